"""What one viewer is told about a table. Nothing else about a game leaves the house before its end."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import orjson

from serai.core.game import State

from .errors import WORDS
from .live import Info, Table, game_of


def table(
    info: Info,
    viewer: int | None,
    *,
    away: frozenset[int] = frozenset(),
    weak: Mapping[int, str] = MappingProxyType({}),
    me: int | None = None,
) -> dict[str, Any]:
    """The table itself; whoever owns it also gets the key to invite others."""
    told = {
        "id": info.id,
        "game": info.game,
        "title": game_of(info).title,
        "options": {k: v for k, v in info.options.items() if not isinstance(v, dict | list)},
        "players": len(info.chairs),
        "status": info.status,
        "private": info.private,
        "seats": [_seat(info, seat, away, weak) for seat in range(len(info.chairs))],
        "clock": info.clock,
        "absent": info.absent,
        "hints": info.hints,
        "rated": info.rated,
        "created": info.created,
        "started": info.started,
        "ended": info.ended,
        "commitment": info.commitment,
        "words": [chair.word for chair in info.chairs],
        "seed": info.seed.hex() if info.seed is not None and info.status == "over" else None,
        "result": info.result,
        "rematch": info.rematch,
        "origin": info.origin,
        "mine": me is not None and me == info.owner,
    }
    if told["mine"]:
        told["invite"] = info.invite
    return {"type": "table", "table": told, "seat": viewer, **_of(info, me)}


def _of(info: Info, me: int | None) -> dict[str, Any]:
    """What is theirs at the table."""
    return {"held": info.held_by(me), "quiet": info.quiet_for(me)}


def _seat(info: Info, seat: int, away: frozenset[int], weak: Mapping[int, str]) -> dict[str, Any]:
    chair = info.chairs[seat]
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "asked": chair.asked,
        "program": chair.program,
        "taken": chair.taken,
        "away": seat in away,
        "weak": weak.get(seat),
        "owner": chair.account is not None and chair.account == info.owner,
    }


class Told:
    """A table, told to many: put together once for its owner and once for all others."""

    def __init__(
        self, info: Info, away: frozenset[int] = frozenset(), weak: Mapping[int, str] = MappingProxyType({})
    ) -> None:
        self._info, self._away, self._weak = info, away, weak
        self._parts: dict[bool, orjson.Fragment] = {}

    def to(self, viewer: int | None, me: int | None) -> bytes:
        mine = me is not None and me == self._info.owner
        if mine not in self._parts:
            part = table(self._info, None, away=self._away, weak=self._weak, me=me)["table"]
            self._parts[mine] = orjson.Fragment(orjson.dumps(part))
        told = {"type": "table", "table": self._parts[mine], "seat": viewer, **_of(self._info, me)}
        return orjson.dumps(told)


class Position:
    """Where a game stands, told to many: what is the same for several of them is put together once."""

    def __init__(self, table: Table, now: int) -> None:
        self.table, self.turn = table, table.turn
        self._told: dict[tuple[int | None, str, int], bytes] = {}
        self._views: dict[int | None, orjson.Fragment] = {}
        self._logs: dict[tuple[int | None, str, int], orjson.Fragment] = {}
        self._clock = orjson.Fragment(orjson.dumps(clock(table, now)))

    def to(self, viewer: int | None, language: str, since: int) -> bytes:
        """For one viewer: the view, what they may do, and the log since a ply."""
        asked = viewer, language, since
        if asked not in self._told:
            self._told[asked] = self._put_together(*asked)
        return self._told[asked]

    def _put_together(self, viewer: int | None, language: str, since: int) -> bytes:
        table = self.table
        decides = viewer is not None and viewer == self.turn and viewer not in table.away
        choices = table.match.choices(language) if decides else ()
        return orjson.dumps(
            {
                "type": "position",
                "ply": table.ply,
                "view": self._view(viewer),
                "turn": self.turn,
                "over": self.turn is None,
                "legal": [{"action": c.action, "do": c.do, "say": c.text} for c in choices],
                "undo": table.match.undoable if decides else 0,
                "log": self._log(viewer, language, since),
                "clock": self._clock,
            }
        )

    def _view(self, viewer: int | None) -> orjson.Fragment:
        if viewer not in self._views:
            self._views[viewer] = orjson.Fragment(orjson.dumps(self.table.match.view(viewer)))
        return self._views[viewer]

    def _log(self, viewer: int | None, language: str, since: int) -> orjson.Fragment:
        reader = None if self.table.told_alike(since) else viewer
        if (reader, language, since) not in self._logs:
            lines = log(self.table, reader, language, since)
            self._logs[reader, language, since] = orjson.Fragment(orjson.dumps(lines))
        return self._logs[reader, language, since]


def past(state: State, ply: int, viewer: int | None) -> dict[str, Any]:
    """Where a game once stood: what the viewer saw then, and nothing that they have learnt since."""
    return {
        "type": "past",
        "ply": ply,
        "view": state.view(viewer),
        "turn": state.turn if state.turn >= 0 else None,
        "over": state.over,
    }


def log(table: Table, viewer: int | None, language: str, since: int) -> list[dict[str, Any]]:
    """The lines from a ply on. What was taken back stays told, and so does the taking back."""
    lines = []
    for entry in table.entries[since:]:
        row = entry.row
        lines.append(
            {
                "ply": row.ply,
                "kind": row.kind,
                "by": row.by if row.by >= 0 else None,
                "do": entry.shown[-1 if viewer is None else viewer] if entry.shown else row.do,
                "at": row.at,
                "text": table.line(entry, viewer, language, WORDS),
            }
        )
    return lines


def clock(table: Table, now: int) -> dict[str, Any]:
    """Everybody's time when the thinking began, and when it will be over."""
    thinking = table.thinking
    return {
        "left": table.clock.left,
        "thinking": thinking,
        "due": None if thinking is None else table.clock.end(thinking),
        "now": now,
    }
