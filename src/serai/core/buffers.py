"""Records and numbers in the form that a mode wants: lists for interpreted code, arrays for compiled."""

from typing import Any

from .compiler import Mode
from .schema import Record


def states(mode: Mode, record: Record, n: int) -> Any:
    """n copies of a record."""
    if mode == "interpreted":
        return [record.copy() for _ in range(n)]
    import numpy as np

    # Not a numpy copy: that would leave anything in the gaps between fields.
    return np.frombuffer(bytearray(record.to_bytes() * n), record.dtype())


def zeros(mode: Mode, *shape: int, kind: str = "i8") -> Any:
    """A row or a grid of zeros; `kind` is numpy's, "f8" for fractions."""
    if mode == "interpreted":
        zero = 0.0 if kind == "f8" else 0
        return [zero] * shape[0] if len(shape) == 1 else [[zero] * shape[1] for _ in range(shape[0])]
    import numpy as np

    return np.zeros(shape, kind)
