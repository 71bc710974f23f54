"""The greedy bot plays Deep Blue sensibly: what its evaluation and its look at luck are for (DEB-8.19)."""

import pytest

import rules
from rules.bots import make
from rules.kernel import PlayerView, Rng
from tests.rules.deep_blue.position import asked, do, table


def choice(state: object, seed: int = 1) -> str:
    """What the greedy bot does here."""
    return str(make("greedy").choose(PlayerView(state, state.decision.player), Rng(seed)))


@pytest.mark.parametrize("seed", range(4))
def test_it_goes_on_while_nothing_can_strike(seed: int) -> None:
    """DEB-8.3, DEB-8.19: the first hazards only warn."""
    state = table(boats="0A S4.2", hands=["K3", "K3"], draws="silver")
    do(state, "dive:S4")
    assert choice(state, seed) == "button:draw"


@pytest.mark.parametrize("seed", range(4))
def test_it_stops_when_much_is_at_stake(seed: int) -> None:
    """DEB-8.19: both warnings are out, 27 points lie there, and six of the twelve gems left strike."""
    draws = "black blue red red gold gold silver"
    bag = draws + " black black black blue blue blue silver silver silver silver silver gold"
    state = table(boats="0A S4.2, 0B S4.1", hands=["K3", "K3"], bag=bag, draws=draws)
    do(state, "dive:S4", *["button:draw"] * 6)
    assert choice(state, seed) == "button:stop"


@pytest.mark.parametrize("seed", range(4))
def test_a_safe_leader_goes_on_where_a_bare_one_stops(seed: int) -> None:
    """DEB-8.5: three protections in hand make the same dive worth going on with."""
    draws = "black blue red gold"
    bag = draws + " black black blue blue red red gold gold gold silver silver silver silver"
    for hand, wanted in (("K3", "button:stop"), ("K3 C01 C02 C05 C06", "button:draw")):
        state = table(boats="0A S4.2, 0B S4.1", hands=[hand, "K3"], bag=bag, draws=draws)
        do(state, "dive:S4", *["button:draw"] * 3)
        assert choice(state, seed) == wanted


def test_it_protects_what_is_worth_it() -> None:
    """DEB-8.7: a card against black for 12 points of gems, and none for nothing."""
    state = table(boats="0A S4.2", hands=["K3 C05", "K3"], draws="red gold black black")
    do(state, "dive:S4", *["button:draw"] * 3)
    assert asked(state)[0] == "ChooseProtection" and choice(state) == "card:C05"
    state = table(
        boats="0A S4, 1A S4",
        hands=["K3 C06", "C05 K3"],
        bag="black black blue blue silver",
        draws="black black",
    )
    do(state, "dive:S4", "button:draw", "card:C06")
    assert asked(state) == ("ChooseProtection", 1) and choice(state) == "button:surface"


def test_it_plays_crew_for_points() -> None:
    """DEB-8.12"""
    state = table(boats="0A S4", hands=["C09 C10 K3"], draws="red")
    do(state, "dive:S4")
    assert choice(state) == "button:all"


def test_it_hires_and_sails() -> None:
    """DEB-4, DEB-5: in its first turns it hires somebody and takes exploration spaces."""
    state, rng, bot = rules.load("deep_blue").new(3, 2), Rng(3), make("greedy")
    happened = set()
    while state.turn <= 16:
        events = state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
        happened |= {event.kind for event in events}
    assert {"CrewHired", "SpotTaken", "DiveStarted", "Rested"} <= happened


def test_it_beats_chance() -> None:
    """One greedy bot among three random ones wins nearly always."""
    won = 0.0
    for seed in range(4):
        state, rng = rules.load("deep_blue").new(seed, 4), Rng(seed)
        bots = [make("greedy" if seat == seed else "random") for seat in range(4)]
        while state.decision:
            state.play_unchecked(
                bots[state.decision.player].choose(PlayerView(state, state.decision.player), rng)
            )
        won += state.returns()[seed]
    assert won >= 3
