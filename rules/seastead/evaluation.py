"""How good a position of Seastead is for a player, in points: the guess that simple bots play by."""

from rules.seastead.decisions_build import ChooseDock, ChooseSpecialist
from rules.seastead.decisions_resources import ChooseCleanupAmount, ChooseResource
from rules.seastead.decisions_ships import ChooseShipSite
from rules.seastead.scoring import dock_reach, score
from rules.seastead.state import SeasteadState

# What an open choice will probably bring its chooser; found by playing bots against each other.
_WORTH = {ChooseDock: 3.5, ChooseSpecialist: 1.8, ChooseShipSite: 0.7}


def evaluate(state: SeasteadState, player: int) -> float:
    """Own outlook minus the opponent's."""
    return _outlook(state, player) - _outlook(state, state.other(player))


def _outlook(state: SeasteadState, player: int) -> float:
    """Points now, plus what goods, ships, open choices and dock fields without a building may bring."""
    if state.is_terminal():
        return 2.0 * score(state, player).total
    turns_left = _turns_left(state)
    seat = state.seats[player]
    goods = sum(min(count, 4) * 0.55 + max(0, count - 4) * 0.25 for count in seat.storage.values())
    ships = sum(owner == player for owner in state.ships.values()) * 0.6
    return (
        score(state, player).total
        + min(1.0, turns_left / 4) * (goods + ships + _open_fields(state, player))
        + _open_choices(state, player)
    )


def _turns_left(state: SeasteadState) -> int:
    if state.last_round is not None:
        return state.last_round - state.round
    return min(8, len(state.dive_deck) // 2)


def _open_fields(state: SeasteadState, player: int) -> float:
    """A dock field whose site is still without a building is worth a part of its points."""
    total = 0.0
    for site, dock in state.docks.items():
        share = 0.3 if state.buildings[site][0] == player else 0.15
        for target, kind, vp in dock_reach(dock, site):
            if target not in state.buildings and state.seats[player].left[kind]:
                total += share * vp
    return total


def _open_choices(state: SeasteadState, player: int) -> float:
    worth = 0.0
    for step in state.stack:
        if getattr(step, "player", None) == player:
            worth += _WORTH.get(type(step), 0.0)
            if isinstance(step, ChooseResource):
                worth += 0.5 * step.count
            elif isinstance(step, ChooseCleanupAmount):
                worth += step.most
    return worth
