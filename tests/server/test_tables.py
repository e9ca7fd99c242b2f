"""A table's life: seats, invitations, the start, absent players, rematches; over HTTP, on both databases."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from sqlalchemy import func, select, update

from serai.server.errors import Refused
from serai.server.store.schema import plies
from serai.server.store.schema import tables as kept

from .company import ask, play_out
from .houses import House, wait_for

TWO = {"game": "camel_up", "options": {"players": 2}}
WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def opened(client: httpx.Client, **wishes: Any) -> str:
    """The path of a new table for two."""
    return f"/api/tables/{ask(client, 'POST', '/api/tables', **TWO | wishes)['table']['id']}"


def begun(one: httpx.Client, other: httpx.Client, **wishes: Any) -> str:
    path = opened(one, **wishes)
    ask(other, "POST", f"{path}/join")
    ask(one, "POST", f"{path}/start")
    return path


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def seats(client: httpx.Client, path: str) -> list[Any]:
    return list(ask(client, "GET", path)["table"]["seats"])


def whose_turn(path: str, *clients: httpx.Client) -> tuple[httpx.Client, Any]:
    for client in clients:
        position = ask(client, "GET", f"{path}/position")
        if position["legal"]:
            return client, position
    raise AssertionError("nobody's turn")


def my_turn(client: httpx.Client, path: str) -> Any:
    """The position, once it is theirs to decide."""
    wait_for(lambda: ask(client, "GET", f"{path}/position")["legal"])
    return ask(client, "GET", f"{path}/position")


# ---- Before the game ----


def test_bots_travel_under_names_that_nobody_at_the_table_has(house: House) -> None:
    azar = house.guest("AZAR")
    path = opened(azar, options={"players": 3}, seats=[*WITH_A_BOT, WITH_A_BOT[1]])
    ask(azar, "POST", f"{path}/start")
    seats = ask(azar, "GET", path)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["AZAR", "Bahram", "Cyra"]


def test_whoever_opened_a_table_hands_it_on_and_the_last_one_closes_it(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = opened(anna)
    ask(ben, "POST", f"{path}/join")
    assert not ask(ben, "GET", path)["table"]["mine"]
    ask(anna, "POST", f"{path}/leave")
    told = ask(ben, "GET", path)["table"]
    assert told["mine"]
    assert [seat["name"] for seat in told["seats"]] == [None, "Ben"]
    ask(ben, "POST", f"{path}/leave")
    assert ask(ben, "GET", path)["table"]["status"] == "closed"
    assert refusal(anna.post(f"{path}/join", json={})) == (409, "table-over")


def test_a_private_table_does_not_exist_for_who_has_no_key(house: House) -> None:
    anna, ben, carla = (house.guest(name) for name in ("Anna", "Ben", "Carla"))
    path = opened(anna, private=True, seats=[{"kind": "me"}, {"kind": "invited"}])
    invite = ask(anna, "GET", path)["table"]["invite"]

    def nothing_here() -> None:
        for method, end, body in (
            ("GET", "", None),
            ("GET", "/position", None),
            ("GET", "/replay", None),
            ("GET", "/fairness", None),
            ("POST", "/join", {"invite": "guess"}),
            ("POST", "/watch", {}),
            ("POST", "/leave", None),
            ("POST", "/start", None),
            ("POST", "/word", {"word": "sesame"}),
            ("POST", "/rematch", None),
            ("POST", "/chat", {"text": "hello"}),
            ("POST", "/play", {"do": "roll", "ply": 0}),
            ("PUT", "/seats/1", {"kind": "open"}),
        ):
            assert refusal(carla.request(method, path + end, json=body)) == (404, "no-such-table"), end
        assert all(table["table"]["id"] not in path for table in ask(carla, "GET", "/api/tables?show=open"))

    nothing_here()
    ask(ben, "POST", f"{path}/join", invite=invite)
    assert "invite" not in ask(ben, "GET", path)["table"]
    ask(anna, "POST", f"{path}/start")
    nothing_here()
    ask(carla, "POST", f"{path}/watch", invite=invite)
    assert ask(carla, "GET", path)["seat"] is None


def test_an_invited_seat_needs_the_key_and_an_open_one_does_not(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = opened(anna, seats=[{"kind": "me"}, {"kind": "invited"}])
    assert refusal(ben.post(f"{path}/join", json={})) == (409, "no-free-seat")
    invite = ask(anna, "GET", path)["table"]["invite"]
    assert ask(ben, "POST", f"{path}/join", invite=invite)["seat"] == 1


def test_only_who_is_asked_may_take_a_seat_kept_for_them(house: House) -> None:
    anna, ben, carla = (house.guest(name) for name in ("Anna", "Ben", "Carla"))
    path = opened(anna, seats=[{"kind": "me"}, {"kind": "player", "name": "ben"}])
    assert seats(anna, path)[1]["asked"] == "Ben"
    assert refusal(carla.post(f"{path}/join", json={})) == (409, "no-free-seat")
    assert [table["table"]["id"] in path for table in ask(ben, "GET", "/api/tables?show=mine")] == [True]
    assert ask(ben, "POST", f"{path}/join")["seat"] == 1
    declined = opened(anna, seats=[{"kind": "me"}, {"kind": "player", "name": "Ben"}])
    ask(ben, "POST", f"{declined}/leave")
    assert ask(carla, "POST", f"{declined}/join")["seat"] == 1


# ---- Moves ----


def test_a_move_sent_twice_is_played_once_and_a_stale_one_gets_a_sentence(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = begun(anna, ben)
    mover, position = whose_turn(path, anna, ben)
    move = {"do": position["legal"][0]["do"], "ply": position["ply"], "id": "once"}
    answers = [mover.post(f"{path}/play", json=move) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.text for answer in answers}) == 1
    stale = mover.post(f"{path}/play", json=move | {"id": "again"})
    assert refusal(stale) == (409, "stale")
    assert stale.json()["ply"] == answers[0].json()["ply"]
    assert house.read(select(func.count()).where(plies.c.client == "once")) == 1


def test_a_turn_taken_back_stays_so_after_a_restart(house: House) -> None:
    anna = house.guest("Anna")
    path = opened(anna, game="yspahan", options={"players": 3}, seats=[{"kind": "me"}, *WITH_A_BOT[1:] * 2])
    ask(anna, "POST", f"{path}/start")
    before = my_turn(anna, path)
    while not before["undo"]:
        do = before["legal"][before["ply"] % len(before["legal"])]["do"]
        ask(anna, "POST", f"{path}/play", do=do, ply=before["ply"])
        before = my_turn(anna, path)
    ask(anna, "POST", f"{path}/undo", ply=before["ply"])
    taken_back = ask(anna, "GET", f"{path}/position")
    assert taken_back["undo"] == 0
    assert taken_back["log"][-1]["kind"] == "undo"
    assert taken_back["legal"] != before["legal"]
    house.app.state.hall.rooms.clear()  # as a restart does
    again = ask(anna, "GET", f"{path}/position")
    assert {k: v for k, v in again.items() if k != "clock"} == {
        k: v for k, v in taken_back.items() if k != "clock"
    }


def test_a_hint_is_good_advice_and_stands_in_the_log(inn: House) -> None:
    anna = inn.guest("Anna")
    path = opened(anna, seats=WITH_A_BOT)
    ask(anna, "POST", f"{path}/start")
    position = my_turn(anna, path)
    (hint,) = ask(anna, "POST", f"{path}/hint", ply=position["ply"])["hints"]
    assert hint["do"] in {choice["do"] for choice in position["legal"]}
    assert ask(anna, "GET", f"{path}/position")["log"][-1]["text"] == "Anna asks for a hint."
    quiet = opened(anna, seats=WITH_A_BOT, hints=False)
    ask(anna, "POST", f"{quiet}/start")
    ply = my_turn(anna, quiet)["ply"]
    assert refusal(anna.post(f"{quiet}/hint", json={"ply": ply})) == (403, "no-hints")


def test_damaged_plies_are_a_sentence_and_nothing_is_played(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = begun(anna, ben)
    house.write(update(plies).where(plies.c.ply == 0).values(do="tampered"))
    house.app.state.hall.rooms.clear()
    answer = anna.get(f"{path}/position")
    assert refusal(answer) == (500, "table-damaged")
    assert "Restore a backup" in answer.json()["say"]


# ---- What is noted of a table besides its plies ----


def move(path: str, *clients: httpx.Client) -> None:
    client, position = whose_turn(path, *clients)
    ask(client, "POST", f"{path}/play", do=position["legal"][0]["do"], ply=position["ply"])


def test_the_list_of_ones_tables_knows_whose_turn_it_is(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = begun(anna, ben)
    for _ in range(4):
        (listed,) = ask(anna, "GET", "/api/tables?show=mine")
        assert listed["turn"] == ask(anna, "GET", f"{path}/position")["turn"]
        move(path, anna, ben)
    house.write(update(kept).values(status="over"))
    (listed,) = ask(anna, "GET", "/api/tables?show=mine")
    assert listed["turn"] is None


def test_a_move_adds_plies_and_leaves_the_table_alone_until_it_seems_due(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = begun(anna, ben, absent="bot")
    noted = house.read(select(kept.c.due))
    assert noted is not None
    for _ in range(3):
        move(path, anna, ben)
    assert house.read(select(kept.c.due)) == noted
    house.write(update(kept).values(due=1))  # long ago
    wait_for(lambda: house.read(select(kept.c.due)) >= noted)
    assert not any(seat["away"] for seat in seats(anna, path))


def test_a_bot_that_had_to_move_when_the_house_fell_moves_when_it_stands_again(house: House) -> None:
    anna = house.guest("Anna")
    path = opened(anna, seats=WITH_A_BOT, absent="wait")
    ask(anna, "POST", f"{path}/start")
    my_turn(anna, path)
    wait_for(lambda: house.read(select(kept.c.due)) is None)  # for a person the table waits
    hall = house.app.state.hall
    hall.thinkers, thinkers = Asleep(), hall.thinkers
    while ask(anna, "GET", f"{path}/position")["turn"] == 0:
        move(path, anna)
    house.do(forget(hall))
    hall.thinkers = thinkers
    before = house.read(select(func.count()).select_from(plies))
    wait_for(lambda: house.read(select(func.count()).select_from(plies)) > before)


class Asleep:
    """A bot that never comes to a decision."""

    async def choose(self, state: Any, bot: str) -> str:
        await asyncio.sleep(3600)
        raise AssertionError


async def forget(hall: Any) -> None:
    """As after a crash: nothing is in memory."""
    for task in asyncio.all_tasks():
        if "_look_after" in repr(task):
            task.cancel()
    for room in hall.rooms.values():
        if room.timer is not None:
            room.timer.cancel()
    hall.rooms.clear()


# ---- Absent players ----


def test_somebody_gone_is_replaced_after_the_grace_and_may_return(house: House) -> None:
    house.app.state.hall.grace = 100  # milliseconds
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = begun(anna, ben, absent="bot")
    wait_for(lambda: any(seat["away"] for seat in seats(anna, path)))
    seat = next(seat for seat in seats(anna, path) if seat["away"])
    ask((anna, ben)[seat["seat"]], "POST", f"{path}/back")
    log = [line["text"] for line in ask(anna, "GET", f"{path}/position")["log"]]
    assert log.index(f"A bot plays on for {seat['name']}.") < log.index(f"{seat['name']} is back.")
    wait_for(lambda: is_over(anna, path))


def is_over(client: httpx.Client, path: str) -> bool:
    return bool(ask(client, "GET", path)["table"]["status"] == "over")


def test_out_of_time_ends_the_game_where_the_table_says_so(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    clock = {"kind": "live", "minutes": 0.1, "increment": 0}
    path = begun(anna, ben, clock=clock, absent="end")
    turn = ask(anna, "GET", f"{path}/position")["turn"]
    wait_for(lambda: is_over(anna, path))
    result = ask(anna, "GET", path)["table"]["result"]
    assert result["reason"] == "time"
    assert result["places"][turn] == 2


def test_a_bot_whose_process_dies_is_replaced_and_the_game_goes_on(inn: House) -> None:
    anna = inn.guest("Anna")
    path = opened(anna, seats=WITH_A_BOT)
    ask(anna, "POST", f"{path}/start")
    with ThreadPoolExecutor(1) as aside:
        playing = aside.submit(play_out, anna, path.rpartition("/")[2])
        for _ in range(5):
            for thinker in inn.app.state.hall.thinkers._all:
                if thinker._process is not None and thinker._process.returncode is None:
                    os.kill(thinker._process.pid, signal.SIGKILL)
            inn.do(asyncio.sleep(0.2))
        playing.result(60)
    assert is_over(anna, path)


class Drowsy:
    """A bot that is asked again and again: not awake yet, gone, and there at last."""

    def __init__(self) -> None:
        self.answers = ["waking", "lost", "lost", None]

    async def choose(self, state: Any, bot: str) -> tuple[str, bool]:
        weak = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if weak == "lost":
            raise Refused("bot-lost", 503)
        return state.game.notations(False)[state.legal()[0]], weak is None


def test_a_bot_that_plays_below_its_strength_is_told_and_why(inn: House) -> None:
    anna, hall = inn.guest("Anna"), inn.app.state.hall
    path = opened(anna, seats=WITH_A_BOT)
    hall.thinkers, thinkers = Drowsy(), hall.thinkers
    ask(anna, "POST", f"{path}/start")
    told = []
    for _ in range(5):
        my_turn(anna, path)
        told.append(seats(anna, path)[1]["weak"])
        move(path, anna)
    my_turn(anna, path)
    hall.thinkers = thinkers
    assert told in (["waking", "lost", "lost", None, None], [None, "waking", "lost", "lost", None])


# ---- Again ----


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    clock = {"kind": "live", "minutes": 0.1, "increment": 0}
    path = begun(anna, ben, clock=clock, absent="end")
    assert refusal(anna.post(f"{path}/rematch")) == (409, "no-rematch")
    ask(anna, "POST", f"{path}/leave")  # which ends this game
    wait_for(lambda: is_over(anna, path))
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda client: ask(client, "POST", f"{path}/rematch"), (anna, ben)))
    ids = {answer["table"]["id"] for answer in answers}
    assert len(ids) == 1
    assert ask(anna, "GET", path)["table"]["rematch"] in ids
    assert house.read(select(func.count()).select_from(kept)) == 2, "a table too many"
    assert [seat["kind"] for seat in answers[0]["table"]["seats"]] in (["open", "player"], ["player", "open"])
