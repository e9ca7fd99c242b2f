"""Every clause of the rules pages has a test that proves it, and stands in both languages."""

import re
from pathlib import Path

import pytest

import serai

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
TESTS = "".join(f.read_text(encoding="utf8") for f in sorted((ROOT / "tests").rglob("*.py")))
PROVED = set(re.findall(r'"([A-Z]{2}\d+)"', " ".join(re.findall(r"mark\.clause\(([^)]*)\)", TESTS))))


def clauses(game: str, language: str) -> list[str]:
    page = (PAGES / f"{game}.{language}.md").read_text(encoding="utf8")
    return re.findall(r"^### ([A-Z]{2}\d+)\b", page, re.MULTILINE)


@pytest.mark.parametrize("game", serai.games())
def test_every_clause_has_a_test(game: str) -> None:
    ids = clauses(game, "en")
    assert len(ids) > 20
    assert len(set(ids)) == len(ids)
    missing = [clause for clause in ids if clause not in PROVED]
    assert not missing, f"no test is marked with {' '.join(missing)}"


@pytest.mark.parametrize("game", serai.games())
def test_both_languages_have_the_same_clauses(game: str) -> None:
    assert clauses(game, "en") == clauses(game, "it")


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = {clause for game in serai.games() for clause in clauses(game, "en")}
    assert known >= PROVED
