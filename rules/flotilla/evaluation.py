"""How good a position of Flotilla is for a player, in points: the guess that simple bots play by.

Points, what lies ready on the own side, what the card that is being played will still bring, and what each
side promises for the rounds to come.
"""

from rules.flotilla.chart import DISTANCE, ORDER, distance
from rules.flotilla.components import GUILDS, SINK, box
from rules.flotilla.decisions_build import BuildTile, PlaceBuilt
from rules.flotilla.decisions_crew import DiscardCrew, UseRetire
from rules.flotilla.decisions_dive import ResolveDive
from rules.flotilla.decisions_gain import ChooseCrewGuild, ChooseDial, ChooseResource, ChooseSealGuild
from rules.flotilla.decisions_influence import ChooseInfluence
from rules.flotilla.decisions_lay import LayTile, PlaceTile
from rules.flotilla.decisions_research import AssignJoker, ValueResearch, bonus, symbols
from rules.flotilla.decisions_sail import SailShip
from rules.flotilla.decisions_trade import ChooseObjective, Transact
from rules.flotilla.effects import DrawArtifact, Effect, Rescue
from rules.flotilla.prospects import (
    SIMPLE,
    best_objective,
    builds,
    card_worth,
    coin,
    effect_worth,
    guild_majorities,
    outposts_ahead,
    purse,
    rounds_left,
    ship_worth,
    stock,
    tile_score,
    trade,
)
from rules.flotilla.scoring import final_points
from rules.flotilla.sea import depth_at, fits_somewhere
from rules.flotilla.state import FlotillaState, Seat
from rules.kernel import Step

SINK_ROUND = 1.6  # what a round promises beyond what is counted
SKY_ROUND = 2.0


def evaluate(state: FlotillaState, player: int) -> float:
    """Own outlook minus what the others have, the best of them most."""
    others = [seat.points for number, seat in enumerate(state.seats) if number != player]
    lead = 0.2 * max(others) + 0.1 * sum(others) / len(others)
    seat = state.seats[player]
    if not state.stack:
        return seat.points - lead + (30.0 if player in state.winners() else 0.0)
    value = seat.points + _table(state, player) - lead
    value += _sink(state, player) if seat.side == SINK else _sky(state, player)
    if state.active == player:
        value += sum(_waiting(state, step, player) for step in state.stack if isinstance(step, Step))
    return value


def _table(state: FlotillaState, player: int) -> float:
    """What counts on both sides: money, resources, toxicity, seals, influence, crew, objectives."""
    seat, time = state.seats[player], rounds_left(state)
    final = final_points(state, player)
    value = purse(state, player) + stock(state, player)
    value += final["toxicity"] - 0.45 * seat.tox
    value += guild_majorities(state, player) if time > 2 else final["seals"]
    value += outposts_ahead(state, player)
    value += sum(0.12 * disc for disc in seat.discs)
    soon = min(1.0, time / 3)
    value += soon * sum(card_worth(card, seat.side) for card in seat.hand)
    value += 0.45 * soon * sum(card_worth(card, seat.side) for card in seat.pile)
    return value


def _sink(state: FlotillaState, player: int) -> float:
    """Ships where one can dive, cargo, a sea that has room for both."""
    seat, time = state.seats[player], rounds_left(state)
    unit, value = coin(state), SINK_ROUND * time
    for place, cargo in seat.ships:
        load = sum(cargo)
        depth = depth_at(state, player, place)
        value += ship_worth(state) - 1e-4 * ORDER[place]  # of equal places always the same one
        value += load * unit * 4.4 * (0.85 - 0.07 * DISTANCE.get(place, 0)) * min(1.0, time / 2)
        if load < 4:
            value += _grounds(seat, place, depth) * min(1.0, time / 4) * (1 - load / 5)
        else:
            value -= 0.3 * DISTANCE.get(place, 0)
    value += sum(0.35 + 0.25 * box().tiles[tile].depth / 3 for tile, _ in seat.tiles.values()) * min(
        1, time / 6
    )
    return value - 0.5 * len(seat.depleted) * min(1.0, time / 4)


def _grounds(seat: Seat, place: str, depth: int) -> float:
    """What a ship may dive for where it is, or at one of the tiles that it can sail to."""
    best = 0.5 + 0.35 * depth if depth and place not in seat.depleted else 0.0
    for other, (tile, _) in seat.tiles.items():
        if other not in seat.depleted:
            best = max(best, 0.5 + 0.35 * box().tiles[tile].depth - 0.2 * distance(place, other))
    return best


def _sky(state: FlotillaState, player: int) -> float:
    """Tiles to be built, dials that raise what they score."""
    seat, time = state.seats[player], rounds_left(state)
    value = SKY_ROUND * time
    useful = sorted((tile_score(state, player, tile) for tile in seat.supply), reverse=True)
    many = min(len(useful), int(1 + time))
    value += min(1.0, time / 5) * sum(0.28 * score for score in useful[:many])
    return value + 0.05 * sum(state.dials) * time


def _waiting(state: FlotillaState, step: Step, player: int) -> float:
    """What the card that is being played will still bring."""
    if isinstance(step, Effect):
        return effect_worth(state, player, step.text)
    if isinstance(step, SailShip):
        return -0.02 * step.left  # what brings nothing is not sailed
    if isinstance(step, ChooseInfluence):
        return SIMPLE["influence"] * step.left
    if isinstance(step, Transact):
        return trade(state, player, step.left)
    if isinstance(step, ChooseObjective):
        return best_objective(state, player)
    if isinstance(step, (Rescue, DrawArtifact)):
        return SIMPLE["survivor" if isinstance(step, Rescue) else "artifact"]
    return _waiting_choice(state, step, player)


def _waiting_choice(state: FlotillaState, step: Step, player: int) -> float:
    if isinstance(step, LayTile):
        fitting = sum(fits_somewhere(state, player, tile) for tile in step.tiles)
        return 1.4 * min(step.left, fitting) * min(1.0, rounds_left(state) / 8)
    if isinstance(step, PlaceTile):
        row = box().tiles[step.tile]
        return 1.4 + 0.3 * row.island + 0.1 * row.depth
    if isinstance(step, BuildTile):
        return builds(state, player, step.left)
    if isinstance(step, PlaceBuilt):
        return tile_score(state, player, step.tile) - 1.4 * box().tiles[step.tile].cost
    if isinstance(step, ResolveDive):
        return _symbols(state)
    if isinstance(step, (AssignJoker, ValueResearch)):
        return _research(state, player) if isinstance(step, ValueResearch) else 0.0
    if isinstance(step, UseRetire):
        return max(0.0, effect_worth(state, player, step.text) - 2.0)
    if isinstance(step, DiscardCrew):
        return 0.5
    if isinstance(step, (ChooseResource, ChooseSealGuild, ChooseCrewGuild)):
        return {ChooseResource: 1.5, ChooseSealGuild: 2.6}.get(type(step), 2.0)
    return 1.0 if isinstance(step, ChooseDial) else 0.0


def _symbols(state: FlotillaState) -> float:
    worth = {"resource": 1.0, "survivor": 1.5, "toxicity": -0.55, "depletion": -0.4}
    return sum(worth.get(symbol, 0.6) for symbol in state.symbols)


def _research(state: FlotillaState, player: int) -> float:
    """What the dice show as they lie."""
    found, value = symbols(state), 0.0
    value += coin(state) * found["money"] + found["vp"] + 1.2 * (found["breakthrough"] // 3)
    for guild in GUILDS:
        if found[guild] >= 3:
            value += sum(effect_worth(state, player, text) for text in bonus(state, guild))
        else:
            value += 0.05 * found[guild] ** 2
    return value
