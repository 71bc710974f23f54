"""The games that this browser keeps: which there are, which one is played, what is told to the page of it.

The page writes them down (static/saves.js); here is what it holds, from the start on.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.branches import common, deal_of
from app.seats import HUMAN, Setup
from app.session import Send, Session
from app.timeline import Timeline
from rules.kernel import Record, RulesError, State


@dataclass(frozen=True, slots=True)
class Save:
    """A kept game. `ply` is how far it is, `pictured` of which ply the page has a picture (-1: none)."""

    id: str
    text: str
    ply: int = 0
    pictured: int = -1


class Saves:
    """The list of kept games, and the one of them that is played (`current`, "" for none)."""

    def __init__(self, send: Send, new_id: Callable[[], str]) -> None:
        self._send = send
        self._new_id = new_id
        self._saves: dict[str, Save] = {}
        self.current = ""
        self._timeline: Timeline | None = None  # of the current game
        self._opening = ""  # the id under which the next game goes on
        self._show_next = False  # the next game will be such a one:
        self._only_shown = False  # nobody asked for this game: it is kept when somebody plays it
        self._untouched = False  # begun here, and no person has chosen anything yet

    def take_list(self, saves: Iterable[Mapping[str, Any]]) -> None:
        """Learn from the page which games it has now."""
        known = (Save(each["id"], each["text"], each["ply"], each["pictured"]) for each in saves)
        here = {self.current: self._saves[self.current]} if self.current in self._saves else {}
        self._saves = {save.id: save for save in known} | here  # nobody knows the current one better

    def list(self) -> tuple[Save, ...]:
        """All kept games, the one that was played last first."""
        return tuple(self._saves.values())

    def known(self, record: Record) -> tuple[Save, ...]:
        """The kept games of the same deal."""
        deal = deal_of(record)
        return tuple(save for save in self.list() if _deal(save) == deal)

    def open(self, session: Session, id: str, text: str) -> bool:
        """Go on with a kept game; when it cannot be read, say why and keep the present one."""
        self._opening = id
        opened = session.load(text)
        self._opening = ""
        return opened

    def keep(self, session: Session, text: str) -> None:
        """Have the page write down the game as it is now, in `text`; another game gets a place of its own.

        What goes on from where a kept game of the same deal stopped is that game; a branch is another.
        """
        touched = session.timeline.last_choice() is not None
        former = ""
        if session.timeline is not self._timeline:
            former = self.current if self._untouched and not self._only_shown else ""
            self._begin(session)
        if touched or not self._only_shown:
            self._write(session, text, touched)
        if former != self.current:
            self.remove(former)  # nobody would miss it

    def _write(self, session: Session, text: str, touched: bool) -> None:
        self._only_shown = False
        self._untouched = self._untouched and not touched
        ply = session.timeline.ply
        before = self._saves.get(self.current)
        self._saves[self.current] = Save(self.current, text, ply, before.pictured if before else -1)
        choices = sum(played.by == HUMAN for played in session.timeline.past)
        about = {"seats": session.setup.seats, "game": session.setup.game, "ply": ply, "choices": choices}
        self._send("save", {"id": self.current, "text": text, **about, **_standing(session.state)})

    def shelve(self, record: Record) -> None:
        """Keep a game beside the one that is played. Raises RecordError when it cannot be replayed."""
        seats, ply, state = Setup.of_record(record).seats, len(record.moves), record.replay()
        save = Save(self._continued(record) or self._unused_id(), str(record), ply)
        self._saves[save.id] = save
        about = {"seats": seats, "game": record.game, "ply": ply, "choices": ply}
        self._send("shelve", {"id": save.id, "text": save.text, **about, **_standing(state)})

    def only_show_next(self) -> None:
        """The next game is one that nobody asked for: it is not kept before a person plays it."""
        self._show_next = True

    @property
    def is_only_shown(self) -> bool:
        """Whether nobody has asked for the game on the table, nor played it."""
        return self._only_shown

    def remove(self, id: str) -> None:
        """Forget a kept game."""
        if self._saves.pop(id, None) is not None:
            self._send("remove", {"id": id})

    def dropped(self, id: str) -> bool:
        """The page has removed a game, or another tab has it; says whether it was the one that is played."""
        self._saves.pop(id, None)
        return id == self.current

    def pictured(self, id: str, ply: int, picture: str) -> None:
        """Give the page a new picture of a kept game."""
        if id in self._saves:
            self._saves[id] = replace(self._saves[id], pictured=ply)
            self._send("picture", {"id": id, "ply": ply, "svg": picture})

    def _begin(self, session: Session) -> None:
        going_on = self._opening or ("" if self._show_next else self._continued(session.record()))
        self.current = going_on or self._unused_id()
        self._timeline = session.timeline
        self._untouched, self._only_shown, self._show_next = not going_on, self._show_next, False

    def _unused_id(self) -> str:
        while (id := self._new_id()) in self._saves:
            pass
        return id

    def _continued(self, record: Record) -> str:
        """The kept game that this one is, or goes on from; "" when there is none."""
        for save in self.known(record):
            kept = Record.parse(save.text)
            if common(kept, record) == len(kept.moves):
                return save.id
        return ""


def _standing(state: State) -> dict[str, Any]:
    """Whose turn it is, or who has won."""
    decision = state.decision
    over = decision is None
    return {
        "turn": None if decision is None else decision.player,
        "over": over,
        "won": state.winners() if over else [],
    }


def _deal(save: Save) -> str:
    """Of a save that cannot be read: none."""
    try:
        return deal_of(Record.parse(save.text))
    except RulesError:
        return ""
