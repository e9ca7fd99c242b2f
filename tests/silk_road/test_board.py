"""The board as a data file: each fault has its sentence, another board can be played."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core import kit
from serai.core.words import LANGUAGES
from serai.games.silk_road.board import BadBoard, check
from serai.games.silk_road.tables import KIND_NAMES

from .table import fields, game, legal, market, play, tiles

FILE = Path(serai.__file__).parent / "games" / "silk_road" / "reconstruction.toml"
Board = dict[str, Any]


def house() -> Board:
    return copy.deepcopy(check("reconstruction"))


def rich_board() -> Board:
    """Other arrows, a printed Vizier and Buyer, sixteen barters of all sizes."""
    board = house() | {"title": "Another", "reconstruction": False}
    board["arrows"]["Merv"] = ["Susia", "Hecatompylos"]
    board["arrows"]["Susia"] = ["Ecbatana"]
    board["printed"] = {"Lanzhou": "vizier", "Merv": "buy-silk", "Kucha": "barter12"}
    names = ["ivory", "silk", "fruit", "jewels", "spices"]
    for n in range(6):
        give = [names[n % 5], names[n % 5] if n % 2 else names[(n + 1) % 5]]
        get = [names[(n + 2) % 5]] * (2 if n < 3 else 1) + [names[(n + 3) % 5]] * (1 if n < 5 else 0)
        board["barters"].append({"give": give, "get": get, "orange": 1, "purple": 1})
    for colour in ("orange", "purple"):
        board["tiles"][colour] |= {"vizier": 1, "free2": 1, "free4": 1, "thief": 1}
    return board


@pytest.mark.clause("SR52")
def test_the_house_board_is_called_a_reconstruction() -> None:
    assert house()["reconstruction"] is True
    assert game().start().view(None)["reconstruction"] is True
    assert "RECONSTRUCTION" in FILE.read_text(encoding="utf8")


def test_another_board_is_played_and_carried_by_the_log(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf8").replace("reconstruction = true", "reconstruction = false")
    path = tmp_path / "my_board.toml"
    path.write_text(text.replace('Kashgar = "free4"', 'Kashgar = "sell-silk"'), encoding="utf8")
    other = serai.game("silk_road", players=4, board=str(path))
    path.unlink()
    match = other.match(seed=3)
    while not match.over:
        match.play(match.legal[0])
    match.save(tmp_path / "game.log")
    head = json.loads((tmp_path / "game.log").read_text(encoding="utf8").splitlines()[0])
    assert head["options"]["board"]["printed"]["Kashgar"] == "sell-silk"
    loaded = serai.load(tmp_path / "game.log")
    assert loaded.scores == match.scores
    assert loaded.view(None)["reconstruction"] is False
    assert serai.verify(loaded.log) > 60


def test_a_path_object_and_plain_data_will_do() -> None:
    assert check(FILE) == check(house()) == house()


@pytest.mark.parametrize("players", [3, 5])
def test_a_rich_board_passes_the_kit(players: int) -> None:
    other = game(players, board=rich_board())
    kit.check_words(other, seed=1)
    kit.check_guarded(other, seed=1)
    kit.check_match(other, seed=1)


def test_equal_goods_on_one_side_are_changed_one_by_one() -> None:
    s = market("barter12 crook crook", ["silk silk spices"], board=rich_board())
    fields(s).crooks[0] = 2
    play(s, "take:barter12")  # two silk for two jewels and spices
    assert not any(name.startswith(("crook:2", "crook:B")) for name in legal(s))
    play(s, "crook:1=spices")
    assert any(name.startswith("crook:2") for name in legal(s))
    play(s, "look barter:1")
    assert fields(s).goods[0] == [0, 1, 0, 2, 1]


def test_a_printed_vizier_and_buyer_work_like_tiles() -> None:
    s = market("crook crook crook", city="Lanzhou", board=rich_board())
    play(s, "bonus name:silk show:0 show:0 show:0 show:0")
    assert (fields(s).viziers, legal(s)) == (1, ["take:crook"])
    s = market("crook crook crook", city="Merv", board=rich_board())
    play(s, "bonus look buy:2")
    assert fields(s).money[0] == 7
    assert tiles(s, "Merv") == ["crook"] * 3


def fault(change: Callable[[Board], object]) -> str:
    """The sentence for a board with one change, said in all languages."""
    board = house()
    change(board)
    with pytest.raises(BadBoard) as caught:
        serai.game("silk_road", board=board)
    said = [caught.value.say(language) for language in LANGUAGES]
    assert said[0] != said[1]
    return said[0]


def _set(*keys: Any) -> Callable[[Board], object]:
    """Put the last of the keys where the others lead."""

    def change(board: Board) -> None:
        place: Any = board
        for key in keys[:-2]:
            place = place[key]
        place[keys[-2]] = keys[-1]

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda b: b.pop("arrows"), "no part “arrows”"),
        (_set("houses", 3), "no part “houses”"),
        (_set("printed", []), "“printed” of the board is of the wrong kind"),
        (_set("title", 3), "“title” of the board is of the wrong kind"),
        (lambda b: b["tiles"].pop("orange"), "“tiles” of the board must have exactly: orange, purple"),
        (_set("banned", "northward", []), "must have exactly: westward, eastward"),
        (_set("arrows", "Merv", ["Rome"]), "no city “Rome”"),
        (_set("arrows", "Rome", ["Merv"]), "no city “Rome”"),
        (_set("printed", "Rome", "free2"), "no city “Rome”"),
        (_set("arrows", "Merv", "Susia"), "A list of names belongs here"),
        (lambda b: b["cities"]["orange"].remove("Yumen"), "Yumen must stand exactly once"),
        (lambda b: b["cities"]["purple"].append("Yumen"), "Yumen must stand exactly once"),
        (
            lambda b: b["cities"]["purple"].append("Antioch"),
            "cities are orange; it must be 9|cities with tiles",
        ),
        (
            lambda b: b["cities"]["purple"].append(b["cities"]["orange"].pop()),
            "8 cities are orange; it must be 9",
        ),
        (_set("arrows", "Merv", ["Susia", "Susia"]), "Two arrows lead from Merv"),
        (_set("arrows", "Antioch", ["Merv"]), "ends in Antioch"),
        (_set("arrows", "Merv", []), "0 arrows lead out of Merv"),
        (_set("arrows", "Merv", ["Susia", "Hecatompylos", "Ecbatana"]), "3 arrows lead out of Merv"),
        (_set("arrows", "Kucha", ["Kashgar", "Turfan"]), "lead back to|arrows lead out of"),
        (_set("arrows", "Ecbatana", ["Susia"]), "lead back to"),
        (_set("arrows", "Chang'An", ["Yumen"]), "no journey can reach Lanzhou"),
        (_set("printed", "Merv", "thief"), "“thief” cannot be printed beside Merv"),
        (_set("printed", "Antioch", "free2"), "cannot be printed beside Antioch"),
        (_set("printed", "Merv", "barter11"), "“barter11” cannot be printed"),
        (lambda b: b["barters"].extend(b["barters"][:7]), "17 different barter tiles are too many"),
        (_set("barters", 0, {"give": ["silk"]}), "Barter 1 must have exactly"),
        (_set("barters", 2, "give", []), "Barter 3 must have from 1 to 2 goods"),
        (_set("barters", 2, "get", ["silk"] * 4), "Barter 3 must have from 1 to 3 goods"),
        (_set("barters", 2, "get", ["gold"]), "no good “gold”"),
        (_set("barters", 2, "orange", -1), "from 0 to 45"),
        (
            _set("barters", 1, {"give": ["ivory"], "get": ["fruit", "silk"], "orange": 1, "purple": 1}),
            "same goods",
        ),
        (_set("tiles", "orange", "wizard", 1), "no tile “wizard”"),
        (_set("tiles", "orange", "crook", "3"), "from 0 to 45"),
        (_set("tiles", "orange", "crook", 4), "46 orange tiles; it must be 45"),
        (lambda b: b["tiles"]["orange"].update(thief=6, vizier=0), "9 Thieves are too many"),
        (_set("banned", "westward", ["Antioch"]), "westward must list different cities"),
        (_set("banned", "eastward", ["Yumen", "Yumen"]), "eastward must list different cities"),
    ],
)
def test_each_fault_has_its_sentence(change: Callable[[Board], object], sentence: str) -> None:
    said = fault(change)
    assert any(part in said for part in sentence.split("|")), said


@pytest.mark.clause("SR4")
def test_the_ban_must_be_possible() -> None:
    def crooks_only(board: Board) -> None:
        board["tiles"]["purple"] = {"crook": 30, "buy-silk": 5}

    assert "5 in all, are too few" not in fault(_set("tiles", "purple", "crook", 4))
    assert "too few for the cities" in fault(lambda b: (crooks_only(b), _few_barters(b)))


def _few_barters(board: Board) -> None:
    for barter in board["barters"]:
        barter["purple"] = 0
    board["tiles"]["purple"]["crook"] = 40


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        serai.game("silk_road", board=str(tmp_path / "nothing.toml"))
    path = tmp_path / "bad.toml"
    path.write_text("= 3", encoding="utf8")
    with pytest.raises(BadBoard, match="not a TOML file"):
        serai.game("silk_road", board=path)
    path.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadBoard, match="not a TOML file"):
        serai.game("silk_road", board=path)
    for wrong in (None, 3, ["reconstruction"]):
        with pytest.raises(BadBoard, match="is no board"):
            serai.game("silk_road", board=wrong)


def test_the_kinds_of_the_file_are_those_of_the_game() -> None:
    assert set(house()["tiles"]["orange"]) == set(KIND_NAMES[:16])
