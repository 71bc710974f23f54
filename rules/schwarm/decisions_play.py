"""Phase 2: each plays one card or the joker in turn, until all are played (SCH-3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.components import SHIP_RESEARCHER, box
from rules.schwarm.decisions_crab import BeginCrab
from rules.schwarm.decisions_danger import BeginDanger
from rules.schwarm.decisions_research import BeginResearch
from rules.schwarm.decisions_ship import BeginShip
from rules.schwarm.decisions_station import BeginStation
from rules.schwarm.picks import RESEARCHER_FIRST, SHIP_FIRST
from rules.schwarm.state import CRAB, SchwarmDecision, SchwarmState, SchwarmStep

JOKER = "joker"


@dataclass(frozen=True, slots=True)
class NextPlay(SchwarmStep):
    """The next player in turn order; it ends when nobody has a card or a joker left (SCH-3.1)."""

    place: int

    def run(self, state: SchwarmState) -> None:
        player = state.order[self.place]
        if not plays_left(state, player):  # all have equally many plays, so nobody has one
            return
        state.emit("TurnBegun", "SCH-3.1", player=player, round=state.round)
        state.push(PlayCard(player), NextPlay((self.place + 1) % state.players))


@dataclass(frozen=True, slots=True)
class PlayCard(SchwarmDecision):
    """A card of the hand, or the joker as one of six actions; asked also when one is left (SCH-3.0)."""

    rule = "SCH-3.1"
    player: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        seat = state.seats[self.player]
        yield from (one("card", card) for card in seat.hand)
        yield from (one("joker", action) for action in box().joker)
        yield from (one("card", card) for card in seat.played)

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        seat, name = state.seats[self.player], ident(move[0])
        if move[0].startswith("joker:"):
            return refuse("SCH-3.2", "joker_used") if seat.joker_used else None
        return None if name in seat.hand else refuse(self.rule, "card_played", card=name)

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """The double action is for its card only (SCH-3.2)."""
        if pick.startswith("joker:"):
            return refuse("SCH-3.2", "not_for_joker", action=ident(pick))
        if pick.startswith("card:"):
            return refuse(self.rule, "not_your_card", card=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int | str]:
        """The action, and how far a ship or a danger may go."""
        action, reach = action_of(move)
        return {"action": action, **({"range": reach} if reach else {})}

    def perform(self, state: SchwarmState, move: Move) -> None:
        seat, name = state.seats[self.player], ident(move[0])
        action, reach = action_of(move)
        card = JOKER if move[0].startswith("joker:") else name
        if card == JOKER:
            seat.joker_used = True
        else:
            seat.hand = tuple(other for other in seat.hand if other != name)
            seat.played = (*seat.played, name)
            if box().cards[name].colour == "blue":
                state.blue_out = tuple(sorted((*state.blue_out, name)))  # back to the box: SCH-3.4
        state.emit("CardPlayed", self.rule, player=self.player, card=card, action=action)
        state.push(begin(self.player, action, reach, card))


@dataclass(frozen=True, slots=True)
class ChooseActionOrder(SchwarmDecision):
    """Ship and researcher, one after the other, each finished before the next begins (SCH-6.40)."""

    rule = "SCH-6.40"
    player: int
    reach: int
    card: str

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield SHIP_FIRST
        yield RESEARCHER_FIRST

    def perform(self, state: SchwarmState, move: Move) -> None:
        ship = BeginShip(self.player, self.reach, self.card)
        research = BeginResearch(self.player)
        state.push(*((ship, research) if move == SHIP_FIRST else (research, ship)))


def action_of(move: Move) -> tuple[str, int]:
    """The action of a played card or joker, and its range: read from the card, never from its colour
    (SCH-3.5)."""
    name = ident(move[0])
    if move[0].startswith("card:"):
        return box().cards[name].action, box().cards[name].range
    if name == "ship":
        return name, box().constants["joker_ship_range"]
    return name, box().constants["joker_danger_range"] if name in box().dangers else 0


def begin(player: int, action: str, reach: int, card: str) -> SchwarmStep:
    """The first step of an action."""
    if action == "station":
        return BeginStation(player)
    if action == "ship":
        return BeginShip(player, reach, card)
    if action == "researcher":
        return BeginResearch(player)
    if action == SHIP_RESEARCHER:
        return ChooseActionOrder(player, reach, card)
    return BeginCrab(player, reach) if action == CRAB else BeginDanger(player, action, reach)


def plays_left(state: SchwarmState, player: int) -> int:
    """How many cards and jokers a player still has to play in this round (SCH-3.1)."""
    seat = state.seats[player]
    return len(seat.hand) + (not seat.joker_used)
