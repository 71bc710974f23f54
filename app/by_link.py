"""Playing by link: which seats a link names, who sits where when it is opened, what is known of it.

On each device its own people are `human` and all others `link`. A link says which seats the sender keeps
(the note `here`); who opens a game that is not known to his device takes the seat that is asked next.
"""

from dataclasses import replace

from app.branches import Arrival, arrival
from app.seats import FAR, HUMAN, Setup, named_by
from app.session import Session
from app.shelf import Shelf
from rules.kernel import Record

SEATS, HERE = "seats", "here"


def outgoing(session: Session) -> Record:
    """The game for somebody else: in a game by link every person sits elsewhere; who stays is said."""
    setup, record = session.setup, session.record()
    if not setup.far:
        return record
    seats = (FAR if kind == HUMAN else kind for kind in setup.seats)
    notes = {SEATS: ",".join(seats), HERE: ",".join(map(str, setup.people))}
    return record.with_notes(**notes)


def hand_over(session: Session) -> None:
    """Who is asked next goes on at another device, when another person stays at this one."""
    decision = session.state.decision
    people = session.setup.people
    if decision is not None and decision.player in people and len(people) > 1:
        seat(session, decision.player, FAR)


def take_back(session: Session) -> None:
    """Who is asked next plays at this device after all."""
    decision = session.state.decision
    if decision is not None and decision.player in session.setup.far:
        seat(session, decision.player, HUMAN)


def seat(session: Session, player: int, kind: str) -> None:
    """Put another kind of player on a seat and let the game go on."""
    seats = tuple(kind if number == player else other for number, other in enumerate(session.setup.seats))
    session.setup = replace(session.setup, seats=seats)
    session.resume()


def name(session: Session, text: str) -> None:
    """Give the players names, in the order of the seats."""
    names = named_by(text, len(session.setup.seats))
    if names != session.setup.names:
        session.setup = replace(session.setup, names=names)
        session.resume()


def seated(record: Record, known: Record | None) -> Record:
    """The record with the seats as they are at this device."""
    given = record.note(SEATS).split(",")
    if known is not None:
        seats = known.note(SEATS)
    elif FAR in given:
        seats = ",".join(_seats_here(record))
    else:
        seats = record.note(SEATS)
    notes = {name: value for name, value in record.notes if name != HERE}
    return replace(record, notes=tuple(sorted({**notes, **({SEATS: seats} if seats else {})}.items())))


def _seats_here(record: Record) -> tuple[str, ...]:
    """For who opens the game of others: he takes the seat that is asked, or the next that nobody keeps."""
    seats = Setup.of_record(record).seats
    kept = {int(number) for number in record.note(HERE).split(",") if number.isdigit() and number.isascii()}
    decision = record.replay().decision
    first = decision.player if decision else 0
    order = [(first + n) % len(seats) for n in range(len(seats))]
    mine = next((n for n in order if decision and seats[n] == FAR and n not in kept), None)
    return tuple(HUMAN if n == mine else kind for n, kind in enumerate(seats))


def arrived(session: Session, shelf: Shelf, record: Record) -> Arrival:
    """How a record stands to what is known here; the game that runs counts first."""
    return arrival(record, (session.record(), *shelf.known(record)))
