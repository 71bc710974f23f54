"""SVG text of scenes: well-formed, escaped, complete."""

from xml.etree import ElementTree

import pytest

from app.render_svg import svg
from app.scene import NONE, Scene, Sheet

_SVG = "{http://www.w3.org/2000/svg}"


def _scene(text: str) -> Scene:
    sheet = Sheet(100, 50, ("one",))
    sheet.patch(
        "one", [(0, 0), (10, 0), (5, 8)], [(2, 2), (3, 2), (3, 3)], fill="#abc", line="#123", dash="2 2"
    )
    sheet.patch("one", [(0, 0), (10, 0), (5, 8)], line="#123")
    sheet.line("one", [(0, 0), (9, 9)], "#000", 2, 0.5)
    sheet.text("one", 5, 6, text, 13, "#000", "serif", "bold italic", "right", angle=1)
    return sheet.scene()


def test_text_is_escaped() -> None:
    hostile = '<script>"&</script>'
    tree = ElementTree.fromstring(svg(_scene(hostile), hostile))
    assert [node.text for node in tree.iter(f"{_SVG}text")] == [hostile]
    assert tree.get("aria-label") == hostile
    assert not list(tree.iter(f"{_SVG}script"))


def test_everything_is_drawn() -> None:
    tree = ElementTree.fromstring(svg(_scene("x")))
    assert len(list(tree.iter(f"{_SVG}path"))) == 3
    assert tree.get("viewBox") == "0 0 100 50"
    assert tree.get("aria-hidden") == "true"


def test_no_fill_and_no_line_are_left_out() -> None:
    text = svg(_scene("x"))
    assert NONE not in text
    assert 'fill="none"' in text


def test_a_scene_by_night_follows_the_dark_scheme() -> None:
    def sheet(fill: str) -> Scene:
        made = Sheet(10, 10, ("one",))
        made.patch("one", [(0, 0), (1, 0), (1, 1)], fill=fill, line="#777")
        made.patch("one", [(0, 0), (1, 0), (1, 1)], fill=fill)
        return made.scene()

    text = svg(sheet("#fff"), night=sheet("#000"))
    assert "<style>.c0{fill:#fff}@media(prefers-color-scheme:dark){.c0{fill:#000}}</style>" in text
    assert text.count('class="c0"') == 2 and text.count('stroke="#777"') == 1
    with pytest.raises(ValueError):
        svg(sheet("#fff"), night=Scene(10, 10, ()))
