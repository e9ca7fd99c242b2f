"""Whole games in columns: a row for every position, in a Parquet file.

Columns: `game` and `ply` count from 0; `action` is what was played there, a player's action or an
outcome of chance, and `move` its short text, both null once the game is over; then the position, a
column for every field of the game's state, secrets included; `scores` and `wins` are the result of
the whole game, for each seat. docs/data.md shows what to do with it.
"""

import contextlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import serai
from serai.core.errors import BadOption
from serai.core.game import Game
from serai.core.match import Match
from serai.core.rules import CHANCE

ROWS = 1 << 16  # kept in memory, and written as one group


class GameFile:
    """A file that takes one game after the other."""

    def __init__(self, writer: Any, game: Game) -> None:
        self._writer, self._game = writer, game
        self._games = self._rows = 0
        self._waiting: list[dict[str, NDArray[Any]]] = []

    def add(self, positions: NDArray[Any], played: NDArray[Any], scores: Sequence[int]) -> None:
        """A game: its positions from the first to the last, and what was played at each but the last."""
        n = len(positions)
        won = np.equal(scores, max(scores))
        own: dict[str, NDArray[Any]] = {
            "game": np.full(n, self._games, np.uint32),
            "ply": np.arange(n, dtype=np.uint16),
            "action": np.append(played, 0).astype(np.int16),
            "scores": np.tile(np.asarray(scores, np.int32), (n, 1)),
            "wins": np.tile((won / won.sum()).astype(np.float32), (n, 1)),
        }
        self._waiting.append(own | {name: positions[name].copy() for name in positions.dtype.names or ()})
        self._games, self._rows = self._games + 1, self._rows + n
        if self._rows >= ROWS:
            self.flush()

    def add_match(self, match: Match) -> None:
        """A match that is over."""
        state, played = match.game.start(), []
        positions = [state.record.to_bytes()]
        for by, do, _ in match.plies:
            played.append(match.game.number(do, by == CHANCE))
            state.play(played[-1])
            positions.append(state.record.to_bytes())
        kept = np.frombuffer(b"".join(positions), state.record.dtype())
        self.add(kept, np.array(played), match.scores)

    def flush(self) -> None:
        """Write all that is waiting."""
        if not self._waiting:
            return
        columns = {k: np.concatenate([part[k] for part in self._waiting]) for k in self._waiting[0]}
        self._writer.write_table(_table(self._game, columns, self._writer.schema))
        self._waiting, self._rows = [], 0


@contextlib.contextmanager
def written(path: Path, game: Game, bots: Sequence[str] | None, seed: int) -> Iterator[GameFile]:
    """A file of games. It gets its name when it is complete, and vanishes if something goes wrong."""
    try:
        from pyarrow import parquet
    except ImportError:
        raise BadOption("no-pyarrow") from None
    about = {"game": game.name, "rules": game.version, "options": game.options, "bots": bots, "seed": seed}
    schema = _schema(game).with_metadata({"serai": json.dumps(about | {"version": serai.__version__})})
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with parquet.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            file = GameFile(writer, game)
            yield file
            file.flush()
        unfinished.replace(path)
    except OSError as fault:
        raise BadOption("cannot-write-games", path=str(path), fault=str(fault.strerror or fault)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _schema(game: Game) -> Any:
    import pyarrow as pa

    dtype = game.start().record.dtype()
    played = {
        "game": pa.uint32(),
        "ply": pa.uint16(),
        "action": pa.int16(),
        "move": pa.dictionary(pa.int16(), pa.string()),
    }
    position = {name: _kind(dtype[name]) for name in dtype.fields}
    result = {
        "scores": pa.list_(pa.int32(), game.players),
        "wins": pa.list_(pa.float32(), game.players),
    }
    if twice := position.keys() & (played.keys() | result.keys()):
        raise TypeError(f"{game.name}'s state needs another name for {twice.pop()}: there is such a column.")
    return pa.schema(list((played | position | result).items()))


def _kind(dtype: Any) -> Any:
    """A number, or a list of fixed length of what a row or a grid holds."""
    import pyarrow as pa

    kind = pa.from_numpy_dtype(dtype.base)
    for length in reversed(dtype.shape):
        kind = pa.list_(kind, length)
    return kind


def _table(game: Game, columns: dict[str, NDArray[Any]], schema: Any) -> Any:
    import pyarrow as pa

    texts = [game.notations(chance) for chance in (False, True)]
    last = columns["turn"] == serai.OVER
    number = columns["action"] + np.where(columns["turn"] == CHANCE, len(texts[0]), 0)
    made = {name: _column(values) for name, values in columns.items()}
    made["action"] = pa.array(columns["action"], mask=last)
    indices = pa.array(number.astype(np.int16), mask=last)
    made["move"] = pa.DictionaryArray.from_arrays(indices, pa.array([*texts[0], *texts[1]]))
    return pa.table([made[name] for name in schema.names], schema=schema)


def _column(values: NDArray[Any]) -> Any:
    import pyarrow as pa

    made = pa.array(values.ravel())
    for length in reversed(values.shape[1:]):
        made = pa.FixedSizeListArray.from_arrays(made, length)
    return made
