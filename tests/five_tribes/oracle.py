"""The rules of the move and the sets, told once more: slow, obvious, and without the engine."""

from functools import cache

Board = tuple[str, ...]  # the meeples of each of the 30 tiles, as sorted letters
Drops = tuple[tuple[str, int], ...]  # tribe and tile, in the order dropped

ROWS, COLUMNS = 5, 6
VALUES = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]


def neighbours(tile: int) -> list[int]:
    row, column = divmod(tile, COLUMNS)
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


@cache
def ways(start: int, steps: int) -> list[tuple[int, ...]]:
    """Every chain of this many orthogonal steps that never goes straight back."""
    chains: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        chains = [(*c, n) for c in chains for n in neighbours(c[-1]) if len(c) == 1 or n != c[-2]]
    return [c[1:] for c in chains]


@cache
def orders(letters: str) -> set[str]:
    """Every order in which the meeples can be dropped."""
    if not letters:
        return {""}
    return {letter + rest for letter in set(letters) for rest in orders(letters.replace(letter, "", 1))}


def complete_moves(board: Board, start: int) -> set[Drops]:
    """Every complete move from a tile: the last meeple finds its own tribe where it lands."""
    hand = board[start]
    found = set()
    for way in ways(start, len(hand)) if hand else []:
        last = "" if way[-1] == start else board[way[-1]]
        again = [i for i, tile in enumerate(way[:-1]) if tile == way[-1]]
        for order in orders(hand):
            if order[-1] in last or any(order[i] == order[-1] for i in again):
                found.add(tuple(zip(order, way, strict=True)))
    return found


def after(board: Board, start: int, drops: Drops) -> Board:
    """The board when the move is made and the last meeple's tribe is gathered."""
    tiles = list(board)
    tiles[start] = ""
    for letter, tile in drops:
        tiles[tile] += letter
    letter, tile = drops[-1]
    tiles[tile] = tiles[tile].replace(letter, "")
    return tuple("".join(sorted(t)) for t in tiles)


@cache
def best_value(goods: tuple[int, ...]) -> int:
    """The best division of goods into sets, by trying every first set."""
    held = [i for i, n in enumerate(goods) if n]
    best = 0
    for mask in range(1, 1 << len(held)):
        chosen = {held[i] for i in range(len(held)) if mask >> i & 1}
        rest = tuple(n - (i in chosen) for i, n in enumerate(goods))
        best = max(best, VALUES[len(chosen)] + best_value(tuple(sorted(rest))))
    return best


def best_with_wild(goods: tuple[int, ...], wild: int) -> int:
    """Every wild good is tried as every kind."""
    if wild == 0:
        return best_value(tuple(sorted(goods)))
    kinds = range(len(goods))
    return max(best_with_wild(tuple(goods[i] + (i == k) for i in kinds), wild - 1) for k in kinds)
