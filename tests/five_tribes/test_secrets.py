"""Secrets (FT5): cards drawn unseen and djinns looked at, in games that begin where they are common."""

import random
from collections import Counter

import pytest

import serai
from serai.core import kit
from serai.core.game import Game
from serai.core.game import State as Position
from serai.games.five_tribes.names import CARD_NAMES, DJINN_NAMES
from serai.games.five_tribes.state import State
from serai.games.five_tribes.tables import FAKIR, IN_DECK, LOOKED, OWNED

from .table import Table, in_sale


class RichGame(Game):
    """Begins with Sloar, Kandicha and Sibittis in play and fakirs, seen and unseen, in every hand."""

    def start(self) -> Position:
        position, rng = super().start(), random.Random(11)
        while position.record.turn == serai.CHANCE:
            position.play(kit.random_ply(position, rng))
        s = position.record
        assert isinstance(s, State)
        for p, names in enumerate(
            (("Sloar", "Enki"), ("Kandicha", "Iblis"), ("Sibittis", "Hagis"), ("Lamia",))
        ):
            for name in names:
                s.djinn[DJINN_NAMES.index(name)] = OWNED + p % self.players
        for p in range(self.players):
            s.elders[p] += 3
            for _ in range(2):
                s.deck[FAKIR] -= 1
                s.cards[p][FAKIR] += 1
            s.deck[6] -= 1
            s.cards[p][6] += 1
            s.unseen[p][6] += 1
            s.hidden[p] += 1
        return position


@pytest.mark.clause("FT5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_viewer_learns_a_secret(players: int) -> None:
    """Views, observations, choices, whose turn it is and the story are the same for all that may be."""
    game, kept = RichGame("five_tribes", players=players), 0
    for viewer in (None, *range(players)):
        for resample in (False, True):
            shadow = kit.Shadow(game, viewer, seed=players)
            shadow.whole = False  # these games do not begin at the set-up, so no log tells them
            shadow.run(resample)
            kept += shadow.different
    assert kept > 200


@pytest.mark.clause("FT5")
def test_others_see_that_a_card_is_drawn_not_which() -> None:
    table = in_sale().djinn(1, "Sloar").cards(1, "fakir").do("Sloar:f")
    seen = table.game.rules.seen
    gold = table.position.parse("gold")
    names = table.game.notations(True)
    assert [names[seen(table.s, gold, viewer)] for viewer in (-1, 0, 1)] == ["card?", "gold", "card?"]


@pytest.mark.clause("FT5", "FT89")
def test_others_see_that_djinns_are_looked_at_not_which() -> None:
    table = in_sale().djinn(1, "Sibittis").people(1, elders=2).do("Sibittis:ww")
    leta = table.position.parse("Leta")
    names = table.game.notations(True)
    assert [names[table.game.rules.seen(table.s, leta, v)] for v in (-1, 0, 1)] == [
        "djinn?",
        "Leta",
        "djinn?",
    ]
    table.do("Leta", "Boaz")
    looked: Counter[int] = Counter()
    for seed in range(2000):
        djinns = table.position.resample(1, seed).record.to_dict()["djinn"]
        looked.update(d for d in range(22) if djinns[d] == LOOKED)
        assert djinns.count(LOOKED) == 2
    assert len(looked) == 21
    assert all(100 < n < 300 for n in looked.values())  # 2000 * 2 / 21 = 190
    own = table.position.resample(0, 1).record.to_dict()["djinn"]
    assert own == table.s.to_dict()["djinn"]
    assert own.count(IN_DECK) == 19


@pytest.mark.clause("FT5")
def test_unseen_cards_are_redrawn_as_likely_as_they_are_frequent() -> None:
    table = Table().cards(2, "fish", "fakir", unseen=True).cards(3, "gold", unseen=True).cards(2, "silk")
    found: Counter[str] = Counter()
    for seed in range(3000):
        s = table.position.resample(0, seed).record
        assert isinstance(s, State)
        assert s.cards[1][CARD_NAMES.index("silk")] >= 1
        found.update({name: s.unseen[2][k] for k, name in enumerate(CARD_NAMES)})
    unseen = 53  # all but the silk that was seen
    for name, n in found.items():
        expected = (
            3000 * (table.s.deck[CARD_NAMES.index(name)] + (name in ("fish", "fakir", "gold"))) / unseen
        )
        assert abs(n - expected) < 5 * (expected**0.5), name


@pytest.mark.clause("FT5", "FT92")
def test_cards_of_a_deck_that_ran_out_change_hands_only_among_those_who_drew_them() -> None:
    table = in_sale().djinn(1, "Sloar").cards(1, "fakir").cards(2, "fish", unseen=True)
    table.cards(3, "gold", unseen=True).cards(4, "gems", unseen=True).no_deck(discards=True)
    table.do("Sloar:f", "silk")
    hands = set()
    for seed in range(100):
        s = table.position.resample(0, seed).record
        assert isinstance(s, State)
        hands.add(tuple(CARD_NAMES[s.to_dict()["cards"][p].index(1)] for p in (1, 2, 3)))
        assert s.cards[0][CARD_NAMES.index("silk")] == 1
    assert len(hands) == 6
    assert all(sorted(hand) == ["fish", "gems", "gold"] for hand in hands)
    others = {tuple(table.position.resample(1, seed).record.to_dict()["cards"][0]) for seed in range(200)}
    assert len(others) > 5  # what player 1 drew from the new deck is open to the others' guesses


@pytest.mark.clause("FT5")
def test_a_card_shown_is_one_that_was_seen_before_if_there_is_one() -> None:
    """Selling a fish that all have seen tells nothing of the unseen cards."""
    table = in_sale().cards(1, "fish").cards(1, "fish", unseen=True).do("put-fish", "sell")
    assert table.s.hidden[0] == 1
    table.do("put-fish", "sell")
    assert table.s.hidden[0] == 0


@pytest.mark.clause("FT5")
def test_what_has_been_shown_cannot_be_taken_back() -> None:
    """A card that nobody had seen is shown by selling or spending it, a djinn by keeping it."""
    seen = in_sale().cards(1, "fish", "gold").do("put-fish")
    assert seen.s.step == 1
    unseen = in_sale().cards(1, "fish").cards(1, "gold", unseen=True).do("put-fish", "put-gold")
    assert unseen.s.step == 0
    paid = in_sale().djinn(1, "Enki").kind("oasis", "a1").cards(1, "fakir", unseen=True).do("Enki:f")
    assert paid.s.step == 0
    open_fakir = in_sale().djinn(1, "Enki").kind("oasis", "a1").cards(1, "fakir").do("Enki:f")
    assert open_fakir.s.step == 1
    kept = in_sale().djinn(1, "Sibittis").people(1, elders=2).djinn(2, "Ba'al").only_djinns("Leta")
    assert kept.do("Sibittis:ww", "Leta", "take-Leta").s.step == 0
