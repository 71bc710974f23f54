"""People who share a device: nothing of one is shown, sent or said while another has it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from panel.io.state import set_curdoc

from app.seats import Setup
from app.session import SAVE_KEY, Session, with_settings
from rules import bots
from rules.kernel import PlayerView, Rng
from tests.app.test_two_games import begin, record_of
from tests.app.test_views import Page
from tests.app.tiny import Later

THREE = "human,greedy,human"


@pytest.fixture()
def page() -> Iterator[Page]:
    yield Page(saved={SAVE_KEY: record_of("deep_blue", 3, 60, THREE)})


def session(seats: tuple[str, ...], game: str = "deep_blue") -> Session:
    """A new game, without a page."""
    return Session(Setup(game, seats, 5), lambda *_: None, lambda *_: None)


def move_on(page: Page) -> None:
    """The next move, by whoever decides, as the greedy bot would make it."""
    desk = page.app.session
    decision = desk.state.decision
    assert decision is not None
    move = bots.make("greedy").choose(PlayerView(desk.state, decision.player), Rng(desk.state.ply))
    with set_curdoc(page.document):
        desk.play(move)


def shown(page: Page) -> str:
    """Everything that the page holds or was told, but the game's own record."""
    told = [data for kind, data in page.sent if kind not in ("save", "copy", "download")]
    return json.dumps(told) + json.dumps(page.document.to_json(deferred=False), default=str) + places(page)


def places(page: Page) -> str:
    """The places and choices as the table has them, with their picks."""
    table = page.app.table
    return repr((table.places, table.choices, table.lit, table.chart, table.boards, table.display))


def hidden(page: Page, seat: int | None) -> set[str]:
    """The picks of the cards that this viewer may not know to be in a hand."""
    seats = page.app.session.state.seats
    return {f"card:{card}" for other, each in enumerate(seats) if other != seat for card in each.hand}


def test_the_device_is_covered_until_the_next_person_takes_it(page: Page) -> None:
    desk, seen = page.app.session, set()
    while not desk.state.is_terminal() and len(seen) < 2:
        decider = desk.state.decision.player
        if decider == 1:
            move_on(page)
            continue
        if decider != desk.holder:
            assert desk.viewer is None and not desk.is_asked and page.app.table.cover
            assert page.app.roots["dialog"].visible and not page.app.table.choices
            with set_curdoc(page.document):
                desk.tap("action:rest")
            assert desk.state.decision.player == decider
            page.receive("key", key="Enter")
        assert desk.holder == decider == desk.viewer and not page.app.table.cover
        assert not page.app.roots["dialog"].visible
        seen.add(decider)
        move_on(page)
    assert seen == {0, 2}


def test_nothing_of_the_others_is_in_the_page(page: Page) -> None:
    """Scenes, words and messages: while covered of nobody, else of who has the device."""
    desk, looked = page.app.session, set()
    for _ in range(80):
        if desk.state.is_terminal():
            break
        for _ in range(2):
            found = re.findall(r"card:[A-Z]\d+(?:\.\d)?", places(page))
            assert hidden(page, desk.viewer).isdisjoint(found)
            looked.add(desk.viewer)
            if desk.cover is None:
                break
            with set_curdoc(page.document):
                desk.take()
        page.sent.clear()
        move_on(page)
        sent = json.dumps([data for kind, data in page.sent if kind != "save"])
        assert not any(re.search(rf"{pick}\b", sent) for pick in hidden(page, desk.viewer))
    assert {None, 0, 2} <= looked


def test_scenes_are_drawn_from_what_the_holder_sees_and_nothing_else(page: Page) -> None:
    """Another deal of what is hidden gives the same observation, and with it the same scenes."""
    desk = page.app.session
    for _ in range(20):
        if desk.cover is not None:
            assert page.app.table.observation == desk.state.observation(None)
            with set_curdoc(page.document):
                desk.take()
        viewer = desk.viewer
        assert page.app.table.observation == desk.state.observation(viewer)
        if viewer is not None:
            other = desk.state.determinize(viewer, Rng(desk.state.ply))
            assert other.observation(viewer) == page.app.table.observation
        move_on(page)


def test_points_of_others_are_neither_in_the_log_nor_in_the_scores(page: Page) -> None:
    for _ in range(120):
        if page.app.session.state.is_terminal():
            break
        viewer = page.app.session.viewer
        assert [score.player for score in page.app.table.scores if score.total is not None] in ([], [viewer])
        for entry in page.app.table.history:
            for line in entry.lines:
                assert line.player == viewer or "wreck " not in line.text
        move_on(page)


def test_the_whole_page_of_a_covered_device_has_no_card_of_anybody() -> None:
    page = Page()
    begin(page, "deep_blue", ("human", "human"))
    assert page.app.table.cover == "Pass the device to Albatros."
    assert not re.findall(r"card:K\d", shown(page))


def test_undo_under_the_cover_gives_the_device_back() -> None:
    desk = session(("human", "human"))
    with_settings(desk, undo="free")
    desk.take()
    while desk.cover is None:
        desk.play(next(iter(desk.state.legal_moves())))
    assert desk.cover == 1
    desk.undo()
    assert desk.cover is None and desk.viewer == 0


@pytest.mark.parametrize(
    ("seats", "game", "open_hands"),
    [
        (("human", "greedy", "random"), "deep_blue", False),
        (("human", "human"), "seastead", False),
        (("human", "human"), "deep_blue", True),
    ],
)
def test_without_something_to_hide_there_is_no_cover(seats: Any, game: str, open_hands: bool) -> None:
    desk = session(seats, game)
    with_settings(desk, open_hands=open_hands)
    assert desk.cover is None and desk.is_asked and desk.viewer == 0


def test_nobody_sees_that_a_bot_was_asked_for_a_card_that_it_hides() -> None:
    """Only who holds a matching card is asked (DEB-8.13): a bot that plays none must not be seen thinking."""
    later, seen = Later(), []
    desk = Session(Setup("deep_blue", ("greedy", "greedy", "greedy"), 5), lambda *_: None, later)
    desk.changed = lambda: seen.append(desk.state.decision)
    desk.resume()
    later.run(10_000)
    assert desk.state.is_terminal()
    assert sum(str(played.move) == "button:done" for played in desk.timeline.past) > 3
    assert not [decision for decision in seen if decision is not None and decision.discreet]
