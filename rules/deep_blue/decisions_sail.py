"""Sailing: play propellers, move the boats, turn up wrecks, take exploration spaces (DEB-5)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.deep_blue.components import BOATS, box, crew, is_city
from rules.deep_blue.decisions_dive import StormDives
from rules.deep_blue.decisions_hire import pay
from rules.deep_blue.picks import TOKEN, boat_of, boat_pick
from rules.deep_blue.state import YES, DeepBlueDecision, DeepBlueState, DeepBlueStep
from rules.kernel import DECLINE, DONE, Move, Reason, ident
from rules.kernel.reason import refuse


def can_sail(state: DeepBlueState, player: int) -> bool:
    """Whether a propeller or a start bonus tile is at hand (DEB-5.1)."""
    return bool(state.seats[player].tokens or any(shown.propeller for _, shown in state.cards(player)))


@dataclass(frozen=True, slots=True)
class PayPropeller(DeepBlueDecision):
    """Propellers and start bonus tiles, at least one, all before the first boat moves (DEB-5.2)."""

    rule = "DEB-5.2"
    player: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield from (Move(f"card:{card}") for card in state.seats[self.player].hand)
        yield TOKEN
        yield DONE

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == DONE:
            return None if state.movement else refuse("DEB-5.1", "nothing_played")
        if move == TOKEN:
            return None if state.seats[self.player].tokens else refuse("DEB-4.4", "no_token")
        return (
            None if crew(ident(move[0])).propeller else refuse(self.rule, "no_propeller", card=ident(move[0]))
        )

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, int]:
        """The movement that the card gives."""
        return {} if move == DONE else {"movement": _worth(move)}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move != DONE:
            pay(state, self.player, move, "propeller", _worth(move), self.rule)
            state.movement += _worth(move)
            state.push(self)


@dataclass(frozen=True, slots=True)
class SailBoat(DeepBlueDecision):
    """A boat and the space it sails to; its own space means out and back for 2 (DEB-5.3 to DEB-5.7)."""

    rule = "DEB-5.3"
    player: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        for boat in BOATS:
            for node in box().nodes:
                yield Move(boat_pick(self.player, boat), f"node:{node}")
        yield DONE

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == DONE:
            return None if state.moved else refuse("DEB-5.5", "must_move")
        boat, node = _boat_and_node(move)
        if boat in state.moved:
            return refuse("DEB-5.4", "boat_moved", boat=boat)
        boats = state.seats[self.player].boats
        if boat == "B" and boats["A"] == boats["B"] and "A" not in state.moved:
            return refuse("DEB-5.7", "boats_alike")
        need = _cost(boats[boat][0], node)
        if need <= state.movement:
            return None
        if node == boats[boat][0]:
            return refuse("DEB-5.6", "circle_costs", need=need, left=state.movement)
        return refuse("DEB-5.3", "too_far", need=need, left=state.movement, node=node)

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, int]:
        """How much movement the way takes."""
        if move == DONE:
            return {}
        boat, node = _boat_and_node(move)
        return {"distance": _cost(state.seats[self.player].boats[boat][0], node)}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move == DONE:
            return
        boat, node = _boat_and_node(move)
        origin = state.seats[self.player].boats[boat][0]
        state.movement -= _cost(origin, node)
        state.seats[self.player].boats[boat] = (node, 0)
        state.moved += (boat,)
        state.emit("BoatSailed", self.rule, player=self.player, boat=boat, origin=origin, node=node)
        state.push(self)


@dataclass(frozen=True, slots=True)
class Arrive(DeepBlueStep):
    """All movement is done: turn up wrecks, lay scattered gems, place boats, storm dives (DEB-5.8)."""

    player: int

    def run(self, state: DeepBlueState) -> None:
        boats = [boat for boat in BOATS if boat in state.moved]
        revealed = [node for boat in boats if (node := self._reveal(state, boat))]
        city = [node for node in revealed if is_city(state.open_tiles[node])]
        if state.scenario == "scattered_wealth":
            for node in city:
                scatter_gems(state, node)
        steps: list[DeepBlueStep] = [ChooseSpot(self.player, boat) for boat in boats]
        if state.options["spot_without_moving"] == YES:
            steps += [ChooseSpot(self.player, boat, optional=True) for boat in BOATS if boat not in boats]
        if city and state.scenario == "storm_coming":
            steps.append(StormDives(self.player, tuple(city)))
        state.movement, state.moved = 0, ()
        state.push(*steps)

    def _reveal(self, state: DeepBlueState, boat: str) -> str:
        """The space whose hidden tile this boat turns up, or "" (DEB-5.8)."""
        node = state.seats[self.player].boats[boat][0]
        if node not in state.hidden_tiles:
            return ""
        state.open_tiles[node] = state.hidden_tiles.pop(node)
        tile = state.open_tiles[node]
        state.emit("TileRevealed", "DEB-5.8", reveals=True, player=self.player, node=node, tile=tile)
        return node


@dataclass(frozen=True, slots=True)
class ChooseSpot(DeepBlueDecision):
    """The free exploration space on which a boat is put; none free: it stays in the middle (DEB-5.9)."""

    rule = "DEB-5.9"
    player: int
    boat: str
    optional: bool = False  # a boat that has not moved, by option DEB-13.6

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        node, spot = state.seats[self.player].boats[self.boat]
        wreck = state.tile(node)
        if wreck and not (self.optional and spot):
            yield from (Move(f"spot:{node}.{number}") for number in range(1, len(wreck.spots) + 1))
        if self.optional:
            yield DECLINE

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        node, number = ident(move[0]).split(".")
        free = int(number) in state.free_spots(node)
        return None if free else refuse("DEB-5.11", "spot_taken", node=node)

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, str]:
        """The colour of the exploration space."""
        if move == DECLINE:
            return {}
        node, number = ident(move[0]).split(".")
        wreck = state.tile(node)
        return {"colour": wreck.spots[int(number) - 1]} if wreck else {}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move == DECLINE:
            return
        node, number = ident(move[0]).split(".")
        state.seats[self.player].boats[self.boat] = (node, int(number))
        colour = state.spot_colour(self.player, self.boat)
        state.emit("SpotTaken", self.rule, player=self.player, boat=self.boat, node=node, colour=colour)


def scatter_gems(state: DeepBlueState, node: str) -> None:
    """A gem from the bag on the revealed city tile and on each tile next to it that has none (DEB-11.3)."""
    for place in (node, *box().nodes[node].next):
        has_tile = place in state.open_tiles or place in state.hidden_tiles
        if has_tile and place not in state.gem_on and any(state.bag.values()):
            gem = state.gem_on[place] = state.draw_gem()
            state.emit("GemPlacedOnTile", "DEB-11.3", reveals=True, gem=gem, node=place)


def _worth(move: Move) -> int:
    return box().constants["start_bonus_value"] if move == TOKEN else crew(ident(move[0])).propeller


def _boat_and_node(move: Move) -> tuple[str, str]:
    return boat_of(move[0]), ident(move[1])


def _cost(origin: str, node: str) -> int:
    """Routes of the shortest way; out and back to the same space is 2 (DEB-5.6)."""
    return box().distance[origin][node] or 2
