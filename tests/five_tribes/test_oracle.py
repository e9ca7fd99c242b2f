"""The engine's moves, steps and sets against a second, obvious implementation."""

import random
from collections import Counter

import pytest

from serai.games.five_tribes import rules
from serai.games.five_tribes.movelist import Move, Moves
from serai.games.five_tribes.names import TRIBE_LETTERS
from serai.games.five_tribes.scoring import best_sets
from serai.games.five_tribes.state import State
from serai.games.five_tribes.tables import CARDS, DROP, FAKIR, MOVE, POINT, SMALL_MARKET, STAY

from . import oracle

BOARDS = 2_000


def random_board(rng: random.Random) -> oracle.Board:
    """From nearly empty to crowded, with a tall stack now and then."""
    crowd = rng.choice([0.2, 0.5, 0.8, 1.2])
    tribes = rng.choice(["ywgbr", "ywgbr", "yw", "gbr"])
    board = []
    for _ in range(30):
        n = min(3, int(rng.expovariate(1 / crowd)))
        board.append("".join(sorted(rng.choice(tribes) for _ in range(n))))
    if rng.random() < 0.3:
        tall = rng.choice([4, 4, 4, 5, 5] * 8 + [6])
        board[rng.randrange(30)] = "".join(sorted(rng.sample("ywgbrywgbr", tall)))
    return tuple(board)


def position(board: oracle.Board) -> State:
    s = State()
    s.players, s.phase = 4, MOVE
    for t, letters in enumerate(board):
        s.tile[t] = SMALL_MARKET
        for letter in letters:
            tribe = TRIBE_LETTERS.index(letter)
            s.meeple[t][tribe] += 1
            s.has[tribe] |= 1 << t
    for p in range(4):
        s.camels[p] = 8
    return s


def board_of(s: State) -> oracle.Board:
    return tuple(
        "".join(sorted(letter * s.meeple[t][i] for i, letter in enumerate(TRIBE_LETTERS))) for t in range(30)
    )


def drops_of(move: Move) -> oracle.Drops:
    assert move.start is not None
    tiles = move.way(move.start)
    return tuple((TRIBE_LETTERS[(x - DROP) // 4], t) for x, t in zip(move.drops, tiles, strict=True))


@pytest.fixture(scope="module")
def moves() -> Moves:
    return Moves()


def test_complete_moves_agree_on_random_boards(moves: Moves, scale: int) -> None:
    """The same moves, the same number of them, and the same boards after playing them."""
    rng, total = random.Random(4), 0
    for n in range(BOARDS * scale):
        board = random_board(rng)
        s = position(board)
        before = s.to_bytes()
        starts = {t: oracle.complete_moves(board, t) for t in range(30)}
        expected = {(t, drops) for t, found in starts.items() for drops in found}
        assert moves.count(s) == len(expected), board
        found = moves.all(s, limit=1_000_000)
        assert s.to_bytes() == before
        assert Counter((m.start, drops_of(m)) for m in found) == Counter(expected), board
        out = [0] * 200
        legal = out[: rules.legal(s, out)]
        assert legal == ([POINT + t for t in range(30) if starts[t]] or [STAY]), board
        for move in rng.sample(found, min(3, len(found))):
            assert play_out(s, move) == after_of(board, move), (board, move)
        total += len(found)
        if n % 100 == 0:
            assert Moves("interpreted").count(s, 500) == min(500, len(expected))
    assert total > 50 * BOARDS


def after_of(board: oracle.Board, move: Move) -> oracle.Board:
    assert move.start is not None
    return oracle.after(board, move.start, drops_of(move))


def play_out(s: State, move: Move) -> oracle.Board:
    """The board after the move, played step by step, each step legal."""
    s = s.copy()
    out = [0] * 200
    assert move.start is not None
    for x in (POINT + move.start, *move.drops):
        assert x in out[: rules.legal(s, out)]
        rules.play(s, x)
    return board_of(s)


def test_steps_within_a_move_agree(scale: int) -> None:
    """At every drop the legal ones are exactly the next steps of the complete moves that remain."""
    rng, checked = random.Random(9), 0
    while checked < 3_000 * scale:
        board = random_board(rng)
        s = position(board)
        starts = [t for t in range(30) if len(board[t]) > 1 and oracle.complete_moves(board, t)]
        if not starts:
            continue
        start = rng.choice(starts)
        left = [*oracle.complete_moves(board, start)]
        rules.play(s, POINT + start)
        at = start
        for depth in range(len(board[start])):
            out = [0] * 200
            legal = out[: rules.legal(s, out)]
            around = (at - 6, at + 1, at + 6, at - 1)
            steps = {(TRIBE_LETTERS[(x - DROP) // 4], around[(x - DROP) % 4]) for x in legal}
            assert len(steps) == len(legal)
            assert steps == {drops[depth] for drops in left}, (board, start, depth)
            x = rng.choice(legal)
            step = (TRIBE_LETTERS[(x - DROP) // 4], around[(x - DROP) % 4])
            left = [drops for drops in left if drops[depth] == step]
            at = step[1]
            rules.play(s, x)
            checked += 1


def test_lonely_tall_stacks_agree() -> None:
    """Where nothing else helps, everything hangs on the loops."""
    rng = random.Random(3)
    for letters in ("bgrrwy", "bgrwyy", "bbggry", "bgrwy", "bbgrw"):
        start = rng.randrange(30)
        board = tuple(letters if t == start else "" for t in range(30))
        s = position(board)
        left = [*oracle.complete_moves(board, start)]
        assert ([x for x in (POINT + start, STAY) if x in legal_of(s)] == [POINT + start]) == bool(left)
        for depth in range(len(letters)) if left else []:
            if depth == 0:
                rules.play(s, POINT + start)
            at = s.at
            legal = legal_of(s)
            around = (at - 6, at + 1, at + 6, at - 1)
            steps = {(TRIBE_LETTERS[(x - DROP) // 4], around[(x - DROP) % 4]): x for x in legal}
            assert steps.keys() == {drops[depth] for drops in left}, (letters, depth)
            step = rng.choice(sorted(steps))
            left = [drops for drops in left if drops[depth] == step]
            rules.play(s, steps[step])


def legal_of(s: State) -> list[int]:
    out = [0] * 200
    return out[: rules.legal(s, out)]


def test_a_walk_from_the_middle_of_a_move(moves: Moves) -> None:
    rng = random.Random(5)
    for _ in range(50):
        s = position(random_board(rng))
        whole = moves.all(s)
        if not whole:
            continue
        move = rng.choice(whole)
        assert move.start is not None
        rules.play(s, POINT + move.start)
        taken = rng.randrange(len(move.drops))
        for x in move.drops[:taken]:
            rules.play(s, x)
        begun = (move.start, move.drops[:taken])
        rest = [m.drops[taken:] for m in whole if (m.start, m.drops[:taken]) == begun]
        assert sorted(m.drops for m in moves.all(s)) == sorted(rest)


def test_a_limited_walk_leaves_the_position_as_it_was() -> None:
    rng = random.Random(6)
    walker = Moves("interpreted")
    for limit in (1, 2, 7, 50):
        s = position(random_board(rng))
        before = s.to_bytes()
        assert walker.count(s, limit) <= limit
        own = s.copy()
        walker.bound.count_moves(own, limit, walker.choice, walker.cursor)
        assert own.to_bytes() == before


@pytest.mark.clause("FT62", "FT70")
def test_the_best_sets_agree_with_brute_force(scale: int) -> None:
    rng = random.Random(7)
    for _ in range(300 * scale):
        goods = tuple(min(CARDS[k], int(rng.expovariate(1))) for k in range(FAKIR))
        if sum(goods) > 12:
            continue
        wild = rng.choice([0, 0, 1, 2, 3])
        assert best_sets([*goods, 0], wild) == oracle.best_with_wild(goods, wild), (goods, wild)
