"""Writing files of the site: names carry a hash of the content, large ones are stored as brotli."""

import base64
import hashlib
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import brotli
import deflate

from app.packaging.lock import digest
from app.packaging.paths import WORK

BEST, FAST = 11, 8  # brotli's qualities: what is published, what is only looked at here


class Output:
    """A folder that is being filled; `links` maps the plain name of each file to its name in the folder."""

    def __init__(self, folder: Path, quality: int) -> None:
        self.folder = folder
        self.quality = quality
        self.links: dict[str, str] = {}
        self.list: dict[str, dict[str, Any]] = {}

    def add(self, name: str, data: bytes) -> str:
        """Write a file under a name with its hash; returns that name."""
        stem, dot, extension = name.partition(".")
        self.links[name] = f"{stem}.{digest(data)[:10]}{dot}{extension}"
        self.write(self.links[name], data)
        self.list[name] = {"url": self.links[name], "size": len(data)}
        return self.links[name]

    def add_compressed(self, files: dict[str, bytes]) -> None:
        """Write files as brotli, for hosts that compress nothing; our loader inflates them."""
        with ThreadPoolExecutor() as pool:
            small = pool.map(lambda data: compressed(data, self.quality), files.values())
        for (name, data), packed in zip(files.items(), small, strict=True):
            self.add(f"{name}.br", packed)
            self.list[name] = {**self.list.pop(f"{name}.br"), "inflated": len(data)}

    def add_zipped(self, name: str, data: bytes) -> None:
        """Write a file as gzip, which browsers unpack by themselves: a little larger, but sooner there."""
        self.add(f"{name}.gz", deflate.gzip_compress(data, 12))
        self.list[name] = self.list.pop(f"{name}.gz")

    def add_script(self, name: str, code: bytes) -> str:
        """Write a script of others as gzip; its hash for the policy."""
        self.add_zipped(name, code)
        return f"'sha256-{base64.b64encode(hashlib.sha256(code).digest()).decode()}'"

    def add_text(self, name: str, text: str) -> str:
        """Write a text in which `{{name}}` and `from "./name"` give way to the names with a hash."""
        text = re.sub(r"\{\{([\w.-]+)\}\}", lambda found: self.links[found[1]], text)
        text = re.sub(
            r'(from |import |import\()"\./([\w.-]+)"',
            lambda found: f'{found[1]}"./{self.links[found[2]]}"',
            text,
        )
        return self.add(name, text.encode())

    def write(self, path: str, data: bytes) -> None:
        """Write a file under just this name."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)

    def file_list(self, names: list[str]) -> str:
        """What the page must know of these files, as JSON that is safe inside HTML."""
        return json.dumps({name: self.list[name] for name in names}).replace("<", "\\u003c")


def compressed(data: bytes, quality: int) -> bytes:
    """The data as brotli, kept between builds."""
    kept = WORK / f"brotli-{quality}-{digest(data)[:24]}.br"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(brotli.compress(data, quality=quality, lgwin=24))
    return kept.read_bytes()
