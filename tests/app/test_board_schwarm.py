"""The board of Der Schwarm: pure scenes, targets that a finger can hit, cables that tell joined from open."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from app.boards.schwarm import REGIONS, cables, ideal_height, layout
from app.boards.schwarm.ahead import ahead, best_after, fitting
from app.glyphs import outlines
from app.glyphs.swarm import SWARM
from app.lettering import width
from app.listing import lit_of
from app.scene import Lit, Scene, hit
from app.seats import Setup
from app.session import Session
from app.theme import style
from rules.kernel import State
from rules.schwarm.chart import SQUARE
from rules.schwarm.outlook import outlook
from tests.app import legible
from tests.app import schwarm_positions as positions
from tests.rules.schwarm.position import do, table
from tests.rules.schwarm.test_examples import network_example

CHARTS = ((770, 792), (786, 820), (806, 696), (375, 426), (960, 900))
BOARDS = ((378, 197), (394, 200), (359, 86), (464, 216))
DISPLAYS = ((378, 164), (394, 200), (359, 236), (464, 180))
SIZES = [("chart", s) for s in CHARTS] + [("boards", s) for s in BOARDS] + [("display", s) for s in DISPLAYS]
ON_CHART = ("field", "ship", "buoy", "off")
STYLE = style(words=positions.words)
LARGE, PHONE = (786, 820), (375, 426)


def _draw(region: str, name: str, players: int, size: tuple[int, int], dark: bool = False) -> Scene:
    seen, lit = positions.seen(name, players), positions.lit(name, players)
    return REGIONS[region](seen, lit, size, style(dark, positions.words))


def _session(state: State) -> Session:
    session = Session(Setup("schwarm", ("human",) * state.players, 1), lambda *_: None, lambda *_: None)
    session.timeline.first = state
    return session


def _shown(session: Session) -> tuple[Scene, Scene]:
    """Chart and display as the one who decides sees them."""
    seen, lit = session.state.observation(session.viewer), lit_of(session, frozenset())
    return REGIONS["chart"](seen, lit, LARGE, STYLE), REGIONS["display"](seen, lit, (394, 200), STYLE)


@pytest.mark.parametrize("name", positions.MOMENTS)
def test_every_lit_pick_is_hit_at_its_middle(name: str) -> None:
    """Whatever can be done now has a place that a finger hits, in no other one's way."""
    for players in (2, 4):
        seen, lit = positions.seen(name, players), positions.lit(name, players)
        picks = [pick for pick in lit.picks if not pick.startswith(("button", "open"))]
        if seen.decision == "LayTile":  # its fields need no tile, because each is a pick of its own
            picks = [pick for pick in picks if pick.startswith(("tile", "field"))]
        found: set[str] = set()
        for region, size in SIZES:
            scene = REGIONS[region](seen, lit, size, STYLE)
            for target in scene.targets:
                if target.lit:
                    place = hit(scene, target.x, target.y)
                    assert place and set(target.picks) & set(place.picks), f"{target.picks} hides at {size}"
                    found.update(target.picks)
            if region == "chart":
                missing = {pick for pick in picks if pick.startswith(ON_CHART)} - found
                assert not missing, f"{missing} at {size}"
            found = found if region != "boards" else set()
        assert {pick for pick in picks if not pick.startswith(ON_CHART)} <= found or seen.decision == (
            "ChooseDanger"
        )


def test_on_a_phone_every_card_of_the_row_is_in_sight() -> None:
    """Seventeen things at the most: eight above the chart, the rest below it, each as wide as a finger."""
    seen, lit = positions.seen("take", 4), positions.lit("take", 4)
    scenes = [
        REGIONS[name](seen, lit, size, STYLE) for name, size in (("boards", (359, 86)), ("chart", PHONE))
    ]
    places = [
        t for scene in scenes for t in scene.targets if t.picks and t.picks[0].startswith(("card", "st"))
    ]
    assert {t.picks[0] for t in places} >= set(lit.picks)
    assert all(t.w >= 36 for t in places) and all(t.h >= 42 for t in places)


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_equal_observations_give_equal_scenes(region: str, size: tuple[int, int]) -> None:
    assert _draw(region, "late", 3, size) == _draw(region, "late", 3, size)
    assert _draw(region, "late", 3, size) != _draw(region, "take", 3, size)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("region", "size"), SIZES)
def test_scenes_are_finite_legible_inside_and_of_one_theme(
    region: str, size: tuple[int, int], dark: bool
) -> None:
    """Words have at least 13 px, 12 on a phone; a single figure may be smaller."""
    for name in positions.MOMENTS:
        scene = _draw(region, name, 4, size, dark)
        legible.check(scene, size, name, dark, least=12 if size[0] < 500 else 13, slack=5)
        assert all(target.label for target in scene.targets)


def _lines(scene: Scene, colour: str) -> list[tuple[float, set[tuple[float, float]]]]:
    """Width and ends of each line of a colour."""
    return [
        (line.width, {(line.ring[0][n], line.ring[1][n]) for n in (0, -1)})
        for layer in scene.layers
        for line in layer.lines
        if line.colour == colour
    ]


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_what_is_joined_is_one_thick_line_and_what_is_open_ends_in_a_socket(size: tuple[int, int]) -> None:
    """SCH-8.10: every joint of every player, nothing else, in the width of a cable; the best has a core."""
    seen = network_example().observation(None)
    scene, plan = REGIONS["chart"](seen, Lit(), size, STYLE), layout.plan(size)
    wide = round(max(5.4, 0.145 * plan.pitch), 2)
    for seat, view in enumerate(seen.seats):
        drawn = [ends for width, ends in _lines(scene, STYLE.player(seat)) if width == wide]
        wanted = [
            {tuple(round(n, 1) for n in cables.point(plan, seen, seat, field)) for field in joint}
            for joint in ((joint.first, joint.second) for joint in view.joints)
        ]
        assert sorted(map(sorted, drawn)) == sorted(map(sorted, wanted))  # type: ignore[type-var]
    cores = [ends for width, ends in _lines(scene, STYLE["on_player"]) if width == round(0.32 * wide, 2)]
    best = [
        joint
        for view in seen.seats
        for joint in view.joints
        if {joint.first, joint.second} <= set(view.networks[0].fields)
    ]
    assert len(cores) == len(best) < sum(len(view.joints) for view in seen.seats)
    thin = [width for width, _ in _lines(scene, STYLE["disc_line"]) if width == 1.6]
    assert thin and wide > 3 * 1.6


def test_a_tile_is_laid_by_three_taps_and_turned_on_its_field() -> None:
    """SCH-6.1: the field's number is the best network; taps on the field turn the tile to what fits."""
    state = table(stations=["N3:2"], tiles="w52 NS 0", held=["three"], hands=["LR1"])
    do(state, "card:LR1", "button:explore")
    session = _session(state)
    session.tap("tile:three")
    seen = state.observation(0)
    fields = {move[1][6:] for move in state.legal_moves() if len(move) == 3}
    texts = [text.text for layer in _shown(session)[0].layers for text in layer.texts]
    assert all(str(best_after(seen, "three", field)) in texts for field in fields)
    session.tap("field:w52")
    assert fitting(seen, "three", "w52") == ["NES", "NSW"]
    for wanted in ("NES", "NSW", "NES"):
        chart, display = _shown(session)
        target = next(t for t in chart.targets if any(pick.startswith("open") for pick in t.picks))
        assert target.picks == (f"open:{wanted}",)
        session.tap(target.picks)
        assert session.focused is not None and session.focused[2] == f"open:{wanted}"
        assert {f"open:{o}" for o in ("NES", "ESW", "NSW", "NEW")} <= {
            pick for t in display.targets for pick in t.picks
        }
    look = ahead(seen, lit_of(session, frozenset()))
    assert look and look.after == outlook(seen, 0, ("w52", "NES"))
    text = positions.words("board.then", before=look.now.fp, after=look.after.fp)
    assert text in [each.text for layer in _shown(session)[0].layers for each in layer.texts]


def test_what_a_hit_costs_stands_beside_the_pieces_within_reach() -> None:
    """SCH-7.5: the ship that the whale can reach shows its damage, the one far away does not."""
    state = table(
        players=3, ships=["", "w54", "w18"], stations=["N1", "S3", "W1"], fp=[20, 41, 41], hands=["LW1"]
    )
    do(state, "card:LW1")
    chart, _ = _shown(_session(state))
    texts = [text.text for layer in chart.layers for text in layer.texts]
    assert texts.count("−4") == 1 and texts.count("+4") == 1


@pytest.mark.parametrize("name", ["tsunami", "crab"])
@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_what_a_danger_would_do_is_shown_before_it_is_confirmed(name: str, size: tuple[int, int]) -> None:
    """SCH-7.5, SCH-7.6: its way, and on each field what whom it costs, as it then happens."""
    hits = 0
    for seed in range(1, 9):
        state = positions.late(name, seed)
        for move in state.legal_moves():
            session = _session(state.clone())
            session.tap(move[0])
            assert session.focused == move, "it is shown first"
            damage: dict[tuple[str, int], int] = {}
            for event in state.clone().apply(move):
                if event.kind == "Damage":
                    place = event.args["field"], event.args["victim"]
                    damage[place] = damage.get(place, 0) + event.args["amount"]
            seen, lit = session.state.observation(session.viewer), lit_of(session, frozenset())
            chart = REGIONS["chart"](seen, lit, size, STYLE)
            texts = [text for layer in chart.layers for text in layer.texts if text.text.startswith("−")]
            assert sorted(text.text for text in texts) == sorted(f"−{cost}" for cost in damage.values())
            p = layout.plan(size)
            for field, _ in damage:
                x, y = p.at(field)
                assert any(abs(text.x - x) < p.pitch and abs(text.y - y) < p.pitch for text in texts)
            hits += len(damage)
    assert hits > 4


def test_what_a_card_does_is_read_before_it_is_paid() -> None:
    """SCH-2.3: a card that is tapped tells its action; another takes its place, and the order cards do."""
    session = _session(positions.moment("take", 3).clone())
    row = session.state.observation(None).row
    before = session.state.observation(None).scores
    for pick in (f"card:{row[0]}", f"card:{row[2]}", "stack:order", f"card:{row[1]}"):
        session.tap(pick)
        assert session.focused == (pick,) and session.state.observation(None).scores == before
        seen, lit = session.state.observation(session.viewer), lit_of(session, frozenset())
        display = REGIONS["display"](seen, lit, (402, 260), STYLE)
        shown = " ".join(text.text for layer in display.layers for text in layer.texts)
        assert positions.words(f"{pick.replace(':', '.')}.text")[1:] in shown
    session.tap(f"card:{row[1]}")
    assert row[1] not in session.state.observation(None).row


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_the_plate_of_the_network_hides_neither_queen_nor_the_new_piece(size: tuple[int, int]) -> None:
    """For every tile and turn of a few positions the plate lies off the queen and off the field itself."""
    found, plan = 0, layout.plan(size)
    for seed in (3, 4, 5):
        state = positions.late("lay", seed)
        for move in [move for move in state.legal_moves() if len(move) == 3][::3]:
            session = _session(state.clone())
            session.choose(move)
            seen, lit = session.state.observation(session.viewer), lit_of(session, frozenset())
            chart = REGIONS["chart"](seen, lit, size, STYLE)
            look = ahead(seen, lit)
            assert look and look.after
            text = positions.words("board.then", before=look.now.fp, after=look.after.fp)
            plates = [each for layer in chart.layers for each in layer.texts if each.text == text]
            wide = width(text, plates[0].size, bold=True) / 2 + 8
            for field in ("queen", move[1][6:]):
                x, y = plan.at(field)
                apart = max(abs(plates[0].x - x) - wide, abs(plates[0].y - y) - 12)
                assert apart > 0.3 * plan.pitch, (move, field)
                found += 1
    assert found > 20


def test_a_players_row_and_cards_are_shown_when_he_is_tapped() -> None:
    """On a phone in place of one's own; without a tap each cell tells what a hit costs."""
    seen, lit = positions.seen("play", 3), positions.lit("play", 3)
    plain = REGIONS["boards"](seen, lit, (359, 86), STYLE)
    texts = [text.text for layer in plain.layers for text in layer.texts]
    assert all(f"−{view.damage}" in texts for view in seen.seats)
    other = next(seat for seat in range(3) if seat != seen.decider)
    shown = REGIONS["boards"](seen, replace(lit, look=other), (359, 86), STYLE)
    texts = [text.text for layer in shown.layers for text in layer.texts]
    assert positions.words(f"player.{other}") in texts
    assert not any(pick.startswith("card:") for target in shown.targets for pick in target.picks)
    cards = {f"card:{card}" for card in (*(seen.seats[other].hand or ()), *seen.seats[other].played)}
    for region, size in (("chart", PHONE), ("display", (394, 200))):  # his cards are there to be read
        scene = REGIONS[region](seen, replace(lit, look=other), size, STYLE)
        assert cards <= {pick for target in scene.targets for pick in target.picks}
    rows = REGIONS["display"](seen, lit, (359, 236), STYLE)
    texts = [text.text for layer in rows.layers for text in layer.texts]
    assert all(positions.words(f"player.{seat}") in texts for seat in range(3))


def test_hidden_hands_are_drawn_for_their_owner_only() -> None:
    """SCH-9.5: what another player holds changes nothing that one sees; one's own hand does."""
    state = table(hands=["LS1 LR1", "LW1 BC1"], hand_cards="on")
    other = state.clone()
    other.seats[1].hand = ("LT1", "GS1")
    for viewer in (0, 1, None):
        pairs = [(each.observation(viewer), Lit()) for each in (state, other)]
        for region, size in SIZES:
            one, two = (REGIONS[region](seen, lit, size, STYLE) for seen, lit in pairs)
            shows_hand = viewer == 1 and region in ("display", "boards")
            assert one == two or shows_hand
            seat_1 = replace(pairs[0][1], look=1)  # a tap on him must not show it, either
            one, two = (REGIONS[region](seen, seat_1, size, STYLE) for seen, _ in pairs)
            assert one == two or viewer == 1
    shown = [REGIONS["display"](each.observation(1), Lit(), (394, 200), STYLE) for each in (state, other)]
    assert shown[0] != shown[1]


def test_who_looks_on_sees_nothing_lit_and_the_points_go_round_the_border() -> None:
    """A stone for everybody on the track, side by side where two have the same; 100 begins anew."""
    state = table(fp=[20, 20])
    chart = REGIONS["chart"](state.observation(None), Lit(), LARGE, STYLE)
    assert not any(target.lit for target in chart.targets)
    places = [next(a for a in chart.anchors if a.name == f"score:{seat}") for seat in (0, 1)]
    assert (places[0].x, places[0].y) != (places[1].x, places[1].y)
    plan = layout.plan(LARGE)
    assert plan.track(120) == plan.track(20)


@pytest.mark.parametrize("size", CHARTS)
def test_the_fields_lie_on_the_board_each_once(size: tuple[int, int]) -> None:
    plan = layout.plan(size)
    places = {plan.at(field) for field in SQUARE}
    assert len(places) == len(SQUARE) == 80
    for x, y in places:
        assert plan.left < x < plan.left + plan.side and plan.top < y < plan.top + plan.side
    assert plan.pitch >= 39


def test_boards_import_no_widget_library() -> None:
    code = "import sys, app.boards.schwarm; assert not {'panel', 'bokeh', 'param'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])


def test_glyphs_are_drawn_inside_of_their_squares_and_heights_are_given() -> None:
    for name, parts in SWARM.items():
        for _, path, _ in parts:
            for ring in outlines(path):
                assert all(abs(n) <= 13.1 for point in ring for n in point), name
    assert ideal_height("chart", 700) == 700 and ideal_height("boards", 390) > 100


def test_a_past_position_lights_nothing() -> None:
    seen = replace(positions.seen("lay", 3), decision="")
    assert ahead(seen, Lit()) is None
