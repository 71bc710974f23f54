"""The turn: one card, its sail or income, its effects, market, pile; rounds and their end (FLO-3, FLO-15)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.components import EVERY_GUILD, RETIRE, SINK, box, words
from rules.flotilla.decisions_crew import UseRetire
from rules.flotilla.decisions_dive import dive_dice
from rules.flotilla.decisions_sail import SailShip
from rules.flotilla.decisions_switch import DecideSwitch
from rules.flotilla.decisions_trade import MoveMarket
from rules.flotilla.effects import Effect, flags_of
from rules.flotilla.gains import gain_money
from rules.flotilla.scoring import score_game
from rules.flotilla.state import FlotillaDecision, FlotillaState, FlotillaStep
from rules.kernel import Move, Reason, ident, one
from rules.kernel.reason import refuse


@dataclass(frozen=True, slots=True)
class BeginTurn(FlotillaStep):
    """A player's turn; a round is a turn of everybody, from the start player to the left (FLO-1.1)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        state.begin_turn(self.player)
        state.emit("TurnBegun", "FLO-1.1", player=self.player, round=state.round)
        state.push(PlayCard(self.player))


@dataclass(frozen=True, slots=True)
class PlayCard(FlotillaDecision):
    """One card of the hand; there is always one, as the captain comes back (FLO-3.1, FLO-3.4)."""

    rule = "FLO-3.1"
    always = True
    weighed = ("card",)
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("card", card) for card in state.seats[self.player].hand)

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if box().cards[ident(move[0])].guild == EVERY_GUILD and not any(
            ChooseTopCard(self.player).legal(state)
        ):
            return refuse("FLO-4.4", "nobody_to_copy", side=state.seats[self.player].side)
        return None

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """Cards on the pile come back with the captain (FLO-4.1)."""
        if pick.startswith("card:") and ident(pick) in state.seats[self.player].pile:
            return refuse("FLO-4.1", "on_pile", card=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int | str]:
        """The side, its sail or income value, and the dice of a dive as things stand."""
        seat, card = state.seats[self.player], box().cards[ident(move[0])]
        found: dict[str, int | str] = {"side": seat.side}
        found |= {"sail": card.sail} if seat.side == SINK else {"income": card.income}
        for effect in card.effects(seat.side):
            if effect.startswith("dive"):
                extra = dict(zip(box().dive, map(int, words(effect)[1:]), strict=True))
                dice = dive_dice(state, self.player, extra)
                found |= {kind: count for kind, count in dice.items() if count}
        return found

    def perform(self, state: FlotillaState, move: Move) -> None:
        card, seat, player = ident(move[0]), state.seats[self.player], self.player
        state.card = card
        seat.hand = tuple(each for each in seat.hand if each != card)
        state.emit("CardPlayed", self.rule, player=player, card=card, side=seat.side)
        student = box().cards[card].guild == EVERY_GUILD
        steps: list[FlotillaStep] = [ChooseTopCard(player) if student else UseCard(player, card)]
        steps.append(MoveMarket(player))
        if card == box().captain and seat.side == SINK:  # the own one only: FLO-4.5
            steps.append(DecideSwitch(player))
        state.push(*steps, PutCard(player), EndTurn(player))


@dataclass(frozen=True, slots=True)
class ChooseTopCard(FlotillaDecision):
    """The student copies an opponent's top card of the own side (FLO-4.3, FLO-4.4)."""

    rule = "FLO-4.3"
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("seat", other) for other in state.clockwise(self.player)[1:])

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        other = int(ident(move[0]))
        if not state.top_card(other):
            return refuse("FLO-4.4", "no_top_card", seat=other)
        if state.seats[other].side != state.seats[self.player].side:
            return refuse("FLO-4.4", "other_side", seat=other)
        return None

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, str]:
        """The card, with its side."""
        return {"card": state.top_card(int(ident(move[0]))), "side": state.seats[self.player].side}

    def perform(self, state: FlotillaState, move: Move) -> None:
        other = int(ident(move[0]))
        card = state.top_card(other)
        side = state.seats[other].side
        state.emit("CardCopied", self.rule, player=self.player, card=card, owner=other, side=side)
        if box().cards[card].guild != EVERY_GUILD:  # another student has no effect: FLO-4.4
            state.push(UseCard(self.player, card))


@dataclass(frozen=True, slots=True)
class UseCard(FlotillaStep):
    """Sail or income value first, then the effects from left to right, retiring last (FLO-3.2, FLO-3.6)."""

    player: int
    card: str

    def run(self, state: FlotillaState) -> None:
        card, side = box().cards[self.card], state.seats[self.player].side
        state.source = self.card
        steps: list[FlotillaStep] = []
        if side == SINK and card.sail:
            steps.append(SailShip(self.player, card.sail))
        elif side != SINK:
            gain_money(state, self.player, card.income, "income", "FLO-5.6")
        effects = card.effects(side)
        for text in effects:
            word, *rest = words(text)
            if word in ("reroll", "adjust"):  # belong to the research wherever they stand
                state.flags = (*state.flags, *flags_of(word, rest))
        steps += (Effect(self.player, text, "cards") for text in effects if not text.startswith(RETIRE))
        retiring = (text for text in effects if text.startswith(RETIRE))
        steps += (UseRetire(self.player, text.removeprefix(RETIRE).strip()) for text in retiring)
        state.push(*steps)


@dataclass(frozen=True, slots=True)
class PutCard(FlotillaStep):
    """The card lies on top, above those discarded; the captain comes back, retired ones go (FLO-3.3)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        seat, card = state.seats[self.player], state.card
        if card == box().captain:
            seat.hand = (*seat.hand, card)  # FLO-4.1
        elif state.retiring:
            state.retired = (*state.retired, card)
            state.emit("CardRetired", "FLO-4.6", player=self.player, card=card)
        else:
            seat.pile = (*seat.pile, card)


@dataclass(frozen=True, slots=True)
class EndTurn(FlotillaStep):
    """The next player; after the round in which the supply ran out one more is played (FLO-15.1)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        following = state.clockwise(self.player)[1]
        if following == state.start:
            late = state.round >= box().constants["max_rounds"]
            if (state.end_round and state.round > state.end_round) or late:
                if not state.end_round:
                    state.emit("EndTriggered", "FLO-15.4", round=state.round, reason="rounds")
                score_game(state)
                return
            state.round += 1
        state.push(BeginTurn(following))
