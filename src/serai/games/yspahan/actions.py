"""Actions and outcomes of Yspahan in short (`take.sack`, `W5`, `build.hoist`, `card.gold`) and in words."""

from typing import Any

from serai.core.rules import CHANCE
from serai.core.words import Phrase, Seat, Word

from . import rules
from .buildings import price, standing
from .cards import deck_size
from .state import State
from .supervisor import fare, has_cube
from .tables import (
    BEGIN,
    BESIDE,
    BUILD,
    BUILDING_NAMES,
    BUILDING_POINTS,
    CAMEL_FOR_GOLD,
    CAMEL_POINTS,
    CAMELS_FOR_POINTS,
    CARD,
    CARD_NAMES,
    DAYS,
    DISCARD,
    DISTANCE,
    DRAW,
    DRAW_ANYWAY,
    END,
    FIRST,
    GO,
    GOLD_FOR_CAMEL,
    GOLD_FOR_POINTS,
    GOLD_POINTS,
    KEEP,
    LINES,
    MAX_PLAYERS,
    MOST_CAMELS_SOLD,
    MOST_GOLD_SOLD,
    MOVE,
    PLAY_BOTH,
    ROAD_NAMES,
    ROLL,
    SHARED,
    SHOP_NAMES,
    SIDES,
    SOME_CARD,
    SOUK_OF,
    SQUARE_NAMES,
    STOP,
    SUPPLY,
    TAKE,
    WEEKS,
    YELLOW_DICE,
)

NAMES = (
    *(f"play.{card}" for card in CARD_NAMES),
    "play.both",
    *(f"discard.{card}" for card in CARD_NAMES),
    "roll",
    *(f"roll+{yellow}" for yellow in range(1, YELLOW_DICE + 1)),
    *(f"take.{square}" for square in SQUARE_NAMES),
    *(f"move.{square}" for square in SQUARE_NAMES),
    *(f"card.{square}" for square in SQUARE_NAMES),
    "card",
    *SHOP_NAMES,
    *ROAD_NAMES,
    *(f"first.{SHOP_NAMES[shop]}" for shop in SHARED),
    "keep",
    "yield",
    *(f"{n}camels" for n in range(1, MOST_CAMELS_SOLD + 1)),
    *(f"{n}gold" for n in range(1, MOST_GOLD_SOLD + 1)),
    "camel>gold",
    "gold>camel",
    "stop",
    *(f"build.{building}" for building in BUILDING_NAMES),
    "end",
)
CHANCES = (
    *(str(side + 1) for side in range(SIDES)),
    *(f"card.{card}" for card in CARD_NAMES),
    *(f"first{p + 1}" for p in range(MAX_PLAYERS)),
    "card?",
)

Values = dict[str, Any]


def say(s: State, x: int) -> Phrase:
    """An action as the one who chooses it reads it."""
    kind, values = _action(s, x)
    return Phrase(f"do-{kind}", values)


def tell(s: State, x: int) -> Phrase:
    """What happens when x is played, for a viewer who sees it as x, and what comes of it at once."""
    kind, values = _outcome(s, x) if s.turn == CHANCE else _action(s, x)
    if kind == "end" and s.played + 1 == s.players:
        kind, values = ("end-week", {"week": s.week}) if s.day == DAYS else ("end-day", {"day": s.day})
        if (s.week, s.day) == (WEEKS, DAYS):
            kind = "end-game"
    return Phrase(f"did-{kind}", values | _consequences(s, x))


def card_word(kind: int) -> Word:
    return Word(f"card-{CARD_NAMES[kind]}")


def building_word(building: int) -> Word:
    return Word(f"building-{BUILDING_NAMES[building]}")


def square_word(square: int) -> Word:
    return Word(f"square-{SQUARE_NAMES[square]}")


def shop_values(shop: int) -> Values:
    """A shop by its souk and its number there."""
    neighbourhood, colour, number = SHOP_NAMES[shop].split(".")
    return {"souk": Word(f"souk-{neighbourhood}-{colour}"), "shop": number}


# ---- Actions ----


def _action(s: State, x: int) -> tuple[str, Values]:
    """The message of an action, without do- or did-, and its values."""
    if x < TAKE:
        return _before_dice(x)
    if x < SUPPLY:
        return _dice(s, x)
    if x < FIRST:
        return ("supply", shop_values(x - SUPPLY)) if x < GO else _walk(s, x - GO)
    if x < CAMELS_FOR_POINTS:
        return _sending(s, x)
    if BUILD <= x < END:
        return _build(s, x - BUILD)
    return _amount(x)


def _before_dice(x: int) -> tuple[str, Values]:
    if x < PLAY_BOTH:
        return f"play-{CARD_NAMES[x]}", {"card": card_word(x)}
    if x == PLAY_BOTH:
        return "play-both", {}
    if x < ROLL:
        return "discard", {"card": card_word(x - DISCARD)}
    return "roll", {"yellow": x - ROLL}


def _dice(s: State, x: int) -> tuple[str, Values]:
    if x == DRAW_ANYWAY:
        return "draw-anyway", {}
    kind, square = ("take", x - TAKE) if x < MOVE else ("move", x - MOVE) if x < DRAW else ("draw", x - DRAW)
    values: Values = {
        "square": square_word(square),
        "dice": s.white[square] + s.yellow[square],
        "value": s.value[square],
    }
    if kind == "take":
        values["number"] = rules.yields(s, s.turn, square)
        neighbourhood = 0 < square < len(SQUARE_NAMES) - 1
        kind = "take-neighbourhood" if neighbourhood else f"take-{SQUARE_NAMES[square]}"
    return kind, values


def _walk(s: State, square: int) -> tuple[str, Values]:
    distance = DISTANCE[s.supervisor][square]
    values = {"square": ROAD_NAMES[square], "distance": distance, "gold": fare(s, s.turn, square)}
    return "stay" if distance == 0 else "go", values


def _sending(s: State, x: int) -> tuple[str, Values]:
    if x < KEEP:
        shop = SHARED[x - FIRST]
        return "first", {**shop_values(shop), "owner": Seat(s.owner[SOUK_OF[shop]] - 1)}
    return "keep" if x == KEEP else "yield", shop_values(s.waiting[0] - 1)


def _build(s: State, building: int) -> tuple[str, Values]:
    camels, gold = price(building, s.saved)
    paid = "free" if camels + gold == 0 else "gold" if camels == 0 else "camels" if gold == 0 else "both"
    points = BUILDING_POINTS[standing(s, s.turn)]
    return f"build-{paid}", {
        "building": building_word(building),
        "camels": camels,
        "gold": gold,
        "points": points,
    }


def _amount(x: int) -> tuple[str, Values]:
    if x == END:
        return "end", {}
    if x < GOLD_FOR_POINTS:
        n = x - CAMELS_FOR_POINTS + 1
        return "sell-camels", {"number": n, "points": n * CAMEL_POINTS}
    if x < CAMEL_FOR_GOLD:
        n = x - GOLD_FOR_POINTS + 1
        return "sell-gold", {"number": n, "points": n * GOLD_POINTS}
    return {CAMEL_FOR_GOLD: "to-gold", GOLD_FOR_CAMEL: "to-camels", STOP: "stop"}[x], {}


# ---- Chance, and what comes of a ply ----


def _outcome(s: State, x: int) -> tuple[str, Values]:
    if x < CARD:
        return "white-die" if s.white_left > 0 else "yellow-die", {"value": x + 1}
    if x < BEGIN or x == SOME_CARD:
        drawer: Values = {"drawer": Seat(s.drawer - 1), "shuffled": "no" if deck_size(s) > 0 else "yes"}
        return ("some-card", drawer) if x == SOME_CARD else ("card", drawer | {"card": card_word(x - CARD)})
    return "begin", {"first": Seat(x - BEGIN)}


def _consequences(s: State, x: int) -> Values:
    """Cubes sent by this ply, whether the caravan was counted, and who scored."""
    after = s.copy()
    if x == SOME_CARD:  # whichever it is, the same comes of it
        out = [0] * SOME_CARD
        rules.chance(after, out, [0] * SOME_CARD)
        x = out[0]
    sent = _sent(s, x)
    rules.play(after, x)
    left = sum(after.waiting[i] != 0 for i in range(2))
    owners = [Seat(s.owner[SOUK_OF[shop]] - 1) for shop in sent[: len(sent) - left]]
    loaded = [sum(state.caravan[i] != 0 for i in range(LINES * s.players)) for state in (s, after)]
    gains = [(p, after.points[p] - s.points[p]) for p in range(s.players) if after.points[p] != s.points[p]]
    values: Values = {"cubes": len(owners), "full": "yes" if loaded[1] < loaded[0] else "no"}
    values |= {f"owner{i}": owner for i, owner in enumerate(owners, 1)}
    values |= {"scorers": len(gains)}
    for i, (p, points) in enumerate(gains, 1):
        values |= {f"scorer{i}": Seat(p), f"points{i}": points}
    return values


def _sent(s: State, x: int) -> list[int]:
    """The shops whose cubes may be sent when x is played, in this order."""
    waiting = [s.waiting[i] - 1 for i in range(2) if s.waiting[i] != 0]
    if s.turn != CHANCE and GO <= x < FIRST:
        beside = [shop for shop in BESIDE[x - GO] if has_cube(s, shop)]
        return beside if len(beside) == 1 else []  # of two, the mover chooses the first
    if s.turn != CHANCE and FIRST <= x < KEEP and waiting[0] != SHARED[x - FIRST]:
        waiting.reverse()
    return waiting
