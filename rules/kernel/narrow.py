"""Progressive narrowing: taps pick things one by one until a single legal move is left.

The board, the buttons, the keyboard and the screen reader all ask here, so what is lit, what is
refused and why are one truth.
"""

from dataclasses import dataclass

from rules.kernel.move import Move
from rules.kernel.reason import Reason
from rules.kernel.state import State


@dataclass(frozen=True, slots=True)
class Narrowing:
    """The legal moves that contain all picks of `selection`, and what can be picked next."""

    selection: tuple[str, ...]
    moves: tuple[Move, ...]

    @property
    def open_picks(self) -> tuple[str, ...]:
        """The picks, not selected yet, that occur in a move left; each leads to a full legal move."""
        chosen = set(self.selection)
        return tuple(dict.fromkeys(pick for move in self.moves for pick in move if pick not in chosen))

    @property
    def complete(self) -> Move | None:
        """The move that the selection names in full, when it is the only one left."""
        if len(self.moves) == 1 and set(self.moves[0]) == set(self.selection):
            return self.moves[0]
        return None


def narrow(state: State, selection: tuple[str, ...] = ()) -> Narrowing:
    """The legal moves that a selection leaves."""
    chosen = set(selection)
    return Narrowing(selection, tuple(move for move in state.legal_moves() if chosen.issubset(move)))


def why_not(state: State, selection: tuple[str, ...], pick: str) -> Reason | None:
    """Why a pick cannot be added to the selection; None when it can.

    Of several refused moves the first one's reason is given: candidates come in a fixed order.
    """
    wanted = {*selection, pick}
    decision = state.decision
    refused = None
    for move in decision.candidates() if decision else ():
        if wanted.issubset(move):
            reason = state.judge(move)
            if reason is None:
                return None
            refused = refused or reason
    return refused or state.judge(Move(*selection, pick))
