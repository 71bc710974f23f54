"""Addresses within the page: a game in `#/play/<game>@<ply>`, the rulebook, `#/<game>` its table."""

import base64
import binascii
import zlib
from dataclasses import dataclass

import rules
from rules.kernel import RecordError

LONGEST = 200_000  # a game has a few thousand characters; more is no game


@dataclass(frozen=True, slots=True)
class Address:
    """What an address asks for: `kind` is rules, ply, play, table, new or "" (nothing known)."""

    kind: str
    game: str = ""
    rule: str = ""
    ply: int | None = None
    text: str = ""


def link_of(text: str, ply: int | None = None) -> str:
    """The address, from `#` on, that opens this record, at a ply."""
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return f"#/play/{packed}" + ("" if ply is None else f"@{ply}")


def read(fragment: str) -> Address:
    """What a fragment asks for. Raises RecordError when the game in it cannot be unpacked."""
    parts = fragment.lstrip("#/").split("/")
    if parts[0] == "rules" and len(parts) in (2, 3):
        return Address("rules", game=parts[1], rule=parts[2] if len(parts) == 3 else "")
    if parts[0] == "ply" and len(parts) == 2 and parts[1].isascii() and parts[1].isdigit():
        return Address("ply", ply=int(parts[1][:6]))
    if parts[0] == "play" and len(parts) == 2:
        packed, _, ply = parts[1].partition("@")
        return Address(
            "play", text=_unpack(packed), ply=int(ply[:6]) if ply.isascii() and ply.isdigit() else None
        )
    if parts[0] in rules.games() and parts[1:] in ([], ["new"]):
        return Address("new" if parts[1:] else "table", game=parts[0])
    return Address("")


def _unpack(packed: str) -> str:
    try:
        data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        return zlib.decompressobj().decompress(data, LONGEST).decode()
    except (ValueError, binascii.Error, zlib.error) as why:
        raise RecordError("bad_link", found=packed[:40]) from why
