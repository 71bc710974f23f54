"""Hiring: choose a card or renew the market, pay, take (DEB-4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.deep_blue.components import box, crew
from rules.deep_blue.picks import SLOTS, TOKEN
from rules.deep_blue.state import DeepBlueDecision, DeepBlueState, DeepBlueStep
from rules.kernel import DECLINE, Move, Reason, ident
from rules.kernel.reason import refuse


def cash(state: DeepBlueState, player: int) -> int:
    """All that a player can pay when hiring: cards in hand and start bonus tiles (DEB-4.3, DEB-4.4)."""
    return sum(shown.cash for _, shown in state.cards(player)) + state.seats[player].tokens


def refuse_slot(state: DeepBlueState, player: int, place: int) -> Reason | None:
    """Why the card on a place cannot be hired (DEB-4.1, DEB-4.7)."""
    if state.market[place] is None:
        return refuse("DEB-4.7", "empty_slot", slot=place)
    price, have = box().prices[place], cash(state, player)
    return None if have >= price else refuse("DEB-4.1", "too_expensive", price=price, cash=have)


def refuse_renewal(state: DeepBlueState, player: int) -> Reason | None:
    """Why the market cannot be renewed (DEB-4.5, DEB-4.7)."""
    price, have = box().constants["renew_price"], cash(state, player)
    if have < price:
        return refuse("DEB-4.5", "renewal_too_expensive", price=price, cash=have)
    if not (state.deck or state.discard or any(state.market)):
        return refuse("DEB-4.7", "no_crew_left")
    return None


@dataclass(frozen=True, slots=True)
class PayCash(DeepBlueDecision):
    """One card or start bonus tile after the other until the price is reached (DEB-4.3, DEB-4.4)."""

    rule = "DEB-4.3"
    player: int
    left: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield from (Move(f"card:{card}") for card in state.seats[self.player].hand)
        yield TOKEN

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == TOKEN:
            return None if state.seats[self.player].tokens else refuse("DEB-4.4", "no_token")
        return None if crew(ident(move[0])).cash else refuse(self.rule, "no_cash", card=ident(move[0]))

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, int]:
        """What the card pays."""
        return {"cash": _worth(move)}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        pay(state, self.player, move, "cash", _worth(move), self.rule)
        if self.left > _worth(move):
            state.push(PayCash(self.player, self.left - _worth(move)))


@dataclass(frozen=True, slots=True)
class TakeCrew(DeepBlueStep):
    """The paid card goes to the hand; the others close up, a new one comes (DEB-4.3)."""

    player: int
    place: int

    def run(self, state: DeepBlueState) -> None:
        take_crew(state, self.player, self.place, "DEB-4.3")


@dataclass(frozen=True, slots=True)
class RenewMarket(DeepBlueStep):
    """All cards go, four new ones come; their +1 gems too, the old ones stay in the bag (DEB-4.5)."""

    player: int

    def run(self, state: DeepBlueState) -> None:
        state.discard += [card for card in state.market if card]
        state.emit("MarketRenewed", "DEB-4.5", player=self.player)
        for place in range(len(state.market)):
            state.market[place] = None
        for place in range(len(state.market)):
            state.reveal_crew(place)
        state.push(ChooseFreeHire(self.player))


@dataclass(frozen=True, slots=True)
class ChooseFreeHire(DeepBlueDecision):
    """One of the four new cards for nothing, or none (DEB-4.5)."""

    rule = "DEB-4.5"
    player: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield from SLOTS
        yield DECLINE

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == DECLINE or state.market[int(ident(move[0]))]:
            return None
        return refuse("DEB-4.7", "empty_slot", slot=int(ident(move[0])))

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, str]:
        """Who is on that place."""
        return {} if move == DECLINE else {"card": state.market[int(ident(move[0]))] or ""}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
        else:
            take_crew(state, self.player, int(ident(move[0])), self.rule)


def take_crew(state: DeepBlueState, player: int, place: int, rule: str) -> None:
    """A market card to the hand, for all to see; the row closes up towards $1."""
    card = state.market.pop(place)
    assert card is not None, place
    state.seats[player].give(card)
    state.market.append(None)
    state.emit("CrewHired", rule, player=player, card=card)
    state.reveal_crew(len(state.market) - 1)


def pay(state: DeepBlueState, player: int, move: Move, use: str, worth: int, rule: str) -> None:
    """Play a card for one of its symbols (DEB-1.4, DEB-12.1, DEB-12.7), or a start bonus tile (DEB-4.4)."""
    if move == TOKEN:
        state.seats[player].tokens -= 1
        state.emit("TokenSpent", "DEB-4.4", player=player, use=use)
    else:
        state.seats[player].play(ident(move[0]))
        state.emit("CardPlayed", rule, player=player, card=ident(move[0]), use=use, worth=worth)


def _worth(move: Move) -> int:
    return box().constants["start_bonus_value"] if move == TOKEN else crew(ident(move[0])).cash
