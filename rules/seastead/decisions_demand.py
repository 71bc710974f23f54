"""The column bonus: exchange two demand tokens and move the lock (SEA-8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rules.kernel import DECLINE, Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import FLOTILLAS
from rules.seastead.state import SeasteadDecision, SeasteadState


@dataclass(frozen=True, slots=True)
class ChooseDemandSwap(SeasteadDecision):
    """Two unlocked demand tokens to exchange, and which of the two is locked then (SEA-8.2)."""

    player: int
    cause: str
    optional: bool

    @property
    def rule(self) -> str:
        """The column bonus or the mediator."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        for one, two in combinations(FLOTILLAS, 2):
            for locked in (one, two):
                yield Move(f"demand:{one}", f"demand:{two}", f"lock:{state.demand[locked]}")
        if self.optional:
            yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        for pick in move[:2]:
            if state.demand[pick[-2:]] == state.locked:
                return refuse("SEA-8.2", "token_locked", resource=state.locked, flotilla=pick[-2:])
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.cause, player=self.player)
            return
        one, two = move[0][-2:], move[1][-2:]
        state.demand[one], state.demand[two] = state.demand[two], state.demand[one]
        state.emit("DemandSwapped", self.cause, player=self.player, one=one, two=two)
        for site in [site for site in state.boss_resources if site[:2] in (one, two)]:
            state.return_boss_resources(site, "SEA-15.15")
        opened, state.locked = state.locked, ident(move[2])
        state.emit("DemandLocked", "SEA-8.2", player=self.player, resource=state.locked, opened=opened)
