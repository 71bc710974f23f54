"""Where things are: the tree, what is kept between builds, and what is served."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
ARCHIVES = CACHE / "archives"  # downloads as they came, checked against the lock
WORK = CACHE / "work"  # results of single steps, kept by the digest of what went in
ARTEFACTS = ROOT / "artefacts"  # screenshots and other results of tests
LOCK = STATIC / "lock.toml"
