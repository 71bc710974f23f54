"""The story of a game in numbers: everybody's points after each turn, as far as the viewer may know them."""

from dataclasses import dataclass
from typing import Any

from app.session import Session
from app.timeline import Played, Timeline
from rules.kernel import State, turn_of


@dataclass(frozen=True, slots=True)
class Curve:
    """`points[seat][n]` are a seat's points after `plies[n]` moves; no seats while points are secret."""

    plies: tuple[int, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()


class Points:
    """Finds the points after each turn; each position is asked once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int | None, bool], tuple[State, tuple[int, ...] | None]] = {}
        self._turns: dict[int, tuple[Played | None, object]] = {}

    def curve(self, session: Session) -> Curve:
        """The curve up to now; with everybody's own points when the game is over, else as the viewer sees."""
        timeline = session.timeline
        plies, viewer, over = self._ends(timeline), session.viewer, session.state.is_terminal()
        rows = [self._at(timeline.at(ply), ply, viewer, over) for ply in plies]
        if not rows or any(row is None for row in rows):
            return Curve()
        return Curve(plies, tuple(zip(*(row for row in rows if row is not None), strict=True)))

    def _ends(self, timeline: Timeline) -> tuple[int, ...]:
        """The plies after which another turn begins, the start and the present."""
        turns = [self._turn(timeline, ply) for ply in range(timeline.ply + 1)]
        return tuple(
            ply for ply, turn in enumerate(turns) if ply in (0, timeline.ply) or turns[ply + 1] != turn
        )

    def _turn(self, timeline: Timeline, ply: int) -> object:
        played = timeline.past[ply - 1] if ply else None
        known = self._turns.get(ply)
        if ply and known is not None and known[0] is played:
            return known[1]
        turn = turn_of(timeline.at(ply))
        self._turns[ply] = played, turn
        return turn

    def _at(self, state: State, ply: int, viewer: int | None, over: bool) -> tuple[int, ...] | None:
        key = ply, viewer, over
        known = self._known.get(key)
        if known is None or known[0] is not state:
            known = self._known[key] = state, _points(state, viewer, over)
        return known[1]


def _points(state: State, viewer: int | None, over: bool) -> tuple[int, ...] | None:
    """Everybody's points, or None when one of them is secret or the game counts none."""
    if over:
        scores = [_scores(state, seat)[seat : seat + 1] for seat in range(state.players)]
        totals = [score[0].total if score and score[0] else None for score in scores]
    else:
        totals = [score.total if score else None for score in _scores(state, viewer)]
    return tuple(total for total in totals if total is not None) if totals and None not in totals else None


def _scores(state: State, viewer: int | None) -> tuple[Any, ...]:
    return tuple(getattr(state.observation(viewer), "scores", ()))
