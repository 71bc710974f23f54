"""Steps and decisions: what a state's stack is made of.

A step acts by itself when it comes to the top; a decision waits there for a move. Both are
frozen, so that clones share them. An effect inside an effect is a push, a reaction of another
player is a decision that names that player, an auction pushes the next bidder's decision.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from rules.kernel.move import Move
from rules.kernel.reason import Reason, refuse

if TYPE_CHECKING:
    from rules.kernel.state import State

S = TypeVar("S", bound="State")

DECLINE = Move("button:decline")
DONE = Move("button:done")
_PASSIVE = (DECLINE, DONE)


class Step(Generic[S]):
    """Something that happens by itself when it comes to the top of the stack."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Change the state, emit events, push what follows."""
        raise NotImplementedError(f"{type(self).__name__} has no run")

    def foretell(self, state: S) -> Mapping[str, Any] | None:
        """While it still waits on the stack: the numbers of what it will bring; None when nothing."""
        return None


class Decision(Step[S]):
    """A decision point of the rulebook. `rule` is the section that asks the question.

    `candidates` lists what is considered at all, `judge` alone says what of it is legal.
    """

    __slots__ = ()

    player: int

    discreet: ClassVar[bool] = False
    """Whether being asked at all tells what a player hides: then nobody may see that a bot was."""

    weighed: ClassVar[tuple[str, ...]] = ()
    """The kinds of pick that are tried before the move is played, such as how a tile is turned: one may only
    replace another of these kinds, and the move with it is shown first."""

    stepwise: ClassVar[bool] = False
    """Whether its picks are asked one after the other, however few moves there are: where several kinds of
    things would be lit at once, and only the first pick says which of them count."""

    @property
    def rule(self) -> str:
        """The section that asks; most decisions give it as a class attribute."""
        raise NotImplementedError(f"{type(self).__name__} cites no rule")

    def candidates(self, state: S) -> Iterable[Move]:
        """The moves that come into question, legal or not, in a fixed order, at most about 100."""
        raise NotImplementedError(f"{type(self).__name__} lists no candidates")

    def judge(self, state: S, move: Move) -> Reason | None:
        """None when this candidate is legal now, else the reason why not."""
        return None

    def perform(self, state: S, move: Move) -> None:
        """Carry out a legal move: change the state, emit events, push what follows."""
        raise NotImplementedError(f"{type(self).__name__} cannot perform {move}")

    def explain(self, state: S, pick: str) -> Reason:
        """Why a pick that is in no candidate does nothing now."""
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: S, move: Move) -> Mapping[str, Any]:
        """Numbers worth showing beside a legal move, such as its cost. Optional."""
        return {}

    def proposal(self, state: S, moves: tuple[Move, ...]) -> Move | None:
        """Of legal moves that differ in the weighed pick alone the one to show first. Optional."""
        return None

    def legal(self, state: S) -> Iterator[Move]:
        """The candidates without a reason against them, lazily."""
        return (move for move in self.candidates(state) if self.judge(state, move) is None)

    def is_moot(self, state: S) -> bool:
        """True when nothing can be chosen but to go on: such a decision is not asked."""
        return all(move in _PASSIVE for move in self.legal(state))
