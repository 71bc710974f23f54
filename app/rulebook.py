"""A game's rulebook as safe HTML: our own Markdown files, found by section id."""

import re
from functools import cache
from html import escape
from pathlib import Path

import rules

RULES = Path(__file__).parent.parent / "rules"

_STRONG = re.compile(r"\*\*(.+?)\*\*")
_EM = re.compile(r"\*(.+?)\*")
_RULE = re.compile(r"\b([A-Z]{3})-(\d+)(\.\d+)?\b")
_ID = re.compile(r"^\*\*([A-Z]{3}-\d+\.\d+)\*\*")


@cache
def text(game: str, language: str) -> str:
    """The rulebook's Markdown; empty when there is none in this language."""
    if game in rules.games():
        rules.load(game)  # its files arrive with it
    path = RULES / game / f"rulebook.{language}.md"
    return path.read_text("utf-8") if path.exists() else ""


def chapter(game: str, language: str, rule: str) -> str:
    """The part of a rulebook around a section such as `SEA-5.3`, that section marked; else nothing."""
    number = rule.partition(".")[0]
    return "".join(
        _html(game, part, rule) for part in _chapters(game, language) if _is_about(part, number, rule)
    )


def whole(game: str, language: str) -> str:
    """The whole rulebook as HTML."""
    return "".join(_html(game, part, "") for part in _chapters(game, language))


def page(game: str, language: str, rule: str = "") -> str:
    """The address of the rulebook's own page (app/packaging/pages.py), at a section."""
    return escape(f"rulebook-{game}-{language}.html" + (f"#{rule}" if rule else ""))


def ids(game: str, language: str) -> list[str]:
    """All section ids in their order."""
    return [found[1] for line in text(game, language).splitlines() if (found := _ID.match(line))]


def _chapters(game: str, language: str) -> list[str]:
    return re.split(r"(?m)^(?=##? )", text(game, language))


def _is_about(part: str, number: str, rule: str) -> bool:
    return f"**{rule}**" in part or (rule == number and part.startswith(f"## {number} "))


def _html(game: str, part: str, rule: str) -> str:
    blocks = re.split(r"\n\s*\n", part.strip())
    return "".join(_block(game, block, rule) for block in blocks if block)


def _block(game: str, block: str, rule: str) -> str:
    if block.startswith("#"):
        marks, _, title = block.partition(" ")
        level = min(len(marks) + 1, 6)
        return f"<h{level}>{_inline(game, title)}</h{level}>"
    if block.startswith("|"):
        return _table(game, block)
    if block.startswith("- "):
        items = re.split(r"(?m)^- ", block)[1:]
        return "<ul>" + "".join(f"<li>{_inline(game, item)}</li>" for item in items) + "</ul>"
    found = _ID.match(block)
    here = ' class="here"' if found and found[1] == rule else ""
    return f"<p{here}>{_inline(game, block)}</p>"


def _table(game: str, block: str) -> str:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]
    head = "".join(f"<th>{_inline(game, cell)}</th>" for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{_inline(game, cell)}</td>" for cell in row) + "</tr>" for row in rows[2:]
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def _inline(game: str, line: str) -> str:
    safe = _EM.sub(r"<em>\1</em>", _STRONG.sub(r"<strong>\1</strong>", escape(line)))
    return _RULE.sub(lambda found: f'<a href="#/rules/{game}/{found[0]}">{found[0]}</a>', safe)
