"""The coach: a line for each kind of decision, shown until it is put away, remembered by the browser."""

import json

import pytest

from app.seats import Settings
from app.settings_text import settings_of, text_of
from app.words import LANGUAGES, catalogue
from tests.app.test_catalogues import decisions
from tests.app.test_views import Page

LONGEST = 210  # characters: what stands under the moves without hiding them
KINDS = [(game, name) for game, name, _ in decisions()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), KINDS)
def test_every_kind_of_decision_has_a_line(game: str, name: str, language: str) -> None:
    text = catalogue(language).get(f"{game}.help.{name}", "")
    assert text.endswith((".", "?")), f"the coach says nothing of {game}.{name} in {language}"
    assert len(text) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_about_a_decision_that_there_is_not(language: str) -> None:
    told = {key for key in catalogue(language) if key.split(".")[1:2] == ["help"]}
    assert told == {f"{game}.help.{name}" for game, name in KINDS}


def test_a_tip_is_there_until_it_is_understood_also_after_a_reload() -> None:
    page = Page(fragment="/seastead")
    page.two_people()
    assert page.app.table.tip.startswith("Dive")
    page.app.commands.run("coach_kind")
    assert not page.app.table.tip
    kept = page.last("settings")["text"]
    again = Page(fragment="/seastead", settings=kept)
    again.two_people()
    assert not again.app.table.tip
    again.app.session.choose(next(iter(again.app.session.state.legal_moves())))
    again.app.commands.run("confirm")
    assert again.app.table.tip, "another kind of decision has a tip of its own"


def test_all_tips_go_and_come_back_in_the_settings() -> None:
    page = Page(fragment="/seastead")
    page.two_people()
    page.app.commands.run("coach_all")
    assert not page.app.table.tip and not json.loads(page.last("settings")["text"])["coach"]
    page.app.commands.settle(coach=True, known=frozenset())
    assert page.app.table.tip


def test_a_tip_gives_way_to_what_the_focused_move_brings() -> None:
    page = Page(fragment="/seastead")
    page.two_people()
    page.app.commands.run("hint")
    assert page.app.table.focus and not page.app.table.tip


@pytest.mark.parametrize(
    "text", ["", "x", "[]", '{"ask": "never", "undo": ""}', '{"coach": 3, "known": 7}', '{"nobody": true}']
)
def test_settings_that_cannot_be_read_are_the_usual_ones(text: str) -> None:
    assert settings_of(text) == Settings()


def test_settings_come_back_as_they_were_kept() -> None:
    settings = Settings(ask="always", coach=False, known=frozenset({"otys.ChooseKey"}))
    assert settings_of(text_of(settings)) == settings
