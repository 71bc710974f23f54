"""Moves, legal moves, judging, narrowing: what can be done and why not, as one truth."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import IllegalMove, Move, Reason, RecordError
from rules.kernel import Event, narrow
from rules.kernel.narrow import why_not

PICK = st.from_regex(r"[a-z]+:[A-Za-z0-9_.+-]+", fullmatch=True)


def new(seed: int = 1):
    """A fresh game."""
    return rules.load("seastead").new(seed)


@given(st.lists(PICK, min_size=1, max_size=5))
def test_notation_reads_back(picks: list[str]) -> None:
    """`Move.parse(str(move)) == move`."""
    move = Move(*picks)
    assert Move.parse(str(move)) == move == Move.of(str(move)) == Move.of(picks) == Move.of(move)
    assert repr(move) == f"Move({str(move)!r})"


@pytest.mark.parametrize(
    "text", ["", "  ", "site", "site:", ":F1.1", "Site:F1.1", "site:F1.1 = abc", "site:ä", "a:b\x00"]
)
def test_what_is_no_move_cannot_be_parsed(text: str) -> None:
    """RecordError names the offender."""
    with pytest.raises(RecordError) as caught:
        Move.parse(text)
    assert caught.value.key == "bad_pick"
    assert caught.value.args_by_name["pick"] in text


def test_moves_compare_as_tuples() -> None:
    """And hash alike."""
    assert Move("a:b", "c:d") == ("a:b", "c:d")
    assert len({Move("a:b"), Move("a:b"), ("a:b",)}) == 1


def test_legal_moves_are_one_lazy_object() -> None:
    """Iterate, `in`, `len`, truth, `repr`; it follows its state."""
    state = new()
    legal = state.legal_moves()
    moves = list(legal)
    assert len(legal) == legal.count() == len(moves) > 0 and bool(legal)
    assert all(move in legal and str(move) in legal and list(move) in legal for move in moves)
    assert "deck:dive" in repr(legal) and repr(legal).startswith("<LegalMoves (")
    state.apply("deck:dive")
    assert "deck:dive" not in legal


@pytest.mark.parametrize("thing", [5, None, "", "nonsense", "a:b c:d", (), ("x",), [], object()])
def test_anything_can_be_asked_for_membership(thing: object) -> None:
    """What is no move is not legal; nothing is raised."""
    assert thing not in new().legal_moves()


def test_judge_and_legal_are_one_truth() -> None:
    """A candidate is legal exactly when it is judged so, and a refusal names a rule and a sentence."""
    state = new(4)
    for candidate in state.decision.candidates():
        reason = state.judge(candidate)
        assert (reason is None) == (candidate in list(state.legal_moves()))
        assert reason is None or (reason.rule.startswith("SEA-") and reason.key and str(reason))


@settings(deadline=None, max_examples=150)
@given(
    text=st.one_of(st.text(), PICK, st.from_regex(r"(deck|site|half|demand|amount):\S*( \S*)?")),
    plies=st.integers(0, 12),
)
def test_judge_has_an_answer_for_any_text(text: str, plies: int) -> None:
    """Whatever the text: a reason or None, and the state is as before."""
    state = new(plies)
    for _ in range(plies):
        state.apply(next(iter(state.legal_moves())))
    before = state.digest()
    reason = state.judge(text)
    assert isinstance(state.judge(Move(text)), Reason)
    assert reason is None or (reason.rule and reason.key)
    if reason is not None:
        with pytest.raises(IllegalMove):
            state.apply(text)
    assert state.digest() == before


def test_an_illegal_move_leaves_the_state_untouched() -> None:
    """And says why: rule, key and arguments."""
    state = new()
    before, history = state.digest(), state.moves()
    with pytest.raises(IllegalMove, match="illegal_move") as caught:
        state.apply("building:port site:F1.6")
    assert isinstance(caught.value, ValueError)
    assert (caught.value.reason.rule, caught.value.reason.key) == ("SEA-5.3", "cannot_pay")
    assert (state.digest(), state.moves()) == (before, history)


def test_half_a_move_is_incomplete_and_foreign_picks_are_not_asked() -> None:
    """Two different answers, for two different taps."""
    state = new()
    assert state.judge("building:port").key == "incomplete"
    assert state.judge("site:F1.1 building:port").key == "incomplete"
    foreign = state.judge("resource:kelp")
    assert (foreign.key, foreign.args["pick"], foreign.rule) == ("asked_now", "resource:kelp", "SEA-3.2")


def test_apply_takes_notation_picks_or_a_move() -> None:
    """All three are the same move."""
    digests = set()
    for move in ("deck:dive", ["deck:dive"], ("deck:dive",), Move("deck:dive")):
        state = new()
        events = state.apply(move)
        assert all(isinstance(event, Event) for event in events) and events
        digests.add(state.digest())
    assert len(digests) == 1


def test_narrowing_leads_from_taps_to_one_move() -> None:
    """What can be picked next always leads to a full legal move."""
    state = new()
    start = narrow(state)
    assert set(start.moves) == set(state.legal_moves())
    assert start.complete is None
    assert {"deck:dive"} < set(start.open_picks)
    kind = next(pick for pick in start.open_picks if pick.startswith("building:"))
    chosen = narrow(state, (kind,))
    assert chosen.moves and all(kind in move for move in chosen.moves)
    full = narrow(state, (kind, chosen.open_picks[0]))
    assert full.complete in state.legal_moves()
    assert narrow(state, (chosen.open_picks[0], kind)).complete == full.complete
    assert narrow(state, ("deck:dive",)).complete == Move("deck:dive")


def test_why_not_explains_each_tap() -> None:
    """None for what can be picked; else the reason of the first move that would need it."""
    state = new()
    legal = set(narrow(state).open_picks)
    for move in state.decision.candidates():
        for pick in move:
            assert (why_not(state, (), pick) is None) == (pick in legal)
    assert why_not(state, ("building:port",), "site:F1.6").rule == "SEA-5.3"
    assert why_not(state, (), "demand:F1").key == "asked_now"
    assert why_not(state, ("deck:dive",), "site:F1.1").key == "incomplete"


def test_events_hide_what_a_viewer_may_not_see() -> None:
    """`for_viewer` leaves secret arguments out for all but those who may see them."""
    event = Event("Drawn", "SEA-1.1", {"card": "X", "player": 0}, secret=("card",), seen_by=(0,))
    assert event.for_viewer(0) is event
    for viewer in (1, None):
        assert dict(event.for_viewer(viewer).args) == {"player": 0}
    assert str(event) == "Drawn(card=X, player=0) SEA-1.1"


def test_a_forced_move_is_the_only_one() -> None:
    """None when there are several, or none."""
    state = new()
    assert state.forced_move() is None
    while state.decision:
        forced = state.forced_move()
        assert (forced is not None) == (len(state.legal_moves()) == 1)
        state.apply(forced or next(iter(state.legal_moves())))
    assert state.forced_move() is None


def test_after_the_end_every_move_is_refused() -> None:
    """A move after the end names the rule that ended the game."""
    state = new()
    while state.decision:
        state.apply(next(iter(state.legal_moves())))
    assert state.is_terminal() and not state.legal_moves() and list(state.legal_moves()) == []
    with pytest.raises(IllegalMove) as caught:
        state.apply("deck:dive")
    assert (caught.value.reason.rule, caught.value.reason.key) == ("SEA-12.2", "game_over")
    assert narrow(state).moves == ()
    assert why_not(state, (), "deck:dive").key == "game_over"
