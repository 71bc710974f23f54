"""Flotilla's board: whole games drawn in both layouts and languages, every decision answered by taps."""

import subprocess
import sys
from pathlib import Path

import pytest

import rules
from app.boards.flotilla import MOTION, REGIONS, ideal_height, layout
from app.choosing import meant, named
from app.scene import Lit, Scene, Target, hit
from app.theme import style
from app.words import LANGUAGES
from rules import bots
from rules.flotilla.components import box
from rules.kernel import PlayerView, Rng, State, narrow
from tests.app import flotilla_positions as positions
from tests.app import legible

WIDE = {"chart": (770, 792), "boards": (378, 230), "display": (378, 210)}
UPRIGHT = {"chart": (820, 696), "boards": (394, 200), "display": (394, 200)}
PHONE = {"chart": (375, 426), "boards": (359, 86), "display": (359, 236)}
LAYOUTS = {"wide": WIDE, "upright": UPRIGHT, "phone": PHONE}


def draw(
    state: State, lit: Lit, sizes: dict[str, tuple[int, int]], language: str, dark: bool = False
) -> list[Scene]:
    """All regions as the one who decides sees them."""
    seen = state.observation(state.decision.player if state.decision else None)
    look = style(dark, positions.words_in(language))
    return [REGIONS[region](seen, lit, size, look) for region, size in sizes.items()]


def reach(scenes: list[Scene], pick: str) -> Target:
    """The place that a finger hits for a pick, found at the middle of a lit target."""
    for scene in scenes:
        for target in scene.targets:
            if pick in target.picks and target.lit:
                found = hit(scene, target.x, target.y)
                if found is not None and pick in found.picks:
                    return found
    raise AssertionError(f"{pick} has no place that a finger hits")


def lit_of(state: State, selection: tuple[str, ...]) -> Lit:
    """What is lit after some picks."""
    left = narrow(state, selection).moves
    picks = {pick: "possible" for move in left for pick in move}
    return Lit({**picks, **dict.fromkeys(selection, "selected")})


def tapped(state: State, move: tuple[str, ...], sizes: dict[str, tuple[int, int]], language: str) -> None:
    """Chooses a move by taps alone, as the session would; buttons are in the list of choices."""
    selection: tuple[str, ...] = ()
    for _ in range(12):
        lit = lit_of(state, selection)
        scenes = draw(state, lit, sizes, language)
        if set(selection) == set(move):
            return
        wanted = next(pick for pick in move if pick not in selection)
        if wanted.startswith("button:"):
            return
        if wanted.startswith("turn:") and not lit.picked("turn"):
            place = reach(scenes, f"turn:{lit.picked('turn') or 0}")
        elif wanted.startswith("turn:"):
            after = (int(lit.picked("turn")) + 1) % 6
            place = reach(scenes, f"turn:{after}")
        else:
            place = reach(scenes, wanted)
        pick = meant(state, selection, place.picks)
        assert pick is not None
        if pick.startswith("turn:"):
            selection = (*(each for each in selection if not each.startswith("turn:")), pick)
        else:
            assert pick == wanted, f"a finger on {wanted} means {pick}"
            selection = (*selection, pick)
    raise AssertionError(f"{move} is not reached by taps")


@pytest.mark.parametrize(("arrangement", "language"), [("wide", "de"), ("phone", "en"), ("upright", "en")])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_is_played_by_taps(arrangement: str, language: str, players: int) -> None:
    """Every decision of a game, drawn without error; the move chosen is reached by taps on the table."""
    state = rules.load("flotilla").new(players, players, {"vp_per_player": "70"})
    bot, rng, asked = bots.make("random"), Rng(players), set()
    while (decision := state.decision) is not None and state.round < 24:
        move = bot.choose(PlayerView(state, decision.player), rng)
        if decision.name not in asked or state.ply % 9 == 0:
            tapped(state, tuple(move), LAYOUTS[arrangement], language)
        asked.add(decision.name)
        state.play_unchecked(move)
    draw(state, Lit(), LAYOUTS[arrangement], language)
    assert len(asked) >= 12


@pytest.mark.parametrize("arrangement", LAYOUTS)
@pytest.mark.parametrize("name", positions.MOMENTS)
def test_every_lit_pick_of_a_moment_is_reached(arrangement: str, name: str) -> None:
    """Whatever begins a move now has a place that a finger hits, in no other one's way."""
    state, sizes = positions.moment(name, 4), LAYOUTS[arrangement]
    first = {move[0] for move in state.legal_moves() if not move[0].startswith("button:")}
    lit = positions.lit(name, 4)
    for language in LANGUAGES:
        scenes = draw(state, lit, sizes, language)
        for pick in first:
            assert min(reach(scenes, pick).area()) >= 44


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("arrangement", LAYOUTS)
def test_scenes_are_finite_legible_inside_and_of_one_theme(arrangement: str, dark: bool) -> None:
    """Words have at least 12 px; a single figure may be smaller."""
    for name in positions.MOMENTS:
        state, sizes = positions.moment(name, 4), LAYOUTS[arrangement]
        scenes = draw(state, positions.lit(name, 4), sizes, "de", dark)
        for scene, size in zip(scenes, sizes.values(), strict=True):
            assert all(target.label for target in scene.targets)
            legible.check(scene, size, name, dark, least=12, slack=6)


def test_equal_observations_give_equal_scenes() -> None:
    one, other = positions.moment("card", 4), positions.moment("trade", 4)
    lit = positions.lit("card", 4)
    assert draw(one, lit, WIDE, "de") == draw(one.clone(), lit, WIDE, "de") != draw(other, lit, WIDE, "de")


def test_a_phone_opens_the_panel_that_a_decision_needs() -> None:
    """Tapping a tab opens another one; a tap on a player shows his sea."""
    needed = {
        "influence": layout.GUILDS_PANEL,
        "trade": layout.MARKET,
        "objective": layout.HUB,
        "lay": layout.SEA,
    }
    for name, panel in needed.items():
        seen, lit = positions.seen(name, 4), positions.lit(name, 4)
        assert layout.panel_of(seen, lit) == panel
        assert layout.panel_of(seen, Lit(lit.picks, look=layout.HUB)) == layout.HUB
        assert layout.panel_of(seen, Lit(lit.picks, look=0)) == layout.SEA
    scene = REGIONS["chart"](
        positions.seen("card", 4), Lit(), PHONE["chart"], style(words=positions.words_in("de"))
    )
    assert {f"seat:{panel}" for panel in layout.PANELS.values()} <= {
        p for t in scene.targets for p in t.picks
    }


def test_another_players_sea_is_shown_and_nothing_there_can_be_picked() -> None:
    state = positions.moment("lay", 4)
    seat = state.decision.player
    lit = positions.lit("lay", 4)
    away = Lit(lit.picks, look=(seat + 1) % 4)
    chart, *_ = draw(state, away, WIDE, "de")
    assert not any(
        target.lit for target in chart.targets if target.picks[:1] and target.picks[0].startswith("hex:")
    )


@pytest.mark.parametrize(("players", "arrangement"), [(3, "wide"), (4, "upright"), (5, "wide")])
def test_the_others_seas_are_seen_in_small_inside_their_papers(players: int, arrangement: str) -> None:
    """A hex for each tile, start water and harbour of each other player; a phone has no room for them."""

    def small_hexes(sizes: dict[str, tuple[int, int]]) -> list[list[tuple[float, float]]]:
        _, boards, _ = draw(state, positions.lit("card", players), sizes, "de")
        drawn = (patch for layer in boards.layers for patch in layer.patches if patch.width == 0.6)
        rings = (list(zip(*patch.rings[0], strict=True)) for patch in drawn)
        return [ring for ring in rings if len(ring) == 6]

    state = positions.moment("card", players)
    found = small_hexes(LAYOUTS[arrangement])
    others = [seat for number, seat in enumerate(state.seats) if number != state.decision.player]
    assert len(found) == sum(3 + len(seat.tiles) for seat in others)
    _, boards, _ = draw(state, positions.lit("card", players), LAYOUTS[arrangement], "de")
    papers = [target for target in boards.targets if target.picks and target.picks[0].startswith("seat:")]
    for points in found:
        assert any(all(paper.contains(x, y) for x, y in points) for paper in papers)
    assert not small_hexes(PHONE)


def test_the_switch_shows_what_it_brings_and_costs() -> None:
    state = positions.moment("switch", 4)
    facts = state.decision.facts(("button:switch",))
    chart, *_ = draw(state, positions.lit("switch", 4), WIDE, "en")
    said = " ".join(text.text for layer in chart.layers for text in layer.texts)
    assert f"{facts['money']} money" in said and "no way back" in said and f"up to {facts['builds']}" in said


def test_every_flight_has_a_look_and_begins_and_ends_on_the_table() -> None:
    """What events of a game move can be drawn, and the first region that names a place shows it."""
    state, bot, rng = rules.load("flotilla").new(5, 3, {"vp_per_player": "70"}), bots.make("random"), Rng(5)
    flown = set()
    while state.decision and state.round < 16:
        seat = state.decision.player
        happened = state.apply(bot.choose(PlayerView(state, seat), rng))
        seen = state.observation(seat)
        for event in happened:
            for flight in MOTION.flights(event, seen):
                if event.kind not in flown:
                    assert MOTION.piece(flight.piece, style()).layers
                    scenes = [REGIONS[region](seen, Lit(), size, style()) for region, size in WIDE.items()]
                    for names in (flight.start, flight.end):
                        assert any(scene.place(name) for name in names for scene in scenes), flight
                    flown.add(event.kind)
            assert all(isinstance(name, str) for name in MOTION.fresh(event))
    assert len(flown) >= 9


def test_heights_and_imports() -> None:
    """The board needs no widget library."""
    assert all(ideal_height(region, 375) > 0 for region in REGIONS)
    code = "import sys; import app.boards.flotilla; assert not {'bokeh', 'panel', 'param'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
    assert named(((),), ()) is None and len(box().tiles) == 92
