"""Scoring of a dive and the end of the game (DEB-9, DEB-10)."""

from rules.deep_blue.components import BOATS, box
from rules.deep_blue.state import DeepBlueState


def gem_points(state: DeepBlueState, player: int) -> int:
    """What the drawn gems are worth for a player who stays in (DEB-8.2, DEB-9.2).

    Own exploration spaces of this wreck count, each once (DEB-12.10, DEB-12.13, DEB-12.14).
    """
    dive = state.dive
    assert dive is not None, player
    scouted = {
        state.spot_colour(player, boat) for boat in BOATS if state.seats[player].boats[boat][0] == dive.node
    }
    gems = box().gems
    return sum(gems[gem].vp_scouted if gem in scouted else gems[gem].vp for gem in dive.drawn)


def leader_points(state: DeepBlueState, player: int) -> int:
    """The wreck's points: for the leader, surfaced or not (DEB-9.3, DEB-12.20), or for all (DEB-11.7)."""
    dive = state.dive
    assert dive is not None, player
    vp = box().wrecks[state.open_tiles[dive.node]].leader_vp
    if state.is_scenario("treasures_galore", dive.node):
        return vp * (2 if player in dive.two_boats else 1)
    return vp if player == dive.leader else 0


def scenario_points(state: DeepBlueState, player: int) -> int:
    """Lucrative wrecks: 2 points per 3 gems for a leader who ends the dive safely (DEB-11.4)."""
    dive = state.dive
    assert dive is not None, player
    safe = player == dive.leader and player in dive.inside
    return 2 * (len(dive.drawn) // 3) if safe and state.is_scenario("lucrative_wrecks", dive.node) else 0


def dive_points(state: DeepBlueState, player: int) -> dict[str, int]:
    """What a participant would get if the dive ended now, in scoring order (DEB-9.1 to DEB-9.3)."""
    dive = state.dive
    assert dive is not None, player
    return {
        "cards": dive.card_vp.get(player, 0),
        "gems": gem_points(state, player) if player in dive.inside else 0,
        "leading": leader_points(state, player),
        "scenario": scenario_points(state, player),
    }


def winners(state: DeepBlueState) -> list[int]:
    """Most points; tie: more crew cards; then shared (DEB-10.2, DEB-10.3)."""
    rank = [(seat.vp, seat.crew_count) for seat in state.seats]
    return [player for player in range(state.players) if rank[player] == max(rank)]
