"""A house with life in it: games that are over, under way and about to begin."""

import time
from typing import NamedTuple

import httpx

import serai
from serai import bots

from .inn import Inn

PATIENCE = 240.0  # seconds, for rules that must be compiled first
NAMES = ("Amina", "Marco", "Zahra", "Idris")


class Life(NamedTuple):
    """What there is to see, and who sees it."""

    host: httpx.Client  # Amina, who has seats at some tables
    over: str  # a game of bots, rated, to its end
    playing: str  # Amina's turn, or soon
    city: str  # the same in Yspahan
    sultanate: str  # and in Five Tribes
    road: str  # and in Silk Road
    waiting: str  # seats are free
    shared: str  # three people at Amina's screen


def fill(inn: Inn, game: str = "camel_up") -> Life:
    host, *others = (guest(inn, name) for name in NAMES)
    over = bots_play(host, game)
    begun = {name: with_bots(host, name) for name in dict.fromkeys((game, *serai.games()))}
    waiting = opened(others[0], {"game": game, "clock": {"kind": "live", "minutes": 15, "increment": 15}})
    opened(others[1], {"game": serai.games()[-1], "clock": {"kind": "slow", "days": 1}, "absent": "bot"})
    with_bots(others[2], game)
    wait_for_the_end(host, over)
    host.post(f"/api/tables/{over}/review").raise_for_status()  # which takes its time, in the background
    shared = at_one_screen(host, game, "Bashir", "Carla")
    city, sultanate, road = (begun[name] for name in ("yspahan", "five_tribes", "silk_road"))
    return Life(host, over, begun[game], city, sultanate, road, waiting, shared)


def guest(inn: Inn, name: str) -> httpx.Client:
    client = inn.client(origin=inn.url)
    client.post("/api/guest", json={"name": name, "lang": "en"}).raise_for_status()
    return client


def bots_play(host: httpx.Client, game: str) -> str:
    """A rated game among different bots, which begins at once."""
    names = bots.offered(serai.game(game))[:2]
    chairs = [{"kind": "bot", "bot": names[n % len(names)]} for n in range(serai.game(game).players)]
    table = opened(host, {"game": game, "seats": chairs, "rated": True, "hints": False})
    host.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def with_bots(host: httpx.Client, game: str) -> str:
    chairs = [{"kind": "me"}, *[{"kind": "bot"}] * (serai.game(game).players - 1)]
    table = opened(host, {"game": game, "seats": chairs})
    host.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def at_one_screen(host: httpx.Client, game: str, *names: str) -> str:
    chairs = [{"kind": "me"}, *({"kind": "here", "name": name} for name in names)]
    table = opened(host, {"game": game, "options": {"players": len(chairs)}, "seats": chairs})
    host.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def opened(host: httpx.Client, wish: dict[str, object]) -> str:
    table: str = host.post("/api/tables", json=wish).raise_for_status().json()["table"]["id"]
    return table


def wait_for_the_end(host: httpx.Client, table: str) -> None:
    end = time.monotonic() + PATIENCE
    while host.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        assert time.monotonic() < end, "the bots take too long"
        time.sleep(0.2)
