"""Guests who play: over HTTP, or straight at the store where the way there does not matter."""

import random
import time
from typing import Any

import httpx

from serai.server import tables
from serai.server.accounts import Account, Accounts
from serai.server.hall import GRACE
from serai.server.live import Info, Table
from serai.server.store.database import Store
from serai.server.store.scribe import Row
from serai.server.tables import Wish


def ask(client: httpx.Client, method: str, path: str, **body: Any) -> Any:
    """What an answer holds; anything but success is a fault of the test."""
    answer = client.request(method, path, json=body or None)
    assert answer.is_success, answer.text
    return answer.json()


def play_out(client: httpx.Client, table: str) -> None:
    """Play the last legal action whenever it is one's turn, until the house has closed the game."""
    while ask(client, "GET", f"/api/tables/{table}")["table"]["status"] != "over":
        position = ask(client, "GET", f"/api/tables/{table}/position")
        if position["legal"]:
            do = position["legal"][-1]["do"]
            ask(client, "POST", f"/api/tables/{table}/play", do=do, ply=position["ply"])
        else:
            time.sleep(0.005)


# ---- Games that need no network ----


async def guests(store: Store, *names: str) -> list[Account]:
    desk = Accounts(store, secure=False)
    return [(await desk.guest(name, "en"))[0] for name in names]


async def begun(store: Store, *players: Account | str, **wishes: Any) -> Info:
    """A table where these sit, accounts or bots of the house, begun."""
    people = [player for player in players if isinstance(player, Account)]
    chairs = [{"kind": "bot", "bot": p} if isinstance(p, str) else {"kind": "open"} for p in players]
    usual: dict[str, Any] = {"hints": False, "rated": True, "options": {"players": len(players)}}
    info = await tables.create(store, people[0], Wish("camel_up", seats=chairs, **usual | wishes))
    for player in people:
        await tables.join(store, info.id, player)
    return await tables.start(store, info.id, people[0], GRACE)


async def played(store: Store, info: Info, seed: int = 0) -> Table:
    """The game played to its end by chance, and written; but nobody has said yet that it is over."""
    async with store.reading() as connection:
        table = Table.rebuild(info, await tables.kept(connection, info.id))
    luck, rows = random.Random(seed), list[Row]()
    while table.turn is not None:
        do = table.match.notation(luck.choice(table.match.legal))
        rows += table.play(table.turn, do, (info.started or 0) + len(rows))
    await store.append(info.id, rows, None, None)
    return table
