"""The filter language: which objects are meant (CR 109.2).

A :class:`Filter` is a conjunction of predicates: "a creature an opponent controls" is
``Filter(IsType("creature"), Controlled("opponent"))``.
What it is looked for in (the battlefield unless said otherwise, CR 109.2) is a matter of the selector or target that uses it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from engine.kinds import BY_SUPERTYPE, by_any_type
from engine.record import OfParts, record
from engine.rule import Context, context, rule
from engine.size import base_size, of_unknown_player
from engine.state import BATTLEFIELD, STACK, ObjectId
from engine.view import Env, View

if TYPE_CHECKING:
    from engine.selectors import Selector


@runtime_checkable
class Predicate(Protocol):
    """One property an object may have."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool: ...


class Filter(OfParts):
    """Objects for which every predicate holds."""

    predicates: tuple[Predicate, ...]

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        for predicate in self.predicates:  # noqa: SIM110  (a generator costs as much as what it asks, and layers ask a lot)
            if not predicate.holds(view, obj, env):
                return False
        return True


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
class Controlled:
    """``by`` "you" or "opponent": who controls it."""

    by: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return (view.controller(obj) == env.you) == (self.by == "you")


@record
class ControlledByTarget:
    """A player controls it who was chosen for the n-th instance of the word "target", from 0."""

    n: int = 0

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return self.n < len(env.targets) and ~view.controller(obj) in env.targets[self.n]


@record
class Owned:
    """``by`` "you" or "opponent": who owns it."""

    by: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return (view.objects[obj].owner == env.you) == (self.by == "you")


@record
class OwnedBy:
    """A certain player owns it."""

    seat: int

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.objects[obj].owner == self.seat


@record
class Cast:
    """It was cast, or is being cast (CR 601.2), by "you" or "opponent"; "": whoever. A copy of a spell wasn't (CR 707.10)."""

    by: str = ""
    from_zone: str = ""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        announced = view.objects[obj].announced
        if announced is None or announced.caster is None or self.from_zone not in ("", announced.from_zone):
            return False
        return not self.by or (announced.caster == env.you) == (self.by == "you")


@record
class Another:
    """It isn't the object that the ability is on."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return obj != env.this


@record
class Itself:
    """It is the object that the ability is on."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return obj == env.this


@record
class IsMeant:
    """It is one of the objects that the ability or effect is about, or what such a spell has become as it resolved (CR 400.7a)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return obj in env.bound or any(i in env.bound for i in view.objects[obj].previous[:1])


@record
class IsHost:
    """It is the object that the Aura or Equipment with the ability is attached to."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        it = view.objects.get(env.this)
        return it is not None and it.attached_to == obj


@record
class OneOf:
    """It is one of some fixed objects."""

    ids: tuple[ObjectId, ...]

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return obj in self.ids


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
        return chosen is not None and view.characteristics(obj).name == chosen


@record
class IsFaceDown:
    """It is face down."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.objects[obj].face_down is not None


@record
class Named:
    """It has a name (CR 201.2)."""

    name: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.characteristics(obj).name == self.name


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
class NotTarget:
    """It wasn't chosen for an earlier instance of the word "target", counted from 0 ("another target")."""

    n: int = 0

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return self.n >= len(env.targets) or obj not in env.targets[self.n]


@record
class SingleTarget:
    """It is a spell or ability with a single target."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        announced = view.objects[obj].announced
        return announced is not None and sum(len(chosen) for chosen in announced.targets) == 1


@record
class HasCounter:
    """It has at least so many counters of a kind on it."""

    kind: str
    least: int = 1

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.objects[obj].counter(self.kind) >= self.least


@record
class HasNoCounters:
    """There is no counter of any kind on it."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return not view.objects[obj].counters


@record
class IsCommander:
    """It is a commander (CR 903.3), or contains one (CR 903.3c)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        from engine.commander import commander_of  # noqa: PLC0415  (commanders move, and moving has filters)

        return commander_of(context(view), view.objects[obj]) is not None


@record
class HasStatus:
    """It is what a keyword calls so: "suspended" (CR 702.62b)."""

    status: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        from engine.keywords import has_status  # noqa: PLC0415  (keywords are made of filters)

        return has_status(context(view), view, obj, self.status)


@record
class CastFrom:
    """It is being cast from a zone; a card that isn't on the stack: it would be."""

    zone: str

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        it = view.objects[obj]
        return (it.announced.from_zone if it.zone == STACK and it.announced else it.zone) == self.zone


@record
class IsTapped:
    """It is tapped, or untapped."""

    tapped: bool = True

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.objects[obj].tapped == self.tapped


@record
class IsAttacking:
    """It is an attacking creature (CR 508.1k)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        from engine.combat.fight import attack_of  # noqa: PLC0415  (combat has restrictions, and restrictions have filters)

        return attack_of(view.whole, obj) is not None


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


@record
class ControlledByChosen:
    """The player controls it who was chosen for the object that the ability is on."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        it = view.objects.get(env.this)
        chosen = dict(it.chosen).get("player") if it is not None else None
        if chosen is None:
            return of_unknown_player(context(view), False, view.controller(obj) == env.you)
        return str(~view.controller(obj)) == chosen


@record
class IsPermanent:
    """It is a permanent, of whatever kind (CR 110.1)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.objects[obj].zone == BATTLEFIELD


@record
class IsToken:
    """It is a token (CR 111.1)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.objects[obj].token


@record
class IsTriggered:
    """It is a triggered ability on the stack (CR 603)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        ability = view.objects[obj].ability
        return ability is not None and ability.kind != "activated"


@record
class TargetsOnly:
    """It is a spell or ability on the stack whose only target is an object that a filter lets through."""

    what: Filter

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        announced = view.objects[obj].announced
        targets = {t for chosen in announced.targets for t in chosen} if announced else set()
        return len(targets) == 1 and all(t in view.objects and self.what.holds(view, t, env) for t in targets)


@record
class Targets:
    """It is a spell or ability on the stack one of whose targets is an object that a filter lets through."""

    what: Filter

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        announced = view.objects[obj].announced
        chosen = (t for targets in announced.targets for t in targets) if announced else ()
        return any(t in view.objects and self.what.holds(view, t, env) for t in chosen)


@record
class TargetsJustOne:
    """It is a spell or ability on the stack with a single permanent or player as its only target."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        announced = view.objects[obj].announced
        targets = {t for chosen in announced.targets for t in chosen} if announced else set()
        return len(targets) == 1 and all(t < 0 or (t in view.objects and view.objects[t].zone == BATTLEFIELD) for t in targets)


@record
class Not:
    """A predicate that doesn't hold."""

    predicate: Predicate

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return not self.predicate.holds(view, obj, env)


class AnyOf(OfParts):
    """At least one of several."""

    predicates: tuple[Predicate, ...]

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return any(p.holds(view, obj, env) for p in self.predicates)


CARDS_ONLY = Filter(Not(IsToken()))
"""Tokens are no cards (CR 108.2b)."""
CREATURE = Filter(IsType("creature"))
YOUR_CREATURE = Filter(IsType("creature"), Controlled("you"))
OPPONENTS_CREATURE = Filter(IsType("creature"), Controlled("opponent"))
PERMANENT = Filter()
