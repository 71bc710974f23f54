"""Final scoring: money, resources, toxicity, seals; and who wins (FLO-15.2, FLO-15.3)."""

from typing import Any

from rules.flotilla.components import GUILDS, box
from rules.flotilla.gains import score
from rules.flotilla.state import FlotillaState


def final_points(state: FlotillaState, player: int) -> dict[str, int]:
    """What the final scoring brings a player as things stand, by source."""
    seat, constants = state.seats[player], box().constants
    return {
        "money": seat.money // constants["final_money_per_vp"],
        "resources": sum(seat.resources) // constants["final_resources_per_vp"],
        "toxicity": constants["tox_score"][seat.tox_index],
        "seals": sum(majority(state, guild).get(player, 0) for guild in GUILDS),
    }


def majority(state: FlotillaState, guild: str) -> dict[int, int]:
    """Points for most and second most seals of a guild; ties by toxicity, then shared in full (FLO-15.2)."""
    number = GUILDS.index(guild)
    first, second = box().constants["majority"]
    ranks = {
        player: (-seat.seals[number], *seat.toxicity)
        for player, seat in enumerate(state.seats)
        if seat.seals[number]
    }
    groups = [
        [player for player, rank in ranks.items() if rank == level] for level in sorted(set(ranks.values()))
    ]
    points = dict.fromkeys(groups[0] if groups else (), first)
    if len(groups) > 1 and len(groups[0]) == 1:
        points.update(dict.fromkeys(groups[1], second))
    return points


def score_game(state: FlotillaState) -> None:
    """All parts for everybody, then the winners."""
    parts = [final_points(state, player) for player in range(state.players)]
    for player, found in enumerate(parts):
        for source, count in found.items():
            score(state, player, count, source)
        total = state.seats[player].points
        told: dict[str, Any] = found
        state.emit("FinalScored", "FLO-15.2", player=player, total=total, **told)
    state.emit("GameEnded", "FLO-15.3", winners=tuple(winners(state)))


def winners(state: FlotillaState) -> list[int]:
    """Most points, then less toxicity, more crew, more money; then shared (FLO-15.3)."""

    def rank(player: int) -> tuple[int, ...]:
        seat = state.seats[player]
        index, tox = seat.toxicity
        return seat.points, -index, -tox, len(seat.crew), seat.money

    best = max(map(rank, range(state.players)))
    return [player for player in range(state.players) if rank(player) == best]
