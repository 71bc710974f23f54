"""One running game: what the player picks, plays, takes back, saves; knows no interface library."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import rules
from app import choosing
from app.bots_runner import BotRunner, Schedule
from app.cover import Device
from app.notices import Notice, Place, Refusal, complaint, salvage
from app.preview import Preview, preview
from app.seats import HUMAN, Settings, Setup
from app.timeline import AUTO, Played, Timeline, who_chose
from rules.kernel import Move, Narrowing, Reason, Record, RulesError, State, narrow
from rules.kernel.reason import refuse

if TYPE_CHECKING:
    from app.guest import Guest

SAVE_KEY = "tiefgang:game"
Send = Callable[[str, dict[str, Any]], None]


class Session:
    """A game with its seats. Every command ends in `changed`, after the move was saved."""

    def __init__(self, setup: Setup, send: Send, schedule: Schedule, *, pause: float = 0.25) -> None:
        self.send = send
        self.settings = Settings()
        self.changed: Callable[[], None] = lambda: None
        self.bots = BotRunner(self, schedule, pause)
        self.refusal: Refusal | None = None
        self.notice: Notice | None = None
        self.selection: tuple[str, ...] = ()
        self.viewing: int | None = None  # a past ply that is looked at
        self.guest: Guest | None = None  # what is allowed in a frame of another page
        self._begin(
            setup, Timeline.begin(rules.load(setup.game), setup.seed, len(setup.seats), dict(setup.options))
        )

    # What is so

    @property
    def state(self) -> State:
        """The position now, not the one looked at. Shared: clone it before changing it."""
        return self.timeline.state

    @property
    def shown(self) -> State:
        """The position that is looked at."""
        return self.timeline.state if self.viewing is None else self.timeline.at(self.viewing)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None: a spectator's."""
        if self.guest and self.guest.fixed:
            return self.guest.viewer
        return self.device.viewer

    @property
    def is_asked(self) -> bool:
        """Whether a person decides now, in the position that is shown, and has the device."""
        return (
            self._is_persons_choice
            and self.cover is None
            and self.device.peeking is None
            and not self.only_shown
        )

    @property
    def only_shown(self) -> bool:
        """Whether nothing can be moved here."""
        return self.guest is not None and self.guest.reads

    @property
    def cover(self) -> int | None:
        """The person who must take the device before anything of his is shown; None: nobody."""
        return self.device.cover

    @property
    def holder(self) -> int | None:
        """The person who has taken the device."""
        return self.device.holder

    @property
    def _is_persons_choice(self) -> bool:
        decision = self.state.decision
        return self.viewing is None and decision is not None and self.setup.seats[decision.player] == HUMAN

    @property
    def narrowing(self) -> Narrowing:
        """The legal moves that the selection leaves; none while nobody is asked."""
        return narrow(self.state, self.selection) if self.is_asked else Narrowing((), ())

    @property
    def focused(self) -> Move | None:
        """The move that waits for a second tap or the button."""
        return choosing.named(self.narrowing.moves, self.selection)

    def preview(self, move: Move) -> Preview:
        """What a legal move would bring, kept until the next move."""
        if move not in self._previews:
            decision = self.state.decision
            assert decision is not None, move
            self._previews[move] = preview(self.state, move, decision.player)
        return self._previews[move]

    # Choosing

    def tap(self, picks: str | Iterable[str], at: Place | None = None) -> None:
        """A finger on a thing, or on several things at one place: the first possible one counts."""
        names = (picks,) if isinstance(picks, str) else tuple(picks)
        self._forget()
        possible = choosing.meant(self.state, self.selection, names) if self.is_asked else None
        if possible is None:
            self.refusal = Refusal(self._why_not(names[0]), at) if names else None
            self.changed()
        elif possible in self.selection:
            self._tap_selected(possible)
        else:
            self.selection = self._selection_with(possible) or ()
            self._settle_selection()

    def choose(self, move: Move | str) -> None:
        """A whole move from the list of moves: played, or focused first when it has to be asked."""
        move = Move.of(move)
        self._forget()
        if not self.is_asked or self.state.judge(move) is not None:
            reason = self.state.judge(move) if self.is_asked else None
            self.refusal = Refusal(reason or self._why_not(move[0]))
            self.changed()
        elif move == self.focused or not self.must_ask(move):
            self.play(move)
        else:
            self.selection = tuple(move)
            self.changed()

    def focus(self, move: Move) -> None:
        """Show what a legal move would bring, without playing it."""
        self._forget()
        self.selection = tuple(move)
        self.changed()

    def take(self) -> None:
        """The next person has the device now."""
        self._forget()
        self.device.holder, self.device.peeking = self.cover, None
        self.changed()

    def cover_up(self) -> None:
        """Nobody has the device now: it is covered until the one who decides takes it."""
        self._forget()
        self.selection = ()
        self.device.holder = None
        self.changed()

    def peek(self, seat: int | None) -> None:
        """A person looks at what is his under the cover, until this is called with None."""
        self._forget()
        self.device.peek(seat)
        self.changed()

    def confirm(self) -> None:
        """Play the focused move, when there is one; under the cover: take the device."""
        if self.cover is not None:
            self.take()
        elif self.focused is not None:
            self.choose(self.focused)

    def clear(self) -> None:
        """Let go of what was picked and of the last message."""
        self._forget()
        self.selection = ()
        self.changed()

    def hint(self) -> None:
        """Focus what the greedy bot would do here, without playing it."""
        if self.is_asked:
            self.focus(self.bots.advice())

    def must_ask(self, move: Move) -> bool:
        """Whether this move is focused before it is played; a plain button says itself what it does."""
        if self.settings.ask == "always" or any(choosing.is_weighed(self.state, pick) for pick in move):
            return True
        return self.preview(move).reveals and not all(pick.startswith("button:") for pick in move)

    # Back and forth

    def undo(self) -> None:
        """Take back the last choice of a person, and what bots did after it."""
        self._back(self.timeline.last_choice())

    def undo_turn(self) -> None:
        """Take back to the start of this turn, or of the person's last one."""
        self._back(self.timeline.turn_start())

    def redo(self) -> None:
        """Play again what was taken back, up to the next choice of a person; chance falls as before."""
        if self.timeline.future and self.viewing is None:
            self._forget()
            self.timeline.forward()
            while self.timeline.future and self.timeline.future[-1].by != HUMAN:
                self.timeline.forward()
            self._moved()

    def goto(self, ply: int | None) -> None:
        """Look at a past position (None: at the present one); nothing is taken back."""
        self._forget()
        past = ply is not None and 0 <= ply < self.timeline.ply
        self.viewing = ply if past else None
        self.selection = ()
        self.changed()

    def play_from_here(self) -> None:
        """Go on from the position that is looked at; what came after it can be redone."""
        if self.viewing is not None:
            self._back(self.viewing)

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice of a person to take back."""
        return self.viewing is None and not self.only_shown and self.timeline.last_choice() is not None

    # Games

    def new(self, setup: Setup) -> bool:
        """Begin another game; when it is not offered, say so and keep the present one."""
        former = self._former()
        try:
            game = rules.load(setup.game)
            self._begin(setup, Timeline.begin(game, setup.seed, len(setup.seats), dict(setup.options)))
        except (KeyError, RulesError) as why:
            self._complain(why)
            return False
        self._replaced(former)
        return True

    def load(self, text: str) -> bool:
        """Open a record; when it cannot be read, say why, offer what can, and keep the present game."""
        former = self._former()
        try:
            self._open(Record.parse(text))
        except RulesError as why:
            self._complain(why, salvage(text))
            return False
        self._replaced(former)
        return True

    def accept(self) -> None:
        """Open the game that a notice offers: the former one, or what could be read of a torn one."""
        record = self.notice.record if self.notice else None
        if record is not None:
            former = self._former()
            self._open(record)
            self._replaced(former)

    def record(self) -> Record:
        """The game as a record, seats included."""
        record = self.timeline.record().with_notes(seats=",".join(self.setup.seats))
        return record.with_notes(names=",".join(self.setup.names)) if self.setup.names else record

    def say(self, key: str, **args: Any) -> None:
        """Show a sentence of the catalogue to the player."""
        self.notice = Notice(key, args)
        self.changed()

    def resume(self) -> None:
        """Let the game go on: forced moves, bots. For after a start that showed the table only."""
        self._moved()

    # Inside

    def _begin(self, setup: Setup, timeline: Timeline) -> None:
        self.bots.stop()
        self.setup = setup
        self.timeline = timeline
        self._previews: dict[Move, Preview] = {}
        self.device = Device(self)
        self.viewing = None
        self.selection = ()

    def _open(self, record: Record) -> None:
        self._begin(Setup.of_record(record), Timeline.of_record(record, who_chose(record)))

    def _former(self) -> Record | None:
        """The game that is about to be replaced, if somebody would miss it."""
        self._forget()
        begun = self.timeline.last_choice() is not None and not self.state.is_terminal()
        return self.record() if begun and self.guest is None else None

    def _replaced(self, former: Record | None) -> None:
        self._moved()
        if former is not None:
            self.notice = Notice("ui.replaced", {}, former, "ui.former")
            self.changed()

    def _forget(self) -> None:
        self.refusal = self.notice = None

    def _selection_with(self, pick: str) -> tuple[str, ...] | None:
        return choosing.with_pick(self.state, self.selection, pick) if self.is_asked else None

    def _tap_selected(self, pick: str) -> None:
        if self.focused is not None:
            self.play(self.focused)
            return
        self.selection = tuple(other for other in self.selection if other != pick)
        self.changed()

    def _settle_selection(self) -> None:
        """One move left is played; first shown, when it must be asked or has picks that nobody tapped."""
        moves = self.narrowing.moves
        if shown := choosing.proposed(self.state, self.selection, moves):
            self.selection = tuple(shown)
            self.changed()
            return
        if len(moves) == 1:
            tapped, self.selection = {*self.selection, *choosing.given(self.state)}, tuple(moves[0])
            if tapped.issuperset(moves[0]) and not self.must_ask(moves[0]):
                self.play(moves[0])
                return
        self.changed()

    def _why_not(self, pick: str) -> Reason:
        if self.only_shown:
            return refuse("", "only_shown")
        return choosing.refusal(
            self.state,
            pick,
            asked=self.is_asked,
            past=self.viewing is not None,
            selection=self.selection,
        )

    def play(self, move: Move, by: str = HUMAN) -> None:
        """Play a legal move at once; for bots and for what was asked already. A bot's leaves messages."""
        if by == HUMAN:
            self._forget()
        self.timeline.play(move, by)
        self._moved()

    def _moved(self) -> None:
        """After every change of the position: forced moves, save, show, then the bots."""
        self.bots.stop()
        self.selection = ()
        self.viewing = None
        self._previews = {}
        self._run_ahead()
        self.send("save", {"key": SAVE_KEY, "text": str(self.record())})
        self.bots.start()
        self.changed()

    def _run_ahead(self) -> None:
        """Play what nobody has to wait for: what bots answer unseen, and forced moves of people."""
        self.bots.answer_discreetly()
        while (move := self._forced_move()) is not None:
            self.timeline.play(move, AUTO)
            self._previews = {}
            self.bots.answer_discreetly()

    def _forced_move(self) -> Move | None:
        if not self.settings.auto_play or not self._is_persons_choice or self.timeline.future:
            return None
        move = self.state.forced_move()
        return None if move is None or self.preview(move).reveals else move

    def _back(self, ply: int | None) -> None:
        self._forget()
        if ply is None or self.only_shown:
            self.changed()
            return
        revealed = self.timeline.reveals_since(ply)
        people = len(self.setup.people) + len(self.setup.far)
        if any(played.player in self.setup.far for played in self.timeline.past[ply:]):
            self.say("ui.undo_far")
            return
        if revealed and self.settings.undo == "revealed" and people > 1:
            self.say("ui.undo_revealed")
            return
        self.timeline.back(ply)
        self._moved()
        if revealed:
            self.say("ui.undo_warned")

    def _complain(self, why: Exception, salvaged: Record | None = None) -> None:
        self.notice = complaint(why, salvaged)
        self.changed()


def with_settings(session: Session, **changes: Any) -> None:
    """Change how the player wants it."""
    session.settings = replace(session.settings, **changes)
    session.changed()


__all__ = ["HUMAN", "SAVE_KEY", "Notice", "Place", "Played", "Refusal", "Session", "with_settings"]
