"""The components of Silk Road: goods, cities, tiles, prices, and the numbering of actions.

What the map and the tile mix look like is not here but in a data file (see board.py).
"""

from math import comb, prod

MIN_PLAYERS = 3
MAX_PLAYERS = 6

GOODS = 5
GOOD_NAMES = ("ivory", "silk", "fruit", "jewels", "spices")  # the order of SR1
GOODS_EACH = 15
FIRST_GOODS = 3  # each player draws them
START_MONEY = 10

# The road. Cities with tiles come first; the caravan goes from one of the last two to the other.
CITY_NAMES = (
    "Lanzhou",
    "Yumen",
    "Dunhuang",
    "Turfan",
    "Loulan",
    "Korla",
    "Kucha",
    "Khotan",
    "Kashgar",
    "Samarkand",
    "Bactra",
    "Merv",
    "Susia",
    "Hecatompylos",
    "Ecbatana",
    "Ctesiphon",
    "Aleppo",
    "Tyre",
    "Chang'An",
    "Antioch",
)
TILE_CITIES = 18
CITIES = TILE_CITIES + 2
CHANGAN = 18
ANTIOCH = 19
ARROWS = 2  # at most so many lead out of a city
COLOURS = ("orange", "purple")
TILES_EACH = 45  # of either colour
MAX_TILES = 5  # on a city

# Kinds of tiles
BUYER = 0  # + good
SELLER = BUYER + GOODS  # + good
FREE_2 = SELLER + GOODS
FREE_4 = FREE_2 + 1
THIEF = FREE_4 + 1
VIZIER = THIEF + 1
CROOK = VIZIER + 1
SHOPKEEPER = CROOK + 1
BARTER = SHOPKEEPER + 1  # + its number in the data file
MAX_BARTERS = 16
KINDS = BARTER + MAX_BARTERS
KIND_NAMES = (
    *(f"buy-{good}" for good in GOOD_NAMES),
    *(f"sell-{good}" for good in GOOD_NAMES),
    "free2",
    "free4",
    "thief",
    "vizier",
    "crook",
    "shopkeeper",
    *(f"barter{n + 1}" for n in range(MAX_BARTERS)),
)

# Goods pictured on a tile: the one bought or sold, or those on the two sides of a barter
LEFT = 2  # slots of the left side come first; buyers and sellers use the first slot
SLOTS = 5
SLOT_BITS = 3  # a barter is packed into one number, three bits a slot: good + 1, or 0

# Prices, for the first good, the second …: what n goods bring or cost in all (SR30, SR31)
SELL_PRICES = (4, 3, 2, 1)
BUY_PRICES = (1, 2, 3, 4)
INCOME = tuple(sum(SELL_PRICES[min(i, 3)] for i in range(n)) for n in range(GOODS_EACH + 1))
COST = tuple(sum(BUY_PRICES[min(i, 3)] for i in range(n)) for n in range(GOODS_EACH + 1))

VIZIER_FIRST = 5
VIZIER_SECOND = 3
ALONE_MOST = 2  # points for the sole majority of a good (SR40)

MAX_BID = 30  # SR10
MAX_THEFTS = 8  # so many thieves a board may have
FACTORIAL = (1, 1, 2, 6)
GUESSES = 16  # sets of stolen kinds that are drawn at a time
PATIENCE = 20  # draws of what is hidden, before all thefts are gone through
CHOOSE = tuple(tuple(comb(n, k) for k in range(FIRST_GOODS + 1)) for n in range(FIRST_GOODS + 1))

# Phases of the game in which chance acts …
DEALING = 0
EXCHANGING = 1
EXCHANGING_WITH_CITY = 2
DRAWING = 3
BEGINNING = 4
STEALING = 5
LOOKING = 6
REVEALING = 7
# … and in which a player decides
BIDDING = 8
ANSWERING = 9
MOVING = 10
TAKING = 11
USING = 12
TRADING = 13
GIVING = 14
GETTING = 15
SHOWING = 16
HANDING = 17
USED = 18  # within a ply only: a tile has been used, or not

# Actions
PASS = 0
BID = PASS + 1  # + silver - 1
ACCEPT = BID + MAX_BID
KEEP = ACCEPT + 1
GO = KEEP + 1  # + city
BONUS = GO + CITIES
SHOP = BONUS + 1
TAKE = SHOP + 1  # + kind
SKIP = TAKE + KINDS
CHANGE = SKIP + 1  # + slot * GOODS + good: play a Crook
LOOK = CHANGE + SLOTS * GOODS
SELL = LOOK + 1  # + number - 1
BUY = SELL + GOODS_EACH  # + number - 1
EXCHANGE = BUY + GOODS_EACH  # + number - 1
GIVE = EXCHANGE + 2  # + good
GET = GIVE + GOODS  # + good
ROB = GET + GOODS  # + player
NAME = ROB + MAX_PLAYERS  # + good
SHOW = NAME + GOODS  # + number
HAND = SHOW + GOODS_EACH + 1  # + player
ACTIONS = HAND + MAX_PLAYERS

SOME_SHOW = ACTIONS  # what others see of a showing in progress

# Outcomes of chance
TILE = 0  # + kind: is dealt to a city
SWAP = TILE + KINDS  # + kind: takes the place of a banned tile (SR4)
FROM = SWAP + KINDS  # + city: from where it comes
DRAWN = FROM + TILE_CITIES  # + good
FIRST = DRAWN + GOODS  # + player
STOLEN = FIRST + MAX_PLAYERS  # + good
BAG = STOLEN + GOODS  # + good * 16 + number: so many are in the bag
SHOWN = BAG + GOODS * (GOODS_EACH + 1)  # + number
OUTCOMES = SHOWN + GOODS_EACH + 1

# What others see of them
SOME_DRAWN = OUTCOMES
SOME_STOLEN = OUTCOMES + 1
SOME_BAG = OUTCOMES + 2  # + good


def observation(players: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The parts of what `observe` writes, in order. Seats are counted from the viewer on."""
    return (
        ("caravan", (CITIES,)),  # 1 where it stands
        ("ahead", (CITIES,)),  # 1 for every city that the caravan can still reach
        ("tiles", (KINDS,)),  # tiles left in the caravan's city
        ("tiles_ahead", (KINDS,)),  # tiles on the cities that it can still reach
        ("phase", (USED,)),  # what is being decided
        ("in_use", (KINDS,)),  # 1 for the tile in use
        ("pictured", (SLOTS, GOODS)),  # the goods on it, changes by Crooks included
        ("own", (GOODS,)),  # the viewer's goods
        ("bag", (GOODS,)),  # what the viewer knows to be in the bag, or -1
        ("chosen", (GOODS,)),  # 1 if a Vizier has chosen the good
        ("viziers", (1,)),  # how many have been carried out
        ("bid", (1,)),  # the highest so far
        ("due", (1,)),  # tiles that the pawn's holder has still to take
        ("bonus", (1,)),  # 1 while the printed action may be used
        ("given", (1,)),  # goods still to be got in a free barter
        ("count", (players,)),  # goods behind each screen
        ("certain", (players, GOODS)),  # goods that everybody knows to be there, at least
        ("money", (players,)),  # silver; it can be counted (SR7)
        ("crooks", (players,)),
        ("shopkeepers", (players,)),
        ("tokens", (players,)),  # turn tokens kept in this round
        ("pawn", (players,)),  # 1 for its holder
        ("bidder", (players,)),  # 1 for the highest bidder
        ("actor", (players,)),  # 1 for the player to act
    )


PRIVATE = ("own", "bag")  # the parts that hold what only the viewer knows
OBSERVED = sum(prod(shape) for _, shape in observation(0))
OBSERVED_PER_SEAT = sum(prod(shape) for _, shape in observation(1)) - OBSERVED
