"""Set-up of Deep Blue: tiles, gems, crews, market, scenario, start bonus tiles (DEB-2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.deep_blue.components import box
from rules.deep_blue.decisions_turn import BeginTurn
from rules.deep_blue.state import DeepBlueState, DeepBlueStep, Seat
from rules.kernel import Game


def setup(game: Game, seed: int, players: int, options: Mapping[str, str]) -> DeepBlueState:
    """A shuffled table whose first step turns up the market; seat 0 begins (DEB-2.1)."""
    state = DeepBlueState(game, seed, players, options)
    _lay_tiles(state)
    scenario = options["scenario"]
    state.scenario = state.shuffle(box().scenarios)[0] if scenario == "random" else scenario  # DEB-2.5
    tokens = box().constants["start_bonus_tokens_by_seat"]  # DEB-2.9
    for seat in range(players):  # only crews of players are in the game: DEB-2.6, DEB-2.7
        state.seats.append(Seat([f"{card}.{seat}" for card in box().start_crew], tokens[seat]))
    state.deck = state.shuffle(box().market_crew)
    state.push(OpenMarket())
    return state


@dataclass(frozen=True, slots=True)
class OpenMarket(DeepBlueStep):
    """Four crew cards one after another, with their +1 gems; then the first turn (DEB-2.8)."""

    def run(self, state: DeepBlueState) -> None:
        state.emit("GameBegun", "DEB-2.5", scenario=state.scenario)
        for place in range(len(state.market)):
            state.reveal_crew(place)
        state.push(BeginTurn(0))


def _lay_tiles(state: DeepBlueState) -> None:
    """Start wrecks open on the square sites, less the empty one; the others face down (DEB-2.2, DEB-2.3)."""
    wrecks, nodes = box().wrecks.values(), box().nodes.values()
    start = state.shuffle(wreck.id for wreck in wrecks if wreck.group in ("start", "start_empty"))
    squares = [node.id for node in nodes if node.kind == "start_site"]
    laid = zip(squares, start, strict=True)
    state.open_tiles = {node: tile for node, tile in laid if box().wrecks[tile].group == "start"}
    normal = state.shuffle(wreck.id for wreck in wrecks if wreck.group in ("normal", "city"))
    sites = [node.id for node in nodes if node.kind == "site"]
    state.hidden_tiles = dict(zip(sites, normal, strict=True))
