"""What everybody sees."""

from typing import Any

from serai.core.rules import OVER

from .state import State
from .tables import CELLS


def view(s: State, viewer: int) -> dict[str, Any]:
    return {
        "turn": None if s.turn == OVER else s.turn,
        "cells": [s.cells[cell] for cell in range(CELLS)],
        "winner": s.winner - 1 if s.winner else None,
    }
