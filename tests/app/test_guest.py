"""A game in a frame of another page: what it may do, what it tells, how a puzzle is judged."""

from typing import Any

import pytest

import rules
from app.guest import Frame
from app.seats import Setup
from app.session import Session
from rules import Record
from rules.bots.best_turn import best_turn
from tests.app.tiny import Later
from tests.examples import files, load


class Page:
    """A frame with everything that it told its page."""

    def __init__(self, record: Record, **wanted: Any) -> None:
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.later = Later()
        self.session = Session(
            Setup("seastead"), lambda kind, data: self.told.append((kind, data)), self.later, pause=0
        )
        self.frame = Frame(self.session, self.session.send, self.later)
        self.frame.open({"record": str(record), **wanted})

    @property
    def news(self) -> list[dict[str, Any]]:
        """What it told about the game."""
        return [data for kind, data in self.told if kind == "frame"]

    def notice(self) -> str:
        """The sentence that is shown."""
        return self.session.notice.key if self.session.notice else ""


def whole_game() -> Record:
    """A game that is over."""
    state = rules.load("seastead").new(3)
    while (decision := state.decision) is not None:
        state.apply(next(iter(decision._state.legal_moves())))
    return state.record()


def test_nothing_is_saved() -> None:
    page = Page(load("seastead", "price_tag"))
    page.session.choose("building:port site:F1.1")
    assert not [kind for kind, _ in page.told if kind in ("save", "remove")]


def test_what_is_played_is_told() -> None:
    """Once each, also after an undo."""
    page = Page(load("seastead", "price_tag"))
    page.session.choose("building:port site:F1.1")
    first = {"kind": "move", "ply": 1, "move": "building:port site:F1.1", "player": 0, "by": "human"}
    assert page.news == [first]
    page.session.undo()
    page.session.play(rules.Move("deck:dive"))
    assert [news["move"] for news in page.news] == ["building:port site:F1.1", "deck:dive"]


def test_playing_on_from_a_ply_keeps_the_course_for_redo() -> None:
    record = load("seastead", "two_or_three")
    page = Page(record)
    assert page.session.timeline.ply == int(record.note("ply")) == 2
    page.session.redo()
    assert page.session.timeline.ply > 2


def test_the_end_is_told_with_the_result() -> None:
    game = whole_game()
    page = Page(game, ply=len(game.moves) - 1, mode="play")
    page.session.redo()
    last = page.news[-1]
    assert last["kind"] == "finished" and sum(last["returns"]) == 1.0 and len(last["points"]) == 2


def test_what_is_only_shown_cannot_be_moved() -> None:
    record = load("deep_blue", "dive")
    page = Page(record)
    session = page.session
    assert session.viewing == int(record.note("ply")) and session.only_shown
    session.play_from_here()
    assert session.timeline.ply == len(record.moves)
    session.goto(None)
    assert not session.is_asked and not session.can_undo
    session.undo()
    assert session.timeline.ply == len(record.moves)
    session.tap("deck:crew")
    assert session.refusal and session.refusal.reason.key == "only_shown"
    assert page.news == []


@pytest.mark.parametrize(("viewer", "seen"), [("1", 1), ("none", None), ("7", 0), ("", 0)])
def test_whose_view_is_shown(viewer: str, seen: int | None) -> None:
    """A seat, nobody's, or as at a table: of who decides; hands lie open then."""
    page = Page(load("deep_blue", "overpaid"), viewer=viewer)
    assert page.session.viewer == seen
    assert page.session.cover is None


def test_seats_may_be_bots() -> None:
    page = Page(rules.load("seastead").new(1).record(), seats="human,greedy")
    assert page.session.setup.seats == ("human", "greedy")
    page.later.run()
    assert page.news[0]["by"] == "bot"


@pytest.mark.parametrize(
    ("wanted", "why"),
    [({"record": "tiefgang"}, "not_a_record"), ({"ply": 99, "mode": "puzzle"}, "no_such_ply")],
)
def test_a_wrong_wish_is_said(wanted: dict[str, Any], why: str) -> None:
    """And the table stays as it was."""
    page = Page(load("seastead", "price_tag"))
    digest = page.session.state.digest()
    page.frame.open(wanted)
    assert page.notice() == f"error.{why}"
    assert page.news == [{"kind": "failed", "why": why}]
    assert page.session.state.digest() == digest


PUZZLES = [
    (path.parent.parent.name, path.stem) for path in files() if "note mode puzzle" in path.read_text("utf-8")
]


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_a_puzzle_right_and_wrong(game: str, name: str) -> None:
    """The best turn is praised, a worse one is compared; then it can be tried again."""
    page = Page(load(game, name))
    session = page.session
    best = best_turn(session.state)
    assert page.notice() == "ui.puzzle.task"
    page.later.run()
    play(session, [str(move) for move in best.moves])
    assert page.notice() == "ui.puzzle.right"
    solved = {"kind": "solved", "right": True, "points": best.points, "best": best.points}
    assert page.news[-1] == solved
    assert session.only_shown
    session.accept()
    assert page.notice() == "ui.puzzle.task" and not session.only_shown
    play_badly(session)
    assert page.notice() == "ui.puzzle.less"
    assert page.news[-1]["right"] is False and page.news[-1]["points"] < page.news[-1]["best"] == best.points


def test_a_turn_that_is_quicker_than_the_search_waits_for_it() -> None:
    page = Page(load("seastead", "puzzle_docks"))
    play_badly(page.session)
    assert page.notice() == "ui.puzzle.checking"
    page.later.run()
    assert page.notice() == "ui.puzzle.less"


def play(session: Session, moves: list[str]) -> None:
    """These moves, as far as the turn goes."""
    for move in moves:
        if not session.only_shown:
            session.play(rules.Move.parse(move))


def play_badly(session: Session) -> None:
    """The last of the legal moves until the turn is over."""
    while not session.only_shown:
        *_, last = session.state.legal_moves()
        session.play(last)
