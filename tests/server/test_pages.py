"""How the files of the pages are sent: fresh where they may change, for ever where their address says so."""

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient

import serai
from serai.core import rulebook
from serai.core.words import LANGUAGES
from serai.server.app import create
from serai.server.pages import GAMES, WEB, shelf, unremarked
from serai.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[AsyncClient]:
    app = create(Settings(database=f"sqlite:///{tmp_path / 'serai.db'}"))
    async with app.router.lifespan_context(app):
        yield AsyncClient(
            transport=ASGITransport(app),
            base_url="http://inn",
            headers={"accept-encoding": "identity", "origin": "http://inn"},
        )


async def test_the_service_worker_is_at_the_root_and_asked_for_anew(client: AsyncClient) -> None:
    answer = await client.get("/worker.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "showNotification" in answer.text


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc", "/rules/camel_up", "/account", "/about"])
async def test_every_page_is_the_shell_asked_for_anew_each_time(client: AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = await client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("page", ["/", "/table/any"])
async def test_all_that_the_shell_names_is_there_and_may_be_kept_for_ever(
    client: AsyncClient, page: str
) -> None:
    named = re.findall(r'"(/web/[^"]+)"', (await client.get(page)).text)
    modules = {path.rpartition("/")[2] for path in named if path.endswith(".js")}
    assert {"main.js", "inn.js", "lit-html.js", "resolver.js"} <= modules
    assert (modules >= {"table.js", "stage.js", "motion.js"}) == (page != "/")
    for address in named:
        answer = await client.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_the_shell_of_a_table_names_its_board_too_but_tells_nothing_of_a_private_one(
    client: AsyncClient,
) -> None:
    await client.post("/api/guest", json={"name": "Early Bird"})
    shells = []
    for private in (False, True):
        wish = {"game": "camel_up", "seats": [{"kind": "me"}, {"kind": "open"}], "private": private}
        table = (await client.post("/api/tables", json=wish)).json()["table"]["id"]
        shells.append((await client.get(f"/table/{table}")).text)
    board = [path for path in re.findall(r'"(/web/[^"]+)"', shells[0]) if "/games/" in path]
    assert {path.rpartition("/")[2] for path in board} >= {"board.js", "board.css", "scenery.js"}
    for address in board:
        assert (await client.get(address)).status_code == 200
    assert shells[1] == (await client.get("/table/nowhere")).text


async def test_a_file_of_another_version_is_not_kept(client: AsyncClient) -> None:
    answer = await client.get("/web/0123456789abcdef/main.js")
    assert answer.content == unremarked((WEB / "main.js").read_bytes())
    assert answer.headers["cache-control"] == "no-cache"


async def test_who_understands_gzip_gets_less(client: AsyncClient) -> None:
    address = f"/web/{shelf().version}/style.css"
    async with client.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        packed = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(packed) == (WEB / "style.css").read_bytes()
    assert len(packed) < len((await client.get(address)).content) / 2


@pytest.mark.parametrize("name", ["board.js", "board.css", "en.ftl", "it.ftl"])
async def test_a_game_brings_its_board_and_its_words(client: AsyncClient, name: str) -> None:
    answer = await client.get(f"/web/{shelf().version}/games/camel_up/{name}")
    written = (GAMES / "camel_up" / name).read_bytes()
    assert answer.content == (unremarked(written) if name.endswith(".js") else written)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_the_shell_says_which_games_have_a_board(client: AsyncClient) -> None:
    boards = re.search(r'data-boards="([^"]*)"', (await client.get("/")).text)
    assert boards is not None
    assert set(boards[1].split()) == {path.parent.name for path in GAMES.glob("*/board.js")}


@pytest.mark.parametrize(
    "path",
    [
        "nothing.js",
        "../server/app.py",
        "%2e%2e/server/app.py",
        "page.html",
        "games/camel_up/rules.py",
        "games/camel_up/../../server/app.py",
        "",
    ],
)
async def test_there_is_nothing_else(client: AsyncClient, path: str) -> None:
    answer = await client.get(f"/web/{shelf().version}/{path}")
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-such-page"


async def test_a_wrong_link_is_a_page_for_readers_and_json_for_programs(client: AsyncClient) -> None:
    reader = await client.get("/nowhere", headers={"accept": "text/html", "if-none-match": "*"})
    assert (reader.status_code, reader.text) == (404, (await client.get("/")).text)
    for path, accepts in (
        ("/nowhere", "*/*"),
        ("/api/nowhere", "text/html"),
        ("/web/x/nowhere", "text/html"),
    ):
        program = await client.get(path, headers={"accept": accepts})
        assert (program.status_code, program.json()["error"]) == (404, "no-such-page")


@pytest.mark.parametrize("game", serai.games())
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_clause_has_its_address(client: AsyncClient, game: str, language: str) -> None:
    whole = (await client.get(f"/rules/{game}?part=all&lang={language}")).text
    clauses = rulebook.clauses(rulebook.page(game, language) or "")
    assert re.findall(r'<section class="clause" id="(\w+)">', whole) == list(clauses)
    assert set(re.findall(r'href="(?:/rules/\w+)?#([A-Z]+\d+)"', whole)) <= set(clauses)
    assert "style=" not in whole
    for name in clauses:
        assert (await client.get(f"/rules/{game}?part={name}&lang={language}")).text in whole


async def test_a_game_brings_its_card_and_nothing_that_is_not_for_browsers(client: AsyncClient) -> None:
    for game in serai.games():
        card = await client.get(f"/web/{shelf().version}/games/{game}/card.svg")
        assert (card.status_code, card.headers["content-type"]) == (200, "image/svg+xml")
        assert "style=" not in card.text
        assert (await client.get(f"/web/{shelf().version}/games/{game}/rules.py")).status_code == 404


def test_scripts_are_sent_without_comments_but_every_line_stays_where_it_is() -> None:
    for name in (path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js")):
        written, sent = (WEB / name).read_bytes(), shelf().files[name].plain
        assert written.count(b"\n") == sent.count(b"\n")
        for before, after in zip(written.splitlines(), sent.splitlines(), strict=True):
            assert after in (before, b"") or b"/** @" in before, f"{name}: {before!r} became {after!r}"
        assert b"\n *" not in sent or b"Copyright" in sent
    assert b"Copyright" in shelf().files["vendor/lit-html/lit-html.js"].plain
