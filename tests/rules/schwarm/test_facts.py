"""The numbers that are told beside a move, such as prices and gains, are what then happens."""

from collections import Counter
from collections.abc import Iterable

import pytest

import rules
from rules import Event
from rules.bots import make
from rules.kernel import PlayerView, Rng
from rules.schwarm.state import SchwarmState
from tests.rules.schwarm.position import do, table


def amounts(events: Iterable[Event], player: int) -> int:
    """What a player gains by damage."""
    return sum(event.args["amount"] for event in events if event.kind == "Damage")


def check(state: SchwarmState, name: str, player: int, facts: dict, after: SchwarmState, events) -> None:  # type: ignore[no-untyped-def,type-arg]
    """Compare what was told with the events and the position that follows."""
    kinds = Counter(event.kind for event in events)
    first = {event.kind: event.args for event in reversed(events)}
    same_round = after.round == state.round and not after.is_terminal()
    if name == "TakeCard":
        assert facts["price"] == first["CardTaken"]["price"]
    elif name == "PlayCard":
        assert facts["action"] == first["CardPlayed"]["action"]
    elif name in ("MoveWhale", "MoveTsunami", "MoveCrab", "ChooseDanger"):
        assert facts.get("gain", 0) == amounts(events, player)
        ends = [event.args["end"] for event in events if event.kind == "DangerMoved"]
        assert not facts.get("path") or list(facts["path"]) == ends
    elif name == "MoveShip":
        assert facts["tiles"] == kinds["TileCollected"]
        assert after.observation(None).now.steps_left == facts["left"] or not facts["left"] or not same_round
    elif name == "LayTile" and state.seats[player].buoys > 1:
        new, old = after.seats[player], state.seats[player]
        assert facts["fp"] == new.score[2] - old.score[2]
        assert facts["network"] == state.best_network(player)[0]
        assert facts["queen"] == new.network.queen
        if same_round:
            assert facts["after"] == after.best_network(player)[0]


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_told_beside_a_move_comes_true(players: int) -> None:
    """SCH-2.3, SCH-5.4, SCH-6.3, SCH-7.5, SCH-8.1: every number, all through a game of bots."""
    state, bot, chance = rules.load("schwarm").new(6, players), make("greedy"), Rng(6)
    assert isinstance(state, SchwarmState)
    told: Counter[str] = Counter()
    while (decision := state.decision) is not None:
        moves = list(state.legal_moves())
        for move in moves[:: max(1, len(moves) // 6)]:
            facts = dict(decision.facts(move))
            if facts:
                after = state.clone()
                check(state, decision.name, decision.player, facts, after, after.apply(move))
                told[decision.name] += 1
        state.apply(bot.choose(PlayerView(state, decision.player), chance))
    wanted = ("TakeCard", "PlayCard", "MoveWhale", "MoveTsunami", "MoveCrab", "MoveShip", "LayTile")
    assert all(told[name] > 3 for name in wanted), told


def test_how_many_tiles_and_what_a_field_is_worth() -> None:
    """SCH-6.2, SCH-8.6: the smaller one of tiles and researchers; the value of the land field."""
    state = table(stations=["N3:2", "S3"], held=["corner three four"], hands=["LR1 GS1"])
    do(state, "card:LR1")
    assert state.decision is not None
    assert state.decision.facts(("button:explore",)) == {"tiles": 2}  # type: ignore[arg-type]
    assert state.decision.facts(("button:deploy",)) == {}  # type: ignore[arg-type]
    state = table(stations=["N3:2", "S3"], hands=["GS1"])
    do(state, "card:GS1")
    assert state.decision is not None
    assert state.decision.facts(("field:W1",)) == {"value": 7}  # type: ignore[arg-type]


def test_what_a_new_danger_takes_on_the_queens_field() -> None:
    """SCH-7.1, SCH-7.5: told beside the choice, for the new one only."""
    state = table(stations=["N1", "S1"], ships=["", "queen queen"], fp=[20, 30], whales="w33", hands=["LW1"])
    do(state, "card:LW1")
    assert state.decision is not None
    assert state.decision.facts(("danger:supply",)) == {"gain": 3 + 2}  # type: ignore[arg-type]
    assert state.decision.facts(("danger:w33",)) == {}  # type: ignore[arg-type]
    do(state, "danger:supply")
    assert [seat.fp for seat in state.seats] == [25, 25]
