"""Errands beyond the house: one POST to an address that a guest gave us, and whom we need not trust.

No redirect is followed, nothing but the status is read, and where the name leads is looked at before each
errand: we connect to exactly the address that was looked at.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple
from urllib.parse import urlsplit

from ..errors import Refused

LONGEST = 1000  # characters of an address
PATIENCE = 10.0  # seconds for the whole errand
LINE = 4096  # bytes, the longest first line of an answer
PORTS = {"https": 443, "http": 80}
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address behind each
IP = ipaddress.IPv4Address | ipaddress.IPv6Address


class Target(NamedTuple):
    """An address, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + (f":{self.port}" if self.port != PORTS[self.scheme] else "")


class Errands:
    """By https to public addresses; `anywhere` also by http, and within the host's own network."""

    def __init__(self, anywhere: bool = False) -> None:
        self._anywhere = anywhere

    def target(self, url: str) -> Target:
        """What an address means, or a sentence about what is wrong with it."""
        wrong = Refused("notice-address", 422)
        if len(url) > LONGEST or not (url.isascii() and url.isprintable()) or " " in url:
            raise wrong
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise wrong from None
        schemes = ("https", "http") if self._anywhere else ("https",)
        if parts.scheme not in schemes or not host or "@" in parts.netloc or parts.fragment:
            raise wrong
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Target(parts.scheme, host, port or PORTS[parts.scheme], path)

    async def find(self, target: Target) -> str:
        """The number that a name stands for now; refused if any of its numbers is none of the public's."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refused("notice-host", 422, host=target.host) from None
        numbers = [str(address[0]) for *_, address in found]
        if not self._anywhere and not all(map(public, numbers)):
            raise Refused("notice-private", 422, host=target.host)
        return numbers[0]

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Refused, OSError, TimeoutError or ValueError if there is none."""
        target = self.target(url)
        async with asyncio.timeout(PATIENCE):
            number = await self.find(target)
            tls = {"ssl": self._tls, "server_hostname": target.host} if target.scheme == "https" else {}
            reader, writer = await asyncio.open_connection(number, target.port, limit=LINE, **tls)  # type: ignore[arg-type]
            try:
                writer.write(_request(target, body, headers))
                await writer.drain()
                return _status(await reader.readline())
            finally:
                writer.transport.abort()

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()


def public(number: str) -> bool:
    """Whether an address is of the internet: not of this computer, of its network, or of a way around.

    >>> [public(number) for number in ("1.1.1.1", "127.0.0.1", "10.1.2.3", "169.254.169.254", "::1")]
    [True, False, False, False, False]
    >>> [public(number) for number in ("::ffff:10.1.2.3", "64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1%lo")]
    [False, False, False, False]
    """
    ip = ipaddress.ip_address(number.partition("%")[0])
    return all(each.is_global and not each.is_multicast for each in (ip, *_behind(ip)))


def _behind(ip: IP) -> list[IP]:
    """The IPv4 addresses that an IPv6 one leads to."""
    if isinstance(ip, ipaddress.IPv4Address):
        return []
    found: list[IP | None] = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
    if ip in TRANSLATED:
        found.append(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF))
    return [each for each in found if each is not None]


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    lines = {
        "Host": target.origin.partition("://")[2],
        "User-Agent": "Serai",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def _status(line: bytes) -> int:
    """
    >>> _status(b"HTTP/1.1 204 No Content\\r\\n")
    204
    """
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("no answer")
    return int(rest[:3])
