"""Actions and outcomes of Five Tribes in short (`bid5`, `c3`, `yN`, `Enki:w`) and in words."""

from typing import Any

from serai.core.rules import CHANCE
from serai.core.words import Phrase, Seat, Word

from . import rules
from .board import DIRECTIONS, DISTANCE, STEP
from .names import CARD_NAMES, DIRECTION_LETTERS, DJINN_NAMES, KIND_NAMES, TILE_NAMES, TRIBE_LETTERS
from .state import State
from .tables import (
    ASSASSIN,
    BID_FIRST,
    BID_SPOT,
    BIDS,
    BUILD,
    CARD_OUTCOME,
    CARDS,
    CHOOSE,
    DEAL_CARD,
    DEAL_DJINN,
    DJINN_OUTCOME,
    DRAW_CARD,
    DROP,
    ELDER,
    END,
    FAKIR,
    FILL_TILE,
    GO,
    KEEP,
    KILL,
    KILL_ELDER,
    KILL_VIZIER,
    LARGE_CHOICE,
    LARGE_MARKET,
    LAY_TILE,
    LOOK,
    MARKER_OUTCOME,
    MAX_PLAYERS,
    MEEPLE_OUTCOME,
    MOVE,
    PAY_ELDERS,
    PLACE,
    POINT,
    PRICES,
    PUT,
    PUT_MARKER,
    SECOND_CARD,
    SELL,
    SET_VALUES,
    SKIP,
    SOME_CARD,
    SOME_DJINN,
    STAY,
    TAKE,
    TARGET,
    TILE_OUTCOME,
    TRIBE,
    TRIBES,
    USE,
    USE_DJINN,
    USE_ELDERS,
    USE_FAKIRS,
    USES,
    VILLAGE,
    VIZIER,
)
from .tribes import income

_PRICES = [(PRICES[BID_SPOT[b]], b - BID_FIRST[BID_SPOT[b]]) for b in range(BIDS)]
NAMES = (
    *(f"bid{price}-{fakirs}" if fakirs else f"bid{price}" for price, fakirs in _PRICES),
    *TILE_NAMES,
    *(tribe + direction for tribe in TRIBE_LETTERS for direction in DIRECTION_LETTERS),
    *(f"build+{fakirs}" for fakirs in range(CARDS[FAKIR] + 1)),
    *(f"vizier{p + 1}" for p in range(MAX_PLAYERS)),
    *(f"elder{p + 1}" for p in range(MAX_PLAYERS)),
    *(f"kill-{tribe}" for tribe in TRIBE_LETTERS),
    *(f"card{place + 1}" for place in range(LARGE_CHOICE)),
    "pay-ww",
    "pay-wf",
    *(f"take-{djinn}" for djinn in DJINN_NAMES),
    *(f"put-{card}" for card in CARD_NAMES[:FAKIR]),
    "sell",
    *(f"{DJINN_NAMES[USE_DJINN[u]]}:{'w' * USE_ELDERS[u]}{'f' * USE_FAKIRS[u]}" for u in range(USES)),
    "go",
    "skip",
    "stay",
    "end",
)
CHANCES = (
    *KIND_NAMES[1:],
    *TRIBE_LETTERS,
    *CARD_NAMES,
    *DJINN_NAMES,
    *(f"marker{p + 1}" for p in range(MAX_PLAYERS)),
    "card?",
    "djinn?",
)


def say(s: State, x: int) -> Phrase:
    """An action as the one who chooses it reads it."""
    key, values = _action(s, x)
    return Phrase(f"do-{key}", values)


def tell(s: State, x: int) -> Phrase:
    """What happens when x is played, for a viewer who sees it as x."""
    if s.turn == CHANCE:
        return _outcome(s, x)
    key, values = _action(s, x)
    if key == "drop" and sum(s.hand[tribe] for tribe in range(TRIBES)) == 1:
        return Phrase("did-gather", values | _gathering(s, x))
    return Phrase(f"did-{key}", values)


def _action(s: State, x: int) -> tuple[str, dict[str, Any]]:
    if x < POINT:
        return _bid(s, x)
    if x < DROP:
        return _point(s, x - POINT)
    if x < BUILD:
        return "drop", _drop(s, x - DROP)
    if x < KILL_VIZIER:
        return "build", {
            "fakirs": x - BUILD,
            "coins": income(s, s.hand[s.tribe] + x - BUILD),
        }
    if x < KILL:
        rival = x - KILL_VIZIER if x < KILL_ELDER else x - KILL_ELDER
        return "kill-rival", {"tribe": tribe_word(VIZIER if x < KILL_ELDER else ELDER), "rival": Seat(rival)}
    if x < TAKE:
        return "kill", {"tribe": tribe_word(x - KILL), "tile": TILE_NAMES[s.spot]}
    if x < PAY_ELDERS:
        return _buy(s, x - TAKE)
    if x < CHOOSE:
        return ("pay-elders" if x == PAY_ELDERS else "pay-fakir"), {}
    if x < PUT:
        return ("keep" if s.phase == KEEP else "call"), {"djinn": DJINN_NAMES[x - CHOOSE]}
    if x < SELL:
        return "put", {"card": card_word(x - PUT)}
    if x == SELL:
        size = bin(s.basket).count("1")
        return "sell", {"size": size, "coins": SET_VALUES[size]}
    if x < GO:
        return _use(s, x - USE)
    return _go_on(s, x)


def _bid(s: State, x: int) -> tuple[str, dict[str, Any]]:
    price, fakirs = _PRICES[x]
    paid = PRICES[BID_SPOT[x] - fakirs]
    if fakirs:
        return "bid-less", {"price": price, "fakirs": fakirs, "paid": paid}
    if price > s.coins[s.seat]:
        return "bid-all", {"price": price, "paid": s.coins[s.seat]}
    return "bid", {"price": price}


def _point(s: State, t: int) -> tuple[str, dict[str, Any]]:
    if s.phase == MOVE:
        meeples = sum(s.meeple[t][tribe] for tribe in range(TRIBES))
        return "start", {"tile": TILE_NAMES[t], "meeples": meeples}
    if s.phase == TARGET:
        return "target", {"tile": TILE_NAMES[t], "djinn": DJINN_NAMES[s.power]}
    fakirs = max(0, DISTANCE[s.at][t] - s.hand[ASSASSIN])
    return "aim", {"tile": TILE_NAMES[t], "fakirs": fakirs}


def _drop(s: State, x: int) -> dict[str, Any]:
    to = STEP[s.at * DIRECTIONS + x % DIRECTIONS]
    direction = Word(f"direction-{DIRECTION_LETTERS[x % DIRECTIONS]}")
    return {"tribe": tribe_word(x // DIRECTIONS), "direction": direction, "tile": TILE_NAMES[to]}


def _gathering(s: State, x: int) -> dict[str, Any]:
    """The last meeple has been dropped: what it brings, as far as it follows at once."""
    tribe = (x - DROP) // DIRECTIONS
    after = s.copy()
    rules.play(after, x)
    return {
        "tribe": Word(f"tribes-{TRIBE_LETTERS[tribe]}"),
        "count": s.meeple[after.at][tribe] + 1,
        "claims": s.camels[s.seat] - after.camels[s.seat],
        "coins": max(0, after.coins[s.seat] - s.coins[s.seat]),
        "cards": sum(after.cards[s.seat][k] - s.cards[s.seat][k] for k in range(len(CARD_NAMES))),
    }


def _buy(s: State, place: int) -> tuple[str, dict[str, Any]]:
    values = {"card": card_word(s.front[place] - 1), "place": place + 1}
    if s.phase == SECOND_CARD:
        return "second-card", values
    return ("buy-first" if s.tile[s.at] == LARGE_MARKET else "buy"), values


def _use(s: State, use: int) -> tuple[str, dict[str, Any]]:
    elders, fakirs = USE_ELDERS[use], USE_FAKIRS[use]
    cost = Word(f"cost-{'w' * elders}{'f' * fakirs}")
    djinn = DJINN_NAMES[USE_DJINN[use]]
    return "use", {"djinn": djinn, "cost": cost, "power": Word(f"power-{djinn.replace(chr(39), '')}")}


def _go_on(s: State, x: int) -> tuple[str, dict[str, Any]]:
    if x == END:
        return "end", {}
    if x == STAY:
        return "stay", {}
    if s.phase == TRIBE:
        if x == SKIP:
            return "spare", {}
        return "tribe", {"count": s.hand[s.tribe], "tribe": Word(f"tribes-{TRIBE_LETTERS[s.tribe]}")}
    if x == SKIP:
        return "skip", {"kind": kind_word(s.tile[s.at])}
    t = s.spot if s.phase == PLACE else s.at
    return ("palace" if s.tile[t] == VILLAGE else "palm"), {"tile": TILE_NAMES[t]}


def _outcome(s: State, x: int) -> Phrase:
    owner = Seat(s.seat)
    tile = TILE_NAMES[s.spot] if s.event in (LAY_TILE, FILL_TILE) else ""
    if s.event == LAY_TILE:
        return Phrase("did-lay-tile", {"tile": tile, "kind": kind_word(x - TILE_OUTCOME + 1)})
    if s.event == FILL_TILE:
        return Phrase("did-fill-tile", {"tile": tile, "tribe": tribe_word(x - MEEPLE_OUTCOME)})
    if s.event == PUT_MARKER:
        return Phrase("did-marker", {"owner": Seat(x - MARKER_OUTCOME)})
    if s.event == DEAL_CARD:
        return Phrase("did-deal-card", {"card": card_word(x - CARD_OUTCOME)})
    if s.event == DEAL_DJINN:
        return Phrase("did-deal-djinn", {"djinn": DJINN_NAMES[x - DJINN_OUTCOME]})
    if s.event == DRAW_CARD:
        if x == SOME_CARD:
            return Phrase("did-draw-unseen", {"owner": owner})
        return Phrase("did-draw", {"owner": owner, "card": card_word(x - CARD_OUTCOME)})
    if s.event == LOOK:
        if x == SOME_DJINN:
            return Phrase("did-look-unseen", {"owner": owner})
        return Phrase("did-look", {"owner": owner, "djinn": DJINN_NAMES[x - DJINN_OUTCOME]})
    return Phrase("did-show", {"djinn": DJINN_NAMES[x - DJINN_OUTCOME]})


def tribe_word(tribe: int) -> Word:
    return Word(f"tribe-{TRIBE_LETTERS[tribe]}")


def kind_word(kind: int) -> Word:
    return Word(f"kind-{KIND_NAMES[kind]}")


def card_word(kind: int) -> Word:
    return Word(f"card-{CARD_NAMES[kind]}")
