"""The first station of each player, as marked on the board or, in variant 1, anywhere (SCH-1.6, SCH-9.1)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.chart import LAND, RING, ring_distance
from rules.schwarm.components import box
from rules.schwarm.decisions_station import build
from rules.schwarm.state import SchwarmDecision, SchwarmState


@dataclass(frozen=True, slots=True)
class PlaceFirstStation(SchwarmDecision):
    """A station with a researcher, before the game begins."""

    weighed = ("field",)
    player: int

    @property
    def rule(self) -> str:
        """The standard set-up asks; variant 1 replaces it, but not this question."""
        return "SCH-1.6"

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        for field in LAND:
            if state.option("free_start") or box().land[field].start:
                yield one("field", field)

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        field = ident(move[0])
        owner = state.owner_of_station(field)
        if owner is not None:
            return refuse("SCH-4.2", "station_there", field=field, player=owner)
        if not state.option("free_start"):
            return None
        apart, needed = distance(state, field), needed_distance(state)
        if apart < needed:
            return refuse("SCH-9.2", "too_near", field=field, count=apart, needed=needed)
        return None

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """Only the marked fields, where the set-up is the standard one (SCH-1.6)."""
        if ident(pick) in RING:
            return refuse(self.rule, "not_marked", field=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """What the field is worth when the station is linked with the queen in the end."""
        return {"value": box().land[ident(move[0])].value}

    def perform(self, state: SchwarmState, move: Move) -> None:
        build(state, self.player, ident(move[0]), self.rule)


def distance(state: SchwarmState, field: str) -> int:
    """How far away the nearest station lies, along the ring of land (SCH-9.2)."""
    fields = [place for seat in state.seats for place, _ in seat.stations]
    return min((ring_distance(field, place) for place in fields), default=len(LAND))


def needed_distance(state: SchwarmState) -> int:
    """Four, or the most there is, when no free field is so far from all stations (SCH-9.2)."""
    return min(box().constants["start_distance"], max(distance(state, field) for field in LAND))
