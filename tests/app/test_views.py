"""The whole application without a browser: messages of the page in, messages and models out."""

import json
from collections.abc import Iterator
from typing import Any

import panel as pn
import pytest
from bokeh.document import Document
from bokeh.document.events import ModelChangedEvent
from panel.io.state import set_curdoc

from app import links, main, rulebook
from app.commands import COMMANDS
from app.seats import Settings
from app.session import SAVE_KEY
from app.views.choices import POOL
from app.words import LANGUAGES, Words
from rules.kernel import Record, RecordError

START = {
    "fragment": "",
    "languages": ["en-GB"],
    "dark": False,
    "reduced_motion": False,
    "sizes": {},
    "saved": None,
    "storage": True,
    "seed": 42,
}


class Page:
    """A page as the application sees it: takes messages, holds the document."""

    def __init__(self, **start: Any) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.document = Document()
        with set_curdoc(self.document):
            self.app = main.build(lambda kind, data: self.sent.append((kind, json.loads(json.dumps(data)))))
            self.models = {}
            for place, root in self.app.roots.items():
                root.server_doc(self.document, location=False)
                self.models[place] = self.document.roots[-1]
            self.receive("start", **{**START, **start})

    def receive(self, kind: str, **data: Any) -> None:
        """A message from the page."""
        with set_curdoc(self.document):
            self.app.receive(kind, data)

    def two_people(self) -> None:
        """A game without bots."""
        with set_curdoc(self.document):
            self.app.commands.begin(("human", "human"), {}, "7")

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(data for sent, data in reversed(self.sent) if sent == kind)

    def buttons(self) -> list[pn.widgets.Button]:
        """The buttons of the moves that are offered."""
        row = self.app.roots["choices"][0]
        return [button for button in row if button.visible and {"open", "focus"} & set(button.css_classes)]


@pytest.fixture()
def page() -> Iterator[Page]:
    yield Page()


def test_the_roots_are_those_of_the_page(page: Page) -> None:
    assert set(page.app.roots) == {"decision", "chart", "choices", "boards", "display", "log", "dialog"}


def test_no_model_of_the_document_needs_eval(page: Page) -> None:
    kinds = {type(model).__name__ for model in page.document.models}
    assert kinds & {"CustomJS", "CustomJSFilter", "CustomJSTransform", "ReactiveHTML", "ReactiveESM"} == set()


def test_the_start_says_the_language_saves_and_titles() -> None:
    page = Page(fragment="/seastead")
    assert page.last("lang") == {"lang": "en"}
    assert page.last("title") == {"text": "Seastead · Tiefgang"}
    assert Record.parse(page.last("save")["text"]).game == "seastead"


def test_a_game_goes_on_after_a_reload(page: Page) -> None:
    page.two_people()
    with set_curdoc(page.document):
        page.app.session.choose(page.app.table.choices[-1].picks)
    again = Page(saved={SAVE_KEY: page.last("save")["text"]})
    assert again.app.session.state.digest() == page.app.session.state.digest()
    assert again.app.session.setup.seats == ("human", "human")


def test_a_torn_save_is_kept_aside_and_said(page: Page) -> None:
    page.two_people()
    torn = page.last("save")["text"].partition("\nend")[0]
    again = Page(saved={SAVE_KEY: torn}, id="g1")
    assert again.last("torn") == {"id": "g1"} and again.last("save")["id"] != "g1"
    assert "g1" not in [data["id"] for kind, data in again.sent if kind in ("save", "remove")]
    assert again.app.table.notice is not None and "breaks off" in again.app.table.notice.text


def test_a_press_of_a_button_changes_the_same_buttons(page: Page) -> None:
    page.two_people()
    before = page.buttons()
    with set_curdoc(page.document):
        dive = next(button for button in before if "Dive" in button.label)
        dive.clicks += 1
    assert page.app.table.confirm
    assert page.buttons()[0] is before[0]


def test_there_is_a_button_for_each_choice_however_many_there_are(page: Page) -> None:
    page.two_people()
    few = page.app.table.choices
    with set_curdoc(page.document):
        page.app.table.choices = many = tuple(few[n % len(few)] for n in range(POOL + 9))
        said = [each.label.partition("\n")[0] for each in page.buttons()]
        assert len(said) == len(many)
        assert all(label.endswith(choice.label) for label, choice in zip(said, many, strict=True))
        page.app.table.choices = few
        assert len(page.buttons()) == len(few)


def test_only_what_differs_is_sent(page: Page) -> None:
    page.two_people()
    events: list[Any] = []
    page.document.on_change(events.append)
    page.receive("theme", dark=False)
    page.receive("resize", sizes={})
    assert [event for event in events if isinstance(event, ModelChangedEvent)] == []


def test_keys_undo_redo_and_let_go(page: Page) -> None:
    page.two_people()
    page.receive("key", key="h")
    assert page.app.table.focus
    page.receive("key", key="Escape")
    assert not page.app.table.focus
    page.receive("key", key="h")
    page.receive("key", key="Enter")
    ply = page.app.table.ply
    assert ply >= 1
    with set_curdoc(page.document):
        page.app.session.settings = Settings(undo="free")
    page.receive("key", key="z")
    assert page.app.table.ply == 0
    page.receive("key", key="y")
    assert page.app.table.ply == ply


def test_escape_closes_the_dialog_first(page: Page) -> None:
    page.receive("key", key="m")
    assert page.app.roots["dialog"].visible
    page.receive("key", key="Escape")
    assert not page.app.roots["dialog"].visible


def test_the_address_opens_a_rule_a_position_and_a_game(page: Page) -> None:
    page.two_people()
    page.receive("fragment", fragment="/rules/seastead/SEA-5.3")
    prose = page.app.roots["dialog"][0][4][0].object
    assert (
        page.app.screen.dialog == "rules"
        and '<p class="here"><strong><a href="#/rules/seastead/SEA-5.3">' in prose
    )
    with set_curdoc(page.document):
        page.app.commands.close()
        page.app.commands.copy_link()
    other = Page(fragment=page.last("copy")["text"].removeprefix("#"))
    assert other.app.session.state.digest() == page.app.session.state.digest()


@pytest.mark.parametrize(
    "fragment", ["/play/%%%", "/play/AAAA", "/play/", "/rules/../../etc", "/ply/x", "x", "//"]
)
def test_a_broken_address_is_said_or_nothing(page: Page, fragment: str) -> None:
    digest = page.app.session.state.digest()
    page.receive("fragment", fragment=fragment)
    assert page.app.session.state.digest() == digest


def test_a_link_carries_a_whole_game_and_a_bomb_is_none() -> None:
    text = "tiefgang 1\n" + "deck:dive\n" * 200
    assert links.read(links.link_of(text, 17)) == links.Address("play", text=text, ply=17)
    with pytest.raises(RecordError):
        links.read(links.link_of("x" * 10_000_000)[:40])
    with pytest.raises(RecordError):
        links.read(links.link_of("x" * 10_000_000))


def test_nothing_of_a_record_becomes_html(page: Page) -> None:
    page.receive("file", name="x", text="<img src=x onerror=alert(1)>")
    bar = page.app.roots["decision"][0].object
    assert "<img" not in bar and "&lt;img" in bar


def test_a_link_to_a_game_leaves_the_address_and_offers_the_former_game(page: Page) -> None:
    page.two_people()
    with set_curdoc(page.document):
        page.app.commands.copy_link()
    link = page.last("copy")["text"].removeprefix("#")
    saved = page.last("save")["text"]
    page.receive("key", key="h")
    page.receive("key", key="Enter")
    page.receive("fragment", fragment=link)
    assert str(Record.parse(saved)) == page.last("save")["text"]
    assert page.last("fragment") == {"fragment": ""}
    assert page.app.table.notice is not None and page.app.table.notice.offer == "Former game"


def test_a_browser_without_storage_is_told() -> None:
    page = Page(storage=False)
    assert page.app.table.notice is not None and "keeps nothing" in page.app.table.notice.text


def test_storage_that_fails_is_said_once(page: Page) -> None:
    page.receive("storage_failed", key=SAVE_KEY, why="QuotaExceededError")
    assert page.app.table.notice is not None and "QuotaExceededError" in page.app.table.notice.text
    with set_curdoc(page.document):
        page.app.session.clear()
    page.receive("storage_failed", key=SAVE_KEY, why="QuotaExceededError")
    assert page.app.table.notice is None


def test_the_language_switches_all_views(page: Page) -> None:
    page.two_people()
    with set_curdoc(page.document):
        page.app.commands.speak("de")
    assert page.last("lang") == {"lang": "de"}
    assert "Tauchen" in " ".join(button.label for button in page.buttons())
    assert "Tauchen oder bauen" in page.app.roots["decision"][0].object


def test_a_seed_that_is_no_number_is_said_and_the_game_goes_on(page: Page) -> None:
    digest = page.app.session.state.digest()
    with set_curdoc(page.document):
        page.app.commands.begin(("human", "human"), {}, "seven")
    assert page.app.session.state.digest() == digest
    assert page.app.table.notice is not None and "seven" in page.app.table.notice.text


def test_a_new_game_with_a_seed_is_that_game(page: Page) -> None:
    page.two_people()
    assert page.app.session.setup.seed == 7
    assert not page.app.roots["dialog"].visible


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_has_a_button_has_words(language: str) -> None:
    silent = {"confirm", "accept"}  # their buttons say what they do
    assert [name for name in COMMANDS if name not in silent and not Words(language).has(f"ui.{name}")] == []


def test_no_two_commands_have_the_same_key() -> None:
    keys = [command.key for command in COMMANDS.values() if command.key]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rulebook_opens(language: str) -> None:
    ids = rulebook.ids("seastead", language)
    assert len(ids) > 80
    for rule in ids:
        assert rulebook.chapter("seastead", language, rule).count('<p class="here">') == 1
    assert "<script" not in rulebook.whole("seastead", language)


def test_what_a_decision_is_about_is_shown_from_the_first_one_on() -> None:
    """Two parameters of one pane hang on one of the table: the later one must not come too late."""
    for seed in range(40, 44):  # somebody begins, a person or the bot
        fresh = Page(seed=seed)
        tip = fresh.app.table.tip
        coach = fresh.app.roots["choices"][3]
        assert tip and coach.visible and tip[:20] in coach[0].object, seed
