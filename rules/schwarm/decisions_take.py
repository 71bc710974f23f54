"""Phase 1: cards from the row, each place further back a point dearer; order cards and abilities (SCH-2)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.asking import Ask
from rules.schwarm.components import KINDS, box
from rules.schwarm.effects import gain
from rules.schwarm.picks import STACK
from rules.schwarm.state import SchwarmDecision, SchwarmState, SchwarmStep


@dataclass(frozen=True, slots=True)
class NextTaker(SchwarmStep):
    """Who takes next, from a place of the turn order: complete players are skipped, those who cannot
    pay for the stack wait (SCH-2.2, SCH-2.7, SCH-2.8)."""

    place: int

    def run(self, state: SchwarmState) -> None:
        if not state.row and not state.orders:
            return
        for step in range(state.players):
            place = (self.place + step) % state.players
            player = state.order[place]
            if not wants_action(state, player) and not wants_order(state, player):
                continue
            if must_wait(state, player):
                price, fp = len(state.row), state.seats[player].fp
                state.emit("Waited", "SCH-2.7", player=player, price=price, fp=fp)
                continue
            state.push(Ask(TakeCard(player)), NextTaker((place + 1) % state.players))
            return
        raise AssertionError("somebody can always take the free card")


@dataclass(frozen=True, slots=True)
class TakeCard(SchwarmDecision):
    """One card of the row, or the stack of order cards at its end."""

    rule = "SCH-2.2"
    weighed = ("card", "stack")
    player: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("card", card) for card in state.row)
        if state.orders:
            yield STACK

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        seat, price = state.seats[self.player], price_of(state, move)
        if move == STACK:
            if seat.number:
                return refuse("SCH-2.4", "order_held", number=seat.number)
        elif not wants_action(state, self.player):
            return refuse("SCH-2.4", "quota_full", count=box().counts[state.players].quota)
        if price > seat.fp:
            rule = "SCH-2.5" if seat.fp else "SCH-2.6"
            return refuse(rule, "too_expensive", price=price, fp=seat.fp)
        return None

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """The price: how many cards lie in front."""
        return {"price": price_of(state, move)}

    def perform(self, state: SchwarmState, move: Move) -> None:
        seat, price = state.seats[self.player], price_of(state, move)
        gain(state, self.player, -price, "cards", "SCH-2.3")
        if move == STACK:
            state.emit("CardTaken", "SCH-2.9", player=self.player, card="order", price=price)
            state.push(Ask(ChooseOrderCard(self.player)), Ask(ChooseAbility(self.player)))
            return
        card = ident(move[0])
        state.row = tuple(other for other in state.row if other != card)
        seat.hand = (*seat.hand, card)
        hidden = ("card",) if state.option("hand_cards") else ()  # the log must not name it: SCH-9.5
        state.emit(
            "CardTaken", self.rule,
            secret=hidden, seen_by=(self.player,) if hidden else (),
            player=self.player, card=card, price=price,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ChooseOrderCard(SchwarmDecision):
    """Any card of the stack, not only the top one (SCH-2.9)."""

    rule = "SCH-2.9"
    player: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("order", number) for number in state.orders)

    def perform(self, state: SchwarmState, move: Move) -> None:
        number = int(ident(move[0]))
        state.seats[self.player].number = number
        state.orders = tuple(other for other in state.orders if other != number)
        state.emit("OrderChosen", self.rule, player=self.player, number=number)


@dataclass(frozen=True, slots=True)
class ChooseAbility(SchwarmDecision):
    """At once an ability for the rest of the round (SCH-2.9)."""

    rule = "SCH-2.9"
    weighed = ("ability",)
    player: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("ability", name) for name in state.abilities)

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """Who has taken it keeps it to the end of the round (SCH-2.9)."""
        if ident(pick) in box().abilities:
            return refuse(self.rule, "ability_taken", ability=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def perform(self, state: SchwarmState, move: Move) -> None:
        name, seat = ident(move[0]), state.seats[self.player]
        seat.ability = name
        state.abilities = tuple(other for other in state.abilities if other != name)
        state.emit("AbilityTaken", self.rule, player=self.player, ability=name)
        if name == "gold_tile" and state.gold:  # open before him, for this round or a later one
            state.gold -= 1
            gold = KINDS.index("gold")
            seat.tiles = (*seat.tiles[:gold], seat.tiles[gold] + 1, *seat.tiles[gold + 1 :])
            state.emit("GoldTaken", self.rule, player=self.player)


@dataclass(frozen=True, slots=True)
class SetTurnOrder(SchwarmStep):
    """Stones go where the order cards say, for phase 2 and for phase 1 of the next round (SCH-2.10)."""

    def run(self, state: SchwarmState) -> None:
        state.order = tuple(sorted(range(state.players), key=lambda player: state.seats[player].number))
        state.orders = box().orders[: state.players]
        state.emit("TurnOrderSet", "SCH-2.10", order=state.order)


def price_of(state: SchwarmState, move: Move) -> int:
    """How many cards lie in front; gaps close at once, and the stack is one place (SCH-2.3)."""
    return len(state.row) if move == STACK else state.row.index(ident(move[0]))


def wants_action(state: SchwarmState, player: int) -> bool:
    """Whether a player has fewer action cards than he must have (SCH-2.4)."""
    return len(state.seats[player].hand) < box().counts[state.players].quota


def wants_order(state: SchwarmState, player: int) -> bool:
    """Whether a player still has no order card (SCH-2.4)."""
    return not state.seats[player].number


def must_wait(state: SchwarmState, player: int) -> bool:
    """He needs the order card only, and cannot pay for it yet (SCH-2.7)."""
    return not wants_action(state, player) and state.seats[player].fp < len(state.row)
