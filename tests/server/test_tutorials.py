"""First games over HTTP: in both languages, as the document says."""

import pytest

from serai.core import tutorial
from serai.server.api import answers

from .houses import House
from .test_openapi import exactly


@pytest.mark.parametrize("name", tutorial.names())
def test_a_tutorial_is_told_in_both_languages(inn: House, name: str) -> None:
    with inn.client() as passer_by:
        told = {lang: passer_by.get(f"/api/tutorials/{name}?lang={lang}").json() for lang in ("en", "it")}
    for language, tale in told.items():
        exactly(answers.Tutorial, tale)
        course = tutorial.course(name, language)
        assert [lesson["text"] for lesson in tale["lessons"]] == [lesson.text for lesson in course.lessons]
        assert [frame["view"] for frame in tale["frames"]] == [
            frame.state.view(course.script.seat) for frame in course.frames
        ]
        for lesson in tale["lessons"]:
            legal = {choice["do"] for choice in tale["frames"][lesson["frame"]]["legal"]}
            assert not lesson["do"] or lesson["do"][0] in legal
    one, other = told["en"]["lessons"], told["it"]["lessons"]
    assert all(a["text"] != b["text"] and a["at"] == b["at"] for a, b in zip(one, other, strict=True))


def test_packed_or_not_it_is_the_same(inn: House) -> None:
    name = tutorial.names()[0]
    with inn.client() as passer_by:
        packed = passer_by.get(f"/api/tutorials/{name}", headers={"accept-encoding": "gzip"})
        plain = passer_by.get(f"/api/tutorials/{name}", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_game_without_one_names_those_that_have_one(inn: House) -> None:
    with inn.client() as passer_by:
        for name in ("go", "chess", "x" * 40):
            answer = passer_by.get(f"/api/tutorials/{name}?lang=it")
            assert (answer.status_code, answer.json()["error"]) == (404, "no-tutorial")
            assert answer.json()["say"].endswith(f"Ci sono per: {', '.join(tutorial.names())}.")
        for name in ("..", "%00", "x" * 41):
            assert 400 <= passer_by.get(f"/api/tutorials/{name}").status_code < 500


def test_the_hall_knows_what_can_be_learned(inn: House) -> None:
    with inn.client() as passer_by:
        games = passer_by.get("/api/games").json()
        assert [game["game"] for game in games if game["tutorial"]] == list(tutorial.names())
        assert passer_by.get(f"/learn/{tutorial.names()[0]}").status_code == 200
