"""A game written down: one JSON line for the head, one a ply, one for the seed once it is revealed.

The log is the game: a position is what its plies lead to, and no randomness is needed to replay it.
"""

import json
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from .dealer import commitment
from .errors import BadLog
from .rules import CHANCE

FORMAT = 1


class Ply(NamedTuple):
    """One thing that happened."""

    by: int  # a player, or CHANCE
    do: str  # the action or outcome, in its short text
    at: int  # milliseconds since 1970


@dataclass
class Log:
    """
    >>> log = Log("pig", 1, {"players": 2}, commitment="00")
    >>> log.plies.append(Ply(CHANCE, "first1", 0))
    >>> log.dumps().splitlines()[1]
    '{"by": "chance", "do": "first1", "at": 0}'
    >>> Log.loads(log.dumps()) == log
    True
    """

    game: str
    rules: int
    options: dict[str, Any]
    names: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    commitment: str = ""
    plies: list[Ply] = field(default_factory=list)
    seed: bytes | None = None

    def dumps(self) -> str:
        head = {
            "serai": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "names": self.names,
            "words": self.words,
            "commitment": self.commitment,
        }
        lines: list[dict[str, Any]] = [head]
        for by, do, at in self.plies:
            lines.append({"by": "chance" if by == CHANCE else by, "do": do, "at": at})
        if self.seed is not None:
            lines.append({"seed": self.seed.hex()})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @classmethod
    def loads(cls, text: str) -> "Log":
        """BadLog with the line and what is wrong there, if the text is no log."""
        if not text.endswith("\n"):
            raise BadLog("log-cut-off")
        lines = [_object(line, n) for n, line in enumerate(text[:-1].split("\n"), 1)]
        log = _head(lines[0])
        for n, line in enumerate(lines[1:], 2):
            if log.seed is not None:
                raise BadLog("log-after-seed", line=n)
            if line.keys() == {"seed"}:
                log.seed = _seed(line["seed"], log.commitment, n)
            else:
                log.plies.append(_ply(line, n))
        return log

    def write(self, path: str | os.PathLike[str]) -> None:
        """All or nothing: a crash in the middle leaves the file that was there before."""
        path = Path(path)
        half = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            with half.open("x", encoding="utf8") as new:
                new.write(self.dumps())
                new.flush()
                os.fsync(new.fileno())
            half.replace(path)
        except OSError as fault:
            raise BadLog("cannot-write", path=str(path), fault=str(fault.strerror)) from None
        finally:
            half.unlink(missing_ok=True)

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> "Log":
        try:
            return cls.loads(Path(path).read_bytes().decode("utf8"))
        except OSError as fault:
            raise BadLog("cannot-read", path=str(path), fault=str(fault.strerror)) from None
        except UnicodeDecodeError:
            raise BadLog("log-no-text", path=str(path)) from None


def _object(line: str, n: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise BadLog("log-no-object", line=n)
    return value


def _head(head: dict[str, Any]) -> Log:
    kinds = {
        "serai": int,
        "game": str,
        "rules": int,
        "options": dict,
        "names": list,
        "words": list,
        "commitment": str,
    }
    if head.keys() != kinds.keys() or any(type(head[k]) is not t for k, t in kinds.items()):
        raise BadLog("log-no-head", keys=", ".join(kinds))
    if head.pop("serai") != FORMAT:
        raise BadLog("log-format", format=FORMAT)
    if any(type(text) is not str for text in head["names"] + head["words"]):
        raise BadLog("log-no-head", keys=", ".join(kinds))
    return Log(**head)


def _ply(line: dict[str, Any], n: int) -> Ply:
    by = CHANCE if line.get("by") == "chance" else line.get("by")
    do, at = line.get("do"), line.get("at")
    if line.keys() == {"by", "do", "at"} and type(do) is str and type(by) is type(at) is int:
        return Ply(by, do, at)
    raise BadLog("log-no-ply", line=n)


def _seed(text: Any, promised: str, n: int) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadLog("log-no-seed", line=n) from None
    if commitment(seed) != promised:
        raise BadLog("log-other-seed")
    return seed
