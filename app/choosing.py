"""What a tap means: which picks it leaves chosen, and why it does nothing when it does nothing."""

from itertools import chain

from rules.kernel import Move, OpenDecision, Reason, State, narrow
from rules.kernel.narrow import why_not
from rules.kernel.reason import refuse


def with_pick(state: State, selection: tuple[str, ...], pick: str) -> tuple[str, ...] | None:
    """The longest beginning of a selection that a pick can be added to; None when not even alone."""
    if pick in selection:
        return selection
    if is_weighed(state, pick):
        wanted = (*_unweighed(state, selection), pick)
        return wanted if narrow(state, wanted).moves else None
    for kept in range(len(selection), -1, -1):
        wanted = (*selection[:kept], pick)
        if narrow(state, wanted).moves:
            return wanted
    return None


def is_weighed(state: State, pick: str) -> bool:
    """Whether a pick is of a kind that is tried before the move is played."""
    decision = state.decision
    return decision is not None and pick.partition(":")[0] in decision.weighed


def proposed(state: State, selection: tuple[str, ...], moves: tuple[Move, ...]) -> Move | None:
    """The move to show when only a pick that is weighed is left to choose; None when there is no such."""
    decision = state.decision
    left = {pick for move in moves for pick in move if pick not in selection}
    if decision is None or not left or not all(is_weighed(state, pick) for pick in left):
        return None
    return decision.proposal(moves)


def given(state: State) -> set[str]:
    """Where picks are asked one after the other: those that all moves have, so that nobody need tap them."""
    decision = state.decision
    return set.intersection(*map(set, state.legal_moves())) if decision and decision.stepwise else set()


def _unweighed(state: State, selection: tuple[str, ...]) -> tuple[str, ...]:
    """A selection without what a weighed pick is tried instead of."""
    return tuple(pick for pick in selection if not is_weighed(state, pick))


def meant(state: State, selection: tuple[str, ...], picks: tuple[str, ...]) -> str | None:
    """Of several things at one place the one that is meant: what goes on, what is chosen, what begins."""
    further = (pick for pick in picks if pick not in selection and narrow(state, (*selection, pick)).moves)
    chosen = (pick for pick in picks if pick in selection)
    anew = (pick for pick in picks if with_pick(state, selection, pick) is not None)
    return next(chain(further, chosen, anew), None)


def named(moves: tuple[Move, ...], selection: tuple[str, ...]) -> Move | None:
    """The move of which a selection names every pick."""
    chosen = set(selection)
    return next((move for move in moves if chosen and set(move) == chosen), None)


def refusal(state: State, pick: str, *, asked: bool, past: bool, selection: tuple[str, ...] = ()) -> Reason:
    """Why a pick does nothing: a past position, somebody else's decision, or the rules."""
    if past:
        return refuse("", "looking_back")
    decision: OpenDecision | None = state.decision
    if decision is not None and not asked:
        return refuse("", "others_turn", player=decision.player)
    kept = _unweighed(state, selection) if is_weighed(state, pick) else ()
    reason = why_not(state, kept, pick)
    assert reason is not None, pick
    return reason
