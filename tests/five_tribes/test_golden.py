"""Golden games: every way a game can end, and every djinn at work or at home."""

import re
import runpy
from pathlib import Path

import pytest

import serai
from serai.games.five_tribes.names import DJINN_NAMES
from serai.games.five_tribes.state import State

from . import inspector, reckoner

GOLDEN = Path(__file__).parent.parent / "golden"
FOLDER = GOLDEN / "five_tribes"

ENDINGS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {  # scores, winners
    "anun_nak_iblis_kumarbi_sibittis": ((102, 123), (1,)),
    "bouraq_utug": ((63, 35, 86, 61), (2,)),
    "echidna_hagis": ((97, 99), (1,)),
    "enki_leta_sloar": ((46, 118, 86, 62), (1,)),
    "lamia": ((77, 144), (1,)),
    "last_camel": ((118, 69, 71), (0,)),
    "shared_victory": ((77, 84, 84), (1, 2)),
}
USED = {
    "anun_nak_iblis_kumarbi_sibittis": {"Anun-Nak", "Iblis", "Kumarbi", "Sibittis"},
    "enki_leta_sloar": {"Enki", "Leta", "Sloar"},
    "bouraq_utug": {"Bouraq", "Utug"},
    "echidna_hagis": {"Echidna", "Hagis"},
    "lamia": {"Lamia"},
}
AT_HOME = {
    "Al-Amin",
    "Ba'al",
    "Boaz",
    "Haurvatat",
    "Jafaar",
    "Kandicha",
    "Marid",
    "Monkir",
    "Nekir",
    "Shamhat",
}


def used(log: serai.Log) -> set[str]:
    powers = {ply.do.partition(":")[0] for ply in log.plies if re.fullmatch(r".+:[wf]+", ply.do)}
    return powers | {"Kumarbi" for ply in log.plies if re.match(r"bid\d+-", ply.do)}


def golden(name: str) -> serai.Log:
    return serai.Log.read(FOLDER / f"{name}.log")


def test_every_golden_game_is_in_the_table() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == ENDINGS.keys()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    match = serai.load(FOLDER / f"{name}.log")
    assert match.over
    assert (match.scores, match.winners) == ENDINGS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_its_tiles_meeples_and_cards_are_proved_by_the_seed(name: str) -> None:
    log = golden(name)
    assert serai.verify(log) == sum(ply.by == serai.CHANCE for ply in log.plies) > 130


@pytest.mark.parametrize("name", ENDINGS)
def test_nothing_is_lost_and_every_coin_is_explained(name: str) -> None:
    log = golden(name)
    state = serai.replay(log).at(0)
    for ply in log.plies:
        before = state.copy().record
        state.play(state.parse(ply.do))
        assert isinstance(before, State)
        assert isinstance(state.record, State)
        assert inspector.wrong(state.record) == 0
        change = [state.record.coins[p] - before.coins[p] for p in range(before.players)]
        assert change == reckoner.gains(before, ply.do, state.record)


@pytest.mark.parametrize("name", ENDINGS)
def test_it_is_written_as_it_was_read(name: str) -> None:
    path = FOLDER / f"{name}.log"
    assert serai.load(path).log.dumps().encode() == path.read_bytes()


def test_the_script_plays_the_same_games_again(tmp_path: Path) -> None:
    runpy.run_path(str(GOLDEN / "make_five_tribes.py"))["main"](tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == ENDINGS.keys()
    for name in ENDINGS:
        assert (tmp_path / f"{name}.log").read_bytes() == (FOLDER / f"{name}.log").read_bytes(), name


# ---- What each is there for ----


@pytest.mark.parametrize("name", USED)
def test_these_djinns_are_used(name: str) -> None:
    assert used(golden(name)) >= USED[name]


def test_all_djinns_are_used_or_owned_in_some_game() -> None:
    owned = {
        djinn
        for name in ENDINGS
        for player in serai.load(FOLDER / f"{name}.log").view(None)["players"]
        for djinn in player["djinns"]
    }
    assert owned >= AT_HOME
    assert set().union(*USED.values()) | AT_HOME == set(DJINN_NAMES)


@pytest.mark.clause("FT61")
def test_the_last_camel_ends_the_game() -> None:
    match = serai.load(FOLDER / "last_camel.log")
    view = match.view(None)
    assert view["last_camel"]
    assert not view["no_move"]
    assert 0 in [player["camels"] for player in view["players"]]
    assert "stay" not in [ply.do for ply in match.log.plies]


@pytest.mark.clause("FT61")
@pytest.mark.parametrize("name", sorted(USED))
def test_when_nobody_can_move_the_game_ends(name: str) -> None:
    match = serai.load(FOLDER / f"{name}.log")
    plies = [ply.do for ply in match.log.plies]
    assert plies.count("stay") == 1
    assert not any(re.fullmatch("[ywgbr][NESW]", do) for do in plies[plies.index("stay") :])


@pytest.mark.clause("FT62")
def test_a_victory_is_shared() -> None:
    match = serai.load(FOLDER / "shared_victory.log")
    assert len(match.winners) == 2
    assert sorted(match.scores)[-1] == sorted(match.scores)[-2]
