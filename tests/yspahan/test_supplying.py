"""Supplying: the dice and the tower, YS10 to YS13 with their examples YS70, YS71, YS77."""

import pytest

from .table import camels, fields, gold, legal_names, outcome_names, play, refused, table, tower


@pytest.mark.clause("YS10")
@pytest.mark.parametrize("money", [0, 1, 2, 3, 7])
def test_up_to_three_yellow_dice_for_a_gold_each(money: int) -> None:
    s = table(stage="prepare", gold=[money, 9, 9])
    assert legal_names(s) == ["roll", "roll+1", "roll+2", "roll+3"][: money + 1]
    most = min(money, 3)
    play(s, f"roll+{most}" if most else "roll")
    assert gold(s)[0] == money - most
    for die in range(9 + most):
        assert outcome_names(s) == {str(value): 1 for value in range(1, 7)}
        left = fields(s).white_left, fields(s).yellow_left
        assert left == (max(0, 9 - die), most - max(0, die - 9))
        play(s, "4")
    assert s.turn == 0
    assert tower(s) == {"camel": (4, 9 + most)}


@pytest.mark.clause("YS11")
def test_groups_climb_the_tower_and_the_highest_lies_on_gold() -> None:
    assert tower(table(tower="1x1 2x2 3x1 4x1 5x3 6x1")) == {
        "camel": (1, 1),
        "sack": (2, 2),
        "barrel": (3, 1),
        "chest": (4, 1),
        "vase": (5, 3),
        "gold": (6, 1),
    }
    assert tower(table(tower="2x3 4x4 5x2")) == {"camel": (2, 3), "sack": (4, 4), "gold": (5, 2)}


@pytest.mark.clause("YS11", "YS70")
def test_two_yellow_dice_bought_and_eleven_dice_placed() -> None:
    s = table(stage="prepare")
    play(s, "roll+2 1 1 3 3 5 5 6 6 6 1 2")
    assert gold(s)[0] == 0
    assert tower(s) == {"camel": (1, 3), "sack": (2, 1), "barrel": (3, 2), "chest": (5, 2), "gold": (6, 3)}
    r = fields(s)
    assert [r.yellow[square] for square in range(6)] == [1, 1, 0, 0, 0, 0]
    assert [r.white[square] for square in range(6)] == [2, 0, 2, 2, 0, 3]


@pytest.mark.clause("YS12", "YS71")
def test_the_first_player_uses_the_yellow_dice_and_then_they_are_gone() -> None:
    s = table(stage="prepare")
    play(s, "roll+2 1 1 3 3 5 5 6 6 6 1 2 take.camel")
    assert camels(s)[0] == 3
    assert tower(s) == {"sack": (2, 1), "barrel": (3, 2), "chest": (5, 2), "gold": (6, 3)}
    play(s, "end")
    assert tower(s) == {"barrel": (3, 2), "chest": (5, 2), "gold": (6, 3)}
    assert s.turn == 1
    assert refused(s, "take.sack")


@pytest.mark.clause("YS12")
def test_white_dice_of_a_mixed_group_stay() -> None:
    s = table(tower="1x2+2 6x5+1")
    play(s, "take.gold end")
    assert gold(s)[0] == 8
    assert tower(s) == {"camel": (1, 2)}


@pytest.mark.clause("YS12")
def test_only_the_first_players_turn_removes_dice() -> None:
    s = table(tower="1x2 3x3 6x4")
    for turn in range(2):
        play(s, "take.gold end" if turn == 0 else "take.camel end")
    assert tower(s) == {"sack": (3, 3)}


@pytest.mark.clause("YS13")
def test_cards_may_be_played_before_the_dice_are_bought() -> None:
    s = table(stage="prepare", gold=[0, 0, 0], hands={0: "gold"})
    assert legal_names(s) == ["play.gold", "roll"]
    play(s, "play.gold")
    assert legal_names(s) == ["roll", "roll+1", "roll+2", "roll+3"]


@pytest.mark.clause("YS77")
def test_all_dice_equal_lie_on_camel() -> None:
    s = table(stage="prepare")
    play(s, "roll 5 5 5 5 5 5 5 5 5")
    assert tower(s) == {"camel": (5, 9)}
    assert refused(s, "take.gold")


@pytest.mark.clause("YS77")
def test_two_groups_lie_on_camel_and_gold() -> None:
    s = table(stage="prepare")
    play(s, "roll 2 5 2 5 2 5 2 5 2")
    assert tower(s) == {"camel": (2, 5), "gold": (5, 4)}
