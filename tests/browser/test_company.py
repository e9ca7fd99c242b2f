"""People at a table: who sees what, who may come in, and what they say to each other."""

from playwright.sync_api import expect

from .conftest import NewGuest


def test_a_spectator_sees_no_buttons_and_no_secret(new_guest: NewGuest) -> None:
    player = new_guest().go().come_in("Keeper").play_now("Camel Up").wait_for_turn()
    player.play(next(choice for choice in player.choices if "wins the race" in choice))
    player.wait_for_turn()
    expect(player.page.locator(".card-in-hand")).to_have_count(4)
    expect(player.page.locator(".cards use[href^='#cu-camel']")).to_have_count(1)
    assert sum(" bets that " in line for line in player.log) == 1

    passer_by = new_guest().go(f"/table/{player.table}")
    expect(passer_by.page.locator("#log + .lines li").first).to_be_visible()
    guest = new_guest().go().come_in("Watcher").go(f"/table/{player.table}")
    for watcher in (passer_by, guest):
        expect(watcher.page.locator("#choices")).to_have_text("Keeper is thinking")
        expect(watcher.page.locator(".do, .tools button, .may")).to_have_count(0)
        expect(watcher.page.locator(".cards [data-piece]").first).to_be_visible()
        expect(watcher.page.locator(".card-in-hand, .cards use[href^='#cu-camel']")).to_have_count(0)
        expect(watcher.page.locator("#log + .lines .line")).to_have_count(len(player.log))
        assert not any(" bets that " in line for line in watcher.log)


def test_talk_is_text_and_nothing_else(new_guest: NewGuest) -> None:
    anna = new_guest().go().come_in("Talker").open_table("Camel Up", ["open"])
    bruno = new_guest().go().come_in("Listener").go(f"/table/{anna.table}")
    text = "<script>window.robbed = 1</script><img src=x onerror='window.robbed = 2'> & {{ 7 * 7 }}"
    anna.page.get_by_label("Say something").fill(text)
    anna.button("Send").click()
    for guest in (anna, bruno):
        expect(guest.page.locator(".chat li span")).to_have_text(text)
        assert guest.page.evaluate("window.robbed") is None
        expect(guest.page.locator(".chat img, .chat script")).to_have_count(0)
    bruno.page.reload()
    expect(bruno.page.locator(".chat li span")).to_have_text(text)


def test_a_private_table_opens_to_who_has_the_link(new_guest: NewGuest) -> None:
    host = new_guest().go().come_in("Host").open_table("Camel Up", ["invited", "bot:level-2"], private=True)
    link = host.page.locator(".link").input_value()
    key = link.partition("#invite=")[2]
    assert len(key) >= 16

    stranger = new_guest().go().come_in("Stranger")
    expect(stranger.page.locator(f"a[href='/table/{host.table}']")).to_have_count(0)
    stranger.go(f"/table/{host.table}")
    expect(stranger.page.locator("main")).to_contain_text("There is no such table, or it is private.")
    stranger.go(f"/table/{host.table}#invite=wrong")
    expect(stranger.page.locator("main")).to_contain_text("There is no such table, or it is private.")

    friend = new_guest().go(link.removeprefix(host.url))
    expect(friend.page.locator("main")).to_contain_text("There is no such table, or it is private.")
    friend.come_in("Friend")
    friend.button("Sit down").click()
    expect(host.page.locator(".seats")).to_contain_text("Friend")
    friend.page.wait_for_url(lambda url: "#" not in url)
    assert not any(key in address for address in friend.asked + host.asked)
    host.start()
    expect(friend.page.locator(".board")).to_be_visible()


def test_words_of_ones_own_go_into_the_dice(new_guest: NewGuest) -> None:
    host = new_guest().go().come_in("Poet").open_table("Camel Up", ["bot:level-2"])
    host.page.get_by_label("My words for the dice").fill("sesame <b>open</b>")
    host.button("Mix in").click()
    expect(host.page.locator(".fairness dl")).to_contain_text("sesame <b>open</b>")
    host.start()
    host.wait_for_turn()
    expect(host.page.get_by_label("My words for the dice")).to_have_count(0)
    expect(host.page.locator(".fairness dl")).to_contain_text("sesame <b>open</b>")


def test_the_host_sets_the_seats_until_the_game_begins(new_guest: NewGuest) -> None:
    host = new_guest().go().come_in("Hostess").open_table("Camel Up", ["open", "open"])
    expect(host.button("Start the game")).to_be_disabled()
    for seat in ("Seat 2", "Seat 3"):
        host.page.locator(".seats").get_by_label(seat).select_option("bot:level-1")
    expect(host.page.locator("#choices")).to_contain_text("All are here")
    host.start()
    host.wait_for_turn()


def test_a_refusal_is_the_houses_sentence(new_guest: NewGuest) -> None:
    new_guest().go().come_in("Only one")
    second = new_guest().go()
    second.page.fill("#name", "only ONE")
    second.page.locator(".door button").click()
    expect(second.page.get_by_role("alert")).to_contain_text("or a name that looks like it, is taken")


def test_who_has_no_name_plays_at_once_as_a_traveller(new_guest: NewGuest) -> None:
    guest = new_guest().go()
    guest.page.get_by_role("article", name="Camel Up").get_by_role("button", name="Play now").click()
    guest.page.wait_for_url("**/table/*")
    guest.wait_for_turn()
    expect(guest.page.locator(".me")).to_contain_text("Traveller")
