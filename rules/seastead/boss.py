"""The Boss of the solo game: his resources come to the flotillas and become his buildings (SEA-15)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import HALVES, KINDS, RESOURCES, SITES, box
from rules.seastead.decisions_dive import TakeHalf, facing
from rules.seastead.decisions_ships import SITE_MOVES, PlaceShip, site_of
from rules.seastead.state import BOSS, SeasteadDecision, SeasteadState, SeasteadStep


def shown_kinds(shown: Mapping[str, int]) -> tuple[str, ...]:
    """The resources of a half one by one: kelp, metal, fish, artifact (SEA-15.9)."""
    return tuple(kind for kind in RESOURCES for _ in range(shown.get(kind, 0)))


def flotilla_of(state: SeasteadState, resource: str) -> str:
    """The flotilla whose demand token shows this kind."""
    return next(flotilla for flotilla, kind in state.demand.items() if kind == resource)


def boss_sites(state: SeasteadState, resource: str) -> list[str]:
    """Where a resource of the Boss may go: the cheapest sites without a building; a ship doesn't matter."""
    here = flotilla_of(state, resource)
    open_sites = [site for site in SITES if site[:2] == here and site not in state.buildings]
    lowest = min((state.site(site).cost for site in open_sites), default=0)
    return [site for site in open_sites if state.site(site).cost == lowest]


@dataclass(frozen=True, slots=True)
class ChooseStartHalf(SeasteadDecision):
    """Solo the first dive card is turned as you like; its other half is the Boss's (SEA-15.4)."""

    rule = "SEA-15.4"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"half:{half}") for half in HALVES)

    def perform(self, state: SeasteadState, move: Move) -> None:
        half = ident(move[0])
        state.facing = facing(self.player, half)
        state.emit("HalfChosen", self.rule, player=self.player, diver=self.player, half=half)
        state.push(TakeHalf(self.player, half, "SEA-2.10"), BossStart())


@dataclass(frozen=True, slots=True)
class BossStart(SeasteadStep):
    """His start resources: each on the cheapest site with a price tag (SEA-15.6)."""

    def run(self, state: SeasteadState) -> None:
        for resource in shown_kinds(state.dive_card().halves[state.facing[BOSS]]):
            here = flotilla_of(state, resource)
            tagged = [site for site in SITES if site[:2] == here and state.site(site).tag]
            put_resource(state, resource, min(tagged, key=lambda site: state.site(site).cost), "SEA-15.6")


@dataclass(frozen=True, slots=True)
class BossTakes(SeasteadStep):
    """The other half of a dive: one resource after the other, then the buildings (SEA-15.9, SEA-15.11)."""

    player: int

    def run(self, state: SeasteadState) -> None:
        kinds = shown_kinds(state.dive_card().halves[state.facing[BOSS]])
        state.push(*(BossResource(self.player, kind) for kind in kinds), BossBuilds(self.player))


@dataclass(frozen=True, slots=True)
class BossResource(SeasteadStep):
    """One resource for the Boss; you choose among equally cheap sites (SEA-15.9)."""

    player: int
    resource: str

    def run(self, state: SeasteadState) -> None:
        sites = boss_sites(state, self.resource)
        if not state.supply[self.resource] or not sites:
            state.emit("BossResourceLost", "SEA-15.9", resource=self.resource)
        elif len(sites) == 1:
            lay(state, self.player, self.resource, sites[0])
        else:
            state.push(ChooseBossSite(self.player, self.resource))


@dataclass(frozen=True, slots=True)
class ChooseBossSite(SeasteadDecision):
    """Which of the equally cheap sites gets the Boss's resource (SEA-15.9)."""

    rule = "SEA-15.9"
    player: int
    resource: str

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return iter(SITE_MOVES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        site = site_of(move)
        if site in state.buildings:
            return refuse(self.rule, "site_built", site=site)
        if site[:2] != flotilla_of(state, self.resource):
            return refuse(self.rule, "boss_elsewhere", site=site, resource=self.resource)
        if site not in boss_sites(state, self.resource):
            return refuse(self.rule, "boss_cheaper", site=site)
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        lay(state, self.player, self.resource, site_of(move))


@dataclass(frozen=True, slots=True)
class BossBuilds(SeasteadStep):
    """When all are laid: a building wherever at least two of his resources meet (SEA-15.11)."""

    player: int

    def run(self, state: SeasteadState) -> None:
        enough = box().constants["solo_boss_resources_for_building"]
        for site in SITES:
            if len(state.boss_resources.get(site, ())) >= enough:
                build_for_boss(state, self.player, site, "SEA-15.11")


def lay(state: SeasteadState, player: int, resource: str, site: str) -> None:
    """A resource comes to a site; where your ship lies the Boss builds at once (SEA-15.12)."""
    put_resource(state, resource, site, "SEA-15.9")
    if site in state.ships:
        build_for_boss(state, player, site, "SEA-15.12")


def put_resource(state: SeasteadState, resource: str, site: str, rule: str) -> None:
    """From the supply onto a site, for the Boss."""
    state.supply[resource] -= 1
    state.boss_resources[site] = (*state.boss_resources.get(site, ()), resource)
    state.emit("BossResource", rule, resource=resource, site=site)


def build_for_boss(state: SeasteadState, player: int, site: str, rule: str) -> None:
    """His resources there go back, he gets a building of the kind of which he has most (SEA-15.11).

    Without a building left they just go back (SEA-15.19). A ship there moves on without a bonus.
    """
    state.return_boss_resources(site, rule)
    left = state.seats[BOSS].left
    kind = max(KINDS, key=lambda kind: left[kind])
    if not left[kind]:
        return
    left[kind] -= 1
    state.buildings[site] = (BOSS, kind)
    state.emit("BossBuilding", rule, kind=kind, site=site)
    if site in state.ships:
        state.push(PlaceShip(player, site))
