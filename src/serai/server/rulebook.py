"""The rules of the games as HTML, from the pages in docs/rules.

Every clause is a section with an address of its own (`#CU15`), every chapter too; a clause named in the
text is a link. What is not Markdown is shown as it stands: HTML in a page has no effect.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from serai.core import registry, rulebook

from .errors import Refused

MARKDOWN = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table")
HEADING = re.compile(r"(\w+) · (.+)")
ALL = "all"


@lru_cache(64)
def fragment(game: str, language: str, part: str = ALL) -> str:
    """A piece of HTML: all rules with a table of contents, or one clause."""
    text = rulebook.page(game, language) if game in registry.names() else None
    if text is None:
        raise Refused("no-such-page", 404)
    clauses = rulebook.clauses(text)
    if part != ALL and part.upper() not in clauses:
        raise Refused("no-such-clause-here", 404, clause=part[:20])
    writer = Writer(clauses, f"/rules/{game}")
    writer.write(text if part == ALL else clauses[part.upper()])
    return writer.page() if part == ALL else writer.body()


class Writer:
    """Writes Markdown as HTML, clause by clause.

    >>> writer = Writer({"AB1", "AB2"}, "/rules/bread")
    >>> writer.write("### AB1 · Bread\\n\\nSee AB2, <b>not</b> AB3.\\n")
    >>> print(writer.body())
    <section class="clause" id="AB1">
    <h3><a class="clause-name" href="/rules/bread#AB1">AB1</a> Bread</h3>
    <p>See <a class="clause-name" href="/rules/bread#AB2">AB2</a>, &lt;b&gt;not&lt;/b&gt; AB3.</p>
    </section>
    """

    def __init__(self, clauses: Iterable[str], address: str) -> None:
        self._address = address
        self._mentioned = re.compile(rf"\b({'|'.join(sorted(clauses, key=len, reverse=True))})\b")
        self._contents: list[str] = []
        self._parts: list[str] = []
        self._chapters = 0
        self._inside = False  # a clause

    def body(self) -> str:
        self._close()
        return "".join(self._parts).strip()

    def page(self) -> str:
        """With a table of contents."""
        return f"<nav><ol>{''.join(self._contents)}</ol></nav>\n<article>{self.body()}</article>"

    def write(self, text: str) -> None:
        tokens = MARKDOWN.parse(text)
        at = 0
        while at < len(tokens):
            end = _end(tokens, at)
            block = tokens[at:end]
            if block[0].type != "heading_open":
                self._block(block)
            elif block[0].tag == "h2":
                self._chapter(block[1].content)
            elif block[0].tag == "h3" and (named := HEADING.fullmatch(block[1].content)):
                self._clause(named[1], escape(named[2]))
            else:
                self._close()
                self._block(block)
            at = end

    def _chapter(self, title: str) -> None:
        self._close()
        self._chapters += 1
        place, words = f"chapter-{self._chapters}", escape(title)
        self._parts.append(f'<h2 id="{place}">{words}</h2>\n')
        self._contents.append(f'<li class="chapter"><a href="#{place}">{words}</a></li>')

    def _clause(self, name: str, words: str) -> None:
        self._close()
        self._inside = True
        self._parts.append(f'<section class="clause" id="{name}">\n<h3>{self._link(name)} {words}</h3>\n')
        self._contents.append(f'<li><a href="#{name}"><span>{name}</span> {words}</a></li>')

    def _close(self) -> None:
        if self._inside:
            self._parts.append("</section>\n")
        self._inside = False

    def _block(self, tokens: list[Token]) -> None:
        for token in tokens:  # the pages allow no styles beside their own
            if align := token.attrs.pop("style", None):
                token.attrs["class"] = str(align).removeprefix("text-align:")
        html = str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
        if tokens[0].type == "table_open":  # wide ones scroll by themselves
            html = f'<div class="scrolls" tabindex="0">{html}</div>\n'
        pieces = re.split(r"(<[^>]*>)", html)  # text and tags by turns: the renderer escapes < and > in text
        pieces[::2] = [self._mentioned.sub(lambda found: self._link(found[1]), text) for text in pieces[::2]]
        self._parts.append("".join(pieces))

    def _link(self, name: str) -> str:
        return f'<a class="clause-name" href="{self._address}#{name}">{name}</a>'


def _end(tokens: list[Token], start: int) -> int:
    """Where the block that begins here ends."""
    depth = 0
    for at in range(start, len(tokens)):
        depth += tokens[at].nesting
        if depth == 0:
            return at + 1
    return len(tokens)
