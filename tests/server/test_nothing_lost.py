"""The house may be killed at any moment: no acknowledged move is lost, none is played twice, games go on."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from serai.server.store.database import Store

from .client import PATIENCE, Guest, Viewer, seated
from .ledger import agree, finished
from .phoenix import Phoenix, phoenix

KILLS = 50  # on each database
PARTIES = (  # game, people, bots
    ("camel_up", 2, 1),
    ("yspahan", 2, 1),
    ("silk_road", 3, 0),
    ("five_tribes", 1, 1),
)
PAUSE = 0.03  # seconds that somebody thinks, at most
LONGEST = 0.5  # seconds between a move and the next kill
pytestmark = [pytest.mark.anyio, pytest.mark.long]


class Party:
    """A company that plays one game after the other at the same house, with somebody who watches."""

    def __init__(self, url: str, game: str, people: int, bots: int) -> None:
        self.guests = [Guest([url], f"{game} {n}") for n in range(people)]
        self.passer_by = Guest([url], "nobody")
        self.game, self.bots = game, bots
        self.luck = random.Random(game)
        self.tables: dict[str, list[Viewer]] = {}

    async def play(self, enough: asyncio.Event) -> None:
        for guest in self.guests:
            await guest.come_in()
        while not enough.is_set():
            table = await seated(self.guests, self.bots, self.game)
            viewers = [Viewer(g, table, s, self._luck(), PAUSE) for s, g in enumerate(self.guests)]
            viewers.append(Viewer(self.passer_by, table, None, self._luck()))
            self.tables[table] = viewers
            await asyncio.gather(*(viewer.watch() for viewer in viewers))

    def _luck(self) -> random.Random:
        return random.Random(self.luck.random())

    @property
    def acknowledged(self) -> int:
        return sum(len(viewer.acknowledged) for viewers in self.tables.values() for viewer in viewers)


async def keep_killing(house: Phoenix, parties: list[Party], kills: int) -> None:
    """Each time once play has gone on, at a random moment; now and then while the house still opens."""
    luck = random.Random(kills)
    for _ in range(kills):
        await play_goes_on(parties)
        await asyncio.sleep(luck.random() ** 2 * LONGEST)
        house.die()
        house.rise()
        if luck.random() < 0.1:
            await asyncio.sleep(luck.random() * 0.2)
            house.die()
            house.rise()


async def play_goes_on(parties: list[Party]) -> None:
    """Another move is acknowledged."""
    before = sum(party.acknowledged for party in parties)
    async with asyncio.timeout(PATIENCE):
        while sum(party.acknowledged for party in parties) == before:
            await asyncio.sleep(0.005)


async def test_killed_at_random_moments_the_house_loses_nothing(
    database: str, tmp_path: Path, scale: int
) -> None:
    began, enough = time.monotonic(), asyncio.Event()
    with phoenix(database, tmp_path, "--no-limits", "--thinkers", "1", "--level", "warning") as house:
        parties = [Party(house.url, *party) for party in PARTIES]
        async with asyncio.TaskGroup() as together:
            for party in parties:
                together.create_task(party.play(enough))
            await keep_killing(house, parties, KILLS * scale)
            enough.set()
        house.close()

    store, games, moves, lines = await Store.open(database), 0, 0, 0
    for party in parties:
        for table, viewers in party.tables.items():
            moves += agree(await finished(store, table), viewers)
            lines += sum(viewer.lines for viewer in viewers)
            games += 1
    await store.close()
    took = time.monotonic() - began
    print(f"{KILLS * scale} kills, {games} games, {moves} moves, {lines} lines, {took:.0f} s")
    assert games >= len(PARTIES)
    assert moves >= KILLS * scale
