"""The browser's part of the house: one shell for all its pages, the files that it loads, the boards that the
games bring, and the rules."""

import gzip
import hashlib
import posixpath
import re
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request, Response
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from . import rulebook
from .errors import Refused
from .language import language_of
from .store.schema import tables

router = APIRouter(include_in_schema=False)

WEB = Path(__file__).parent.parent / "web"
GAMES = Path(__file__).parent.parent / "games"
LICENCES = (WEB.parent / "LICENSE", WEB.parents[2] / "LICENSE")  # installed, or a checkout
SHELL = "page.html"
BOARD = "board.js"  # a game that has none is shown as text
BROUGHT = {".js", ".css", ".ftl", ".svg"}  # what a game's folder holds for the browser
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PLAIN = "text/plain; charset=utf-8"  # licences
PACKED = {".woff2"}  # compressed already
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"  # keep it, but ask each time whether it is still the same
COMMENT = re.compile(  # what fills whole lines, and the types that stand before a value
    rb"^[ \t]*//[^\n]*$|^[ \t]*/\*(?:(?!\*/)[\s\S])*\*/[ \t]*$|/\*\* @(?:type|param) [^*\n]*\*/ ?",
    re.MULTILINE,
)
IMPORT = re.compile(rb'^(?:import|export)[^"]* from "(\.[^"]+)"', re.MULTILINE)
LICENCE = re.compile(rb"@licen[cs]e|copyright", re.IGNORECASE)


class File(NamedTuple):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None  # gzip, where that is shorter
    tag: str


class Shelf:
    """All files of the pages and of the games' boards, read once. Their common version is part of their
    address: a browser may keep what it has for ever, and never mixes the modules of two versions."""

    def __init__(self, web: Path, games: Path) -> None:
        found = _found(web) | {
            f"games/{name}": content
            for name, content in _found(games).items()
            if Path(name).suffix in BROUGHT
        }
        found["LICENSE"] = next(path for path in LICENCES if path.is_file()).read_bytes()
        digest = hashlib.sha256()
        for name, content in found.items():
            digest.update(f"{name} {len(content)} ".encode() + content)
        self.version = digest.hexdigest()[:16]
        boards = [Path(name).parent.name for name in found if Path(name).name == BOARD]
        shell = (
            found.pop(SHELL)
            .replace(b'"/web/', f'"/web/{self.version}/'.encode())
            .replace(b'data-boards=""', f'data-boards="{" ".join(boards)}"'.encode())
        )
        self.shell = _file(SHELL, self._ahead(shell, found, "main.js"))
        self.table = _file(SHELL, self._ahead(shell, found, "main.js", "table.js"))
        self.tables = {game: _file(SHELL, self._table(shell, found, game)) for game in boards}
        self.files = {name: _file(name, content) for name, content in found.items()}

    def _table(self, shell: bytes, found: dict[str, bytes], game: str) -> bytes:
        """The shell of a table whose game is known."""
        named = shell.replace(b'data-game=""', f'data-game="{game}"'.encode())
        return self._ahead(named, found, "main.js", "table.js", f"games/{game}/{BOARD}")

    def _ahead(self, shell: bytes, found: dict[str, bytes], *scripts: str) -> bytes:
        """The shell, which begins with the first of these scripts, names all modules that they will import,
        and the looks of a board; or the browser would learn of them one by one."""
        needed = list(scripts)
        for name in needed:
            imported = (
                posixpath.normpath(f"{name}/../{path.decode()}") for path in IMPORT.findall(found[name])
            )
            needed += [path for path in imported if path not in needed]
        links = "".join(
            f'<link rel="modulepreload" href="/web/{self.version}/{name}" />' for name in needed[1:]
        )
        looks = [name.replace(".js", ".css") for name in scripts if name.endswith(BOARD)]
        links += "".join(
            f'<link rel="preload" as="style" href="/web/{self.version}/{name}" />' for name in looks
        )
        return shell.replace(b"</head>", links.encode() + b"</head>")


def _found(folder: Path) -> dict[str, bytes]:
    """The files below a folder, by their path from there."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def unremarked(script: bytes) -> bytes:
    """A script without its comments, line by line where it was; licences stay.

    >>> unremarked(b"/** A sum.\\n * @param {number} a */\\nconst one = (a) => a + 1; // not more\\n")
    b'\\n\\nconst one = (a) => a + 1; // not more\\n'
    """

    def blank(found: re.Match[bytes]) -> bytes:
        return found[0] if LICENCE.search(found[0]) else b"\n" * found[0].count(b"\n")

    return COMMENT.sub(blank, script)


def _file(name: str, content: bytes) -> File:
    ending = Path(name).suffix
    if ending == ".js":
        content = unremarked(content)
    packed = None if ending in PACKED else gzip.compress(content, mtime=0)
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:16]}"'  # weak: the same for plain and packed
    return File(TYPES.get(ending, PLAIN), content, packed, tag)


@lru_cache(maxsize=1)
def shelf() -> Shelf:
    return Shelf(WEB, GAMES)


@router.api_route("/", methods=["GET", "HEAD"])
@router.api_route("/replay", methods=["GET", "HEAD"])
@router.api_route("/replay/{table}", methods=["GET", "HEAD"])
@router.api_route("/learn/{game}", methods=["GET", "HEAD"])
@router.api_route("/account", methods=["GET", "HEAD"])
@router.api_route("/leaderboard", methods=["GET", "HEAD"])
@router.api_route("/player/{name}", methods=["GET", "HEAD"])
@router.api_route("/about", methods=["GET", "HEAD"])
async def page(request: Request) -> Response:
    """Every page is the same shell, which looks at its own address."""
    return _answer(request, shelf().shell, ASK)


@router.api_route("/table/{table}", methods=["GET", "HEAD"])
async def table(request: Request, table: str) -> Response:
    """The same, and what its game needs, which saves the browser a round; a private table tells nothing."""
    public = select(tables.c.game).where(tables.c.id == table, ~tables.c.private)
    game = None
    with suppress(SQLAlchemyError, OSError):  # the page itself will say that the store is away
        async with request.app.state.store.reading() as connection:
            game = await connection.scalar(public)
    return _answer(request, shelf().tables.get(str(game), shelf().table), ASK)


@router.api_route("/rules/{game}", methods=["GET", "HEAD"])
def rules(request: Request, game: str, part: str | None = None) -> Response:
    """The page of a game's rules; with `part` their text alone: one clause by its name, or `all`."""
    if part is None:
        return _answer(request, shelf().shell, ASK)
    found = rulebook.fragment(game, language_of(request), part)
    return _answer(request, _file("rules.html", found.encode()), ASK)


def lost(request: Request) -> Response:
    """The shell for an address that leads nowhere: it says so in the reader's language."""
    return _answer(request, shelf().shell, ASK, 404)


@router.api_route("/worker.js", methods=["GET", "HEAD"])
async def worker(request: Request) -> Response:
    """At the root, or it could not speak for all pages."""
    return _answer(request, shelf().files["worker.js"], ASK)


@router.api_route("/web/{version}/{path:path}", methods=["GET", "HEAD"])
async def file(request: Request, version: str, path: str) -> Response:
    found = shelf().files.get(path)
    if found is None:
        raise Refused("no-such-page", 404)
    return _answer(request, found, FOREVER if version == shelf().version else ASK)


def _answer(request: Request, found: File, cache: str, status: int = 200) -> Response:
    headers = {"etag": found.tag, "cache-control": cache, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if status == 200 and found.tag in known:
        return Response(status_code=304, headers=headers)
    content = found.plain
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = found.packed
        headers["content-encoding"] = "gzip"
    return Response(content, status, media_type=found.kind, headers=headers)
