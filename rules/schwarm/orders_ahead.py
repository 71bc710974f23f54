"""What order cards and abilities that are not taken yet may bring each player: guesses for the evaluation.

All may wait until the stack is free; then it is taken in turn order. Whoever takes it earlier pays, and
leaves the others what is left: so an ability and an early place are worth more than the price only while
somebody would take them first.
"""

from rules.schwarm.chart import BIT
from rules.schwarm.components import SHIP_RESEARCHER, box
from rules.schwarm.effects import harm
from rules.schwarm.prospects import tile_worth
from rules.schwarm.state import SchwarmState

PLACE = 1.4  # a place further in front, in this round's plays and in the next row's picks
GROWTH = 0.8  # researchers who join the network before it scores
GRABBED = 6  # a price that makes it unlikely that others take the stack next


def orders_ahead(state: SchwarmState, times: int) -> list[float]:
    """For each player the place and the ability he has just been promised, or may still hope for."""
    here = state.order.index(state.decision.player) if state.decision else 0
    now = (*state.order[here:], *state.order[:here])
    early, late = _dealt(state, now, times), _dealt(state, state.order, times)
    grabbed = max(0.0, 1.0 - len(state.row) / GRABBED)
    return [grabbed * soon + (1 - grabbed) * later for soon, later in zip(early, late, strict=True)]


def _dealt(state: SchwarmState, line: tuple[int, ...], times: int) -> list[float]:
    """What each gets when those who miss an order card or an ability take them in this order."""
    worth = [0.0] * state.players
    numbers, abilities = sorted(state.orders), list(state.abilities)
    for player in line:
        seat = state.seats[player]
        number = seat.number or numbers.pop(0)
        worth[player] += PLACE * (state.players - number)
        if not seat.ability:
            gains = {name: ability_gain(state, player, name, times) for name in abilities}
            best = max(gains, key=gains.__getitem__)
            abilities.remove(best)
            worth[player] += gains[best]
    return worth


def joined_researchers(state: SchwarmState, player: int) -> int:
    """The researchers in the network that would score now."""
    seat, asked = state.seats[player], "joined researchers"
    if asked not in seat.known:
        _, component = state.best_network(player)
        seat.known[asked] = sum(count for field, count in seat.stations if component & BIT[field])
    return int(seat.known[asked])


def ability_gain(state: SchwarmState, player: int, name: str, times: int) -> float:
    """What an ability would bring in the round that is about to be played."""
    seat = state.seats[player]
    if name == "genius":
        return joined_researchers(state, player) + GROWTH
    if name == "shield":
        return 0.6 * min(3, harm(state, player) + 1)
    if name == "gold_tile":
        return tile_worth("gold", times) if state.gold else 0.0
    ships = 0.3 + sum(box().cards[card].action in ("ship", SHIP_RESEARCHER) for card in seat.hand)
    return ships * 0.8 * min(1.0, len(state.hidden) / 20) * 0.75 * tile_worth("three", times)
