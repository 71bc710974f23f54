"""Debian's Firefox and WebKit for the tests: found, or installed with apt-get."""

import shutil
from pathlib import Path

from app.packaging import debian

PACKAGES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}


def ensure() -> None:
    """Install what is missing. Raises FileNotFoundError when it is not there afterwards."""
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing:
        debian.install(*missing)
    firefox()
    minibrowser()


def firefox() -> str:
    """Firefox' path. Raises FileNotFoundError."""
    found = shutil.which("firefox-esr")
    if not found:
        raise FileNotFoundError("there is no firefox-esr: `python3 build.py test` installs it.")
    return found


def minibrowser() -> str:
    """The path of the small browser beside WebKit's library. Raises FileNotFoundError."""
    found = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    if found is None:
        raise FileNotFoundError("there is no MiniBrowser: `python3 build.py test` installs it.")
    return str(found)
