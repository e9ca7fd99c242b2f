"""Yspahan, in the order of its rulebook. Clause ids (YS31) refer to docs/rules/yspahan.en.md."""

from serai.core.rng import below
from serai.core.rules import CHANCE, OVER
from serai.core.schema import Ints

from .buildings import build
from .cards import (
    begin_draw,
    deck_size,
    discard,
    draw,
    list_draws,
    play_both,
    play_card,
)
from .choices import legal as legal
from .city import can_place, place_cube
from .days import begin_day, end_turn, order_clockwise, roll_dice, roll_die, set_group
from .observe import observe as observe
from .state import State
from .supervisor import choose_first, send_cubes, walk
from .tables import (
    BEGIN,
    BUILD,
    CAMEL_FOR_GOLD,
    CAMEL_POINTS,
    CAMEL_SQUARE,
    CAMELS_FOR_POINTS,
    CARD,
    CHOOSE,
    COPIES,
    DIE,
    DISCARD,
    DRAW,
    DRAW_ANYWAY,
    END,
    FINISH,
    FIRST,
    GO,
    GOLD_FOR_CAMEL,
    GOLD_FOR_POINTS,
    GOLD_POINTS,
    GOLD_SQUARE,
    HOIST,
    KEEP,
    KEPT,
    KINDS,
    MOVE,
    MOVE_SUPERVISOR,
    NOTHING,
    PADDOCK,
    PLACE,
    PLAY_BOTH,
    ROLL,
    SEND,
    SHARED,
    SHOP,
    SHOP_GOLD,
    SIDES,
    SOME_CARD,
    START_GOLD,
    STOP,
    SUPPLY,
    TAKE,
    TAKE_MORE,
    TO_CAMELS,
    TO_GOLD,
    YIELD,
    YIELDED,
)

# ---- Set-up -------------------------------------------------------------------------------------


def setup(s: State, players: int) -> None:
    """The table before the first player is drawn (YS6)."""
    s.players = players
    s.turn = CHANCE
    s.week = 1
    s.day = 1
    for p in range(players):
        s.gold[p] = START_GOLD
    for kind in range(KINDS):
        s.deck[kind] = COPIES


# ---- Chance ---------------------------------------------------------------------------------------


def chance(s: State, out: Ints, weight: Ints) -> int:
    """A card, a die, or at the very beginning the first player (YS6)."""
    if s.drawer != 0:
        return list_draws(s, out, weight)
    if s.stage == CHOOSE:
        first, n = DIE, SIDES
    else:
        first, n = BEGIN, s.players
    for i in range(n):
        out[i] = first + i
        weight[i] = 1
    return n


# ---- What happens -------------------------------------------------------------------------------


def play(s: State, x: int) -> None:
    p = s.turn
    if p == CHANCE:
        play_chance(s, x)
    else:
        s.step += 1
        play_action(s, p, x)
    if s.task == SEND and s.turn != CHANCE:
        send_cubes(s)
    if s.turn != p:  # another decides, or chance does
        s.step = 0


def play_chance(s: State, x: int) -> None:
    if x < CARD:
        roll_die(s, x - DIE)
    elif x < BEGIN:
        draw(s, x - CARD)
        s.turn = s.seat
    else:
        order_clockwise(s, x - BEGIN)
        begin_day(s)


def play_action(s: State, p: int, x: int) -> None:
    if x < TAKE:
        play_card_or_roll(s, p, x)
    elif x < SUPPLY:
        choose_group(s, p, x)
    elif x < GO:
        supply(s, p, x - SUPPLY)
    elif x < FIRST:
        walk(s, p, x - GO)
    elif x == END:
        end_turn(s)
        s.step = 0
    elif x >= BUILD:
        build(s, p, x - BUILD)
        s.task = NOTHING
    else:
        play_answer(s, p, x)


def play_card_or_roll(s: State, p: int, x: int) -> None:
    """What comes before the dice action. A card shown cannot be taken back."""
    if x >= ROLL:
        roll_dice(s, p, x - ROLL)
        return
    s.step = 0
    if x < PLAY_BOTH:
        play_card(s, p, x)
    elif x == PLAY_BOTH:
        play_both(s, p)
    else:  # YS24
        discard(s, p, x - DISCARD)
        s.extra = 1
        s.task = TAKE_MORE


def choose_group(s: State, p: int, x: int) -> None:
    """A group leaves the tower, with one of its three actions (YS20)."""
    s.stage = FINISH
    s.task = NOTHING
    if x >= DRAW:
        begin_draw(s, p)
        if x == DRAW_ANYWAY:
            return
        square = x - DRAW
    elif x >= MOVE:
        square = x - MOVE
        s.pips = s.value[square]
        s.task = MOVE_SUPERVISOR
    else:
        square = x - TAKE
        take(s, p, square)
        s.extra = 0
    set_group(s, square, 0, 0, 0)


def take(s: State, p: int, square: int) -> None:
    """The square's own action (YS21)."""
    number = yields(s, p, square)
    if square == CAMEL_SQUARE:
        s.camels[p] += number
    elif square == GOLD_SQUARE:
        s.gold[p] += number
    else:
        s.task = PLACE
        s.place = square
        s.cubes = number


def yields(s: State, p: int, square: int) -> int:
    """Camels, gold or cubes: the dice, a discarded card's (YS24), and the building that helps."""
    dice = s.white[square] + s.yellow[square] + s.extra
    if square == CAMEL_SQUARE:
        return dice + s.built[p][PADDOCK]
    if square == GOLD_SQUARE:
        return dice + SHOP_GOLD * s.built[p][SHOP]
    return dice + s.built[p][HOIST]


def supply(s: State, p: int, shop: int) -> None:
    """A cube; as long as there are cubes and room, more must follow, the rest is lost (YS25)."""
    place_cube(s, p, shop)
    s.cubes -= 1
    if s.cubes == 0 or not can_place(s, p, s.place):
        s.cubes = 0
        s.place = 0
        s.task = NOTHING


def play_answer(s: State, p: int, x: int) -> None:
    """The rarer steps: cubes about to be sent, and amounts for a card."""
    if x < KEEP:
        choose_first(s, SHARED[x - FIRST])
    elif x <= YIELD:
        s.answer = KEPT if x == KEEP else YIELDED
        s.turn = s.seat
        s.task = SEND
    elif x < GOLD_FOR_POINTS:
        trade(s, p, x - CAMELS_FOR_POINTS + 1, 0)
    elif x < CAMEL_FOR_GOLD:
        trade(s, p, 0, x - GOLD_FOR_POINTS + 1)
    elif x < STOP:
        swap(s, p, 1 if x == GOLD_FOR_CAMEL else -1)
    else:
        s.swap = 0
        s.task = NOTHING


def trade(s: State, p: int, camels: int, gold: int) -> None:
    """For points (YS54, YS55)."""
    s.camels[p] -= camels
    s.gold[p] -= gold
    s.points[p] += CAMEL_POINTS * camels + GOLD_POINTS * gold
    s.task = NOTHING


def swap(s: State, p: int, camels: int) -> None:
    """One gold for a camel, or the other way; the exchange ends by itself when nothing is left."""
    s.camels[p] += camels
    s.gold[p] -= camels
    s.swap = TO_CAMELS if camels > 0 else TO_GOLD
    if (s.gold[p] if camels > 0 else s.camels[p]) == 0:
        s.swap = 0
        s.task = NOTHING


def score(s: State, out: Ints) -> None:
    """Most points win; what is left over scores nothing (YS62)."""
    for p in range(s.players):
        out[p] = s.points[p]


# ---- Secrets ------------------------------------------------------------------------------------


def seen(s: State, x: int, viewer: int) -> int:
    """Others see that a card is drawn, not which (YS41)."""
    if s.turn == CHANCE and CARD <= x < BEGIN and s.drawer != viewer + 1:
        return SOME_CARD
    return x


def resample(s: State, viewer: int, rng: Ints) -> None:
    """The other hands and the deck are shuffled together and dealt again.

    All that lies on the table is kept. What could be remembered from before a shuffle of the
    discards is not: a position does not hold it.
    """
    if s.turn == OVER:
        return
    left = deck_size(s)
    for p in range(s.players):
        if p != viewer:
            for kind in range(KINDS):
                s.deck[kind] += s.hand[p][kind]
                left += s.hand[p][kind]
    for p in range(s.players):
        if p != viewer:
            size = 0
            for kind in range(KINDS):
                size += s.hand[p][kind]
                s.hand[p][kind] = 0
            for _ in range(size):
                nth = below(rng, left)
                kind = 0
                while nth >= s.deck[kind]:
                    nth -= s.deck[kind]
                    kind += 1
                s.deck[kind] -= 1
                s.hand[p][kind] += 1
                left -= 1
