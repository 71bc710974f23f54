"""Stations and researchers: building, and putting one more researcher on a station (SCH-4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.asking import Ask
from rules.schwarm.chart import LAND
from rules.schwarm.components import box
from rules.schwarm.effects import no_effect, relink
from rules.schwarm.state import SchwarmDecision, SchwarmState, SchwarmStep


@dataclass(frozen=True, slots=True)
class BeginStation(SchwarmStep):
    """A station and a researcher; without a station just a researcher; without both nothing (SCH-4.3)."""

    player: int

    def run(self, state: SchwarmState) -> None:
        seat = state.seats[self.player]
        if seat.left("stations") and any(not refusal(state, field) for field in LAND):
            state.push(Ask(PlaceStation(self.player)))
        elif seat.left("researchers") and seat.roomy():
            why = "SCH-4.8" if seat.left("stations") else "SCH-4.3"
            state.push(Ask(PlaceResearcher(self.player, why)))
        else:
            no_effect(state, self.player, "station", "SCH-4.3")


@dataclass(frozen=True, slots=True)
class PlaceStation(SchwarmDecision):
    """Build on a free land field; it cannot be declined (SCH-4.1)."""

    rule = "SCH-4.1"
    weighed = ("field",)
    player: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("field", field) for field in LAND)

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        return refusal(state, ident(move[0]))

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """What the field is worth in the final scoring, when it is linked with the queen."""
        return {"value": box().land[ident(move[0])].value}

    def perform(self, state: SchwarmState, move: Move) -> None:
        build(state, self.player, ident(move[0]), self.rule)


@dataclass(frozen=True, slots=True)
class PlaceResearcher(SchwarmDecision):
    """A researcher of the supply onto an own station; `why` is the rule that brought it here."""

    player: int
    why: str

    @property
    def rule(self) -> str:
        """A card for researchers (SCH-4.7), or one for stations when there is none (SCH-4.3)."""
        return self.why

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("field", field) for field, _ in state.seats[self.player].stations)

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        field = ident(move[0])
        if field in state.seats[self.player].roomy():
            return None
        most = box().constants["station_researchers"]
        return refuse("SCH-4.5", "station_full", field=field, count=most)

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """Researchers stand on own stations only (SCH-4.7)."""
        if pick.startswith("field:"):
            return refuse("SCH-4.7", "own_station_only", field=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def perform(self, state: SchwarmState, move: Move) -> None:
        deploy(state, self.player, ident(move[0]), self.rule)


def refusal(state: SchwarmState, field: str) -> Reason | None:
    """Why nobody can build on a land field now: a station, with an option the crab (SCH-4.2, SCH-9.22)."""
    owner = state.owner_of_station(field)
    if owner is not None:
        return refuse("SCH-4.2", "station_there", field=field, player=owner)
    if state.option("crab_blocks") and field == state.crab:
        return refuse("SCH-9.22", "crab_there", field=field)
    return None


def build(state: SchwarmState, player: int, field: str, rule: str) -> None:
    """A station, and a researcher if the supply has one: both stay to the end (SCH-4.4, SCH-4.6)."""
    seat = state.seats[player]
    crew = min(1, seat.left("researchers"))
    seat.stations = (*seat.stations, (field, crew))
    state.emit("StationBuilt", rule, player=player, field=field, researchers=crew)
    relink(state, player)


def deploy(state: SchwarmState, player: int, field: str, rule: str) -> None:
    """One researcher more on an own station."""
    seat = state.seats[player]
    seat.stations = tuple((place, count + 1 if place == field else count) for place, count in seat.stations)
    state.emit("ResearcherDeployed", rule, player=player, field=field)
    seat.changed()
