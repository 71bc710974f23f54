"""Says decisions, moves, events and refusals in words: from what the rules give to sentences."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

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
    by_pick, whole = _keys(words, "move", decision, move)
    keys = (by_pick, whole) if len(move) > 1 else (by_pick,)
    said = _first_filled(words, keys, decision, move) if len(left) == len(move) else ""
    return said or ", ".join(pick_label(words, pick, decision.name) for pick in left)


def confirm_label(words: Words, decision: OpenDecision, move: Move) -> str:
    """What the big button says for a move."""
    said = _first_filled(words, _keys(words, "do", decision, move), decision, move)
    return said or words("ui.do", what=move_label(words, decision, move))


def pick_texts(words: Words, move: Move, facts: Mapping[str, Any] | None = None) -> list[str]:
    """What is printed on the things of a move, such as a card's ability; on the side that its facts name."""
    side = (facts or {}).get("side")
    forms = ("", f".{side}") if side else ("",)
    keys = (f"{words.game}.{pick.replace(':', '.', 1)}{form}.text" for pick in move for form in forms)
    return [text for text in map(words.optional, keys) if text]


def pending_lines(words: Words, pending: Iterable[tuple[str, Mapping[str, Any]]]) -> list[Line]:
    """What a move brings later in the turn, one line a step; a step without a sentence is not told."""
    told = ((words.optional(f"{words.game}.then.{name}", **numbers), numbers) for name, numbers in pending)
    return [Line(text, player=numbers.get("player")) for text, numbers in told if text]


def facts_label(words: Words, facts: Mapping[str, Any]) -> str:
    """The numbers beside a move, such as its price."""
    texts = (words.optional(f"{words.game}.facts.{name}", **facts) for name in facts)
    return ", ".join(filter(None, texts))


def event_line(words: Words, event: Event) -> Line | None:
    """An event as a line, or as a headline; None when it is not worth one (an empty sentence)."""
    heading = f"{words.game}.heading.{event.kind}"
    if words.has(heading):
        return Line(words(heading, **event.args), event.rule, event.args.get("player"), heading=True)
    said, closed = f"{words.game}.event.{event.kind}", f"{words.game}.closed.{event.kind}"
    from_there = f"{said}.{event.args.get('source', event.args.get('card'))}"  # a line of its own for it
    if words.has(from_there):
        said = from_there
    if words.has(closed) and not words.can_fill(said, event.args):
        text = words(closed, **event.args)  # what others read of an event that hides something from them
    else:
        text = words.first(said, f"event.{event.kind}", **event.args)
    return Line(text, event.rule, event.args.get("player")) if text else None


def event_lines(words: Words, events: Iterable[Event], viewer: int | None) -> tuple[Line, ...]:
    """Events as their viewer may know them; goods of the same kind of event in a row make one line."""
    lines = (event_line(words, event) for event in merged(event.for_viewer(viewer) for event in events))
    return tuple(line for line in lines if line)


def merged(events: Iterable[Event]) -> list[Event]:
    """Events with all goods that come in a row as one mapping, `amounts`."""
    result: list[Event] = []
    for event in events:
        if "resource" not in event.args or "count" not in event.args:
            result.append(event)
            continue
        last = result[-1] if result else None
        amounts = {event.args["resource"]: event.args["count"]}
        if last and "amounts" in last.args and _alike(last, event):
            amounts = _sum(result.pop().args["amounts"], amounts)
        result.append(Event(event.kind, event.rule, {**event.args, "amounts": amounts}, event.reveals))
    return result


def gains(words: Words, events: Iterable[Event]) -> str:
    """Who gets what, when more than one player does: `Blue 1 kelp · Orange 2 fish`."""
    by_player: dict[int, str] = {}
    for event in merged(events):
        if "amounts" in event.args:
            player = event.args.get("player", -1)
            text = words.fill("{amounts}", event.args)
            by_player[player] = f"{by_player[player]}, {text}" if player in by_player else text
    if len(by_player) < 2:
        return ""
    return " · ".join(f"{player_name(words, player)} {text}" for player, text in sorted(by_player.items()))


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


def capital(text: str) -> str:
    """A text as it stands alone: words of a catalogue are written as inside of a sentence."""
    return text[:1].upper() + text[1:]


def _alike(one: Event, other: Event) -> bool:
    return (one.kind, one.rule, one.args.get("player")) == (other.kind, other.rule, other.args.get("player"))


def _sum(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in (*one, *(set(other) - set(one)))}


def _keys(words: Words, use: str, decision: OpenDecision, move: Move) -> tuple[str, str]:
    """Where the sentence of a move is: by the kind of its first pick, and for every move of the decision."""
    every = f"{words.game}.{use}.{decision.name}"
    return f"{every}.{move[0].partition(':')[0]}", every


def _first_filled(words: Words, keys: Iterable[str], decision: OpenDecision, move: Move) -> str:
    """The first sentence that there is and that the move's facts fill; empty when there is none."""
    known = [key for key in keys if words.has(key)]
    args = _all_args(decision, move) if known else {}
    return next((words(key, **args) for key in known if words.can_fill(key, args)), "")


def _all_args(decision: OpenDecision, move: Move) -> dict[str, Any]:
    return {**decision_args(decision), **move_args(move), **decision.facts(move)}
