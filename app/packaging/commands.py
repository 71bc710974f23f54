"""What each command of build.py does, once .venv is there."""

import argparse
import subprocess
import sys

from app.packaging import chromium, engines, relock, report, serve, site, stamp
from app.packaging.paths import ROOT

PLAIN = ("tests/rules", "tests/app")  # tests without a browser
NOTHING_CHOSEN = 5  # exit code of pytest when the options leave no test


def run(arguments: argparse.Namespace) -> int:
    """Run the command that the command line names; its exit code."""
    return {
        "build": build,
        "serve": serving,
        "test": test,
        "bench": bench,
        "check": check,
        "lock": lock,
    }[arguments.command](arguments)


def build(_arguments: argparse.Namespace) -> int:
    """Make dist/ as it is published: everything compressed as well as it can be."""
    stamp.unless_fresh("best", lambda: site.make(best=True))
    return report.sizes()


def serving(arguments: argparse.Namespace) -> int:
    """Make dist/ if something changed, and serve it until interrupted."""
    quick_build()
    return serve.forever(arguments.host, arguments.port)


def quick_build() -> None:
    """A dist/ of the tree as it is, compressed quickly if it must be made."""
    stamp.unless_fresh("fast", lambda: site.make(best=False))


def test(arguments: argparse.Namespace) -> int:
    """Run the tests, or those that the arguments for pytest name."""
    quick_build()
    chromium.ensure()
    named = any(not part.startswith("-") for part in arguments.pytest)
    if not named or any("browser" in part for part in arguments.pytest):
        engines.ensure()
    if named:
        return _python("-m", "pytest", *arguments.pytest)
    # Files of plain tests go to as many processes as there are cores; a browser wants all cores for itself.
    plain = _python("-m", "pytest", "-n", "auto", "--dist", "loadfile", *arguments.pytest, *PLAIN)
    codes = {plain, _python("-m", "pytest", *arguments.pytest, "tests/browser")}
    return max(codes - {NOTHING_CHOSEN}, default=NOTHING_CHOSEN)


def bench(_arguments: argparse.Namespace) -> int:
    """Print the table of times and sizes, for the site as it is published."""
    stamp.unless_fresh("best", lambda: site.make(best=True))
    chromium.ensure()
    return _python("-m", "tests.bench")


def check(_arguments: argparse.Namespace) -> int:
    """Lint, types, lock file and sizes; all are run, whatever the first ones say."""
    codes = [
        _python("-m", "ruff", "check", "."),
        _python("-m", "ruff", "format", "--check", "."),
        _python("-m", "mypy"),
        report.lock(),
        report.sizes(),
    ]
    return max(codes)


def lock(arguments: argparse.Namespace) -> int:
    """Write the lock file anew."""
    relock.relock(arguments.changed)
    return 0


def _python(*arguments: str) -> int:
    return subprocess.call([sys.executable, *arguments], cwd=ROOT)
