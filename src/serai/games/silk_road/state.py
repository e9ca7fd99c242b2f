"""The state of a game of Silk Road."""

from serai.core.schema import Record, cell, grid, row

from .tables import (
    ARROWS,
    CITIES,
    GOODS,
    GUESSES,
    KINDS,
    MAX_BARTERS,
    MAX_PLAYERS,
    MAX_THEFTS,
    MAX_TILES,
    SLOTS,
    TILE_CITIES,
)

# The columns of a theft, behind which follow three rows of goods (see secrets.py)
THIEF_SEAT = 0
VICTIM_SEAT = 1
STOLEN_KIND = 2
VICTIM_PUBLIC = 3
VICTIM_NEED = VICTIM_PUBLIC + GOODS
THIEF_NEED = VICTIM_NEED + GOODS
THEFT = THIEF_NEED + GOODS

LEFT_OVER = MAX_PLAYERS  # a row of `least`


class State(Record):
    """Everything on the table. Players, goods, cities and kinds count from 0."""

    turn = cell("i1")  # the player to act, CHANCE or OVER
    players = cell("i1")  # 3 to 6
    step = cell("i1")  # own steps of this turn that can be taken back
    phase = cell("i1")  # what is being decided
    open_money = cell("i1")  # 1 if everybody may look at everybody's silver (SR7)

    reconstruction = cell("i1")  # 1 if the board is not the published one

    # The board, as the data file and the direction have it
    arrow = grid(CITIES, ARROWS, "i1")  # where arrows lead: city + 1, or 0
    printed = row(CITIES, "i1")  # the action printed beside a city: kind + 1, or 0 (SR20)
    banned = cell("i4")  # cities where neither Crook nor Shopkeeper may lie, as bits (SR4)
    purple = cell("i4")  # cities with purple tiles, as bits; on the others lie orange ones
    barter = row(MAX_BARTERS)  # what the barter tiles picture, packed
    pool = grid(2, KINDS, "i1")  # tiles of either colour that are not on the map
    tile = grid(TILE_CITIES, MAX_TILES, "i1")  # tiles on each city, ascending: kind + 1, or 0
    goal = cell("i1")  # where the journey ends
    caravan = cell("i1")  # where the caravan stands; during set-up where tiles are dealt

    # The round
    pawn = cell("i1")  # who holds the leader's pawn; during set-up who draws goods
    asked = cell("i1")  # how many have bid, shown or revealed, or drawn
    bid = cell("i2")  # the highest, 0 if none
    bidder = cell("i1")  # whose it is
    tiles_left = cell("i1")  # in the caravan's city
    due = cell("i1")  # tiles that the pawn's holder has still to take
    bonus = cell("i1")  # 1 while they may use the printed action
    shopped = cell("i1")  # 1 if they have announced a Shopkeeper in this turn
    tokens = row(MAX_PLAYERS, "i1")  # turn tokens that each player has kept in this round
    fresh = row(MAX_PLAYERS, "i1")  # Shopkeepers taken in this city: not to be used here (SR37)

    # The tile in use
    kind = cell("i1")  # kind + 1, or 0
    pictured = row(SLOTS, "i1")  # its goods after any Crook: good + 1, or 0
    changed = cell("i1")  # slots that a Crook has changed, as bits
    given = cell("i1")  # goods given in a free barter, and not yet got back
    victim = cell("i1")  # whom the Thief robs
    named = cell("i1")  # the good that the Vizier asks for
    showing = row(MAX_PLAYERS, "i1")  # what each player shows him: number + 1, or 0 before
    viziers = cell("i1")  # how many have been carried out
    chosen = cell("i1")  # the goods they have chosen, as bits

    # What players own
    money = row(MAX_PLAYERS)  # silver
    goods = grid(MAX_PLAYERS, GOODS, "i1")  # behind the screens
    crooks = row(MAX_PLAYERS, "i1")
    shopkeepers = row(MAX_PLAYERS, "i1")
    bag = row(GOODS, "i1")  # goods in the bag

    # What players have seen of each other's goods (see secrets.py)
    public = grid(MAX_PLAYERS, GOODS, "i1")  # goods got in the open, less those given away in the open
    need = grid(MAX_PLAYERS, GOODS, "i1")  # the least that must have come in secretly, since a theft
    low = row(GOODS, "i1")  # the least that the bag has ever held
    knows = row(MAX_PLAYERS, "i1")  # kinds whose number in the bag a player knows, as bits
    thefts = cell("i1")
    theft = grid(MAX_THEFTS, THEFT, "i1")  # who, from whom, what, and what was known before
    least = grid(LEFT_OVER + 1, GOODS, "i1")  # scratch for a draw of what is hidden; else 0
    guess = row(GUESSES, "i4")  # scratch for the same: what may have been stolen, packed
