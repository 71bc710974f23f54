"""Switching sides: six steps, once and for all (FLO-13)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.flotilla.components import SINK, SKY, box
from rules.flotilla.decisions_build import BeginBuild
from rules.flotilla.gains import gain_money, return_tiles, stow
from rules.flotilla.picks import STAY, SWITCH
from rules.flotilla.state import FlotillaDecision, FlotillaState
from rules.kernel import Move, Reason
from rules.kernel.reason import refuse


@dataclass(frozen=True, slots=True)
class DecideSwitch(FlotillaDecision):
    """After the own captain, its sailing and collecting, a Sinksider may join (FLO-13.1, FLO-3.7)."""

    rule = "FLO-13.1"
    always = True
    weighed = ("button",)
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield SWITCH
        yield STAY

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == SWITCH and state.seats[self.player].side == SKY:
            return refuse(self.rule, "switched_already")
        return None

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int]:
        """What it brings and what it costs."""
        return switch_facts(state, self.player) if move == SWITCH else {}

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == SWITCH:
            switch(state, self.player)


def switch_facts(state: FlotillaState, player: int) -> dict[str, int]:
    """Money for ships, tiles turned and lost, outposts lost, tiles that may be built (FLO-13.2)."""
    seat, count = state.seats[player], box().counts[state.players]
    place = len(state.joined)
    lost = sum(hex_name in seat.outposts for hex_name in seat.tiles)
    return {
        "ships": len(seat.ships),
        "money": len(seat.ships) * count.dock_price[place],
        "tiles": len(seat.tiles) - lost,
        "lost": lost,
        "builds": count.dock_builds[place],
    }


def switch(state: FlotillaState, player: int) -> None:
    """The six steps; money, resources, points, toxicity, discs and seals stay (FLO-13.2, FLO-13.3)."""
    seat = state.seats[player]
    facts: dict[str, Any] = {**switch_facts(state, player)}
    state.joined = (*state.joined, player)
    state.emit("Switched", "FLO-13.2", player=player, place=len(state.joined), **facts)
    gain_money(state, player, facts["money"], "ships", "FLO-13.2")  # those in the harbour, too
    for _, cargo in seat.ships:
        stow(state, player, cargo, "FLO-13.2")
    seat.ships, seat.reserve = (), 0
    gone = tuple(tile for place, (tile, _) in seat.tiles.items() if place in seat.outposts)
    kept = tuple(tile for place, (tile, _) in seat.tiles.items() if place not in seat.outposts)
    return_tiles(state, player, gone, "FLO-13.2")
    seat.outposts = tuple(place for place in seat.outposts if place == box().harbour)
    seat.supply = tuple(sorted((*seat.supply, *kept)))  # not drawn, so no toxicity
    seat.depleted = ()
    seat.rebuilt({})  # circles are gone with the tiles: FLO-13.4
    assert seat.side == SINK, player
    seat.side = SKY  # cards, board and start tile are turned
    state.push(BeginBuild(player, facts["builds"]))
