"""Drawing, laying, building, districts, circles (FLO-8, FLO-9)."""

from rules.flotilla.decisions_build import BeginBuild, BuildTile, PlaceBuilt, ScoreTogether
from rules.flotilla.decisions_lay import ChooseDepleted, LayTile, PlaceTile
from rules.flotilla.effects import Effect
from rules.flotilla.objectives import count
from rules.flotilla.sea import joined, rim
from tests.rules.flotilla.position import asked, do, kinds, legal, refused, table


def lay(tile: str, **known: object):
    """A tile that waits for its place."""
    return table(step=PlaceTile(0, tile), **known)


def build(tile: str, options: dict[str, str] | None = None, **known: object):
    """A tile of the Skyside that waits for its place."""
    known = {"resources": "red6 green6 yellow6 blue6", **known}
    return table(step=PlaceBuilt(0, tile), side="sky", supply=tile, options=options, **known)


def test_drawing_counts_all_toxicity() -> None:
    """FLO-8.1, FLO-12.1, T9, ruling 29: of all drawn tiles, kept or not; the rest goes back."""
    state = table(step=Effect(0, "draw 2 place 1", "cards"), bag=("Y07", "Y22"), tox=6)
    assert (state.seats[0].tox, state.seats[0].tox_index) == (1, 1)
    assert asked(state) == "LayTile" and not state.bag
    do(state, "button:done")
    assert state.bag == ("Y07", "Y22")
    clean = table(step=Effect(0, "no_draw_tox", "cards"), bag=("Y07", "Y22"))
    clean.flags = ("no_draw_tox 1",)
    clean.stack.append(Effect(0, "draw 2 place 1", "cards"))
    clean.settle()
    assert clean.seats[0].tox == 0


def test_an_empty_bag() -> None:
    """FLO-8.1, ruling 67: draw what is there."""
    state = table(step=Effect(0, "draw 5 place 2", "cards"), bag=("B01",))
    assert legal(state) == {"tile:B01", "button:done"}


def test_laying() -> None:
    """FLO-8.2 to FLO-8.4: on an empty hex beside an own tile, turned at will."""
    state = lay("R01")
    assert refused(state, "hex:0.1 turn:0") == "FLO-8.3"
    assert refused(state, "hex:3.3 turn:0") == "FLO-8.4"
    assert len(legal(state)) == 6 * len(rim(state, 0))
    do(state, "hex:0.2 turn:5")
    assert state.seats[0].tiles == {"0.2": ("R01", 5)}


def test_what_is_told_before_a_tile_lies() -> None:
    """FLO-8.1, FLO-8.3, FLO-8.4, FLO-8.7, FLO-2.12: on how many hexes, what it completes, why not there."""
    state = table(step=LayTile(0, ("B01", "G09", "Y22"), 2), tiles="R01@0.2/5 Y02@0.3/4")
    places = len(rim(state, 0))
    assert state.decision.facts(("tile:B01",)) == {"side": "sink", "places": places}
    assert legal(state) == {"tile:B01", "tile:G09", "button:done"}
    do(state, "tile:G09")
    told = {
        move: state.decision.facts(move)["circle"] for move in (("hex:1.2", "turn:0"), ("hex:1.2", "turn:1"))
    }
    assert list(told.values()) == [1, 0]
    words = {pick: state.judge(pick).key for pick in ("hex:0.99", "hex:0.2", "hex:4.4", "card:C1")}
    assert list(words.values()) == ["outside", "occupied", "not_adjacent", "asked_now"]
    do(state, "hex:1.2 turn:3")
    assert asked(state) == "LayTile" and state.decision.step.left == 1
    do(state, "tile:B01")
    assert {len(move) for move in state.legal_moves()} == {1}  # without a piece it need not be turned
    do(state, "hex:-1.2")
    assert state.seats[0].tiles["-1.2"] == ("B01", 0) and "Y22" in state.bag


def test_depths() -> None:
    """FLO-8.5, ruling 32, FLO-16.3: no shallow tile beside a deep one; free with an option."""
    state = lay("B01", tiles="R17@0.2/0 Y12@0.3/0")
    assert refused(state, "hex:1.2") == "FLO-8.5" and refused(state, "hex:1.3") == ""
    assert "hex:1.3" in legal(state) and not {"hex:1.2", "hex:-1.3"} & legal(state)
    assert refused(lay("R17", tiles="Y12@0.2/0 Y11@0.3/0"), "hex:1.1 turn:0") == "FLO-8.5"
    assert refused(lay("R17", options={"depth_rule": "free"}), "hex:0.2 turn:0") == ""
    deep = lay("R17", tiles="Y12@0.2/0 Y11@0.3/0 G17@0.4/0")  # deep beside deep and beside a reef
    assert refused(deep, "hex:1.3 turn:0") == "" and refused(deep, "hex:1.4 turn:0") == ""
    harbour = lay("R17", options={"start_waters": "off"}, tiles="Y12@0.1/0")
    assert refused(harbour, "hex:1.0 turn:0") == ""  # the harbour has no depth
    assert refused(lay("Y12", tiles="R17@0.2/0"), "hex:1.1 turn:0") == ""  # a reef lies beside both


def test_t2_a_tile_that_fits_nowhere_goes_back() -> None:
    """FLO-8.6, T2: its toxicity stays."""
    state = table(step=Effect(0, "draw 1 place 1", "cards"), bag=("Y22",))
    assert state.bag == ("Y22",) and state.seats[0].tox == 2 and asked(state) == "PlayCard"
    two = table(step=LayTile(0, ("Y22", "B01"), 2))
    assert refused(two, "tile:Y22") == "FLO-8.6"


def test_a_tile_that_fits_may_go_back() -> None:
    """FLO-8.6, ruling 76."""
    state = table(step=LayTile(0, ("B01",), 1), bag=())
    do(state, "button:done")
    assert state.bag == ("B01",) and state.decision.player == 1 and not state.seats[0].tiles


def test_t1_an_artifact_circle() -> None:
    """FLO-8.7, FLO-12.7, T1: three yellow pieces meet in one point."""
    state = lay("G09", tiles="R01@0.2/5 Y02@0.3/4", artifacts=("A05",), money=0)
    events = do(state, "hex:1.2 turn:0")
    assert [name for name in kinds(events) if name.startswith(("Circle", "Artifact"))] == [
        "CircleCompleted",
        "ArtifactDrawn",
        "ArtifactSlotted",
    ]
    assert state.seats[0].money == 10 and state.hub["traders"] == ("A05",)
    other = lay("G09", tiles="R01@0.2/5 Y02@0.3/4")
    assert "CircleCompleted" not in kinds(do(other, "hex:1.2 turn:1"))
    for third in ("Y03@0.3/3", "Y02@0.3/3"):  # another colour; the right colour at another corner
        wrong = lay("G09", tiles=f"R01@0.2/5 {third}")
        assert "CircleCompleted" not in kinds(do(wrong, "hex:1.2 turn:0"))
    two = lay("G09", tiles="R01@0.2/5")
    assert "CircleCompleted" not in kinds(do(two, "hex:1.2 turn:0"))


def test_taking() -> None:
    """FLO-8.8, ruling 30: a Skysider keeps what he draws, its toxicity counts."""
    state = table(side="sky", step=Effect(0, "take 2", "cards"), bag=("Y07", "Y22", "Y23"))
    assert len(state.seats[0].supply) == 2 and state.seats[0].tox in (3, 4)
    front = table(side="sky", step=Effect(0, "tiles 2", "artifacts"), bag=("Y07", "Y22"))
    assert front.seats[0].supply == ("Y07", "Y22")


def test_removing_markers() -> None:
    """FLO-8.9: from own tiles, up to two."""
    state = table(step=ChooseDepleted(0, 2), tiles="B01@0.2/0", depleted="0.1 0.2")
    assert refused(state, "hex:-1.1") == "FLO-8.9" and state.judge("hex:-1.1").key == "not_depleted"
    assert state.judge("card:C1").key == "asked_now"
    do(state, "hex:0.1", "hex:0.2")
    assert state.seats[0].depleted == ()
    three = table(step=ChooseDepleted(0, 2), tiles="B01@0.2/0", depleted="-1.1 0.1 0.2")
    do(three, "hex:0.1", "hex:0.2")
    assert three.seats[0].depleted == ("-1.1",) and three.decision.player == 1
    none = table(step=ChooseDepleted(0, 2), depleted="-1.1 0.1")
    do(none, "button:done")
    assert none.seats[0].depleted == ("-1.1", "0.1") and none.decision.player == 1


def test_v2_building_never_scores_nothing() -> None:
    """FLO-9.1, FLO-9.6, V2, FAQ 5, ruling 54: A and B are at least 1; any hex beside an own tile."""
    state = build("R10")
    do(state, "hex:1.0 turn:3")
    assert state.seats[0].points == 1


def test_costs() -> None:
    """FLO-9.2, T11: resources of the district's colour; a discount down to nothing."""
    state = table(side="sky", step=BuildTile(0, 1), supply="R04 R05", resources="red1")
    assert legal(state) == {"tile:R05", "button:done"} and refused(state, "tile:R04") == "FLO-9.2"
    do(state, "tile:R05", "hex:0.2 turn:0")
    assert state.seats[0].resources == (0, 0, 0, 0)
    free = table(side="sky", step=Effect(0, "build_discount 1", "cards"), supply="R05")
    free.flags = ("build_discount 1",)
    free.push(BuildTile(0, 1))
    assert legal(free) == {"tile:R05", "button:done"}
    assert free.decision.facts(("tile:R05",)) == {"side": "sky", "cost": 0}
    for discount, left in (("build_discount 1", 1), ("build_discount 9", 3)):
        cheap = table(side="sky", step=BuildTile(0, 1), supply="R04", resources="red3")
        cheap.flags = (discount,)
        assert cheap.decision.facts(("tile:R04",))["cost"] == 3 - left
        do(cheap, "tile:R04", "hex:0.2 turn:0")
        assert cheap.seats[0].resources == (left, 0, 0, 0)


def test_what_is_told_before_a_tile_is_built() -> None:
    """FLO-9.1, FLO-9.6, FLO-9.8: A, B and points of the better area, and a circle; why not there."""
    state = build("R02", tiles="R01@0.2/5 Y02@0.3/3")
    facts = state.decision.facts(("hex:1.2", "turn:1"))
    assert facts == {"a": 1, "b": 1, "points": 1, "circle": 1}
    assert state.decision.facts(("hex:1.2", "turn:2"))["circle"] == 0
    words = {pick: state.judge(pick).key for pick in ("hex:0.99", "hex:0.2", "hex:4.4", "card:C1")}
    assert list(words.values()) == ["outside", "occupied", "not_adjacent", "asked_now"]
    better = build("Y20")
    better.seats[0].rebuilt({"-1.2": ("Y02", 0), "1.2": ("Y02", 0), "2.2": ("Y04", 2)})
    assert better.decision.facts(("hex:0.2", "turn:0")) == {"a": 1, "b": 3, "points": 3, "circle": 0}


def test_v1_the_example_of_scoring() -> None:
    """FLO-9.3 to FLO-9.7, V1: A = 3 + 1, B = 3; the green district cuts B, water the other building."""
    tiles = "Y04@0.2/3 Y05@1.2/4 G09@0.3/5 Y12@0.4/4 Y11@1.3/5"
    state = build("Y21", tiles=tiles, dials=(1, 1, 3, 1))
    events = do(state, "hex:2.1 turn:0")
    scored = next(event for event in events if event.kind == "DistrictScored")
    assert dict(scored.args) | {"player": 0} == {"player": 0, "hex": "2.1", "a": 4, "b": 3, "points": 12}
    settlement = {place for place, _ in joined(state.seats[0].tiles, ("0.0", "0.1", "-1.1"), ("2.1", 0))}
    assert {"1.2", "0.2", "0.3", "0.4"} <= settlement and "1.3" not in settlement
    assert state.seats[0].resources[2] == 5


def test_buildings_of_the_own_kind_only_and_four_at_most() -> None:
    """FLO-9.6, FLO-9.7, rulings 55 to 57: the new building counts; a green one not for yellow; A to 4."""
    state = build("Y12", dials=(1, 1, 1, 1))
    do(state, "hex:0.2 turn:0")
    assert state.seats[0].points == 2
    green = build("Y02", tiles="G03@0.2/0")
    do(green, "hex:1.2 turn:0")
    assert green.seats[0].points == 1
    most = build("Y12", dials=(1, 1, 4, 1))
    do(most, "hex:0.2 turn:0")
    assert most.seats[0].points == 4


def test_v15_one_district_only() -> None:
    """FLO-9.6, V15, FAQ 9: a tile with two areas scores the one that is chosen."""
    tiles = "Y02@-1.2/0 Y02@1.2/0"
    state = build("Y20", tiles=tiles)  # areas at east and west
    state.seats[0].tiles = {"-1.2": ("Y02", 0), "1.2": ("Y02", 0), "2.2": ("Y04", 2)}
    do(state, "hex:0.2 turn:0")
    assert asked(state) == "ChooseDistrict"
    found = {str(move): state.decision.facts(move)["b"] for move in state.legal_moves()}
    assert found == {"area:0": 3, "area:1": 2}
    do(state, "area:0")
    assert state.seats[0].points == 3


def test_t3_a_sonar_circle() -> None:
    """FLO-9.8, FLO-12.10, T3, rulings 42 and 43: the tile scores 1, then the circle: sonar 1, 3 points."""
    state = build("R02", tiles="R01@0.2/5 Y02@0.3/3")
    do(state, "hex:1.2 turn:1")
    assert (state.seats[0].points, state.sonar) == (4, 1)


def test_a_tile_without_a_mark_completes_nothing() -> None:
    """FLO-8.7, FLO-9.8: however it is turned, neither as the last of three nor as one of the others."""
    for turn in range(6):
        new = build("R13", tiles="R01@0.2/5 Y02@0.3/3")
        do(new, f"hex:1.2 turn:{turn}")
        other = build("R02", tiles=f"R13@0.2/{turn} Y02@0.3/3")
        do(other, "hex:1.2 turn:1")
        assert (new.sonar, other.sonar) == (0, 0)
        bare = lay("B01", tiles=f"G01@0.2/{turn} R10@0.3/{turn}")
        assert "CircleCompleted" not in kinds(do(bare, "hex:1.2"))


def test_circles_are_counted_by_side() -> None:
    """FLO-14.6, FLO-13.4: of artifact pieces below, of stations above, those that lie there, each once."""
    below = table(tiles="R01@0.2/5 Y02@0.3/4 G09@1.2/0 B01@1.1/0")
    assert count(below, 0, "artifact_circles") == 1
    above = table(side="sky", tiles="R01@0.2/5 Y02@0.3/3 R02@1.2/1")
    assert count(above, 0, "sonar_circles") == 1


def test_v23_the_last_sonar_field() -> None:
    """FLO-12.10, V23, ruling 72: 5 points instead, by itself."""
    state = build("R02", tiles="R01@0.2/5 Y02@0.3/3", sonar=4)
    do(state, "hex:1.2 turn:1")
    assert (state.seats[0].points, state.sonar) == (6, 4)


def test_t17_one_by_one_or_together() -> None:
    """FLO-9.1, FLO-16.6, T17, ruling 70: 1 + 2 points; with the option 2 + 2."""
    for options, points in (({}, 3), ({"build_scoring": "together"}, 4)):
        state = table(side="sky", step=BeginBuild(0, 2), supply="R04 R10", resources="red6", options=options)
        do(state, "tile:R10", "hex:0.2 turn:0", "tile:R04", "hex:1.2 turn:0")
        assert state.seats[0].points == points
    assert ScoreTogether(0).player == 0


def test_together_ends_with_each_effect() -> None:
    """FLO-16.6: a second effect of the card scores its own tile only, beside those of the first."""
    state = table(
        side="sky", step=BeginBuild(0, 1), supply="R04 R10", resources="red6",
        options={"build_scoring": "together"},
    )  # fmt: skip
    state.stack.insert(2, BeginBuild(0, 1))  # when the first has been scored
    do(state, "tile:R10", "hex:0.2 turn:0", "tile:R04", "hex:1.2 turn:0")
    assert state.seats[0].points == 1 + 2


def test_together_counts_a_circle_once() -> None:
    """FLO-16.6: two of its stations are new."""
    state = table(
        side="sky", step=BeginBuild(0, 2), supply="R02 Y02", resources="red6 yellow6",
        tiles="R01@0.2/5", options={"build_scoring": "together"},
    )  # fmt: skip
    do(state, "tile:Y02", "hex:0.3 turn:3", "tile:R02", "hex:1.2 turn:1")
    assert state.sonar == 1


def test_water_round_a_settlement() -> None:
    """FLO-9.4, FLO-9.9: no connection over a watery edge; both sides must reach it, so it does not grow."""
    state = build("R10", tiles="R21@0.2/1")  # its area reaches the edges 1 and 3, not the east
    do(state, "hex:1.2 turn:0")
    assert joined(state.seats[0].tiles, (), ("1.2", 0)) == [("1.2", 0)] and state.seats[0].points == 1
    both = build("R10", tiles="R21@0.2/0")  # edges 0 and 2: now it meets the new tile
    do(both, "hex:1.2 turn:0")
    assert joined(both.seats[0].tiles, (), ("1.2", 0)) == [("0.2", 0), ("1.2", 0)]
    assert both.seats[0].points == 2


def test_the_start_tile_joins_settlements_but_no_districts() -> None:
    """FLO-9.3, FLO-9.5: a building beyond it counts for A, tiles beyond it do not count for B."""
    state = build("Y02", tiles="Y12@-1.2/0")  # a habitat; open to the water of the start tile above it
    do(state, "hex:1.0 turn:0")
    assert state.seats[0].points == 2 * 1
    assert joined(state.seats[0].tiles, ("0.0", "0.1", "-1.1"), ("1.0", 0), "yellow") == [("1.0", 0)]


def test_two_areas_of_one_tile_are_not_connected_on_it() -> None:
    """FLO-9.4, FAQ 9: the two groups that they touch stay two."""
    tiles = {"-1.2": ("Y02", 0), "0.2": ("Y20", 0), "1.2": ("Y02", 0)}
    assert joined(tiles, (), ("0.2", 0)) == [("0.2", 0), ("1.2", 0)]
    assert joined(tiles, (), ("0.2", 1)) == [("-1.2", 0), ("0.2", 1)]


def test_one_area_that_joins_two_groups_counts_both() -> None:
    """FLO-9.5, FLO-9.6, ruling 9: they are one district now."""
    state = build("Y02", tiles="Y06@-1.2/0 Y02@1.2/0 Y04@2.2/2")
    do(state, "hex:0.2 turn:0")
    tiles = {place for place, _ in joined(state.seats[0].tiles, (), ("0.2", 0), "yellow")}
    assert {"0.2", "1.2", "2.2"} <= tiles
    assert state.seats[0].points == len(tiles)


def test_start_waters_off() -> None:
    """FLO-16.4: the start tile is the harbour only, so the first tile may have any depth."""
    state = lay("R17", options={"start_waters": "off"})
    assert refused(state, "hex:0.1 turn:0") == "" and rim(state, 0) == ("-1.0", "1.0", "-1.1", "0.1")
