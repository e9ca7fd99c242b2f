"""The state of a game of Yspahan."""

from serai.core.schema import Record, cell, grid, row

from .tables import BUILDINGS, CAMELS, KINDS, MAX_PLAYERS, SOUKS, SQUARES


class State(Record):
    """Everything on the table. Players count from 0; an owner is a player + 1, or 0 for nobody."""

    turn = cell("i1")  # the player to decide, CHANCE or OVER
    seat = cell("i1")  # whose turn it is, also while another decides or chance acts
    players = cell("i1")  # 3 or 4
    step = cell("i1")  # own steps of this turn that can be taken back
    week = cell("i1")  # 1 to 3
    day = cell("i1")  # 1 to 7
    order = row(MAX_PLAYERS, "i1")  # the players in the order of this day
    played = cell("i1")  # turns finished today
    stage = cell("i1")  # PREPARE, CHOOSE or FINISH
    task = cell("i1")  # what is being resolved within it, NOTHING most of the time
    has_built = cell("i1")  # 1 once a building was built in this turn (YS42)
    extra = cell("i1")  # 1 after a card was discarded for one die more, until it is used
    cubes = cell("i1")  # still to be placed in this supply
    place = cell("i1")  # tower square of the neighbourhood supplied; 0 for the whole city
    pips = cell("i1")  # what the dice that move the Supervisor show
    waiting = row(2, "i1")  # shops + 1 whose cubes are still to be sent, in this order
    answer = cell("i1")  # KEPT or YIELDED, by the owner of the first of them
    saved = cell("i1")  # what the building card saves: CAMELS_SAVED, GOLD_SAVED or both added
    swap = cell("i1")  # TO_GOLD or TO_CAMELS, once the exchange has begun
    drawer = cell("i1")  # owner of the card that is being drawn
    white_left = cell("i1")  # white dice still to roll
    yellow_left = cell("i1")  # yellow dice still to roll
    white = row(SQUARES, "i1")  # white dice on each square of the tower; while rolling, of each value
    yellow = row(SQUARES, "i1")  # yellow dice, the same way
    value = row(SQUARES, "i1")  # what the dice on a square of the tower show; 0 if there are none
    supervisor = cell("i1")  # his square of the road
    owner = row(SOUKS, "i1")  # who has cubes in a souk
    goods = row(SOUKS, "i1")  # where, a bit for each shop
    caravan = row(CAMELS, "i1")  # whose cube each camel carries, in travel order
    points = row(MAX_PLAYERS)
    gold = row(MAX_PLAYERS)
    camels = row(MAX_PLAYERS)
    built = grid(MAX_PLAYERS, BUILDINGS, "i1")  # 1 for each building that stands
    hand = grid(MAX_PLAYERS, KINDS, "i1")  # cards of each kind; secret
    deck = row(KINDS, "i1")  # cards of each kind; their order is nobody's yet
    discards = row(KINDS, "i1")
