"""A turn, exactly one of four actions: CU10 to CU13, and the limits CU27 and CU34."""

import pytest

import serai
from serai.games.camel_up.tables import ACTIONS, PATIENCE

from . import crowd
from .table import (
    desert_spaces,
    fields,
    give_turn,
    hold,
    legal_names,
    money,
    outcome_names,
    play,
    roll,
    snapshot,
    table,
    track,
    turn,
)

START = "1:BW 2:GY 3:O"


@pytest.mark.clause("CU10", "CU11", "CU12", "CU13")
def test_there_are_four_kinds_of_action_and_no_pass() -> None:
    spaces = range(4, 17)
    assert legal_names(table(START)) == [
        *(f"leg{camel}" for camel in "BYGOW"),
        *(f"+{space}" for space in spaces),
        *(f"-{space}" for space in spaces),
        "roll",
        *(f"win{camel}" for camel in "BYGOW"),
        *(f"lose{camel}" for camel in "BYGOW"),
    ]


# ---- CU10: leg bet ----


@pytest.mark.clause("CU10")
def test_leg_tiles_are_taken_from_the_top() -> None:
    s = table(START)
    play(s, "legG legG legG")
    assert snapshot(s)["leg_tiles"] == [{"G5"}, {"G3"}, {"G2"}, set()]
    assert snapshot(s)["stacks"]["G"] == []


@pytest.mark.clause("CU10")
def test_a_colour_without_tiles_cannot_be_taken() -> None:
    s = table(START)
    play(s, "legG legG legG")
    assert [name for name in legal_names(s) if name.startswith("leg")] == ["legB", "legY", "legO", "legW"]
    with pytest.raises(serai.IllegalMove):
        play(s, "legG")


@pytest.mark.clause("CU10")
def test_one_player_may_take_any_number_also_of_one_colour() -> None:
    s = table(START, players=2)
    for camel in "BYGOW":
        for _ in range(3):
            give_turn(s, 1)
            play(s, f"leg{camel}")
    assert snapshot(s)["leg_tiles"] == [
        set(),
        {f"{camel}{value}" for camel in "BYGOW" for value in (5, 3, 2)},
    ]
    assert not any(name.startswith("leg") for name in legal_names(s))


@pytest.mark.clause("CU10")
def test_a_leg_tile_costs_and_brings_nothing_yet() -> None:
    s = table(START)
    play(s, "legO")
    assert money(s) == [3, 3, 3, 3]


# ---- CU11: desert tile ----


@pytest.mark.clause("CU11")
def test_a_desert_tile_may_lie_on_spaces_2_to_16() -> None:
    assert desert_spaces(table("1:BYGOW")) == list(range(2, 17))


@pytest.mark.clause("CU11")
@pytest.mark.parametrize("name", ["+1", "-1", "+0", "+17", "-17", "5", "+05"])
def test_but_nowhere_else(name: str) -> None:
    with pytest.raises(serai.IllegalMove):
        play(table("16:BYGOW"), name)


@pytest.mark.clause("CU11")
def test_not_on_a_camel() -> None:
    assert desert_spaces(table("2:B 5:YG 9:O 16:W")) == [3, 4, 6, 7, 8, *range(10, 16)]


@pytest.mark.clause("CU11")
@pytest.mark.parametrize("tile", [+7, -7])
def test_not_on_a_desert_tile_nor_next_to_one(tile: int) -> None:
    assert desert_spaces(table("1:BYGOW", deserts={3: tile})) == [2, 3, 4, 5, *range(9, 17)]


@pytest.mark.clause("CU11")
def test_nor_next_to_one_at_either_end_of_the_track() -> None:
    s = table("1:BYGOW", deserts={1: +2, 2: -16})
    assert desert_spaces(s) == list(range(4, 15))


@pytest.mark.clause("CU11")
def test_next_to_a_camel_is_allowed() -> None:
    assert {4, 6} <= set(desert_spaces(table("5:BYGOW")))


@pytest.mark.clause("CU11")
@pytest.mark.parametrize("s", [table(START), table("2:B 5:Y 9:G 12:O 16:W", deserts={0: -14, 1: +7, 2: -10})])
def test_either_side_may_be_up(s: serai.State) -> None:
    mirages = [-int(name) for name in legal_names(s) if name.startswith("-")]
    assert mirages == desert_spaces(s) != []
    for name in (f"+{mirages[0]}", f"-{mirages[0]}"):
        after = s.copy()
        play(after, name)
        assert snapshot(after)["deserts"][0] == int(name)


@pytest.mark.clause("CU11")
@pytest.mark.parametrize("tile", [+7, -7])
def test_a_laid_tile_may_move_also_by_one_space_but_not_stay(tile: int) -> None:
    s = table("1:BYGOW", deserts={0: tile})
    assert desert_spaces(s) == [space for space in range(2, 17) if space != 7]


@pytest.mark.clause("CU11")
@pytest.mark.parametrize("tile", [+7, -7])
@pytest.mark.parametrize("name", ["+7", "-7"])
def test_turning_it_over_in_place_is_refused(tile: int, name: str) -> None:
    with pytest.raises(serai.IllegalMove):
        play(table("1:BYGOW", deserts={0: tile}), name)


@pytest.mark.clause("CU11")
@pytest.mark.parametrize("tile", [+7, -7])
@pytest.mark.parametrize("name", ["+8", "-8", "+2", "-16"])
def test_the_side_is_chosen_anew(tile: int, name: str) -> None:
    s = table("1:BYGOW", deserts={0: tile})
    play(s, name)
    assert snapshot(s)["deserts"] == {0: int(name)}


@pytest.mark.clause("CU11")
def test_other_tiles_are_neighbours_of_the_new_space() -> None:
    s = table("1:BYGOW", deserts={0: +5, 1: +7, 2: -11})
    assert desert_spaces(s) == [2, 3, 4, 9, 13, 14, 15, 16]


@pytest.mark.clause("CU11")
def test_a_moved_tile_frees_its_old_space_for_others() -> None:
    s = table("1:BYGOW", deserts={0: +5})
    play(s, "-9")
    assert desert_spaces(s) == [*range(2, 8), *range(11, 17)]


@pytest.mark.clause("CU11")
def test_laying_a_tile_moves_no_camel_and_pays_nobody() -> None:
    s = table(START)
    play(s, "+4")
    assert (track(s), money(s)) == (f"{START} +4", [3, 3, 3, 3])


# ---- CU12: pyramid ----


@pytest.mark.clause("CU12")
def test_a_pyramid_tile_is_taken_before_the_die_falls() -> None:
    s = table(START, turn=2)
    play(s, "roll")
    assert snapshot(s)["pyramid_tiles"] == [0, 0, 1, 0]
    assert turn(s) == serai.CHANCE


@pytest.mark.clause("CU12")
def test_every_die_still_in_the_pyramid_is_equally_likely() -> None:
    s = table(START, dice="BGW")
    play(s, "roll")
    assert outcome_names(s) == [f"{camel}{pips}" for camel in "BGW" for pips in (1, 2, 3)]
    assert {weight for _, weight in s.chances()} == {1}


@pytest.mark.clause("CU12")
def test_a_die_comes_out_once_a_leg() -> None:
    s = table(START)
    roll(s, "G1")
    assert snapshot(s)["pyramid"] == set("BYOW")
    play(s, "roll")
    with pytest.raises(serai.IllegalMove):
        play(s, "G2")


@pytest.mark.clause("CU12")
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_the_camel_moves_as_many_spaces_as_its_die_shows(pips: int) -> None:
    s = table("1:BW 2:GY 9:O")
    roll(s, f"O{pips}")
    assert track(s) == f"1:BW 2:GY {9 + pips}:O"


@pytest.mark.clause("CU12")
@pytest.mark.parametrize(
    ("die", "after"),
    [
        ("B2", "3:BYGOW"),
        ("Y2", "1:B 3:YGOW"),
        ("G2", "1:BY 3:GOW"),
        ("O2", "1:BYG 3:OW"),
        ("W2", "1:BYGO 3:W"),
    ],
)
def test_it_carries_all_camels_on_top_and_leaves_those_below(die: str, after: str) -> None:
    s = table("1:BYGOW")
    roll(s, die)
    assert track(s) == after


@pytest.mark.clause("CU12", "CU21")
def test_the_pyramid_tile_brings_no_pound_at_once() -> None:
    s = table(START)
    roll(s, "G1")
    assert money(s) == [3, 3, 3, 3]


# ---- CU13: race bet ----


@pytest.mark.clause("CU13")
def test_cards_are_laid_on_the_winner_or_the_loser_pile_in_order() -> None:
    s = table(START, players=2)
    play(s, "winB loseB loseG winO winY")
    assert snapshot(s)["piles"] == [["0B", "1O", "0Y"], ["1B", "0G"]]
    assert snapshot(s)["hands"] == [set("OW"), set("YGW")]


@pytest.mark.clause("CU13")
@pytest.mark.parametrize("name", ["winB", "loseB"])
def test_each_camels_card_can_be_used_once(name: str) -> None:
    s = table(START, players=2)
    play(s, f"{name} legB")
    assert {"winB", "loseB"}.isdisjoint(legal_names(s))
    assert {"winY", "loseY"} <= set(legal_names(s))
    with pytest.raises(serai.IllegalMove):
        play(s, "winB")


@pytest.mark.clause("CU13")
def test_everybody_has_cards_of_their_own() -> None:
    s = table(START, players=2)
    play(s, "winB")
    assert {"winB", "loseB"} <= set(legal_names(s))


@pytest.mark.clause("CU13")
def test_all_five_may_be_laid_then_none_is_left() -> None:
    s = table(START, players=2)
    for name in ["winB", "loseY", "winG", "winO", "loseW"]:
        give_turn(s, 0)
        play(s, name)
    give_turn(s, 0)
    assert not any(name.startswith(("win", "lose")) for name in legal_names(s))


@pytest.mark.clause("CU13", "CU22")
def test_a_laid_card_stays_for_the_legs_to_come() -> None:
    s = table(START)
    play(s, "winB loseY")
    roll(s, "B1", "Y1", "G1", "O1", "W1")
    assert fields(s).leg == 2
    assert snapshot(s)["piles"] == [["0B"], ["1Y"]]
    give_turn(s, 0)
    assert "winB" not in legal_names(s)


@pytest.mark.clause("CU13")
def test_a_race_card_costs_nothing_when_laid() -> None:
    s = table(START, money=[0, 3, 3, 3])
    play(s, "winB")
    assert money(s) == [0, 3, 3, 3]


# ---- CU27: no endless leg ----


def shuffle_tiles(s: serai.State, actions: int) -> None:
    """Two players move their desert tiles back and forth."""
    for n in range(actions):
        spaces = (6, 8) if n % 2 == 0 else (12, 14)
        play(s, f"+{spaces[n // 2 % 2]}")


@pytest.mark.clause("CU27")
def test_after_200_actions_without_a_roll_only_rolling_is_legal() -> None:
    s = table(START, players=2)
    shuffle_tiles(s, 199)
    assert len(legal_names(s)) > 1
    play(s, "legB")  # any action counts
    assert legal_names(s) == ["roll"]
    with pytest.raises(serai.IllegalMove):
        play(s, "legB")


@pytest.mark.clause("CU27")
def test_the_count_restarts_with_each_roll() -> None:
    s = table(START, players=2)
    shuffle_tiles(s, 148)
    roll(s, "B1")
    assert fields(s).idle == 0
    give_turn(s, 0)
    shuffle_tiles(s, 199)
    assert len(legal_names(s)) > 1
    play(s, "winB")
    assert legal_names(s) == ["roll"]
    roll(s, "Y1")
    assert len(legal_names(s)) > 1


@pytest.mark.clause("CU27")
def test_the_count_is_of_all_players_together_and_runs_on_across_legs() -> None:
    s = table(START, players=3, dice="B")
    play(s, "legB legY legG")
    assert fields(s).idle == 3
    roll(s, "B1")
    play(s, "legB")
    assert (fields(s).leg, fields(s).idle) == (2, 1)


@pytest.mark.clause("CU27")
def test_the_limit_is_200() -> None:
    assert PATIENCE == 200


# ---- CU34: the widest choice ----


@pytest.mark.clause("CU34")
def test_there_are_46_actions_and_all_can_be_legal() -> None:
    s = table("1:BYGOW")
    names = s.game.notations(chance=False)
    assert s.game.actions == ACTIONS == 46
    assert legal_names(s) == list(names[:46])
    assert len(set(names)) == len(names)


@pytest.mark.clause("CU34")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_no_position_has_more_and_all_are_listed_in_order(players: int) -> None:
    most = 0
    for seed in range(20):
        for s in crowd.positions(players, seed):
            legal = s.legal()
            assert 1 <= len(legal) <= 46
            assert list(legal) == sorted(set(legal))
            assert set(legal) <= set(range(46))
            most = max(most, len(legal))
    assert most >= 40


@pytest.mark.clause("CU10", "CU12")
def test_rolling_is_always_possible() -> None:
    s = table("1:BYGOW", dice="W", deserts={1: +3, 2: +5, 3: +7, 4: +9, 5: +11, 6: +13, 7: +15}, players=8)
    hold(s, 1, " ".join(f"{camel}{value}" for camel in "BYGOW" for value in (5, 3, 2)))
    for camel in range(5):
        fields(s).card[0][camel] = camel + 1
    assert legal_names(s) == ["roll"]
