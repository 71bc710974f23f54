"""The Bokeh renderer: one figure, and only what differs is sent."""

from typing import Any

import pytest

from app import render_bokeh
from app.scene import Layer, Scene, Sheet

pytest.importorskip("bokeh")


def _scene(count: int = 2, number: str = "7", names: tuple[str, ...] = ("under", "over")) -> Scene:
    sheet = Sheet(100, 50, names)
    for index in range(count):
        sheet.patch(names[0], [(index, 0), (10, 0), (10, 10)], fill="#fff")
        sheet.text(names[-1], index, 4, number if index == 1 else "3", 13, "#000")
    sheet.line(names[-1], [(0, 0), (5, 5)], "#000", dash="2 2")
    return sheet.scene()


def _sent(board: render_bokeh.Board, scene: Scene) -> list[Any]:
    from bokeh.document import Document

    document = Document()
    document.add_root(board.figure)
    events: list[Any] = []
    document.on_change(events.append)
    board.update(scene)
    document.remove_root(board.figure)
    return [event for event in events if event.kind not in ("RootRemoved", "TitleChanged")]


def test_an_equal_scene_sends_nothing() -> None:
    board = render_bokeh.board(_scene())
    assert _sent(board, _scene()) == []


def test_one_changed_number_sends_one_cell() -> None:
    board = render_bokeh.board(_scene())
    (event,) = _sent(board, _scene(number="8"))
    assert event.kind == "ColumnsPatched"
    assert event.patches == {"text": [(1, "8")]}


def test_one_more_shape_replaces_only_the_sources_that_grew() -> None:
    board = render_bokeh.board(_scene())
    events = _sent(board, _scene(count=3))
    assert {event.model.id for event in events} == {
        board._sources["under", "patches"].id,
        board._sources["over", "texts"].id,
    }


def test_another_size_changes_the_ranges() -> None:
    board = render_bokeh.board(_scene())
    board.update(Scene(200, 80, _scene().layers))
    assert (board.figure.x_range.start, board.figure.x_range.end) == (0, 200)
    assert (board.figure.y_range.start, board.figure.y_range.end) == (80, 0)


def test_a_board_may_start_empty_and_loses_layers_that_a_scene_lacks() -> None:
    board = render_bokeh.board(Scene(10, 10))
    board.update(_scene())
    assert len(board.figure.renderers) == 6
    assert board._sources["over", "texts"].data["text"] == ["3", "7"]
    board.update(Scene(10, 10, (Layer("under"),)))
    assert board._sources["over", "texts"].data["text"] == []


def test_the_figure_is_never_rebuilt() -> None:
    board = render_bokeh.board(_scene())
    before = (board.figure, list(board.figure.renderers))
    board.update(_scene(count=4))
    assert (board.figure, list(board.figure.renderers)) == before


def test_a_figure_takes_no_gesture_away_from_the_page() -> None:
    board = render_bokeh.board(_scene())
    assert board.figure.toolbar.tools == []


def test_taps_come_with_the_scenes_coordinates() -> None:
    from bokeh.events import Press, Tap

    board = render_bokeh.board(_scene())
    heard: list[tuple[str, float, float]] = []
    render_bokeh.on_tap(board.figure, lambda x, y: heard.append(("tap", x, y)))
    render_bokeh.on_press(board.figure, lambda x, y: heard.append(("press", x, y)))
    board.figure._trigger_event(Tap(board.figure, x=3, y=4))
    board.figure._trigger_event(Press(board.figure, x=5, y=6))
    board.figure._trigger_event(Tap(board.figure, x=None, y=None))
    assert heard == [("tap", 3.0, 4.0), ("press", 5.0, 6.0)]


def test_figures_and_words_stand_on_the_same_baseline() -> None:
    """Bokeh's text box of bare figures ends at the baseline, that of words at the font's descent."""
    sheet = Sheet(100, 50, ("one",))
    sheet.text("one", 5, 30, "12", 10, "#000")
    sheet.text("one", 5, 30, "Riff", 10, "#000")
    columns = render_bokeh._text_columns(sheet.scene().layers[0])
    assert columns["y"] == [30, 34]
