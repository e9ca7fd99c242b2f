"""The components of Five Tribes, and the numbering of its actions. Geometry: board.py."""

from math import prod

from .board import DIRECTIONS, TILES

MAX_PLAYERS = 4
START_COINS = 50
CAMELS = (0, 0, 11, 8, 8)  # by number of players (FT4)
MARKERS = (0, 0, 2, 1, 1)
MAX_MARKERS = 4

# Tribes, in the order of their actions (FT30-FT34)
VIZIER = 0
ELDER = 1
MERCHANT = 2
BUILDER = 3
ASSASSIN = 4
TRIBES = 5
MEEPLES = (16, 20, 18, 18, 18)
PER_TILE = 3

# Kinds of tiles; those with a blue value come first (FT1)
VILLAGE = 1
SACRED = 2  # to 5, they differ in points
LAST_BLUE = 5
OASIS = 6
SMALL_MARKET = 7
LARGE_MARKET = 8
TILE_KINDS = 8
TILE_COUNTS = (0, 5, 4, 1, 1, 1, 6, 8, 4)
TILE_POINTS = (0, 5, 6, 10, 12, 15, 8, 6, 4)

PALMS = 12
PALACES = 10
PALM = 1  # pieces that are placed on tiles
PALACE = 2
PALM_POINTS = 3
PALACE_POINTS = 5

# Resource cards (FT3): nine goods and the fakirs
GOODS = 9
FAKIR = 9
CARD_KINDS = 10
CARDS = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
ROW = 9  # cards face up
SET_VALUES = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)  # by number of different goods (FT50)
SMALL_PRICE = 3
SMALL_CHOICE = 3
LARGE_PRICE = 6
LARGE_CHOICE = 6

# The turn track: three zeros, then 1, 3, 5 … (FT10)
PRICES = (0, 1, 3, 5, 8, 12, 18)
ZEROS = 3
TRACK = 9

# Djinns (FT70-FT91)
AL_AMIN = 0
ANUN_NAK = 1
BAAL = 2
BOAZ = 3
BOURAQ = 4
ECHIDNA = 5
ENKI = 6
HAGIS = 7
HAURVATAT = 8
IBLIS = 9
JAFAAR = 10
KANDICHA = 11
KUMARBI = 12
LAMIA = 13
LETA = 14
MARID = 15
MONKIR = 16
NEKIR = 17
SHAMHAT = 18
SIBITTIS = 19
SLOAR = 20
UTUG = 21
DJINNS = 22
DJINN_POINTS = (5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4)
FACE_UP_DJINNS = 3
LOOKS = 3  # djinns that Sibittis looks at
BAG_DRAW = 3  # meeples that Anun-Nak brings

# Where a djinn is
IN_DECK = 0
DISCARDED = 1
FACE_UP = 2
LOOKED = 3  # in the hand of Sibittis's owner, seen by them alone
LOOKED_LAST = 4  # the same, but they were the last of the deck: everybody can tell which they are
OWNED = 5  # + player

# Powers with a cost, one entry for each way to pay (FT44): djinn, elders, fakirs
USE_DJINN = (1, 1, 4, 4, 5, 5, 6, 6, 7, 7, 9, 9, 13, 13, 14, 14, 19, 19, 20, 21, 21)
USE_ELDERS = (1, 0, 1, 0, 2, 1, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1, 2, 1, 0, 2, 1)
USE_FAKIRS = (0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1)
USES = 21
TIMED = (0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1)  # before or after any step

# Why the game ends with this round (FT61), as bits
LAST_CAMEL = 1
NO_MOVE = 2

# Phases in which a player decides
SETUP = 0
BIDDING = 1
MOVE = 2  # choose the tile to start from
SOW = 3  # drop the meeples in hand
TRIBE = 4  # the tribe action
VICTIM = 5  # whom to kill on the tile aimed at
RIVAL = 6  # whom else to kill in front of an opponent
TILE_ACTION = 7
SECOND_CARD = 8  # of the large market
CALL = 9  # choose a djinn that has been paid for
SALE = 10  # sell goods and end the turn
TARGET = 11  # a tile for a djinn's power
PLACE = 12  # a palm or palace of Enki or Bouraq: here, or elsewhere by Lamia or Hagis?
KEEP = 13  # one of the djinns that Sibittis shows

# Phases that pass by themselves
TRIBE_DUE = 20
TRIBE_GO = 21
TILE_DUE = 22
VICTIM_DUE = 23
PLACE_DUE = 24
BID_DUE = 25
TURN_DUE = 26
REFILL = 27

# Chance events
NOTHING = 0
LAY_TILE = 1
FILL_TILE = 2  # meeples out of the bag
PUT_MARKER = 3
DEAL_CARD = 4  # to the row
DEAL_DJINN = 5
DRAW_CARD = 6  # unseen, to a hand
LOOK = 7  # at a djinn
SHOW = 8  # a djinn that was not kept

# Actions
BID = 0  # + BID_FIRST[spot] + fakirs discarded for Kumarbi
BID_FIRST = (0, 1, 3, 6, 10, 15, 21)
BID_SPOT = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6)
BIDS = 28
POINT = BID + BIDS  # + tile: start here, kill here, use a power here
DROP = POINT + TILES  # + tribe * 4 + direction
BUILD = DROP + TRIBES * DIRECTIONS  # + fakirs discarded
KILL_VIZIER = BUILD + CARDS[FAKIR] + 1  # + opponent
KILL_ELDER = KILL_VIZIER + MAX_PLAYERS
KILL = KILL_ELDER + MAX_PLAYERS  # + tribe, on the tile aimed at
TAKE = KILL + TRIBES  # + place of the card in the row
PAY_ELDERS = TAKE + LARGE_CHOICE  # at a sacred place: two elders
PAY_FAKIR = PAY_ELDERS + 1  # an elder and a fakir
CHOOSE = PAY_FAKIR + 1  # + djinn
PUT = CHOOSE + DJINNS  # + good, into the set to be sold
SELL = PUT + GOODS
USE = SELL + 1  # + power and payment
GO = USE + USES  # do what the tribe or the tile demands
SKIP = GO + 1  # leave out what may be left out
STAY = SKIP + 1  # no move of meeples is possible
END = STAY + 1
ACTIONS = END + 1

# Outcomes of chance, and what others see of those that only one player sees
TILE_OUTCOME = 0  # + kind - 1
MEEPLE_OUTCOME = TILE_OUTCOME + TILE_KINDS  # + tribe
CARD_OUTCOME = MEEPLE_OUTCOME + TRIBES  # + kind
DJINN_OUTCOME = CARD_OUTCOME + CARD_KINDS  # + djinn
MARKER_OUTCOME = DJINN_OUTCOME + DJINNS  # + player
OUTCOMES = MARKER_OUTCOME + MAX_PLAYERS
SOME_CARD = OUTCOMES
SOME_DJINN = OUTCOMES + 1

assert sum(MEEPLES) == PER_TILE * TILES
assert sum(TILE_COUNTS) == TILES
assert sum(CARDS) == 54
assert len(DJINN_POINTS) == len(TIMED) == DJINNS
assert len(USE_DJINN) == len(USE_ELDERS) == len(USE_FAKIRS) == USES
assert all(BID_SPOT[first + n] == spot for spot, first in enumerate(BID_FIRST) for n in range(spot + 1))


def observation(players: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The parts of what `observe` writes, in order. Seats are counted from the viewer on.

    All coins that change hands are seen, and so are the cards taken from the row: whoever watches
    and remembers knows them, so they are here (FT5).
    """
    return (
        ("tile", (TILES, TILE_KINDS)),  # 1 at its kind
        ("meeples", (TILES, TRIBES)),
        ("palms", (TILES,)),
        ("palaces", (TILES,)),
        ("camels", (players, TILES)),  # 1 where a seat has one
        ("hand", (TRIBES,)),  # meeples in the hand of the player in turn
        ("bag", (TRIBES,)),
        ("supply", (2,)),  # palms, palaces
        ("row", (ROW, CARD_KINDS)),  # 1 at its kind, from the front
        ("deck", (1,)),  # resource cards left
        ("discards", (CARD_KINDS,)),
        ("djinn_row", (DJINNS,)),  # 1 if face up
        ("djinn_discards", (DJINNS,)),
        ("djinns", (players, DJINNS)),  # 1 if a seat owns it
        ("looked", (DJINNS,)),  # 1 if the viewer looks at it
        ("coins", (players,)),
        ("viziers", (players,)),
        ("elders", (players,)),
        ("camels_left", (players,)),
        ("cards", (players, CARD_KINDS)),  # known to the viewer
        ("unseen_cards", (players,)),  # in hand, but not known to the viewer
        ("bid_track", (MAX_MARKERS, players)),
        ("turn_track", (TRACK, players)),
        ("phase", (KEEP + 1,)),  # 1 at the one at hand
        ("at", (TILES,)),  # 1 where the move has got to
        ("heading", (DIRECTIONS,)),  # 1 at the last direction
        ("spot", (TILES,)),  # 1 at a tile aimed at, or where a piece is to be placed
        ("used", (DJINNS,)),  # 1 if its power was used in this turn
        ("basket", (GOODS,)),  # 1 if the good lies in the set to be sold
        ("actor", (players,)),  # 1 at the seat to move
        ("ending", (2,)),  # last camel placed, no move possible
        ("round", (1,)),
    )


PRIVATE = ("looked", "cards")  # the parts that hold what only the viewer knows
OBSERVED = sum(prod(shape) for _, shape in observation(0))
OBSERVED_PER_SEAT = sum(prod(shape) for _, shape in observation(1)) - OBSERVED
