"""Addresses that guests give us lead nowhere within: not to this computer, its network, or by a detour."""

import asyncio
import socket
import ssl
from typing import Any

import pytest

from serai.server.errors import Refused
from serai.server.notices import outside
from serai.server.notices.outside import Errands, Target

from .houses import House
from .mailbox import Browser, Mailbox, open_mailbox

INSIDE = [
    "https://127.0.0.1/hook",
    "https://localhost/hook",
    "https://0.0.0.0/hook",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://[64:ff9b::a00:1]/hook",
    "https://10.0.0.1/hook",
    "https://192.168.1.1/hook",
    "https://172.16.0.1:8443/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/hook",
    "https://224.0.0.1/hook",
    "https://2130706433/hook",  # 127.0.0.1 as one number
    "https://0x7f.1/hook",
    "https://127.1/hook",
]
WRONG = [
    "http://hooks.example.org/hook",
    "ftp://hooks.example.org/hook",
    "file:///etc/passwd",
    "//hooks.example.org/hook",
    "hooks.example.org",
    "https://",
    "https:///hook",
    "https://anna:secret@hooks.example.org/hook",
    "https://hooks.example.org/hook#there",
    "https://hooks.example.org:99999/hook",
    "https://hooks.example.org/a b",
    "https://hooks.example.org/\r\nHost: elsewhere",
    "https://hööks.example.org/hook",
    "https://hooks.example.org/" + "x" * 990,
]


def test_a_house_on_the_internet_sends_nothing_inside(inn: House) -> None:
    anna = inn.guest("Anna")
    for url in INSIDE:
        answer = anna.put("/api/notices/webhook", json={"url": url})
        assert answer.json()["error"] in ("notice-private", "notice-host"), url
        answer = anna.put("/api/notices/browser", json=Browser().subscription(url))
        assert answer.json()["error"] in ("notice-private", "notice-host"), url
    for url in WRONG:
        answer = anna.put("/api/notices/webhook", json={"url": url})
        assert answer.json()["error"] in ("notice-address", "field-length"), url
    sentence = anna.put("/api/notices/webhook?lang=it", json={"url": INSIDE[0]}).json()["say"]
    assert sentence.startswith("«127.0.0.1» non è su internet")
    assert anna.get("/api/notices").json()["webhook"] is None


def test_a_subscription_that_is_none_is_refused(inn: House) -> None:
    anna, good = inn.guest("Anna"), Browser().subscription("https://1.1.1.1/push")
    for wrong in ({"key": "AAAA"}, {"key": "B" + good["key"][1:-2] + "AA"}, {"secret": "AAAA"}, {"key": "ä"}):
        answer = anna.put("/api/notices/browser", json=good | wrong)
        assert answer.json()["error"] == "bad-subscription", wrong


def test_a_name_that_leads_elsewhere_later_is_looked_up_each_time(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = ["1.1.1.1", "127.0.0.1"]
    connected = []

    def look_up(host: str, port: int, *_: Any, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (numbers.pop(0), port))]

    async def connect(*args: Any, **_: Any) -> Any:
        connected.append(args)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    errands = Errands()
    target = errands.target("https://rebound.example.org/hook")
    assert asyncio.run(errands.find(target)) == "1.1.1.1"
    with pytest.raises(Refused, match="not on the internet"):
        asyncio.run(errands.post("https://rebound.example.org/hook", b"", {}))
    assert not connected


def test_one_number_of_the_inside_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 443)) for ip in ("1.1.1.1", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **more: both)
    with pytest.raises(Refused):
        asyncio.run(Errands().find(Target("https", "both.example.org", 443, "/")))


def test_no_redirect_is_followed(mailbox: Mailbox) -> None:
    with open_mailbox() as elsewhere:
        mailbox.statuses, mailbox.answer = [307], {"Location": elsewhere.url}
        assert asyncio.run(Errands(anywhere=True).post(mailbox.url, b"{}", {})) == 307
        assert (len(mailbox.letters), elsewhere.letters) == (1, [])


def test_a_host_without_a_certificate_that_we_know_gets_nothing(mailbox: Mailbox) -> None:
    secure = mailbox.url.replace("http:", "https:")
    with pytest.raises((ssl.SSLError, OSError)):
        asyncio.run(Errands(anywhere=True).post(secure, b"{}", {}))
    assert not mailbox.letters


@pytest.mark.parametrize("answer", [b"x" * 100_000, b"SSH-2.0\r\n", b"HTTP/1.1 \r\n", b""])
def test_an_answer_that_is_none_is_a_failure_and_is_not_read_to_its_end(answer: bytes) -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async def ask() -> int:
        async with await asyncio.start_server(speak, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return await Errands(anywhere=True).post(f"http://127.0.0.1:{port}", b"{}", {})

    with pytest.raises((ValueError, OSError)):
        asyncio.run(ask())


def test_a_host_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.1)

    async def ask() -> None:
        async def silence(*_: Any) -> None:
            await never.wait()

        never = asyncio.Event()
        server = await asyncio.start_server(silence, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            with pytest.raises(TimeoutError):
                await Errands(anywhere=True).post(f"http://127.0.0.1:{port}", b"{}", {})
        finally:
            never.set()
            server.close()

    asyncio.run(ask())
