"""A position as text and as SVG: both are what the game draws for a terminal."""

from io import StringIO

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from serai.core.game import Option, State
from serai.core.screen import screen_of

MODES = ["human", "ansi", "svg"]
MODE = Option(None, choices=(None, *MODES))
WIDTH = 120  # letters
PAPER, INK = (33, 26, 41), (251, 240, 217)  # the house by night, where all colours can be read
PAGE = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }}
.{unique_id}-title {{ font: bold 22px Georgia, serif; fill: #F0B93A; }}
{styles}
</style>
<defs>{lines}</defs>
<rect x="1" y="1" width="99.8%" height="99.6%" rx="10" fill="#211A29" stroke="#7A5A86"/>
<text class="{unique_id}-title" x="{terminal_x}" y="30">TITLE</text>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def text(state: State, viewer: int | None) -> str:
    """For a terminal, with its colours."""
    console = _drawn(state, viewer)
    return console.export_text(styles=True)


def svg(state: State, viewer: int | None) -> str:
    """A picture for a page or a file."""
    console, page = _drawn(state, viewer), PAGE.replace("TITLE", state.game.title)
    theme = TerminalTheme(PAPER, INK, [INK] * 8)  # games bring their colours along
    return console.export_svg(theme=theme, code_format=page, unique_id=state.game.name.replace("_", "-"))


def _drawn(state: State, viewer: int | None) -> Console:
    console = Console(
        file=StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor"
    )
    names = [state.game.words.say("player", "en", number=p + 1) for p in range(state.game.players)]
    console.print(screen_of(state.game).draw(state.view(viewer), names, "en", WIDTH))
    return console


def render(state: State, mode: str | None) -> str | None:
    """What an environment's `render` returns; for `human` it is shown instead."""
    if mode == "human":
        print(text(state, None))
        return None
    if mode is None:
        return None
    return svg(state, None) if mode == "svg" else text(state, None)
