"""No viewer is told anything that they may not know: all of it is equal under other secrets and another seed."""

from pathlib import Path
from typing import Any

import orjson
import pytest

import serai
from serai.core.game import Game
from serai.server import messages

from .twins import ID, House, Twins, opened, pinned

PLAYERS = {"camel_up": 3, "five_tribes": 3, "silk_road": 3, "yspahan": 3}
STEPS = 120  # moves followed for each viewer and each way of hiding
SELDOM = ("five_tribes",)  # random players seldom come to a secret
pytestmark = pytest.mark.anyio


async def follow(twins: Twins, steps: int, resample: bool, tick: Any) -> None:
    """A random game as its viewer hears of it; at many positions everything is asked for."""
    luck = twins.luck
    await twins.begin()
    async with twins.watching():
        for _ in range(steps):
            if twins.true.over:
                break
            tick()
            if resample and not twins.undoable and luck.random() < 0.2:
                twins.redraw()
            elif twins.whole and luck.random() < 0.05:
                await rebuilt(twins)
            if luck.random() < 0.1:
                await examine(twins)
            if luck.random() < 0.1:
                await twins.act(twins.true.turn, "hint", lambda house: {})
            elif twins.undoable and luck.random() < 0.3:
                await twins.take_back()
            else:
                await twins.move()
    for house in twins.houses:
        await end(house)


async def rebuilt(twins: Twins) -> None:
    """Both houses forget the game and read it again from the store."""
    for house in twins.houses:
        async with house.hall.at(ID) as room:
            room.forget()
        async with house.hall.at(ID):
            pass


async def end(house: House) -> None:
    """Make room for the next game under the same id."""
    from sqlalchemy import delete

    from serai.server.store.schema import chats, tables

    async with house.hall.store.begin() as connection:
        await connection.execute(delete(chats))
        await connection.execute(delete(tables))
    house.hall.rooms.clear()


async def examine(twins: Twins) -> None:
    """Everything that can be asked for at a position, over HTTP and over new sockets, wrong things too."""
    who, game, luck = twins.who, twins.game, twins.luck
    ply = twins.houses[0].room.played.ply
    since, language = luck.randrange(ply + 1), luck.choice(("en", "it"))
    for path in (
        "",
        f"/position?lang={language}",
        f"/position?ply={since}",
        "/log",
        "/replay",
        f"/replay?ply={since}",
    ):
        told = await twins.both(lambda house, path=path: house.ask(who, "GET", f"/api/tables/{ID}{path}"))
        assert path[:4] not in ("/log", "/rep") or told[0] >= 400, "told before the end"
    for show in ("open", "live", "mine", "over"):
        await twins.both(lambda house, show=show: house.ask(who, "GET", f"/api/tables?show={show}"))
    for what, body in wrong(game, ply, twins):
        path = f"/api/tables/{ID}/{what}?lang={language}"
        told = await twins.both(lambda house, path=path, body=body: house.ask(who, "POST", path, **body))
        assert 400 <= told[0] < 500, told
    for known in (0, since):
        await twins.both(lambda house, known=known: fresh(twins, house, known, language, ply))


async def fresh(twins: Twins, house: House, known: int, language: str, ply: int) -> list[bytes]:
    """A new socket, and what it answers to what is wrong."""
    async with house.line(twins.who, known, language) as line:
        heard = await house.hear(line, "chat")
        for what, body in wrong(twins.game, ply, twins):
            if what not in ("start", "leave"):
                await line.send(orjson.dumps({"type": what, **body}), text=True)
                heard += await house.hear(line, "error")
    return heard


def wrong(game: Game, ply: int, twins: Twins) -> list[tuple[str, dict[str, Any]]]:
    """What is refused at this position, whoever asks; and what is refused to who does not decide."""
    some = [game.notations(False)[n * game.actions // 7] for n in range(7)]
    refused: list[tuple[str, dict[str, Any]]] = [
        ("play", {"do": "nothing", "ply": ply}),
        ("play", {"do": some[0], "ply": ply - 1, "id": "late"}),
        ("undo", {"ply": ply, "steps": 900}),
        ("undo", {"ply": ply + 1}),
        ("hint", {"ply": ply - 1}),
        ("back", {"id": "again"}),
    ]
    if twins.viewer != twins.true.turn:
        refused += [("play", {"do": do, "ply": ply}) for do in some]
        refused += [("undo", {"ply": ply}), ("hint", {"ply": ply})]
    else:
        legal = {game.notations(False)[a] for a in twins.true.legal()}
        refused += [("play", {"do": do, "ply": ply}) for do in some if do not in legal]
    return refused


@pytest.mark.long
@pytest.mark.parametrize("name", serai.games())
async def test_all_that_a_viewer_is_told_is_equal_under_other_secrets(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    game = serai.game(name, players=PLAYERS.get(name, 3))
    different = compared = 0
    with pinned(monkeypatch) as tick:
        async with (
            opened(tmp_path, "one", game.players + 1) as one,
            opened(tmp_path, "two", game.players + 1) as two,
        ):
            for viewer in (None, *range(game.players)):
                for resample in (False, True):
                    twins = Twins((one, two), game, viewer, f"{name} {viewer}")
                    await follow(twins, STEPS * scale, resample, tick)
                    different += twins.different
                    compared += twins.compared
    print(f"{name}: {compared} answers and messages, secrets differed at {different} positions")
    assert different >= 300 * scale or name in SELDOM


async def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof itself is put to the proof: the spectator is shown what the actor sees."""
    true_view = messages.Position._view
    monkeypatch.setattr(messages.Position, "_view", lambda self, viewer: true_view(self, self.turn))
    game = serai.game("silk_road", players=3)
    with pinned(monkeypatch) as tick:
        async with opened(tmp_path, "one", 4) as one, opened(tmp_path, "two", 4) as two:
            with pytest.raises(AssertionError, match="leaks to None"):
                await follow(Twins((one, two), game, None, "leak"), STEPS, True, tick)
