"""Whales, tsunamis, the crab and what they cost (SCH-7)."""

import pytest

from rules.kernel import Move
from rules.schwarm.chart import COMPASS, ray
from rules.schwarm.components import box
from rules.schwarm.decisions_danger import ChooseDanger
from rules.schwarm.effects import amoebas, harm
from rules.schwarm.tsunami import lands
from tests.rules.schwarm.position import asked, do, kinds_of, legal, points, refused, table

SHORE = ["N1", "S1"]


def whale(**position: object):  # type: ignore[no-untyped-def]
    """A table on which the first player moves a whale."""
    position.setdefault("stations", SHORE)
    card = position.pop("card", "LW1")
    state = table(hands=[str(card)], **position)  # type: ignore[arg-type]
    do(state, f"card:{card}")
    return state


def test_ruling_30_and_t4_no_damage_where_it_sets_out() -> None:
    """SCH-7.1: a resting whale leaves a ship alone."""
    state = whale(whales="w33", ships=["", "w33"], fp=[20, 24])
    do(state, "danger:w33", "field:w43", "button:done")
    assert points(state) == [20, 24]


def test_t3_a_new_one_harms_ships_on_the_queen() -> None:
    """SCH-7.1: before its first step; 24 points cost 2."""
    state = whale(ships=["", "queen"], fp=[20, 24])
    assert points(state) == [22, 22] and asked(state) == ("MoveWhale", 0)
    wave = table(stations=SHORE, hands=["LT1"], ships=["", "queen"], fp=[20, 24])
    do(wave, "card:LT1")
    assert points(wave) == [22, 22]


def test_own_pieces_are_never_hurt() -> None:
    """SCH-7.1: only those of the others; it is no damage that is paid to oneself either."""
    state = whale(ships=["queen w65", ""], fp=[20, 24])
    events = do(state, "field:w65", "button:done")
    assert points(state) == [20, 24] and "Damage" not in kinds_of(events)
    wave = table(stations=["N3", "S1"], hands=["BT1"], ships=["w54", ""], fp=[20, 24])
    assert "Damage" not in kinds_of(do(wave, "card:BT1", "field:N3")) and points(wave) == [20, 24]


def test_several_players_are_hurt_on_one_field() -> None:
    """SCH-7.1, SCH-7.5: each where his own stone stands; the one who moved it gains it all."""
    state = table(
        players=4,
        stations=["N1", "S1", "E1", "W1"],
        ships=["", "w65", "w65", "w65 w65"],
        fp=[20, 45, 30, 11],
        abilities=["", "", "shield"],
        hands=["LW1"],
    )
    events = do(state, "card:LW1", "field:w65", "button:done")
    hits = [(event.args["victim"], event.args["amount"]) for event in events if event.kind == "Damage"]
    assert hits == [(1, 4), (2, 2), (3, 1), (3, 1)]
    assert points(state) == [28, 41, 28, 9]


def test_a_second_ship_may_be_hurt_less() -> None:
    """SCH-7.5: looked up anew for each: 40 costs 4, then 36 costs 3; on the lowest fields nothing."""
    state = whale(ships=["", "w65 w65"], fp=[20, 40])
    do(state, "field:w65", "button:done")
    assert points(state) == [27, 33] and state.observation(None).seats[1].damage == 3
    state = whale(ships=["", "w65 w65"], fp=[20, 10])
    do(state, "field:w65", "button:done")
    assert points(state) == [21, 9]


def test_beyond_the_end_of_the_track() -> None:
    """SCH-7.5: a stone on its second lap pays as on the last fields of the first, and comes back over 99."""
    state = whale(ships=["", "w65 w65"], fp=[98, 103])
    do(state, "field:w65", "button:done")
    assert points(state) == [108, 93]


@pytest.mark.parametrize(("option", "expected"), [("off", [27, 34]), ("on", [24, 37])])
def test_ruling_32_two_ships_on_a_field(option: str, expected: list[int]) -> None:
    """SCH-7.1, SCH-9.23: two damages, 4 and 3; with the option one."""
    state = whale(ships=["", "w65 w65"], fp=[20, 41], damage_per_field=option)
    do(state, "field:w65", "button:done")
    assert points(state) == expected


def test_ruling_37_at_rest_it_does_nothing() -> None:
    """SCH-7.1: a new ship on its field is safe."""
    state = table(stations=SHORE, turn=1, hands=["", "LS1"], whales="w78", fp=[20, 30])
    do(state, "card:LS1", "field:w78", "button:done")
    assert points(state) == [20, 30]


def test_ruling_31_it_may_stop_earlier_but_has_to_move() -> None:
    """SCH-7.2, SCH-7.4: at least one field."""
    state = whale()
    assert refused(state, "button:done") == "SCH-7.4"
    do(state, "field:w65")
    assert "button:done" in legal(state)


def test_the_range_of_the_card_ends_the_move() -> None:
    """SCH-7.2: three fields for the light one."""
    state = whale()
    do(state, "field:w65", "field:w75", "field:w76")
    assert asked(state)[0] == "PlayCard" and state.whales == ("w76",)


def test_ruling_33_no_field_twice() -> None:
    """SCH-7.3: and not back to the start."""
    state = whale(ships=["", "w65"], fp=[20, 30])
    do(state, "field:w65")
    assert refused(state, "field:queen") == "SCH-7.3"
    do(state, "field:w66", "field:w56")
    assert points(state) == [23, 27]


def test_damage_by_field_of_the_track() -> None:
    """SCH-7.5: amoebas up to the last band, which goes on beyond 99."""
    assert [amoebas(fp) for fp in (0, 9, 10, 19, 20, 29, 30, 37, 38, 39, 40, 41, 49, 50, 99, 130)] == [
        0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5,
    ]  # fmt: skip


def test_ruling_38_and_t5_a_damage_of_nothing_brings_nothing() -> None:
    """SCH-7.5."""
    state = whale(ships=["", "w65"], fp=[20, 9])
    events = do(state, "field:w65", "button:done")
    assert points(state) == [20, 9] and "Damage" in kinds_of(events)


def test_ruling_39_and_t6_protection_between_10_and_19() -> None:
    """SCH-7.5: nothing is lost."""
    state = whale(ships=["", "w65"], fp=[20, 15], abilities=["", "shield"])
    do(state, "field:w65", "button:done")
    assert points(state) == [20, 15] and state.observation(None).seats[1].damage == 0


def test_t17_nobody_loses_more_than_he_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """SCH-7.5: with another table, on which field 1 shows 2."""
    monkeypatch.setattr("rules.schwarm.effects.amoebas", lambda fp: 2)
    state = whale(ships=["", "w65"], fp=[20, 1])
    assert harm(state, 1) == 1
    do(state, "field:w65", "button:done")
    assert points(state) == [21, 0]


def test_which_whale() -> None:
    """SCH-7.10: new or old; with two at sea there is no new one; two on a field are one choice."""
    state = whale(whales="w33")
    assert legal(state) == {"danger:supply", "danger:w33"}
    state = whale(whales="w33 w44")
    assert refused(state, "danger:supply") == "SCH-7.10"
    assert asked(whale(whales="w33 w33"))[0] == "MoveWhale"  # a single answer: SCH-3.0


def test_of_two_whales_on_a_field_one_moves() -> None:
    """SCH-7.10: the other one rests and hurts nobody."""
    state = whale(whales="w33 w33", ships=["", "w33 w43"], fp=[20, 30])
    do(state, "field:w43", "button:done")
    assert state.whales == ("w33", "w43") and points(state) == [23, 27]


def test_the_crab_may_set_out_where_someone_has_built_meanwhile() -> None:
    """SCH-4.2, SCH-7.1: on the field it starts from there is no damage, on those it enters there is."""
    state = table(stations=["S1", "N3 N5"], hands=["LC1"], crab="N3", fp=[20, 30])
    do(state, "card:LC1", "field:N5")
    assert points(state) == [23, 27] and state.crab == "N5"


def test_a_whale_that_cannot_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """SCH-7.11: on this board there is water beside all water."""
    assert all(
        ChooseDanger(0, "whale", 3).judge(whale(whales=field), Move(f"danger:{field}")) is None
        for field in box().water
    )
    state = whale(whales="w33")
    monkeypatch.setattr("rules.schwarm.decisions_danger.around", lambda field: ())
    assert refused(state, "danger:w33") == "SCH-7.11"


def test_where_whales_go() -> None:
    """SCH-7.12: bends, no land, no diagonals; it stays."""
    state = whale(whales="w32")
    do(state, "danger:w32")
    assert refused(state, "field:N1") == "SCH-7.12" and refused(state, "field:w43") == "SCH-7.12"
    do(state, "field:w33", "field:w43", "field:w42")
    assert state.whales == ("w42",)


def test_ruling_34_which_tsunami() -> None:
    """SCH-7.20: a new one or an old one, as you like."""
    state = table(stations=SHORE, hands=["LT1"], tsunamis="w46")
    do(state, "card:LT1")
    assert legal(state) == {"danger:supply", "danger:w46"}


def test_straight_on_in_eight_directions() -> None:
    """SCH-7.21, SCH-7.2, SCH-7.24: a new one up to three fields; land is four away."""
    state = table(stations=SHORE, hands=["LT1"])
    do(state, "card:LT1")
    assert len(legal(state)) == 8 * 3
    assert refused(state, "field:N3") == "SCH-7.2" and refused(state, "field:w64") == ""
    assert refused(state, "field:w53") == "" and refused(state, "field:w63") == "SCH-7.21"


def test_a_new_one_may_reach_land_at_once() -> None:
    """SCH-7.24, SCH-7.22: with four fields; then it is in the supply again."""
    state = table(stations=["N1", "N3"], fp=[20, 30], hands=["BT1"])
    do(state, "card:BT1", "field:N3")
    assert points(state) == [23, 27] and state.tsunamis == () and state.supply("tsunami") == 2


def test_t12_off_the_board_at_the_corner() -> None:
    """SCH-7.22, SCH-7.23: the display corner is outside."""
    state = table(stations=SHORE, hands=["LT1"], tsunamis="w22")
    do(state, "card:LT1", "danger:w22")
    assert legal(state) == {"off:N", "off:W", "field:N1", "field:W5", "off:NW"}
    assert state.decision is not None
    assert state.decision.facts(Move("off:N"))["path"] == ("w21",)
    events = do(state, "off:N")
    assert state.tsunamis == () and kinds_of(events).count("DangerReturned") == 1


def test_ruling_35_an_old_one_goes_on_to_land() -> None:
    """SCH-7.23: it may not stop at sea."""
    state = table(stations=SHORE, hands=["LT1"], tsunamis="w46")
    do(state, "card:LT1", "danger:w46")
    assert legal(state) == {"field:S4", "field:W2", "field:S1", "field:W5"}
    assert refused(state, "field:w47") == "SCH-7.23" and refused(state, "field:N2") == "SCH-7.23"


def test_an_old_one_always_finds_a_way_out() -> None:
    """SCH-7.25: from every field that a new one can stop on, with three fields."""
    stops = {field for way in COMPASS for field in ray("queen", way)[:4] if field in box().water}
    assert len(stops) > 20
    assert all(any(lands(field, way, 3) for way in COMPASS) for field in stops)
    far = table(stations=SHORE, tsunamis="queen")
    reason = ChooseDanger(0, "tsunami", 3).judge(far, Move("danger:queen"))
    assert reason is not None and reason.rule == "SCH-7.25"


def test_the_crab_goes_ashore_and_stays() -> None:
    """SCH-7.30, SCH-7.31: on a land field without a station; later it only moves."""
    state = table(stations=SHORE, hands=["LC1 BC1", "LR1"])
    do(state, "card:LC1")
    assert refused(state, "field:S1") == "SCH-7.31" and len(legal(state)) == 18
    do(state, "field:E1", "field:E2")
    assert state.crab == "E2"
    do(state, "card:LR1", "button:decline", "card:BC1")
    assert asked(state)[0] == "MoveCrab" and refused(state, "field:E2") == "SCH-7.4"


def test_no_land_for_the_crab() -> None:
    """SCH-7.31: the card is in vain."""
    state = table(
        players=4,
        stations=["N1 N2 N3", "N4 N5 E1 E2 E3 E4", "E5 S1 S2 S3 S4 S5", "W1 W2 W3 W4 W5"],
        hands=["LC1"],
    )
    assert "NoEffect" in kinds_of(do(state, "card:LC1")) and state.crab == ""


def test_ruling_36_empty_land_counts_own_stations_do_not() -> None:
    """SCH-7.32, SCH-7.2: forwards only, round the corner over the water."""
    state = table(stations=["N5 E1", "N4"], hands=["LC1"], crab="N3", fp=[20, 20])
    do(state, "card:LC1")
    assert legal(state) == {"field:N4", "field:E2", "field:E3"}
    assert refused(state, "field:N5") == "SCH-7.32" and refused(state, "field:E4") == "SCH-7.2"
    assert refused(state, "field:N2") == "SCH-7.2" and refused(state, "field:w42") == "SCH-7.32"
    assert state.decision is not None
    assert state.decision.facts(Move("field:E2")) == {"path": ("N4", "E2"), "gain": 2}
    do(state, "field:E2")
    assert points(state) == [22, 18] and state.crab == "E2"


def test_the_crab_walks_on_from_the_last_field_to_the_first() -> None:
    """SCH-7.32: W5, then N1."""
    state = table(stations=["E1", "S1"], hands=["LC1"], crab="W5")
    do(state, "card:LC1")
    assert legal(state) == {"field:N1", "field:N2", "field:N3"}
