"""The rooms around the tables: hall, account, players, rules, about, and ways that lead nowhere."""

import re

import pytest
from playwright.sync_api import Route, expect

import serai

from .conftest import NewGuest
from .guest import Guest
from .inn import Inn, Relay
from .life import Life
from .screenshots import PAGES, address

# ---- The hall ----


def test_a_passer_by_plays_against_bots_with_one_click(new_guest: NewGuest) -> None:
    guest = new_guest().go().play_now("Camel Up").wait_for_turn()
    expect(guest.page.locator("header .me")).to_contain_text("Traveller")


def test_a_name_in_the_door_is_taken_along(new_guest: NewGuest) -> None:
    guest = new_guest().go()
    guest.page.fill("#name", "Half Way In")
    guest.play_now("Camel Up").wait_for_turn()
    expect(guest.page.locator("header .me")).to_contain_text("Half Way In")


def test_what_waits_for_me_stands_first(new_guest: NewGuest, life: Life) -> None:
    guest = new_guest().go().come_in("Patient").open_table("Camel Up", ["open"])
    guest.go().play_now("Camel Up").wait_for_turn()
    mine = guest.go().page.locator("section[aria-labelledby=my-games] li")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("Your turn")
    expect(guest.page).to_have_title("(1) Serai")


def test_every_game_has_its_card_with_a_picture_and_rules(new_guest: NewGuest) -> None:
    guest = new_guest().go()
    for name in serai.games():
        card = guest.page.get_by_role("article", name=serai.game(name).title)
        expect(card.get_by_role("link", name="Rules")).to_have_attribute("href", f"/rules/{name}")
        expect(card.locator("img")).to_have_js_property("complete", True)
        assert card.locator("img").evaluate("image => image.naturalWidth") > 0
    guest.page.get_by_role("article", name="Yspahan").get_by_role("link", name="New table").click()
    expect(guest.page.locator("select[name=game]")).to_have_value("yspahan")


# ---- The account ----


def test_an_account_is_kept_left_and_found_again(new_guest: NewGuest) -> None:
    guest = new_guest().go("/account")
    page = guest.page
    guest.come_in("Fatima")
    page.get_by_label("Name", exact=True).first.fill("Fatima of Fez")
    guest.button("Change name").click()
    expect(page.locator(".me")).to_contain_text("Fatima of Fez")
    page.get_by_label("New password").fill("four camels in a row")
    guest.button("Keep it").click()
    expect(page.get_by_role("status").first).to_contain_text("The account is yours")
    guest.button("Sign out").click()
    expect(page.locator(".me")).to_have_text("Sign in")

    elsewhere = new_guest().go("/account")
    elsewhere.page.get_by_label("Name", exact=True).fill("Fatima of Fez")
    elsewhere.page.get_by_label("Password", exact=True).fill("wrong wrong wrong")
    elsewhere.button("Sign in").click()
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("do not belong together")
    elsewhere.page.get_by_label("Password", exact=True).fill("four camels in a row")
    elsewhere.button("Sign in").click()
    expect(elsewhere.page.locator(".me")).to_contain_text("Fatima of Fez")

    asked: list[str] = []

    def refuse_then_agree(dialog: object) -> None:
        asked.append(dialog.message)  # type: ignore[attr-defined]
        dialog.dismiss() if len(asked) == 1 else dialog.accept()  # type: ignore[attr-defined]

    elsewhere.page.on("dialog", refuse_then_agree)
    elsewhere.button("Delete the account").click()
    expect(elsewhere.page.locator(".me")).to_contain_text("Fatima of Fez")
    elsewhere.button("Delete the account").click()
    expect(elsewhere.page.locator(".me")).to_have_text("Sign in")
    assert len(asked) == 2


def test_a_bot_and_a_token_are_made_and_withdrawn(new_guest: NewGuest, inn: Inn) -> None:
    guest = new_guest().go("/account").come_in("Programmer")
    page = guest.page
    page.get_by_label("Name of the bot").fill("Jinn of Jaffa")
    guest.button("Register a bot").click()
    expect(page.locator("output")).to_have_text(re.compile("^serai_"))
    page.get_by_label("What it is for").fill("server")
    page.get_by_label("Plays as").select_option("Jinn of Jaffa")
    before = page.locator("output").inner_text()
    guest.button("Make a token").click()
    expect(page.locator("output")).not_to_have_text(before)
    token = page.locator("output").inner_text()
    with inn.client(authorization=f"Bearer {token}") as program:
        assert program.get("/api/account").json()["name"] == "Jinn of Jaffa"
        page.get_by_role("button", name="Withdraw: server").click()
        expect(page.get_by_role("button", name="Withdraw: server")).to_have_count(0)
        assert program.get("/api/account").status_code == 401
    page.get_by_role("button", name="Delete: Jinn of Jaffa").click()
    expect(page.get_by_role("button", name="Delete: Jinn of Jaffa")).to_have_count(0)


def test_the_language_can_be_changed_in_the_account(new_guest: NewGuest) -> None:
    guest = new_guest().go("/account").come_in("Polyglot")
    guest.page.get_by_label("Language").last.select_option("it")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Profilo")


# ---- Players ----


def test_the_leaderboard_leads_to_players_and_they_to_their_games(new_guest: NewGuest, life: Life) -> None:
    guest = new_guest().go("/leaderboard?game=camel_up&players=4")
    rows = guest.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("bot of the house")
    guest.page.get_by_role("button", name="2 players", exact=True).click()
    expect(guest.page.locator(".none")).to_contain_text("No rated game yet")
    assert "players=2" in guest.page.url
    guest.go("/leaderboard?game=camel_up&players=4")
    guest.page.get_by_role("link", name="Level 2").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Level 2")
    expect(guest.page.locator("tbody tr").first).to_contain_text("Camel Up")
    guest.page.get_by_role("link", name="Look back: Camel Up").first.click()
    expect(guest.page.locator("main.replay")).to_be_visible()


def test_nobody_of_that_name(new_guest: NewGuest) -> None:
    guest = new_guest().go("/player/Nobody%20At%20All")
    expect(guest.page.locator("main")).to_contain_text("Nobody here is called “Nobody At All”")


# ---- Rules ----


@pytest.mark.parametrize("name", serai.games())
def test_rules_are_complete_in_both_languages(new_guest: NewGuest, name: str) -> None:
    guest = new_guest().go(f"/rules/{name}")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(serai.game(name).title)
    clauses = guest.page.locator(".clause").evaluate_all("all => all.map(clause => clause.id)")
    assert len(clauses) > 20
    expect(guest.page.locator("nav a span")).to_have_text(clauses)
    guest.button("IT").click()
    expect(guest.page.locator("nav").first).not_to_have_text("")
    expect(guest.page.locator(".clause").first).to_be_visible()
    assert guest.page.locator(".clause").evaluate_all("all => all.map(clause => clause.id)") == clauses


def test_a_link_to_a_clause_opens_the_rules_there(new_guest: NewGuest) -> None:
    guest = new_guest().go("/rules/camel_up#CU15")
    expect(guest.page.locator("#CU15:target")).to_be_in_viewport()


def test_a_clause_alone_for_the_panel_at_the_table(inn: Inn) -> None:
    with inn.client() as client:
        english = client.get("/rules/camel_up?part=cu15&lang=en")
        assert english.headers["content-type"].startswith("text/html")
        assert english.text.startswith('<section class="clause" id="CU15">')
        assert "<h3" in english.text
        assert english.text != client.get("/rules/camel_up?part=CU15&lang=it").text
        assert client.get("/rules/camel_up?part=XX1").status_code == 404
        assert client.get("/rules/chess?part=all").status_code == 404


# ---- About, and what goes wrong ----


def test_every_licence_can_be_read(new_guest: NewGuest) -> None:
    guest = new_guest().go("/about")
    expect(guest.page.get_by_role("link", name="Apache-2.0")).to_be_visible()
    links = guest.page.locator("section[aria-labelledby=licences] a[href*='/web/']")
    for licence in links.evaluate_all("all => all.map(link => link.href)"):
        assert guest.context.request.get(licence).ok


def test_a_way_that_leads_nowhere_says_so(new_guest: NewGuest) -> None:
    guest = new_guest(language="it-IT").go("/nessuna/parte")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(
        "Questa strada non porta da nessuna parte"
    )
    assert guest.context.request.get(guest.url + "/nessuna", headers={"accept": "text/html"}).status == 404
    assert guest.context.request.get(guest.url + "/api/nessuna", headers={"accept": "text/html"}).json()[
        "say"
    ]


def test_a_table_that_is_not_there(new_guest: NewGuest) -> None:
    guest = new_guest().go("/table/nosuchtable")
    expect(guest.page.locator("main")).to_contain_text("There is no such table, or it is private")


def test_a_house_that_does_not_answer_is_not_a_blank_page(new_guest: NewGuest, own_inn: Inn) -> None:
    relay = Relay(own_inn.port)
    guest = new_guest(relay.url)

    def cut(route: Route) -> None:
        route.abort()

    guest.context.route("**/api/account*", cut)
    guest.go()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("The house does not answer")
    guest.context.unroute("**/api/account*", cut)
    guest.button("Try now").click()
    expect(guest.page.locator(".hero")).to_be_visible()
    relay.close()


def test_a_full_house_says_so(new_guest: NewGuest) -> None:
    guest = new_guest()
    sentence = "Too much at once. Try again in 3 seconds."
    guest.context.route(
        "**/api/account*",
        lambda route: route.fulfill(status=429, json={"error": "too-many-requests", "say": sentence}),
    )
    guest.go()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("The house is full just now")
    expect(guest.page.locator("main")).to_contain_text(sentence)


@pytest.fixture
def phone(new_guest: NewGuest, life: Life) -> Guest:
    guest = new_guest(width=360)
    cookies = life.host.cookies.jar
    guest.context.add_cookies([{"name": c.name, "value": c.value or "", "url": guest.url} for c in cookies])
    return guest


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_page_scrolls_sideways_on_a_phone(phone: Guest, life: Life, language: str) -> None:
    phone.context.add_init_script(f"location.host && localStorage.setItem('serai.language', '{language}')")
    for name in PAGES:
        phone.page.goto("about:blank")
        phone.go(address(name, life))
        expect(phone.page.locator("main")).to_be_visible()
        phone.page.wait_for_load_state("networkidle")
        assert phone.page.evaluate("document.documentElement.scrollWidth") == 360, name
