"""Building: payment, the building's own effect, the row bonuses (SEA-5, SEA-6)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, Move, Reason
from rules.kernel.reason import refuse
from rules.seastead.components import KINDS, RESOURCES, box
from rules.seastead.cost import demanded, price
from rules.seastead.decisions_decrees import by_decree
from rules.seastead.decisions_demand import ChooseDemandSwap
from rules.seastead.decisions_display import refill
from rules.seastead.decisions_resources import ChooseCleanupAmount, resource_of
from rules.seastead.decisions_ships import ChooseShipBonus, ChooseShipToMove, LeaveShip, PlaceShip
from rules.seastead.decisions_specialists import ReactInvestor, SpecialistWindow, card_of
from rules.seastead.effects import site_effect_steps
from rules.seastead.state import SeasteadDecision, SeasteadState, SeasteadStep


def build_steps(state: SeasteadState, player: int, kind: str, site: str) -> list[SeasteadStep]:
    """All that follows the choice of kind and site, in order (SEA-5.3 to SEA-5.6)."""
    steps: list[SeasteadStep] = [
        SpecialistWindow(player, "W4"),
        PayForBuilding(player, kind, site),
        PlaceBuilding(player, kind, site),
        BuildingEffect(player, kind, site),
        SpecialistWindow(player, "W5"),
        SiteEffect(player, site),
        RowBonus(player, kind),
        ColumnBonus(player, kind),
    ]
    if site in state.ships:
        owner = state.ships[site]  # settled now, even if the ship sails before its turn comes, SEA-7.5
        steps += _ship_bonus(state, owner, own=owner == player)
        steps.append(LeaveShip(site))
    return [*steps, ReactInvestor(state.other(player)), *by_decree(state, player, "after_build")]


def _ship_bonus(state: SeasteadState, owner: int, *, own: bool) -> list[SeasteadStep]:
    """The owner's bonus; where decrees are played its size is asked for when its time comes (SEA-11.5)."""
    if state.decree_stack:
        return [ShipBonus(owner, own)]
    return [ChooseShipBonus(owner)] * state.decree.ship_bonus(own=own)


@dataclass(frozen=True, slots=True)
class ShipBonus(SeasteadStep):
    """The ship owner's bonus as the decree in force has it (SEA-7.3, SEA-11.5)."""

    owner: int
    own: bool

    def foretell(self, state: SeasteadState) -> Mapping[str, int] | None:
        """Who may take how much."""
        count = state.decree.ship_bonus(own=self.own)
        return {"player": self.owner, "count": count} if count else None

    def run(self, state: SeasteadState) -> None:
        count = state.decree.ship_bonus(own=self.own)
        state.push(*[ChooseShipBonus(self.owner)] * count)


@dataclass(frozen=True, slots=True)
class PayForBuilding(SeasteadStep):
    """Pay the price in the demanded kind (SEA-5.3); with the trader in any kinds (SEA-17.9)."""

    player: int
    kind: str
    site: str

    def run(self, state: SeasteadState) -> None:
        cost = price(state, self.kind, self.site)
        if not cost:
            return
        wanted = demanded(state, self.site)
        others = any(count for kind, count in state.seats[self.player].storage.items() if kind != wanted)
        if state.turn.pay_any and others:
            state.push(ChoosePayment(self.player, cost))
        elif state.decree.spare_kinds and others:
            state.push(ChooseBarter(self.player, cost, wanted))
        else:
            pay_for_building(state, self.player, wanted, cost)


@dataclass(frozen=True, slots=True)
class ChooseBarter(SeasteadDecision):
    """All in the demanded kind, or one resource of this other kind among them (SEA-11.9)."""

    rule = "SEA-11.9"
    player: int
    cost: int
    wanted: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"pay:{kind}") for kind in RESOURCES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        kind, storage = resource_of(move), state.seats[self.player].storage
        if not storage[kind]:
            return refuse("SEA-5.3", "none_stored", resource=kind)
        if kind == self.wanted and storage[kind] < self.cost:
            return refuse("SEA-5.3", "barter_needed", need=self.cost, have=storage[kind], resource=kind)
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        kind = resource_of(move)
        spare = 0 if kind == self.wanted else 1
        if spare:
            pay_for_building(state, self.player, kind, 1)
        if self.cost > spare:
            pay_for_building(state, self.player, self.wanted, self.cost - spare)


@dataclass(frozen=True, slots=True)
class ChoosePayment(SeasteadDecision):
    """The next resource of a price that may be paid in any kinds (SEA-17.9)."""

    rule = "SEA-17.9"
    player: int
    left: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"pay:{kind}") for kind in RESOURCES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        kind = resource_of(move)
        return (
            None
            if state.seats[self.player].storage[kind]
            else refuse("SEA-5.3", "none_stored", resource=kind)
        )

    def perform(self, state: SeasteadState, move: Move) -> None:
        pay_for_building(state, self.player, resource_of(move), 1)
        if self.left > 1:
            state.push(ChoosePayment(self.player, self.left - 1))


@dataclass(frozen=True, slots=True)
class PlaceBuilding(SeasteadStep):
    """The leftmost building of its row goes to the site (SEA-5.1, SEA-5.2)."""

    player: int
    kind: str
    site: str

    def run(self, state: SeasteadState) -> None:
        state.seats[self.player].left[self.kind] -= 1
        state.return_boss_resources(self.site, "SEA-15.13")
        state.buildings[self.site] = (self.player, self.kind)
        state.emit("BuildingPlaced", "SEA-5.2", player=self.player, kind=self.kind, site=self.site)
        state.check_full_flotilla(self.site)
        state.check_triggers()


@dataclass(frozen=True, slots=True)
class BuildingEffect(SeasteadStep):
    """Port: a dock; academy: a specialist; shipyard: a ship. A must, as far as possible (SEA-5.4)."""

    player: int
    kind: str
    site: str

    def run(self, state: SeasteadState) -> None:
        effects: dict[str, SeasteadStep] = {
            "port": ChooseDock(self.player, self.site),
            "academy": ChooseSpecialist(self.player),
            "shipyard": PlaceShip(self.player),
        }
        state.push(effects[self.kind])


@dataclass(frozen=True, slots=True)
class SiteEffect(SeasteadStep):
    """The effect printed at the site just built on (SEA-5.5)."""

    player: int
    site: str

    def run(self, state: SeasteadState) -> None:
        effect = site_effect_steps(state, self.player, self.site, state.turn.built)
        state.push(*effect, *state.decree.after_site_effect(state, self.player, self.site))

    def foretell(self, state: SeasteadState) -> Mapping[str, str]:
        """The effect."""
        return {"effect": state.site(self.site).effect}


@dataclass(frozen=True, slots=True)
class ChooseDock(SeasteadDecision):
    """One of the open docks; it is laid at the new port for good (SEA-6.1, SEA-6.2)."""

    rule = "SEA-6.1"
    player: int
    site: str

    def foretell(self, state: SeasteadState) -> Mapping[str, str]:
        """That a dock will be chosen."""
        return {"site": self.site}

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"dock:{dock}") for dock in state.dock_display)

    def perform(self, state: SeasteadState, move: Move) -> None:
        dock = card_of(move)
        state.docks[self.site] = dock
        state.emit("DockPlaced", "SEA-6.2", player=self.player, dock=dock, site=self.site)
        refill(state, self.player, "dock", dock)


@dataclass(frozen=True, slots=True)
class ChooseSpecialist(SeasteadDecision):
    """One of the open specialists; it lies ready before the builder (SEA-6.5)."""

    rule = "SEA-6.5"
    player: int

    def foretell(self, state: SeasteadState) -> Mapping[str, str]:
        """That a specialist will be chosen."""
        return {}

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"specialist:{card}") for card in state.specialist_display)

    def perform(self, state: SeasteadState, move: Move) -> None:
        card = card_of(move)
        state.seats[self.player].specialists[card] = True
        state.emit("SpecialistTaken", self.rule, player=self.player, card=card)
        refill(state, self.player, "specialist", card)


@dataclass(frozen=True, slots=True)
class RowBonus(SeasteadStep):
    """The last building of a row brings its bonus (SEA-6.4, SEA-6.8, SEA-6.11); the Boss none (SEA-15.14)."""

    player: int
    kind: str

    def foretell(self, state: SeasteadState) -> Mapping[str, str] | None:
        """The row that is empty now."""
        return None if state.seats[self.player].left[self.kind] else {"kind": self.kind}

    def run(self, state: SeasteadState) -> None:
        if self.foretell(state) is None:
            return
        bonuses: dict[str, SeasteadStep] = {
            "port": ChooseRowBonusDock(self.player),
            "academy": ChooseRowBonusSpecialist(self.player),
            "shipyard": ChooseShipToMove(self.player, "SEA-6.11"),
        }
        state.push(bonuses[self.kind])


@dataclass(frozen=True, slots=True)
class ColumnBonus(SeasteadStep):
    """A build that empties a column lets its builder exchange demand tokens (SEA-8.1)."""

    player: int
    kind: str

    def foretell(self, state: SeasteadState) -> Mapping[str, str] | None:
        """That a column is empty now."""
        left = state.seats[self.player].left
        return {} if all(left[other] <= left[self.kind] for other in KINDS) else None

    def run(self, state: SeasteadState) -> None:
        if self.foretell(state) is not None:
            state.push(ChooseDemandSwap(self.player, "SEA-8.2", optional=True))


@dataclass(frozen=True, slots=True)
class ChooseRowBonusDock(SeasteadDecision):
    """Name an own dock: a cleanup token for each stored resource of its kind, at most 3 (SEA-6.4)."""

    rule = "SEA-6.4"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"dock:{dock}") for dock, _ in state.docks_of(self.player))
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE or self._tokens(state, move):
            return None
        return refuse(self.rule, "no_matching_resource", resource=box().docks[card_of(move)].resource)

    def facts(self, state: SeasteadState, move: Move) -> Mapping[str, int]:
        """How many tokens a dock would give."""
        return {} if move == DECLINE else {"count": self._tokens(state, move)}

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
        else:
            state.push(ChooseCleanupAmount(self.player, self._tokens(state, move), self.rule))

    def _tokens(self, state: SeasteadState, move: Move) -> int:
        stored = state.seats[self.player].storage[box().docks[card_of(move)].resource]
        return min(stored, box().constants["row_bonus_port_max"])


@dataclass(frozen=True, slots=True)
class ChooseRowBonusSpecialist(SeasteadDecision):
    """Turn one of your used specialists face up again (SEA-6.8)."""

    rule = "SEA-6.8"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"specialist:{card}") for card in state.seats[self.player].specialists)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move != DECLINE and state.seats[self.player].specialists[card_of(move)]:
            return refuse(self.rule, "card_ready", card=card_of(move))
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
        else:
            state.seats[self.player].specialists[card_of(move)] = True
            state.emit("SpecialistReadied", self.rule, player=self.player, card=card_of(move))


def pay_for_building(state: SeasteadState, player: int, resource: str, count: int) -> None:
    """Pay, and remember what was paid in this turn for the investor (SEA-17.15)."""
    state.pay(player, resource, count, "SEA-5.3")
    state.turn.paid[resource] = state.turn.paid.get(resource, 0) + count
