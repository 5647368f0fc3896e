"""Layer 3: text-changing effects (CR 612, 613.1c)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

from engine.changes.change import Change
from engine.characteristics import Characteristics
from engine.record import fields, is_record, record, replace
from engine.rule import Context, rule
from engine.view import Env

_WORDS = {
    "color": {"IsColor": ("color",), "BecomeColor": ("colors",), "KeywordAbility": ("quality",)},
    "subtype": {"IsSubtype": ("subtype",), "BecomeType": ("subtypes",), "KeywordAbility": ("quality",)},
}
"""Where a word of a kind is used as such a word (CR 612.2), by the record and its field."""


@record
class ChangeWord(Change):
    """All instances of a word in its text become another: a color (a letter), or a land or creature type. ``kind``: "color", "subtype"."""

    layer: ClassVar[str] = "3"
    kind: str
    old: str
    new: str

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"text", "statics", "abilities", *(("types",) if self.kind == "subtype" else ())})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_text(ctx, it, self)

    def __str__(self) -> str:
        return f"{self.old} -> {self.new}"


@rule("613.1c", "612.1")
def change_text(ctx: Context, it: Characteristics, change: ChangeWord) -> Characteristics:
    """Text-changing effects are applied in layer 3: they change the rules text and the type line."""
    abilities = tuple(i if i.origin[0] == "granted" else replace(i, ability=_reworded(i.ability, change)) for i in it.abilities)
    if change.kind == "subtype":
        it = it.but(subtypes=tuple(dict.fromkeys(change.new if s == change.old else s for s in it.subtypes)))
    return it.but(abilities=abilities)


@lru_cache(maxsize=4096)
def _reworded(node: Any, change: ChangeWord) -> Any:
    """An ability's data with a word changed wherever it is used as such a word."""
    if isinstance(node, tuple):
        return tuple(_reworded(part, change) for part in node)
    if not is_record(node):
        return node
    words = _WORDS[change.kind].get(type(node).__name__, ())
    values = {name: getattr(node, name) for name in fields(node)}
    changed = replace(node, **{n: _swapped(v, change) if n in words else _reworded(v, change) for n, v in values.items()})
    return node if changed == node else changed


def _swapped(value: Any, change: ChangeWord) -> Any:
    if isinstance(value, tuple):
        return tuple(change.new if v == change.old else v for v in value)
    return change.new if value == change.old else value
