"""The round: laying out cards, both phases, scoring; and the end of the game (SCH-2.1, SCH-8)."""

from dataclasses import dataclass

from rules.schwarm.components import box, cards_of
from rules.schwarm.decisions_play import NextPlay
from rules.schwarm.decisions_take import NextTaker, SetTurnOrder
from rules.schwarm.effects import gain
from rules.schwarm.scoring import final_points, network_parts
from rules.schwarm.state import SchwarmState, SchwarmStep


@dataclass(frozen=True, slots=True)
class BeginRound(SchwarmStep):
    """Light cards, two blue ones, the green one, the order cards behind: a new row (SCH-2.1)."""

    def run(self, state: SchwarmState) -> None:
        state.round += 1
        state.phase = "take"
        state.orders = box().orders[: state.players]  # SCH-1.5
        light = state.shuffle(cards_of("light", state.players))  # the ones played come back: SCH-3.4
        many = box().constants["blue_each_round"]
        if len(state.blue) < many:  # with two players before the fourth round: SCH-3.4
            state.blue, state.blue_out = tuple(state.shuffle(cards_of("blue"))), ()
        blue = state.blue[: -many - 1 : -1]  # from the top
        state.blue = state.blue[:-many]
        state.row = (*light, *blue, *cards_of("green"))
        state.emit("RowLaidOut", "SCH-2.1", reveals=True, round=state.round, cards=state.row)
        state.push(NextTaker(0), SetTurnOrder(), BeginPlay())


@dataclass(frozen=True, slots=True)
class BeginPlay(SchwarmStep):
    """Phase 2, in the new order (SCH-3.1)."""

    def run(self, state: SchwarmState) -> None:
        state.phase = "play"
        state.push(NextPlay(0), EndRound())


@dataclass(frozen=True, slots=True)
class EndRound(SchwarmStep):
    """The networks score, abilities and jokers come back; the next round or the end (SCH-8.1, SCH-8.4)."""

    def run(self, state: SchwarmState) -> None:
        for player in state.order:
            points, component = state.best_network(player)
            parts = network_parts(state, player, component)
            state.emit(
                "NetworkScored", "SCH-8.1",
                player=player, fp=points, stations=parts.stations, researchers=parts.researchers,
                buoys=parts.buoys, ships=parts.ships,
            )  # fmt: skip
            gain(state, player, points, "networks", "SCH-8.1")
        for seat in state.seats:
            seat.hand = seat.played = ()
            seat.number, seat.ability, seat.joker_used = 0, "", False
        state.abilities = box().abilities
        state.emit("RoundEnded", "SCH-8.4", round=state.round)
        if state.round < box().counts[state.players].rounds:
            state.push(BeginRound())
        else:
            state.push(EndGame())


@dataclass(frozen=True, slots=True)
class EndGame(SchwarmStep):
    """The final scoring after the last round, then the winner (SCH-8.5)."""

    def run(self, state: SchwarmState) -> None:
        for player in state.order:
            queen, sides = final_points(state, player)
            state.emit("FinalScored", "SCH-8.5", player=player, queen=queen, sides=sides)
            gain(state, player, queen, "queen", "SCH-8.6")
            gain(state, player, sides, "sides", "SCH-8.7")
        state.phase = "over"
        state.emit("GameEnded", "SCH-8.8", winners=tuple(state.winners()))
