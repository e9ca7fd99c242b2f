"""The rulebook's worked examples and the reference figures: CU30 to CU33, CU35."""

from typing import Literal

import pytest

from serai.games.camel_up.odds import odds

from .table import hold, lay, money, ranking, roll, table, track


@pytest.mark.clause("CU30", "CU21")
def test_a_leg_scoring() -> None:
    s = table("9:G 8:Y 7:O 6:B 3:W", dice="W", turn=2, money=[10, 10, 10, 10])
    hold(s, 2, "G5 G2 Y3 B5", pyramid=1)  # the second pyramid tile is taken now
    roll(s, "W1")
    assert ranking(s) == "GYOBW"
    assert money(s) == [10, 10, 10 + 9, 10]


@pytest.mark.clause("CU31", "CU24")
def test_a_final_scoring() -> None:
    s = table("16:G 9:Y 8:O 7:B 3:W", players=8, money=[9, *[10] * 7])
    lay(s, winner="1B 2Y 3G 4G", loser="5W 1Y 2B 6W 7W")
    roll(s, "G1")
    changes = [pounds - 10 for pounds in money(s)]
    assert changes == [0, -1 - 1, -1 - 1, +8, +5, +8, +5, +3]


@pytest.mark.clause("CU32", "CU12", "CU14")
def test_carrying_and_stacking() -> None:
    s = table("2:OY 9:BGW")
    roll(s, "O3")
    assert track(s) == "5:OY 9:BGW"
    s = table("3:WG 5:Y 9:BO")
    roll(s, "W2")
    assert track(s) == "5:YWG 9:BO"


@pytest.mark.clause("CU35", "CU15")
def test_oasis_and_mirage() -> None:
    s = table("3:WG 6:OY 9:B", deserts={1: +5})
    roll(s, "W2")
    assert (track(s), money(s)) == ("6:OYWG 9:B +5", [3, 4, 3, 3])
    s = table("3:WG 4:B 9:OY", deserts={1: -5})
    roll(s, "W2")
    assert (track(s), money(s)) == ("4:WGB 9:OY -5", [3, 4, 3, 3])


@pytest.mark.clause("CU33")
@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
@pytest.mark.parametrize(
    ("position", "first", "landings"),
    [
        ("1:BW 2:GY 3:O", {"B": 3471, "Y": 8569, "G": 3816, "O": 4891, "W": 8413}, {}),
        (
            "1:BW 2:GY 3:O +5 -7",
            {"B": 4106, "Y": 6828, "G": 6542, "O": 4830, "W": 6854},
            {5: 31209, 7: 6462},
        ),
    ],
)
def test_the_odds_of_a_leg(
    mode: Literal["interpreted", "compiled"], position: str, first: dict[str, int], landings: dict[int, int]
) -> None:
    found = odds(position, with_race=False, mode=mode)
    assert found.outcomes == 29160
    assert {camel: places[0] for camel, places in found.places.items()} == first
    assert found.landings == landings
