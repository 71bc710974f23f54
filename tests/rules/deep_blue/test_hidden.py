"""What a viewer may know: other hands, resting areas, chests, hidden wrecks, the order of the deck
(DEB-1.6, DEB-9.4).
"""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import Event
from rules.bots import make
from rules.deep_blue.components import box
from rules.deep_blue.state import DeepBlueState
from rules.kernel import PlayerView, Rng
from tests.rules.deep_blue.position import do, table

FEW = settings(max_examples=12, deadline=None)


def games(
    seed: int, players: int, scenario: str, bot: str = "random"
) -> Iterator[tuple[DeepBlueState, list[Event]]]:
    """Each position of a game with what had just happened."""
    state, events = rules.load("deep_blue").open(seed, players, {"scenario": scenario})
    assert isinstance(state, DeepBlueState)
    player, rng = make(bot), Rng(seed)
    yield state, events
    while state.decision:
        yield state, state.apply(player.choose(PlayerView(state, state.decision.player), rng))


@FEW
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5), scenario=st.sampled_from(box().scenarios))
def test_an_observation_holds_nothing_hidden(seed: int, players: int, scenario: str) -> None:
    """DEB-1.6, DEB-9.4, ruling 55 (R): guesses look alike; others' hands and chests are only numbers."""
    for number, (state, _) in enumerate(games(seed, players, scenario)):
        if number % 7 or state.is_terminal():
            continue
        for viewer in (*range(players), None):
            seen = state.observation(viewer)
            if viewer is not None:
                assert state.determinize(viewer, random.Random(number)).observation(viewer) == seen
            for seat, (view, score) in enumerate(zip(seen.seats, seen.scores, strict=True)):
                own = seat == viewer
                assert (view.hand is not None, view.resting is not None, score is not None) == (own, own, own)
                assert (view.hand_count, view.resting_count) == (
                    len(state.seats[seat].hand), len(state.seats[seat].resting)
                )  # fmt: skip
            assert list(seen.hidden_tiles) == sorted(state.hidden_tiles.values())


@FEW
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5), scenario=st.sampled_from(box().scenarios))
def test_events_tell_nobody_what_others_drew_or_scored(seed: int, players: int, scenario: str) -> None:
    """DEB-6.2, DEB-9.4: resting cards drawn and the points of a dive are for their owner only."""
    for _, events in games(seed, players, scenario):
        for event in events:
            for viewer in (*range(players), None):
                args = event.for_viewer(viewer).args
                if viewer != event.args.get("player"):
                    assert event.kind != "Rested" or "cards" not in args
                    assert event.kind != "DiveScored" or set(args) == {"player"}
                else:
                    assert args == event.args


@FEW
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5))
def test_guesses_agree_with_what_everybody_saw(seed: int, players: int) -> None:
    """DEB-1.3, DEB-1.6: cards seen to go somewhere are never guessed elsewhere; own cards stay as they
    are."""
    for number, (state, _) in enumerate(games(seed, players, "troubled_waters")):
        if number % 9 or state.is_terminal():
            continue
        viewer = number % players
        guess = state.determinize(viewer, random.Random(number))
        assert guess.seats[viewer].hand == state.seats[viewer].hand
        assert guess.seats[viewer].resting == state.seats[viewer].resting
        assert sorted(guess.deck) == sorted(state.deck) and guess.market == state.market
        for true, made in zip(state.seats, guess.seats, strict=True):
            assert (len(made.hand), len(made.resting), made.played) == (
                len(true.hand),
                len(true.resting),
                true.played,
            )
            assert sorted(made.hand + made.resting) == sorted(true.hand + true.resting)
            assert set(true.hand) ^ set(made.hand) <= set(true.veiled)


def test_what_others_can_know_of_a_hand() -> None:
    """DEB-1.6: hired and start cards are known; a rest of more than three cards hides them, all three show
    them."""
    state = table(hands=["K1"], resting=["K2 K3 K4 C09"])
    seat = state.seats[0]
    assert seat.veiled == []
    do(state, "action:rest")
    assert sorted(seat.veiled) == ["C09", "K2.0", "K3.0", "K4.0"]
    hands = {tuple(state.determinize(1, random.Random(number)).seats[0].hand) for number in range(80)}
    assert len(hands) == 4 and all("K1.0" in hand and len(hand) == 4 for hand in hands)
    seat.play(next(card for card in seat.hand if card in seat.veiled))
    assert len(seat.veiled) == 3
    state = table(hands=["K1"], resting=["K2 K3 K4"])
    do(state, "action:rest")
    assert state.seats[0].veiled == []


def test_hidden_wrecks_and_the_deck_are_guessed_anew() -> None:
    """DEB-2.3, DEB-2.8: all orders come; open cards and wrecks stay."""
    state = rules.load("deep_blue").new(4)
    guesses = [state.determinize(0, random.Random(number)) for number in range(60)]
    assert len({tuple(guess.hidden_tiles.values()) for guess in guesses}) > 50
    assert len({tuple(guess.deck) for guess in guesses}) == 60
    assert all(guess.open_tiles == state.open_tiles for guess in guesses)
    assert all(guess.seed == 0 and guess.rng.counter == 0 for guess in guesses)


def test_the_chances_of_a_guess_are_its_own() -> None:
    """DEB-8.1: a bot that looks ahead does not see the gem that will come."""
    state = table(boats="0A S4", hands=[""], bag="silver gold red green purple black blue")
    gems = set()
    for number in range(60):
        guess = state.determinize(0, random.Random(number))
        guess.apply("dive:S4")
        assert guess.dive
        gems.add(guess.dive.drawn[0])
    assert len(gems) == 7


@pytest.mark.parametrize("viewer", [1, None])
def test_points_in_a_dive_are_public_happenings(viewer: int | None) -> None:
    """DEB-8.15, DEB-9.4: what is played and drawn lies open; sums in the chest do not."""
    state = table(boats="0A S4", hands=["K2 K3"], draws="gold")
    do(state, "dive:S4", "card:K2.0")
    seen = state.observation(viewer).dive
    assert seen and (seen.safe, seen.stake) == ({0: 2}, {0: 2})
    do(state, "button:stop")
    assert state.observation(viewer).scores[0] is None
