"""What is secret, what is public: CU26."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import serai

from . import crowd
from .table import give_turn, hold, lay, legal_names, play, roll, snapshot, table

VIEWERS = [0, 1, 2, None]


def betting_table(first_bet: str = "G") -> serai.State:
    s = table("4:BW 6:GYO", players=3, dice="BYG", turn=1, money=[3, 0, 12], deserts={0: +8, 2: -12})
    hold(s, 0, "G5 B5", pyramid=1)
    hold(s, 2, "G3", pyramid=1)
    lay(s, winner=f"0{first_bet} 2O", loser="1B 0W")
    return s


@pytest.mark.clause("CU26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_owner_knows_the_cards_in_hand(viewer: int | None) -> None:
    hands = [player["hand"] for player in betting_table().view(viewer)["players"]]
    known = [["B", "Y", "O"], ["Y", "G", "O", "W"], ["B", "Y", "G", "W"]]
    assert hands == [known[p] if p == viewer else None for p in range(3)]


@pytest.mark.clause("CU26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_owner_knows_a_laid_card(viewer: int | None) -> None:
    seen = betting_table().view(viewer)
    for pile, cards in (("winner_pile", [(0, "G"), (2, "O")]), ("loser_pile", [(1, "B"), (0, "W")])):
        assert seen[pile] == [{"player": p, "camel": camel if p == viewer else None} for p, camel in cards]


@pytest.mark.clause("CU26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_is_public(viewer: int | None) -> None:
    seen = betting_table().view(viewer)
    assert [player["money"] for player in seen["players"]] == [3, 0, 12]
    assert [player["cards"] for player in seen["players"]] == [3, 4, 4]
    assert [player["pyramid_tiles"] for player in seen["players"]] == [1, 0, 1]
    assert [player["desert"] for player in seen["players"]] == [8, 0, -12]
    assert [player["leg_tiles"] for player in seen["players"]] == [
        [{"camel": "B", "value": 5}, {"camel": "G", "value": 5}],
        [],
        [{"camel": "G", "value": 3}],
    ]
    assert [card["player"] for card in seen["winner_pile"]] == [0, 2]
    assert [card["player"] for card in seen["loser_pile"]] == [1, 0]
    assert seen["leg_tiles"] == {"B": [3, 2], "Y": [5, 3, 2], "G": [2], "O": [5, 3, 2], "W": [5, 3, 2]}
    assert seen["dice"] == ["B", "Y", "G"]
    assert seen["ranking"] == ["O", "Y", "G", "W", "B"]
    assert seen["track"] == [
        {"space": 4, "camels": ["B", "W"], "desert": None},
        {"space": 6, "camels": ["G", "Y", "O"], "desert": None},
        {"space": 8, "camels": [], "desert": {"owner": 0, "oasis": True}},
        {"space": 12, "camels": [], "desert": {"owner": 2, "oasis": False}},
    ]
    assert (seen["turn"], seen["rolling"], seen["over"], seen["leg"], seen["idle"]) == (1, False, False, 1, 0)


@pytest.mark.clause("CU26")
def test_views_of_games_that_differ_in_secrets_only_are_equal() -> None:
    one, other = betting_table("G"), betting_table("B")
    for viewer in (1, 2, None):
        assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
        assert one.observe(viewer) == other.observe(viewer)
    assert one.view(0) != other.view(0)
    assert one.observe(0) != other.observe(0)


def bets(seed: int, names: str) -> serai.Match:
    match = serai.game("camel_up", players=3).match(seed=seed)
    for name in names.split():
        match.play(match.parse(name))
    return match


def story(match: serai.Match, viewer: int | None, language: str) -> list[tuple[Any, ...]]:
    return [(line.ply, line.by, line.do, line.text) for line in match.history(viewer, language)]


@pytest.mark.clause("CU26")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_story_tells_others_the_pile_but_not_the_camel(language: str) -> None:
    one, other = bets(1, "winB loseY legG"), bets(1, "winO loseW legG")
    first, second = [line.by for line in one.history(None)[-3:-1]]
    assert first != second
    outsiders = [viewer for viewer in VIEWERS if viewer not in (first, second)]
    assert len(outsiders) == 2
    for viewer in outsiders:
        assert story(one, viewer, language) == story(other, viewer, language)
        assert [line.do for line in one.history(viewer)[-3:]] == ["win?", "lose?", "legG"]
        assert [line.by for line in one.history(viewer)[-3:-1]] == [first, second]
    assert [line.do for line in one.history(first)[-3:]] == ["winB", "lose?", "legG"]
    assert [line.do for line in one.history(second)[-3:]] == ["win?", "loseY", "legG"]


@pytest.mark.clause("CU26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_is_revealed_when_the_race_is_over(viewer: int | None) -> None:
    s = betting_table()
    roll(s, "G1")
    assert s.view(viewer)["winner_pile"][0]["camel"] == ("G" if viewer == 0 else None)
    while not s.over:
        play(s, "roll")
        s.play(s.chances()[-1][0])
    seen = s.view(viewer)
    assert [card["camel"] for card in seen["winner_pile"]] == ["G", "O"]
    assert [card["camel"] for card in seen["loser_pile"]] == ["B", "W"]


@pytest.mark.clause("CU26")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_story_is_told_in_full_when_the_race_is_over(viewer: int | None) -> None:
    match = bets(1, "winB loseY legG")
    while not match.over:
        match.play(match.parse("roll"))
    cards = [line.do for line in match.history(viewer) if line.do.startswith(("win", "lose"))]
    assert cards == ["winB", "loseY"]


# ---- What a player cannot know is redrawn for bots ----


@pytest.mark.clause("CU26")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_no_viewer_can_tell_a_redrawn_position_from_the_true_one(players: int) -> None:
    changed = 0
    for n, s in enumerate(s for seed in range(12) for s in crowd.positions(players, seed)):
        for viewer in (s.turn, (s.turn + 1) % players, None):
            redrawn = s.resample(viewer, seed=n)
            assert redrawn.view(viewer) == s.view(viewer)
            assert redrawn.observe(viewer) == s.observe(viewer)
            if viewer == s.turn:
                assert redrawn.legal() == s.legal()
            changed += redrawn != s
    assert changed > 100


@pytest.mark.clause("CU26")
def test_all_cards_that_another_player_may_have_laid_are_equally_likely() -> None:
    s = betting_table()
    laid = Counter(repr(snapshot(s.resample(2, seed))["piles"]) for seed in range(6000))
    expected = {
        repr([[f"0{one}", "2O"], [f"1{two}", f"0{three}"]])
        for one, three in permutations("BYGOW", 2)
        for two in "BYGOW"
    }
    assert laid.keys() == expected
    assert all(25 < times < 105 for times in laid.values())  # 60 each, give or take


@pytest.mark.clause("CU26")
def test_redrawing_touches_nothing_else_and_not_the_true_position() -> None:
    s = betting_table()
    before = s.copy()
    redrawn = s.resample(1, seed=3)
    assert s == before
    assert snapshot(redrawn) | {"hands": 0, "piles": 0} == snapshot(s) | {"hands": 0, "piles": 0}
    assert redrawn != s


@pytest.mark.clause("CU26")
def test_a_finished_game_has_nothing_to_redraw() -> None:
    s = table("16:G 9:Y 8:O 7:B 3:W", players=3)
    lay(s, winner="0G 1B", loser="2W")
    roll(s, "G1")
    assert all(s.resample(viewer, seed) == s for viewer in VIEWERS for seed in range(10))


@pytest.mark.clause("CU26")
def test_the_actors_own_choices_are_never_hidden_from_them() -> None:
    s = betting_table()
    for p in range(3):
        give_turn(s, p)
        bets_open = {name[-1] for name in legal_names(s) if name.startswith("win")}
        assert bets_open == set(s.view(p)["players"][p]["hand"])
