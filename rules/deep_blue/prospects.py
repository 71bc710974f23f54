"""What a running dive will probably bring to each diver: a look at the next few gems, for bots.

The leader goes on as long as that is worth more to him; the others have to follow. Gems that are
no hazard count with their mean, crew cards that may come true with a part of their points.
"""

from dataclasses import dataclass

from rules.deep_blue.components import BOATS, HAZARDS, box, crew
from rules.deep_blue.odds import draw_count
from rules.deep_blue.scoring import gem_points, scenario_points
from rules.deep_blue.state import DeepBlueState, Dive

HORIZON = 4  # gems looked ahead
SHIELD_COST = 1.2  # what a protection is missed for afterwards

Node = tuple[int, int, int]  # further gems drawn: no hazards, black, blue


@dataclass(slots=True)
class _Diver:
    """One participant as the look-ahead needs him."""

    inside: bool
    stake: float  # gems so far
    mean: float  # a further gem that is no hazard
    safe: float  # crew points that such a gem makes possible, on average
    counters: list[tuple[int, int]]  # further gems needed, points: cards that count gems of any colour
    shields: tuple[int, int]  # against black, against blue
    ends_well: float  # scenario points per further gem when the leader stops


def dive_prospects(state: DeepBlueState) -> dict[int, float]:
    """For each participant the expected points of gems and of crew cards still in hand."""
    dive = state.dive
    assert dive is not None, state.stack
    order = dive.order or present(state, dive)
    divers = {player: _diver(state, dive, player) for player in order}
    look = _Look(state, dive, divers)
    step = draw_count(state)
    first = (
        look.draw((0, 0, 0), step, HORIZON) if not dive.drawn and step else look.decide((0, 0, 0), HORIZON)
    )
    return dict(zip(divers, first, strict=True))


def present(state: DeepBlueState, dive: Dive) -> tuple[int, ...]:
    """Who has a boat at the wreck, in order from the leader: while the rush is not over."""
    here = {seat for seat, _ in state.boats_at(dive.node)}
    return tuple(seat for seat in state.clockwise(dive.leader) if seat in here)


class _Look:
    """Expected values by number of further gems of each sort, each worked out once."""

    def __init__(self, state: DeepBlueState, dive: Dive, divers: dict[int, _Diver]) -> None:
        self.divers = list(divers.values())
        self.seat = list(divers).index(dive.leader)
        self.leader = divers[dive.leader]
        self.step = draw_count(state)
        self.hazards = tuple(state.bag[colour] for colour in HAZARDS)
        self.plain = sum(state.bag.values()) - sum(self.hazards)
        free = box().constants["free_hazards_per_colour"]
        self.warnings = tuple(max(0, free - dive.drawn.count(colour)) for colour in HAZARDS)
        self.known: dict[tuple[Node, int], list[float]] = {}

    def decide(self, node: Node, left: int) -> list[float]:
        """The leader stops or draws, whatever is worth more to him."""
        key = (node, left)
        if key not in self.known:
            best = [self._value(diver, node) for diver in self.divers]
            if left >= self.step > 0 and self._alive(self.leader, node):
                draw = self.draw(node, self.step, left)
                best = draw if draw[self.seat] > best[self.seat] else best
            self.known[key] = best
        return self.known[key]

    def draw(self, node: Node, gems: int, left: int) -> list[float]:
        """The mean over the next gem, and over a second one where two are drawn at a time."""
        if not gems:
            return self.decide(node, left)
        plain, black, blue = node
        sorts = (self.plain - plain, self.hazards[0] - black, self.hazards[1] - blue)
        after = ((plain + 1, black, blue), (plain, black + 1, blue), (plain, black, blue + 1))
        total = sum(sorts)
        branches = [
            (count / total, self.draw(node, gems - 1, left - 1))
            for count, node in zip(sorts, after, strict=True)
            if count > 0
        ]
        if not branches:
            return self.decide(node, 0)
        return [sum(share * values[seat] for share, values in branches) for seat in range(len(self.divers))]

    def _strikes(self, node: Node) -> tuple[int, int]:
        """How many black and how many blue gems on the way here were no mere warning."""
        black, blue = node[1] - self.warnings[0], node[2] - self.warnings[1]
        return black if black > 0 else 0, blue if blue > 0 else 0

    def _alive(self, diver: _Diver, node: Node) -> bool:
        """Whether a diver's protection lasts until here."""
        black, blue = self._strikes(node)
        return diver.inside and black <= diver.shields[0] and blue <= diver.shields[1]

    def _value(self, diver: _Diver, node: Node) -> float:
        """What a diver has when the dive ends here."""
        if not diver.inside:
            return 0.0
        gems, (black, blue) = sum(node), self._strikes(node)
        safe = diver.safe * node[0]
        for need, vp in diver.counters:
            safe += vp if need <= gems else 0
        if black > diver.shields[0] or blue > diver.shields[1]:
            return 0.6 * safe
        return (
            diver.stake + diver.mean * node[0] + diver.ends_well * gems + safe - SHIELD_COST * (black + blue)
        )


def _diver(state: DeepBlueState, dive: Dive, player: int) -> _Diver:
    scouted = {
        state.spot_colour(player, boat) for boat in BOATS if state.seats[player].boats[boat][0] == dive.node
    }
    plain = {gem: count for gem, count in state.bag.items() if gem not in HAZARDS}
    total = sum(plain.values()) or 1
    gems = box().gems
    worth = {gem: gems[gem].vp_scouted if gem in scouted else gems[gem].vp for gem in plain}
    lucrative = player == dive.leader and state.is_scenario("lucrative_wrecks", dive.node)
    return _Diver(
        inside=player in (dive.inside if dive.order else (player,)),
        stake=float(gem_points(state, player) + scenario_points(state, player)),
        mean=sum(count * worth[gem] for gem, count in plain.items()) / total,
        safe=sum(_hope(state, dive, card, total) for card in state.seats[player].hand),
        counters=[
            (crew(card).need_n - len(dive.drawn), crew(card).vp)
            for card in state.seats[player].hand
            if crew(card).need == "any" and crew(card).need_n > len(dive.drawn)
        ],
        shields=_shields(state, player, scouted),
        ends_well=0.6 if lucrative else 0.0,
    )


def _hope(state: DeepBlueState, dive: Dive, card: str, total: int) -> float:
    """A part of a card's points: how much nearer the next plain gem brings them."""
    shown = crew(card)
    if not shown.vp or shown.need == "any":
        return 0.0
    missing = shown.need_n - dive.drawn.count(shown.need)
    return shown.vp * state.bag[shown.need] / total * 0.7 / missing if missing > 0 else 0.0


def _shields(state: DeepBlueState, player: int, scouted: set[str]) -> tuple[int, int]:
    cards = [crew(card).protects for card in state.seats[player].hand]
    black, blue = (cards.count(colour) + (colour in scouted) + ("hazard" in scouted) for colour in HAZARDS)
    return black, blue
