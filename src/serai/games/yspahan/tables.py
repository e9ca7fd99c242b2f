"""The components of Yspahan: city, road, tower, caravan, buildings, cards, and the numbering of actions."""

from math import prod

MAX_PLAYERS = 4
START_GOLD = 2
WEEKS = 3
DAYS = 7

# ---- The tower: its squares from the lowest value of the dice upwards ---------------------------

SIDES = 6
WHITE_DICE = 9
YELLOW_DICE = 3  # the most that may be bought

CAMEL_SQUARE = 0
SACK = 1
BARREL = 2
CHEST = 3
VASE = 4
GOLD_SQUARE = 5
SQUARES = 6
SQUARE_NAMES = ("camel", "sack", "barrel", "chest", "vase", "gold")

# ---- The city: 14 souks, neighbourhood by neighbourhood (YS2) -----------------------------------

SOUK_NAMES = (
    *("sack.white", "sack.blue", "sack.yellow", "sack.pink"),
    *("barrel.white", "barrel.blue", "barrel.yellow", "barrel.pink"),
    *("chest.blue", "chest.yellow", "chest.pink"),
    *("vase.blue", "vase.yellow", "vase.orange"),
)
SOUK_SIZE = (3, 4, 5, 6, 2, 3, 4, 5, 2, 3, 4, 1, 2, 3)
SOUK_VALUE = (3, 4, 6, 8, 3, 4, 6, 8, 4, 6, 8, 4, 6, 12)
SOUKS = len(SOUK_NAMES)
FIRST_SOUK = (0, 0, 4, 8, 11, SOUKS)  # of the neighbourhood of a tower square; the next one's ends it

FIRST_SHOP = tuple(sum(SOUK_SIZE[:souk]) for souk in range(SOUKS))
SHOPS = sum(SOUK_SIZE)
SOUK_OF = tuple(souk for souk in range(SOUKS) for _ in range(SOUK_SIZE[souk]))  # of each shop
SHOP_BIT = tuple(1 << (shop - FIRST_SHOP[SOUK_OF[shop]]) for shop in range(SHOPS))  # in its souk's goods
COMPLETE = tuple((1 << size) - 1 for size in SOUK_SIZE)  # the goods of a completed souk
SHOP_NAMES = tuple(f"{SOUK_NAMES[souk]}.{shop - FIRST_SHOP[souk] + 1}" for shop, souk in enumerate(SOUK_OF))

# ---- The road: a cross of 29 squares, arm by arm outwards (YS3) ---------------------------------

CENTRE = 0
ARMS = (("W", 10), ("E", 7), ("N", 4), ("S", 7))
ROAD_NAMES = ("C", *(f"{arm}{n}" for arm, length in ARMS for n in range(1, length + 1)))
ROAD = len(ROAD_NAMES)
_BESIDE = (
    ("W1", "sack.white.1"),
    ("W2", "chest.blue.1"),
    ("W3", "sack.white.3"),
    ("W4", "chest.blue.2"),
    ("W5", "sack.yellow.1"),
    ("W6", "chest.yellow.1"),
    ("W7", "sack.yellow.2"),
    ("W8", "chest.yellow.2"),
    ("W9", "sack.pink.1"),
    ("W10", "chest.yellow.3"),
    ("E1", "barrel.white.1"),
    ("E1", "vase.blue.1"),
    ("E2", "barrel.white.2"),
    ("E3", "vase.orange.1"),
    ("E4", "barrel.yellow.1"),
    ("E5", "vase.orange.2"),
    ("E6", "barrel.yellow.2"),
    ("E7", "vase.orange.3"),
    ("N1", "vase.blue.1"),
    ("N2", "chest.pink.1"),
    ("N3", "vase.yellow.1"),
    ("N4", "chest.pink.2"),
    ("S1", "sack.white.1"),
    ("S1", "barrel.white.1"),
    ("S2", "sack.white.2"),
    ("S3", "barrel.blue.1"),
    ("S4", "sack.blue.1"),
    ("S5", "barrel.pink.1"),
    ("S6", "sack.blue.2"),
    ("S7", "barrel.pink.2"),
)
NO_SHOP = -1


def _shops_beside(square: str) -> tuple[int, int]:
    shops = sorted(SHOP_NAMES.index(shop) for beside, shop in _BESIDE if beside == square)
    return tuple([*shops, NO_SHOP, NO_SHOP][:2])  # type: ignore[return-value]


def _distance(a: str, b: str) -> int:
    """Along the road, which has no loops: out of one arm and into another, or along the same one."""
    if a[0] == b[0]:
        return abs(int(a[1:] or 0) - int(b[1:] or 0))
    return int(a[1:] or 0) + int(b[1:] or 0)


BESIDE = tuple(_shops_beside(square) for square in ROAD_NAMES)
DISTANCE = tuple(tuple(_distance(a, b) for b in ROAD_NAMES) for a in ROAD_NAMES)
SHARED = tuple(
    sorted({shop for pair in BESIDE if pair[1] != NO_SHOP for shop in pair})
)  # beside such squares

# ---- The caravan: three lines, each of as many camels as there are players (YS4) ----------------

LINES = 3
CAMELS = LINES * MAX_PLAYERS
LINE_POINTS = (2, 1, 0)  # at once, from the bottom line up
LINE_OF = tuple(  # of each camel in travel order, for 0, 1 … players
    tuple(min(camel // max(players, 1), LINES - 1) for camel in range(CAMELS))
    for players in range(MAX_PLAYERS + 1)
)

# ---- Buildings (YS44-YS49) ----------------------------------------------------------------------

PADDOCK = 0
SHOP = 1
HAMMAM = 2
CARAVANSERAI = 3
BAZAAR = 4
HOIST = 5
BUILDINGS = 6
BUILDING_NAMES = ("paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist")
CAMEL_PRICE = (2, 2, 2, 3, 4, 4)
GOLD_PRICE = (0, 2, 2, 3, 4, 4)
BUILDING_POINTS = (0, 0, 5, 5, 5, 10)  # for a player's 1st, 2nd … building (YS43)
SHOP_GOLD = 2
HAMMAM_SQUARES = 3
BAZAAR_POINTS = 2

# What a building card saves (YS56, YS57)
CAMELS_SAVED = 1
GOLD_SAVED = 2

# ---- Cards, in the order of YS50-YS58 -----------------------------------------------------------

TAKE_GOLD = 0
TAKE_CAMELS = 1
PLACE_IN_SHOP = 2
PLACE_ON_CARAVAN = 3
SELL_CAMELS = 4
SELL_GOLD = 5
BUILD_WITHOUT_CAMELS = 6
BUILD_WITHOUT_GOLD = 7
EXCHANGE = 8
KINDS = 9
COPIES = 2
CARD_NAMES = (
    *("gold", "camels", "city", "caravan"),
    *("sell-camels", "sell-gold", "no-camels", "no-gold", "exchange"),
)
GIFT = 3
MOST_CAMELS_SOLD = 4
MOST_GOLD_SOLD = 10
CAMEL_POINTS = 2
GOLD_POINTS = 1

# ---- Where a turn stands ------------------------------------------------------------------------

# Stages, between which cards may be played (YS39)
PREPARE = 0  # the first player, before the roll
CHOOSE = 1  # a group of dice is to be chosen
FINISH = 2  # the dice action is done

# Tasks: what is being resolved within a stage
NOTHING = 0
TAKE_MORE = 1  # a card was discarded for one die more: now a group's own action (YS24)
PLACE = 2  # cubes into shops
MOVE_SUPERVISOR = 3
ORDER = 4  # which of two cubes is sent first
SEND = 5  # cubes are on their way to the caravan
PROTECT = 6  # the owner of a cube may discard a camel
TRADE_CAMELS = 7  # camels for points
TRADE_GOLD = 8  # gold for points
SWAP = 9  # camels for gold or gold for camels
RAISE = 10  # a building, by a card

# What the owner of a cube answered (YS33), and which way an exchange goes (YS58)
KEPT = 1
YIELDED = 2
TO_GOLD = 1
TO_CAMELS = 2

# ---- Actions ------------------------------------------------------------------------------------

PLAY = 0  # + kind: play a card for its effect
PLAY_BOTH = PLAY + KINDS  # both building cards for one building, which is then free (YS59)
CARD_THAT_SAVES = (0, BUILD_WITHOUT_CAMELS, BUILD_WITHOUT_GOLD, PLAY_BOTH)  # camels, gold, both added
DISCARD = PLAY_BOTH + 1  # + kind: discard a card for one die more
ROLL = DISCARD + KINDS  # + yellow dice: roll
TAKE = ROLL + YELLOW_DICE + 1  # + tower square: the dice for the square's own action
MOVE = TAKE + SQUARES  # + tower square: the dice for the Supervisor
DRAW = MOVE + SQUARES  # + tower square: the dice for a card
DRAW_ANYWAY = DRAW + SQUARES  # no dice are left (YS23)
SUPPLY = DRAW_ANYWAY + 1  # + shop: place a cube
GO = SUPPLY + SHOPS  # + road square: the Supervisor walks there
FIRST = GO + ROAD  # + index in SHARED: this cube is sent before the other
KEEP = FIRST + len(SHARED)  # discard a camel, the cube stays
YIELD = KEEP + 1  # let the cube go
CAMELS_FOR_POINTS = YIELD + 1  # + number - 1
GOLD_FOR_POINTS = CAMELS_FOR_POINTS + MOST_CAMELS_SOLD  # + number - 1
CAMEL_FOR_GOLD = GOLD_FOR_POINTS + MOST_GOLD_SOLD
GOLD_FOR_CAMEL = CAMEL_FOR_GOLD + 1
STOP = GOLD_FOR_CAMEL + 1  # enough exchanged
BUILD = STOP + 1  # + building
END = BUILD + BUILDINGS
ACTIONS = END + 1

# ---- Outcomes of chance -------------------------------------------------------------------------

DIE = 0  # + value - 1
CARD = DIE + SIDES  # + kind: is drawn
BEGIN = CARD + KINDS  # + player: is drawn to begin
OUTCOMES = BEGIN + MAX_PLAYERS
SOME_CARD = OUTCOMES  # what others see of a card drawn (YS41)


def observation(players: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The parts of what `observe` writes, in order. Seats are counted from the viewer on."""
    return (
        ("week", (WEEKS,)),  # 1 at the current one
        ("day", (DAYS,)),  # 1 at the current one
        ("stage", (3,)),  # 1 at PREPARE, CHOOSE, FINISH
        ("task", (RAISE + 1,)),  # 1 at what is being resolved
        ("pending", (6,)),  # cubes to place, pips to walk, extra die, building done, prices saved, swap
        ("place", (SQUARES,)),  # 1 at the neighbourhood being supplied
        ("waiting", (2, SHOPS)),  # 1 at the shops whose cubes are sent next
        ("dice", (SQUARES,)),  # dice in the group on each square of the tower; while rolling, by value
        ("yellow", (SQUARES,)),  # how many of them are yellow
        ("value", (SQUARES,)),  # what they show
        ("supervisor", (ROAD,)),  # 1 where he stands
        ("shops", (players, SHOPS)),  # 1 where the seat has a cube
        ("caravan", (players, CAMELS)),  # 1 on each camel that carries a cube of the seat
        ("points", (players,)),
        ("gold", (players,)),
        ("camels", (players,)),
        ("cards", (players,)),  # hand sizes
        ("built", (players, BUILDINGS)),  # 1 for each building that stands
        ("hand", (KINDS,)),  # the viewer's cards
        ("discards", (KINDS,)),
        ("deck", (1,)),  # cards in it
        ("turn", (players,)),  # 1 at the seat whose turn it is
        ("actor", (players,)),  # 1 at the seat to decide
        ("order", (players, players)),  # 1 at each seat's place in the order of this day
    )


PRIVATE = ("hand",)  # the parts that hold what only the viewer knows
OBSERVED = sum(prod(shape) for _, shape in observation(0))
OBSERVED_PER_SEAT = sum(prod(shape) for _, shape in observation(1)) - OBSERVED - 1  # + a row of places
