"""Positions as text: what is written can be read again, and every mistake is told in a sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.core.schema import Ints
from serai.games.camel_up.position import BadPosition, read_position, write_dice, write_position

from . import crowd
from .table import fields

GOOD = "1:BW 2:GY 3:O"
EIGHT = "1:BYGOW +2 -4 +6 -8 +10 -12 +14 -16"
BAD = [  # position, dice, what is wrong, and what the sentence must name
    ("", "BYGOW", "missing", "B, Y, G, O, W"),
    ("   \t\n", "BYGOW", "missing", "B, Y, G, O, W"),
    ("1:BW 2:GY", "BYGOW", "missing", "O"),
    ("1:BYGO", "BYGOW", "missing", "W"),
    ("+5 -7", "BYGOW", "missing", "B, Y, G, O, W"),
    ("camels", "BYGOW", "part", "camels"),
    ("1BW 2:GY 3:O", "BYGOW", "part", "1BW"),
    ("1: BW 2:GY 3:O", "BYGOW", "part", "1:"),
    (":BW 2:GY 3:O", "BYGOW", "part", ":BW"),
    ("1:BW,2:GY,3:O", "BYGOW", "part", "1:BW,2:GY,3:O"),
    ("1:B W 2:GY 3:O", "BYGOW", "part", "W"),
    ("-1:BW 2:GY 3:O", "BYGOW", "part", "-1:BW"),
    ("1.5:BW 2:GY 3:O", "BYGOW", "part", "1.5:BW"),
    ("1:B1 2:GY 3:O", "BYGOW", "part", "1:B1"),
    ("1:🐪 2:GY 3:O", "BYGOW", "part", "1:🐪"),
    ("12345:BW 2:GY 3:O", "BYGOW", "part", "12345:BW"),
    (f"{GOOD} +", "BYGOW", "part", "+"),
    (f"{GOOD} 5", "BYGOW", "part", "5"),
    (f"{GOOD} +5-7", "BYGOW", "part", "+5-7"),
    (f"{GOOD} *5", "BYGOW", "part", "*5"),
    ("0:BW 2:GY 3:O", "BYGOW", "space", "0"),
    ("17:BW 2:GY 3:O", "BYGOW", "space", "17"),
    ("99:BW 2:GY 3:O", "BYGOW", "space", "99"),
    ("1:BX 2:GY 3:O", "BYGOW", "camel", "X"),
    ("1:Br 2:GY 3:O", "BYGOW", "camel", "R"),
    ("1:BB 2:GY 3:OW", "BYGOW", "twice", "B"),
    ("1:BW 2:GY 3:OW", "BYGOW", "twice", "W"),
    ("1:BW 1:GY 3:O", "BYGOW", "space-twice", "1"),
    (f"{GOOD} +1", "BYGOW", "tile-space", "+1"),
    (f"{GOOD} -17", "BYGOW", "tile-space", "-17"),
    (f"{GOOD} +0", "BYGOW", "tile-space", "+0"),
    (f"{GOOD} +5 -6", "BYGOW", "adjacent", "5"),
    (f"{GOOD} -8 +5 +7", "BYGOW", "adjacent", "7"),
    (f"{GOOD} +5 +5", "BYGOW", "adjacent", "5"),
    (f"{EIGHT} +3", "BYGOW", "adjacent", "3"),
    (f"{GOOD} +3", "BYGOW", "on-tile", "3"),
    ("1:BW 5:GY 9:O -5", "BYGOW", "on-tile", "5"),
    (GOOD, "", "dice", "B, Y, G, O, W"),
    (GOOD, "X", "dice", "X"),
    (GOOD, "BB", "dice", "BB"),
    (GOOD, "BYGOWB", "dice", "BYGOWB"),
    (GOOD, "B Y", "dice", "B Y"),
    (GOOD, "123", "dice", "123"),
]


@pytest.mark.parametrize(("position", "dice", "wrong", "named"), BAD)
def test_a_bad_position_is_refused_in_a_sentence(position: str, dice: str, wrong: str, named: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(position, dice)
    assert refused.value.key == f"position-{wrong}"
    said = {language: refused.value.say(language) for language in ("en", "it")}
    assert said["en"] == str(refused.value) != said["it"]
    for sentence in said.values():
        assert named in sentence
        assert sentence.endswith((".", ")."))
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("given_text", "dice", "written"),
    [
        (GOOD, "BYGOW", GOOD),
        ("3:O 2:GY 1:BW", "WB", GOOD),
        ("  1:bw\n2:Gy   3:o ", "bw", GOOD),
        ("01:BW 2:GY 003:O", "BYGOW", GOOD),
        (f"-7 {GOOD} +5", "BYGOW", f"{GOOD} +5 -7"),
        ("16:WOGYB +2 -14", "O", "16:WOGYB +2 -14"),
        (EIGHT, "BYGOW", EIGHT),
    ],
)
def test_a_good_position_may_be_written_in_any_order(given_text: str, dice: str, written: str) -> None:
    s = read_position(given_text, dice)
    assert write_position(s) == written
    assert set(write_dice(s)) == set(dice.upper())


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_every_reachable_position_survives_the_round_trip(players: int) -> None:
    texts = set()
    for seed in range(25):
        for state in crowd.positions(players, f"text {seed}"):
            s = fields(state)
            text, dice = write_position(s), write_dice(s)
            read = read_position(text, dice)
            assert (write_position(read), write_dice(read)) == (text, dice)
            for camel in range(5):
                assert read.space[camel] == s.space[camel]
                assert read.order[camel] == s.order[camel]
                assert read.dice[camel] == s.dice[camel]
            assert deserts(read.desert) == deserts(s.desert)
            texts.add(text)
    assert len(texts) > 300


def deserts(tiles: Ints) -> list[int]:
    return sorted(tiles[p] for p in range(8) if tiles[p] != 0)


# ---- Fuzz ----


def read_or_refuse(text: str, dice: str) -> None:
    """Whatever is typed, either it is a position or somebody is told why not."""
    try:
        s = read_position(text, dice)
    except serai.SeraiError as refused:
        told = [refused.say("en"), refused.say("it")]
    else:
        told = [write_position(s), write_position(read_position(write_position(s), write_dice(s)))]
        assert told[0] == told[1]
    assert all(told)


@settings(deadline=None, max_examples=400, database=None)
@given(text=st.text(), dice=st.text())
def test_any_text_is_read_or_refused(text: str, dice: str) -> None:
    read_or_refuse(text, dice)
    read_or_refuse(GOOD, dice)
    read_or_refuse(text, "BYGOW")


spaces = st.integers(-1, 18)
stacks = st.text("BYGOWbX", max_size=5)
parts = st.one_of(
    st.builds("{}:{}".format, spaces, stacks),
    st.builds("{}{}".format, st.sampled_from("+-"), spaces),
    st.text("BYGOW:+-0123456789 ²٣", max_size=6),
)


@settings(deadline=None, max_examples=400, database=None)
@given(text=st.lists(parts, max_size=8).map(" ".join), dice=st.text("BYGOWby?", max_size=6))
def test_almost_positions_are_read_or_refused(text: str, dice: str) -> None:
    read_or_refuse(text, dice)


@settings(deadline=None, max_examples=300, database=None)
@given(
    order=st.permutations("BYGOW"),
    where=st.lists(st.integers(1, 16), min_size=5, max_size=5),
    tiles=st.lists(st.tuples(st.integers(2, 16), st.sampled_from("+-")), max_size=4),
)
def test_whatever_can_be_set_up_is_read(
    order: list[str], where: list[int], tiles: list[tuple[int, str]]
) -> None:
    stacks = {n: "".join(c for c, at in zip(order, where, strict=True) if at == n) for n in sorted(where)}
    laid: dict[int, str] = {}
    for space, side in tiles:
        if not {space - 1, space, space + 1} & laid.keys() and space not in where:
            laid[space] = side
    text = " ".join(
        [*(f"{n}:{stack}" for n, stack in stacks.items()), *(f"{laid[n]}{n}" for n in sorted(laid))]
    )
    assert write_position(read_position(text)) == text
