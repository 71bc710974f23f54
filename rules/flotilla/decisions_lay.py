"""Founders of the Sinkside: drawn tiles are laid or go back, circles give artifacts (FLO-8)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.chart import TURNS
from rules.flotilla.components import SINK, box
from rules.flotilla.gains import return_tiles
from rules.flotilla.sea import artifact_circle, fits_somewhere, refuse_depth, refuse_hex, rim
from rules.flotilla.state import FlotillaDecision, FlotillaState
from rules.kernel import DONE, Move, Reason, ident, one, two
from rules.kernel.reason import refuse


@dataclass(frozen=True, slots=True)
class LayTile(FlotillaDecision):
    """One of the drawn tiles, or no more; the rest goes back into the bag (FLO-8.1, FLO-8.6)."""

    rule = "FLO-8.1"
    player: int
    tiles: tuple[str, ...]
    left: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        if self.left:
            yield from (one("tile", tile) for tile in self.tiles)
        yield DONE

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == DONE or fits_somewhere(state, self.player, ident(move[0])):
            return None
        return refuse("FLO-8.6", "fits_nowhere", tile=ident(move[0]))

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int | str]:
        """The side that lies up, and on how many hexes."""
        if move == DONE:
            return {}
        tile = ident(move[0])
        hexes = rim(state, self.player)
        places = sum(refuse_depth(state, self.player, tile, each) is None for each in hexes)
        return {"side": SINK, "places": places}

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            return_tiles(state, self.player, self.tiles, "FLO-8.1")
            return
        tile = ident(move[0])
        rest = tuple(each for each in self.tiles if each != tile)
        state.push(PlaceTile(self.player, tile), LayTile(self.player, rest, self.left - 1))


@dataclass(frozen=True, slots=True)
class PlaceTile(FlotillaDecision):
    """Where the tile lies and, if it has a piece of an artifact, how it is turned (FLO-8.2, FLO-8.4)."""

    rule = "FLO-8.4"
    weighed = ("turn",)
    player: int
    tile: str

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        turned = box().tiles[self.tile].piece_corner >= 0
        for each in rim(state, self.player):
            if turned:
                yield from (two("hex", each, "turn", turn) for turn in TURNS)
            else:
                yield one("hex", each)

    def legal(self, state: FlotillaState) -> Iterator[Move]:
        """Judged once for a hex."""
        good = {
            each
            for each in rim(state, self.player)
            if refuse_depth(state, self.player, self.tile, each) is None
        }
        return (move for move in self.candidates(state) if ident(move[0]) in good)

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        return refuse_depth(state, self.player, self.tile, ident(move[0]))

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """Why a hex does not come into question at all."""
        if pick.startswith("hex:"):
            return refuse_hex(state, self.player, ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def proposal(self, state: FlotillaState, moves: tuple[Move, ...]) -> Move | None:
        """The turn that completes a circle, else the first."""
        return max(moves, key=lambda move: self.facts(state, move)["circle"])

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int]:
        """Whether it completes a circle."""
        seat, place = state.seats[self.player], ident(move[0])
        after = {**seat.tiles, place: (self.tile, _turn(move))}
        return {"circle": int(bool(artifact_circle(after, place)))}

    def perform(self, state: FlotillaState, move: Move) -> None:
        from rules.flotilla.effects import DrawArtifact

        seat, place, turn = state.seats[self.player], ident(move[0]), _turn(move)
        seat.rebuilt({**seat.tiles, place: (self.tile, turn)})
        state.emit("TilePlaced", "FLO-8.2", player=self.player, tile=self.tile, hex=place, turn=turn)
        circle = artifact_circle(seat.tiles, place)
        if circle:
            state.emit("CircleCompleted", "FLO-8.7", player=self.player, hexes=circle, circle="artifact")
            state.push(DrawArtifact(self.player))


@dataclass(frozen=True, slots=True)
class ChooseDepleted(FlotillaDecision):
    """A depletion marker is removed from an own tile (FLO-8.9)."""

    rule = "FLO-8.9"
    player: int
    left: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("hex", each) for each in state.seats[self.player].depleted)
        yield DONE

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """No marker lies there."""
        if pick.startswith("hex:"):
            return refuse(self.rule, "not_depleted", hex=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            return
        seat, place = state.seats[self.player], ident(move[0])
        seat.depleted = tuple(each for each in seat.depleted if each != place)
        state.emit("DepletionRemoved", self.rule, player=self.player, hex=place)
        if self.left > 1:
            state.push(ChooseDepleted(self.player, self.left - 1))


def _turn(move: Move) -> int:
    return int(ident(move[1])) if len(move) > 1 else 0
