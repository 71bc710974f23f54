"""The build: what it refuses, and that it makes the same bytes of the same input."""

import hashlib
from pathlib import Path

import pytest

from app.packaging import archive, fetch, lock
from app.packaging.lock import LockError, Package

DATA = b"what was locked"


def package(name: str = "thing-1.tgz") -> Package:
    """A package of one file that no registry has."""
    return Package("thing", "1", "npm", ("site",), {name: hashlib.sha256(DATA).hexdigest()})


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """A folder of sources and an empty cache."""
    sources, cache = tmp_path / "sources", tmp_path / "cache"
    sources.mkdir()
    monkeypatch.setenv(fetch.SOURCES_VARIABLE, str(sources))
    monkeypatch.setattr(fetch, "ARCHIVES", cache)
    return sources, cache


def test_other_bytes_stop_the_build(folders: tuple[Path, Path]) -> None:
    """The message names the file, both digests, and where it came from."""
    sources, cache = folders
    (sources / "thing-1.tgz").write_bytes(b"something else")
    with pytest.raises(LockError) as caught:
        fetch.fetch(package())
    said = str(caught.value)
    for part in (
        "thing-1.tgz",
        hashlib.sha256(DATA).hexdigest(),
        hashlib.sha256(b"something else").hexdigest(),
    ):
        assert part in said
    assert str(sources) in said
    assert not (cache / "thing-1.tgz").exists()


def test_a_source_is_kept(folders: tuple[Path, Path]) -> None:
    """The first source that has the file gives it; it is kept and not asked for again."""
    sources, cache = folders
    (sources / "thing-1.tgz").write_bytes(DATA)
    assert fetch.fetch(package()) == cache / "thing-1.tgz"
    (sources / "thing-1.tgz").unlink()
    assert fetch.fetch(package()).read_bytes() == DATA


def test_spoilt_cache_stops_the_build(folders: tuple[Path, Path]) -> None:
    """What lies in the cache is judged each time."""
    cache = folders[1]
    cache.mkdir()
    (cache / "thing-1.tgz").write_bytes(b"spoilt")
    with pytest.raises(LockError, match="the cache"):
        fetch.fetch(package())


def test_every_package_is_locked() -> None:
    """Each package has files with digests, and what lands in the site has one archive."""
    for locked in lock.read_lock():
        assert locked.files, f"{locked.name} has no files in the lock file"
        assert all(len(value) == 64 for value in [*locked.files.values(), *locked.members.values()])
        assert locked.site_file() in locked.files


def test_zip_is_repeatable() -> None:
    """The same files give the same bytes, whatever their order."""
    assert archive.zip_bytes({"a": b"1", "b": b"2"}) == archive.zip_bytes({"b": b"2", "a": b"1"})
