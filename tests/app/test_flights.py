"""Motion: what flies after a move, that its ends are on the table in all sizes, and when nothing flies."""

import asyncio
import random
import re
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from panel.io.state import set_curdoc

import rules
from app import flights
from app.boards import motion
from app.boards.seastead import MOTION, REGIONS
from app.boards.seastead.flights import FLIGHTS
from app.flights import COPIES, SPREAD, Flier, find
from app.motion import STILL, Flight
from app.present import Presenter
from app.scene import Anchor, Lit, Scene, Sheet, hit
from app.seats import Setup
from app.session import Session
from app.table import Screen, Table
from app.theme import style
from app.worker import Link
from rules.kernel import Event, Move
from rules.seastead.components import RESOURCES, SITES, box
from tests.app import seastead_positions as positions
from tests.app.tiny import Later

SIZES = {  # by screen: what its regions measure
    "desktop": {"chart": (960, 870), "boards": (480, 280), "display": (480, 230)},
    "tablet": {"chart": (786, 820), "boards": (377, 200), "display": (377, 150)},
    "upright": {"chart": (820, 767), "boards": (402, 200), "display": (402, 200)},
    "phone": {"chart": (375, 426), "boards": (359, 66), "display": (359, 160)},
}
STANDING = {
    "TurnBegun", "Passed", "HalfChosen", "Declined", "SpecialistUsed", "SpecialistReadied", "SiteUsedAgain",
    "ResourcesLost", "CleanupNoted", "EndTriggered", "LastRound", "GameEnded", "GameBegun", "DiveCardChosen",
    "DecreeInForce", "DecreesDrawn", "DecreeProposed", "SpecialistFlipped", "SiteCopied", "BossResourceLost",
    "SoloEnded",
}  # fmt: skip
"""Events that move no thing over the table."""


class Stage:
    """A session of the real game on a screen of a size, and what was sent to the page."""

    def __init__(
        self,
        screen: str = "tablet",
        seed: int = 5,
        seats: tuple[str, ...] = ("human", "human"),
        options: dict[str, str] | None = None,
    ) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.later = Later()
        self.session = Session(
            Setup("seastead", seats, seed, options or {}), lambda *sent: self.sent.append(sent), self.later
        )
        self.table = Table()
        self.presenter = Presenter(self.session, self.table, Screen(sizes=SIZES[screen]), strict=True)
        self.session.resume()
        self.flown()

    def flown(self) -> list[dict[str, Any]]:
        """The flights since the last call."""
        messages = [data["flights"] for kind, data in self.sent if kind == "fly"]
        self.sent.clear()
        return [flight for flights in messages for flight in flights]

    def play(self, move: Move | str | None = None) -> tuple[Event, ...]:
        """Play a move, the first legal one when none is given; what happened."""
        ply = self.session.timeline.ply
        move = Move.of(move) if move else next(iter(self.session.state.legal_moves()))
        self.session.choose(move)
        self.session.confirm()
        return tuple(event for played in self.session.timeline.past[ply:] for event in played.events)


TABLES = {
    "A sides": (("human", "human"), {"specialist_set": "AB"}),
    "B sides": (("human", "human"), {"specialist_set": "AB", "sides": "BBBB", "setup_decree": "agreed"}),
    "solo": (("human",), {"specialist_set": "AB"}),
}


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("screen", SIZES)
def test_everything_that_moves_flies_between_places_on_the_table(screen: str, kind: str) -> None:
    kinds = set()
    seats, options = TABLES[kind]
    for seed in (list(SIZES).index(screen),):
        stage, chance = Stage(screen, seed, seats, options), random.Random(seed)
        while not stage.session.state.is_terminal():
            events = stage.play(chance.choice(list(stage.session.state.legal_moves())))
            moving = [event for event in events if event.kind in FLIGHTS]
            if stage.session.state.observation(None).decrees_drawn:  # they lie over the cards that come
                moving = [event for event in moving if event.kind != "DisplayRefilled"]
            flown = stage.flown()
            wanted = sum(
                min(flight.count, COPIES)
                for event in moving
                for flight in MOTION.flights(event, stage.session.state.observation(None))
            )
            assert len(flown) == wanted, f"{[str(event) for event in moving]} gave {flown}"
            kinds |= {event.kind for event in events}
    assert kinds <= set(FLIGHTS) | STANDING, "an event that nobody thought of"
    assert len(kinds & set(FLIGHTS)) >= 7
    assert kind != "solo" or kinds >= {
        "BossResource",
        "BossResourceReturned",
        "BossBuilding",
        "DisplayRemoved",
    }
    assert kind != "B sides" or kinds >= {"DecreeProposed", "DecreeInForce", "DecreesDrawn"}


def test_every_event_of_the_rules_flies_or_stands() -> None:
    """What the rules can report, by their source: nothing that a random game has not met is forgotten."""
    folder = Path(rules.__file__).parent / "seastead"
    sources = (path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    emitted = {kind for text in sources for kind in re.findall(r'emit\(\s*"(\w+)"', text)}
    assert len(emitted) > 30
    assert emitted - set(FLIGHTS) - STANDING == set()
    assert not set(FLIGHTS) & STANDING


@pytest.mark.parametrize("screen", SIZES)
def test_goods_of_the_boss_fly_to_their_site_and_leave_a_ring(screen: str) -> None:
    seen, look = positions.solo(), style(words=positions.words)
    scenes = {name: draw(seen, Lit(), SIZES[screen][name], look) for name, draw in REGIONS.items()}
    for kind, start, end in (
        ("BossResource", "supply:fish", "boss:F1.5"),
        ("BossResourceReturned", "boss:F1.5", "supply:fish"),
    ):
        (flight,) = MOTION.flights(_rare(kind, resource="fish", site="F1.5"), seen)
        assert (flight.start[0], flight.end[0]) == (start, end)
        assert find(scenes, flight.start) and find(scenes, flight.end)
    (built,) = MOTION.flights(_rare("BossBuilding", kind="port", site="F1.5"), seen)
    assert built.piece == "building:1:port" and find(scenes, built.start) and find(scenes, built.end)
    ring = MOTION.fresh(_rare("BossResource", resource="fish", site="F1.5"))
    chart = REGIONS["chart"]
    assert chart(seen, Lit(fresh=frozenset(ring)), SIZES[screen]["chart"], look) != scenes["chart"]


def test_a_card_leaves_the_display_for_the_box() -> None:
    seen, look = positions.solo(), style(words=positions.words)
    scenes = {name: draw(seen, Lit(), SIZES["tablet"][name], look) for name, draw in REGIONS.items()}
    for card, name in (("D01", "dock:D01"), ("S04", "specialist:S04")):
        (flight,) = MOTION.flights(_rare("DisplayRemoved", player=0, card=card), seen)
        assert flight.piece == name and find(scenes, flight.start) and find(scenes, flight.end)


def test_a_new_decree_is_ringed() -> None:
    seen, look = positions.with_decree(), style(words=positions.words)
    ring = MOTION.fresh(_rare("DecreeInForce", player=0, decree="B04"))
    chart = REGIONS["chart"]
    assert chart(seen, Lit(fresh=frozenset(ring)), (770, 792), look) != chart(seen, Lit(), (770, 792), look)


def _rare(kind: str, /, **args: Any) -> Event:
    return Event(kind, "SEA-0", MappingProxyType(args))


@pytest.mark.parametrize("screen", SIZES)
@pytest.mark.parametrize(
    "event",
    [
        _rare("ShipBoxed", player=0, origin="F1.4"),
        _rare("ShipBoxed", player=1, origin=""),
        _rare("BuildingMoved", player=0, kind="shipyard", origin="F3.1", site="F3.4"),
        _rare("BuildingsExchanged", player=0, one="F3.1", two="F3.3"),
        _rare("DemandLocked", player=0, resource="fish", opened="metal"),
    ],
    ids=str,
)
def test_rare_events_have_both_ends_too(screen: str, event: Event) -> None:
    seen, look = positions.midgame(), style(words=positions.words)
    scenes = {name: draw(seen, Lit(), SIZES[screen][name], look) for name, draw in REGIONS.items()}
    made = MOTION.flights(event, seen)
    assert made
    for flight in made:
        assert find(scenes, flight.start) and find(scenes, flight.end), flight
        assert MOTION.piece(flight.piece, look).width


def test_things_land_exactly_where_the_board_draws_them() -> None:
    seen, look = positions.midgame(), style(words=positions.words)
    chart = REGIONS["chart"](seen, Lit(), (770, 792), look)
    ship = chart.place("ship:F2.4")
    (drawn,) = (
        patch
        for layer in chart.layers
        for patch in layer.patches
        if patch.fill == look.player(0) and ship and abs(patch.rings[0][0][0] - ship.x) < 25
        if abs(min(patch.rings[0][1]) - ship.y) < 20 and patch.rings[0][1][0] > ship.y
    )
    assert ship and min(drawn.rings[0][0]) > ship.x - ship.w / 2
    assert max(drawn.rings[0][0]) < ship.x + ship.w / 2


@pytest.mark.parametrize("screen", SIZES)
def test_anchors_take_no_taps(screen: str) -> None:
    """The target under an anchor is what a tap there means, and names of anchors are nobody's picks."""
    seen, look = positions.midgame(), style(words=positions.words)
    for name, draw in REGIONS.items():
        scene = draw(seen, Lit(), SIZES[screen][name], look)
        bare = Scene(scene.width, scene.height, scene.layers, scene.targets)
        assert scene.anchors
        for anchor in scene.anchors:
            assert hit(scene, anchor.x, anchor.y) == hit(bare, anchor.x, anchor.y)
        assert all(0 <= place.x <= scene.width and 0 <= place.y <= scene.height for place in scene.anchors)
        names = [anchor.name for anchor in scene.anchors]
        assert len(names) == len(set(names))


def test_storage_of_both_players_can_be_flown_to_though_only_one_can_be_tapped() -> None:
    boards = REGIONS["boards"](positions.midgame(), Lit(), (366, 280), style(words=positions.words))
    places = {
        name: boards.place(name)
        for seat in (0, 1)
        for name in (f"storage:{seat}:{kind}" for kind in RESOURCES)
    }
    assert None not in places.values() and len(set(places.values())) == 8
    assert sum(target.picks[0].startswith("pay:") for target in boards.targets) == 4


def test_an_anchor_counts_before_a_target_of_the_same_name() -> None:
    sheet = Sheet(100, 100, ())
    sheet.target(["ship:F1.1"], 10, 10, 5, 5)
    assert sheet.scene().place("ship:F1.1") == Anchor("ship:F1.1", 10, 10, 5, 5)
    sheet.anchor("ship:F1.1", 50, 50, 8)
    assert sheet.scene().place("ship:F1.1") == Anchor("ship:F1.1", 50, 50, 8, 8)
    assert sheet.scene().place("ship:F1.2") is None


def _shared() -> Stage:
    """A dive whose card was just shared, which can be taken back."""
    stage = Stage()
    stage.play("deck:dive")
    stage.play(next(iter(stage.session.state.legal_moves())))
    return stage


def test_undo_redo_looking_back_and_other_games_send_no_flights() -> None:
    stage = _shared()
    assert stage.flown()
    session = stage.session
    for command in (
        session.undo,
        session.redo,
        lambda: session.goto(0),
        lambda: session.goto(None),
        lambda: session.load(str(session.record())),
        session.clear,
        stage.presenter.show,
        lambda: session.new(Setup("seastead", ("human", "human"), 7)),
    ):
        command()
        assert stage.flown() == []
    stage.play("deck:dive")
    assert stage.flown()


def test_a_move_after_an_undo_flies() -> None:
    stage = _shared()
    stage.session.undo()
    assert stage.session.timeline.ply == 1
    stage.flown()
    stage.play(next(iter(stage.session.state.legal_moves())))
    assert stage.flown()


def test_the_moves_of_a_bot_fly() -> None:
    stage = Stage(seats=("greedy", "greedy"))
    for _ in range(6):
        stage.later.run()
    assert stage.flown()


def test_the_page_hears_of_a_save_then_of_flights_then_of_the_change() -> None:
    heard: list[str] = []
    link = Link()
    link.connect(lambda kind, text: heard.append(kind))
    sizes = {name: list(size) for name, size in SIZES["tablet"].items()}
    start = {"languages": ["en"], "dark": False, "seed": 5, "sizes": sizes, "fragment": ""}

    async def page() -> None:
        link.handle("start", start)
        with set_curdoc(link.document):
            link.application.session.new(Setup("seastead", ("human", "human")))
        await asyncio.sleep(0)
        heard.clear()
        with set_curdoc(link.document):
            link.application.session.choose("deck:dive")
            link.application.session.confirm()
        await asyncio.sleep(0)

    asyncio.run(page())
    assert [kind for kind in heard if kind in ("save", "fly", "patch")] == ["save", "fly", "patch"]


def test_many_flights_stay_within_the_time() -> None:
    stage = Stage()
    flier = Flier(MOTION)
    many = tuple(_rare("ResourcesTaken", player=0, resource=kind, count=9) for kind in RESOURCES)
    played = stage.session.timeline.play("deck:dive")
    news = (type(played)(played.move, 0, "", "human", many, played.after),)
    scenes = {name: getattr(stage.table, name) for name in REGIONS}
    made = flier.message(news, 0, (scenes, scenes), style(words=positions.words), "de")["flights"]
    assert len(made) == 4 * COPIES
    delays = [flight["delay"] for flight in made]
    assert delays == sorted(delays) and delays[0] == 0 and delays[-1] <= SPREAD


def test_a_card_that_is_turned_up_flies_with_its_back_first() -> None:
    stage = Stage()
    stage.play("deck:dive")
    (flight,) = stage.flown()
    assert flight["svg"].startswith("<svg") and flight["back"].startswith("<svg")
    assert flight["svg"] != flight["back"]


def test_pictures_follow_language_and_theme() -> None:
    flier = Flier(MOTION)
    words = {"de": style(words=positions.words), "en": style(True, words=lambda key, **_: key)}
    pictures = {flier._picture("specialist:S04", look, language)[0] for language, look in words.items()}
    assert len(pictures) == 2


@pytest.mark.parametrize("dark", [False, True])
def test_every_piece_can_be_drawn(dark: bool) -> None:
    look = style(dark, positions.words)
    names = [
        *(f"good:{kind}" for kind in (*RESOURCES, "cleanup")),
        *(f"ship:{seat}" for seat in (0, 1)),
        *(f"building:{seat}:{kind}" for seat in (0, 1) for kind in ("port", "academy", "shipyard")),
        *(f"dock:{dock}" for dock in box().docks),
        *(f"specialist:{card}" for card in box().specialists),
        *(f"demand:{kind}" for kind in RESOURCES),
        *(f"dive:{card}" for card in box().dive_cards),
        *(f"back:{depth}" for depth in ("shallow", "reef", "deep")),
        "lock:",
    ]
    for name in names:
        scene = MOTION.piece(name, look)
        assert scene.layers[0].patches, name
        for patch in scene.layers[0].patches:
            for xs, ys in patch.rings:
                assert min(xs) >= -2 and max(xs) <= scene.width + 2, name
                assert min(ys) >= -2 and max(ys) <= scene.height + 2, name


def test_what_changed_keeps_a_ring_under_the_names_of_the_board() -> None:
    stage = Stage()
    stage.play("deck:dive")
    assert "deck:dive" in stage.table.lit.fresh
    known = {f"site:{site}" for site in SITES} | {f"ship:{site}" for site in SITES}
    chance = random.Random(1)
    seen = set()
    for _ in range(60):
        stage.play(chance.choice(list(stage.session.state.legal_moves())))
        seen |= {name.partition(":")[0] for name in stage.table.lit.fresh}
        assert all(name in known for name in stage.table.lit.fresh if name.startswith(("site", "ship")))
    assert {"site", "ship", "storage", "deck"} <= seen


def test_a_game_without_motion_stays_still() -> None:
    assert motion("no_such_game") is STILL
    assert motion("seastead") is MOTION
    event = _rare("ResourcesTaken", player=0, resource="kelp", count=1)
    assert STILL.flights(event, None) == () and STILL.fresh(event) == ()
    with pytest.raises(KeyError):
        STILL.piece("good:kelp", style())


def test_a_flight_without_its_place_is_left_out() -> None:
    assert find({"chart": None}, ("ship:F1.1",)) is None
    flier = Flier(MOTION)
    made = flier._flown(Flight("ship:0", ("nowhere",), ("box",)), ({}, {}), style(), "en")
    assert made == [] and flights.COPIES > 1
