"""The figures as JSON, as a table in Markdown, and as a plot."""

from collections.abc import Mapping
from html import escape
from math import ceil, log10
from typing import Any

from ..server import machine
from .measure import Plan

TITLES = {
    "serai/compiled": "Serai, compiled",
    "serai/vector": "Serai, vector environment",
    "serai/python": "Serai, plain Python",
    "serai/mcts": "Serai, search as its bots do",
    "serai/random mcts": "Serai, search by random play to the end",
    "open_spiel/c++": "OpenSpiel, loop in C++",
    "open_spiel/c++ from python": "OpenSpiel, C++ game, loop in Python",
    "open_spiel/python": "OpenSpiel, Python game",
    "open_spiel/c++ mcts": "OpenSpiel, MCTS in C++",
    "open_spiel/python mcts": "OpenSpiel, MCTS in Python",
    "pettingzoo": "PettingZoo",
    "rlcard": "RLCard",
    "pgx": "pgx, CPU, batch of 1,024",
}
OURS, THEIRS = "#1E8C8A", "#B9A88A"
LINE, LEFT, RIGHT, WIDTH = 18, 330, 90, 860


def title(figure: str) -> tuple[str, str]:
    """Who, and which game.

    >>> title("open_spiel/c++/pig")
    ('OpenSpiel, loop in C++', 'pig')
    """
    who, _, game = figure.rpartition("/")
    return TITLES[who], game.replace("_", " ")


def playouts(figure: str) -> bool:
    """Whether it counts playouts of a search; the others count decisions of random play."""
    return "mcts" in figure


def as_json(rates: Mapping[str, float], plan: Plan, versions: tuple[str, ...]) -> dict[str, Any]:
    return {
        "machine": machine.describe(),
        "seconds": plan.seconds,
        "rounds": plan.rounds,
        "peers": list(versions),
        "decisions_per_second": {k: round(v) for k, v in rates.items() if not playouts(k)},
        "playouts_per_second": {k: round(v) for k, v in rates.items() if playouts(k)},
        "bars": bars(rates),
    }


def bars(rates: Mapping[str, float]) -> dict[str, float]:
    """What we promise ourselves, as ratios of figures of the same run."""
    compiled = {k: v for k, v in rates.items() if k.startswith("serai/compiled/")}
    return {
        "camel_up / pig": round(rates["serai/compiled/camel_up"] / rates["open_spiel/c++/pig"], 2),
        "slowest of ours / backgammon": round(min(compiled.values()) / rates["open_spiel/c++/backgammon"], 1),
        "camel_up vector / 1,000,000": round(rates["serai/vector/camel_up"] / 1e6, 2),
    }


def table(rates: Mapping[str, float], plan: Plan) -> str:
    """In Markdown, the fastest first."""
    lines = [f"{machine.describe()}, one of them used; best of {plan.rounds} rounds.", ""]
    lines += [f"- {what}: {ratio:g}" for what, ratio in bars(rates).items()]
    for searched, unit in ((False, "decisions/s"), (True, "playouts/s")):
        some = {k: v for k, v in rates.items() if playouts(k) == searched}
        lines += ["", f"| | game | {unit} |", "|---|---|---:|"] if some else []
        for figure in sorted(some, key=lambda k: -some[k]):
            who, game = title(figure)
            strong = "**" if figure.startswith("serai") else ""
            lines.append(f"| {strong}{who}{strong} | {game} | {some[figure]:,.0f} |")
    return "\n".join(lines) + "\n"


def plot(rates: Mapping[str, float]) -> str:
    """Bars on a logarithmic scale, as SVG, from the fastest to the slowest."""
    drawn = sorted((k for k in rates if not playouts(k)), key=lambda k: -rates[k])
    top = ceil(log10(max(rates[k] for k in drawn)))
    low = min(3, int(log10(min(rates[k] for k in drawn))))
    unit = (WIDTH - LEFT - RIGHT) / (top - low)
    height = LINE * (len(drawn) + 2)
    parts = [f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>']
    for power in range(low, top + 1):
        x = LEFT + unit * (power - low)
        parts.append(f'<path d="M{x:.0f} {LINE}V{height - LINE}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.0f}" y="{height - 4}" text-anchor="middle">{10**power:,}</text>')
    for row, figure in enumerate(drawn):
        y, length = LINE * (row + 1), unit * max(0.0, log10(rates[figure]) - low)
        colour = OURS if figure.startswith("serai") else THEIRS
        label = escape(" · ".join(title(figure)))
        parts.append(f'<text x="{LEFT - 6}" y="{y + 13}" text-anchor="end">{label}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y + 3}" width="{length:.0f}" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + length + 5:.0f}" y="{y + 13}">{rates[figure]:,.0f}</text>')
    view = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="11"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {view}>'
    name = "<title>Decisions per second of random play on one core, logarithmic</title>"
    return "\n".join([head, name, *parts, "</svg>", ""])


def placed(page: str, text: str) -> str:
    """The page with this text between its marks.

    >>> placed("a\\n<!-- figures -->\\nold\\n<!-- end -->\\n", "new\\n")
    'a\\n<!-- figures -->\\nnew\\n<!-- end -->\\n'
    """
    begin, end = "<!-- figures -->\n", "<!-- end -->"
    before, _, rest = page.partition(begin)
    return f"{before}{begin}{text}{end}{rest.partition(end)[2]}"
