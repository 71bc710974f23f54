"""Set-up of Otys: boards, divers, resources, tokens, sponsors, store, contracts (OTY-2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.kernel import Game
from rules.otys.components import LEVELS, SIDES, TYPES, box
from rules.otys.decisions_turn import BeginTurn
from rules.otys.state import OtysState, OtysStep, Seat


def setup(game: Game, seed: int, players: int, options: Mapping[str, str]) -> OtysState:
    """A table in the order of the rules, which is the order of chance; then the first turn."""
    state = OtysState(game, seed, players, options)
    state.start = state.rng.randrange(players)  # OTY-2.2
    for seat in state.seats:
        _lay_out(state, seat)
    _lay_rewards(state)
    _lay_sponsors(state)
    _fill_store(state)
    deck = state.shuffle(box().contracts)  # OTY-2.11
    state.public = tuple(deck.pop() for _ in range(box().constants["public_contracts"]))
    state.deck = tuple(deck)
    state.push(OpenGame())
    return state


@dataclass(frozen=True, slots=True)
class OpenGame(OtysStep):
    """Tell who begins (OTY-2.2)."""

    def run(self, state: OtysState) -> None:
        state.emit("GameBegun", "OTY-2.2", player=state.start)
        state.push(BeginTurn(state.start))


def _lay_out(state: OtysState, seat: Seat) -> None:
    """Divers in random order, basic side up; a resource of each type on levels 2 to 5 (OTY-2.5, OTY-2.6)."""
    seat.column = tuple(state.shuffle(box().divers))
    for level, kind in zip(box().start_levels, state.shuffle(TYPES), strict=True):
        seat.change(level, kind, 1)


def _lay_rewards(state: OtysState) -> None:
    """Two tokens on each level, the other 22 stay in the bag (OTY-2.8)."""
    tokens = state.shuffle(box().rewards)
    assert len(SIDES) == box().constants["rewards_per_level"]
    state.rewards = tuple(tuple(tokens.pop() for _ in SIDES) for _ in LEVELS)
    state.bag = tuple(sorted(tokens))


def _lay_sponsors(state: OtysState) -> None:
    """Five tiles, each with a random side, or with the one that the option wants (OTY-2.9, OTY-14.1)."""
    tiles = state.shuffle(range(1, len(LEVELS) + 1))
    sides = [("basic", "advanced")[state.rng.randrange(2)] for _ in tiles]
    wanted = state.options["sponsor_sides"]
    if wanted != "random":
        sides = [wanted] * len(tiles)
    state.sponsors = tuple(f"{tile}.{side}" for tile, side in zip(tiles, sides, strict=True))


def _fill_store(state: OtysState) -> None:
    """Two of a type, one each of two others, none of the last, from the top row down (OTY-2.10)."""
    for kind, count in zip(state.shuffle(TYPES), box().store_start, strict=True):
        state.store[kind] = tuple(row <= count for row in box().store)
