"""Finds the golden games of Silk Road again and writes them down.

    python tests/golden/make_silk_road.py [FOLDER]

Every game is found by a search over seeds, so the same rules always give the same files.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import serai

START = 1_160_000_000_000  # when the games are said to have been played: one ply a second
NAMES = ("Amīra", "Bashir", "Çelik", "Dalia", "Ester", "Farid")
LIKED = (
    "rob",
    "name",
    "show",
    "give",
    "sell",
    "buy",
    "barter",
    "look",
    "bonus",
    "use",
    "crook",
    "take:vizier",
)
KINDS = ("sell:", "buy:", "barter:", "take:free2", "take:free4", "bonus", "rob:", "name:", "crook:", "use:")


class Wanted(NamedTuple):
    """What to look for: `telling` is asked of each game that has ended."""

    telling: Callable[[serai.Match], bool]
    players: int = 4
    eastward: bool = False


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, wanted in GAMES.items():
        match = search(name, wanted)
        log = match.log
        log.plies = [ply._replace(at=START + 1000 * n) for n, ply in enumerate(log.plies)]
        serai.replay(log).save(folder / f"{name}.log")
        print(f"{name}: {match.scores}, {len(log.plies)} plies")


def search(name: str, wanted: Wanted) -> serai.Match:
    seed = 0
    while True:
        match = played(wanted, f"{name} {seed}")
        if wanted.telling(match):
            return match
        seed += 1


def played(wanted: Wanted, seed: str) -> serai.Match:
    game = serai.game("silk_road", players=wanted.players, eastward=wanted.eastward)
    match, rng = game.match(seed=seed, names=NAMES[: wanted.players]), random.Random(seed)
    while not match.over:
        liked = [x for x in match.legal if match.notation(x).startswith(LIKED)]
        match.play(rng.choice(liked if liked and rng.random() < 0.8 else match.legal))
    return match


def did(match: serai.Match) -> list[str]:
    return [ply.do for ply in match.log.plies]


def uses_every_tile(match: serai.Match) -> bool:
    return all(any(do.startswith(kind) for do in did(match)) for kind in KINDS)


def names_a_good_twice(match: serai.Match) -> bool:
    """Only from the sixth Vizier on."""
    named = [do for do in did(match) if do.startswith("name:")]
    return len(named) > 5 and len(set(named)) == 5


def exchanges_with_a_city(match: serai.Match) -> bool:
    return any(do.startswith("from:") for do in did(match))


def a_leader_must_hand_over(match: serai.Match) -> bool:
    """Some leader could not pay the highest bid, and some other kept the pawn."""
    forced = False
    for n, ply in enumerate(match.log.plies):
        forced |= ply.do == "accept" and len(match.at(n).legal()) == 1
    return forced and "keep" in did(match)


def several_could_lead(match: serai.Match) -> bool:
    """After a Shopkeeper, the last to take a tile chooses the leader."""
    for n, ply in enumerate(match.log.plies):
        if ply.do.startswith("hand:") and match.at(n).view(None)["phase"] == "hand":
            state = match.at(n)
            state.play(state.parse(ply.do))
            if state.view(None)["phase"] == "bid":
                return True
    return False


def the_last_to_play_leads(match: serai.Match) -> bool:
    """Three players: the one with a single token took the last tile."""
    for n, ply in enumerate(match.log.plies):
        if ply.by >= 0 and match.at(n + 1).view(None)["phase"] == "bid" != match.at(n).view(None)["phase"]:
            before = match.at(n).view(None)
            if before["pawn"] == ply.by == match.at(n + 1).view(None)["pawn"] and before["phase"] != "hand":
                return True
    return False


GAMES = {
    **{
        f"{players}_players_{'eastward' if eastward else 'westward'}": Wanted(
            uses_every_tile, players, eastward
        )
        for players in (3, 4, 5, 6)
        for eastward in (False, True)
    },
    "sixth_vizier": Wanted(names_a_good_twice, 3),
    "banned_tile_from_another_city": Wanted(exchanges_with_a_city, 6),
    "leader_must_hand_over": Wanted(a_leader_must_hand_over, 4),
    "last_taker_chooses_the_leader": Wanted(several_could_lead, 5),
    "last_taker_leads": Wanted(the_last_to_play_leads, 3),
    "shared_victory": Wanted(lambda match: len(match.winners) > 1, 4),
}

if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "silk_road")
