"""Scenes: equality, what a tap hits, and sheets that draw them."""

from app.scene import TOUCH, Lit, Scene, Sheet, Target, hit


def _scene(*targets: Target) -> Scene:
    return Scene(400, 400, (), targets)


def test_a_tap_in_empty_water_hits_nothing() -> None:
    assert hit(_scene(Target(("site:F1.1",), 100, 100, 20, 20)), 300, 300) is None


def test_a_small_piece_has_an_area_for_a_finger() -> None:
    small = Target(("ship:F1.1",), 100, 100, 8, 8)
    assert hit(_scene(small), 100 + TOUCH / 2, 100 - TOUCH / 2) is small
    assert hit(_scene(small), 100 + TOUCH / 2 + 1, 100) is None


def test_the_nearest_possible_target_wins_over_a_nearer_impossible_one() -> None:
    near = Target(("site:F1.1",), 100, 100, 30, 30)
    far = Target(("site:F1.2",), 130, 100, 30, 30, lit=True)
    assert hit(_scene(near, far), 109, 100) is far
    assert hit(_scene(near, far), 95, 100) is near  # too far away from the possible one


def test_between_two_possible_targets_the_nearer_one_wins() -> None:
    left = Target(("half:a",), 100, 100, 20, 20, lit=True)
    right = Target(("half:b",), 130, 100, 20, 20, lit=True)
    assert hit(_scene(left, right), 114, 100) is left
    assert hit(_scene(left, right), 116, 100) is right


def test_a_lit_target_is_hit_a_little_beside_its_area() -> None:
    lit = Target(("deck:dive",), 100, 100, 44, 44, lit=True)
    assert hit(_scene(lit), 126, 100) is lit
    assert hit(_scene(lit), 130, 100) is None


def _drawn(x: float) -> Scene:
    sheet = Sheet(100, 50, ("under", "over"))
    sheet.patch("under", [(x, 0), (10, 0), (10, 10)], fill="#fff")
    sheet.line("over", [(0, 0), (5, 5)], "#000", dash="2 2")
    sheet.text("over", 3, 4, "7", 13, "#000")
    sheet.target(["site:F1.1"], 5, 5, 10, 10, "Northwest 1", True)
    return sheet.scene()


def test_scenes_are_equal_when_they_look_and_answer_alike() -> None:
    assert _drawn(0) == _drawn(0)
    assert _drawn(0) == _drawn(0.001)  # less than a tenth of a pixel
    assert _drawn(0) != _drawn(1)


def test_layers_keep_the_order_of_their_names() -> None:
    assert [layer.name for layer in _drawn(0).layers] == ["under", "over"]


def test_pasted_parts_make_the_same_scene() -> None:
    drawn = Sheet(100, 50, ("under", "over"))
    drawn.patch("under", [(0, 0), (1, 0), (1, 1)], fill="#fff")
    copy = Sheet(100, 50, ("under", "over"))
    copy.paste(drawn.parts())
    assert copy.scene() == drawn.scene()


def test_lit_state_takes_the_strongest_of_a_places_picks() -> None:
    lit = Lit({"site:F1.1": "possible", "ship:F1.1": "focus"})
    assert lit.state("site:F1.1", "ship:F1.1") == "focus"
    assert lit.state("site:F1.1") == "possible"
    assert lit.state("site:F1.2") == ""
    assert "site:F1.1" in lit


def test_the_part_of_lit_about_some_picks_comes_back() -> None:
    lit = Lit({"a": "focus", "b": "possible"}, {"a": "2"}, frozenset({"a", "c"}), {"b": "x"})
    about = Lit.of(lit.about("a"))
    assert about == Lit({"a": "focus"}, {"a": "2"}, frozenset({"a"}))
    assert hash(lit.about("a", "b")) == hash(lit.about("a", "b"))
