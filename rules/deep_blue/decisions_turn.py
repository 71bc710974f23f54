"""The turn: one action of four, the end of the turn (DEB-1, DEB-3, DEB-6)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.deep_blue.components import BOATS, box
from rules.deep_blue.decisions_dive import BeginDive, end_game
from rules.deep_blue.decisions_hire import PayCash, RenewMarket, TakeCrew, refuse_renewal, refuse_slot
from rules.deep_blue.decisions_sail import Arrive, PayPropeller, SailBoat, can_sail
from rules.deep_blue.picks import RENEW, SLOTS
from rules.deep_blue.state import DeepBlueDecision, DeepBlueState, DeepBlueStep
from rules.kernel import Move, Reason, ident
from rules.kernel.reason import refuse

SAIL = Move("action:sail")
REST = Move("action:rest")


@dataclass(frozen=True, slots=True)
class BeginTurn(DeepBlueStep):
    """A player's turn (DEB-1.1)."""

    player: int

    def run(self, state: DeepBlueState) -> None:
        state.active = self.player
        state.emit("TurnBegun", "DEB-1.1", player=self.player, turn=state.turn)
        state.push(ChooseAction(self.player), EndTurn(self.player))


@dataclass(frozen=True, slots=True)
class ChooseAction(DeepBlueDecision):
    """Hire, sail, rest or dive, exactly one and no passing (DEB-1.2, DEB-3.1, DEB-4.2).

    Something is always legal (DEB-3.2). A dive names its wreck at once (DEB-7.2).
    """

    rule = "DEB-3.1"
    player: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield from SLOTS
        yield RENEW
        yield SAIL
        yield REST
        spaces = dict.fromkeys(state.seats[self.player].boats[boat][0] for boat in BOATS)
        yield from (Move(f"dive:{node}") for node in spaces)

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move in SLOTS:
            return refuse_slot(state, self.player, int(ident(move[0])))
        if move == RENEW:
            return refuse_renewal(state, self.player)
        if move == SAIL:
            return None if can_sail(state, self.player) else refuse("DEB-5.1", "nothing_to_sail_with")
        if move == REST:
            return None if state.seats[self.player].resting else refuse("DEB-6.1", "nobody_rests")
        return (
            None
            if ident(move[0]) in state.open_tiles
            else refuse("DEB-7.1", "no_wreck_here", node=ident(move[0]))
        )

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, int | str]:
        """Who is hired for how much; which wreck is dived and what it brings its leader."""
        if move in SLOTS:
            place = int(ident(move[0]))
            return {"card": state.market[place] or "", "price": box().prices[place]}
        if move == RENEW:
            return {"price": box().constants["renew_price"]}
        wreck = state.tile(ident(move[0]))
        return {"tile": wreck.id, "leading": wreck.leader_vp} if wreck else {}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move in SLOTS:
            place = int(ident(move[0]))
            state.push(PayCash(self.player, box().prices[place]), TakeCrew(self.player, place))
        elif move == RENEW:
            state.push(PayCash(self.player, box().constants["renew_price"]), RenewMarket(self.player))
        elif move == SAIL:
            state.movement, state.moved = 0, ()
            state.push(PayPropeller(self.player), SailBoat(self.player), Arrive(self.player))
        elif move == REST:
            rest(state, self.player)
        else:
            state.push(BeginDive(self.player, ident(move[0])))


@dataclass(frozen=True, slots=True)
class EndTurn(DeepBlueStep):
    """Played cards go to rest; the next player, clockwise (DEB-1.1, DEB-1.3)."""

    player: int

    def run(self, state: DeepBlueState) -> None:
        state.seats[self.player].rest_played()
        if state.turn >= box().constants["max_turns"]:  # only bots that never dive get here, DEB-10.4
            end_game(state)
            return
        state.turn += 1
        state.push(BeginTurn(state.clockwise(self.player)[1]))


def rest(state: DeepBlueState, player: int) -> None:
    """Chance: three cards of the resting area, or all when there are fewer, to the hand (DEB-6.2)."""
    seat = state.seats[player]
    cards = sorted(state.shuffle(seat.resting)[: box().constants["rest_draw"]])
    seat.draw(cards)
    state.emit(
        "Rested",
        "DEB-6.2",
        reveals=True,
        secret=("cards",),
        seen_by=(player,),
        player=player,
        count=len(cards),
        cards=tuple(cards),
    )
