"""Moving buildings, and using a site of one's own again: salvager, architect, surveyor (SEA-7.6)."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel import Move, Reason
from rules.kernel.reason import refuse
from rules.seastead.components import SITES, box
from rules.seastead.decisions_ships import SITE_MOVES, LeaveShip, site_of
from rules.seastead.effects import as_may, gives_something, site_effect_steps
from rules.seastead.state import SeasteadDecision, SeasteadState


@dataclass(frozen=True, slots=True)
class ChooseBuildingToMove(SeasteadDecision):
    """Which of your academies or shipyards the card moves (SEA-7.6)."""

    rule = "SEA-7.6"
    player: int
    card: str
    window: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(SITE_MOVES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        return _refuse_moving(state, self.player, self.card, self.window, site_of(move))

    def perform(self, state: SeasteadState, move: Move) -> None:
        state.push(ChooseMoveTarget(self.player, self.card, self.window, site_of(move)))


@dataclass(frozen=True, slots=True)
class ChooseMoveTarget(SeasteadDecision):
    """Where the building goes, or with which other one it changes places (SEA-17.6, SEA-17.7)."""

    rule = "SEA-7.6"
    player: int
    card: str
    window: str
    origin: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(SITE_MOVES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        return _refuse_target(state, self.player, self.card, self.window, self.origin, site_of(move))

    def perform(self, state: SeasteadState, move: Move) -> None:
        target, rule = site_of(move), box().specialists[self.card].rule
        building = state.buildings.pop(self.origin)
        if target in state.buildings:
            state.buildings[self.origin] = state.buildings[target]
            state.emit("BuildingsExchanged", rule, player=self.player, one=self.origin, two=target)
        else:
            kind = building[1]
            state.emit("BuildingMoved", rule, player=self.player, kind=kind, origin=self.origin, site=target)
        state.buildings[target] = building
        state.check_full_flotilla(target)
        state.return_boss_resources(target, "SEA-15.13")
        if target in state.ships:
            state.push(LeaveShip(target))  # no rebate, no bonus, only the ship moves (SEA-7.6)
        if box().specialists[self.card].params["site_effect"]:
            state.push(*as_may(state, self.player, target, rule, (building[1], target)))


@dataclass(frozen=True, slots=True)
class ChooseOwnSite(SeasteadDecision):
    """One of your built sites, whose effect you use once more (SEA-17.20)."""

    rule = "SEA-17.20"
    player: int
    card: str
    window: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(SITE_MOVES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        site = site_of(move)
        if _owner(state, site) != self.player:
            return refuse(self.rule, "not_your_building", site=site)
        if site not in own_sites(state, self.player, self.window):
            return refuse(self.rule, "just_built", site=site)
        if state.site(site).effect == "copy":
            return refuse(self.rule, "copies_nothing", site=site)
        if not gives_something(state, self.player, site):
            return refuse("SEA-17.3", "changes_nothing", card=self.card)
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        site = site_of(move)
        state.emit("SiteUsedAgain", self.rule, player=self.player, site=site)
        state.push(*site_effect_steps(state, self.player, site))


def own_sites(state: SeasteadState, player: int, window: str) -> list[str]:
    """Built sites of a player; before the site effect (W5) without the one just built on."""
    return [site for site, _ in state.built_by(player) if not _is_running_build(state, window, site)]


def useful_sites(state: SeasteadState, player: int, window: str) -> list[str]:
    """Those of them whose effect could change something now (SEA-17.3)."""
    return [
        site
        for site in own_sites(state, player, window)
        if state.site(site).effect != "copy" and gives_something(state, player, site)
    ]


def ready_to_move(state: SeasteadState, player: int, card: str, window: str) -> Iterator[str]:
    """Sites whose building the card can move somewhere."""
    return (site for site in SITES if _refuse_moving(state, player, card, window, site) is None)


def _owner(state: SeasteadState, site: str) -> int | None:
    return state.buildings[site][0] if site in state.buildings else None


def _is_running_build(state: SeasteadState, window: str, site: str) -> bool:
    return window == "W5" and state.turn.built is not None and state.turn.built[1] == site


def _refuse_moving(state: SeasteadState, player: int, card: str, window: str, site: str) -> Reason | None:
    if _owner(state, site) != player:
        return refuse("SEA-7.6", "not_your_building", site=site)
    if state.buildings[site][1] == "port":
        return refuse("SEA-7.6", "ports_stay", site=site)
    if _is_running_build(state, window, site):
        return refuse(box().specialists[card].rule, "just_built", site=site)
    if all(_refuse_target(state, player, card, window, site, target) for target in SITES):
        return refuse("SEA-17.3", "no_target", site=site)
    return None


def _refuse_target(
    state: SeasteadState, player: int, card: str, window: str, origin: str, target: str
) -> Reason | None:
    params, rule = box().specialists[card].params, box().specialists[card].rule
    if target == origin:
        return refuse(rule, "same_site", site=target)
    if target in state.buildings:
        if params["exchange"] and _can_exchange(state, player, window, origin, target):
            return None
        return refuse("SEA-7.6", "site_built", site=target)
    if params["reach"] == "same_flotilla" and target[:2] != origin[:2]:
        return refuse(rule, "other_flotilla", site=target, flotilla=origin[:2])
    return None


def _can_exchange(state: SeasteadState, player: int, window: str, origin: str, target: str) -> bool:
    """The architect's exchange: an own academy with an own shipyard (SEA-17.7)."""
    kinds = {state.buildings[origin][1], state.buildings[target][1]}
    mine = _owner(state, target) == player
    return mine and kinds == {"academy", "shipyard"} and not _is_running_build(state, window, target)
