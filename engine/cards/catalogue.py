"""Finding cards by name, in either language.

Reading the definitions of all cards takes longer than a ruling does, and a ruling needs a few of them. So a name is first looked up in
the source text of the card modules, where names stand as literals (a test holds that all can be found there), and only the module that
has it is loaded.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Protocol

from engine.cards.card import SEPARATOR, CardFace

_NO_CARDS = ("__init__", "absent", "card", "catalogue", "predefined_tokens", "printed")
_IGNORED = str.maketrans("", "", " \u3000・=＝\"'“”‘’„「」『』《》,、!！?？")
_KATAKANA = {kana: kana + 0x60 for kana in range(ord("ぁ"), ord("ゖ") + 1)}
_TEXT = r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
_NAMES = re.compile(rf"\bcard\(\s*{_TEXT},\s*{_TEXT}")
_TWO_NAMES = re.compile(rf"{SEPARATOR.strip()}|\+")
_ESCAPED = re.compile(r"\\(.)")
_ALIASES = re.compile(rf"\baliases=\(((?:\s*{_TEXT},?)+)\s*\)")


@lru_cache(maxsize=1)
def modules() -> dict[str, str]:
    """The source text of the modules that define cards, by their names in order."""
    folder = Path(__file__).parent
    return {p.stem: p.read_text(encoding="utf-8") for p in sorted(folder.glob("*.py")) if p.stem not in _NO_CARDS}


@lru_cache(maxsize=1)
def index() -> dict[str, tuple[str, ...]]:
    """The modules in which a name stands, by the name as it is compared."""
    found: dict[str, tuple[str, ...]] = {}
    for module, source in modules().items():
        literals = [text for pair in _NAMES.findall(source) for text in pair]
        literals += [text for group, _ in _ALIASES.findall(source) for text in re.findall(_TEXT, group)]
        for key in dict.fromkeys(folded(_ESCAPED.sub(r"\1", text[1:-1])) for text in literals):
            if key:
                found[key] = (*found.get(key, ()), module)
    return found


def _module(name: str) -> ModuleType:
    return import_module(f"engine.cards.{name}")


def defined_in(module: str) -> tuple[CardFace, ...]:
    """The cards that a module defines."""
    found: tuple[CardFace, ...] = getattr(_module(module), "CARDS", ())
    return found


@lru_cache(maxsize=1)
def cards() -> dict[str, CardFace]:
    """Every card of the catalogue by its key."""
    return {face.name: face for module in modules() for face in defined_in(module)}


@lru_cache(maxsize=4096)
def is_back(name: str) -> bool:
    """Whether a name is that of a double-faced card's back face, or of the other half of a flip card."""
    faces = (face for module in index().get(folded(name), ()) for face in defined_in(module))
    return any(face.back is not None and face.back.name == name for face in faces)


@lru_cache(maxsize=4096)
def whole(name: str) -> CardFace | None:
    """The split card that has a half of a name; None if it isn't that of a half."""
    faces = (face for module in index().get(folded(name), ()) for face in defined_in(module))
    return next((face for face in faces if any(half.name == name for half in face.halves)), None)


@lru_cache(maxsize=1)
def tokens() -> dict[str, CardFace]:
    """Every token that a card of the catalogue makes, by its name: the faces that stand in its modules outside CARDS."""
    return {face.name: face for name in modules() for face in vars(_module(name)).values() if isinstance(face, CardFace)}


def folded(name: str) -> str:
    """A name as it is compared: width, kana, accents, quotation marks, spaces and case don't count."""
    if name.isascii():
        return name.translate(_IGNORED).casefold()
    plain = unicodedata.normalize("NFKC", name).translate(_KATAKANA).translate(_IGNORED).replace("æ", "ae").replace("Æ", "Ae")
    return "".join(decomposed if (decomposed := unicodedata.normalize("NFD", c)[0]).isascii() else c for c in plain).casefold()


@lru_cache(maxsize=4096)
def _find(key: str) -> CardFace | None:
    there = index().get(_TWO_NAMES.split(key)[0], ())
    faces = [face for module in there for face in defined_in(module)]
    faces += [other for face in faces for other in (face.back, *face.halves) if other is not None]
    faces += [face for module in there for face in vars(_module(module)).values() if isinstance(face, CardFace)]
    return next((face for face in faces if key in map(folded, (face.name, face.ja, *face.aliases))), None)


def own(name: str) -> CardFace | None:
    """The card, or else the token, of the catalogue itself."""
    key = folded(name)
    return _find(key) if key else None


def find(name: str) -> CardFace | None:
    """The card, or else the token, of a name in either language, or a card of the user's own file; None if there is none.

    Raises:
        engine.cardfile.index.Declined: only the user's file has it, and its text can't be read.
    """
    found = own(name)
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
