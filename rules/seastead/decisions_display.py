"""The displays of docks and specialists: filled up again, solo after one more has left it (SEA-15.8)."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel import Move, ident
from rules.seastead.components import box
from rules.seastead.state import SeasteadDecision, SeasteadState

_REFILL_RULE = {"dock": "SEA-6.3", "specialist": "SEA-6.6"}


def refill(state: SeasteadState, player: int, what: str, taken: str) -> None:
    """Chance: the next card of the stack comes where one was taken, as long as there is one.

    `what` is `dock` or `specialist`. Solo the builder first removes another one.
    """
    display, stack = _places(state, what)
    place = display.index(taken)
    if state.solo:
        display.pop(place)
        state.push(RemoveFromDisplay(player, what))
        if not display:
            _fill_up(state, what)
    elif stack:
        display[place] = stack.pop()
        state.emit("DisplayRefilled", _REFILL_RULE[what], reveals=True, card=display[place])
    else:
        display.pop(place)


@dataclass(frozen=True, slots=True)
class RemoveFromDisplay(SeasteadDecision):
    """Solo: which of the remaining cards or docks leaves the game (SEA-15.8)."""

    rule = "SEA-15.8"
    player: int
    what: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"{self.what}:{card}") for card in _places(state, self.what)[0])

    def perform(self, state: SeasteadState, move: Move) -> None:
        card = ident(move[0])
        _places(state, self.what)[0].remove(card)
        state.removed.append(card)
        state.emit("DisplayRemoved", self.rule, player=self.player, card=card)
        _fill_up(state, self.what)


def _places(state: SeasteadState, what: str) -> tuple[list[str], list[str]]:
    if what == "dock":
        return state.dock_display, state.dock_stack
    return state.specialist_display, state.specialist_stack


def _fill_up(state: SeasteadState, what: str) -> None:
    display, stack = _places(state, what)
    while stack and len(display) < box().constants[f"display_{what}s"]:
        display.append(stack.pop())
        state.emit("DisplayRefilled", _REFILL_RULE[what], reveals=True, card=display[-1])
