"""Positions of Der Schwarm from short text: for its tests.

    table(stations=["N3:2 E1", "S2"], ships=["w45", ""], tiles="w42 NS 0, w52 ES 1, w68 NES 11",
          fp=[20, 35], hands=["LS1 LR1", ""], held=["corner three", ""])

A tile is its field, its openings and the seats of the buoys on it. Nothing is face down but what is
named; the first seat is asked which card he plays. `row_of` gives a table at the beginning of a round.
"""

from collections.abc import Iterable, Sequence

import rules
from rules import Event
from rules.schwarm.chart import BIT, mask_of
from rules.schwarm.components import KINDS, box
from rules.schwarm.decisions_play import NextPlay
from rules.schwarm.decisions_take import NextTaker, SetTurnOrder
from rules.schwarm.effects import relink
from rules.schwarm.laying import add_buoy
from rules.schwarm.rounds import BeginPlay, EndRound
from rules.schwarm.state import Laid, SchwarmState

PLAIN = {2: "corner", 3: "three", 4: "four"}


def table(
    *,
    players: int = 2,
    turn: int = 0,
    stations: Sequence[str] = (),
    ships: Sequence[str] = (),
    tiles: str = "",
    hidden: str = "",
    fp: Sequence[int] = (),
    hands: Sequence[str] = (),
    jokers: Sequence[bool] = (),
    held: Sequence[str] = (),
    abilities: Sequence[str] = (),
    buoys: Sequence[int] = (),
    whales: str = "",
    tsunamis: str = "",
    crab: str = "",
    round: int = 1,
    **options: str,
) -> SchwarmState:
    """A table in phase 2. `fp` is where the stones stand; `hidden` is `w58 three, w57 corner`."""
    state = rules.load("schwarm").new(1, players, options)
    assert isinstance(state, SchwarmState)
    state.order = tuple(range(players))
    state.hidden = dict(pair.split() for pair in hidden.split(",") if pair.strip())  # type: ignore[misc]
    state.laid = {}
    for number, seat in enumerate(state.seats):
        words = (word.partition(":") for word in _of(stations, number, "").split())
        seat.stations = tuple((field, int(count or 1)) for field, _, count in words)
        seat.ships = tuple(sorted(_of(ships, number, "").split()))
        seat.score = (_of(fp, number, 20), 0, 0, 0, 0, 0, 0)
        seat.hand = tuple(_of(hands, number, "").split())
        seat.joker_used = not _of(jokers, number, True)
        seat.ability = _of(abilities, number, "")
        kinds = _of(held, number, "").split()
        seat.tiles = tuple(kinds.count(kind) for kind in KINDS)
        seat.number = number + 1
    for part in filter(str.strip, tiles.split(",")):
        _lay(state, *part.split())
    state.whales, state.tsunamis = tuple(sorted(whales.split())), tuple(sorted(tsunamis.split()))
    state.crab = crab
    state.orders, state.row = box().orders[:players], ()
    state.phase, state.round = "play", round
    for number, seat in enumerate(state.seats):
        relink(state, number)
        if number < len(buoys):
            seat.buoys = buoys[number]
    state.stack.clear()
    state.push(NextPlay(turn), EndRound())
    state.settle()
    return state


def row_of(row: str, fp: Sequence[int], numbers: Sequence[int] = (), **position: object) -> SchwarmState:
    """A table in phase 1: a row, points, and which order cards are taken; hands as in `table`."""
    state = table(fp=fp, **position)  # type: ignore[arg-type]
    for number, seat in enumerate(state.seats):
        seat.number = _of(numbers, number, 0)
        seat.ability, seat.played = "", ()
    taken = {seat.number for seat in state.seats}
    state.orders = tuple(number for number in box().orders[: state.players] if number not in taken)
    state.row, state.phase = tuple(row.split()), "take"
    state.stack.clear()
    state.push(NextTaker(0), SetTurnOrder(), BeginPlay())
    state.settle()
    return state


def do(state: SchwarmState, *moves: str) -> list[Event]:
    """Apply moves one after the other; gives all that happened."""
    return [event for move in moves for event in state.apply(move)]


def legal(state: SchwarmState) -> set[str]:
    """The legal moves in notation."""
    return {str(move) for move in state.legal_moves()}


def asked(state: SchwarmState) -> tuple[str, int]:
    """The name of the decision that waits, and whose it is."""
    return (state.decision.name, state.decision.player) if state.decision else ("", -1)


def refused(state: SchwarmState, move: str) -> str:
    """The rule that forbids a move; "" when it is legal."""
    reason = state.judge(move)
    return reason.rule if reason else ""


def kinds_of(events: Iterable[Event]) -> list[str]:
    """Just the names of what happened."""
    return [event.kind for event in events]


def points(state: SchwarmState) -> list[int]:
    """Where the scoring stones stand."""
    return [seat.fp for seat in state.seats]


def sizes(state: SchwarmState, player: int = 0) -> list[int]:
    """What each network of a player would score, most first."""
    seat = state.seats[player]
    genius = seat.ability == "genius"
    return sorted(
        (state.worth(player, part, genius=genius) for part in seat.network.components), reverse=True
    )


def _of(values: Sequence, number: int, default):  # type: ignore[no-untyped-def,type-arg]
    return values[number] if number < len(values) else default


def _lay(state: SchwarmState, field: str, opening: str, buoys: str = "") -> None:
    """A tile with its buoys; several on it mean that tiles lie below."""
    kind = "straight" if opening in ("NS", "EW") else PLAIN[len(opening)]
    state.laid = {**state.laid, field: Laid(kind, mask_of(opening), (), max(0, len(buoys) - 1))}
    assert field in BIT
    for seat in map(int, buoys):
        state.seats[seat].buoys -= 1
        add_buoy(state, seat, field)
