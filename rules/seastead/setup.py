"""Set-up of the two-player base game: shuffles, displays, start resources, the first lock (SEA-2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.kernel import Game
from rules.seastead.components import FLOTILLAS, HALVES, RESOURCES, box
from rules.seastead.decisions_dive import TakeHalf
from rules.seastead.decisions_turn import BeginTurn
from rules.seastead.state import SeasteadState, SeasteadStep


def setup(game: Game, seed: int, players: int, options: Mapping[str, str]) -> SeasteadState:
    """A shuffled table whose first step turns up the first dive card."""
    state = SeasteadState(game, seed, players, options)
    state.dive_deck = _dive_deck(state)
    state.demand = dict(zip(FLOTILLAS, state.shuffle(RESOURCES), strict=True))  # SEA-2.4
    cards = [row.id for row in box().specialists.values() if row.set in options["specialist_set"]]
    state.specialist_stack = state.shuffle(cards)  # SEA-2.5
    state.specialist_display = _deal(state.specialist_stack, box().constants["display_specialists"])
    state.dock_stack = state.shuffle(box().docks)  # SEA-2.7
    state.dock_display = _deal(state.dock_stack, box().constants["display_docks"])
    state.push(FirstDiveCard())
    return state


@dataclass(frozen=True, slots=True)
class FirstDiveCard(SeasteadStep):
    """The shallow card gives start player, start resources and the first lock (SEA-2.10, SEA-2.11)."""

    def run(self, state: SeasteadState) -> None:
        card = box().dive_cards[state.dive_deck.pop()]
        state.dive_discard.append(card.id)
        starter = card.arrow_player
        other_half = HALVES[1 - HALVES.index(card.arrow_half)]
        halves = {starter: card.arrow_half, state.other(starter): other_half}
        state.facing = (halves[0], halves[1])
        state.start_player = state.active = starter
        state.locked = card.lock
        state.emit("GameBegun", "SEA-2.10", player=starter, card=card.id)
        state.emit("DemandLocked", "SEA-2.11", player=starter, resource=card.lock, opened="")
        state.push(
            TakeHalf(starter, halves[starter], "SEA-2.10"),
            TakeHalf(state.other(starter), other_half, "SEA-2.10"),
            BeginTurn(starter),
        )


def _dive_deck(state: SeasteadState) -> list[str]:
    """Deep below, reef, shallow on top, less the three on top (SEA-2.2); top last."""
    depths = ("deep", "reef", "shallow")
    piles = [[card.id for card in box().dive_cards.values() if card.depth == depth] for depth in depths]
    deck = [card for pile in piles for card in state.shuffle(pile)]
    return deck[: -box().constants["shallow_removed"]]


def _deal(stack: list[str], count: int) -> list[str]:
    return [stack.pop() for _ in range(count)]
