"""The log tells what happened, in lines for people or machines, and gives no secret away."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr

import pytest
import structlog
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from serai.server import logs
from serai.server.store.database import Store
from serai.server.store.schema import sessions

from .houses import Process


@pytest.fixture
def written() -> Iterator[Callable[[str], str]]:
    """What is written in a form by a few lines of logging."""
    before, config = logging.getLogger().handlers[:], structlog.get_config()

    def write(form: str) -> str:
        with redirect_stderr(io.StringIO()) as text:
            logs.configure(form, "info")
            log = structlog.get_logger("serai")
            log.info("sign-in", name="Anna", password="open sesame", token="abc", n=3)
            log.info(
                "header serai_abcdefghijklmnop", cookie="serai=xyz", url="postgresql://omar:sesame@host/inn"
            )
            logging.getLogger("elsewhere").warning("from a library: %s", "serai_abcdefghijklmnop")
            log.debug("too quiet")
            try:
                raise RuntimeError("bad token serai_abcdefghijklmnop")
            except RuntimeError:
                log.exception("unexpected", fault="0a1b")
            return text.getvalue()

    yield write
    logging.getLogger().handlers[:] = before
    structlog.configure(**config)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_secret_that_slips_into_a_line_is_hidden(written: Callable[[str], str], form: str) -> None:
    text = written(form)
    for secret in ("sesame", "abcdefghijklmnop", "xyz"):
        assert secret not in text
    for told in ("Anna", "from a library", "0a1b", "RuntimeError", "@host/inn"):
        assert told in text
    assert "too quiet" not in text


def test_json_is_one_object_a_line(written: Callable[[str], str]) -> None:
    lines = [json.loads(line) for line in written("json").splitlines()]
    assert [line["level"] for line in lines] == ["info", "info", "warning", "error"]
    assert all(line["timestamp"].endswith("Z") for line in lines)


@pytest.mark.anyio
async def test_a_database_s_complaint_does_not_tell_what_was_to_be_written(database: str) -> None:
    store = await Store.open(database)
    with pytest.raises(SQLAlchemyError) as fault:
        async with store.begin() as connection:
            await connection.execute(
                insert(sessions).values(token=b"sesame", account=4711, created=1, expires=1)
            )
    await store.close()
    assert "sesame" not in str(fault.value)


def test_the_log_of_a_house_tells_of_requests_and_of_no_secret(
    serve_process: Callable[..., Process], sqlite: str
) -> None:
    process = serve_process(sqlite, "--log", "json", "--level", "debug").wait()
    with process.client() as anna:
        anna.post("/api/guest?lang=it&password=in-the-query", json={"name": "Anna"})
        anna.post("/api/account/keep", json={"password": "seven dromedaries at dusk"})
        anna.post("/api/session", json={"name": "Anna", "password": "not the right one"})
        token = anna.post("/api/tokens", json={"name": "t"}).json()["token"]
        anna.get("/api/account", headers={"authorization": f"Bearer {token}"})
        anna.get("/api/account", headers={"authorization": f"Bearer {token}x"})
        table = anna.post("/api/tables", json={"game": "camel_up", "word": "my own words"}).json()
        secrets = [token, token[6:], anna.cookies["serai"], table.get("invite") or "no key"]
    assert process.stop() == 0
    for secret in (*secrets, "in-the-query", "dromedaries", "not the right one", "my own words"):
        assert secret not in process.err, secret
    lines = [json.loads(line) for line in process.err.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert ("/api/guest", 201) in [(line["path"], line["status"]) for line in requests]
    assert all(line["ms"] >= 0 and len(line["request"]) == 8 for line in requests)
    told = {"opening", "password set", "sign-in refused", "closing", "closed"}
    assert told <= {line["event"] for line in lines}
