"""SQLite's journal stays short while moves are written without a pause, and nothing of it is lost."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from serai.server.store import journal
from serai.server.store.database import Store
from serai.server.store.schema import chats, plies, tables
from serai.server.store.scribe import Row

LONG = 256 << 10
TABLE = {
    "id": "t",
    "game": "camel_up",
    "rules": 1,
    "options": {},
    "status": "playing",
    "private": False,
    "invite": "",
    "absent": "wait",
    "hints": False,
    "rated": False,
    "commitment": "",
    "created": 0,
    "origin": "house",
}


@pytest.mark.anyio
async def test_the_journal_begins_anew_again_and_again_under_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "LONG", LONG)
    monkeypatch.setattr(journal, "PRAGMAS", (f"journal_size_limit={LONG}", "wal_autocheckpoint=0"))
    store = await Store.open(f"sqlite:///{tmp_path / 'serai.db'}")
    wal = tmp_path / "serai.db-wal"
    async with store.begin() as connection:
        await connection.execute(insert(tables), TABLE)
    written, longest = 0, 0
    for batch in range(120):  # some 10 kB of journal each
        some = [Row(batch * 50 + n, "play", 0, "x" * 80, 0) for n in range(50)]
        await asyncio.gather(*(store.append("t", [row], 0, None) for row in some))
        written += len(some)
        longest = max(longest, wal.stat().st_size)
    for _ in range(3):  # the copy that is under way comes to its end
        await asyncio.sleep(0.2)
        await store.append("t", [Row(written, "play", 0, "x", 0)], 0, None)
        written += 1
    async with store.reading() as connection:
        assert await connection.scalar(select(func.count()).select_from(plies)) == written
        assert await connection.scalar(select(func.count()).select_from(chats)) == 0
    assert longest > LONG, "the load must fill it"
    assert wal.stat().st_size <= LONG
    assert longest < 8 * LONG
    await store.close()
