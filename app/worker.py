"""Joins the application to the page: one Bokeh document, kept the same on both sides by patches.

The only Python file that knows the browser, and it knows only this: `static/worker.js` calls the functions
below with texts, and `connect` is given a function that takes texts. Everything is JSON.

Start-up, in order
  1. prepare()         the application is built and its roots become one document: at build time, before the
                       snapshot, or in the browser at a plain start
  2. document()        this as JSON; static/worker.js sends it to the page, which draws it out of sight; after
                       a snapshot it is a file, so that this goes on while the memory is restored
  3. connect(post)     in the browser: chance is seeded anew (a snapshot has frozen it), messages flow
  4. handle("start")   the application learns of the page (sizes, language, saved game); a patch and `ready`
                       answer: when both are on the page, it takes taps

Messages beside those of the application (see app.main), each a kind and a JSON text
  page -> Python   patch {events}     what changed in the page's document, in Bokeh's own form
  Python -> page   document {document, roots: {root id: element id}}   at a plain start, see above
                   patch {events}     what changed here; one message for all that one message caused
                   ready {}           after the answer to `start`
                   peeked {}          after the answer to `peek`
                   failed {text}      handling a message raised; the game goes on
                   fatal {text}       the start raised; there is no game

A game that is not in the snapshot is fetched the moment somebody wants it (LateModules), and so is a module
that nobody had imported when the snapshot was taken: slower once. If it does not arrive, the page says so and
everything stays as it was.

Names of Panel that are not for everybody: `state._connected`, which panel.io.pyodide sets as we do.
`Document`, `Serializer` and `synced_references` are Bokeh's, used as its own server uses them.
"""

import asyncio
import importlib
import json
import random
import sys
import traceback
from collections.abc import Callable
from importlib.machinery import PathFinder
from typing import Any

import panel as pn
from bokeh.core.serialization import Serializer
from bokeh.document import Document
from bokeh.document.events import DocumentPatchedEvent
from panel.io.state import set_curdoc

from app import main, words

FROM_PAGE = "page"  # marks changes that came from the page, so that they do not go back there

DONE = {"start": "ready", "peek": "peeked"}  # what the page hears after all that a message has changed

_link: "Link | None" = None


class Link:
    """The application, its document, and what waits to be told to the page."""

    def __init__(self) -> None:
        self._post: Callable[[str, str], None] | None = None
        self._changes: list[DocumentPatchedEvent] = []
        self._handling = False
        self._flush_planned = False
        self.document = Document()
        with set_curdoc(self.document):
            self.application = main.build(self.send)
            self.places = {self._add(root): place for place, root in self.application.roots.items()}
        self.document.on_change(self._changed)

    def _add(self, root: Any) -> str:
        pn.panel(root).server_doc(self.document, location=False)
        return self.document.roots[-1].id

    def connect(self, post: Callable[[str, str], None]) -> None:
        """Let messages go to the page from now on."""
        self._post = post
        # else Panel drops what it held while it changed a layout, for "the document will be sent as a whole"
        pn.state._connected[self.document] = True

    def send(self, kind: str, data: dict[str, Any]) -> None:
        """Send the page a message; it arrives before the changes that were made at the same time."""
        if self._post:
            self._post(kind, json.dumps(data))

    def handle(self, kind: str, data: dict[str, Any]) -> None:
        """Take one message from the page and answer with all that it changed."""
        self._handling = True
        # Panel holds the document for its own changes of layouts; what it releases without a session is lost,
        # unless the document was held before
        self.document.hold("collect")
        try:
            with set_curdoc(self.document):
                self._take(kind, data)
        finally:
            self._handling = False
            self.flush()
        if kind in DONE:
            self.send(DONE[kind], {})

    def _take(self, kind: str, data: dict[str, Any]) -> None:
        if kind == "patch":
            self.document.apply_json_patch(data, setter=FROM_PAGE)
        else:
            self.application.receive(kind, data)

    def json(self) -> str:
        """The whole document in Bokeh's own form, and which of its roots goes where on the page."""
        text = json.dumps({"document": self.document.to_json(deferred=False), "roots": self.places})
        self.document.models.flush_synced()  # from now on the page knows these models by their ids
        return text

    def flush(self) -> None:
        """Tell the page what has changed since the last time."""
        self._flush_planned = False
        self.document.unhold()
        if not self._changes:
            return
        serializer = Serializer(references=self.document.models.synced_references, deferred=False)
        events = serializer.encode(self._changes)
        self._changes.clear()
        self.document.models.flush_synced(lambda model: not serializer.has_ref(model))
        self.send("patch", {"events": events})

    def _changed(self, event: Any) -> None:
        if event.setter == FROM_PAGE or not self._post or not isinstance(event, DocumentPatchedEvent):
            return
        self._changes.append(event)
        if not (self._handling or self._flush_planned):  # a bot's thinking, a timer: nobody flushes for them
            self._flush_planned = True
            asyncio.get_running_loop().call_soon(self.flush)


def prepare() -> None:
    """Build the application. Nothing of the browser is needed yet."""
    global _link
    _link = Link()


def document() -> str:
    """The document for the page, as JSON."""
    assert _link is not None, "document was asked for before prepare"
    return _link.json()


def connect(post: Callable[[str, str], None], fetch_late: Callable[[str], bool]) -> None:
    """Begin to talk to the page by `post(kind, text)`; `fetch_late(module)` lays out what it is part of.

    `fetch_late` says whether anything came that was not there before, and raises when it did not arrive.
    """
    random.seed()  # from the browser's source of chance: what the snapshot holds is the same for everybody
    assert _link is not None, "connect came before prepare"
    _link.connect(post)
    sys.meta_path.append(LateModules(fetch_late))


class NotDownloaded(ImportError):
    """Part of our own code did not arrive; the page has said so."""


class LateModules:
    """The last of the finders: what it is asked for, no other has found."""

    def __init__(self, fetch: Callable[[str], bool]) -> None:
        self._fetch = fetch
        here = {name.partition(".")[0] for name, module in sys.modules.items() if hasattr(module, "__file__")}
        self._known = here | sys.stdlib_module_names

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        """The module's specification, after the fetch; None for what is in no archive of ours.

        Raises NotDownloaded.
        """
        if name.partition(".")[0] not in self._known:
            return None
        try:
            if not self._fetch(name):
                return None
        except Exception as error:  # of the browser, under a name of its own
            raise NotDownloaded(f"{name} did not arrive", name=name) from error
        importlib.invalidate_caches()
        words.arrived()
        return PathFinder.find_spec(name, path, target)


def handle(kind: str, text: str) -> None:
    """Take a message from the page; an error goes there as a sentence, and to the console in full."""
    assert _link is not None, f"message {kind} came before connect"
    try:
        _link.handle(kind, json.loads(text))
    except NotDownloaded:
        pass
    except Exception as error:
        traceback.print_exc()
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{last.filename.rpartition('site-packages/')[2]}:{last.lineno}"
        sentence = f"{type(error).__name__}: {error} ({where}, while handling {kind!r})"
        _link.send("fatal" if kind == "start" else "failed", {"text": sentence})
