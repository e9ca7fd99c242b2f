"""Moments at which every kind of action of a game is done: of golden games, and a few laid by hand."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import serai
from five_tribes import table as sultanate
from five_tribes.test_bidding import bidding
from five_tribes.test_djinns import gathers, go
from serai.core.game import State
from serai.core.rules import CHANCE
from serai.core.words import Word
from silk_road import table as road
from silk_road.test_board import rich_board

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"^do-([\w-]+)", re.MULTILINE)


class Moment(NamedTuple):
    """What is done, and the position before it."""

    do: str
    state: State

    @property
    def kind(self) -> str:
        """By the sentence that offers it; the powers of djinns are many, and fakirs make a difference."""
        phrase = self.state.game._actions.say(self.state.record, self.state.parse(self.do))
        power, fakirs = phrase.values.get("power"), phrase.values.get("fakirs")
        key = phrase.key.removeprefix("do-")
        if isinstance(power, Word):
            return f"{key} {power}"
        return f"{key} with fakirs" if fakirs and key != "bid-less" else key


def kinds(name: str) -> set[str]:
    """All that there are: one for every sentence that the game has for a choice."""
    words = (ROOT / "src" / "serai" / "games" / name / "en.ftl").read_text()
    found = set(KEY.findall(words))
    if name == "five_tribes":
        found -= {"use"}
        found |= {"build with fakirs", "aim with fakirs"}
        found |= {f"use {key}" for key in re.findall(r"^(power-[\w-]+)", words, re.MULTILINE)}
    return found


def moments(name: str) -> dict[tuple[str, int], list[Moment]]:
    """By game and seat: each kind of choice at each phase, once; and whatever golden games do not have."""
    found: dict[tuple[str, int], list[Moment]] = {}
    seen = set[tuple[str, str]]()
    for path in sorted((ROOT / "tests" / "golden" / name).iterdir()):
        for moment in played(path):
            what = (moment.kind, moment.state.view(None).get("phase", ""))
            if what not in seen:
                seen.add(what)
                found.setdefault((path.stem, moment.state.turn), []).append(moment)
    for n, moment in enumerate(laid().get(name, ())):
        found[f"laid {n}", moment.state.turn] = [moment]
    return found


def played(path: Path) -> Iterator[Moment]:
    log = serai.Log.read(path)
    state = serai.game(log.game, **log.options).start()
    for ply in log.plies:
        if ply.by != CHANCE:
            yield Moment(ply.do, state.copy())
        state.play(state.game.number(ply.do, ply.by == CHANCE))


def laid() -> dict[str, list[Moment]]:
    """What happens once in a thousand games, or on another board."""
    broke = bidding(4, 1, 2, 3, 4).coins(4, 0).do("bid0", "bid0", "bid0")
    spared = go(gathers("rr").meeples("f3", "y").cards(1, "fakir"), "r")
    twice = gathers("rr").meeples("d3", "yyw").meeples("c2", "g").djinn(1, "Iblis").cards(1, "fakir")
    twice = go(twice, "r").do("Iblis:f", "d3", "kill-y")
    placing = sultanate.in_sale().djinn(1, "Bouraq", "Hagis").people(1, elders=2).kind("village", "a1")
    placing.do("Bouraq:w", "a1")
    printed = road.market("thief", ["silk ivory fruit"], city="Kucha", board=rich_board())
    return {
        "five_tribes": [
            Moment("bid1", broke.position),
            Moment("skip", spared.position),
            Moment("kill-w", twice.position),
            Moment("go", placing.position),
            Moment("Hagis:w", placing.position),
        ],
        "silk_road": [Moment("bonus", printed)],
    }


def course(name: str, met: list[Moment]) -> str:
    """A lesson for each, in the form in which the house tells a tutorial."""
    seat, game = met[0].state.turn, met[0].state.game

    def frame(state: State) -> dict[str, Any]:
        mine = state.legal() if state.turn == seat else ()
        choices = [{"action": x, "do": do, "say": do} for x in mine for do in [game.notations(False)[x]]]
        turn = None if state.turn == CHANCE or state.over else state.turn
        return {"ply": 0, "view": state.view(seat), "turn": turn, "over": state.over, "legal": choices}

    at = '.may:is([data-do="{0}"], [data-choose~="{0}"])'  # where a choice lies
    last = met[-1].state.copy()
    last.play(last.parse(met[-1].do))
    told = {
        "game": name,
        "title": game.title,
        "seat": seat,
        "names": list("ABCDEFGH"[: game.players]),
        "chapters": [{"name": "all", "title": "All"}],
        "lessons": [
            {"chapter": "all", "say": f"{n}", "text": do, "at": at.format(do), "do": [do], "frame": n}
            for n, (do, _) in enumerate(met)
        ],
        "frames": [*(frame(state) for _, state in met), frame(last)],
        "log": [],
    }
    return json.dumps(told)
