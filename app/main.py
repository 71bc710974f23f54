"""Puts the application together: a session, its table, the views on it, and the messages of the page.

`build(send)` runs once at build time, inside the snapshot; `receive("start", ...)` then makes the table this
player's own: language, sizes, saved game, chance.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import panel as pn
from panel.io.state import set_curdoc

import rules
from app import boards, links, rulebook
from app.commands import Commands
from app.present import SIZES, Presenter
from app.seats import Setup
from app.session import SAVE_KEY, Send, Session
from app.table import Screen, Table
from app.views import board, choices, decision, dialog, log
from app.words import LANGUAGES, catalogue
from rules.kernel import RecordError, Rng

if TYPE_CHECKING:
    from app.guest import Frame

GAME = rules.games()[0]
TORN_KEY = f"{SAVE_KEY}:torn"


class Application:
    """What the worker holds: the roots of the page and the ear for its messages."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._chance = Rng(0)
        self.frame: Frame | None = None
        self.screen = Screen(languages=list(LANGUAGES), sizes=dict(SIZES), language="en")
        self.table = Table()
        self.session = Session(Setup(GAME), send, later)
        self.presenter = Presenter(self.session, self.table, self.screen)
        self.commands = Commands(self.session, self.table, self.screen, send, self._new_seed)
        views: dict[str, Callable[..., pn.viewable.Viewable]] = {
            "decision": decision.view,
            "choices": choices.view,
            "log": log.view,
            "dialog": dialog.view,
        }
        self.roots = {place: view(self.table, self.screen, self.commands) for place, view in views.items()}
        for region in SIZES:
            self.roots[region] = board.view(region, self.table, self.screen, self.commands)
        self.table.param.watch(self._tell, ["headline", "question", "refusal", "notice", "cover"])
        self.table.param.watch(self._entitle, "title")

    def receive(self, kind: str, data: dict[str, Any]) -> None:
        """Take a message from the page. Raises KeyError for a kind that nobody sends."""
        handlers: dict[str, Callable[[dict[str, Any]], None]] = {
            "start": self._start,
            "resize": self._resize,
            "fragment": self._fragment,
            "theme": self._theme,
            "offline": lambda data: self.screen.param.update(offline=data),
            "file": lambda data: self.commands.open_text(data["text"]),
            "key": lambda data: self.commands.press(data["key"]),
            "embed": self._embed,
            "storage_failed": self._storage_failed,
            "copy_failed": lambda data: self.session.say("ui.not_copied"),
            "picture_failed": lambda data: self.session.say("ui.no_picture"),
        }
        handlers[kind](data)

    def _start(self, data: dict[str, Any]) -> None:
        language = next((tag[:2] for tag in data["languages"] if tag[:2] in LANGUAGES), "en")
        self._chance = Rng(int(data["seed"]))
        self.screen.param.update(
            language=language,
            dark=bool(data["dark"]),
            sizes=_sizes(data),
            storage=bool(data.get("storage", True)),
        )
        self._send("lang", {"lang": language})
        if data.get("embed"):
            self._in_frame(data)
            return
        self._first_game((data.get("saved") or {}).get(SAVE_KEY))
        self._fragment(data)
        if not self.screen.storage:
            self.session.say("ui.no_storage")
        self._entitle()

    def _in_frame(self, data: dict[str, Any]) -> None:
        """In a frame of another page nothing is saved, and that page says what is shown."""
        from app.guest import Frame  # late: whoever plays here needs none of it

        self.frame = Frame(self.session, self._send, later)
        wanted = dict(data["embed"])
        if wanted.get("record"):
            self.frame.open(wanted)
            return
        try:
            address = links.read(data.get("fragment") or "")
        except RecordError:
            self.session.say("error.bad_link")
            return
        if address.kind == "play":
            self.frame.open({"ply": address.ply, **wanted, "record": address.text})
        else:
            game = str(wanted.get("game")) if wanted.get("game") in rules.games() else GAME
            record = rules.load(game).new(self._new_seed()).record()
            self.frame.open({**wanted, "record": str(record)})

    def _embed(self, data: dict[str, Any]) -> None:
        """The page that this is a part of wants something else to be shown."""
        if data.get("language") in LANGUAGES:
            self.commands.speak(data["language"])
        if self.frame is not None and (data.get("record") or data.get("ply") is not None):
            self.frame.open(data)

    def _first_game(self, saved: str | None) -> None:
        """The saved game goes on; one that cannot be read is kept aside, and another begins."""
        if saved and self.session.load(saved):
            return
        notice = self.session.notice
        if saved:
            self._send("save", {"key": TORN_KEY, "text": saved})
        self.session.new(Setup(GAME).with_seed(self._new_seed()))
        if notice is not None:
            self.session.notice = notice
            self.session.changed()

    def _resize(self, data: dict[str, Any]) -> None:
        self.screen.sizes = {**self.screen.sizes, **_sizes(data)}
        self.presenter.show()

    def _theme(self, data: dict[str, Any]) -> None:
        self.screen.dark = bool(data["dark"])
        self.presenter.show()

    def _fragment(self, data: dict[str, Any]) -> None:
        try:
            address = links.read(data.get("fragment") or "")
        except RecordError:
            self.session.say("error.bad_link")
            return
        if address.kind == "rules":
            self.screen.param.update(rule=address.rule, dialog="rules")
        elif address.kind == "new":
            self.screen.param.update(game=address.game, dialog="new")
        elif address.kind == "ply":
            self.session.goto(address.ply)
            self._send("fragment", {"fragment": ""})  # so that the same link works again
        elif address.kind == "play" and self.session.load(address.text):
            self._send("fragment", {"fragment": ""})  # so that a reload goes on from the saved game
            if address.ply is not None:
                self.session.goto(address.ply)

    def _storage_failed(self, data: dict[str, Any]) -> None:
        if self.screen.storage:  # say it once, not after every move
            self.screen.storage = False
            self.session.say("ui.not_saved", why=str(data.get("why", ""))[:120])

    def _tell(self, *_events: Any) -> None:
        """What changed, for those who listen: the refusal, else whose decision it is and what is asked."""
        said = self.table.refusal or self.table.notice
        asked = self.table.cover or f"{self.table.headline}. {self.table.question}"
        self._send("announce", {"text": said.text if said else asked})

    def _entitle(self, *_events: Any) -> None:
        self._send("title", {"text": f"{self.table.title} · Tiefgang"})

    def _new_seed(self) -> int:
        return self._chance.randrange(1_000_000)  # short enough to be told by word of mouth


def build(send: Send) -> Application:
    """The application, whose messages to the page go through `send`; all texts are read now."""
    for language in LANGUAGES:
        catalogue(language)
        rulebook.text(GAME, language)
    rules.load(GAME).new().observation(None)  # what this imports late must be in the snapshot, too
    boards.load(GAME)
    return Application(send)


def later(seconds: float, action: Callable[[], None]) -> None:
    """Do something later, in the same document; without an event loop (at build time) never."""
    document = pn.state.curdoc
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return

    def act() -> None:
        with set_curdoc(document):
            document.hold("combine")  # Panel's own hold would swallow what happens outside of a session
            try:
                action()
            finally:
                document.unhold()

    loop.call_later(seconds, act)


def _sizes(data: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """The sizes of regions that are on the screen; one that is not has no area and keeps its old size."""
    return {name: (w, h) for name, (w, h) in data.get("sizes", {}).items() if w >= 1 and h >= 1}
