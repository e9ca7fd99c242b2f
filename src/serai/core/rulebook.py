"""The rules of the games as pages of Markdown: where they lie, and their clauses."""

import re
from pathlib import Path

HOUSE = Path(__file__).parents[1]
FOLDERS = (HOUSE / "docs" / "rules", HOUSE.parents[1] / "docs" / "rules")  # installed, or a checkout
CLAUSE = re.compile(r"^### (\w+) · .*\n(?:(?!#{1,3} ).*\n?)*", re.MULTILINE)


def page(game: str, language: str) -> str | None:
    """The rules of a game, if somebody has written them in this language."""
    for folder in FOLDERS:
        file = folder / f"{game}.{language}.md"
        if file.is_file():
            return file.read_text(encoding="utf8")
    return None


def clauses(text: str) -> dict[str, str]:
    """The clauses of a page by their names.

    >>> clauses("### AB1 · Bread\\nIt is good.\\n## More\\n")
    {'AB1': '### AB1 · Bread\\nIt is good.\\n'}
    """
    return {found[1].upper(): found[0] for found in CLAUSE.finditer(text)}
