"""Looking back at a game: worked out in the background, kept, and told to whoever may see the replay."""

import time
from typing import Any

import httpx
import pytest

import serai
from serai.server import reviews
from serai.server.api import answers
from serai.server.store.schema import reviews as kept

from .company import ask, play_out
from .houses import House
from .test_openapi import exactly
from .test_replays import new_table, refused

PATIENCE = 1200  # seconds: the search may have to be compiled first, behind everybody else


def looked_back(client: httpx.Client, table: str) -> tuple[dict[str, Any], list[float]]:
    """What is found in the end, and all that was said of how far it is."""
    path, parts = f"/api/tables/{table}/review", []
    told = ask(client, "POST", path)
    end = time.monotonic() + PATIENCE
    while told["review"] is None:
        assert told["part"] is not None, "it was given up"
        assert time.monotonic() < end
        parts.append(told["part"])
        time.sleep(0.05)
        told = ask(client, "GET", path)
    return told, parts


def test_a_game_is_looked_back_at_once_and_for_all(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    table = new_table(anna)
    play_out(anna, table)
    path = f"/api/tables/{table}/review"
    assert ask(omar, "GET", path) == {"part": None, "viewer": None, "review": None}
    told, parts = looked_back(anna, table)
    exactly(answers.Reviewed, told)
    assert parts == sorted(parts)
    review = told["review"]
    plies = ask(anna, "GET", f"/api/tables/{table}/replay")["plies"]
    assert [review["moments"][0]["ply"], review["moments"][-1]["ply"]] == [0, plies]
    scores = ask(anna, "GET", f"/api/tables/{table}")["table"]["result"]["scores"]
    assert [
        sum(column) for column in zip(*(row["points"] for row in review["sources"]), strict=True)
    ] == scores
    assert {decision["by"] for decision in review["decisions"]} == {0, 1}

    assert ask(omar, "POST", path) == told, "it is kept, and not worked out again"
    assert len(house.rows(kept)) == 1
    italian = ask(omar, "GET", f"{path}?lang=it")["review"]
    assert [row["text"] for row in italian["sources"]][:2] == ["All'inizio", "Tessere tappa"]
    assert all(decision["text"] for decision in italian["decisions"])


def test_only_who_may_see_the_replay_may_look_back(inn: House) -> None:
    anna, omar = inn.guest("Anna"), inn.guest("Omar")
    table = new_table(anna, private=True)
    play_out(anna, table)
    for method in ("GET", "POST"):
        assert refused(omar, method, f"/api/tables/{table}/review") == (404, "no-such-table")
        ask(anna, method, f"/api/tables/{table}/review")


def test_against_bots_alone_one_may_look_back_in_the_middle_as_oneself(inn: House) -> None:
    anna, omar = inn.guest("Anna"), inn.guest("Omar")
    table, strict = new_table(anna), new_table(anna, hints=False)
    two = ask(anna, "POST", "/api/tables", game="camel_up", options={"players": 2})["table"]["id"]
    ask(omar, "POST", f"/api/tables/{two}/join")
    ask(anna, "POST", f"/api/tables/{two}/start")
    for n in range(3):
        position: dict[str, Any] = {"legal": []}
        while not position["legal"]:
            position = ask(anna, "GET", f"/api/tables/{table}/position")
        do = position["legal"][n]["do"]
        ask(anna, "POST", f"/api/tables/{table}/play", do=do, ply=position["ply"])
    while not ask(anna, "GET", f"/api/tables/{table}/position")["legal"]:
        time.sleep(0.01)
    told, _ = looked_back(anna, table)
    exactly(answers.Reviewed, told)
    assert told["viewer"] == 0
    assert {decision["by"] for decision in told["review"]["decisions"]} == {0}
    assert told["review"]["sources"] == [], "they would tell what the others have"
    for method in ("GET", "POST"):
        assert refused(omar, method, f"/api/tables/{table}/review") == (409, "not-over")
        assert refused(anna, method, f"/api/tables/{strict}/review") == (409, "not-over")
        assert refused(anna, method, f"/api/tables/{two}/review") == (409, "not-over")
    play_out(anna, table)
    assert ask(omar, "GET", f"/api/tables/{table}/review")["part"] is None, "the whole game is another matter"


def test_a_house_that_was_closed_meanwhile_begins_again(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = inn.guest("Anna")
    match = serai.game("camel_up", players=2).match(seed=1)
    table = ask(anna, "POST", "/api/replays", log=match.log.dumps())["table"]["id"]
    row = {"table": table, "plies": len(match.plies), "viewer": None, "part": 0.4, "review": None}
    inn.write(kept.insert().values(**row, at=1))
    assert ask(anna, "GET", f"/api/tables/{table}/review")["part"] is None, "nobody is at work on it"
    told, parts = looked_back(anna, table)
    assert parts[0] == 0
    assert len(told["review"]["moments"]) == 2


def test_a_long_queue_is_refused(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 0)
    anna = inn.guest("Anna")
    log = serai.game("camel_up", players=2).match(seed=2).log.dumps()
    table = ask(anna, "POST", "/api/replays", log=log)["table"]["id"]
    assert refused(anna, "POST", f"/api/tables/{table}/review") == (503, "many-reviews")
    assert ask(anna, "GET", f"/api/tables/{table}/review")["part"] is None
