"""`python -m rules`: each command, and bad input that ends in a sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from rules import Record
from rules.cli import main
from tests.goldens import record_files

ROOT = Path(__file__).parents[2]
GAME = str(next(path for path in record_files() if path.parent.name == "seastead"))


def test_games_lists_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    """One block a game."""
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "seastead: 1 to 2 players" in out
    assert "specialist_set: A | AB" in out


def test_play_prints_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    """With digests, for a while or to the end."""
    assert main(["play", "seastead", "--seed", "5", "--plies", "7", "--digests"]) == 0
    record = Record.parse(capsys.readouterr().out)
    assert (len(record.moves), len(record.digests), record.seed) == (7, 7, 5)
    assert main(["play", "seastead", "--option", "specialist_set=AB", "--bots", "random,random"]) == 0
    assert Record.parse(capsys.readouterr().out).replay().is_terminal()


def test_replay_tells_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    """Move by move, with the digest at the end."""
    assert main(["replay", GAME]) == 0
    out = capsys.readouterr().out
    record = Record.parse(Path(GAME).read_text("utf-8"))
    assert f"digest {record.end}" in out
    assert out.splitlines()[0].split()[1] == "ChooseAction"


def test_show_prints_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    """The observation and the legal moves."""
    assert main(["show", GAME, "--ply", "3"]) == 0
    out = capsys.readouterr().out
    assert "F1.1" in out and "<LegalMoves (" in out


def test_perft_and_many_print_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """Counts by depth; speed and wins."""
    assert main(["perft", "seastead", "--depth", "2"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert main(["many", "seastead", "--count", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 games, ")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["play", "chess"], "chess"),
        (["play", "seastead", "--option", "sides=B"], "sides"),
        (["play", "seastead", "--option", "specialist_set"], "specialist_set"),
        (["play", "seastead", "--players", "7"], "7"),
        (["play", "seastead", "--seed", "-1"], "-1"),
        (["play", "seastead", "--bots", "random"], "bots"),
        (["play", "seastead", "--bots", "deep_thought,random"], "deep_thought"),
        (["replay", "/nowhere/at/all.txt"], "/nowhere/at/all.txt"),
        (["show", GAME, "--ply", "9999"], "9999"),
    ],
)
def test_bad_input_ends_in_a_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2, and the offender is named."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("rules: ") and word in captured.err


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda text: text.rstrip("\n").rpartition("\n")[0], "torn"),
        (lambda text: "\ufeff\x00 nothing", "not_a_record"),
        (lambda text: text.replace("tiefgang 1", "tiefgang 2"), "newer_format"),
    ],
)
def test_a_bad_record_ends_in_a_sentence(
    change, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Torn, not a record at all, too new."""
    path = tmp_path / "record.txt"
    path.write_text(change(Path(GAME).read_text("utf-8")), "utf-8")
    assert main(["replay", str(path)]) == 2
    assert word in capsys.readouterr().err
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["show", str(path)]) == 2


def test_a_move_after_the_end_ends_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The record goes on although the game is over."""
    over = next(path for path in record_files() if "note returns" in path.read_text("utf-8"))
    record = Record.parse(over.read_text("utf-8"))
    path = tmp_path / "record.txt"
    body = "".join(f"{move}\n" for move in [*record.moves, "deck:dive"])
    head = str(record).partition("\n\n")[0]
    path.write_text(f"{head}\n\n{body}end {len(record.moves) + 1}\n", "utf-8")
    assert main(["replay", str(path)]) == 2
    assert "game_over" in capsys.readouterr().err


@pytest.mark.parametrize("bad", [["many", "seastead", "--count", "0"], [], ["dance"]])
def test_a_wrong_command_line_shows_the_usage(bad: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """As argparse does it."""
    with pytest.raises(SystemExit):
        main(bad)
    assert "usage" in capsys.readouterr().err


def test_a_closed_pipe_is_no_error() -> None:
    """`python -m rules replay FILE | head -1` says nothing on the error output."""
    command = f"{sys.executable} -m rules replay {GAME} | head -1"
    done = subprocess.run(
        command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stderr, len(done.stdout.splitlines())) == ("", 1)


def test_the_command_works_from_the_repository_root_without_site_packages() -> None:
    """`python -I -S` sees nothing but the standard library."""
    code = "import sys; sys.path.insert(0, '.'); import rules; print(rules.load('seastead').new().digest())"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert len(done.stdout.strip()) == 16
