"""Records: round trip, torn and changed text, what cannot be known here, salvage."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import Move, Record, RecordError
from rules.cli import play

STATE = play(rules.load("seastead").new(3, options={"specialist_set": "AB"}), ("random", "random"), 1)
RECORD = STATE.record(digests=True).with_notes(seats="human,greedy", title="a  line\nof text")
TEXT = str(RECORD)
PLAIN = str(STATE.record())
TORN = ("torn", "not_a_record", "bad_header", "bad_line", "some_digests", "digest_differs")


def error(text: str) -> RecordError:
    """The error that a text brings when it is read and replayed."""
    with pytest.raises(RecordError) as caught:
        Record.parse(text).replay()
    return caught.value


@pytest.mark.parametrize("text", [TEXT, PLAIN])
def test_round_trip(text: str) -> None:
    """`Record.parse(str(record)) == record`, with and without digests; replay gives the same state."""
    record = Record.parse(text)
    assert str(record) == text
    assert record.replay().digest() == STATE.digest()
    assert record.replay().record(digests=bool(record.digests)) == replace(record, notes=())


def test_line_ends_and_blank_lines_of_other_systems_are_read() -> None:
    """A file that went through mail or an editor."""
    for end in ("\r\n", "\r"):
        assert Record.parse(TEXT.replace("\n", end)) == RECORD
    assert Record.parse(TEXT + "\n\n  \n") == RECORD


def test_any_ply_can_be_replayed() -> None:
    """And a ply that is not there is named."""
    for ply in (0, 1, 17, len(RECORD.moves)):
        state = RECORD.replay(ply)
        assert state.ply == ply
        assert ply == 0 or state.digest() == RECORD.digests[ply - 1]
    for ply in (-1, len(RECORD.moves) + 1):
        with pytest.raises(RecordError) as caught:
            RECORD.replay(ply)
        assert (caught.value.key, caught.value.args_by_name["ply"]) == ("no_such_ply", ply)


def test_notes_are_one_line_each() -> None:
    """They survive the round trip and do not change the game."""
    assert RECORD.note("title") == "a line of text"
    assert RECORD.note("nothing", "there") == "there"
    assert RECORD.with_notes(title="x").note("title") == "x"


def test_every_torn_record_is_noticed() -> None:
    """Cut off at any character (all but a last line break) it is refused."""
    for cut in [*range(400), *range(400, len(TEXT) - 1, 97), len(TEXT) - 20]:
        assert error(TEXT[:cut]).key in TORN


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("tiefgang 1", "tiefgang 2", "newer_format"),
        ("tiefgang 1", "tiefgang 0", "not_a_record"),
        ("tiefgang 1", "tiefgang x", "not_a_record"),
        ("tiefgang 1", "tiefgang " + "9" * 5000, "not_a_record"),
        ("tiefgang 1", "hello", "not_a_record"),
        ("game seastead", "game chess", "unknown_setup"),
        ("game seastead\n", "", "bad_header"),
        ("game seastead", "game seastead\ngame seastead", "bad_header"),
        ("seed 3", "seed three", "bad_header"),
        ("seed 3", "seed -3", "bad_header"),
        ("seed 3", "seed " + "9" * 5000, "bad_header"),
        ("seed 3", "seed 99999999999999999999", "unknown_setup"),
        ("players 2", "players 3", "unknown_setup"),
        ("option specialist_set AB", "option specialist_set C", "unknown_setup"),
        ("option specialist_set AB", "option sides B", "unknown_setup"),
        ("option specialist_set AB", "option specialist_set", "bad_header"),
        ("components", "something", "bad_header"),
    ],
)
def test_a_changed_head_is_refused(old: str, new: str, key: str) -> None:
    """Wrong version, unknown game, set-up or line: each has its own sentence."""
    assert old in TEXT
    assert error(TEXT.replace(old, new, 1)).key == key


def changed(line: int, text: str, *, of: str = TEXT) -> str:
    """The record with one of its moves (1 is the first) replaced."""
    head, _, body = of.partition("\n\n")
    lines = body.split("\n")
    lines[line - 1] = text
    return f"{head}\n\n" + "\n".join(lines)


def test_changed_moves_are_refused() -> None:
    """Unknown pick, illegal move, another legal move, wrong digest: with the ply where it happened."""
    for text, key, ply in [
        (changed(4, "Deck!dive"), "bad_line", None),
        (changed(4, "deck:wreck", of=PLAIN), "illegal_in_record", 4),
        (changed(4, f"{RECORD.moves[3]} = 0123456789abcdef"), "digest_differs", 4),
        (changed(4, str(RECORD.moves[3])), "some_digests", None),
        (
            TEXT.replace(f"end {len(RECORD.moves)} {RECORD.end}", f"end {len(RECORD.moves)} 0"),
            "digest_differs",
            None,
        ),
    ]:
        caught = error(text)
        assert caught.key == key
        assert ply is None or caught.args_by_name["ply"] == ply


def test_the_last_line_counts() -> None:
    """Its number and its form; nothing comes after it."""
    count = len(RECORD.moves)
    assert error(PLAIN.replace(f"end {count}", f"end {count - 1}")).key == "torn"
    assert error(PLAIN.replace(f"end {count}", "end many")).key == "bad_line"
    assert error(PLAIN.replace(f"end {count}", "end " + "9" * 5000)).key == "bad_line"
    assert error(PLAIN + "deck:dive\n").key == "after_end"


def test_a_move_after_the_end_of_the_game() -> None:
    """The record says so with the ply."""
    longer = replace(RECORD, moves=(*RECORD.moves, Move("deck:dive")), digests=(), end="")
    caught = error(str(longer))
    assert (caught.key, caught.args_by_name["ply"]) == ("illegal_in_record", len(longer.moves))


def test_a_record_of_other_components_says_so() -> None:
    """When it cannot be replayed, the other component set is named: it may be the cause."""
    other = replace(RECORD, components="00000000")
    assert other.replay().digest() == STATE.digest()
    broken = replace(other, end="0")
    with pytest.raises(RecordError) as caught:
        broken.replay()
    assert caught.value.args_by_name["other_components"] == "00000000"


def test_salvage_gives_back_what_can_be_replayed() -> None:
    """From a text torn anywhere in its moves, digests or not: nothing more is lost than is torn."""
    for text in (TEXT, PLAIN):
        start = text.index("\n\n") + 2
        for cut in range(start, len(text), 61):
            torn = text[:cut]
            whole = torn[start:].count("\n")
            saved = Record.salvage(torn)
            assert saved.moves[:whole] == RECORD.moves[: min(whole, len(RECORD.moves))]
            assert len(saved.moves) <= whole + 1
            assert Record.parse(str(saved)).replay().digest() == saved.end


def test_salvage_stops_at_the_first_bad_move() -> None:
    """A changed digest does not hurt, an illegal or unreadable move ends it, more text is left out."""
    assert Record.salvage(changed(5, "deck:wreck", of=PLAIN)).moves == RECORD.moves[:4]
    assert Record.salvage(changed(5, "?!", of=TEXT)).moves == RECORD.moves[:4]
    assert Record.salvage(PLAIN + "rubbish\n").moves == RECORD.moves
    assert Record.salvage(TEXT.replace(RECORD.digests[9], "f" * 16)).moves == RECORD.moves


@pytest.mark.parametrize("text", ["", "tiefgang 1", "tiefgang 1\ngame chess\nseed 1\nplayers 2\n\n", "{}"])
def test_what_has_no_readable_head_cannot_be_salvaged(text: str) -> None:
    """RecordError, as for reading."""
    with pytest.raises(RecordError):
        Record.salvage(text)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_random_bytes_are_refused(noise: bytes) -> None:
    """Only RecordError comes out of it."""
    for text in (noise.decode("latin-1"), TEXT[:200] + noise.decode("utf-8", "replace")):
        with pytest.raises(RecordError):
            Record.parse(text)


@settings(max_examples=150, deadline=None)
@given(place=st.integers(0, len(TEXT)), length=st.integers(0, 1), new=st.text(max_size=1))
def test_a_changed_character_is_refused_or_harmless(place: int, length: int, new: str) -> None:
    """It parses to what prints alike, and then replays or raises RecordError."""
    text = TEXT[:place] + new + TEXT[place + length :]
    try:
        record = Record.parse(text)
        assert Record.parse(str(record)) == record
        record.replay()
    except RecordError as why:
        assert why.key and str(why)
    try:
        Record.salvage(text)
    except RecordError as why:
        assert why.key
