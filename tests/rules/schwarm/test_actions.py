"""Stations, researchers and ships (SCH-4, SCH-5), with the double card (SCH-6.40)."""

from rules.schwarm.chart import LAND
from rules.schwarm.decisions_ship import PlaceShip
from tests.rules.schwarm.position import asked, do, kinds_of, legal, refused, table


def test_a_station_comes_with_a_researcher_and_has_to_be_built() -> None:
    """SCH-4.1: any free land field, no button to decline."""
    state = table(stations=["N1", "S1"], hands=["GS1"])
    do(state, "card:GS1")
    assert legal(state) == {f"field:{field}" for field in LAND if field not in ("N1", "S1")}
    do(state, "field:W4")
    assert state.seats[0].stations == (("N1", 1), ("W4", 1))


def test_one_station_for_each_field() -> None:
    """SCH-4.2."""
    state = table(stations=["N1", "S1"], hands=["GS1"])
    do(state, "card:GS1")
    assert refused(state, "field:S1") == "SCH-4.2" and refused(state, "field:N1") == "SCH-4.2"


def test_ruling_50_building_where_the_crab_stands() -> None:
    """SCH-4.2, SCH-9.22: allowed; with the option not."""
    for option, rule in (("off", ""), ("on", "SCH-9.22")):
        state = table(stations=["N1", "S1"], hands=["GS1"], crab="E3", crab_blocks=option)
        do(state, "card:GS1")
        assert refused(state, "field:E3") == rule


def test_out_of_stations_a_researcher_comes() -> None:
    """SCH-4.3: onto an own station with room; SCH-4.5: at most three each."""
    state = table(stations=["N1:3 N2 N3 N4:0 N5:0 E1:0", "S1"], hands=["GS1"])
    do(state, "card:GS1")
    assert asked(state) == ("PlaceResearcher", 0)
    assert refused(state, "field:N1") == "SCH-4.5" and refused(state, "field:S1") == "SCH-4.7"


def test_out_of_researchers_the_station_comes_alone() -> None:
    """SCH-4.3, SCH-4.4: the supply has seven."""
    state = table(stations=["N1:3 N2:3 N3:1", "S1"], hands=["GS1"])
    do(state, "card:GS1", "field:E1")
    assert state.seats[0].stations[-1] == ("E1", 0)
    assert state.seats[0].left("researchers") == 0


def test_a_deploy_needs_a_researcher_and_room() -> None:
    """SCH-4.4, SCH-4.5."""
    state = table(stations=["N1:3 N2:3 N3:1", "S1"], hands=["LR1"], held=["four"])
    do(state, "card:LR1")
    assert refused(state, "button:deploy") == "SCH-4.4"
    state = table(stations=["N1:3", "S1"], hands=["LR1"], held=["four"])
    do(state, "card:LR1")
    assert refused(state, "button:deploy") == "SCH-4.5"


def test_out_of_both_the_card_is_in_vain() -> None:
    """SCH-4.3."""
    state = table(stations=["N1:3 N2:3 N3:1 N4:0 N5:0 E1:0", "S1"], hands=["GS1"])
    events = do(state, "card:GS1")
    assert [event.rule for event in events if event.kind == "NoEffect"] == ["SCH-4.3"]


def test_ruling_52_no_land_left() -> None:
    """SCH-4.8: as if there were no station; a single own station with room needs no question."""
    state = table(
        players=4,
        stations=["N1:1 N2:3 N3:0", "N4 N5 E1 E2 E3 E4", "E5 S1 S2 S3 S4 S5", "W1 W2 W3 W4 W5"],
        hands=["GS1"],
    )
    events = do(state, "card:GS1")
    assert asked(state) == ("PlaceResearcher", 0) and state.decision is not None
    assert state.decision.rule == "SCH-4.8" and "NoEffect" not in kinds_of(events)
    do(state, "field:N3")
    assert state.seats[0].stations == (("N1", 1), ("N2", 3), ("N3", 1))


def test_one_researcher_for_a_card() -> None:
    """SCH-4.7, SCH-6.8, ruling 55: deployed, the action is over, tiles or not."""
    state = table(stations=["N1 N2", "S1"], hands=["LR1"], held=["four"])
    do(state, "card:LR1", "button:deploy")
    assert asked(state) == ("PlaceResearcher", 0)
    do(state, "field:N2")
    assert state.seats[0].stations == (("N1", 1), ("N2", 2)) and asked(state) == ("PlayCard", 1)


def test_stations_and_researchers_stay() -> None:
    """SCH-4.6: none is ever gone, whatever hits it."""
    state = table(stations=["N1", "S4:2"], fp=[20, 45], hands=["LT1"], tsunamis="w46")
    do(state, "card:LT1", "danger:w46", "field:S4")
    assert state.seats[1].stations == (("S4", 2),)


def test_rulings_10_and_48_where_a_ship_is_brought_in() -> None:
    """SCH-5.1: beside an own station, along an edge; the tile under it stays for now."""
    state = table(stations=["N1", "S3"], ships=["", "w32"], hands=["LS1"], hidden="w32 four")
    do(state, "card:LS1")
    assert legal(state) == {"field:w21", "field:w32", "button:decline"}
    assert refused(state, "field:w42") == "SCH-5.1"
    do(state, "field:w32")
    assert "w32" in state.hidden and not any(state.seats[0].tiles)


def test_the_option_of_a_ship_at_a_corner() -> None:
    """SCH-9.20."""
    state = table(stations=["N2", "S3"], hands=["LS1"], ship_diagonal="on")
    do(state, "card:LS1")
    assert legal(state) == {"field:w42", "field:w32", "field:w52", "button:decline"}
    assert refused(state, "field:w62") == "SCH-9.20"


def test_three_ships_and_no_more() -> None:
    """SCH-5.1: with all at sea only sailing is left."""
    state = table(stations=["N2", "S3"], ships=["w42 w42 w46"], hands=["LS1"])
    do(state, "card:LS1")
    assert asked(state) == ("MoveShip", 0)
    reason = PlaceShip(0).explain(state, "field:w42")
    assert (reason.rule, reason.key) == ("SCH-5.1", "no_ship_left")


def test_ruling_12_steps_are_shared_out() -> None:
    """SCH-5.2: three in all, in any order, and one may stop."""
    state = table(stations=["N2", "S3"], ships=["w42 w46"], hands=["LS1 LS2"])
    do(state, "card:LS1", "button:decline", "ship:w42 field:w43", "ship:w46 field:w47", "ship:w43 field:w44")
    assert state.seats[0].ships == ("w44", "w47") and asked(state) == ("PlayCard", 1)
    state = table(stations=["N2", "S3"], ships=["w42 w46"], hands=["LS1 LS2"])
    do(state, "card:LS1", "button:decline", "ship:w42 field:w43", "button:done")
    assert asked(state) == ("PlayCard", 1)


def test_ruling_49_the_fast_ship_goes_four_fields() -> None:
    """SCH-5.2, SCH-9.21: by card, joker and double card; with the option by cards only."""
    for play, option, far in (
        ("card:LS1", "off", 4),
        ("joker:ship", "off", 4),
        ("card:BX1", "off", 4),
        ("card:LS1", "on", 4),
        ("joker:ship", "on", 3),
        ("card:BX1", "on", 3),
    ):
        state = table(
            stations=["N2", "S3"],
            ships=["w42 w46 w57"],
            hands=["LS1 BX1"],
            abilities=["fast_ship"],
            fast_ship_card=option,
        )
        do(state, play, *(["button:ship_first"] if "BX1" in play else []))
        assert state.observation(0).now.steps_left == far, (play, option)


def test_where_ships_sail() -> None:
    """SCH-5.3: water only, the queen's field too, not diagonally, not outside."""
    state = table(stations=["N2", "S3"], ships=["w54 w42 w21", "w33 w54"], hands=["LS1"])
    do(state, "card:LS1")
    assert "ship:w54 field:queen" in legal(state)
    assert refused(state, "ship:w42 field:N2") == "SCH-5.3"
    assert refused(state, "ship:w33 field:w34") == "SCH-5.3"  # another player's
    assert refused(state, "ship:w54 field:w65") != ""
    assert {move for move in legal(state) if "ship:w21" in move} == {"ship:w21 field:w22"}


def test_ruling_11_there_and_back() -> None:
    """SCH-5.3, SCH-5.4: the tile is taken the first time only."""
    state = table(stations=["N2", "S3"], ships=["w42"], hands=["LS1"], hidden="w42 four, w43 corner")
    do(state, "card:LS1", "button:decline", "ship:w42 field:w43", "ship:w43 field:w42", "ship:w42 field:w43")
    assert state.seats[0].tiles == (1, 0, 0, 1, 0)


def test_ruling_13_others_do_not_keep_a_tile() -> None:
    """SCH-5.4: foreign ships and dangers stay where they are."""
    state = table(
        stations=["N2", "S3"], ships=["w42", "w42"], hands=["LS1"], hidden="w42 three", whales="w42"
    )
    do(state, "card:LS1", "button:decline", "ship:w42 field:w43")
    assert state.seats[0].tiles == (0, 0, 1, 0, 0)
    assert state.seats[1].ships == ("w42",) and state.whales == ("w42",)


def test_laid_tiles_stay() -> None:
    """SCH-5.4: an explored tile is never collected."""
    state = table(stations=["N2", "S3"], ships=["w42"], hands=["LS1"], tiles="w42 NS 1")
    do(state, "card:LS1", "button:decline", "ship:w42 field:w43")
    assert not any(state.seats[0].tiles) and "w42" in state.laid


def test_a_ship_card_in_vain() -> None:
    """SCH-3.3: all ships lie in the supply and no station is there to bring one in."""
    state = table(stations=["", "S3"], hands=["LS1"])
    events = do(state, "card:LS1")
    found = [(event.rule, event.args["action"]) for event in events if event.kind == "NoEffect"]
    assert found == [("SCH-3.3", "ship")] and asked(state) == ("PlayCard", 1)


def test_a_new_ship_sails_in_the_same_action() -> None:
    """SCH-5.1, SCH-5.2: first it is brought in, then it has all three steps; never two new ones."""
    state = table(stations=["N2", "S3"], ships=["w65"], hands=["LS1"], hidden="w42 four")
    do(state, "card:LS1", "field:w42")
    assert asked(state) == ("MoveShip", 0) and state.seats[0].ships == ("w42", "w65")
    do(state, "ship:w42 field:w43", "ship:w43 field:w44", "ship:w44 field:w45")
    assert state.seats[0].ships == ("w45", "w65") and state.seats[0].tiles == (0, 0, 0, 1, 0)
    assert asked(state) == ("PlayCard", 1)


def test_ruling_14_a_ship_may_stay_on_the_queen() -> None:
    """SCH-5.3: and ends its action there."""
    state = table(stations=["N2", "S3"], ships=["w54"], hands=["LS1"])
    do(state, "card:LS1", "button:decline", "ship:w54 field:queen", "button:done")
    assert state.seats[0].ships == ("queen",)


def test_the_double_card_does_one_after_the_other() -> None:
    """SCH-6.40: in the order chosen; each may be left out."""
    state = table(stations=["N2", "S3"], ships=["w42"], hands=["BX1"], held=["four"])
    do(state, "card:BX1")
    assert legal(state) == {"button:ship_first", "button:researcher_first"}
    do(state, "button:researcher_first")
    assert asked(state)[0] == "ChooseResearch"
    do(state, "button:decline")
    assert asked(state)[0] == "PlaceShip"
    do(state, "button:decline", "button:done")
    assert asked(state) == ("PlayCard", 1)
    state = table(stations=["N2", "S3"], ships=["w42"], hands=["BX1"], hidden="w42 straight")
    do(state, "card:BX1", "button:ship_first", "button:decline", "ship:w42 field:w43", "button:done")
    do(state, "button:explore", "tile:straight field:w42 open:NS")
    assert state.seats[0].fp == 22
