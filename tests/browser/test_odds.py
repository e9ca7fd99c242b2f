"""The odds panel: for whoever wants it, equal to the engine's figures, absent from serious play."""

from playwright.sync_api import Browser, expect

from serai import bots
from serai.core.game import Game
from serai.games.camel_up.tables import LETTERS

from .conftest import NewGuest, ShutOut
from .guest import SOON, TURN, Guest
from .inn import Inn
from .screenshots import THEMES

SOME = """document.querySelector(".insight [data-ply]")?.dataset.ply
    === document.querySelector("main.table").dataset.ply"""


def alone_with_a_bot(guest: Guest, name: str) -> Guest:
    guest.go().come_in(name).open_table("Camel Up", ["bot:level-1"])
    guest.start()
    return guest.wait_for_turn()


def figures(guest: Guest, kind: str) -> dict[str, str]:
    rows = guest.page.locator(f".odds tr:has(td.{kind})").all()
    return {row.get_attribute("data-camel") or "": row.locator(f"td.{kind}").inner_text() for row in rows}


def test_the_panel_shows_what_the_engine_counts(new_guest: NewGuest) -> None:
    guest = alone_with_a_bot(new_guest(width=1440, height=900), "Oddly")
    expect(guest.page.locator(".odds")).to_have_count(0)
    guest.button("Odds").click()
    guest.page.wait_for_function(f"() => {SOME}", timeout=TURN)
    told = guest.page.evaluate(
        """async () => {
            const table = location.pathname.split("/").pop();
            const { ply } = await (await fetch(`/api/tables/${table}/position`)).json();
            const body = JSON.stringify({ ply });
            const headers = { "content-type": "application/json" };
            return (await fetch(`/api/tables/${table}/insight`, { method: "POST", headers, body })).json();
        }"""
    )["insight"]
    for kind in ("first", "second", "win", "lose"):
        shown = figures(guest, kind)
        assert shown.keys() == set(LETTERS)
        for camel, text in shown.items():
            share = told["camels"][camel][kind]
            assert abs(float(text.strip("%")) / 100 - share) <= 0.0051, (kind, camel)
    best = guest.page.locator(".odds .pounds.best").first
    assert abs(float(best.inner_text().replace("−", "-")) - max(told["worth"].values())) <= 0.0051
    expect(guest.page.locator(".odds tbody th svg")).to_have_count(14)


def test_that_somebody_looked_stands_in_the_log_once_and_the_figures_follow_the_game(
    new_guest: NewGuest,
) -> None:
    guest = alone_with_a_bot(new_guest(width=1440, height=900), "Watchful")
    guest.button("Odds").click()
    guest.page.wait_for_function(f"() => {SOME}", timeout=TURN)
    for _ in range(2):
        guest.play(next(choice for choice in guest.choices if "pyramid" in choice))
        guest.wait_for_turn()
        guest.page.wait_for_function(f"() => {SOME}", timeout=SOON)
    guest.button("Odds").click()
    expect(guest.page.locator(".odds")).to_have_count(0)
    assert guest.log.count("Watchful looks at the odds.") == 1
    guest.button("IT").click()
    expect(guest.page.locator("#log + .lines")).to_contain_text("Watchful guarda le probabilità.")


def test_serious_play_has_no_odds(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Grave")
    guest.page.locator("form.fields").get_by_label("Serious play").check()
    guest.open_table("Camel Up", ["bot:level-1"])
    expect(guest.page.locator(".facts")).to_contain_text("Serious play: no advice, no odds.")
    guest.start()
    guest.wait_for_turn()
    expect(guest.page.locator(".insight, .hint")).to_have_count(0)


def test_on_a_phone_the_odds_stand_under_the_choices(new_guest: NewGuest) -> None:
    guest = alone_with_a_bot(new_guest(width=360, height=740, has_touch=True), "Pocket odds")
    guest.page.locator(".insight button").tap()
    guest.page.wait_for_function(f"() => {SOME}", timeout=TURN)
    expect(guest.page.locator(".centre .odds table")).to_have_count(3)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_game_without_figures_offers_none(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Unreckoned").play_now("Yspahan").wait_for_turn()
    assert not bots.has_insight(Game("yspahan"))
    expect(guest.page.locator(".insight")).to_have_count(0)


def test_nobody_is_shut_out_of_the_odds(browser: Browser, inn: Inn, shut_out: ShutOut) -> None:
    for theme in THEMES:
        guest = Guest(browser, inn.url, color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
        alone_with_a_bot(guest, f"Equal {theme}")
        guest.button("Odds").click()
        guest.page.wait_for_function(f"() => {SOME}", timeout=TURN)
        assert not shut_out(guest.page)
        guest.close()
