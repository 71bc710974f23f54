"""Whales and tsunamis: which piece, and its way over the sea (SCH-7.10, SCH-7.20)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DONE, Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.asking import Ask
from rules.schwarm.chart import COMPASS, around, is_water, neighbours, ray
from rules.schwarm.components import QUEEN
from rules.schwarm.effects import strike
from rules.schwarm.picks import SUPPLY
from rules.schwarm.state import TSUNAMI, WHALE, SchwarmDecision, SchwarmState, SchwarmStep
from rules.schwarm.tsunami import lands, move_tsunami, refuse_end, ways_out


@dataclass(frozen=True, slots=True)
class BeginDanger(SchwarmStep):
    """The action of a card or a joker: there always is a piece to move (SCH-7.11)."""

    player: int
    kind: str
    reach: int

    def run(self, state: SchwarmState) -> None:
        state.push(Ask(ChooseDanger(self.player, self.kind, self.reach)))


@dataclass(frozen=True, slots=True)
class ChooseDanger(SchwarmDecision):
    """A new piece onto the queen field, or one that is at sea already (SCH-7.10, SCH-7.20)."""

    player: int
    kind: str
    reach: int

    @property
    def rule(self) -> str:
        """Whale or tsunami."""
        return "SCH-7.10" if self.kind == WHALE else "SCH-7.20"

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield SUPPLY
        yield from (one("danger", field) for field in dict.fromkeys(state.dangers(self.kind)))

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        if move == SUPPLY:
            return None if state.supply(self.kind) else refuse("SCH-7.10", "none_left", danger=self.kind)
        field = ident(move[0])
        if self.kind == WHALE:
            return None if around(field) else refuse("SCH-7.11", "whale_stuck", field=field)
        if any(lands(field, way, self.reach) for way in COMPASS):
            return None
        return refuse("SCH-7.25", "no_way_out", field=field, range=self.reach)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """What the one who moves it gains at once: a new piece harms ships on the queen field (SCH-7.1)."""
        after = state.clone()
        self.perform(after, move)
        gained = after.seats[self.player].fp - state.seats[self.player].fp
        return {"gain": gained} if gained else {}

    def perform(self, state: SchwarmState, move: Move) -> None:
        fresh = move == SUPPLY
        field = QUEEN if fresh else ident(move[0])
        if fresh:
            state.move_danger(self.kind, "", QUEEN)
            state.emit("DangerPlaced", self.rule, player=self.player, danger=self.kind, field=QUEEN)
            strike(state, self.player, self.kind, QUEEN)  # a new one harms there at once: SCH-7.1
        if self.kind == TSUNAMI:
            state.push(Ask(MoveTsunami(self.player, field, fresh, self.reach)))
        else:
            state.push(MoveWhale(self.player, (field,), self.reach))


@dataclass(frozen=True, slots=True)
class MoveWhale(SchwarmDecision):
    """A step of the whale; `path` is its way in this move, the start first (SCH-7.12)."""

    rule = "SCH-7.12"
    player: int
    path: tuple[str, ...]
    left: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("field", field) for _, field in neighbours(self.path[-1]))
        yield DONE

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        if move == DONE:  # it has to be moved: SCH-7.4
            return None if len(self.path) > 1 else refuse("SCH-7.4", "must_move", danger=WHALE)
        field = ident(move[0])
        if not is_water(field):
            return refuse(self.rule, "whale_on_land", field=field)
        if field in self.path:
            return refuse("SCH-7.3", "visited", field=field)
        return None

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """One field at a time, not diagonally (SCH-7.12)."""
        if pick.startswith("field:"):
            return refuse(self.rule, "not_beside_whale", field=ident(pick), left=self.left)
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """What the one who moves it would gain by this step."""
        if move == DONE:
            return {}
        after = state.clone()
        self.perform(after, move)
        return {"gain": after.seats[self.player].fp - state.seats[self.player].fp}

    def perform(self, state: SchwarmState, move: Move) -> None:
        if move == DONE:
            return
        start, end = self.path[-1], ident(move[0])
        state.move_danger(WHALE, start, end)
        state.emit("DangerMoved", self.rule, player=self.player, danger=WHALE, start=start, end=end)
        strike(state, self.player, WHALE, end)
        if self.left > 1:  # as far as the card says: SCH-7.2
            state.push(MoveWhale(self.player, (*self.path, end), self.left - 1))


@dataclass(frozen=True, slots=True)
class MoveTsunami(SchwarmDecision):
    """Where the wave ends: a field in a straight line, or `off:` and the direction in which it leaves."""

    rule = "SCH-7.21"
    weighed = ("field", "off")
    player: int
    start: str
    fresh: bool
    reach: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        for way in COMPASS:
            for field in ray(self.start, way):
                yield one("field", field) if field else one("off", way)

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        way, count = ways_out(self.start)[move[0]]
        return refuse_end(self.start, way, count, self.fresh, self.reach)

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """Straight on only, and no further than the first land (SCH-7.21)."""
        if pick.startswith(("field:", "off:")):
            return refuse(self.rule, "not_in_line", field=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, object]:
        """The fields that it enters, and what the one who moves it would gain."""
        way, count = ways_out(self.start)[move[0]]
        after = state.clone()
        move_tsunami(after, self.player, self.start, way, count)
        path = tuple(field for field in ray(self.start, way)[:count] if field)
        return {"path": path, "gain": after.seats[self.player].fp - state.seats[self.player].fp}

    def perform(self, state: SchwarmState, move: Move) -> None:
        way, count = ways_out(self.start)[move[0]]
        move_tsunami(state, self.player, self.start, way, count)
