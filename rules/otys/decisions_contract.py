"""Contracts: complete one, choose the payment, draw four and keep one (OTY-9)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DONE, Move, Reason, ident, one, two
from rules.kernel.reason import refuse
from rules.otys.components import LEVELS, TYPES, box
from rules.otys.effects import gain_battery, gain_credits, gain_prestige, reveal_contract, take_cards
from rules.otys.payments import missing, payments, spelled
from rules.otys.state import Counts, OtysDecision, OtysState, shown


@dataclass(frozen=True, slots=True)
class FulfilContract(OtysDecision):
    """Any number of contracts, each from one level; not an action (OTY-9.1).

    Asked before the key, after the sponsor and after each use of the diver: nothing else in a turn
    changes what could be paid. Who has said no is asked again when something has changed, and at `last`.
    """

    rule = "OTY-9.1"
    player: int
    last: bool = False

    def candidates(self, state: OtysState) -> Iterator[Move]:
        for card in state.contracts(self.player):
            yield from (two("contract", card, "level", level) for level in LEVELS)
        yield DONE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DONE:
            return None
        card, level = ident(move[0]), int(ident(move[1]))
        if state.options["contract_scope"] == "key_level" and level != state.level:
            return refuse("OTY-14.3", "not_key_level", level=state.level)
        counts = state.seats[self.player].zone[level]
        if payments(card, counts):
            return None
        rule = "OTY-9.2" if shown(card).kind == "fixed" else "OTY-9.3"
        return refuse(rule, "not_enough", contract=card, level=level, count=missing(card, counts))

    def is_moot(self, state: OtysState) -> bool:
        if not self.last and state.declined == self._what_counts(state):
            return True
        seat = state.seats[self.player]
        levels = [level for level in LEVELS if any(seat.zone[level])]
        if state.options["contract_scope"] == "key_level":
            levels = [level for level in levels if level == state.level]
        cards = state.contracts(self.player)
        return not any(payments(card, seat.zone[level]) for level in levels for card in cards)

    def explain(self, state: OtysState, pick: str) -> Reason:
        """An empty contract space cannot be completed (OTY-9.7)."""
        if pick.startswith("contract:") and ident(pick) not in box().contracts:
            return refuse("OTY-9.7", "no_contract")
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: OtysState, move: Move) -> Mapping[str, int]:
        """The prestige, the bonus of the level included."""
        if move == DONE:
            return {}
        bonus = state.seats[self.player].bonus[int(ident(move[1]))]
        green = bonus and box().rewards[bonus].back == "green"
        return {
            "prestige": shown(ident(move[0])).prestige + (box().constants["bonus_prestige"] if green else 0)
        }

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DONE:
            state.declined = self._what_counts(state)
            return
        card, level = ident(move[0]), int(ident(move[1]))
        ways = payments(card, state.seats[self.player].zone[level])
        if len(ways) > 1:
            state.push(ChoosePayment(self.player, card, level), self)
        else:
            complete(state, self.player, card, level, ways[0])
            state.push(self)

    def _what_counts(self, state: OtysState) -> tuple[object, ...]:
        seat = state.seats[self.player]
        return seat.zone, seat.bonus, state.contracts(self.player)


@dataclass(frozen=True, slots=True)
class ChoosePayment(OtysDecision):
    """Which types pay a contract whose types are free (OTY-9.3)."""

    rule = "OTY-9.3"
    player: int
    contract: str
    level: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        return (one("payment", spelled(way)) for way in self._ways(state))

    def facts(self, state: OtysState, move: Move) -> Mapping[str, Mapping[str, int]]:
        """How many of each type go to the supply."""
        return {"amounts": amounts(self._way(state, move))}

    def perform(self, state: OtysState, move: Move) -> None:
        complete(state, self.player, self.contract, self.level, self._way(state, move))

    def _ways(self, state: OtysState) -> tuple[Counts, ...]:
        return payments(self.contract, state.seats[self.player].zone[self.level])

    def _way(self, state: OtysState, move: Move) -> Counts:
        return next(way for way in self._ways(state) if spelled(way) == ident(move[0]))


@dataclass(frozen=True, slots=True)
class ChooseContractCard(OtysDecision):
    """Exactly one of the cards drawn is kept; the others go under the deck as they came (OTY-9.6)."""

    rule = "OTY-9.6"
    player: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        return (one("contract", card) for card in state.drawn)

    def perform(self, state: OtysState, move: Move) -> None:
        card, seat = ident(move[0]), state.seats[self.player]
        under = tuple(other for other in state.drawn if other != card)
        seat.hand = tuple(sorted((*seat.hand, card)))  # no limit, secret: OTY-9.8
        seat.known = (*seat.known, *under)
        state.deck = (*reversed(under), *state.deck)
        state.drawn = ()
        state.emit(
            "CardKept", self.rule, secret=("card",), seen_by=(self.player,), player=self.player, card=card
        )


def draw_contracts(state: OtysState, player: int, rule: str) -> None:
    """Four cards from the deck, or what it has, to choose from (OTY-8.12, OTY-9.7)."""
    state.drawn = take_cards(state, box().constants["draw_contracts"])
    state.emit(
        "CardsDrawn", rule, reveals=True, secret=("cards",), seen_by=(player,),
        player=player, count=len(state.drawn), cards=state.drawn,
    )  # fmt: skip
    if state.drawn:
        state.push(ChooseContractCard(player))


def refuse_draw(state: OtysState) -> Reason | None:
    """Why no contracts can be drawn: the deck is empty (OTY-9.7)."""
    return None if state.deck else refuse("OTY-9.7", "deck_empty")


def complete(state: OtysState, player: int, card: str, level: int, payment: Counts) -> None:
    """Pay from one level, gain what the card and the bonus token give, replace it (OTY-9.4, OTY-9.5)."""
    seat, contract = state.seats[player], shown(card)
    seat.pay(level, payment)
    seat.completed = (*seat.completed, card)
    state.emit(
        "ContractCompleted", "OTY-9.5", player=player, contract=card, level=level, resources=amounts(payment)
    )
    gain_prestige(state, player, contract.prestige, "contracts", "OTY-9.5")
    gain_credits(state, player, contract.credits, "contract", "OTY-9.5")
    gain_battery(state, player, contract.batteries, "contract", "OTY-9.5")
    token = seat.bonus[level]
    if token:  # each time, never used up: OTY-8.20
        constants = box().constants
        if box().rewards[token].back == "green":
            gain_prestige(state, player, constants["bonus_prestige"], "bonuses", "OTY-8.20")
        else:
            gain_credits(state, player, constants["bonus_credits"], "bonus", "OTY-8.20")
    if card in seat.hand:
        seat.hand = tuple(other for other in seat.hand if other != card)
    else:
        reveal_contract(state, state.public.index(card))


def amounts(payment: Counts) -> dict[str, int]:
    """A payment by type."""
    return {kind: count for kind, count in zip(TYPES, payment, strict=True) if count}
