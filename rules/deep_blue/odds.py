"""The honest odds of the next draw: what is in the bag is public knowledge (DEB-8.3, DEB-8.4, DEB-11.1)."""

from rules.deep_blue.state import DeepBlueState


def draw_count(state: DeepBlueState) -> int:
    """How many gems the leader draws next: one, two in troubled waters, never more than there are."""
    dive = state.dive
    assert dive is not None, state.stack
    wanted = 2 if state.is_scenario("troubled_waters", dive.node) else 1
    return min(wanted, sum(state.bag.values()))


def gem_chances(state: DeepBlueState) -> dict[str, float]:
    """For each colour how likely a single gem drawn now has it."""
    total = sum(state.bag.values())
    return {gem: count / total if total else 0.0 for gem, count in state.bag.items()}


def strike_chance(state: DeepBlueState) -> float:
    """How likely the next draw holds at least one hazard that is no mere warning."""
    dive = state.dive
    assert dive is not None, state.stack
    return 1.0 - _quiet(state, dict(state.bag), tuple(dive.drawn), draw_count(state))


def _quiet(state: DeepBlueState, bag: dict[str, int], drawn: tuple[str, ...], left: int) -> float:
    """How likely none of the next `left` gems strikes."""
    if not left:
        return 1.0
    total, chance = sum(bag.values()), 0.0
    for gem, count in bag.items():
        if count and not state.strikes(gem, drawn):
            rest = {**bag, gem: count - 1}
            chance += count / total * _quiet(state, rest, (*drawn, gem), left - 1)
    return chance
