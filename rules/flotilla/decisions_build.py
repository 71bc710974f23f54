"""Founders of the Skyside: tiles of the own supply are paid, built and scored (FLO-9)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.chart import TURNS
from rules.flotilla.components import COLOURS, SKY, box
from rules.flotilla.gains import gain_points, move_sonar, pay_resource
from rules.flotilla.sea import (
    areas_of,
    district_value,
    refuse_hex,
    rim,
    sonar_circle,
    start_hexes,
)
from rules.flotilla.state import FlotillaDecision, FlotillaState, FlotillaStep
from rules.kernel import DONE, Move, Reason, ident, one, two
from rules.kernel.reason import refuse

TOGETHER = "together"


def building_cost(state: FlotillaState, tile: str) -> int:
    """Resources of its colour that a tile costs now (FLO-9.2)."""
    return max(0, box().tiles[tile].cost - state.flag("build_discount"))


@dataclass(frozen=True, slots=True)
class BeginBuild(FlotillaStep):
    """An effect that lets its player build up to so many tiles (FLO-9.1)."""

    player: int
    most: int

    def run(self, state: FlotillaState) -> None:
        state.built = ()
        following: list[FlotillaStep] = [BuildTile(self.player, self.most)]
        if state.options["build_scoring"] == TOGETHER:
            following.append(ScoreTogether(self.player))
        state.push(*following)


@dataclass(frozen=True, slots=True)
class BuildTile(FlotillaDecision):
    """A tile of the own supply that can be paid, or no more (FLO-9.1, FLO-9.2)."""

    rule = "FLO-9.1"
    player: int
    left: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("tile", tile) for tile in state.seats[self.player].supply)
        yield DONE

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == DONE:
            return None
        tile = ident(move[0])
        colour, cost = box().tiles[tile].colour, building_cost(state, tile)
        have = state.seats[self.player].resources[COLOURS.index(colour)]
        if have >= cost:
            return None
        return refuse("FLO-9.2", "cannot_pay", resource=colour, count=cost, have=have)

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int | str]:
        """The side that lies up, and what it costs."""
        return {} if move == DONE else {"side": SKY, "cost": building_cost(state, ident(move[0]))}

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            return
        if self.left > 1:
            state.push(BuildTile(self.player, self.left - 1))
        state.push(PlaceBuilt(self.player, ident(move[0])))


@dataclass(frozen=True, slots=True)
class PlaceBuilt(FlotillaDecision):
    """Beside an own tile, turned at will; colours and shores need not match (FLO-9.1)."""

    rule = "FLO-9.1"
    weighed = ("turn",)
    player: int
    tile: str

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        for each in rim(state, self.player):
            yield from (two("hex", each, "turn", turn) for turn in TURNS)

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """Why a hex does not come into question at all."""
        if pick.startswith("hex:"):
            return refuse_hex(state, self.player, ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def proposal(self, state: FlotillaState, moves: tuple[Move, ...]) -> Move | None:
        """The turn that scores most; of equal ones the one that completes a circle."""
        told = {move: self.facts(state, move) for move in moves}
        return max(moves, key=lambda move: (told[move]["points"], told[move]["circle"]))

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int]:
        """A, B and points of the better area, and whether it completes a circle."""
        seat, place = state.seats[self.player], ident(move[0])
        after = {**seat.tiles, place: (self.tile, int(ident(move[1])))}
        starts = start_hexes(state, self.player)
        values = [
            district_value(state.dials, after, starts, (place, area))
            for area in range(len(box().tiles[self.tile].areas))
        ]
        a, b = max(values, key=lambda pair: pair[0] * pair[1])
        return {"a": a, "b": b, "points": a * b, "circle": int(bool(sonar_circle(after, place)))}

    def perform(self, state: FlotillaState, move: Move) -> None:
        seat, place, turn = state.seats[self.player], ident(move[0]), int(ident(move[1]))
        cost, colour = building_cost(state, self.tile), box().tiles[self.tile].colour
        pay_resource(state, self.player, colour, cost, "FLO-9.2")
        seat.supply = tuple(each for each in seat.supply if each != self.tile)
        seat.rebuilt({**seat.tiles, place: (self.tile, turn)})
        state.built = (*state.built, place)
        state.emit("TileBuilt", self.rule, player=self.player, tile=self.tile, hex=place, turn=turn)
        if state.options["build_scoring"] != TOGETHER:
            state.push(ChooseDistrict(self.player, place), CheckSonar(self.player, (place,)))


@dataclass(frozen=True, slots=True)
class ChooseDistrict(FlotillaDecision):
    """The area of the new tile whose district scores, one only (FLO-9.6)."""

    rule = "FLO-9.6"
    player: int
    hex: str

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("area", number) for number in areas_of(state.seats[self.player], self.hex))

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int]:
        """A, B and the points."""
        a, b = self._value(state, move)
        return {"a": a, "b": b, "points": a * b}

    def _value(self, state: FlotillaState, move: Move) -> tuple[int, int]:
        starts, area = start_hexes(state, self.player), (self.hex, int(ident(move[0])))
        return district_value(state.dials, state.seats[self.player].tiles, starts, area)

    def perform(self, state: FlotillaState, move: Move) -> None:
        a, b = self._value(state, move)
        state.emit("DistrictScored", self.rule, player=self.player, hex=self.hex, a=a, b=b, points=a * b)
        gain_points(state, self.player, a * b, "building", self.rule)


@dataclass(frozen=True, slots=True)
class CheckSonar(FlotillaStep):
    """Circles of three stations that the new tiles complete move the sonar tracker, each once (FLO-9.8)."""

    player: int
    hexes: tuple[str, ...]

    def run(self, state: FlotillaState) -> None:
        tiles = state.seats[self.player].tiles
        for circle in dict.fromkeys(filter(None, (sonar_circle(tiles, each) for each in self.hexes))):
            state.emit("CircleCompleted", "FLO-9.8", player=self.player, hexes=circle, circle="sonar")
            move_sonar(state, self.player)


@dataclass(frozen=True, slots=True)
class ScoreTogether(FlotillaStep):
    """The option: all tiles of an effect lie first, then each scores (FLO-16.6)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        each = (ChooseDistrict(self.player, place) for place in state.built)
        state.push(*each, CheckSonar(self.player, state.built))
