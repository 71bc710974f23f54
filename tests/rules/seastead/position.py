"""Positions of Seastead from short text, and ways to play on from them: for the tests of its rules.

    table(blue="k2 f1", built="F1.1 B port D10, F2.2 O academy", ships="F1.2 O", cards="S04 S07*")

Letters: B and O are the seats, k m f a the resources, `*` marks a used card. Nothing else is built,
stored or open; Blue begins, and F1 to F4 demand kelp (locked), metal, fish and artifact.
"""

from collections.abc import Iterable

import rules
from rules import Event
from rules.seastead.components import FLOTILLAS, KINDS, RESOURCES
from rules.seastead.decisions_turn import BeginTurn
from rules.seastead.state import SeasteadState

BLUE, ORANGE = 0, 1
SEATS = {"B": BLUE, "O": ORANGE}
LETTERS = {kind[0]: kind for kind in RESOURCES}
PASSIVE = ("button:done", "button:decline")


def table(
    *,
    turn: str = "B",
    starter: str = "B",
    blue: str = "",
    orange: str = "",
    built: str = "",
    ships: str = "",
    cards: str = "",
    cards_orange: str = "",
    demand: str = "k m f a",
    locked: str = "k",
    supply: str = "",
    deck: str = "",
    option: str = "AB",
    sides: str = "AAAA",
    decree: str = "",
    solo: bool = False,
    boss: str = "",
    **options: str,
) -> SeasteadState:
    """A table at the beginning of a turn; `deck` names the next dive cards, `supply` what is short.

    `decree` is in force (with B sides), `boss` says what lies where for the Boss, as `F1.1 k`.
    """
    chosen = {"specialist_set": option, "sides": sides, **options}
    state = rules.load("seastead").new(seed=1, players=1 if solo else 2, options=chosen)
    assert isinstance(state, SeasteadState)
    if decree:
        held = [*state.decree_deck, *state.decree_stack]
        held.remove(decree)
        state.decree_deck, state.decree_stack = held, [decree]
    state.facing = ("a", "b")
    state.boss_resources = {
        row.split()[0]: tuple(map(LETTERS.get, row.split()[1])) for row in boss.split(",") if row
    }
    state.demand = dict(zip(FLOTILLAS, (LETTERS[letter] for letter in demand.split()), strict=True))
    state.locked = LETTERS[locked]
    state.start_player = SEATS[starter]
    for seat, stored, held in zip(state.seats, (blue, orange), (cards, cards_orange), strict=True):
        seat.storage = resources(stored)
        seat.specialists = {card.rstrip("*"): not card.endswith("*") for card in held.split()}
    state.supply = {kind: 10 - sum(seat.storage[kind] for seat in state.seats) for kind in RESOURCES}
    for kinds in state.boss_resources.values():
        for kind in kinds:
            state.supply[kind] -= 1
    state.supply.update(resources(supply, all_kinds=False))
    _put_buildings(state, built)
    _put_ships(state, ships)
    _put_cards(state, deck.split())
    state.stack.clear()
    state.push(BeginTurn(SEATS[turn]))
    state.settle()
    return state


def resources(text: str, *, all_kinds: bool = True) -> dict[str, int]:
    """Counts of resources from text such as `k2 f1`."""
    counts = dict.fromkeys(RESOURCES, 0) if all_kinds else {}
    counts.update({LETTERS[word[0]]: int(word[1:]) for word in text.split()})
    return counts


def storage(state: SeasteadState, seat: int) -> str:
    """What a seat has, as text such as `k2 f1`."""
    return " ".join(f"{kind[0]}{count}" for kind, count in state.seats[seat].storage.items() if count)


def do(state: SeasteadState, *moves: str) -> list[Event]:
    """Apply moves one after the other; gives all that happened."""
    return [event for move in moves for event in state.apply(move)]


def build(state: SeasteadState, kind: str, site: str) -> list[Event]:
    """The active player begins a build."""
    return do(state, f"building:{kind} site:{site}")


def legal(state: SeasteadState) -> set[str]:
    """The legal moves in notation."""
    return {str(move) for move in state.legal_moves()}


def asked(state: SeasteadState) -> tuple[str, int]:
    """The name of the decision that waits, and whose it is."""
    return (state.decision.name, state.decision.player) if state.decision else ("", -1)


def refused(state: SeasteadState, move: str) -> str:
    """The rule that forbids a move; "" when it is legal."""
    reason = state.judge(move)
    return reason.rule if reason else ""


def skip_to(state: SeasteadState, name: str) -> None:
    """Decline, be done, or take the first thing offered, until a decision of this name waits."""
    for _ in range(60):
        if asked(state)[0] == name:
            return
        moves = [str(move) for move in state.legal_moves()]
        state.apply(next((move for move in moves if move in PASSIVE), moves[0]))
    raise AssertionError(f"{name} does not come; now {state.decision}")


def finish_turn(state: SeasteadState) -> None:
    """Decline all that is left of this turn."""
    begun = state.turn
    while state.stack and state.turn is begun:
        moves = [str(move) for move in state.legal_moves()]
        state.apply(next((move for move in moves if move in PASSIVE), moves[0]))


def kinds_of(events: Iterable[Event]) -> list[str]:
    """Just the names of what happened."""
    return [event.kind for event in events]


def _put_buildings(state: SeasteadState, text: str) -> None:
    for row in filter(None, text.split(",")):
        site, seat, kind, *dock = row.split()
        state.buildings[site] = (SEATS[seat], kind)
        state.seats[SEATS[seat]].left[kind] -= 1
        if dock:
            state.docks[site] = dock[0]
    drawn = [dock for dock in (*state.dock_display, *state.dock_stack) if dock not in state.docks.values()]
    state.dock_display, state.dock_stack = drawn[:3], drawn[3:]
    assert all(0 <= seat.left[kind] <= 4 for seat in state.seats for kind in KINDS)


def _put_ships(state: SeasteadState, text: str) -> None:
    for row in filter(None, text.split(",")):
        site, seat = row.split()
        state.ships[site] = SEATS[seat]
        state.seats[SEATS[seat]].ships_beside -= 1


def _put_cards(state: SeasteadState, deck: list[str]) -> None:
    held = {card for seat in state.seats for card in seat.specialists}
    cards = [card for card in (*state.specialist_display, *state.specialist_stack) if card not in held]
    state.specialist_display, state.specialist_stack = cards[:3], cards[3:]
    rest = [card for card in state.dive_deck if card not in deck]
    state.dive_deck = [*rest, *reversed(deck)]
