"""The pages of the site beside the game: a rulebook for each game and language, with tables and examples.

Everything is made from what the games have anyway: `rulebook.<language>.md`, `components.toml` and the
records in `examples/`; a new game needs no line here.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import rules
from app import links, rulebook
from app.packaging.output import Output
from app.packaging.paths import ROOT, STATIC
from app.picture import picture
from app.words import LANGUAGES, Words
from rules.kernel import Record

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
WORDS = tomllib.loads((Path(__file__).with_name("pages.toml")).read_text("utf-8"))
LATER = ("rulebook", "example-", "embed.", "frame.", "for-authors", "print.")
"""How the files begin that the first play does not load."""

_RULE = re.compile(r'(<p)(>(?:<strong>)<a href="#[^"]*">([A-Z]{3}-\d+\.\d+)</a></strong>.*?</p>)', re.DOTALL)
_TO_RULE = re.compile(r'<a href="#([^"]+)">[^<]*</a>')
_SECTION = re.compile(r'<h3>(<a href="#[^"]*">([A-Z]{3}-\d+)</a>)? ?(.*?)</h3>')


def write(output: Output) -> None:
    """All pages with their scripts, styles and pictures. Asks `output.links` for the fonts and tokens."""
    for name in ("rulebook.css", "rulebook.js"):
        output.add_text(name, (STATIC / name).read_text("utf-8"))
    output.write("embed.js", (STATIC / "embed.js").read_bytes())
    for game in rules.games():
        for language in LANGUAGES:
            output.write(page_name(game, language), page(output, game, language).encode())
        for path, record in examples(game):
            output.write(f"example-{game}-{path.stem}.rec", path.read_bytes())
            for language in LANGUAGES:
                output.write(picture_name(game, path.stem, language), still(record, language).encode())
    _authors(output)


def page_name(game: str, language: str) -> str:
    """The address of a rulebook, from the site's folder on."""
    return rulebook.page(game, language)


def picture_name(game: str, name: str, language: str) -> str:
    """The address of an example's picture."""
    return f"example-{game}-{name}-{language}.svg"


def examples(game: str) -> Iterator[tuple[Path, Record]]:
    """The worked examples of a game with their files, in the order of their rules."""
    found = [
        (path, Record.parse(path.read_text("utf-8")))
        for path in sorted((ROOT / "rules" / game / "examples").glob("*.rec"))
    ]
    yield from sorted(found, key=lambda each: _numbers(each[1].note("rule")))


def _numbers(rule: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", rule)]


def still(record: Record, language: str) -> str:
    """The picture of an example, as whoever decides there sees it."""
    state = record.replay(int(record.note("ply") or 0))
    viewer = state.decision.player if state.decision else None
    title = record.note(f"title.{language}")
    return picture(state.observation(viewer), Words(language, record.game), label=title)


def page(output: Output, game: str, language: str) -> str:
    """A rulebook as a page."""
    words, said = Words(language, game), WORDS[language]
    listed = list(examples(game))
    body = _rules(game, language, listed)
    parts = {
        "language": language,
        "csp": CSP,
        "title": f"{words(f'{game}.name')}: {said['rulebook']}",
        "name": words(f"{game}.name"),
        "game": game,
        "other": _other(language, partial(page_name, game), said),
        "authors page": authors_name(language),
        "rules": body,
        "contents": _contents(body, said),
        "tables": _tables(game, words, said),
        "shelf": " · ".join(
            f'<a href="{page_name(each, language)}">{escape(Words(language, each)(f"{each}.name"))}</a>'
            for each in rules.games()
        ),
    }
    return fill(output, (STATIC / "rulebook.html").read_text("utf-8"), parts, said)


def fill(output: Output, template: str, parts: dict[str, str], said: dict[str, Any]) -> str:
    """A template with its parts, sentences (`{{say search}}`) and links to files with a hash."""

    def part(found: re.Match[str]) -> str:
        name = found[1]
        if name.startswith("say "):
            return escape(said[name.removeprefix("say ")])
        return parts[name] if name in parts else output.links[name]

    return re.sub(r"\{\{([\w. -]+)\}\}", part, template)


def _rules(game: str, language: str, listed: list[tuple[Path, Record]]) -> str:
    """The rules with an anchor for each, and its examples right behind it."""
    text = rulebook.whole(game, language).replace(f'href="#/rules/{game}/', 'href="#')
    text = re.sub(r"^<h2>.*?</h2>", "", text)  # the page has a heading of its own

    def rule(found: re.Match[str]) -> str:
        mine = [(path, record) for path, record in listed if record.note("rule") == found[3]]
        links_to = "".join(
            f' <a class="try" href="#try-{path.stem}">{escape(WORDS[language]["try_it"])}</a>'
            for path, _ in mine
        )
        told = f'{found[1]} id="{found[3]}" class="rule"{found[2].removesuffix("</p>")}{links_to}</p>'
        return told + "".join(_figure(game, language, path.stem, record) for path, record in mine)

    text = _RULE.sub(rule, text)
    return _SECTION.sub(lambda found: _heading(found[2], found[3]), text)


def _heading(rule: str | None, title: str) -> str:
    anchor = rule or re.sub(r"\W+", "-", re.sub("<.*?>", "", title)).strip("-").lower()
    number = f'<a class="number" href="#{anchor}">{rule}</a> ' if rule else ""
    return f'<h2 id="{anchor}">{number}{title}</h2>'


def _figure(game: str, language: str, name: str, record: Record) -> str:
    """An example as a board to be touched; without scripts it is a picture with a link."""
    title, text = (escape(record.note(f"{part}.{language}")) for part in ("title", "text"))
    where = links.link_of(str(record.with_notes(seats="")), int(record.note("ply") or 0))
    return (
        f'<figure id="try-{name}" class="example"><figcaption><strong>{title}</strong> {text}</figcaption>'
        f'<tiefgang-board game="{game}" position="{name}" mode="{record.note("mode")}" language="{language}"'
        f' label="{title}"><img src="{picture_name(game, name, language)}" alt="{title}. {text}" width="367"'
        f' height="754" loading="lazy"></tiefgang-board>'
        f'<p class="whole"><a href="./{escape(where)}">{escape(WORDS[language]["open_app"])}</a></p></figure>'
    )


def _contents(body: str, said: dict[str, Any]) -> str:
    heads = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', body)
    items = "".join(
        f'<li><a href="#{anchor}">{re.sub("<.*?>", "", title)}</a></li>' for anchor, title in heads
    )
    return f'<ol>{items}<li><a href="#tables">{escape(said["tables"])}</a></li></ol>'


def _tables(game: str, words: Words, said: dict[str, Any]) -> str:
    """Every table of the box with where each row comes from."""
    tables = tomllib.loads((ROOT / "rules" / game / "components.toml").read_text("utf-8"))
    text = "".join(_table(name, rows, words, said) for name, rows in tables.items())
    told = rulebook.ids(game, words.language)
    return _TO_RULE.sub(lambda found: found[0] if found[1] in told else found[1], text)


def _table(name: str, rows: Any, words: Words, said: dict[str, Any]) -> str:
    if isinstance(rows, dict):
        rows = [{"id": key, **row} for key, row in rows.items()]
    columns = [*dict.fromkeys(key for row in rows for key in row if key not in ("key", "prov")), "prov"]
    head = "".join(f"<th>{escape(said['column'].get(column, _plain(column)))}</th>" for column in columns)
    body = "".join(_row([_cell(column, row.get(column), words, said) for column in columns]) for row in rows)
    title = escape(said["table"].get(name, _plain(name)))
    return (
        f'<details id="table-{name}"><summary>{title} <span class="count">{len(rows)}</span></summary>'
        f'<div class="wide" tabindex="0" role="region" aria-label="{title}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details>"
    )


def _row(cells: list[str]) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _cell(column: str, value: Any, words: Words, said: dict[str, Any]) -> str:
    if value is None or value == "" or value == []:
        return ""
    if isinstance(value, bool):
        return str(said["yes" if value else "no"])
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, dict):
        pairs = ((_key(key, words, said), _cell(key, each, words, said)) for key, each in value.items())
        return ", ".join(f"{key} {each}" for key, each in pairs)
    if isinstance(value, list):
        return ", ".join(_cell(column, each, words, said) for each in value)
    if column == "prov":
        return f'<span class="prov" lang="en">{escape(str(value))}</span>'
    if column == "rule":
        return f'<a href="#{escape(str(value))}">{escape(str(value))}</a>'
    return _word(str(value), words, column, said)


def _key(key: str, words: Words, said: dict[str, Any]) -> str:
    """What a number inside of a cell counts: a resource, or what the column of that name says."""
    if words.has(f"{words.game}.{key}"):
        return escape(words(f"{words.game}.{key}"))
    return escape(said["column"].get(key, _plain(key)))


def _word(value: str, words: Words, column: str, said: dict[str, Any]) -> str:
    """The word for a thing in the player's language; what has none is shown as the file has it."""
    found = words.noun(column, value, "one")
    if found != value:
        return escape(found)
    if re.fullmatch(r"[A-Z]+\d[\w.]*|[A-Z][a-z]* ?[\w ]*|\d+|[A-Z]", value):
        return escape(value)
    if words.has(f"{words.game}.scenario.{value}"):
        return escape(words(f"{words.game}.scenario.{value}"))
    if value in said.get("word", {}):
        return escape(said["word"][value])
    return f'<span lang="en">{escape(_plain(value))}</span>'


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _authors(output: Output) -> None:
    for language in LANGUAGES:
        name, said = authors_name(language), WORDS[language]
        other = _other(language, authors_name, said)
        template = (STATIC / name).read_text("utf-8")
        output.write(name, fill(output, template, {"csp": CSP, "other": other}, said).encode())


def authors_name(language: str) -> str:
    """The address of the page for authors; the first one keeps the address that it has always had."""
    return "for-authors.html" if language == "en" else f"for-authors-{language}.html"


def _other(language: str, name_of: Callable[[str], str], said: dict[str, Any]) -> str:
    """The link to the same page in the other language."""
    other = next(each for each in LANGUAGES if each != language)
    return f'<a href="{name_of(other)}" hreflang="{other}" lang="{other}">{said["other"]}</a>'
