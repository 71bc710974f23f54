"""Shows past moves one after another, as when somebody tells what happened; stops when told or overtaken."""

from collections.abc import Callable

from app.bots_runner import Schedule
from app.session import Session

PAUSE = 1.1  # seconds between two moves
LINE = 0.5  # and more for each sentence beyond the first
LONGEST = 4.0


class Replay:
    """Steps a session's look at the past towards the present. `told(running)` hears of start and stop."""

    def __init__(self, session: Session, schedule: Schedule, told: Callable[[bool], None]) -> None:
        self._session = session
        self._schedule = schedule
        self._told = told
        self._order = 0  # a step ordered before the last stop is not taken
        self._at: int | None = None  # where the last step left the look; elsewhere: somebody else went there
        self.running = False

    def start(self, since: int | None = None) -> None:
        """Go on from a ply, or from where one looks; at the present from the beginning."""
        session = self._session
        ply = session.viewing if since is None else since
        session.goto(0 if ply is None else ply)
        if session.viewing is None:
            self.stop()
            return
        self._run(True)
        self._await(session.viewing)

    def stop(self) -> None:
        """Stay where it is."""
        self._order += 1
        self._run(False)

    def toggle(self) -> None:
        """Stop when it runs, else go on."""
        if self.running:
            self.stop()
        else:
            self.start()

    def _await(self, ply: int) -> None:
        self._at = ply
        self._order += 1
        order = self._order
        self._schedule(self._pause(ply), lambda: self._step(order))

    def _pause(self, ply: int) -> float:
        """Longer after a move that brought much."""
        events = len(self._session.timeline.past[ply - 1].events) if ply else 0
        return min(LONGEST, PAUSE + LINE * max(0, events - 1))

    def _step(self, order: int) -> None:
        if order != self._order:
            return
        session = self._session
        if session.viewing is None or session.viewing != self._at:
            self.stop()
            return
        session.goto(session.viewing + 1)
        if session.viewing is None:
            self.stop()
        else:
            self._await(session.viewing)

    def _run(self, running: bool) -> None:
        if running != self.running:
            self.running = running
            self._told(running)
