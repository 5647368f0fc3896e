"""Ward (CR 702.21)."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Triggered
from engine.actions.counter import Counter
from engine.actions.pay import Unless
from engine.filters import Filter, Itself
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import ControllerOf, EventSpell
from engine.state import ObjectId
from engine.view import View
from engine.when_played import BecomesTarget


@rule("702.21a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Whenever it becomes the target of a spell or ability an opponent controls, that is countered unless that player pays the cost."""
    counter = Unless(Counter(EventSpell()), instance.cost, ControllerOf(EventSpell()))
    when = BecomesTarget(Filter(Itself()), by="opponent")
    return (*abilities, Triggered(when, counter, keyword="ward", rules=("702.21a",)))


WARD = Keyword("ward", "護法", "702.21", stands_for=_stands_for)
