"""Phrases of static abilities that change what something is."""

from __future__ import annotations

from typing import Any

from engine.abilities import Static
from engine.changes import BecomeColor, BecomeType
from engine.continuous import Modify
from engine.record import replace
from engine.selectors import Each, This
from engine.text.becoming import adds_land_types
from engine.text.changes import show_changes, show_changes_ja
from engine.text.grammar import Values, shows, template
from engine.text.mentions import Mention
from engine.text.pointers import noun_of
from engine.text.shower import Piece, Shower


def _modifying(values: Values) -> Static:
    """What defines colors or types of the object itself is a characteristic-defining ability (CR 604.3)."""
    what, changes = values["what"], values["changes"]
    itself = isinstance(what, Mention) and what.word == "this"
    defining = itself and all(isinstance(c, (BecomeColor, BecomeType)) for c in changes)
    return Static((Modify(what, changes),), characteristic_defining=defining)


def conditional(static: Static, condition: Any) -> Static:
    """A static ability under a condition; then it doesn't define characteristics (CR 604.3a)."""
    return replace(static, condition=condition, characteristic_defining=False)


def unconditional(static: Static) -> Static:
    """The same as it would be without its condition."""
    bare = replace(static, condition=None)
    defining = replace(bare, characteristic_defining=True)
    return defining if _modify_of(defining) is not None else bare


def _modify_of(it: Any) -> Modify | None:
    """The effect of a static ability that does nothing but change what something is."""
    match it:
        case Static(effects=(Modify(rules=()) as effect,), condition=None, zones=("battlefield",)):
            defining = effect.what == This() and all(isinstance(c, (BecomeColor, BecomeType)) for c in effect.changes)
            return effect if it.characteristic_defining == defining else None
    return None


template(
    "static",
    _modifying,
    lambda it: None,
    "{what:subj} {changes:changes0}",
    "{what:subj}は{changes:changes0}",
)


@shows("static", "en")
def show_static(shower: Shower, it: Any) -> list[Piece] | None:
    """ "creatures you control get +1/+1"."""
    effect = _modify_of(it)
    if effect is None:
        return None
    if isinstance(effect.what, Each) and adds_land_types(effect.changes):
        return ["each ", *shower.show("np1", noun_of(effect.what)), " ", *show_changes(shower, effect.changes, several=False, lasting=True)]
    return [*shower.show("subj", effect.what), " ", *show_changes(shower, effect.changes, shower.plural(effect.what), lasting=True)]


@shows("static", "ja")
def show_static_ja(shower: Shower, it: Any) -> list[Piece] | None:
    """「あなたがコントロールしているクリーチャーは+1/+1の修整を受ける」."""
    effect = _modify_of(it)
    if effect is None:
        return None
    plain = isinstance(effect.what, Each) and len(effect.what.filter.predicates) == 1
    each_ = "各" if plain and adds_land_types(effect.changes) else ""
    return [each_, *shower.show("subj", effect.what), "は", *show_changes_ja(shower, effect.changes, lasting=True)]
