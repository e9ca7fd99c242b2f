"""The one character that PostgreSQL cannot keep is refused at the door, wherever it is hidden."""

import json

import pytest
from websockets.sync.client import connect

from .company import ask
from .houses import House


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/players/%00", None),
        ("GET", "/api/tables/%00/replay", None),
        ("GET", "/api/tables?game=%00", None),
        ("POST", "/api/tables", {"game": "camel_up", "word": "\0"}),
        ("POST", "/api/tables", {"game": "camel_up", "seats": [{"kind": "player", "name": "\0"}]}),
        ("POST", "/api/tokens", {"name": "\0"}),
        ("POST", "/api/replays", {"log": "\0\n"}),
    ],
)
def test_over_http(house: House, method: str, path: str, body: object) -> None:
    answer = house.guest("Anna").request(method, path, json=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["say"]


def test_on_a_socket(house: House) -> None:
    anna = house.guest("Anna")
    table = ask(anna, "POST", "/api/tables", game="camel_up")["table"]["id"]
    headers = {"cookie": f"serai={anna.cookies['serai']}"}
    url = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(url, additional_headers=headers) as socket:
        socket.recv()
        for message in ({"type": "chat", "text": "\0"}, {"type": "chat", "text": "Salaam", "id": "\0"}):
            socket.send(json.dumps(message))
            assert json.loads(socket.recv())["error"] == "bad-field"
