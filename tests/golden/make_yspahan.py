"""Finds the golden games of Yspahan again, one for each of its odd events, and writes them down.

    python tests/golden/make_yspahan.py [FOLDER]

Every game is found by a search over seeds, so the same rules always give the same files.
"""

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import serai
from serai.games.yspahan.tables import BUILDINGS, CARD_NAMES

START = 1_400_000_000_000  # when the games are said to have been played: one ply a second
NAMES = ("Amīra", "Bashir", "Çelik", "Dalia")

Taste = Mapping[str, float]  # how much the players like each kind of action; 1 if it is not named
PLAIN: Taste = {}
PLAYERS_OF_CARDS: Taste = {"card": 6, "play": 6, "discard": 0.1}
DISCARDERS: Taste = {"card": 6, "play": 0.01, "discard": 6}
HOARDERS: Taste = {"card": 9, "play": 0.01, "discard": 0.01}
BUILDERS: Taste = {"take": 8, "take.camel": 40, "take.gold": 30, "build": 40, "discard": 0.1, "keep": 0.1}
SENDERS: Taste = {
    **{"move": 4, "take": 3, "take.vase": 40, "take.barrel": 30, "take.sack": 30, "keep": 5},
    **{"vase.blue.1": 20, "barrel.white.1": 20, "sack.white.1": 20, "E1": 60, "S1": 60},
}


class Wanted(NamedTuple):
    """What to look for: `telling` is asked of each game that has ended."""

    telling: Callable[[serai.Match], bool]
    players: int = 3
    taste: Taste = PLAIN


def main(folder: Path) -> None:
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
    match = serai.game("yspahan", players=wanted.players).match(seed=seed, names=NAMES[: wanted.players])
    rng = random.Random(seed)
    while not match.over:
        legal = match.legal
        match.play(rng.choices(legal, [liking(wanted.taste, match.notation(x)) for x in legal])[0])
    return match


def liking(taste: Taste, name: str) -> float:
    return taste.get(name, taste.get(name.partition(".")[0], 1))


# ---- What may be telling ----


def names(match: serai.Match) -> list[str]:
    return [ply.do for ply in match.log.plies if ply.by != serai.CHANCE]


def every_card(match: serai.Match, use: str) -> bool:
    return {f"{use}.{card}" for card in CARD_NAMES} <= set(names(match))


def all_buildings(match: serai.Match) -> bool:
    return any(len(player["buildings"]) == BUILDINGS for player in match.view(None)["players"])


def views(match: serai.Match) -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
    """Each ply with the table before and after it."""
    state = match.game.start()
    before = state.view(None)
    for ply in match.log.plies:
        state.play(state.parse(ply.do))
        after = state.view(None)
        yield before, ply.do, after
        before = after


def loaded(view: dict[str, Any]) -> int:
    return sum(owner is not None for line in view["caravan"] for owner in line)


def filled_by(match: serai.Match, wanted: int) -> bool:
    """Whether the first (or second) of two cubes sent together ever filled the caravan."""
    camels = 3 * match.game.players
    sent = 2  # of the two cubes sent together last
    for before, name, after in views(match):
        if name.startswith("first."):
            sent = 0
        number = (loaded(after) - loaded(before)) % camels
        if sent < 2 and camels - loaded(before) + sent == wanted and number >= camels - loaded(before):
            return True
        sent += number
    return False


def out_of_order(match: serai.Match) -> bool:
    """The last day is not played clockwise, and equal scores had to be told apart."""
    for before, _, after in views(match):
        if (before["week"], before["day"], after["day"]) == (3, 6, 7):
            order, points = after["order"], [player["points"] for player in after["players"]]
            clockwise = all((a + 1) % 4 == b for a, b in pairwise(order))
            return not clockwise and len(set(points)) < 4
    return False


def nothing_to_draw(match: serai.Match) -> bool:
    """A card is taken when all eighteen are in hand; and a deck was made of the discards before."""
    empty = shuffled = False
    for before, name, after in views(match):
        cards = before["deck"] + len(before["discards"])
        empty |= name.startswith("card.") and cards == 0 and after["pending"]["drawer"] is None
        shuffled |= name.startswith("card.") and before["deck"] == 0 and after["deck"] > 0
    return empty and shuffled


GAMES = {
    "every_card_by_its_effect": Wanted(lambda m: every_card(m, "play"), taste=PLAYERS_OF_CARDS),
    "every_card_as_a_discard": Wanted(lambda m: every_card(m, "discard"), players=4, taste=DISCARDERS),
    "both_building_cards": Wanted(lambda m: "play.both" in names(m), taste=PLAYERS_OF_CARDS),
    "all_six_buildings": Wanted(all_buildings, players=4, taste=BUILDERS),
    "caravan_filled_by_the_first_of_two": Wanted(lambda m: filled_by(m, 1), taste=SENDERS),
    "caravan_filled_by_the_second_of_two": Wanted(lambda m: filled_by(m, 2), players=4, taste=SENDERS),
    "shared_victory": Wanted(lambda m: len(m.winners) > 1),
    "last_day_from_the_lowest_score": Wanted(out_of_order, players=4),
    "all_cards_in_hand": Wanted(nothing_to_draw, taste=HOARDERS),
}


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "yspahan")
