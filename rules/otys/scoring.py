"""Who has won: the score track decides, then the resources of the zone (OTY-11)."""

from rules.otys.state import OtysState


def winners(state: OtysState) -> list[int]:
    """Most prestige; tie: more resources in the zone; then shared (OTY-11.3 to OTY-11.5)."""
    rank = [(seat.prestige, seat.resources) for seat in state.seats]
    return [player for player in range(state.players) if rank[player] == max(rank)]
