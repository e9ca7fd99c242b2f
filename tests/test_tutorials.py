"""First games: every ply is legal by the rules, and a learner meets what matters in each game."""

import random
import re
from dataclasses import replace

import pytest

import serai
from serai.core import tutorial
from serai.core.rules import CHANCE
from serai.core.words import LANGUAGES

MEETS = {  # by game: what the learner does, and what they see happen
    "camel_up": (
        ("leg tile", r"leg[BYGOW]"),
        ("oasis", r"\+\d+"),
        ("roll", r"roll"),
        ("bet on the winner", r"win[BYGOW]"),
        ("bet on the loser", r"lose[BYGOW]"),
    ),
    "five_tribes": (
        ("a bid", r"bid\d+"),
        ("a tile to start from", r"[a-f][1-5]"),
        ("a drop", r"[ywgbr][NESW]"),
        ("paying for a djinn", r"pay-ww"),
        ("a djinn", r"take-.+"),
        ("the market", r"card\d"),
        ("goods for a set", r"put-\w+"),
        ("a sale", r"sell"),
        ("the end of a turn", r"end"),
    ),
    "yspahan": (
        ("roll", r"roll"),
        ("yellow dice", r"roll\+\d"),
        ("supplying", r"take\.(sack|barrel|chest|vase)"),
        ("a cube in a shop", r"\w+\.\w+\.\d"),
        ("camels", r"take\.camel"),
        ("gold", r"take\.gold"),
        ("a building", r"build\.\w+"),
        ("taking a card", r"card\.\w+"),
        ("playing a card", r"play\.\w+"),
        ("the dice for the Supervisor", r"move\.\w+"),
        ("his walk", r"[NESW]\d+"),
        ("protecting a cube", r"keep"),
        ("the end of a turn", r"end"),
    ),
    "silk_road": (
        ("a bid", r"bid:\d+"),
        ("passing", r"pass"),
        ("keeping the pawn", r"keep"),
        ("leading the caravan", r"go:\w+"),
        ("the printed action", r"bonus"),
        ("a tile", r"take:[\w-]+"),
        ("looking into the bag", r"look"),
        ("buying", r"buy:\d"),
        ("selling", r"sell:\d"),
        ("giving", r"give:\w+"),
        ("getting", r"get:\w+"),
        ("the Thief", r"rob:\d"),
        ("the Vizier", r"show:\d"),
        ("a Crook", r"crook:1=\w+"),
        ("handing the pawn on", r"hand:\d"),
    ),
}
HAPPENS = {
    "camel_up": ("drinks at the oasis", "fooled by the mirage", "Leg 1 ends", "The race is over"),
    "five_tribes": (
        "Samira drops the last meeple on b1 and gathers 2 builders. The tile is taken. 8 coins come in.",
        "gathers 3 merchants. 3 cards are taken from the row.",
        "gathers 3 viziers",
        "Samira's assassins strike on b2.",
        "plants a palm",
    ),
    "yspahan": (
        "A cube of Samira goes to the caravan",
        "A cube of Yusuf goes",
        "Souks and caravan are counted",
    ),
    "silk_road": ("Yusuf takes 2 silver from Samira", "Samira earns 5 silver", "Samira steals dried fruit"),
}
OPEN = ("five_tribes",)  # where all moves are seen by all; what is hidden are coins and hands
LONGEST = 420  # characters of a lesson


def test_the_games_that_are_drawn_can_be_learned() -> None:
    assert tutorial.names() == tuple(sorted(MEETS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MEETS)
def test_a_tutorial_is_played_by_the_rules(name: str, language: str) -> None:
    """The same plies in a match of one's own lead to the same positions; what the learner does is theirs."""
    course = tutorial.course(name, language)
    seat = course.script.seat
    match = course.game.match(course.script.seed, course.script.names)
    shown = [len(match.plies)]
    for lesson in course.lessons:
        assert match.state == course.frames[lesson.frame].state
        for do in lesson.step.do:
            frame = course.frames[len(shown) - 1]
            assert match.actor == seat == frame.state.turn
            assert {choice.do for choice in frame.legal} == {do, *lesson.step.also}
            assert all(choice.text == match.say(choice.action, language) for choice in frame.legal)
            match.play(match.parse(do))
            shown.append(len(match.plies))
        for plies in lesson.step.then:
            for do in plies.split():
                match.play(match.parse(do))
            shown.append(len(match.plies))
    assert [frame.ply for frame in course.frames] == shown
    assert course.frames[-1].state == match.state
    assert len(course.lines) == len(match.plies)


@pytest.mark.parametrize("name", MEETS)
def test_a_learner_meets_what_matters(name: str) -> None:
    course = tutorial.course(name, "en")
    done = [do for lesson in course.lessons for do in lesson.step.do]
    for what, pattern in MEETS[name]:
        assert any(re.fullmatch(pattern, do) for do in done), what
    story = " ".join(line.text for line in course.lines)
    for event in HAPPENS[name]:
        assert event in story
    if name == "camel_up":
        carried = [stack(course, lesson.frame) for lesson in course.lessons]
        assert max(carried) >= 3
        assert course.frames[-1].state.winners == (course.script.seat,)


def stack(course: tutorial.Course, frame: int) -> int:
    """The highest stack of camels."""
    return max(len(at["camels"]) for at in course.frames[frame].state.view(None)["track"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MEETS)
def test_lessons_are_short_and_there_are_not_too_many(name: str, language: str) -> None:
    course = tutorial.course(name, language)
    assert 15 <= len(course.lessons) <= 25
    assert set(course.chapters) == {lesson.chapter for lesson in course.lessons}
    for lesson in course.lessons:
        assert 20 < len(lesson.text) <= LONGEST, lesson.step.say
    assert len({lesson.step.say for lesson in course.lessons}) == len(course.lessons)


@pytest.mark.parametrize("name", MEETS)
def test_the_learner_reads_and_sees_nothing_that_others_hide(name: str) -> None:
    """What is shown before the end is the same, to the letter, in a position that they cannot tell apart."""
    course = tutorial.course(name, "en")
    seat = course.script.seat
    for n, frame in enumerate(course.frames):
        assert frame.state.view(seat) == frame.state.resample(seat, n).view(seat)
    hidden = [line for line in course.lines if line.do.endswith("?")]
    assert hidden or name in OPEN, "nothing was hidden"


def test_a_ply_that_breaks_the_rules_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in MEETS:
        script = tutorial.script(name)
        wrong = {
            chapter: [replace(step, do=("nothing",)) for step in steps]
            for chapter, steps in script.chapters.items()
        }
        monkeypatch.setattr(tutorial, "script", lambda _, s=script, w=wrong: replace(s, chapters=w))
        with pytest.raises(serai.IllegalMove):
            tutorial.course(name, "en")
        monkeypatch.undo()


def test_chance_alone_would_have_told_other_stories() -> None:
    """The dice are those of the seed, drawn as at any table."""
    course = tutorial.course("camel_up", "en")
    match = course.game.match(course.script.seed)
    dice = [ply.do for ply in match.plies if ply.by == CHANCE]
    assert [line.do for line in course.lines if line.by is None][: len(dice)] == dice
    other = course.game.match(random.Random(1).random().hex())
    assert [ply.do for ply in other.plies] != dice
