"""One table being played, in memory: plies in, plies out. It does no input or output and reads no clock."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

from serai import bots
from serai.core.dealer import commitment
from serai.core.game import Game, State
from serai.core.match import Match
from serai.core.rules import CHANCE, NOBODY
from serai.core.words import Phrase, Words

from .clocks import Clock
from .errors import Refused
from .store.scribe import Row

NAMELESS = "?"


class Chair(NamedTuple):
    """A seat of a table and who holds it."""

    kind: str  # open, invited, player (asked by name), here (at the owner's screen), bot
    account: int | None = None
    name: str | None = None
    bot: str | None = None
    asked: str | None = None  # the name of who has been asked and has not answered
    asked_account: int | None = None
    word: str = ""
    program: bool = False  # held by a bot account
    quiet: bool = False  # who sits here does not want to be called

    @property
    def taken(self) -> bool:
        return self.account is not None or self.bot is not None


@dataclass(frozen=True)
class Info:
    """What is known of a table besides its plies."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    owner: int | None
    status: str  # open, playing, over, closed
    private: bool
    invite: str
    clock: dict[str, Any] | None
    absent: str  # bot, end, wait
    hints: bool
    rated: bool
    seed: bytes | None
    commitment: str
    created: int
    started: int | None
    ended: int | None
    result: dict[str, Any] | None
    rematch: str | None
    origin: str  # house, import
    chairs: tuple[Chair, ...]
    admitted: frozenset[int] = frozenset()

    @property
    def begun(self) -> bool:
        """It has plies that were played here."""
        return self.started is not None and self.origin == "house"

    def held_by(self, account: int | None) -> list[int]:
        """Where somebody sits: several seats where people share the screen, none for a spectator."""
        return [n for n, chair in enumerate(self.chairs) if account is not None and chair.account == account]

    def quiet_for(self, account: int | None) -> bool:
        """They do not want to be called to this table."""
        return any(self.chairs[seat].quiet for seat in self.held_by(account))

    def eyes(self, account: int | None, chosen: int | None = None) -> int | None:
        """The seat that somebody looks from: their own, of several the chosen one; None for a spectator."""
        held = self.held_by(account)
        if chosen is not None and chosen not in held:
            raise Refused("not-your-seat", 403)
        return held[0] if len(held) == 1 else chosen

    def hand(self, account: int, chosen: int | None = None) -> int:
        """The seat that somebody acts for."""
        seat = self.eyes(account, chosen)
        if seat is None:
            raise Refused("which-seat" if self.held_by(account) else "not-seated", 403)
        return seat

    def open_to(self, account: int | None) -> bool:
        """Whether somebody may look at the table."""
        if not self.private:
            return True
        if account is None:
            return False
        asked = any(chair.asked_account == account for chair in self.chairs)
        return account == self.owner or asked or bool(self.held_by(account)) or account in self.admitted


@dataclass
class Entry:
    """A ply as it is told: its row, and what it says to each viewer (the spectator last)."""

    row: Row
    shown: tuple[str, ...] = ()  # notation, by viewer
    phrases: tuple[Sequence[Phrase], ...] = ()  # by viewer; of the game's words

    @property
    def alike(self) -> bool:
        """It says the same to everybody."""
        return len(set(self.shown)) <= 1


@lru_cache(maxsize=256)
def _shared(name: str, options: bytes) -> Game:
    return Game(name, **orjson.loads(options))


def game_of(info: Info) -> Game:
    """Tables of the same game share its rules and words."""
    game = _shared(info.game, orjson.dumps(info.options))
    if game.version != info.rules:
        raise Refused("old-rules", 409, game=game.title, told=info.rules, ours=game.version)
    return game


@dataclass
class Table:
    """A table whose game has begun."""

    info: Info
    match: Match
    clock: Clock
    entries: list[Entry] = field(default_factory=list)
    away: set[int] = field(default_factory=set)  # players whose seats a bot looks after
    looked: set[int] = field(default_factory=set)  # players who have looked at the game's figures
    weak: dict[int, str] = field(default_factory=dict)  # bots below their strength: "waking" or "lost"
    flagged: int | None = None  # whose time ran out, where that ends the game
    sent: dict[tuple[int, str], int] = field(
        default_factory=dict
    )  # seat and its name for a move: the ply after it

    @classmethod
    def begin(cls, info: Info, now: int) -> tuple["Table", list[Row]]:
        """The table at the start of its game, and the plies by which chance sets it up."""
        game = game_of(info)
        names = [chair.name or NAMELESS for chair in info.chairs]
        if info.seed is None or commitment(info.seed) != info.commitment:
            raise Refused("table-damaged", 500, table=info.id)
        match = Match(game, info.seed, names, [chair.word for chair in info.chairs])
        table = cls(info, match, Clock(info.clock, len(info.chairs), now))
        table._told = game.start()
        rows = [Row(n, "chance", CHANCE, ply.do, now) for n, ply in enumerate(match.plies)]
        table._tell(rows)
        table.clock.start(table.thinking, now)
        return table, rows

    @classmethod
    def rebuild(cls, info: Info, rows: Sequence[Row]) -> "Table":
        """The table that its plies lead to."""
        table, first = cls.begin(info, info.started or 0)
        table._must_be(rows[: len(first)], first)
        table.follow(rows[len(first) :])
        return table

    def follow(self, rows: Sequence[Row]) -> None:
        """Plies that were written elsewhere."""
        rest = iter(rows)
        for row in rest:
            try:
                self._must_fit(row)
                made = self._add(row)
            except ValueError:  # of the rules, too
                raise Refused("table-damaged", 500, table=self.info.id) from None
            self._must_be([row, *(next(rest, None) for _ in made[1:])], made)

    def _must_fit(self, row: Row) -> None:
        """ValueError for what nobody can have done here."""
        decided = row.kind in ("play", "undo", "hint")
        if row.ply != self.ply or (
            row.by != self.turn if decided else row.kind not in ("bot", "back", "flag", "insight")
        ):
            raise ValueError(row)

    def _must_be(self, kept: Iterable[Row | None], made: Iterable[Row]) -> None:
        """What is kept is what the rules and the seed make of it, or somebody has tampered with it."""
        for ours, theirs in zip(kept, made, strict=False):
            if ours is None or ours[:4] != theirs[:4]:
                raise Refused("table-damaged", 500, table=self.info.id)

    # ---- The position ----

    _told: State = field(init=False, repr=False)  # the position that the entries have told of

    @property
    def ply(self) -> int:
        """The number of the next ply."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.match.over or self.flagged is not None

    @property
    def turn(self) -> int | None:
        """The seat to decide."""
        return self.match.actor if self.flagged is None else None

    @property
    def thinking(self) -> int | None:
        """The seat whose time runs: bots of the house have all the time they need."""
        turn = self.turn
        return None if turn is None or self.played_by_bot(turn) else turn

    def played_by_bot(self, seat: int) -> bool:
        return self.info.chairs[seat].account is None or seat in self.away

    def bot(self, seat: int) -> str:
        """The bot that plays for a seat: its own, or the usual one for somebody who is away."""
        return self.info.chairs[seat].bot or bots.usual(self.match.game)

    def due(self, grace: int) -> int | None:
        """When the house must look after the table, if nobody does anything before."""
        thinking = self.thinking
        last = self.entries[-1].row.at if self.entries else 0
        if thinking is None:
            return last
        if self.info.absent == "wait":
            return None
        end = self.clock.end(thinking)
        return last + grace if end is None and self.info.absent == "bot" else end

    def result(self) -> dict[str, Any]:
        """The scores, and everybody's place (1 is a victory); who ran out of time comes last."""
        scores = self.match.scores
        ranks = [(seat == self.flagged, -points) for seat, points in enumerate(scores)]
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
        reason = "time" if self.flagged is not None else "played"
        away = sorted(self.away)
        return {"scores": list(scores), "places": places, "reason": reason, "away": away}

    # ---- What may be done ----

    def play(self, seat: int, do: str, now: int, client: str | None = None) -> list[Row]:
        """A legal action; its ply and those of chance that follow."""
        self._expect(seat)
        return self._play(seat, do, now, client)

    def step_in(self, seat: int, do: str, now: int) -> list[Row]:
        """What a bot of the house plays, at its own seat or for somebody who is away."""
        assert seat == self.turn
        return self._play(seat, do, now)

    def _play(self, seat: int, do: str, now: int, client: str | None = None) -> list[Row]:
        do = self.match.notation(self.match.parse(do))
        return self._add(Row(self.ply, "play", seat, do, now, client))

    def undo(self, seat: int, steps: int | None, now: int, client: str | None = None) -> list[Row]:
        """Take back steps of one's own turn; all of them if no number is given."""
        self._expect(seat)
        most = self.match.undoable
        wanted = most if steps is None else steps
        if not 1 <= wanted <= most:
            raise Refused("nothing-to-undo", 409)
        return self._add(Row(self.ply, "undo", seat, str(wanted), now, client))

    def hint(self, seat: int, now: int, client: str | None = None) -> list[Row]:
        """Write down that somebody has asked for advice."""
        self._expect(seat)
        if not self.info.hints:
            raise Refused("no-hints", 403)
        return self._add(Row(self.ply, "hint", seat, "", now, client))

    def look(self, seat: int, now: int, client: str | None = None) -> list[Row]:
        """Write down that somebody looks at the game's figures; once is enough."""
        if self.over:
            raise Refused("over", 409)
        if not self.info.hints:
            raise Refused("no-hints", 403)
        if not bots.has_insight(self.match.game):
            raise Refused("no-insight", 409, game=self.match.game.title)
        if seat in self.looked:
            return []
        return self._add(Row(self.ply, "insight", seat, "", now, client))

    def stands(self, ply: int) -> bool:
        """Nothing has changed since that ply: looking at figures does not count."""
        return 0 <= ply <= self.ply and all(entry.row.kind == "insight" for entry in self.entries[ply:])

    def depart(self, seat: int, now: int) -> list[Row]:
        """Somebody is gone or out of time: a bot plays on for them, or the game ends."""
        if self.over:
            raise Refused("over", 409)
        if self.played_by_bot(seat):
            return []
        kind = "flag" if self.info.absent == "end" else "bot"
        return self._add(Row(self.ply, kind, seat, "", now))

    def back(self, seat: int, now: int, client: str | None = None) -> list[Row]:
        """They take their seat again."""
        if seat not in self.away or self.over:
            raise Refused("not-away", 409)
        return self._add(Row(self.ply, "back", seat, "", now, client))

    def _expect(self, seat: int) -> None:
        """It is this seat's turn, and its player sits there."""
        turn = self.turn
        if turn is None:
            raise Refused("over", 409)
        if seat in self.away:
            raise Refused("away", 409)
        if turn != seat:
            raise Refused("not-your-turn", 409, name=self.match.name(turn))

    # ---- What happens ----

    def _add(self, row: Row) -> list[Row]:
        """The one place where a table moves on: the row, and the rows of chance that follow from it."""
        if row.kind != "insight":
            self.clock.stop(row.at)
        rows = [row]
        if row.kind == "play":
            known = len(self.match.plies)
            self.match.play(self.match.parse(row.do), row.at)
            drawn = self.match.plies[known + 1 :]
            rows += [Row(row.ply + n, "chance", CHANCE, ply.do, row.at) for n, ply in enumerate(drawn, 1)]
        elif row.kind == "undo":
            for _ in range(int(row.do)):
                self.match.undo()
            self._told = self.match.state
        elif row.kind == "bot":
            self.away.add(row.by)
        elif row.kind == "back":
            self.away.discard(row.by)
            self.clock.welcome(row.by)
        elif row.kind == "flag":
            self.flagged = row.by
        elif row.kind == "insight":
            self.looked.add(row.by)
        self._tell(rows)
        if row.kind != "insight":
            self.clock.start(self.thinking, row.at)
        if row.client is not None:
            self.sent[row.by, row.client] = row.ply + len(rows)
        return rows

    def _tell(self, rows: Sequence[Row]) -> None:
        """What has happened, for each viewer; the match stands where the last row has led."""
        for row in rows:
            if row.kind not in ("play", "chance"):
                self.entries.append(Entry(row))
                continue
            game, before = self.match.game, self._told
            x = game.number(row.do, row.kind == "chance")
            shown = [game.rules.seen(before.record, x, viewer) for viewer in self._viewers()]
            if row is rows[-1]:
                after = self.match.state
            else:
                after = before.copy()
                game.rules.play(after.record, x)
            told = {s: game.told(before, s, after) for s in set(shown)}
            names = game.notations(row.kind == "chance")
            self.entries.append(Entry(row, tuple(names[s] for s in shown), tuple(told[s] for s in shown)))
            self._told = after

    def _viewers(self) -> Iterator[int]:
        yield from range(self.match.game.players)
        yield NOBODY

    def told_alike(self, since: int) -> bool:
        """Everybody reads the log since a ply in the same way."""
        return all(entry.alike for entry in self.entries[since:])

    def line(self, entry: Entry, viewer: int | None, language: str, words: Words) -> str:
        """An entry in words."""
        if not entry.phrases:
            steps = int(entry.row.do) if entry.row.kind == "undo" else 0
            name = self.match.name(entry.row.by, language)
            return words.say(f"line-{entry.row.kind}", language, player=name, steps=steps)
        index = -1 if viewer is None else viewer
        return " ".join(self.match.phrase(phrase, language) for phrase in entry.phrases[index])
