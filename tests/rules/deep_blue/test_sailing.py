"""Sailing: propellers, ways, turning up wrecks, exploration spaces (DEB-5)."""

from rules.deep_blue.components import box
from tests.rules.deep_blue.position import asked, do, kinds_of, legal, refused, table

TILES = "S1:T1 S2:T4 S4:T3 S5:T2 S6:T5 A3:N1? A7:N2? A2:U1?"


def test_the_sail_example() -> None:
    """DEB-5.2, DEB-5.3, DEB-5.8, DEB-5.9, vector V4 (R): two cards with 4 propellers, each boat 2 spaces, one
    over a hidden wreck, one past a buoy; the silver space and a free one beside Yellow."""
    state = table(players=3, turn=2, tiles=TILES, boats="2A S6, 0A S5.1", hands=["", "", "K3 K2 C28"])
    do(state, "action:sail", "card:K3.2", "card:C28", "button:done")
    assert state.movement == 4
    events = do(state, "boat:2A node:A7", "boat:2B node:S5")
    assert "A3" in state.hidden_tiles and state.open_tiles["A7"] == "N2"
    assert kinds_of(events).count("TileRevealed") == 1
    assert legal(state) == {"spot:A7.1", "spot:A7.2", "spot:A7.3"}
    assert state.decision.facts(("spot:A7.1",)) == {"colour": "silver"}
    do(state, "spot:A7.1")
    assert state.spot_colour(2, "A") == "silver"
    assert legal(state) == {"spot:S5.2", "spot:S5.3"}
    assert refused(state, "spot:S5.1") == "DEB-5.11"
    do(state, "spot:S5.2")
    assert state.seats[2].boats == {"A": ("A7", 1), "B": ("S5", 2)}
    assert state.seats[2].resting == ["C28", "K3.2"]


def test_at_least_one_propeller_or_tile() -> None:
    """DEB-5.1, vector V5: a start bonus tile alone will do, a card of money will not."""
    state = table(hands=["K4"], tokens=[2])
    do(state, "action:sail")
    assert refused(state, "button:done") == "DEB-5.1"
    assert refused(state, "card:K4.0") == "DEB-5.2"
    do(state, "token:bonus", "button:done", "boat:0A node:S1", "spot:S1.1")
    assert state.seats[0].tokens == 1
    assert refused(table(hands=["K4"]), "action:sail") == "DEB-5.1"
    state = table(hands=["K3"])
    do(state, "action:sail")
    assert refused(state, "token:bonus") == "DEB-4.4"


def test_reach_of_the_first_turn() -> None:
    """DEB-5.3, vector X6: with 2 movements S1, S2, B1, S3, S4, S5; with 3 also S6, B2, B3, B4."""
    state = table()
    do(state, "action:sail", "card:K3.0", "button:done")
    near = {"S1", "S2", "B1", "S3", "S4", "S5", "H"}
    assert legal(state) == {f"boat:0A node:{node}" for node in near}
    reason = state.judge("boat:0A node:S6")
    assert reason and (reason.rule, reason.args["need"], reason.args["left"]) == ("DEB-5.3", 3, 2)
    state = table()
    do(state, "action:sail", "card:K3.0", "card:K2.0")
    assert legal(state) == {f"boat:0A node:{node}" for node in {*near, "S6", "B2", "B3", "B4"}}


def test_each_boat_moves_once_and_movement_may_be_lost() -> None:
    """DEB-5.4, DEB-5.5, ruling 18: at least one step; what is left is lost."""
    state = table(boats="0B B2")
    do(state, "action:sail", "card:K3.0", "card:K2.0")
    assert refused(state, "button:done") == "DEB-5.5"
    do(state, "boat:0A node:B1")
    assert state.movement == 2
    assert refused(state, "boat:0A node:S4") == "DEB-5.4"
    do(state, "button:done")
    assert asked(state) == ("ChooseAction", 1) and state.movement == 0


def test_out_and_back() -> None:
    """DEB-5.6, vector X5, ruling 13: leaving and coming back costs 2 and lets a boat take a space anew."""
    state = table(boats="0A S1", hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:S1", "spot:S1.2")
    assert state.seats[0].boats["A"] == ("S1", 2)
    state = table(boats="0A S1", hands=["K2"])
    do(state, "action:sail", "card:K2.0")
    assert refused(state, "boat:0A node:S1") == "DEB-5.6"
    state = table(boats="0A S1.2", hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:S1")
    assert legal(state) == {"spot:S1.1", "spot:S1.2", "spot:S1.3"}
    state = table(boats="0A B1, 0B B2", hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:B1")
    assert state.seats[0].boats["A"] == ("B1", 0) and state.seats[0].resting == ["K3.0"]


def test_boats_alike_are_offered_once() -> None:
    """DEB-5.7: in the harbour, or both in the middle of one wreck; not when one stands on a space."""
    state = table()
    do(state, "action:sail", "card:K3.0", "button:done")
    assert refused(state, "boat:0B node:S1") == "DEB-5.7"
    do(state, "boat:0A node:H")
    assert asked(state) == ("ChooseAction", 1)
    state = table(boats="0A S1.1, 0B S1")
    do(state, "action:sail", "card:K3.0", "button:done")
    assert refused(state, "boat:0B node:H") == ""
    state = table()
    do(state, "action:sail", "card:K3.0", "button:done", "boat:0A node:S1")
    assert refused(state, "boat:0B node:S1") == ""


def test_a_leaving_boat_frees_its_space() -> None:
    """DEB-5.7, DEB-5.9: the other boat of the same sail action may take it."""
    state = table(boats="0A S1.1, 0B H")
    do(state, "action:sail", "card:K3.0", "button:done", "boat:0A node:S3", "boat:0B node:S1")
    assert legal(state) == {"spot:S1.1", "spot:S1.2", "spot:S1.3"}


def test_all_movement_comes_before_what_is_turned_up() -> None:
    """DEB-5.8, rulings 11, 16 and 17 (R): both boats first, then both wrecks, then the spaces."""
    state = table(tiles=TILES, boats="0A S6, 0B B5", hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:A3")
    assert asked(state)[0] == "SailBoat" and "A3" in state.hidden_tiles
    events = do(state, "boat:0B node:A7")
    assert [event.args["node"] for event in events if event.kind == "TileRevealed"] == ["A3", "A7"]
    assert legal(state) == {"spot:A3.1", "spot:A3.2", "spot:A3.3"}


def test_a_free_space_must_be_taken() -> None:
    """DEB-5.9, ruling 14 (R): no choice of the middle; with all three taken the boat stands in it."""
    state = table(players=3, boats="1A S1.1, 1B S1.3, 2A S2", hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:S1")
    do(state, "button:done")
    assert legal(state) == {"spot:S1.2"}
    state = table(players=3, boats="1A S1.1, 1B S1.3, 2A S1.2, 0B B1", hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:S1", "button:done")
    assert (state.seats[0].boats["A"], asked(state)) == (("S1", 0), ("ChooseAction", 1))


def test_nothing_happens_on_a_buoy_or_an_empty_site() -> None:
    """DEB-5.9 (R)"""
    state = table(boats="0B S1", hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:S3")
    assert asked(state) == ("ChooseAction", 1)


def test_both_own_boats_may_take_two_spaces_of_a_wreck() -> None:
    """DEB-5.10, ruling 15 (R)"""
    state = table(hands=["K3"])
    do(state, "action:sail", "card:K3.0", "boat:0A node:S1", "boat:0B node:S1", "spot:S1.1")
    assert refused(state, "spot:S1.1") == "DEB-5.11"
    do(state, "spot:S1.2")
    assert state.seats[0].boats == {"A": ("S1", 1), "B": ("S1", 2)}


def test_a_boat_may_return_to_the_harbour() -> None:
    """DEB-5.3, ruling 19: it is a space."""
    state = table(boats="0A S1, 0B S1.1", hands=["K2"])
    do(state, "action:sail", "card:K2.0", "boat:0A node:H")
    assert state.seats[0].boats["A"] == ("H", 0)


def test_candidates_stay_few() -> None:
    """DEB-5.3: two boats, 23 spaces and "done" are 47 moves at most."""
    state = table(boats="0B S1", hands=["K3 C29 C28"])
    do(state, "action:sail", "card:C28", "card:C29", "card:K3.0")
    assert len(list(state.decision.candidates())) == 47 == 2 * len(box().nodes) + 1
    assert len(legal(state)) == 46
