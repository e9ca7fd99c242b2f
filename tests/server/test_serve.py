"""`serai serve`: it says where it is, waits for nobody in vain, and ends without losing anything."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from .houses import Process, wait_for

Start = Callable[..., Process]


def test_it_says_where_it_is_and_ends_quietly(serve_process: Start, sqlite: str) -> None:
    process = serve_process(sqlite).wait()
    wait_for(lambda: process.out)
    assert process.out == f"The house is open at {process.url} – Ctrl-C closes it.\n"
    assert httpx.get(f"{process.url}/health").json() == {"alive": True}
    assert process.stop(signal.SIGTERM) == 0
    assert "Traceback" not in process.err


def test_ctrl_c_is_a_quiet_end_too(serve_process: Start, sqlite: str) -> None:
    process = serve_process(sqlite, "--lang", "it").wait()
    wait_for(lambda: process.out)
    assert process.out.startswith("La locanda è aperta:")
    assert process.stop(signal.SIGINT) == 0
    assert "Traceback" not in process.err


def test_the_file_is_nobody_else_s_to_read(serve_process: Start, tmp_path: Path) -> None:
    process = serve_process(f"sqlite:///{tmp_path}/deep/down/serai.db").wait()
    assert process.stop() == 0
    assert (tmp_path / "deep/down/serai.db").stat().st_mode & 0o077 == 0


def test_sockets_are_told_to_come_back_and_work_under_way_is_finished(
    serve_process: Start, database: str
) -> None:
    process = serve_process(database, "--thinkers", "1").wait()
    with process.client() as anna:
        anna.post("/api/guest", json={"name": "Anna"})
        made = anna.post("/api/tables", json={"game": "camel_up", "options": {"players": 2}}).json()
        cookie = {"cookie": f"serai={anna.cookies['serai']}"}
    url = f"{process.url.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
    with connect(url, additional_headers=cookie) as live:
        live.recv(10)
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < 8
        with pytest.raises(ConnectionClosedError, match="received 1012"):
            list(live)
    process.start()
    process.wait()
    with process.client(**cookie) as anna:
        assert anna.get("/api/account").json()["name"] == "Anna"


def head(length: int) -> bytes:
    lines = (
        "POST /api/guest HTTP/1.1",
        "Host: x",
        "Content-Type: application/json",
        f"Content-Length: {length}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def test_a_slow_request_is_answered_before_the_house_closes(serve_process: Start, sqlite: str) -> None:
    process = serve_process(sqlite).wait()
    body = json.dumps({"name": "Anna"}).encode()
    with socket.create_connection(("127.0.0.1", process.port)) as caller:
        caller.sendall(head(len(body)) + body[:5])
        time.sleep(0.3)
        process.process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        caller.sendall(body[5:])
        assert caller.recv(100).startswith(b"HTTP/1.1 201")
    assert process.process.wait(20) == 0


def test_a_caller_who_never_finishes_does_not_keep_the_house_open(serve_process: Start, sqlite: str) -> None:
    process = serve_process(sqlite, "--grace", "1").wait()
    with socket.create_connection(("127.0.0.1", process.port)) as caller:
        caller.sendall(head(9) + b"{")
        time.sleep(0.3)
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < 10


def test_a_port_in_use_is_a_sentence(serve_process: Start, sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve_process(sqlite, port=port)
        assert process.process.wait(60) == 2
    assert process.err == (
        f"Port {port} of 127.0.0.1 is in use. Close what runs there, or choose another with --port.\n"
    )


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--port", "many"), "must be a number from 0 to 65535"),
        (("--workers", "2"), "An SQLite file serves one process."),
        (("--database", "postgresql://omar:sesame@127.0.0.1:1/inn"), "The database cannot be reached"),
        (("--host", "203.0.113.1"), "cannot be listened on"),
        (("--shiny",), "has no option --shiny"),
        (("--open=yes",), "--open takes no value"),
    ],
)
def test_whatever_a_host_can_put_right_is_one_sentence(
    tmp_path: Path, flags: tuple[str, ...], sentence: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "serai", "serve", "--port", "0", *flags],
        env=os.environ | {"LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf8",
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert "sesame" not in done.stderr


# ---- Several processes ----


def test_several_processes_share_the_door_and_one_that_dies_is_replaced(
    serve_process: Start, postgresql: str
) -> None:
    process = serve_process(postgresql, "--workers", "2", "--log", "json").wait()

    def opened() -> set[int]:
        lines = [json.loads(line) for line in process.err.splitlines()]
        return {line["process"] for line in lines if line["event"] == "opening"}

    wait_for(lambda: len(opened()) == 2)
    with process.client() as anna:
        anna.post("/api/guest", json={"name": "Anna"})
        cookie = {"cookie": f"serai={anna.cookies['serai']}"}
    victim = min(opened())
    os.kill(victim, signal.SIGKILL)
    wait_for(lambda: len(opened()) == 3)
    wait_for(process.ready)
    for _ in range(20):
        assert httpx.get(f"{process.url}/api/account", headers=cookie).json()["name"] == "Anna"
    figures = httpx.get(f"{process.url}/metrics").text
    assert 'serai_requests_total{method="POST",route="/api/guest",status="201"} 1.0' in figures
    assert process.stop() == 0
    assert not any(alive(child) for child in opened() - {victim})


def test_processes_do_not_outlive_their_keeper(serve_process: Start, postgresql: str) -> None:
    process = serve_process(postgresql, "--workers", "2", "--log", "json").wait()
    lines = [json.loads(line) for line in process.err.splitlines()]
    children = [line["process"] for line in lines if line["event"] == "opening"]
    assert process.stop(signal.SIGKILL) == -signal.SIGKILL
    wait_for(lambda: not any(alive(child) for child in children))


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False
