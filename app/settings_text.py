"""A player's settings as the text that the browser keeps, and back; what cannot be read is left out."""

import json
from dataclasses import fields
from typing import Any

from app.seats import ASK, UNDO, Settings

OFFERED = {"ask": ASK, "undo": UNDO}


def text_of(settings: Settings) -> str:
    """The settings as JSON."""
    told = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return json.dumps({**told, "known": sorted(settings.known)})


def settings_of(text: str) -> Settings:
    """The settings that a text tells; a value that nobody offers counts as not told."""
    try:
        told: Any = json.loads(text)
    except ValueError:
        return Settings()
    if not isinstance(told, dict):
        return Settings()
    usual = Settings()
    kinds = {field.name: type(getattr(usual, field.name)) for field in fields(usual) if field.name != "known"}
    fit = {name: told[name] for name, kind in kinds.items() if isinstance(told.get(name), kind)}
    for name, offered in OFFERED.items():
        if fit.get(name) not in offered:
            fit.pop(name, None)
    known = told.get("known")
    names = known if isinstance(known, list) else []
    return Settings(**fit, known=frozenset(name for name in names if isinstance(name, str)))
