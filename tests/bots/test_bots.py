"""Bots play by the rules, never see more than their player, and know their trade."""

from itertools import pairwise

import pytest

import serai
from serai import bots
from serai.bots.tuned import Level, Tuned
from serai.games.camel_up.position import read_position
from serai.games.camel_up.state import State as Table
from serai.games.camel_up.tables import BET_LOSER, BET_WINNER, LEG, LETTERS, OASIS, ROLL


def played(game: serai.Game, seats: list[bots.Bot], seed: int) -> serai.Match:
    match = game.match(seed=seed)
    while not match.over:
        match.play(bots.ask(seats[match.actor or 0], match.state, seed=len(match.plies)))
    return match


def test_every_game_has_a_random_bot_that_finishes_games() -> None:
    for name in serai.games():
        game = serai.game(name)
        match = played(game, [bots.make("random", game)] * game.players, seed=1)
        assert match.winners


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(serai.BadOption, match="no bot “hal” for Camel Up. There are: random, greedy"):
        bots.make("hal", serai.game("camel_up"))


@pytest.mark.parametrize("name", serai.games())
def test_every_level_has_more_playouts_or_fewer_slips_than_the_one_below(name: str) -> None:
    levels = Tuned.of(name).levels
    assert len(levels) == len(bots.LEVELS)
    assert all(
        above.playouts > below.playouts or above.slips < below.slips for below, above in pairwise(levels)
    )
    assert all(not level.slips or not level.playouts for level in levels)


@pytest.mark.parametrize("name", serai.games())
def test_who_gives_hints_and_steps_in_neither_errs_nor_keeps_people_waiting(name: str) -> None:
    usual = bots.usual(serai.game(name))
    level = Tuned.of(name).levels[int(usual.removeprefix("level-")) - 1]
    assert level == Level(playouts=0, slips=0)


def test_greedy_beats_three_random_players() -> None:
    game = serai.game("camel_up", players=4)
    greedy, chaos = bots.make("greedy", game), bots.make("random", game)
    won = 0
    for seed in range(24):
        seats = [greedy if p == seed % 4 else chaos for p in range(4)]
        won += seed % 4 in played(game, seats, seed).winners
    assert won >= 22


@pytest.mark.parametrize("players", [2, 8])
def test_greedy_finishes_games_of_every_size(players: int) -> None:
    game = serai.game("camel_up", players=players)
    assert played(game, [bots.make("greedy", game)] * players, seed=2).winners


def test_a_bot_is_never_handed_the_true_position() -> None:
    """Asked a hundred times, a bot sees the others' cards in all places, and its own in one."""
    game = serai.game("camel_up", players=2)
    match = game.match(seed=1)
    for text in ("winB", "loseW", "winG", "winY"):
        match.play(match.parse(text))
    shown: list[serai.State] = []

    class Spy:
        def choose(self, state: serai.State, seed: int) -> int:
            shown.append(state)
            return state.legal()[0]

    for seed in range(100):
        bots.ask(Spy(), match.state, seed)
    me = match.actor or 0
    own = {tuple(state.record.card[me]) for state in shown}  # type: ignore[attr-defined]
    others = {tuple(state.record.card[1 - me]) for state in shown}  # type: ignore[attr-defined]
    assert len(own) == 1
    assert len(others) == 20  # two cards of five, in order


def test_greedy_does_not_use_what_it_cannot_know() -> None:
    game = serai.game("camel_up", players=3)
    greedy, match = bots.make("greedy", game), game.match(seed=5)
    for text in ("winB", "loseW", "winG", "roll", "winY", "loseO"):
        match.play(match.parse(text))
    state = match.state
    choices = {greedy.choose(state.resample(match.actor, seed), seed=1) for seed in range(30)}
    assert len(choices) == 1


def worth(text: str, dice: str = LETTERS, change: dict[str, int] | None = None) -> dict[int, float]:
    s: Table = read_position(text, dice)
    for name, value in (change or {}).items():
        setattr(s, name, value)
    state = serai.State(serai.game("camel_up", players=2), s)
    greedy = bots.make("greedy", state.game)
    return greedy.values(s, state.legal())  # type: ignore[attr-defined, no-any-return]


def test_a_sure_leg_tile_is_worth_its_value() -> None:
    value = worth("5:BYGO 12:W", dice="B")
    assert value[LEG + LETTERS.index("W")] == pytest.approx(5)
    assert value[LEG + LETTERS.index("B")] == pytest.approx(-1)
    assert value[ROLL] == 1


def test_a_sure_landing_is_worth_a_pound() -> None:
    value = worth("1:B 12:YGOW", dice="B")
    assert max(v for x, v in value.items() if OASIS <= x < ROLL) == pytest.approx(1 / 3)


def test_a_sure_winner_and_loser_are_worth_a_card() -> None:
    value = worth("2:B 16:YGOW", dice="YGOW")
    assert value[BET_LOSER + LETTERS.index("B")] == max(value.values())
    assert value[BET_WINNER + LETTERS.index("B")] < 0
