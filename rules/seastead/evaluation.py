"""How good a position of Seastead is for a player, in points: the guess that simple bots play by."""

from rules.seastead.boss import boss_sites
from rules.seastead.components import box
from rules.seastead.cost import demanded
from rules.seastead.decisions_build import ChooseDock, ChooseSpecialist
from rules.seastead.decisions_decrees import ChooseRetrain, ProposeDecree
from rules.seastead.decisions_resources import ChooseCleanupAmount, ChooseResource
from rules.seastead.decisions_ships import ChooseShipSite
from rules.seastead.decisions_sites import ChooseSwapGain, ChooseUpTo, DiscardResource
from rules.seastead.scoring import dock_reach, score
from rules.seastead.state import BOSS, SeasteadState

# What an open choice will probably bring its chooser; found by playing bots against each other.
_WORTH = {
    ChooseDock: 3.5,
    ChooseSpecialist: 1.8,
    ChooseShipSite: 0.7,
    ChooseSwapGain: 0.6,
    ChooseRetrain: 1.2,
}


def evaluate(state: SeasteadState, player: int) -> float:
    """Own outlook minus the opponent's; solo minus the Boss's. Agreeing on a decree is better than not."""
    if state.solo and player != BOSS:
        return _outlook(state, player) - _threat(state)
    quarrel = any(isinstance(step, ProposeDecree) for step in state.stack)
    return _outlook(state, player) - _outlook(state, state.other(player)) - quarrel


def _threat(state: SeasteadState) -> float:
    """The Boss's points, and what his resources on the sites will probably become."""
    total = float(score(state, BOSS).total)
    if state.is_terminal():
        return 2.0 * total
    each = box().constants["solo_boss_per_building"]
    lying = sum(0.9 if len(kinds) > 1 else 0.45 for kinds in state.boss_resources.values())
    at_ships = sum(0.15 for site in state.ships if site in boss_sites(state, demanded(state, site)))
    return total + each * min(1.0, _turns_left(state) / 3) * (lying + at_ships)


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
        + _decree_favour(state, player)
    )


def _decree_favour(state: SeasteadState, player: int) -> float:
    """What the decree in force will bring this player: rebates for buildings left, ships that earn more."""
    decree, seat = state.decree, state.seats[player]
    if decree.card is None:
        return 0.0
    cheaper = -decree.params.get("delta", 0)
    rebate = cheaper * 0.25 * seat.left[decree.params["kind"]] if cheaper else 0.0
    ships = (decree.ship_bonus(own=False) - 1) * 0.3 * len(state.ships_of(player))
    return min(1.0, _turns_left(state) / 4) * (rebate + ships)


def _turns_left(state: SeasteadState) -> int:
    if state.last_round is not None:
        return state.last_round - state.round
    return min(8, len(state.dive_deck) // (1 if state.solo else 2))


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
    return sum(_worth(step) for step in state.stack if getattr(step, "player", None) == player)


def _worth(step: object) -> float:
    """What one open choice will probably bring."""
    worth = _WORTH.get(type(step), 0.0)
    if isinstance(step, (ChooseResource, ChooseUpTo)):
        return worth + 0.5 * step.count
    if isinstance(step, DiscardResource):
        return worth - 0.45 * step.count
    if isinstance(step, ChooseCleanupAmount):
        return worth + step.most
    return worth
