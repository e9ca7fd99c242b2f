"""What the house refuses: a sentence in the caller's language and an HTTP status."""

from pathlib import Path
from typing import Any

from pydantic import BaseModel

from serai.core.errors import SeraiError
from serai.core.words import CORE, Words

WORDS = Words(*CORE.folders, Path(__file__).parent)


class Refused(SeraiError):
    """Something that cannot be done; `key` is for programs, the sentence for people."""

    words = WORDS

    def __init__(self, key: str, status: int = 400, /, **values: Any) -> None:
        super().__init__(key, **values)
        self.status = status


class Problem(BaseModel):
    """How a refusal is sent."""

    error: str  # for programs
    say: str  # for people, in their language
    ply: int | None = None  # with "stale": the number of the table's next ply
    field: str | None = None  # of the request, where one is wrong
