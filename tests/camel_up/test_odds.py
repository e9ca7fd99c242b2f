"""Exact odds against slow and obvious counting: CU33 and the clauses of movement it rests on."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

import serai
from serai.games.camel_up.odds import Odds, odds
from serai.games.camel_up.position import write_dice

from . import crowd
from .oracle import Track, moved, ranking, read_track
from .table import fields, give_turn, hold, play, table, track
from .table import ranking as ranking_of

LEGS = [  # position, dice in the pyramid
    ("1:BW 2:GY 3:O", "O"),
    ("1:BW 2:GY 3:O", "BG"),
    ("1:BW 2:GY 3:O +5 -7", "BGO"),
    ("1:BYGOW +2 -4", "BYW"),
    ("4:BW 5:GYO -6", "OWB"),
    ("4:BWGYO -5 +7", "WGO"),
    ("5:O 7:WBG 9:Y -6 +8 -10", "OWG"),
    ("6:BWYGO -7 +9 -11", "BYGO"),
    ("11:B 12:WY 13:GO +14 -16", "BWGO"),
    ("14:BW 15:GY 16:O", "BW"),
    ("14:BY 15:GW 13:O +16", "BGO"),
    ("14:BY 15:GW 13:O -16", "BYGO"),
    ("16:BYGOW +2 -4", "WB"),
    ("1:B 16:YGOW", "BYG"),
]
NEAR_THE_FINISH = [
    ("14:BY 15:G 16:OW", "BYGOW"),
    ("12:B 14:YG 15:O 16:W", "BYGOW"),
    ("1:B 2:Y 16:GOW", "BYGOW"),
    ("13:BYGOW", "BYGOW"),
    ("12:WO 14:G 15:YB", "BYGOW"),
    ("14:BY 15:G 16:OW", "BY"),
    ("13:W 14:O 15:BGY +16", "BYGOW"),
    ("13:W 14:OB 15:GY -16", "BYGOW"),
    ("12:WB 13:OYG -14 +16", "OWG"),
    ("9:WB 13:OYG +11 -15", "BYG"),
]


# ---- The leg, enumerated through the game's own chance nodes ----


class Count(NamedTuple):
    outcomes: int
    places: dict[str, list[int]]
    landings: dict[int, int]
    ends: int
    pounds: dict[str, int]


ROLLER = 0  # takes every pyramid tile; the next five hold a leg tile each, the others desert tiles
BETTORS = dict(zip("BYGOW", range(1, 6), strict=True))


def counted(position: str, dice: str, value: int) -> Count:
    """Play every way the leg can go, with bettors at the table whose money tells the rest."""
    tiles = [int(part) for part in position.split() if ":" not in part]
    camels = " ".join(part for part in position.split() if ":" in part)
    owners = dict(zip(tiles, (6, 7, ROLLER), strict=False))
    s = table(
        camels, players=8, dice=dice, money=[100] * 8, deserts={owner: tile for tile, owner in owners.items()}
    )
    for camel, bettor in BETTORS.items():
        hold(s, bettor, f"{camel}{value}")
    places = {camel: [0] * 5 for camel in "BYGOW"}
    pounds: Counter[int] = Counter()
    outcomes = ends = 0
    for end, ways in every_end(s):
        outcomes += ways
        ends += ways * end.over
        for place, camel in enumerate(ranking_of(end)):
            places[camel][place] += ways
        for p in range(8):
            pounds[p] += ways * (fields(end).money[p] - 100)
        pounds[ROLLER] -= ways * (len(dice) - dice_left(end))  # the pyramid tiles
    return Count(
        outcomes,
        places,
        {abs(tile): pounds[owner] for tile, owner in owners.items()},
        ends,
        {camel: pounds[bettor] for camel, bettor in BETTORS.items()},
    )


def dice_left(end: serai.State) -> int:
    """Dice still in the pyramid when the leg, or perhaps in mid-leg the race, ended."""
    return len(write_dice(fields(end))) if end.over else 0


def every_end(s: serai.State) -> Iterator[tuple[serai.State, int]]:
    """Each end of the leg, and for how many ways of all dice it stands."""
    if s.over or fields(s).leg == 2:
        yield s, ways(dice_left(s))
        return
    play(s, "roll")
    for outcome, weight in s.chances():
        assert weight == 1
        after = s.copy()
        after.play(outcome)
        if not after.over:
            give_turn(after, ROLLER)
        yield from every_end(after)


def ways(dice: int) -> int:
    return 1 if dice == 0 else 3 * dice * ways(dice - 1)


@pytest.mark.clause("CU33", "CU15", "CU16", "CU23")
@pytest.mark.parametrize("value", [5, 3, 2])
@pytest.mark.parametrize(("position", "dice"), LEGS)
def test_odds_equal_what_playing_every_outcome_gives(position: str, dice: str, value: int) -> None:
    found, count = odds(position, dice, with_race=False, mode="interpreted"), counted(position, dice, value)
    assert found.outcomes == count.outcomes == ways(len(dice))
    assert found.places == count.places
    assert found.landings == count.landings
    assert found.ends == count.ends
    for camel in "BYGOW":
        assert found.tile(camel, value) * found.outcomes == pytest.approx(count.pounds[camel])


def test_the_legs_above_have_landings_and_races_that_end() -> None:
    every = [odds(position, dice, with_race=False, mode="interpreted") for position, dice in LEGS]
    assert sum(any(found.landings.values()) for found in every) >= 8
    assert sum(0 < found.ends < found.outcomes for found in every) >= 3
    assert any(found.ends == found.outcomes for found in every)


@pytest.mark.clause("CU33")
def test_all_five_dice_with_tiles() -> None:
    position = "1:BW 2:GY 3:O +5 -7"
    count = counted(position, "BYGOW", 5)
    found = odds(position, with_race=False, mode="interpreted")
    assert (found.outcomes, found.places, found.landings) == (29160, count.places, count.landings)


# ---- The whole race, by recursion in fractions ----


Chances = dict[tuple[str, str], Fraction]  # ("win", "B") …


def race_chances(position: str, dice: str) -> Chances:
    stacks, tiles = read_track(position)
    return _race(frozen(stacks), frozenset(dice), frozenset(tiles.items()))


Frozen = tuple[tuple[int, str], ...]


def frozen(stacks: Track) -> Frozen:
    return tuple((space, "".join(stack)) for space, stack in sorted(stacks.items()))


@cache
def _race(stacks: Frozen, dice: frozenset[str], tiles: frozenset[tuple[int, str]]) -> Chances:
    if not dice:  # a new leg, without desert tiles
        return _race(stacks, frozenset("BYGOW"), frozenset())
    total: Chances = {}
    for camel in dice:
        for pips in (1, 2, 3):
            before = {space: list(stack) for space, stack in stacks}
            after, _, crossed = moved(before, dict(tiles), camel, pips)
            order = ranking(after)
            if crossed:
                chances: Chances = {("win", order[0]): Fraction(1), ("lose", order[-1]): Fraction(1)}
            else:
                chances = _race(frozen(after), dice - {camel}, tiles)
            for key, chance in chances.items():
                total[key] = total.get(key, Fraction(0)) + chance / (3 * len(dice))
    return total


@pytest.mark.clause("CU23", "CU24")
@pytest.mark.parametrize(("position", "dice"), NEAR_THE_FINISH)
def test_race_odds_equal_an_exact_recursion(position: str, dice: str) -> None:
    exact, found = race_chances(position, dice), odds(position, dice)
    for camel in "BYGOW":
        assert found.win[camel] == pytest.approx(float(exact.get(("win", camel), 0)), abs=1e-12)
        assert found.lose[camel] == pytest.approx(float(exact.get(("lose", camel), 0)), abs=1e-12)


# ---- What must hold anywhere ----


def some_positions() -> Iterator[serai.State]:
    """Reachable positions from all over the race, tiles and dice as they come."""
    for seed in range(40):
        yield from (s.copy() for s in islice(crowd.positions(2 + seed % 7, f"odds {seed}"), 3, None, 17))


def check_sums(found: Odds) -> None:
    for places in found.places.values():
        assert sum(places) == found.outcomes
    for place in range(5):
        assert sum(places[place] for places in found.places.values()) == found.outcomes
    assert 0 <= found.ends <= found.outcomes
    if found.win:
        assert sum(found.win.values()) == pytest.approx(1, abs=1e-12)
        assert sum(found.lose.values()) == pytest.approx(1, abs=1e-12)


def test_interpreted_and_compiled_odds_agree_and_add_up() -> None:
    checked = 0
    for s in some_positions():
        plain = odds(fields(s), with_race=False, mode="interpreted")
        fast = odds(fields(s), with_race=False)
        assert plain == fast
        check_sums(fast)
        check_sums(odds(fields(s)))
        checked += 1
    assert checked > 100


def test_odds_of_a_game_equal_those_of_its_text() -> None:
    for s in islice(some_positions(), 50):
        found, told = odds(fields(s)), odds(track(s), write_dice(fields(s)))
        assert found == told


def test_asking_changes_nothing() -> None:
    s = table("4:BWGYO", deserts={1: -5, 2: +7}, dice="BGO")
    before = s.copy()
    first = odds(fields(s))
    odds("1:BW 2:GY 3:O")
    assert s == before
    assert odds(fields(s)) == first


def test_a_race_that_must_end_in_this_leg() -> None:
    found = odds("16:BYGOW", "B")
    assert (found.ends, found.outcomes) == (3, 3)
    assert found.win == {"B": 0, "Y": 0, "G": 0, "O": 0, "W": 1}
    assert found.lose == {"B": 1, "Y": 0, "G": 0, "O": 0, "W": 0}


def test_stops_and_landings_count_every_die_that_stays_on_the_track() -> None:
    """Each of the dice brings a unit to one space, unless the race is over before or with it."""
    found = odds("1:BW 2:GY 3:O +5 -7", with_race=False, mode="interpreted")
    assert sum(found.stops.values()) + sum(found.landings.values()) == 5 * found.outcomes
    assert found.stops.keys() | found.landings.keys() == set(range(1, 17))
    assert not found.stops.keys() & found.landings.keys()


def over() -> serai.State:
    s = table("16:GB 9:Y 8:O 3:W", dice="GB")
    play(s, "roll G3")
    return s


@pytest.mark.parametrize("s", [over(), serai.game("camel_up").start()], ids=["over", "set-up"])
def test_a_race_that_is_over_or_not_yet_begun_has_no_odds(s: serai.State) -> None:
    """Refused in a sentence: compiled code would read and write outside its tables."""
    with pytest.raises(serai.SeraiError):
        odds(fields(s), with_race=False, mode="interpreted")
