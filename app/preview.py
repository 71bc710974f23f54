"""What a move would bring, as far as its player may know: tried on a guess of what is hidden."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel import Event, Move, Rng, State

Points = tuple[int | None, ...]
"""Points by seat; None where the viewer may not know them."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The known consequences of a move. After something is revealed nothing is known any more."""

    move: Move
    events: tuple[Event, ...]
    pending: tuple[tuple[str, Mapping[str, Any]], ...]  # what it brings later in this turn, by step
    reveals: bool
    before: Points
    after: Points  # the same as before when the move reveals something


def preview(state: State, move: Move, viewer: int) -> Preview:
    """Try a legal move on a determinized clone, so that nothing hidden leaks."""
    before = points(state.observation(viewer))
    guess = state.determinize(viewer, Rng(0, state.ply << 20))
    events = [event.for_viewer(viewer) for event in guess.apply(move)]
    shown = next((n for n, event in enumerate(events) if event.reveals), None)
    if shown is not None:
        return Preview(move, tuple(events[:shown]), (), True, before, before)
    return Preview(move, tuple(events), _pending(guess), False, before, points(guess.observation(viewer)))


def _pending(state: State) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """What still waits on the stack and has something to tell, next first."""
    told = ((type(step).__name__, step.foretell(state)) for step in reversed(state.stack))
    return tuple((name, numbers) for name, numbers in told if numbers is not None)


def points(observation: Any) -> Points:
    """Each seat's points if the game ended now, as far as the viewer may know them."""
    return tuple(score and score.total for score in getattr(observation, "scores", ()))
