"""When specialists may be used: windows in the own turn, reactions in the opponent's (SEA-17.1)."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel import DECLINE, DONE, Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import RESOURCES, box
from rules.seastead.cost import shortfall
from rules.seastead.decisions_resources import resource_of
from rules.seastead.specialists import refusal, turn_over, use
from rules.seastead.state import SeasteadDecision, SeasteadState


def card_of(move: Move) -> str:
    """The card named by the first pick of a move (`specialist:S04`)."""
    return ident(move[0])


@dataclass(frozen=True, slots=True)
class SpecialistWindow(SeasteadDecision):
    """A moment of the turn in which own cards may be used, as many as fit (SEA-17.1, SEA-17.2)."""

    rule = "SEA-17.1"
    player: int
    window: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"specialist:{card}") for card in state.seats[self.player].specialists)
        yield DONE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move != DONE:
            return refusal(state, self.player, card_of(move), self.window)
        if self.window == "W4" and state.turn.built is not None:
            kind, site = state.turn.built
            missing = shortfall(state, self.player, kind, site, with_cards=False)
            if missing:  # SEA-5.9: the site was chosen counting on a card
                return refuse("SEA-5.9", "card_needed", **missing.args)
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move != DONE:
            state.push(self)
            use(state, self.player, card_of(move), self.window)


@dataclass(frozen=True, slots=True)
class ReactAgent(SeasteadDecision):
    """The opponent's agent may decide who gets which half (SEA-17.16)."""

    rule = "SEA-17.16"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"specialist:{card}") for card in state.seats[self.player].specialists)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        if state.dive_card().rule == "split_four":
            return refuse(self.rule, "no_two_halves", card=state.dive_discard[-1])
        return _refuse_reaction(state, self.player, card_of(move), "choose_half")

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
        else:
            turn_over(state, self.player, card_of(move))
            state.turn.chooser = self.player


@dataclass(frozen=True, slots=True)
class ReactInvestor(SeasteadDecision):
    """The opponent's investor may take from what was just paid (SEA-17.15)."""

    rule = "SEA-17.15"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"specialist:{card}") for card in state.seats[self.player].specialists)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        if not any(state.turn.paid.values()):
            return refuse(self.rule, "nothing_paid")
        if not any(state.supply[kind] for kind in state.turn.paid):
            return refuse("SEA-17.3", "changes_nothing", card=card_of(move))
        return _refuse_reaction(state, self.player, card_of(move), "take_paid")

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
            return
        turn_over(state, self.player, card_of(move))
        paid = tuple(sorted(state.turn.paid.items()))
        count = min(box().specialists[card_of(move)].params["max"], sum(state.turn.paid.values()))
        state.push(ChoosePaidResource(self.player, count, paid))


@dataclass(frozen=True, slots=True)
class ChoosePaidResource(SeasteadDecision):
    """Which of the resources just paid the investor takes (SEA-17.15)."""

    rule = "SEA-17.15"
    player: int
    count: int
    paid: tuple[tuple[str, int], ...]

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"resource:{kind}") for kind in RESOURCES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        kind = resource_of(move)
        if not dict(self.paid).get(kind):
            return refuse(self.rule, "not_paid", resource=kind)
        return None if state.supply[kind] else refuse("SEA-9.1", "supply_empty", resource=kind)

    def perform(self, state: SeasteadState, move: Move) -> None:
        kind = resource_of(move)
        state.take(self.player, kind, 1, self.rule)
        left = tuple((name, count - (name == kind)) for name, count in self.paid)
        if self.count > 1:
            state.push(ChoosePaidResource(self.player, self.count - 1, left))


def _refuse_reaction(state: SeasteadState, player: int, card: str, effect: str) -> Reason | None:
    if box().specialists[card].effect != effect:
        return refuse("SEA-17.1", "wrong_window", card=card, window="R")
    if not state.seats[player].specialists[card]:
        return refuse("SEA-6.12", "card_used", card=card)
    return None
