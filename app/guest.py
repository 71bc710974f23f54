"""A game in a frame of another page: shown, played on or solved as a puzzle; nothing of it is kept.

The page says what it wants with `start` (key `embed`) and with `embed` messages; what happens goes back as
`frame` messages, which the page hands to the one that it is a part of (static/frame.js tells the protocol).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.bots_runner import Schedule
from app.branches import until
from app.seats import BOTS, FAR, HUMAN, Setup
from app.session import Notice, Send, Session
from rules.bots.best_turn import BestTurn, is_over, points, search
from rules.kernel import Record, RecordError, RulesError, turn_of

MODES = ("read", "play", "puzzle")
AT_ONCE = 40  # positions that are searched before the reader's taps are looked at again


@dataclass(slots=True)
class Guest:
    """What a session in a frame may do. `reads`: nothing is moved; `viewer`: whose view, if it is fixed."""

    mode: str
    reads: bool
    fixed: bool = False
    viewer: int | None = None


class Frame:
    """The session of a frame: opens what the page wants, tells what is played, checks a puzzle."""

    def __init__(self, session: Session, send: Send, schedule: Schedule) -> None:
        self._session = session
        self._send = send
        self._schedule = schedule
        self._wanted: dict[str, Any] = {}
        self._told = 0  # moves that the page has heard of
        self._puzzle: Puzzle | None = None
        session.send = self.send

    def send(self, kind: str, data: dict[str, Any]) -> None:
        """What the session sends: a move that would be saved is told to the other page instead."""
        if kind == "save":
            self._moved()
        else:
            self._send(kind, data)

    def open(self, wanted: Mapping[str, Any]) -> None:
        """Show what the page asks for; a text that cannot be read is said, and the table stays as it is."""
        wanted = {
            **self._wanted,
            **{name: value for name, value in wanted.items() if value not in (None, "")},
        }
        try:
            self._show(wanted)
        except RulesError as why:
            self._session.say(f"error.{why.key}", **why.args_by_name)
            self._send("frame", {"kind": "failed", "why": why.key})

    def _show(self, wanted: dict[str, Any]) -> None:
        record = Record.parse(str(wanted.get("record", "")))
        mode = str(wanted.get("mode") or record.note("mode") or "play")
        ply = _number(wanted.get("ply", record.note("ply")))
        self._wanted = wanted
        session = self._session
        record = _seated(replace(record, digests=()), str(wanted.get("seats", "")))
        bots = any(seat in BOTS for seat in record.note("seats").split(","))
        session.settings = replace(
            session.settings, open_hands=True, undo="free", auto_play=bots, coach=False
        )
        session.guest, self._puzzle = None, None
        if not session.load(str(record if mode != "puzzle" or ply is None else until(record, ply))):
            return
        if mode == "play" and ply is not None:
            session.goto(ply)
            session.play_from_here()
        mode = mode if mode in MODES else "read"
        session.guest = _guest(mode, str(wanted.get("viewer") or record.note("viewer")), record.players)
        if mode == "read" and ply is not None:
            session.goto(ply)
        self._told = session.timeline.ply
        session.notice = None
        if mode == "puzzle":
            self._puzzle = Puzzle(session, self._send)
            self._schedule(0.5, self._think)
        session.changed()

    def _think(self) -> None:
        if self._puzzle is not None and self._puzzle.think():
            self._schedule(0.01, self._think)

    def _moved(self) -> None:
        session = self._session
        timeline = session.timeline
        if timeline.ply > self._told and session.guest is not None:
            for ply, played in enumerate(timeline.past[self._told :], self._told + 1):
                move = {"ply": ply, "move": str(played.move), "player": played.player, "by": played.by}
                self._send("frame", {"kind": "move", **move})
            if timeline.state.is_terminal():
                self._send("frame", {"kind": "finished", **result(session)})
        self._told = timeline.ply
        if self._puzzle is not None:
            self._puzzle.moved()


class Puzzle:
    """A turn whose points are compared with the most that the rules allow."""

    def __init__(self, session: Session, send: Send) -> None:
        state = session.state
        if state.decision is None:
            raise RecordError("game_over")
        self._session = session
        self._send = send
        self._start = session.record()
        self._ply = session.timeline.ply
        self._player = state.decision.player
        self._turn = turn_of(state)
        self._search: Iterator[BestTurn | None] = search(state)
        self._best: BestTurn | None = None
        self._got: int | None = None  # the reader's points, when the turn is over
        self._set()

    def think(self) -> bool:
        """Search a little; whether there is more to search."""
        for _ in range(AT_ONCE):
            self._best = self._best or next(self._search)
            if self._best is not None:
                self._judge()
                return False
        return True

    def moved(self) -> None:
        """The reader has moved, taken back or begun anew."""
        session = self._session
        if session.timeline.ply <= self._ply:
            self._set()
        elif is_over(session.state, self._player, self._turn):
            self._got = points(session.state, self._player)
            self._lock(True)
            session.notice = Notice("ui.puzzle.checking", {})
            self._judge()

    def _set(self) -> None:
        self._got = None
        self._lock(False)
        self._session.notice = Notice("ui.puzzle.task", {"player": self._player})

    def _lock(self, locked: bool) -> None:
        if self._session.guest is not None:
            self._session.guest.reads = locked

    def _judge(self) -> None:
        best, got = self._best, self._got
        if best is None or got is None:
            return
        right = got >= best.points
        numbers = {"points": got, "best": max(got, best.points), "player": self._player}
        key = "ui.puzzle.right" if right else "ui.puzzle.less"
        if not right and not best.complete:
            key = "ui.puzzle.unsure"  # what was found is better, but there may be more
        self._session.notice = Notice(key, numbers, self._start, "ui.puzzle.again")
        self._send("frame", {"kind": "solved", "right": right, "points": got, "best": numbers["best"]})
        self._session.changed()


def result(session: Session) -> dict[str, Any]:
    """How a finished game ended: everybody's share of the victory, and the points where the game has some."""
    state = session.state
    scores = getattr(state.observation(None), "scores", ())
    return {"returns": state.returns(), "points": [score and score.total for score in scores]}


def _seated(record: Record, seats: str) -> Record:
    """With the seats as the page wants them, else as they were; nobody plays from another device here."""
    wanted = Setup.of_record(record.with_notes(seats=seats) if seats else record).seats
    return record.with_notes(seats=",".join(HUMAN if seat == FAR else seat for seat in wanted))


def _guest(mode: str, viewer: str, players: int) -> Guest:
    if viewer == "none":
        return Guest(mode, mode == "read", fixed=True)
    seat = _number(viewer)
    if seat is None or seat >= players:
        return Guest(mode, mode == "read")
    return Guest(mode, mode == "read", fixed=True, viewer=seat)


def _number(value: Any) -> int | None:
    text = str(value if value is not None else "")
    return int(text[:6]) if text.isascii() and text.isdigit() else None
