"""End of day, week and game: YS60 to YS63 with the example YS76."""

import random

import pytest

import serai

from .table import caravan, cubes, fields, gold, legal_names, play, points, table, tower


def end_of_day(**position: object) -> serai.State:
    """The last player of the day ends the turn."""
    s = table(stage="finish", **position)  # type: ignore[arg-type]
    play(s, "end")
    return s


@pytest.mark.clause("YS60")
def test_the_tower_is_emptied_and_the_left_neighbour_becomes_first() -> None:
    s = end_of_day(players=4, first=2, turn=1, day=3, supervisor="E3", tower="1x3 2x3 6x3")
    assert tower(s) == {}
    r = fields(s)
    assert (r.week, r.day, r.played) == (1, 4, 0)
    assert [r.order[i] for i in range(4)] == [3, 0, 1, 2]
    assert s.turn == 3
    assert legal_names(s) == ["roll", "roll+1", "roll+2"]
    assert s.view(None)["supervisor"] == "E3"


@pytest.mark.clause("YS60")
@pytest.mark.parametrize("day", range(1, 7))
def test_days_one_to_six_count_nothing(day: int) -> None:
    s = end_of_day(turn=2, day=day, shops={0: "vase.blue.1"}, caravan=[1])
    assert points(s) == [0, 0, 0]
    assert (fields(s).day, cubes(s), caravan(s)) == (day + 1, {"vase.blue.1": 0}, [1])


@pytest.mark.clause("YS61")
def test_the_week_ends_with_souks_then_caravan() -> None:
    s = end_of_day(
        turn=2,
        day=7,
        supervisor="E3",
        caravan=[0, 1, 1, 1],
        shops={
            0: "vase.blue.1 sack.white.1 sack.white.2",
            1: "vase.orange.1 vase.orange.2 vase.orange.3",
            2: "barrel.pink.1",
        },
    )
    assert points(s) == [4 + 1, 12 + 3 * 2, 0]
    assert cubes(s) == {}
    assert caravan(s) == [0, 1, 1, 1]
    r = fields(s)
    assert (r.week, r.day, s.turn) == (2, 1, 1)
    assert s.view(None)["supervisor"] == "C"


@pytest.mark.clause("YS2", "YS61")
def test_every_souk_scores_its_value_once_complete() -> None:
    values = {
        "sack": {"white": 3, "blue": 4, "yellow": 6, "pink": 8},
        "barrel": {"white": 3, "blue": 4, "yellow": 6, "pink": 8},
        "chest": {"blue": 4, "yellow": 6, "pink": 8},
        "vase": {"blue": 4, "yellow": 6, "orange": 12},
    }
    sizes = {
        "sack": {"white": 3, "blue": 4, "yellow": 5, "pink": 6},
        "barrel": {"white": 2, "blue": 3, "yellow": 4, "pink": 5},
        "chest": {"blue": 2, "yellow": 3, "pink": 4},
        "vase": {"blue": 1, "yellow": 2, "orange": 3},
    }
    for neighbourhood, colours in values.items():
        for colour, value in colours.items():
            shops = [f"{neighbourhood}.{colour}.{n + 1}" for n in range(sizes[neighbourhood][colour])]
            assert points(end_of_day(turn=2, day=7, shops={1: " ".join(shops)})) == [0, value, 0]
            assert points(end_of_day(turn=2, day=7, shops={1: " ".join(shops[1:])})) == [0, 0, 0]


@pytest.mark.clause("YS76")
def test_the_caravan_of_the_example() -> None:
    """Green 2 cubes up to line 2, Yellow 4 up to line 3, Blue 2 on line 2, Red 1 on line 2."""
    green, yellow, blue, red = range(4)
    loaded = [green, yellow, yellow, yellow, green, blue, blue, red, yellow]
    s = end_of_day(players=4, turn=3, day=7, caravan=loaded)
    assert points(s) == [4, 12, 4, 2]
    assert caravan(s) == loaded


@pytest.mark.clause("YS62")
def test_the_game_ends_after_three_weeks_and_leftovers_score_nothing() -> None:
    s = end_of_day(turn=2, week=3, day=7, points=[20, 120, 3], gold=[50, 0, 0], camels=[50, 0, 0])
    assert s.over
    assert s.scores == (20, 120, 3)
    assert s.winners == (1,)
    assert gold(s) == [50, 0, 0]
    assert not end_of_day(turn=2, week=2, day=7).over


@pytest.mark.clause("YS62")
def test_ties_share_the_victory() -> None:
    s = end_of_day(turn=2, week=3, day=7, points=[20, 16, 3], shops={1: "vase.blue.1"})
    assert s.scores == (20, 20, 3)
    assert s.winners == (0, 1)


@pytest.mark.clause("YS63")
@pytest.mark.parametrize(
    ("scores", "first", "order"),
    [
        ([40, 10, 30, 20], 0, [1, 3, 2, 0]),
        ([5, 5, 5, 5], 0, [3, 2, 1, 0]),
        ([5, 5, 5, 5], 2, [1, 0, 3, 2]),
        ([9, 5, 9, 5], 1, [3, 1, 0, 2]),
        ([9, 5, 9, 5], 3, [1, 3, 2, 0]),
    ],
)
def test_on_the_last_day_four_play_from_the_lowest_score(
    scores: list[int], first: int, order: list[int]
) -> None:
    s = end_of_day(players=4, first=first, turn=(first + 3) % 4, week=3, day=6, points=scores)
    r = fields(s)
    assert [r.order[i] for i in range(4)] == order
    assert s.turn == order[0]
    assert "roll" in legal_names(s)


@pytest.mark.clause("YS63")
def test_the_order_stays_whatever_the_day_brings() -> None:
    s = end_of_day(players=4, first=0, turn=3, week=3, day=6, points=[40, 10, 30, 20], gold=[3] * 4)
    play(s, "roll+1 1 1 2 2 3 3 4 4 5 5")
    rng = random.Random(1)
    seats: list[int] = []
    while not s.over:
        if s.turn >= 0 and (not seats or seats[-1] != fields(s).seat):
            seats.append(fields(s).seat)
        fields(s).points[1] = 500
        s.play(rng.choice([x for x, _ in s.chances()] or s.legal()))
    assert seats == [1, 3, 2, 0]


@pytest.mark.clause("YS63")
def test_other_days_and_three_players_keep_the_turn_order() -> None:
    scores = [40, 10, 30, 20]
    s = end_of_day(players=4, first=0, turn=3, week=2, day=6, points=scores)
    assert [fields(s).order[i] for i in range(4)] == [1, 2, 3, 0]
    s = end_of_day(players=3, first=0, turn=2, week=3, day=6, points=scores[:3])
    assert [fields(s).order[i] for i in range(3)] == [1, 2, 0]


@pytest.mark.clause("YS1", "YS60", "YS61")
@pytest.mark.parametrize("players", [3, 4])
def test_a_game_is_three_weeks_of_seven_days(players: int) -> None:
    s, rng = serai.game("yspahan", players=players).start(), random.Random(7)
    days: list[tuple[int, int]] = []
    firsts: list[int] = []
    while not s.over:
        r = fields(s)
        if s.turn >= 0 and (not days or days[-1] != (r.week, r.day)):
            days.append((r.week, r.day))
            firsts.append(s.turn)
        s.play(rng.choice([x for x, _ in s.chances()] or s.legal()))
    assert days == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]
    clockwise = [(firsts[0] + i) % players for i in range(21)]
    assert firsts[:20] == clockwise[:20]
