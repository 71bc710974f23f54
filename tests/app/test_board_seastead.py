"""Seastead's board: pure scenes, targets for fingers, effective costs, all sizes and both themes."""

import dataclasses
import math
import subprocess
import sys
from pathlib import Path

import pytest

from app.boards.seastead import REGIONS, ideal_height
from app.scene import Lit, Scene, Target, hit
from app.theme import DARK, LIGHT, style
from rules.seastead.components import FLOTILLAS, KINDS, RESOURCES, box
from tests.app import seastead_positions as positions

CHARTS = ((770, 792), (792, 760), (367, 424), (960, 870), (560, 600))
BOARDS = ((366, 190), (366, 280), (340, 300), (792, 136), (367, 66))
DISPLAYS = ((366, 150), (366, 230), (340, 330), (792, 170))
SIZES = [("chart", s) for s in CHARTS] + [("boards", s) for s in BOARDS] + [("display", s) for s in DISPLAYS]

STYLE = style(words=positions.words)


def _texts(scene: Scene) -> list[str]:
    return [text.text for layer in scene.layers for text in layer.texts]


def _picks() -> dict[str, list[str]]:
    seen = positions.midgame()
    return {
        "chart": [
            "deck:dive",
            *(f"site:{site}" for site in seen.sites),
            *(f"ship:{site}" for site, view in seen.sites.items() if view.ship is not None),
            *(f"demand:{flotilla}" for flotilla in FLOTILLAS),
            *(f"lock:{kind}" for kind in RESOURCES),
            *(f"resource:{kind}" for kind in RESOURCES),
            *(f"dock:{dock}" for seat in seen.seats for dock, _ in seat.docks),
            "half:a",
            "half:b",
        ],
        "boards": [
            *(f"pay:{kind}" for kind in RESOURCES),
            *(f"building:{kind}" for kind in KINDS),
            *(f"specialist:{card}" for seat in seen.seats for card, _ in seat.specialists),
        ],
        "display": [
            *(f"specialist:{card}" for card in seen.specialist_display),
            *(f"dock:{dock}" for dock in seen.dock_display),
        ],
    }


def _target(scene: Scene, pick: str) -> Target:
    (target,) = (target for target in scene.targets if pick in target.picks)
    return target


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_equal_observations_give_equal_scenes(region: str, size: tuple[int, int]) -> None:
    draw = REGIONS[region]
    assert draw(positions.midgame(), Lit(), size, STYLE) == draw(positions.midgame(), Lit(), size, STYLE)
    assert draw(positions.midgame(), Lit(), size, STYLE) != draw(positions.start(), Lit(), size, STYLE)


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_every_lit_pick_is_hit_at_its_middle(region: str, size: tuple[int, int]) -> None:
    """Each pick alone, and all of its kind at once: neither hides under another."""
    for kind in {pick.partition(":")[0] for pick in _picks()[region]}:
        picks = [pick for pick in _picks()[region] if pick.startswith(f"{kind}:")]
        if region == "boards" and size[1] < 100 and kind == "specialist":
            picks = [pick for pick in picks if pick in ("specialist:S09", "specialist:S02")]
        scene = REGIONS[region](positions.midgame(), Lit(dict.fromkeys(picks, "possible")), size, STYLE)
        for pick in picks:
            target = _target(scene, pick)
            assert target.lit and min(target.area()) >= 44
            found = hit(scene, target.x, target.y)
            assert found is not None and pick in found.picks, f"{pick} hides under {found} at {size}"


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_what_is_possible_looks_different_without_colour(region: str, size: tuple[int, int]) -> None:
    """A ring is dashed where a thing is possible and solid where it is focused or selected."""
    pick = {"chart": "deck:dive", "boards": "pay:fish", "display": "dock:D08"}[region]
    seen = positions.midgame()
    scenes = [
        REGIONS[region](seen, Lit({pick: state} if state else {}), size, STYLE)
        for state in ("", "possible", "focus")
    ]
    dashed, solid = (
        [
            bool(patch.dash)
            for layer in scene.layers
            for patch in layer.patches
            if patch.line == STYLE["magenta"]
        ]
        for scene in scenes[1:]
    )
    assert any(dashed) and solid and not all(solid)
    assert len({len(_flat(scene)) for scene in scenes}) >= 2


def _flat(scene: Scene) -> list[object]:
    return [patch for layer in scene.layers for patch in layer.patches]


@pytest.mark.parametrize("size", CHARTS)
def test_the_cost_to_pay_is_shown_and_the_printed_one_struck(size: tuple[int, int]) -> None:
    seen = positions.midgame()
    lit = Lit({"site:F1.5": "possible"}, {"site:F1.5": "3"})
    plain = REGIONS["chart"](seen, Lit(), size, STYLE)
    scene = REGIONS["chart"](seen, lit, size, STYLE)
    (cost,) = (text for text in _sites(scene) if text.colour == STYLE["magenta"])
    assert (cost.text, cost.font) == ("3", "serif")
    assert len(_lines(scene)) - len(_lines(plain)) == (size[0] >= 700)
    assert "Nordwest 5: 3 Fisch" in _target(scene, "site:F1.5").label


def _sites(scene: Scene) -> tuple:
    return next(layer.texts for layer in scene.layers if layer.name == "sites")


def _lines(scene: Scene) -> tuple:
    return next(layer.lines for layer in scene.layers if layer.name == "sites")


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_everything_lies_inside_of_the_region(region: str, size: tuple[int, int]) -> None:
    lit = Lit(dict.fromkeys(_picks()[region], "possible"))
    scene = REGIONS[region](positions.midgame(), lit, size, STYLE)
    for layer in scene.layers:
        for patch in layer.patches:
            for xs, ys in patch.rings:
                assert min(xs) >= -3 and max(xs) <= size[0] + 3, (layer.name, min(xs), max(xs))
                assert min(ys) >= -3 and max(ys) <= size[1] + 3, (layer.name, min(ys), max(ys))


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_no_text_is_too_small_to_read(region: str, size: tuple[int, int]) -> None:
    """Words and the numbers that one plays by; a figure on a dock or badge may be a little smaller."""
    scene = REGIONS[region](positions.midgame(), Lit(), size, STYLE)
    for layer in scene.layers:
        for text in layer.texts:
            word = any(char.isalpha() for char in text.text)
            assert text.size >= (13 if word else 11), text


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("region", "size"), SIZES)
def test_scenes_use_only_finite_numbers_and_their_themes_colours(
    region: str, size: tuple[int, int], dark: bool
) -> None:
    scene = REGIONS[region](positions.midgame(), Lit(), size, style(dark, positions.words))
    other = set((LIGHT if dark else DARK).values()) - set((DARK if dark else LIGHT).values())
    for layer in scene.layers:
        for patch in layer.patches:
            assert all(math.isfinite(n) for ring in patch.rings for axis in ring for n in axis)
            assert not {patch.fill, patch.line} & other


def test_a_scene_of_every_dive_card_and_specialist_and_dock_can_be_drawn() -> None:
    seen = positions.midgame()
    for card in box().dive_cards:
        for size in CHARTS:
            shown = dataclasses.replace(seen, top_card=card, facing=("", ""))
            REGIONS["chart"](shown, Lit({"half:a": "possible", "half:b": "focus"}), size, STYLE)
    cards, docks = tuple(box().specialists), tuple(box().docks)
    for first in range(0, len(cards), 3):
        shown = dataclasses.replace(seen, specialist_display=cards[first : first + 3], dock_display=docks[:2])
        for size in DISPLAYS:
            REGIONS["display"](shown, Lit(), size, STYLE)


def test_an_empty_table_can_be_drawn() -> None:
    """The end of a long game: no cards, no docks, nothing in the decks."""
    seen = dataclasses.replace(
        positions.midgame(),
        decider=None,
        decision="",
        specialist_display=(),
        dock_display=(),
        top_card=None,
        facing=(),
        dive_deck={"shallow": 0, "reef": 0, "deep": 0},
        last_round=9,
    )
    for region, size in SIZES:
        assert REGIONS[region](seen, Lit(), size, STYLE).layers
    assert "Letzte Runde" in _texts(REGIONS["chart"](seen, Lit(), (770, 792), STYLE))


def test_docks_score_for_the_owner_of_the_building() -> None:
    from app.boards.seastead.docks import field_site, scores_for

    seen = positions.midgame()
    dock = box().docks["D05"]  # at F1.1; its right front field means site 6, its left front one site 2
    assert field_site("F1.1", "fl") == "F1.2"
    assert field_site("F1.1", "br") == "F1.5"
    built = dataclasses.replace(seen.sites["F1.2"], building=(1, dock.fields["fl"].kind))
    seen.sites["F1.2"] = built
    assert scores_for(seen, dock, "F1.1", "fl") == 1
    assert scores_for(seen, dock, "F1.1", "br") is None


def test_ideal_heights_are_positive() -> None:
    assert all(ideal_height(region, width) > 0 for region in REGIONS for width in (340, 366, 792))


def test_boards_import_no_widget_library() -> None:
    code = (
        "import sys; import app.boards.seastead, app.render_svg; "
        "print([n for n in ('panel', 'bokeh', 'param', 'numpy') if n in sys.modules])"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_every_glyph_is_drawn_inside_of_its_square() -> None:
    from app.glyphs.paths import outlines
    from app.glyphs.shapes import GLYPHS

    for name, parts in GLYPHS.items():
        for _, path, _ in parts:
            for ring in outlines(path):
                assert all(abs(n) <= 13.1 for point in ring for n in point), name


def test_a_torn_glyph_path_says_where() -> None:
    from app.glyphs.paths import outlines

    with pytest.raises(ValueError, match="torn at 'L'"):
        outlines("M0 0 L1")
