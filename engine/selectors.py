"""The selector language: the objects and players that an instruction or effect is about.

A selector gives ids; players are ``~seat``. What is gone is left out by whoever does something to it.
"""

from __future__ import annotations

from typing import ClassVar, Protocol, runtime_checkable

from engine.components import found
from engine.filters import Filter
from engine.record import OfParts, record
from engine.rule import Context, context, rule
from engine.state import BATTLEFIELD, GRAVEYARD, HIDDEN_ZONES, OWN_ZONES, STACK
from engine.view import Env, View


@runtime_checkable
class Selector(Protocol):
    """Gives the objects and players that are meant."""

    def select(self, view: View, env: Env) -> tuple[int, ...]: ...


@record
class This:
    """The object that the ability is on."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return (env.this,)


@record
class Target:
    """What was chosen for the n-th instance of the word "target", from 0."""

    n: int = 0

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return env.targets[self.n] if self.n < len(env.targets) else ()


@record
class Bound:
    """The objects that a delayed triggered ability is about."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return env.bound


@record
class EventObjects:
    """The objects that the triggering event was about."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return env.event.subjects if env.event else ()


@record
class Became:
    """What the objects of the triggering event became as they changed zones, as far as they are still there (CR 603.6)."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        public = tuple(i for i in env.became if i in view.objects and view.objects[i].zone not in HIDDEN_ZONES)
        seen = found_by_trigger(context(view), (), public)
        if seen and _on_aura(view, env.this):
            seen = what_was_enchanted(context(view), (), seen)
        return found(context(view), view, seen)


@rule("400.7e")
def found_by_trigger(ctx: Context, found: tuple[int, ...], became: tuple[int, ...]) -> tuple[int, ...]:
    """An ability that triggers as an object changes zones can find the new object that it became in a public zone."""
    return became


@record
class AuraCard:
    """The card that the Aura with the ability has become in its owner's graveyard (CR 400.7f)."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        cards = tuple(i for i, it in view.objects.items() if it.zone == GRAVEYARD and it.previous[:1] == (env.this,))
        return what_the_aura_became(context(view), (), cards)


def _on_aura(view: View, obj: int) -> bool:
    row = view.last_known(obj)
    return row is not None and "Aura" in row.characteristics.subtypes


@rule("603.6e", part="what was enchanted")
def what_was_enchanted(ctx: Context, nothing: tuple[int, ...], became: tuple[int, ...]) -> tuple[int, ...]:
    """An Aura's ability that triggers on the enchanted permanent's leaving can find the new object that its card became."""
    return became


@rule("603.6e", "400.7f", part="the Aura")
def what_the_aura_became(ctx: Context, nothing: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """It can also find the new object that the Aura card became in its owner's graveyard."""
    return cards


@record
class EventAttacker:
    """The attacking creature that the triggering event was about."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        attacker = getattr(env.event, "attacker", None)
        return () if attacker is None else (attacker,)


@record
class EventBlocker:
    """The blocking creature that the triggering event was about."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        blocker = getattr(env.event, "blocker", None)
        return () if blocker is None else (blocker,)


@record
class EventSpell:
    """The spell or ability that the triggering event was about: that has just been cast, activated or put on the stack."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return env.event.subjects[:1] if env.event else ()


@record
class EventPlayer:
    """The player whom the triggering event was about."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        player = env.event.affected_player if env.event else None
        return () if player is None else (~player,)


@record
class Each:
    """Every object of a zone that a filter lets through; in the order of the zone."""

    filter: Filter
    zone: str = BATTLEFIELD

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        if self.zone == BATTLEFIELD:
            return tuple(i for i in view.battlefield() if self.filter.holds(view, i, env))
        seats = range(len(view.whole.players)) if self.zone in OWN_ZONES else (-1,)
        return tuple(i for seat in seats for i in view.zone(self.zone, seat) if self.filter.holds(view, i, env))


@record
class Everywhere:
    """Every object of several zones that a filter lets through."""

    filter: Filter
    zones: tuple[str, ...]

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(i for zone in self.zones for i in Each(self.filter, zone).select(view, env))


class Either(OfParts):
    """What any of several selectors gives."""

    selectors: tuple[Selector, ...]

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(dict.fromkeys(i for s in self.selectors for i in s.select(view, env)))


@record
class Among:
    """What a filter lets through of the objects that another selector gives."""

    of: Selector
    filter: Filter

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(i for i in self.of.select(view, env) if i in view.objects and self.filter.holds(view, i, env))


@record
class Host:
    """The object that an Aura or Equipment is attached to; nothing while it is attached to none (CR 301.5, 303.4).

    ``said``: how a text says it, "equipped" or "enchanted"; "" for what the card is. It is no part of what is meant.
    """

    said: str = ""
    not_compared: ClassVar[frozenset[str]] = frozenset({"said"})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Host)

    def __hash__(self) -> int:
        return hash(Host)

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        it = view.objects.get(env.this)
        if it is None or it.attached_to is None:
            return ()
        found = (it.attached_to,)
        if self.said and _ATTACHMENTS[self.said] not in view.characteristics(env.this).subtypes:
            refers = to_what_is_equipped if self.said == EQUIPPED else to_what_is_enchanted
            return refers(context(view), (), found)
        return found


EQUIPPED, ENCHANTED = "equipped", "enchanted"
_ATTACHMENTS = {EQUIPPED: "Equipment", ENCHANTED: "Aura"}


@rule("301.5f")
def to_what_is_equipped(ctx: Context, nothing: tuple[int, ...], host: tuple[int, ...]) -> tuple[int, ...]:
    """The "equipped creature" is whatever creature a permanent is attached to, even if the permanent is no Equipment."""
    return host


@rule("303.4m")
def to_what_is_enchanted(ctx: Context, nothing: tuple[int, ...], host: tuple[int, ...]) -> tuple[int, ...]:
    """The "enchanted creature" is whatever a permanent is attached to, even if the permanent is no Aura."""
    return host


@record
class HostBefore:
    """What the Aura or Equipment was attached to just before the event that triggered the ability."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        for entry in reversed(tuple(view.whole.log)):
            if entry.event == env.event:
                return tuple(r.object.attached_to for r in entry.rows if r.object.id == env.this and r.object.attached_to is not None)
        return ()


@record
class EachSpell:
    """Every spell on the stack that a filter lets through."""

    filter: Filter

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(i for i in view.zone(STACK) if view.objects[i].components and self.filter.holds(view, i, env))


@record
class You:
    """The controller of the ability or effect (CR 109.5)."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return (~env.you,)


YOU = You()


@record
class EachOpponent:
    """Every opponent, in turn order."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(~seat for seat in view.opponents(env.you))


class Together(OfParts):
    """All that several selectors give."""

    parts: tuple[Selector, ...]

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(dict.fromkeys(i for part in self.parts for i in part.select(view, env)))


@record
class EachPlayer:
    """Every player, in APNAP order (CR 101.4)."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(~seat for seat in view.whole.apnap())


@record
class ControllerOf:
    """The controllers of what another selector gives, by last known information where it is gone (CR 608.2h)."""

    of: Selector

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        rows = (view.last_known(i) for i in self.of.select(view, env) if i >= 0)
        return tuple(~row.characteristics.controller for row in rows if row is not None)


@record
class OwnerOf:
    """The owners of what another selector gives."""

    of: Selector

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        rows = (view.last_known(i) for i in self.of.select(view, env) if i >= 0)
        return tuple(~row.object.owner for row in rows if row is not None)


@record
class Remembered:
    """What the effect remembered under a name earlier in its resolution (CR 400.7j)."""

    name: str

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return env.memory[self.name]


@record
class Those:
    """Fixed objects and players."""

    ids: tuple[int, ...]

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return self.ids


@record
class TopOfLibrary:
    """The top cards of the libraries of some players."""

    whose: Selector
    n: int = 1

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        return tuple(i for p in self.whose.select(view, env) if p < 0 for i in view.zone("library", ~p)[: self.n])


@record
class ControlledByThose:
    """The permanents that a filter lets through which some players control, or the controllers of some objects."""

    of: Selector
    filter: Filter

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        meant = self.of.select(view, env)
        rows = (view.last_known(i) for i in meant if i >= 0)
        seats = (*(~i for i in meant if i < 0), *(row.characteristics.controller for row in rows if row is not None))
        return tuple(i for i in view.battlefield() if view.controller(i) in seats and self.filter.holds(view, i, env))
