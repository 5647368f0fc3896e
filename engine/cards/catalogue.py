"""Finding cards by name, in either language."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

import engine.cards
from engine.cards.card import CardFace

_NO_CARDS = ("card", "catalogue", "printed")
_IGNORED = str.maketrans("", "", " \u3000・\"'“”‘’「」,、!！?？")


@lru_cache(maxsize=1)
def cards() -> dict[str, CardFace]:
    """Every card of the catalogue by its key."""
    found: dict[str, CardFace] = {}
    for info in sorted(iter_modules(engine.cards.__path__), key=lambda m: m.name):
        if info.name not in _NO_CARDS:
            module = import_module(f"engine.cards.{info.name}")
            found.update({face.name: face for face in getattr(module, "CARDS", ())})
    return found


@lru_cache(maxsize=1)
def tokens() -> dict[str, CardFace]:
    """Every token that a card of the catalogue makes, by its name: the faces that stand in its modules outside CARDS."""
    found: dict[str, CardFace] = {}
    for info in sorted(iter_modules(engine.cards.__path__), key=lambda m: m.name):
        for face in vars(import_module(f"engine.cards.{info.name}")).values():
            if isinstance(face, CardFace):
                found[face.name] = face
    return found


def folded(name: str) -> str:
    """A name as it is compared: width, quotation marks, spaces and case don't count."""
    return unicodedata.normalize("NFKC", name).translate(_IGNORED).casefold()


@lru_cache(maxsize=1)
def _by_name() -> dict[str, CardFace]:
    found: dict[str, CardFace] = {}
    for face in (*cards().values(), *tokens().values()):
        for name in (face.name, face.ja, *face.aliases):
            if name:
                found.setdefault(folded(name), face)
    return found


def find(name: str) -> CardFace | None:
    """The card, or else the token, of a name in either language; None if there is none."""
    return _by_name().get(folded(name))


def names(language: str) -> tuple[str, ...]:
    """The cards' names in a language, "en" or "ja", those that have one."""
    return tuple(n for n in ((f.ja if language == "ja" else f.name) for f in cards().values()) if n)
