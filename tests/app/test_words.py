"""The catalogues' loader and how it fills a sentence."""

from pathlib import Path

import pytest

from app.packaging import library
from app.packaging.paths import ROOT
from app.words import LANGUAGES, Words, arrived, catalogue


def test_both_languages_have_the_same_keys() -> None:
    keys = [set(catalogue(language)) for language in LANGUAGES]
    assert keys[0] ^ keys[1] == set()


@pytest.mark.parametrize(
    ("text", "args", "filled"),
    [
        ("{count} {count:point|points}", {"count": 1}, "1 point"),
        ("{count} {count:point|points}", {"count": 0}, "0 points"),
        ("{count} {resource:count}", {"count": 2, "resource": "artifact"}, "2 artifacts"),
        ("{player} to {other}", {"player": 0, "other": 1}, "Blue to Orange"),
        ("{amounts}", {"amounts": {"kelp": 1, "artifact": 2, "fish": 0}}, "1 kelp, 2 artifacts"),
        ("{winners}", {"winners": (0, 1)}, "Blue, Orange"),
        ("{found}", {"found": "<b>{found}</b>"}, "<b>{found}</b>"),
        ("{rest}", {"rest": None}, "–"),
    ],
)
def test_gaps_are_filled_with_words(text: str, args: dict[str, object], filled: str) -> None:
    assert Words("en", "seastead", strict=True).fill(text, args) == filled


def test_a_number_is_called_by_its_name_where_the_sentence_asks_for_it() -> None:
    assert Words("en", "flotilla", strict=True).fill("{ship:name} of {ship}", {"ship": 1}) == "ship 2 of 1"


def test_an_argument_is_found_by_what_its_name_ends_with() -> None:
    words = Words("de", "seastead")
    assert (
        words.noun("other_site", "F1.3")
        == words.noun("site2", "F1.3")
        == words.noun("site", "F1.3")
        != "F1.3"
    )


def test_an_unknown_key_raises_in_tests_and_shows_itself_in_the_app() -> None:
    with pytest.raises(KeyError, match=r"no sentence 'ui\.nothing' in the en catalogue"):
        Words("en", strict=True)("ui.nothing")
    assert Words("en")("ui.nothing") == "ui.nothing"


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(KeyError, match="no argument 'count'"):
        Words("en", strict=True).fill("{count}", {"player": 0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_rules_has_a_sentence(language: str) -> None:
    import re
    from pathlib import Path

    pattern = re.compile(r'(?:RecordError|OptionError|RulesError|_mismatch)\(\s*"(\w+)"')
    paths = (Path(__file__).parents[2] / "rules").rglob("*.py")
    keys = {key for path in paths for key in pattern.findall(path.read_text("utf-8"))}
    assert keys >= {"torn", "bad_pick", "newer_format", "bad_option"}
    assert [key for key in sorted(keys) if not Words(language).has(f"error.{key}")] == []


def test_what_comes_with_a_game_joins_the_sentences_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in the browser: the texts of a later game lie in its archive; who holds `Words` has them, too."""
    monkeypatch.setattr("app.words.FOLDER", tmp_path)
    monkeypatch.setattr("app.words._CATALOGUES", {})
    monkeypatch.setattr("app.words._READ", set())
    (tmp_path / "home.en.toml").write_text('"tiny.name" = "Tiny"\n', "utf-8")
    words = Words("en", "tiny")
    assert words("tiny.name") == "Tiny" and not words.has("tiny.rule")
    (tmp_path / "tiny.en.toml").write_text('"tiny.rule" = "Rules of Tiny"\n', "utf-8")
    arrived()
    assert words("tiny.rule") == "Rules of Tiny" and words("tiny.name") == "Tiny"


@pytest.mark.parametrize("game", library.LATER_GAMES)
def test_the_texts_of_a_later_game_come_with_it(game: str) -> None:
    """Not at the start, all but its name, which the list of games says."""
    own = {name for name in library.own_files() if name.startswith("app/text/")}
    late = {name for name in library.game_files(game) if name.startswith("app/text/")}
    assert {f"app/text/{game}.{language}.toml" for language in LANGUAGES} <= late and not own & late
    shown = "".join((ROOT / name).read_text("utf-8") for name in own)
    assert f'"{game}.name"' in shown
