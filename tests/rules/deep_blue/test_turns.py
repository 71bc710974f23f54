"""Turns, uses of cards, resting (DEB-1, DEB-3, DEB-6)."""

import rules
from rules.deep_blue.components import box, crew
from tests.rules.deep_blue.position import asked, do, legal, refused, table

ALL_IN_HAND = {"slot:0", "slot:1", "slot:2", "slot:3", "action:sail"}


def test_the_first_turn() -> None:
    """DEB-3.1, DEB-1.2, vector X6: hire or sail; no passing, nothing to rest, no wreck to dive, 3 money for
    no 4."""
    state = table()
    assert legal(state) == ALL_IN_HAND
    assert refused(state, "deck:crew") == "DEB-4.5"
    assert refused(state, "action:rest") == "DEB-6.1"
    assert refused(state, "dive:H") == "DEB-7.1"
    assert refused(state, "button:pass") == "DEB-3.1"
    assert legal(table(tokens=[1])) == {*ALL_IN_HAND, "deck:crew"}


def test_exactly_one_action_then_the_next_player_clockwise() -> None:
    """DEB-1.1, DEB-1.2, DEB-3.1: around the table, without rounds."""
    state = table(players=3)
    order = []
    for _ in range(7):
        order.append(asked(state)[1])
        if order.count(order[-1]) % 2:
            do(state, "slot:0")
            while asked(state)[0] == "PayCash":
                do(state, str(next(iter(state.legal_moves()))))
        else:
            do(state, "action:rest")
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_there_is_always_a_legal_action() -> None:
    """DEB-3.2: whoever has nothing resting has his helmsman in hand."""
    state = table(hands=["C09", "K1"], resting=["K1 K2 K3 K4", "K2 K3 K4"])
    assert refused(state, "action:rest") == ""
    assert legal(table(hands=["K3"])) == {"action:sail"}


def test_played_cards_rest_at_the_end_of_the_turn() -> None:
    """DEB-1.3, vector V2: open beside the board first, face down in the resting area then."""
    state = table(hands=["K1 K2 K3 K4"])
    do(state, "action:sail", "card:K3.0")
    assert (state.seats[0].played, state.seats[0].resting) == (["K3.0"], [])
    assert state.observation(1).seats[0].played == ("K3.0",)
    do(state, "button:done", "boat:0A node:S1", "button:done")
    while asked(state)[0] == "ChooseSpot":
        do(state, str(next(iter(state.legal_moves()))))
    assert (state.seats[0].played, state.seats[0].resting) == ([], ["K3.0"])
    assert state.observation(1).seats[0].resting is None


def test_cards_played_in_a_dive_rest_when_it_is_over() -> None:
    """DEB-1.3, DEB-9.5, vector V11: three cards of a diver who is not on turn."""
    state = table(
        boats="0A S4, 1A S4", hands=["C06", "K1 C05 C11"],
        bag="silver silver silver black black gold gold red",
        draws="silver silver silver black black gold",
    )  # fmt: skip
    do(state, "dive:S4", "button:draw", "button:draw", "card:K1.1", "button:draw", "button:draw", "card:C06")
    do(state, "card:C05", "button:draw", "card:C11")
    assert sorted(state.seats[1].played) == ["C05", "C11", "K1.1"]
    do(state, "button:stop")
    assert (state.seats[1].played, state.seats[1].resting) == ([], ["C05", "C11", "K1.1"])


def test_a_card_with_two_symbols_gives_one_of_them() -> None:
    """DEB-1.4, DEB-12.1, rulings 2 and 3 (R): played for money it brings no movement and no points later."""
    state = table(hands=["C28 K3"], boats="0A S1")
    do(state, "slot:0", "card:C28")
    assert state.seats[0].resting == ["C28"]
    state = table(hands=["C28 K3"])
    do(state, "action:sail", "card:C28")
    assert (state.movement, state.seats[0].played) == (2, ["C28"])
    assert refused(state, "card:C28") != ""


def test_no_limit_of_cards() -> None:
    """DEB-1.5: thirty cards in hand are fine."""
    state = table(
        hands=[
            " ".join(card for card in box().market_crew if card not in ("C05", "C17", "C23", "C09")) + " K4"
        ]
    )
    do(state, "slot:3", "card:K4.0", "card:C12")
    assert len(state.seats[0].hand) == 26


def test_the_own_resting_area_may_be_looked_at() -> None:
    """DEB-1.6: by its owner at any time, by nobody else."""
    state = table(hands=["K1"], resting=["K2 C09"])
    assert state.observation(0).seats[0].resting == ("C09", "K2.0")
    assert state.observation(1).seats[0].resting is None
    assert state.observation(None).seats[0].resting_count == 2


def test_what_has_no_alternative_is_not_asked() -> None:
    """DEB-1.7: a lone "done" goes on by itself."""
    state = table(hands=["K3"])
    do(state, "action:sail", "card:K3.0")
    assert asked(state)[0] == "SailBoat"
    do(state, "boat:0A node:S3")
    assert asked(state) == ("ChooseAction", 1)


def test_boats_never_block() -> None:
    """DEB-1.9, ruling 12 (R): any number of boats on a space, and past it."""
    boats = "1A B1, 1B B1, 2A B1, 2B B1, 0A H"
    state = table(players=3, boats=boats, hands=["K3"])
    do(state, "action:sail", "card:K3.0")
    assert refused(state, "boat:0A node:B1") == "" == refused(state, "boat:0A node:S5")


def test_rest_brings_back_up_to_three_at_random() -> None:
    """DEB-6.1, DEB-6.2, vector V6, rulings 20 and 21: also one or two cards; with none it is refused."""
    state = table(hands=[""], resting=["K1 K4"])
    events = do(state, "action:rest")
    assert (state.seats[0].hand, state.seats[0].resting) == (["K1.0", "K4.0"], [])
    assert next(event for event in events if event.kind == "Rested").reveals
    assert refused(table(), "action:rest") == "DEB-6.1"
    drawn = set()
    for seed in range(60):
        state = table(hands=[""], resting=["K1 K2 K3 K4 C09"])
        state.rng = rules.kernel.Rng(seed)
        do(state, "action:rest")
        assert (len(state.seats[0].hand), len(state.seats[0].resting)) == (3, 2)
        drawn.add(tuple(state.seats[0].hand))
    assert len(drawn) == 10


def test_start_crews_are_alike() -> None:
    """What a turn can be made of: 3 money and 3 movement in hand, DEB-12.7."""
    cards = [crew(card) for card in box().start_crew]
    assert (sum(card.cash for card in cards), sum(card.propeller for card in cards)) == (3, 3)
    assert [card.role for card in cards] == ["treasure", "treasure", "sailor", "financier"]
