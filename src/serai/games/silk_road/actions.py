"""Actions and outcomes of Silk Road in short (`bid:4`, `go:Merv`, `take:thief`) and in words."""

from typing import Any

from serai.core.rules import CHANCE, OVER
from serai.core.words import Phrase, Seat, Word

from .rules import score
from .state import State
from .tables import (
    ACCEPT,
    BAG,
    BARTER,
    BEGINNING,
    BID,
    BIDDING,
    BONUS,
    BUY,
    CHANGE,
    CITY_NAMES,
    COST,
    DRAWN,
    EXCHANGE,
    FIRST,
    FROM,
    GET,
    GIVE,
    GO,
    GOOD_NAMES,
    GOODS,
    GOODS_EACH,
    HAND,
    HANDING,
    INCOME,
    KEEP,
    KIND_NAMES,
    LEFT,
    LOOK,
    MAX_BID,
    MAX_PLAYERS,
    NAME,
    OUTCOMES,
    PASS,
    REVEALING,
    ROB,
    SELL,
    SHOP,
    SHOW,
    SHOWN,
    SKIP,
    SLOT_BITS,
    SLOTS,
    SOME_BAG,
    SOME_DRAWN,
    SOME_SHOW,
    SOME_STOLEN,
    STOLEN,
    SWAP,
    TAKE,
    TAKING,
    TILE,
    TILE_CITIES,
    TRADING,
)
from .vizier import revealing_seat

_SOME = range(1, GOODS_EACH + 1)
_NONE = range(GOODS_EACH + 1)
NAMES = (
    "pass",
    *(f"bid:{silver}" for silver in range(1, MAX_BID + 1)),
    "accept",
    "keep",
    *(f"go:{city}" for city in CITY_NAMES),
    "bonus",
    "use:shopkeeper",
    *(f"take:{kind}" for kind in KIND_NAMES),
    "done",
    *(f"crook:{side}={good}" for side in ("1", "2", "A", "B", "C") for good in GOOD_NAMES),
    "look",
    *(f"sell:{n}" for n in _SOME),
    *(f"buy:{n}" for n in _SOME),
    "barter:1",
    "barter:2",
    *(f"give:{good}" for good in GOOD_NAMES),
    *(f"get:{good}" for good in GOOD_NAMES),
    *(f"rob:{p + 1}" for p in range(MAX_PLAYERS)),
    *(f"name:{good}" for good in GOOD_NAMES),
    *(f"show:{n}" for n in _NONE),
    *(f"hand:{p + 1}" for p in range(MAX_PLAYERS)),
    "show:?",
)
CHANCES = (
    *(f"tile:{kind}" for kind in KIND_NAMES),
    *(f"swap:{kind}" for kind in KIND_NAMES),
    *(f"from:{city}" for city in CITY_NAMES[:TILE_CITIES]),
    *(f"draw:{good}" for good in GOOD_NAMES),
    *(f"first:{p + 1}" for p in range(MAX_PLAYERS)),
    *(f"stolen:{good}" for good in GOOD_NAMES),
    *(f"bag:{good}={n}" for good in GOOD_NAMES for n in _NONE),
    *(f"shown:{n}" for n in _NONE),
    "draw:?",
    "stolen:?",
    *(f"bag:{good}=?" for good in GOOD_NAMES),
)


def say(s: State, x: int) -> Phrase:
    """An action as the one who chooses it reads it."""
    key, values = _action(s, x)
    return Phrase(f"do-{key}", values)


def tell(s: State, x: int) -> Phrase:
    """What happens when x is played, for a viewer who sees it as x."""
    key, values = _outcome(s, x) if s.turn == CHANCE else _action(s, x)
    return Phrase(f"did-{key}", values)


def follow(before: State, after: State) -> list[Phrase]:
    """What a ply brought with it: the Vizier's rewards, the pawn's way, the points at the end."""
    lines = []
    if before.phase == REVEALING and after.phase != REVEALING:
        for p in range(after.players):
            if after.money[p] > before.money[p]:
                earned = after.money[p] - before.money[p]
                lines.append(Phrase("did-earn", {"owner": Seat(p), "silver": earned}))
    if after.phase == BIDDING and before.phase not in (BIDDING, BEGINNING, HANDING):
        lines.append(Phrase("did-lead-next", {"leader": Seat(after.pawn)}))
    elif after.phase == TAKING and after.pawn != before.pawn and before.phase != HANDING:
        lines.append(Phrase("did-receive", {"owner": Seat(after.pawn)}))
    if after.turn == OVER:
        points = [0] * after.players
        score(after, points)
        lines += [Phrase("did-score", {"owner": Seat(p), "points": n}) for p, n in enumerate(points)]
    return lines


def city_word(city: int) -> Word:
    return Word(f"city-{CITY_NAMES[city].replace(chr(39), '')}")


def good_word(good: int) -> Word:
    return Word(f"good-{GOOD_NAMES[good]}")


def tile_goods(s: State, kind: int) -> tuple[list[int], list[int]]:
    """The goods on the two sides of a barter tile."""
    slots = [(s.barter[kind - BARTER] >> SLOT_BITS * slot & 7) - 1 for slot in range(SLOTS)]
    return [g for g in slots[:LEFT] if g >= 0], [g for g in slots[LEFT:] if g >= 0]


def _tile(s: State, kind: int, key: str, **values: Any) -> tuple[str, dict[str, Any]]:
    """A message about a tile; barter tiles have one of their own, which lists their goods."""
    if kind < BARTER:
        return key, {**values, "tile": Word(f"tile-{KIND_NAMES[kind]}")}
    return f"{key}-barter", {**values, **_sides(*tile_goods(s, kind))}


def _sides(left: list[int], right: list[int]) -> dict[str, Any]:
    words: dict[str, Any] = {"gives": len(left), "gets": len(right)}
    for name, side, i in (("a", left, 0), ("b", left, 1), ("c", right, 0), ("d", right, 1), ("e", right, 2)):
        words[name] = good_word(side[min(i, len(side) - 1)])
    return words


def _pictured(s: State) -> dict[str, Any]:
    goods = [s.pictured[slot] - 1 for slot in range(SLOTS)]
    return _sides([g for g in goods[:LEFT] if g >= 0], [g for g in goods[LEFT:] if g >= 0])


def _action(s: State, x: int) -> tuple[str, dict[str, Any]]:
    if x < GO:
        return _bidding(s, x)
    if x < SKIP:
        return _going(s, x)
    if x < GIVE:
        return _trading(s, x)
    if x < ROB:
        return ("give" if x < GET else "get"), {"good": good_word((x - GIVE) % GOODS)}
    if x < NAME:
        return "rob", {"victim": Seat(x - ROB)}
    if x < SHOW:
        return "name", {"good": good_word(x - NAME)}
    if x < HAND:
        return "show", {"good": good_word(s.named), "number": x - SHOW}
    if x == SOME_SHOW:
        return "show-hidden", {"good": good_word(s.named)}
    return ("hand" if s.tiles_left > 0 else "lead"), {"other": Seat(x - HAND)}


def _bidding(s: State, x: int) -> tuple[str, dict[str, Any]]:
    if x == PASS:
        return "pass", {}
    if x < ACCEPT:
        return "bid", {"silver": x - BID + 1}
    return ("accept" if x < KEEP else "keep"), {"silver": s.bid, "bidder": Seat(s.bidder)}


def _going(s: State, x: int) -> tuple[str, dict[str, Any]]:
    if x < BONUS:
        return ("go-end" if x - GO == s.goal else "go"), {"city": city_word(x - GO)}
    if x == BONUS:
        return _tile(s, s.printed[s.caravan] - 1, "bonus", city=city_word(s.caravan))
    if x == SHOP:
        return "shop", {}
    return _tile(s, x - TAKE, "take")


def _trading(s: State, x: int) -> tuple[str, dict[str, Any]]:
    if x == SKIP:
        return "stop" if s.given > 0 else "nothing" if s.phase == TRADING else "skip", {}
    if x < LOOK:
        slot, good = divmod(x - CHANGE, GOODS)
        side = "crook-deal" if s.kind - 1 < BARTER else "crook-give" if slot < LEFT else "crook-get"
        return side, {"old": good_word(s.pictured[slot] - 1), "new": good_word(good)}
    if x == LOOK:
        return ("look-buy" if s.kind - 1 < BARTER else "look-barter"), {}
    if x >= EXCHANGE:
        return "barter", {"times": x - EXCHANGE + 1, **_pictured(s)}
    number = x - SELL + 1 if x < BUY else x - BUY + 1
    silver = INCOME[number] if x < BUY else COST[number]
    values = {"good": good_word(s.pictured[0] - 1), "number": number, "silver": silver}
    return ("sell" if x < BUY else "buy"), values


def _outcome(s: State, x: int) -> tuple[str, dict[str, Any]]:
    if x < SWAP:
        return _tile(s, x - TILE, "tile", city=city_word(s.caravan))
    if x < FROM:
        return _tile(s, x - SWAP, "swap", city=city_word(s.caravan))
    if x < DRAWN:
        return "from", {"city": city_word(s.caravan), "other": city_word(x - FROM)}
    if x < FIRST:
        return "drawn", {"owner": Seat(s.pawn), "good": good_word(x - DRAWN)}
    if x < STOLEN:
        return "first", {"leader": Seat(x - FIRST)}
    if x < BAG:
        return "stolen", {"thief": Seat(s.pawn), "victim": Seat(s.victim), "good": good_word(x - STOLEN)}
    if x < SHOWN:
        good, number = divmod(x - BAG, GOODS_EACH + 1)
        return "bag", {"looker": Seat(s.pawn), "good": good_word(good), "number": number}
    if x < OUTCOMES:
        who = Seat(revealing_seat(s))
        return "shown", {"owner": who, "good": good_word(s.named), "number": x - SHOWN}
    if x == SOME_DRAWN:
        return "drawn-hidden", {"owner": Seat(s.pawn)}
    if x == SOME_STOLEN:
        return "stolen-hidden", {"thief": Seat(s.pawn), "victim": Seat(s.victim)}
    return "bag-hidden", {"looker": Seat(s.pawn), "good": good_word(x - SOME_BAG)}
