"""Whatever a user gets wrong is one line on stderr and exit code 2, in their language."""

from pathlib import Path

import pytest

from serai import games

from .conftest import Ask
from .shell import serai

MISTAKES = [
    ("fly", "There is no command “fly”"),
    ("--fly", "“serai” has no option --fly"),
    ("play", "“serai play” needs GAME"),
    ("play mancala", "no game “mancala”"),
    ("play camel_up chess", "“chess” is one argument too many"),
    ("play camel_up --fly", "“serai play” has no option --fly"),
    ("play camel_up -x", "has no option -x"),
    ("play camel_up --players", "--players needs a value"),
    ("play camel_up --players four", "--players must be a whole number"),
    ("play camel_up --players 2.5", "--players must be a whole number"),
    ("play camel_up --players 9", "players cannot be 9"),
    ("play camel_up --players -2", "players cannot be -2"),
    ("play camel_up --seat 4", "no seat 4"),
    ("play camel_up --seat -1", "no seat -1"),
    ("play camel_up --seat x", "--seat must be a whole number"),
    ("play camel_up --bots magic", "no bot “magic”"),
    ("play camel_up --bots random,", "no bot “”"),
    ("play camel_up --bots random,greedy", "2 bots were named for 3 seats"),
    ("play camel_up --save /nowhere/game", "could not be saved to /nowhere/game"),
    ("play camel_up --load nothing", "nothing cannot be read"),
    ("play camel_up --load GAMES/empty.log", "cut off"),
    ("play camel_up --load GAMES/cut.log", "cut off"),
    ("play camel_up --load GAMES/no-json.log", "not a JSON object"),
    ("play camel_up --load GAMES/binary.log", "not a text file"),
    ("play camel_up --load GAMES/illegal.log", "breaks the rules: “rull”"),
    ("play camel_up --load GAMES/wrong-turn.log", "breaks the rules: It was not"),
    ("play camel_up --load GAMES/other-rules.log", "version 99 of the rules"),
    ("play camel_up --load GAMES/other-game.log", "no game “chess”"),
    ("play camel_up --load GAMES/no-seed.log", "not played on"),
    ("play camel_up --load GAMES/half.log --seed 3", "use --load without --players and --seed"),
    ("play camel_up --load GAMES/half.log --seat 3", "no seat 3"),
    ("simulate", "“serai simulate” needs GAME"),
    ("simulate camel_up --games 0", "--games must be at least 1"),
    ("simulate camel_up --games -5", "--games must be at least 1"),
    ("simulate camel_up --games many", "--games must be a whole number"),
    ("simulate camel_up --seed x", "--seed must be a whole number"),
    ("simulate camel_up --json=yes", "--json takes no value"),
    ("simulate camel_up --bots random,random", "2 bots were named for 4 seats"),
    ("bench chess", "no game “chess”"),
    ("odds", "“serai odds” needs POSITION"),
    ("odds 1:BYGO", "missing: W"),
    ("odds 1:BYGOW 1:B", "Space 1 is given twice"),
    ("odds 1:BYGOX", "no camel “X”"),
    ("odds 0:BYGOW", "no space 0"),
    ("odds 1:BYGOW +1", "desert tile “+1” cannot lie there"),
    ("odds 1:BYGOW +5 -6", "5 and 6 are too close"),
    ("odds 1:BYGOW --dice Q", "dice “Q”"),
    ("odds soup", "“soup” is no part of a position"),
    ("odds --fly", "“--fly” is no part of a position"),
    ("replay", "“serai replay” needs FILE"),
    ("replay /", "/ cannot be read"),
    ("replay GAMES/whole.log --ply 9999", "no move 9999"),
    ("replay GAMES/whole.log --ply -1", "no move -1"),
    ("verify nothing", "nothing cannot be read"),
    ("verify GAMES/no-seed.log", "does not reveal its seed yet"),
    ("verify GAMES/other-seed.log", "not the one that was promised"),
    ("verify GAMES/swapped.log", "not dealt fairly"),
    ("rules", "“serai rules” needs GAME"),
    ("rules chess", "no game “chess”"),
    ("rules ../camel_up", "no game “../camel_up”"),
    ("rules camel_up CU19", "no clause “CU19”. Nearby there are CU17, CU18, CU20"),
    ("rules camel_up soup", "They run from CU1 to CU35"),
    ("rules camel_up CU1 CU2", "“CU2” is one argument too many"),
]


@pytest.mark.parametrize(("line", "sentence"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_one_line_in_both_languages(ask: Ask, games: Path, line: str, sentence: str) -> None:
    args = line.replace("GAMES", str(games)).split()
    english, italian = ask(args), ask([*args, "--lang=it"])
    assert english.code == italian.code == 2
    assert english.out == italian.out == ""
    assert sentence in english.err
    for answer in (english, italian):
        assert answer.err.count("\n") == 1
        assert "Traceback" not in answer.err
    assert english.err != italian.err


@pytest.mark.parametrize("line", ["--lang fr", "play camel_up --lang=fr", "rules camel_up --lang FR"])
def test_a_language_that_nobody_speaks_is_told(ask: Ask, line: str) -> None:
    answer = ask(line.split())
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert "Choose one of: en, it" in answer.err
    assert "--lang needs a value" in ask(["--lang"]).err


def test_a_mistake_is_one_line_from_the_program_itself() -> None:
    done = serai("play", "mancala", SERAI_LANG="it")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Il gioco «mancala» non c'è. La casa offre: {', '.join(games())}.\n"


def test_what_was_typed_cannot_break_the_line(ask: Ask) -> None:
    answer = ask(["fl\ny\x1b[31m"])
    assert answer.err.startswith("There is no command “fl·y·[31m”.")
    assert answer.err.count("\n") == 1
