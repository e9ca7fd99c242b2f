"""Exact figures at a table: the engine's own, for players only, marked in the log, never in serious play."""

import json
from typing import Any, cast

import httpx
import pytest
from websockets.sync.client import connect

import serai
from serai import bots
from serai.games.camel_up.odds import odds
from serai.games.camel_up.state import State as Record
from serai.games.camel_up.tables import LETTERS
from serai.server.api import answers
from serai.server.errors import Refused
from serai.server.live import Table

from .company import ask
from .houses import House
from .test_clocks import LIVE, begun, quick
from .test_openapi import exactly
from .test_tables import begun as table_for_two
from .test_tables import refusal


def position(player: httpx.Client, path: str) -> Any:
    return ask(player, "GET", f"{path}/position")


def looks(player: httpx.Client, path: str) -> Any:
    return ask(player, "POST", f"{path}/insight", ply=position(player, path)["ply"])


def true_state(house: House, path: str) -> serai.State:
    async def found() -> serai.State:
        async with house.app.state.hall.at(path.rpartition("/")[2]) as room:
            return room.played.match.state  # type: ignore[no-any-return]

    return house.do(found())


def test_figures_are_the_engines_own_and_marked_once(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    path = table_for_two(anna, omar)
    for player, seat in ((anna, 0), (omar, 1), (anna, 0)):
        told = looks(player, path)
        exactly(answers.Insight, told)
        state = true_state(house, path)
        now = odds(cast(Record, state.record))
        figures = told["insight"]
        assert figures["outcomes"] == now.outcomes
        for camel in LETTERS:
            chances = figures["camels"][camel]
            assert chances["first"] == now.places[camel][0] / now.outcomes
            assert chances["second"] == now.places[camel][1] / now.outcomes
            assert chances["win"] == now.win[camel]
            assert chances["lose"] == now.lose[camel]
            assert figures["worth"][f"leg{camel}"] == now.tile(camel, 5)
        assert figures == bots.insight(state, seat, seed=1)
        assert told["ply"] == position(player, path)["ply"]
    lines = [line for line in position(anna, path)["log"] if line["kind"] == "insight"]
    assert [(line["by"], line["text"]) for line in lines] == [
        (0, "Anna looks at the odds."),
        (1, "Omar looks at the odds."),
    ]
    italian = ask(anna, "GET", f"{path}/position?lang=it")["log"]
    assert "Omar guarda le probabilità." in [line["text"] for line in italian]


def test_who_looks_does_not_disturb_who_moves(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    path = table_for_two(anna, omar)
    turn = position(anna, path)["turn"]
    mover, other = (anna, omar) if turn == 0 else (omar, anna)
    seen = position(mover, path)
    looks(other, path)
    done = ask(mover, "POST", f"{path}/play", do=seen["legal"][0]["do"], ply=seen["ply"])
    assert done["ply"] > seen["ply"] + 1
    late = other.post(f"{path}/insight", json={"ply": seen["ply"]})
    assert refusal(late) == (409, "stale")
    for ply in (-1, done["ply"] + 1, 2**31 - 1):
        assert other.post(f"{path}/play", json={"do": "roll", "ply": ply}).status_code in (409, 422)


def test_serious_play_has_no_odds(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    path = table_for_two(anna, omar, hints=False)
    answer = anna.post(f"{path}/insight", json={"ply": position(anna, path)["ply"]})
    assert refusal(answer) == (403, "no-hints")
    assert answer.json()["say"] == "This table was set up without hints and odds."
    assert not [line for line in position(anna, path)["log"] if line["kind"] == "insight"]


def test_only_players_of_a_game_that_has_figures_see_them(inn: House) -> None:
    anna, omar, zoe = inn.guest("Anna"), inn.guest("Omar"), inn.guest("Zoe")
    path = table_for_two(anna, omar)
    ply = position(zoe, path)["ply"]
    assert refusal(zoe.post(f"{path}/insight", json={"ply": ply})) == (403, "not-seated")
    with inn.client() as passer_by:
        assert refusal(passer_by.post(f"{path}/insight", json={"ply": ply})) == (401, "no-account")
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    made = ask(anna, "POST", "/api/tables", game="yspahan", options={"players": 3}, seats=chairs)
    other = f"/api/tables/{made['table']['id']}"
    ask(anna, "POST", f"{other}/start")
    answer = anna.post(f"{other}/insight", json={"ply": position(anna, other)["ply"]})
    assert refusal(answer) in ((409, "no-insight"), (409, "stale"))


def test_figures_come_over_the_socket_too(inn: House) -> None:
    anna, omar = inn.guest("Anna"), inn.guest("Omar")
    path = table_for_two(anna, omar)
    token = ask(anna, "POST", "/api/tokens", name="mine")["token"]
    url = f"{inn.url.replace('http', 'ws')}{path}/socket"
    with connect(url, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        ply = 0
        while not ply:
            ply = json.loads(socket.recv()).get("ply", 0)
        socket.send(json.dumps({"type": "insight", "ply": ply, "id": "odds"}))
        heard = [json.loads(socket.recv()) for _ in range(2)]
    assert [message["type"] for message in heard] == ["position", "insight"]
    assert heard[1]["id"] == "odds"
    assert heard[1]["insight"] == looks(anna, path)["insight"]


# ---- The table in memory ----


def test_a_look_costs_no_time_and_stands_after_a_restart() -> None:
    table, rows = begun(clock=LIVE)
    assert table.turn is not None
    before = list(table.clock.left or ())
    rows += table.look(1 - table.turn, 900_000, "look")
    assert table.look(1 - table.turn, 950_000) == []
    assert table.clock.left == before
    rows += table.play(table.turn, quick(table), 1000)
    again = Table.rebuild(table.info, rows)
    assert (again.looked, again.sent, again.clock.left) == (table.looked, table.sent, table.clock.left)
    assert [entry.row for entry in again.entries] == rows


def test_nothing_is_told_where_odds_are_forbidden() -> None:
    table, _ = begun(hints=False)
    with pytest.raises(Refused, match="without hints and odds"):
        table.look(0, 1)


def test_figures_do_not_depend_on_what_others_hide() -> None:
    """In a hundred positions, whatever cards the others hold or have laid."""
    game = serai.game("camel_up", players=3)
    for seed in range(4):
        match = game.match(seed=seed)
        for n in range(24):
            if match.over:
                break
            for viewer in range(3):
                told = bots.insight(match.state, viewer, seed=n)
                other = match.state.resample(viewer, f"other {n}")
                assert told == bots.insight(other, viewer, seed=n + 1)
            bets = [a for a in match.legal if match.notation(a).startswith(("win", "lose"))]
            match.play(bets[n % len(bets)] if bets and n % 2 else match.parse("roll"))
