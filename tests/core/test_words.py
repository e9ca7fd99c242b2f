"""Everything a person reads exists in every language."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "serai"
FOLDERS = sorted({f.parent for f in SOURCE.rglob("*.ftl")})


def messages(path: Path) -> dict[str, set[str]]:
    """Each message with the values it uses, also through parts that stand in messages of their own."""
    found: dict[str, set[str]] = {}
    parts: dict[str, list[str]] = {}
    for block in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf8")):
        if key := re.match(r"([a-z][\w-]*) =", block):
            assert key[1] not in found, f"{path.name}: {key[1]} stands there twice"
            found[key[1]] = set(re.findall(r"\$(\w+)", block))
            parts[key[1]] = re.findall(r"\{ ([a-z][\w-]*) \}", block)
    whole = {key: values.union(*(found[part] for part in parts[key])) for key, values in found.items()}
    used = {part for names in parts.values() for part in names}
    return {key: values for key, values in whole.items() if key not in used}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages_with_the_same_values(folder: Path) -> None:
    english, italian = messages(folder / "en.ftl"), messages(folder / "it.ftl")
    assert english
    assert english.keys() == italian.keys()
    for key, values in english.items():
        assert values == italian[key], key


def test_every_error_key_in_the_source_has_a_message() -> None:
    known = {key for folder in FOLDERS for key in messages(folder / "en.ftl")}
    raised = set()
    for file in SOURCE.rglob("*.py"):
        raised |= set(
            re.findall(r"raise (?:Bad\w+|IllegalMove)\(\s*\"([a-z-]+)\"", file.read_text(encoding="utf8"))
        )
    assert len(raised) > 25
    assert raised <= known
