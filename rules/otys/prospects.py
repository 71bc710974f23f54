"""What resources on a level, a diver at work, a token and a sponsor promise, in prestige: for evaluation.

All are guesses of a player who looks a turn ahead; the weights were found by bots playing each other.
"""

from functools import lru_cache

from rules.otys.components import LEVELS, NEUTRAL, SIDES, SURFACE, TYPES, box
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
SAME = 0.4  # of a contract that another level aims at, too
STEP = {"mechanic": 0.2, "hacker": 0.5}


@lru_cache(maxsize=64)
def contract_worth(card: str) -> float:
    """All that a contract gives."""
    contract = shown(card)
    return contract.prestige + CREDIT * contract.credits + BATTERY * contract.batteries


@lru_cache(maxsize=1 << 17)
def level_outlook(counts: Counts, level: int, token: str, cards: tuple[str, ...]) -> tuple[float, str]:
    """What a level would promise with these resources on it, and which contract is the best for it."""
    best, which = 0.0, ""
    room = box().capacity[level] - sum(counts)
    bonus = BACKS[box().rewards[token].back] if token else 0.0
    for card in cards:
        lacking = missing(card, counts)
        if lacking <= room:
            worth = (contract_worth(card) + bonus) * NEARNESS[lacking]
            if worth > best:
                best, which = worth, card
    return best + RESOURCE * sum(counts), which


@lru_cache(maxsize=1 << 15)
def zone_outlook(zone: tuple[Counts, ...], bonus: tuple[str, ...], cards: tuple[str, ...]) -> float:
    """What all levels promise; a contract is for one of them."""
    found = (level_outlook(zone[level], level, bonus[level], cards) for level in LEVELS)
    aimed: set[str] = set()
    worth = 0.0
    for promise, card in sorted(found, reverse=True):
        worth += promise * (SAME if card in aimed else 1.0)
        aimed.add(card)
    return worth


def with_one(counts: Counts, kind: str, count: int = 1) -> Counts:
    """Resources with one more of a type, or one less."""
    number = TYPES.index(kind)
    return (*counts[:number], counts[number] + count, *counts[number + 1 :])


@lru_cache(maxsize=1 << 17)
def gains(counts: Counts, level: int, token: str, cards: tuple[str, ...]) -> tuple[float, ...]:
    """What one more resource of each type would add on a level."""
    if sum(counts) >= box().capacity[level]:
        return (0.0,) * len(TYPES)
    here = level_outlook(counts, level, token, cards)[0]
    more = (level_outlook(with_one(counts, kind), level, token, cards)[0] for kind in TYPES)
    return tuple(max(0.0, after - here) for after in more)


def gain_of(state: OtysState, player: int, level: int, kind: str) -> float:
    """What one more resource of a type would add on a player's level."""
    seat = state.seats[player]
    found = gains(seat.zone[level], level, seat.bonus[level], state.contracts(player))
    return found[TYPES.index(kind)]


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
    seat, cards = state.seats[player], state.contracts(player)
    counts, token, best = seat.zone[level], seat.bonus[level], 0.0
    more_here = gains(counts, level, token, cards)
    for number, kind in enumerate(TYPES):
        column = state.store[kind]
        if counts[number] and (row := free_row(state, kind)):
            without = level_outlook(with_one(counts, kind, -1), level, token, cards)[0]
            lost = level_outlook(counts, level, token, cards)[0] - without
            prestige, money = box().store[row].prestige + more, box().store[row].credits + more
            best = max(best, max(float(prestige), CREDIT * money) - lost)
        if more_here[number] and any(column):
            lying = min(box().store[row].credits for row in box().store if column[row - 1])
            price = 0 if free else max(0, lying - more)
            if price <= seat.credits:
                best = max(best, more_here[number] - CREDIT * price)
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
