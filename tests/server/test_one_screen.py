"""Several people at one screen: seats with names of their own, held by who opened the table."""

from typing import Any

import httpx
import orjson
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from .company import ask
from .houses import House, wait_for
from .test_tables import refusal

PEOPLE = [{"kind": "me"}, {"kind": "here", "name": "Bea"}, {"kind": "here", "name": "Cem"}]
THREE = {"game": "camel_up", "options": {"players": 3}, "seats": PEOPLE}


def begun(owner: httpx.Client, **wishes: Any) -> str:
    """The path of a table where the people sit, with the game begun."""
    told = ask(owner, "POST", "/api/tables", **THREE | wishes)
    path = f"/api/tables/{told['table']['id']}"
    ask(owner, "POST", f"{path}/start")
    return path


def position(client: httpx.Client, path: str, seat: int | None = None) -> Any:
    return ask(client, "GET", f"{path}/position" + ("" if seat is None else f"?seat={seat}"))


def play(client: httpx.Client, path: str, seat: int, what: str) -> None:
    """The first action of a seat that begins like this."""
    now = position(client, path, seat)
    do = next(choice["do"] for choice in now["legal"] if choice["do"].startswith(what))
    ask(client, "POST", f"{path}/play?seat={seat}", do=do, ply=now["ply"])


def socket(house: House, client: httpx.Client, path: str, more: str = "") -> ClientConnection:
    cookie = {"cookie": f"serai={client.cookies['serai']}"}
    return connect(f"{house.url.replace('http', 'ws', 1)}{path}/socket{more}", additional_headers=cookie)


def told(line: ClientConnection, last: str) -> list[Any]:
    """What comes, up to a message of a kind."""
    heard = [orjson.loads(line.recv(30))]
    while heard[-1]["type"] != last:
        heard.append(orjson.loads(line.recv(30)))
    return heard


def say(line: ClientConnection, **message: Any) -> None:
    line.send(orjson.dumps(message), text=True)


def test_a_whole_game_is_played_seat_by_seat_and_outlives_its_house_in_the_store(house: House) -> None:
    anna = house.guest("Anna")
    path = begun(anna)
    table = ask(anna, "GET", path)
    assert table["held"] == [0, 1, 2]
    assert table["seat"] is None
    assert table["table"]["private"]
    assert [seat["name"] for seat in table["table"]["seats"]] == ["Anna", "Bea", "Cem"]
    assert [seat["kind"] for seat in table["table"]["seats"]] == ["open", "here", "here"]
    while (turn := position(anna, path)["turn"]) is not None:
        play(anna, path, turn, "roll")
    wait_for(lambda: ask(anna, "GET", path)["table"]["status"] == "over")
    texts = " ".join(line["text"] for line in ask(anna, "GET", f"{path}/replay")["lines"])
    assert all(name in texts for name in ("Anna", "Bea", "Cem"))
    again = ask(anna, "POST", f"{path}/rematch")
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Cem", "Anna", "Bea"]
    assert again["held"] == [0, 1, 2]


def test_statistics_count_ones_own_seat_and_nobody_elses(house: House) -> None:
    anna = house.guest("Anna")
    path = begun(anna)
    while (turn := position(anna, path)["turn"]) is not None:
        play(anna, path, turn, "roll")
    wait_for(lambda: ask(anna, "GET", path)["table"]["status"] == "over")
    player = ask(anna, "GET", "/api/players/Anna")
    assert [(record["players"], record["games"]) for record in player["games"]] == [(3, 1)]
    assert len(player["recent"]) == 1


def test_each_sees_their_own_secrets_and_none_of_the_others(house: House) -> None:
    anna = house.guest("Anna")
    path = begun(anna)
    first = position(anna, path)["turn"]
    play(anna, path, first, "winB")
    second = position(anna, path)["turn"]
    bet = {seat: position(anna, path, seat)["log"][-1] for seat in (None, first, second)}
    assert bet[first]["do"] != bet[second]["do"] == bet[None]["do"]
    assert bet[first]["text"] != bet[second]["text"] == bet[None]["text"]
    hands = [position(anna, path, seat)["view"] for seat in (None, first, second)]
    assert hands[1] != hands[2]
    assert position(anna, path)["legal"] == position(anna, path, first)["legal"] == []
    assert position(anna, path, second)["legal"]


def test_the_socket_looks_through_one_pair_of_eyes_at_a_time(inn: House) -> None:
    anna = inn.guest("Anna")
    path = begun(anna)
    with socket(inn, anna, path) as line:
        covered = told(line, "position")
        assert covered[0]["seat"] is None
        assert covered[-1]["legal"] == []
        turn, ply = covered[-1]["turn"], covered[-1]["ply"]
        say(line, type="play", do="roll", ply=ply)
        assert told(line, "error")[-1]["error"] == "which-seat"

        say(line, type="eyes", seat=turn, id="e")
        table, now, ack = told(line, "ack")
        assert (table["seat"], ack["id"]) == (turn, "e")
        assert now["log"][0]["ply"] == 0  # all of it, as this seat reads it
        for _ in range(2):  # sent again, played once
            say(line, type="play", do="winB", ply=ply, id="once")
            assert told(line, "ack")[-1]["ply"] == ply + 1
        assert position(anna, path)["ply"] == ply + 1

        say(line, type="eyes", seat=None, id="cover")
        assert [message["seat"] for message in told(line, "ack") if message["type"] == "table"] == [None]
        for wrong in (3, -1, 2**40, "0", True, [0], 1.0):
            say(line, type="eyes", seat=wrong)
            assert told(line, "error")[-1]["error"] in ("not-your-seat", "bad-field")
    with socket(inn, anna, path, f"?seat={turn}") as line:  # after a broken line, where one was
        assert told(line, "position")[0]["seat"] == turn


def test_nobody_else_takes_these_eyes(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = begun(anna)
    assert refusal(ben.get(f"{path}/position?seat=1")) == (404, "no-such-table")
    ask(ben, "POST", f"{path}/watch", invite=ask(anna, "GET", path)["table"]["invite"])
    now = position(ben, path)
    assert now["view"] == position(anna, path)["view"]
    assert ask(ben, "GET", path)["held"] == []
    move = {"do": "roll", "ply": now["ply"]}
    for seat in (0, 1, 2, 3):
        for passer_by in (ben, anna) if seat == 3 else (ben,):
            assert refusal(passer_by.get(f"{path}/position?seat={seat}")) == (403, "not-your-seat")
            assert refusal(passer_by.get(f"{path}/stream?seat={seat}")) == (403, "not-your-seat")
            assert refusal(passer_by.post(f"{path}/play?seat={seat}", json=move)) == (403, "not-your-seat")
            for what in ("undo", "hint", "insight"):
                answer = passer_by.post(f"{path}/{what}?seat={seat}", json={"ply": now["ply"]})
                assert refusal(answer) == (403, "not-your-seat")
            assert refusal(passer_by.post(f"{path}/leave?seat={seat}")) == (403, "not-your-seat")
            assert refusal(passer_by.post(f"{path}/back?seat={seat}")) == (403, "not-your-seat")
            with pytest.raises(InvalidStatus), socket(house, passer_by, path, f"?seat={seat}"):
                pass
    with socket(house, ben, path) as line:
        told(line, "position")
        for seat in range(3):
            say(line, type="eyes", seat=seat)
            assert told(line, "error")[-1]["error"] == "not-your-seat"
    assert position(anna, path)["ply"] == now["ply"]


def test_one_seat_does_not_act_in_anothers_turn(house: House) -> None:
    anna = house.guest("Anna")
    path = begun(anna)
    now = position(anna, path)
    other = (now["turn"] + 1) % 3
    move = {"do": "roll", "ply": now["ply"]}
    assert refusal(anna.post(f"{path}/play?seat={other}", json=move)) == (409, "not-your-turn")
    assert refusal(anna.post(f"{path}/play", json=move)) == (403, "which-seat")
    assert refusal(anna.post(f"{path}/hint?seat={other}", json={"ply": now["ply"]})) == (409, "not-your-turn")


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        ({"rated": True, "hints": False}, "here-plain"),
        ({"clock": {"kind": "slow", "days": 1}}, "here-plain"),
        ({"absent": "bot"}, "here-plain"),
        ({"seats": PEOPLE[:2]}, "here-alone"),
        ({"seats": [*PEOPLE[:2], {"kind": "invited"}]}, "here-alone"),
        ({"seats": [{"kind": "me"}, *[{"kind": "here", "name": "Bea"}] * 2]}, "name-twice"),
        ({"seats": [*PEOPLE[:2], {"kind": "here", "name": "anna"}]}, "name-twice"),
        ({"seats": [*PEOPLE[:2], {"kind": "here"}]}, "name-length"),
        ({"seats": [*PEOPLE[:2], {"kind": "here", "name": "<b>"}]}, "name-letters"),
        ({"seats": [*PEOPLE[:2], {"kind": "here", "name": "Greedy"}]}, "name-taken"),
    ],
)
def test_what_people_at_one_screen_cannot_have(inn: House, wishes: dict[str, Any], error: str) -> None:
    assert refusal(inn.guest("Anna").post("/api/tables", json=THREE | wishes))[1] == error


def test_seats_can_be_changed_before_the_game(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    opened = ask(anna, "POST", "/api/tables", **THREE)
    path = f"/api/tables/{opened['table']['id']}"
    ask(anna, "PUT", f"{path}/seats/1", kind="here", name="Dora")
    assert ask(anna, "PUT", f"{path}/seats/2", kind="bot", bot="random")["held"] == [0, 1]
    assert refusal(anna.put(f"{path}/seats/2", json={"kind": "open"})) == (400, "here-alone")
    assert refusal(ben.put(f"{path}/seats/1", json={"kind": "here", "name": "Ben"})) == (404, "no-such-table")
    names = [seat["name"] for seat in ask(anna, "GET", path)["table"]["seats"]]
    assert names[:2] == ["Anna", "Dora"]
    ask(anna, "POST", f"{path}/leave")  # with all who sit there
    assert ask(anna, "GET", path)["table"]["status"] == "closed"

    opened = ask(anna, "POST", "/api/tables", game="camel_up", options={"players": 2})
    public = f"/api/tables/{opened['table']['id']}"
    ask(anna, "PUT", f"{public}/seats/1", kind="here", name="Dora")
    assert ask(anna, "GET", public)["table"]["private"]
    assert refusal(ben.get(public)) == (404, "no-such-table")


def test_figures_are_those_of_whoever_sits_in_front(inn: House) -> None:
    """A race card that one of them has laid is no longer among the choices of that one alone."""
    anna = inn.guest("Anna")
    path = begun(anna)
    layer = position(anna, path)["turn"]
    play(anna, path, layer, "winB")
    for seat in range(3):
        now = position(anna, path, seat)
        figures = ask(anna, "POST", f"{path}/insight?seat={seat}", ply=now["ply"])["insight"]
        assert ("winB" in figures["worth"]) == (seat != layer)
    ply = position(anna, path)["ply"]
    assert anna.post(f"{path}/insight", json={"ply": ply}).status_code == 403, "nobody sits in front"
    lines = [line["text"] for line in position(anna, path)["log"] if line["kind"] == "insight"]
    assert lines == [f"{name} looks at the odds." for name in ("Anna", "Bea", "Cem")]
