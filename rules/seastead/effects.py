"""What building on a site gives (SEA-16), as steps; one row of `site_effect` decides which."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel import DECLINE, Decision, Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import RESOURCES, SITES, SiteEffect, box
from rules.seastead.cost import demanded
from rules.seastead.decisions_decrees import DrawDecrees
from rules.seastead.decisions_dive import half_steps
from rules.seastead.decisions_resources import (
    ChooseCleanupAmount,
    ChooseResource,
    ChooseResourceToPay,
    ChooseUse,
    TakeCleanup,
    TakeResources,
)
from rules.seastead.decisions_sites import (
    ChooseSpecialistToFlip,
    ChooseSwap,
    ChooseUpTo,
    Series,
    put_back_down_to,
)
from rules.seastead.state import SeasteadDecision, SeasteadState, SeasteadStep

Steps = list[SeasteadStep]
Built = tuple[str, str] | None  # kind and site of the building for which the effect is used


@dataclass(frozen=True, slots=True)
class Occasion:
    """Who uses the effect of which site, and for which building (it counts as standing there, SEA-16.11)."""

    player: int
    site: str
    built: Built
    row: SiteEffect

    @property
    def params(self) -> Mapping[str, Any]:
        """The numbers of the effect."""
        return self.row.params


def site_effect_steps(state: SeasteadState, player: int, site: str, built: Built = None) -> Steps:
    """The effect of a site for the player who uses it; empty when it could change nothing (SEA-5.8).

    What is no must can be declined in its steps (SEA-16.0). `built` is the new building.
    """
    row = box().site_effects[state.site(site).effect]
    make = next(make for name, make in _MAKERS.items() if name in row.params)
    return make(state, Occasion(player, site, built, row))


def gives_something(state: SeasteadState, player: int, site: str, built: Built = None) -> bool:
    """Whether the effect of a site could change anything now (SEA-5.8, SEA-17.3)."""
    steps = site_effect_steps(state, player, site, built)
    return any(not isinstance(step, Decision) or not step.is_moot(state) for step in steps)


def as_may(state: SeasteadState, player: int, site: str, cause: str, built: Built = None) -> Steps:
    """The effect of a site where a card says that it may be used: a must can be left then (SEA-17.7)."""
    steps = site_effect_steps(state, player, site, built)
    if steps and box().site_effects[state.site(site).effect].must:
        return [ChooseUse(player, cause, Series(tuple(steps)))]
    return steps


def repeat_steps(state: SeasteadState, player: int, site: str, cause: str) -> Steps:
    """Paying to use the effect of the site just built on once more: not musts, not `copy` (SEA-11.15)."""
    row = box().site_effects[state.site(site).effect]
    return [] if row.must or row.id == "copy" else [OfferRepeat(player, site, cause, _goods(state, player))]


@dataclass(frozen=True, slots=True)
class OfferRepeat(SeasteadStep):
    """After a site effect was really used, its repetition may be paid for (SEA-11.15)."""

    player: int
    site: str
    cause: str
    before: tuple[int, ...]

    def run(self, state: SeasteadState) -> None:
        used = _goods(state, self.player) != self.before
        if used and gives_something(state, self.player, self.site, state.turn.built):
            state.push(ChooseResourceToPay(self.player, self.cause, RepeatEffect(self.player, self.site)))


@dataclass(frozen=True, slots=True)
class RepeatEffect(SeasteadStep):
    """The effect of the site just built on, a second time (SEA-11.15)."""

    player: int
    site: str

    def run(self, state: SeasteadState) -> None:
        state.emit("SiteUsedAgain", "SEA-11.15", player=self.player, site=self.site)
        state.push(*site_effect_steps(state, self.player, self.site, state.turn.built))


@dataclass(frozen=True, slots=True)
class ChooseCopySite(SeasteadDecision):
    """Another site with a building of yours, whose effect you use as if built there (SEA-16.11)."""

    rule = "SEA-16.11"
    player: int
    origin: str
    built: Built

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"site:{site}") for site in SITES)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        site = ident(move[0])
        if state.buildings.get(site, (None, ""))[0] != self.player:
            return refuse(self.rule, "not_your_building", site=site)
        if site == self.origin or state.site(site).effect == "copy":
            return refuse(self.rule, "copies_nothing", site=site)
        if not gives_something(state, self.player, site, self.built):
            return refuse("SEA-5.8", "site_changes_nothing", site=site)
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
            return
        site = ident(move[0])
        state.emit("SiteCopied", self.rule, player=self.player, site=site)
        state.push(*site_effect_steps(state, self.player, site, self.built))


def _goods(state: SeasteadState, player: int) -> tuple[int, ...]:
    """What a site effect can change of a player's own goods: it was used when this is another."""
    seat = state.seats[player]
    return (*seat.storage.values(), seat.cleanup, sum(seat.specialists.values()))


def _count(state: SeasteadState, use: Occasion) -> int:
    """Buildings of the kind counted on the flotilla; the new one counts as standing there (SEA-16.11)."""
    kind, here = use.params["per"], use.site[:2]
    standing = sum(built == kind and site[:2] == here for site, (_, built) in state.buildings.items())
    new = use.built is not None and use.built[0] == kind and use.built[1][:2] != here
    return standing + new


def _cleanup(state: SeasteadState, use: Occasion) -> Steps:
    """SEA-16.1, SEA-16.2; for each building of a kind SEA-16.20 to SEA-16.22."""
    count = use.params["cleanup"]
    if "per" not in use.params:
        return [ChooseUse(use.player, use.row.rule, TakeCleanup(use.player, count, use.row.rule))]
    count *= _count(state, use)
    gain = ChooseCleanupAmount if count > 1 else TakeCleanup
    return [ChooseUse(use.player, use.row.rule, gain(use.player, count, use.row.rule))] if count else []


def _other_kinds(state: SeasteadState, use: Occasion) -> Steps:
    """SEA-16.7 to SEA-16.9; for each building of a kind SEA-16.17 to SEA-16.19."""
    count, excluded = use.params["gain_other"], demanded(state, use.site)
    if "per" not in use.params:
        return [ChooseResource(use.player, count, use.row.rule, excluded, optional=True)]
    count *= _count(state, use)
    return [ChooseUpTo(use.player, count, use.row.rule, excluded)] if count else []


def _payment(state: SeasteadState, use: Occasion) -> Steps:
    """Pay 1 for something: SEA-16.3, SEA-16.6; up to twice SEA-16.4; swaps SEA-16.5."""
    give, player, rule = use.params, use.player, use.row.rule
    if "cleanup" in give:
        gain: SeasteadStep = TakeCleanup(player, give["cleanup"], rule)
        for _ in range(give["times"] - 1):
            gain = Series(
                (TakeCleanup(player, give["cleanup"], rule), ChooseResourceToPay(player, rule, gain))
            )
        return [ChooseResourceToPay(player, rule, gain)]
    if give["gain_any"] == give["pay"]:
        return [ChooseSwap(player, give["times"], rule)]
    return [ChooseResourceToPay(player, rule, ChooseResource(player, give["gain_any"], rule))]


def _limit(state: SeasteadState, use: Occasion) -> Steps:
    """SEA-16.10: both put back, the active player first."""
    limit, rule = use.params["limit"], use.row.rule
    seats = (use.player, state.other(use.player))
    return [step for seat in seats for step in put_back_down_to(state, seat, limit, rule)]


def _copy(state: SeasteadState, use: Occasion) -> Steps:
    """SEA-16.11"""
    return [ChooseCopySite(use.player, use.site, use.built)]


def _dive(state: SeasteadState, use: Occasion) -> Steps:
    """SEA-16.12 and SEA-16.13: the own half of the open dive card, or both halves."""
    card, player, rule = state.dive_card(), use.player, use.row.rule
    halves = [card.halves[state.facing[player]]]
    if use.params["dive"] == "both_halves":
        halves.append(card.halves[state.facing[state.other(player)]])
    steps = [step for shown in halves for step in half_steps(player, shown, rule)]
    if len(halves) > 1 and card.rule == "split_four":  # one of each kind: nothing to choose
        steps = [TakeResources(player, kind, 1, rule) for kind in RESOURCES]
    kinds = {kind for shown in halves for kind in shown}
    wanted = kinds if kinds <= set(RESOURCES) else set(RESOURCES)
    there = any(state.supply[kind] for kind in wanted)
    return [ChooseUse(player, rule, Series(tuple(steps)))] if there else []


def _decree(state: SeasteadState, use: Occasion) -> Steps:
    """SEA-16.14 and SEA-16.15: the draw is a must, what follows it a may."""
    give, player, rule = use.params, use.player, use.row.rule
    draw: Steps = [DrawDecrees(player, rule)] if state.decree_deck else []
    return [*draw, *(_cleanup(state, use) if "cleanup" in give else _payment(state, use))]


def _flip(state: SeasteadState, use: Occasion) -> Steps:
    """SEA-16.16"""
    return [ChooseSpecialistToFlip(use.player, use.params["gain_any"], use.row.rule)]


_MAKERS: dict[str, Callable[[SeasteadState, Occasion], Steps]] = {
    "decree": _decree,
    "limit": _limit,
    "copy": _copy,
    "dive": _dive,
    "flip": _flip,
    "pay": _payment,
    "gain_other": _other_kinds,
    "cleanup": _cleanup,
}
"""Which function makes the steps of an effect: the first whose word is among its numbers."""
