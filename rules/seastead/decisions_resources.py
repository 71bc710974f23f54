"""Choosing resources: to take from the supply, to pay from the storage (SEA-4, SEA-9, SEA-16.0)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rules.kernel import DECLINE, DONE, Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import RESOURCES
from rules.seastead.state import SeasteadDecision, SeasteadState, SeasteadStep


def resource_of(move: Move) -> str:
    """The kind named by the first pick of a move (`resource:kelp`, `pay:kelp`)."""
    return ident(move[0])


@dataclass(frozen=True, slots=True)
class TakeResources(SeasteadStep):
    """Fixed resources from the supply."""

    player: int
    resource: str
    count: int
    cause: str

    def run(self, state: SeasteadState) -> None:
        state.take(self.player, self.resource, self.count, self.cause)


@dataclass(frozen=True, slots=True)
class TakeCleanup(SeasteadStep):
    """Cleanup tokens from the supply."""

    player: int
    count: int
    cause: str

    def run(self, state: SeasteadState) -> None:
        state.take_cleanup(self.player, self.count, self.cause)


@dataclass(frozen=True, slots=True)
class ChooseResource(SeasteadDecision):
    """Take `count` resources of any kind, one by one (SEA-4.5, SEA-16.7); `excluded` not allowed."""

    player: int
    count: int
    cause: str
    excluded: str = ""
    optional: bool = False

    @property
    def rule(self) -> str:
        """The rule that gives the resources."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"resource:{kind}") for kind in RESOURCES)
        if self.optional:
            yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        kind = resource_of(move)
        if kind == self.excluded:
            return refuse("SEA-16.7", "demanded_kind", resource=kind)
        return _none_left(state, kind)

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.cause, player=self.player)
            return
        state.take(self.player, resource_of(move), 1, self.cause)
        if self.count > 1:
            state.push(ChooseResource(self.player, self.count - 1, self.cause, self.excluded))


class ChooseSet(SeasteadDecision):
    """Base of the choices from deep cards: a kind in short supply may be part of them (SEA-4.8)."""

    __slots__ = ()

    def is_moot(self, state: SeasteadState) -> bool:
        """Not asked when the supply has nothing at all (SEA-5.8)."""
        return not any(state.supply.values())


@dataclass(frozen=True, slots=True)
class ChooseResourceDouble(ChooseSet):
    """Two resources of one kind, from a deep card (SEA-4.7); a kind in short supply is allowed."""

    rule = "SEA-4.7"
    player: int
    cause: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"resource:{kind}") for kind in RESOURCES)

    def perform(self, state: SeasteadState, move: Move) -> None:
        state.take(self.player, resource_of(move), 2, self.cause)


@dataclass(frozen=True, slots=True)
class ChooseResourceTriple(ChooseSet):
    """Three different resources, from a deep card (SEA-4.7)."""

    rule = "SEA-4.7"
    player: int
    cause: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return _sets(3)

    def perform(self, state: SeasteadState, move: Move) -> None:
        for pick in move:
            state.take(self.player, ident(pick), 1, self.cause)


@dataclass(frozen=True, slots=True)
class ChooseResourcePair(ChooseSet):
    """Two different resources, from a deep card; `rest_to` gets the two other kinds (SEA-4.6)."""

    rule = "SEA-4.6"
    player: int
    cause: str
    rest_to: int | None = None

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return _sets(2)

    def perform(self, state: SeasteadState, move: Move) -> None:
        chosen = [ident(pick) for pick in move]
        for kind in chosen:
            state.take(self.player, kind, 1, self.cause)
        if self.rest_to is not None:
            for kind in RESOURCES:
                if kind not in chosen:
                    state.take(self.rest_to, kind, 1, self.cause)


@dataclass(frozen=True, slots=True)
class ChooseResourceToPay(SeasteadDecision):
    """Pay 1 resource of any kind for an effect (SEA-16.3, SEA-16.6); then `gain` happens."""

    player: int
    cause: str
    gain: SeasteadStep

    @property
    def rule(self) -> str:
        """The rule that asks for the payment."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"pay:{kind}") for kind in RESOURCES)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        return None if move == DECLINE else _not_stored(state, self.player, move, self.cause)

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.cause, player=self.player)
            return
        state.pay(self.player, resource_of(move), 1, self.cause)
        state.push(self.gain)


@dataclass(frozen=True, slots=True)
class ChooseExchange(SeasteadDecision):
    """Pay up to `most` resources, then take as many of any kinds (SEA-17.17)."""

    rule = "SEA-17.17"
    player: int
    most: int
    paid: int = 0

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"pay:{kind}") for kind in RESOURCES)
        if self.paid:
            yield DONE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        return None if move == DONE else _not_stored(state, self.player, move, self.rule)

    def is_moot(self, state: SeasteadState) -> bool:
        """Always asked: what was paid must be answered by taking."""
        return False

    def perform(self, state: SeasteadState, move: Move) -> None:
        paid = self.paid
        if move != DONE:
            state.pay(self.player, resource_of(move), 1, self.rule)
            paid += 1
        if move == DONE or paid == self.most:
            state.push(ChooseResource(self.player, paid, self.rule))
        else:
            state.push(ChooseExchange(self.player, self.most, paid))


@dataclass(frozen=True, slots=True)
class ChooseCleanupAmount(SeasteadDecision):
    """How many cleanup tokens of those allowed, 1 to `most` (SEA-6.4, SEA-16.0)."""

    player: int
    most: int
    cause: str

    @property
    def rule(self) -> str:
        """The rule that gives the tokens."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"amount:{count}") for count in range(self.most, 0, -1))

    def perform(self, state: SeasteadState, move: Move) -> None:
        state.take_cleanup(self.player, int(ident(move[0])), self.cause)


@dataclass(frozen=True, slots=True)
class ChooseUse(SeasteadDecision):
    """Use an effect that asks for nothing else, or leave it (SEA-5.5)."""

    player: int
    cause: str
    gain: SeasteadStep

    @property
    def rule(self) -> str:
        """The rule of the effect."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield Move("button:use")
        yield DECLINE

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.cause, player=self.player)
        else:
            state.push(self.gain)


def _sets(size: int) -> Iterator[Move]:
    return (Move(*(f"resource:{kind}" for kind in kinds)) for kinds in combinations(RESOURCES, size))


def _none_left(state: SeasteadState, kind: str) -> Reason | None:
    return None if state.supply[kind] else refuse("SEA-9.1", "supply_empty", resource=kind)


def _not_stored(state: SeasteadState, player: int, move: Move, rule: str) -> Reason | None:
    kind = resource_of(move)
    return None if state.seats[player].storage[kind] else refuse(rule, "none_stored", resource=kind)
