"""How good a position of Deep Blue is for a player, in points: the guess that simple bots play by."""

from rules.deep_blue.components import BOATS, box, crew
from rules.deep_blue.decisions_dive import ChooseProtection
from rules.deep_blue.scoring import dive_points
from rules.deep_blue.state import DeepBlueState


def evaluate(state: DeepBlueState, player: int) -> float:
    """Own outlook minus the best other one: in a race only the leader matters."""
    own = _outlook(state, player)
    others = [_outlook(state, seat) for seat in range(state.players) if seat != player]
    return own - 0.6 * max(others) - 0.4 * sum(others) / len(others)


def _outlook(state: DeepBlueState, player: int) -> float:
    seat = state.seats[player]
    total = float(seat.vp)
    if state.is_terminal():
        return total
    if state.dive is not None and player in state.dive.order:
        total += sum(dive_points(state, player).values())
    return total + _cards(state, player) + 0.6 * seat.tokens + _boats(state, player) + state.movement * 0.05


def _cards(state: DeepBlueState, player: int) -> float:
    """Cards in hand are worth what they can do, resting ones about a third of it."""
    seat = state.seats[player]
    hand = sum(_card(card) for card in seat.hand)
    resting = sum(_card(card) for card in (*seat.resting, *seat.played))
    return hand + 0.35 * resting


def _card(card: str) -> float:
    shown = crew(card)
    protection = 2.6 if shown.protects else 0.0
    return 0.8 + 0.45 * shown.vp + protection + 0.35 * max(shown.cash, shown.propeller)


def _boats(state: DeepBlueState, player: int) -> float:
    """A boat on a wreck will share a dive there, on an exploration space all the more."""
    worth = 0.0
    for boat in BOATS:
        node, spot = state.seats[player].boats[boat]
        wreck = state.tile(node)
        if state.dive is not None and node == state.dive.node:
            continue
        if wreck is None:
            near = min(box().distance[node][place] for place in (*state.open_tiles, *state.hidden_tiles))
            worth += max(0.0, 1.0 - 0.35 * near)
            continue
        worth += 4.0 + 0.5 * wreck.leader_vp
        worth += {"silver": 1.6, "gold": 1.8, "red": 2.2, "hazard": 2.4}.get(wreck.spots[spot - 1], 1.6) if spot else 0
    if any(isinstance(step, ChooseProtection) and step.player == player for step in state.stack):
        worth -= 1.0
    return worth
