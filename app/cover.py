"""What a device that is handed around must keep to itself: who has it, who may look, when it is covered."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.seats import HUMAN
from rules.kernel import State

if TYPE_CHECKING:
    from app.session import Session


class Device:
    """Who has the device of a session. `peeking` is the person who holds the button to look at his things."""

    def __init__(self, session: "Session") -> None:
        self._session = session
        self._hides = False
        self.holder: int | None = None
        self.peeking: int | None = None

    @property
    def is_guarded(self) -> bool:
        """Whether people share the device who may not see each other's things."""
        people = self._session.setup.people
        if len(people) < 2 or self._session.settings.open_hands:
            return False
        # what was hidden once stays so in the log
        self._hides = self._hides or hides(self._session.state, people)
        return self._hides

    @property
    def cover(self) -> int | None:
        """The person who must take the device before anything of his is shown; None: nobody."""
        decision = self._session.state.decision
        if decision is None or self._session.setup.seats[decision.player] != HUMAN:
            return None
        return decision.player if decision.player != self.holder and self.is_guarded else None

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: who holds the button, who has the device, or None, a spectator.

        Where people hide nothing from each other: the only person, else who decides or did so last.
        """
        session, people = self._session, self._session.setup.people
        if len(people) < 2:
            return people[0] if people else None
        if self.is_guarded:
            return self.peeking if self.peeking is not None else self.holder if self.cover is None else None
        deciders = (played.player for played in reversed(session.timeline.past))
        decision = session.state.decision
        return next(
            (seat for seat in (*((decision.player,) if decision else ()), *deciders) if seat in people),
            people[0],
        )

    def peek(self, seat: int | None) -> None:
        """Show this person's things while the device is covered, until it is called with None."""
        covered = self.cover is not None and seat in self._session.setup.people
        self.peeking = seat if covered else None


def hides(state: State, seats: Iterable[int]) -> bool:
    """Whether one of these seats sees something that a spectator does not."""
    plain = _table(state.observation(None))
    return any(_table(state.observation(seat)) != plain for seat in seats)


def _table(observation: Any) -> Any:
    """An observation without the word whose it is."""
    return replace(observation, viewer=None) if hasattr(observation, "viewer") else observation
