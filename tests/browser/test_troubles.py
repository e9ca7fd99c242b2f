"""What goes wrong has a page or a line of its own, with the way out, in both languages."""

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .inn import Inn, Relay
from .life import Life, guest, opened

BOTH = pytest.mark.parametrize("language", ["en", "it"])
LOST = {"en": "The connection is lost", "it": "La connessione è caduta"}
AWAY = {"en": "The house cannot be reached just now", "it": "La casa non è raggiungibile"}
FULL = {"en": "The house is full just now", "it": "La casa in questo momento è piena"}
CLOSED = {"en": "This table was closed before the game began", "it": "Questo tavolo è stato chiuso"}
RESULT = {"en": "Result", "it": "Risultato"}
NOWHERE = {"en": "This way leads nowhere", "it": "Questa strada non porta da nessuna parte"}
NO_TABLE = {"en": "There is no such table, or it is private", "it": "Questo tavolo non esiste"}
NOBODY = {"en": "Nobody here is called “Nemo”", "it": "Qui nessuno si chiama «Nemo»"}


@BOTH
def test_a_broken_connection(new_guest: NewGuest, inn: Inn, life: Life, language: str) -> None:
    relay = Relay(inn.port)
    at_table, in_hall = new_guest(relay.url, language=language), new_guest(relay.url, language=language)
    at_table.go(f"/table/{life.playing}")
    in_hall.go()
    expect(at_table.page.locator(".board")).to_be_visible()
    expect(in_hall.page.locator(".games article").first).to_be_visible()
    relay.cut()
    expect(at_table.page.locator(".lost")).to_contain_text(LOST[language])
    expect(in_hall.page.locator(".lost")).to_contain_text(AWAY[language], timeout=30_000)
    relay.mend()
    for visitor in (at_table, in_hall):
        expect(visitor.page.locator(".lost")).to_have_count(0, timeout=30_000)
    relay.close()


@BOTH
def test_a_full_house(new_guest: NewGuest, language: str) -> None:
    visitor = new_guest(language=language)
    sentence = "Troppo in una volta. Riprova tra 3 secondi."
    visitor.context.route(
        "**/api/account*",
        lambda route: route.fulfill(status=429, json={"error": "too-many-requests", "say": sentence}),
    )
    visitor.go()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(FULL[language])
    expect(visitor.page.locator("main")).to_contain_text(sentence)
    visitor.context.unroute_all()
    visitor.page.locator("main button").click()
    expect(visitor.page.locator(".hero")).to_be_visible()


@BOTH
def test_a_table_that_is_over_or_was_closed(new_guest: NewGuest, inn: Inn, life: Life, language: str) -> None:
    visitor = new_guest(language=language).go(f"/table/{life.over}")
    expect(visitor.page.locator("#result")).to_have_text(RESULT[language])
    expect(visitor.page.locator(f".result a[href='/replay/{life.over}']")).to_be_visible()
    host = guest(inn, f"Gone {language}")
    closed = opened(host, {"game": "camel_up"})
    host.post(f"/api/tables/{closed}/leave").raise_for_status()
    visitor.go(f"/table/{closed}")
    expect(visitor.page.locator("main")).to_contain_text(CLOSED[language])
    expect(visitor.page.locator("main a[href='/']")).to_be_visible()
    expect(visitor.page.locator(".choices")).to_have_count(0)


@BOTH
def test_wrong_links(new_guest: NewGuest, language: str) -> None:
    visitor = new_guest(language=language)
    for address, said in {
        "/nowhere": NOWHERE,
        "/table/nosuchtable": NO_TABLE,
        "/replay/nosuchtable": NO_TABLE,
        "/player/Nemo": NOBODY,
    }.items():
        visitor.go(address)
        expect(visitor.page.locator("main")).to_contain_text(said[language])
        expect(visitor.page.locator("main a[href='/'], nav a[href='/']").first).to_be_visible()
