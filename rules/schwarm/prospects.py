"""What actions, abilities and dangers may bring: guesses for the evaluation, in points."""

from rules.schwarm.chart import COMPASS, LAND, RING, SQUARE, ray
from rules.schwarm.components import KINDS, SHIP_RESEARCHER, box
from rules.schwarm.effects import harm
from rules.schwarm.scoring import network_parts
from rules.schwarm.state import CRAB, TSUNAMI, WHALE, SchwarmState
from rules.schwarm.tsunami import lands

TILE = dict(zip(KINDS, (2.0, 2.0, 1.8, 1.5, 1.8), strict=True))  # an open tile, next to what a scoring brings
DANGER = 1.3  # a point taken is one that the other has not, too
GROWTH = 0.8  # researchers who join the network before it scores
HOPE = 0.6  # a victim as many fields away as steps are left


def scorings(state: SchwarmState) -> int:
    """How many network scorings are still to come."""
    if state.phase == "over":
        return 0
    return box().counts[state.players].rounds - max(1, state.round) + 1


def tile_worth(kind: str, times: int) -> float:
    """A tile that can be laid soon: its eyes, and a buoy in each scoring."""
    return 0.45 * TILE[kind] + 0.45 * times


def tiles_worth(state: SchwarmState, player: int, times: int) -> float:
    """Open tiles; more than two actions can lay are worth little."""
    seat = state.seats[player]
    room, worth = 2 * max(1, seat.researchers), 0.0
    for kind, count in zip(KINDS, seat.tiles, strict=True):
        if count:
            soon = min(count, room)
            room -= soon
            worth += tile_worth(kind, times) * (soon + 0.3 * (count - soon))
    return worth


def action_worth(state: SchwarmState, player: int, action: str, times: int) -> float:
    """What a card in hand may bring when it is played at a good moment."""
    seat = state.seats[player]
    if action == SHIP_RESEARCHER:
        return sum(action_worth(state, player, each, times) for each in ("ship", "researcher"))
    if action == "ship":
        steps = 3.6 if seat.ability == "fast_ship" else 2.8
        return _sailed(state, steps, times) + 0.4 * times * bool(seat.left("ships"))
    if action == "researcher":
        ready = min(seat.researchers, sum(seat.tiles) + 2)
        return ready * (0.9 + 0.45 * times) if ready > 1 else 0.9 + 1.1 * times
    if action == "station":
        return 1.0 + 1.6 * times if seat.left("stations") else 0.5
    return DANGER * 0.8 * sum(harm(state, rival) for rival in state.rivals(player)) / (state.players - 1)


def ability_gain(state: SchwarmState, player: int, name: str, times: int) -> float:
    """What an ability that can still be taken would bring in the round that is about to be played."""
    seat = state.seats[player]
    if name == "genius":
        return _joined_researchers(state, player) + GROWTH
    if name == "shield":
        return _shielded(state, player)
    if name == "gold_tile":
        return tile_worth("gold", times) if state.gold else 0.0
    ships = 0.3 + sum(box().cards[card].action in ("ship", SHIP_RESEARCHER) for card in seat.hand)
    return _sailed(state, ships * 0.8, times)


def _joined_researchers(state: SchwarmState, player: int) -> int:
    """The researchers in the network that would score now; found once for a position of the pieces."""
    known, asked = state.seats[player].known, "joined researchers"
    if asked not in known:
        _, component = state.best_network(player)
        known[asked] = network_parts(state, player, component).researchers
    return int(known[asked])


def _sailed(state: SchwarmState, steps: float, times: int) -> float:
    """What so many steps of ships collect, the less the fewer tiles lie face down."""
    return steps * min(1.0, len(state.hidden) / 20) * 0.75 * tile_worth("three", times)


def _shielded(state: SchwarmState, player: int) -> float:
    """What a shield saves in a round."""
    return 0.6 * min(3, harm(state, player) + 1)


def ability_worth(state: SchwarmState, player: int) -> float:
    """What is left of an ability in this round; a golden tile is worth its tile, counted elsewhere."""
    seat = state.seats[player]
    if seat.ability == "genius":  # each researcher of the network scores once more
        return 0.5  # best_network counts them already
    if seat.ability == "shield":
        return _shielded(state, player)
    return 0.0


def victims(state: SchwarmState, player: int, fields: tuple[str, ...]) -> int:
    """What moving a danger over fields would take from the others, each hit as things are now."""
    total = 0
    for field in fields:
        for rival in state.rivals(player):
            total += len(state.pieces_on(field, rival)) * harm(state, rival)
    return total


def whale_worth(state: SchwarmState, player: int, field: str, steps: int) -> float:
    """The others' ships that a whale may still reach, nearer ones more."""
    x, y = SQUARE[field]
    worth = 0.0
    for rival in state.rivals(player):
        for ship in state.seats[rival].ships:
            other_x, other_y = SQUARE[ship]
            apart = abs(x - other_x) + abs(y - other_y)
            if 0 < apart <= steps:
                worth += harm(state, rival) * (1 - (1 - HOPE) * apart / steps)
    return DANGER * worth


def tsunami_worth(state: SchwarmState, player: int, field: str, fresh: bool, reach: int) -> float:
    """The best line that a tsunami can take."""
    lines = (ray(field, way)[:reach] for way in COMPASS if fresh or lands(field, way, reach))
    return DANGER * max((victims(state, player, tuple(filter(None, line))) for line in lines), default=0)


def crab_worth(state: SchwarmState, player: int, field: str, reach: int) -> float:
    """The stations of others on the next fields that count."""
    place, seat = RING[field], state.seats[player]
    ahead = [other for other in (*LAND[place + 1 :], *LAND[:place]) if not seat.has_station(other)]
    return DANGER * victims(state, player, tuple(ahead[:reach]))


def danger_worth(state: SchwarmState, player: int, kind: str, reach: int) -> float:
    """The best that a danger of a kind can do now."""
    if kind == CRAB:
        starts = [state.crab] if state.crab else [f for f in LAND if state.owner_of_station(f) is None]
        return max((crab_worth(state, player, field, reach) for field in starts), default=0.0)
    found = [0.0]
    if state.supply(kind):
        new = DANGER * victims(state, player, ("queen",))
        found.append(
            new + tsunami_worth(state, player, "queen", True, reach)
            if kind == TSUNAMI
            else new + whale_worth(state, player, "queen", reach)
        )
    for field in state.dangers(kind):
        found.append(
            whale_worth(state, player, field, reach)
            if kind == WHALE
            else tsunami_worth(state, player, field, False, reach)
        )
    return max(found)
