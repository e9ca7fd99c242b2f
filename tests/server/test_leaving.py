"""Whoever signs out or deletes their account has no ear and no hand at any table any more."""

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from serai.server.wire import SIGNED_OUT

from .company import ask
from .houses import PATIENCE, House, wait_for


def socket(house: House, cookies: str, table: str) -> ClientConnection:
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket"
    return connect(address, origin=Origin(house.url), additional_headers={"cookie": cookies})


def test_signing_out_closes_ones_sockets(house: House) -> None:
    anna = house.guest("Anna")
    table = ask(anna, "POST", "/api/tables", game="camel_up")["table"]["id"]
    cookies = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    with socket(house, cookies, table) as line:
        line.recv(PATIENCE)
        assert anna.delete("/api/session").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SIGNED_OUT


def test_a_bot_plays_on_for_a_deleted_account(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ask(anna, "POST", "/api/tables", game="camel_up", options={"players": 2}, seats=seats)
    path = f"/api/tables/{table['table']['id']}"
    ask(omar, "POST", f"{path}/join", seat=1)
    ask(anna, "POST", f"{path}/start")
    assert anna.delete("/api/account").status_code == 204

    def mine() -> bool:
        return bool(ask(omar, "GET", f"{path}/position")["legal"])

    for _ in range(3):  # it is Omar's turn again and again
        wait_for(mine)
        position = ask(omar, "GET", f"{path}/position")
        ask(omar, "POST", f"{path}/play", do=position["legal"][-1]["do"], ply=position["ply"])
    assert ask(omar, "GET", path)["table"]["seats"][0]["name"] is None
