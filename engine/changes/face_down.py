"""Layer 1b: face-down spells and permanents (CR 613.2b, 708.2)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Instance
from engine.changes.change import Change
from engine.characteristics import Characteristics
from engine.object_parts import FaceDown
from engine.record import record, replace
from engine.rule import Context, rule
from engine.view import Env


@record
class BeFaceDown(Change):
    """It is face down: it has the characteristics that are listed for it, and no others."""

    layer: ClassVar[str] = "1b"
    down: FaceDown

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"name", "mana cost", "colors", "supertypes", "types", "subtypes", "abilities", "statics", "pt"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        listed = only_what_is_listed(ctx, it, self.down)
        return though_a_copy(ctx, it.but(rules=listed.rules), listed) if COPIED in it.rules else listed

    def __str__(self) -> str:
        return "face down"


NO_CARD = 0
"""In the place of a component's number, where an ability comes from none."""
COPIED = "613.1a"
"""The rule by which what a copy effect has been applied to can be told."""


@rule("708.10")
def though_a_copy(ctx: Context, copy: Characteristics, listed: Characteristics) -> Characteristics:
    """A face-down permanent that becomes a copy keeps the characteristics listed for it, until it is turned face up."""
    return listed


@rule("708.2", "613.2b")
def only_what_is_listed(ctx: Context, it: Characteristics, down: FaceDown) -> Characteristics:
    """Something face down has no characteristics but those listed by what let it be face down."""
    nothing = Characteristics(controller=it.controller, rules=it.rules)
    if not down.by:
        return if_nothing_is_listed(ctx, nothing)
    abilities = tuple(Instance(ability, ("face down", NO_CARD, n)) for n, ability in enumerate(down.abilities))
    return replace(nothing, types=("creature",), power=2, toughness=2, abilities=abilities)


@rule("708.2a")
def if_nothing_is_listed(ctx: Context, nothing: Characteristics) -> Characteristics:
    """A permanent turned face down by an effect that lists no characteristics becomes a 2/2 creature without anything else."""
    return replace(nothing, types=("creature",), power=2, toughness=2)


@rule("121.8", part="no characteristics")
def drawn_face_down(ctx: Context, it: Characteristics) -> Characteristics:
    """A card drawn while a spell was being cast is considered to have no characteristics while it is face down."""
    return Characteristics(controller=it.controller)


@rule("406.3a", part="no characteristics")
def nothing_in_exile(ctx: Context, it: Characteristics) -> Characteristics:
    """A card exiled face down has no characteristics."""
    return Characteristics(controller=it.controller)
