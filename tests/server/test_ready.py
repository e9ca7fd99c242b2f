"""Health and readiness: what a supervisor or a load balancer asks."""

import pytest

from .houses import House


def test_a_house_is_alive_and_ready(house: House) -> None:
    client = house.client()
    assert client.get("/health").json() == {"alive": True}
    assert client.get("/ready").json() == {"ready": True}


def test_a_house_that_closes_is_not_ready_any_more(inn: House) -> None:
    inn.app.state.closing.set()
    answer = inn.client().get("/ready")
    assert (answer.status_code, answer.json()["error"]) == (503, "closing")
    assert inn.client().get("/health").status_code == 200


def test_without_its_database_a_house_says_so(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(inn.app.state.store, "reading", away)
    monkeypatch.setattr(inn.app.state.accounts, "who", away)
    for path in ("/ready", "/api/account"):
        answer = inn.client().get(path)
        assert (answer.status_code, answer.json()["error"]) == (503, "not-ready")
    assert inn.client().get("/health").status_code == 200
