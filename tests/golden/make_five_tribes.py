"""Plays the golden games of Five Tribes again and writes them down: every ending, every djinn at work.

    python tests/golden/make_five_tribes.py [FOLDER]

The seeds were found by a search over many games (`survey`); the same rules always give the same files.
"""

import random
import re
import sys
from pathlib import Path
from typing import NamedTuple

import serai

START = 1_400_000_000_000  # when the games are said to have been played: one ply a second
NAMES = ("Amīra", "Bashir", "Çelik", "Dalia")
EAGER = re.compile(r"pay-|take-|.*:[wf]+$|bid.*-|kill|vizier|elder")  # what these players like to do


class Game(NamedTuple):
    players: int
    seed: int


GAMES = {
    "anun_nak_iblis_kumarbi_sibittis": Game(2, 123),
    "enki_leta_sloar": Game(4, 124),
    "bouraq_utug": Game(4, 6),
    "echidna_hagis": Game(2, 4),
    "lamia": Game(2, 2),
    "last_camel": Game(3, 84),
    "shared_victory": Game(3, 26),
}


def main(folder: Path) -> None:
    for name, game in GAMES.items():
        match = played(game)
        log = match.log
        log.plies = [ply._replace(at=START + 1000 * n) for n, ply in enumerate(log.plies)]
        serai.replay(log).save(folder / f"{name}.log")
        print(f"{name}: {match.scores}, {len(log.plies)} plies")


def played(game: Game) -> serai.Match:
    """Random players who like djinns, and seldom sell."""
    table = serai.game("five_tribes", players=game.players)
    match, rng = (
        table.match(seed=f"golden {game.seed}", names=NAMES[: game.players]),
        random.Random(game.seed),
    )
    while not match.over:
        legal = {x: match.notation(x) for x in match.legal}
        liked = [x for x, do in legal.items() if EAGER.match(do)]
        calm = [x for x, do in legal.items() if not do.startswith(("put", "skip"))]
        if liked and rng.random() < 0.9:
            match.play(rng.choice(liked))
        elif calm and rng.random() < 0.95:
            match.play(rng.choice(calm))
        else:
            match.play(rng.choice(match.legal))
    return match


def features(match: serai.Match) -> set[str]:
    """Djinns that were paid for their power, or belong to somebody; and how the game ended."""
    view = match.view(None)
    found = {f"end:{key}" for key in ("last_camel", "no_move") if view[key]}
    found |= {f"use:{ply.do.partition(':')[0]}" for ply in match.log.plies if re.match(r".*:[wf]+$", ply.do)}
    found |= {"use:Kumarbi" for ply in match.log.plies if re.match(r"bid\d+-", ply.do)}
    found |= {f"own:{djinn}" for player in view["players"] for djinn in player["djinns"]}
    return found | ({"tie"} if len(match.winners) > 1 else set())


def survey(players: int, seeds: range) -> dict[int, set[str]]:
    return {seed: features(played(Game(players, seed))) for seed in seeds}


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "five_tribes")
