"""What each ply does to everybody's coins, worked out apart from the engine's own sums."""

from serai.core.rules import CHANCE
from serai.games.five_tribes.names import DJINN_NAMES, KIND_NAMES, TILE_NAMES, TRIBE_LETTERS
from serai.games.five_tribes.state import State

from .oracle import COLUMNS, VALUES, neighbours

PRICES = [0, 1, 3, 5, 8, 12, 18]


def owner(s: State, djinn: str) -> int | None:
    where = s.djinn[DJINN_NAMES.index(djinn)] - 5
    return where if where >= 0 else None


def blue(s: State, tile: int) -> int:
    row, column = divmod(tile, COLUMNS)
    return sum(
        KIND_NAMES[s.tile[r * COLUMNS + c]][:3] in ("vil", "sac")
        for r in range(max(0, row - 1), min(5, row + 2))
        for c in range(max(0, column - 1), min(6, column + 2))
    )


def gains(s: State, do: str, after: State) -> list[int]:
    """The coins that come in and go out with a ply, by player."""
    coins = [0] * s.players
    if s.turn == CHANCE:
        return coins
    me = s.turn

    def reward(djinn: str, times: int) -> None:
        """+1 for one's own deed, +2 for another's."""
        if (master := owner(s, djinn)) is not None:
            coins[master] += times * (1 if master == me else 2)

    if do.startswith("bid"):
        price, _, fakirs = do[3:].partition("-")
        coins[me] -= min(s.coins[me], PRICES[PRICES.index(int(price)) - int(fakirs or 0)])
    if do.startswith("card") and s.phase == 7:
        coins[me] -= 6 if KIND_NAMES[s.tile[s.at]] == "large" else 3
    if do == "sell":
        coins[me] += VALUES[bin(s.basket).count("1")]
    if do.startswith("take-") and do != "take-Ba'al":
        reward("Ba'al", 1)
    if do[0] in TRIBE_LETTERS and do[1:] in ("N", "E", "S", "W"):
        coins = [a + b for a, b in zip(coins, dropped(s, do, after), strict=True)]
    if do.startswith("build+"):
        doubled = s.used >> DJINN_NAMES.index("Echidna") & 1
        coins[me] += (s.hand[3] + int(do[6:])) * blue(s, s.at) * (2 if doubled else 1)
    reward("Monkir", sum(after.palace[t] - s.palace[t] for t in range(30)))
    killed, builders = kills(s, do, after)
    reward("Nekir", killed)
    if owner(s, "Kandicha") == me and builders:
        coins[me] += builders * blue(s, TILE_NAMES.index(do) if do in TILE_NAMES else s.spot)
    return coins


def dropped(s: State, do: str, after: State) -> list[int]:
    """Marid for every drop; builders gathered without a choice are paid at once."""
    coins = [0] * s.players
    steps = dict(zip("NESW", (-6, 1, 6, -1), strict=True))
    to = s.at + steps[do[1]]
    assert to in neighbours(s.at)
    master = owner(s, "Marid")
    if master is not None and s.camel[to] == master + 1:
        coins[master] += 1 if master == s.turn else 2
    last = sum(s.hand[i] for i in range(5)) == 1
    if last and do[0] == "b" and after.phase != 4:  # not asked for fakirs
        coins[s.turn] += (s.meeple[to][3] + 1) * blue(s, to)
    return coins


def kills(s: State, do: str, after: State) -> tuple[int, int]:
    """How many meeples a ply kills, and how many of them are builders on a tile."""
    if do[:-1] in ("vizier", "elder"):
        rival = int(do[-1]) - 1
        before = s.viziers[rival] + s.elders[rival]
        return before - after.viziers[rival] - after.elders[rival], 0
    if do.startswith("kill-") or (do in TILE_NAMES and s.phase == 4):
        t = s.spot if do.startswith("kill-") else TILE_NAMES.index(do)
        gone = [s.meeple[t][i] - after.meeple[t][i] for i in range(5)]
        return sum(gone), gone[3]
    return 0, 0
