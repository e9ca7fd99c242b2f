"""Golden games, one for each odd event, replayed by our rules and by the oracle."""

import itertools
import runpy
from pathlib import Path

import pytest

import serai
from serai.games.yspahan.tables import BUILDING_NAMES, CARD_NAMES

from .oracle import Oracle
from .table import points, snapshot
from .test_oracle import of_oracle

GOLDEN = Path(__file__).parent.parent / "golden"
FOLDER = GOLDEN / "yspahan"

ENDINGS = {  # scores, winners
    "every_card_by_its_effect": ((23, 18, 18), (0,)),
    "every_card_as_a_discard": ((16, 10, 12, 16), (0, 3)),
    "both_building_cards": ((15, 18, 24), (2,)),
    "all_six_buildings": ((64, 17, 24, 22), (0,)),
    "caravan_filled_by_the_first_of_two": ((32, 31, 24), (0,)),
    "caravan_filled_by_the_second_of_two": ((47, 32, 16, 37), (0,)),
    "shared_victory": ((17, 7, 17), (0, 2)),
    "last_day_from_the_lowest_score": ((6, 7, 27, 14), (2,)),
    "all_cards_in_hand": ((4, 0, 4), (0, 2)),
}


def golden(name: str) -> serai.Log:
    return serai.Log.read(FOLDER / f"{name}.log")


def tell(log: serai.Log) -> Oracle:
    """The game as the oracle tells it."""
    oracle = Oracle(log.options["players"])
    for ply in log.plies:
        oracle.do(ply.do)
    return oracle


def decisions(log: serai.Log) -> list[str]:
    return [ply.do for ply in log.plies if ply.by != serai.CHANCE]


# ---- All of them ----


def test_every_golden_game_is_in_the_table() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == ENDINGS.keys()


@pytest.mark.clause("YS61", "YS62")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    match = serai.load(FOLDER / f"{name}.log")
    scores, winners = ENDINGS[name]
    assert match.over
    assert (match.scores, match.winners) == (scores, winners)
    assert tuple(tell(golden(name)).points) == scores


@pytest.mark.parametrize("name", ENDINGS)
def test_both_implementations_agree_on_every_ply_of_it(name: str) -> None:
    log = golden(name)
    state, oracle = serai.game("yspahan", **log.options).start(), Oracle(log.options["players"])
    for ply in log.plies:
        assert snapshot(state) == of_oracle(oracle)
        state.play(state.parse(ply.do))
        oracle.do(ply.do)
    assert snapshot(state) == of_oracle(oracle)


@pytest.mark.parametrize("name", ENDINGS)
def test_its_dice_and_cards_are_proved_by_the_seed(name: str) -> None:
    log = golden(name)
    assert serai.verify(log) == sum(ply.by == serai.CHANCE for ply in log.plies) > 21 * 9


@pytest.mark.parametrize("name", ENDINGS)
def test_it_is_written_as_it_was_read(name: str, tmp_path: Path) -> None:
    path = FOLDER / f"{name}.log"
    match = serai.load(path)
    assert match.log.dumps().encode() == path.read_bytes()
    match.save(tmp_path / "again.log")
    assert (tmp_path / "again.log").read_bytes() == path.read_bytes()


def test_the_script_finds_the_same_games_again(tmp_path: Path) -> None:
    runpy.run_path(str(GOLDEN / "make_yspahan.py"))["main"](tmp_path)
    for name in ENDINGS:
        assert (tmp_path / f"{name}.log").read_bytes() == (FOLDER / f"{name}.log").read_bytes(), name
    assert {path.stem for path in tmp_path.iterdir()} == ENDINGS.keys()


# ---- What each is there for ----


@pytest.mark.clause("YS50", "YS51", "YS52", "YS53", "YS54", "YS55", "YS56", "YS57", "YS58")
def test_every_card_by_its_effect() -> None:
    log = golden("every_card_by_its_effect")
    assert {f"play.{card}" for card in CARD_NAMES} <= set(decisions(log))
    assert all(tell(log).happened[f"played {card}"] for card in CARD_NAMES)


@pytest.mark.clause("YS24")
def test_every_card_as_a_discard() -> None:
    log = golden("every_card_as_a_discard")
    assert {f"discard.{card}" for card in CARD_NAMES} <= set(decisions(log))
    assert tell(log).happened["extra die"] >= 9


@pytest.mark.clause("YS59")
def test_both_building_cards() -> None:
    log = golden("both_building_cards")
    names = decisions(log)
    assert names[names.index("play.both") + 1].startswith("build.")


@pytest.mark.clause("YS43", "YS44", "YS45", "YS46", "YS47", "YS48", "YS49")
def test_all_six_buildings() -> None:
    told = tell(golden("all_six_buildings"))
    assert set(BUILDING_NAMES) in told.buildings
    assert told.happened["sixth building"] == 1


@pytest.mark.clause("YS35", "YS36")
@pytest.mark.parametrize(("which", "number"), [("first", 1), ("second", 2)])
def test_a_caravan_filled_by_one_of_two_cubes(which: str, number: int) -> None:
    told = tell(golden(f"caravan_filled_by_the_{which}_of_two"))
    assert told.happened[f"caravan filled by cube {number} of 2"]


@pytest.mark.clause("YS62")
def test_a_shared_victory() -> None:
    told = tell(golden("shared_victory"))
    assert told.happened["shared victory"] == 1


@pytest.mark.clause("YS63")
def test_the_last_day_from_the_lowest_score() -> None:
    log = golden("last_day_from_the_lowest_score")
    state = serai.game("yspahan", players=4).start()
    n = 0
    while state.view(None)["week"] < 3 or state.view(None)["day"] < 7:
        state.play(state.parse(log.plies[n].do))
        n += 1
    scores, turns = points(state), [ply.by for ply in log.plies[n:] if ply.do == "end"]
    assert [scores[p] for p in turns] == sorted(scores)
    assert len(set(scores)) < 4
    assert any((a + 1) % 4 != b for a, b in itertools.pairwise(turns))


@pytest.mark.clause("YS40")
def test_all_cards_in_hand() -> None:
    told = tell(golden("all_cards_in_hand"))
    assert told.happened["nothing to draw"]
    assert told.happened["reshuffled"]
