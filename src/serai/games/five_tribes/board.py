"""The geometry of the 5 × 6 board. Sets of tiles are bits of a number; tile 0 is top left.

`REACH` and its relatives make the search for complete moves cheap: see sow.py.
"""

ROWS = 5
COLUMNS = 6
TILES = ROWS * COLUMNS
DIRECTIONS = 4  # north, east, south, west; the opposite of d is d ^ 2
MAX_DISTANCE = ROWS + COLUMNS - 2
LOOKAHEAD = 5  # steps for which reach matters: with more, every move can be completed


def _step(tile: int, direction: int) -> int:
    """The next tile in a direction, -1 off the board."""
    row = tile // COLUMNS + (-1, 0, 1, 0)[direction]
    column = tile % COLUMNS + (0, 1, 0, -1)[direction]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def _reach(tile: int, heading: int, steps: int) -> int:
    """Where one can be after exactly this many steps, none of them straight back. No heading: -1."""
    if steps == 0:
        return 1 << tile
    reached = 0
    for d in range(DIRECTIONS):
        if STEP[tile * DIRECTIONS + d] >= 0 and (heading < 0 or d != heading ^ 2):
            reached |= _reach(STEP[tile * DIRECTIONS + d], d, steps - 1)
    return reached


def _apart(a: int, b: int) -> int:
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


def _close(a: int, b: int) -> bool:
    """The same tile, or one of the up to 8 around it."""
    return max(abs(a // COLUMNS - b // COLUMNS), abs(a % COLUMNS - b % COLUMNS)) <= 1


def _near(tile: int) -> tuple[int, ...]:
    near = tuple(t for t in range(TILES) if _close(t, tile))
    return near + (-1,) * (9 - len(near))


STEP = tuple(_step(t, d) for t in range(TILES) for d in range(DIRECTIONS))  # tile * 4 + direction
REACH = tuple(  # by steps, then tile * 4 + the direction in which it was entered
    tuple(_reach(t, d, steps) for t in range(TILES) for d in range(DIRECTIONS))
    for steps in range(LOOKAHEAD + 1)
)
FIRST_REACH = tuple(tuple(_reach(t, -1, steps) for t in range(TILES)) for steps in range(LOOKAHEAD + 1))
DISTANCE = tuple(tuple(_apart(a, b) for b in range(TILES)) for a in range(TILES))
WITHIN = tuple(  # tiles at most so far away, by distance and tile
    tuple(sum(1 << u for u in range(TILES) if _apart(t, u) <= far) for t in range(TILES))
    for far in range(MAX_DISTANCE + 1)
)
NEAR = tuple(_near(t) for t in range(TILES))  # a tile and the up to 8 around it, -1 for none
AROUND = tuple(sum(1 << u for u in NEAR[t] if u >= 0 and u != t) for t in range(TILES))
