"""In hindsight: worked out before one's eyes, kept, gone through by mouse and keys, and shared by link."""

import re

import pytest
from playwright.sync_api import expect

import serai

from .conftest import NewGuest, ShutOut
from .inn import Inn
from .life import guest as come_in
from .screenshots import LONG
from .test_frame import BUDGET, SCRIPTS
from .test_yspahan_board import PHONE

SHORT = 14  # plies
WATCH = """
window.parts = [];
new MutationObserver(() => {
  const bar = document.querySelector(".review progress");
  if (bar) window.parts.push(bar.value);
}).observe(document.body, { subtree: true, childList: true, attributes: true });
"""


@pytest.fixture(scope="module")
def short(inn: Inn) -> str:
    """The beginning of a game of two, brought from elsewhere: little to work out on a busy machine."""
    match = serai.game("camel_up", players=2).match(seed=3, names=["Ada", "Bo"])
    while len(match.plies) < SHORT:
        match.play(match.parse("roll") if len(match.plies) % 3 else match.legal[0])
    answer = come_in(inn, "Zeno").post("/api/replays", json={"log": match.log.dumps()}).raise_for_status()
    table: str = answer.json()["table"]["id"]
    return table


def test_a_game_is_worked_out_and_shared(new_guest: NewGuest, short: str, shut_out: ShutOut) -> None:
    guest = new_guest(bypass_csp=True).go(f"/replay/{short}")
    page = guest.page
    expect(page.locator(".controls .caption")).to_be_visible()
    assert not [address for address in guest.asked if "review.js" in address], "it comes when it is asked for"
    page.evaluate(WATCH)
    guest.button("Work it out").click()
    graph = page.locator(".graph")
    expect(graph).to_be_visible(timeout=LONG)
    parts = page.evaluate("window.parts")
    assert parts
    assert parts == sorted(parts), "the bar only grows"
    expect(page.locator(".graph polyline")).to_have_count(2)
    dashes = page.locator(".graph polyline").evaluate_all(
        "all => all.map((a) => a.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 2, "lines are told apart without colour"
    guest.button("To the end").click()
    plies = graph.get_attribute("aria-valuemax")
    expect(page.locator(f"main[data-ply='{plies}']")).to_be_visible()
    expect(page.locator(".review tfoot td")).to_have_text(page.locator(".score").all_inner_texts())
    guest.button("To the beginning").click()

    graph.focus()
    graph.press("PageDown")
    expect(graph).not_to_have_attribute("aria-valuenow", "0")
    ply = graph.get_attribute("aria-valuenow")
    expect(page.locator(f"main[data-ply='{ply}']")).to_be_visible()
    graph.press("ArrowRight")
    expect(page.locator(f"main[data-ply='{int(ply or 0) + 1}']")).to_be_visible()
    box = graph.locator("svg").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"Step \d+ of \d+: Ada \d+%, Bo \d+%"))
    expect(page.locator(".link")).to_have_value(re.compile(rf"/replay/{short}#ply=\d+&review$"))
    assert shut_out(page) == []

    link = page.locator(".link").input_value()
    other = new_guest(language="it-IT", **PHONE)
    other.page.goto(link)
    expect(other.page.locator(".graph")).to_be_visible()
    expect(other.page.locator("#review")).to_have_text("Con il senno di poi")
    expect(other.page.locator(".graph")).to_have_attribute(
        "aria-valuenow", graph.get_attribute("aria-valuenow") or ""
    )
    wide = other.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing hangs out of a phone"
    drawn = other.page.locator(".graph svg").bounding_box()
    assert drawn
    other.page.locator(".graph svg").tap(position={"x": drawn["width"] * 0.8, "y": drawn["height"] / 2})
    expect(other.page.locator(".graph")).not_to_have_attribute("aria-valuenow", ply_of(link))
    sizes = other.page.evaluate(SCRIPTS)
    assert any(sizes)
    assert sum(sizes) <= BUDGET, "scripts, as they are sent"


def ply_of(link: str) -> str:
    found = re.search(r"ply=(\d+)", link)
    assert found
    return found[1]


def test_decisions_lead_to_their_step(new_guest: NewGuest, inn: Inn, short: str) -> None:
    host = come_in(inn, "Yara")
    host.post(f"/api/tables/{short}/review").raise_for_status()
    guest = new_guest().go(f"/replay/{short}#review")
    page = guest.page
    expect(page.locator(".graph")).to_be_visible(timeout=LONG)
    review = host.get(f"/api/tables/{short}/review").json()["review"]
    for whose, name in enumerate(("Ada", "Bo")):
        page.locator("[aria-labelledby=decisions] select").select_option(name)
        dear = sorted(
            (d for d in review["decisions"] if d["by"] == whose and d["cost"] > 0), key=lambda d: -d["cost"]
        )
        expect(page.locator("[aria-labelledby=decisions] .steps li")).to_have_count(min(8, len(dear)))
        for made in dear[:1]:
            page.locator("[aria-labelledby=decisions] .steps a").first.click()
            expect(page.locator(f"main[data-ply='{made['ply']}']")).to_be_visible()
            expect(page.locator(".remark")).to_contain_text(made["text"])


def test_against_bots_one_looks_back_in_the_middle(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Impatient").open_table("Camel Up", ["bot:level-1"])
    page, back = guest.page, guest.page.get_by_role("link", name="Look back", exact=True)
    expect(back).to_have_count(0)
    guest.start()
    for _ in range(2):
        guest.wait_for_turn()
        guest.play(guest.choices[-1])
    guest.wait_for_turn()
    plies = len(guest.log)
    back.click()
    expect(page.locator(".controls .count")).to_have_text(f"Step 0 of {plies}")
    expect(page.locator(".controls option")).to_have_text(
        ["0.5×", "1×", "2×", "4×", "a spectator", "Impatient"]
    )
    guest.button("Work it out").click()
    expect(page.locator(".graph")).to_be_visible(timeout=LONG)
    expect(page.locator(".graph")).to_have_attribute("aria-valuemax", str(plies))
    expect(page.locator(".review")).to_contain_text("only what you know is used")
    expect(page.locator("[aria-labelledby=decisions] select")).to_have_count(0)
    expect(page.locator(".review table, .fairness, .link, [download]")).to_have_count(0)
    guest.button("To the end").click()
    expect(page.locator(f"main[data-ply='{plies}']")).to_be_visible()
    expect(page.locator(".standings .score")).to_have_text(["", ""])

    page.get_by_role("link", name="To the table").click()
    guest.wait_for_turn()
    guest.play(guest.choices[-1])
    guest.wait_for_turn()
    more = len(guest.log)
    back.click()
    expect(page.locator(".controls .count")).to_have_text(f"Step 0 of {more}")
    expect(guest.button("Work it out")).to_be_visible()
    expect(page.locator(".graph")).to_have_count(0)
