"""What many rules of Flotilla do: gains and payments, toxicity, cards, tiles, each with its event."""

from rules.flotilla.components import COLOURS, GUILDS, box
from rules.flotilla.state import SOURCES, Counts, FlotillaState, plus


def gain_points(state: FlotillaState, player: int, count: int, source: str, rule: str) -> None:
    """Points from the supply, what it lacks from the reserve; when it is used up the end comes (FLO-1.2)."""
    if not count:
        return
    score(state, player, count, source)
    before = state.vp_supply
    state.vp_supply = max(0, before - count)
    state.emit(
        "PointsGained", rule,
        player=player, count=count, source=source, total=state.seats[player].points, left=state.vp_supply,
    )  # fmt: skip
    if before and not state.vp_supply:
        state.end_round = state.round
        state.emit("EndTriggered", "FLO-15.1", player=player, round=state.round, reason="supply")


def score(state: FlotillaState, player: int, count: int, source: str) -> None:
    """Write points down, or lose some."""
    seat = state.seats[player]
    seat.score = plus(seat.score, SOURCES.index(source), count)


def gain_money(state: FlotillaState, player: int, count: int, source: str, rule: str) -> None:
    """Money from the supply; taken unasked (FLO-1.4)."""
    if count:
        state.seats[player].money += count
        state.emit("MoneyGained", rule, player=player, count=count, source=source)


def pay_money(state: FlotillaState, player: int, count: int, rule: str) -> None:
    """Money to the supply."""
    if count:
        state.seats[player].money -= count
        assert state.seats[player].money >= 0, player
        state.emit("MoneyPaid", rule, player=player, count=count)


def gain_resource(state: FlotillaState, player: int, colour: str, count: int, rule: str) -> None:
    """Resources to the own supply; never short (FLO-1.4)."""
    seat = state.seats[player]
    seat.resources = plus(seat.resources, COLOURS.index(colour), count)
    state.emit("ResourcesGained", rule, player=player, resource=colour, count=count)


def pay_resource(state: FlotillaState, player: int, colour: str, count: int, rule: str) -> None:
    """Resources out of the own supply."""
    if count:
        seat = state.seats[player]
        seat.resources = plus(seat.resources, COLOURS.index(colour), -count)
        assert min(seat.resources) >= 0, player
        state.emit("ResourcesPaid", rule, player=player, resource=colour, count=count)


def unload(state: FlotillaState, player: int, ship: int, rule: str) -> None:
    """The whole cargo of a ship goes to the supply (FLO-5.3)."""
    seat = state.seats[player]
    place, cargo = seat.ships[ship]
    if any(cargo):
        seat.sail_to(ship, place, (0,) * len(COLOURS))
        state.emit("ShipUnloaded", rule, player=player, ship=ship, count=sum(cargo))
        stow(state, player, cargo, rule)


def stow(state: FlotillaState, player: int, cargo: Counts, rule: str) -> None:
    """Cargo becomes supply."""
    for colour, count in zip(COLOURS, cargo, strict=True):
        if count:
            gain_resource(state, player, colour, count, rule)


def gain_toxicity(state: FlotillaState, player: int, count: int, rule: str) -> None:
    """Space by space; beyond the last the scoring tracker moves, as far as it goes (FLO-12.1, FLO-12.2)."""
    seat = state.seats[player]
    last = len(box().constants["tox_score"]) - 1
    before = seat.tox_index
    for _ in range(count):
        seat.tox += 1
        if seat.tox == box().constants["tox_track"]:
            seat.tox = 0
            seat.tox_index = min(last, seat.tox_index + 1)
    if count:
        state.emit("ToxicityGained", rule, player=player, count=count, space=seat.tox)
    if seat.tox_index != before:
        state.emit("ToxicityLevel", "FLO-12.1", player=player, level=seat.tox_index)


def clean(state: FlotillaState, player: int, count: int) -> None:
    """The tracker goes back, not beyond its first space (FLO-12.3)."""
    seat = state.seats[player]
    back = min(count, seat.tox)
    if back:
        seat.tox -= back
        state.emit("ToxicityCleaned", "FLO-12.3", player=player, count=back)


def improve_level(state: FlotillaState, player: int) -> None:
    """The scoring tracker goes back by one, also from its last field (FLO-12.3)."""
    seat = state.seats[player]
    if seat.tox_index:
        seat.tox_index -= 1
        state.emit("ToxicityLevel", "FLO-12.3", player=player, level=seat.tox_index)


def recruit(state: FlotillaState, player: int, guild: str, source: str) -> None:
    """The top card of a guild comes into the hand; points when there is none (FLO-6.5)."""
    stack = state.stacks[guild]
    if not stack:
        gain_points(state, player, box().constants["no_recruit_vp"], source, "FLO-6.5")
        return
    state.stacks = {**state.stacks, guild: stack[:-1]}
    seat = state.seats[player]
    seat.hand = (*seat.hand, stack[-1])
    state.emit(
        "CardRecruited", "FLO-6.5",
        reveals=len(stack) > 1, player=player, card=stack[-1], guild=guild, side=seat.side,
    )  # fmt: skip


def place_seal(state: FlotillaState, player: int, guild: str, source: str) -> None:
    """A seal onto a banner; points when all ten are placed (FLO-6.5)."""
    seat = state.seats[player]
    if not seat.seals_left:
        gain_points(state, player, box().constants["no_seal_vp"], source, "FLO-6.5")
        return
    seat.seals = plus(seat.seals, GUILDS.index(guild), 1)
    state.emit("SealPlaced", "FLO-6.5", player=player, guild=guild)


def free_ship(state: FlotillaState, player: int) -> None:
    """A ship from the reserve; none left, or on the Skyside: money instead (FLO-12.7)."""
    if not launch(state, player, "FLO-12.7"):
        gain_money(state, player, box().constants["no_ship_money"], "artifacts", "FLO-12.7")


def launch(state: FlotillaState, player: int, rule: str) -> bool:
    """A ship goes from the reserve to the harbour, if there is one (FLO-5.5)."""
    seat = state.seats[player]
    if not seat.reserve:
        return False
    seat.reserve -= 1
    seat.ships = (*seat.ships, (box().harbour, (0,) * len(COLOURS)))
    state.emit("ShipLaunched", rule, player=player, ship=len(seat.ships) - 1)
    return True


def draw_tiles(state: FlotillaState, player: int, count: int) -> tuple[str, ...]:
    """Chance: tiles out of the bag, as many as there are, and their toxicity (FLO-8.1)."""
    bag: list[str] = list(state.bag)
    drawn: list[str] = []
    while bag and len(drawn) < count:
        drawn.append(bag.pop(state.rng.randrange(len(bag))))
    state.bag = tuple(bag)
    if drawn:
        state.emit("TilesDrawn", "FLO-8.1", reveals=True, player=player, tiles=tuple(drawn))
    if not state.flag("no_draw_tox"):
        gain_toxicity(state, player, sum(box().tiles[tile].tox for tile in drawn), "FLO-8.1")
    return tuple(drawn)


def return_tiles(state: FlotillaState, player: int, tiles: tuple[str, ...], rule: str) -> None:
    """Tiles go back into the bag, which has no order."""
    if tiles:
        state.bag = tuple(sorted((*state.bag, *tiles)))
        state.emit("TilesReturned", rule, player=player, tiles=tiles)


def take_tiles(state: FlotillaState, player: int, count: int) -> None:
    """Skyside: drawn tiles go to the own tile supply (FLO-8.8)."""
    drawn = draw_tiles(state, player, count)
    seat = state.seats[player]
    seat.supply = tuple(sorted((*seat.supply, *drawn)))


def move_sonar(state: FlotillaState, player: int) -> None:
    """The sonar tracker goes on; on the last field there are points instead (FLO-12.10)."""
    if state.sonar + 1 == len(box().sonar):
        gain_points(state, player, box().constants["sonar_over_vp"], "sonar", "FLO-12.10")
        return
    state.sonar += 1
    state.emit("SonarMoved", "FLO-12.10", player=player, field=state.sonar)
    gain_points(state, player, box().sonar[state.sonar][0], "sonar", "FLO-12.10")
