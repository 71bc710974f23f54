"""What money, cards, effects and builds promise, in points: guesses for evaluation, found by bots' play."""

from functools import lru_cache

from rules.flotilla.components import COLOURS, GUILDS, RETIRE, SINK, box, words
from rules.flotilla.decisions_build import building_cost
from rules.flotilla.decisions_trade import outpost_price, selling_price, ship_price
from rules.flotilla.objectives import worth
from rules.flotilla.state import FlotillaState

PACE = 4.6  # points of a player in a round
SMALL_CHANGE = 8  # money that is spent beside outposts
BETWEEN_VISITS = 6  # rounds from one visit to the market to the next
RESOURCE = {"shallow": 0.5, "reef": 0.83, "deep": 1.5}  # expected of a die
SIMPLE = {
    "influence": 1.35, "vp": 1.0, "survivor": 1.5, "toxicity": -0.55, "clean": 0.35, "score_up": 3.0,
    "artifact": 3.5, "dial": 1.6, "tiles": 0.9, "undeplete": 0.4, "sell_bonus": 1.0, "buy_discount": 0.8,
    "ship_discount": 0.6, "outpost_discount": 0.8, "build_discount": 1.0, "free_float": 0.8,
    "no_draw_tox": 0.9, "unload_all": 0.8, "reroll": 0.5, "adjust": 0.9,
}  # fmt: skip


def rounds_left(state: FlotillaState) -> float:
    """How many rounds are still to come, from what is left of the supply."""
    if state.end_round:
        return max(0.0, state.end_round + 1 - state.round)
    return min(30.0, 1.5 + state.vp_supply / (PACE * state.players))


def coin(state: FlotillaState) -> float:
    """What a unit of money is worth: more when there is time to use it."""
    return 0.2 + 0.12 * min(1.0, rounds_left(state) / 6)


def purse(state: FlotillaState, player: int) -> float:
    """Money: what will find its use counts as such, the rest only what it brings in the end."""
    seat = state.seats[player]
    visits = 1 + int(rounds_left(state) / BETWEEN_VISITS)
    outposts = min(seat.outposts_left, visits)
    useful = SMALL_CHANGE
    if outposts:
        useful += outposts * (outpost_price(state, player) + 2 * (outposts - 1))  # the next ones cost more
    idle = max(0, seat.money - useful)
    return coin(state) * (seat.money - idle) + idle / box().constants["final_money_per_vp"]


def stock(state: FlotillaState, player: int) -> float:
    """Resources in the supply: to sell as a Sinksider, to build with as a Skysider."""
    seat, unit, last = state.seats[player], coin(state), rounds_left(state) < 1
    if last:
        return 0.5 * sum(seat.resources)
    if seat.side == SINK:
        prices = (state.price(colour) for colour in COLOURS)
        return sum(0.85 * unit * price * count for price, count in zip(prices, seat.resources, strict=True))
    colours = [box().tiles[tile].colour for tile in seat.supply]
    total = 0.0
    for number, colour in enumerate(COLOURS):
        useful = min(seat.resources[number], 2 * colours.count(colour) + 1)
        total += 1.75 * useful + 0.9 * (seat.resources[number] - useful)
    return total


@lru_cache(maxsize=4096)
def _several(values: tuple[float, ...], most: int) -> float:
    return sum(sorted(values, reverse=True)[:most])


def outposts_ahead(state: FlotillaState, player: int) -> float:
    """Objectives that may still be scored with what money will be there."""
    seat, time = state.seats[player], rounds_left(state)
    if not seat.outposts_left or time <= 0:
        return 0.0
    means = seat.money + 4.5 * time + sum(seat.resources) * 3
    many = min(seat.outposts_left, int(means // 30))
    scores = tuple(
        float(count * rate)
        for name, _ in state.objectives[seat.side]
        for count, rate in (worth(state, player, name),)
    )
    price = 9.0  # of an outpost, in points
    best = max(scores, default=0.0)
    return 0.55 * sum(max(0.0, min(best, each) - 0.6 * price) for each in sorted(scores)[-many:] if many)


def best_objective(state: FlotillaState, player: int) -> float:
    """What the best objective scores now."""
    stacks = state.objectives[state.seats[player].side]
    found = (worth(state, player, name) for name, _ in stacks)
    return float(max((count * rate for count, rate in found), default=0))


def trade(state: FlotillaState, player: int, most: int) -> float:
    """What so many transactions may bring: sales, an outpost, a ship."""
    seat, unit, gain = state.seats[player], coin(state), 0.0
    money, left = seat.money, most
    if seat.side == SINK:
        for number, colour in enumerate(COLOURS):
            sold = min(left, seat.resources[number])
            gain += 0.15 * unit * sold * selling_price(state, colour)
            money += sold * selling_price(state, colour)
            left -= sold
    if left > 0 and seat.outposts_left:
        price = outpost_price(state, player)
        if money >= price:
            gain += max(0.0, best_objective(state, player) - unit * price)
            money, left = money - price, left - 1
    if left > 0 and seat.side == SINK and seat.reserve and money >= ship_price(state):
        gain += max(0.0, ship_worth(state) - unit * ship_price(state))
    if seat.side != SINK and left > 0:
        gain += 0.5 * min(left, len(seat.supply) + 1, money // 5)
    return gain


def ship_worth(state: FlotillaState) -> float:
    """A ship, while there is time to dive with it."""
    return min(9.0, 0.45 * rounds_left(state))


def tile_score(state: FlotillaState, player: int, tile: str) -> float:
    """What a tile of the supply may score when it is built, without trying all places."""
    seat, row = state.seats[player], box().tiles[tile]
    same = sum(box().tiles[name].colour == row.colour for name, _ in seat.tiles.values())
    dial = state.dials[COLOURS.index(row.colour)] + 0.6 * row.building
    return min(4.0, dial) * (1 + 0.75 * min(3, same))


def builds(state: FlotillaState, player: int, most: int) -> float:
    """What building so many of the payable tiles brings, above what the resources are worth."""
    seat = state.seats[player]
    found = []
    for tile in seat.supply:
        cost = building_cost(state, tile)
        if seat.resources[COLOURS.index(box().tiles[tile].colour)] >= cost:
            found.append(max(0.0, tile_score(state, player, tile) - 1.2 * cost))
    return _several(tuple(found), most)


def dive_worth(state: FlotillaState, player: int, dice: dict[str, int]) -> float:
    """Expected resources, as far as ships on tiles can take them, and survivors."""
    from rules.flotilla.sea import depth_at

    seat = state.seats[player]
    room = sum(
        box().constants["ship_capacity"] - sum(cargo)
        for place, cargo in seat.ships
        if place not in seat.depleted and depth_at(state, player, place)
    )
    expected = sum(RESOURCE[kind] * count for kind, count in dice.items())
    return 1.05 * min(room, expected) + 0.32 * sum(dice.values()) * SIMPLE["survivor"] / 1.5


def effect_worth(state: FlotillaState, player: int, text: str) -> float:
    """What an effect promises now."""
    word, *rest = words(text)
    if word == "if":
        guild = rest[1].rstrip(":")
        return effect_worth(state, player, " ".join(rest[2:])) if state.shown_to(player, guild) else 0.0
    if word == RETIRE:
        return max(0.0, effect_worth(state, player, " ".join(rest)) - 2.0)
    count = int(rest[0]) if rest and rest[0].isdigit() else 1
    if word == "money":
        return coin(state) * count
    if word in SIMPLE:
        return SIMPLE[word] * count
    if word == "resource":
        return 1.5 * count
    if word in ("seal", "recruit"):
        return (2.6 if word == "seal" else min(2.5, 0.2 * rounds_left(state))) * count
    return _action_worth(state, player, word, rest, count)


def _action_worth(state: FlotillaState, player: int, word: str, rest: list[str], count: int) -> float:
    seat = state.seats[player]
    if word == "draw":
        return 1.5 * int(rest[2]) * min(1.0, rounds_left(state) / 8) + 0.1
    if word == "take":
        return 0.7 * count * min(1.0, rounds_left(state) / 4)
    if word == "build":
        return builds(state, player, count)
    if word == "transactions":
        return trade(state, player, count)
    if word == "research":
        return 0.95 * count
    if word == "collect":
        return 0.3 * len(seat.pile)
    if word == "free_ship":
        return ship_worth(state) if seat.side == SINK else 3.0
    if word == "discard":
        return 1.0
    if word == "dive":
        from rules.flotilla.decisions_dive import dive_dice

        extra = dict(zip(RESOURCE, map(int, rest), strict=True))
        return dive_worth(state, player, dive_dice(state, player, extra))
    return 0.0


@lru_cache(maxsize=512)
def card_worth(card: str, side: str) -> float:
    """A card of the crew in itself, for having it in hand."""
    row = box().cards[card]
    return 0.25 + 0.2 * row.level + (0.03 * row.sail if side == SINK else 0.06 * row.income)


def guild_majorities(state: FlotillaState, player: int) -> float:
    """What the seals promise in the end."""
    own, total = state.seats[player].seals, 0.0
    for number, _ in enumerate(GUILDS):
        if own[number]:
            more = sum(seat.seals[number] > own[number] for seat in state.seats)
            equal = sum(seat.seals[number] == own[number] for seat in state.seats) - 1
            total += (6.0, 3.5, 1.5)[min(2, more)] - 1.2 * equal + 0.4 * own[number]
    return total
