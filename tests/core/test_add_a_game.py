"""The game of docs/architecture.md, "Add a game", taken from the page and played."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.core import kit

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


@pytest.fixture(scope="module")
def wells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("games")
    blocks = re.findall(r"```\w+\n# wells/(\S+)\n(.*?)```", PAGE.read_text(encoding="utf8"), re.DOTALL)
    assert len(blocks) == 8
    (folder / "wells_game").mkdir()
    for name, text in blocks:
        (folder / "wells_game" / name).write_text(text, encoding="utf8")
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    serai.register("wells", "wells_game")
    yield "wells"
    sys.path.remove(str(folder))
    serai.core.registry._packages.pop("wells")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_passes_every_check_of_the_kit(wells: str, players: int) -> None:
    kit.check_all(serai.game(wells, players=players, rounds=4))


def test_the_game_keeps_its_secrets_from_everyone(wells: str) -> None:
    assert kit.check_secrets(serai.game(wells), seed=5) > 50


def test_the_game_is_listed_and_names_its_options(wells: str) -> None:
    assert wells in serai.games()
    with pytest.raises(serai.BadOption, match=r"rounds cannot be 9.* 1, 2, 3"):
        serai.game(wells, rounds=9)
    with pytest.raises(serai.BadOption, match="no option “wells”. It has: players, rounds"):
        serai.game(wells, wells=3)


def test_a_step_can_be_taken_back_until_the_turn_is_over(wells: str) -> None:
    match = serai.game(wells).match(seed=1)
    before = match.state
    with pytest.raises(serai.IllegalMove, match="nothing to take back"):
        match.undo()
    match.play(match.parse("keep"))
    assert match.undoable == 1
    match.undo()
    assert match.state == before
    assert [ply.do for ply in match.log.plies][1:] == []
    match.play(match.parse("leave"))
    match.play(match.parse("done"))
    assert match.undoable == 0
    with pytest.raises(serai.IllegalMove):
        match.undo()


def test_a_log_keeps_the_options(wells: str, tmp_path: Path) -> None:
    match = serai.game(wells, players=2, rounds=2).match(seed=1)
    match.save(tmp_path / "wells.log")
    assert serai.load(tmp_path / "wells.log").game == match.game


def test_bots_play_it(wells: str) -> None:
    game = serai.game(wells)
    match, bot = game.match(seed=3), bots.make("random", game)
    while not match.over:
        match.play(bots.ask(bot, match.state, seed=len(match.log.plies)))
    assert max(match.scores) <= 15


def test_the_story_hides_dice_from_others(wells: str) -> None:
    match = serai.game(wells).match(seed=3)
    assert match.history(0)[0].do in "123456"
    assert match.history(1)[0].do == "?"
    assert match.history(None, "it")[0].text == "Un dado rotola sotto il bicchiere."
