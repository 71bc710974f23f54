"""How good a position of Der Schwarm is for a player, in points: the guess that simple bots play by.

Points now, the networks that will score again in each scoring to come, the final scoring as things are,
and what lies ready: ships on face-down tiles, open tiles, cards in hand, the action that is going on.
"""

from itertools import accumulate

from rules.kernel import Step
from rules.schwarm.chart import BIT, QUEEN_BIT, near
from rules.schwarm.components import box
from rules.schwarm.decisions_crab import ChooseCrabField, MoveCrab
from rules.schwarm.decisions_danger import ChooseDanger, MoveTsunami, MoveWhale
from rules.schwarm.decisions_play import ChooseActionOrder
from rules.schwarm.decisions_research import BeginResearch, ChooseResearch, LayTile
from rules.schwarm.decisions_ship import BeginShip, MoveShip, PlaceShip
from rules.schwarm.decisions_station import PlaceResearcher, PlaceStation
from rules.schwarm.decisions_take import ChooseAbility, ChooseOrderCard
from rules.schwarm.network import sides_of
from rules.schwarm.prospects import (
    ability_gain,
    ability_worth,
    action_worth,
    crab_worth,
    danger_worth,
    scorings,
    tile_worth,
    tiles_worth,
    tsunami_worth,
    whale_worth,
)
from rules.schwarm.scoring import queen_points, side_points
from rules.schwarm.state import SchwarmState

APART = 0.35  # an element outside of the best network, compared with one in it
LATER = 0.9  # the next scorings: ships may have left by then
SAILING = 0.5  # a ship in the best network, which has to go on collecting
FINAL = 0.9  # of what the final scoring would bring now
NEARBY = tuple(accumulate(range(4), lambda bits, _: near(bits), initial=QUEEN_BIT))  # up to 4 steps away
SIDES = 0.45  # of what one more side would bring, when its station is all but linked
REACH = 7  # fields to a station of another side that count as near
PLACE = 0.5  # each further place in front: in this round's plays and in the next row's picks
MEMORY = 64  # what is kept of one position of a player's pieces
AGAIN = (1.0, 0.85, 0.7, 0.6, 0.5, 0.5)  # the second card of an action is worth less than the first


def evaluate(state: SchwarmState, player: int) -> float:
    """Own outlook minus what the others have to look for, the best of them most."""
    outlooks = [float(seat.fp) for seat in state.seats]
    if state.stack:
        times = scorings(state)
        around = (
            state.phase,
            len(state.hidden),
            times,
            *((seat.score, seat.ability) for seat in state.seats),
        )
        for number in range(state.players):
            outlooks[number] += _networks(state, number, times) + _ready(state, number, times, around)
        for step in state.stack:
            actor = getattr(step, "player", None)
            if actor is not None:
                outlooks[actor] += _waiting(state, step, actor, times)
    others = outlooks[:player] + outlooks[player + 1 :]
    return outlooks[player] - 0.4 * max(others) - 0.2 * sum(others) / len(others)


def _networks(state: SchwarmState, player: int, times: int) -> float:
    """What the networks promise; found once for a position of the pieces, since most moves leave it alone."""
    seat = state.seats[player]
    asked, known = (times, seat.ability, seat.queen_buoy), seat.known
    if asked not in known:
        known[asked] = _promise(state, player, times)
    return known[asked]


def _promise(state: SchwarmState, player: int, times: int) -> float:
    """What the network scores now and later, what may join it, queen and sides."""
    seat = state.seats[player]
    rated = {part: state.worth(player, part) for part in seat.network.components}
    if seat.ability == "genius":
        best, component = state.best_network(player)
    else:
        component = max(rated, key=rated.__getitem__, default=0)
        best = rated.get(component, 0)
    every, plain = sum(rated.values()), rated.get(component, 0)
    sailing = sum(1 for ship in seat.ships if component & BIT[ship])  # elsewhere by then
    worth = best - SAILING * sailing + LATER * (times - 1) * (plain - sailing)
    worth += APART * times * (every - plain)
    worth += FINAL * (queen_points(state, player) + side_points(state, player))
    return worth + _towards_queen(state, player) + SIDES * _towards_sides(state, player, component)


def _towards_queen(state: SchwarmState, player: int) -> float:
    """Part of the land values, the nearer the queen the more."""
    seat = state.seats[player]
    if seat.network.queen:
        return 0.0
    apart = next((count for count, bits in enumerate(NEARBY) if seat.network.home & bits), len(NEARBY))
    values = sum(box().land[field].value for field, _ in seat.stations if seat.network.home & BIT[field])
    return 0.12 * values * (len(NEARBY) - apart)


def _towards_sides(state: SchwarmState, player: int, component: int) -> float:
    """What each other side would bring, the nearer a station of it is to the best network the more."""
    stations = state.seats[player].stations
    linked = sides_of(component, stations)
    apart = [field for field, _ in stations if box().land[field].side not in linked]
    if not apart or not linked:
        return 0.0
    gain = box().sides_fp[len(linked) + 1] - box().sides_fp[len(linked)]
    wanted: dict[str, int] = {}
    for field in apart:
        side = box().land[field].side
        wanted[side] = wanted.get(side, 0) | BIT[field]
    grown, steps = component, 0
    for count in range(REACH):
        grown = near(grown)
        for side in [side for side, fields in wanted.items() if grown & fields]:
            del wanted[side]
            steps += REACH - count
    return gain * steps / REACH


def _ready(state: SchwarmState, player: int, times: int, around: tuple[object, ...]) -> float:
    """What lies ready, found once for the same things in hand and around."""
    seat = state.seats[player]
    fishing = sum(ship in state.hidden for ship in set(seat.ships))
    asked, known = (around, seat.hand, seat.tiles, seat.joker_used, seat.number, fishing), seat.known
    if asked not in known:
        if len(known) > MEMORY:
            known.clear()
        known[asked] = _stock(state, player, times, fishing)
    return known[asked]


def _stock(state: SchwarmState, player: int, times: int, fishing: int) -> float:
    """Researchers that can lay tiles, open tiles, ships on tiles, cards that are still to be played."""
    seat = state.seats[player]
    worth = tiles_worth(state, player, times) + ability_worth(state, player)
    worth += 0.5 * max(0, times - 1) * min(seat.researchers, 5)
    worth += 0.45 * tile_worth("three", times) * fishing
    counts: dict[str, int] = {}
    for card in seat.hand:
        action = box().cards[card].action
        number = counts[action] = counts.get(action, -1) + 1
        worth += AGAIN[number] * action_worth(state, player, action, times)
    if not seat.joker_used and state.phase == "play":
        worth += max(
            action_worth(state, player, action, times) for action in ("ship", "researcher", "station")
        )
    if state.phase == "take" and seat.number:
        worth += PLACE * (state.players - seat.number)
    return worth


def _waiting(state: SchwarmState, step: Step, player: int, times: int) -> float:
    """What the action that is going on will still bring."""
    if isinstance(step, ChooseOrderCard):
        return PLACE * (state.players - min(state.orders))
    if isinstance(step, ChooseAbility):
        return max(ability_gain(state, player, name, times) for name in state.abilities)
    if isinstance(step, ChooseActionOrder):
        return _researching(state, player, times) + _sailing(state, player, step.reach, times)
    if isinstance(step, (ChooseResearch, BeginResearch)):
        return _researching(state, player, times)
    if isinstance(step, LayTile):
        return _laying(state, player, step.most - step.laid, times)
    if isinstance(step, (PlaceStation, PlaceResearcher)):
        return (1.0 if isinstance(step, PlaceStation) else 0.6) * (0.8 + 1.2 * times)
    if isinstance(step, BeginShip):
        return _sailing(state, player, step.reach, times)
    if isinstance(step, MoveShip):
        return _sailing(state, player, step.left, times)
    if isinstance(step, PlaceShip):
        return 0.3 * times
    return _threatening(state, step, player)


def _threatening(state: SchwarmState, step: Step, player: int) -> float:
    """What a danger that waits to be moved may do."""
    if isinstance(step, ChooseDanger):
        return danger_worth(state, player, step.kind, step.reach)
    if isinstance(step, MoveWhale):
        return whale_worth(state, player, step.path[-1], step.left)
    if isinstance(step, MoveTsunami):
        return tsunami_worth(state, player, step.start, step.fresh, step.reach)
    if isinstance(step, ChooseCrabField):
        return danger_worth(state, player, "crab", step.reach)
    return crab_worth(state, player, state.crab, step.reach) if isinstance(step, MoveCrab) else 0.0


def _laying(state: SchwarmState, player: int, most: int, times: int) -> float:
    """Tiles laid are worth more than tiles held."""
    return min(most, sum(state.seats[player].tiles)) * (0.7 + 0.45 * times)


def _researching(state: SchwarmState, player: int, times: int) -> float:
    """The better of one more researcher and of laying what is held."""
    return max(0.9 + 0.7 * times, _laying(state, player, state.seats[player].researchers, times))


def _sailing(state: SchwarmState, player: int, steps: int, times: int) -> float:
    """A tile for most steps, if there are ships and tiles around them."""
    seat = state.seats[player]
    if not seat.ships and not seat.left("ships"):
        return 0.0
    return 0.7 * steps * min(1.0, len(state.hidden) / 25) * tile_worth("three", times)
