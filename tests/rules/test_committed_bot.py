"""The bot with its mind made up: it keeps its resolves, in time and never too early."""

import pytest

import rules
from rules.bots import make
from rules.kernel import PlayerView, Rng
from tests.bench.balance import PLANS


def test_it_is_made_from_a_text() -> None:
    with pytest.raises(ValueError, match="no resolve: 'DecideSwitch'"):
        make("greedy@DecideSwitch")
    with pytest.raises(ValueError, match="no resolve: 'A=button:stay/soon'"):
        make("greedy@A=button:stay/soon")
    with pytest.raises(KeyError, match="no bot 'timid'"):
        make("timid")


@pytest.mark.parametrize(("plan", "earliest"), [("at_once", 1), ("early", 9), ("late", 16), ("never", 99)])
def test_a_plan_of_flotilla_switches_when_it_says(plan: str, earliest: int) -> None:
    state, rng = rules.load("flotilla").new(5, 3, {"vp_per_player": "70"}), Rng(5)
    bots = [make(PLANS[plan]), make("random"), make("random")]
    switched = []
    while state.decision and not (switched or state.round > 24):
        player = state.decision.player
        move = bots[player].choose(PlayerView(state, player), rng)
        if player == 0 and move == ("button:switch",):
            switched.append(state.round)
        state.apply(move)
    assert [earliest <= when <= earliest + 1 for when in switched] == ([True] if earliest < 99 else [])


def test_a_resolve_is_kept_once() -> None:
    """Later it plays like the greedy bot; another decision or a move that is not legal is left alone."""
    state = rules.load("seastead").new(1, 2)
    assert state.decision is not None
    view, move = PlayerView(state, state.decision.player), next(iter(state.legal_moves()))
    bot = make(f"greedy@{state.decision.name}={str(move).replace(' ', '_')}/1+Other=button:no/1")
    assert bot.choose(view, Rng(1)) == move
    assert bot.choose(view, Rng(1)) == make("greedy").choose(view, Rng(1))
