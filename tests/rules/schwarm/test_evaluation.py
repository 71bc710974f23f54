"""The guess by which simple bots play: what it remembers, what it wants, how well it does."""

import pytest

import rules
from rules.bots import make
from rules.kernel import PlayerView, Rng
from rules.schwarm.state import SchwarmState
from tests.rules.schwarm.position import table


def valued(tiles: str, **position: object) -> float:
    """What a position is worth to the first of two players."""
    return rules.load("schwarm").evaluate(table(tiles=tiles, **position), 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_evaluation_forgets_what_has_changed(players: int) -> None:
    """SCH-8.10: what is remembered of a network is what would be found anew, all through a game."""
    game = rules.load("schwarm")
    state, bot, rng = game.new(9, players), make("greedy"), Rng(9)
    assert isinstance(state, SchwarmState)
    while state.decision:
        if state.ply % 24 == 0:
            anew = state.record().replay()  # with nothing remembered
            for player in range(players):
                assert game.evaluate(state, player) == game.evaluate(anew, player)
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))


def test_a_way_towards_another_coast_is_worth_more() -> None:
    """SCH-8.7: the same two tiles, once with the other station ahead, once with it far behind."""
    tiles = "w72 NE 0, w82 SW 0"
    towards = valued(tiles, stations=["N5 E2", "S3"])
    away = valued(tiles, stations=["N5 W2", "S3"])
    assert towards > away + 1
    linked = valued(f"{tiles}, w83 NS 0, w84 NE 0", stations=["N5 E2", "S3"])
    assert linked > towards + 10


def test_each_coast_near_the_network_counts() -> None:
    """SCH-8.7: of two coasts that are left the farther one is not forgotten; one out of reach is."""
    tiles, rival = "w52 NS 0, w53 NS 0", "S1"
    near_one = valued(tiles, stations=["N3 E2", rival])
    near_two = valued(tiles, stations=["N3 E2 W4", rival])
    same_side = valued(tiles, stations=["N3 E2 E4", rival])
    assert near_two > same_side > near_one


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_greedy_bot_beats_chance(players: int) -> None:
    """SCH-8.8: clearly, from the last seat too."""
    state, chance = rules.load("schwarm").new(players, players), Rng(players)
    bots = [make("random") for _ in range(players - 1)] + [make("greedy")]
    while state.decision:
        player = state.decision.player
        state.apply(bots[player].choose(PlayerView(state, player), chance))
    assert isinstance(state, SchwarmState)
    points = [seat.fp for seat in state.seats]
    assert points[-1] > 2 * max(points[:-1])
