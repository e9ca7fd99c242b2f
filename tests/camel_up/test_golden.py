"""Golden games, one for every way a game can end, replayed by our rules and by the oracle."""

import runpy
from pathlib import Path
from typing import NamedTuple

import pytest

import serai

from .oracle import Oracle, find, ranking
from .table import snapshot

GOLDEN = Path(__file__).parent.parent / "golden"
FOLDER = GOLDEN / "camel_up"

ENDINGS = {  # scores, winners
    "all_five_cross_as_one": ((15, 11), (0,)),
    "carried_camel_wins": ((4, 6, 16, 5, 9), (2,)),
    "crossing_by_an_oasis_on_16": ((15, 10, 7, 12), (0,)),
    "crossing_with_the_fifth_die": ((8, 7, 6, 9), (3,)),
    "eight_players": ((9, 16, 3, 20, 6, 6, 6, 6), (3,)),
    "forced_roll_after_200_actions": ((10, 22, 21), (1,)),
    "losing_bets_at_0_pounds": ((19, 7, 0, 10, 14, 22), (5,)),
    "nobody_bet_on_the_race": ((12, 15, 5), (1,)),
    "one_camel_crosses_in_mid_leg": ((17, 20, 10), (1,)),
    "shared_victory": ((7, 7, 5, 7, 6, 6), (0, 1, 3)),
    "two_players": ((23, 15), (0,)),
}


class Told(NamedTuple):
    """A golden game as the oracle tells it: before the last die, after it, and which die it was."""

    before: Oracle
    after: Oracle
    camel: str
    pips: int

    @property
    def unit(self) -> list[str]:
        return self.after.track[find(self.after.track, self.camel)]

    @property
    def landed(self) -> int:
        return find(self.before.track, self.camel) + self.pips


def tell(log: serai.Log) -> Told:
    before, after = Oracle(log.options["players"]), Oracle(log.options["players"])
    for ply in log.plies[:-1]:
        before.do(ply.do)
        after.do(ply.do)
    last = log.plies[-1].do
    after.do(last)
    return Told(before, after, last[0], int(last[1]))


def golden(name: str) -> serai.Log:
    return serai.Log.read(FOLDER / f"{name}.log")


# ---- All of them ----


def test_every_golden_game_is_in_the_table() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == ENDINGS.keys()


@pytest.mark.clause("CU23", "CU24", "CU25")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    match = serai.load(FOLDER / f"{name}.log")
    scores, winners = ENDINGS[name]
    assert match.over
    assert (match.scores, match.winners) == (scores, winners)
    assert tuple(tell(golden(name)).after.money) == scores


@pytest.mark.parametrize("name", ENDINGS)
def test_both_implementations_agree_on_every_ply_of_it(name: str) -> None:
    log = golden(name)
    match, oracle = serai.replay(log), Oracle(log.options["players"])
    for n, ply in enumerate(log.plies):
        assert snapshot(match.at(n)) == oracle.snapshot()
        oracle.do(ply.do)
    assert snapshot(match.state) == oracle.snapshot()


@pytest.mark.parametrize("name", ENDINGS)
def test_its_dice_are_proved_by_the_seed(name: str) -> None:
    log = golden(name)
    assert serai.verify(log) == sum(ply.by == serai.CHANCE for ply in log.plies) > 10


@pytest.mark.parametrize("name", ENDINGS)
def test_it_is_written_as_it_was_read(name: str, tmp_path: Path) -> None:
    path = FOLDER / f"{name}.log"
    match = serai.load(path)
    assert match.log.dumps().encode() == path.read_bytes()
    match.save(tmp_path / "again.log")
    assert (tmp_path / "again.log").read_bytes() == path.read_bytes()


def test_the_script_finds_the_same_games_again(tmp_path: Path) -> None:
    runpy.run_path(str(GOLDEN / "make_camel_up.py"))["main"](tmp_path)
    for name in ENDINGS:
        assert (tmp_path / f"{name}.log").read_bytes() == (FOLDER / f"{name}.log").read_bytes(), name
    assert {path.stem for path in tmp_path.iterdir()} == ENDINGS.keys()


# ---- What each is there for ----


@pytest.mark.clause("CU23")
def test_one_camel_crosses_in_mid_leg() -> None:
    told = tell(golden("one_camel_crosses_in_mid_leg"))
    assert told.unit == [told.camel]
    assert told.landed > 16
    assert told.after.pyramid


@pytest.mark.clause("CU23")
def test_crossing_with_the_fifth_die() -> None:
    told = tell(golden("crossing_with_the_fifth_die"))
    assert told.before.pyramid == {told.camel}
    assert told.after.happened["leg ended"] == told.before.happened["leg ended"]  # no scoring of its own


@pytest.mark.clause("CU23", "CU18")
def test_a_carried_camel_wins() -> None:
    told = tell(golden("carried_camel_wins"))
    assert told.unit[0] == told.camel
    assert ranking(told.after.track)[0] == told.unit[-1] != told.camel


@pytest.mark.clause("CU16")
def test_crossing_by_an_oasis_on_16() -> None:
    told = tell(golden("crossing_by_an_oasis_on_16"))
    assert told.landed == 16
    assert +16 in told.before.deserts.values()
    assert find(told.after.track, told.camel) == 17


@pytest.mark.clause("CU24")
def test_all_five_cross_as_one() -> None:
    told = tell(golden("all_five_cross_as_one"))
    assert len(told.unit) == 5
    assert ranking(told.after.track)[-1] == told.camel  # whoever carried all the others is last


@pytest.mark.clause("CU25")
def test_a_shared_victory() -> None:
    money = tell(golden("shared_victory")).after.money
    assert money.count(max(money)) == 3


@pytest.mark.clause("CU27")
def test_a_forced_roll_ends_the_race() -> None:
    log = golden("forced_roll_after_200_actions")
    idle = [ply for ply in log.plies[-202:] if ply.by != serai.CHANCE]
    assert [ply.do for ply in idle].index("roll") == len(idle) - 1 == 200
    state = serai.replay(log).at(len(log.plies) - 2)
    assert [state.game.notations(chance=False)[x] for x in state.legal()] == ["roll"]
    assert tell(log).after.happened["forced roll"] == 1


@pytest.mark.clause("CU24")
def test_losing_bets_at_0_pounds() -> None:
    told = tell(golden("losing_bets_at_0_pounds"))
    assert told.after.happened["wrong card at 0 pounds"] > told.before.happened["wrong card at 0 pounds"]
    broke = 2
    assert told.before.money[broke] == told.after.money[broke] == 0
    assert broke in [player for player, _ in told.after.winner_pile + told.after.loser_pile]


@pytest.mark.clause("CU24")
def test_nobody_bet_on_the_race() -> None:
    told = tell(golden("nobody_bet_on_the_race"))
    assert told.after.winner_pile == told.after.loser_pile == []


@pytest.mark.clause("CU1")
@pytest.mark.parametrize(("name", "players"), [("two_players", 2), ("eight_players", 8)])
def test_the_fewest_and_the_most_players(name: str, players: int) -> None:
    log = golden(name)
    assert len(log.names) == players
    assert {ply.by for ply in log.plies} == {serai.CHANCE, *range(players)}
    assert all(len(hand) < 5 for hand in tell(log).after.hands)
