"""Guests, members, bots: who comes in, who stays, who leaves."""

import asyncio
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, insert, select, update

from serai.server import accounts, keys, passwords
from serai.server.store.schema import accounts as kept
from serai.server.store.schema import chats, seats, sessions, tables, tokens
from serai.server.times import DAY, now

from .houses import House

PASSWORD = "seven dromedaries at dusk"


def test_a_guest_needs_a_name_and_no_more(house: House) -> None:
    anna = house.client()
    assert anna.get("/api/account").json() is None
    answer = anna.post("/api/guest", json={"name": "Anna", "lang": "it"})
    assert answer.status_code == 201
    assert answer.json() == {"name": "Anna", "kind": "guest", "lang": "it"}
    assert anna.get("/api/account").json()["name"] == "Anna"
    assert house.client().get("/api/account").json() is None


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Anna", "anna"),
        ("Anna", " ANNA "),
        ("Anna", "Ａｎｎａ"),  # full-width letters
        ("BOB", "ВОВ"),  # Cyrillic
        ("Iris", "lris"),
        ("Omar", "0mar"),
        ("Al Il", "Al  l1"),
    ],
)
def test_two_names_that_look_alike_are_one(inn: House, name: str, twin: str) -> None:
    inn.guest(name)
    answer = inn.client().post("/api/guest", json={"name": twin})
    assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 25,
        "Аnna",
        "a\u200bb",
        "a\u202eb",
        "<b>",
        "a\x07b",
        "a" + "\u0301" * 5,
        "...",
        "\ufdfa" * 20,
        "🐪",
    ],
)
def test_names_that_nobody_could_read_or_tell_apart_are_refused(inn: House, name: str) -> None:
    answer = inn.client().post("/api/guest", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("name-")


def test_a_guest_stays_with_a_password_and_comes_back(house: House) -> None:
    anna, elsewhere = house.guest("Anna"), house.client()
    before = dict(anna.cookies)
    assert anna.post("/api/account/keep", json={"password": PASSWORD}).json()["kind"] == "member"
    assert dict(anna.cookies) != before
    assert (
        elsewhere.post("/api/session", json={"name": "ANNA", "password": PASSWORD}).json()["name"] == "Anna"
    )
    assert elsewhere.get("/api/account").json()["kind"] == "member"


def test_the_old_cookie_opens_nothing_once_there_is_a_password(house: House) -> None:
    anna = house.guest("Anna")
    thief = house.client()
    thief.cookies.update(anna.cookies)
    assert thief.get("/api/account").json() is not None
    anna.post("/api/account/keep", json={"password": PASSWORD})
    assert thief.get("/api/account").json() is None


def test_another_password_needs_the_current_one(inn: House) -> None:
    anna = inn.guest("Anna")
    anna.post("/api/account/keep", json={"password": PASSWORD})
    again = {"password": "eight dromedaries at dawn"}
    assert anna.post("/api/account/keep", json=again).json()["error"] == "wrong-password"
    assert anna.post("/api/account/keep", json={**again, "current": "x"}).json()["error"] == "wrong-password"
    assert anna.post("/api/account/keep", json={**again, "current": PASSWORD}).status_code == 200
    assert inn.client().post("/api/session", json={"name": "Anna", "password": PASSWORD}).status_code == 401


@pytest.mark.parametrize(
    "password", ["short", "password1", "P@ssw0rd!!", "12345678", "aaaaaaaaaa", "camelrider99", "x" * 129]
)
def test_passwords_that_a_thief_would_try_first_are_refused(inn: House, password: str) -> None:
    guest = inn.guest("Camel Rider")
    assert guest.post("/api/account/keep", json={"password": password}).status_code == 422
    assert guest.get("/api/account").json()["kind"] == "guest"


def test_a_wrong_password_and_a_wrong_name_sound_the_same_and_cost_the_same(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn.guest("Anna").post("/api/account/keep", json={"password": PASSWORD})
    stranger, hashed = inn.client(), list[str]()
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, password: str) -> bool:
        hashed.append(kept.rpartition("$")[0].rpartition("$")[0])  # its kind and cost
        return bool(verify(hasher, kept, password))

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    answers = [
        stranger.post("/api/session", json={"name": name, "password": "open sesame"})
        for name in ("Anna", "Nobody")
    ]
    assert answers[0].status_code == answers[1].status_code == 401
    assert answers[0].json() == answers[1].json()
    assert len(hashed) == 2
    assert hashed[0] == hashed[1]


def test_passwords_are_kept_as_argon2id_and_hashing_holds_nobody_up() -> None:
    async def turns_of_the_loop() -> int:
        work, turns = asyncio.gather(*(passwords.hashed(PASSWORD) for _ in range(6))), 0
        while not work.done():
            await asyncio.sleep(0)
            turns += 1
        assert all(made.startswith("$argon2id$v=19$m=32768,t=2") for made in await work)
        return turns

    assert asyncio.run(turns_of_the_loop()) > 100


def test_too_many_wrong_passwords_for_one_name_must_wait(inn: House) -> None:
    inn.guest("Anna").post("/api/account/keep", json={"password": PASSWORD})
    tries = [
        inn.client().post("/api/session", json={"name": "Anna", "password": f"guess {n}"})
        for n in range(accounts.TRIES[0] + 1)
    ]
    assert [answer.status_code for answer in tries] == [401] * 10 + [429]
    assert 0 < int(tries[-1].headers["retry-after"]) <= 61
    assert inn.client().post("/api/session", json={"name": "Omar", "password": "x"}).status_code == 401


def test_signing_out_ends_the_session_at_once(house: House) -> None:
    anna = house.guest("Anna")
    copy = house.client()
    copy.cookies.update(anna.cookies)
    assert copy.get("/api/account").json() is not None
    assert anna.delete("/api/session").status_code == 204
    assert not anna.cookies
    assert copy.get("/api/account").json() is None


def test_a_session_expires_and_is_renewed_by_a_visit(house: House) -> None:
    anna = house.guest("Anna")

    def age(to: int) -> None:
        house.write(update(sessions).values(expires=to))
        house.app.state.accounts._known.forget()

    assert "set-cookie" not in anna.get("/api/account").headers
    age(now() + 10 * DAY)
    assert "set-cookie" in anna.get("/api/account").headers
    assert house.read(select(sessions.c.expires)) > now() + 80 * DAY
    age(now() - 1)
    assert anna.get("/api/account").json() is None


def test_a_member_s_session_is_not_renewed_for_ever(inn: House) -> None:
    anna = inn.guest("Anna")
    anna.post("/api/account/keep", json={"password": PASSWORD})
    inn.write(update(sessions).values(created=now() - 300 * DAY, expires=now() + 10 * DAY))
    assert "set-cookie" not in anna.get("/api/account").headers
    assert inn.read(select(sessions.c.expires)) < now() + 11 * DAY


def test_one_may_sign_out_everywhere(inn: House) -> None:
    anna, elsewhere = inn.guest("Anna"), inn.client()
    anna.post("/api/account/keep", json={"password": PASSWORD})
    elsewhere.post("/api/session", json={"name": "Anna", "password": PASSWORD})
    anna.delete("/api/session?everywhere=true")
    assert elsewhere.get("/api/account").json() is None


def test_a_name_and_a_language_can_be_changed(house: House) -> None:
    anna = house.guest("Anna")
    house.guest("Omar")
    assert anna.patch("/api/account", json={"name": "Zoë", "lang": "it"}).json()["name"] == "Zoë"
    assert anna.get("/api/account").json() == {"name": "Zoë", "kind": "guest", "lang": "it"}
    taken = anna.patch("/api/account", json={"name": "omar"})
    assert (taken.status_code, taken.json()["say"][:6]) == (409, "«omar»")


# ---- Programs ----


def test_a_token_acts_for_the_account_but_cannot_take_it_over(house: House) -> None:
    anna = house.guest("Anna")
    made = anna.post("/api/tokens", json={"name": "laptop"}).json()
    program = house.client(authorization=f"Bearer {made['token']}")
    assert program.get("/api/account").json()["name"] == "Anna"
    for method, path in (("DELETE", "/api/account"), ("GET", "/api/tokens"), ("POST", "/api/account/keep")):
        body = {"password": PASSWORD} if method == "POST" else None
        assert program.request(method, path, json=body).json()["error"] == "token-too-weak"
    assert anna.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert program.get("/api/account").json()["error"] == "bad-token"


def test_a_bot_is_registered_plays_by_token_and_leaves_with_its_owner(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    made = anna.post("/api/bots", json={"name": "Robo"}).json()
    assert made["kind"] == "bot"
    robo = house.client(authorization=f"Bearer {made['token']}")
    assert robo.get("/api/account").json() == {"name": "Robo", "kind": "bot", "lang": "en"}
    assert [bot["name"] for bot in anna.get("/api/bots").json()] == ["Robo"]
    assert omar.delete("/api/bots/Robo").json()["error"] == "no-such-program"
    number = anna.get("/api/tokens").json()[0]["id"]
    assert omar.delete(f"/api/tokens/{number}").json()["error"] == "no-such-token"
    assert anna.post("/api/tokens", json={"name": "second", "bot": "robo"}).status_code == 201
    anna.delete("/api/account")
    assert robo.get("/api/account").status_code == 401
    assert house.client().post("/api/guest", json={"name": "Robo"}).status_code == 201


def test_only_digests_of_cookies_and_tokens_are_kept(house: House) -> None:
    anna = house.guest("Anna")
    token = anna.post("/api/tokens", json={"name": "t"}).json()["token"]
    assert house.read(select(sessions.c.token)) == keys.digest(anna.cookies["serai"])
    assert house.read(select(tokens.c.token)) == keys.digest(token)


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer x", "Basic YTpi", "Bearer serai_" + "x" * 43, "serai_x", ""]
)
def test_a_token_that_is_none_is_refused(inn: House, header: str) -> None:
    answer = inn.client(authorization=header).get("/api/account")
    assert (answer.status_code, answer.json()["error"]) == (401, "bad-token")


# ---- Leaving ----


def test_deleting_an_account_leaves_others_their_games(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    anna.post("/api/tokens", json={"name": "t"})
    number = house.read(select(kept.c.id).where(kept.c.name == "Anna"))
    other = house.read(select(kept.c.id).where(kept.c.name == "Omar"))
    for table, status in (("finished", "over"), ("waiting", "open"), ("played", "playing")):
        house.write(insert(tables).values(a_table(table, status, owner=number)))
        for seat, (account, name) in enumerate(((number, "Anna"), (other, "Omar"))):
            place = {
                "table": table,
                "seat": seat,
                "kind": "open",
                "account": account,
                "name": name,
                "word": "",
            }
            house.write(insert(seats).values(place))
    house.write(insert(chats).values(table="finished", account=number, name="Anna", at=1, text="well played"))

    assert anna.delete("/api/account").status_code == 204
    assert anna.get("/api/account").json() is None
    assert omar.get("/api/account").json() is not None
    everything = " ".join(
        str(list(row))
        for table in (kept, seats, chats, tables, tokens, sessions)
        for row in house.rows(table)
    )
    assert "Anna" not in everything
    assert [row.name for row in house.rows(seats)].count("Omar") == 3
    assert {row.id: row.status for row in house.rows(tables)} == {
        "finished": "over",
        "waiting": "closed",
        "played": "playing",
    }
    assert {row.account for row in house.rows(seats) if row.table == "waiting"} == {None, other}
    assert house.client().post("/api/guest", json={"name": "anna"}).status_code == 201


def test_guests_without_a_way_back_are_forgotten_and_members_are_not(house: House) -> None:
    house.guest("Anna")
    house.guest("Omar").post("/api/account/keep", json={"password": PASSWORD})
    house.guest("Zoe").post("/api/tokens", json={"name": "t"})
    house.guest("Visitor")
    house.write(update(sessions).values(expires=now() - 1))
    house.write(update(kept).where(kept.c.name != "Visitor").values(seen=now() - 2 * DAY))
    house.do(house.app.state.accounts.sweep())
    assert {row.name for row in house.rows(kept)} == {None, "Omar", "Zoe", "Visitor"}
    assert house.read(select(func.count()).select_from(sessions)) == 0


def a_table(table: str, status: str, owner: int) -> dict[str, Any]:
    return {
        "id": table, "game": "camel_up", "rules": 1, "options": {"players": 2}, "owner": owner,
        "status": status, "private": False, "invite": "x", "absent": "bot", "hints": False, "rated": False,
        "seed": b"s" * 32, "commitment": "c", "created": 1, "origin": "house",
    }  # fmt: skip
