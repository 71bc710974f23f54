"""Laying tiles: link, covering, buoys, the queen's buoy (SCH-6)."""

import pytest

from rules.schwarm.scoring import queen_points
from tests.rules.schwarm.position import asked, do, kinds_of, legal, points, refused, sizes, table


def exploring(**position: object):  # type: ignore[no-untyped-def]
    """A table on which the first player is about to lay a tile."""
    position.setdefault("stations", ["N3:3", "S3"])
    state = table(hands=["LR1"], **position)  # type: ignore[arg-type]
    do(state, "card:LR1", "button:explore")
    assert asked(state) == ("LayTile", 0)
    return state


def test_exploring_needs_tiles_researchers_and_a_place() -> None:
    """SCH-6.1, SCH-6.2, SCH-6.4: each missing thing has its reason."""
    for stations, held, tiles, rule in (
        ("N3", "", "", "SCH-6.1"),
        ("N3:0", "four", "", "SCH-6.2"),
        ("N3", "corner", "w52 NESW 1", "SCH-6.4"),
    ):
        state = table(stations=[stations, "S3"], hands=["LR1"], held=[held], tiles=tiles)
        do(state, "card:LR1")
        assert refused(state, "button:explore") == rule


def test_stopping_early() -> None:
    """SCH-6.1: after each tile."""
    state = exploring(held=["straight four"])
    do(state, "tile:straight field:w52 open:NS", "button:done")
    assert asked(state) == ("PlayCard", 1) and points(state)[0] == 22


def test_a_tile_that_is_not_held() -> None:
    """SCH-6.1."""
    assert refused(exploring(held=["four"]), "tile:corner field:w52 open:NE") == "SCH-6.1"


def test_ruling_16_researchers_count_wherever_they_stand() -> None:
    """SCH-6.2: also on a station that is not linked; the network scoring leaves them out."""
    state = exploring(stations=["N3 E5:2", "S3"], held=["straight straight straight straight"])
    do(state, *(f"tile:straight field:w5{row} open:NS" for row in (2, 3, 4)))
    assert asked(state) == ("PlayCard", 1)
    assert sizes(state) == [6, 3]  # station, researcher, three buoys, the queen's


def test_ruling_15_where_an_own_ship_stands() -> None:
    """SCH-6.4: no other link is needed, however the tile is turned."""
    state = exploring(ships=["w77"], held=["corner"])
    found = {move for move in legal(state) if "field:w77" in move}
    assert len(found) == 4


def test_ruling_17_ways_may_lead_nowhere() -> None:
    """SCH-6.4: to land, to the edge, to a closed side."""
    state = exploring(stations=["N1:3", "S3"], held=["three corner"])
    assert "tile:corner field:w21 open:NE" in legal(state)
    assert refused(state, "tile:corner field:w21 open:NW") == "SCH-6.4"


@pytest.mark.parametrize(
    ("tiles", "field", "opening"),
    [
        ("w42 NS 0, w43 NS 0", "w33", "ES"),
        ("w42 NS 0, w43 NS 0", "w53", "SW"),
        ("w42 NS 0, w43 NE 0, w53 EW 0", "w54", "NE"),
        ("w42 NS 0, w43 NE 0, w53 EW 0", "w52", "ES"),
    ],
)
def test_the_neighbour_has_to_be_open_as_well(tiles: str, field: str, opening: str) -> None:
    """SCH-6.4, SCH-8.10: a way that meets the closed side of an own tile is no link, from any side."""
    state = exploring(stations=["N2", "S3"], held=["corner"], tiles=tiles)
    assert refused(state, f"tile:corner field:{field} open:{opening}") == "SCH-6.4"


def test_ruling_18_an_opponents_tile_is_no_link() -> None:
    """SCH-6.4: unless an own buoy or ship is on it."""
    tiles, two = "w52 NS 1", ["N3 W3", "S3"]
    state = exploring(stations=two, held=["straight"], tiles=tiles)
    assert refused(state, "tile:straight field:w53 open:NS") == "SCH-6.4"
    own = exploring(held=["straight"], tiles="w52 NS 10")
    assert "tile:straight field:w53 open:NS" in legal(own)
    ship = exploring(held=["straight"], tiles=tiles, ships=["w52"])
    assert "tile:straight field:w53 open:NS" in legal(ship)


def test_ruling_23_the_queens_field_takes_no_tile() -> None:
    """SCH-6.5: also with a ship on it."""
    state = exploring(held=["four"], ships=["queen"])
    assert refused(state, "tile:four field:queen open:NESW") == "SCH-6.5"


def test_face_down_tiles_are_not_covered() -> None:
    """SCH-6.6: ships and dangers are no hindrance."""
    state = exploring(stations=["N3 W3", "S3"], held=["four"], hidden="w52 corner")
    assert refused(state, "tile:four field:w52 open:NESW") == "SCH-6.6"
    state = exploring(held=["four"], ships=["", "w52"], whales="w52")
    do(state, "tile:four field:w52 open:NESW")
    assert state.seats[1].ships == ("w52",) and state.whales == ("w52",)


def test_tiles_need_not_touch() -> None:
    """SCH-6.7: here at one station, there at another."""
    state = exploring(stations=["N3 W3", "S3"], held=["four four"])
    do(state, "tile:four field:w52 open:NESW", "tile:four field:w25 open:NESW")
    assert asked(state) == ("PlayCard", 1) and set(state.laid) == {"w52", "w25"}


def test_exploring_may_be_left_out() -> None:
    """SCH-6.8: and neither deploys."""
    state = table(stations=["N3", "S3"], hands=["LR1"], held=["four"])
    do(state, "card:LR1", "button:decline")
    assert state.seats[0].tiles == (0, 0, 0, 1, 0) and state.seats[0].stations == (("N3", 1),)


def test_points_for_each_kind() -> None:
    """SCH-6.3: 2, 2, 1, 0, 0, and a buoy for each."""
    for kind, opening, fp in (
        ("corner", "NE", 2),
        ("straight", "NS", 2),
        ("three", "NES", 1),
        ("four", "NESW", 0),
        ("gold", "NESW", 0),
    ):
        state = exploring(held=[kind])
        do(state, f"tile:{kind} field:w52 open:{opening}")
        assert points(state)[0] == 20 + fp and state.seats[0].buoys == 27


def test_covering_needs_a_buoy() -> None:
    """SCH-6.21: a tile that lost its last one stays as it is."""
    state = exploring(stations=["N3 W3", "S3"], held=["four"], tiles="w52 NS")
    assert refused(state, "tile:four field:w52 open:NESW") == "SCH-6.21"
    assert "tile:four field:w52 open:NESW" in legal(exploring(held=["four"], tiles="w52 NS 1"))


def test_t8_covering_needs_more_ways() -> None:
    """SCH-6.22: three on two, four on three, nothing on four; gold is a four."""
    for lower, kind, rule in (
        ("NEW", "three", "SCH-6.22"),
        ("NS", "corner", "SCH-6.22"),
        ("NESW", "four", "SCH-6.22"),
        ("NESW", "gold", "SCH-6.22"),
    ):
        opening = {"three": "NEW", "corner": "NE"}.get(kind, "NESW")
        state = exploring(held=[f"{kind} straight"], tiles=f"w52 {lower} 1", ships=["w62"])
        assert refused(state, f"tile:{kind} field:w52 open:{opening}") == rule
    assert "tile:gold field:w52 open:NESW" in legal(exploring(held=["gold"], tiles="w52 NES 1"))


def test_t7_and_ruling_21_no_way_is_closed() -> None:
    """SCH-6.23: on a corner two of four rotations of a three."""
    state = exploring(held=["three"], tiles="w44 NE 1", ships=["w44"])
    found = {move.rpartition(":")[2] for move in legal(state) if "field:w44" in move}
    assert found == {"NEW", "NES"}
    assert refused(state, "tile:three field:w44 open:ESW") == "SCH-6.23"


def test_ruling_22_a_three_on_a_straight() -> None:
    """SCH-6.23: two rotations keep it."""
    state = exploring(held=["three"], tiles="w44 NS 1", ships=["w44"])
    assert {move.rpartition(":")[2] for move in legal(state) if "field:w44" in move} == {"NES", "NSW"}


def test_rulings_19_and_54_an_own_tile_covered() -> None:
    """SCH-6.24, SCH-6.25: both buoys count, points as usual, the lower tile is gone."""
    state = exploring(held=["three"], tiles="w52 NS 0")
    assert sizes(state) == [5]
    do(state, "tile:three field:w52 open:NES")
    assert sizes(state) == [6] and points(state)[0] == 21
    assert state.laid["w52"].buoys == (0, 0) and state.laid["w52"].below == 1


def test_ruling_20_the_other_keeps_his_buoy_and_gains_the_ways() -> None:
    """SCH-6.24: his network grows too."""
    state = exploring(held=["three"], tiles="w52 NS 1, w62 EW 1", ships=["", "w53"])
    assert sizes(state, 1) == [2, 2, 1]  # w52 with the ship, the station with its researcher, w62
    do(state, "tile:three field:w52 open:NES")
    assert sizes(state, 1) == [3, 2] and state.laid["w52"].buoys == (1, 0)


def test_covering_can_link_the_other_with_the_queen() -> None:
    """SCH-6.24, SCH-6.31: his buoy comes to her in the same moment."""
    state = exploring(
        stations=["N3:3", "W3"],
        held=["four"],
        tiles="w52 NS 0, w53 NS 0, w54 NS 0, w25 EW 1, w35 EW 1, w45 NS 1",
        ships=["w45"],
    )
    assert not state.seats[1].queen_buoy
    do(state, "tile:four field:w45 open:NESW")
    assert state.seats[1].queen_buoy and state.seats[1].buoys == 24


def test_rulings_43_and_53_out_of_buoys() -> None:
    """SCH-6.26: one from another tile moves onto the new one; the old tile is nobody's."""
    tiles = "w52 NS 0, w53 NS 01, w57 NS 1, w77 NS"
    state = exploring(stations=["N3:3 W3", "S3"], held=["four four"], tiles=tiles, buoys=[0])
    do(state, "tile:four field:w54 open:NESW")
    assert asked(state) == ("ChooseBuoyToMove", 0)
    assert legal(state) == {"buoy:w52", "buoy:w53"} and refused(state, "buoy:queen") == "SCH-6.31"
    do(state, "buoy:w53")
    assert state.laid["w53"].buoys == (1,) and state.laid["w54"].buoys == (0,)
    assert asked(state) == ("LayTile", 0)
    do(state, "tile:four field:w25 open:NESW", "buoy:w52")
    assert state.laid["w52"].buoys == () and refused(state, "tile:four field:w52 open:NESW") != ""


def test_the_buoy_of_the_tile_just_laid_stays() -> None:
    """SCH-6.26: covering an own tile, the buoy must come from elsewhere."""
    state = exploring(held=["three"], tiles="w52 NS 0, w53 NS 0", buoys=[0])
    do(state, "tile:three field:w52 open:NES")  # w53 is the only other one: not asked
    assert state.laid["w52"].buoys == (0, 0) and state.laid["w53"].buoys == ()
    state = exploring(held=["three"], tiles="w52 NS 0, w53 NS 0, w54 NS 0", buoys=[0])
    do(state, "tile:three field:w52 open:NES")
    assert refused(state, "buoy:w52") == "SCH-6.26"


def test_the_moved_buoy_may_come_from_the_chain_that_carries_the_tile() -> None:
    """SCH-6.26: the link is looked at before; afterwards the new tile may hang on nothing."""
    state = exploring(held=["four"], tiles="w52 NS 0", buoys=[0])
    do(state, "tile:four field:w53 open:NESW")
    assert state.laid["w52"].buoys == () and sizes(state) == [4, 1]


def test_moving_a_buoy_away_breaks_the_link_with_the_queen() -> None:
    """SCH-6.26, SCH-6.31: her buoy comes back to the supply."""
    state = exploring(
        stations=["N3:3 W3", "S3"], held=["four"], tiles="w52 NS 0, w53 NS 0, w54 NS 0", buoys=[0]
    )
    assert state.seats[0].queen_buoy
    do(state, "tile:four field:w25 open:NESW", "buoy:w53")
    assert not state.seats[0].queen_buoy and state.seats[0].buoys == 1


def test_without_a_buoy_the_link_counts_all_the_same() -> None:
    """SCH-6.31: for the final scoring; no point for a buoy."""
    state = exploring(held=["straight"], tiles="w52 NS 0, w53 NS 0", buoys=[1])
    do(state, "tile:straight field:w54 open:NS")
    seat = state.seats[0]
    assert seat.network.queen and not seat.queen_buoy and queen_points(state, 0) == 4
    assert sizes(state) == [7]


def test_ruling_26_the_queens_buoy_scores() -> None:
    """SCH-6.31: 1 point, as soon as a station is linked."""
    state = exploring(held=["straight"], tiles="w52 NS 0, w53 NS 0")
    events = do(state, "tile:straight field:w54 open:NS")
    assert "QueenLinked" in kinds_of(events) and sizes(state) == [8] and state.seats[0].buoys == 24


def test_a_new_station_or_ship_can_link_with_the_queen() -> None:
    """SCH-6.31: whatever closes the way, her buoy comes in the same moment."""
    tiles = "w52 NS 0, w53 NS 0, w54 NS 0"
    state = table(stations=["W3", "S3"], tiles=tiles, hands=["GS1"])
    assert not state.seats[0].queen_buoy
    events = do(state, "card:GS1", "field:N3")
    assert "QueenLinked" in kinds_of(events) and state.seats[0].queen_buoy
    state = table(stations=["N3", "S3"], tiles="w53 NS 0, w54 NS 0", hands=["LS1"])
    assert not state.seats[0].queen_buoy
    events = do(state, "card:LS1", "field:w52")
    assert "QueenLinked" in kinds_of(events) and state.seats[0].queen_buoy


def test_one_buoy_each_on_the_queen() -> None:
    """SCH-6.31: a second way to her brings no second buoy; every player has his own there."""
    tiles = "w52 NS 0, w53 NS 0, w54 NS 0, w25 EW 0, w35 EW 0, w58 NS 1, w57 NS 1, w56 NS 1"
    state = exploring(stations=["N3 W3", "S3"], tiles=tiles, held=["straight"])
    do(state, "tile:straight field:w45 open:EW")
    assert [seat.buoys for seat in state.seats] == [28 - 6 - 1, 28 - 3 - 1]
    assert sizes(state) == [2 + 2 + 6 + 1] and sizes(state, 1) == [2 + 3 + 1]


def test_three_buoys_on_a_tile() -> None:
    """SCH-6.22, SCH-6.24: a two, a three and a four of one player, one upon the other, are three elements."""
    state = exploring(stations=["N3:3", "S3"], held=["corner three four"])
    do(state, "tile:corner field:w52 open:NE", "tile:three field:w52 open:NES")
    do(state, "tile:four field:w52 open:NESW")
    assert state.laid["w52"].buoys == (0, 0, 0) and state.laid["w52"].below == 2
    assert sizes(state) == [1 + 3 + 3] and points(state)[0] == 23 and state.seats[0].buoys == 25


@pytest.mark.parametrize("stack", ["00", "000"])
def test_a_buoy_moves_off_a_stack(stack: str) -> None:
    """SCH-6.26: the others stay, so the tile serves its owner still; one point goes where the buoy goes."""
    opening = {"00": "NES", "000": "NESW"}[stack]
    state = exploring(stations=["N3:3", "S3"], held=["four four"], tiles=f"w52 {opening} {stack}", buoys=[0])
    before = sizes(state)
    do(state, "tile:four field:w53 open:NESW")
    assert state.laid["w52"].buoys == (0,) * (len(stack) - 1) and state.laid["w53"].buoys == (0,)
    assert sizes(state) == before == [4 + len(stack)]
    do(state, "tile:four field:w62 open:NESW", "buoy:w52")
    assert state.laid["w52"].buoys == (0,) * (len(stack) - 2) and state.laid["w62"].buoys == (0,)
    assert sizes(state) == {"00": [4, 1, 1], "000": before}[stack]


def test_a_golden_tile_covers_and_counts_towards_the_limit() -> None:
    """SCH-2.9, SCH-6.2, SCH-6.22: it is laid like any tile, in an action for exploring."""
    state = exploring(stations=["N3:2", "S3"], held=["gold straight straight"], tiles="w52 NES 1")
    do(state, "tile:gold field:w52 open:NESW", "tile:straight field:w53 open:NS")
    assert asked(state) == ("PlayCard", 1) and state.seats[0].tiles == (0, 1, 0, 0, 0)
    assert state.laid["w52"].buoys == (1, 0) and points(state)[0] == 22


def test_the_queens_field_carries_a_tile_once_it_is_linked() -> None:
    """SCH-6.4, SCH-8.11: then a tile may start from her; before, it may not."""
    linked = exploring(tiles="w52 NS 0, w53 NS 0, w54 NS 0", held=["straight"])
    assert "tile:straight field:w56 open:NS" in legal(linked)
    apart = exploring(tiles="w52 NS 0, w53 NS 0", held=["straight"])
    assert refused(apart, "tile:straight field:w56 open:NS") == "SCH-6.4"


def test_a_loose_tile_of_ones_own_carries_nothing() -> None:
    """SCH-6.4: an own buoy is not enough; the way must go on to a station or a ship."""
    loose = exploring(tiles="w45 EW 0", held=["straight"])
    assert refused(loose, "tile:straight field:w35 open:EW") == "SCH-6.4"
    ship = exploring(tiles="w45 EW 0", ships=["queen"], held=["straight"])
    assert "tile:straight field:w35 open:EW" in legal(ship)


def test_rulings_24_and_25_a_ship_alone_is_no_link() -> None:
    """SCH-6.31: a station is needed; when the linking ship leaves, the buoy comes back."""
    state = table(stations=["N3", "S3"], ships=["queen"], hands=["LS1"])
    assert not state.seats[0].queen_buoy
    state = table(stations=["N3", "S3"], ships=["w54"], tiles="w52 NS 0, w53 NS 0", hands=["LS1"])
    assert state.seats[0].queen_buoy
    events = do(state, "card:LS1", "button:decline", "ship:w54 field:w64")
    assert "QueenUnlinked" in kinds_of(events) and not state.seats[0].queen_buoy
