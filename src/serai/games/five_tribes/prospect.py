"""Where a move of meeples may lead, for those who think about it: all of it follows from what is public."""

from typing import Any

from .actions import NAMES
from .board import DIRECTIONS, FIRST_REACH, LOOKAHEAD, REACH, STEP, TILES
from .names import CARD_NAMES, TILE_NAMES, TRIBE_LETTERS
from .places import blue_tiles
from .sow import drop, in_hand, list_drops, list_starts, wanted_tiles
from .state import State
from .tables import BUILDER, DROP, MERCHANT, MOVE, POINT, ROW, SOW, TRIBES


def ends(s: State) -> dict[str, str]:
    """By choice, the tiles where the move may end then; of more than five meeples they are not told.

    A loop may also end where the move itself has left a meeple.
    """
    out = [0] * len(NAMES)
    if s.phase == MOVE:
        starts = (out[i] - POINT for i in range(list_starts(s, out)))
        sets = {POINT + t: _ends_from(s, t) for t in starts}
    elif s.phase == SOW and 1 < in_hand(s) <= LOOKAHEAD + 1:
        sets = {out[i]: _ends_after(s, out[i] - DROP) for i in range(list_drops(s, out))}
    else:
        sets = {}
    return {
        NAMES[x]: " ".join(TILE_NAMES[t] for t in range(TILES) if tiles >> t & 1) for x, tiles in sets.items()
    }


def _ends_from(s: State, t: int) -> int:
    held = sum(s.meeple[t][tribe] for tribe in range(TRIBES))
    wanted = 0
    for tribe in range(TRIBES):
        wanted |= s.has[tribe] if s.meeple[t][tribe] else 0
    return FIRST_REACH[held][t] & wanted & ~(1 << t) if held <= LOOKAHEAD else 0


def _ends_after(s: State, x: int) -> int:
    tribe, direction = divmod(x, DIRECTIONS)
    left = in_hand(s) - 1
    to = STEP[s.at * DIRECTIONS + direction]
    return REACH[left][to * DIRECTIONS + direction] & wanted_tiles(s, tribe, left)


def takes(s: State) -> dict[str, dict[str, Any]]:
    """By choice, what the last meeple would bring: those gathered, the tile, coins and cards."""
    if s.phase != SOW or in_hand(s) != 1:
        return {}
    out = [0] * len(NAMES)
    return {NAMES[out[i]]: _take(s, out[i] - DROP) for i in range(list_drops(s, out))}


def _take(s: State, x: int) -> dict[str, Any]:
    tribe, direction = divmod(x, DIRECTIONS)
    after = s.copy()
    drop(after, tribe, direction)
    count = after.hand[tribe]
    coins = after.coins[s.seat] - s.coins[s.seat]
    return {
        "tile": TILE_NAMES[after.at],
        "tribe": TRIBE_LETTERS[tribe],
        "count": count,
        "claims": s.camels[s.seat] > after.camels[s.seat],
        "coins": coins + (count * blue_tiles(s, after.at) if tribe == BUILDER else 0),
        "cards": [CARD_NAMES[s.front[i] - 1] for i in range(min(count, ROW)) if s.front[i]]
        if tribe == MERCHANT
        else [],
    }
