"""Seastead's further drawings: the decree, the Boss and his goods, void price tags, the solo gauges."""

import dataclasses

import pytest

from app.boards.seastead import REGIONS, boss
from app.scene import Lit, Scene, Target, hit
from app.theme import DARK, style
from app.words import LANGUAGES, Words
from rules.seastead.components import SITES, box
from rules.seastead.observation import Observation
from tests.app import seastead_positions as positions

CHARTS = ((770, 792), (367, 424), (960, 870), (820, 767), (820, 695), (786, 820))
BOARDS = ((366, 190), (480, 280), (402, 200), (367, 66))
DISPLAYS = ((366, 150), (480, 230), (359, 160))
SIZES = [("chart", s) for s in CHARTS] + [("boards", s) for s in BOARDS] + [("display", s) for s in DISPLAYS]
DRAWN = ("B09", "B14")
TABLES = {
    "solo": positions.solo(),
    "B sides": positions.with_decree(),
    "drawn": positions.with_decree(DRAWN),
    "mixed": positions.with_decree(decree="B16", sides="ABBA"),
}
STYLE = style(words=positions.words)


def texts(scene: Scene) -> str:
    """All that is written on a scene."""
    return " ".join(text.text for layer in scene.layers for text in layer.texts)


def target(scene: Scene, pick: str) -> Target:
    """The one target of a pick."""
    (found,) = (target for target in scene.targets if pick in target.picks)
    return found


@pytest.mark.parametrize(("region", "size"), SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_everything_lies_inside_and_can_be_read(region: str, size: tuple[int, int], table: str) -> None:
    scene = REGIONS[region](TABLES[table], Lit(), size, STYLE)
    for layer in scene.layers:
        for text in layer.texts:
            assert text.size >= (13 if any(char.isalpha() for char in text.text) else 11), text
            assert 0 <= text.x <= size[0] and 0 <= text.y <= size[1], text
    for place in scene.targets:
        assert 0 <= place.x <= size[0] and 0 <= place.y <= size[1], place
    assert scene == REGIONS[region](TABLES[table], Lit(), size, STYLE)


@pytest.mark.parametrize("card", box().decrees)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", CHARTS)
def test_the_decree_in_force_is_named_and_said_whole(size: tuple[int, int], language: str, card: str) -> None:
    words = Words(language, "seastead", strict=True)
    seen = positions.with_decree(decree=card)
    scene = REGIONS["chart"](seen, Lit(), size, style(words=words.of_game))
    label = target(scene, f"decree:{card}").label
    assert words(f"seastead.{card}") in label and words(f"seastead.decree.{card}.text") in label
    assert "…" not in texts(scene).replace("...", "…"), "the decree's text is cut short"


@pytest.mark.parametrize("size", CHARTS)
def test_without_decrees_there_is_no_card(size: tuple[int, int]) -> None:
    scene = REGIONS["chart"](positions.midgame(), Lit(), size, STYLE)
    assert not any(pick.startswith("decree:") for place in scene.targets for pick in place.picks)


@pytest.mark.parametrize("size", DISPLAYS)
def test_one_of_two_drawn_decrees_is_chosen_in_the_display(size: tuple[int, int]) -> None:
    lit = Lit({f"decree:{card}": "possible" for card in DRAWN})
    scene = REGIONS["display"](positions.with_decree(DRAWN), lit, size, STYLE)
    for card in DRAWN:
        place = next(each for each in scene.targets if f"decree:{card}" in each.picks)
        found = hit(scene, place.x, place.y)
        assert place.lit and min(place.area()) >= 44 and found and f"decree:{card}" in found.picks
        assert box().decrees[card].id in place.picks[0]


@pytest.mark.parametrize("size", DISPLAYS)
def test_decrees_that_the_viewer_may_not_see_show_their_backs(size: tuple[int, int]) -> None:
    """Two different hidden pairs cannot be told apart: there is nothing of them in the observation."""
    scene = REGIONS["display"](positions.with_decree(("", "")), Lit(), size, STYLE)
    assert not any(pick in DRAWN for place in scene.targets for pick in place.picks)
    shown = REGIONS["display"](positions.with_decree(DRAWN), Lit(), size, STYLE)
    assert len(texts(scene)) < len(texts(shown))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", BOARDS)
def test_the_boss_has_a_board_with_his_points_and_how_they_come_about(
    size: tuple[int, int], language: str
) -> None:
    words = Words(language, "seastead", players=1, strict=True)
    seen = positions.solo()
    scene = REGIONS["boards"](seen, Lit(), size, style(words=words.of_game))
    label = target(scene, "boss:board").label
    built = sum(1 for view in seen.sites.values() if view.building and view.building[0] == boss.SEAT)
    for part in (words("seastead.boss.title"), "35", str(built), words("seastead.boss.rule").rstrip(".")):
        assert part in label
    assert "35" in texts(scene)
    assert words("seastead.player.0") in texts(scene) or size[1] < 100
    orange = Words(language, "seastead")("seastead.player.1")
    assert not any(orange in place.label for place in scene.targets) and orange not in texts(scene)


def test_his_points_are_his_buildings() -> None:
    """SEA-15.17: one building more, and the formula on his board says so."""
    seen = positions.solo()
    more = _built(seen, "F4.2")
    assert boss.formula(seen, STYLE) != boss.formula(more, STYLE)


def _built(seen: Observation, site: str) -> Observation:
    view = dataclasses.replace(seen.sites[site], building=(boss.SEAT, "port"), boss=())
    return dataclasses.replace(seen, sites={**seen.sites, site: view})


@pytest.mark.parametrize("size", CHARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_site_says_what_lies_there_for_the_boss_and_where_the_next_goods_come(
    size: tuple[int, int], language: str
) -> None:
    words = Words(language, "seastead", players=1, strict=True)
    seen = positions.solo()
    scene = REGIONS["chart"](seen, Lit(), size, style(words=words.of_game))
    aimed = boss.aims(seen)
    for site in SITES:
        label = target(scene, f"site:{site}").label
        lies = seen.sites[site].boss
        if lies:
            assert words("seastead.resource.fish" if lies == ("fish",) else f"seastead.{lies[0]}") in label
        elif site in aimed:
            assert words("seastead.boss.aims") in label
        else:
            assert words("seastead.boss.aims") not in label


def test_he_aims_at_the_cheapest_unbuilt_sites() -> None:
    """SEA-15.9, by hand: a building on it and the next cheapest is aimed at; a ship does not matter."""
    seen = positions.solo()
    cheapest = {site for site in boss.aims(seen) if site.startswith("F4")}
    after = seen
    for site in cheapest:
        after = _built(after, site)
    assert cheapest and not cheapest & boss.aims(after)
    assert any(site.startswith("F4") for site in boss.aims(after))
    assert boss.aims(positions.midgame()) == frozenset()


@pytest.mark.parametrize("size", [(770, 792), (960, 870)])
def test_a_void_price_tag_is_struck_out(size: tuple[int, int]) -> None:
    void = positions.solo()
    valid = dataclasses.replace(void, void_tags=())
    struck, plain = (REGIONS["chart"](seen, Lit(), size, STYLE) for seen in (void, valid))
    site = next(i for i in void.void_tags if not void.sites[i].building)
    assert target(struck, f"site:{site}").label != target(plain, f"site:{site}").label
    lines = [sum(len(layer.lines) for layer in scene.layers) for scene in (struck, plain)]
    assert lines[0] > lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gauges_of_the_solo_game_are_its_own(language: str) -> None:
    """SEA-15.16: buildings on a board and the dive deck, and no last round."""
    words = Words(language, "seastead", players=1, strict=True)
    look = style(words=words.of_game)
    alone, two = (
        texts(REGIONS["chart"](seen, Lit(), (770, 792), look))
        for seen in (positions.solo(), positions.midgame())
    )
    for key in ("board", "deck"):
        begin = words(f"seastead.gauge.{key}", full=12, done=5).split()[0].split("(")[0]
        assert begin in alone
    assert alone != two


def test_by_night_too() -> None:
    night = style(True, words=positions.words)
    for region, size in SIZES:
        for seen in TABLES.values():
            scene = REGIONS[region](seen, Lit(), size, night)
            assert scene.width == size[0]
    assert night.tokens is DARK
