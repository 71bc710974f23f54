"""Otys' board: pure scenes, targets that a finger can hit, an honest outlook, all sizes and themes."""

import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

import rules
from app.boards.otys import MOTION, REGIONS, ideal_height, layout
from app.boards.otys.ahead import ahead
from app.boards.otys.chart import shown_seat
from app.boards.otys.contracts import missing, nearest
from app.commands import Commands
from app.scene import Lit, Scene, hit, seat_of
from app.theme import style
from app.wording import facts_label
from rules.kernel import Move
from rules.otys.components import box
from rules.otys.observation import Observation
from tests.app import legible
from tests.app import otys_positions as positions

CHARTS = ((770, 792), (786, 820), (806, 696), (375, 426), (960, 900))
BOARDS = ((378, 197), (394, 200), (359, 86), (464, 216))
DISPLAYS = ((378, 164), (394, 200), (359, 236), (464, 180))
SIZES = [("chart", s) for s in CHARTS] + [("boards", s) for s in BOARDS] + [("display", s) for s in DISPLAYS]
PLAYERS = (2, 3, 4)

STYLE = style(words=positions.words)

LISTED = ("button", "payment")
"""What only the list of choices offers; oxygen and bonus have places, too."""


def _region(pick: str, seen: Observation) -> str:
    """Where a pick can be tapped."""
    kind = pick.partition(":")[0]
    if kind in LISTED:
        return ""
    if kind == "spy":
        return "boards"
    return "display" if kind in ("contract", "deck") else "chart"


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
        for pick in lit.picks:
            if _region(pick, seen) != region:
                continue
            targets = [target for target in scene.targets if pick in target.picks and target.lit]
            assert targets, f"{pick} has no target at {size}, {players} players"
            found = [hit(scene, target.x, target.y) for target in targets]
            assert all(place and pick in place.picks for place in found), f"{pick} hides at {size}: {found}"
            assert all(min(target.area()) >= 44 for target in targets)


@pytest.mark.parametrize(("region", "size"), SIZES)
def test_equal_observations_give_equal_scenes(region: str, size: tuple[int, int]) -> None:
    for players in PLAYERS:
        assert _draw(region, "late", players, size) == _draw(region, "late", players, size)
        assert _draw(region, "late", players, size) != _draw(region, "card", players, size)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("region", "size"), SIZES)
def test_scenes_are_finite_legible_inside_and_of_one_theme(
    region: str, size: tuple[int, int], dark: bool
) -> None:
    """Words have at least 13 px, 12 on a phone; a single figure may be smaller."""
    for name in positions.MOMENTS:
        scene = _draw(region, name, 4, size, dark)
        legible.check(scene, size, name, dark, least=12 if size[0] < 500 else 13, slack=5)


def test_every_target_without_a_pick_or_with_one_is_named() -> None:
    for region, size in SIZES:
        for name in positions.MOMENTS:
            assert all(target.label for target in _draw(region, name, 3, size).targets)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_outlook_of_a_key_comes_true(players: int) -> None:
    """Who acts, how the column lies and which keys return: as foretold, when nothing else is used."""
    for name in ("start", "key", "late"):
        state = positions.moment(name, players)
        seat = state.decision.player
        if state.decision.name != "ChooseKey":
            continue
        for move in state.legal_moves():
            lit = Lit(dict.fromkeys(move, "focus"))
            told = ahead(state.observation(seat), seat, lit)
            assert told is not None
            after = state.clone()
            after.apply(move)
            assert after.sponsors == told.sponsors
            while after.decision and after.decision.player == seat and after.level:
                declined = next(
                    (m for m in after.legal_moves() if m[0] in ("button:decline", "button:done")), None
                )
                if declined is None:
                    break
                after.apply(declined)
            assert after.seats[seat].column == told.after
            assert len(after.seats[seat].track) == (0 if told.returns else told.used)


def test_a_propeller_and_oxygen_change_the_outlook() -> None:
    state = positions.moment("propeller", 3)
    seat = state.decision.player
    seen = state.observation(seat)
    move = next(move for move in state.legal_moves() if move[0].startswith("diver:"))
    plain, moved = ahead(seen, seat, Lit()), ahead(seen, seat, Lit(dict.fromkeys(move, "focus")))
    assert plain and moved and plain.column != moved.column
    state = positions.moment("oxygen", 3)
    seen, seat = state.observation(state.decision.player), state.decision.player
    stays = ahead(seen, seat, Lit({"button:oxygen": "focus"}))
    assert stays and stays.stays and not ahead(seen, seat, Lit()).stays


def test_private_contracts_are_drawn_for_their_owner_only() -> None:
    """No scene of any other viewer names a card of a hand."""
    state = next(
        state for name in positions.MOMENTS for players in PLAYERS
        for state in [positions.moment(name, players)] if any(seat.hand for seat in state.seats)
    )  # fmt: skip
    owner = next(number for number, seat in enumerate(state.seats) if seat.hand)
    cards = {f"contract:{card}" for card in state.seats[owner].hand}
    for viewer in (None, *range(len(state.seats))):
        seen = state.observation(viewer)
        found = {
            pick
            for region, size in SIZES
            for target in REGIONS[region](seen, Lit(), size, STYLE).targets
            for pick in target.picks
        }
        assert bool(cards & found) == (viewer == owner)


def test_payable_contracts_are_lit_all_the_time() -> None:
    """Also while another thing is asked, or somebody else plays."""
    seen = positions.seen("late", 3)
    card = next(card for card in seen.public if card)
    views = tuple(
        replace(view, payable=((card, 3),)) if n == seen.viewer else replace(view, payable=())
        for n, view in enumerate(seen.seats)
    )
    for region, size in (("display", (378, 164)), ("boards", (359, 86))):
        scene = REGIONS[region](replace(seen, seats=views), Lit(), size, STYLE)
        dull = REGIONS[region](
            replace(seen, seats=tuple(replace(v, payable=()) for v in views)), Lit(), size, STYLE
        )
        lines = [patch.line for layer in scene.layers for patch in layer.patches]
        assert STYLE["magenta"] in lines
        assert STYLE["magenta"] not in [patch.line for layer in dull.layers for patch in layer.patches]


def test_what_a_contract_lacks() -> None:
    fixed, pattern = box().contracts["C11"], box().contracts["C29"]
    assert missing(fixed, ("metal", "plants")) == ("metal",)
    assert missing(pattern, ("metal", "metal", "plants", "fuel")) == ("any",)
    seen = positions.seen("late", 2)
    for card in box().contracts.values():
        level, lack = nearest(card, seen.seats[0])
        assert all(len(lack) <= len(missing(card, kinds)) for kinds in seen.seats[0].zone)
        assert missing(card, seen.seats[0].zone[level - 1]) == lack


def test_another_players_board_opens_large() -> None:
    seen = positions.seen("late", 3)
    other = (seen.viewer + 1) % 3
    lit = Lit(look=other)
    assert shown_seat(seen, Lit()) == seen.viewer and shown_seat(seen, lit) == other
    scene = REGIONS["boards"](seen, Lit(), (378, 197), STYLE)
    row = next(target for target in scene.targets if f"seat:{other}" in target.picks)
    assert seat_of(row.picks, row.lit) == other
    chart = REGIONS["chart"](seen, lit, (786, 820), STYLE)
    assert not any(pick.startswith("key:") for target in chart.targets for pick in target.picks)


def test_looking_ends_with_the_next_own_decision() -> None:
    from app.present import Presenter
    from app.saves import Saves
    from app.seats import Setup
    from app.session import Session
    from app.table import Screen, Table

    first = rules.load("otys").new(3, 2).decision.player
    seats = tuple("human" if seat == first else "greedy" for seat in range(2))

    def send(kind: str, data: object) -> None:
        """Nobody listens."""

    def later(wait: float, do: object) -> None:
        """Bots never come to it."""

    session = Session(Setup("otys", seed=3, seats=seats), send, later)
    screen = Screen(sizes={"chart": (786, 820), "boards": (378, 197), "display": (378, 164)})
    table = Table()
    Presenter(session, table, screen)
    commands = Commands(session, table, screen, send, lambda: 1, later, Saves(send, lambda: "one"))
    session.take()
    before = table.chart
    other = 1 - session.viewer
    commands.look(other)
    assert table.chart != before and screen.look == other
    commands.look(other)
    assert table.chart == before and screen.look is None
    commands.look(other)
    session.play(next(iter(session.state.legal_moves())))
    assert screen.look is None


def test_divers_fly_from_their_old_to_their_new_slot() -> None:
    """A turn's surfacing moves the diver and all who sink, each to a place that the new picture has."""
    state = positions.moment("oxygen", 3).clone()
    seat = state.decision.player
    before = REGIONS["chart"](state.observation(seat), Lit(), (786, 820), STYLE)
    events = state.apply(Move("button:decline"))
    after = REGIONS["chart"](state.observation(seat), Lit(), (786, 820), STYLE)
    flown = [
        flight
        for event in events
        if event.kind == "DiverSurfaced"
        for flight in MOTION.flights(event, state.observation(seat))
    ]
    assert flown
    for flight in flown:
        start, end = before.place(flight.start[0]), after.place(flight.end[0])
        assert start and end and start != end
        assert MOTION.piece(flight.piece, STYLE).layers


def test_every_piece_that_flies_can_be_drawn() -> None:
    """In whole games no event asks for a piece or an argument that there is not."""
    from rules import bots
    from rules.kernel import PlayerView, Rng

    kinds = set()
    for seed in range(1, 5):
        state, events = rules.load("otys").open(seed, 2 + seed % 3, {})
        bot, rng = bots.make("random"), Rng(seed)
        for _ in range(500):
            if state.decision is None:
                break
            events += state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
        seen = state.observation(None)
        for event in events:
            MOTION.fresh(event)
            for flight in MOTION.flights(event, seen):
                kinds.add(flight.piece.partition(":")[0])
                assert MOTION.piece(flight.piece, STYLE).layers
    assert {"diver", "key", "good", "face", "coin"} <= kinds


def test_boards_import_no_widget_library() -> None:
    code = (
        "import sys; import app.boards.otys, app.render_svg; "
        "print([n for n in ('panel', 'bokeh', 'param', 'numpy') if n in sys.modules])"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_ideal_heights_and_rows() -> None:
    assert all(ideal_height(region, width) > 0 for region in REGIONS for width in (340, 366, 792))
    for size in CHARTS:
        plan = layout.plan(size)
        rows = [plan.slot(index) for index in range(8)]
        assert all(later - row >= 40 for row, later in pairwise(rows))
        assert rows[2] < plan.water < rows[3] and rows[-1] < plan.bed < plan.scale <= size[1]


def test_glyphs_are_drawn_inside_of_their_squares() -> None:
    from app.glyphs.colony import COLONY
    from app.glyphs.paths import outlines

    for name, parts in COLONY.items():
        for _, path, _ in parts:
            for ring in outlines(path):
                assert all(abs(n) <= 13.1 for point in ring for n in point), name


def test_the_token_whose_front_is_asked_about_lies_on_its_level() -> None:
    """Large on the bonus place of the key's level, for everybody, and only while it is asked about."""
    state = positions.moment("reward", 3)
    token, player = state.stack[-1].token, state.decision.player
    for viewer in (None, player, (player + 1) % 3):
        seen = state.observation(viewer)
        assert seen.now.token == token
        for size in ((375, 426), (786, 820)):
            chart = REGIONS["chart"](seen, Lit(look=player), size, STYLE)
            plan = layout.plan(size)
            there = (round(plan.bonus, 1), round(plan.level(state.level), 1))
            assert there in [(a.x, a.y) for a in chart.anchors if a.name == f"token:{token}"]
    assert positions.seen("late", 3).now.token == ""


def test_a_key_tells_what_the_sponsor_does() -> None:
    """Not his number and side, which say nothing to who plays for the first time."""
    state = positions.moment("late", 3)
    moves = [move for move in state.legal_moves() if move[0].startswith("key:")]
    for move in moves:
        facts = state.decision.facts(move)
        told = facts_label(positions.WORDS, facts)
        assert positions.WORDS(f"otys.sponsor.{facts['sponsor']}.does") in told
        assert not any(char.isdigit() for char in told.replace("+1", "").replace("Ebene 5", "")), told
