"""How the files of the pages are sent: fresh where they may change, for ever where their address says so."""

import gzip
import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from serai.server.app import create
from serai.server.pages import WEB, shelf
from serai.server.settings import Settings


@pytest.fixture
def client() -> Iterator[TestClient]:
    """The pages need no store, so the house need not open."""
    yield TestClient(create(Settings(database="sqlite://")), headers={"accept-encoding": "identity"})


@pytest.mark.parametrize("path", ["/", "/table/abc"])
def test_every_page_is_the_shell_asked_for_anew_each_time(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_all_that_the_shell_names_is_there_and_may_be_kept_for_ever(client: TestClient) -> None:
    named = re.findall(r'"(/web/[^"]+)"', client.get("/").text)
    assert len(named) == 4
    for address in named:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_file_of_another_version_is_not_kept(client: TestClient) -> None:
    answer = client.get("/web/0123456789abcdef/main.js")
    assert answer.content == (WEB / "main.js").read_bytes()
    assert answer.headers["cache-control"] == "no-cache"


def test_who_understands_gzip_gets_less(client: TestClient) -> None:
    address = f"/web/{shelf().version}/style.css"
    with client.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed) == (WEB / "style.css").read_bytes()
    assert len(packed) < len(client.get(address).content) / 2


@pytest.mark.parametrize("path", ["nothing.js", "../server/app.py", "%2e%2e/server/app.py", "page.html", ""])
def test_there_is_nothing_else(client: TestClient, path: str) -> None:
    answer = client.get(f"/web/{shelf().version}/{path}")
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-such-page"
