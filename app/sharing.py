"""Games that leave and arrive by link: what is sent and how, what happens to one that comes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app import by_link, links
from app.branches import Arrival, common, deal_of, until
from app.links import Address
from app.replay import Replay
from app.seats import FAR, Setup
from app.session import Send, Session
from app.shelf import Shelf
from app.table import Screen
from rules.kernel import Record, RecordError, RulesError

PAGE = "link"  # the page of the dialog about a link that came
WHOLE, HERE, SETUP = "whole", "here", "setup"
CONTENTS = (WHOLE, HERE, SETUP)
NEXT, ANYBODY = "next", "anybody"


@dataclass(frozen=True, slots=True)
class Came:
    """A link that waits for an answer: `kind` is fork, sealed, wrong (another passphrase) or an error."""

    kind: str
    data: str = ""  # what is sealed
    record: Record | None = None  # the branch that came
    known: Record | None = None  # the one that is known here
    since: int = 0  # after how many moves they differ


class Sharing:
    """The way of games out of this device and into it."""

    def __init__(self, session: Session, screen: Screen, send: Send, replay: Replay, shelf: Shelf) -> None:
        self.session = session
        self.screen = screen
        self.shelf = shelf
        self.replay = replay
        self._send = send

    # Out

    def record(self, content: str) -> Record:
        """What a link carries: the whole game or only its set-up."""
        record = by_link.outgoing(self.session)
        return until(record, 0) if content == SETUP else record

    def out(self, way: str, content: str = WHOLE, to: str = NEXT, passphrase: str = "") -> None:
        """Send a link by `share`, `copy` or `qr`, to who is asked next or to anybody who likes to look."""
        if to == NEXT and content == WHOLE:
            by_link.hand_over(self.session)
        viewing = self.session.viewing if content == HERE else None
        link = links.link_of(str(self.record(content)), viewing)
        if passphrase:
            self._send("seal", {"text": link, "passphrase": passphrase, "way": way})
        else:
            self._out(way, link)

    def sealed(self, data: dict[str, Any]) -> None:
        """The page has sealed a link."""
        self._out(data["way"], links.sealed_link(data["data"]))

    def drawn(self, data: dict[str, Any]) -> None:
        """The page has drawn a QR code, or could not: its side is 0."""
        self.screen.qr = (int(data["side"]), str(data["path"]))
        if not data["side"]:
            self.session.say("ui.no_qr")

    def _out(self, way: str, link: str) -> None:
        if way == "copy":
            self.session.say("ui.copied")  # first, so that a failure has the last word
        self._send(way, {"text": link})

    def hear(self, kind: str, data: dict[str, Any]) -> None:
        """Take a message of the page about links. Raises KeyError for a kind that nobody sends."""
        told: dict[str, Callable[[dict[str, Any]], None]] = {
            "sealed": self.sealed,
            "unsealed": self.unsealed,
            "qr": self.drawn,
            "copied_instead": lambda _data: self.session.say("ui.copied"),
            "seal_failed": lambda _data: self.session.say("ui.not_sealed"),
        }
        told[kind](data)

    # In

    def open(self, address: Address) -> None:
        """Take the game of an address; what cannot be opened is said, and nothing else changes."""
        if address.kind == "sealed":
            self._ask(Came("sealed", data=address.text))
            return
        try:
            self._take(Record.parse(address.text), address.ply)
        except RulesError as why:
            self.refuse(why)

    def refuse(self, why: RulesError) -> None:
        """Say why a link leads nowhere."""
        own = isinstance(why, RecordError) and why.key.endswith("_link")
        self._ask(Came(why.key if own else "bad_link"))

    def unseal(self, passphrase: str) -> None:
        """Try a passphrase on the sealed link that came."""
        if self.screen.came is not None and passphrase:
            self._send("unseal", {"data": self.screen.came.data, "passphrase": passphrase})

    def unsealed(self, data: dict[str, Any]) -> None:
        """The page has opened a sealed link, or (no text) the passphrase was not the right one."""
        came = self.screen.came
        if came is None:
            return
        if not data.get("text"):
            self._ask(Came("wrong", data=came.data))
            return
        self.close()
        try:
            self.open(links.read(data["text"]))
        except RecordError as why:
            self.refuse(why)

    def choose(self, take: bool) -> None:
        """Answer which of two branches goes on; the other one stays kept."""
        came = self.screen.came
        self.close()
        if came is None or came.record is None or came.known is None:
            return
        if take:
            self._replace(came.record, came.since)
        elif not self._runs(came.known):
            self._replace(came.known, len(came.known.moves))

    def close(self) -> None:
        """Back to the game, whatever came."""
        self.screen.came = None
        if self.screen.dialog == PAGE:
            self.screen.dialog = ""

    def play_from_here(self) -> None:
        """Go on from the position that is looked at, as a game of its own; the one as it was is kept.

        Who plays elsewhere hears nothing of it, so a bot takes his seat.
        """
        session, ply = self.session, self.session.viewing
        self.replay.stop()
        if ply is None:
            return
        self.shelf.keep(session.record())
        seats = ("greedy" if kind == FAR else kind for kind in session.setup.seats)
        branch = until(session.record(), ply).with_notes(seats=",".join(seats))
        if session.load(str(branch)):
            session.say("ui.branch_kept")

    # Inside

    def _take(self, record: Record, ply: int | None) -> None:
        arrival = by_link.arrived(self.session, self.shelf, record)
        if not record.moves and FAR not in Setup.of_record(record).seats:
            arrival = Arrival("new")  # to be begun, also by who has played this deal already
        here = by_link.seated(record, arrival.known)
        here.replay()  # what cannot be played here is refused before anything is asked
        if arrival.kind == "fork":
            self.shelf.keep(here)
            self._ask(Came("fork", record=here, known=arrival.known, since=arrival.since))
            return
        if arrival.kind == "old":
            self._return_to(arrival, record, ply)
            return
        self._replace(here, arrival.since, ply)

    def _return_to(self, arrival: Arrival, record: Record, ply: int | None) -> None:
        """To the game that knows all of what came."""
        known = arrival.known
        assert known is not None, arrival.kind
        if not self._runs(known):
            self._replace(known, len(known.moves), ply)
        self.session.goto(ply)
        if ply is None and len(known.moves) > len(record.moves):
            self.session.say("ui.known_link", ply=len(record.moves), plies=len(known.moves))

    def _replace(self, record: Record, since: int, ply: int | None = None) -> None:
        """Open a record in place of the running game and show what happened since a ply."""
        session, former = self.session, self.session.record()
        if session.timeline.last_choice() is not None:
            self.shelf.keep(former)
        if not session.load(str(record)):
            return
        if deal_of(former) == deal_of(record) and common(former, record) == len(former.moves):
            session.clear()  # the former game is the beginning of this one: nobody misses it
        if self.screen.dialog == "scores":
            self.screen.dialog = ""
        if ply is not None:
            session.goto(ply)
        elif session.setup.far and since < len(record.moves):
            self.replay.start(since)

    def _runs(self, record: Record) -> bool:
        now = self.session.record()
        return deal_of(now) == deal_of(record) and now.moves == record.moves

    def _ask(self, came: Came) -> None:
        self.screen.param.update(came=came, dialog=PAGE)
