"""Trigger conditions: the events that triggered abilities are about (CR 603.1-603.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.combat.attacking import Attacks as AttackDeclared
from engine.combat.blocking import BecomesBlocked, Blocks
from engine.combat.defending import AttacksInstead
from engine.combat.fight import attacks, blockers_of, blocks
from engine.combat.joining import BecomesAttacking, BecomesBlocking
from engine.damage import DamageDealt
from engine.events import Event
from engine.filters import Filter
from engine.last_known import source_is
from engine.merging import Merge
from engine.record import field, record
from engine.rule import Context, context, rule
from engine.state import BATTLEFIELD, GRAVEYARD, ObjectId, Seat, State
from engine.tokens import Create
from engine.triggers import Times, Trigger
from engine.turn import Begin
from engine.view import Env, View
from engine.zones import Move

if TYPE_CHECKING:
    from engine.game import Game


@record
class BeginningOf(Trigger):
    """At the beginning of a step (CR 603.2b). ``whose``: "you", "opponent" or "any"."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Begin,)
    step: str
    whose: str = "any"

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, Begin) or event.step != self.step:
            return False
        return self.whose == "any" or (event.active == env.you) == (self.whose == "you")


@record
class BeginningOfTheirs(Trigger):
    """At the beginning of a step of a certain player's turns, whoever controls the ability."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Begin,)
    step: str
    player: Seat

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, Begin) and event.step == self.step and event.active == self.player


@record
class Enters(Trigger):
    """When something enters the battlefield (CR 603.6a)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move, Create, Merge)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if (isinstance(event, Move) and event.to != BATTLEFIELD) or (isinstance(event, Merge) and not event.enters):
            return False
        return any(i in view.objects and self.what.holds(view, i, env) for i in became)


@record
class PutIntoGraveyard(Trigger):
    """When something is put into a graveyard from the battlefield; of a creature: dies (CR 700.4, 603.6c)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, Move) or event.to != GRAVEYARD or event.from_zone != BATTLEFIELD:
            return False
        return event.obj in view.objects and self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return isinstance(event, Move) and event.from_zone == BATTLEFIELD


@record
class Attacks(Trigger):
    """Whenever something attacks (CR 508.3a)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (AttackDeclared, BecomesAttacking, AttacksInstead)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        attacking = isinstance(event, (AttackDeclared, BecomesAttacking, AttacksInstead))
        return attacking and self.what.holds(view, event.subjects[0], env)

    def goes_on(self, state: State) -> tuple[Event, ...]:
        return tuple(AttackDeclared(a.attacker, a.target, state.turn.active) for a in attacks(state) if a.target is not None)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        if isinstance(event, AttackDeclared):
            return as_attackers_are_declared(game, (), times)
        if isinstance(event, AttacksInstead):
            return not_a_second_time(game, times)
        return only_declared_to_attack(game, times)


@rule("508.7a")
def not_a_second_time(ctx: Context, times: Times) -> Times:
    """A creature for which it is reselected what it attacks isn't considered to have attacked a second time."""
    return ()


@rule("508.1m")
def as_attackers_are_declared(ctx: Context, none: Times, times: Times) -> Times:
    """What triggers on attackers being declared triggers as they are."""
    return times


@rule("508.3a")
def only_declared_to_attack(ctx: Context, times: Times) -> Times:
    """It triggers only if the creature is declared as an attacker, not if it is put onto the battlefield attacking."""
    return ()


def blocking_goes_on(state: State) -> tuple[Event, ...]:
    """That each blocking creature blocks what it blocks."""
    return tuple(Blocks(b, a, state.controller(b)) for b, a in blocks(state))


@record
class BlocksOne(Trigger):
    """Whenever something blocks a creature: once for each (CR 509.3b). ``whom``: which creature."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Blocks, BecomesBlocking)
    what: Filter
    whom: Filter = field(default_factory=Filter)

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, (Blocks, BecomesBlocking)):
            return False
        return self.what.holds(view, event.blocker, env) and self.whom.holds(view, event.attacker, env)

    def goes_on(self, state: State) -> tuple[Event, ...]:
        return blocking_goes_on(state)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        if isinstance(event, Blocks):
            return as_blockers_are_declared(game, (), times)
        return only_declared_to_block(game, times)


@rule("509.1i")
def as_blockers_are_declared(ctx: Context, none: Times, times: Times) -> Times:
    """What triggers on blockers being declared triggers as they are."""
    return times


@rule("509.3b")
def only_declared_to_block(ctx: Context, times: Times) -> Times:
    """It triggers for each creature that is blocked, but not if the blocker is put onto the battlefield blocking."""
    return ()


@record
class IsBlocked(Trigger):
    """Whenever something becomes blocked (CR 509.3c), or whenever it attacks and isn't blocked (CR 509.3g)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (BecomesBlocked, AttackDeclared)
    what: Filter
    blocked: bool = True

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if isinstance(event, AttackDeclared):
            return not self.blocked and self.what.holds(view, event.attacker, env)
        return isinstance(event, BecomesBlocked) and event.blocked == self.blocked and self.what.holds(view, event.attacker, env)

    def goes_on(self, state: State) -> tuple[Event, ...]:
        blocked = tuple(dict.fromkeys(a for _, a in blocks(state))) if self.blocked else ()
        return tuple(BecomesBlocked(a, blockers_of(state, a)) for a in blocked)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        if isinstance(event, AttackDeclared):
            return no_earlier(game, times)
        if not self.blocked:
            return if_nothing_blocks(game, (), times)
        return once_for_all_blockers(game, times * max(1, len(getattr(event, "by", ()))))


@rule("508.3f")
def no_earlier(ctx: Context, times: Times) -> Times:
    """What triggers on a creature's attacking and not being blocked doesn't trigger in the declare attackers step."""
    return ()


@rule("509.3g")
def if_nothing_blocks(ctx: Context, none: Times, times: Times) -> Times:
    """It triggers if no creatures are declared as blockers for the creature."""
    return times


@rule("509.3c")
def once_for_all_blockers(ctx: Context, times: Times) -> Times:
    """What triggers on a creature's becoming blocked triggers once, even if it is blocked by several creatures."""
    return times[:1]


@record
class DealsDamage(Trigger):
    """Whenever something deals damage, to whatever (CR 120.1)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, DamageDealt) and source_is(context(view), view, event.source, self.what, env)


@record
class DealsCombatDamageToPlayer(Trigger):
    """Whenever something deals combat damage to a player (CR 510.3)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, DamageDealt) or not event.combat or event.target >= 0:
            return False
        return source_is(context(view), view, event.source, self.what, env)
