"""Ships: placing, the owner's bonus, moving (SEA-7), and the shipyard row bonus (SEA-6.11)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, DONE, Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import RESOURCES, SITES
from rules.seastead.decisions_resources import resource_of
from rules.seastead.state import SeasteadDecision, SeasteadState, SeasteadStep

SITE_MOVES = tuple(Move(f"site:{site}") for site in SITES)


def cheapest_free(state: SeasteadState, flotilla: str) -> int | None:
    """The lowest printed cost of a free site of this flotilla; None when none is free (SEA-7.2)."""
    free = (site for site in SITES if site[:2] == flotilla and state.is_free(site))
    return min((state.site(site).cost for site in free), default=None)


@dataclass(frozen=True, slots=True)
class PlaceShip(SeasteadStep):
    """A ship goes to a cheapest free site, or, when no site is free, to the box (SEA-7.2, SEA-6.10)."""

    player: int
    origin: str = ""  # the site it leaves; "" when it comes from beside the board

    def run(self, state: SeasteadState) -> None:
        if any(state.is_free(site) for site in SITES):
            state.push(ChooseShipSite(self.player, self.origin))
            return
        take_up(state, self.player, self.origin)
        state.seats[self.player].ships_boxed += 1
        state.emit("ShipBoxed", "SEA-6.10", player=self.player, origin=self.origin)
        state.take_cleanup(self.player, 1, "SEA-6.10")


@dataclass(frozen=True, slots=True)
class ChooseShipSite(SeasteadDecision):
    """The flotilla, and with it the cheapest free site, for a ship (SEA-7.2)."""

    rule = "SEA-7.2"
    player: int
    origin: str = ""

    def foretell(self, state: SeasteadState) -> Mapping[str, int]:
        """Whose ship will be placed."""
        return {"player": self.player}

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(SITE_MOVES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        site = site_of(move)
        if not state.is_free(site):
            return not_free(state, site)
        lowest = cheapest_free(state, site[:2])
        cost = state.site(site).cost
        return (
            None if cost == lowest else refuse("SEA-7.2", "cheaper_site", site=site, cost=cost, lowest=lowest)
        )

    def perform(self, state: SeasteadState, move: Move) -> None:
        site = site_of(move)
        take_up(state, self.player, self.origin)
        state.ships[site] = self.player
        if self.origin:
            state.emit("ShipMoved", "SEA-7.4", player=self.player, origin=self.origin, site=site)
        else:
            state.emit("ShipPlaced", "SEA-6.9", player=self.player, site=site)


@dataclass(frozen=True, slots=True)
class LeaveShip(SeasteadStep):
    """A ship whose site now has a building is moved by its owner (SEA-7.4, SEA-7.6)."""

    site: str

    def foretell(self, state: SeasteadState) -> Mapping[str, int] | None:
        """Whose ship will sail on."""
        return {"player": state.ships[self.site]} if self.site in state.ships else None

    def run(self, state: SeasteadState) -> None:
        if self.site in state.ships:  # a row bonus or the pilot may have moved it already, SEA-7.5
            state.push(PlaceShip(state.ships[self.site], self.site))


@dataclass(frozen=True, slots=True)
class ChooseShipBonus(SeasteadDecision):
    """After the opponent built at your ship you may take 1 resource (SEA-7.3)."""

    rule = "SEA-7.3"
    player: int

    def foretell(self, state: SeasteadState) -> Mapping[str, int]:
        """Who may take a resource."""
        return {"player": self.player}

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"resource:{kind}") for kind in RESOURCES)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DECLINE or state.supply[resource_of(move)]:
            return None
        return refuse("SEA-9.1", "supply_empty", resource=resource_of(move))

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
        else:
            state.take(self.player, resource_of(move), 1, self.rule)


@dataclass(frozen=True, slots=True)
class ChooseShipToMove(SeasteadDecision):
    """Which ship to move next; each ship once (SEA-6.11, SEA-17.13). `moved` names where those lie."""

    player: int
    cause: str
    any_owner: bool = False
    most: int = 99
    moved: tuple[str, ...] = ()

    @property
    def rule(self) -> str:
        """The bonus or the card that moves ships."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"ship:{site}") for site in sorted(state.ships))
        yield DONE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move == DONE:
            card_wasted = self.any_owner and not self.moved
            return refuse("SEA-17.3", "must_move_one") if card_wasted else None
        site = site_of(move)
        if not self.any_owner and state.ships[site] != self.player:
            return refuse(self.cause, "not_your_ship", site=site)
        if site in self.moved:
            return refuse(self.cause, "ship_moved", site=site)
        if not any(state.is_free(site) for site in SITES):
            return refuse("SEA-7.1", "no_free_site")
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move != DONE:
            state.push(ChooseShipDestination(self.player, site_of(move), self))


@dataclass(frozen=True, slots=True)
class ChooseShipDestination(SeasteadDecision):
    """Any other free site for the ship (SEA-6.11); `series` asks for the next ship afterwards."""

    player: int
    origin: str
    series: ChooseShipToMove

    @property
    def rule(self) -> str:
        """The bonus or the card that moves ships."""
        return self.series.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(SITE_MOVES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        site = site_of(move)
        if site == self.origin:
            return refuse(self.rule, "same_site", site=site)
        return None if state.is_free(site) else not_free(state, site)

    def perform(self, state: SeasteadState, move: Move) -> None:
        site, series = site_of(move), self.series
        owner = state.ships.pop(self.origin)
        state.ships[site] = owner
        state.emit("ShipMoved", self.rule, player=owner, origin=self.origin, site=site)
        moved = (*series.moved, site)
        if len(moved) < series.most:
            state.push(ChooseShipToMove(self.player, series.cause, series.any_owner, series.most, moved))


def site_of(move: Move) -> str:
    """The site named by the first pick of a move (`site:F1.3`, `ship:F1.3`)."""
    return ident(move[0])


def not_free(state: SeasteadState, site: str) -> Reason:
    """Why a site is not free: a building or a ship lies there (SEA-7.1)."""
    return refuse("SEA-7.1", "site_built" if site in state.buildings else "site_has_ship", site=site)


def take_up(state: SeasteadState, player: int, origin: str) -> None:
    """Lift a ship from the site it leaves, or from beside the board."""
    if origin:
        del state.ships[origin]
    else:
        state.seats[player].ships_beside -= 1
