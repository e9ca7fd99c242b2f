"""replay, verify and rules."""

from pathlib import Path

import pytest

import serai as house
from serai.cli.rules import find_clause, page

from .conftest import Ask
from .shell import Terminal

# ---- replay ----


def test_the_whole_story_is_told_at_once_where_there_is_no_terminal(ask: Ask, games: Path) -> None:
    match = house.load(games / "whole.log")
    for language in ("en", "it"):
        answer = ask(["replay", str(games / "whole.log"), "--lang", language])
        assert answer.code == 0
        told = " ".join(answer.out.split())
        for line in match.history(None, language):
            assert " ".join(line.text.split()) in told
        assert "╭───────┬" in answer.out


def test_a_move_can_be_named(ask: Ask, games: Path) -> None:
    answer = ask(["replay", str(games / "whole.log"), "--ply", "6"])
    assert "   6  Player" in answer.out
    assert "   7  " not in answer.out
    assert "begins." in answer.out


def test_an_unfinished_game_keeps_its_secrets(ask: Ask, games: Path) -> None:
    hidden = [line.text for line in house.load(games / "half.log").history(None)]
    assert any("lays a race card" in text for text in hidden)
    answer = ask(["replay", str(games / "half.log")])
    assert "bets that" not in answer.out


def test_at_a_terminal_a_key_leads_on_and_back(games: Path, tmp_path: Path) -> None:
    with Terminal("replay", str(games / "whole.log"), "--ply", "3", folder=tmp_path) as terminal:
        assert "3/" in terminal.until("leave ›")
        terminal.type("\n")
        assert "4/" in terminal.until("leave ›")
        terminal.type("b\n")
        assert "3/" in terminal.until("leave ›")
        terminal.type("q\n")
        assert terminal.leave()[0] == 0


# ---- verify ----


def test_a_fair_game_is_proved(ask: Ask, games: Path) -> None:
    log = house.Log.read(games / "whole.log")
    for language, verdict in (("en", "Every die and card is proved"), ("it", "Ogni dado e ogni carta")):
        answer = ask(["verify", str(games / "whole.log"), "--lang", language])
        assert (answer.code, answer.err) == (0, "")
        assert verdict in answer.out
        assert log.commitment in answer.out
        assert "“sand”, “dune”" in answer.out
        assert str(house.verify(log)) in answer.out


def test_a_die_that_was_changed_is_found(ask: Ask, games: Path, tmp_path: Path) -> None:
    lines = (games / "whole.log").read_text(encoding="utf8").splitlines(keepends=True)
    last = max(n for n, line in enumerate(lines) if '"by": "chance"' in line)
    die = lines[last].split('"do": "')[1][:2]
    for pips in "123":
        lines[last] = lines[last].replace(f'"do": "{die}"', f'"do": "{die[0]}{pips}"')
        die = f"{die[0]}{pips}"
        (tmp_path / pips).write_text("".join(lines), encoding="utf8")
    answers = [ask(["verify", str(tmp_path / pips)]) for pips in "123"]
    assert sorted(answer.code for answer in answers) == [0, 2, 2]
    assert all("Line" in answer.err for answer in answers if answer.code)


# ---- rules ----


@pytest.mark.parametrize(("language", "heading"), [("en", "Leg bet"), ("it", "Scommessa di tappa")])
def test_the_rules_are_shown_whole(ask: Ask, language: str, heading: str) -> None:
    answer = ask(["rules", "camel_up", "--lang", language])
    assert answer.code == 0
    assert f"CU10 · {heading}" in answer.out
    assert "CU35" in answer.out


def test_a_clause_is_shown_alone_in_capitals_or_not(ask: Ask) -> None:
    answer = ask(["rules", "camel_up", "cu15"])
    assert answer.out.startswith("CU15 · Landing on a desert tile")
    assert "CU16 ·" not in answer.out
    assert answer == ask(["rules", "camel_up", "CU15"])


def test_every_clause_is_found_in_both_languages() -> None:
    for language in ("en", "it"):
        text = page("camel_up", language)
        ids = [line.split()[1] for line in text.splitlines() if line.startswith("### ")]
        assert len(ids) > 25
        assert all(find_clause(text, name).startswith(f"### {name} ·") for name in ids)


def test_rules_at_a_terminal_go_through_the_pager(tmp_path: Path) -> None:
    with Terminal("rules", "camel_up", folder=tmp_path, size=(40, 100)) as terminal:
        code, text = terminal.leave()
    assert code == 0
    assert "CU35" in text
