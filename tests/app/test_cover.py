"""People who share a device: nothing of one is shown, sent or said while another has it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from panel.io.state import set_curdoc

from app.listing import choices
from app.seats import Setup
from app.session import SAVE_KEY, Session, with_settings
from app.words import Words
from rules import bots
from rules.kernel import Move, PlayerView, Rng
from tests.app.test_two_games import begin, record_of
from tests.app.test_views import Page

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


def asked(desk: Session, name: str, player: int) -> bool:
    """Whether this player decides this now."""
    decision = desk.state.decision
    return decision is not None and (decision.name, decision.player) == (name, player)


def test_bots_that_hold_something_answer_without_a_sign() -> None:
    """A bot that is asked for crew or protection has decided before anything is shown or waited for."""
    answered = set()
    for seed in range(4):
        waits: list[Any] = []
        desk = Session(
            Setup("deep_blue", ("human", "greedy", "greedy"), seed),
            lambda *_: None,
            lambda _, move, waits=waits: waits.append(move),
        )
        shown: list[tuple[str, int]] = []
        desk.changed = lambda desk=desk, shown=shown: shown.append(
            (desk.state.decision.name, desk.state.decision.player) if desk.state.decision else ("", 0)
        )
        desk.resume()
        guide, rng = bots.make("greedy"), Rng(seed)
        for _ in range(400):
            if desk.state.is_terminal():
                break
            if desk.state.decision.player:
                waits[-1]()
            else:
                desk.play(guide.choose(PlayerView(desk.state, 0), rng))
        assert ("PlayCrew", 0) in shown
        assert not {("PlayCrew", 1), ("PlayCrew", 2), ("ChooseProtection", 1), ("ChooseProtection", 2)} & set(
            shown
        )
        answered |= {(each.decision, each.by) for each in desk.timeline.past if each.player}
    assert {("PlayCrew", "bot"), ("ChooseProtection", "bot"), ("ChooseRush", "bot")} <= answered


def test_who_holds_nothing_is_passed_over_under_the_cover(page: Page) -> None:
    """The device goes on to the next one who is asked, and nobody sees a hand that was not asked."""
    desk, passed = page.app.session, 0
    for _ in range(400):
        if desk.state.is_terminal() or passed > 3:
            break
        if (
            asked(desk, "ContinueDive", desk.state.decision.player)
            and desk.setup.seats[desk.state.decision.player] == "human"
        ):
            leader = desk.state.decision.player
            other = 2 - leader
            with set_curdoc(page.document):
                desk.take() if desk.cover is not None else None
            page.sent.clear()
            with set_curdoc(page.document):
                desk.play(Move("button:draw"))
            dive = desk.state.dive
            if dive and other in dive.inside and asked(desk, "ContinueDive", leader):
                assert desk.cover is None and desk.viewer == leader
                assert not re.findall(rf"card:K\d\.{other}", shown(page))
                passed += 1
            elif dive and asked(desk, "PlayCrew", other):
                assert desk.cover == other and desk.viewer is None
        else:
            move_on(page)
    assert passed > 3


def test_play_all_stands_beside_play_none() -> None:
    """With several cards to play there are three ways on: one card, all of them, none."""
    offered = set()
    for seed in range(1, 9):
        desk = session(("human", "human", "human"))
        with_settings(desk, open_hands=True)
        desk.new(Setup("deep_blue", ("human", "human", "human"), seed))
        guide, rng = bots.make("greedy"), Rng(seed)
        while not desk.state.is_terminal():
            if desk.state.decision.name == "PlayCrew":
                words = Words("en", "deep_blue", strict=True)
                buttons = [choice.picks[0] for choice in choices(desk, words) if "button:" in choice.picks[0]]
                cards = sum(move[0].startswith("card:") for move in desk.state.legal_moves())
                assert buttons == (["button:all", "button:done"] if cards > 1 else ["button:done"])
                offered.add(cards > 1)
            desk.play(guide.choose(PlayerView(desk.state, desk.state.decision.player), rng))
        if len(offered) == 2:
            break
    assert offered == {True, False}


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
