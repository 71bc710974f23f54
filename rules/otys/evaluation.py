"""How good a position of Otys is for a player, in prestige: the guess that simple bots play by.

A position inside of a turn counts with what still waits on the stack, else every key would look alike.
"""

from rules.kernel import Step
from rules.otys.components import LEVELS, box
from rules.otys.decisions_activate import ActivateDiver, ExecuteDiver, UseSpy
from rules.otys.decisions_contract import ChooseContractCard, ChoosePayment
from rules.otys.decisions_diver import RecoverKey, UseEngineer, UseExpert, UseTrader
from rules.otys.decisions_reward import ExecuteFront, PlaceReward, ResolveReward, UseExplorer
from rules.otys.decisions_sponsor import UseSponsor
from rules.otys.decisions_turn import PutKeyOnTrack, SurfaceDiver
from rules.otys.prospects import (
    BACKS,
    BATTERY,
    CARD,
    CREDIT,
    NEUTRAL_KEY,
    RECOVERED,
    STEP,
    back,
    contract_worth,
    front,
    improvement,
    sponsor,
    work,
    zone_outlook,
)
from rules.otys.state import OtysState, Seat

KEY = 0.12  # an own key that lies on the board
TURNS = (0.3, 0.12, 0.06)  # of what the best divers beside own keys would bring
DECIDE = (UseExpert, UseTrader, UseEngineer, UseExplorer, UseSpy)


def evaluate(state: OtysState, player: int) -> float:
    """Own outlook minus what the others have to look for, the best of them most."""
    outlooks = [float(seat.prestige) for seat in state.seats]
    if state.stack:
        left = _to_come(state)
        for number in range(state.players):
            outlooks[number] += _zone(state, number) + left * _board(state, number)
        if player != state.active:  # else with the step that surfaces the diver; of others it is left out
            outlooks[player] += left * _next_turn(state, player, state.seats[player].keys)
        outlooks[state.active] += sum(_waiting(state, step) for step in state.stack)
    others = outlooks[:player] + outlooks[player + 1 :]
    return outlooks[player] - 0.4 * max(others) - 0.2 * sum(others) / len(others)


def _to_come(state: OtysState) -> float:
    """How much of the game is left; nothing is for ever."""
    ahead = max(seat.prestige for seat in state.seats)
    return max(0.1, 1.0 - ahead / box().constants["target_prestige"]) if not state.ending else 0.05


def _zone(state: OtysState, player: int) -> float:
    """What all levels promise; a contract is for one of them."""
    seat = state.seats[player]
    return zone_outlook(seat.zone, seat.bonus, state.contracts(player))


def _board(state: OtysState, player: int) -> float:
    """What lasts: money, equipment, specialists, bonus places."""
    seat = state.seats[player]
    worth = 1.15 * CREDIT * _first(seat.credits, 5) + 1.15 * BATTERY * _first(seat.batteries, 3)
    worth += NEUTRAL_KEY * seat.neutral + 0.5 * CARD * _first(len(seat.hand), 3)
    worth += sum(1.6 * improvement(diver) for diver in seat.improved)
    worth += 2.0 * (STEP["mechanic"] * seat.mechanic + STEP["hacker"] * seat.hacker)
    worth += sum(
        1.5 * BACKS[box().rewards[token].back] * (0.5 + 0.16 * level)
        for level, token in enumerate(seat.bonus)
        if token
    )
    return worth


def _first(count: int, many: int) -> float:
    """So many count in full, more of them half."""
    return min(count, many) + 0.5 * max(0, count - many)


def _next_turn(state: OtysState, player: int, keys: tuple[str, ...]) -> float:
    """What the divers beside the keys on the board would bring."""
    levels = LEVELS if "x" in keys or state.seats[player].neutral else [int(key) for key in keys]
    best = sorted((work(state, player, player, level, depth=1) for level in levels), reverse=True)
    return KEY * len(keys) + sum(part * worth for part, worth in zip(TURNS, best, strict=False))


def _waiting(state: OtysState, step: Step) -> float:
    """What a step that still waits will bring the active player."""
    player = state.active
    if isinstance(step, UseSponsor):
        return sponsor(state, player, state.sponsor(), state.level)
    if isinstance(step, (ActivateDiver, ExecuteDiver, *DECIDE)):
        owner = getattr(step, "owner", player)
        times = 1.75 if state.repeat and isinstance(step, ActivateDiver) else 1.0
        return times * work(state, player, owner, state.level, state.free_costs and owner == player)
    if isinstance(step, (ExecuteFront, ResolveReward)):
        return front(state, player, step.token, state.level)
    if isinstance(step, PlaceReward):
        return back(state, player, step.token, state.level)
    if isinstance(step, ChoosePayment):
        return contract_worth(step.contract)
    if isinstance(step, (ChooseContractCard, RecoverKey)):
        return CARD if isinstance(step, ChooseContractCard) else RECOVERED
    if isinstance(step, SurfaceDiver) and not step.diver:
        return _to_come(state) * _after(state)
    return 0.0


def _after(state: OtysState) -> float:
    """The next turn of the active player, with the column as it will be and the keys that come back."""
    seat = state.seats[state.active]
    diver = state.activated or seat.diver_at(state.level)
    column, keys = seat.column, seat.keys
    if any(isinstance(step, PutKeyOnTrack) for step in state.stack):
        returns = len(seat.track) + 1 >= seat.threshold
        keys = _all_keys(seat) if returns else keys
    seat.move(diver, 0)
    worth = _next_turn(state, state.active, keys)
    seat.column = column
    return worth


def _all_keys(seat: Seat) -> tuple[str, ...]:
    return ("1", "2", "3", "4", "5", "x")
