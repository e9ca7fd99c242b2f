"""Chance is fixed before the game, cannot be foreseen, and is fair."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise

import pytest

import serai
from serai.core.dealer import Dealer
from serai.core.rng import MULTIPLIER, below, seeded


def test_a_draw_is_the_hmac_of_words_and_number() -> None:
    dealer = Dealer(b"secret", ["a", "b"], drawn=5)
    message = json.dumps([["a", "b"], 5, 0], separators=(",", ":")).encode()
    digest = hmac.new(b"secret", message, hashlib.sha256).digest()
    assert dealer.pick([1] * 10) == int.from_bytes(digest[:8]) % 10
    assert dealer.drawn == 6
    assert dealer.commitment == hashlib.sha256(b"secret").hexdigest()


def test_words_cannot_be_shifted_between_players() -> None:
    one, other = Dealer(b"s", ["ab", "c"]), Dealer(b"s", ["a", "bc"])
    assert [one.pick([1] * 1000) for _ in range(5)] != [other.pick([1] * 1000) for _ in range(5)]


def test_numbers_from_the_uneven_end_are_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    digests = iter([b"\xff" * 32, b"\x00" * 31 + b"\x00"])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(digests))
    assert Dealer(b"s").pick([1, 1, 1]) == 0  # 2**64 - 1 would have given 0 as well, but was refused
    assert next(digests, None) is None


def test_draws_follow_their_weights() -> None:
    dealer = Dealer(b"weights")
    seen = Counter(dealer.pick([1, 0, 3, 6]) for _ in range(20_000))
    assert seen[1] == 0
    for i, share in ((0, 0.1), (2, 0.3), (3, 0.6)):
        assert abs(seen[i] / 20_000 - share) < 0.015


def test_without_a_seed_every_match_differs() -> None:
    game = serai.game("camel_up")
    assert game.match().commitment != game.match().commitment


def test_the_seed_and_the_words_make_the_game() -> None:
    game = serai.game("camel_up")

    def drawn(**how: object) -> list[str]:
        return [ply.do for ply in game.match(**how).log.plies]  # type: ignore[arg-type]

    assert drawn(seed=7) == drawn(seed="7") == drawn(seed=b"7")
    assert drawn(seed=7) != drawn(seed=8)
    assert drawn(seed=7) != drawn(seed=7, words=["mine"])


def test_numbers_for_simulations_are_even_and_independent() -> None:
    rng = [seeded(1)]
    draws = [below(rng, 6) for _ in range(60_000)]
    for count in Counter(draws).values():
        assert abs(count - 10_000) < 500  # five deviations
    pairs = Counter(pairwise(draws))
    assert len(pairs) == 36
    assert all(abs(count - 60_000 / 36) < 210 for count in pairs.values())


def test_neighbouring_seeds_start_far_apart() -> None:
    firsts = Counter()  # type: Counter[int]
    for seed in range(6_000):
        firsts[below([seeded(seed)], 6)] += 1
    assert all(abs(count - 1_000) < 150 for count in firsts.values())
    assert all(0 < seeded(seed) < MULTIPLIER * 2**32 - 1 for seed in range(100))
