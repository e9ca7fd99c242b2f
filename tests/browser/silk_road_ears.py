"""Hears and sees all that reaches one page of a game of Silk Road, and notes what it should not."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocket

from .guest import Guest

HIDDEN = re.compile(r"draw:(?!\?)|stolen:(?!\?)|bag:\w+=(?!\?)|show:(?!\?)")  # lines that say too much
SHOWN = """() => ({
    over: !!document.querySelector(".result"),
    screens: document.querySelectorAll(".sr .screen").length,
    goods: document.querySelectorAll(".sr-panel .goods").length,
    silver: [...document.querySelectorAll(".seats .sr-score .silver b")].map(one => one.textContent),
    bag: [...document.querySelectorAll(".sr .inside b")].map(one => one.textContent),
})"""


class Ears:
    """The page of a player, or of a passer-by whose seat is None."""

    def __init__(self, guest: Guest, seat: int | None) -> None:
        self.guest, self.seat = guest, seat
        self.heard = 0  # positions
        self.secrets: list[str] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._received(json.loads(text)))

    def _received(self, message: dict[str, Any]) -> None:
        if message["type"] != "position" or message["over"]:
            return
        self.heard += 1
        view = message["view"]
        for seat, player in enumerate(view["players"]):
            if seat != self.seat and (player["goods"] is not None or player["money"] is not None):
                self.secrets.append(f"{self.seat} hears what {seat} owns")
        if self.seat is None and any(number is not None for number in view["bag"]["goods"].values()):
            self.secrets.append("a passer-by hears what is in the bag")
        for showing in [(view["vizier"] or {}).get("showing", [])]:
            told = [p for p, one in enumerate(showing) if one["number"] is not None and p != self.seat]
            if told and view["phase"] == "show":
                self.secrets.append(f"{self.seat} hears what {told} will show")
        self.secrets += [line["text"] for line in message["log"] if self._tells_too_much(line)]

    def _tells_too_much(self, line: dict[str, Any]) -> bool:
        """Others' secrets; one's own are named in the line, by who reads it as a player."""
        if not HIDDEN.match(line["do"]):
            return False
        return self.seat is None or self._name not in line["text"]

    @property
    def _name(self) -> str:
        return {0: "Anna", 1: "Bruno"}[self.seat or 0]

    def look(self) -> None:
        """At the page as it is now."""
        seen = self.guest.page.evaluate(SHOWN)
        if seen["over"]:
            return
        mine = 0 if self.seat is None else 1
        if seen["screens"] > mine or seen["goods"]:
            self.secrets.append(f"{self.seat} sees goods")
        if sum(silver != "?" for silver in seen["silver"]) > mine:
            self.secrets.append(f"{self.seat} sees silver: {seen['silver']}")
        if self.seat is None and set(seen["bag"]) - {"?"}:
            self.secrets.append(f"a passer-by sees into the bag: {seen['bag']}")
