"""Reading a game's `components.toml`: tables of rows, each with its provenance, and a digest."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any


def load_tables(path: Path) -> tuple[dict[str, Any], str]:
    """The tables of a component file and a short digest of its text.

    Raises ValueError naming the row when a row lacks its provenance (`prov`).
    """
    text = path.read_text("utf-8")
    tables = tomllib.loads(text)
    for name, rows in tables.items():
        for row in rows.values() if isinstance(rows, dict) else rows:
            if not row.get("prov"):
                raise ValueError(f"{path.name}: a row of [{name}] has no provenance: {row}")
    return tables, hashlib.sha256(text.encode()).hexdigest()[:8]
