"""What can be picked is as wide as a finger, in moments of whole games, on a phone and on a tablet."""

from collections.abc import Iterator
from functools import cache

import pytest

import rules
from app.boards import load
from app.scene import TOUCH, Lit, Scene, hit
from app.theme import style
from app.words import Words
from rules import bots
from rules.kernel import PlayerView, Rng, State, narrow
from tests.app.moments import lit_at, seen_at

SCREENS = {
    "phone": {"chart": (375, 426), "boards": (359, 86), "display": (359, 236)},
    "tablet": {"chart": (786, 820), "boards": (394, 200), "display": (394, 200)},
}
CROWDED = {
    "otys": {},
    "deep_blue": {"node": 26, "boat": 30, "spot": 36},
    "flotilla": {"field": 36, "ship": 36},
    "schwarm": {"field": 36, "ship": 38, "off": 40},
    "seastead": {"site": 38, "pay": 36, "building": 36},
}
"""Px that suffice where the chart itself puts places side by side: the nearest wins, each has a button too.

Nothing is below the 24 px of WCAG 2.2 (2.5.8).
"""

STEP = 2
NEXT_TO = 3  # so much less than a finger's width is measured as one: the grid is coarse


@cache
def moments(game: str) -> tuple[State, ...]:
    """Of each decision in a few games the moment with the most moves."""
    found: dict[str, tuple[int, State]] = {}
    players = max(2, rules.load(game).players[0])
    for seed in (1, 2):
        state, rng, bot = rules.load(game).new(seed, players), Rng(seed), bots.make("random")
        for _ply in range(300):
            if state.decision is None:
                break
            count = len(list(state.legal_moves()))
            if count > found.get(state.decision.name, (0,))[0]:
                found[state.decision.name] = (count, state.clone())
            state.play_unchecked(bot.choose(PlayerView(state, state.decision.player), rng))
    return tuple(state for _, state in found.values())


def lights(state: State) -> Iterator[Lit]:
    """What is lit at first, and after a first pick of each kind of which more is to be chosen."""
    yield lit_at(state)
    begun = {move[0].partition(":")[0]: move[0] for move in state.legal_moves() if len(move) > 1}
    for first in begun.values():
        left = narrow(state, (first,)).moves
        yield Lit({pick: "possible" for move in left for pick in move} | {first: "selected"})


def widest(scene: Scene, pick: str) -> int:
    """The side of the largest square in which every tap means a pick; 0 when it has no place here."""
    best = 0
    for target in scene.targets:
        if not target.lit or pick not in target.picks:
            continue
        w, h = (max(size, TOUCH) + 8 for size in (target.w, target.h))
        above: list[int] = []
        for down in range(int(h / STEP)):
            row: list[int] = []
            for across in range(int(w / STEP)):
                x, y = target.x - w / 2 + across * STEP, target.y - h / 2 + down * STEP
                inside = 0 <= x <= scene.width and 0 <= y <= scene.height
                found = hit(scene, x, y) if inside else None
                side = 0
                if found and found.lit and pick in found.picks:
                    side = 1 + min(row[-1], above[across], above[across - 1]) if row and above else 1
                row.append(side)
            best, above = max(best, *row), row
    return best * STEP


def narrow_ones(game: str, screen: str) -> dict[str, int]:
    """By decision and pick what is narrower than a finger wherever it can be tapped."""
    look = style(words=Words("de", game).of_game)
    found: dict[str, int] = {}
    for state in moments(game):
        seen = seen_at(state)
        for lit in lights(state):
            scenes = [load(game)[region](seen, lit, size, look) for region, size in SCREENS[screen].items()]
            for pick, shown in lit.picks.items():
                side = max(widest(scene, pick) for scene in scenes)
                enough = CROWDED[game].get(pick.partition(":")[0], TOUCH - NEXT_TO)
                if shown == "possible" and 0 < side < enough:
                    found[f"{state.decision.name} {pick}"] = side
    return found


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", CROWDED)
def test_a_finger_finds_what_can_be_picked(game: str, screen: str) -> None:
    assert not narrow_ones(game, screen)
