"""Every worked example of the rulebook with each of its numbers, on positions built for them."""

import pytest

from rules.schwarm.rounds import EndRound
from rules.schwarm.scoring import queen_points, side_points
from rules.schwarm.state import SchwarmState
from tests.rules.schwarm.position import asked, do, legal, points, refused, row_of, sizes, table

YELLOW, RED, WHITE, BLACK = range(4)
NETWORK_TILES = (
    "w42 NS 0, w43 NS 0, w24 EW 0, w34 ESW 0, w44 NW 0, w35 NE 0, w75 ES 1, w76 NS 1, w67 ES 1, w77 NW 1,"
    "w68 NES 11, w52 ES 2, w72 SW 2, w53 NEW 2, w63 EW 2, w73 NEW 2, w83 EW 2, w87 ES 2, w88 NE 2"
)
FINAL_TILES = (
    "w32 NE 1, w42 NEW 1, w52 NESW 01, w62 NESW 21, w72 NEW 21, w82 SW 1, w53 NES 0, w63 NESW 02, w73 ESW 0,"
    "w83 NESW 01, w54 NS 0, w64 NS 2, w84 NES 1, w25 ES 2, w35 NEW 2, w45 EW 2, w65 NEW 2, w75 ESW 2,"
    "w85 ESW 2, w26 NW 2, w56 NS 0, w86 NES 1, w27 SW 0, w57 NES 0, w87 NSW 1, w28 NE 0, w38 NEW 0,"
    "w48 ESW 0, w58 NEW 0, w68 SW 0, w78 ES 1, w88 NW 1"
)


def network_example(**more: object) -> SchwarmState:
    """The figure of the network scoring."""
    return table(
        players=3,
        stations=["N2:2 W4", "S2 E3 W1", "E1:2 E5"],
        ships=["w27", "w85 w78", "w62"],
        tiles=NETWORK_TILES,
        **more,  # type: ignore[arg-type]
    )


def final_example(ships: str = "w85") -> SchwarmState:
    """The figure of the final scoring."""
    return table(
        players=3,
        stations=["N3 E1 S2 S4 W1", "N1 N2 E2 E4 S1", "N4 N5 E3 W2 E5"],
        ships=["", ships],
        tiles=FINAL_TILES,
    )


def test_network_scoring_yellow_11_red_12_white_10() -> None:
    """SCH-8.1, SCH-8.10: what is apart does not count, white takes the better of two."""
    state = network_example()
    assert [sizes(state, player) for player in range(3)] == [[11, 1], [12, 2], [10, 4]]
    assert points(state) == [20, 20, 20]
    parts = {}
    for player in range(3):
        best = state.observation(None).seats[player].networks[0]
        parts[player] = (best.stations, best.researchers, best.buoys, best.ships)
    assert parts == {YELLOW: (2, 3, 6, 0), RED: (2, 2, 6, 2), WHITE: (1, 2, 6, 1)}


def test_the_networks_are_paid_at_the_end_of_the_round() -> None:
    """SCH-8.1, SCH-8.4: 11, 12 and 10 points when the last card is played."""
    state = network_example(hands=["LR1"], jokers=[False] * 3)
    do(state, "card:LR1", "button:decline")
    assert points(state) == [31, 32, 30]
    assert (
        asked(state)[0] == "TakeCard"
        and state.round == 2
        and not any(seat.joker_used for seat in state.seats)
    )


@pytest.mark.parametrize(("player", "size"), [(YELLOW, 14), (RED, 14), (WHITE, 12)])
def test_the_brilliant_researcher_counts_two_for_each(player: int, size: int) -> None:
    """SCH-8.1: each researcher of the scored network."""
    abilities = ["genius" if seat == player else "" for seat in range(3)]
    assert sizes(network_example(abilities=abilities), player)[0] == size


def test_final_scoring_yellow_28_and_50_red_0_and_30_white_20_and_30() -> None:
    """SCH-8.5 to SCH-8.7: 4+7+5+5+7, nothing, 5+6+4+5; four sides, three, three."""
    state = final_example()
    assert [queen_points(state, player) for player in range(3)] == [28, 0, 20]
    assert [side_points(state, player) for player in range(3)] == [50, 30, 30]
    white = [network.fields for network in state.observation(None).seats[WHITE].networks]
    assert "E5" not in white[0] and {"N4", "N5", "E3", "W2"} <= set(white[0])


def test_the_final_scoring_is_paid_and_ends_the_game() -> None:
    """SCH-8.5, SCH-8.8: after the last network scoring."""
    state = final_example()
    state.round = 3
    before = [state.best_network(player)[0] for player in range(3)]
    do_last(state)
    assert state.is_terminal() and state.phase == "over"
    assert points(state) == [20 + before[0] + 78, 20 + before[1] + 30, 20 + before[2] + 50]
    assert state.returns() == [1.0, 0.0, 0.0]


def do_last(state: SchwarmState) -> None:
    """Run what still waits when no card is left."""
    state.stack.clear()
    state.push(EndRound())
    state.settle()


def test_red_needs_its_ship() -> None:
    """SCH-8.10: without the ship on white's tile only two sides hang together."""
    assert side_points(final_example(ships=""), RED) == 10


def test_r1_the_row_closes_its_gap() -> None:
    """SCH-2.3: the card behind four others costs 4; those in front move up."""
    state = row_of("LS1 LW1 LR1 LC1 LS2 LR2", [20, 20])
    do(state, "card:LS2")
    assert points(state) == [16, 20]
    assert state.row == ("LS1", "LW1", "LR1", "LC1", "LR2")
    prices = [state.decision.facts(move)["price"] for move in state.legal_moves()]  # type: ignore[union-attr]
    assert prices == [0, 1, 2, 3, 4, 5]


def test_r2_a_ship_collects_three_tiles() -> None:
    """SCH-5.1, SCH-5.4: brought in at w58, three fields north; on the queen no buoy, there is no link."""
    state = table(stations=["N2", "S3"], turn=1, hands=["", "LS1"], hidden="w58 three, w57 corner, w56 four")
    do(state, "card:LS1", "field:w58", "ship:w58 field:w57", "ship:w57 field:w56", "ship:w56 field:queen")
    seat = state.seats[1]
    assert seat.tiles == (1, 0, 1, 1, 0) and not state.hidden
    assert seat.ships == ("queen",) and not seat.queen_buoy


def test_r3_three_tiles_for_three_researchers() -> None:
    """SCH-6.2, SCH-6.3, SCH-6.31: 2, 1 and 0 points, a fourth buoy on the queen, a fourth tile not."""
    state = table(
        stations=["W3:3", "S3"], hands=["LR1", "LR2"], held=["straight three four corner"], fp=[20, 20]
    )
    do(state, "card:LR1", "button:explore", "tile:straight field:w25 open:EW")
    assert points(state)[0] == 22
    do(state, "tile:three field:w35 open:ESW", "tile:four field:w45 open:NESW")
    seat = state.seats[0]
    assert points(state)[0] == 23 and seat.buoys == 28 - 4 and seat.queen_buoy
    assert sizes(state) == [8]
    assert asked(state) == ("PlayCard", 1) and seat.tiles == (1, 0, 0, 0, 0)


def test_r4_r5_a_tile_beside_a_station() -> None:
    """SCH-6.4: open to the station it may lie there, closed to it not."""
    state = table(stations=["N3", "S3"], hands=["LR1"], held=["corner"])
    do(state, "card:LR1", "button:explore")
    assert "tile:corner field:w52 open:NE" in legal(state)
    assert refused(state, "tile:corner field:w52 open:ES") == "SCH-6.4"


def test_r6_r7_a_tile_beside_a_ship() -> None:
    """SCH-6.4: open to the ship, or not."""
    state = table(stations=["N3", "S3"], ships=["w44"], hands=["LR1"], held=["straight"])
    do(state, "card:LR1", "button:explore")
    assert "tile:straight field:w45 open:NS" in legal(state)
    assert refused(state, "tile:straight field:w45 open:EW") == "SCH-6.4"


def struck(shield: bool) -> list[int]:
    """Red moves a whale over two white ships: red 35, white 41."""
    state = table(
        players=3,
        turn=RED,
        ships=["", "", "w54 w53"],
        stations=["N1", "S3", "W1"],
        fp=[20, 35, 41],
        hands=["", "LW1"],
        abilities=["", "", "shield" if shield else ""],
    )
    do(state, "card:LW1", "field:w54", "field:w53", "button:done")
    return points(state)[1:]


def test_r8_each_damage_is_taken_where_the_stone_then_stands() -> None:
    """SCH-7.5: 4, then at 37 another 3: white 34, red 42."""
    assert struck(shield=False) == [42, 34]


def test_r9_protection_takes_one_off_each() -> None:
    """SCH-7.5: 3, then 2: white 36, red 40."""
    assert struck(shield=True) == [40, 36]


def test_example_a_the_whale() -> None:
    """SCH-7.10, SCH-7.12: past the red ship to the yellow one."""
    state = table(
        players=3,
        turn=WHITE,
        ships=["w76", "w75"],
        stations=["N1", "S3", "W1"],
        fp=[28, 32, 20],
        hands=["", "", "LW1"],
    )
    do(state, "card:LW1", "field:w65", "field:w75", "field:w76")
    assert points(state) == [26, 29, 25] and state.whales == ("w76",)


def test_example_b_the_crab() -> None:
    """SCH-7.30, SCH-7.32: own fields and water are jumped over; red is hit twice."""
    state = table(stations=["N5 E1", "E2 E4"], fp=[20, 41], hands=["BC1"])
    do(state, "card:BC1", "field:N4", "field:E5")
    assert points(state) == [27, 34] and state.crab == "E5"


def tsunami_example() -> SchwarmState:
    """White and black ships north of the queen; white also has w34 and W2."""
    return table(
        players=4,
        turn=RED,
        stations=["E5", "S3", "W2", "E1"],
        ships=["", "", "w54 w34", "w52"],
        fp=[20, 35, 41, 25],
        hands=["", "LT1", "LR1", "BT1"],
    )


def test_example_c_a_new_tsunami() -> None:
    """SCH-7.20, SCH-7.24: three fields north; 4 from white, 2 from black."""
    state = tsunami_example()
    do(state, "card:LT1", "field:w52")
    assert points(state) == [20, 41, 37, 23] and state.tsunamis == ("w52",)


def test_example_d_an_old_tsunami_has_five_directions() -> None:
    """SCH-7.22, SCH-7.23: to the lower left it hits white's ship and station; then it is gone."""
    state = tsunami_example()
    do(state, "card:LT1", "field:w52", "card:LR1", "button:deploy", "card:BT1", "danger:w52")
    assert legal(state) == {"field:N3", "field:N2", "field:N4", "field:W2", "field:E4"}
    do(state, "field:W2")
    assert points(state) == [20, 41, 31, 29] and state.tsunamis == ()


CAPTIONS = [
    ("both by tiles", "w84 ES 0, w85 NE 0", "", [6]),
    ("only the upper one", "w84 ES 0, w85 NS 0", "", [4, 2]),
    ("both by a ship", "w84 ES 0", "w85", [6]),
]


@pytest.mark.parametrize(("what", "tiles", "ship", "found"), CAPTIONS, ids=[each[0] for each in CAPTIONS])
def test_captions_two_stations_one_above_the_other(
    what: str, tiles: str, ship: str, found: list[int]
) -> None:
    """SCH-8.10: neighbouring stations hang together by tiles or ships only."""
    assert sizes(table(stations=["E2 E3", "W1"], tiles=tiles, ships=[ship])) == found


TIP = "w58 NS 0, w57 NS 0, w56 ESW 1"


def test_tip_1_a_four_on_field_a_reaches_the_queen() -> None:
    """SCH-6.21 to SCH-6.24, SCH-6.31."""
    state = table(stations=["S3", "N1"], tiles=TIP, hands=["LR1"], held=["four"])
    do(state, "card:LR1", "button:explore", "tile:four field:w56 open:NESW")
    assert state.seats[0].queen_buoy and sizes(state) == [6]


def test_tip_1_a_ship_does_as_well_until_it_leaves() -> None:
    """SCH-6.31, SCH-5.5: the buoy comes back with the ship's next step."""
    state = table(
        stations=["S3", "N1"], tiles=TIP, ships=["w66"], hands=["LS1 LS2"], jokers=[True, False], turn=0
    )
    do(state, "card:LS1", "button:decline", "ship:w66 field:w56")
    assert state.seats[0].queen_buoy and sizes(state) == [6]
    do(state, "ship:w56 field:w46")
    assert not state.seats[0].queen_buoy and sizes(state) == [4, 1]
    assert state.seats[0].buoys == 26


def test_tip_2_a_station_is_joined_by_three_tiles() -> None:
    """SCH-6.24, SCH-8.7: 4 become 9, two sides 10 points."""
    state = table(
        stations=["E4 S1:2", "N1"],
        tiles="w86 EW 0, w76 EW 0",
        hands=["LR1"],
        held=["three straight straight"],
    )
    assert sizes(state) == [4, 3]
    do(
        state,
        "card:LR1",
        "button:explore",
        "tile:three field:w76 open:ESW",
        "tile:straight field:w77 open:NS",
    )
    do(state, "tile:straight field:w78 open:NS")
    assert sizes(state) == [10]  # with one researcher more than in the figure, who makes three tiles possible
    assert side_points(state, 0) == 10


def test_tip_2_with_the_researchers_of_the_figure() -> None:
    """SCH-8.1: 2 stations, 2 researchers, 5 buoys."""
    tiles = "w86 EW 0, w76 ESW 00, w77 NS 0, w78 NS 0"
    assert sizes(table(stations=["E4 S1", "N1"], tiles=tiles)) == [9]
    ships = table(stations=["E4 S1", "N1"], tiles="w86 EW 0, w76 ESW 00", ships=["w77 w78"])
    assert sizes(ships) == [9]
