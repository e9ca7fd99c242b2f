"""Every kind of action of every game is done on its board, in every language."""

import re

import pytest
from playwright.sync_api import expect

import serai

from .conftest import NewGuest
from .guest import ITALIAN, Guest
from .moments import course, kinds, moments
from .test_yspahan_board import Board


@pytest.mark.parametrize("how", [{}, ITALIAN], ids=["en", "it"])
@pytest.mark.parametrize("name", serai.games())
def test_every_kind_of_action_is_done_on_the_board(
    new_guest: NewGuest, name: str, how: dict[str, str]
) -> None:
    guest, done = new_guest(reduced_motion="reduce", **how), set[str]()
    for met in moments(name).values():
        teach(guest, name, course(name, met))
        for n, moment in enumerate(met):
            lesson = guest.page.locator(f"main.learn[data-lesson='{n}']")
            expect(lesson).to_be_visible()
            Board(guest).press(moment.do)
            expect(lesson).to_have_count(0)
            done.add(moment.kind)
    assert done == kinds(name), (kinds(name) - done, done - kinds(name))


def teach(guest: Guest, name: str, told: str) -> None:
    """The page asks for a tutorial, and gets this one."""
    asked = re.compile(f"/api/tutorials/{name}")
    guest.page.unroute(asked)
    guest.page.route(asked, lambda route: route.fulfill(body=told, content_type="application/json"))
    guest.go(f"/learn/{name}")
