"""Trigger conditions about spells, mana, sacrifices, graveyards and game states (CR 603.2, 603.8, 603.10)."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.add_mana import ManaAdded
from engine.actions.counter import Countered
from engine.actions.draw import Discarded
from engine.actions.sacrifice import Sacrificed
from engine.actions.tap import Tapped
from engine.announcing import TargetsChosen
from engine.casting import SpellCast
from engine.conditions import Condition
from engine.continuous import seat_meant
from engine.events import Event
from engine.filters import Filter
from engine.log import Entry
from engine.playing_lands import LandPlayed
from engine.record import record
from engine.state import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, ObjectId
from engine.triggers import Trigger
from engine.view import Env, View
from engine.when import PutIntoGraveyard
from engine.zones import Move

Ids = tuple[ObjectId, ...]


@record
class StateIs(Trigger):
    """When a game state is there (CR 603.8)."""

    condition: Condition

    def state_is(self, view: View, env: Env) -> bool:
        return self.condition.true(view, env)

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return False


@record
class Casts(Trigger):
    """Whenever a player ("you", "opponent" or "any") casts a spell (CR 601.2i)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (SpellCast,)
    what: Filter
    whose: str = "any"

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, SpellCast) or not seat_meant(self.whose, env, event.player):
            return False
        return event.spell in view.objects and self.what.holds(view, event.spell, env)


@record
class CastsFirst(Trigger):
    """Whenever you cast your first spell of some types each turn."""

    kinds: ClassVar[tuple[type[Event], ...]] = (SpellCast,)
    types: tuple[str, ...]

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, SpellCast) or event.player != env.you or not self._meant(view, event):
            return False
        return sum(isinstance(e.event, SpellCast) and e.event.player == env.you and self._was(e) for e in view.whole.log.this_turn()) == 1

    def _meant(self, view: View, event: SpellCast) -> bool:
        return event.spell in view.objects and view.characteristics(event.spell).is_type(*self.types)

    def _was(self, entry: Entry) -> bool:
        return any(row.characteristics.is_type(*self.types) for row in entry.rows[:1])


@record
class PlaysCard(Trigger):
    """Whenever you play a card: cast it as a spell, or play it as a land (CR 701.18)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (SpellCast, LandPlayed)

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if event.affected_player != env.you:
            return False
        return not isinstance(event, SpellCast) or event.spell not in view.objects or not view.objects[event.spell].copy


@record
class BecomesTarget(Trigger):
    """Whenever something becomes the target of a spell or ability (CR 601.2c, 603.2)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (TargetsChosen,)
    what: Filter
    by: str = "any"
    """Whose spell or ability."""

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, TargetsChosen) or not seat_meant(self.by, env, view.controller(event.obj)):
            return False
        had = {i for chosen in event.before for i in chosen}  # what is left as it is doesn't become a target again (CR 603.2e)
        new = (i for chosen in event.targets for i in chosen if i not in had)
        return any(i in view.objects and self.what.holds(view, i, env) for i in new)


@record
class BecomesTapped(Trigger):
    """Whenever something becomes tapped, or untapped (CR 603.2e)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Tapped,)
    what: Filter
    tapped: bool = True

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Tapped) or event.tapped != self.tapped:
            return False
        return event.obj in view.objects and self.what.holds(view, event.obj, env)


@record
class AddsMana(Trigger):
    """Whenever something is tapped for mana (CR 605.1b): its mana ability added some."""

    kinds: ClassVar[tuple[type[Event], ...]] = (ManaAdded,)
    what: Filter
    whose: str = "any"

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, ManaAdded) or not event.tapped or not seat_meant(self.whose, env, event.player):
            return False
        return event.source in view.objects and self.what.holds(view, event.source, env)


@record
class Sacrifices(Trigger):
    """Whenever a player ("you", "opponent" or "any") sacrifices a permanent (CR 603.10a)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Sacrificed,)
    exception: ClassVar[str] = "sacrifice"
    what: Filter
    whose: str = "you"

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Sacrificed) or not seat_meant(self.whose, env, event.player):
            return False
        return event.obj in view.objects and self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return True


@record
class LeavesGraveyard(Trigger):
    """Whenever cards leave your graveyard (CR 603.10a); ``together``: one or more."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    exception: ClassVar[str] = "leaves a graveyard"
    one_or_more: ClassVar[bool] = True
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Move) or event.from_zone != GRAVEYARD or event.obj not in view.objects:
            return False
        return view.objects[event.obj].owner == env.you and self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return isinstance(event, Move) and event.from_zone == GRAVEYARD


@record
class ReturnsToHand(Trigger):
    """Whenever a permanent is returned to a player's hand (CR 603.10a)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    exception: ClassVar[str] = "into a hand or library"
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Move) or event.from_zone != BATTLEFIELD or event.to not in (HAND, LIBRARY):
            return False
        return event.to == HAND and event.obj in view.objects and self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return True


@record
class IsCountered(Trigger):
    """Whenever a spell is countered (CR 603.10e)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Countered,)
    exception: ClassVar[str] = "countered"
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Countered) or event.obj not in view.objects or not view.objects[event.obj].components:
            return False
        return self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return True


@record
class Leaves(Trigger):
    """When something leaves the battlefield (CR 603.6c)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Move) or event.from_zone != BATTLEFIELD:
            return False
        return event.obj in view.objects and self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return isinstance(event, Move) and event.from_zone == BATTLEFIELD


@record
class OneOrMoreDie(PutIntoGraveyard):
    """Whenever one or more creatures die."""

    one_or_more: ClassVar[bool] = True


@record
class IsDiscardedFor(Trigger):
    """When this card is discarded, perhaps to pay the cost of a keyword; the ability is one of the card where it is then (CR 702.29d)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Discarded,)
    keyword: str
    """"": for whatever reason."""

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        it = view.objects.get(env.this)
        was_it = it is not None and isinstance(event, Discarded) and it.previous[:1] == (event.obj,)
        return was_it and isinstance(event, Discarded) and self.keyword in ("", event.by)


@record
class YouDiscardFor(Trigger):
    """Whenever you discard a card to pay the cost of a keyword (CR 702.29c)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Discarded,)
    keyword: str

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return isinstance(event, Discarded) and event.by == self.keyword and event.player == env.you
