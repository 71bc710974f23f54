"""The end of the game: triggers, the last round (SEA-12)."""

import pytest

from tests.rules.seastead.position import BLUE, ORANGE, asked, build, do, finish_turn, table

FIVE = "F2.1 O academy, F2.2 O academy, F2.3 O port, F2.4 B port, F2.5 B port"
TEN_LEFT_TWO = (
    "F1.1 B port, F1.2 B port, F1.3 B port, F1.4 B port, F2.1 B academy, F2.2 B academy, F2.3 B academy, "
    "F2.4 B academy, F3.1 B shipyard, F3.2 B shipyard"
)


def test_a_full_flotilla_triggers_the_end() -> None:
    """SEA-12.1: noted the moment the sixth building stands; ships do not count."""
    state = table(blue="m6", built=FIVE)
    events = build(state, "port", "F2.6")
    assert state.trigger == ("flotilla", 1)
    assert [event.args["flotilla"] for event in events if event.kind == "EndTriggered"] == ["F2"]
    state = table(blue="k2", built=FIVE, ships="F2.6 O")
    build(state, "port", "F1.1")
    assert state.trigger is None


def test_a_moved_building_can_fill_a_flotilla() -> None:
    """SEA-12.1, SEA-12.2"""
    state = table(blue="k2", built=FIVE + ", F1.3 B academy", cards="S02")
    build(state, "port", "F1.1")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S02", "site:F1.3", "site:F2.6")
    assert state.trigger == ("flotilla", 1)


def test_one_building_left_on_a_board_triggers_the_end() -> None:
    """SEA-12.1, ruling 35: it does not end the game at once."""
    state = table(blue="f4", built=TEN_LEFT_TWO)
    build(state, "shipyard", "F3.3")
    finish_turn(state)
    assert state.trigger == ("buildings", 1)
    assert asked(state) == ("ChooseAction", ORANGE)


def test_two_buildings_left_trigger_nothing() -> None:
    """SEA-12.1"""
    state = table(built=TEN_LEFT_TWO)
    do(state, "deck:dive")
    finish_turn(state)
    assert state.trigger is None


def test_the_back_of_a_deep_card_triggers_the_end() -> None:
    """SEA-12.1: the last reef card was turned up; one left before triggers nothing."""
    state = table(turn="B")
    state.dive_deck = [card for card in state.dive_deck if card.startswith("DP")] + ["RF07", "RF08"]
    do(state, "deck:dive", "half:a")
    assert (state.trigger, state.active) == (None, ORANGE)
    do(state, "deck:dive", "half:a")
    assert state.trigger == ("reef", 1)


@pytest.mark.parametrize(("seat", "turns"), [("B", "OBO"), ("O", "BO")])
def test_the_round_is_finished_and_one_more_is_played(seat: str, turns: str) -> None:
    """SEA-12.2, vector T15, rulings 33 and 34: 1 + 2 turns after the first of a round, 2 after the second."""
    state = table(turn=seat, starter="B")
    state.round = 9
    state.cleanup_supply = 0
    do(state, "deck:dive")
    finish_turn(state)
    assert state.last_round == 10
    played = ""
    while state.stack:
        played += "BO"[state.active]
        do(state, "deck:dive")
        finish_turn(state)
    assert played == turns
    assert state.is_terminal() and state.decision is None


def test_a_trigger_cannot_be_taken_back() -> None:
    """SEA-12.2, ruling 45: the salvager takes a building away from the full flotilla in the same turn."""
    built = "F2.1 O academy, F2.2 O academy, F2.3 O port, F2.4 B shipyard, F2.5 B port"
    state = table(blue="m6", built=built, cards="S02")
    build(state, "port", "F2.6")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S02", "site:F2.4", "site:F1.6")
    finish_turn(state)
    assert (state.trigger, state.last_round) == (("flotilla", 1), 2)


def test_further_triggers_change_nothing() -> None:
    """SEA-12.2"""
    state = table()
    state.trigger, state.last_round, state.round, state.cleanup_supply = ("flotilla", 1), 2, 2, 0
    do(state, "deck:dive")
    finish_turn(state)
    assert (state.trigger, state.last_round) == (("flotilla", 1), 2)


def test_the_last_turns_go_on_with_an_empty_board_or_deck() -> None:
    """SEA-12.3, SEA-3.4"""
    state = table(orange="k9 m9 f9 a9", turn="O", built="F1.1 B port")
    state.seats[ORANGE].left = dict.fromkeys(state.seats[ORANGE].left, 0)
    assert {str(move) for move in state.legal_moves()} == {"deck:dive"}
    state.dive_deck.clear()
    assert {str(move) for move in state.legal_moves()} == {"button:pass"}
    state.trigger, state.last_round = ("buildings", 0), state.round
    do(state, "button:pass")
    assert state.is_terminal()


def test_the_end_is_told() -> None:
    """SEA-12.2: the last round and the winners are events."""
    state = table(turn="O")
    state.round, state.last_round, state.trigger = 1, 2, ("reef", 1)
    events = do(state, "deck:dive", "half:a")
    assert [event.args["round"] for event in events if event.kind == "LastRound"] == [2]
    do(state, "deck:dive", "half:a", "deck:dive")
    events = do(state, "half:a")
    assert [event.kind for event in events][-1] == "GameEnded"
    assert events[-1].args["winners"] in ((BLUE,), (ORANGE,), (BLUE, ORANGE))
