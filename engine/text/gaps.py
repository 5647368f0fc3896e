"""What rules text can't say yet: the node classes of the engine without a template, by language.

The list stands in ``gaps.tsv``, so that a gap that opens or closes shows in a diff. ``python -m engine.text.gaps`` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from msgspec import StructMeta

import engine.text
from engine.abilities import Ability
from engine.changes import Change
from engine.continuous import StaticEffect
from engine.costs import CostPart
from engine.instructions import Instruction
from engine.text.grammar import GRAMMARS
from engine.text.nodes import walk
from engine.text.wording import LANGUAGES, Language
from engine.triggers import Trigger

FILE = Path(__file__).with_name("gaps.tsv")
_BASES = (Ability, Change, StaticEffect, CostPart, Instruction, Trigger)
_QUESTIONS = {"holds": "property", "select": "selector", "count": "amount", "true": "condition"}
_ASIDE = ("engine.text", "engine.tests", "engine.bench", "engine.cardfile")
BY_HAND = frozenset(
    {
        "Activated", "AnyOf", "ChangeLoyalty",
        "Chapter", "BecomeColor", "BecomeType", "Bound", "DiscardOne", "Each", "EachSpell", "EventObjects",
        "EventPlayer", "Filter",
        "GainAbility", "Host", "If", "IsSubtype", "IsType", "Itself", "KeywordAbility", "Let", "Modal",
        "LoseAbilities", "May", "Modify",
        "ModifyPowerToughness", "Not", "PayLife", "Sacrifice", "SacrificeOne", "SacrificeThis", "Sequence", "SetPowerToughness",
        "SpellAbility", "Static", "TapThis", "Target", "This", "Those", "Triggered", "X", "You",
    }
)  # fmt: skip
"""Classes that are read and printed by functions, in both languages, or that need no words of their own."""


def node_classes() -> Iterator[tuple[str, str]]:
    """Every node class of the engine: what it is, and its name."""
    for info in walk_packages(engine.__path__, "engine."):
        if info.name.startswith(_ASIDE):
            continue
        for name, value in vars(import_module(info.name)).items():
            if isinstance(value, StructMeta) and value.__module__ == info.name and not name.startswith("_"):
                kind = _kind(value)
                if kind and value not in _BASES:
                    yield kind, name


def _kind(cls: type) -> str:
    for base in _BASES:
        if issubclass(cls, base):
            return {"Ability": "ability", "StaticEffect": "static effect", "CostPart": "cost"}.get(base.__name__, base.__name__.lower())
    return next((kind for question, kind in _QUESTIONS.items() if callable(getattr(cls, question, None))), "")


def said(language: Language) -> frozenset[str]:
    """The names of the node classes that a template of a language has."""
    templates = (t for group in GRAMMARS[language].templates.values() for t in group)
    return frozenset(type(node).__name__ for t in templates for node in walk(t.node)) | BY_HAND


def gaps() -> list[str]:
    """The list as it is now: lines of a table."""
    out = {f"{kind}\t{name}\t{language}" for language in LANGUAGES for kind, name in node_classes() if name not in said(language)}
    return ["what\tname\tlanguage", *sorted(out)]


def write() -> None:
    """Write the list anew."""
    FILE.write_text("\n".join(gaps()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
