"""The legal moves as a list of choices, what of them is lit on the board, and what the focused one brings."""

from dataclasses import dataclass
from typing import Any

from app import wording
from app.scene import Lit
from app.session import Session
from app.table import Choice, Line
from app.words import Words
from rules.kernel import Move, narrow

FEW = 10  # up to so many moves are listed whole; more are chosen pick by pick

NOTED: dict[str, tuple[str, ...]] = {"cost": ("",), "distance": ("node:",), "gain": ("field:", "off:")}
"""The facts about a move that stand on the board, and how the picks begin beside which they do."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The moves on offer, and the picks that they all share because they are chosen already."""

    moves: tuple[Move, ...]
    chosen: tuple[str, ...]

    @property
    def steps(self) -> dict[str, list[Move]]:
        """The moves by the next pick that tells them apart."""
        steps: dict[str, list[Move]] = {}
        for move in self.moves:
            steps.setdefault(self.next_pick(move), []).append(move)
        return steps

    def next_pick(self, move: Move) -> str:
        """The first pick of a move that is not chosen yet; the last one when all are."""
        return next((pick for pick in move if pick not in self.chosen), move[-1])


def listing(session: Session) -> Listing:
    """The moves left; while one is focused, its neighbours with it."""
    if session.focused is None:
        return Listing(session.narrowing.moves, session.selection)
    for kept in range(len(session.selection) - 1, -1, -1):
        moves = narrow(session.state, session.selection[:kept]).moves
        if len(moves) > 1:
            return Listing(moves, session.selection[:kept])
    return Listing(session.narrowing.moves, ())


def choices(session: Session, words: Words) -> tuple[Choice, ...]:
    """What the buttons offer: whole moves, or the next pick of many."""
    if not session.is_asked:
        return ()
    offer = listing(session)
    steps = offer.steps
    if len(offer.moves) <= FEW or len(steps) == len(offer.moves):
        return _whole(session, words, offer)
    return tuple(_group(session, words, pick, moves, offer.chosen) for pick, moves in steps.items())


def _whole(session: Session, words: Words, offer: Listing) -> tuple[Choice, ...]:
    letters = letters_of(offer)
    deltas = {move: _delta(session, move) for move in offer.moves}
    tells = any(deltas.values())  # where no move changes the points, ±0 everywhere would be noise
    return tuple(
        _choice(
            session,
            words,
            move,
            offer.chosen,
            next((letters[pick] for pick in move if pick in letters), ""),
            deltas[move] if tells else None,
        )
        for move in offer.moves
    )


def letters_of(offer: Listing) -> dict[str, str]:
    """A letter for each thing on the board that stands for one move alone, the same as in the list."""
    moves = [move for move in offer.moves if not move[0].startswith("button:")]
    if not 1 < len(moves) <= 26 or len(offer.moves) > max(FEW, len(offer.steps)):
        return {}
    owners: dict[str, set[int]] = {}
    for number, move in enumerate(moves):
        for pick in move:
            owners.setdefault(pick, set()).add(number)
    alone = {pick: min(numbers) for pick, numbers in owners.items() if len(numbers) == 1}
    return {pick: chr(ord("a") + number) for pick, number in alone.items() if pick not in offer.chosen}


def lit_of(session: Session, fresh: frozenset[str]) -> Lit:
    """What is lit on the board: always something that leads to a whole legal move."""
    if not session.is_asked:
        return Lit(fresh=fresh)
    offer = listing(session)
    picks = {pick: "possible" for move in offer.moves for pick in move}
    picks.update(dict.fromkeys(session.selection, "focus" if session.focused else "selected"))
    ahead = session.preview(session.focused).events if session.focused else ()
    return Lit(picks, _notes(session, offer), fresh, letters_of(offer), ahead=ahead)


def focus_of(session: Session, words: Words) -> dict[str, Any]:
    """What the focused move is and brings."""
    move, decision = session.focused, session.state.decision
    if move is None or decision is None:
        return {"focus": "", "confirm": "", "consequences": (), "points": ()}
    preview = session.preview(move)
    lines = [Line(text) for text in wording.pick_texts(words, move, decision.facts(move))]
    lines += wording.event_lines(words, preview.events, decision.player)
    lines += wording.pending_lines(words, preview.pending)
    if preview.reveals:
        lines.append(Line(words("ui.reveals" if len(session.setup.people) > 1 else "ui.reveals_alone")))
    return {
        "focus": wording.capital(wording.move_label(words, decision, move)),
        "confirm": wording.capital(wording.confirm_label(words, decision, move)),
        "consequences": tuple(lines),
        "points": tuple(zip(preview.before, preview.after, strict=True)),
    }


def kind_of(session: Session) -> str:
    """What the coach calls the present decision; nothing while nobody is asked."""
    decision = session.state.decision
    return f"{session.setup.game}.{decision.name}" if decision is not None and session.is_asked else ""


def tip_of(session: Session, words: Words) -> str:
    """What the decision is about, for who plays for the first time; until something is focused."""
    kind = kind_of(session)
    settings = session.settings
    if not kind or not settings.coach or kind in settings.known or session.focused is not None:
        return ""
    game, _, name = kind.partition(".")
    return words.optional(f"{game}.help.{name}")


def _notes(session: Session, offer: Listing) -> dict[str, str]:
    """The price beside each thing that costs the same in every move that it is part of."""
    decision = session.state.decision
    assert decision is not None
    prices: dict[str, set[Any]] = {}
    for move in offer.moves:
        facts = decision.facts(move)
        for pick in move:
            told = (facts[name] for name, kind in NOTED.items() if name in facts and pick.startswith(kind))
            prices.setdefault(pick, set()).add(next(told, None))
    one = {
        pick: costs.pop() for pick, costs in prices.items() if len(costs) == 1 and pick not in offer.chosen
    }
    return {pick: str(cost) for pick, cost in one.items() if cost is not None}


def _choice(
    session: Session, words: Words, move: Move, chosen: tuple[str, ...], letter: str, delta: int | None
) -> Choice:
    decision = session.state.decision
    assert decision is not None, move
    points = (
        ""
        if delta is None
        else words.of_game("ui.delta", delta=f"{delta:+d}".replace("-", "−") if delta else "±0")
    )
    facts = wording.facts_label(words, decision.facts(move))
    parts = (facts, points, wording.gains(words, session.preview(move).events))
    label = wording.capital(wording.move_label(words, decision, move, chosen))
    state = "focus" if session.focused == move else ""
    return Choice(tuple(move), label, " · ".join(filter(None, parts)), state, letter)


def _group(session: Session, words: Words, pick: str, moves: list[Move], chosen: tuple[str, ...]) -> Choice:
    decision = session.state.decision
    if len(moves) == 1 or decision is None:
        return _choice(session, words, moves[0], chosen, "", None)
    label = wording.capital(wording.pick_label(words, pick, decision.name))
    return Choice((pick,), words("ui.group", label=label, count=len(moves)), whole=False)


def _delta(session: Session, move: Move) -> int | None:
    """How the decider's points change, where that is known."""
    decision, preview = session.state.decision, session.preview(move)
    if preview.reveals or not preview.before or decision is None:
        return None
    before, after = (points[decision.player] for points in (preview.before, preview.after))
    return None if before is None or after is None else after - before
