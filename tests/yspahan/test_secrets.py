"""Secrets and fairness of drawing again: YS41, and what `resample`, `seen` and undo promise."""

from collections import Counter
from itertools import product
from math import comb

import pytest

import serai
from serai.games.yspahan.tables import CARD_NAMES

from . import crowd
from .table import fields, hand, pile, play, table


@pytest.mark.clause("YS41")
def test_resample_keeps_all_that_the_viewer_knows() -> None:
    for players in (3, 4):
        for n, (s, _) in enumerate(crowd.game(players, "secrets", crowd.HOARDER)):
            if n % 7 == 0:
                for viewer in (None, *range(players)):
                    t = s.resample(viewer, n)
                    assert t.view(viewer) == s.view(viewer)
                    assert t.observe(viewer) == s.observe(viewer)
                    if s.over:
                        assert t == s
                    t.record.to_bytes()


@pytest.mark.clause("YS41")
def test_resample_deals_every_hand_as_often_as_the_cards_allow() -> None:
    """Seven unknown cards: gold twice, camels twice, city twice, exchange; two hands of one and two."""
    held = [card for card in 2 * CARD_NAMES if card not in ("gold", "camels", "city", "exchange")]
    s = table(hands={0: " ".join([*held, "exchange"]), 1: "gold", 2: "camels city"})
    unknown = Counter({"gold": 2, "camels": 2, "city": 2, "exchange": 1})
    expected = {}
    for first in unknown:
        rest = unknown - Counter([first])
        for kinds in product(range(3), repeat=4):
            pair = Counter(dict(zip(unknown, kinds, strict=True)))
            if pair.total() == 2 and pair <= rest:
                ways = unknown[first]
                for card, number in pair.items():
                    ways *= comb(rest[card], number)
                expected[first, tuple(sorted(pair.elements()))] = ways / (7 * comb(6, 2))
    assert sum(expected.values()) == pytest.approx(1)
    draws = 8_000
    found: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for seed in range(draws):
        t = s.resample(0, seed)
        found[hand(t, 1)[0], tuple(sorted(hand(t, 2)))] += 1
    assert found.keys() == expected.keys()
    chi = sum((found[deal] - draws * share) ** 2 / (draws * share) for deal, share in expected.items())
    assert chi < 2 * len(expected)  # far beyond what chance allows for


@pytest.mark.clause("YS41")
def test_a_spectator_knows_no_hand() -> None:
    s = table(hands={0: "gold gold", 1: "city", 2: "exchange"})
    hands = {tuple(hand(s.resample(None, seed), 0)) for seed in range(200)}
    assert len(hands) > 20
    assert all(len(pile(fields(s.resample(None, seed)).deck)) == 14 for seed in range(5))


@pytest.mark.clause("YS41")
def test_undo_stops_at_a_card_shown() -> None:
    """A card played, discarded or drawn has been seen; steps with cubes can be taken back."""
    s = table(hands={0: "gold city"}, tower="1x3 2x3 6x3")
    steps = []
    for name in ("play.gold", "discard.city", "take.sack", "sack.pink.1", "sack.pink.2", "sack.pink.3"):
        play(s, name)
        steps.append(fields(s).step)
    assert steps == [0, 0, 1, 2, 3, 4]
    play(s, "sack.pink.4 end")
    assert fields(s).step == 0


@pytest.mark.clause("YS33")
def test_undo_stops_where_another_decides() -> None:
    s = table(tower="3x9", shops={1: "sack.white.3"}, camels=[1, 1, 0])
    play(s, "move.camel")
    assert fields(s).step == 1
    play(s, "W3")
    assert (s.turn, fields(s).step) == (1, 0)
    play(s, "keep")
    assert (s.turn, fields(s).step) == (0, 0)
    own = table(tower="3x9", shops={0: "sack.white.3"}, camels=[1, 1, 0])
    play(own, "move.camel W3 keep")
    assert fields(own).step == 3


def test_a_match_takes_back_a_supply() -> None:
    match = serai.game("yspahan", players=3).match(seed="undo")
    while not any(match.notation(x).startswith("take.") for x in match.legal):
        match.play(match.legal[0])
    supplies = [x for x in match.legal if match.notation(x) in ("take.sack", "take.barrel", "take.chest")]
    before = match.state
    match.play(supplies[0])
    match.play(match.legal[0])
    assert match.undoable == 2
    match.undo()
    match.undo()
    assert match.state == before


@pytest.mark.clause("YS41", "YS47")
def test_the_drawer_sees_the_card_also_in_anothers_turn() -> None:
    s = table(tower="3x9", shops={1: "sack.white.3"}, buildings={1: "caravanserai"})
    play(s, "move.camel W3")
    assert (s.turn, fields(s).seat, fields(s).drawer) == (serai.CHANCE, 0, 2)
    card, hidden = s.parse("card.gold"), s.game.number("card?", chance=True)
    shown = [s.game.rules.seen(s.record, card, viewer) for viewer in (-1, 0, 1, 2)]
    assert shown == [hidden, hidden, card, hidden]
