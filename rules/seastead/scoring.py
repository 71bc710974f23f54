"""Final scoring in five categories, the tie-breakers, and the same points at any moment (SEA-13)."""

from functools import cache

from rules.seastead.components import RESOURCES, box
from rules.seastead.observation import ScoreView
from rules.seastead.state import BOSS, SeasteadState


def score(state: SeasteadState, player: int) -> ScoreView:
    """A player's points if the game ended now. Each category reads the same position.

    Solo the second seat's are the Boss's: a base and a part for each building (SEA-15.17).
    """
    if state.solo and player == BOSS:
        each = box().constants["solo_boss_per_building"] * sum(1 for _ in state.built_by(BOSS))
        return ScoreView(0, 0, 0, 0, 0, boss=box().constants["solo_boss_base"] + each)
    return ScoreView(
        resources=_resources(state, player),
        docks=sum(dock_points(state, site)[player] for site in state.docks),
        sites=sum(state.site(site).vp for site, _ in state.built_by(player)),  # SEA-13.3
        specialists=_specialists(state, player),
        cleanup=state.seats[player].cleanup * 1,  # SEA-13.5, noted surplus included
    )


def dock_points(state: SeasteadState, site: str) -> list[int]:
    """What the dock at this site gives each player: own buildings of the kind shown (SEA-13.2)."""
    points = [0] * len(state.seats)
    for target, kind, vp in dock_reach(state.docks[site], site):
        there = state.buildings.get(target)
        if there and there[1] == kind:
            points[there[0]] += vp
    return points


@cache
def dock_reach(dock: str, site: str) -> tuple[tuple[str, str, int], ...]:
    """For a dock at this site: the site that each of its fields means, the kind shown, its points."""
    flotilla, place = site.split(".")
    ring = box().ring[int(place)]
    fields = box().docks[dock].fields.items()
    return tuple((f"{flotilla}.{ring[field]}", shown.kind, shown.vp) for field, shown in fields)


def winners(state: SeasteadState) -> list[int]:
    """Most points; tie: more buildings left, then more cleanup tokens, then shared (SEA-13.6).

    Solo you win with more points than the Boss, a tie is his (SEA-15.18).
    """
    if state.solo:
        return [0] if score(state, 0).total > score(state, BOSS).total else [BOSS]
    rank = [
        (score(state, p).total, sum(state.seats[p].left.values()), state.seats[p].cleanup)
        for p in range(state.players)
    ]
    return [player for player in range(state.players) if rank[player] == max(rank)]


def _resources(state: SeasteadState, player: int) -> int:
    """Each own dock scores up to 3 resources of its kind, each resource once (SEA-13.1)."""
    most = dict.fromkeys(RESOURCES, 0)
    for dock, _ in state.docks_of(player):
        most[box().docks[dock].resource] += box().constants["dock_resource_max"]
    return sum(min(state.seats[player].storage[kind], most[kind]) for kind in RESOURCES)


def _specialists(state: SeasteadState, player: int) -> int:
    """Only ready specialists score (SEA-13.4)."""
    cards = state.seats[player].specialists.items()
    return sum(box().specialists[card].vp for card, ready in cards if ready)
