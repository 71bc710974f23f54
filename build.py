"""One command for everything: makes its own .venv from the lock file, then builds, serves, tests or checks.

python3 build.py COMMAND, with any Python 3.11 or newer and nothing installed. The steps of the build are
modules of app/packaging; this file only prepares the ground and says which there are.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "static" / "lock.toml"
INSIDE = "TIEFGANG_IN_VENV"


def main() -> int:
    """Read the command line and run the command in .venv."""
    arguments = parse()
    if arguments.command == "clean":
        return clean()
    prepare_venv()
    if os.environ.get(INSIDE) != str(VENV):
        environment = {
            **os.environ,
            INSIDE: str(VENV),
            "PATH": f"{PYTHON.parent}{os.pathsep}{os.environ['PATH']}",
        }
        return subprocess.call(
            [str(PYTHON), str(ROOT / "build.py"), *sys.argv[1:]], env=environment, cwd=ROOT
        )
    from app.packaging import commands

    return commands.run(arguments)


def parse() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    help_of = {
        "build": "make dist/, the whole static site, as it is published",
        "serve": "make dist/ if something changed, serve it and print the address",
        "test": "run the tests of rules, app and browser (arguments go to pytest)",
        "bench": "print the table of times and sizes",
        "check": "lint, types, lock file, sizes",
        "lock": "fetch every package anew and write the lock file ([NAME==VERSION ...] to change versions)",
        "clean": "remove .venv, .cache and dist",
    }
    added = {name: commands.add_parser(name, help=text, description=text) for name, text in help_of.items()}
    added["serve"].add_argument("--port", type=int, default=8000, help="port of the address (default: 8000)")
    added["serve"].add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 for other devices of the network"
    )
    added["test"].add_argument("pytest", nargs=argparse.REMAINDER, help="arguments for pytest")
    added["lock"].add_argument("changed", nargs="*", help="NAME==VERSION")
    return parser.parse_args()


def prepare_venv() -> None:
    """Give .venv exactly the versions of the lock file, unless it has them already."""
    stamp = VENV / "made-from.txt"
    uses = {"develop"} if has_node() else {"develop", "node"}
    wanted = "".join([f"# Python {sys.version_info[:3]}\n", *requirements(uses)])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"making {VENV} from {LOCK.name}", flush=True)
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True, clear=True)
    listed = VENV / "requirements.txt"
    listed.write_text(wanted)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    subprocess.run(
        [*pip, "--no-deps", "--require-hashes", "--only-binary=:all:", "-r", str(listed)], check=True
    )
    stamp.write_text(wanted)


def requirements(uses: set[str]) -> list[str]:
    """The packages of the lock file for these uses, as lines for pip with their hashes."""
    rows = [
        row
        for row in tomllib.loads(LOCK.read_text("utf-8"))["package"]
        if uses.intersection(row["use"]) and row["files"]  # one without files waits for `build.py lock`
    ]
    return [
        f"{row['name']}=={row['version']} {' '.join(f'--hash=sha256:{h}' for h in row['files'].values())}\n"
        for row in rows
    ]


def has_node() -> bool:
    """Whether this machine has a node that is new enough (20) and npm."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return int(said.strip().lstrip("v").partition(".")[0] or 0) >= 20


def clean() -> int:
    """Remove everything that this file has made."""
    for name in (".venv", ".cache", "dist", "artefacts"):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
