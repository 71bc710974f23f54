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
from app.portraits import Portraits
from app.present import SIZES, Presenter
from app.saves import Saves
from app.seats import Setup
from app.session import SAVE_KEY, Notice, Send, Session
from app.settings_text import settings_of
from app.table import Screen, Table
from app.views import board, choices, decision, dialog, log
from app.views.html import spoken
from app.words import LANGUAGES, catalogue
from rules.kernel import RecordError, Rng

if TYPE_CHECKING:
    from app.guest import Frame

GAME = rules.games()[0]
NEWS = 12  # lines of what happened that a screen reader is told at once
ABOUT_LINKS = ("sealed", "unsealed", "qr", "copied_instead", "seal_failed")  # what the page says of them


class Application:
    """What the worker holds: the roots of the page and the ear for its messages."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._chance = Rng(0)
        self.frame: Frame | None = None
        self.screen = Screen(languages=list(LANGUAGES), sizes=dict(SIZES), language="en")
        self.table = Table()
        self.saves = Saves(send, self._new_id)
        self.session = Session(Setup(GAME), self._from_session, later)
        self.presenter = Presenter(self.session, self.table, self.screen)
        self.portraits = Portraits(self.saves, self.session, lambda: self.screen.language, later)
        self.commands = Commands(
            self.session, self.table, self.screen, send, self._new_seed, later, self.saves
        )
        views: dict[str, Callable[..., pn.viewable.Viewable]] = {
            "decision": decision.view,
            "choices": choices.view,
            "log": log.view,
            "dialog": dialog.view,
        }
        self.roots = {place: view(self.table, self.screen, self.commands) for place, view in views.items()}
        for region in SIZES:
            self.roots[region] = board.view(region, self.table, self.screen, self.commands)
        self._heard = 0  # up to which move a screen reader was told what happened
        self.table.param.watch(self._tell, ["headline", "question", "refusal", "notice", "cover"])
        self.table.param.watch(self._entitle, "title")
        self.table.param.watch(self._tell_peekers, "peekers")

    def receive(self, kind: str, data: dict[str, Any]) -> None:
        """Take a message from the page. Raises KeyError for a kind that nobody sends."""
        handlers: dict[str, Callable[[dict[str, Any]], None]] = {
            "start": self._start,
            "resize": self._resize,
            "fragment": self._fragment,
            "theme": self._theme,
            "offline": lambda data: self.screen.param.update(offline=data),
            "file": self._file,
            "open": self._open,
            "saves": lambda data: self.saves.take_list(data["saves"]),
            "removed": self._removed,
            "home": lambda data: self.portraits.draw(),
            "hidden": lambda data: self.portraits.draw_current(),
            "language": lambda data: self.commands.speak(data["language"]),
            "peek": lambda data: self.session.peek(data["seat"]),
            "pick": self._pick,
            "key": lambda data: self.commands.press(data["key"]),
            "embed": self._embed,
            "storage_failed": self._storage_failed,
            "copy_failed": lambda data: self.session.say("ui.not_copied"),
            **dict.fromkeys(ABOUT_LINKS, lambda data: self.commands.sharing.hear(kind, data)),
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
            can_share=bool(data.get("share", False)),
        )
        self._send("lang", {"lang": language})
        self.session.settings = settings_of(data.get("settings") or "")
        self.saves.take_list(data.get("saves") or ())
        if data.get("embed"):
            self._in_frame(data)
            return
        self._first_game((data.get("saved") or {}).get(SAVE_KEY), data.get("id") or "")
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

    def _from_session(self, kind: str, data: dict[str, Any]) -> None:
        if kind == "save":
            self.saves.keep(self.session, data["text"])
        else:
            self._send(kind, data)

    def _first_game(self, saved: str | None, id: str = "") -> None:
        """The kept game goes on; one that cannot be read stays as it is, and another begins.

        Without one a table is shown that nobody has asked for; it is kept when somebody plays there.
        """
        if saved and self.saves.open(self.session, id, saved):
            return
        notice = self.session.notice
        if saved:
            self._send("torn", {"id": id})
            self.session.new(Setup(GAME).with_seed(self._new_seed()))
        else:
            self._show_any()
        if notice is not None:
            self.session.notice = notice
            self.session.changed()

    def _show_any(self) -> None:
        self.saves.only_show_next()
        self.session.new(Setup(GAME).with_seed(self._new_seed()))
        self.session.clear()

    def _file(self, data: dict[str, Any]) -> None:
        if not self.session.load(data["text"]):
            self.commands.open("saves")  # says what is wrong with it, and offers what could be read
        else:
            self.commands.close()

    def _open(self, data: dict[str, Any]) -> None:
        if self.saves.open(self.session, data["id"], data["text"]):
            self.screen.dialog = ""
        else:
            self._send("torn", {"id": data["id"]})

    def _pick(self, data: dict[str, Any]) -> None:
        """A place of the board by keyboard; one that is gone meanwhile is nothing."""
        region, picks = str(data["region"]), tuple(data["picks"])
        for place in self.table.places:
            if (place.region, place.picks) == (region, picks):
                x, y, width, height = place.box
                self.commands.touch(picks, place.lit, (region, x + width / 2, y + height / 2))
                return

    def _removed(self, data: dict[str, Any]) -> None:
        if self.saves.dropped(data["id"]):
            self._show_any()

    def _resize(self, data: dict[str, Any]) -> None:
        self.screen.sizes = {**self.screen.sizes, **_sizes(data)}
        self.presenter.show()

    def _theme(self, data: dict[str, Any]) -> None:
        self.screen.dark = bool(data["dark"])
        self.presenter.show()

    def _fragment(self, data: dict[str, Any]) -> None:
        try:
            address = links.read(data.get("fragment") or "")
        except RecordError as why:
            self.commands.sharing.refuse(why)
            return
        if address.kind == "rules":
            self.screen.param.update(rule=address.rule, dialog="rules")
        elif address.kind == "new":
            self.screen.param.update(game=address.game, dialog="new")
        elif address.kind == "table":
            self._table(address.game)
        elif address.kind == "ply":
            self.session.goto(address.ply)
            self._send("fragment", {"fragment": ""})  # so that the same link works again
        elif address.kind in ("play", "sealed"):
            self.commands.sharing.open(address)
            self._send("fragment", {"fragment": ""})  # so that a reload goes on from the saved game

    def _table(self, game: str) -> None:
        """The table of a game: the running one of this tab goes on, else another begins at once."""
        running = self.session.setup.game == game and not self.session.state.is_terminal()
        if not running or self.saves.is_only_shown:
            self.session.new(Setup.usual(game).with_seed(self._new_seed()))
        self.commands.close()  # so that a reload goes on with it

    def _storage_failed(self, data: dict[str, Any]) -> None:
        if self.screen.storage:  # say it once, not after every move
            self.screen.storage = False
            why = {"why": str(data.get("why", ""))[:120]}
            self.session.notice = Notice("ui.not_saved", why, offer="ui.download", command="download")
            self.session.changed()

    def _tell(self, *_events: Any) -> None:
        """What changed, for those who listen: the refusal, else whose decision it is and what is asked."""
        table = self.table
        said = table.refusal or table.notice
        if said or table.cover:
            self._send("announce", {"text": said.text if said else table.cover})
            return
        names = tuple(score.name for score in table.scores)
        news = [
            spoken(line, names)
            for entry in reversed(table.history)
            if entry.ply > self._heard
            for line in entry.lines
        ]
        if table.asked or table.over or table.looking_back:
            self._heard = table.plies
        self._heard = min(self._heard, table.plies)  # what is taken back is news when it comes again
        self._send("announce", {"text": " ".join([*news[-NEWS:], f"{table.headline}.", table.question])})

    def _tell_peekers(self, *_events: Any) -> None:
        self._send(
            "peekers", {"seats": [{"seat": seat, "label": label} for seat, label in self.table.peekers]}
        )

    def _entitle(self, *_events: Any) -> None:
        self._send("title", {"text": f"{self.table.title} · Tiefgang"})

    def _new_id(self) -> str:
        return f"g{self._chance.randrange(1 << 40):x}"

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
