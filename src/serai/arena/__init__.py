"""Tournaments between bots: every seating with the same dice, and what it says about their strength."""

from .plan import Plan
from .record import Record
from .results import Standing, standings
from .run import run

__all__ = ["Plan", "Record", "Standing", "run", "standings"]
