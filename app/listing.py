"""The legal moves as a list of choices, what of them is lit on the board, and what the focused one brings."""

from dataclasses import dataclass, replace
from typing import Any

from app import wording
from app.scene import Lit
from app.session import Session
from app.table import Choice, Line
from app.words import Words
from rules.kernel import Move, narrow

FEW = 10  # up to so many moves are listed whole; more are chosen pick by pick

ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEF"

BEST = ("points", "circle")
"""The facts of which a group of moves tells the highest, where the game's texts have words for it."""

NOTED: dict[str, tuple[str, ...]] = {
    "cost": ("",),
    "distance": ("node:",),
    "gain": ("field:", "off:", "sell:"),
    "price": ("buy:", "button:ship", "button:outpost"),
}
"""The facts about a move that stand on the board, and how the picks begin beside which they do."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The moves on offer, and the picks that they all share because they are chosen already."""

    moves: tuple[Move, ...]
    chosen: tuple[str, ...]
    stepwise: bool = False  # asked pick by pick; what all moves have in common is no question

    @property
    def grouped(self) -> bool:
        """Whether the next pick is asked, not a whole move."""
        several = len(self.steps) < len(self.moves)
        return several and (self.stepwise or len(self.moves) > FEW)

    @property
    def steps(self) -> dict[str, list[Move]]:
        """The moves by the next pick that tells them apart."""
        steps: dict[str, list[Move]] = {}
        for move in self.moves:
            steps.setdefault(self.next_pick(move), []).append(move)
        return steps

    def next_pick(self, move: Move) -> str:
        """The first pick of a move that is not chosen yet; the last one when all are."""
        known = {*self.chosen, *(self.common if self.stepwise else ())}
        return next((pick for pick in move if pick not in known), move[-1])

    @property
    def common(self) -> set[str]:
        """The picks that all moves have, when there are several moves."""
        return set.intersection(*map(set, self.moves)) if len(self.moves) > 1 else set()


def listing(session: Session) -> Listing:
    """The moves left; while one is focused, its neighbours with it."""
    decision = session.state.decision
    stepwise = decision is not None and decision.stepwise
    if session.focused is None:
        return Listing(session.narrowing.moves, session.selection, stepwise)
    for kept in range(len(session.selection) - 1, -1, -1):
        moves = narrow(session.state, session.selection[:kept]).moves
        if len(moves) > 1:
            return Listing(moves, session.selection[:kept], stepwise)
    return Listing(session.narrowing.moves, (), stepwise)


def choices(session: Session, words: Words) -> tuple[Choice, ...]:
    """What the buttons offer: whole moves, or the next pick of many."""
    if not session.is_asked:
        return ()
    offer = listing(session)
    if not offer.grouped:
        return _whole(session, words, offer)
    letters = letters_of(offer)
    return tuple(
        _group(session, words, moves, offer.chosen, Choice((pick,), "", letter=letters.get(pick, "")))
        for pick, moves in offer.steps.items()
    )


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
    """A letter for each thing on the board that stands for one choice alone, the same as in the list."""
    if offer.grouped:
        steps = [pick for pick in offer.steps if not pick.startswith("button:")]
        return dict(zip(steps, ALPHABET, strict=False)) if 1 < len(steps) <= len(ALPHABET) else {}
    moves = [move for move in offer.moves if not move[0].startswith("button:")]
    if not 1 < len(moves) <= len(ALPHABET):
        return {}
    owners: dict[str, set[int]] = {}
    for number, move in enumerate(moves):
        for pick in move:
            owners.setdefault(pick, set()).add(number)
    alone = {pick: min(numbers) for pick, numbers in owners.items() if len(numbers) == 1}
    return {pick: ALPHABET[number] for pick, number in alone.items() if pick not in offer.chosen}


def lit_of(session: Session, fresh: frozenset[str]) -> Lit:
    """What is lit on the board: always something that leads to a whole legal move."""
    if not session.is_asked:
        return Lit(fresh=fresh)
    offer = listing(session)
    if offer.stepwise and offer.grouped:
        picks = dict.fromkeys(offer.steps, "possible")
    else:
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
    """The price beside each thing that costs the same in every move with it; of a group the best."""
    decision = session.state.decision
    assert decision is not None
    if offer.grouped:
        groups = {pick: _best(session, moves) for pick, moves in offer.steps.items()}
        most = {pick: next(filter(None, map(best.get, BEST)), None) for pick, best in groups.items()}
        if any(most.values()):
            return {pick: str(note) for pick, note in most.items() if note}
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


def _group(
    session: Session, words: Words, moves: list[Move], chosen: tuple[str, ...], choice: Choice
) -> Choice:
    """A pick that several moves share, with the best that any of them brings; a move that is alone whole."""
    decision = session.state.decision
    if len(moves) == 1 or decision is None:
        return _choice(session, words, moves[0], chosen, choice.letter, None)
    label = wording.capital(wording.pick_label(words, choice.picks[0], decision.name))
    best = _best(session, moves)
    told = (words.optional(f"{words.game}.best.{name}", **best) for name in best)
    detail = ", ".join(filter(None, told))
    named = label if detail else words("ui.group", label=label, count=len(moves))
    return replace(choice, label=named, detail=detail, whole=False)


def _best(session: Session, moves: list[Move]) -> dict[str, int]:
    """The highest of some facts that any of these moves has."""
    decision = session.state.decision
    assert decision is not None, moves
    facts = [decision.facts(move) for move in moves]
    return {name: max(each[name] for each in facts) for name in BEST if all(name in each for each in facts)}


def _delta(session: Session, move: Move) -> int | None:
    """How the decider's points change, where that is known."""
    decision, preview = session.state.decision, session.preview(move)
    if preview.reveals or not preview.before or decision is None:
        return None
    before, after = (points[decision.player] for points in (preview.before, preview.after))
    return None if before is None or after is None else after - before
