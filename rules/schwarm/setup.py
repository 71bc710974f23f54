"""Set-up of Der Schwarm: tiles, blue cards, who begins, the first stations (SCH-1)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.kernel import Game
from rules.schwarm.asking import Ask
from rules.schwarm.chart import WATER
from rules.schwarm.components import box, cards_of
from rules.schwarm.decisions_setup import PlaceFirstStation
from rules.schwarm.rounds import BeginRound
from rules.schwarm.state import SchwarmState, SchwarmStep


def setup(game: Game, seed: int, players: int, options: Mapping[str, str]) -> SchwarmState:
    """A table in the order of the rules, which is the order of chance; then the first stations."""
    state = SchwarmState(game, seed, players, options)
    stock = [tile.kind for tile in box().tiles.values() if tile.kind != "gold" for _ in range(tile.count)]
    state.hidden = dict(zip(WATER, state.shuffle(stock), strict=True))  # SCH-1.1
    state.blue = tuple(state.shuffle(cards_of("blue")))  # SCH-1.3
    state.order = tuple(state.shuffle(range(players)))
    state.push(OpenGame())
    return state


@dataclass(frozen=True, slots=True)
class OpenGame(SchwarmStep):
    """Who begins, by lot (SCH-1.6); with free places who has the last order card (SCH-9.1)."""

    def run(self, state: SchwarmState) -> None:
        free = state.option("free_start")
        rule = "SCH-9.1" if free else "SCH-1.6"
        state.emit("GameBegun", rule, player=state.order[-1 if free else 0], order=state.order)
        placing = reversed(state.order) if free else state.order
        state.push(*(Ask(PlaceFirstStation(player)) for player in placing), BeginRound())
