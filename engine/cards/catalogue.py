"""Finding cards by name, in either language."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol

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
    """The card, or else the token, of a name in either language, or a card of the user's own file; None if there is none.

    Raises:
        engine.cardfile.index.Declined: only the user's file has it, and its text can't be read.
    """
    found = _by_name().get(folded(name))
    if found is None and _own:
        return _own[0].find(name)
    return found


class CardSource(Protocol):
    """More cards than those of the catalogue."""

    def find(self, name: str) -> CardFace | None: ...
    def names(self, language: str) -> tuple[str, ...]: ...


_own: list[CardSource] = []


def use(source: CardSource | None) -> None:
    """Find cards also in the user's own file; None: no longer. The catalogue comes first."""
    _own[:] = [source] if source is not None else []


def names(language: str) -> tuple[str, ...]:
    """The cards' names in a language, "en" or "ja", those that have one."""
    own = _own[0].names(language) if _own else ()
    return (*(n for n in ((f.ja if language == "ja" else f.name) for f in cards().values()) if n), *own)
