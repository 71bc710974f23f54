"""Debian's Chromium for the tests: found, or installed with apt-get."""

import shutil

from app.packaging import debian

FLAGS = [
    "--no-sandbox", "--headless=new", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip


def path() -> str | None:
    """The browser's path, if there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def ensure() -> str:
    """The browser's path; where there is none, Debian's is installed first."""
    if not path():
        debian.install("chromium")
    found = path()
    if not found:
        raise FileNotFoundError("chromium was installed with apt-get, but no such program is on the PATH.")
    return found
