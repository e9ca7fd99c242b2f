"""The OpenAPI document tells programs everything, and nothing that is not so."""

import json
from typing import Any

import httpx
from pydantic import BaseModel, TypeAdapter
from sqlalchemy import insert, select
from websockets.sync.client import connect

import serai
from serai.server.api import answers
from serai.server.store.schema import accounts, webhooks

from .company import ask, play_out
from .houses import House

METHODS = {"get", "post", "put", "patch", "delete"}


def test_every_request_is_described(inn: House) -> None:
    document = inn.client().get("/api/openapi.json").json()
    tags = {tag["name"] for tag in document["tags"]}
    ids = set()
    for path, operations in document["paths"].items():
        assert operations.keys() <= METHODS
        for method, operation in operations.items():
            where = f"{method} {path}"
            assert len(operation["summary"].split()) >= 2, where
            assert set(operation["tags"]) <= tags, where
            assert operation["operationId"] not in ids, where
            ids.add(operation["operationId"])
            for status, response in operation["responses"].items():
                assert response["description"], where
                if status != "204":
                    assert all(content["schema"] for content in response["content"].values()), where
            assert operation["responses"]["4XX"]["content"]["application/json"]["schema"] == {
                "$ref": "#/components/schemas/Problem"
            }
    assert not [name for name in document["components"]["schemas"] if "Input" in name or "Output" in name]


def exactly(model: Any, told: Any) -> None:
    """As described, and nothing besides."""
    undescribed(TypeAdapter(model).validate_python(told))


def undescribed(value: Any) -> None:
    if isinstance(value, list):
        for part in value:
            undescribed(part)
    elif isinstance(value, BaseModel):
        assert not value.model_extra, (type(value), value.model_extra)
        for name in type(value).model_fields:
            undescribed(getattr(value, name))


def test_answers_are_what_the_document_says(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    exactly(answers.Account | None, ask(anna, "GET", "/api/account"))
    exactly(answers.BotMade, ask(anna, "POST", "/api/bots", name="Jinn"))
    exactly(list[answers.Bot], ask(anna, "GET", "/api/bots"))
    token = ask(anna, "POST", "/api/tokens", name="mine")
    exactly(answers.TokenMade, token)
    exactly(list[answers.Token], ask(anna, "GET", "/api/tokens"))
    exactly(list[answers.Game], ask(anna, "GET", "/api/games"))
    exactly(answers.Notices, ask(anna, "GET", "/api/notices"))
    me = house.read(select(accounts.c.id).where(accounts.c.name == "Anna"))
    house.write(insert(webhooks).values(account=me, url="https://chat.example.org/hook", failures=0))
    exactly(answers.Notices, ask(anna, "GET", "/api/notices"))

    wish = {"game": "camel_up", "options": {"players": 3}, "clock": {"kind": "slow", "days": 1}}
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "player", "name": "Omar"}]
    opened = ask(anna, "POST", "/api/tables", **wish, seats=chairs, absent="bot")
    exactly(answers.TableTold, opened)
    assert "invite" in opened["table"]
    table, path = opened["table"]["id"], f"/api/tables/{opened['table']['id']}"
    exactly(list[answers.TableListed], ask(omar, "GET", "/api/tables"))
    joined = ask(omar, "POST", f"{path}/join")
    assert "invite" not in joined["table"]
    exactly(answers.TableTold, joined)
    exactly(answers.TableTold, ask(anna, "POST", f"{path}/start"))
    exactly(answers.Nothing, ask(anna, "POST", f"{path}/chat", text="Salaam"))
    exactly(answers.TableTold, ask(omar, "POST", f"{path}/leave"))
    exactly(answers.Done, ask(omar, "POST", f"{path}/back"))
    ask(omar, "POST", f"{path}/leave")
    see_a_turn(anna, path)
    play_out(anna, table)

    exactly(answers.Replay, ask(anna, "GET", f"{path}/replay"))
    exactly(answers.Step, ask(anna, "GET", f"{path}/replay?ply=3"))
    exactly(answers.Fairness, ask(anna, "GET", f"{path}/fairness"))
    log = anna.get(f"{path}/log").text
    exactly(answers.Proof, ask(anna, "POST", "/api/verify", log=log))
    exactly(answers.TableTold, ask(anna, "POST", "/api/replays", log=log))
    exactly(answers.TableTold, ask(anna, "POST", f"{path}/rematch"))
    exactly(answers.Player, ask(anna, "GET", "/api/players/Anna"))
    exactly(list[answers.Leader], ask(anna, "GET", "/api/leaderboard?game=camel_up&players=3"))


def see_a_turn(player: httpx.Client, path: str) -> None:
    """A position with choices, a hint, and a move, each as described."""
    position: dict[str, Any] = {"legal": []}
    while not position["legal"]:
        position = ask(player, "GET", f"{path}/position")
        exactly(answers.Position, position)
    exactly(answers.Hints, ask(player, "POST", f"{path}/hint", ply=position["ply"]))
    move = {"do": position["legal"][-1]["do"], "ply": position["ply"] + 1}
    exactly(answers.Done, ask(player, "POST", f"{path}/play", **move))


def test_the_socket_says_what_the_document_says(inn: House) -> None:
    anna = inn.guest("Anna")
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "camel_up", "options": {"players": 2}, "seats": chairs}
    table = ask(anna, "POST", "/api/tables", **wish)["table"]["id"]
    ask(anna, "POST", f"/api/tables/{table}/start")
    token = ask(anna, "POST", "/api/tokens", name="mine")["token"]
    url = f"{inn.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(url, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        exactly(answers.TableTold, json.loads(socket.recv()))
        exactly(answers.Position, json.loads(socket.recv()))


def test_the_document_names_this_version(inn: House) -> None:
    assert inn.client().get("/api/openapi.json").json()["info"]["version"] == serai.__version__
