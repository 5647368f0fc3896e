"""Predicates about what an object is: its characteristics (CR 109.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kinds import BY_SUPERTYPE, by_any_type
from engine.record import record
from engine.rule import Context, context, rule
from engine.size import base_size
from engine.split_names import is_named
from engine.state import ObjectId
from engine.view import Env, View

if TYPE_CHECKING:
    from engine.selectors import Selector


@record
class IsType:
    """It has a card type (CR 205.2)."""

    type: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        types = view.characteristics(obj).types
        return self.type in types if len(types) < 2 else by_any_type(context(view), self.type in types, self.type, types)


@record
class IsSubtype:
    """It has a subtype (CR 205.3)."""

    subtype: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return self.subtype in view.characteristics(obj).subtypes


@record
class IsSupertype:
    """It has a supertype (CR 205.4)."""

    supertype: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        it = view.characteristics(obj)
        judged = BY_SUPERTYPE.get(self.supertype)
        has = self.supertype in it.supertypes
        return has if judged is None else judged(context(view), has, it)


@record
class IsColor:
    """It has a color (CR 105.2); "" means colorless."""

    color: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        colors = view.characteristics(obj).colors
        if len(colors) > 1 and self.color in colors:
            return whatever_else(context(view), False)
        return self.color in colors if self.color else not colors


@rule("608.2j")
def whatever_else(ctx: Context, holds: bool) -> bool:
    """What asks for a color asks only whether the object has it, whatever other colors it has."""
    return True


@record
class IsMulticolored:
    """It has two or more colors (CR 105.2b)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return len(view.characteristics(obj).colors) > 1


@record
class HasKeyword:
    """It has a keyword ability."""

    name: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.characteristics(obj).has(self.name)


@record
class HasNoAbilities:
    """It has no ability at all (CR 113.12 tells what is none)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return not view.characteristics(obj).abilities


@record
class OfChosenColor:
    """It is of the color chosen for the object that the ability is on (CR 614.12a)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        chosen = dict(view.objects[env.this].chosen).get("color") if env.this in view.objects else None
        return chosen in view.characteristics(obj).colors


@record
class SharesColorWith:
    """It shares a color with an object (CR 105.2)."""

    of: Selector

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        colors = {c for i in self.of.select(view, env) if i in view.objects for c in view.characteristics(i).colors}
        return not colors.isdisjoint(view.characteristics(obj).colors)


@record
class OfChosenName:
    """It has the card name chosen for the object that the ability is on (CR 614.12a)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        chosen = dict(view.objects[env.this].chosen).get("card name") if env.this in view.objects else None
        return chosen is not None and is_named(context(view), view.characteristics(obj).name, chosen)


@record
class Named:
    """It has a name (CR 201.2)."""

    name: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return is_named(context(view), view.characteristics(obj).name, self.name)


@record
class ManaValue:
    """Its mana value (CR 202.3) is at least ``least`` and at most ``most``."""

    least: int = 0
    most: int | None = None

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        from engine.stack import mana_value  # noqa: PLC0415  (X on the stack, CR 202.3e)

        value = mana_value(view, obj)
        return self.least <= value and (self.most is None or value <= self.most)


@record
class EvenManaValue:
    """Its mana value is even (0 is)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        from engine.stack import mana_value  # noqa: PLC0415  (X on the stack, CR 202.3e)

        return mana_value(view, obj) % 2 == 0


@record
class Power:
    """Its power, which may be negative, is at least ``least`` and at most ``most``."""

    least: int | None = None
    most: int | None = None

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        power = view.characteristics(obj).power
        if power is None:
            return False
        return (self.least is None or self.least <= power) and (self.most is None or power <= self.most)


@record
class BaseSize:
    """Its base power and toughness are these numbers (CR 208.4b); None: whichever."""

    power: int | None = None
    toughness: int | None = None

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return all(n in (None, now) for n, now in zip((self.power, self.toughness), base_size(view, obj), strict=True))
