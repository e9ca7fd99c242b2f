"""Set-up: tiles on the map, goods behind the screens, the first leader."""

from serai.core.rules import CHANCE
from serai.core.schema import Ints

from .road import begin_round
from .state import State
from .tables import (
    ANTIOCH,
    BEGINNING,
    CHANGAN,
    CROOK,
    DRAWING,
    DRAWN,
    EXCHANGING,
    EXCHANGING_WITH_CITY,
    FIRST,
    FIRST_GOODS,
    FROM,
    GOODS,
    GOODS_EACH,
    KINDS,
    SHOPKEEPER,
    START_MONEY,
    SWAP,
    TILE,
    TILE_CITIES,
)
from .tiles import put_tile, remove_tile, tiles_on_a_city


def prepare(s: State) -> None:
    """The table before the first tile is dealt (SR1, SR2)."""
    for p in range(s.players):
        s.money[p] = START_MONEY
    for good in range(GOODS):
        s.bag[good] = GOODS_EACH
        s.low[good] = GOODS_EACH
    s.turn = CHANCE


# ---- What may happen ----------------------------------------------------------------------------


def tile_chances(s: State, out: Ints, weight: Ints) -> int:
    """Any tile of the city's colour (SR3)."""
    colour = colour_of(s, s.caravan)
    n = 0
    for kind in range(KINDS):
        if s.pool[colour][kind] != 0:
            out[n] = TILE + kind
            weight[n] = s.pool[colour][kind]
            n += 1
    return n


def exchange_chances(s: State, out: Ints, weight: Ints) -> int:
    """An unused tile; if there is none, the city to take one from: each of its tiles alike (SR4)."""
    colour = colour_of(s, s.caravan)
    n = 0
    for kind in range(KINDS):
        if s.pool[colour][kind] != 0 and not is_bad(kind):
            out[n] = SWAP + kind
            weight[n] = s.pool[colour][kind]
            n += 1
    if n == 0:
        for city in range(TILE_CITIES):
            if colour_of(s, city) == colour and s.banned >> city & 1 == 0:
                tiles = good_tiles(s, city)
                if tiles != 0:
                    out[n] = FROM + city
                    weight[n] = tiles
                    n += 1
    return n


def city_chances(s: State, out: Ints, weight: Ints) -> int:
    """One of the tiles of the city found."""
    city = s.asked - 1
    n = 0
    for i in range(tiles_on_a_city(s)):
        kind = s.tile[city][i] - 1
        if n > 0 and out[n - 1] == SWAP + kind:
            weight[n - 1] += 1
        elif not is_bad(kind):
            out[n] = SWAP + kind
            weight[n] = 1
            n += 1
    return n


def good_chances(s: State, first: int, goods: Ints, out: Ints, weight: Ints) -> int:
    """One of these goods, blindly (SR1, SR34)."""
    n = 0
    for good in range(GOODS):
        if goods[good] != 0:
            out[n] = first + good
            weight[n] = goods[good]
            n += 1
    return n


def leader_chances(s: State, out: Ints, weight: Ints) -> int:
    for p in range(s.players):
        out[p] = FIRST + p
        weight[p] = 1
    return s.players


# ---- What happens then --------------------------------------------------------------------------


def deal(s: State, x: int) -> None:
    """One step of the set-up."""
    if x < SWAP:
        deal_tile(s, x - TILE)
    elif x < FROM:
        exchange(s, x - SWAP)
    elif x < DRAWN:
        s.asked = x - FROM + 1
        s.phase = EXCHANGING_WITH_CITY
    elif x < FIRST:
        draw_good(s, x - DRAWN)
    else:
        s.caravan = CHANGAN + ANTIOCH - s.goal  # SR5
        begin_round(s, x - FIRST)


def deal_tile(s: State, kind: int) -> None:
    s.pool[colour_of(s, s.caravan)][kind] -= 1
    put_tile(s, s.caravan, kind)
    s.asked += 1
    if s.asked == tiles_on_a_city(s):
        s.asked = 0
        s.caravan += 1
        if s.caravan == TILE_CITIES:
            find_banned_tile(s)


def colour_of(s: State, city: int) -> int:
    return s.purple >> city & 1


def is_bad(kind: int) -> bool:
    return CROOK <= kind <= SHOPKEEPER


def good_tiles(s: State, city: int) -> int:
    tiles = 0
    for i in range(tiles_on_a_city(s)):
        tiles += not is_bad(s.tile[city][i] - 1)
    return tiles


def find_banned_tile(s: State) -> None:
    """A Crook or Shopkeeper where none may lie is exchanged; when there is none, goods are drawn."""
    for city in range(TILE_CITIES):
        if s.banned >> city & 1 == 1 and good_tiles(s, city) < tiles_on_a_city(s):
            s.caravan = city
            s.phase = EXCHANGING
            return
    s.caravan = 0
    s.phase = DRAWING


def exchange(s: State, kind: int) -> None:
    """The banned tile and this one change places (SR4)."""
    bad = first_bad(s)
    remove_tile(s, s.caravan, bad)
    put_tile(s, s.caravan, kind)
    if s.phase == EXCHANGING:
        s.pool[colour_of(s, s.caravan)][kind] -= 1
        s.pool[colour_of(s, s.caravan)][bad] += 1
    else:
        remove_tile(s, s.asked - 1, kind)
        put_tile(s, s.asked - 1, bad)
        s.asked = 0
    find_banned_tile(s)


def first_bad(s: State) -> int:
    i = 0
    while not is_bad(s.tile[s.caravan][i] - 1):
        i += 1
    return s.tile[s.caravan][i] - 1


def draw_good(s: State, good: int) -> None:
    s.goods[s.pawn][good] += 1
    s.bag[good] -= 1
    s.low[good] -= 1
    s.asked += 1
    if s.asked == FIRST_GOODS:
        s.asked = 0
        s.pawn += 1
        if s.pawn == s.players:
            s.pawn = 0
            s.phase = BEGINNING
