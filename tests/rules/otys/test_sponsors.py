"""The ten faces of the sponsors (OTY-6)."""

import pytest

from tests.rules.otys.position import (
    asked,
    column,
    do,
    finish,
    kinds_of,
    legal,
    purse,
    refused,
    table,
    upto,
    zone,
)


def help_on(level: int, face: str, **position: object):  # type: ignore[no-untyped-def]
    """A table before the sponsor of a level is used."""
    sponsors = ["1b"] * 5
    sponsors[level - 1] = face
    return upto(table(sponsors=" ".join(sponsors), **position), "UseSponsor", f"key:{level}")  # type: ignore[arg-type]


def test_the_level_of_the_key_counts_and_help_is_voluntary() -> None:
    """OTY-6.1, OTY-6.2, OTY-1.3: one sponsor a turn, that of the key's level; or none."""
    state = help_on(3, "5b")
    assert legal(state) == {"sponsor:5.basic", "button:decline"}
    assert refused(state, "sponsor:1.basic") == "OTY-6.1"
    events = finish(state, "sponsor:5.basic")
    assert kinds_of(events).count("SponsorUsed") == 1
    state = help_on(3, "5b")
    events = do(state, "button:decline")
    assert "SponsorDeclined" in kinds_of(events) and purse(state) == (3, 1, 0)


def test_sponsor_1_basic() -> None:
    """OTY-6.10"""
    state = help_on(2, "1b")
    do(state, "sponsor:1.basic")
    assert purse(state) == (4, 1, 0)


def test_sponsor_1_advanced_pays_for_own_divers() -> None:
    """OTY-6.11, OTY-12.7, vector T11, ruling 22: the explorer and buying are free, selling pays as usual."""
    state = help_on(2, "1a", credits=[0], zones=["L2[fuel]"], store="metal 1")
    do(state, "sponsor:1.advanced")
    assert {"store:metal.1", "zone:2.fuel for:credits"} <= legal(state)
    sold = state.clone()
    do(sold, "zone:2.fuel for:credits")
    assert purse(sold)[0] == 3
    do(state, "store:metal.1")
    assert zone(state) == "L2[metal fuel]" and purse(state)[0] == 0
    state = help_on(5, "1a", credits=[0])
    do(state, "sponsor:1.advanced")
    assert "reward:5.left" in legal(state)
    state = help_on(5, "1a", credits=[0])
    do(state, "button:decline")
    assert asked(state)[0] == "ChooseOxygen"  # the explorer could not be paid


def test_free_costs_end_with_the_turn() -> None:
    """OTY-6.11: in this turn only."""
    state = help_on(2, "1a", players=2)
    finish(state, "sponsor:1.advanced")
    assert not state.free_costs


def test_sponsor_2_basic_repeats_the_diver() -> None:
    """OTY-6.20, vector V2, ruling 20 (R): a contract between the two makes room for the second."""
    zones = ["L3[metal plants]"]
    state = help_on(3, "2b", columns=["Y Ef N | X T Em Et Ep"], zones=zones, public="C11 C29 C30", deck="C15")
    do(state, "sponsor:2.basic", "resource:metal")
    assert asked(state)[0] == "FulfilContract"
    other = state.clone()
    do(other, "button:done")
    assert asked(other)[0] == "FulfilContract"  # the second use finds no place: OTY-7.11
    do(other, "button:done")
    assert asked(other)[0] == "ChooseOxygen"
    do(state, "contract:C11 level:3")
    assert asked(state)[0] == "UseExpert" and zone(state) == ""
    do(state, "resource:metal")
    assert zone(state) == "L3[metal]" and purse(state) == (3, 2, 3)


def test_sponsor_2_basic_chooses_anew_and_pays_twice() -> None:
    """OTY-6.20, ruling 19: the trader sells, then buys; the engineer costs a credit each time."""
    state = help_on(2, "2b", zones=["L2[fuel]"], store="tech 1 2", credits=[0])
    do(state, "sponsor:2.basic", "zone:2.fuel for:credits", "store:tech.2")
    assert zone(state) == "L2[tech]" and purse(state)[0] == 1
    state = help_on(2, "2b", columns=["Y Ef T | Em N Ep Et X"], credits=[1])
    do(state, "sponsor:2.basic", "specialist:mechanic")
    assert asked(state)[0] == "ChooseOxygen" and purse(state)[0] == 0
    state = help_on(1, "2b")
    do(state, "sponsor:2.basic", "button:decline", "resource:metal")
    assert zone(state) == "L1[metal]" and asked(state)[0] == "ChooseOxygen"


def test_sponsor_2_advanced_uses_a_token_of_any_level() -> None:
    """OTY-6.21, OTY-8.21, OTY-8.10: the resource comes to the key's level; token discarded, replaced, not
    kept; nothing is paid."""
    state = help_on(2, "2a", tokens="4:R01,R13", draws="R32", credits=[0])
    assert sum(move[0].startswith("reward:") for move in state.legal_moves()) == 10
    do(state, "reward:4.left")
    assert asked(state)[0] == "ResolveReward" and state.reward(4, "left") == "R01"
    events = do(state, "resource:plants")
    assert zone(state) == "L2[plants]"
    assert state.reward(4, "left") == "R32" and state.discard == ("R01",)
    assert kinds_of(events)[:3] == ["ResourceGained", "RewardDiscarded", "RewardDrawn"]
    assert set(state.seats[0].bonus) == {""} and purse(state)[0] == 0


def test_sponsor_3_basic_takes_a_key_back() -> None:
    """OTY-6.30, OTY-6.31, OTY-10.6, ruling 8 (R): own keys, not neutral ones; the track closes up."""
    state = help_on(1, "3b", tracks=["2 nx 5 x"])
    assert legal(state) == {"key:2", "key:5", "key:x", "button:decline"}
    assert (refused(state, "key:nx"), refused(state, "key:3")) == ("OTY-10.6", "OTY-6.31")
    assert refused(state, "key:1") == "OTY-10.7"
    do(state, "key:5")
    assert state.seats[0].track == ("2", "nx", "x") and state.seats[0].keys == ("3", "4", "5")
    state = table(sponsors="3b 1b 1b 1b 1b", tracks=["nx"], batteries=[0])
    do(state, "key:1")
    assert asked(state)[0] == "UseExpert"  # nothing to take back, so nothing is asked


def test_sponsor_3_advanced_lets_the_lowest_surface() -> None:
    """OTY-6.32, vector T3, rulings 14, 15 and 42 (R): free, no activation; who comes from above acts, then
    surfaces."""
    state = help_on(5, "3a", batteries=[0])
    events = do(state, "sponsor:3.advanced")
    assert column(state) == "X Y Ef | N Em T Ep Et" and asked(state)[0] == "UseExpert"
    assert "BatteryPaid" not in kinds_of(events) and "RewardTaken" not in kinds_of(events)
    do(state, "resource:tech")
    assert column(state) == "Et X Y | Ef N Em T Ep" and zone(state) == "L5[tech]"
    state = help_on(2, "3a")
    do(state, "sponsor:3.advanced")
    assert state.activated == "expert_metal"


def test_sponsor_4_basic_improves_the_diver_at_the_key() -> None:
    """OTY-6.40, OTY-6.41, OTY-6.42, vector V10, rulings 16 and 17: he works improved; 1 prestige; once."""
    state = help_on(3, "4b", credits=[2])
    do(state, "sponsor:4.basic")
    assert purse(state) == (0, 1, 1) and column(state) == "Y Ef N | Em T Ep+ Et X"
    do(state, "resource:plants")
    assert purse(state) == (1, 1, 1)
    poor = table(sponsors="1b 1b 4b 1b 1b", credits=[1])
    do(poor, "key:3", "button:decline")
    assert asked(poor)[0] == "UseExpert"
    state = table(sponsors="1b 1b 4b 1b 1b", columns=["Y Ef N | Em T Ep+ Et X"], credits=[5])
    do(state, "key:3", "button:decline")
    assert asked(state)[0] == "UseExpert"


def test_why_sponsor_4_refuses() -> None:
    """OTY-6.41, OTY-6.42, OTY-6.43: money, an improved diver, one under water."""
    state = help_on(3, "4a", columns=["Y Ef+ N | Em T Ep Et X"], credits=[2])
    assert legal(state) == {"diver:spy", "diver:engineer", "button:decline"}
    assert refused(state, "diver:expert_fuel") == "OTY-6.42"
    assert refused(state, "diver:trader") == "OTY-6.43"
    do(state, "diver:engineer")
    assert purse(state) == (0, 1, 1) and "engineer" in state.seats[0].improved
    state = help_on(3, "4a", columns=["Y Ef+ N | Em T Ep Et X"], credits=[2])
    state.seats[0].credits = 1
    assert refused(state, "diver:spy") == "OTY-6.41"


def test_sponsor_5_basic_powers_oxygen_but_not_the_propeller() -> None:
    """OTY-6.50, ruling 11 (R): the propeller is over."""
    state = table(sponsors="5b 1b 1b 1b 1b", batteries=[0])
    do(state, "key:1")
    assert asked(state)[0] == "UseSponsor"
    do(state, "sponsor:5.basic", "button:decline")
    assert asked(state)[0] == "ChooseOxygen"
    do(state, "button:oxygen")
    assert purse(state)[1] == 0 and column(state) == "Y Ef N | Em T Ep Et X"


def test_sponsor_5_advanced_gains_or_exchanges() -> None:
    """OTY-6.54, OTY-6.51 to OTY-6.53, vector T8: a battery more, or one less and two resources exchanged."""
    state = help_on(2, "5a", zones=["L2[fuel] L4[metal plants] L5[fuel]"])
    assert legal(state) == {
        "sponsor:5.advanced",
        "zone:2.fuel zone:4.metal",
        "zone:2.fuel zone:4.plants",
        "button:decline",
    }
    assert refused(state, "zone:2.fuel zone:5.fuel") == "OTY-6.53"
    gained = state.clone()
    do(gained, "sponsor:5.advanced")
    assert purse(gained)[1] == 2
    do(state, "zone:2.fuel zone:4.metal")
    assert zone(state) == "L2[metal] L4[plants fuel] L5[fuel]" and purse(state)[1] == 0
    state = help_on(2, "5a", zones=["L2[fuel] L4[metal]"], batteries=[0])
    assert refused(state, "zone:2.fuel zone:4.metal") == "OTY-6.51"
    for zones in ("L2[fuel]", "L4[metal]"):
        state = help_on(2, "5a", zones=[zones])
        assert legal(state) == {"sponsor:5.advanced", "button:decline"}
        assert refused(state, "zone:2.fuel") == "OTY-6.52"


@pytest.mark.parametrize("face", ["1a", "2b", "3a"])
def test_faces_that_can_always_be_used(face: str) -> None:
    """OTY-6.11, OTY-6.20, OTY-6.32: never refused."""
    state = help_on(4, face, credits=[0], batteries=[0])
    assert len(legal(state)) == 2
