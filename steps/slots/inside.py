"""What is inside the values of a sentence: who "self" is, which objects and players are named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.record import fields, is_record, replace
from steps.slots.values import AbilityRef, Merged, Obj, Player, Ref, TopOfStack


def mentions_self(value: object) -> bool:
    """Whether 自分 or "their" occurs in a value."""
    if isinstance(value, Player):
        return value.who == "self"
    if isinstance(value, tuple):
        return any(map(mentions_self, value))
    return is_record(value) and any(mentions_self(getattr(value, name)) for name in fields(value))


def with_subject(value: Any, subject: Player) -> Any:
    """The value with whoever the sentence is about in the place of 自分 and "their"."""
    if isinstance(value, Player):
        return subject if value.who == "self" else value
    if isinstance(value, tuple):
        return tuple(with_subject(v, subject) for v in value)
    if is_record(value):
        return replace(value, **{name: with_subject(getattr(value, name), subject) for name in fields(value)})
    return value


def named_in(value: object) -> tuple[Obj | Player, ...]:
    """The objects and players that the values of a sentence name."""
    match value:
        case Ref() | Merged() | AbilityRef() | TopOfStack() | Player():
            return (value,)
        case Mapping():
            return tuple(n for v in value.values() for n in named_in(v))
        case tuple():
            return tuple(n for v in value for n in named_in(v))
    return ()
