"""The action ship: bring one into the sea, move own ships step by step, collect tiles (SCH-5)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, DONE, Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.chart import around, corners, is_water, neighbours
from rules.schwarm.components import KINDS, SHIP_RESEARCHER, box
from rules.schwarm.effects import no_effect, relink
from rules.schwarm.picks import sail
from rules.schwarm.state import SchwarmDecision, SchwarmState, SchwarmStep


@dataclass(frozen=True, slots=True)
class BeginShip(SchwarmStep):
    """The action of a card or a joker; a fast ship goes further (SCH-5.2, SCH-9.21)."""

    player: int
    reach: int
    card: str

    def run(self, state: SchwarmState) -> None:
        seat = state.seats[self.player]
        if not seat.ships and not PlaceShip(self.player).places(state):
            no_effect(state, self.player, "ship", "SCH-3.3")
            return
        steps = self.reach
        if seat.ability == "fast_ship" and self._counts(state):
            steps = max(steps, box().constants["fast_ship_steps"])
        state.push(PlaceShip(self.player), MoveShip(self.player, steps))

    def _counts(self, state: SchwarmState) -> bool:
        """With the option only for cards that are just a ship, neither jokers nor the double action."""
        if not state.option("fast_ship_card"):
            return True
        return self.card in box().cards and box().cards[self.card].action != SHIP_RESEARCHER


@dataclass(frozen=True, slots=True)
class PlaceShip(SchwarmDecision):
    """A ship of the supply onto water beside an own station, whatever lies or stands there (SCH-5.1)."""

    rule = "SCH-5.1"
    weighed = ("field",)
    player: int

    def places(self, state: SchwarmState) -> tuple[str, ...]:
        """The water beside own stations, with the option also that at their corners (SCH-9.20)."""
        found: list[str] = []
        seat = state.seats[self.player]
        for station, _ in seat.stations:
            found += around(station)
            if state.option("ship_diagonal"):
                found += corners(station)
        return tuple(dict.fromkeys(found)) if seat.left("ships") else ()

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("field", field) for field in self.places(state))
        yield DECLINE

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """No ship left, or not beside an own station (SCH-5.1)."""
        if not pick.startswith("field:"):
            return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)
        if not state.seats[self.player].left("ships"):
            return refuse(self.rule, "no_ship_left", count=box().constants["ships"])
        rule = "SCH-9.20" if state.option("ship_diagonal") else self.rule
        return refuse(rule, "not_beside_station", field=ident(pick))

    def perform(self, state: SchwarmState, move: Move) -> None:
        if move == DECLINE:
            return
        seat, field = state.seats[self.player], ident(move[0])
        seat.ships = tuple(sorted((*seat.ships, field)))
        state.emit("ShipPlaced", self.rule, player=self.player, field=field)
        relink(state, self.player)


@dataclass(frozen=True, slots=True)
class MoveShip(SchwarmDecision):
    """One step of one own ship; all steps of the action are shared out freely (SCH-5.2, SCH-5.3)."""

    rule = "SCH-5.2"
    player: int
    left: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        for ship in dict.fromkeys(state.seats[self.player].ships):
            yield from (sail(ship, field) for _, field in neighbours(ship))
        yield DONE

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        if move == DONE or is_water(ident(move[1])):
            return None
        return refuse("SCH-5.3", "ship_on_land", field=ident(move[1]))

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """One field at a time, from where an own ship is (SCH-5.3)."""
        if pick.startswith(("field:", "ship:")):
            return refuse("SCH-5.3", "not_beside_ship", field=ident(pick), left=self.left)
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """Whether the step brings a tile, and how many steps are left after it."""
        if move == DONE:
            return {}
        return {"tiles": int(ident(move[0]) in state.hidden), "left": self.left - 1}

    def perform(self, state: SchwarmState, move: Move) -> None:
        if move == DONE:
            return
        start, end = ident(move[0]), ident(move[1])
        seat = state.seats[self.player]
        ships = list(seat.ships)
        ships.remove(start)
        seat.ships = tuple(sorted((*ships, end)))
        state.emit("ShipMoved", "SCH-5.3", player=self.player, start=start, end=end)
        if start in state.hidden:
            collect(state, self.player, start)
        relink(state, self.player)  # after each step: SCH-5.5
        if self.left > 1:
            state.push(MoveShip(self.player, self.left - 1))


def collect(state: SchwarmState, player: int, field: str) -> None:
    """A ship leaves a face-down tile: it is his, open; what else stands there stays (SCH-5.4, SCH-10.1)."""
    kind, seat = state.hidden[field], state.seats[player]
    state.hidden = {place: other for place, other in state.hidden.items() if place != field}
    number = KINDS.index(kind)
    seat.tiles = (*seat.tiles[:number], seat.tiles[number] + 1, *seat.tiles[number + 1 :])
    state.emit("TileCollected", "SCH-5.4", reveals=True, player=player, field=field, tile=kind)
