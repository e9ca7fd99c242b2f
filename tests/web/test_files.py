"""The files of the pages: complete words, nobody else's addresses, no game by name."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import serai
from serai.server.pages import WEB

OURS = sorted(path for path in WEB.glob("*.js"))
FAMILIES = (
    "status-",
    "seat-",
    "clock-",
    "time-",
    "absent-",
    "row-",
    "kind-",
    "in-",
    "tab-",
    "sound-",
    "motion-",
    "push-",
    "weak-",
    "calls-",
)  # keys that are put together from data


def keys(language: str) -> set[str]:
    resource = parse((WEB / f"{language}.ftl").read_text(encoding="utf8"))
    assert not [part for part in resource.body if isinstance(part, ast.Junk)]
    return {part.id.name for part in resource.body if isinstance(part, ast.Message)}


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("it")


def test_every_key_has_words_and_every_word_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf8") for path in OURS)
    known = keys("en")
    asked = set(re.findall(r"""say\(\s*"([a-z0-9-]+)\"""", code))
    assert asked <= known
    assert not [key for key in known if f'"{key}"' not in code and not key.startswith(FAMILIES)]


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_a_module_knows_no_game_and_writes_no_html(path: Path) -> None:
    code = path.read_text(encoding="utf8")
    for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "unsafeHTML", "eval("):
        assert word not in code
    for name in serai.games():
        assert name not in code
        assert serai.game(name).title not in code
    assert "://" not in code


def test_the_shell_holds_no_script_and_no_style_of_its_own() -> None:
    shell = (WEB / "page.html").read_text(encoding="utf8")
    assert re.findall(r"<script[^>]*>(.*?)</script>", shell, re.DOTALL) == [""]
    assert "<style" not in shell
    assert "style=" not in shell
    assert not re.search(r"\son\w+=", shell)
    assert "//" not in shell


def test_what_others_wrote_comes_with_its_licence() -> None:
    for folder in (WEB / "vendor").iterdir():
        assert folder.is_file() or (folder / "LICENSE").is_file()
    assert {path.name for path in (WEB / "fonts").glob("OFL*")} == {
        "OFL-El-Messiri.txt",
        "OFL-Source-Sans-3.txt",
    }
