"""What networks score: their elements after a round, queen and sides in the end (SCH-8)."""

from dataclasses import dataclass

from rules.schwarm.chart import BIT, QUEEN_BIT
from rules.schwarm.components import box
from rules.schwarm.network import sides_of
from rules.schwarm.state import SchwarmState


@dataclass(frozen=True, slots=True)
class Parts:
    """The elements of a network."""

    stations: int
    researchers: int
    buoys: int
    ships: int


def network_parts(state: SchwarmState, player: int, component: int) -> Parts:
    """The elements of a component; the queen's buoy is one of its buoys (SCH-8.1)."""
    seat = state.seats[player]
    within = [count for field, count in seat.stations if component & BIT[field]]
    buoys = sum((component & squares).bit_count() for squares in seat.buoyed)
    return Parts(
        stations=len(within),
        researchers=sum(within),
        buoys=buoys + (seat.queen_buoy and component & QUEEN_BIT != 0),
        ships=sum(component & BIT[field] != 0 for field in seat.ships),
    )


def queen_points(state: SchwarmState, player: int) -> int:
    """The land values of all own stations that the own network links with the queen (SCH-8.6)."""
    seat = state.seats[player]
    if not seat.network.queen:
        return 0
    component = next(part for part in seat.network.components if part & QUEEN_BIT)
    return sum(box().land[field].value for field, _ in seat.stations if component & BIT[field])


def side_points(state: SchwarmState, player: int) -> int:
    """For the sides that one network links: the best one pays, with an option each (SCH-8.7, SCH-9.24)."""
    seat = state.seats[player]
    each = [box().sides_fp[len(sides_of(part, seat.stations))] for part in seat.network.components]
    return sum(each) if state.option("sides_each") else max(each, default=0)


def final_points(state: SchwarmState, player: int) -> tuple[int, int]:
    """Points for the queen and for the sides (SCH-8.5)."""
    return queen_points(state, player), side_points(state, player)
