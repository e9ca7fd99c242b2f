"""The 22 djinns (FT44, FT70-FT93), each alone and together."""

import pytest

from serai.core.rules import CHANCE
from serai.games.five_tribes.names import DJINN_NAMES
from serai.games.five_tribes.tables import BIDDING, MOVE, PLACE, SALE, TILE_ACTION, TRIBE

from .table import Table, before_clean_up, in_sale


def gathers(letters: str, kind: str = "small", rest: str = "") -> Table:
    """Moving b3 east ends on c3 and gathers there; `letters` are those gathered."""
    table = Table().kind(kind, "c3").meeples("b3", letters[0])
    return table.meeples("c3", letters[1:] + rest)


def go(table: Table, letter: str) -> Table:
    return table.do("b3", letter + "E")


# ---- When and how ----


@pytest.mark.clause("FT44")
def test_powers_with_free_timing_before_the_move_and_after_each_step() -> None:
    table = gathers("yy", "small").djinn(1, "Enki", "Bouraq", "Sloar").people(1, elders=9).row("fish")
    table.kind("oasis", "a1").kind("village", "a2").cards(1, "fakir")
    powers = ["Bouraq:w", "Bouraq:f", "Enki:w", "Enki:f", "Sloar:f"]
    assert table.can() == ["b3", "c3", *powers]
    table.do("b3")
    assert table.can() == ["yE"]  # never inside a step
    table.do("yE")
    assert (table.s.phase, table.can()) == (TRIBE, [*powers, "go"])
    table.do("go")
    assert (table.s.phase, table.can()) == (TILE_ACTION, ["card1", *powers, "skip"])
    table.do("card1")
    assert (table.s.phase, table.can()) == (SALE, ["put-fish", *powers, "end"])
    table.do("put-fish")
    assert table.can() == ["sell"]
    table.do("sell")
    assert table.can() == [*powers, "end"]


@pytest.mark.clause("FT44")
def test_all_powers_are_optional_and_none_is_asked_of_others() -> None:
    table = gathers("yy").djinn(2, "Enki").people(2, elders=2).kind("oasis", "a1")
    assert go(table, "y").s.phase == SALE


@pytest.mark.clause("FT44")
def test_a_power_is_used_once_a_turn_of_a_marker() -> None:
    table = Table(2, SALE).djinn(1, "Enki").people(1, elders=5).kind("oasis", "a1", "b1")
    table.do("Enki:w", "a1")
    assert table.can() == ["end"]
    table.do("end", "stay", "end")
    assert table.actor == 1  # the second marker
    assert "Enki:w" in table.can()


@pytest.mark.clause("FT44")
def test_powers_with_a_cost_work_only_in_ones_own_turn() -> None:
    table = Table(4, BIDDING).djinn(1, "Enki", "Sloar").people(1, elders=3).cards(1, "fakir")
    assert all(action.startswith("bid") for action in table.can())


# ---- Each alone ----


@pytest.mark.clause("FT70")
def test_al_amin_makes_two_fakirs_a_good_at_the_end() -> None:
    table = in_sale().coins(1, 0).djinn(1, "Al-Amin").cards(1, "fish", "wheat", *["fakir"] * 5)
    assert table.scores()[0] == 5 + 13  # fish, wheat and two wild goods
    assert table.can() == ["put-fish", "put-wheat", "end"]
    assert in_sale().coins(1, 0).cards(1, "fish", "wheat", *["fakir"] * 5).scores()[0] == 3
    assert in_sale().coins(1, 0).djinn(1, "Al-Amin").cards(1, "fakir").scores()[0] == 5


@pytest.mark.clause("FT71")
def test_anun_nak_brings_three_meeples_to_an_empty_tile() -> None:
    table = in_sale().djinn(1, "Anun-Nak").people(1, elders=1).meeples("a1", "y").camel(2, "b1")
    table.pieces("c1", palms=1).pieces("d1", palaces=1)
    table.do("Anun-Nak:w")
    assert table.can() == [f"{c}{r}" for r in range(1, 6) for c in "abcdef" if r > 1 or c in "ef"]
    table.do("e1")
    assert table.s.turn == CHANCE
    assert dict(table.position.chances()) == {8: 15, 9: 20, 10: 18, 11: 18, 12: 18}
    table.do("y", "y", "r")
    assert (table.on("e1"), table.s.phase, table.actor) == ("yyr", SALE, 1)


@pytest.mark.clause("FT71")
def test_anun_nak_brings_fewer_if_the_bag_holds_fewer_and_at_least_one() -> None:
    table = in_sale().djinn(1, "Anun-Nak").cards(1, "fakir").empty_bag()
    assert table.can() == ["end"]
    table.s.bag[3] = 2
    table.do("Anun-Nak:f", "a1", "b", "b")
    assert (table.on("a1"), table.actor, table.discards()) == ("bb", 1, {"fakir": 1})


@pytest.mark.clause("FT72")
def test_baal_is_paid_when_a_djinn_is_gained() -> None:
    for owner, coins in ((1, [51, 50, 50, 50]), (3, [50, 50, 52, 50])):
        table = gathers("yy", "sacred6").people(1, elders=2).face_up("Boaz").djinn(owner, "Ba'al")
        go(table, "y").do("pay-ww", "take-Boaz")
        assert table.money() == coins
    table = gathers("yy", "sacred6").people(1, elders=2).face_up("Ba'al")
    assert go(table, "y").do("pay-ww", "take-Ba'al").money() == [50] * 4


@pytest.mark.clause("FT73")
def test_boaz_protects_viziers_and_elders() -> None:
    table = gathers("rr").people(2, viziers=1, elders=1).people(3, elders=1).djinn(2, "Boaz")
    assert go(table, "r").can() == ["elder3"]
    table = gathers("rr").people(2, viziers=1).djinn(2, "Boaz")
    assert go(table, "r").s.phase == SALE


@pytest.mark.clause("FT74")
def test_bouraq_places_a_palace_on_any_village() -> None:
    table = in_sale().djinn(1, "Bouraq").people(1, elders=1).kind("village", "a1", "f5").camel(2, "f5")
    assert table.do("Bouraq:w").can() == ["a1", "f5"]
    table.do("f5")
    assert (table.s.palace[table.at("f5")], table.s.palaces, table.s.phase) == (1, 9, SALE)


@pytest.mark.clause("FT75")
def test_echidna_doubles_builders_and_fakirs() -> None:
    table = gathers("bbb").kind("village", "b2", "c2").djinn(1, "Echidna").people(1, elders=2)
    table.cards(1, "fakir", "fakir")
    go(table, "b")
    assert table.can() == ["build+0", "build+1", "build+2", "Echidna:ww", "Echidna:wf"]
    table.do("Echidna:wf")
    assert table.can() == ["build+0", "build+1"]
    table.do("build+1")
    assert table.money()[0] == 50 + 2 * (3 + 1) * 2


@pytest.mark.clause("FT75", "FT93")
def test_echidna_is_not_offered_elsewhere_or_for_nothing() -> None:
    table = gathers("bb").djinn(1, "Echidna").people(1, elders=2)
    assert go(table, "b").s.phase == SALE  # no blue tile around
    assert in_sale().djinn(1, "Echidna").people(1, elders=2).can() == ["end"]


@pytest.mark.clause("FT76")
def test_enki_plants_a_palm_on_any_oasis() -> None:
    table = in_sale().djinn(1, "Enki").cards(1, "fakir").kind("oasis", "b2", "e4")
    assert table.do("Enki:f").can() == ["b2", "e4"]
    table.do("b2")
    assert (table.s.palm[table.at("b2")], table.s.palms, table.discards()) == (1, 11, {"fakir": 1})


@pytest.mark.clause("FT77")
def test_hagis_moves_a_palace_to_a_tile_around() -> None:
    table = gathers("yy", "village").djinn(1, "Hagis").people(1, elders=1).camel(2, "d4")
    go(table, "y")
    assert (table.s.phase, table.can()) == (TILE_ACTION, ["Hagis:w", "go"])
    table.do("Hagis:w")
    assert table.can() == ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]
    table.do("d4")
    assert (table.s.palace[table.at("d4")], table.s.palace[table.at("c3")], table.s.phase) == (1, 0, SALE)


@pytest.mark.clause("FT77")
def test_hagis_may_be_left_alone() -> None:
    table = go(gathers("yy", "village").djinn(1, "Hagis").people(1, elders=1), "y").do("go")
    assert (table.s.palace[table.at("c3")], table.s.elders[0]) == (1, 1)


@pytest.mark.clause("FT78")
def test_haurvatat_makes_palms_worth_5() -> None:
    table = Table().camel(1, "a1").pieces("a1", palms=2).pieces("b1", palms=2)
    before = table.scores()[0]
    assert table.djinn(1, "Haurvatat").scores()[0] == before + 8 + 2 * 2


@pytest.mark.clause("FT79")
def test_iblis_kills_two_on_one_tile() -> None:
    table = gathers("rr").meeples("d3", "yw").meeples("c2", "g").djinn(1, "Iblis").people(1, elders=1)
    go(table, "r")
    assert table.can() == ["c2", "d3", "Iblis:w"]
    table.do("Iblis:w")
    assert table.can() == ["c2", "d3"]
    table.do("d3", "kill-w")
    assert (table.on("d3"), table.owner("d3")) == ("", 1)


@pytest.mark.clause("FT79")
def test_iblis_kills_exactly_two_if_there_are_more_and_one_if_there_is_one() -> None:
    table = gathers("rr").meeples("d3", "yyw").meeples("c2", "g").djinn(1, "Iblis").cards(1, "fakir")
    go(table, "r").do("Iblis:f", "d3", "kill-y", "kill-w")
    assert (table.on("d3"), table.owner("d3"), table.s.phase) == ("y", 0, SALE)
    table = gathers("rr").meeples("d3", "yyw").meeples("c2", "g").djinn(1, "Iblis").cards(1, "fakir")
    go(table, "r").do("Iblis:f", "c2")
    assert (table.owner("c2"), table.on("d3")) == (1, "yyw")


@pytest.mark.clause("FT79")
def test_iblis_kills_two_in_front_of_one_opponent() -> None:
    table = gathers("rr").people(2, viziers=1, elders=2).people(3, viziers=1)
    table.djinn(1, "Iblis").cards(1, "fakir")
    go(table, "r").do("Iblis:f", "elder2")
    assert table.can() == ["vizier2", "elder2"]
    table.do("vizier2")
    assert (table.s.viziers[1], table.s.elders[1], table.s.viziers[2]) == (0, 1, 1)
    table = gathers("rr").people(2, viziers=2).people(3, viziers=1).djinn(1, "Iblis").cards(1, "fakir")
    go(table, "r").do("Iblis:f", "vizier2")
    assert (table.s.viziers[1], table.s.phase) == (0, SALE)


@pytest.mark.clause("FT79", "FT93")
def test_iblis_is_not_offered_where_no_two_can_be_killed() -> None:
    table = gathers("rr").meeples("d3", "y").people(2, viziers=1).djinn(1, "Iblis").people(1, elders=1)
    assert go(table, "r").can() == ["d3", "vizier2"]
    far = gathers("rr").meeples("d3", "y").meeples("f3", "yy").djinn(1, "Iblis").cards(1, "fakir")
    assert go(far, "r").can() == ["d3", "f3"]  # the fakir cannot pay both Iblis and the way


@pytest.mark.clause("FT80")
def test_jafaar_makes_viziers_worth_3() -> None:
    table = Table().people(1, viziers=4)
    before = table.scores()[0]
    assert table.djinn(1, "Jafaar").scores()[0] == before + 6 + 4 * 2


@pytest.mark.clause("FT81")
def test_kandicha_is_paid_for_builders_and_keeps_viziers_and_elders() -> None:
    table = gathers("rr").meeples("d3", "b").kind("village", "d3", "e2").djinn(1, "Kandicha")
    go(table, "r").do("d3")
    assert table.money()[0] == 52
    table = gathers("rr").meeples("d3", "y").djinn(1, "Kandicha")
    go(table, "r").do("d3")
    assert (table.s.viziers[0], table.bag()["y"]) == (1, 15)
    table = gathers("rr").people(2, elders=1).djinn(1, "Kandicha")
    go(table, "r").do("elder2")
    assert (table.s.elders[0], table.s.elders[1], table.bag()["w"]) == (1, 0, 19)
    table = gathers("rr").meeples("d3", "r").djinn(1, "Kandicha")
    go(table, "r").do("d3")
    assert (table.bag()["r"], table.money()) == (18, [50] * 4)


@pytest.mark.clause("FT81")
def test_kandicha_draws_a_card_for_a_merchant_before_the_tile_action() -> None:
    table = gathers("rr").meeples("d3", "g").djinn(1, "Kandicha").row("fish")
    go(table, "r").do("d3")
    assert table.s.turn == CHANCE
    table.do("gold")
    assert (table.hand(1), table.s.phase, table.bag()["g"]) == ({"gold": 1}, TILE_ACTION, 18)


@pytest.mark.clause("FT81")
def test_kandicha_serves_only_its_owner() -> None:
    table = gathers("rr").meeples("d3", "y").djinn(2, "Kandicha")
    go(table, "r").do("d3")
    assert (table.s.viziers[0], table.s.viziers[1], table.bag()["y"]) == (0, 0, 16)


@pytest.mark.clause("FT83")
def test_lamia_moves_a_palm_to_a_tile_around() -> None:
    table = gathers("yy", "oasis").djinn(1, "Lamia").cards(1, "fakir")
    go(table, "y").do("Lamia:f", "b4")
    assert (table.s.palm[table.at("b4")], table.s.palm[table.at("c3")], table.s.phase) == (1, 0, SALE)


@pytest.mark.clause("FT84")
def test_leta_places_a_camel_on_an_empty_tile() -> None:
    table = in_sale().djinn(1, "Leta").people(1, elders=2).cards(1, "fakir").meeples("a1", "y")
    assert table.can() == ["Leta:ww", "Leta:wf", "end"]
    table.do("Leta:wf")
    assert "a1" not in table.can()
    assert len(table.can()) == 29
    table.do("c4")
    assert (table.owner("c4"), table.s.camels[0], table.s.elders[0], table.hand(1)) == (1, 7, 1, {})


@pytest.mark.clause("FT85")
def test_marid_is_paid_for_drops_on_its_owners_tiles() -> None:
    for owner, coins in ((1, [52, 50, 50, 50]), (2, [50, 54, 50, 50])):
        table = Table().meeples("a3", "wy").meeples("c3", "y").camel(owner, "b3", "c3").djinn(owner, "Marid")
        table.do("a3", "wE", "yE")
        assert table.money() == coins


@pytest.mark.clause("FT85")
def test_marid_is_not_paid_for_a_tile_taken_by_the_drop_or_for_others_tiles() -> None:
    table = gathers("yy").djinn(1, "Marid")
    assert go(table, "y").money() == [50] * 4
    assert table.owner("c3") == 1
    table = gathers("yy").djinn(1, "Marid").camel(2, "c3")
    assert go(table, "y").money() == [50] * 4


@pytest.mark.clause("FT86")
def test_monkir_is_paid_for_every_palace() -> None:
    for owner, coins in ((1, [51, 50, 50, 50]), (4, [50, 50, 50, 52])):
        table = go(gathers("yy", "village").djinn(owner, "Monkir"), "y")
        assert table.money() == coins
    assert go(gathers("yy", "oasis").djinn(1, "Monkir"), "y").money() == [50] * 4


@pytest.mark.clause("FT87")
def test_nekir_is_paid_for_every_meeple_killed() -> None:
    for owner, coins in ((1, [51, 50, 50, 50]), (2, [50, 52, 50, 50])):
        table = gathers("rr").meeples("d3", "y").djinn(owner, "Nekir")
        assert go(table, "r").do("d3").money() == coins


@pytest.mark.clause("FT88")
def test_shamhat_makes_elders_worth_4() -> None:
    table = Table().people(1, elders=3)
    before = table.scores()[0]
    assert table.djinn(1, "Shamhat").scores()[0] == before + 6 + 3 * 2


@pytest.mark.clause("FT89")
def test_sibittis_looks_at_three_djinns_and_keeps_one() -> None:
    table = in_sale().djinn(1, "Sibittis").people(1, elders=2).djinn(2, "Ba'al")
    table.do("Sibittis:ww")
    assert len(table.can()) == 20
    table.do("Leta", "Boaz", "Enki")
    assert table.can() == ["take-Boaz", "take-Enki", "take-Leta"]
    assert table.position.view(0)["looked"] == ["Boaz", "Enki", "Leta"]
    assert table.position.view(1)["looked"] == [None, None, None]
    table.do("take-Enki")
    assert table.can() == ["Boaz"]  # the others are shown, one after the other
    table.do("Boaz", "Leta")
    assert table.position.view(None)["djinn_discards"] == ["Boaz", "Leta"]
    assert table.money() == [50, 52, 50, 50]  # Ba'al
    assert (table.s.phase, table.actor) == (SALE, 1)


@pytest.mark.clause("FT89", "FT92")
def test_sibittis_sees_fewer_if_there_are_fewer_and_discards_are_shuffled_in_mid_draw() -> None:
    table = in_sale().djinn(1, "Sibittis").people(1, elders=2).only_djinns("Leta")
    table.do("Sibittis:ww", "Leta")
    assert table.can() == ["take-Leta"]
    table = in_sale().djinn(1, "Sibittis").people(1, elders=2).only_djinns("Leta")
    table.s.djinn[DJINN_NAMES.index("Boaz")] = 1
    table.s.djinn[DJINN_NAMES.index("Utug")] = 1
    table.s.djinn[DJINN_NAMES.index("Hagis")] = 1
    table.do("Sibittis:ww", "Leta")
    assert table.can() == ["Boaz", "Hagis", "Utug"]
    table.do("Utug", "Boaz")
    assert table.can() == ["take-Boaz", "take-Leta", "take-Utug"]
    looked = set()
    for seed in range(40):  # everybody knows that Leta was the last of the deck, but not the others
        djinns = table.position.resample(1, seed).record.to_dict()["djinn"]
        looked.add(tuple(name for name, where in zip(DJINN_NAMES, djinns, strict=True) if 3 <= where <= 4))
    assert looked == {("Boaz", "Hagis", "Leta"), ("Boaz", "Leta", "Utug"), ("Hagis", "Leta", "Utug")}


@pytest.mark.clause("FT90")
def test_sloar_draws_the_top_card() -> None:
    table = in_sale().djinn(1, "Sloar").cards(1, "fakir").people(1, elders=3)
    assert table.can() == ["Sloar:f", "end"]
    table.do("Sloar:f")
    assert len(table.position.chances()) == 10
    table.do("gems")
    assert (table.hand(1), table.discards(), table.actor) == ({"gems": 1}, {"fakir": 1}, 1)


@pytest.mark.clause("FT91")
def test_utug_places_a_camel_on_a_tile_with_meeples() -> None:
    table = in_sale().djinn(1, "Utug").people(1, elders=2).meeples("a1", "y").meeples("b1", "yy")
    table.camel(2, "b1").meeples("c1", "r").pieces("c1", palms=1).meeples("d1", "g")
    assert table.do("Utug:ww").can() == ["a1", "d1"]
    table.do("d1")
    assert (table.owner("d1"), table.on("d1"), table.s.camels[0]) == (1, "g", 7)


# ---- Together ----


@pytest.mark.clause("FT77", "FT74", "FT86")
def test_hagis_redirects_bouraqs_palace_and_monkir_is_paid() -> None:
    table = in_sale().djinn(1, "Bouraq", "Hagis").people(1, elders=2).kind("village", "a1").djinn(2, "Monkir")
    table.do("Bouraq:w", "a1")
    assert (table.s.phase, table.can()) == (PLACE, ["Hagis:w", "go"])
    table.do("Hagis:w")
    assert table.can() == ["b1", "a2", "b2"]
    table.do("b2")
    assert table.s.palace[table.at("b2")] == 1
    assert table.money() == [50, 52, 50, 50]
    assert (table.s.phase, table.can()) == (SALE, ["end"])


@pytest.mark.clause("FT83", "FT76")
def test_lamia_redirects_enkis_palm_before_the_move_and_back_to_it() -> None:
    table = gathers("yy").djinn(1, "Enki", "Lamia").people(1, elders=2).kind("oasis", "f5")
    table.do("Enki:w", "f5", "Lamia:w", "e4")
    assert table.s.palm[table.at("e4")] == 1
    assert (table.s.phase, table.can()) == (MOVE, ["b3", "c3"])
    table = gathers("yy").djinn(1, "Enki", "Lamia").people(1, elders=2).kind("oasis", "f5")
    table.do("Enki:w", "f5", "go")
    assert (table.s.palm[table.at("f5")], table.s.elders[0]) == (1, 1)


@pytest.mark.clause("FT77", "FT44")
def test_hagis_works_once_a_turn_for_bouraq_or_the_village() -> None:
    table = gathers("yy", "village").djinn(1, "Bouraq", "Hagis").people(1, elders=5)
    table.do("Bouraq:w", "c3", "Hagis:w", "d3")
    go(table, "y")
    assert table.s.phase == SALE
    assert (table.s.palace[table.at("d3")], table.s.palace[table.at("c3")]) == (1, 1)


@pytest.mark.clause("FT40", "FT74")
def test_bouraq_may_take_the_last_palace_before_the_village_does() -> None:
    table = gathers("yy", "village").djinn(1, "Bouraq").people(1, elders=1).kind("village", "f5")
    table.pieces("a1", palaces=9)
    go(table, "y").do("go", "Bouraq:w", "f5")
    assert (table.s.phase, table.can(), table.s.palaces) == (TILE_ACTION, ["go"], 0)
    table.do("go")
    assert (table.s.palace[table.at("c3")], table.s.palace[table.at("f5")]) == (0, 1)


@pytest.mark.clause("FT79", "FT81", "FT87")
def test_iblis_kandicha_and_nekir_together() -> None:
    table = gathers("rr").meeples("d3", "gb").kind("village", "d3", "e3", "c2")
    table.djinn(1, "Iblis", "Kandicha").djinn(3, "Nekir").people(1, elders=1)
    go(table, "r").do("Iblis:w", "d3", "kill-b")
    assert table.money() == [53, 50, 54, 50]
    assert table.owner("d3") == 1
    table.do("fish")
    assert table.hand(1) == {"fish": 1}


@pytest.mark.clause("FT79", "FT73", "FT81")
def test_iblis_kandicha_and_boaz() -> None:
    table = gathers("rr").people(2, viziers=2, elders=2).people(3, viziers=1, elders=1)
    table.djinn(1, "Iblis", "Kandicha").djinn(2, "Boaz").cards(1, "fakir")
    go(table, "r").do("Iblis:f")
    assert table.can() == ["vizier3", "elder3"]
    table.do("elder3")
    assert (table.s.viziers[0], table.s.elders[0], table.s.viziers[2], table.s.elders[2]) == (1, 1, 0, 0)


@pytest.mark.clause("FT81", "FT75")
def test_kandichas_builder_is_not_doubled_by_echidna_nor_helped_by_fakirs() -> None:
    table = gathers("rr").meeples("d3", "b").kind("village", "d3").djinn(1, "Kandicha", "Echidna")
    table.people(1, elders=2).cards(1, "fakir")
    go(table, "r")
    assert table.can() == ["d3"]
    assert table.do("d3").money()[0] == 51


@pytest.mark.clause("FT89", "FT43", "FT72")
def test_a_djinn_kept_by_sibittis_may_be_used_at_once_and_pays_ones_own_baal() -> None:
    table = in_sale().djinn(1, "Sibittis", "Ba'al").people(1, elders=3).kind("oasis", "a1")
    table.do("Sibittis:ww", "Enki", "Boaz", "Leta", "take-Enki", "Boaz", "Leta")
    assert table.money()[0] == 51
    assert table.can() == ["Enki:w", "end"]


@pytest.mark.clause("FT92", "FT61")
def test_leta_and_utug_need_a_camel_and_may_place_the_last() -> None:
    table = in_sale().djinn(1, "Leta").people(1, elders=2)
    table.s.camels[0] = 0
    assert table.can() == ["end"]
    for djinn in ("Leta", "Utug"):
        table = in_sale().djinn(1, djinn).people(1, elders=2).meeples("a1", "y")
        table.s.camels[0] = 1
        table.do(f"{djinn}:ww", "a1" if djinn == "Utug" else "b1")
        assert table.position.view(None)["last_camel"]


@pytest.mark.clause("FT92")
def test_an_empty_deck_is_shuffled_before_a_draw_also_in_mid_draw() -> None:
    table = gathers("rr").meeples("d3", "gg").djinn(1, "Iblis", "Kandicha").people(1, elders=1).no_deck()
    table.s.deck[0], table.s.discards[1] = 1, 1
    go(table, "r").do("Iblis:w", "d3")
    assert table.can() == ["ivory"]
    table.do("ivory")
    assert table.can() == ["gems"]
    table.do("gems")
    assert table.hand(1) == {"ivory": 1, "gems": 1}


@pytest.mark.clause("FT92")
def test_with_no_card_at_all_nothing_is_drawn() -> None:
    table = gathers("rr").meeples("d3", "g").djinn(1, "Kandicha").no_deck()
    go(table, "r").do("d3")
    assert (table.s.phase, table.actor, table.hand(1)) == (SALE, 1, {})


@pytest.mark.clause("FT93")
def test_the_elder_paid_is_in_the_bag_for_anun_naks_draw() -> None:
    table = in_sale().djinn(1, "Anun-Nak").people(1, elders=1).empty_bag()
    table.s.bag[0] = 1
    table.do("Anun-Nak:w", "a1")
    assert table.can() == ["y", "w"]
    table.do("w", "y")
    assert table.on("a1") == "yw"


@pytest.mark.clause("FT93")
@pytest.mark.parametrize(
    ("djinn", "spoil"),
    [
        ("Anun-Nak", lambda t: t.empty_bag()),
        ("Anun-Nak", lambda t: [t.camel(2, f"{c}{r}") for c in "abcdef" for r in range(1, 6)]),
        ("Bouraq", lambda t: t.pieces("a1", palaces=10)),
        ("Enki", lambda t: t.pieces("a1", palms=12)),
        ("Leta", lambda t: [t.pieces(f"{c}{r}") for c in "abcdef" for r in range(1, 6)]),
        ("Sibittis", lambda t: t.only_djinns()),
        ("Sloar", lambda t: t.no_deck()),
        ("Utug", lambda t: None),
    ],
)
def test_a_power_that_could_do_nothing_may_not_be_used(djinn: str, spoil: object) -> None:
    table = in_sale().djinn(1, djinn).people(1, elders=2).cards(1, "fakir").kind("village", "c1")
    table.kind("oasis", "c2")
    table.s.camels[1] = 50
    spoil(table)  # type: ignore[operator]
    assert table.can() == ["end"]


@pytest.mark.clause("FT93", "FT90")
def test_the_fakir_that_sloar_costs_is_not_there_to_be_drawn_before_it_is_paid() -> None:
    table = in_sale().djinn(1, "Sloar").cards(1, "fakir").no_deck()
    assert table.can() == ["end"]
    table.s.discards[3] = 1
    table.do("Sloar:f")
    assert table.can() == ["papyrus", "fakir"]


def test_what_a_player_is_asked_does_not_tell_their_unseen_cards() -> None:
    """A card drawn unseen might be a fakir, so its holder is asked even if it is none."""
    for card in ("fakir", "fish"):
        table = gathers("yy").djinn(1, "Enki").kind("oasis", "f5").cards(1, card, unseen=True)
        go(table, "y")
        assert table.s.phase == TRIBE
        assert table.can() == (["Enki:f", "go"] if card == "fakir" else ["go"])
        table = gathers("bb").cards(1, card, unseen=True)
        go(table, "b")
        assert table.can() == (["build+0", "build+1"] if card == "fakir" else ["build+0"])
    table = gathers("yy").djinn(1, "Enki").kind("oasis", "f5").cards(1, "fish")
    assert go(table, "y").s.phase == SALE  # everybody knows that this is a fish


def test_the_next_round_begins_with_fresh_powers() -> None:
    table = before_clean_up().no_deck().only_djinns().djinn(1, "Enki").people(1, elders=2).kind("oasis", "a1")
    table.do("Enki:w", "a1", "end")
    assert table.s.used == 0
