"""Camels on the move: CU14 to CU18."""

import pytest

from .table import fields, legal_names, money, ranking, roll, snapshot, table, track

# ---- CU14: landing on camels ----


@pytest.mark.clause("CU14")
def test_a_unit_goes_on_top_of_the_camels_it_lands_on() -> None:
    s = table("3:WG 5:YB 9:O")
    roll(s, "W2")
    assert track(s) == "5:YBWG 9:O"


@pytest.mark.clause("CU14")
def test_camels_passed_on_the_way_are_not_affected() -> None:
    s = table("3:WG 4:B 5:YO")
    roll(s, "W3")
    assert track(s) == "4:B 5:YO 6:WG"


@pytest.mark.clause("CU14")
def test_a_camel_from_the_middle_of_a_stack_takes_only_those_above() -> None:
    s = table("3:BWG 4:YO")
    roll(s, "W1")
    assert track(s) == "3:B 4:YOWG"


# ---- CU15: landing on a desert tile ----


@pytest.mark.clause("CU15")
@pytest.mark.parametrize("tile", [+5, -5])
@pytest.mark.parametrize("position", ["3:W 1:BYGO", "3:WG 1:BYO", "3:WGBYO"])
def test_the_owner_gets_one_pound_at_once_for_the_whole_unit(tile: int, position: str) -> None:
    s = table(position, deserts={2: tile})
    roll(s, "W2")
    assert money(s) == [3, 3, 4, 3]


@pytest.mark.clause("CU15")
@pytest.mark.parametrize("tile", [+5, -5])
def test_also_for_ones_own_roll(tile: int) -> None:
    s = table("3:W 1:BYGO", turn=2, deserts={2: tile})
    roll(s, "W2")
    assert money(s) == [3, 3, 4, 3]


@pytest.mark.clause("CU15")
def test_each_landing_is_paid() -> None:
    s = table("3:W 4:B 1:YGO", deserts={2: +5})
    roll(s, "W2", "B1")
    assert money(s) == [3, 3, 5, 3]


@pytest.mark.clause("CU15")
def test_passing_over_a_tile_does_nothing() -> None:
    s = table("3:W 1:BYGO", deserts={2: +5, 3: -9})
    roll(s, "W3")
    assert (track(s), money(s)) == ("1:BYGO 6:W +5 -9", [3, 3, 3, 3])


@pytest.mark.clause("CU15")
def test_an_oasis_leads_one_space_on() -> None:
    s = table("3:WG 1:BYO", deserts={0: +5})
    roll(s, "W2")
    assert track(s) == "1:BYO 6:WG +5"


@pytest.mark.clause("CU15")
def test_on_top_of_camels_there() -> None:
    s = table("3:WG 6:BY 1:O", deserts={0: +5})
    roll(s, "W2")
    assert track(s) == "1:O 6:BYWG +5"


@pytest.mark.clause("CU15")
def test_a_mirage_leads_one_space_back() -> None:
    s = table("3:WG 1:BYO", deserts={0: -5})
    roll(s, "W2")
    assert track(s) == "1:BYO 4:WG -5"


@pytest.mark.clause("CU15")
def test_underneath_camels_there() -> None:
    s = table("3:WG 4:BY 1:O", deserts={0: -5})
    roll(s, "W2")
    assert track(s) == "1:O 4:WGBY -5"


@pytest.mark.clause("CU15")
@pytest.mark.parametrize(
    ("before", "die", "after"),
    [
        ("6:BW 1:YGO", "W1", "1:YGO 6:WB"),
        ("6:BWYGO", "W1", "6:WYGOB"),
        ("6:BWYGO", "O1", "6:OBWYG"),
        ("6:BWYGO", "G1", "6:GOBWY"),
    ],
)
def test_also_under_those_it_has_just_left(before: str, die: str, after: str) -> None:
    s = table(before, deserts={0: -7})
    roll(s, die)
    assert track(s) == f"{after} -7"


@pytest.mark.clause("CU15")
def test_a_whole_stack_that_comes_back_is_as_it_was() -> None:
    s = table("6:BWYGO", deserts={1: -7})
    roll(s, "B1")
    assert (track(s), money(s)) == ("6:BWYGO -7", [3, 4, 3, 3])


@pytest.mark.clause("CU15")
def test_also_under_those_it_has_passed_on_the_way() -> None:
    s = table("5:BG 6:YW 8:O", deserts={0: -7})
    roll(s, "G2")
    assert track(s) == "5:B 6:GYW 8:O -7"


@pytest.mark.clause("CU15")
@pytest.mark.parametrize("tile", [+5, -5])
def test_the_tile_stays(tile: int) -> None:
    s = table("3:W 2:B 1:YGO", deserts={0: tile})
    roll(s, "W2", "B3")
    assert snapshot(s)["deserts"] == {0: tile}
    assert money(s) == [5, 3, 3, 3]


@pytest.mark.clause("CU15")
def test_tiles_two_spaces_apart_send_nobody_from_one_to_the_other() -> None:
    s = table("3:W 1:BYGO", deserts={0: +5, 1: -7})
    roll(s, "W2")
    assert (track(s), money(s)) == ("1:BYGO 6:W +5 -7", [4, 3, 3, 3])
    s = table("3:W 1:BYGO", deserts={0: -6, 1: +4})
    roll(s, "W3")
    assert (track(s), money(s)) == ("1:BYGO 5:W +4 -6", [4, 3, 3, 3])


@pytest.mark.clause("CU15")
def test_a_mirage_may_lead_back_to_the_first_space() -> None:
    s = table("1:BYGOW", deserts={0: -2})
    roll(s, "W1")
    assert track(s) == "1:WBYGO -2"


# ---- CU16: desert tiles by the finish line ----


@pytest.mark.clause("CU16", "CU23")
def test_an_oasis_on_16_pays_and_leads_across_the_line() -> None:
    s = table("14:WG 3:BYO", deserts={3: +16})
    roll(s, "W2")
    assert s.over
    assert track(s) == "3:BYO 17:WG +16"
    assert money(s) == [4, 3, 3, 4]  # the roller's pyramid tile, the owner's pound


@pytest.mark.clause("CU16")
def test_a_mirage_on_16_leads_back_to_15_underneath() -> None:
    s = table("14:WG 15:B 3:YO", deserts={3: -16})
    roll(s, "W2")
    assert not s.over
    assert (track(s), money(s)) == ("3:YO 15:WGB -16", [3, 3, 3, 4])


@pytest.mark.clause("CU16")
def test_a_mirage_on_16_is_passed_like_any_other() -> None:
    s = table("14:WG 15:B 3:YO", deserts={3: -16})
    roll(s, "W3")
    assert s.over
    assert (ranking(s)[:2], money(s)) == ("GW", [4, 3, 3, 3])


@pytest.mark.clause("CU16")
@pytest.mark.parametrize(("pips", "space"), [(1, 17), (2, 18), (3, 19)])
@pytest.mark.parametrize("tile", [+2, -2, +3, -3])
def test_tiles_beyond_the_line_do_nothing(pips: int, space: int, tile: int) -> None:
    s = table("16:W 15:BYGO", deserts={3: tile})
    roll(s, f"W{pips}")
    assert (track(s), money(s)) == (f"15:BYGO {space}:W {tile:+d}", [4, 3, 3, 3])


# ---- CU17: who is ahead ----


@pytest.mark.clause("CU17")
@pytest.mark.parametrize(
    ("position", "order"),
    [
        ("1:B 2:Y 3:G 4:O 5:W", "WOGYB"),
        ("9:B 2:Y 13:G 4:O 5:W", "GBWOY"),
        ("4:BW 6:GYO", "OYGWB"),
        ("16:BYGOW", "WOGYB"),
        ("1:WOG 16:Y 2:B", "YBGOW"),
    ],
)
def test_the_farther_space_is_ahead_and_on_one_space_the_higher_camel(position: str, order: str) -> None:
    assert ranking(table(position)) == order


@pytest.mark.clause("CU17")
@pytest.mark.parametrize(
    ("position", "die", "order"),
    [
        ("2:GYO 3:BW", "B1", "WBOYG"),
        ("2:GYO 3:BW", "B3", "WBOYG"),
        ("2:GYO 3:BW", "G1", "OYGWB"),
        ("2:GYO 3:BW", "Y2", "OYWBG"),
        ("2:GYO 4:BW -3", "G1", "WBOYG"),
        ("2:GYO 3:BW +4", "G2", "OYGWB"),
        ("2:GYO 3:BW -4", "B1", "WBOYG"),
        ("2:GYO 3:BW -4", "W1", "BWOYG"),
        ("2:GYO 3:BW -4", "O2", "WBOYG"),
    ],
)
def test_the_ranking_follows_every_move(position: str, die: str, order: str) -> None:
    s = table(position)
    roll(s, die)
    assert ranking(s) == order


@pytest.mark.clause("CU17")
def test_whoever_stands_on_a_unit_back_from_a_mirage_is_ahead_of_it() -> None:
    s = table("4:B 3:WG 1:OY", deserts={0: -5})
    roll(s, "W2")
    assert ranking(s) == "BGWYO"


# ---- CU18: across the finish line ----


@pytest.mark.clause("CU18")
@pytest.mark.parametrize(("die", "space"), [("W1", 17), ("W2", 18), ("W3", 19)])
def test_spaces_count_on_beyond_the_line(die: str, space: int) -> None:
    s = table("16:WG 3:BYO")
    roll(s, die)
    assert track(s) == f"3:BYO {space}:WG"


@pytest.mark.clause("CU18")
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_a_unit_that_has_crossed_never_joins_camels_on_the_first_spaces(pips: int) -> None:
    s = table("16:WG 1:B 2:Y 3:O")
    roll(s, f"W{pips}")
    assert track(s) == f"1:B 2:Y 3:O {16 + pips}:WG"
    assert ranking(s) == "GWOYB"


@pytest.mark.clause("CU18")
@pytest.mark.parametrize("die", ["B1", "B3"])
def test_it_is_ahead_of_all_others_in_its_stack_order(die: str) -> None:
    s = table("16:YOBGW")
    roll(s, die)
    assert ranking(s) == "WGBOY"


@pytest.mark.clause("CU18")
def test_a_unit_from_behind_jumps_over_the_leaders_on_16() -> None:
    s = table("16:YO 14:BG 1:W")
    roll(s, "B3")
    assert (track(s), ranking(s)) == ("1:W 16:YO 17:BG", "GBOYW")


@pytest.mark.clause("CU18", "CU16")
def test_an_oasis_on_16_reaches_17_even_with_a_camel_on_space_1() -> None:
    s = table("13:WG 1:B 2:YO", deserts={0: +16})
    roll(s, "W3")
    assert track(s) == "1:B 2:YO 17:WG +16"
    assert ranking(s) == "GWOYB"


@pytest.mark.clause("CU18", "CU23")
def test_nobody_moves_any_more() -> None:
    s = table("16:WG 3:BYO")
    roll(s, "W1")
    assert (legal_names(s), fields(s).turn) == ([], -2)
