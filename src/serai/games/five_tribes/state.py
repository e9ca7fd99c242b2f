"""The state of a game of Five Tribes."""

from serai.core.schema import Record, cell, grid, row

from .board import TILES
from .tables import CARD_KINDS, DJINNS, MAX_MARKERS, MAX_PLAYERS, ROW, TRACK, TRIBES


class State(Record):
    """Everything on the table. Players, tiles, tribes, cards and djinns count from 0."""

    turn = cell("i1")  # the player to act, CHANCE or OVER
    seat = cell("i1")  # whose turn it is, also while chance acts for them
    players = cell("i1")  # 2 to 4
    step = cell()  # own steps of this turn that can be taken back
    round = cell("i1")  # 0 during set-up, then 1, 2 …
    phase = cell("i1")  # what is to be decided or done
    back = cell("i1")  # the phase to return to from a djinn's power
    event = cell("i1")  # what chance is about to do, 0 for nothing
    count = cell("i1")  # how often, where that is not plain to see
    ending = cell("i1")  # bits: why the game ends with this round (FT61)

    # The sultanate
    tile = row(TILES, "i1")  # kind of each tile, 0 before it is laid
    meeple = grid(TILES, TRIBES, "i1")  # meeples on each tile
    has = row(TRIBES, "i4")  # bits: the tiles that hold a meeple of the tribe; follows from `meeple`
    camel = row(TILES, "i1")  # whose camel: player + 1, or 0
    palm = row(TILES, "i1")
    palace = row(TILES, "i1")
    built = cell("i4")  # bits: the tiles with a camel, palm or palace; follows from those three
    palms = cell("i1")  # not yet placed
    palaces = cell("i1")
    bag = row(TRIBES, "i1")

    # The turn of a marker
    hand = row(TRIBES, "i1")  # meeples in hand: to be dropped, then those gathered
    at = cell("i1")  # where the move has got to; then the final tile
    heading = cell("i1")  # the last step's direction + 1, 0 before the first
    tribe = cell("i1")  # the tribe gathered
    spot = cell("i1")  # a tile (or an opponent) aimed at, or where a piece is to be placed
    piece = cell("i1")  # the piece to be placed there
    kills = cell("i1")  # meeples still to be killed
    power = cell("i1")  # the djinn for which a tile is to be chosen
    used = cell("i4")  # bits: djinns used in this turn
    basket = cell()  # bits: goods in the set to be sold

    # Cards
    front = row(ROW, "i1")  # the row from the front: kind + 1, or 0
    deck = row(CARD_KINDS, "i1")  # resource cards by kind
    discards = row(CARD_KINDS, "i1")
    djinn = row(DJINNS, "i1")  # where each is: deck, row, owner …

    # Players
    coins = row(MAX_PLAYERS)
    viziers = row(MAX_PLAYERS, "i1")
    elders = row(MAX_PLAYERS, "i1")
    camels = row(MAX_PLAYERS, "i1")  # not yet placed
    cards = grid(MAX_PLAYERS, CARD_KINDS, "i1")  # in hand
    unseen = grid(MAX_PLAYERS, CARD_KINDS, "i1")  # those that others have not seen, of this deck
    older = grid(MAX_PLAYERS, CARD_KINDS, "i1")  # the same, of decks that have run out since
    hidden = row(MAX_PLAYERS, "i1")  # how many those two are together; follows from them

    # Tracks
    bid = row(MAX_MARKERS, "i1")  # bid track from the front: owner + 1, or 0
    track = row(TRACK, "i1")  # turn track from the last zero up: owner + 1, or 0
