"""Layer 4: type-changing effects (CR 205.1, 305.7, 613.1d)."""

from __future__ import annotations

from typing import ClassVar

from engine.changes.change import Change
from engine.characteristics import Characteristics
from engine.land_types import with_intrinsic_abilities
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import Selector
from engine.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, fitting, of_other_sets
from engine.view import Env, View


@record
class BecomeType(Change):
    """It becomes some card types, subtypes and supertypes.

    ``besides``: it stays what it was, too (CR 205.1b). If not, card types replace card types, and subtypes replace those of the same sets
    (CR 205.1a); with ``keeps_types`` only the latter ("becomes a Golem artifact creature"). Supertypes are always added.
    """

    layer: ClassVar[str] = "4"
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    besides: bool = True
    supertypes: tuple[str, ...] = ()
    keeps_types: bool = False

    @property
    def writes(self) -> frozenset[str]:
        found = {f"supertypes:{s}" for s in self.supertypes}
        if any(s in BASIC_LAND_TYPES for s in self.subtypes):
            found |= {"abilities"} if self.besides else {"abilities", "statics"}
        if self.besides:
            return frozenset(found | {f"types:{t}" for t in self.types} | {f"subtypes:{s}" for s in self.subtypes})
        types = {f"types:{t}" for t in self.types} if self.keeps_types else {"types"} if self.types else set()
        return frozenset(found | types | {"subtypes"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_type(ctx, it, self)

    def __str__(self) -> str:
        shown = self.subtypes if len(self.subtypes) < 9 else ("every creature type",)
        return ("also " if self.besides else "") + " ".join((*self.supertypes, *self.types, *shown))


@record
class HaveTypesOf(Change):
    """It has the creature types of another object, and some others besides, instead of its own."""

    layer: ClassVar[str] = "4"
    of: Selector
    besides: tuple[str, ...] = ()

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"subtypes"})

    def concrete(self, view: View, env: Env) -> Change:
        theirs = (s for i in self.of.select(view, env) if i in view.objects for s in view.characteristics(i).subtypes)
        return BecomeType((), tuple(dict.fromkeys((*(s for s in theirs if s in CREATURE_TYPES), *self.besides))), besides=False)


@record
class BecomeChosenType(Change):
    """It becomes the creature type that was chosen for the object that the ability is on, instead of its others (CR 205.1a)."""

    layer: ClassVar[str] = "4"

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"subtypes"})

    def concrete(self, view: View, env: Env) -> Change:
        chosen = dict(view.objects[env.this].chosen).get("type", "") if env.this in view.objects else ""
        return BecomeType(subtypes=(chosen,), besides=False) if chosen else BecomeType()

    def __str__(self) -> str:
        return "the chosen type"


@record
class LoseType(Change):
    """It isn't of some card types any more."""

    layer: ClassVar[str] = "4"
    types: tuple[str, ...]

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"subtypes", *(f"types:{t}" for t in self.types)})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_type(ctx, it, self)

    def __str__(self) -> str:
        return "not " + " ".join(self.types)


@record
class LoseCreatureTypes(Change):
    """It has no creature types any more."""

    layer: ClassVar[str] = "4"

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"subtypes"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_type(ctx, it, self)

    def __str__(self) -> str:
        return "no creature type"


@rule("613.1d")
def change_type(ctx: Context, it: Characteristics, change: BecomeType | LoseType | LoseCreatureTypes) -> Characteristics:
    """Type-changing effects are applied in layer 4."""
    if isinstance(change, LoseCreatureTypes):
        return it.but(subtypes=tuple(s for s in it.subtypes if s not in CREATURE_TYPES))
    if isinstance(change, LoseType):
        left = it.but(types=tuple(t for t in it.types if t not in change.types))
        return with_intrinsic_abilities(ctx, without_lost_subtypes(ctx, left))
    if change.besides or change.keeps_types:
        after = in_addition(ctx, it, change)
    else:
        after = without_lost_subtypes(ctx, instead(ctx, it, change))
    if not change.besides and change.subtypes:
        after = subtypes_instead(ctx, after, change)
        after = land_types_set(ctx, after, change)
    return with_intrinsic_abilities(ctx, after)


def _replaced(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    """The new card types alone, without what instants and sorceries keep."""
    stays = tuple(t for t in it.types if t in ("instant", "sorcery"))
    types = _and(stays, change.types) if change.types else it.types
    supertypes = supertypes_stay(ctx, it.supertypes, change.supertypes)
    return it.but(types=types, supertypes=_and(supertypes, change.supertypes))


def _supertypes_too(ctx: Context, supertypes: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    """The wrong reading of CR 205.4b: what becomes something else loses its supertypes, too."""
    return new


@rule("205.4b", otherwise=_supertypes_too)
def supertypes_stay(ctx: Context, supertypes: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    """Changing card types or subtypes, or gaining a supertype, doesn't change what supertypes an object had."""
    return supertypes


def _added(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    types = _and(it.types, change.types)
    subtypes = fits_type(ctx, change.subtypes, types) if change.besides else ()
    return it.but(types=types, subtypes=_and(it.subtypes, subtypes), supertypes=_and(it.supertypes, change.supertypes))


def _only_these(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    """The wrong reading of CR 205.1b: what it becomes replaces what it was."""
    after = _replaced(ctx, it, change)
    return after.but(subtypes=(*of_other_sets(it.subtypes, change.subtypes), *change.subtypes)) if change.besides else after


@rule("205.1b", otherwise=_only_these)
def in_addition(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    """An effect that adds types, or makes something an "artifact creature", lets it keep all that it was."""
    return _added(ctx, it, change)


@rule("205.1a", part="card types", otherwise=_added)
def instead(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    """New card types replace the old ones; an instant or sorcery stays one."""
    return _replaced(ctx, it, change)


@rule("205.1a", part="correlated subtypes")
def without_lost_subtypes(ctx: Context, it: Characteristics) -> Characteristics:
    """Subtypes that go with no card type it has any more are removed with the card type."""
    return it.but(subtypes=fitting(it.subtypes, it.types))


def _subtypes_added(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    return it.but(subtypes=_and(it.subtypes, change.subtypes))


@rule("205.1a", part="subtypes", otherwise=_subtypes_added)
def subtypes_instead(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    """New subtypes replace the old ones of the same set; those of other sets stay."""
    subtypes = fits_type(ctx, change.subtypes, it.types)
    return it.but(subtypes=(*of_other_sets(it.subtypes, subtypes), *subtypes))


@rule("205.3d")
def fits_type(ctx: Context, subtypes: tuple[str, ...], types: tuple[str, ...]) -> tuple[str, ...]:
    """An object can't gain a subtype that goes with none of its card types."""
    return fitting(subtypes, types)


@rule("305.7")
def land_types_set(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    """A land whose subtype is set to basic land types loses the abilities of its rules text, of its old land types and of copiable
    effects, all that it has in this layer; what other effects grant it comes later."""
    if "land" not in it.types or not any(s in BASIC_LAND_TYPES for s in change.subtypes):
        return it
    return it.but(abilities=())


def _and(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    more = [t for t in new if t not in old]
    return (*old, *more) if more else old
