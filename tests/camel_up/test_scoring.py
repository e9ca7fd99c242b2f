"""Leg and race: CU20 to CU25."""

import pytest

from .table import (
    fields,
    give_turn,
    hold,
    lay,
    legal_names,
    money,
    play,
    ranking,
    roll,
    snapshot,
    table,
    track,
    turn,
)

LAST_DIE = "9:G 8:Y 7:O 6:B 3:W"  # with the white die left, W1 ends the leg in the order G Y O B W
FINISH = "16:G 9:Y 8:O 7:B 3:W"  # G1 ends the race in the same order

# ---- CU20: the end of a leg ----


@pytest.mark.clause("CU20")
def test_a_leg_ends_with_the_fifth_die() -> None:
    s = table("1:BYGOW")
    roll(s, "B1", "Y1", "G1", "O1")
    assert (fields(s).leg, snapshot(s)["pyramid"]) == (1, {"W"})
    play(s, "legB legB")  # not before it
    assert fields(s).leg == 1
    roll(s, "W1")
    assert (fields(s).leg, snapshot(s)["pyramid"]) == (2, set("BYGOW"))


@pytest.mark.clause("CU20")
@pytest.mark.parametrize(("roller", "next_one"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_leg_begins_left_of_whoever_took_the_last_pyramid_tile(roller: int, next_one: int) -> None:
    s = table(LAST_DIE, players=3, dice="W", turn=roller)
    roll(s, "W1")
    assert (fields(s).leg, turn(s)) == (2, next_one)


@pytest.mark.clause("CU20", "CU15")
def test_the_desert_tile_of_the_fifth_die_is_carried_out_before_the_scoring() -> None:
    s = table("9:G 8:Y 7:OW 6:B", dice="W", deserts={1: +10}, players=3)
    hold(s, 2, "W5")
    roll(s, "W3")
    assert ranking(s)[0] == "W"
    assert money(s) == [4, 4, 8]
    s = table("9:G 8:Y 7:OW 6:B", dice="W", deserts={1: -10}, players=3)
    hold(s, 2, "G5 W5")
    roll(s, "W3")  # back to 9, under green
    assert ranking(s)[:2] == "GW"
    assert money(s) == [4, 4, 9]


# ---- CU21: leg scoring ----


@pytest.mark.clause("CU21")
@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        ("G5", 5),
        ("G3", 3),
        ("G2", 2),
        ("G5 G3 G2", 10),
        ("Y5", 1),
        ("Y3", 1),
        ("Y2", 1),
        ("O5", -1),
        ("B3", -1),
        ("W2", -1),
        ("O5 O3 O2", -3),
        ("G3 Y5 Y3 B5 W5", 3),
    ],
)
def test_leg_tiles_of_the_first_the_second_and_all_other_camels(tiles: str, worth: int) -> None:
    s = table(LAST_DIE, dice="W", money=[3, 20, 3, 3])
    hold(s, 1, tiles)
    roll(s, "W1")
    assert money(s) == [4, 20 + worth, 3, 3]


@pytest.mark.clause("CU21")
@pytest.mark.parametrize("tiles", range(5))
def test_each_pyramid_tile_brings_a_pound(tiles: int) -> None:
    s = table(LAST_DIE, dice="W")
    hold(s, 3, pyramid=tiles)
    roll(s, "W1")
    assert money(s) == [4, 3, 3, 3 + tiles]


@pytest.mark.clause("CU21")
def test_the_pyramid_pound_comes_only_at_the_scoring() -> None:
    s = table("1:BYGOW", players=2)
    roll(s, "B1", "Y1", "G1", "O1")
    assert money(s) == [3, 3]
    roll(s, "W1")
    assert money(s) == [6, 5]


@pytest.mark.clause("CU21")
@pytest.mark.parametrize(
    ("pounds", "tiles", "pyramid", "after"),
    [
        (0, "G5 B5", 0, 4),  # not 0 for the −1, then 5
        (1, "B5 O5", 0, 0),
        (0, "B5 O5 W5", 2, 0),
        (0, "B5 O5", 3, 1),
        (2, "B5 O5 W5", 0, 0),
        (3, "B5 O5 W5", 0, 0),
        (4, "B5 O5 W5", 0, 1),
    ],
)
def test_the_sum_is_taken_as_one_and_nobody_falls_below_0(
    pounds: int, tiles: str, pyramid: int, after: int
) -> None:
    s = table(LAST_DIE, dice="W", money=[3, 3, pounds, 3])
    hold(s, 2, tiles, pyramid)
    roll(s, "W1")
    assert money(s) == [4, 3, after, 3]


@pytest.mark.clause("CU21", "CU17")
def test_within_a_stack_the_higher_camel_scores_as_first() -> None:
    s = table("9:GY 7:O 6:B 3:W", dice="W")
    hold(s, 1, "Y5")
    hold(s, 2, "G5")
    roll(s, "W1")
    assert money(s) == [4, 8, 4, 3]


@pytest.mark.clause("CU21", "CU24")
def test_race_cards_are_not_scored_with_a_leg() -> None:
    s = table(LAST_DIE, dice="W")
    lay(s, winner="1G 2B", loser="3W")
    roll(s, "W1")
    assert money(s) == [4, 3, 3, 3]


# ---- CU22: clearing up ----


@pytest.mark.clause("CU22")
def test_after_the_scoring_everything_returns_to_its_place() -> None:
    s = table(LAST_DIE, dice="W", deserts={1: +12, 3: -15})
    hold(s, 2, "G5 G3 B5", pyramid=3)
    lay(s, winner="1G", loser="3W")
    roll(s, "W1")
    told = snapshot(s)
    assert told["stacks"] == {camel: [5, 3, 2] for camel in "BYGOW"}
    assert told["leg_tiles"] == [set()] * 4
    assert told["pyramid_tiles"] == [0] * 4
    assert told["deserts"] == {}
    assert told["pyramid"] == set("BYGOW")


@pytest.mark.clause("CU22")
def test_camels_money_and_race_cards_stay_as_they_are() -> None:
    s = table(LAST_DIE, dice="W", money=[7, 2, 9, 0])
    lay(s, winner="1G", loser="3W")
    roll(s, "W1")
    told = snapshot(s)
    assert track(s) == "4:W 6:B 7:O 8:Y 9:G"
    assert told["money"] == [8, 2, 9, 0]
    assert told["piles"] == [["1G"], ["3W"]]
    assert told["hands"] == [set("BYGOW"), set("BYOW"), set("BYGOW"), set("BYGO")]


@pytest.mark.clause("CU22", "CU11")
def test_a_returned_desert_tile_may_be_laid_on_its_old_space() -> None:
    s = table(LAST_DIE, dice="W", deserts={1: +12})
    roll(s, "W1")
    assert {"+12", "-12", "+11", "-13"} <= set(legal_names(s))


@pytest.mark.clause("CU22")
def test_nothing_is_scored_twice() -> None:
    s = table("1:BYGOW", players=2)
    hold(s, 1, "W5 W3")
    roll(s, "B1", "Y1", "G1", "O1", "W1")
    assert money(s) == [3 + 3, 3 + 2 + 5 + 3]
    give_turn(s, 0)
    roll(s, "B1", "Y1", "G1", "O1", "W1")
    assert money(s) == [6 + 3, 13 + 2]


# ---- CU23: the end of the race ----


@pytest.mark.clause("CU23")
@pytest.mark.parametrize("dice", ["G", "GB", "BYGOW"])
def test_the_race_is_over_at_once_dice_left_or_not(dice: str) -> None:
    s = table(FINISH, dice=dice)
    roll(s, "G1")
    assert s.over


@pytest.mark.clause("CU23", "CU21")
@pytest.mark.parametrize("dice", ["G", "GB", "BYGOW"])
def test_there_is_one_last_leg_scoring_and_only_one(dice: str) -> None:
    s = table(FINISH, dice=dice)
    hold(s, 1, "G5 Y5 B5")
    hold(s, 2, pyramid=1)
    roll(s, "G1")
    assert money(s) == [4, 8, 4, 3]


@pytest.mark.clause("CU23")
@pytest.mark.parametrize("dice", ["G", "GB"])
def test_the_pyramid_tile_just_taken_counts(dice: str) -> None:
    s = table(FINISH, dice=dice, turn=3)
    hold(s, 3, pyramid=2)
    roll(s, "G1")
    assert money(s) == [3, 3, 3, 6]


@pytest.mark.clause("CU23", "CU24")
def test_the_final_scoring_follows_the_last_leg_scoring() -> None:
    s = table(FINISH, money=[3, 0, 0, 3])
    hold(s, 1, "B5")  # the debt is forgiven, and the card brings its full 8
    hold(s, 2, "G5")  # so that there is money for the wrong card
    lay(s, winner="1G 2B")
    roll(s, "G1")
    assert money(s) == [4, 8, 4, 3]


@pytest.mark.clause("CU23")
def test_the_top_camel_of_the_unit_has_won() -> None:
    s = table("16:GBW 9:Y 8:O")
    lay(s, winner="1G 2W 3B")
    roll(s, "G1")
    assert ranking(s) == "WBGYO"
    assert money(s) == [4, 2, 11, 2]


@pytest.mark.clause("CU23", "CU17")
def test_the_last_leg_scoring_is_on_the_standing_order() -> None:
    s = table("16:GBW 9:Y 8:O")
    hold(s, 1, "W5")
    hold(s, 2, "B5")
    hold(s, 3, "G5")
    roll(s, "G1")
    assert money(s) == [4, 8, 4, 2]


@pytest.mark.clause("CU23")
def test_landing_on_16_does_not_end_the_race() -> None:
    s = table("15:G 9:Y 8:O 7:B 3:W")
    roll(s, "G1")
    assert (s.over, s.winners, turn(s)) == (False, (), 1)


# ---- CU24: final scoring ----


@pytest.mark.clause("CU24")
def test_correct_winner_cards_earn_8_5_3_2_then_1_each() -> None:
    s = table(FINISH, players=8)
    lay(s, winner="3G 7G 1G 2G 5G 4G 6G 0G")
    roll(s, "G1")
    assert money(s) == [3 + 1 + 1, 6, 5, 11, 4, 4, 4, 8]


@pytest.mark.clause("CU24")
def test_correct_loser_cards_likewise() -> None:
    s = table(FINISH, players=8)
    lay(s, loser="3W 7W 1W 2W 5W 4W 6W 0W")
    roll(s, "G1")
    assert money(s) == [3 + 1 + 1, 6, 5, 11, 4, 4, 4, 8]


@pytest.mark.clause("CU24")
def test_the_loser_pile_begins_again_at_8() -> None:
    s = table(FINISH)
    lay(s, winner="1G", loser="2W")
    roll(s, "G1")
    assert money(s) == [4, 11, 11, 3]


@pytest.mark.clause("CU24")
@pytest.mark.parametrize("camel", "YOBW")
def test_a_wrong_winner_card_costs_1_even_for_the_second_camel(camel: str) -> None:
    s = table(FINISH)
    lay(s, winner=f"1{camel}")
    roll(s, "G1")
    assert money(s) == [4, 2, 3, 3]


@pytest.mark.clause("CU24")
@pytest.mark.parametrize("camel", "GYOB")
def test_a_wrong_loser_card_costs_1_even_for_the_last_but_one(camel: str) -> None:
    s = table(FINISH)
    lay(s, loser=f"1{camel}")
    roll(s, "G1")
    assert money(s) == [4, 2, 3, 3]


@pytest.mark.clause("CU24")
def test_wrong_cards_do_not_use_up_the_payouts() -> None:
    s = table(FINISH, money=[3, 9, 3, 3])
    lay(s, winner="1B 1Y 2G 1O 3G")
    roll(s, "G1")
    assert money(s) == [4, 6, 11, 8]


@pytest.mark.clause("CU24")
@pytest.mark.parametrize(
    ("winner", "loser", "after"),
    [
        ("1B 1G", "", 8),  # nothing to pay with when the wrong card comes up
        ("1G 1B", "", 7),
        ("1B 1Y 1O 1G", "", 8),
        ("1B 1G 1Y", "", 7),
        ("1B 1Y 1O 1W", "", 0),
        ("", "1B 1W", 8),
        ("", "1W 1B", 7),
        ("1B", "1W", 8),  # the winner pile comes first
        ("1G", "1B", 7),
    ],
)
def test_cards_are_settled_one_by_one_and_never_below_0(winner: str, loser: str, after: int) -> None:
    s = table(FINISH, money=[3, 0, 3, 3])
    lay(s, winner, loser)
    roll(s, "G1")
    assert money(s) == [4, after, 3, 3]


@pytest.mark.clause("CU24")
def test_the_order_laid_counts_not_the_order_of_seats() -> None:
    s = table(FINISH)
    give_turn(s, 3)
    play(s, "winG winG winB winG")  # players 3, 0, 1, 2
    give_turn(s, 3)
    roll(s, "G1")
    assert money(s) == [8, 2, 6, 12]


@pytest.mark.clause("CU24")
def test_the_last_camel_is_the_bottom_one_of_the_rearmost_space() -> None:
    s = table("16:G 3:WB 9:YO")
    lay(s, loser="1B 2W")
    roll(s, "G1")
    assert money(s) == [4, 2, 11, 3]


@pytest.mark.clause("CU24", "CU18")
def test_when_all_five_cross_as_one_unit_the_lowest_is_last() -> None:
    s = table("16:WBGYO")
    lay(s, winner="1O", loser="2W 3B")
    roll(s, "W2")
    assert money(s) == [4, 11, 11, 2]


# ---- CU25: winning the game ----


@pytest.mark.clause("CU25")
def test_most_money_wins() -> None:
    s = table(FINISH, money=[3, 9, 8, 0])
    roll(s, "G1")
    assert (s.scores, s.winners) == ((4, 9, 8, 0), (1,))


@pytest.mark.clause("CU25")
@pytest.mark.parametrize(
    ("pounds", "winners"),
    [([8, 9, 9, 0], (0, 1, 2)), ([0, 9, 8, 9], (1, 3)), ([0, 1, 1, 1], (0, 1, 2, 3)), ([9, 9, 9, 9], (0,))],
)
def test_ties_share_the_victory(pounds: list[int], winners: tuple[int, ...]) -> None:
    s = table(FINISH, money=pounds)
    roll(s, "G1")
    assert s.winners == winners


@pytest.mark.clause("CU25")
def test_nobody_has_won_before_the_end() -> None:
    s = table(FINISH, money=[3, 9, 8, 0])
    assert (s.scores, s.winners) == ((3, 9, 8, 0), ())
