"""The explorer and the reward tokens that he brings (OTY-7.40 to OTY-7.43, OTY-8)."""

from tests.rules.otys.position import asked, do, kinds_of, legal, purse, refused, table, zone
from tests.rules.otys.test_divers import at_level


def test_he_takes_one_of_the_two_of_his_level() -> None:
    """OTY-7.40, OTY-7.42, OTY-7.43, OTY-8.11: paid, replaced at once, its front done, then it lies there."""
    state = at_level("X", 3, tokens="3:R13,R21", draws="R29")
    assert legal(state) == {"reward:3.left", "reward:3.right", "button:decline"}
    assert refused(state, "reward:4.left") == "OTY-7.42"
    events = kinds_of(do(state, "reward:3.left"))
    assert events[:5] == ["CreditsPaid", "RewardTaken", "RewardDrawn", "BatteryGained", "RewardPlaced"]
    assert state.rewards[2] == ("R29", "R21") and state.seats[0].bonus[3] == "R13"
    assert purse(state) == (1, 2, 0)


def test_his_price() -> None:
    """OTY-7.41: two credits, one when he is improved; else he can do nothing."""
    poor = at_level("X+", 3, credits=[1], tokens="3:R13,R21")
    do(poor, "reward:3.left")
    assert purse(poor)[0] == 0
    state = table(columns=["Y Ef N Em T X Ep Et"], credits=[1], tokens="3:R13,R21")
    do(state, "key:3")
    while asked(state)[0] not in ("ChooseOxygen", "ChooseKey"):
        assert not [move for move in legal(state) if move.startswith("reward:")]
        do(state, next(move for move in sorted(legal(state)) if move.startswith("button:")))


def test_a_token_that_lies_there_goes_first() -> None:
    """OTY-7.40, OTY-8.14: to the discard; the new one gives its prestige."""
    state = at_level("X", 3, tokens="3:R29,R21", bonus=["3:R14"])
    do(state, "reward:3.left")
    assert state.discard == ("R14",) and state.seats[0].bonus[3] == "R29" and purse(state)[2] == 1


def test_the_front_may_be_declined_and_the_token_still_lies_down() -> None:
    """OTY-7.40, OTY-8.12: no cards drawn."""
    state = at_level("X", 3, tokens="3:R21,R13")
    do(state, "reward:3.left")
    assert legal(state) == {"deck:contracts", "button:decline"}
    do(state, "button:decline")
    assert state.seats[0].bonus[3] == "R21" and not state.seats[0].hand


def test_contracts_from_a_token() -> None:
    """OTY-8.12, OTY-9.6, OTY-9.8: four are drawn, one is kept in secret, the others go under the deck."""
    state = at_level("X", 3, tokens="3:R21,R13")
    do(state, "reward:3.left", "deck:contracts")
    drawn = state.drawn
    assert len(drawn) == 4 and asked(state)[0] == "ChooseContractCard"
    do(state, f"contract:{drawn[1]}")
    assert state.seats[0].hand == (drawn[1],)
    under = [card for card in drawn if card != drawn[1]]
    assert set(state.deck[:3]) == set(under)
    assert state.observation(1).seats[0].hand is None


def test_an_improvement_from_a_token_gives_no_prestige() -> None:
    """OTY-7.3, OTY-8.13: any diver, for the rest of the game."""
    state = at_level("X", 3, tokens="3:R24,R13")
    do(state, "reward:3.left", "diver:spy")
    assert state.seats[0].improved == ("spy",) and purse(state)[2] == 0


def test_a_resource_from_a_token() -> None:
    """OTY-8.10: one of its two types, onto the level of the key."""
    state = at_level("X", 3, tokens="3:R01,R13")
    do(state, "reward:3.left")
    assert legal(state) == {"resource:metal", "resource:plants", "button:decline"}
    do(state, "resource:plants")
    assert zone(state) == "L3[plants]"


def test_the_discard_becomes_the_bag() -> None:
    """OTY-8.2: when a token is to be drawn and the bag is empty."""
    state = at_level("X", 3, tokens="3:R13,R21", bag="", discard="R29 R30")
    do(state, "reward:3.left")
    assert state.rewards[2][0] in ("R29", "R30") and not state.discard and len(state.bag) == 1


def test_what_a_token_pays_for_each_contract() -> None:
    """OTY-8.1, OTY-8.20: orange two credits, green a prestige, every time, for the level that paid."""
    for token, gain in (("R13", (2, 0)), ("R17", (0, 1))):
        state = table(zones=["L3[metal fuel]"], public="C02 C25 C16", bonus=[f"3:{token}"])
        before = purse(state)
        do(state, "contract:C02 level:3")
        after = purse(state)
        assert (after[0] - before[0] - 1, after[2] - before[2] - 2) == gain
        assert state.seats[0].bonus[3] == token
    state = table(zones=["L3[metal fuel]"], public="C02 C25 C16", bonus=["4:R13"])
    before = purse(state)
    do(state, "contract:C02 level:3")
    assert purse(state)[0] - before[0] == 1
