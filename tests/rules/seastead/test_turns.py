"""Rounds and turns of Seastead (SEA-3)."""

from rules.kernel import Rng
from rules.seastead.components import SITES
from tests.rules.seastead.position import BLUE, ORANGE, asked, do, finish_turn, legal, refused, table


def test_turns_alternate_and_the_starter_never_changes() -> None:
    """SEA-3.1"""
    state = table(turn="O", starter="O")
    for round_, seat in [(1, ORANGE), (1, BLUE), (2, ORANGE), (2, BLUE)]:
        assert (state.round, state.active, asked(state)) == (round_, seat, ("ChooseAction", seat))
        state.apply("deck:dive")
        finish_turn(state)
    assert state.round == 3


def test_a_turn_is_a_dive_or_a_build_as_you_like() -> None:
    """SEA-3.2, ruling 7: who can build may still dive."""
    moves = legal(table(blue="k2"))
    assert "deck:dive" in moves
    assert "building:port site:F1.1" in moves


def test_who_cannot_build_must_dive() -> None:
    """SEA-3.3, ruling 6"""
    state = table()
    assert legal(state) == {"deck:dive"}
    assert refused(state, "button:pass") == "SEA-3.3"


def test_without_dive_cards_who_can_build_must_build() -> None:
    """SEA-3.4, SEA-3.3"""
    state = table(blue="k1")
    state.dive_deck.clear()
    assert refused(state, "deck:dive") == "SEA-3.4"
    assert legal(state) == {"building:port site:F1.1"}
    assert refused(state, "button:pass") == "SEA-3.4"


def test_who_can_neither_dive_nor_build_passes() -> None:
    """SEA-3.4, SEA-12.3, ruling 36; a passed turn is no build turn, so no build card works (SEA-17.1)"""
    state = table(cards="S02", built="F1.3 B academy", orange="k1")
    state.dive_deck.clear()
    assert legal(state) == {"button:pass"}
    do(state, "button:pass")
    assert asked(state) == ("ChooseAction", ORANGE)


def test_guesses_draw_each_stack_anew_and_keep_the_depths() -> None:
    """SEA-3.5, SEA-2.2: reef stays above deep, whatever else is unknown."""
    state = table()
    guesses = [state.determinize(BLUE, Rng(seed)) for seed in range(20)]
    for name in ("dive_deck", "dock_stack", "specialist_stack"):
        orders = {tuple(getattr(guess, name)) for guess in guesses}
        assert len(orders) == 20
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(getattr(state, name)))}
    for guess in guesses:
        assert [card[:2] for card in guess.dive_deck] == ["DP"] * 4 + ["RF"] * 12


def test_everything_lies_open_but_the_order_of_the_stacks() -> None:
    """SEA-3.5: both players see the same, and nothing of it tells an order."""
    state = table(blue="k2 f1", built="F1.1 B port D10", cards="S04 S07*", ships="F1.2 O")
    one, two = state.observation(BLUE), state.observation(ORANGE)
    for name in type(one).__slots__:
        assert name == "viewer" or getattr(one, name) == getattr(two, name)
    assert one.seats[BLUE].specialists == (("S04", True), ("S07", False))
    assert one.seats[BLUE].docks == (("D10", "F1.1"),)
    assert one.sites["F1.2"].ship == ORANGE
    assert set(one.sites) == set(SITES)
    hidden = {*state.dive_deck, *state.dock_stack, *state.specialist_stack}
    assert not any(f"'{card}'" in repr(one) for card in hidden)
