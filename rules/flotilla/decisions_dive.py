"""Delvers of the Sinkside: dive dice of card and ships, their symbols in any order (FLO-10)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.components import COLOURS, DEPTHS, box
from rules.flotilla.gains import gain_toxicity
from rules.flotilla.sea import colour_at, depth_at, own_hexes
from rules.flotilla.state import FlotillaDecision, FlotillaState, FlotillaStep, plus
from rules.kernel import DONE, Move, Reason, ident, one, two
from rules.kernel.reason import refuse

EXTRA_DIE = "extra_die"
Dice = dict[str, int]


def dive_dice(state: FlotillaState, player: int, extra: Dice) -> Dice:
    """Those of the card, one for each ship on an undepleted tile (FLO-10.1, FLO-10.10)."""
    seat, dice = state.seats[player], {kind: extra.get(kind, 0) for kind in DEPTHS}
    for place, _ in seat.ships:
        depth = depth_at(state, player, place)
        if depth and place not in seat.depleted:
            dice[DEPTHS[depth - 1]] += 1
    return {kind: min(count, box().dive_count[kind]) for kind, count in dice.items()}


def roll_dive(state: FlotillaState, player: int, extra: Dice) -> None:
    """Chance: all dice at once (FLO-10.2)."""
    state.dice, state.symbols, state.spared = (), (), False
    dice = dive_dice(state, player, extra)
    _roll(state, player, [kind for kind in DEPTHS for _ in range(dice[kind])])
    state.push(ResolveDive(player))


def _roll(state: FlotillaState, player: int, kinds: list[str]) -> None:
    rolled = tuple(f"{kind}.{state.rng.randrange(len(box().dive[kind]))}" for kind in kinds)
    if not rolled:
        return
    state.dice += rolled
    state.emit("DiceRolled", "FLO-10.2", reveals=True, player=player, dice=rolled)
    symbols = [*state.symbols]
    for die in rolled:
        kind, _, face = die.partition(".")
        symbols += (f"sonar.{kind}" if each == "sonar" else each for each in box().dive[kind][int(face)])
    for ignored, flag in (("toxicity", "ignore_tox"), ("depletion", "ignore_depletion")):
        if state.flag(flag):  # FLO-10.11
            symbols = [each for each in symbols if each != ignored]
    if "depletion" in symbols and not state.spared:  # the first of the dive: FLO-10.7
        symbols.remove("depletion")
        state.spared = True
    state.symbols = tuple(sorted(symbols))


@dataclass(frozen=True, slots=True)
class ResolveDive(FlotillaDecision):
    """One symbol after the other, in any order; what has no legal use lapses (FLO-10.2)."""

    rule = "FLO-10.2"
    stepwise = True
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        for symbol in dict.fromkeys(state.symbols):
            if symbol == "resource":
                ships = range(len(state.seats[self.player].ships))
                yield from (two("symbol", symbol, "ship", ship) for ship in ships)
            elif symbol == "depletion":
                yield from (two("symbol", symbol, "hex", each) for each in own_hexes(state, self.player))
            else:
                yield one("symbol", symbol)
        yield DONE

    def legal(self, state: FlotillaState) -> Iterator[Move]:
        """`done` only when nothing else is left."""
        found = False
        for move in self.candidates(state):
            if move == DONE and found:
                return
            if move == DONE or self._refusal(state, move) is None:
                found = True
                yield move

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move != DONE:
            return self._refusal(state, move)
        others = (other for other in self.candidates(state) if other != DONE)
        if any(self._refusal(state, other) is None for other in others):
            return refuse(self.rule, "symbols_left", count=len(state.symbols))
        return None

    def _refusal(self, state: FlotillaState, move: Move) -> Reason | None:
        symbol, seat = ident(move[0]), state.seats[self.player]
        if symbol == "resource":
            place, cargo = seat.ships[int(ident(move[1]))]
            if not depth_at(state, self.player, place) or place in seat.depleted:
                return refuse("FLO-10.5", "not_diving", hex=place)
            most = box().constants["ship_capacity"]  # FLO-5.4
            return refuse("FLO-10.6", "ship_full", count=most) if sum(cargo) >= most else None
        return refuse_depletion(state, self.player, ident(move[1])) if symbol == "depletion" else None

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, str]:
        """What a ship loads."""
        if len(move) < 2 or not move[1].startswith("ship:"):
            return {}
        place, _ = state.seats[self.player].ships[int(ident(move[1]))]
        return {"resource": colour_at(state, self.player, place)}

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """A tile of no use, a symbol that was not rolled."""
        if pick.startswith("hex:"):
            return refuse("FLO-10.8", "no_own_tile", hex=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            if state.symbols:
                state.emit("SymbolsLapsed", self.rule, player=self.player, count=len(state.symbols))
            state.symbols = ()
            return
        state.push(ResolveDive(self.player))
        symbol = ident(move[0])
        left = [*state.symbols]
        left.remove(symbol)
        state.symbols = tuple(left)
        if symbol == "resource":
            self._load(state, int(ident(move[1])))
        elif symbol == "depletion":
            _deplete(state, self.player, ident(move[1]))
        elif symbol == "toxicity":  # all of them together
            count = 1 + left.count(symbol)
            state.symbols = tuple(each for each in left if each != symbol)
            gain_toxicity(state, self.player, count, "FLO-10.4")
        else:
            _rescue(state, self.player, symbol)

    def _load(self, state: FlotillaState, ship: int) -> None:
        seat = state.seats[self.player]
        place, cargo = seat.ships[ship]
        colour = colour_at(state, self.player, place)
        seat.sail_to(ship, place, plus(cargo, COLOURS.index(colour), 1))
        state.emit("CargoLoaded", "FLO-10.3", player=self.player, ship=ship, resource=colour, hex=place)


@dataclass(frozen=True, slots=True)
class RollExtra(FlotillaStep):
    """Chance: one more die of the same kind, if one is left (FLO-10.4)."""

    player: int
    kind: str

    def run(self, state: FlotillaState) -> None:
        used = sum(die.startswith(self.kind) for die in state.dice)
        if used < box().dive_count[self.kind]:
            _roll(state, self.player, [self.kind])


def refuse_depletion(state: FlotillaState, player: int, place: str) -> Reason | None:
    """Why no marker may lie there: no depth, depleted, or others have ships (FLO-10.8, FLO-10.9)."""
    seat = state.seats[player]
    if not depth_at(state, player, place):
        return refuse("FLO-10.8", "no_depth", hex=place)
    if place in seat.depleted:
        return refuse("FLO-10.8", "depleted", hex=place)
    under = {at for at, _ in seat.ships if at not in seat.depleted and depth_at(state, player, at)}
    return refuse("FLO-10.9", "ships_first", hex=place) if under and place not in under else None


def _deplete(state: FlotillaState, player: int, place: str) -> None:
    seat = state.seats[player]
    seat.depleted = tuple(sorted((*seat.depleted, place)))
    state.emit("DepletionPlaced", "FLO-10.7", player=player, hex=place)


def _rescue(state: FlotillaState, player: int, symbol: str) -> None:
    """A survivor, or what the sonar track makes of a sonar symbol (FLO-10.4, FLO-12.10)."""
    from rules.flotilla.effects import Effect

    if symbol == "survivor":
        state.push(Effect(player, "survivor 1", "cards"))
        return
    steps: list[FlotillaStep] = []
    for text in box().sonar[state.sonar][1]:
        if text == EXTRA_DIE:
            steps.append(RollExtra(player, symbol.partition(".")[2]))
        elif not (text.startswith("toxicity") and state.flag("ignore_tox")):  # FLO-10.11
            steps.append(Effect(player, text, "sonar"))
    state.emit("SonarHeard", "FLO-10.4", player=player, field=state.sonar)
    state.push(*steps)
