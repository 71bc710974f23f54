"""A plain static server for dist/, as any host would be: it knows no types of ours and compresses nothing."""

import http.server
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

from app.packaging.paths import DIST


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves `directory` below `prefix`; quiet, and honest about what may be kept."""

    prefix = "/"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def translate_path(self, path: str) -> str:
        """The file of an address; what lies outside the prefix does not exist."""
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "not-here")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Files with a hash in their name never change; the others are asked for each time."""
        name = self.path.partition("?")[0].rpartition("/")[2]
        fixed = name.count(".") >= 2 or "/panel-" in self.path
        self.send_header("Cache-Control", "max-age=31536000, immutable" if fixed else "no-cache")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing about each request."""


class Server(http.server.ThreadingHTTPServer):
    """Takes it calmly when a browser goes away in the middle of a file."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of what only the browser ended."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(
    host: str = "127.0.0.1", port: int = 0, prefix: str = "/", folder: Path = DIST
) -> http.server.ThreadingHTTPServer:
    """A server that is ready to run; port 0 takes any that is free."""
    handler = type("PrefixedHandler", (Handler,), {"prefix": prefix})
    return Server((host, port), partial(handler, directory=str(folder)))


def in_background(running: http.server.ThreadingHTTPServer, prefix: str = "/") -> str:
    """Run a server in a thread; its address."""
    threading.Thread(target=running.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{running.server_address[1]}{prefix}"


def forever(host: str, port: int) -> int:
    """Serve until interrupted; the next port that is free, if this one is not."""
    for candidate in range(port, port + 20):
        try:
            running = server(host, candidate)
            break
        except OSError:
            continue
    else:
        print(f"No port from {port} to {port + 19} is free on {host}.")
        return 1
    print(f"Tiefgang is at http://{host}:{running.server_address[1]}/ (Ctrl-C ends it)", flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0
