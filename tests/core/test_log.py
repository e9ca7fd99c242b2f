"""A log is the game; a broken one is a sentence, never a traceback, and nothing is lost."""

import contextlib
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.core.log import Log


def finished(seed: int = 1) -> serai.Match:
    match = serai.game("camel_up", players=3).match(seed=seed, names=["Ada", "Bo", "Cy"], words=["x"])
    while not match.over:
        match.play(match.legal[-1 if seed % 2 else 0])
    return match


WHOLE = finished().log.dumps()
LINES = WHOLE.splitlines()


def test_a_log_round_trips() -> None:
    assert Log.loads(WHOLE).dumps() == WHOLE


def test_words_may_hold_any_character_but_names_only_visible_ones() -> None:
    words = ["A\u2028\x85\x1c", "B\no"]
    match = serai.game("camel_up", players=2).match(seed=1, words=words)
    assert Log.loads(match.log.dumps()).words == words
    for name in [*words, "\x1b[2J", " "]:
        with pytest.raises(serai.BadOption, match="cannot be a name"):
            serai.game("camel_up", players=2).match(names=["Ada", name])


def test_a_saved_game_is_played_on_with_the_same_dice(tmp_path: Path) -> None:
    match = serai.game("camel_up", players=2).match(seed=4)
    match.play(match.parse("roll"))
    match.save(tmp_path / "game.log")
    loaded = serai.load(tmp_path / "game.log")
    for _ in range(5):
        match.play(match.parse("roll"))
        loaded.play(loaded.parse("roll"))
        assert match.state == loaded.state


def test_the_seed_is_revealed_only_at_the_end() -> None:
    match = serai.game("camel_up").match(seed=1)
    assert match.log.seed is None
    assert finished().log.seed == b"1"


def test_a_log_without_its_seed_can_be_looked_at_but_not_played_on() -> None:
    match = serai.game("camel_up").match(seed=1)
    shown = serai.replay(match.log)
    assert shown.view(None) == match.view(None)
    with pytest.raises(serai.BadLog, match="looked at but not played on"):
        shown.play(shown.parse("roll"))


def test_every_draw_is_proved() -> None:
    log = Log.loads(WHOLE)
    assert serai.verify(log) == sum(ply.by == serai.CHANCE for ply in log.plies)


def test_a_changed_die_or_word_is_found_out() -> None:
    log = Log.loads(WHOLE)
    log.words = ["y"]
    with pytest.raises(serai.BadLog, match="not dealt fairly"):
        serai.verify(log)


def test_another_seed_is_found_out() -> None:
    with pytest.raises(serai.BadLog, match="not the one that was promised"):
        Log.loads("\n".join([*LINES[:-1], '{"seed": "00"}', ""]))


def test_nothing_can_be_proved_before_the_seed_is_revealed() -> None:
    with pytest.raises(serai.BadLog, match="does not reveal its seed"):
        serai.verify(serai.game("camel_up").match(seed=1).log)


HEAD = json.loads(LINES[0])
BROKEN = {
    "empty": "",
    "no line": "\n",
    "cut off": WHOLE[:-1],
    "cut off in a line": WHOLE[:-30],
    "no json": "hello\n",
    "a list": "[]\n",
    "deep": "[" * 100_000 + "\n",
    "no head": LINES[1] + "\n",
    "head twice": f"{LINES[0]}\n{LINES[0]}\n",
    "format": json.dumps(HEAD | {"serai": 99}) + "\n",
    "rules": json.dumps(HEAD | {"rules": 99}) + "\n",
    "game": json.dumps(HEAD | {"game": "chess"}) + "\n",
    "options": json.dumps(HEAD | {"options": {"players": 77}}) + "\n",
    "odd option": json.dumps(HEAD | {"options": {"self": 3}}) + "\n",
    "option type": json.dumps(HEAD | {"options": {"players": {}}}) + "\n",
    "names": json.dumps(HEAD | {"names": ["Ada"]}) + "\n",
    "name type": json.dumps(HEAD | {"names": [1, 2, 3]}) + "\n",
    "name signs": json.dumps(HEAD | {"names": ["Ada", "Bo", "\x1b[2J"]}) + "\n",
    "extra key": json.dumps(HEAD | {"more": 1}) + "\n",
    "bool for int": json.dumps(HEAD | {"rules": True}) + "\n",
    "ply key": f'{LINES[0]}\n{{"by": 0}}\n',
    "ply type": f'{LINES[0]}\n{{"by": "chance", "do": 3, "at": 0}}\n',
    "wrong player": f'{LINES[0]}\n{{"by": 0, "do": "roll", "at": 0}}\n',
    "no such ply": f'{LINES[0]}\n{{"by": "chance", "do": "Z9", "at": 0}}\n',
    "hidden ply": f'{LINES[0]}\n{{"by": "chance", "do": "win?", "at": 0}}\n',
    "after the end": WHOLE.replace('{"seed"', '{"by": 0, "do": "roll", "at": 0}\n{"seed"'),
    "after the seed": WHOLE + LINES[1] + "\n",
    "seed type": "\n".join([*LINES[:-1], '{"seed": 3}', ""]),
    "seed text": "\n".join([*LINES[:-1], '{"seed": "zz"}', ""]),
    "a ply missing": "\n".join([*LINES[:3], *LINES[4:], ""]),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_log_is_a_sentence(name: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.log"
    path.write_text(BROKEN[name], encoding="utf8")
    with pytest.raises(serai.BadLog) as caught:
        serai.load(path)
    for language in ("en", "it"):
        text = caught.value.say(language)
        assert text.endswith((".", "!")), text
        assert len(text) > 30
    assert not set(caught.value.say("it").split()) & {"the", "cannot", "turn"}


def test_files_that_are_no_logs_are_sentences(tmp_path: Path) -> None:
    with pytest.raises(serai.BadLog, match="cannot be read"):
        serai.load(tmp_path / "missing.log")
    with pytest.raises(serai.BadLog, match="cannot be read"):
        serai.load(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe\n")
    with pytest.raises(serai.BadLog, match="not a text file"):
        serai.load(tmp_path / "picture")


def test_a_place_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(serai.BadLog, match="could not be saved"):
        finished().save(tmp_path / "no" / "such" / "folder.log")


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.log"
    finished().save(path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(serai.BadLog, match="No space left"):
        finished(2).save(path)
    assert path.read_text(encoding="utf8").splitlines()[0] == LINES[0]
    assert list(tmp_path.iterdir()) == [path]


@settings(max_examples=300, deadline=None)
@given(st.text() | st.binary().map(lambda b: b.decode("latin1")))
def test_any_text_is_a_log_or_a_sentence(text: str) -> None:
    with pytest.raises(serai.BadLog):
        serai.replay(Log.loads(text))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_log_with_one_change_is_a_game_or_a_sentence(data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(LINES) - 1))
    line = json.loads(LINES[n])
    key = data.draw(st.sampled_from(sorted(line)))
    values = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers())
    line[key] = data.draw(values | st.dictionaries(st.text(), st.integers()))
    text = "\n".join([*LINES[:n], json.dumps(line), *LINES[n + 1 :], ""])
    with contextlib.suppress(serai.SeraiError):
        serai.verify(Log.loads(text))
