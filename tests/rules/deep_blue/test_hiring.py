"""Hiring and renewing the market (DEB-4, DEB-12.8)."""

import pytest

from rules.deep_blue.components import box
from tests.rules.deep_blue.position import asked, cards_in_all, do, kinds_of, legal, refused, table


def test_the_price_is_that_of_the_place() -> None:
    """DEB-4.1: 1, 2, 2, 3; and what one has must reach it."""
    state = table(hands=["K4"])
    assert {str(move): state.decision.facts(move) for move in state.legal_moves()} == {
        f"slot:{place}": {"card": card, "price": price}
        for place, card, price in ((0, "C05", 1), (1, "C17", 2), (2, "C23", 2))
    }
    reason = state.judge("slot:3")
    assert reason and (reason.rule, dict(reason.args)) == ("DEB-4.1", {"price": 3, "cash": 2})


def test_too_much_paid_is_lost() -> None:
    """DEB-4.3, DEB-4.2, vector V2, ruling 1 (R): 2 paid for 1; one card, and the market closes up towards
    $1."""
    state = table(hands=["K1 K4"], deck="C10")
    do(state, "slot:0", "card:K4.0")
    assert (state.seats[0].hand, state.seats[0].resting) == (["C05", "K1.0"], ["K4.0"])
    assert state.market == ["C17", "C23", "C09", "C10"]
    assert asked(state) == ("ChooseAction", 1)


def test_the_hired_card_is_in_the_hand_at_once() -> None:
    """DEB-4.3, ruling 4 (R): it can be played in the next player's dive."""
    state = table(hands=["K4"], boats="0A S4, 1A S4", bag="black black gold red", draws="black black gold")
    do(state, "slot:0", "card:K4.0", "dive:S4", "button:draw")
    assert asked(state) == ("ChooseProtection", 0)
    assert "card:C05" in legal(state)


def test_each_way_to_pay() -> None:
    """DEB-4.3, vector X23: one by one until the price is reached, never more after that."""
    state = table(hands=["K1 K2 K4"])
    do(state, "slot:1")
    assert legal(state) == {"card:K1.0", "card:K4.0"}
    assert refused(state, "card:K2.0") == "DEB-4.3"
    paid = state.clone()
    do(paid, "card:K4.0")
    assert asked(paid) == ("ChooseAction", 1)
    do(state, "card:K1.0")
    assert (asked(state)[0], state.forced_move()) == ("PayCash", ("card:K4.0",))
    do(state, "card:K4.0")
    assert state.seats[0].resting == ["K1.0", "K4.0"]


def test_start_bonus_tiles_pay_one_each() -> None:
    """DEB-4.4, ruling 10 (R): alone or with cards; a used one leaves the game; also when renewing."""
    state = table(hands=["K2"], tokens=[1])
    assert legal(state) == {"slot:0", "action:sail"}
    do(state, "slot:0", "token:bonus")
    assert state.seats[0].tokens == 0
    state = table(hands=["K4 K1"], tokens=[1])
    do(state, "deck:crew", "token:bonus", "card:K4.0", "card:K1.0")
    assert asked(state) == ("ChooseFreeHire", 0)
    state = table(hands=["K4"])
    do(state, "slot:1")
    assert refused(state, "token:bonus") == "DEB-4.4"


def test_renewing_the_market() -> None:
    """DEB-4.5, vector V3, ruling 5 (R): four new cards bring their gems, the old ones leave theirs in the
    bag."""
    state = table(hands=["K4 C30"], market="C05 C17 C09 C19", deck="C10 C01 C11 C14 C27")
    before = dict(state.bag)
    do(state, "deck:crew", "card:K4.0", "card:C30")
    assert (state.market, state.discard) == (["C10", "C01", "C11", "C14"], ["C05", "C17", "C09", "C19"])
    more = {"red": 1, "gold": 1, "silver": 1}
    assert state.bag == {gem: count + more.get(gem, 0) for gem, count in before.items()}
    assert legal(state) == {"slot:0", "slot:1", "slot:2", "slot:3", "button:decline"}
    do(state, "slot:2")
    assert state.market == ["C10", "C01", "C14", "C27"]
    assert "C11" in state.seats[0].hand
    assert asked(state) == ("ChooseAction", 1)


def test_the_free_card_may_be_left() -> None:
    """DEB-4.5, rulings 6 and 7 (R): it is the one hire of the turn, and nobody must take it."""
    state = table(hands=["K4 C30"], deck="C10 C01 C11 C14 C27")
    do(state, "deck:crew", "card:C30", "card:K4.0", "button:decline")
    assert state.market == ["C10", "C01", "C11", "C14"]
    assert state.seats[0].hand == []
    assert asked(state) == ("ChooseAction", 1)


def test_renewing_costs_four() -> None:
    """DEB-4.5"""
    state = table(hands=["C30"])
    reason = state.judge("deck:crew")
    assert reason and (reason.rule, dict(reason.args)) == ("DEB-4.5", {"price": 4, "cash": 3})


def test_an_empty_deck_is_made_of_the_discard() -> None:
    """DEB-4.6, ruling 9: shuffled; with it a +1 may come again."""
    state = table(hands=["K4"])
    state.deck, state.discard = [], ["C10", "C11"]
    events = do(state, "slot:0", "card:K4.0")
    assert state.market[3] in ("C10", "C11") and len(state.deck) == 1 and state.discard == []
    assert "DeckReshuffled" in kinds_of(events) and "GemToBag" in kinds_of(events)


def test_a_place_without_card_stays_empty() -> None:
    """DEB-4.7: deck and discard are empty; nothing can be hired there."""
    state = table(hands=["K4 K1"])
    state.deck = []
    do(state, "slot:0", "card:K1.0")
    assert state.market == ["C17", "C23", "C09", None]
    assert refused(state, "slot:3") == "DEB-4.7"
    state = table(hands=["K4 C30"], market="")
    state.deck = []
    assert refused(state, "deck:crew") == "DEB-4.7"


def test_a_gem_that_the_supply_lacks_does_not_move() -> None:
    """DEB-4.8, vector X17, ruling 8: a green card turned up again when no green gem is left."""
    state = table(hands=["K4"], market="C05 C23 C25 C26", deck="C17")
    state.bag["green"] += state.supply["green"]
    state.supply["green"] = 0
    events = do(state, "slot:0", "card:K4.0")
    assert state.market[3] == "C17" and "GemToBag" not in kinds_of(events)


@pytest.mark.parametrize("card", [card for card in box().market_crew if box().crew[card].plus])
def test_a_plus_gem_moves_when_the_card_appears(card: str) -> None:
    """DEB-12.8, DEB-4.3 (R): then, and not when it is hired or played; for the rest of the game."""
    state = table(hands=["K4"], market="C05 C23 C25 C26", deck=card)
    gem = box().crew[card].plus
    bag, supply = state.bag[gem], state.supply[gem]
    events = do(state, "slot:0", "card:K4.0")
    assert (state.bag[gem], state.supply[gem]) == (bag + 1, supply - 1)
    assert next(event for event in events if event.kind == "CrewRevealed").reveals


def test_hiring_moves_no_gem() -> None:
    """DEB-12.8: Otto's red gem came when he appeared."""
    state = table(hands=["K4 K1"], deck="C23 C27")
    bag = dict(state.bag)
    state.market[2] = "C25"
    do(state, "slot:3", "card:K4.0", "card:K1.0")
    assert "C09" in state.seats[0].hand and state.bag == bag
    assert cards_in_all(state).count("C09") == 1
