"""The frame around every board: what it loads, looking back, the rules at hand, choices in sight, sounds."""

import pytest

from .conftest import NewGuest
from .guest import Guest

BUDGET = 60_000  # bytes of compressed scripts on a table's page
SCRIPTS = """() => performance.getEntriesByType("resource")
  .filter(({name}) => name.endsWith(".js")).map((script) => script.encodedBodySize)"""
BOARDS = ("Camel Up", "Yspahan")


def seated(guest: Guest, title: str, bots: int = 2) -> Guest:
    """At a table with bots, whose game has begun."""
    guest.open_table(title, ["bot:greedy"] * bots)
    guest.button("Start the game").click()
    return guest.wait_for_turn()


def play(guest: Guest, moves: int) -> None:
    for _ in range(moves):
        guest.wait_for_turn()
        guest.play(guest.choices[-1])


@pytest.mark.parametrize("title", BOARDS)
def test_a_table_page_loads_few_scripts(new_guest: NewGuest, title: str) -> None:
    guest = seated(new_guest().go().come_in(f"Light {title}"), title)
    play(guest, 3)
    sizes = guest.page.evaluate(SCRIPTS)
    assert len(sizes) > 20
    assert min(sizes) > 0
    assert sum(sizes) <= BUDGET, sizes
