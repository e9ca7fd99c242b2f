"""Whoever sees no colours tells all pieces apart: by shape, pattern, letter or number."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewGuest

DRAWN = """selector => {
    const parts = node => {
        const meant = node.tagName === "use" ? document.querySelector(node.getAttribute("href")) : null;
        const form = ["d", "points", "r", "width", "height"].map(name => node.getAttribute(name) ?? "");
        const text = [...node.childNodes].map(child => child.nodeType === Node.TEXT_NODE ? child.data : "");
        const inside = meant ? [...node.children, meant] : [...node.children];
        return [node.tagName, ...form, ...text, ...inside.flatMap(parts)];
    };
    return [...document.querySelectorAll(selector)].map(node => parts(node).join(" "));
}"""  # how things are drawn, without their colours and places


def apart(page: Page, selector: str, number: int) -> None:
    """There are so many of them, and no two look alike."""
    drawn = page.evaluate(DRAWN, selector)
    assert len(drawn) == number, selector
    assert len(set(drawn)) == number, f"{selector}: some look alike without their colours"


def test_the_marks_of_eight_players(new_guest: NewGuest) -> None:
    host = new_guest().go().come_in("Same Initial")
    host.open_table("Camel Up", ["bot:level-1"] * 7)
    expect(host.page.locator(".seats .token")).to_have_count(8)
    apart(host.page, ".seats .token svg", 8)


def test_camels_and_whatever_is_a_camels(new_guest: NewGuest) -> None:
    player = new_guest().go().come_in("Colour-blind Rider").open_table("Camel Up", ["bot:level-1"])
    player.start()
    player.wait_for_turn()
    left = player.page.locator(".plaque ~ [data-piece^=die]").count()  # the bot may have rolled one
    assert left >= 4
    apart(player.page, ".plaque ~ [data-piece^=die]", left)
    apart(player.page, ".tent", 5)
    apart(player.page, ".camel", 5)
    apart(player.page, ".leg-tile [data-piece^=leg]", 5)
    apart(player.page, ".card-in-hand > svg", 5)
    apart(player.page, ".do[data-do^=leg] svg.mini", 5)


def test_cubes_pins_and_dice_of_yspahan(new_guest: NewGuest) -> None:
    player = new_guest().go().come_in("Colour-blind Merchant")
    player.open_table("Yspahan", ["bot:level-1"] * 3)
    player.start()
    expect(player.page.locator(".pin").first).to_be_visible()
    apart(player.page, "symbol[id^=ys-cube-]", 4)
    apart(player.page, ".pin", 4)
    apart(player.page, ".ys-panel .token svg, .seats .token svg", 4)


def test_meeples_camels_and_values_of_five_tribes(new_guest: NewGuest) -> None:
    player = new_guest().go().come_in("Colour-blind Sultan")
    player.open_table("Five Tribes", ["bot:level-1"] * 3)
    player.start()
    page = player.page
    expect(page.locator(".ft .ground image").first).to_be_attached()
    apart(page, "g[id^=ft-meeple-]", 5)
    apart(page, "g[id^=ft-camel-]", 4)
    apart(page, "g[id^=ft-blue-], g[id^=ft-red-]", 8)
    apart(page, ".ft-panel .stats > :nth-child(3) svg", 4)


HANG = """async file => {
    const at = new URL(`games/five_tribes/${file}.svg`, document.querySelector("script[src]").src);
    const text = (await (await fetch(at)).text()).replace(/<style>[^]*<\\/style>/, "");
    const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    picture.id = "picture";
    document.body.append(picture);
}"""  # a picture's drawings as part of the page


@pytest.mark.parametrize(
    ("file", "parts", "number"), [("goods", "g", 10), ("djinns", "svg", 22), ("tiles", "defs > symbol", 8)]
)
def test_pictures_of_five_tribes(new_guest: NewGuest, file: str, parts: str, number: int) -> None:
    page = new_guest().go().page
    page.evaluate(HANG, file)
    apart(page, f"#picture > {parts}", number)


def test_goods_tiles_and_cities_of_silk_road(new_guest: NewGuest) -> None:
    player = new_guest().go().come_in("Colour-blind Leader").open_table("Silk Road", ["bot:level-1"] * 3)
    player.start()
    expect(player.page.locator(".sr .screen .arch")).to_have_count(5)
    apart(player.page, ".sr .arch svg", 5)
    apart(player.page, "symbol[id^=sr-good-]", 5)
    apart(player.page, "symbol[id^=sr-mini-]", 5)
    apart(player.page, "symbol[id^=sr-tile-]", 6)
    apart(player.page, "#sr-plus, #sr-silver", 2)  # what makes a Buyer of a tile, or a Seller
    rims = player.page.evaluate("() => [...document.querySelectorAll('.sr .rim')].map(rim => rim.tagName)")
    assert sorted(rims) == ["circle"] * 11 + ["polygon"] * 9  # cities of the east and of the west
