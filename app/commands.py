"""The commands of the interface: name, key, and what each does; buttons, keys and help come from here."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from app.bots_runner import Schedule
from app.links import link_of
from app.listing import kind_of
from app.saves import Saves
from app.scene import Lit, seat_of
from app.seats import Setup, words_about
from app.session import Place, Send, Session, with_settings
from app.settings_text import text_of
from app.table import Said, Screen, Table
from rules.kernel import Move

if TYPE_CHECKING:
    from app.replay import Replay
    from app.sharing import Sharing

MENU = "new"
NUMBERS = "123456789"


@dataclass(frozen=True, slots=True)
class Command:
    """A row of the table of commands. `key` is the keyboard's name for it, "" for none."""

    name: str
    key: str
    run: "Callable[[Commands], None]"


class Commands:
    """What the views may do: they know no session and no page, only this."""

    def __init__(
        self,
        session: Session,
        table: Table,
        screen: Screen,
        send: Send,
        new_seed: Callable[[], int],
        schedule: Schedule,
        saves: Saves,
    ) -> None:
        self.session = session
        self.table = table
        self.screen = screen
        self.send = send
        self.new_seed = new_seed
        self._schedule = schedule
        self._saves = saves

    @cached_property
    def replay(self) -> "Replay":
        """Shows past moves one after another. Like all about links and stories, loaded when it is wanted."""
        from app.replay import Replay

        return Replay(
            self.session, self._schedule, lambda running: self.screen.param.update(replaying=running)
        )

    @cached_property
    def sharing(self) -> "Sharing":
        """The way of games out of this device and into it."""
        from app.sharing import Sharing
        from app.shelf import Shelf

        return Sharing(self.session, self.screen, self.send, self.replay, Shelf(self._saves))

    def run(self, name: str) -> None:
        """Carry out a command by its name. Raises KeyError for one that is not in the table."""
        COMMANDS[name].run(self)

    def press(self, key: str) -> None:
        """Carry out the command of a key or take a choice by number; Escape first closes what is open."""
        if key == "Escape" and self.screen.dialog:
            self.close()
            return
        if self.screen.dialog:
            return
        if len(key) == 1 and key in NUMBERS:
            self.choose(NUMBERS.index(key))
        command = next((command for command in COMMANDS.values() if command.key == key), None)
        if command is not None:
            command.run(self)

    def choose(self, number: int) -> None:
        """Take one of the offered choices, from 0; a number that none has is nothing."""
        if number < len(self.table.choices):
            choice = self.table.choices[number]
            if choice.whole:
                self.session.choose(Move(*choice.picks))
            else:
                self.session.tap(choice.picks)

    def words(self, key: str, **args: Any) -> str:
        """A sentence in the player's language, about the game that is played."""
        return words_about(self.session.setup, self.screen.language)(key, **args)

    def open(self, dialog: str) -> None:
        """Open a page of the dialog."""
        self.screen.dialog = dialog

    def close(self) -> None:
        """Close the dialog; a rule that it showed is no longer the page's address."""
        self.screen.param.update(dialog="", rule="", came=None, qr=(0, ""))
        self.send("fragment", {"fragment": ""})

    def home(self) -> None:
        """Leave the table for the page with all games."""
        self.close()
        self.send("home", {})

    def begin(self, seats: tuple[str, ...], options: dict[str, str], seed: str, game: str = "") -> None:
        """A new game as the dialog asks for it; without a name the same as now."""
        text = seed.strip()
        if text and not (text.isascii() and text.isdigit()):
            self.session.say("ui.bad_seed", seed=text[:40])
            return
        number = int(text[:20]) if text else self.new_seed()
        if self.session.new(Setup(game or self.session.setup.game, seats, number, options)):
            self.close()

    def open_text(self, text: str) -> None:
        """Open a game from its text; the dialog stays open when it cannot be read."""
        if self.session.load(text):
            self.close()

    def accept(self) -> None:
        """Do what the notice offers: a command, or opening a game."""
        notice = self.session.notice
        if notice is not None and notice.command:
            self.run(notice.command)
            return
        self.session.accept()
        self.close()

    def speak(self, language: str) -> None:
        """Change the language, in the middle of a game, too."""
        self.screen.language = language
        self.send("lang", {"lang": language})
        self.session.changed()

    def look_at(self, ply: int) -> None:
        """Look at a position of the past, or at the present one."""
        self.replay.stop()
        self.session.goto(ply)

    def take_back(self) -> None:
        """Who is asked now plays at this device after all."""
        from app import by_link

        by_link.take_back(self.session)

    def download(self) -> None:
        """Hand the game to the player as a file."""
        setup = self.session.setup
        name = f"{setup.game}-{setup.seed}-{self.session.timeline.ply}.txt"
        self.send("download", {"name": name, "text": str(self.session.record())})

    def copy(self) -> None:
        """Put the game's text on the clipboard."""
        self._copy(str(self.session.record()))

    def copy_link(self) -> None:
        """Put a link that carries the whole game on the clipboard; the page adds its own address."""
        self._copy(link_of(str(self.session.record()), self.session.viewing))

    def picture(self, kind: str) -> None:
        """Hand a picture of the position shown to the player, as `svg` or `png`: what the viewer may see."""
        from app.picture import ACROSS, picture  # late: few want one

        session, table = self.session, self.table
        words = words_about(session.setup, self.screen.language)
        text = picture(table.observation, words, lit=Lit(look=self.screen.look), boxes=ACROSS)
        name = f"{session.setup.game}-{session.setup.seed}-{table.ply}"
        self.send("print", {"name": name, "text": text, "kind": kind})

    def describe(self, label: str, at: Place) -> None:
        """Say what is at a place of the board."""
        self.screen.here = Said(label, at=at)

    def settle(self, **changes: Any) -> None:
        """Change how the player wants it, and let the browser keep that."""
        with_settings(self.session, **changes)
        self.send("settings", {"text": text_of(self.session.settings)})

    def know(self) -> None:
        """The player has understood what the coach says of this kind of decision."""
        kind = kind_of(self.session)
        if kind:
            self.settle(known=self.session.settings.known | {kind})

    def touch(self, picks: tuple[str, ...], lit: bool, at: Place) -> None:
        """A finger or a key on a place: a player's board is shown large where nothing else is possible."""
        seat = seat_of(picks, lit)
        if seat is not None:
            self.look(seat)
        else:
            self.session.tap(picks, at)

    def look(self, seat: int) -> None:
        """Show a player's board large; tapped again, or for the viewer's own, as before."""
        shut = seat in (self.screen.look, self.session.viewer)
        self.screen.look = None if shut else seat
        self.session.clear()

    def _copy(self, text: str) -> None:
        self.session.say("ui.copied")  # first, so that a failure has the last word
        self.send("copy", {"text": text})


def _step(commands: Commands, by: int) -> None:
    session = commands.session
    now = session.timeline.ply if session.viewing is None else session.viewing
    commands.look_at(max(0, now + by))


COMMANDS = {
    command.name: command
    for command in (
        Command("undo", "z", lambda commands: commands.session.undo()),
        Command("undo_turn", "Z", lambda commands: commands.session.undo_turn()),
        Command("redo", "y", lambda commands: commands.session.redo()),
        Command("clear", "Escape", lambda commands: commands.session.clear()),
        Command("confirm", "Enter", lambda commands: commands.session.confirm()),
        Command("take", "", lambda commands: commands.session.take()),
        Command("cover_up", "", lambda commands: commands.session.cover_up()),
        Command("home", "", lambda commands: commands.home()),
        Command("coach_kind", "", lambda commands: commands.know()),
        Command("coach_all", "", lambda commands: commands.settle(coach=False)),
        Command("hint", "h", lambda commands: commands.session.hint()),
        Command("earlier", "ArrowLeft", lambda commands: _step(commands, -1)),
        Command("later", "ArrowRight", lambda commands: _step(commands, 1)),
        Command("to_present", "End", lambda commands: commands.look_at(commands.session.timeline.ply)),
        Command("here", "", lambda commands: commands.sharing.play_from_here()),
        Command("replay", "p", lambda commands: commands.replay.toggle()),
        Command("send", "", lambda commands: commands.open("send")),
        Command("plays_here", "", lambda commands: commands.take_back()),
        Command("accept", "", lambda commands: commands.accept()),
        Command("menu", "m", lambda commands: commands.open(MENU)),
        Command("keys", "?", lambda commands: commands.open("keys")),
        Command("close", "", lambda commands: commands.close()),
        Command("copy", "", lambda commands: commands.copy()),
        Command("copy_link", "", lambda commands: commands.copy_link()),
        Command("download", "", lambda commands: commands.download()),
        Command("picture_svg", "", lambda commands: commands.picture("svg")),
        Command("picture_png", "", lambda commands: commands.picture("png")),
        Command("open_file", "", lambda commands: commands.send("open_file", {})),
    )
}
