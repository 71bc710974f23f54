"""What a tap means when several things lie at one place."""

from app import choosing
from app.seats import Setup
from app.session import Session
from tests.rules.schwarm import position as schwarm
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


def laying() -> Session:
    """Somebody lays a three over a straight, with tile and field chosen; two turns of it fit."""
    state = schwarm.table(stations=["N3:2"], tiles="w52 NS 0", held=["three"], hands=["LR1"])
    schwarm.do(state, "card:LR1", "button:explore")
    session = Session(Setup("schwarm", ("human", "human"), 1), lambda *_: None, lambda *_: None)
    session.timeline.first = state
    session.tap("tile:three")
    session.tap("field:w52")
    return session


def test_a_turn_is_tried_before_it_is_played() -> None:
    """SCH-6.1: a tap on a rotation shows it, another one replaces it, a second tap or the button plays it."""
    session = laying()
    session.tap("open:NES")
    assert session.timeline.ply == 0 and str(session.focused) == "tile:three field:w52 open:NES"
    session.tap("open:NSW")
    assert str(session.focused) == "tile:three field:w52 open:NSW"
    session.choose("tile:three field:w52 open:NES")  # a button of the list
    assert session.timeline.ply == 0 and session.focused is not None
    session.confirm()
    assert session.timeline.ply > 0


def test_a_turn_that_does_not_fit_is_refused_and_nothing_is_let_go() -> None:
    """SCH-6.4, SCH-6.23: its own reason, with tile, field and the turn before it still chosen."""
    session = laying()
    for pick, rule in (("open:ESW", "SCH-6.4"), ("open:NEW", "SCH-6.23")):
        session.tap(pick)
        assert session.refusal is not None and session.refusal.reason.rule == rule
        assert session.selection == ("tile:three", "field:w52")
    session.tap("open:NSW")
    session.tap("open:NEW")
    assert session.refusal is not None and session.selection[2] == "open:NSW"


def test_a_tile_with_one_turn_is_shown_first() -> None:
    """SCH-6.1: nobody tapped its turn, but what it brings has been seen before it is played."""
    state = schwarm.table(stations=["N3:2"], held=["four corner"], hands=["LR1"])
    schwarm.do(state, "card:LR1", "button:explore")
    session = Session(Setup("schwarm", ("human", "human"), 1), lambda *_: None, lambda *_: None)
    session.timeline.first = state
    session.tap("tile:four")
    assert str(session.focused) == "tile:four field:w52 open:NESW" and session.timeline.ply == 0
