"""`serai odds`: exact odds of a position of Camel Up, drawn."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

import serai
from serai.games.camel_up.tables import LEG_VALUES, LETTERS

from .desk import MADDER, TURQUOISE, Desk, bar
from .usage import Command, json_option, lang_option

if TYPE_CHECKING:
    from serai.games.camel_up.odds import Odds

CAMEL = 25  # letters for its name and the edges


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say
    numbers = {"ignore_unknown_options": True}  # so that -7 is a mirage

    @app.command(cls=Command, help=say("help-odds"), context_settings=numbers)
    def odds(
        position: Annotated[
            list[str], typer.Argument(metavar=say("help-position-name"), help=say("help-position"))
        ],
        dice: Annotated[str, typer.Option(metavar=LETTERS, help=say("help-dice"))] = LETTERS,
        json: Annotated[bool, json_option(desk)] = False,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        from serai.games.camel_up.odds import odds as exact
        from serai.games.camel_up.position import read_position

        desk.speak(lang)
        state = read_position(" ".join(position), dice)
        with desk.waiting():
            found = exact(state)
        if json:
            desk.json(found.to_dict())
        else:
            _draw(desk, found)


def _draw(desk: Desk, found: "Odds") -> None:
    camels = sorted(found.places, key=lambda camel: found.places[camel], reverse=True)
    desk.show(_places(desk, found, camels), _bets(desk, found, camels))
    for space, landings in found.landings.items():
        each = desk.number(landings / found.outcomes, 2)
        desk.tell("landings", space=space, landings=landings, each=each)
    desk.tell("race-ends", chance=desk.percent(found.ends / found.outcomes))
    desk.tell("outcomes", outcomes=found.outcomes)


def _places(desk: Desk, found: "Odds", camels: list[str]) -> Table:
    heads = [desk.say("camel"), *(desk.say("place", place=place) for place in range(1, 6))]
    table = desk.table(desk.say("this-leg"), *heads)
    for camel in camels:
        shares = [n / found.outcomes for n in found.places[camel]]
        table.add_row(_camel(desk, camel), *(_share(desk, share, TURQUOISE) for share in shares))
    return table


def _bets(desk: Desk, found: "Odds", camels: list[str]) -> Table:
    """What the leg tiles are worth, and the chances of the whole race."""
    tiles = [desk.say("leg-tile", value=value) for value in LEG_VALUES]
    heads = [desk.say("camel"), *tiles, desk.say("wins-race"), desk.say("loses-race")]
    table = desk.table(desk.say("bets"), *heads)
    for camel in camels:
        values = [desk.number(found.tile(camel, value), 2) for value in LEG_VALUES]
        table.add_row(
            _camel(desk, camel),
            *(Text(value, justify="right") for value in values),
            _share(desk, found.win[camel], TURQUOISE),
            _share(desk, found.lose[camel], MADDER),
        )
    return table


def _camel(desk: Desk, camel: str) -> Text:
    from serai.games.camel_up.terminal.pieces import block

    name = serai.game("camel_up").words.say(f"camel-{camel}", desk.language)
    return block(camel).append(f" {name}")


def _share(desk: Desk, share: float, style: str) -> Text:
    """A percentage and its bar, as long as the terminal allows."""
    room = (desk.out.width - CAMEL) // 5 - len("100.0% ")
    return Text(f"{desk.percent(share):>6} ").append_text(bar(share, min(max(room, 3), 12), style))
