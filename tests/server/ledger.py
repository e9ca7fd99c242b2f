"""Holds what clients were told against what the store has kept."""

from collections import Counter
from collections.abc import Iterable

from serai.core.match import verify
from serai.server import messages, tables
from serai.server.live import Table
from serai.server.store.database import Store

from .client import Viewer


async def finished(store: Store, table: str) -> Table:
    """A table as its plies tell it: played to the end by the rules, every draw by the seed."""
    async with store.reading() as connection:
        info = await tables.load(connection, table)
        rows = await tables.kept(connection, table)
    played = Table.rebuild(info, rows)
    assert [row.ply for row in rows] == list(range(played.ply))
    assert info.status == "over"
    assert played.over
    verify(played.match.log)
    twice = Counter((row.by, row.client) for row in rows if row.client is not None)
    assert all(times == 1 for times in twice.values()), f"played twice: {twice.most_common(1)}"
    return played


def agree(played: Table, viewers: Iterable[Viewer]) -> int:
    """Everybody has heard the whole story and sees the end of it; how many moves were acknowledged."""
    acknowledged = 0
    for viewer in viewers:
        assert viewer.log == messages.log(played, viewer.seat, "en", 0)
        assert viewer.position["view"] == played.match.view(viewer.seat)
        assert viewer.info["result"] == played.result()
        rows = {e.row.client: e.row for e in played.entries if e.row.by == viewer.seat and e.row.client}
        for name, ply in viewer.acknowledged.items():
            row, sent = rows[name], viewer.sent[name]
            assert (row.ply, row.kind) == (sent["ply"], sent["type"]), "acknowledged, and not kept so"
            assert row.do == sent.get("do", row.do)
            assert ply == row.ply + 1 + following(played, row.ply), "acknowledged at another ply"
        assert not rows.keys() - viewer.sent.keys(), "a move that nobody sent"
        assert not rows.keys() & viewer.refused.keys(), "refused, and played all the same"
        acknowledged += len(viewer.acknowledged)
    return acknowledged


def following(played: Table, ply: int) -> int:
    """How many plies of chance follow a move."""
    count = 0
    for entry in played.entries[ply + 1 :]:
        if entry.row.kind != "chance":
            break
        count += 1
    return count
