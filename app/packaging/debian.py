"""Debian's packages for the tests: what is not there is installed with apt-get."""

import os
import subprocess


def install(*packages: str) -> None:
    """Install packages. Raises subprocess.CalledProcessError when apt-get cannot."""
    print(f"installing {', '.join(packages)} with apt-get", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "--quiet", "--quiet", *command], check=True, env=environment)
