"""The memory of Python with the app already built, taken at build time."""

from pathlib import Path


READY = False


def make(core: Path, libraries: Path, own: Path, environment: dict[str, str]) -> tuple[Path, Path]:
    """The snapshot and the zip of the data files that are read after its restore."""
    raise NotImplementedError(core, libraries, own, environment)
