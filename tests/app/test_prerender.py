"""The start boards that the page shows before Python runs."""

from pathlib import Path
from xml.etree import ElementTree

import rules
from app import prerender


def test_start_boards_are_written(tmp_path: Path) -> None:
    assert prerender.main([str(tmp_path / "start")]) == 0
    names = sorted(path.name for path in (tmp_path / "start").iterdir())
    wanted = [f"start-{game}-{variant}.svg" for game in rules.games() for variant in prerender.SIZES]
    wanted += [f"home-{game}-{language}.svg" for game in rules.games() for language in ("de", "en")]
    assert names == sorted(wanted)
    for name in names:
        ElementTree.parse(tmp_path / "start" / name)


def test_a_wrong_call_says_how_to_call(capsys: object) -> None:
    assert prerender.main([]) == 2
