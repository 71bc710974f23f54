"""Final scoring in five categories, the tie-breakers, and the same points at any moment (SEA-13)."""

from rules.seastead.components import RESOURCES, box
from rules.seastead.observation import ScoreView
from rules.seastead.state import SeasteadState


def score(state: SeasteadState, player: int) -> ScoreView:
    """A player's points if the game ended now. Each category reads the same position."""
    return ScoreView(
        resources=_resources(state, player),
        docks=sum(dock_points(state, site)[player] for site in state.docks),
        sites=sum(state.site(site).vp for site, _ in state.built_by(player)),  # SEA-13.3
        specialists=_specialists(state, player),
        cleanup=state.seats[player].cleanup * 1,  # SEA-13.5, noted surplus included
    )


def dock_points(state: SeasteadState, site: str) -> list[int]:
    """What the dock at this site gives each player: own buildings of the kind shown (SEA-13.2)."""
    points = [0] * state.players
    for field, target in dock_targets(site).items():
        shown = box().docks[state.docks[site]].fields.get(field)
        there = state.buildings.get(target)
        if shown and there and there[1] == shown.kind:
            points[there[0]] += shown.vp
    return points


def dock_targets(site: str) -> dict[str, str]:
    """The sites that the four fields of a dock at this site mean: two on each side."""
    flotilla, place = site.split(".")
    ring = box().ring[int(place)]
    return {field: f"{flotilla}.{ring[field]}" for field in ("fl", "bl", "fr", "br")}


def winners(state: SeasteadState) -> list[int]:
    """Most points; tie: more buildings left, then more cleanup tokens, then shared (SEA-13.6)."""
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
