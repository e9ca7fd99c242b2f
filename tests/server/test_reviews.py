"""Looking back at a game: worked out in the background, kept, and told to whoever may see the replay."""

import asyncio
import threading
import time
from typing import Any

import httpx
import pytest

import serai
from serai.server import replays, reviews
from serai.server.api import answers
from serai.server.store.schema import reviews as kept

from .company import ask, play_out
from .houses import House
from .test_openapi import exactly
from .test_replays import new_table, refused

BOT = {"kind": "bot", "bot": "random"}
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
    assert ask(omar, "GET", path)["part"] is None
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


def my_turn(client: httpx.Client, table: str) -> dict[str, Any]:
    """The position, once it is theirs to move."""
    end, position = time.monotonic() + PATIENCE, dict[str, Any]()
    while not position.get("legal"):
        assert time.monotonic() < end
        position = ask(client, "GET", f"/api/tables/{table}/position")
    return position


def move(client: httpx.Client, table: str, n: int) -> str:
    """One of the moves that there are."""
    position = my_turn(client, table)
    do: str = position["legal"][n]["do"]
    ask(client, "POST", f"/api/tables/{table}/play", do=do, ply=position["ply"])
    return do


def test_against_bots_alone_one_may_look_back_in_the_middle_as_oneself(inn: House) -> None:
    anna, omar = inn.guest("Anna"), inn.guest("Omar")
    table, strict = new_table(anna), new_table(anna, hints=False)
    two = ask(anna, "POST", "/api/tables", game="camel_up", options={"players": 2})["table"]["id"]
    ask(omar, "POST", f"/api/tables/{two}/join")
    ask(anna, "POST", f"/api/tables/{two}/start")
    for n in range(3):
        move(anna, table, n)
    position = my_turn(anna, table)
    told, _ = looked_back(anna, table)
    exactly(answers.Reviewed, told)
    assert (told["viewer"], told["written"]) == (0, position["ply"])
    assert {decision["by"] for decision in told["review"]["decisions"]} == {0}
    assert told["review"]["sources"] == [], "they would tell what the others have"
    refusals = [(anna, strict), (anna, two), (omar, table)]
    for path in ("review", "replay", "replay?ply=0"):
        for who, where in refusals:
            assert refused(who, "GET", f"/api/tables/{where}/{path}") == (409, "not-over")
    for who, where in refusals:
        assert refused(who, "POST", f"/api/tables/{where}/review") == (409, "not-over")

    story = ask(anna, "GET", f"/api/tables/{table}/replay")
    exactly(answers.Replay, story)
    assert (story["viewer"], story["written"], story["table"]["seed"]) == (0, position["ply"], None)
    heard = ask(anna, "GET", f"/api/tables/{table}/position?ply=0")["log"]
    assert [line["text"] for line in story["lines"]] == [line["text"] for line in heard]
    step = ask(anna, "GET", f"/api/tables/{table}/replay?ply={story['plies']}")
    exactly(answers.Step, step)
    assert (step["scores"], step["views"]) == (None, [position["view"], None])

    move(anna, table, 0)
    assert ask(anna, "GET", f"/api/tables/{table}/review")["part"] is None, "the game has gone on"
    play_out(anna, table)
    assert ask(omar, "GET", f"/api/tables/{table}/review")["part"] is None, "the whole game is another matter"


def test_what_was_taken_back_is_looked_at_no_more(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many plies, but others: it begins anew, and whoever is still at the old ones stops."""
    stopped = threading.Event()

    async def work(desk: reviews.Reviews, wanted: replays.Subject) -> None:
        while await desk._note(wanted, 0.5, None):
            await asyncio.sleep(0.01)
        stopped.set()

    monkeypatch.setattr(reviews.Reviews, "_review", work)
    anna = inn.guest("Anna")
    table = new_table(anna, game="yspahan", options={"players": 3}, seats=[{"kind": "me"}, *2 * [BOT]])
    path = f"/api/tables/{table}"
    while len(taking := [c["do"] for c in my_turn(anna, table)["legal"] if c["do"].startswith("take.")]) < 2:
        move(anna, table, -1)
    one, other = taking[:2]
    ask(anna, "POST", f"{path}/play", do=one, ply=my_turn(anna, table)["ply"])
    first = ask(anna, "POST", f"{path}/review")
    assert first["part"] == 0
    ask(anna, "POST", f"{path}/undo", steps=1, ply=my_turn(anna, table)["ply"])
    ask(anna, "POST", f"{path}/play", do=other, ply=my_turn(anna, table)["ply"])
    second = ask(anna, "GET", f"{path}/review")
    assert (second["part"], second["written"]) == (None, first["written"] + 2)
    assert [line["do"] for line in ask(anna, "GET", f"{path}/replay")["lines"] if line["by"] == 0][
        -1
    ] == other
    assert ask(anna, "POST", f"{path}/review")["part"] == 0
    assert stopped.wait(60)
    assert ask(anna, "GET", f"{path}/review")["part"] is not None
    assert [row.written for row in inn.rows(kept)] == [second["written"]]


def test_a_house_that_was_closed_meanwhile_begins_again(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = inn.guest("Anna")
    match = serai.game("camel_up", players=2).match(seed=1)
    table = ask(anna, "POST", "/api/replays", log=match.log.dumps())["table"]["id"]
    row = {"table": table, "written": len(match.plies), "viewer": None, "part": 0.4, "review": None}
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
