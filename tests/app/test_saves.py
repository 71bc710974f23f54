"""The list of kept games: what is a game of its own, what goes on, what nobody would miss; pictures."""

from typing import Any
from xml.etree import ElementTree

import pytest
from panel.io.state import set_curdoc

import rules
from app import main
from app.packaging import home
from app.prerender import played
from app.seats import Setup
from app.session import SAVE_KEY
from app.thumbnail import thumbnail
from app.words import LANGUAGES, Words, catalogue
from rules.kernel import Record, Rng
from tests.app.test_two_games import record_of
from tests.app.test_views import Page

PICTURES = {name: {"de": "d.svg", "en": "e.svg"} for name in rules.games()}


def kept(page: Page) -> dict[str, str]:
    """What a browser would have kept of all that the page was told."""
    games: dict[str, str] = {}
    for kind, data in page.sent:
        if kind == "save":
            games[data["id"]] = data["text"]
        elif kind == "remove":
            games.pop(data["id"], None)
    return games


def move(page: Page) -> None:
    """The first legal move, by a person."""
    with set_curdoc(page.document):
        page.app.session.play(next(iter(page.app.session.state.legal_moves())))


def saves(games: dict[str, str]) -> list[dict[str, Any]]:
    """Games as the page tells of them at the start."""
    return [{"id": id, "text": text, "ply": 1, "pictured": -1} for id, text in games.items()]


def test_a_table_that_nobody_asked_for_is_kept_when_somebody_plays_there() -> None:
    page = Page()
    assert kept(page) == {} and page.app.saves.is_only_shown
    move(page)
    ((_, text),) = kept(page).items()
    assert len(Record.parse(text).moves) >= 1


def test_a_game_that_was_begun_on_purpose_is_kept_at_once() -> None:
    page = Page(fragment="/otys")
    ((_, text),) = kept(page).items()
    assert Record.parse(text).game == "otys" and page.app.screen.dialog == ""
    assert page.last("save")["turn"] is not None and page.last("save")["over"] is False


def test_every_new_game_has_a_place_of_its_own_and_one_without_a_move_makes_room() -> None:
    page = Page()
    page.two_people()
    move(page)
    played_one = page.last("save")["id"]
    with set_curdoc(page.document):
        page.app.commands.begin(("human", "human"), {}, "8")
        page.app.commands.begin(("human", "human"), {}, "9")
    games = kept(page)
    assert len(games) == 2 and played_one in games
    assert sorted(Record.parse(text).seed for text in games.values()) == [7, 9]


def test_a_kept_game_goes_on_under_its_own_name() -> None:
    text = record_of("seastead", 2, 20, "human,human")
    page = Page(saved={SAVE_KEY: text}, id="gone", saves=saves({"gone": text}))
    move(page)
    assert set(kept(page)) == {"gone"}
    assert page.app.saves.current == "gone" and len(page.app.saves.list()) == 1


@pytest.mark.parametrize(("plies", "same"), [(30, True), (20, True), (10, False)])
def test_what_is_opened_goes_on_with_a_kept_game_or_is_a_branch_of_it(plies: int, same: bool) -> None:
    """A file with the kept game's moves and more is that game; an earlier position must not undo it."""
    there = {"g1": record_of("seastead", 2, 20, "human,human")}
    page = Page(saves=saves(there))
    page.receive("file", name="x", text=record_of("seastead", 2, plies, "human,human"))
    assert (page.app.saves.current == "g1") is same
    assert ("g1" in kept(page)) is same and len(page.app.saves.list()) == (1 if same else 2)


def test_another_way_from_the_same_beginning_leaves_both_branches() -> None:
    text = record_of("seastead", 2, 20, "human,human")
    page = Page(saves=saves({"g1": text}))
    state = Record.parse(text).replay(19)
    other = next(m for m in state.legal_moves() if m != Record.parse(text).moves[19])
    state.apply(other)
    page.receive("file", name="x", text=str(state.record()))
    assert page.app.saves.current != "g1" and "g1" not in kept(page)
    assert {save.id for save in page.app.saves.known(state.record())} == {"g1", page.app.saves.current}


def test_the_same_moves_of_another_deal_are_another_game() -> None:
    page = Page(saves=saves({"g1": str(rules.load("seastead").new(7).record())}))
    assert page.app.saves.known(rules.load("seastead").new(8).record()) == ()
    assert len(page.app.saves.known(rules.load("seastead").new(7).record())) == 1


def test_a_game_that_another_tab_took_or_that_was_removed_is_on_the_table_no_more() -> None:
    page = Page(fragment="/seastead")
    move(page)
    before = page.app.saves.current
    count = len([kind for kind, _ in page.sent if kind == "save"])
    page.receive("removed", id="another")
    assert page.app.saves.current == before
    page.receive("removed", id=before)
    assert page.app.saves.current != before and page.app.session.timeline.last_choice() is None
    assert page.app.table.notice is None
    assert len([kind for kind, _ in page.sent if kind == "save"]) == count


def test_a_number_that_is_taken_is_not_given_again() -> None:
    given = main.Application(lambda *_: None)
    given._chance = Rng(42)
    first = given._new_id()
    page = Page(saves=saves({first: str(rules.load("seastead").new(3).record())}))
    page.app._chance = Rng(42)
    with set_curdoc(page.document):
        page.app.session.new(Setup("seastead", ("human", "human"), 5))
    assert page.app.saves.current != first


def test_what_is_told_of_a_finished_game() -> None:
    page = Page(saved={SAVE_KEY: record_of("seastead", 2, 500, "human,human")}, id="g1")
    told = page.last("save")
    assert told["over"] and told["turn"] is None
    assert told["won"] == page.app.session.state.winners() != []


def test_storage_that_fails_offers_the_game_as_a_file() -> None:
    page = Page(fragment="/seastead")
    page.receive("storage_failed", why="QuotaExceededError")
    notice = page.app.table.notice
    assert notice is not None and "QuotaExceededError" in notice.text and notice.offer
    with set_curdoc(page.document):
        page.app.commands.run("accept")
    assert Record.parse(page.last("download")["text"]) == page.app.session.record()


def test_the_home_page_is_left_by_the_menu_with_the_dialog_closed() -> None:
    page = Page(fragment="/seastead/new")
    with set_curdoc(page.document):
        page.app.commands.run("home")
    assert page.last("home") == {} and not page.app.screen.dialog


def test_pictures_are_drawn_for_the_list_once_a_position() -> None:
    page = Page(fragment="/seastead")
    assert not [kind for kind, _ in page.sent if kind == "picture"]
    for _ in range(2):
        page.receive("hidden")
        page.receive("home")
    assert [data["ply"] for kind, data in page.sent if kind == "picture"] == [page.app.session.timeline.ply]
    move(page)
    page.receive("hidden")
    assert len([kind for kind, _ in page.sent if kind == "picture"]) == 2


@pytest.mark.parametrize("game", rules.games())
def test_a_picture_shows_what_anybody_may_see(game: str) -> None:
    state = played(game)
    ElementTree.fromstring(thumbnail(state))
    assert "prefers-color-scheme:dark" in thumbnail(state)
    decision = state.decision
    assert decision is not None
    other = state.determinize(decision.player, Rng(5))
    if other.observation(None) == state.observation(None):
        assert thumbnail(other) == thumbnail(state)


@pytest.mark.parametrize("game", rules.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_has_a_sentence_and_a_length_for_every_game(game: str, language: str) -> None:
    words = Words(language, game, strict=True)
    html = home.section("icon.svg")
    for key in ("name", "home.line", "home.length"):
        assert words(f"{game}.{key}") in html
    assert f'href="#/{game}/new"' in html
    seats = home.about(PICTURES)[game][language]["seats"]  # type: ignore[index]
    assert len(seats) == rules.load(game).players[1] and all(not str(seat).isdigit() for seat in seats)


def test_both_languages_say_the_same_things() -> None:
    keys = [{key for key in catalogue(language) if ".home." in f".{key}"} for language in LANGUAGES]
    assert keys[0] == keys[1]
