"""A turn: steps, keys, propeller, the hacker's track, oxygen, surfacing (OTY-1, OTY-3 to OTY-5, OTY-10)."""

from rules.otys.outlook import key_outlook
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


def test_the_steps_come_in_their_order() -> None:
    """OTY-3.1 to OTY-3.5, OTY-1.1, rulings 3 and 4 (R): key, rotation, propeller, sponsor, diver, track,
    surfacing; X on level 1 meets the sponsor that lay on level 5."""
    state = table(sponsors="5b 1b 4b 2b 3a")
    assert asked(state) == ("ChooseKey", 0)
    events = do(state, "key:x level:1")
    assert kinds_of(events) == ["KeyChosen", "SponsorsRotated"]
    assert state.sponsors == ("3.advanced", "5.basic", "1.basic", "4.basic", "2.basic")
    assert asked(state) == ("ChoosePropeller", 0)
    do(state, "button:decline")
    assert asked(state) == ("UseSponsor", 0) and legal(state) == {"sponsor:3.advanced", "button:decline"}
    do(state, "button:decline")
    assert asked(state) == ("UseExpert", 0)
    events = do(state, "button:decline")
    assert asked(state) == ("ChooseOxygen", 0) and kinds_of(events) == ["KeyToTrack"]
    events = do(state, "button:decline")
    assert kinds_of(events) == ["DiverSurfaced", "TurnBegun"]
    assert asked(state) == ("ChooseKey", 1)


def test_sponsors_move_with_every_x() -> None:
    """OTY-4.5, vector T4, ruling 5 (R): X keys, own or neutral, rotate; sides stay; numbers do not."""
    state = table(sponsors="5b 1a 4b 2b 3a", neutral=[1])
    before = state.sponsors
    for move, after in (
        ("key:nx level:3", ("3.advanced", "5.basic", "1.advanced", "4.basic", "2.basic")),
        ("key:x level:1", ("3.advanced", "5.basic", "1.advanced", "4.basic", "2.basic")),
        ("key:2", before),
    ):
        other = state.clone()
        do(other, move)
        assert other.sponsors == after


def test_numbered_keys_are_for_their_level() -> None:
    """OTY-4.1, OTY-4.2: key 4 works on level 4; what lies on the track is refused."""
    state = table(tracks=["2 x"])
    assert refused(state, "key:2") == refused(state, "key:x level:1") == "OTY-4.2"
    do(state, "key:4")
    assert state.level == 4 and state.seats[0].keys == ("1", "3", "5")


def test_x_keys_go_anywhere() -> None:
    """OTY-4.4, rulings 1 and 2 (R): on a level whose key is used, too; and the numbered key stays."""
    state = table(tracks=["3"])
    finish(state, "key:x level:3")
    assert state.seats[0].keys == ("1", "2", "4", "5") and state.seats[0].track == ("3", "x")
    state = table()
    finish(state, "key:x level:3")
    assert state.seats[0].keys == ("1", "2", "3", "4", "5")


def test_neutral_keys() -> None:
    """OTY-4.3, OTY-10.2, rulings 6 and 7: one a turn, they count on the track and go back to the supply."""
    state = table(neutral=[2], tracks=["nx 1 3"], specialists=[(0, 2)])
    assert state.seats[0].threshold == 4 and state.neutral == 9
    events = finish(state, "key:nx level:5")
    assert "KeysReturned" in kinds_of(events)
    assert (state.seats[0].track, state.seats[0].neutral, state.neutral) == ((), 1, 11)
    assert state.seats[0].keys == ("1", "2", "3", "4", "5", "x")
    assert refused(table(), "key:nx level:2") == "OTY-4.3"
    state = table(columns=["Y Ef N | Em+ T Ep Et X"])
    upto(state, "UseExpert", "key:1")
    do(state, "resource:metal")
    assert state.seats[0].neutral == 1 and asked(state)[0] == "ChooseOxygen"  # a key for the next turn


def test_the_key_of_this_turn_is_not_used_yet() -> None:
    """OTY-10.7, ruling 9 (R): it lies beside the diver and cannot be taken back."""
    state = upto(table(columns=["Y Ef N | Em T Ep Et+ X"], tracks=["1"]), "UseExpert", "key:4")
    do(state, "resource:tech")
    assert refused(state, "key:4") == "OTY-10.7" and legal(state) == {"key:1", "button:decline"}


def test_keys_return_when_they_reach_the_hacker() -> None:
    """OTY-10.1, OTY-10.2, OTY-4.6, vectors T5 and ruling 40: the sixth at the latest."""
    state = table(tracks=["1 4 5 2"])
    events = finish(state, "key:3")
    assert state.seats[0].track == ("1", "4", "5", "2", "3") and "KeysReturned" not in kinds_of(events)
    state = table(tracks=["1 4 5 2 3"])
    assert legal(state) == {f"key:x level:{level}" for level in range(1, 6)}
    events = finish(state, "key:x level:2")
    returned = next(event for event in events if event.kind == "KeysReturned")
    assert returned.args["keys"] == ("1", "4", "5", "2", "3", "x")
    assert state.seats[0].keys == ("1", "2", "3", "4", "5", "x")


def test_the_hacker_does_not_bring_keys_at_once() -> None:
    """OTY-7.33, OTY-10.3, vector V4, ruling 10 (R): two steps in a turn; all six keys come at its end."""
    state = table(
        columns=["Y Ef X | Em T N Et Ep"], tracks=["1 4 5 2 x"], sponsors="1b 1b 2b 1b 1b", credits=[2]
    )
    upto(state, "UseSponsor", "key:3")
    do(state, "sponsor:2.basic", "specialist:hacker", "specialist:hacker")
    assert state.seats[0].threshold == 4 and state.seats[0].track == ()  # step 3 has come by itself
    assert purse(state)[0] == 0 and state.seats[0].keys == ("1", "2", "3", "4", "5", "x")
    state = table(columns=["Y Ef X | Em T N Et Ep"], tracks=["1 4 5 2"], sponsors="1b 1b 2b 1b 1b")
    upto(state, "UseSponsor", "key:3")
    do(state, "sponsor:2.basic", "specialist:hacker")
    assert state.seats[0].threshold == 5 and state.seats[0].track == ("1", "4", "5", "2")


def test_the_propeller_moves_any_diver() -> None:
    """OTY-5.1 to OTY-5.5, vectors T1 and T2, rulings 13 and 44: key, sponsor, level stay; who comes acts."""
    state = table(specialists=[(1, 0)], sponsors="1b 1b 4b 1b 1b")
    do(state, "key:3")
    assert refused(state, "diver:spy slot:L1") == "OTY-5.2"
    longer = table(specialists=[(3, 0)])
    do(longer, "key:3", "diver:explorer slot:L1")
    assert column(longer) == "Y Ef N | X Em T Ep Et"
    events = do(state, "diver:expert_tech slot:L3")
    assert column(state) == "Y Ef N | Em T Et Ep X" and purse(state)[1] == 0
    assert "DiverMoved" in kinds_of(events) and asked(state)[0] == "UseSponsor"
    do(state, "sponsor:4.basic")
    assert state.seats[0].improved == ("expert_tech",)
    do(state, "resource:tech")
    assert zone(state) == "L3[tech]"
    above = table()
    do(above, "key:1", "diver:engineer slot:S2")
    assert column(above) == "Y N Ef | Em T Ep Et X"


def test_the_propeller_only_once_and_inside_of_the_column() -> None:
    """OTY-5.1, OTY-5.3, OTY-5.4, ruling 12: no second battery, no slot outside, no other player's diver."""
    state = table(batteries=[3], specialists=[(3, 0)])
    do(state, "key:2")
    assert refused(state, "diver:spy slot:L6") == "OTY-5.3"
    assert sum(len(move) == 2 for move in state.legal_moves()) == 44
    do(state, "diver:spy slot:S2")
    assert asked(state)[0] == "UseSponsor" and purse(state)[1] == 2
    assert asked(table(batteries=[0]))[0] == "ChooseKey"
    bare = table(batteries=[0])
    do(bare, "key:2")
    assert asked(bare)[0] == "UseSponsor"  # OTY-1.6


def test_moves_are_counted() -> None:
    """OTY-5.2: 14, 26, 36 and 44 ways by the mechanic."""
    for field, count in enumerate((14, 26, 36, 44)):
        state = table(specialists=[(field, 0)])
        do(state, "key:2")
        assert len(state.legal_moves()) == count + 1


def test_oxygen_and_surfacing() -> None:
    """OTY-10.4, OTY-10.5, OTY-1.3, ruling 38, vector V12: for a battery he stays; else he rises."""
    state = upto(table(), "UseExpert", "key:3")
    do(state, "button:decline", "button:oxygen")
    assert column(state) == "Y Ef N | Em T Ep Et X" and purse(state)[1] == 0
    state = upto(table(), "UseExpert", "key:3")
    do(state, "button:decline", "button:decline")
    assert column(state) == "Ep Y Ef | N Em T Et X" and zone(state) == ""
    state = upto(table(batteries=[0]), "UseExpert", "key:3")
    do(state, "resource:plants")
    assert asked(state) == ("ChooseKey", 1) and column(state) == "Ep Y Ef | N Em T Et X"


def test_no_empty_questions() -> None:
    """OTY-1.6: without anything to pay or to use, a turn is the key alone."""
    state = table(columns=["Y Ef N | X T Ep Et Em"], credits=[0], batteries=[0], sponsors="4b 1b 1b 1b 1b")
    events = do(state, "key:1")
    assert asked(state) == ("ChooseKey", 1) and "DiverSurfaced" in kinds_of(events)


def test_the_outlook_of_a_key_is_what_comes() -> None:
    """OTY-4.5, OTY-10.2, OTY-10.5: diver, sponsor, column and keys that return, seen before the tap."""
    for track, move in (("1 4 5 2 3", "key:x level:4"), ("2", "key:5"), ("", "key:nx level:1")):
        state = table(tracks=[track], neutral=[1], sponsors="5b 1b 4b 2b 3a")
        key, _, level = move.removeprefix("key:").partition(" level:")
        seen = key_outlook(state.observation(0), 0, key, int(level or 0))
        facts = state.decision.facts(next(each for each in state.legal_moves() if str(each) == move))
        assert facts == {"diver": seen.diver, "sponsor": seen.sponsor}
        do(state, move)
        assert (state.level, state.sponsors) == (seen.level, seen.sponsors)
        events = finish(state)
        assert state.seats[0].column == seen.column and seen.slot == "S3"
        returned = [event.args["keys"] for event in events if event.kind == "KeysReturned"]
        assert returned == ([seen.returns] if seen.returns else [])
