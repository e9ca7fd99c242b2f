"""A game at the terminal: played by keys, left and continued, and nothing lost."""

import re
import signal
from pathlib import Path

import pytest

import serai as house

from .shell import Terminal, serai

PLAY = ("play", "camel_up", "--players", "2", "--bots", "random")
PROMPT = "Your move ›"


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("*.log")
    return file


# ---- At a terminal ----


@pytest.mark.parametrize(("size", "language"), [((24, 80), "en"), ((50, 120), "it")])
def test_a_whole_game_is_played_by_keys(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    prompt = PROMPT if language == "en" else "La tua mossa ›"
    with Terminal(*PLAY, "--seed", "7", "--lang", language, folder=tmp_path, size=size) as terminal:
        screen = terminal.until(prompt)
        assert "▐B▌" in screen if size[1] < 100 else "▐ B ▌" in screen
        for keys in ("+9", "LEGb", "wing"):
            terminal.type(f"{keys}\n")
            terminal.until(prompt)
        while True:
            terminal.type("1\n")  # the first choice is always to roll
            screen = terminal.until(prompt, "serai replay")
            if prompt not in screen:
                break
        code, _ = terminal.leave()
    match = house.load(only_file(tmp_path))
    assert (code, match.over) == (0, True)
    assert match.commitment in screen
    assert f"serai verify {only_file(tmp_path).name}" in screen
    assert all(str(score) in screen for score in match.scores)
    played = [ply.do for ply in match.log.plies if ply.by == 0]
    assert played[:3] == ["+9", "legB", "winG"]
    assert set(played[3:]) == {"roll"}


def test_the_guest_is_helped(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--seed", "7", folder=tmp_path) as terminal:
        terminal.until(PROMPT)
        for keys, answer in (
            ("h", "level-3 would play"),
            ("hint", "level-3 would play"),
            ("u", "nothing to take back"),
            ("r CU12", "CU12 · Pyramid"),
            ("r CU99", "no clause “CU99”"),
            ("r", "CU35 · Oasis and mirage"),
            ("l", "camel starts on space"),
            ("?", "what the strongest bot would do"),
            ("s a.log", "saved in a.log"),
            ("s /nowhere/b", "could not be saved"),
            ("99", "“99” is no choice now"),
            ("soup", "“soup” is no choice now"),
            ("+1", "“+1” is no choice now"),
            ("", "Camel Up · Guest"),
        ):
            terminal.type(f"{keys}\n")
            assert answer in " ".join(terminal.until(PROMPT).split())
        terminal.type("\x04")
        code, text = terminal.leave()
    assert code == 0
    assert "--load a.log" in text
    assert not house.load(tmp_path / "a.log").over


def test_a_short_terminal_shows_the_story_and_shortens_the_choices(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--seed", "7", folder=tmp_path, size=(24, 80)) as terminal:
        assert "…" in terminal.until(PROMPT)
        terminal.type("+9\n")
        screen = terminal.until(PROMPT)
        assert "Guest lays an oasis on space 9." in screen
        assert len(screen.splitlines()) <= 26


# ---- Leaving ----


@pytest.mark.parametrize(
    ("how", "code"),
    [("q\n\n", 0), ("\x04", 0), ("\x03", 130), (signal.SIGTERM, 130), (signal.SIGHUP, 130)],
    ids=["q", "Ctrl-D", "Ctrl-C", "SIGTERM", "SIGHUP"],
)
def test_however_the_guest_leaves_the_game_is_saved(
    tmp_path: Path, how: str | signal.Signals, code: int
) -> None:
    with Terminal(*PLAY, "--seed", "7", folder=tmp_path) as terminal:
        terminal.until(PROMPT)
        terminal.type("+9\n")
        terminal.until(PROMPT)
        terminal.rest()
        if isinstance(how, signal.Signals):
            terminal.stop(how)
        else:
            terminal.type(how)
        left, text = terminal.leave()
    file = only_file(tmp_path)
    assert left == code
    assert f"serai play camel_up --load {file.name} --bots random" in text
    assert "Traceback" not in text
    assert "+9" in [ply.do for ply in house.load(file).log.plies]


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    begun = serai(*PLAY, "--seed", "7", "--seat", "1", typed="+9\nlegB\nq\nmine.log\n", folder=tmp_path)
    assert begun.returncode == 0
    (command,) = re.findall(r"serai (play .*)", begun.stdout)
    assert command == "play camel_up --load mine.log --seat 1 --bots random"
    before = house.load(tmp_path / "mine.log")
    again = serai(*command.split(), typed="winW\n", folder=tmp_path)
    assert again.returncode == 0
    after = house.load(tmp_path / "mine.log")
    assert after.log.plies[: len(before.log.plies)] == before.log.plies
    assert [ply.do for ply in after.log.plies if ply.by == 1][:3] == ["+9", "legB", "winW"]
    assert after.commitment == before.commitment


def test_a_game_that_was_not_begun_is_not_saved(tmp_path: Path) -> None:
    seeds = (str(n) for n in range(100))
    seed = next(s for s in seeds if house.game("camel_up", players=2).match(seed=s).actor == 0)
    left = serai(*PLAY, "--seed", seed, typed="q\n", folder=tmp_path)
    assert left.returncode == 0
    assert "See you soon." in left.stdout
    assert list(tmp_path.iterdir()) == []


def test_save_writes_after_every_turn(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--seed", "7", "--save", "mine", folder=tmp_path) as terminal:
        for keys in ("+9", "legB"):
            terminal.until(PROMPT)
            terminal.type(f"{keys}\n")
        terminal.until(PROMPT)
        terminal.process.kill()
        terminal.leave()
    assert [ply.do for ply in house.load(tmp_path / "mine").log.plies if ply.by == 0] == ["+9", "legB"]


def test_a_folder_that_cannot_be_written_to_loses_nothing(tmp_path: Path) -> None:
    gone, home = tmp_path / "gone", tmp_path / "home"
    gone.mkdir()
    home.mkdir()
    with Terminal(*PLAY, "--seed", "7", folder=gone) as terminal:
        terminal.until(PROMPT)
        terminal.type("+9\n")
        terminal.until(PROMPT)
        gone.rmdir()
        terminal.type("\x04")
        code, text = terminal.leave()
    assert code == 0
    (path,) = re.findall(r"--load (\S+)", text)
    assert house.load(path).log.plies
    Path(path).unlink()


# ---- Without a terminal, and without a drawing ----


@pytest.mark.parametrize(("language", "words"), [("en", "Your move ›"), ("it", "La tua mossa ›")])
def test_without_a_terminal_plain_text_is_written(tmp_path: Path, language: str, words: str) -> None:
    done = serai(*PLAY, "--seed", "7", "--lang", language, typed="roll\nsoup\nh\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert done.stdout.count(words) == 4
    assert "▐B▌" in done.stdout


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    keys = "roll\nlegB\nroll\n"
    games = [serai(*PLAY[:4], "--seed", "7", typed=keys, folder=tmp_path).stdout for _ in range(2)]
    stories = [re.sub(r"camel_up-\S+", "", game) for game in games]
    assert stories[0] == stories[1]


@pytest.fixture
def wells(tmp_path: Path) -> Path:
    """A folder with the game of docs/architecture.md as an installed package, which draws nothing itself."""
    page = Path(__file__).parents[2] / "docs" / "architecture.md"
    package, info = tmp_path / "site" / "wells_game", tmp_path / "site" / "wells_game-1.dist-info"
    package.mkdir(parents=True)
    info.mkdir()
    text = page.read_text(encoding="utf8")
    for name, block in re.findall(r"```\w+\n# wells/(\S+)\n(.*?)```", text, re.DOTALL):
        (package / name).write_text(block, encoding="utf8")
    (info / "METADATA").write_text("Name: wells-game\nVersion: 1\n", encoding="utf8")
    (info / "entry_points.txt").write_text("[serai.games]\nwells = wells_game\n", encoding="utf8")
    return tmp_path / "site"


def test_a_game_without_a_drawing_is_played_all_the_same(wells: Path, tmp_path: Path) -> None:
    done = serai(
        "play", "wells", "--players", "2", typed="keep\nu\nr\nh\n1\n", folder=tmp_path, PYTHONPATH=str(wells)
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert " 1 keep" in done.stdout
    assert "The rules of wells are not written down here." in done.stdout
    assert "random would play" in done.stdout
    lines = done.stdout.splitlines()
    assert sum(line.startswith("Your move › keep") for line in lines) == 1
