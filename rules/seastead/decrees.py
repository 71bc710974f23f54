"""The 16 decrees, each as a change to a rule: whoever carries a rule out asks `state.decree` (SEA-11)."""

from functools import cache

from rules.seastead.components import DecreeCard, box
from rules.seastead.decisions_decrees import ChooseRetrain
from rules.seastead.decisions_resources import (
    ChooseResource,
    ChooseResourceToPay,
    TakeCleanup,
    TakeResources,
)
from rules.seastead.decisions_sites import put_back_down_to
from rules.seastead.effects import repeat_steps
from rules.seastead.state import SeasteadState, SeasteadStep

Steps = list[SeasteadStep]


class Decree:
    """The rules as printed. A decree replaces the one answer that it is about."""

    tags_count = True
    """Whether price tags give their rebate (SEA-10.1)."""
    spare_kinds = 0
    """How many resources of a payment may be of kinds that are not demanded (SEA-5.3)."""
    market = (0, 0)
    """What may be paid before the action, and what is taken for it; (0, 0): no market."""

    def __init__(self, card: DecreeCard | None = None) -> None:
        self.card = card
        self.rule = card.rule if card else "SEA-11.0"
        self.params = card.params if card else {}
        self.ship_rebate: int = box().constants["ship_rebate"]

    def surcharge(self, state: SeasteadState, kind: str, site: str) -> int:
        """What a building costs here beyond the printed cost (SEA-10.4)."""
        return 0

    def ship_bonus(self, *, own: bool) -> int:
        """How many resources the owner of a ship may take when something is built there (SEA-7.3)."""
        return 0 if own else box().constants["ship_bonus"]

    def after_dive(self, state: SeasteadState, player: int) -> Steps:
        """What follows a dive."""
        return []

    def after_site_effect(self, state: SeasteadState, player: int, site: str) -> Steps:
        """What follows the effect of the site just built on; asked before that effect is used."""
        return []

    def after_build(self, state: SeasteadState, player: int) -> Steps:
        """What follows a build, after all that SEA-5.6 lists."""
        return []

    def end_of_turn(self, state: SeasteadState, player: int) -> Steps:
        """What happens at the end of each turn."""
        return []


class KindRebate(Decree):
    """A kind of building costs less (SEA-11.1 to SEA-11.3)."""

    def surcharge(self, state: SeasteadState, kind: str, site: str) -> int:
        return int(self.params["delta"]) if kind == self.params["kind"] else 0


class StrongTow(Decree):
    """Ships give a higher rebate (SEA-11.4)."""

    def __init__(self, card: DecreeCard) -> None:
        super().__init__(card)
        self.ship_rebate = card.params["ship_rebate"]


class HarbourFees(Decree):
    """Owners of ships take more, and something at their own ship, too (SEA-11.5)."""

    def ship_bonus(self, *, own: bool) -> int:
        return int(self.params["self" if own else "other"])


class SharedCatch(Decree):
    """After a dive both take a resource of the locked kind, who dived first (SEA-11.6)."""

    def after_dive(self, state: SeasteadState, player: int) -> Steps:
        count = self.params["both_gain"]
        return [TakeResources(each, state.locked, count, self.rule) for each in (player, state.other(player))]


class DeepClean(Decree):
    """Who dived may pay for a cleanup token (SEA-11.7)."""

    def after_dive(self, state: SeasteadState, player: int) -> Steps:
        return [
            ChooseResourceToPay(player, self.rule, TakeCleanup(player, self.params["cleanup"], self.rule))
        ]


class HardGround(Decree):
    """A dear site brings a cleanup token (SEA-11.8)."""

    def after_build(self, state: SeasteadState, player: int) -> Steps:
        assert state.turn.built is not None
        if state.site(state.turn.built[1]).cost < self.params["min_cost"]:
            return []
        return [TakeCleanup(player, self.params["cleanup"], self.rule)]


class Barter(Decree):
    """A part of each payment may be of another kind (SEA-11.9)."""

    def __init__(self, card: DecreeCard) -> None:
        super().__init__(card)
        self.spare_kinds = card.params["other_kinds"]


class Retraining(Decree):
    """After an academy a used specialist may be made ready for a resource (SEA-11.10)."""

    def after_build(self, state: SeasteadState, player: int) -> Steps:
        assert state.turn.built is not None
        used = not all(state.seats[player].specialists.values())
        if state.turn.built[0] != self.params["kind"] or not used:
            return []
        return [ChooseResourceToPay(player, self.rule, ChooseRetrain(player))]


class SmallHolds(Decree):
    """At the end of the turn the storage holds only so much (SEA-11.11)."""

    def end_of_turn(self, state: SeasteadState, player: int) -> Steps:
        return put_back_down_to(state, player, self.params["limit"], self.rule)


class Solidarity(Decree):
    """After a dive the player with fewer resources takes one (SEA-11.12)."""

    def after_dive(self, state: SeasteadState, player: int) -> Steps:
        stored = [sum(seat.storage.values()) for seat in state.seats]
        if stored[0] == stored[1]:
            return []
        return [ChooseResource(stored.index(min(stored)), self.params["poorer_gains_any"], self.rule)]


class Quarantine(Decree):
    """Building on the flotilla with the locked token costs more (SEA-11.13)."""

    def surcharge(self, state: SeasteadState, kind: str, site: str) -> int:
        locked = state.demand[site[:2]] == state.locked
        return int(self.params["locked_flotilla_delta"]) if locked else 0


class FreeMarket(Decree):
    """Once a turn, before the action, resources may be exchanged (SEA-11.14)."""

    def __init__(self, card: DecreeCard) -> None:
        super().__init__(card)
        self.market = (card.params["pay"], card.params["gain_any"])


class DoubleDuty(Decree):
    """The site effect may be used once more for a resource (SEA-11.15)."""

    def after_site_effect(self, state: SeasteadState, player: int, site: str) -> Steps:
        return repeat_steps(state, player, site, self.rule)


class NoFavours(Decree):
    """Price tags are void (SEA-11.16)."""

    tags_count = False


_KINDS: dict[str, type[Decree]] = {
    "open_ports": KindRebate,
    "free_schools": KindRebate,
    "slipway_fund": KindRebate,
    "strong_tow": StrongTow,
    "harbour_fees": HarbourFees,
    "shared_catch": SharedCatch,
    "deep_clean": DeepClean,
    "hard_ground": HardGround,
    "barter": Barter,
    "retraining": Retraining,
    "small_holds": SmallHolds,
    "solidarity": Solidarity,
    "quarantine": Quarantine,
    "free_market": FreeMarket,
    "double_duty": DoubleDuty,
    "no_favours": NoFavours,
}


@cache
def in_force(card: str) -> Decree:
    """The decree of a card; for "" the rules as printed. Raises KeyError for an unknown card."""
    if not card:
        return Decree()
    row = box().decrees[card]
    return _KINDS[row.key](row)
