"""Nine cells, numbered row by row; an action marks one."""

CELLS = 9
ACTIONS = CELLS
OUTCOMES = 1  # nothing is left to chance
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def observation(players: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return (("cells", (CELLS,)),)  # 1 the viewer's, -1 the other's
