"""Text measured without a browser: wrapping, breaking, shortening, centring."""

from app import geometry
from app.lettering import fit, middle, shorten, width, wrap


def test_wider_text_is_wider() -> None:
    assert width("Landvermesserin", 13) > width("Lotsin", 13) > 0
    assert width("Lotsin", 13, bold=True) > width("Lotsin", 13)
    assert abs(width("00", 10) - 10) < 0.1  # a figure is half as wide as it is high


def test_text_is_wrapped_at_spaces_into_the_room() -> None:
    lines = wrap("Dieser Bau kostet zwei weniger", 90, 13, 4)
    assert all(width(line, 13) <= 90 for line in lines)
    assert " ".join(lines) == "Dieser Bau kostet zwei weniger"


def test_long_words_break_at_soft_hyphens_or_else_by_force() -> None:
    assert wrap("Landver\u00admesserin", 80, 13.5, 2, True) == ["Landver-", "messerin"]
    assert wrap("Landver\u00admesserin", 200, 13.5, 2, True) == ["Landvermesserin"]
    forced = wrap("Säuberungsmarker", 80, 13, 2)
    assert len(forced) == 2 and forced[0].endswith("-")


def test_too_long_a_text_ends_with_an_ellipsis() -> None:
    lines = wrap("eins zwei drei vier fünf sechs sieben acht", 60, 13, 2)
    assert len(lines) == 2 and lines[1].endswith("…")
    assert wrap("Meeres\u00adbiologin am Meer", 60, 13, 1)[0].endswith("…")
    assert shorten("kurz", 100, 13) == "kurz"


def test_sizes_shrink_to_the_room_but_not_below_the_least() -> None:
    assert fit("Tiefsee", 1000, 15, 9) == 15
    assert 9 <= fit("Tiefsee", 40, 15, 9) < 15
    assert fit("Flachgewässer", 10, 15, 9) == 9


def test_figures_are_centred_by_their_height() -> None:
    assert middle(100, 10) == 103.3


def test_outlines_keep_to_their_sizes() -> None:
    assert all(abs((x * x + y * y) ** 0.5 - 5) < 1e-9 for x, y in geometry.disc(0, 0, 5))
    assert geometry.box(0, 0, 4, 2) == [(-2, -1), (2, -1), (2, 1), (-2, 1)]
    assert len(geometry.chaikin([(0, 0), (1, 0), (1, 1)], 2)) == 12
