"""Networks, rounds, the end (SCH-8)."""

import rules
from rules.bots import make
from rules.kernel import PlayerView, Rng
from rules.schwarm.scoring import queen_points, side_points
from tests.rules.schwarm.position import asked, points, sizes, table


def test_t9_the_queens_field_is_a_passage() -> None:
    """SCH-8.11: a station's network from the north, a ship from the south: one network."""
    state = table(stations=["N3", "E1"], tiles="w52 NS 0, w53 NS 0, w54 NS 0", ships=["w56"])
    assert sizes(state) == [7]


def test_t10_without_a_station_the_queen_joins_nothing() -> None:
    """SCH-8.11, SCH-8.12: two ships beside her are two networks of 1; no buoy."""
    state = table(stations=["N1:0", "E1"], ships=["w54 w56"])
    assert sizes(state) == [1, 1, 1] and not state.seats[0].queen_buoy


def test_a_ship_on_the_queen_joins_what_touches_her() -> None:
    """SCH-8.11: as a ship, also without a station."""
    state = table(stations=["N1:0", "E1"], ships=["queen w54 w56"])
    assert sizes(state) == [3, 1] and not state.seats[0].queen_buoy


def test_a_network_without_a_station_scores() -> None:
    """SCH-8.12: the larger one, station or not."""
    state = table(stations=["N1", "E1"], ships=["w46 w47"], tiles="w48 NS 0, w57 EW 0")
    assert sizes(state) == [4, 2]
    assert not state.observation(None).seats[0].networks[0].stations


def test_t11_and_ruling_29_an_end_field_meets_two_water_fields() -> None:
    """SCH-8.10: N1 is open to the south and to the west."""
    assert sizes(table(stations=["N1", "E1"], tiles="w21 EW 0")) == [3]
    assert sizes(table(stations=["N1", "E1"], tiles="w21 NS 0")) == [2, 1]
    assert sizes(table(stations=["N1", "E1"], tiles="w21 EW 0, w32 NS 0")) == [4]


def test_ruling_27_a_ship_on_a_foreign_tile() -> None:
    """SCH-8.10: it is open to all four sides wherever it stands; foreign pieces do not interrupt."""
    state = table(stations=["E2", "E1"], ships=["w84 w85", "w84"], tiles="w84 NS 1", whales="w84")
    assert sizes(state) == [4]


def test_ships_on_one_field_count_each() -> None:
    """SCH-8.1, SCH-8.10: two ships on a field, on an own tile or on the queen beside her buoy."""
    state = table(stations=["N3", "E1"], ships=["w52 w52"], tiles="w52 EW 0")
    assert sizes(state) == [2 + 1 + 2]
    queen = table(stations=["N3", "E1"], ships=["queen queen"], tiles="w52 NS 0, w53 NS 0, w54 NS 0")
    assert sizes(queen) == [2 + 3 + 2 + 1] and queen.seats[0].queen_buoy


def test_a_foreign_ship_on_an_own_tile_changes_nothing() -> None:
    """SCH-8.10: the way over the tile stays as it was, for both; only its owner sails on four ways."""
    tiles = "w52 NS 0, w53 NS 0"
    alone = table(stations=["N3", "E1"], tiles=tiles)
    shared = table(stations=["N3", "E1"], tiles=tiles, ships=["", "w53 w63"], whales="w53", tsunamis="w52")
    assert sizes(alone) == sizes(shared) == [4] and sizes(shared, 1) == [2, 2]


def test_ruling_28_neighbouring_stations_are_apart() -> None:
    """SCH-8.10."""
    assert sizes(table(stations=["N2 N3", "E1"])) == [2, 2]


def test_both_fields_have_to_be_open() -> None:
    """SCH-8.10: one open way is not enough."""
    assert sizes(table(stations=["N3", "E1"], tiles="w52 NS 0, w53 EW 0")) == [3, 1]


def test_t15_genius_counts_two_and_t16_chooses_another_network() -> None:
    """SCH-8.1, ruling 46: with the ability the network with fewer elements is worth more."""
    tiles = "w42 NS 0, w43 NS 0, w44 NS 0, w45 NS 0, w46 NS 0, w98 NS 0"
    for ability, best in (("", 6), ("genius", 8)):
        state = table(stations=["E5:3", "W1"], ships=["w47"], tiles=tiles, abilities=[ability])
        assert state.best_network(0)[0] == best
        assert sizes(state)[0] == best


def test_ruling_40_no_genius_in_the_final_scoring() -> None:
    """SCH-8.4, SCH-8.6: abilities go back before it."""
    state = table(
        stations=["N3:3", "E1"], tiles="w52 NS 0, w53 NS 0, w54 NS 0", abilities=["genius"], round=4
    )
    state.seats[0].joker_used = state.seats[1].joker_used = True
    do_end(state)
    assert state.is_terminal() and state.seats[0].ability == ""
    assert points(state) == [20 + (1 + 6 + 4) + 4, 20 + 2]


def do_end(state) -> None:  # type: ignore[no-untyped-def]
    """Let the round end at once."""
    state.stack = state.stack[:1]  # the step that ends the round lies below all others
    state.settle()


def test_ruling_41_and_42_sides_are_counted_once() -> None:
    """SCH-8.7: three stations on one side and one on another are two sides."""
    ring = "w32 ES 0, w42 NEW 0, w52 NEW 0, w62 NEW 0, w72 EW 0, w82 EW 0, w92 SW 0"
    state = table(stations=["N2 N3 N4 E1", "S1"], tiles=ring)
    assert side_points(state, 0) == 10
    apart = table(stations=["N3 E3", "S1"], tiles="w52 NS 0")
    assert side_points(apart, 0) == 0


def test_only_linked_stations_bring_the_queens_points() -> None:
    """SCH-8.6, ruling 41."""
    state = table(stations=["N3 N2 W1", "S1"], tiles="w52 NS 0, w53 NS 0, w54 NS 0")
    assert queen_points(state, 0) == 4


def test_t18_and_ruling_51_two_pairs_of_sides() -> None:
    """SCH-8.7, SCH-9.24: 10 for the best one; with the option for each."""
    north_east = "w72 NE 0, w82 EW 0, w92 SW 0"
    south_west = "w38 SW 0, w28 EN 0, w27 SW 0"
    for option, expected in (("off", 10), ("on", 20)):
        state = table(stations=["N5 E1 S5 W1", "S1"], tiles=f"{north_east}, {south_west}", sides_each=option)
        assert side_points(state, 0) == expected


def test_four_sides_bring_fifty() -> None:
    """SCH-8.7: 0, 10, 30, 50."""
    from rules.schwarm.components import box

    assert box().sides_fp == (0, 0, 10, 30, 50)


def test_a_new_round_keeps_what_lies_on_the_table() -> None:
    """SCH-8.4: abilities and jokers come back; tiles, dangers and golden tiles stay."""
    state = table(
        stations=["N1", "S1"], tiles="w42 NS 0", whales="w33", held=["gold"], abilities=["shield"], crab="E1"
    )
    state.abilities = ("fast_ship", "genius", "gold_tile")
    do_end(state)
    assert state.round == 2 and asked(state)[0] == "TakeCard"
    assert len(state.abilities) == 4 and not any(seat.ability for seat in state.seats)
    assert (state.whales, state.crab, set(state.laid)) == (("w33",), "E1", {"w42"})
    assert state.seats[0].tiles[4] == 1


def test_equal_points_share_the_victory() -> None:
    """SCH-8.8."""
    state = table(players=3, stations=["N1", "S1", "W1"], fp=[30, 30, 20], round=3)
    do_end(state)
    assert state.winners() == [0, 1] and state.returns() == [0.5, 0.5, 0.0]


def test_points_are_told_by_where_they_came_from() -> None:
    """SCH-8.5 to SCH-8.8: the parts make the whole, and the winner has most."""
    state, bot, rng = rules.load("schwarm").new(3, 3), make("random"), Rng(3)
    while state.decision:
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
    seen = state.observation(None)
    totals = [score.total for score in seen.scores]
    assert totals == [seat.fp for seat in seen.seats]
    assert [player for player, total in enumerate(totals) if total == max(totals)] == state.winners()
