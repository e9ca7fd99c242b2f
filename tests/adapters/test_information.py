"""What OpenSpiel's players know: all of it, no more, and for ever."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

import serai
from serai.adapters.open_spiel import SeraiGame, SeraiState

from .boards import GAMES, TABLES

NONE, OWN, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def load(name: str, **params: object) -> SeraiGame:
    given = ",".join(f"{key}={value}" for key, value in params.items())
    game: SeraiGame = pyspiel.load_game(f"serai_{name}({given})")
    return game


def states(game: SeraiGame, seed: int, every: int = 1) -> Iterator[SeraiState]:
    """The states of a random game, some of them."""
    state, rng, n = game.new_initial_state(), random.Random(seed), 0
    while not state.is_terminal():
        if n % every == 0:
            yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        n += 1
    yield state


def sampler(seed: int) -> Any:
    return random.Random(seed).random


def observer(game: SeraiGame, public: bool, private: Any, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return make_observation(game, kind)


# ---- Resampling ----


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_state_is_the_same_for_whom_it_was_drawn(name: str, players: int) -> None:
    """Followed through as many games as it takes until something else was drawn; secrets may be rare."""
    game = load(name, players=players)
    for seed in range(20):
        drawn = 0
        for n, state in enumerate(states(game, seed, every=9)):
            for player in range(players):
                other = state.resample_from_infostate(player, sampler(n))
                assert_same(state, other, player)
                drawn += str(other) != str(state)
        if drawn:
            return
    raise AssertionError("nothing was ever hidden")


def assert_same(state: SeraiState, other: SeraiState, player: int) -> None:
    assert other.current_player() == state.current_player()
    for part in ("information_state", "observation"):
        for form in ("string", "tensor"):
            one, two = (getattr(s, f"{part}_{form}")(player) for s in (state, other))
            assert one == two, f"the {form} of the {part} tells a secret"
    if state.current_player() == player:
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_plays_on_to_the_end(name: str) -> None:
    rng = random.Random(1)
    for state in [s.clone() for s in states(load(name), seed=2, every=60)]:
        if state.is_terminal() or state.is_chance_node():
            continue
        other = state.resample_from_infostate(state.current_player(), sampler(3))
        moves = state.move_number()
        assert (other.move_number(), len(other.history())) == (moves, moves)
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(0)


def test_the_history_of_a_resampled_state_tells_no_secret() -> None:
    """A race card was laid: whoever did not lay it sees that, but not which one, anywhere in the state.

    Neither in what the state says of the one who did: that is drawn along with the rest.
    """
    game = load("camel_up", players=2)
    base = next(s.clone() for s in states(game, seed=1) if s.current_player() == 0)
    bets = [a for a in base.legal_actions() if base.action_to_string(a).startswith("win")]
    seen, drawn = set(), set()
    for bet in bets:
        state = base.clone()
        state.apply_action(bet)
        worlds = [state.resample_from_infostate(1, sampler(n)) for n in range(100)]
        seen.add((worlds[0].information_state_string(1), tuple(worlds[0].history())))
        assert {world.position.view(0)["winner_pile"][0]["camel"] for world in worlds} == set("BYGOW")
        drawn.add(frozenset(world.information_state_string(0) for world in worlds))
        assert state.history() != worlds[0].history()
    assert len(bets) == 5
    assert len(seen) == len(drawn) == 1


# ---- Information states ----


@pytest.mark.parametrize("name", GAMES)
def test_information_states_grow_and_never_forget(name: str) -> None:
    game = load(name)
    last = [""] * game.num_players()
    for state in states(game, seed=4):
        for player, before in enumerate(last):
            now = state.information_state_string(player)
            assert now.startswith(before)
            last[player] = now
    assert len(set(last)) == game.num_players()


@pytest.mark.parametrize("name", GAMES)
def test_the_tensor_remembers_the_last_plies(name: str) -> None:
    whole, short = load(name), load(name, memory=5)
    observers = [observer(game, True, OWN, recall=True) for game in (whole, short)]
    for state in states(whole, seed=5, every=11):
        for look in observers:
            look.set_from(state, 1)
        plies = observers[0].dict["plies"]
        assert np.count_nonzero(plies) == state.move_number()
        assert observers[1].dict["plies"].tolist() == [*plies[plies > 0][-5:], 0, 0, 0, 0, 0][:5]
        assert observers[0].dict["player"].tolist() == [0, 1, *[0] * (whole.num_players() - 2)]


@pytest.mark.parametrize("name", sorted({*GAMES} - {"camel_up"}))
def test_recall_is_perfect_near_the_end(name: str) -> None:
    """OpenSpiel's own check, which visits a whole tree: here that of the last few plies of a game.

    Not of Camel Up, where players may put off the end two hundred times.
    """
    game = load(name, players=load(name).get_type().min_num_players)
    last = [s.clone() for s in states(game, seed=6) if not s.is_chance_node()][-3]
    found: dict[Any, Any] = {}
    api_test._assert_is_perfect_recall_recursive(last, [], found)
    assert found


# ---- Public and private ----


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_public_and_private_parts(name: str, players: int) -> None:
    game = load(name, players=players)
    public, private = observer(game, True, NONE), observer(game, False, OWN)
    both, everything = observer(game, True, OWN), observer(game, True, ALL)
    told = 0
    for state in states(game, seed=7, every=20):
        spectator = state.position.observe(None)
        everything.set_from(state, 0)
        assert everything.tensor[: len(spectator)].tolist() == spectator
        assert len({public.string_from(state, p) for p in range(players)}) == 1
        for p in range(players):
            for look in (public, private, both):
                look.set_from(state, p)
            assert public.tensor.tolist() == spectator
            assert both.tensor.tolist() == state.position.observe(p) == state.observation_tensor(p)
            assert set(private.dict) == set(game.rules.private)
            for part in private.dict:
                assert private.dict[part].tolist() == both.dict[part].tolist()
                assert everything.dict[f"{part}_{p}"].tolist() == both.dict[part].tolist()
            told += private.string_from(state, p) != ""
        if state.is_terminal():
            continue
        hidden = state.resample_from_infostate(0, sampler(1))
        assert public.string_from(hidden, 0) == public.string_from(state, 0)
    assert told > 0


def test_an_observer_without_anything_sees_nothing() -> None:
    game = load("yspahan")
    look = observer(game, False, NONE)
    look.set_from(game.new_initial_state(), 0)
    assert (look.tensor.size, look.string_from(game.new_initial_state(), 0)) == (0, "")
    with pytest.raises(ValueError, match="have no parameters"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False), {"zoom": 2})


# ---- Odds and ends ----


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_travels_as_text(name: str, players: int) -> None:
    game = load(name, players=players, reward="margin")
    for state in states(game, seed=8, every=70):
        copies = [state, state.resample_from_infostate(1, sampler(2))]
        for sent in copies:
            there, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, sent))
            assert str(there) == str(game)
            assert (str(back), back.history(), back.returns()) == (str(sent), sent.history(), sent.returns())
            for p in range(players):
                assert back.information_state_string(p) == sent.information_state_string(p)


def test_parameters_are_the_games_own_options() -> None:
    game = load("silk_road", players=5, eastward=True)
    assert game.rules == serai.game("silk_road", players=5, eastward=True)
    with pytest.raises(serai.SeraiError, match="reward cannot be 'luck'"):
        load("silk_road", reward="luck")


def test_an_illegal_action_is_refused() -> None:
    state = load("camel_up").new_initial_state()
    before = str(state)
    with pytest.raises(serai.IllegalMove, match="cannot be played now"):
        state.apply_action(20)
    assert str(state) == before


def test_any_position_can_be_a_state() -> None:
    game = load("yspahan", players=3)
    position = game.rules.match(seed=3).state
    state = game.position(position)
    assert str(state) == "\n".join(f"{key}: {value}" for key, value in position.record.to_dict().items())
    assert '"players"' in state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert position == game.rules.match(seed=3).state
