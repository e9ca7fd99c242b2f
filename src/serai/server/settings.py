"""What a host may set: flags of `serai serve`, or variables SERAI_*; whatever is wrong becomes a sentence."""

import ipaddress
import math
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from .errors import Refused
from .store.database import address

LOGS = ("text", "json")
NOTICES = ("public", "any", "off")
LEVELS = ("debug", "info", "warning", "error")
YES, NO = ("1", "yes", "on", "true"), ("0", "no", "off", "false")
LOCAL = ("127.0.0.1", "::1")


def data_folder() -> Path:
    """Where this system keeps a user's data: an inn started from another folder keeps its guests."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local")) / "serai"
    if sys.platform == "darwin":
        return home / "Library/Application Support/serai"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "serai"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the house is run.

    >>> Settings.read({"SERAI_PORT": "9000"}, address="https://play.example.org").port
    9000
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=lambda: f"sqlite:///{data_folder() / 'serai.db'}")
    address: tuple[
        str, ...
    ] = ()  # where guests find the house, https://play.example.org; () = wherever they do
    proxies: tuple[str, ...] = LOCAL  # whose word we take for a guest's address
    limits: bool = True
    workers: int = 1  # server processes
    thinkers: int = field(
        default_factory=lambda: min(4, max(1, (os.cpu_count() or 2) - 1))
    )  # bots' processes
    notices: str = "public"  # where guests may be told their turn: any is also http and our own network
    log: str = "text"
    level: str = "info"
    grace: float = 10.0  # seconds for requests under way when the house closes

    @classmethod
    def read(cls, environment: Mapping[str, str], **flags: str | None) -> "Settings":
        """From flags, else from variables; each is a text."""
        given: dict[str, Any] = {}
        for one in fields(cls):
            text = flags.get(one.name)
            if text is None:
                text = environment.get(f"SERAI_{one.name.upper()}", "")
            if text.strip():
                given[one.name] = _READERS.get(one.name, _text)(one.name, text.strip())
        settings = cls(**given)
        if settings.workers > 1 and address(settings.database).get_backend_name() == "sqlite":
            raise Refused("workers-need-postgresql", 503)
        return settings

    @property
    def secure(self) -> bool:
        """Guests come by TLS."""
        return bool(self.address) and self.address[0].startswith("https://")

    @property
    def url(self) -> str:
        """An address to open in a browser."""
        if self.address:
            return self.address[0]
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def _text(_: str, text: str) -> str:
    return text


def _number(least: int, most: int) -> Callable[[str, str], int]:
    def read(name: str, text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
            raise _wrong("setting-number", name, text, least=str(least), most=str(most))
        return int(text)

    return read


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds <= 3600:
        raise _wrong("setting-number", name, text, least="0", most="3600")
    return seconds


def _choice(*choices: str) -> Callable[[str, str], str]:
    def read(name: str, text: str) -> str:
        if text.lower() not in choices:
            raise _wrong("setting-choice", name, text, choices=", ".join(choices))
        return text.lower()

    return read


def _switch(name: str, text: str) -> bool:
    return _choice(*YES, *NO)(name, text) in YES


def _database(_: str, text: str) -> str:
    address(text)
    return text


def _addresses(name: str, text: str) -> tuple[str, ...]:
    found = tuple(_origin(name, part) for part in text.replace(",", " ").split())
    if len({origin.split("://")[0] for origin in found}) > 1:
        raise _wrong("setting-schemes", name, text)
    return found


def _origin(name: str, text: str) -> str:
    try:
        parts = urlsplit(text.lower().rstrip("/"))
        plain = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
        port = (
            f":{parts.port}" if parts.port not in (None, {"http": 80, "https": 443}.get(parts.scheme)) else ""
        )
    except ValueError:
        raise _wrong("setting-address", name, text) from None
    if not plain or parts.path or parts.query or parts.fragment:
        raise _wrong("setting-address", name, text)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{parts.scheme}://{host}{port}"


def _proxies(name: str, text: str) -> tuple[str, ...]:
    found = tuple(text.replace(",", " ").split())
    for part in found:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise _wrong("setting-proxies", name, part) from None
    return found


def _wrong(key: str, name: str, text: str, **values: Any) -> Refused:
    return Refused(key, 503, flag=f"--{name}", variable=f"SERAI_{name.upper()}", text=text, **values)


_READERS: dict[str, Callable[[str, str], Any]] = {
    "port": _number(0, 65535),
    "database": _database,
    "address": _addresses,
    "proxies": _proxies,
    "limits": _switch,
    "workers": _number(1, 64),
    "thinkers": _number(1, 64),
    "notices": _choice(*NOTICES),
    "log": _choice(*LOGS),
    "level": _choice(*LEVELS),
    "grace": _seconds,
}
