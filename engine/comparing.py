"""Words that compare an object with others: predicates and amounts (CR 608.2h)."""

from __future__ import annotations

from engine.amounts import Counted
from engine.record import record
from engine.selectors import Selector
from engine.stack import mana_value
from engine.state import ObjectId
from engine.subtypes import CREATURE_TYPES
from engine.view import Env, View


@record
class LesserManaValue:
    """Its mana value is less than that of another object, by last known information if that is gone."""

    than: Selector

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        rows = (view.last_known(i) for i in self.than.select(view, env) if i >= 0)
        return any(row is not None and view.characteristics(obj).mana_value < row.characteristics.mana_value for row in rows)


@record
class ManaValueAtMost:
    """Its mana value is at most an amount that has to be found out."""

    most: Counted

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return mana_value(view, obj) <= self.most.count(view, env)


@record
class SharesCreatureType:
    """It has a creature type that one of some other objects has, too."""

    others: Selector

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        mine = {s for s in view.characteristics(obj).subtypes if s in CREATURE_TYPES}
        others = (i for i in self.others.select(view, env) if i >= 0 and i != obj)
        return any(not mine.isdisjoint(view.characteristics(i).subtypes) for i in others)


@record
class ControlledByAny:
    """One of some players controls it."""

    who: Selector

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return ~view.controller(obj) in self.who.select(view, env)


@record
class OwnedByAny:
    """One of some players owns it."""

    who: Selector

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        return ~view.objects[obj].owner in self.who.select(view, env)


@record
class GreatestManaValue:
    """The highest mana value among some objects; 0 if there are none."""

    among: Selector

    def count(self, view: View, env: Env) -> int:
        return max((view.characteristics(i).mana_value for i in self.among.select(view, env) if i >= 0), default=0)
