"""Triggered abilities (CR 603): trigger conditions, and abilities that have triggered.

Which abilities trigger is told in :mod:`engine.triggering`; delayed ones have a module of their own, and so has putting them on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.abilities import Instance, Triggered
from engine.events import Event
from engine.record import record
from engine.rule import Context, rule
from engine.state import ObjectId, Seat, State
from engine.triggered_mana_abilities import is_triggered_mana_ability, resolve_at_once
from engine.view import Env, View

if TYPE_CHECKING:
    from engine.cards.card import CardFace
    from engine.game import Game


Times = tuple[tuple[ObjectId, ...], ...]
"""For each time that an ability triggers, what became of the objects that it is about."""


@record
class Trigger:
    """A trigger condition: which events it is about."""

    kinds: ClassVar[tuple[type[Event], ...]] = ()
    """The kinds of event it is about; none: it watches for a game state (CR 603.8)."""
    exception: ClassVar[str] = "leaves the battlefield"
    """Which of the exceptions of CR 603.10 it is, where it looks back."""
    one_or_more: ClassVar[bool] = False
    """Whether it is about events of one moment together: "whenever one or more …"."""
    per_effect: ClassVar[bool] = False
    """Whether it triggers once for all that one effect does to events of one moment (CR 615.13)."""

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        """Whether an event of these kinds is meant. ``view`` is the game before it if :meth:`looks_back`, else after it."""
        raise NotImplementedError

    def state_is(self, view: View, env: Env) -> bool:
        """Whether the game state it watches for is there (CR 603.8)."""
        raise NotImplementedError

    def occurrences(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> tuple[tuple[ObjectId, ...], ...]:
        """The times that what it is about is contained in one event that is meant (CR 603.2c): each time, what became of what."""
        return (became,)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        """Those times at which it triggers by the rules on trigger conditions of its kind, which are applied: () for not at all."""
        return times

    def looks_back(self, event: Event) -> bool:
        """Whether the game looks back in time for this event (CR 603.10)."""
        return False

    def goes_on(self, state: State) -> tuple[Event, ...]:
        """The events of these kinds by which something has come about that is still so in combat (CR 508.2a, 509.3f)."""
        return ()


@record
class Pending:
    """An ability that has triggered and isn't on the stack yet (CR 603.2, 603.3)."""

    instance: Instance
    ability: Triggered
    controller: Seat
    source: ObjectId
    source_face: CardFace | None
    keyword: str
    index: int
    kind: str
    """"triggered" or "delayed"."""
    event: Event | None
    bound: tuple[ObjectId, ...] = ()
    became: tuple[ObjectId, ...] = ()
    """What the objects of the event became, where they changed zones (CR 603.6)."""
    by: str = ""
    """Of a delayed one: what of a static ability has created it."""


BY_REPLACEMENT, BY_ACTION = "replacement", "action"
"""What of a static ability can create a delayed triggered ability (CR 603.7f-g)."""

@record
class AbilityTriggers(Event):
    """An ability triggers (CR 603.2)."""

    pending: Pending
    at_once: bool = False
    """A triggered mana ability, which doesn't wait (CR 605.4a)."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.pending.source,)

    @property
    def affected_player(self) -> Seat | None:
        return self.pending.controller

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        if self.at_once:
            return ()
        game.state = game.state.evolve(pending=(*game.state.pending, self.pending))
        return ()


def trigger(game: Game, *pending: Pending) -> None:
    """Let abilities trigger, each by the rules that give it; triggered mana abilities resolve at once (CR 605.4a)."""
    from engine.happen import happen  # noqa: PLC0415  (what happens triggers abilities, and an ability that triggers happens)

    if not pending:
        return
    game.cite(*(key for p in pending for key in p.ability.rules))
    mana = tuple(p for p in pending if is_triggered_mana_ability(game, p))
    for p in does_nothing_yet(game, tuple(p for p in pending if p not in mana)):
        p.ability.do.perform(game, Env(p.controller, p.source, p.instance.origin, event=p.event, bound=p.bound, became=p.became))
    at_once = resolve_at_once(game, (), mana)
    happen(game, *(AbilityTriggers(p, p in at_once) for p in pending))
    for p in at_once:
        p.ability.do.perform(game, Env(p.controller, p.source, p.instance.origin, event=p.event, became=p.became))


@rule("603.2")
def does_nothing_yet(ctx: Context, pending: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """An ability that triggers doesn't do anything at this point. Gives those that act at once."""
    return ()


@rule("603.2h", part="as it triggers")
def not_yet_done(game: Game, triggers: bool, player: Seat, source: ObjectId, instance: Instance) -> bool:
    """An ability that says "Do this only once each turn" triggers only if its source's controller hasn't done that this turn."""
    return triggers and not _done_this_turn(game, player, source, instance)


@rule("603.2h", part="as it resolves")
def not_done_again(game: Game, does: bool, player: Seat, source: ObjectId, instance: Instance) -> bool:
    """What it says is done only once each turn, however often it has triggered before that."""
    return does and not _done_this_turn(game, player, source, instance)


def _done_this_turn(game: Game, player: Seat, source: ObjectId, instance: Instance) -> bool:
    done = (e.event for e in game.state.log.this_turn())
    return any(isinstance(e, DoneThisTurn) and (e.player, e.source, e.instance) == (player, source, instance) for e in done)


@record
class DoneThisTurn(Event):
    """A player has done what an ability says is to be done only once each turn (CR 603.2h)."""

    player: Seat
    source: ObjectId
    instance: Instance

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,)


@rule("603.4", part="as it triggers")
def if_as_it_triggers(game: Game, triggers: bool, ability: Triggered, env: Env) -> bool:
    """An ability with an intervening "if" triggers only if its condition is true then."""
    return triggers and (ability.condition is None or ability.condition.true(game.view, env))


@rule("603.4", "608.2a", part="as it resolves")
def if_as_it_resolves(game: Game, resolves: bool, ability: Triggered, env: Env) -> bool:
    """It is checked again as the ability would resolve; if it isn't true, the ability is removed from the stack and does nothing."""
    return resolves and (ability.condition is None or ability.condition.true(game.view, env))
