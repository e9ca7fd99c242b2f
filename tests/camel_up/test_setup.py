"""Components and set-up: CU1 to CU4."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

import serai

from .table import fields, legal_names, money, outcome_names, play, roll, snapshot, table, track, turn

LINE_UP = "B1 W1 G2 Y2 O3"


def begin(players: int = 4, line_up: str = LINE_UP, first: int = 1) -> serai.State:
    s = serai.game("camel_up", players=players).start()
    play(s, f"{line_up} first{first}")
    return s


@pytest.mark.clause("CU1")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_can_play(players: int) -> None:
    assert serai.game("camel_up", players=players).start().game.players == players


@pytest.mark.clause("CU1")
@pytest.mark.parametrize("players", [0, 1, 9, -2, "4", 4.0, True, None])
def test_nobody_else_can(players: object) -> None:
    with pytest.raises(serai.BadOption, match="2, 3, 4, 5, 6, 7, 8"):
        serai.game("camel_up", players=players)


@pytest.mark.clause("CU1", "CU12")
def test_five_dice_show_one_to_three_with_equal_chance() -> None:
    s = serai.game("camel_up").start()
    assert outcome_names(s) == [f"{camel}{pips}" for camel in "BYGOW" for pips in (1, 2, 3)]
    assert {weight for _, weight in s.chances()} == {1}


@pytest.mark.clause("CU1")
def test_the_finish_line_lies_behind_space_16() -> None:
    s = table("15:B 14:YGOW", dice="BY")
    roll(s, "B1")
    assert (track(s), s.over) == ("14:YGOW 16:B", False)
    s = table("16:B 14:YGOW", dice="BY")
    roll(s, "B1")
    assert s.over


@pytest.mark.clause("CU2")
@pytest.mark.parametrize("players", range(2, 9))
def test_what_each_player_and_the_table_begin_with(players: int) -> None:
    told = snapshot(begin(players))
    assert told["money"] == [3] * players
    assert told["hands"] == [set("BYGOW")] * players
    assert told["deserts"] == {}
    assert told["stacks"] == {camel: [5, 3, 2] for camel in "BYGOW"}
    assert told["leg_tiles"] == [set()] * players
    assert told["pyramid_tiles"] == [0] * players
    assert told["piles"] == [[], []]


@pytest.mark.clause("CU2")
def test_there_are_five_pyramid_tiles_a_leg() -> None:
    s = begin(players=2)
    roll(s, "B1", "Y1", "G1", "O1")
    assert snapshot(s)["pyramid_tiles"] == [2, 2]
    play(s, "roll")
    assert snapshot(s)["pyramid_tiles"] == [3, 2]


@pytest.mark.clause("CU2")
def test_the_bank_never_runs_out() -> None:
    rich = [1000] * 8
    s = table("9:G 8:Y 7:O 6:B 3:W", players=8, dice="W", money=rich)
    roll(s, "W1")
    assert money(s) == [1001, *rich[1:]]


@pytest.mark.clause("CU3")
def test_each_camel_starts_on_the_space_its_die_shows() -> None:
    s = begin(line_up="O3 B1 G2 W1 Y2")
    assert track(s) == "1:BW 2:GY 3:O"


@pytest.mark.clause("CU3")
def test_then_all_dice_go_into_the_pyramid() -> None:
    assert snapshot(begin())["pyramid"] == set("BYGOW")


@pytest.mark.clause("CU3")
def test_no_die_of_the_line_up_is_rolled_twice() -> None:
    s = serai.game("camel_up").start()
    play(s, "B1")
    assert {name[0] for name in outcome_names(s)} == set("YGOW")


@pytest.mark.clause("CU3")
def test_camels_on_one_space_are_stacked_in_every_order_equally_often() -> None:
    line_ups = Counter(track(s) for s in every_line_up(serai.game("camel_up").start()))
    assert sum(line_ups.values()) == 120 * 243
    assert [line_ups[f"2:{''.join(stack)}"] for stack in permutations("BYGOW")] == [1] * 120
    assert line_ups["1:BW 2:GY 3:O"] == line_ups["1:WB 2:YG 3:O"] == 120 // (2 * 2)
    by_spaces: dict[str, set[int]] = {}
    for text, times in line_ups.items():
        spaces = " ".join(f"{part[:2]}{''.join(sorted(part[2:]))}" for part in text.split())
        by_spaces.setdefault(spaces, set()).add(times)
    assert len(by_spaces) == 243  # what the dice show
    assert all(len(times) == 1 for times in by_spaces.values())  # all orders alike


def every_line_up(s: serai.State) -> Iterator[serai.State]:
    if outcome_names(s)[0] == "first1":
        yield s
        return
    for outcome, _ in s.chances():
        after = s.copy()
        after.play(outcome)
        yield from every_line_up(after)


@pytest.mark.clause("CU3")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_is_equally_likely_to_begin(players: int) -> None:
    s = serai.game("camel_up", players=players).start()
    play(s, LINE_UP)
    assert outcome_names(s) == [f"first{number}" for number in range(1, players + 1)]
    assert {weight for _, weight in s.chances()} == {1}
    for number in range(1, players + 1):
        assert turn(begin(players, first=number)) == number - 1


@pytest.mark.clause("CU3")
def test_a_half_placed_line_up_shows_each_camel_once() -> None:
    s = serai.game("camel_up").start()
    play(s, "G3 B2")
    shown = [(part["space"], part["camels"]) for part in s.view(None)["track"]]
    assert shown == [(2, ["B"]), (3, ["G"])]


@pytest.mark.clause("CU4")
@pytest.mark.parametrize("players", range(2, 9))
def test_players_act_in_turn_clockwise_one_action_each(players: int) -> None:
    s = begin(players, first=players)
    for name in ["legB", "legB", "legB", "winB", "loseY", "legY", "roll G1", "winO", "winG"]:
        before = turn(s)
        play(s, name)
        assert turn(s) == (before + 1) % players


@pytest.mark.clause("CU4", "CU20")
@pytest.mark.parametrize("actions", range(5))
def test_the_order_runs_on_across_legs(actions: int) -> None:
    s = begin(players=4)
    for name in ["legB", "legY", "legG", "legO", "legW"][:actions]:
        play(s, name)
    roll(s, "B1", "Y1", "G1", "O1", "W1")
    assert (fields(s).leg, turn(s)) == (2, (actions + 5) % 4)


@pytest.mark.clause("CU4")
def test_nobody_can_act_while_a_die_falls_or_after_the_race() -> None:
    s = table("16:B 14:YGOW")
    play(s, "roll")
    assert legal_names(s) == []
    with pytest.raises(serai.IllegalMove):
        play(s, "legB")
    play(s, "B1")
    assert (s.over, legal_names(s), outcome_names(s)) == (True, [], [])
    with pytest.raises(serai.IllegalMove, match="over"):
        play(s, "roll")
