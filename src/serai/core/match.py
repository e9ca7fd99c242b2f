"""A game being played: a state, a dealer and a log. Chance resolves itself."""

import os
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from . import registry
from .dealer import Dealer
from .errors import BadLog, BadOption, IllegalMove, SeraiError, known
from .game import Game, State
from .log import Log, Ply
from .rules import CHANCE, OVER
from .schema import Record
from .words import Phrase, Seat


class Line(NamedTuple):
    """One line of a game's story, as one viewer may read it."""

    ply: int
    by: int | None  # a player; None for chance
    do: str  # in short; what is hidden shows as ?
    at: int  # milliseconds since 1970
    text: str  # in words


class Choice(NamedTuple):
    """Something that the player to decide may do."""

    action: int
    do: str  # in short
    text: str  # in words


class Match:
    """
    >>> import serai
    >>> match = serai.game(serai.games()[0]).match(seed=7)
    >>> match.say(match.legal[0]), match.notation(match.legal[0])
    ('Take the blue leg tile worth 5', 'legB')
    >>> match.play(match.legal[0])
    >>> match.history(None)[-1].text
    'Player 3 takes the blue leg tile worth 5.'
    """

    def __init__(
        self,
        game: Game,
        seed: int | str | bytes | None = None,
        names: Sequence[str] = (),
        words: Sequence[str] = (),
    ) -> None:
        _check_names(game, names)
        if isinstance(seed, int | str):
            seed = str(seed).encode()
        self.game = game
        self._state = game.start()
        self._dealer: Dealer | None = Dealer(seed, words)
        self._log = Log(
            game.name,
            game.version,
            dict(game.options),
            list(names),
            list(words),
            self._dealer.commitment,
        )
        self._before: list[Record] = []  # positions that undo may return to
        self._legal: tuple[int, ...] | None = None  # none: not asked for yet at this position
        self._let_chance_act()

    # ---- The position ----

    @property
    def state(self) -> State:
        """The position, yours to play on: the match does not change with it."""
        return self._state.copy()

    @property
    def actor(self) -> int | None:
        """The player to decide, None when the game is over."""
        turn = self._state.record.turn
        return None if turn == OVER else turn

    @property
    def legal(self) -> tuple[int, ...]:
        if self._legal is None:
            self._legal = self._state.legal()
        return self._legal

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def scores(self) -> tuple[int, ...]:
        return self._state.scores

    @property
    def winners(self) -> tuple[int, ...]:
        return self._state.winners

    def view(self, player: int | None) -> dict[str, Any]:
        """What a player, or a spectator (None), may see, as plain data for JSON."""
        return self._state.view(player)

    # ---- Playing ----

    def play(self, action: int, at: int | None = None) -> None:
        """Play for the actor; IllegalMove, and nothing changed, if the action is not legal.

        `at` is when it was played, in milliseconds since 1970; now, if nothing is given.
        """
        if type(action) is not int or action not in self.legal:
            self._state.check(action)
        self._before.append(self._state.record.copy())
        self._write(action, at)
        if not self._let_chance_act(at) or self._state.record.step == 0:
            self._before.clear()

    @property
    def undoable(self) -> int:
        """How many steps can be taken back: one's own of this turn, nothing revealed since."""
        return len(self._before)

    def undo(self) -> None:
        """Take back the last step of the turn."""
        if not self._before:
            raise IllegalMove("nothing-to-undo")
        self._state.record.assign(self._before.pop())
        self._legal = None
        self._log.plies.pop()

    def _let_chance_act(self, at: int | None = None) -> bool:
        """True if it had nothing to do."""
        still = self._state.turn != CHANCE
        while self._state.turn == CHANCE:
            if self._dealer is None:
                raise BadLog("no-seed")
            outcomes, weights = zip(*self._state.chances(), strict=True)
            self._write(outcomes[self._dealer.pick(weights)], at)
        return still

    def _write(self, x: int, at: int | None) -> None:
        """The one place where a position moves on."""
        by = self._state.turn
        do = self.game.notations(by == CHANCE)[x]
        self.game.rules.play(self._state.record, x)
        self._legal = None
        self._log.plies.append(Ply(by, do, time.time_ns() // 1_000_000 if at is None else at))

    # ---- Words ----

    def name(self, player: int, language: str = "en") -> str:
        if self._log.names:
            return self._log.names[player]
        return self.game.words.say("player", known(language), number=player + 1)

    def say(self, action: int, language: str = "en", at: State | None = None) -> str:
        """What a legal action does, in a sentence; now, or in another position of this match."""
        state = at or self._state
        state.check(action)
        return self.phrase(self.game._actions.say(state.record, action), language)

    def choices(self, language: str = "en") -> list[Choice]:
        """All that the actor may do."""
        names, say, record = self.game.notations(False), self.game._actions.say, self._state.record
        words = self.game.words.phrase
        choices = []
        for a in self.legal:
            phrase = say(record, a)
            named = phrase.names_players
            text = self.phrase(phrase, language) if named else words(phrase, known(language))
            choices.append(Choice(a, names[a], text))
        return choices

    def notation(self, action: int) -> str:
        """The short text of an action."""
        if type(action) is not int or not 0 <= action < self.game.actions:
            raise BadOption("no-such-action", action=repr(action), last=self.game.actions - 1)
        return self.game.notations(False)[action]

    def parse(self, text: str) -> int:
        """The legal action of a short text."""
        action = self.game.number(text.strip())
        return action if action in self.legal else self._state.parse(text)

    def history(self, viewer: int | None, language: str = "en", revealed: bool = False) -> list[Line]:
        """All that has happened, as a viewer may know it; everything once the game is over or `revealed`."""
        who = self._state._viewer(viewer)
        lines = []
        for n, (state, ply, x) in enumerate(self._replay()):
            shown = x if self.over or revealed else self.game.rules.seen(state.record, x, who)
            after = state.copy()
            after.play(x)
            phrases = self.game.told(state, shown, after)
            text = " ".join(self.phrase(phrase, language) for phrase in phrases)
            by = None if ply.by == CHANCE else ply.by
            lines.append(Line(n, by, self.game.notations(by is None)[shown], ply.at, text))
        return lines

    def at(self, ply: int) -> State:
        """The position before a ply of the log."""
        for n, (state, _, _) in enumerate(self._replay()):
            if n == ply:
                return state
        return self.state

    def walk(self) -> tuple[list[State], list[int]]:
        """The position before every ply and the last one, and what was played at each."""
        steps = [(state.copy(), x) for state, _, x in self._replay()]
        return [state for state, _ in steps] + [self.state], [x for _, x in steps]

    def _replay(self) -> Iterator[tuple[State, Ply, int]]:
        """Each ply with the position before it; the position moves on with the next."""
        state = self.game.start()
        for ply in self._log.plies:
            x = self.game.number(ply.do, ply.by == CHANCE)
            yield state, ply, x
            self.game.rules.play(state.record, x)

    def phrase(self, phrase: Phrase, language: str = "en") -> str:
        """A phrase about this match in words, with the players' names."""
        if phrase.names_players:
            values = phrase.values.items()
            named = {k: self.name(v, language) if isinstance(v, Seat) else v for k, v in values}
            phrase = Phrase(phrase.key, named)
        return self.game.words.phrase(phrase, known(language))

    # ---- The log ----

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: the promise that dice and cards are fixed from the start."""
        return self._log.commitment

    @property
    def plies(self) -> list[Ply]:
        """What has happened so far, secrets included."""
        return self._log.plies

    @property
    def log(self) -> Log:
        """The whole game, secrets included; the seed is revealed when it is over."""
        return self._written(reveal=self.over)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Everything needed to play on, the seed included: keep the file to yourself until the end."""
        self._written(reveal=True).write(path)

    def _written(self, reveal: bool) -> Log:
        log = Log(**vars(self._log) | {"plies": list(self._log.plies)})
        log.seed = self._dealer.seed if reveal and self._dealer else None
        return log

    def __repr__(self) -> str:
        return f"<{self.game!r}, {len(self._log.plies)} plies{', over' if self.over else ''}>"


def replay(log: Log) -> Match:
    """The match that a log tells of, each ply checked against the rules."""
    game = _game_of(log)
    match = Match.__new__(Match)
    match.game, match._state, match._before, match._legal = game, game.start(), [], None
    match._log = Log(**vars(log) | {"plies": list(log.plies), "seed": None})
    drawn = 0
    for n, ply in enumerate(log.plies, 2):
        try:
            if ply.by != match._state.turn:
                raise IllegalMove("not-their-turn")
            x = match._state.parse(ply.do)
        except SeraiError as fault:
            raise BadLog("log-illegal", line=n, reason=fault) from None
        drawn += ply.by == CHANCE
        game.rules.play(match._state.record, x)
    match._dealer = None if log.seed is None else Dealer(log.seed, log.words, drawn)
    if match._dealer is not None:
        match._let_chance_act()
    return match


def verify(log: Log) -> int:
    """Prove every die and card by the revealed seed; how many there were."""
    replay(log)
    if log.seed is None:
        raise BadLog("no-seed-to-verify")
    dealer, state = Dealer(log.seed, log.words), _game_of(log).start()
    for n, ply in enumerate(log.plies, 2):
        if ply.by == CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            drawn = state.game.notations(True)[outcomes[dealer.pick(weights)]]
            if drawn != ply.do:
                raise BadLog("log-unfair", line=n, told=ply.do, drawn=drawn)
        state.play(state.parse(ply.do))
    return dealer.drawn


def _game_of(log: Log) -> Game:
    try:
        _check_options(log)
        game = Game(log.game, **log.options)
        _check_names(game, log.names)
    except SeraiError as fault:
        raise BadLog("log-no-game", reason=fault) from None
    if game.version != log.rules:
        raise BadLog("log-other-rules", game=game.title, told=log.rules, ours=game.version)
    return game


def _check_options(log: Log) -> None:
    """A log carries a board of its own as data: whoever sends one must not choose which file we read."""
    for name, option in registry.package(log.game).OPTIONS.items():
        if not option.choices and isinstance(log.options.get(name), str):
            raise BadLog("log-names-file", option=name)


def _check_names(game: Game, names: Sequence[str]) -> None:
    """One each or none, and nothing in them that could play tricks with a terminal."""
    if names and len(names) != game.players:
        raise BadOption("bad-names", names=len(names), players=game.players)
    for name in names:
        if not name.isprintable() or not name.strip():
            raise BadOption("bad-name", name=repr(name))
