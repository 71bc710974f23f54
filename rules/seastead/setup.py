"""Set-up: sides, shuffles, displays, decrees, start resources, the first lock (SEA-2, SEA-14, SEA-15)."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from rules.kernel import Game
from rules.kernel.errors import OptionError
from rules.seastead.boss import ChooseStartHalf
from rules.seastead.components import FLOTILLAS, HALVES, RESOURCES, DiveCard, Specialist, box
from rules.seastead.decisions_decrees import ProposeDecree, TurnUpDecree
from rules.seastead.decisions_dive import TakeHalf
from rules.seastead.decisions_resources import ChooseResource
from rules.seastead.decisions_turn import BeginTurn
from rules.seastead.state import SeasteadState, SeasteadStep


def setup(game: Game, seed: int, players: int, options: Mapping[str, str]) -> SeasteadState:
    """A shuffled table whose first step turns up the first dive card."""
    state = SeasteadState(game, seed, players, options)
    sides = options["sides"]
    if sides == "mixed":  # SEA-14.1: which flotillas show their B side is left to the lot
        sides = state.shuffle(side for side in box_sides() if len(set(side)) == 2)[0]
    state.sides = dict(zip(FLOTILLAS, sides, strict=True))
    state.dive_deck = _dive_deck(state)
    state.demand = dict(zip(FLOTILLAS, state.shuffle(RESOURCES), strict=True))  # SEA-2.4
    cards = [row.id for row in box().specialists.values() if _plays(state, row)]
    state.specialist_stack = state.shuffle(cards)  # SEA-2.5
    state.specialist_display = _deal(state.specialist_stack, box().constants["display_specialists"])
    state.dock_stack = state.shuffle(box().docks)  # SEA-2.7
    state.dock_display = _deal(state.dock_stack, box().constants["display_docks"])
    state.push(FirstDiveCard())
    if "B" in sides:
        state.decree_deck = list(box().decrees)
        if options["setup_decree"] == "random":
            state.push(TurnUpDecree())
    return state


def box_sides() -> tuple[str, ...]:
    """All sides that the rulebook offers, a letter for each flotilla: all A, all B, or at least two B."""
    every = ("".join(sides) for sides in product("AB", repeat=len(FLOTILLAS)))
    least = box().constants["min_b_sides_when_mixed"]
    offered = [sides for sides in every if sides.count("B") >= least or "B" not in sides]
    return tuple(sorted(offered, key=lambda sides: (len(set(sides)), sides)))


def forbid(players: int, options: Mapping[str, str]) -> None:
    """Raises OptionError for sides that SEA-14.1 or the solo game (SEA-15.3) excludes."""
    sides = options.get("sides", "A")
    if set(sides) == {"A", "B"} and sides.count("B") < box().constants["min_b_sides_when_mixed"]:
        raise OptionError("too_few_b_sides", rule="SEA-14.1", sides=sides)
    if players == 1 and set(sides) != {"A"}:
        raise OptionError("solo_on_a_sides", rule="SEA-15.3", sides=sides)


def moot(players: int, options: Mapping[str, str]) -> frozenset[str]:
    """What changes nothing: sides and decrees alone (SEA-15.2, SEA-15.3), decrees on A sides (SEA-2.6)."""
    decrees = frozenset({"setup_decree", "decree_draw"})
    if players == 1:
        return decrees | {"sides"}
    on_a_sides = set(options.get("sides", "A")) == {"A"}
    return (decrees if on_a_sides else frozenset()) | {"solo_tags"}


def _plays(state: SeasteadState, card: Specialist) -> bool:
    """Whether a specialist is in this game: by its set (SEA-2.5), solo without four names (SEA-15.2)."""
    return card.set in state.options["specialist_set"] and (card.solo or not state.solo)


@dataclass(frozen=True, slots=True)
class FirstDiveCard(SeasteadStep):
    """The shallow card gives start player, start resources and the first lock (SEA-2.10, SEA-2.11)."""

    def run(self, state: SeasteadState) -> None:
        card = box().dive_cards[state.dive_deck.pop()]
        state.dive_discard.append(card.id)
        if state.solo:
            self._solo(state, card)
            return
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
            *([] if state.decree_stack or not state.decree_deck else [ProposeDecree(starter)]),
            BeginTurn(starter),
        )

    def _solo(self, state: SeasteadState, card: DiveCard) -> None:
        """The arrow means nothing: you choose your half, and take 1 resource more (SEA-15.4, SEA-15.5)."""
        state.locked = card.lock
        state.facing = ("",) * len(state.seats)
        state.emit("GameBegun", "SEA-2.10", player=0, card=card.id)
        state.emit("DemandLocked", "SEA-2.11", player=0, resource=card.lock, opened="")
        extra = box().constants["solo_start_extra"]
        state.push(ChooseStartHalf(0), ChooseResource(0, extra, "SEA-15.5"), BeginTurn(0))


def _dive_deck(state: SeasteadState) -> list[str]:
    """Deep, reef, shallow on top, less the top three (SEA-2.2), solo no deep (SEA-15.2); top last."""
    depths = ("reef", "shallow") if state.solo else ("deep", "reef", "shallow")
    piles = [[card.id for card in box().dive_cards.values() if card.depth == depth] for depth in depths]
    deck = [card for pile in piles for card in state.shuffle(pile)]
    return deck[: -box().constants["shallow_removed"]]


def _deal(stack: list[str], count: int) -> list[str]:
    return [stack.pop() for _ in range(count)]
