"""A dive: rush, draw, answer hazards, play crew, go on or stop, score (DEB-7, DEB-8, DEB-9)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.deep_blue.components import BOATS, HARBOUR, HAZARDS, box, crew, is_city
from rules.deep_blue.odds import draw_count, strike_chance
from rules.deep_blue.picks import boat_of, boat_pick
from rules.deep_blue.scoring import dive_points, winners
from rules.deep_blue.state import NO, YES, DeepBlueDecision, DeepBlueState, DeepBlueStep, Dive
from rules.kernel import DONE, Move, Reason, ident
from rules.kernel.reason import refuse

SURFACE = Move("button:surface")
DRAW = Move("button:draw")
STOP = Move("button:stop")
ALL = Move("button:all")


def running(state: DeepBlueState) -> Dive:
    """The running dive."""
    assert state.dive is not None, state.stack
    return state.dive


@dataclass(frozen=True, slots=True)
class BeginDive(DeepBlueStep):
    """The leader puts the bell beside a wreck; then the rush, in order from him (DEB-7.2)."""

    leader: int
    node: str

    def run(self, state: DeepBlueState) -> None:
        dive = state.dive = Dive(self.leader, self.node)
        tile = state.open_tiles[self.node]
        state.emit("DiveStarted", "DEB-7.2", player=self.leader, node=self.node, tile=tile)
        drawn = self.node in state.gem_on
        if drawn:  # scattered wealth: counts as drawn first (DEB-11.3)
            gem = state.gem_on.pop(self.node)
            dive.drawn.append(gem)
            state.emit("GemDrawn", "DEB-11.3", player=self.leader, gem=gem, count=1)
            if gem in HAZARDS:
                state.emit("HazardWarning", "DEB-8.3", gem=gem)
        rush = [ChooseRush(seat) for seat in state.clockwise(self.leader)]
        may_stop = drawn and state.options["tile_gem_is_draw"] == YES
        first: list[DeepBlueStep] = [CrewWindows(), AfterDraw()] if may_stop else [DrawGems()]
        if drawn and not may_stop:
            first.insert(0, CrewWindows())
        state.push(*rush, FixDivers(), *first)


@dataclass(frozen=True, slots=True)
class ChooseRush(DeepBlueDecision):
    """Boats exactly one move away may come to the wreck, into its middle (DEB-7.3 to DEB-7.5)."""

    rule = "DEB-7.3"
    player: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield from (Move(boat_pick(self.player, boat)) for boat in BOATS)
        yield DONE

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == DONE:
            return None
        node, boats = running(state).node, state.seats[self.player].boats
        boat = boat_of(move[0])
        if boats[boat][0] == node:
            return refuse("DEB-7.3", "already_there", boat=boat)
        if state.is_scenario("dangerous_reefs", node):
            return refuse("DEB-11.6", "reefs", node=node)
        if boat == "B" and boats["A"] == boats["B"]:
            return refuse("DEB-5.7", "boats_alike")
        if boats[boat][0] == HARBOUR and state.options["harbour_rush"] == NO:
            return refuse("DEB-13.3", "harbour_stays", node=HARBOUR)
        reach = 2 if state.is_scenario("storm_coming", node) else box().constants["rush_distance"]
        away = box().distance[boats[boat][0]][node]
        return None if away <= reach else refuse("DEB-7.4", "not_next_to", need=away, reach=reach)

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move == DONE:
            return
        boat, node = boat_of(move[0]), running(state).node
        origin = state.seats[self.player].boats[boat][0]
        state.seats[self.player].boats[boat] = (node, 0)
        state.emit("BoatRushed", "DEB-7.5", player=self.player, boat=boat, origin=origin, node=node)
        state.push(self)


@dataclass(frozen=True, slots=True)
class FixDivers(DeepBlueStep):
    """Everybody with a boat on the wreck takes part, whether he likes it or not (DEB-7.6)."""

    def run(self, state: DeepBlueState) -> None:
        dive = running(state)
        here = [seat for seat, _ in state.boats_at(dive.node)]
        dive.order = dive.inside = tuple(seat for seat in state.clockwise(dive.leader) if seat in here)
        dive.two_boats = tuple(seat for seat in dive.order if here.count(seat) == 2)
        state.emit("DiversFixed", "DEB-7.6", players=dive.order)


@dataclass(frozen=True, slots=True)
class DrawGems(DeepBlueStep):
    """Chance: one gem, two in troubled waters; then hazards, crew, the leader's word (DEB-8.1, DEB-11.1)."""

    def run(self, state: DeepBlueState) -> None:
        dive = running(state)
        answers: list[DeepBlueStep] = []
        for _ in range(draw_count(state)):
            gem = state.draw_gem()
            strikes = state.strikes(gem, dive.drawn)
            dive.drawn.append(gem)
            state.emit(
                "GemDrawn", "DEB-8.1", reveals=True, player=dive.leader, gem=gem, count=len(dive.drawn)
            )
            if strikes:
                state.emit("HazardStrikes", "DEB-8.4", gem=gem)
                answers += [AnswerHazard(seat, gem) for seat in dive.order]
            elif gem in HAZARDS:
                state.emit("HazardWarning", "DEB-8.3", gem=gem)
        state.push(*answers, CrewWindows(), AfterDraw())


@dataclass(frozen=True, slots=True)
class AnswerHazard(DeepBlueStep):
    """A diver who is still in must answer (DEB-8.4); unprotected he surfaces unasked (DEB-1.7, DEB-8.11)."""

    player: int
    colour: str

    def run(self, state: DeepBlueState) -> None:
        dive = running(state)
        if self.player not in dive.inside:
            return
        question = ChooseProtection(self.player, self.colour)
        if all(move == SURFACE for move in question.legal(state)):
            surface(state, self.player, self.colour)
        else:
            dive.strike = self.colour
            state.push(question)


@dataclass(frozen=True, slots=True)
class ChooseProtection(DeepBlueDecision):
    """A matching card, a matching exploration space of this wreck, or the surface (DEB-8.4 to DEB-8.8).

    Cards: DEB-12.2; spaces of one colour or of both: DEB-12.11 to DEB-12.14.
    """

    rule = "DEB-8.4"
    player: int
    colour: str

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield from (Move(f"card:{card}") for card in state.seats[self.player].hand)
        yield from (Move(boat_pick(self.player, boat)) for boat in BOATS)
        yield SURFACE

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == SURFACE:
            return None
        if move[0].startswith("card:"):
            fits = crew(ident(move[0])).protects == self.colour
            return None if fits else refuse("DEB-8.5", "no_protection", card=ident(move[0]), gem=self.colour)
        boat = boat_of(move[0])
        here = state.seats[self.player].boats[boat][0] == running(state).node
        shield = state.spot_colour(self.player, boat) if here else ""
        fits = shield in (self.colour, "hazard")
        return None if fits else refuse("DEB-8.6", "spot_no_protection", boat=boat, gem=self.colour)

    def perform(self, state: DeepBlueState, move: Move) -> None:
        running(state).strike = ""
        if move == SURFACE:
            surface(state, self.player, self.colour)
        elif move[0].startswith("card:"):
            state.seats[self.player].play(ident(move[0]))
            state.emit("ProtectedByCard", "DEB-8.5", player=self.player, card=ident(move[0]), gem=self.colour)
        else:
            boat = boat_of(move[0])
            state.seats[self.player].boats[boat] = (running(state).node, 0)
            state.emit("ProtectedBySpot", "DEB-8.6", player=self.player, boat=boat, gem=self.colour)


@dataclass(frozen=True, slots=True)
class CrewWindows(DeepBlueStep):
    """After hazards, everybody still in may play crew, in order from the leader (DEB-8.16, DEB-8.17)."""

    def run(self, state: DeepBlueState) -> None:
        dive = running(state)
        if dive.leader in dive.inside or state.options["last_window"] == YES:
            state.push(*(PlayCrew(seat) for seat in dive.inside))


@dataclass(frozen=True, slots=True)
class PlayCrew(DeepBlueDecision):
    """Any matching cards for points, one after the other or all at once (DEB-8.12 to DEB-8.15)."""

    discreet = True  # only who holds a matching card is asked
    rule = "DEB-8.13"
    player: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield from (Move(f"card:{card}") for card in state.seats[self.player].hand)
        yield ALL
        yield DONE

    def judge(self, state: DeepBlueState, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move == ALL:
            several = len(self._playable(state)) > 1
            return None if several else refuse(self.rule, "not_several")
        return refuse_crew(state, ident(move[0]))

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, int]:
        """The points that the move makes safe."""
        cards = self._playable(state) if move == ALL else [] if move == DONE else [ident(move[0])]
        return {"vp": sum(crew_points(state, card) for card in cards)} if cards else {}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move == DONE:
            return
        dive = running(state)
        for card in self._playable(state) if move == ALL else [ident(move[0])]:
            vp = crew_points(state, card)
            state.seats[self.player].play(card)
            dive.card_vp[self.player] = dive.card_vp.get(self.player, 0) + vp
            state.emit("CrewScored", "DEB-8.15", player=self.player, card=card, count=vp)
        state.push(self)

    def _playable(self, state: DeepBlueState) -> list[str]:
        return [card for card in state.seats[self.player].hand if refuse_crew(state, card) is None]


@dataclass(frozen=True, slots=True)
class AfterDraw(DeepBlueStep):
    """The leader goes on or stops; a surfaced leader or an empty bag ends the dive (DEB-8.9, DEB-8.18)."""

    def run(self, state: DeepBlueState) -> None:
        dive = running(state)
        if dive.leader not in dive.inside:
            state.push(EndDive())
        elif not any(state.bag.values()):
            state.emit("DiveStopped", "DEB-8.18", player=dive.leader)
            state.push(EndDive())
        else:
            state.push(ContinueDive(dive.leader))


@dataclass(frozen=True, slots=True)
class ContinueDive(DeepBlueDecision):
    """Draw again, or stop and score; nobody else ends a dive (DEB-8.10, DEB-8.19)."""

    rule = "DEB-8.19"
    player: int

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        yield DRAW
        yield STOP

    def facts(self, state: DeepBlueState, move: Move) -> Mapping[str, int]:
        """How likely the next draw strikes, in percent: the bag can be counted by all (DEB-13.7)."""
        untold = move == STOP or state.options["odds"] == NO
        return {} if untold else {"risk": round(100 * strike_chance(state))}

    def perform(self, state: DeepBlueState, move: Move) -> None:
        if move == STOP:
            state.emit("DiveStopped", self.rule, player=self.player)
            state.push(EndDive())
        else:
            state.push(DrawGems())


@dataclass(frozen=True, slots=True)
class EndDive(DeepBlueStep):
    """Score cards, gems, the wreck; clear the dive; the fourth city tile ends the game (DEB-9, DEB-10.1)."""

    def run(self, state: DeepBlueState) -> None:
        dive = running(state)
        for player in dive.order:
            points = dive_points(state, player)
            for name, count in points.items():
                state.seats[player].chest[name] += count
            state.emit(
                "DiveScored",
                "DEB-9.4",
                secret=() if state.options["hide_scores"] == NO else ("count", *points),
                seen_by=(player,),
                player=player,
                count=sum(points.values()),
                cards=points["cards"],
                gems=points["gems"],
                leading=points["leading"],
                scenario=points["scenario"],
            )
        self._clear(state, dive)

    def _clear(self, state: DeepBlueState, dive: Dive) -> None:
        for gem in dive.drawn:
            state.bag[gem] += 1  # DEB-9.5
        tile = state.open_tiles.pop(dive.node)
        for seat in state.seats:
            for boat, (node, _) in seat.boats.items():
                if node == dive.node:
                    seat.boats[boat] = (node, 0)
        for player in dive.order:
            if player != state.active:  # the leader's cards rest at the end of his turn, which comes at once
                state.seats[player].rest_played()
        state.dive = None
        if is_city(tile):
            state.fresco.append(tile)
            state.emit("CityTilePlaced", "DEB-12.21", tile=tile, count=len(state.fresco))
        else:
            state.emit("TileDiscarded", "DEB-12.21", tile=tile, node=dive.node)
        if len(state.fresco) == box().constants["city_tiles_to_end"]:
            end_game(state)


@dataclass(frozen=True, slots=True)
class StormDives(DeepBlueStep):
    """Storm: who turned up a city tile must dive there at once, for nothing (DEB-11.5)."""

    player: int
    nodes: tuple[str, ...]

    def run(self, state: DeepBlueState) -> None:
        here = [node for node in self.nodes if any(seat == self.player for seat, _ in state.boats_at(node))]
        here = [node for node in here if node in state.open_tiles]
        if len(here) > 1:
            state.push(ChooseStormDive(self.player, tuple(here)))
        elif here:
            state.push(BeginDive(self.player, here[0]))


@dataclass(frozen=True, slots=True)
class ChooseStormDive(DeepBlueDecision):
    """Which of two city tiles turned up at once is dived first (DEB-11.5)."""

    rule = "DEB-11.5"
    player: int
    nodes: tuple[str, ...]

    def candidates(self, state: DeepBlueState) -> Iterator[Move]:
        return (Move(f"dive:{node}") for node in self.nodes)

    def perform(self, state: DeepBlueState, move: Move) -> None:
        state.push(BeginDive(self.player, ident(move[0])), StormDives(self.player, self.nodes))


def surface(state: DeepBlueState, player: int, colour: str) -> None:
    """Out of this dive: no gems, no more cards; points of played cards stay (DEB-8.8)."""
    dive = running(state)
    dive.inside = tuple(seat for seat in dive.inside if seat != player)
    state.emit("Surfaced", "DEB-8.8", player=player, gem=colour)


def refuse_crew(state: DeepBlueState, card: str) -> Reason | None:
    """Why a card cannot be played for points now (DEB-8.12, DEB-8.13, DEB-12.3 to DEB-12.6)."""
    shown, drawn = crew(card), running(state).drawn
    if not shown.vp:
        return refuse("DEB-8.12", "no_points", card=card)
    have = len(drawn) if shown.need == "any" else drawn.count(shown.need)
    if have >= shown.need_n:
        return None
    return refuse("DEB-8.13", "not_drawn", card=card, need=shown.need_n, have=have, gem=shown.need)


def crew_points(state: DeepBlueState, card: str) -> int:
    """Points of a played card; 4 more in best of the best (DEB-11.2)."""
    extra = 4 if state.is_scenario("best_of_the_best", running(state).node) else 0
    return crew(card).vp + extra


def end_game(state: DeepBlueState) -> None:
    """The game is over at once (DEB-10.1)."""
    state.stack.clear()
    state.emit("GameEnded", "DEB-10.1", winners=tuple(winners(state)))
