"""Five Tribes, in the order of its rulebook. Clause ids (FT22) refer to docs/rules/five_tribes.en.md.

The chapters stand in modules of their own: bidding, sow (the move), tribes, places (tile actions),
djinns, cards (and sales), scoring, dealing (all that chance does) and secrets. Here they meet: what
may be done in each phase, what an action does, and what follows from it without a choice.
"""

from serai.core.rules import CHANCE, OVER
from serai.core.schema import Ints

from .bidding import list_bids, next_bidder, next_turn, place_bid, spot_of
from .board import DIRECTIONS
from .cards import list_sales, put_in_basket, sell, spend, take_card
from .dealing import chance as chance
from .dealing import continue_event, happen, refill
from .dealing import setup as setup
from .djinns import (
    aim_power,
    gain_djinn,
    keep_djinn,
    list_djinns,
    list_powers,
    list_targets,
    may_use_power,
    pay,
    use_power,
)
from .observe import observe as observe
from .places import (
    has_tile_action,
    is_compulsory,
    list_cards,
    list_tile_action,
    place_piece,
    prepare_piece,
    redirector,
    tile_redirector,
)
from .scoring import score as score
from .secrets import resample as resample
from .secrets import seen as seen
from .sow import drop, list_drops, list_starts, take_up
from .state import State
from .tables import (
    ASSASSIN,
    BID_DUE,
    BID_FIRST,
    BIDDING,
    BUILD,
    BUILDER,
    CALL,
    CHOOSE,
    DJINNS,
    DROP,
    ELDER,
    END,
    FAKIR,
    GO,
    KEEP,
    KILL,
    KILL_ELDER,
    KILL_VIZIER,
    LARGE_CHOICE,
    LARGE_MARKET,
    LARGE_PRICE,
    MOVE,
    NO_MOVE,
    NOTHING,
    PAY_ELDERS,
    PLACE,
    PLACE_DUE,
    POINT,
    PUT,
    REFILL,
    RIVAL,
    SALE,
    SECOND_CARD,
    SELL,
    SKIP,
    SMALL_PRICE,
    SOW,
    STAY,
    TAKE,
    TARGET,
    TILE_ACTION,
    TILE_DUE,
    TRIBE,
    TRIBE_DUE,
    TRIBE_GO,
    TURN_DUE,
    USE,
    VICTIM,
    VICTIM_DUE,
    VIZIER,
)
from .tribes import (
    act_tribe,
    aim,
    build,
    kill_on_tile,
    kill_rival,
    list_rivals,
    list_tribe,
    list_victims,
    must_kill,
    pick_victims,
    spare,
    tribe_djinn,
    tribe_has_choice,
)

# ---- What may be done ---------------------------------------------------------------------------


def legal(s: State, out: Ints) -> int:
    phase = s.phase
    if phase == SOW:
        return list_drops(s, out)
    if phase == BIDDING:
        return list_bids(s, out)
    if phase == VICTIM:
        return list_victims(s, out)
    if phase == RIVAL:
        return list_rivals(s, out)
    if phase == TARGET:
        return list_targets(s, out)
    if phase == SECOND_CARD:
        return list_cards(s, LARGE_CHOICE - 1, out)
    if phase in (CALL, KEEP):
        return list_djinns(s, out)
    return legal_with_powers(s, out)


def legal_with_powers(s: State, out: Ints) -> int:
    """The phases before, between and after the steps of a turn, in which djinns may be used (FT44)."""
    phase = s.phase
    special = DJINNS  # no djinn
    if phase == MOVE:
        n = list_starts(s, out)
        last = STAY if n == 0 else 0
    elif phase == SALE:
        n = list_sales(s, out)
        if s.basket != 0:
            return n
        last = END
    elif phase == TRIBE:
        n = list_tribe(s, out)
        special = tribe_djinn(s)
        last = last_of_tribe(s)
    elif phase == TILE_ACTION:
        n = list_tile_action(s, out)
        special = tile_redirector(s)
        last = GO if is_compulsory(s) else SKIP
    else:
        n = 0
        special = redirector(s)
        last = GO
    n = list_powers(s, phase != PLACE, special, out, n)
    if last != 0:
        out[n] = last
        n += 1
    return n


def last_of_tribe(s: State) -> int:
    """Builders and assassins in reach of a target have a choice of their own to make."""
    if s.tribe == ASSASSIN:
        return 0 if must_kill(s) else SKIP
    return 0 if s.tribe == BUILDER else GO


# ---- What is done -------------------------------------------------------------------------------


def play(s: State, x: int) -> None:
    if s.turn == CHANCE:
        happen(s, x)
    else:
        s.step += 1
        act(s, x)
    if s.phase != SOW:
        settle(s)


def act(s: State, x: int) -> None:
    if x < POINT:
        spot = spot_of(x)
        spend(s, FAKIR, x - BID_FIRST[spot])
        place_bid(s, spot, x - BID_FIRST[spot])
        s.phase = BID_DUE
    elif x < DROP:
        point(s, x - POINT)
    elif x < BUILD:
        drop(s, (x - DROP) // DIRECTIONS, (x - DROP) % DIRECTIONS)
    elif x < KILL_VIZIER:
        build(s, x - BUILD)
    elif x < KILL:
        rival = x - KILL_VIZIER if x < KILL_ELDER else x - KILL_ELDER
        kill_rival(s, VIZIER if x < KILL_ELDER else ELDER, rival)
    elif x < TAKE:
        kill_on_tile(s, x - KILL)
        s.phase = VICTIM_DUE
    elif x < PAY_ELDERS:
        buy(s, x - TAKE)
    elif x < CHOOSE:
        pay(s, 2 - (x - PAY_ELDERS), x - PAY_ELDERS)
        s.phase = CALL
    elif x < PUT:
        choose_djinn(s, x - CHOOSE)
    elif x < SELL:
        put_in_basket(s, x - PUT)
    elif x == SELL:
        sell(s)
    elif x < GO:
        use_power(s, x - USE)
    else:
        go_on(s, x)


def point(s: State, t: int) -> None:
    """A tile is chosen: to start from, for a djinn's power, or to kill there."""
    if s.phase == MOVE:
        take_up(s, t)
    elif s.phase == TARGET:
        aim_power(s, t)
    else:
        aim(s, t)


def buy(s: State, place: int) -> None:
    """At a market (FT41)."""
    if s.phase == SECOND_CARD:
        s.phase = SALE
    elif s.tile[s.at] == LARGE_MARKET:
        s.coins[s.seat] -= LARGE_PRICE
        s.phase = SECOND_CARD if s.front[1] != 0 else SALE
    else:
        s.coins[s.seat] -= SMALL_PRICE
        s.phase = SALE
    take_card(s, place)


def choose_djinn(s: State, djinn: int) -> None:
    gain_djinn(s, djinn)
    if s.phase == KEEP:
        keep_djinn(s)
    else:
        s.phase = SALE


def go_on(s: State, x: int) -> None:
    """Nothing is left to choose here, or nothing is wanted."""
    if x == END:
        s.phase = TURN_DUE
    elif x == STAY:
        s.ending |= NO_MOVE  # FT61
        s.phase = SALE
    elif s.phase == TRIBE:
        if x == SKIP:
            spare(s)
        else:
            s.phase = TRIBE_GO
    elif x == SKIP:
        s.phase = SALE
    else:
        if s.phase == TILE_ACTION:
            prepare_piece(s)
        s.phase = PLACE_DUE


# ---- What follows -------------------------------------------------------------------------------


def settle(s: State) -> None:
    """Whatever leaves no choice happens at once, up to the next decision or chance event."""
    if s.phase == VICTIM_DUE:
        pick_victims(s)
    if s.event != NOTHING:
        continue_event(s)
    while s.event == NOTHING and TRIBE_DUE <= s.phase <= TILE_DUE:
        special = tile_redirector(s) if s.phase == TILE_DUE else tribe_djinn(s)
        power = s.phase != TRIBE_GO and may_use_power(s, special)
        if s.phase == TILE_DUE:
            begin_tile(s, power)
        elif s.phase == TRIBE_DUE and (power or tribe_has_choice(s)):
            s.phase = TRIBE
        else:
            act_tribe(s)
    if s.phase == PLACE_DUE:
        place_piece(s)
    if s.phase == BID_DUE:
        next_bidder(s)
    if s.phase == TURN_DUE:
        next_turn(s)
    if s.phase == REFILL:
        refill(s)
        if s.phase == BID_DUE:
            next_bidder(s)
    if s.turn != OVER:
        s.turn = s.seat if s.event == NOTHING else CHANCE


def begin_tile(s: State, power: bool) -> None:
    """The action of the final tile; the player is asked only if there may be something to choose."""
    possible = has_tile_action(s)
    if not is_compulsory(s):
        s.phase = TILE_ACTION if possible or power else SALE
    elif not possible:
        s.phase = SALE
    elif power:
        s.phase = TILE_ACTION
    else:
        prepare_piece(s)
        s.phase = PLACE_DUE
