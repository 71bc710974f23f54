"""The pages made at build time: every rule has its place, every example its board, every row its source."""

import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import rules
from app import rulebook
from app.packaging import pages
from app.packaging.output import FAST, Output
from app.packaging.paths import ROOT
from app.picture import ACROSS, picture
from app.words import LANGUAGES, Words

FILES = ("icon.svg", "tokens.css", "fonts.css")
BOOKS = [(game, language) for game in rules.games() for language in LANGUAGES]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all pages."""
    output = Output(tmp_path_factory.mktemp("site"), FAST)
    for name in FILES:
        output.add(name, b"")
    pages.write(output)
    return output.folder


class Reader(HTMLParser):
    """What a page holds: ids, links, attributes that a strict policy forbids, and whether tags close."""

    VOID = ("meta", "link", "img", "input", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.hrefs: list[str] = []
        self.forbidden: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == [], self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in self.VOID:
            self._open.append(tag)
        self.ids += [str(given["id"])] if "id" in given else []
        self.hrefs += [str(given[name]) for name in ("href", "src") if name in given]
        self.forbidden += [name for name in given if name.startswith("on") or name == "style"]
        if tag == "script" and "src" not in given:
            self.forbidden.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag, tag


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_and_example_is_there(site: Path, game: str, language: str) -> None:
    reader = Reader((site / pages.page_name(game, language)).read_text("utf-8"))
    assert len(reader.ids) == len(set(reader.ids))
    assert set(rulebook.ids(game, language)) <= set(reader.ids)
    assert {f"try-{path.stem}" for path, _ in pages.examples(game)} <= set(reader.ids)
    assert reader.forbidden == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_links_lead_somewhere(site: Path, game: str, language: str) -> None:
    reader = Reader((site / pages.page_name(game, language)).read_text("utf-8"))
    for href in reader.hrefs:
        address, _, anchor = href.partition("#")
        if not address:
            assert anchor in reader.ids, href
        elif address not in ("./",):
            assert (site / address).exists(), href


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_table_with_its_source(site: Path, game: str, language: str) -> None:
    """A row of the page for each row of components.toml; its titles are in the player's language."""
    text = (site / pages.page_name(game, language)).read_text("utf-8")
    tables = tomllib.loads((ROOT / "rules" / game / "components.toml").read_text("utf-8"))
    for name, rows in tables.items():
        found = re.search(rf'<details id="table-{name}">.*?</details>', text, re.DOTALL)
        assert found, name
        assert found[0].count('class="prov"') == len(rows)
        assert name in pages.WORDS[language]["table"], f"pages.toml has no title for {name}"


def test_the_words_of_both_languages_are_the_same() -> None:
    assert set(pages.WORDS["en"]) == set(pages.WORDS["de"])
    assert set(pages.WORDS["en"]["table"]) == set(pages.WORDS["de"]["table"])


@pytest.mark.parametrize("game", rules.games())
def test_pictures_of_examples(site: Path, game: str) -> None:
    """One a language, each with a name, well formed, and of the position that is told."""
    for path, record in pages.examples(game):
        for language in LANGUAGES:
            text = (site / pages.picture_name(game, path.stem, language)).read_text("utf-8")
            root: Any = ElementTree.fromstring(text)
            assert root.get("aria-label") == record.note(f"title.{language}")
    if game == "seastead":
        assert ">38<" in (site / "example-seastead-scoring-en.svg").read_text("utf-8")


def test_a_picture_shows_only_what_its_viewer_may_see() -> None:
    """Of hands that are hidden a spectator sees the number only."""
    state = rules.load("deep_blue").new(seed=3)
    words = Words("en", "deep_blue")
    own, theirs, spectator = (picture(state.observation(who), words, boxes=ACROSS) for who in (0, 1, None))
    assert len({own, theirs, spectator}) == 3
    assert picture(state.observation(None), words, boxes=ACROSS) == spectator


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_authors_names_every_attribute(language: str) -> None:
    """Those that the element passes on, and those that it reads itself."""
    script = (ROOT / "static" / "embed.js").read_text("utf-8")
    told = (ROOT / "static" / pages.authors_name(language)).read_text("utf-8")
    passed = re.search(r"const PASSED = \[(.*?)\]", script)
    assert passed
    read = {*re.findall(r'"(\w+)"', passed[1]), *re.findall(r'getAttribute\("(\w+)"\)', script)}
    assert len(read) > 10
    for name in read:
        assert f"<td><code>{name}</code></td>" in told, name
    for event in re.findall(r'"(\w+)"', re.search(r"const EVENTS = \[(.*?)\]", script)[1]):  # type: ignore[index]
        assert f"tiefgang-{event}" in told, event


@pytest.mark.parametrize("game", rules.games())
def test_german_tables_speak_german(site: Path, game: str) -> None:
    """No cell, heading or title is left as the file has it; where a row comes from is a note in English."""
    text = (site / pages.page_name(game, "de")).read_text("utf-8").partition('id="tables"')[2]
    assert re.findall(r'<td><span lang="en">(.*?)</span>', text) == []
    said = pages.WORDS["de"]
    assert set(re.findall(r"<th>(.*?)</th>", text)) <= set(said["column"].values())
    titles = re.findall(r'<details id="table-\w+"><summary>(.*?) <span', text)
    assert titles and set(titles) <= set(said["table"].values())


def test_the_pages_for_authors_lead_to_each_other_and_from_the_rulebooks(site: Path) -> None:
    for language, other in (("en", "de"), ("de", "en")):
        reader = Reader((site / pages.authors_name(language)).read_text("utf-8"))
        assert pages.authors_name(other) in reader.hrefs and not reader.forbidden
        assert pages.page_name("seastead", language) in reader.hrefs
        book = Reader((site / pages.page_name("otys", language)).read_text("utf-8"))
        assert pages.authors_name(language) in book.hrefs and pages.authors_name(other) not in book.hrefs
