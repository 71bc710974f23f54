"""Says decisions, moves, events and refusals in words: from what the rules give to sentences."""

from dataclasses import fields, is_dataclass
from typing import Any, Iterable, Mapping

from app.table import Line
from app.words import Words
from rules.kernel import Event, Move, OpenDecision, Reason, State


def decision_args(decision: OpenDecision) -> dict[str, Any]:
    """What a decision's sentences may name: the decision's own fields."""
    step: Any = decision.step
    return {part.name: getattr(step, part.name) for part in fields(step)} if is_dataclass(step) else {}


def question(words: Words, decision: OpenDecision) -> str:
    """What is asked, in plain words."""
    return words.of_game(f"decision.{decision.name}", **decision_args(decision))


def short_question(words: Words, decision: OpenDecision) -> str:
    """What is asked, in few words."""
    key = f"{words.game}.short.{decision.name}"
    return words(key, **decision_args(decision)) if words.has(key) else question(words, decision)


def pick_label(words: Words, pick: str, decision: str = "") -> str:
    """The words of one pick."""
    kind, _, name = pick.partition(":")
    game = words.game
    for key in (f"{game}.{kind}.{decision}.{name}", f"{game}.pick.{kind}.{name}", f"{game}.pick.{kind}"):
        if words.has(key):
            return words(key, **{kind: name})
    for noun in (kind, "resource"):
        if (text := words.noun(noun, name)) != name:
            return text
    return name


def move_args(move: Iterable[str]) -> dict[str, str]:
    """A move's picks by kind; the second of a kind is `kind2`."""
    args: dict[str, str] = {}
    for pick in move:
        kind, _, name = pick.partition(":")
        same = sum(other.rstrip("0123456789") == kind for other in args)
        args[f"{kind}{same + 1}" if same else kind] = name
    return args


def move_label(words: Words, decision: OpenDecision, move: Move, chosen: Iterable[str] = ()) -> str:
    """A move in few words; what is already chosen is not said again."""
    left = [pick for pick in move if pick not in chosen] or list(move)
    key = f"{words.game}.move.{decision.name}"
    if len(left) == len(move) > 1 and words.has(key):
        return words(key, **_all_args(decision, move))
    return ", ".join(pick_label(words, pick, decision.name) for pick in left)


def confirm_label(words: Words, decision: OpenDecision, move: Move) -> str:
    """What the big button says for a move."""
    args = _all_args(decision, move)
    keys = (f"{words.game}.do.{decision.name}.{move[0].partition(':')[0]}", f"{words.game}.do.{decision.name}")
    for key in keys:
        if words.has(key) and words.can_fill(key, args):
            return words(key, **args)
    return words("ui.do", what=move_label(words, decision, move))


def facts_label(words: Words, facts: Mapping[str, Any]) -> str:
    """The numbers beside a move, such as its price."""
    texts = (words.optional(f"{words.game}.facts.{name}", **facts) for name in facts)
    return ", ".join(filter(None, texts))


def event_line(words: Words, event: Event) -> Line | None:
    """An event as a line; None when it is not worth one (an empty sentence)."""
    text = words.of_game(f"event.{event.kind}", **event.args)
    return Line(text, event.rule, event.args.get("player")) if text else None


def event_lines(words: Words, events: Iterable[Event], viewer: int | None) -> tuple[Line, ...]:
    """Events as their viewer may know them."""
    lines = (event_line(words, event.for_viewer(viewer)) for event in events)
    return tuple(line for line in lines if line)


def reason_text(words: Words, reason: Reason, state: State) -> str:
    """A refusal as a sentence."""
    decision = state.decision
    asked = question(words, decision) if decision else ""
    args = {**reason.args, "question": asked}
    if "pick" in reason.args:
        args["pick"] = pick_label(words, str(reason.args["pick"]))
    return words.of_game(f"reason.{reason.key}", **args)


def player_name(words: Words, player: int | None) -> str:
    """What a player is called."""
    return "" if player is None else words.noun("player", player)


def _all_args(decision: OpenDecision, move: Move) -> dict[str, Any]:
    return {**decision_args(decision), **move_args(move), **decision.facts(move)}
