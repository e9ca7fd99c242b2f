"""Finds the golden games of Camel Up again, one for every way a game can end, and writes them down.

    python tests/golden/make_camel_up.py [FOLDER]

Every game is found by a search over seeds, so the same rules always give the same files.
"""

import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import serai
from serai.games.camel_up.tables import PATIENCE, SPACES

START = 1_400_000_000_000  # when the games are said to have been played: one ply a second
NAMES = ("Amīra", "Bashir", "Çelik", "Dalia", "Ester", "Farid", "Giulia", "Hodā")

Taste = Mapping[str, float]  # how much the players like each kind of action
CALM: Taste = {"roll": 6, "leg": 2, "desert": 1, "bet": 1}
BUSY: Taste = {"roll": 3, "leg": 1, "desert": 4, "bet": 1}
RASH: Taste = {"roll": 2, "leg": 3, "desert": 0, "bet": 1}
NO_BETS: Taste = {"roll": 4, "leg": 2, "desert": 1, "bet": 0}


class Ending(NamedTuple):
    """What to look for: `telling` is asked of each game that has ended."""

    telling: Callable[[serai.Match], bool]
    players: int = 3
    taste: Taste = CALM
    idle: bool = False  # once a camel stands before the finish line, nobody rolls before they must


def main(folder: Path) -> None:
    for name, ending in ENDINGS.items():
        match = search(name, ending)
        log = match.log
        log.plies = [ply._replace(at=START + 1000 * n) for n, ply in enumerate(log.plies)]
        serai.replay(log).save(folder / f"{name}.log")
        print(f"{name}: {match.scores}, {len(log.plies)} plies")


def search(name: str, ending: Ending) -> serai.Match:
    seed = 0
    while True:
        match = played(ending, f"{name} {seed}")
        if ending.telling(match):
            return match
        seed += 1


def played(ending: Ending, seed: str) -> serai.Match:
    match = serai.game("camel_up", players=ending.players).match(seed=seed, names=NAMES[: ending.players])
    rng = random.Random(seed)
    while not match.over:
        kinds: dict[str, list[int]] = {}
        for x in match.legal:
            kinds.setdefault(kind_of(match.notation(x)), []).append(x)
        if ending.idle and len(kinds) > 1 and before_the_line(match):
            del kinds["roll"]
        chosen = rng.choices(list(kinds), [ending.taste[kind] + 1e-9 for kind in kinds])[0]
        match.play(rng.choice(kinds[chosen]))
    return match


def kind_of(name: str) -> str:
    if name == "roll":
        return "roll"
    if name[0] in "+-":
        return "desert"
    return "leg" if name.startswith("leg") else "bet"


def before_the_line(match: serai.Match) -> bool:
    return any(part["camels"] and part["space"] == SPACES for part in match.view(None)["track"])


# ---- What may be telling ----


class Crossing(NamedTuple):
    """The last move of a race."""

    camel: str
    landed: int  # where the die brought it
    unit: list[str]
    dice: list[str]  # in the pyramid before it


def crossing(match: serai.Match) -> Crossing:
    plies = match.log.plies
    before, do = match.at(len(plies) - 1).view(None), plies[-1].do
    [start] = [part["space"] for part in before["track"] if do[0] in part["camels"]]
    [unit] = [part["camels"] for part in match.view(None)["track"] if do[0] in part["camels"]]
    return Crossing(do[0], start + int(do[1]), unit, before["dice"])


def one_camel_crosses_in_mid_leg(match: serai.Match) -> bool:
    last = crossing(match)
    return len(last.unit) == 1 and len(last.dice) > 1 and last.landed > SPACES


def crosses_with_the_fifth_die(match: serai.Match) -> bool:
    return len(crossing(match).dice) == 1


def carried_camel_wins(match: serai.Match) -> bool:
    last = crossing(match)
    return last.unit[-1] != last.camel


def crosses_by_an_oasis(match: serai.Match) -> bool:
    return crossing(match).landed == SPACES


def forced_roll_crosses(match: serai.Match) -> bool:
    """The only forced roll of the game, and its last."""
    plies = len(match.log.plies)
    return plies < 2 * PATIENCE and match.at(plies - 2).view(None)["idle"] == PATIENCE


def loses_bets_at_0_pounds(match: serai.Match) -> bool:
    """Somebody goes into the final scoring with nothing, and all their cards are wrong."""
    before = match.at(len(match.log.plies) - 1).view(None)["players"]
    poor = [p for p, player in enumerate(before) if not any(player[k] for k in HOLDINGS)]
    cards = [card["player"] for pile in ("winner_pile", "loser_pile") for card in match.view(None)[pile]]
    return any(match.scores[p] == 0 and p in cards for p in poor)


HOLDINGS = ("money", "leg_tiles", "pyramid_tiles", "desert")


def everybody_bet(match: serai.Match) -> bool:
    return all(player["cards"] < 5 for player in match.view(None)["players"])


def nobody_bet(match: serai.Match) -> bool:
    return all(player["cards"] == 5 for player in match.view(None)["players"])


ENDINGS = {
    "one_camel_crosses_in_mid_leg": Ending(one_camel_crosses_in_mid_leg),
    "crossing_with_the_fifth_die": Ending(crosses_with_the_fifth_die, players=4),
    "carried_camel_wins": Ending(carried_camel_wins, players=5),
    "crossing_by_an_oasis_on_16": Ending(crosses_by_an_oasis, players=4, taste=BUSY),
    "all_five_cross_as_one": Ending(lambda match: len(crossing(match).unit) == 5, players=2),
    "shared_victory": Ending(lambda match: len(match.winners) > 1, players=6),
    "forced_roll_after_200_actions": Ending(forced_roll_crosses, idle=True),
    "losing_bets_at_0_pounds": Ending(loses_bets_at_0_pounds, players=6, taste=RASH),
    "nobody_bet_on_the_race": Ending(nobody_bet, players=3, taste=NO_BETS),
    "two_players": Ending(everybody_bet, players=2, taste=BUSY),
    "eight_players": Ending(everybody_bet, players=8, taste=BUSY),
}


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "camel_up")
