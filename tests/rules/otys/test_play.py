"""Whole games at random: what is conserved, that nobody gets stuck, that private contracts stay private."""

from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.bots import make
from rules.kernel import PlayerView, Record, Rng
from rules.otys.components import KEYS, box
from rules.otys.state import OtysState

DIVERS = tuple(box().divers)
OPTIONS = rules.load("otys").options
CHOICES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})


def contracts(state: OtysState) -> list[str]:
    """All contracts wherever they lie, sorted."""
    lying = [*state.deck, *state.drawn, *(card for card in state.public if card)]
    held = [card for seat in state.seats for card in (*seat.hand, *seat.completed)]
    return sorted([*lying, *held])


def check(state: OtysState) -> None:
    """Nothing is lost and nothing is too much."""
    assert contracts(state) == sorted(box().contracts)
    in_play = state.neutral + sum(seat.neutral + seat.track.count("nx") for seat in state.seats)
    assert box().constants["neutral_x"] - in_play in (0, int(state.key == "nx"))  # one may be on its way
    for seat in state.seats:
        assert sorted(seat.column) == sorted(DIVERS)
        assert {*seat.keys, *seat.track} <= {*KEYS, "nx"}
        assert seat.credits >= 0 and seat.batteries >= 0
        assert all(seat.room(level) >= 0 for level in range(len(seat.zone)))
        assert all(count >= 0 for level in seat.zone for count in level)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4), options=CHOICES)
def test_invariants_under_random_play(seed: int, players: int, options: dict[str, str]) -> None:
    """OTY-1.4, OTY-2.1 to OTY-2.9: all contracts are somewhere, each column is whole."""
    state = rules.load("otys").new(seed, players, options)
    assert isinstance(state, OtysState)
    bot, rng = make("random"), Rng(seed)
    while state.decision:
        if state.ply % 5 == 0:
            check(state)
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
    check(state)
    record = state.record()
    assert Record.parse(str(record)) == record
    assert record.replay().digest() == state.digest()


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_private_contracts_and_the_deck_stay_hidden(seed: int, players: int) -> None:
    """OTY-9.8: no view names another's private contract; another deal looks the same."""
    state = rules.load("otys").new(seed, players)
    bot, rng = make("greedy"), Rng(seed)
    for _ in range(60):
        if state.decision is None:
            return
        for viewer in (*range(players), None):
            seen = state.observation(viewer)
            for seat, view in enumerate(seen.seats):
                assert view.hand is None or seat == viewer
            others = {card for seat, own in enumerate(state.seats) if seat != viewer for card in own.hand}
            told = repr(seen)
            assert not [card for card in others if f"'{card}'" in told]
        viewer = state.ply % players
        other = state.determinize(viewer, Rng(state.ply))
        assert other.observation(viewer) == state.observation(viewer)
        assert contracts(other) == contracts(state)
        before = state.digest()
        state.clone().apply(next(iter(state.legal_moves())))
        assert state.digest() == before
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
