"""The filter language: which objects are meant (CR 109.2).

A :class:`Filter` is a conjunction of predicates: "a creature an opponent controls" is
``Filter(IsType("creature"), Controlled("opponent"))``.
What it is looked for in (the battlefield unless said otherwise, CR 109.2) is a matter of the selector or target that uses it.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engine.characteristic_filters import IsType
from engine.record import OfParts, record
from engine.rule import context
from engine.size import of_unknown_player
from engine.state import BATTLEFIELD, STACK, ObjectId
from engine.view import Env, View


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
class IsFaceDown:
    """It is face down."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return view.objects[obj].face_down is not None


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
