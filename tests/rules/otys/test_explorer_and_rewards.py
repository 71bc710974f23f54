"""Reward tokens and the explorer (OTY-7.40 to OTY-7.43, OTY-8)."""

import pytest

from rules.otys.components import SIDES, box
from tests.rules.otys.position import asked, do, kinds_of, legal, purse, refused, table, upto, zone

LOW = "Y Ef N | X Em T Ep Et"  # the explorer on level 1


def exploring(column: str = LOW, level: int = 1, **position: object):  # type: ignore[no-untyped-def]
    """A table before the explorer chooses."""
    return upto(table(columns=[column], **position), "UseExplorer", f"key:{level}")  # type: ignore[arg-type]


def test_the_explorer_takes_a_token() -> None:
    """OTY-7.40, OTY-7.43, OTY-8.11, vector V7, ruling 30 (R): replaced, front, the old one goes, placed."""
    state = exploring(tokens="1:R13,R21", bonus=["1:R20"], credits=[2], draws="R32")
    events = do(state, "reward:1.left")
    assert purse(state) == (0, 2, 0) and state.rewards[0] == ("R32", "R21")
    assert (state.discard, state.seats[0].bonus[1]) == (("R20",), "R13")
    assert kinds_of(events)[:6] == [
        "CreditsPaid", "RewardTaken", "RewardDrawn", "BatteryGained", "RewardDiscarded", "RewardPlaced"
    ]  # fmt: skip


def test_what_the_explorer_costs() -> None:
    """OTY-7.41, OTY-7.2: 2 credits, improved 1."""
    state = exploring("Y Ef N | X+ Em T Ep Et", credits=[1])
    assert state.decision.facts(next(iter(state.legal_moves())))["price"] == 1
    do(state, "reward:1.right")
    assert purse(state)[0] == 0
    poor = exploring(credits=[2])
    poor.seats[0].credits = 1
    assert refused(poor, "reward:1.left") == "OTY-7.41"


def test_only_tokens_of_the_keys_level() -> None:
    """OTY-7.42"""
    state = exploring()
    assert legal(state) == {"reward:1.left", "reward:1.right", "button:decline"}
    assert refused(state, "reward:2.left") == "OTY-7.42"


def test_front_with_two_types() -> None:
    """OTY-8.10, OTY-1.2, ruling 43 (R): one of the two; may be declined, the token stays."""
    state = exploring("Y Ef N | Em X T Ep Et", 2, tokens="2:R05,R13")
    do(state, "reward:2.left")
    assert legal(state) == {"resource:metal", "resource:tech", "button:decline"}
    declined = state.clone()
    do(declined, "button:decline")
    assert zone(declined) == "" and declined.seats[0].bonus[2] == "R05"
    do(state, "resource:tech")
    assert zone(state) == "L2[tech]" and state.seats[0].bonus[2] == "R05"
    full = exploring("Y Ef N | Em X T Ep Et", 2, tokens="2:R05,R13", zones=["L2[fuel fuel fuel]"])
    do(full, "reward:2.left")
    assert asked(full)[0] == "ChooseOxygen" and full.seats[0].bonus[2] == "R05"


def test_front_with_contracts() -> None:
    """OTY-8.12, OTY-9.6, OTY-9.7: draw four, keep one; what the deck has; nothing from an empty one."""
    state = exploring(tokens="1:R19,R13", deck="C01 C02 C03 C04")
    do(state, "reward:1.left", "deck:contracts")
    assert legal(state) == {f"contract:C0{number}" for number in range(1, 5)}
    do(state, "contract:C03")
    assert state.seats[0].hand == ("C03",) and state.deck[:3] == ("C04", "C02", "C01")
    for left, count in ((2, 2), (0, 0)):
        state = exploring(tokens="1:R19,R13")
        state.deck = state.deck[:left]
        do(state, "reward:1.left")
        if left:
            do(state, "deck:contracts")
            assert len(legal(state)) == count
        else:
            assert asked(state)[0] == "ChooseOxygen"


def test_front_that_improves() -> None:
    """OTY-8.13, OTY-7.3, vector V10, ruling 18 (R): any own diver, no prestige, once each."""
    state = exploring("Y+ Ef N | X Em T Ep Et", tokens="1:R24,R13")
    do(state, "reward:1.left")
    assert refused(state, "diver:spy") == "OTY-7.3" and len(legal(state)) == 8
    do(state, "diver:trader")
    assert state.seats[0].improved == ("spy", "trader") and purse(state) == (1, 1, 0)
    state = exploring("Y+ Ef+ N+ | X+ Em+ T+ Ep+ Et+", tokens="1:R24,R13")
    do(state, "reward:1.left")
    assert asked(state)[0] == "ChooseOxygen"


def test_front_with_prestige() -> None:
    """OTY-8.14, OTY-11.2: a point of its own source."""
    state = exploring(tokens="1:R29,R13")
    do(state, "reward:1.left")
    assert purse(state)[2] == 1 and state.seats[0].score == (0, 0, 0, 1, 0)


def test_the_new_token_must_be_placed() -> None:
    """OTY-7.40, ruling 31: who takes one loses the old one; passing takes none."""
    state = exploring(tokens="1:R13,R14", bonus=["1:R02"])
    assert legal(state) == {"reward:1.left", "reward:1.right", "button:decline"}
    kept = state.clone()
    do(kept, "button:decline")
    assert kept.seats[0].bonus[1] == "R02" and purse(kept)[0] == 3
    do(state, "reward:1.right")
    assert state.seats[0].bonus[1] == "R14" and state.discard == ("R02",)


@pytest.mark.parametrize(("token", "gained"), [("R13", (2, 0, 0)), ("R15", (0, 0, 1))])
def test_the_back_pays_each_time(token: str, gained: tuple[int, int, int]) -> None:
    """OTY-8.1, OTY-8.20, vector V9, ruling 29 (R): 2 credits or 1 prestige for each contract."""
    zones = ["L4[metal plants fuel tech] L5[metal plants]"]
    state = table(zones=zones, bonus=[f"4:{token}"], public="C01 C06 C04", deck="C29 C30")
    do(state, "contract:C01 level:4")
    assert purse(state) == (3 + gained[0], 2, 2 + gained[2])
    do(state, "contract:C06 level:4")
    assert purse(state) == (3 + 2 * gained[0], 3, 4 + 2 * gained[2])
    assert state.seats[0].bonus[4] == token and state.seats[0].score[4] == 2 * gained[2]
    other = table(zones=zones, bonus=[f"4:{token}"], public="C01 C06 C04", deck="C29 C30")
    do(other, "contract:C01 level:5")
    assert purse(other) == (3, 2, 2)


def test_backs_come_by_explorers_only() -> None:
    """OTY-8.22, OTY-8.21: a sponsor's token goes to the discard."""
    state = upto(table(sponsors="2a 1b 1b 1b 1b", tokens="3:R13,R14"), "UseSponsor", "key:1")
    do(state, "reward:3.right")
    assert set(state.seats[0].bonus) == {""} and state.discard == ("R14",) and purse(state)[1] == 2


def test_an_empty_bag_is_filled_with_the_discarded() -> None:
    """OTY-8.2, vector V8: before the draw; a token that the same move discards comes after it."""
    state = exploring(tokens="1:R13,R14", bonus=["1:R02"], bag="", discard="R20 R28", draws="R28")
    events = do(state, "reward:1.left")
    assert "BagRefilled" in kinds_of(events)
    assert (state.bag, state.discard, state.rewards[0]) == (("R20",), ("R02",), ("R28", "R14"))
    state = upto(table(sponsors="2a 1b 1b 1b 1b", tokens="3:R13,R14", bag=""), "UseSponsor", "key:1")
    do(state, "reward:3.left")
    assert state.rewards[2] == ("R13", "R14") and state.bag == state.discard == ()


def test_all_backs_and_fronts_are_known() -> None:
    """OTY-8.1: each token has one of five fronts and one of two backs."""
    assert {token.back for token in box().rewards.values()} == {"orange", "green"}
    assert all(
        len(token.choice) == (2 if token.front == "resource" else 0) for token in box().rewards.values()
    )
    assert SIDES == ("left", "right")
