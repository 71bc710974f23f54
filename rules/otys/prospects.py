"""What resources on a level, a diver at work, a token and a sponsor promise, in prestige: for evaluation.

All are guesses of a player who looks a turn ahead; the weights were found by bots playing each other.
"""

from functools import lru_cache

from rules.otys.components import NEUTRAL, SIDES, SURFACE, TYPES, box
from rules.otys.decisions_diver import free_row
from rules.otys.payments import missing
from rules.otys.state import Counts, OtysState, shown

CREDIT = 0.3
BATTERY = 0.32
NEUTRAL_KEY = 0.35
RECOVERED = 0.25
CARD = 0.55  # a private contract chosen out of four
RESOURCE = 0.12  # on its own
NEARNESS = (0.86, 0.56, 0.3, 0.14, 0.05, 0.0)  # of a contract's worth, by resources missing
IMPROVED = {"trader": 0.45, "explorer": 0.35, "engineer": 0.25, "spy": 0.35, "expert_tech": 0.45}
IMPROVED_EXPERT = 0.55
BACKS = {"orange": 0.6, "green": 0.9}
STEP = {"mechanic": 0.2, "hacker": 0.5}


@lru_cache(maxsize=1 << 17)
def outlook(counts: Counts, room: int, cards: tuple[str, ...], bonus: float) -> tuple[float, str]:
    """The best contract for the resources of a level: what it promises, and which it is."""
    best, which = 0.0, ""
    for card in cards:
        lacking = missing(card, counts)
        if lacking <= room:
            worth = (contract_worth(card) + bonus) * NEARNESS[lacking]
            if worth > best:
                best, which = worth, card
    return best + RESOURCE * sum(counts), which


@lru_cache(maxsize=64)
def contract_worth(card: str) -> float:
    """All that a contract gives."""
    contract = shown(card)
    return contract.prestige + CREDIT * contract.credits + BATTERY * contract.batteries


def level_outlook(state: OtysState, player: int, level: int, counts: Counts) -> tuple[float, str]:
    """What a level would promise with these resources on it."""
    token = state.seats[player].bonus[level]
    bonus = BACKS[box().rewards[token].back] if token else 0.0
    room = box().capacity[level] - sum(counts)
    return outlook(counts, room, state.contracts(player), bonus)


def with_one(counts: Counts, kind: str, count: int = 1) -> Counts:
    """Resources with one more of a type, or one less."""
    number = TYPES.index(kind)
    return (*counts[:number], counts[number] + count, *counts[number + 1 :])


def gain_of(state: OtysState, player: int, level: int, kind: str) -> float:
    """What one more resource of a type would add on a level."""
    seat = state.seats[player]
    if not seat.room(level):
        return 0.0
    counts = seat.zone[level]
    after = level_outlook(state, player, level, with_one(counts, kind))[0]
    return max(0.0, after - level_outlook(state, player, level, counts)[0])


def work(state: OtysState, player: int, owner: int, level: int, free: bool = False, depth: int = 0) -> float:
    """What the diver on a level of `owner` would bring `player`."""
    seat, whose = state.seats[player], state.seats[owner]
    name = whose.diver_at(level)
    diver, improved = box().divers[name], name in whose.improved
    price = 0 if free else diver.cost(improved)
    if price > seat.credits:
        return 0.0
    if diver.effect == "resource":
        return gain_of(state, player, level, diver.type) + (_expert_bonus(diver.bonus) if improved else 0.0)
    if diver.effect == "trade":
        return _trade(state, player, level, diver.improved_delta if improved else 0, free)
    if diver.effect == "take_reward":
        tokens = [state.reward(level, side) for side in SIDES]
        gain = max(front(state, player, token, level) + back(state, player, token, level) for token in tokens)
    elif diver.effect == "improve_specialist":
        gain = specialist(state, player)
    else:
        gain = max([CARD if state.deck else 0.0, *_spied(state, player, level, depth)])
    return max(0.0, gain - CREDIT * price)


def _expert_bonus(bonus: str) -> float:
    return {"credit": CREDIT, "battery": BATTERY, "neutral_x": NEUTRAL_KEY}.get(bonus, RECOVERED)


def _spied(state: OtysState, player: int, level: int, depth: int) -> list[float]:
    if depth:
        return []
    targets = state.neighbours(player).values()
    return [work(state, player, target, level, depth=1) for target in targets]


def _trade(state: OtysState, player: int, level: int, more: int, free: bool) -> float:
    """The best sale or purchase."""
    seat = state.seats[player]
    counts, best = seat.zone[level], 0.0
    here = level_outlook(state, player, level, counts)[0]
    for number, kind in enumerate(TYPES):
        if counts[number] and (row := free_row(state, kind)):
            lost = here - level_outlook(state, player, level, with_one(counts, kind, -1))[0]
            prestige, money = box().store[row].prestige + more, box().store[row].credits + more
            best = max(best, max(float(prestige), CREDIT * money) - lost)
        lying = [row for row in box().store if state.store[kind][row - 1]]
        if lying and seat.room(level):
            price = 0 if free else max(0, min(box().store[row].credits for row in lying) - more)
            if price <= seat.credits:
                best = max(best, gain_of(state, player, level, kind) - CREDIT * price)
    return best


def front(state: OtysState, player: int, token: str, level: int) -> float:
    """What the instant effect of a token brings."""
    reward = box().rewards[token]
    if reward.front == "resource":
        return max(gain_of(state, player, level, kind) for kind in reward.choice)
    if reward.front == "upgrade":
        return 0.5 if len(state.seats[player].improved) < len(box().divers) else 0.0
    if reward.front == "contract":
        return CARD if state.deck else 0.0
    return {"battery": BATTERY, "prestige": 1.0}[reward.front]


def back(state: OtysState, player: int, token: str, level: int) -> float:
    """What a token adds on its bonus place, where one may lie already; deep levels pay more often."""
    old = state.seats[player].bonus[level]
    worth = BACKS[box().rewards[token].back] - (BACKS[box().rewards[old].back] if old else 0.0)
    return worth * (0.5 + 0.16 * level)


def specialist(state: OtysState, player: int) -> float:
    """The better step of the two specialists that is left."""
    seat = state.seats[player]
    steps = [STEP["mechanic"]] if seat.mechanic < len(box().move_values) - 1 else []
    steps += [STEP["hacker"]] if seat.hacker < len(box().thresholds) - 1 else []
    return max(steps, default=0.0)


def improvement(diver: str) -> float:
    """What an improved diver is worth."""
    return IMPROVED.get(diver, IMPROVED_EXPERT)


def sponsor(state: OtysState, player: int, face: str, level: int) -> float:
    """What the sponsor of a level would bring."""
    seat = state.seats[player]
    here = work(state, player, player, level)
    diver = seat.diver_at(level)
    if face == "2.basic":
        return 0.75 * here
    if face == "1.advanced":
        return max(0.0, work(state, player, player, level, free=True) - here)
    if face == "2.advanced":
        pairs = state.rewards if state.options["sponsor2_scope"] == "any" else (state.rewards[level - 1],)
        return max(front(state, player, token, level) for pair in pairs for token in pair)
    if face == "3.basic":
        return RECOVERED if any(key != NEUTRAL for key in seat.track) else 0.0
    if face.startswith("4"):
        divers = (diver,) if face == "4.basic" else seat.column[:SURFACE]
        plain = [each for each in divers if each not in seat.improved]
        price = box().constants["sponsor4_cost"]
        if not plain or seat.credits < price:
            return 0.0
        return 1.0 + max(map(improvement, plain)) - CREDIT * price
    return {"1.basic": CREDIT, "3.advanced": 0.05}.get(face, BATTERY)
