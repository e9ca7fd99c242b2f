"""The gate: foreign pages, too much, too often; and what every answer carries."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from serai.server import guard
from serai.server.settings import Settings

from .houses import House, open_house

UNSAFE = [
    ("POST", "/api/guest"),
    ("POST", "/api/session"),
    ("PATCH", "/api/account"),
    ("DELETE", "/api/account"),
    ("DELETE", "/api/session"),
    ("POST", "/api/tokens"),
]
FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://[",
    "",
    "file://",
]


@pytest.fixture
def limited(settings: Settings) -> Iterator[House]:
    with open_house(replace(settings, limits=True)) as house:
        yield house


# ---- Foreign pages ----


@pytest.mark.parametrize(("method", "path"), UNSAFE)
def test_a_foreign_page_cannot_act_for_a_guest(inn: House, method: str, path: str) -> None:
    anna = inn.guest("Anna")
    for foreign in FOREIGN:
        answer = anna.request(method, path, json={"name": "Eve"}, headers={"origin": foreign})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert anna.get("/api/account").json()["name"] == "Anna"


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 200)])
def test_a_browser_that_only_says_what_kind_of_page_asks_is_believed(
    inn: House, site: str, status: int
) -> None:
    anna = inn.guest("Anna")
    del anna.headers["origin"]
    answer = anna.patch("/api/account", json={"name": "Zoe"}, headers={"sec-fetch-site": site})
    assert answer.status_code == status


def test_our_own_page_and_a_program_with_a_token_may_act(inn: House) -> None:
    anna = inn.guest("Anna")
    assert anna.patch("/api/account", json={"lang": "it"}, headers={"origin": inn.url}).status_code == 200
    token = anna.post("/api/tokens", json={"name": "t"}).json()["token"]
    program = inn.client(authorization=f"Bearer {token}", origin="https://evil.example")
    assert (
        program.patch("/api/account", json={"lang": "en"}).json()["error"] == "token-too-weak"
    )  # got that far


def test_behind_a_proxy_only_the_public_address_counts(settings: Settings) -> None:
    with open_house(replace(settings, address=("https://play.example.org",))) as house:
        for origin, status in (("https://play.example.org", 201), (house.url, 403)):
            answer = house.client().post("/api/guest", json={"name": "Anna"}, headers={"origin": origin})
            assert answer.status_code == status


@pytest.mark.parametrize("foreign", [origin for origin in FOREIGN if origin])
def test_a_foreign_page_cannot_open_a_socket(inn: House, foreign: str) -> None:
    anna = inn.guest("Anna")
    table = a_table(anna)
    with pytest.raises(InvalidStatus) as refused:
        socket(inn, table, anna, foreign)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"] == "foreign-origin"


def test_our_own_page_can_open_a_socket(inn: House) -> None:
    anna = inn.guest("Anna")
    with socket(inn, a_table(anna), anna, inn.url) as live:
        assert json.loads(live.recv(5))["type"] in ("table", "position", "chat")


def test_a_socket_to_nowhere_is_refused_with_a_sentence(inn: House) -> None:
    anna = inn.guest("Anna")
    with pytest.raises(InvalidStatus) as refused:
        socket(inn, "nowhere", anna, inn.url)
    assert refused.value.response.status_code == 404
    assert set(json.loads(refused.value.response.body or b"")) == {"error", "say"}


def test_other_origins_are_not_invited_to_read(inn: House) -> None:
    anna = inn.guest("Anna")
    for headers in ({"origin": "https://evil.example"}, {"origin": inn.url}):
        answer = anna.get("/api/account", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


# ---- Cookies and headers ----


def test_the_cookie_is_for_this_house_and_no_script(inn: House) -> None:
    cookie = inn.client().post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    name, *flags = cookie.lower().split("; ")
    assert name.startswith("serai=")
    assert {"httponly", "samesite=lax", "path=/"} < set(flags)
    assert not [flag for flag in flags if flag.startswith(("domain", "secure"))]


def test_by_tls_the_cookie_is_bound_to_it(settings: Settings) -> None:
    with open_house(replace(settings, address=("https://play.example.org",))) as house:
        answer = house.client().post("/api/guest", json={"name": "Anna"})
        name, *flags = answer.headers["set-cookie"].lower().split("; ")
        assert name.startswith("__host-serai=")
        assert {"secure", "httponly", "samesite=lax", "path=/"} < set(flags)
        assert "max-age=63072000" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize("path", ["/health", "/api/account", "/nowhere", "/api/tokens", "/api/tables"])
def test_every_answer_is_sealed(inn: House, path: str) -> None:
    headers = inn.client().get(path).headers
    assert guard.HEADERS.items() <= dict(headers).items()
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "server" not in headers
    assert "strict-transport-security" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


# ---- Too much ----


def test_bodies_are_json_and_not_too_long(inn: House) -> None:
    anna = inn.guest("Anna")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = anna.patch("/api/account", content=b'{"name":"Eve"}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["error"]) == (415, "not-json")
    long = b'{"name":"' + b"x" * guard.BODY + b'"}'
    sent = {"content-type": "application/json"}
    assert anna.patch("/api/account", content=long, headers=sent).status_code == 413
    assert anna.patch("/api/account", content=pieces(long), headers=sent).status_code == 413
    assert anna.patch("/api/account", content=pieces(b'{"name":"Zoe"}'), headers=sent).status_code == 200


def pieces(body: bytes) -> Iterator[bytes]:
    """Sent without its length."""
    for start in range(0, len(body), 10_000):
        yield body[start : start + 10_000]


@pytest.mark.parametrize(
    ("body", "error", "field"),
    [
        ({}, "field-missing", "name"),
        ({"name": 7}, "field-text", "name"),
        ({"name": "Eve", "admin": True}, "field-unknown", "admin"),
        ({"name": "Eve", "lang": "fr"}, "field-choice", "lang"),
        ({"name": "x" * 300}, "field-length", "name"),
        ([], "bad-json", None),
        (None, "bad-json", None),
    ],
)
def test_what_is_wrong_with_a_body_is_a_sentence_that_names_the_field(
    inn: House, body: Any, error: str, field: str | None
) -> None:
    said = set()
    for language in ("en", "it"):
        answer = inn.client().post("/api/guest", json=body, headers={"accept-language": language})
        assert answer.status_code == 422
        assert (answer.json()["error"], answer.json().get("field")) == (error, field)
        assert not field or field in answer.json()["say"]
        said.add(answer.json()["say"])
    assert len(said) == 2


def test_broken_json_unknown_pages_and_methods_are_sentences(inn: House) -> None:
    client = inn.client()
    sent = {"content-type": "application/json"}
    answers = [
        client.post("/api/guest", content=b"{", headers=sent),
        client.get("/api/nowhere"),
        client.put("/api/guest", json={}),
        client.post("/api/guest", content=b"\xff\xfe", headers=sent),
    ]
    assert [answer.status_code for answer in answers][:3] == [422, 404, 405]
    assert all(set(answer.json()) == {"error", "say"} for answer in answers)


# ---- Too often ----


def test_names_are_taken_slowly(limited: House) -> None:
    client = limited.client()
    answers = [client.post("/api/guest", json={"name": f"Guest {n}"}) for n in range(60)]
    assert {answer.status_code for answer in answers[: guard.AT_DOORS[0]]} == {201}
    late = next(answer for answer in answers if answer.status_code == 429)
    assert 0 < int(late.headers["retry-after"]) <= 7
    assert "Try again in" in late.json()["say"]
    elsewhere = limited.client(**{"x-forwarded-for": "203.0.113.9"})
    assert elsewhere.post("/api/guest", json={"name": "Elsewhere"}).status_code == 201


def test_an_account_and_an_address_may_ask_only_so_often(limited: House) -> None:
    anna = limited.guest("Anna")
    codes = [anna.get("/api/account").status_code for _ in range(150)]
    assert codes[:100] == [200] * 100
    assert 429 in codes[100:]
    stranger = limited.client()
    assert 429 in [stranger.get("/api/account").status_code for _ in range(1000)]
    assert stranger.get("/health").status_code == 200


def test_a_guest_s_word_for_an_address_is_only_taken_from_a_proxy(settings: Settings) -> None:
    with open_house(replace(settings, limits=True, proxies=("10.0.0.1",))) as house:
        client = house.client()
        codes = set()
        for n in range(60):
            said = {"x-forwarded-for": f"203.0.113.{n}"}
            codes.add(client.post("/api/guest", json={"name": f"Guest {n}"}, headers=said).status_code)
        assert codes == {201, 429}


def test_figures_are_for_the_house_s_own_network(inn: House) -> None:
    anna = inn.guest("Anna")
    anna.get("/api/tables/secret-table")
    page = anna.get("/metrics").text
    assert 'serai_requests_total{method="POST",route="/api/guest",status="201"}' in page
    assert "secret-table" not in page
    assert anna.get("/metrics", headers={"x-forwarded-for": "8.8.4.4"}).status_code == 403


# ---- What nobody expected ----


def test_a_crash_is_a_sentence_with_a_number_and_no_more(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret cellar is under the stairs")

    monkeypatch.setattr(inn.app.state.accounts, "who", broken)
    answer = inn.client().get("/api/account", headers={"accept-language": "it"})
    assert answer.status_code == 500
    assert answer.json()["error"] == "unexpected"
    assert "registro" in answer.json()["say"]
    assert "cellar" not in answer.text
    assert guard.HEADERS.items() <= dict(answer.headers).items()


def a_table(client: httpx.Client) -> str:
    made = client.post("/api/tables", json={"game": "camel_up", "options": {"players": 2}})
    return str(made.raise_for_status().json()["table"]["id"])


def socket(house: House, table: str, client: httpx.Client, origin: str) -> Any:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(url, additional_headers={"cookie": cookie}, origin=Origin(origin))
