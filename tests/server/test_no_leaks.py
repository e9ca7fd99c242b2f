"""Whatever a viewer is told is equal, to the letter, under other secrets and another seed."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import delete

import serai
from serai import bots
from serai.core.game import Game, State
from serai.server import live, messages, replays
from serai.server.store.schema import chats, tables

from .twins import ID, House, Twins, opened, pinned
from .wealthy import Rich

PLAYERS = 3
STEPS = 60  # moves followed for each viewer and each way of hiding
pytestmark = pytest.mark.anyio


async def follow(twins: Twins, resample: bool, tick: Callable[[], None]) -> None:
    """A random game as its viewer hears of it; at many positions everything is asked for."""
    luck = twins.luck
    await twins.begin()
    for _ in range(luck.randrange(length(twins.game)) if resample else 0):
        if not twins.true.over:
            tick()
            await twins.move()
    async with twins.watching():
        for _ in range(STEPS):
            if twins.true.over:
                break
            tick()
            if resample and not twins.undoable and luck.random() < 0.2:
                twins.redraw()
            elif twins.whole and luck.random() < 0.05:
                await rebuilt(twins)
            if luck.random() < 0.05:
                await examine(twins)
            if twins.shared and luck.random() < 0.1:
                await twins.look_again()
            if twins.whole and twins.true != twins.false and luck.random() < 0.5:
                await look_back(twins)
            if luck.random() < 0.1:
                await twins.act(twins.true.turn, "hint", lambda house: {})
            elif luck.random() < 0.1 and bots.has_insight(twins.game):
                await twins.look(luck.randrange(twins.game.players))
            elif twins.undoable and luck.random() < 0.3:
                await twins.take_back()
            else:
                await twins.move()
    for house in twins.houses:
        await end(house)


def length(game: Game) -> int:
    """How many decisions most games go on for."""
    match, luck = game.match(seed=1), random.Random(1)
    while not match.over:
        match.play(luck.choice(match.legal))
    return sum(ply.by >= 0 for ply in match.plies) * 3 // 4


async def rebuilt(twins: Twins) -> None:
    """Both houses forget the game and read it again from the store."""
    for house in twins.houses:
        async with house.hall.at(ID) as room:
            room.forget()
        async with house.hall.at(ID):
            pass


async def look_back(twins: Twins) -> None:
    """Positions that there were, asked for later: the viewer has seen more since, but not then."""
    last = twins.houses[0].room.played.ply
    plies = [last, *(twins.luck.randrange(last + 1) for _ in range(3))]
    for ply in plies:
        one, other = [_past(house, ply) for house in twins.houses]
        twins.remembered += one != other
    await twins.both(partial(remember, twins, [-1, *plies, last + 1]))


def _past(house: House, ply: int) -> State:
    table = house.room.played
    return replays._reached(table.match.game, [entry.row for entry in table.entries[:ply]])


async def remember(twins: Twins, plies: list[int], house: House) -> list[bytes]:
    line, heard = twins.lines[twins.houses.index(house)], []
    for ply in plies:
        await line.send(orjson.dumps({"type": "past", "ply": ply}), text=True)
        there = 0 <= ply <= house.room.played.ply
        heard += await house.hear(line, "past" if there else "error")
    return heard


async def end(house: House) -> None:
    """Make room for the next game under the same id."""
    async with house.hall.store.begin() as connection:
        await connection.execute(delete(chats))
        await connection.execute(delete(tables))
    house.hall.rooms.clear()


async def examine(twins: Twins) -> None:
    """Everything that can be asked for at a position, over HTTP and over new sockets, wrong things too."""
    luck = twins.luck
    ply = twins.houses[0].room.played.ply
    since, language = luck.randrange(ply + 1), luck.choice(("en", "it"))
    for path in ("", f"/position?lang={language}", f"/position?ply={since}", "/fairness"):
        assert (await twins.ask("GET", f"/api/tables/{ID}{path}"))[0] == 200
    for path in ("/log", "/replay", f"/replay?ply={since}"):
        assert (await twins.ask("GET", f"/api/tables/{ID}{path}"))[0] == 409, "told before the end"
    for path in ("?show=open", "?show=live", "?show=mine", "?show=over"):
        assert (await twins.ask("GET", f"/api/tables{path}"))[0] == 200
    for what, body in wrong(twins, ply):
        told = await twins.ask("POST", f"/api/tables/{ID}/{what}?lang={language}", **body)
        assert 400 <= told[0] < 500, told
    for known in (0, since):
        await twins.both(partial(fresh, twins, known, language, ply))
        await twins.both(partial(stream, twins, known, language))


async def stream(twins: Twins, known: int, language: str, house: House) -> list[bytes]:
    """The same as lines, for programs."""
    heard = []
    address = f"/api/tables/{ID}/stream?ply={known}&lang={language}{twins.eyes}"
    async with house.guests[twins.who].stream("GET", address) as answer:
        async for line in answer.aiter_lines():
            heard.append(house.mask(line.encode()))
            if line.startswith('{"type":"chat"'):
                break
    return heard


async def fresh(twins: Twins, known: int, language: str, ply: int, house: House) -> list[bytes]:
    """A new socket, and what it answers to what is wrong."""
    async with house.line(twins.who, known, language, twins.eyes) as line:
        heard = await house.hear(line, "chat")
        for what, body in wrong(twins, ply):
            await line.send(orjson.dumps({"type": what, **body}), text=True)
            heard += await house.hear(line, "error")
    return heard


def wrong(twins: Twins, ply: int) -> list[tuple[str, dict[str, Any]]]:
    """What is refused at this position, whoever asks; and what is refused to who does not decide."""
    game = twins.game
    some = [game.notations(False)[n * game.actions // 3] for n in range(3)]
    late = ply - 1
    while twins.houses[0].room.played.stands(late):  # somebody has only looked at figures since
        late -= 1
    refused: list[tuple[str, dict[str, Any]]] = [
        ("play", {"do": "nothing", "ply": ply}),
        ("play", {"do": some[0], "ply": late, "id": "late"}),
        ("undo", {"ply": ply, "steps": 900}),
        ("undo", {"ply": ply + 1}),
        ("hint", {"ply": late}),
        ("insight", {"ply": -1}),
        ("insight", {"ply": ply + 1}),
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
@pytest.mark.parametrize("shared", [False, True], ids=["apart", "one screen"])
@pytest.mark.parametrize("name", serai.games())
async def test_all_that_a_viewer_is_told_is_equal_under_other_secrets(
    name: str, shared: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    game = (Rich if name == "five_tribes" else Game)(name, players=PLAYERS)
    monkeypatch.setattr(live, "_shared", lambda name, options: game)
    different = compared = remembered = 0
    with pinned(monkeypatch) as tick:
        async with (
            opened(tmp_path, "one", game.players + 1) as one,
            opened(tmp_path, "two", game.players + 1) as two,
        ):
            for n in range(2 * scale * (game.players + 1)):
                viewer = n % (game.players + 1)
                eyes = None if viewer == game.players else viewer
                twins = Twins((one, two), game, eyes, f"{name} {n}", shared)
                await follow(twins, n < scale * (game.players + 1), tick)
                different += twins.different
                remembered += twins.remembered
                compared += twins.compared
    print(
        f"{name}: {compared} answers and messages, secrets differed at {different} positions "
        f"and at {remembered} that were looked back at"
    )
    assert different >= 50 * scale
    assert remembered >= 10 * scale


async def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof itself is put to the proof: the spectator is shown what the actor sees."""
    true_view = messages.Position._view
    monkeypatch.setattr(messages.Position, "_view", lambda self, viewer: true_view(self, self.turn))
    game = serai.game("silk_road", players=3)
    with pinned(monkeypatch) as tick:
        async with opened(tmp_path, "one", 4) as one, opened(tmp_path, "two", 4) as two:
            with pytest.raises(AssertionError, match="leaks to None"):
                await follow(Twins((one, two), game, None, "leak"), True, tick)
