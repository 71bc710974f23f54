"""Deep Blue's board: pure scenes, targets that a finger can hit, honest odds, all sizes and themes."""

import dataclasses
import math
import subprocess
import sys
from pathlib import Path

import pytest

from app.boards.deep_blue import REGIONS, bag, divers, ideal_height, layout
from app.boards.deep_blue.boats import places
from app.scene import Lit, Scene, hit
from app.theme import DARK, LIGHT, style
from rules.deep_blue.components import box
from rules.deep_blue.observation import Observation
from rules.deep_blue.odds import strike_chance
from tests.app import deep_blue_positions as positions

CHARTS = ((770, 792), (792, 760), (367, 424), (960, 870), (560, 600))
BOARDS = ((366, 190), (366, 330), (340, 300), (792, 220), (367, 66), (430, 420))
DISPLAYS = ((366, 150), (366, 230), (340, 330), (792, 170), (390, 100))
SIZES = [("chart", s) for s in CHARTS] + [("boards", s) for s in BOARDS] + [("display", s) for s in DISPLAYS]
PLAYERS = (2, 3, 4, 5)

STYLE = style(words=positions.words)

BUTTONS = ("button:all", "button:done", "button:decline")
"""What only the list of choices offers."""


def _region(pick: str, seen: Observation) -> str:
    """Where a pick can be tapped."""
    kind = pick.partition(":")[0]
    if pick in BUTTONS:
        return ""
    if kind in ("card", "token", "action"):
        return "boards"
    return "display" if kind in ("slot", "deck") else "chart"


def _draw(region: str, name: str, players: int, size: tuple[int, int], dark: bool = False) -> Scene:
    seen, lit = positions.seen(name, players), positions.lit(name, players)
    return REGIONS[region](seen, lit, size, style(dark, positions.words))


@pytest.mark.parametrize(("region", "size"), SIZES)
@pytest.mark.parametrize("name", positions.MOMENTS)
def test_every_lit_pick_is_hit_at_its_middle(region: str, size: tuple[int, int], name: str) -> None:
    """Whatever can be done now has a place that a finger hits, in no other one's way."""
    for players in PLAYERS:
        seen, lit = positions.seen(name, players), positions.lit(name, players)
        scene = REGIONS[region](seen, lit, size, STYLE)
        low = region == "boards" and size[1] < 100
        for pick in lit.picks:
            if _region(pick, seen) != region or (low and pick.startswith("action:")):
                continue
            targets = [target for target in scene.targets if pick in target.picks]
            assert targets, f"{pick} has no target at {size}, {players} players"
            for target in targets:
                assert target.lit and min(target.area()) >= 44
                found = hit(scene, target.x, target.y)
                assert found is not None and pick in found.picks, f"{pick} hides under {found} at {size}"


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_equal_observations_give_equal_scenes(region: str, size: tuple[int, int]) -> None:
    for players in PLAYERS:
        assert _draw(region, "draw", players, size) == _draw(region, "draw", players, size)
        assert _draw(region, "draw", players, size) != _draw(region, "start", players, size)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("region", "size"), SIZES)
def test_scenes_are_finite_legible_and_of_one_theme(region: str, size: tuple[int, int], dark: bool) -> None:
    """Words have at least 13 px, 15 on a phone; a coin's or boat's single figure may be smaller."""
    other = set((LIGHT if dark else DARK).values()) - set((DARK if dark else LIGHT).values())
    least = 15 if region == "chart" and size[0] < 500 else 13
    for name in positions.MOMENTS:
        scene = _draw(region, name, 5, size, dark)
        for layer in scene.layers:
            for patch in layer.patches:
                assert all(math.isfinite(n) for ring in patch.rings for axis in ring for n in axis)
                assert not {patch.fill, patch.line} & other
            for text in layer.texts:
                assert text.size >= (least if len(text.text) > 2 and text.text[0].isalpha() else 10), text


@pytest.mark.parametrize("size", [size for size in CHARTS if size[0] >= 640])
def test_the_whole_chart_lies_inside_of_its_region(size: tuple[int, int]) -> None:
    """On a phone the map is panned during a dive and may go on outside."""
    for name in positions.MOMENTS:
        scene = _draw("chart", name, 5, size)
        for layer in scene.layers:
            for patch in layer.patches:
                for xs, ys in patch.rings:
                    assert min(xs) >= -3 and max(xs) <= size[0] + 3, (layer.name, min(xs), max(xs))
                    assert min(ys) >= -3 and max(ys) <= size[1] + 3, (layer.name, min(ys), max(ys))


@pytest.mark.parametrize(("region", "size"), [pair for pair in SIZES if pair[0] != "chart"])
def test_players_hand_and_market_lie_inside_of_their_regions(region: str, size: tuple[int, int]) -> None:
    for players in PLAYERS:
        scene = _draw(region, "crew", players, size)
        for layer in scene.layers:
            for patch in layer.patches:
                for xs, ys in patch.rings:
                    assert min(xs) >= -3 and max(xs) <= size[0] + 3, (layer.name, min(xs), max(xs))
                    assert min(ys) >= -3 and max(ys) <= size[1] + 3, (layer.name, min(ys), max(ys))


@pytest.mark.parametrize("size", CHARTS)
@pytest.mark.parametrize("count", [1, 4, 9, 14, 20])
def test_a_dive_of_any_length_fits_between_surface_and_bed(size: tuple[int, int], count: int) -> None:
    """Long dives fold their oldest gems into one row; every diver's sum stays in the bell."""
    from app.boards.deep_blue.column import column
    from app.boards.deep_blue.dive import sounding

    for players in PLAYERS:
        seen = positions.deep(count, players)
        parts = column(layout.plan(size, seen.dive.node))
        line = sounding(parts, count)
        assert [row.last for row in line.rows] == list(range(count - len(line.rows) + 1, count + 1))
        assert line.rows[0].first == 1 and line.step >= 25
        assert line.bell + parts.bell + parts.button < parts.bed
        scene = REGIONS["chart"](seen, Lit(), size, STYLE)
        texts = [text.text for layer in scene.layers for text in layer.texts if layer.name == "rings"]
        assert texts.count("97") == players - 1 and texts.count("–") == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_what_gems_are_worth_adds_up_to_the_stake(players: int) -> None:
    """The board's sum over a diver's thread is what the rules would score."""
    for name in ("draw", "crew", "protect"):
        seen = positions.seen(name, players)
        for seat in seen.dive.inside:
            depths = range(1, len(seen.dive.drawn) + 1)
            worth = sum(divers.points(seen, seen.dive, seat, depth)[0] for depth in depths)
            assert worth == seen.dive.stake[seat]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_odds_shown_are_those_of_the_rules(players: int) -> None:
    for scenario in ("troubled_waters", "dangerous_reefs"):
        state = positions.moment("draw", players, scenario=scenario)
        seen = state.observation(state.decision.player)
        count = 2 if bag.draws_two(seen) else 1
        assert math.isclose(
            1 - bag.quiet_chance(seen.bag, seen.dive.drawn, count), strike_chance(state), abs_tol=1e-9
        )
        _, _, strike = bag.kinds(seen.bag, seen.dive.drawn)
        assert sum(bag.kinds(seen.bag, seen.dive.drawn)) == sum(seen.bag.values())
        if count == 1:
            assert math.isclose(strike / sum(seen.bag.values()), strike_chance(state), abs_tol=1e-9)


def test_a_table_that_counts_for_itself_is_told_no_odds() -> None:
    """DEB-13.7: with the option no text of the dive speaks of the odds; what lies in the bag stays shown."""
    told = {}
    for odds in ("yes", "no"):
        state = positions.moment("draw", 3, odds=odds)
        seen = state.observation(state.decision.player)
        scene = REGIONS["chart"](seen, Lit(), (792, 760), STYLE)
        told[odds] = {text.text for layer in scene.layers for text in layer.texts}
    gone = told["yes"] - told["no"]
    assert told["no"] < told["yes"]
    assert len(gone) == 4, "the chance of the draw, and harmless, warning, striking gems of the bag"
    assert all(any(char.isdigit() for char in text) for text in gone)


def test_only_the_viewers_own_hand_has_cards() -> None:
    """An onlooker sees counts; a player sees his own cards, to be tapped, and nobody else's."""
    state = positions.moment("action", 4)
    onlooker = REGIONS["boards"](state.observation(None), Lit(), (366, 330), STYLE)
    assert not [target for target in onlooker.targets if target.picks]
    scene = REGIONS["boards"](state.observation(1), Lit(), (366, 330), STYLE)
    cards = {pick for target in scene.targets for pick in target.picks if pick.startswith("card:")}
    assert cards == {f"card:{card}" for card in state.seats[1].hand}


def test_ten_boats_at_one_place_lie_apart() -> None:
    for players in PLAYERS:
        seen = positions.seen("start", players)
        for node in box().nodes:
            boats = {"A": (node, 0), "B": (node, 0)}
            seats = tuple(dataclasses.replace(seat, boats=boats) for seat in seen.seats)
            moved = dataclasses.replace(seen, seats=seats)
            for size in CHARTS:
                lying = list(places(layout.plan(size), moved).values())
                assert len(lying) == 2 * players
                assert min(math.dist(a, b) for i, a in enumerate(lying) for b in lying[:i]) > 8


@pytest.mark.parametrize("scenario", box().scenarios)
def test_every_scenario_and_wreck_can_be_drawn(scenario: str) -> None:
    seen = dataclasses.replace(positions.deep(6), scenario=scenario)
    for tile in box().wrecks:
        if box().wrecks[tile].spots:
            open_tiles = {**seen.open_tiles, seen.dive.node: tile}
            dive = dataclasses.replace(seen.dive, tile=tile)
            for size in CHARTS:
                REGIONS["chart"](
                    dataclasses.replace(seen, dive=dive, open_tiles=open_tiles), Lit(), size, STYLE
                )


def test_every_card_can_be_in_hand_and_market() -> None:
    seen = positions.seen("draw", 2)
    crew = tuple(box().market_crew)
    for first in range(0, len(crew), 4):
        market = (*crew[first : first + 4], None, None)[:4]
        for size in DISPLAYS:
            REGIONS["display"](dataclasses.replace(seen, market=market), Lit(), size, STYLE)
    for count in (0, 1, 5, 9, 14):
        hand = dataclasses.replace(seen.seats[seen.viewer], hand=crew[:count], hand_count=count)
        seats = tuple(hand if seat == seen.viewer else view for seat, view in enumerate(seen.seats))
        for size in BOARDS:
            lit = Lit({f"card:{card}": "possible" for card in crew[:count]})
            scene = REGIONS["boards"](dataclasses.replace(seen, seats=seats), lit, size, STYLE)
            assert sum(bool(target.lit) for target in scene.targets) == count


def test_boards_import_no_widget_library() -> None:
    code = (
        "import sys; import app.boards.deep_blue, app.render_svg; "
        "print([n for n in ('panel', 'bokeh', 'param', 'numpy') if n in sys.modules])"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_ideal_heights_are_positive() -> None:
    assert all(ideal_height(region, width) > 0 for region in REGIONS for width in (340, 366, 792))


def test_glyphs_are_drawn_inside_of_their_squares() -> None:
    from app.glyphs.diving import DIVING
    from app.glyphs.paths import outlines

    for name, parts in DIVING.items():
        for _, path, _ in parts:
            for ring in outlines(path):
                assert all(abs(n) <= 13.1 for point in ring for n in point), name
