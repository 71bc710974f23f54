"""Draws the pictures of kept games when nobody waits for the table: on the home page, or out of sight."""

from collections.abc import Callable
from contextlib import suppress

from app.bots_runner import Schedule
from app.saves import Save, Saves
from app.session import Session
from app.thumbnail import thumbnail
from rules.kernel import Record, RulesError, State

PAUSE = 0.02  # seconds between two pictures, for messages that came meanwhile
MOST = 24  # as many are redrawn at a visit; more are not in sight at once


class Portraits:
    """Keeps the pictures of the list up to date."""

    def __init__(self, saves: Saves, session: Session, language: Callable[[], str], later: Schedule) -> None:
        self._saves = saves
        self._session = session
        self._language = language
        self._later = later
        self._waiting: list[Save] = []

    def draw_current(self) -> None:
        """Draw the game that is played, if its picture is of an earlier position."""
        save = next((save for save in self._saves.list() if save.id == self._saves.current), None)
        if save is not None and save.ply != save.pictured:
            self._draw(save, self._session.state)

    def draw(self) -> None:
        """Draw the game that is played, then one by one all others that have changed since their picture."""
        self.draw_current()
        self._waiting = [save for save in self._saves.list() if save.ply != save.pictured][:MOST]
        self._next()

    def _next(self) -> None:
        if self._waiting:
            self._later(PAUSE, self._draw_next)

    def _draw_next(self) -> None:
        save = self._waiting.pop(0)
        # one that cannot be read, or whose game did not arrive: the list shows the game's own picture
        with suppress(RulesError, ImportError):
            self._draw(save, Record.parse(save.text).replay())
        self._next()

    def _draw(self, save: Save, state: State) -> None:
        self._saves.pictured(save.id, save.ply, thumbnail(state, self._language()))
