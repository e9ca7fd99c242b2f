"""First games over HTTP: games that play themselves but for the learner's moves, with what is said."""

import gzip
from functools import lru_cache
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Request, Response

from serai.core import tutorial
from serai.core.words import LANGUAGES, join

from ..errors import Refused
from ..language import language_of
from . import answers
from .answers import says

router = APIRouter(prefix="/api", tags=["tutorials"])

KEEP = {"vary": "accept-encoding", "cache-control": "no-cache"}


@router.get("/tutorials/{game}", **says(answers.Tutorial, _404="There is no tutorial for this game."))
def learn(request: Request, game: Annotated[str, Path(max_length=40)]) -> Response:
    """Learn a game by doing: positions of a first game, what is said about them, and what the learner does.

    Lesson by lesson; `frame` is the position at which one begins. At each of the learner's moves (`do`) the
    next position follows from it, and from there on to the next lesson's the others play.
    """
    if game not in tutorial.names():
        raise Refused("no-tutorial", 404, game=game, games=join(tutorial.names()))
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = KEEP | ({"content-encoding": "gzip"} if packed else {})
    return Response(
        _written(game, language_of(request), packed), media_type="application/json", headers=headers
    )


@lru_cache(8 * len(LANGUAGES))
def _written(game: str, language: str, packed: bool) -> bytes:
    written = orjson.dumps(told(tutorial.course(game, language)))
    return gzip.compress(written, mtime=0) if packed else written


def told(course: tutorial.Course) -> dict[str, Any]:
    """A tutorial as plain data."""
    seat = course.script.seat
    return {
        "game": course.game.name,
        "title": course.game.title,
        "seat": seat,
        "names": list(course.script.names),
        "chapters": [{"name": name, "title": title} for name, title in course.chapters.items()],
        "lessons": [
            {
                "chapter": lesson.chapter,
                "say": lesson.step.say,
                "text": lesson.text,
                "at": lesson.step.at,
                "do": list(lesson.step.do),
                "frame": lesson.frame,
            }
            for lesson in course.lessons
        ],
        "frames": [_frame(frame, seat) for frame in course.frames],
        "log": [{**line._asdict(), "kind": "chance" if line.by is None else "play"} for line in course.lines],
    }


def _frame(frame: tutorial.Frame, seat: int) -> dict[str, Any]:
    return {
        "ply": frame.ply,
        "view": frame.state.view(seat),
        "turn": None if frame.state.over else frame.state.turn,
        "over": frame.state.over,
        "legal": [{"action": c.action, "do": c.do, "say": c.text} for c in frame.legal],
    }
