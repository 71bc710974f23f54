"""Lets bots move one at a time through a scheduler from outside, so that the table stays alive."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import rules.bots
from app.seats import BOTS
from app.timeline import BOT
from rules.kernel import Move, PlayerView, Rng

if TYPE_CHECKING:
    from app.session import Session

Schedule = Callable[[float, Callable[[], None]], None]
"""Calls something after so many seconds."""


class BotRunner:
    """The bots of one session. A bot sees its own view only, and chance of its own."""

    def __init__(self, session: "Session", schedule: Schedule, pause: float) -> None:
        self._session = session
        self._schedule = schedule
        self._pause = pause
        self._order = 0  # a move ordered before the last stop is not played
        self.thinking: int | None = None

    def start(self) -> None:
        """Order the next bot's move, when it is a bot's turn."""
        decision = self._session.state.decision
        self.thinking = None
        if decision is not None and self._session.setup.seats[decision.player] in BOTS:
            self.thinking = decision.player
            self._order += 1
            order = self._order
            self._schedule(self._pause, lambda: self._move(order))

    def answer_discreetly(self) -> None:
        """Let bots decide at once, unseen, where a pause would tell what they hide."""
        while (decision := self._session.state.decision) is not None and decision.discreet:
            seat = self._session.setup.seats[decision.player]
            if seat not in BOTS:
                return
            self._session.timeline.play(self._choose(seat), BOT)

    def stop(self) -> None:
        """Forget what was ordered."""
        self._order += 1
        self.thinking = None

    def advice(self) -> Move:
        """What the greedy bot would do for the person who decides."""
        return self._choose("greedy")

    def _move(self, order: int) -> None:
        if order == self._order and self.thinking is not None:
            self._session.play(self._choose(self._session.setup.seats[self.thinking]), BOT)

    def _choose(self, bot: str) -> Move:
        state = self._session.state
        decision = state.decision
        assert decision is not None, bot
        rng = Rng(self._session.setup.seed ^ (0x5EA << 40), state.ply << 20)
        return rules.bots.make(bot).choose(PlayerView(state, decision.player), rng)
