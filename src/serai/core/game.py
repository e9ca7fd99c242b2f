"""The public face of a game: `Game`, which knows the rules, and `State`, one position of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import registry
from .errors import BadOption, IllegalMove
from .rng import seeded
from .rules import CHANCE, NOBODY, OVER
from .schema import Record
from .words import CORE, Phrase, Seat, Words, join

if TYPE_CHECKING:
    from .match import Match


EXAMPLES = 12  # so many choices are named when another one is refused


class Option:
    """What a table may choose about a game: a default and the good values, or a check of its own.

    A check returns the value as plain JSON data, or raises a `SeraiError`.
    """

    def __init__(
        self, default: Any, choices: Iterable[Any] = (), check: Callable[[Any], Any] | None = None
    ) -> None:
        self.default, self.choices, self._check = default, tuple(choices), check

    def value(self, name: str, given: Any) -> Any:
        if self._check is not None:
            return self._check(given)
        for choice in self.choices:
            if type(choice) is type(given) and choice == given:
                return choice
        raise BadOption("bad-value", option=name, value=repr(given), values=join(self.choices))


class Game:
    """A game with its options.

    >>> import serai
    >>> game = serai.game(serai.games()[0], players=3)
    >>> game.title, game.actions, game.options
    ('Camel Up', 46, {'players': 3})
    """

    def __init__(self, name: str, /, **options: Any) -> None:
        package = registry.package(name)
        self.name: str = name
        self.title: str = package.TITLE
        self.version: int = package.RULES
        self.options: dict[str, Any] = _checked(name, package.OPTIONS, options)
        self.players: int = self.options["players"]
        self.rules, self._tables, self._actions, self._view = (
            import_module(f"{package.__name__}.{part}") for part in ("rules", "tables", "actions", "view")
        )
        self._record: type[Record] = import_module(f"{package.__name__}.state").State
        self.words = Words(*CORE.folders, Path(str(package.__file__)).parent)

    def __repr__(self) -> str:
        options = "".join(f", {k}={v!r}" for k, v in self.options.items())
        return f"serai.game({self.name!r}{options})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.name, self.options)

    @property
    def actions(self) -> int:
        """Actions are the numbers below this one."""
        return int(self._tables.ACTIONS)

    @property
    def choices(self) -> int:
        """No position has more legal actions, or more outcomes of chance."""
        return max(self.actions, int(self._tables.OUTCOMES))

    @cached_property
    def observation(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Names and shapes of the parts of `State.observe`, in order."""
        return tuple(self._tables.observation(self.players))

    @property
    def private(self) -> tuple[str, ...]:
        """Those parts that hold what only the viewer knows; all others tell what everybody does."""
        return tuple(getattr(self._tables, "PRIVATE", ()))

    @cached_property
    def observation_size(self) -> int:
        return sum(prod(shape) for _, shape in self.observation)

    def start(self) -> "State":
        """The position before anything has happened, chance included."""
        record = self._record()
        self.rules.setup(record, **self.options)
        return State(self, record)

    def state(self, values: Mapping[str, Any]) -> "State":
        """The position with these values, as `repr(state)` writes them."""
        return State(self, self._record.load(values))

    def match(
        self,
        seed: int | str | bytes | None = None,
        names: Sequence[str] = (),
        words: Sequence[str] = (),
    ) -> "Match":
        """A game to be played. The same seed and words give the same dice and cards."""
        from .match import Match

        return Match(self, seed, names, words)

    def notations(self, chance: bool) -> tuple[str, ...]:
        """The short text of each action, or of each outcome of chance."""
        return tuple(self._actions.CHANCES if chance else self._actions.NAMES)

    @cached_property
    def _numbers(self) -> tuple[dict[str, int], dict[str, int]]:
        plays, draws = self.notations(False), self.notations(True)
        return {t: i for i, t in enumerate(plays)}, {t: i for i, t in enumerate(draws)}

    def number(self, text: str, chance: bool = False) -> int:
        """The action or outcome of a short text; -1 if there is none."""
        return self._numbers[chance].get(text, -1)

    def told(self, before: "State", shown: int, after: "State") -> list[Phrase]:
        """What happened, for a viewer who saw it as `shown`, and what followed from it."""
        phrase: Phrase = self._actions.tell(before.record, shown)
        if before.turn >= 0:
            phrase = Phrase(phrase.key, {"player": Seat(before.turn), **phrase.values})
        follow = getattr(self._actions, "follow", None)
        return [phrase, *(follow(before.record, after.record) if follow else ())]


def _again(name: str, options: dict[str, Any]) -> Game:
    return Game(name, **options)


def _checked(name: str, known: dict[str, Option], given: dict[str, Any]) -> dict[str, Any]:
    for option in given:
        if option not in known:
            raise BadOption("no-such-option", game=name, option=option, options=join(known))
    return {k: option.value(k, given.get(k, option.default)) for k, option in known.items()}


class State:
    """One position, with chance explicit: `turn` is a player, CHANCE or OVER.

    >>> import serai
    >>> state = serai.game(serai.games()[0]).start()
    >>> state.turn == serai.CHANCE, state.chances()[:3]
    (True, ((0, 1), (1, 1), (2, 1)))
    """

    __slots__ = ("game", "record")

    def __init__(self, game: Game, record: Record) -> None:
        self.game, self.record = game, record

    @property
    def turn(self) -> int:
        return self.record.turn

    @property
    def over(self) -> bool:
        return self.record.turn == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """Each player's score as it stands."""
        out = [0] * self.game.players
        self.game.rules.score(self.record, out)
        return tuple(out)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who shares the victory; nobody before the end."""
        if not self.over:
            return ()
        scores = self.scores
        return tuple(p for p, points in enumerate(scores) if points == max(scores))

    def legal(self) -> tuple[int, ...]:
        """The actions of the player to move, ascending; none when chance acts or the game is over."""
        if self.turn < 0:
            return ()
        out = [0] * self.game.choices
        return tuple(out[: self.game.rules.legal(self.record, out)])

    def chances(self) -> tuple[tuple[int, int], ...]:
        """The outcomes of the chance event at hand, with integer weights."""
        if self.turn != CHANCE:
            return ()
        out, weight = [0] * self.game.choices, [0] * self.game.choices
        n = self.game.rules.chance(self.record, out, weight)
        return tuple(zip(out[:n], weight[:n], strict=True))

    def play(self, x: int) -> None:
        """Play an action, or an outcome when the turn is CHANCE."""
        self.check(x)
        self.game.rules.play(self.record, x)

    def check(self, x: int, text: str = "") -> None:
        """IllegalMove, with what may be played, unless x may."""
        if self.over:
            raise IllegalMove("over")
        chance = self.turn == CHANCE
        good = [outcome for outcome, _ in self.chances()] if chance else self.legal()
        if type(x) is not int or x not in good:
            notations = self.game.notations(chance)
            known = type(x) is int and 0 <= x < len(notations)
            move = text or (notations[x] if known else repr(x))
            shown = [notations[g] for g in good[:EXAMPLES]] + ["…"] * (len(good) > EXAMPLES)
            raise IllegalMove("illegal", move=move, good=join(shown))

    def parse(self, text: str) -> int:
        """The legal action, or outcome, of a short text."""
        x = self.game.number(text.strip(), self.turn == CHANCE)
        self.check(x, text)
        return x

    def copy(self) -> "State":
        return State(self.game, self.record.copy())

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def view(self, player: int | None) -> dict[str, Any]:
        """What a player, or a spectator (None), may see, as plain data for JSON."""
        seen: dict[str, Any] = self.game._view.view(self.record, self._viewer(player))
        return seen

    def observe(self, player: int | None) -> list[int]:
        """The same as numbers, in the parts that `game.observation` names."""
        out = [0] * self.game.observation_size
        self.game.rules.observe(self.record, self._viewer(player), out)
        return out

    def resample(self, player: int | None, seed: object) -> "State":
        """A position drawn uniformly from those that the player cannot tell from this one."""
        new = self.copy()
        self.game.rules.resample(new.record, self._viewer(player), [seeded(seed)])
        return new

    def _viewer(self, player: int | None) -> int:
        if player is None:
            return NOBODY
        if type(player) is not int or not 0 <= player < self.game.players:
            raise BadOption("no-such-player", player=repr(player), players=self.game.players)
        return player

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.game, self.record) == (other.game, other.record)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{self.game!r}.state({self.record.to_dict()!r})"
