"""A static host for tests that can be switched off and be given another version of the site."""

import shutil
from pathlib import Path

from app.packaging import serve
from app.packaging.paths import DIST

PREFIX = "/a/b/tiefgang/"


class Host:
    """A static host of its own, which can be switched off and be given another version."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)
        self.running = serve.server(prefix=PREFIX, folder=folder)
        self.address = serve.in_background(self.running, PREFIX)

    @property
    def version(self) -> str:
        """The version that is served."""
        (found,) = (
            line.split('"')[1]
            for line in (self.folder / "service-worker.js").read_text("utf-8").splitlines()
            if line.startswith("const VERSION")
        )
        return found

    def publish(self, version: str) -> None:
        """Serve another version: the same files under another name of the whole."""
        before = self.version
        for name in ("index.html", "service-worker.js"):
            path = self.folder / name
            path.write_text(path.read_text("utf-8").replace(before, version), "utf-8")

    def rename_in_list(self, name: str, other: str) -> None:
        """Let the list of files name one that is not there."""
        path = self.folder / "service-worker.js"
        path.write_text(path.read_text("utf-8").replace(name, other), "utf-8")

    def switch_off(self) -> None:
        """No network any more."""
        self.running.shutdown()
        self.running.server_close()
