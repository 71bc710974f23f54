"""The keys: numbers take the moves that stand as buttons, and a page of the dialog lists all keys."""

import pytest
from panel.io.state import set_curdoc

from app.commands import COMMANDS
from app.seats import ASK, UNDO
from app.views.settings import SETTINGS
from app.words import LANGUAGES
from tests.app.test_views import Page


def test_a_number_takes_the_move_of_that_button() -> None:
    page, twin = Page(fragment="/seastead"), Page(fragment="/seastead")
    for each in (page, twin):
        each.two_people()
    assert len(page.buttons()) >= 2
    for number in (2, 1):
        page.receive("key", key=str(number))
        with set_curdoc(twin.document):
            twin.buttons()[number - 1].clicks += 1
        assert page.app.table.selection == twin.app.table.selection
        assert page.app.table.headline == twin.app.table.headline
        assert page.app.session.timeline.ply == twin.app.session.timeline.ply
    page.receive("key", key="Enter")
    assert page.app.session.timeline.ply > 0


def test_a_number_of_no_button_and_one_under_the_dialog_are_nothing() -> None:
    page = Page(fragment="/seastead")
    page.two_people()
    before = page.app.table.selection, page.app.session.timeline.ply
    page.receive("key", key="9")
    page.app.commands.open("new")
    page.receive("key", key="1")
    assert (page.app.table.selection, page.app.session.timeline.ply) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_keys_lists_every_command_that_has_one(language: str) -> None:
    page = Page(fragment="/seastead", languages=[language])
    page.two_people()
    page.receive("key", key="?")
    assert page.app.screen.dialog == "keys"
    shown = [
        model.text for model in page.models["dialog"].references() if "kbd" in getattr(model, "text", "")
    ]
    assert len(shown) == 1
    keys = [command.key for command in COMMANDS.values() if command.key]
    assert shown[0].count("&lt;kbd&gt;") == len(keys) + 4
    for key in keys:
        name = key if len(key) == 1 else page.app.commands.words(f"ui.key_name.{key}")
        assert f"&lt;kbd&gt;{name}&lt;/kbd&gt;" in shown[0]
    page.receive("key", key="Escape")
    assert page.app.screen.dialog == ""


def test_no_key_has_two_meanings() -> None:
    keys = [command.key for command in COMMANDS.values() if command.key]
    assert len(set(keys)) == len(keys) and not set(keys) & set("123456789")


def test_the_settings_offer_what_can_be_kept() -> None:
    assert tuple(SETTINGS["ask"][1]) == ASK and tuple(SETTINGS["undo"][1]) == UNDO
