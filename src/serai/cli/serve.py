"""`serai serve`: open the house, for oneself or for the whole world."""

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from .desk import Desk
from .usage import Command, lang_option

if TYPE_CHECKING:
    from serai.server.settings import Settings

Text = str | None


def add(app: typer.Typer, desk: Desk) -> None:
    def option(flag: str, metavar: str = "N", **values: str) -> typer.models.OptionInfo:
        help = desk.say(f"help-serve-{flag}", **values)
        return typer.Option(f"--{flag}", metavar=metavar, help=help)  # type: ignore[no-any-return]

    @app.command(cls=Command, help=desk.say("help-serve"))
    def serve(
        host: Annotated[Text, option("host", "HOST")] = None,
        port: Annotated[Text, option("port")] = None,
        open_browser: Annotated[bool, typer.Option("--open", help=desk.say("help-serve-open"))] = False,
        database: Annotated[Text, option("database", "URL")] = None,
        address: Annotated[Text, option("address", "URL")] = None,
        proxies: Annotated[Text, option("proxies", "IP")] = None,
        workers: Annotated[Text, option("workers")] = None,
        thinkers: Annotated[Text, option("thinkers")] = None,
        no_limits: Annotated[bool, typer.Option("--no-limits", help=desk.say("help-serve-limits"))] = False,
        notices: Annotated[Text, option("notices", "public|any|off")] = None,
        log: Annotated[Text, option("log", "text|json")] = None,
        level: Annotated[Text, option("level", "LEVEL")] = None,
        grace: Annotated[Text, option("grace")] = None,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        from serai.server import serving
        from serai.server.settings import Settings

        desk.speak(lang)
        settings = Settings.read(
            os.environ,
            host=host,
            port=port,
            database=database,
            address=address,
            proxies=proxies,
            workers=workers,
            thinkers=thinkers,
            limits="no" if no_limits else None,
            notices=notices,
            log=log,
            level=level,
            grace=grace,
        )
        door = serving.listen(settings)
        greeting = threading.Thread(target=_greet, args=(desk, settings, door, open_browser), daemon=True)
        greeting.start()
        serving.serve(settings, door)


def _greet(desk: Desk, settings: "Settings", door: socket.socket, open_browser: bool) -> None:
    """Once the house answers, say where it is."""
    settings = replace(settings, port=door.getsockname()[1])
    local = replace(settings, address=()).url
    while not _answers(f"{local}/ready"):
        time.sleep(0.05)
    desk.tell("house-open", url=settings.url)
    sys.stdout.flush()
    if open_browser and _has_browser():
        webbrowser.open(settings.url)


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except OSError:
        return False


def _has_browser() -> bool:
    """With a screen to show it on; one that runs in the terminal would be in our way."""
    screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    return bool(screen)
