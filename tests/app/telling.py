"""What a game is told in: the sentences about a decision with all its moves, and about what happened."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from app.wording import (
    confirm_label,
    event_lines,
    facts_label,
    move_label,
    pick_texts,
    question,
    reason_text,
    short_question,
)
from app.words import Words
from rules.kernel import Event


def asked(words: Words, state: Any, most: int | None = None) -> set[str]:
    """The question, and of each candidate (`most`: of so many) its label and numbers or why it is refused."""
    decision = state.decision
    told = {question(words, decision), short_question(words, decision)}
    for move in islice(decision.candidates(), most):
        reason = state.judge(move)
        if reason is not None:
            told.add(reason_text(words, reason, state))
        else:
            told |= {move_label(words, decision, move), confirm_label(words, decision, move)}
            told |= {facts_label(words, decision.facts(move)), *pick_texts(words, move, decision.facts(move))}
    return told


def heard(words: Words, events: Iterable[Event]) -> set[str]:
    """What happened, as two players and a spectator are told of it."""
    happened = tuple(events)
    return {line.text for viewer in (0, 1, None) for line in event_lines(words, happened, viewer)}
