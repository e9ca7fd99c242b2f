"""One declaration of a state: a slotted class of ints and lists to play with, a numpy dtype for speed.

>>> class Cup(Record):
...     turn = cell()           # whose turn it is
...     dice = row(5, "i1")     # what each die shows
>>> s = Cup()
>>> s.dice[2] = 6
>>> s.copy() == s, s.values()
(True, [0, [0, 0, 6, 0, 0]])
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, SupportsIndex, TypeVar, cast


class Ints(Protocol):
    """A row of integers: all that rules may do with one; mypy refuses the rest."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, v: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of integers. No assignment of a row: it would alias a list, but copy an array."""

    def __getitem__(self, i: int, /) -> Ints: ...
    def __len__(self) -> int: ...


class Floats(Protocol):
    """A row of fractions, for odds and averages; a state holds none."""

    def __getitem__(self, i: int, /) -> float: ...
    def __setitem__(self, i: int, v: float, /) -> None: ...
    def __len__(self) -> int: ...


class FloatGrid(Protocol):
    """Rows of fractions."""

    def __getitem__(self, i: int, /) -> Floats: ...
    def __len__(self) -> int: ...


class Field:
    """What a declaration says of one name: the numpy kind of its integers, and its shape."""

    def __init__(self, kind: str, *shape: int) -> None:
        if kind not in LIMITS:
            raise TypeError(f"A field's kind is one of {', '.join(LIMITS)}, not {kind!r}.")
        self.kind, self.shape = kind, shape


LIMITS = {f"i{size}": 1 << (8 * size - 1) for size in (1, 2, 4, 8)}


def cell(kind: str = "i2") -> int:
    return cast(int, Field(kind))


def row(n: int, kind: str = "i2") -> Ints:
    return cast(Ints, Field(kind, n))


def grid(n: int, m: int, kind: str = "i2") -> Grid:
    return cast(Grid, Field(kind, n, m))


def _written_out(head: str, lines: list[str]) -> Any:
    """A function written out field by field: three times as fast as a loop over the fields."""
    space: dict[str, Any] = {}
    exec(f"def {head}:\n " + "\n ".join(lines), space)
    return space.popitem()[1]


_BLANK = ("s.{0} = 0", "s.{0} = [0] * {1}", "s.{0} = [[0] * {2} for _ in range({1})]")
_ASSIGN = ("a.{0} = b.{0}", "a.{0}[:] = b.{0}", "for x, y in zip(a.{0}, b.{0}): x[:] = y")


class Schema(type):
    """Turns the fields of a class body into slots, and writes `__init__` and `assign` for them."""

    def __new__(meta, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> "Schema":
        fields = {k: space.pop(k) for k, v in list(space.items()) if isinstance(v, Field)}
        space["__slots__"] = tuple(fields)
        if fields:
            space["fields"] = fields
            space["__init__"] = _lines("__init__(s)", _BLANK, fields)
            space["assign"] = _lines("assign(a, b)", _ASSIGN, fields)
        return super().__new__(meta, name, bases, space)


def _lines(head: str, forms: tuple[str, ...], fields: dict[str, Field]) -> Any:
    return _written_out(head, [forms[len(f.shape)].format(k, *f.shape) for k, f in fields.items()])


class Record(metaclass=Schema):
    """A state as plain integers. A game declares one, with `turn` and `players` among its fields."""

    fields: ClassVar[dict[str, Field]] = {}
    if TYPE_CHECKING:
        turn: int
        players: int
        step: int

        def assign(self, other: Self) -> None:
            """Take over all values of another record, in place."""

    def values(self) -> list[Any]:
        return [getattr(self, k) for k in self.fields]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # it changes with every move

    def copy(self) -> Self:
        new = type(self)()
        new.assign(self)
        return new

    def to_dict(self) -> dict[str, Any]:
        new = self.copy()
        return dict(zip(self.fields, new.values(), strict=True))

    @classmethod
    def load(cls, values: Mapping[str, Any] | Any) -> Self:
        """From a dict of plain data, or from one element of an array of `dtype()`."""
        new = cls()
        for k in cls.fields:
            value = values[k]
            setattr(new, k, value.tolist() if hasattr(value, "tolist") else value)
        return new.copy()

    @classmethod
    @cache  # numpy takes its time over it
    def dtype(cls) -> Any:
        import numpy as np

        return np.dtype([(k, f.kind, f.shape) for k, f in cls.fields.items()], align=True)

    def to_bytes(self) -> bytes:
        """The bytes of the compiled form; OverflowError when a value does not fit its field."""
        import numpy as np

        array = np.zeros(1, self.dtype())
        array[0] = tuple(self.values())
        return array.tobytes()


R = TypeVar("R", bound=Record)


def guarded(kind: type[R]) -> type[R]:
    """A twin of a record class whose every access is checked; slow, for tests.

    >>> class Cup(Record):
    ...     turn = cell("i1")
    ...     dice = row(5, "i1")
    >>> s = guarded(Cup)()
    >>> s.dice[5] = 1
    Traceback (most recent call last):
    IndexError: Index 5 is outside a row of 5.
    >>> s.turn = 128
    Traceback (most recent call last):
    OverflowError: 128 does not fit a field of -128..127.
    """
    space: dict[str, Any] = {
        name: _guarded_cell(kind.__dict__[name], LIMITS[field.kind])
        for name, field in kind.fields.items()
        if not field.shape
    }

    def blank(self: Any) -> None:
        kind.__init__(self)
        for name, field in kind.fields.items():
            limit = LIMITS[field.kind]
            if len(field.shape) == 2:
                rows = [GuardedRow(inner, limit) for inner in getattr(self, name)]
                setattr(self, name, GuardedRow(rows, limit))
            elif field.shape:
                setattr(self, name, GuardedRow(getattr(self, name), limit))

    space["__init__"] = blank
    return cast(type[R], Schema(f"Guarded{kind.__name__}", (kind,), space))


class GuardedRow(list[Any]):
    """A row that refuses what compiled code would get wrong without a word."""

    def __init__(self, values: list[Any], limit: int) -> None:
        super().__init__(values)
        self.limit = limit

    def __getitem__(self, i: SupportsIndex | slice) -> Any:
        return super().__getitem__(self._inside(i))

    def __setitem__(self, i: Any, value: Any) -> None:
        if isinstance(i, slice):  # only `assign` does this
            super().__setitem__(i, value)
        else:
            super().__setitem__(self._inside(i), _fitting(value, self.limit))

    def __bool__(self) -> bool:
        raise TypeError("A row is no condition: compiled, it would not be its length.")

    def _inside(self, i: Any) -> Any:
        if type(i) is not int or not 0 <= i < len(self):
            raise IndexError(f"Index {i!r} is outside a row of {len(self)}.")
        return i


def _guarded_cell(slot: Any, limit: int) -> property:
    return property(slot.__get__, lambda s, value: slot.__set__(s, _fitting(value, limit)))


def _fitting(value: Any, limit: int) -> int:
    if type(value) is not int or not -limit <= value < limit:
        raise OverflowError(f"{value!r} does not fit a field of {-limit}..{limit - 1}.")
    return value
