"""The rules of the games as HTML, from the pages in docs/rules.

Every clause is a section with an address of its own (`#CU15`), every chapter too; a clause named in the
text is a link. What is not Markdown is shown as it stands: HTML in a page has no effect.
"""

import re
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
    if game not in registry.names():
        raise Refused("no-such-page", 404)
    text = rulebook.page(game, language)
    if text is None:
        raise Refused("no-such-page", 404)
    clauses = rulebook.clauses(text)
    if part == ALL:
        return render(text, frozenset(clauses), f"/rules/{game}")
    if part.upper() not in clauses:
        raise Refused("no-such-clause-here", 404, clause=part[:20])
    return render(clauses[part.upper()], frozenset(clauses), f"/rules/{game}")


def render(text: str, clauses: frozenset[str], address: str) -> str:
    """
    >>> known = frozenset({"AB1", "AB2"})
    >>> print(render("### AB1 · Bread\\n\\nSee AB2, <b>not</b> AB3.\\n", known, "/rules/x"))
    <section class="clause" id="AB1">
    <h3><a class="clause-name" href="/rules/x#AB1">AB1</a> Bread</h3>
    <p>See <a class="clause-name" href="/rules/x#AB2">AB2</a>, &lt;b&gt;not&lt;/b&gt; AB3.</p>
    </section>
    """
    tokens = MARKDOWN.parse(text)
    mentioned = re.compile(rf"\b({'|'.join(sorted(clauses, key=len, reverse=True))})\b")
    contents: list[str] = []
    parts: list[str] = []
    inside, chapter, at = False, 0, 0
    while at < len(tokens):
        token = tokens[at]
        if token.type == "heading_open":
            if inside and token.tag in ("h1", "h2", "h3"):
                parts.append("</section>\n")
                inside = False
            title = tokens[at + 1].content
            named = HEADING.fullmatch(title)
            if token.tag == "h3" and named:
                name, words = named[1], escape(named[2])
                parts.append(f'<section class="clause" id="{name}">\n')
                parts.append(f"<h3>{_link(address, name)} {words}</h3>\n")
                contents.append(f'<li><a href="#{name}"><span>{name}</span> {words}</a></li>')
                inside, at = True, at + 3
                continue
            if token.tag == "h2":
                chapter += 1
                parts.append(f'<h2 id="chapter-{chapter}">{escape(title)}</h2>\n')
                contents.append(f'<li class="chapter"><a href="#chapter-{chapter}">{escape(title)}</a></li>')
                at += 3
                continue
        until = _end(tokens, at)
        parts.append(_block(tokens[at:until], mentioned, address))
        at = until
    if inside:
        parts.append("</section>")
    body = "".join(parts).strip()
    return f"<nav><ol>{''.join(contents)}</ol></nav>\n<article>{body}</article>" if chapter else body


def _end(tokens: list[Token], start: int) -> int:
    """Where the block that begins here ends."""
    depth = 0
    for at in range(start, len(tokens)):
        depth += tokens[at].nesting
        if depth == 0:
            return at + 1
    return len(tokens)


def _block(tokens: list[Token], mentioned: re.Pattern[str], address: str) -> str:
    for token in tokens:  # our pages take no styles from their text
        if align := token.attrs.pop("style", None):
            token.attrs["class"] = str(align).removeprefix("text-align:")
    html = str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
    if tokens[0].type == "table_open":  # wide ones scroll by themselves
        html = f'<div class="scrolls" tabindex="0">{html}</div>\n'
    pieces = re.split(r"(<[^>]*>)", html)  # tags and text by turns: the renderer escapes < and > in text
    pieces[::2] = [mentioned.sub(lambda m: _link(address, m[1]), piece) for piece in pieces[::2]]
    return "".join(pieces)


def _link(address: str, name: str) -> str:
    return f'<a class="clause-name" href="{address}#{name}">{name}</a>'
