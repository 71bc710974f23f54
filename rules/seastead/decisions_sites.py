"""Choices of the B sides' site effects: one for each of something, swaps, putting back (SEA-16)."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel import DECLINE, DONE, Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import RESOURCES
from rules.seastead.decisions_resources import ChooseResource, resource_of
from rules.seastead.state import SeasteadDecision, SeasteadState, SeasteadStep

_TAKES = tuple(Move(f"resource:{kind}") for kind in RESOURCES)
_PAYS = tuple(Move(f"pay:{kind}") for kind in RESOURCES)


@dataclass(frozen=True, slots=True)
class Series(SeasteadStep):
    """Several steps as one: what follows a payment or a `use`."""

    steps: tuple[SeasteadStep, ...]

    def run(self, state: SeasteadState) -> None:
        state.push(*self.steps)


@dataclass(frozen=True, slots=True)
class ChooseUpTo(SeasteadDecision):
    """Resources one by one, each a permission of its own, none of the kind `excluded` (SEA-16.0)."""

    player: int
    count: int
    cause: str
    excluded: str
    taken: int = 0

    @property
    def rule(self) -> str:
        """The site effect."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from _TAKES
        yield DONE if self.taken else DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move in (DONE, DECLINE):
            return None
        kind = resource_of(move)
        if kind == self.excluded:
            return refuse("SEA-16.7", "demanded_kind", resource=kind)
        return None if state.supply[kind] else refuse("SEA-9.1", "supply_empty", resource=kind)

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.cause, player=self.player)
        elif move != DONE:
            state.take(self.player, resource_of(move), 1, self.cause)
            if self.count > 1:
                left, taken = self.count - 1, self.taken + 1
                state.push(ChooseUpTo(self.player, left, self.cause, self.excluded, taken))


@dataclass(frozen=True, slots=True)
class ChooseSwap(SeasteadDecision):
    """Pay 1 to take 1 of another kind, `left` times at most (SEA-16.5)."""

    player: int
    left: int
    cause: str

    @property
    def rule(self) -> str:
        """The site effect."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from _PAYS
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        kind = resource_of(move)
        if not state.seats[self.player].storage[kind]:
            return refuse(self.cause, "none_stored", resource=kind)
        others = any(count for other, count in state.supply.items() if other != kind)
        return None if others else refuse("SEA-9.1", "supply_without_others", resource=kind)

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.cause, player=self.player)
            return
        kind = resource_of(move)
        state.pay(self.player, kind, 1, self.cause)
        again = [ChooseSwap(self.player, self.left - 1, self.cause)] if self.left > 1 else []
        state.push(ChooseSwapGain(self.player, kind, self.cause), *again)


@dataclass(frozen=True, slots=True)
class ChooseSwapGain(SeasteadDecision):
    """What is taken for the kind just paid; that kind itself would change nothing (SEA-16.5)."""

    player: int
    paid: str
    cause: str

    @property
    def rule(self) -> str:
        """The site effect."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(_TAKES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        kind = resource_of(move)
        if kind == self.paid:
            return refuse(self.cause, "just_paid", resource=kind)
        return None if state.supply[kind] else refuse("SEA-9.1", "supply_empty", resource=kind)

    def perform(self, state: SeasteadState, move: Move) -> None:
        state.take(self.player, resource_of(move), 1, self.cause)


@dataclass(frozen=True, slots=True)
class DiscardResource(SeasteadDecision):
    """Put back `count` resources of any kinds, one by one: a must (SEA-16.10, SEA-11.11, SEA-11.14)."""

    player: int
    count: int
    cause: str

    @property
    def rule(self) -> str:
        """The rule that wants them back."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(_PAYS)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        kind = resource_of(move)
        stored = state.seats[self.player].storage[kind]
        return None if stored else refuse(self.cause, "none_stored", resource=kind)

    def perform(self, state: SeasteadState, move: Move) -> None:
        state.pay(self.player, resource_of(move), 1, self.cause)
        if self.count > 1:
            state.push(DiscardResource(self.player, self.count - 1, self.cause))


def put_back_down_to(state: SeasteadState, player: int, limit: int, cause: str) -> list[SeasteadStep]:
    """What a player has to put back to have at most `limit` resources; nothing where they are no more."""
    surplus = sum(state.seats[player].storage.values()) - limit
    return [DiscardResource(player, surplus, cause)] if surplus > 0 else []


@dataclass(frozen=True, slots=True)
class ChooseSpecialistToFlip(SeasteadDecision):
    """A ready specialist, turned over unused, brings resources (SEA-16.16)."""

    player: int
    gain: int
    cause: str

    @property
    def rule(self) -> str:
        """The site effect."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"specialist:{card}") for card in state.seats[self.player].specialists)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        card = ident(move[0])
        if not state.seats[self.player].specialists[card]:
            return refuse(self.cause, "card_used", card=card)
        return None if any(state.supply.values()) else refuse("SEA-5.8", "supply_bare")

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.cause, player=self.player)
            return
        card = ident(move[0])
        state.seats[self.player].specialists[card] = False
        state.emit("SpecialistFlipped", self.cause, player=self.player, card=card)
        state.push(ChooseResource(self.player, self.gain, self.cause))
