"""Debian's Chromium for the tests: found, or installed with apt-get."""

import os
import shutil
import subprocess

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
        print("installing chromium with apt-get", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", "--quiet", *command], check=True, env=environment)
    found = path()
    if not found:
        raise FileNotFoundError("chromium was installed with apt-get, but no such program is on the PATH.")
    return found
