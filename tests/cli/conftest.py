"""Shared by the tests of the command line."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import serai
from serai.cli.main import run


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Ask = Callable[[Sequence[str]], Answer]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """A command line and what comes of it, within this process: quicker than a process each."""
    for name in ("SERAI_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def answer(args: Sequence[str]) -> Answer:
        code = run(args)
        return Answer(code, *capsys.readouterr())

    return answer


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of saved games: whole, unfinished, and spoilt in every way."""
    folder = tmp_path_factory.mktemp("games")
    match, rng = serai.game("camel_up", players=3).match(seed=5, words=["sand", "dune"]), random.Random(5)
    while not match.over:
        if len(match.log.plies) > 20 and not (folder / "half.log").exists():
            match.save(folder / "half.log")
            (folder / "no-seed.log").write_text(match.log.dumps(), encoding="utf8")
        match.play(rng.choice(match.legal))
    match.save(folder / "whole.log")
    text = (folder / "whole.log").read_text(encoding="utf8")
    first, second = text.splitlines(keepends=True)[1:3]
    spoilt = {
        "empty": "",
        "cut": text[:200],
        "no-json": "a camel\n",
        "illegal": text.replace('"roll"', '"rull"', 1),
        "swapped": text.replace(first, "", 1).replace(second, second + first, 1),
        "wrong-turn": text.replace('"by": 1', '"by": 2', 1),
        "other-rules": text.replace('"rules": 1', '"rules": 99'),
        "other-game": text.replace('"camel_up"', '"chess"'),
        "other-seed": text.replace('{"seed": "35"}', '{"seed": "36"}'),
    }
    for name, content in spoilt.items():
        (folder / f"{name}.log").write_text(content, encoding="utf8")
    (folder / "binary.log").write_bytes(b"\xff\xfe\x00\x01\n")
    return folder
