"""The vocabulary: every phrase that a scenario may be made of, a module a subject. A phrase without a function isn't there."""

from __future__ import annotations

from types import ModuleType

from steps.phrase import Phrase
from steps.vocabulary import (
    acting,
    answering,
    characteristics,
    effects,
    game,
    happened,
    history,
    knowing,
    measures,
    placing,
    planes,
    resolved,
    stack,
    states,
    tables,
    time,
)

_MODULES: tuple[ModuleType, ...] = (
    game,
    tables,
    placing,
    states,
    history,
    acting,
    time,
    answering,
    effects,
    characteristics,
    stack,
    happened,
    resolved,
    knowing,
    measures,
    planes,
)


def _phrases() -> dict[str, Phrase]:
    out: dict[str, Phrase] = {}
    for module in _MODULES:
        for value in vars(module).values():
            if isinstance(value, Phrase):
                assert value.functions or value.acts, value.id
                assert out.get(value.id, value) is value, value.id
                out[value.id] = value
    return out


PHRASES: dict[str, Phrase] = _phrases()
"""Every phrase by its id, in the order of the modules."""
