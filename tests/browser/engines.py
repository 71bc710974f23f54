"""Firefox and WebKit for tests, driven by what Debian ships: WebDriver BiDi, and classic WebDriver.

Playwright has its own builds of both, which a machine without the open internet cannot get. What a test needs
of them is little: go to an address, ask the page something, tap, begin again.
"""

import asyncio
import base64
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from tornado.websocket import WebSocketClientConnection, websocket_connect

from app.packaging import engines

START = 30.0  # seconds for a browser to be there
ANSWER = 90.0  # seconds for one command, which may wait for a page to load
SIZE = (1180, 820)
FINGER = {"id": "finger", "type": "pointer", "parameters": {"pointerType": "mouse"}}


class Engine(Protocol):
    """A browser with one page."""

    name: str

    def go(self, address: str) -> None:
        """Load a page; returns when it is loaded."""

    def reload(self) -> None:
        """Load the same page once more."""

    def run(self, script: str) -> Any:
        """What the body of an async function gives, as JSON. Raises AssertionError if it throws."""

    def tap(self, x: float, y: float) -> None:
        """Press and release at a place of the window."""

    def restart(self) -> bool:
        """End the browser and start it with all that it kept; False where an engine keeps nothing."""

    def picture(self, path: Path) -> None:
        """A screenshot as a PNG."""

    def close(self) -> None:
        """End the browser, and forget all that it kept."""


class Firefox:
    """Debian's Firefox by WebDriver BiDi: JSON through a web socket, on a loop in a thread of its own."""

    name = "Firefox"

    def __init__(self) -> None:
        self._numbers = count(1)
        self._profile = tempfile.mkdtemp(prefix="tiefgang-firefox-")
        self._loop = asyncio.new_event_loop()  # Playwright has a loop in this thread
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        try:
            self._start()
        except BaseException:
            self._process.kill()  # nobody else can end it
            raise

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [engines.firefox(), "--headless", "--no-remote", "--profile", self._profile]
            + ["--remote-debugging-port", "0", f"--width={SIZE[0]}", f"--height={SIZE[1]}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "MOZ_DISABLE_AUTO_SAFE_MODE": "1", "HOME": self._profile},
        )
        assert self._process.stderr is not None
        told = (re.search(r"BiDi.* (ws://\S+)", line) for line in self._process.stderr)
        found = next((each for each in told if each), None)
        assert found, "Firefox ended before it could be driven"
        # else a full pipe would hold it
        threading.Thread(target=self._process.stderr.read, daemon=True).start()
        self._socket = self._wait(self._connected(f"{found[1]}/session"))
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": SIZE[0], "height": SIZE[1]}
        self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    def _wait(self, answer: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(answer, self._loop).result(ANSWER)

    async def _connected(self, address: str) -> WebSocketClientConnection:
        return await websocket_connect(address)

    def _ask(self, method: str, **params: Any) -> Any:
        return self._wait(self._asked(next(self._numbers), method, params))

    async def _asked(self, number: int, method: str, params: dict[str, Any]) -> Any:
        await self._socket.write_message(json.dumps({"id": number, "method": method, "params": params}))
        while (text := await self._socket.read_message()) is not None:
            answer = json.loads(text)
            if answer.get("id") == number:
                assert "error" not in answer, f"{method}: {answer}"
                return answer["result"]
        raise AssertionError(f"Firefox went away during {method}")

    def go(self, address: str) -> None:
        """Load a page."""
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        """Load the same page once more."""
        self._ask("browsingContext.reload", context=self._page, wait="complete")

    def run(self, script: str) -> Any:
        """What the body of an async function gives."""
        whole = f"(async () => JSON.stringify(await (async () => {{ {script} }})()) ?? null)()"
        target = {"context": self._page}
        answer = self._ask("script.evaluate", expression=whole, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value") or "null")

    def tap(self, x: float, y: float) -> None:
        """Press and release at a place of the window."""
        self._ask("input.performActions", context=self._page, actions=[{**FINGER, "actions": _tap(x, y)}])

    def restart(self) -> bool:
        """End the browser and start it again with the same profile."""
        self._end()
        self._start()
        return True

    def picture(self, path: Path) -> None:
        """A screenshot."""
        path.write_bytes(_png(self._ask("browsingContext.captureScreenshot", context=self._page)["data"]))

    def _end(self) -> None:
        try:
            self._ask("browser.close")
            self._process.wait(START)
        finally:
            if self._process.poll() is None:
                self._process.kill()

    def close(self) -> None:
        """End the browser."""
        try:
            self._end()
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            shutil.rmtree(self._profile, ignore_errors=True)


class WebKit:
    """WebKitGTK's small browser by classic WebDriver, on an X server that shows nothing."""

    name = "WebKit"

    def __init__(self) -> None:
        self._home = tempfile.mkdtemp(prefix="tiefgang-webkit-")
        reading, writing = os.pipe()
        screen = ["-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(
            ["Xvfb", *screen], pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as said:  # closed by a server that could not start
            display = said.readline().strip()
        assert display, "Xvfb ended before it had a display"
        self._address = f"http://127.0.0.1:{_free_port()}"
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self._address.rpartition(':')[2]}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={
                **os.environ,
                "DISPLAY": f":{display}",
                "GDK_BACKEND": "x11",
                "HOME": self._home,
                "XDG_RUNTIME_DIR": self._home,
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it refuses to run as root else
            },
        )
        self._session = ""
        try:
            self._begin()
        except BaseException:
            self._driver.kill()  # nobody else can end them
            self._server.kill()
            raise

    def _begin(self) -> None:
        options = {"binary": engines.minibrowser(), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{self._first(capabilities=wanted)['sessionId']}"
        self._ask("POST", "/timeouts", script=int(ANSWER * 1000), pageLoad=int(ANSWER * 1000))
        self._ask("POST", "/window/rect", width=SIZE[0], height=SIZE[1])

    def _first(self, **body: Any) -> Any:
        end = time.monotonic() + START
        while True:
            try:
                return self._ask("POST", "/session", **body)
            except urllib.error.URLError:  # the driver does not listen yet
                alive = self._driver.poll() is None and time.monotonic() < end
                assert alive, "WebKitWebDriver does not answer"
                time.sleep(0.1)

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        request = urllib.request.Request(
            self._address + self._session + path,
            method=method,
            data=json.dumps(body).encode() if method == "POST" else None,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=ANSWER) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise AssertionError(f"{path}: {refused.read().decode()}") from refused

    def go(self, address: str) -> None:
        """Load a page."""
        self._ask("POST", "/url", url=address)

    def reload(self) -> None:
        """Load the same page once more."""
        self._ask("POST", "/refresh")

    def run(self, script: str) -> Any:
        """What the body of an async function gives."""
        whole = f"""const done = arguments[arguments.length - 1];
            const wrong = why => done({{why: String(why)}});
            (async () => {{ {script} }})().then(value => done({{value}}), wrong);"""
        answer = self._ask("POST", "/execute/async", script=whole, args=[])
        assert "why" not in answer, answer
        return answer.get("value")

    def tap(self, x: float, y: float) -> None:
        """Press and release at a place of the window."""
        self._ask("POST", "/actions", actions=[{**FINGER, "actions": _tap(x, y)}])

    def restart(self) -> bool:
        """A driven WebKit keeps everything in memory only."""
        return False

    def picture(self, path: Path) -> None:
        """A screenshot."""
        path.write_bytes(_png(self._ask("GET", "/screenshot")))

    def close(self) -> None:
        """End the browser, its driver and the X server."""
        try:
            if self._session:
                self._ask("DELETE", "")
        finally:
            for process in (self._driver, self._server):
                process.terminate()
                process.wait(START)
            shutil.rmtree(self._home, ignore_errors=True)


def _tap(x: float, y: float) -> list[dict[str, Any]]:
    return [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pause", "duration": 40},  # as short as a finger's
        {"type": "pointerUp", "button": 0},
    ]


def _png(data: str) -> bytes:
    return base64.b64decode(data)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
