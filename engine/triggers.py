"""Triggered abilities (CR 603): what triggers them, delayed ones, and putting them on the stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.abilities import Instance, Triggered
from engine.events import Event
from engine.rule import Context, rule
from engine.state import ObjectId, Seat, State
from engine.view import Env, View

if TYPE_CHECKING:
    from engine.cards.card import CardFace
    from engine.game import Game
    from engine.log import Entry


@dataclass(frozen=True, slots=True)
class Trigger:
    """A trigger condition: which events it is about."""

    kinds: ClassVar[tuple[type[Event], ...]] = ()

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        """Whether an event of these kinds is meant. ``view`` is the game before it if :meth:`looks_back`, else after it."""
        raise NotImplementedError

    def looks_back(self, event: Event) -> bool:
        """Whether the game looks back in time for this event (CR 603.10)."""
        return False


@dataclass(frozen=True, slots=True)
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
    event: Event
    bound: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True)
class Delayed:
    """A delayed triggered ability that waits (CR 603.7)."""

    ability: Triggered
    controller: Seat
    source: ObjectId
    source_face: CardFace | None
    keyword: str = ""
    bound: tuple[ObjectId, ...] = ()
    """The objects it is about (CR 603.7c)."""
    duration: str = ""
    """"end of turn": it may trigger any number of times until then; "": it triggers once (CR 603.7b)."""


@dataclass(frozen=True, slots=True)
class DelayedCreated(Event):
    """A delayed triggered ability is created (CR 603.7a)."""

    delayed: Delayed

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.delayed.bound

    @property
    def affected_player(self) -> Seat | None:
        return self.delayed.controller

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        if backs_up(game, _its_step_is_now(game.state, self.delayed), self.delayed):
            trigger(game, _from_delayed(self.delayed, self))
        else:
            game.state = game.state.evolve(delayed=(*game.state.delayed, self.delayed))
        return ()


def _its_step_is_now(state: State, delayed: Delayed) -> bool:
    """Whether it waits for the beginning of just the step in progress."""
    step = getattr(delayed.ability.when, "step", None)
    return step is not None and step == state.turn.step


@rule("513.2")
def backs_up(ctx: Context, now: bool, delayed: Delayed) -> bool:
    """The end step doesn't back up: an ability created during it that waits for its beginning waits for the next turn's."""
    return now and getattr(delayed.ability.when, "step", None) != "end"


@dataclass(frozen=True, slots=True)
class DelayedLeft(Event):
    """These delayed triggered abilities go on waiting; others don't."""

    logged: ClassVar[bool] = False
    waiting: tuple[Delayed, ...]

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(delayed=self.waiting)
        return ()


@dataclass(frozen=True, slots=True)
class AbilityTriggers(Event):
    """An ability triggers (CR 603.2)."""

    pending: Pending

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.pending.source,)

    @property
    def affected_player(self) -> Seat | None:
        return self.pending.controller

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(pending=(*game.state.pending, self.pending))
        return ()


def trigger(game: Game, *pending: Pending) -> None:
    """Let abilities trigger, each by the rules that give it."""
    from engine.happen import happen  # noqa: PLC0415  (what happens triggers abilities, and an ability that triggers happens)

    if pending:
        game.cite(*(key for p in pending for key in p.ability.rules))
        happen(game, *(AbilityTriggers(p) for p in pending))


def match(game: Game, before: State, entries: tuple[Entry, ...]) -> None:
    """Let every ability trigger that these simultaneous events trigger (CR 603.2)."""
    events = [e for e in entries if not isinstance(e.event, AbilityTriggers)]
    if not events:
        return
    found = [p for entry in events for p in _matching(game, before, entry)]
    trigger(game, *found)
    _match_delayed(game, events)


def _matching(game: Game, before: State, entry: Entry) -> list[Pending]:
    found: list[Pending] = []
    event = entry.event
    for state, back in ((game.state, False), (before, True)):
        for heard in state.layers.listening:
            when = heard.ability.when
            if not isinstance(event, when.kinds) or looks_back(game, False, when, event) != back:
                continue
            env = Env(you=state.controller(heard.source), this=heard.source, origin=heard.instance.origin, event=event)
            if when.matches(state, event, entry.became, env) and intervening_if(game, True, heard.ability, env):
                it = state.objects[heard.source]
                game.cite(*state.characteristics(heard.source).rules)
                found.append(
                    Pending(
                        heard.instance, heard.ability, env.you, heard.source, it.components[0].face, heard.keyword, heard.index,
                        "triggered", event,
                    )
                )
    return found


@rule("603.10a", "603.6c")
def looks_back(ctx: Context, back: bool, when: Trigger, event: Event) -> bool:
    """For what leaves the battlefield the game looks back to what there was just before."""
    return when.looks_back(event)


@rule("603.4")
def intervening_if(game: Game, triggers: bool, ability: Triggered, env: Env) -> bool:
    """An ability with an intervening "if" triggers, and later resolves, only while its condition is true."""
    return triggers and (ability.condition is None or ability.condition.true(game.state, env))


def _match_delayed(game: Game, entries: list[Entry]) -> None:
    from engine.happen import happen  # noqa: PLC0415

    for delayed in game.state.delayed:
        when = delayed.ability.when
        for entry in entries:
            if isinstance(entry.event, when.kinds):
                env = Env(you=delayed.controller, this=delayed.source, event=entry.event, bound=delayed.bound)
                if when.matches(game.state, entry.event, entry.became, env):
                    happen(game, DelayedLeft(only_once(game, game.state.delayed, delayed)))
                    trigger(game, _from_delayed(delayed, entry.event))
                    break


@rule("603.7b")
def only_once(ctx: Context, waiting: tuple[Delayed, ...], triggered: Delayed) -> tuple[Delayed, ...]:
    """A delayed triggered ability without a duration triggers only once, the next time its event occurs."""
    return tuple(d for d in waiting if d is not triggered or d.duration)


def _from_delayed(delayed: Delayed, event: Event) -> Pending:
    return Pending(
        Instance(delayed.ability, ("granted", delayed.source, 0)), delayed.ability, delayed.controller, delayed.source,
        delayed.source_face, delayed.keyword, 1, "delayed", event, delayed.bound,
    )
