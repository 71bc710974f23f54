"""How good a position of Deep Blue is for a player, in points: the guess that simple bots play by.

The weights were found by letting bots with different ones play against each other.
"""

from functools import cache

from rules.deep_blue.components import BOATS, box, crew
from rules.deep_blue.decisions_hire import ChooseFreeHire, PayCash, RenewMarket, TakeCrew
from rules.deep_blue.decisions_sail import PayPropeller, SailBoat
from rules.deep_blue.prospects import dive_prospects
from rules.deep_blue.scoring import leader_points
from rules.deep_blue.state import DeepBlueState

SPOT = {"silver": 2.0, "gold": 2.2, "red": 2.4, "blue": 1.6, "black": 1.6, "hazard": 2.6}
WRECK = 2.0  # to take part in a dive
LEAD = 0.55  # a part of the leader's points: somebody else may lead
NEAR = 2.2  # an open wreck one movement away: rush there
HIDDEN = 5.0  # a boat on a wreck that it turns up
FAR = 1.4  # some wreck to sail to
BEST_OF_FOUR = 4.5  # the card taken after renewing the market
TOKEN = 0.7  # a start bonus tile
CARDS = 1.7  # all cards and tiles, at the beginning
RESTING = 0.6  # a resting card, compared with one in hand


def evaluate(state: DeepBlueState, player: int) -> float:
    """Own outlook minus what the others have to look for, the best of them most."""
    outlooks = [float(seat.vp) for seat in state.seats]
    if not state.is_terminal():
        running = _dive(state)
        for seat in range(state.players):
            outlooks[seat] += running.get(seat, 0.0) + _cards(state, seat) + _boats(state, seat)
    others = outlooks[:player] + outlooks[player + 1 :]
    return outlooks[player] - 0.5 * max(others) - 0.3 * sum(others) / len(others)


def _dive(state: DeepBlueState) -> dict[int, float]:
    """What a running dive brings: safe points and what may still come."""
    dive = state.dive
    if dive is None:
        return {}
    return {
        player: dive.card_vp.get(player, 0) + leader_points(state, player) + hope
        for player, hope in dive_prospects(state).items()
    }


def _cards(state: DeepBlueState, player: int) -> float:
    """Cards and tiles are worth what they can still do, resting ones a part of it."""
    seat = state.seats[player]
    hand = sum(_card(card) for card in seat.hand)
    resting = sum(_card(card) for card in (*seat.resting, *seat.played))
    hired = _hired(state, player) if player == state.active else 0.0
    return CARDS * _to_come(state) * (hand + RESTING * resting + TOKEN * seat.tokens + hired)


def _hired(state: DeepBlueState, player: int) -> float:
    """A card that is being paid, less what has still to be paid for it."""
    worth = 0.0
    for step in state.stack:
        if isinstance(step, TakeCrew):
            worth += _card(state.market[step.place] or "")
        elif isinstance(step, (RenewMarket, ChooseFreeHire)):
            worth += BEST_OF_FOUR
        elif isinstance(step, PayCash):
            worth -= _price(state, player, step.left)
    return worth


def _price(state: DeepBlueState, player: int, left: int) -> float:
    """What the cheapest cards that pay so much are missed for."""
    lost = 0.0
    seat = state.seats[player]
    money = [(shown.cash, (1 - RESTING) * _card(card)) for card, shown in state.cards(player) if shown.cash]
    for cash, worth in sorted(
        [*money, *[(1, TOKEN)] * seat.tokens], key=lambda pay: pay[1] / min(pay[0], left)
    ):
        if left > 0:
            lost, left = lost + worth, left - cash
    return lost


def _to_come(state: DeepBlueState) -> float:
    """How much of the game is left."""
    return 1.0 - 0.22 * len(state.fresco)


@cache
def _card(card: str) -> float:
    shown = crew(card)
    protection = 2.8 if shown.protects else 0.0
    return (
        0.7
        + 0.5 * shown.vp / (1.0 if shown.need_n < 8 else 1.6)
        + protection
        + 0.5 * max(shown.cash, shown.propeller)
    )


def _boats(state: DeepBlueState, player: int) -> float:
    """Where the boats are, or where they can still get in a sail action that has begun."""
    here = [_boat(state, player, boat) for boat in BOATS]
    if (
        player != state.active
        or state.dive is not None
        or not isinstance(state.stack[-1], (PayPropeller, SailBoat))
    ):
        return sum(here)
    paid, cost = state.movement, 0.0
    gains = [_gains(state, player, boat, worth) for boat, worth in zip(BOATS, here, strict=True)]
    best = _split(gains, paid)
    if isinstance(state.stack[-1], PayPropeller):
        for worth, card_cost in _propellers(state, player):
            paid, cost = paid + worth, cost + card_cost
            best = max(best, _split(gains, paid) - cost)
    return sum(here) + best


def _boat(state: DeepBlueState, player: int, boat: str) -> float:
    """A boat on a wreck will share a dive there, on an exploration space all the more."""
    boats = state.seats[player].boats
    node, spot = boats[boat]
    if state.dive is not None and node == state.dive.node:
        return 0.0  # counted with the dive
    wreck = state.tile(node)
    if wreck is None:
        return _afloat(state, node)
    worth = SPOT[wreck.spots[spot - 1]] if spot else 0.0
    if boat == "A" or boats["A"][0] != node:
        worth += WRECK + LEAD * wreck.leader_vp
    return worth


def _gains(state: DeepBlueState, player: int, boat: str, here: float) -> list[float]:
    """The most that a boat can gain with 0, 1, 2 ... movements."""
    if boat in state.moved:
        return [0.0]
    node = state.seats[player].boats[boat][0]
    other = state.seats[player].boats["B" if boat == "A" else "A"][0]
    best = [0.0] * (1 + max(box().distance[node].values()))
    for place, away in box().distance[node].items():
        if away:
            best[away] = max(best[away], _worth_at(state, place, place == other) - here)
    for steps in range(1, len(best)):
        best[steps] = max(best[steps], best[steps - 1])
    return best


def _worth_at(state: DeepBlueState, node: str, second: bool) -> float:
    if node in state.hidden_tiles:
        return HIDDEN
    wreck = state.tile(node)
    if wreck is None:
        return _afloat(state, node)
    spots = [SPOT[wreck.spots[spot - 1]] for spot in state.free_spots(node)]
    return max(spots, default=0.0) + (0.0 if second else WRECK + LEAD * wreck.leader_vp)


def _split(gains: list[list[float]], movement: int) -> float:
    """The best way to share movement between the boats."""
    one, two = gains
    return max(
        one[min(first, len(one) - 1)] + two[min(movement - first, len(two) - 1)]
        for first in range(movement + 1)
    )


def _propellers(state: DeepBlueState, player: int) -> list[tuple[int, float]]:
    """Movement in hand with what it costs to play it, the cheapest first."""
    seat = state.seats[player]
    lost = CARDS * _to_come(state)
    cards = [
        (shown.propeller, lost * (1 - RESTING) * _card(card))
        for card, shown in state.cards(player)
        if shown.propeller
    ]
    tokens = [(1, lost * TOKEN)] * seat.tokens
    return sorted([*cards, *tokens], key=lambda worth: worth[1] / worth[0])


def _afloat(state: DeepBlueState, node: str) -> float:
    """A boat on no wreck: how near it is to those that are left."""
    away = box().distance[node]
    if any(away[place] == 1 for place in state.open_tiles):
        return NEAR
    return max(0.0, FAR - 0.3 * min(away[place] for place in (*state.open_tiles, *state.hidden_tiles)))
