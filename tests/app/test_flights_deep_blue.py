"""Motion of Deep Blue: gems come one by one, boats keep to their routes, cards go to rest, wrecks turn."""

import random
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import pytest

from app.boards.deep_blue import MOTION
from app.boards.deep_blue.flights import _FLIGHTS, GEM, way
from app.flights import find, timed
from app.present import Presenter
from app.seats import Setup
from app.session import Session, with_settings
from app.table import Screen, Table
from app.theme import style
from rules.deep_blue.components import BOATS, GEMS, box
from rules.kernel import Event
from tests.app import deep_blue_positions as positions
from tests.app.test_flights import SIZES
from tests.app.tiny import Later

STANDING = {
    "GameBegun", "TurnBegun", "TokenSpent", "MarketRenewed", "DeckReshuffled", "Declined", "DiversFixed",
    "HazardWarning", "HazardStrikes", "DiveStopped", "TileDiscarded", "GameEnded",
}  # fmt: skip
"""Events that move no thing over the table."""


class Stage:
    """A session of Deep Blue on a screen of a size, all hands open, and what was sent to the page."""

    def __init__(self, screen: str = "desktop", seed: int = 3, players: int = 3, **options: str) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        seats = Setup("deep_blue", ("human",) * players, seed, tuple(options.items()))
        self.session = Session(seats, lambda *sent: self.sent.append(sent), Later())
        with_settings(self.session, open_hands=True)
        self.table = Table()
        self.presenter = Presenter(self.session, self.table, Screen(sizes=SIZES[screen]), strict=True)
        self.session.resume()
        self.chance = random.Random(seed)

    def flown(self) -> list[dict[str, Any]]:
        """The flights since the last call."""
        messages = [data["flights"] for kind, data in self.sent if kind == "fly"]
        self.sent.clear()
        return [flight for flights in messages for flight in flights]

    def play(self) -> tuple[Event, ...]:
        """Play some legal move; what happened."""
        self.flown()
        ply = self.session.timeline.ply
        self.session.play(self.chance.choice(list(self.session.state.legal_moves())))
        return tuple(event for played in self.session.timeline.past[ply:] for event in played.events)

    def until(self, kind: str) -> tuple[Event, ...]:
        """Play on until something of a kind happens; what happened then."""
        while not self.session.state.is_terminal():
            events = self.play()
            if any(event.kind == kind for event in events):
                return events
        raise LookupError(f"no {kind} in this game")


def _event(kind: str, /, **args: Any) -> Event:
    return Event(kind, "DEB-0", MappingProxyType(args))


@pytest.mark.parametrize("screen", SIZES)
def test_every_kind_of_event_flies_or_stands(screen: str) -> None:
    """In long games on all screens; where the map shows everything, boats and wrecks have both ends."""
    kinds: set[str] = set()
    flying: set[str] = set()
    look = style(words=positions.words)
    stage = Stage(screen, list(SIZES).index(screen) + 3, scenario="scattered_wealth")
    for _ in range(260):
        if stage.session.state.is_terminal():
            break
        before = {name: getattr(stage.table, name) for name in ("chart", "boards", "display")}
        events = stage.play()
        after = {name: getattr(stage.table, name) for name in before}
        seen = stage.session.state.observation(stage.session.viewer)
        kinds |= {event.kind for event in events}
        for event in events:
            for flight in MOTION.flights(event, seen):
                assert MOTION.piece(flight.piece, look).width
                ends = (find(before, flight.start) or find(after, flight.start)), find(after, flight.end)
                flying |= {event.kind} if all(ends) else set()
                if screen != "phone" and event.kind in (
                    "BoatSailed",
                    "BoatRushed",
                    "TileRevealed",
                    "SpotTaken",
                ):
                    assert all(ends), f"{event} has no place"
    assert kinds <= set(_FLIGHTS) | STANDING, "an event that nobody thought of"
    least = {"GemDrawn", "BoatSailed", "CrewRevealed", "CrewHired", "CardPlayed", "Rested", "GemToBag"}
    least -= {"GemToBag"} if screen == "phone" else set()  # its bag is on the screen during a dive only
    assert least <= flying, least - flying


def test_gems_come_one_by_one_out_of_the_bag() -> None:
    """Each waits until the one before it has landed and shows its colour on the way only."""
    stage = Stage(scenario="troubled_waters")
    while True:
        events = stage.until("GemDrawn")
        gems = [event for event in events if event.kind == "GemDrawn"]
        flown = [flight for flight in stage.flown() if flight.get("time") == GEM]
        if len(gems) == 2 and len(flown) == 2:
            break
    first, second = flown
    assert second["delay"] >= first["delay"] + first["time"] + first["stay"]
    assert first["back"] == second["back"] != first["svg"]


def test_a_hazard_that_strikes_stays_longest() -> None:
    seen = positions.deep(8)
    drawn = {8: ("purple", 140), 2: ("black", 260), 7: ("black", 560), 5: ("blue", 260)}
    for count, (gem, stay) in drawn.items():
        assert seen.dive and seen.dive.drawn[count - 1] == gem
        (flight,) = MOTION.flights(_event("GemDrawn", player=0, gem=gem, count=count), seen)
        assert (flight.time, flight.stay) == (GEM, stay)


def test_what_follows_a_gem_waits_for_it_and_small_things_keep_their_pace() -> None:
    made = list(timed([{}, {}, {"time": 600, "stay": 100}, {}, {}]))
    delays = [flight["delay"] for flight in made]
    assert delays[2] < 200 and delays[3] >= delays[2] + 700 and delays == sorted(delays)


def test_a_way_keeps_to_the_routes() -> None:
    for origin in box().nodes.values():
        for node, away in box().distance[origin.id].items():
            passed = [origin.id, *way(origin.id, node), node]
            assert len(passed) == (away or 2) + 1
            for one, other in pairwise(passed):
                assert other in box().nodes[one].next


def test_a_boat_flies_once_from_where_it_was_to_where_it_lies() -> None:
    """Also when it sails and takes an exploration space in one go."""
    stage = Stage()
    before = stage.table.chart
    for _ in range(300):
        before = stage.table.chart
        events = stage.play()
        boats = [event for event in events if event.kind in ("BoatSailed", "SpotTaken")]
        if len(boats) == 2 and len({event.args["boat"] for event in boats}) == 1:
            break
    name = f"boat:{boats[0].args['player']}{boats[0].args['boat']}"
    picture = stage.presenter._fliers["deep_blue"]._picture(name, style(words=positions.words), "en")[0]
    flown = [flight for flight in stage.flown() if flight["svg"] == picture]
    start, end = before.place(name), stage.table.chart.place(name)
    assert len(flown) == 1 and flown[0]["from"][:2] == [start.x, start.y]
    assert flown[0]["to"][:2] == [end.x, end.y]


def test_cards_of_others_go_by_as_backs_and_their_points_as_coins() -> None:
    seen = positions.moment("action", 3).observation(0)
    rested = Event(
        "Rested", "DEB-6.2", MappingProxyType({"player": 1, "count": 3, "cards": ("C01", "C02", "C03")}),
        True, ("cards",), (1,),
    )  # fmt: skip
    (closed,) = MOTION.flights(rested.for_viewer(0), seen)
    assert (closed.piece, closed.count, closed.back) == ("back:", 3, "")
    own = MOTION.flights(rested.for_viewer(1), seen)
    assert [flight.piece for flight in own] == ["card:C01", "card:C02", "card:C03"]
    scored = Event(
        "DiveScored", "DEB-9.4", MappingProxyType({"player": 1, "count": 17}), False, ("count",), (1,)
    )
    assert MOTION.flights(scored.for_viewer(0), seen)[0].piece == "points:"
    assert MOTION.flights(scored.for_viewer(1), seen)[0].piece == "points:17"


def test_played_cards_turn_over_when_they_go_to_rest() -> None:
    stage = Stage()
    events = stage.until("CardsRested")
    (rested,) = (event for event in events if event.kind == "CardsRested")
    seen = stage.session.state.observation(None)
    made = MOTION.flights(rested, seen)
    assert [flight.back for flight in made] == [f"card:{card}" for card in rested.args["cards"]]
    assert all(
        flight.piece == "back:" and flight.end == (f"rest:{rested.args['player']}",) for flight in made
    )


def test_a_wreck_is_turned_where_it_lies() -> None:
    stage = Stage()
    events = stage.until("TileRevealed")
    (tile,) = (event for event in events if event.kind == "TileRevealed")
    flown = [flight for flight in stage.flown() if flight["from"][:2] == flight["to"][:2] and flight["back"]]
    assert len(flown) == 1 and f"tile:{tile.args['tile']}" in MOTION.fresh(tile)


def test_what_changed_keeps_a_ring_under_the_names_of_the_board() -> None:
    stage, seen = Stage(), set()
    for _ in range(200):
        if stage.session.state.is_terminal():
            break
        for event in stage.play():
            seen |= set(MOTION.fresh(event))
        seen |= stage.table.lit.fresh
    kinds = {name.partition(":")[0] for name in seen}
    assert {"boat", "tile", "card", "market", "hired"} <= kinds
    known = {f"boat:{seat}{letter}" for seat in range(3) for letter in BOATS}
    assert {name for name in seen if name.startswith("boat:")} <= known


@pytest.mark.parametrize("dark", [False, True])
def test_every_piece_can_be_drawn_inside_of_its_frame(dark: bool) -> None:
    look = style(dark, positions.words)
    names = [
        *(f"gem:{gem}" for gem in (*GEMS, "any")),
        *(f"boat:{seat}A" for seat in range(5)),
        *(f"bubbles:{seat}" for seat in range(5)),
        *(f"tile:{tile.id}" for tile in box().wrecks.values() if tile.group != "start_empty"),
        *(f"card:{card}" for card in box().market_crew),
        *(f"card:{card}.2" for card in box().start_crew),
        "tile:", "bell:", "back:", "points:", "points:17", "points:104",
    ]  # fmt: skip
    for name in names:
        scene = MOTION.piece(name, look)
        patches = [patch for layer in scene.layers for patch in layer.patches]
        assert patches, name
        for patch in patches:
            for xs, ys in patch.rings:
                assert min(xs) >= -3 and max(xs) <= scene.width + 3, name
                assert min(ys) >= -3 and max(ys) <= scene.height + 3, name


@pytest.mark.parametrize("screen", SIZES)
def test_anchors_have_one_place_each_inside_of_the_scene(screen: str) -> None:
    from app.boards.deep_blue import REGIONS

    look = style(words=positions.words)
    for players in (2, 5):
        for name in ("start", "action", "draw", "protect"):
            for region, draw in REGIONS.items():
                scene = draw(
                    positions.seen(name, players), positions.lit(name, players), SIZES[screen][region], look
                )
                names = [anchor.name for anchor in scene.anchors]
                assert len(names) == len(set(names)), f"{region} {name}"
                inside = [0 <= at.x <= scene.width and 0 <= at.y <= scene.height for at in scene.anchors]
                assert all(inside) or region == "chart"
