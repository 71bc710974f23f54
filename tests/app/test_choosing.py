"""What a tap means when several things lie at one place."""

from app import choosing
from tests.rules.seastead.position import table


def test_a_disc_that_is_chosen_already_is_its_lock_next() -> None:
    """SEA-8.2: a demand token and its lock lie at one place; what goes on is meant, not what is chosen."""
    state = table(cards="S15")  # the mediator asks for the exchange
    state.apply("specialist:S15")
    one, two = ("demand:F2", "lock:metal"), ("demand:F4", "lock:artifact")
    assert choosing.meant(state, (), one) == "demand:F2"
    assert choosing.meant(state, ("demand:F2",), two) == "demand:F4"
    assert choosing.meant(state, ("demand:F2", "demand:F4"), two) == "lock:artifact"
    assert choosing.meant(state, ("demand:F2", "demand:F4"), one) == "lock:metal"


def test_what_is_chosen_can_be_let_go_and_what_does_not_fit_begins_anew() -> None:
    state = table(cards="S15")
    state.apply("specialist:S15")
    assert choosing.meant(state, ("demand:F2",), ("demand:F2",)) == "demand:F2"
    assert choosing.meant(state, ("demand:F2", "demand:F4"), ("demand:F3",)) == "demand:F3"
    assert choosing.meant(state, (), ("demand:F1", "lock:kelp")) is None  # it is the locked one
