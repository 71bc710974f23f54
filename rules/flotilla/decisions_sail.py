"""Sailing: a ship goes from hex to hex, and may unload whenever it enters the harbour (FLO-5)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.chart import NEIGHBOURS
from rules.flotilla.components import box
from rules.flotilla.gains import unload
from rules.flotilla.picks import KEEP, UNLOAD
from rules.flotilla.sea import colour_at, own_hexes
from rules.flotilla.state import FlotillaDecision, FlotillaState
from rules.kernel import DONE, Move, Reason, ident, two
from rules.kernel.reason import refuse


@dataclass(frozen=True, slots=True)
class SailShip(FlotillaDecision):
    """Each sail point moves one own ship to the hex beside it; points may be split and left (FLO-5.1)."""

    rule = "FLO-5.1"
    player: int
    left: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        for number, (place, _) in enumerate(state.seats[self.player].ships):
            for beside in NEIGHBOURS[place]:
                if beside:
                    yield two("ship", number, "hex", beside)
        yield DONE

    def legal(self, state: FlotillaState) -> Iterator[Move]:
        """Judged together: the own hexes are the same for all."""
        own = set(own_hexes(state, self.player))
        return (move for move in self.candidates(state) if move == DONE or ident(move[1]) in own)

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == DONE or ident(move[1]) in own_hexes(state, self.player):
            return None
        return refuse("FLO-5.2", "no_own_tile", hex=ident(move[1]))

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """A hex that is beside no ship (FLO-5.2)."""
        if pick.startswith("hex:"):
            return refuse("FLO-5.2", "not_beside_ship", hex=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int | str]:
        """What the hex holds, and how many points are left then."""
        if move == DONE:
            return {}
        return {"resource": colour_at(state, self.player, ident(move[1])), "left": self.left - 1}

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            return
        seat, ship, end = state.seats[self.player], int(ident(move[0])), ident(move[1])
        start, cargo = seat.ships[ship]
        seat.sail_to(ship, end, cargo)
        state.emit("ShipSailed", self.rule, player=self.player, ship=ship, start=start, end=end)
        if self.left > 1:
            state.push(SailShip(self.player, self.left - 1))
        if end == box().harbour and any(cargo):
            state.push(DecideUnload(self.player, ship))


@dataclass(frozen=True, slots=True)
class DecideUnload(FlotillaDecision):
    """All of the cargo or nothing; asked once for each entering (FLO-5.3)."""

    rule = "FLO-5.3"
    player: int
    ship: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield UNLOAD
        yield KEEP

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == UNLOAD:
            unload(state, self.player, self.ship, self.rule)
