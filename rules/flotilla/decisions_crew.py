"""Cards that cards use up: discarding crew, retiring the card that was played (FLO-4.6, FLO-4.7)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.components import box
from rules.flotilla.picks import RETIRE
from rules.flotilla.state import FlotillaDecision, FlotillaState
from rules.kernel import DECLINE, DONE, Move, Reason, ident, one
from rules.kernel.reason import refuse


@dataclass(frozen=True, slots=True)
class DiscardCrew(FlotillaDecision):
    """Other cards of a guild go from the hand to the pile, the effect comes for each (FLO-4.7)."""

    rule = "FLO-4.7"
    player: int
    guild: str
    left: int
    text: str

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("card", card) for card in state.seats[self.player].hand)
        yield DONE

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == DONE or box().cards[ident(move[0])].counts_as(self.guild):
            return None
        return refuse(self.rule, "other_guild", card=ident(move[0]), guild=self.guild)

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, str]:
        """The side of the card."""
        return {"side": state.seats[self.player].side}

    def perform(self, state: FlotillaState, move: Move) -> None:
        from rules.flotilla.effects import Effect

        if move == DONE:
            return
        seat, card = state.seats[self.player], ident(move[0])
        seat.hand = tuple(each for each in seat.hand if each != card)
        seat.pile = (*seat.pile, card)
        state.emit("CardDiscarded", self.rule, player=self.player, card=card, side=seat.side)
        if self.left > 1:
            state.push(DiscardCrew(self.player, self.guild, self.left - 1, self.text))
        state.push(Effect(self.player, self.text, "cards"))


@dataclass(frozen=True, slots=True)
class UseRetire(FlotillaDecision):
    """The effect of a retiring card, after all others; then it is out of the game (FLO-3.6, FLO-4.6)."""

    rule = "FLO-4.6"
    player: int
    text: str

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield RETIRE
        yield DECLINE

    def perform(self, state: FlotillaState, move: Move) -> None:
        from rules.flotilla.effects import Effect

        if move == RETIRE:
            state.retiring = True
            state.push(Effect(self.player, self.text, "cards"))
