"""Replacement effects (CR 614, 616): what happens instead of an event, and in which order effects get to change it.

An effect is data (:class:`engine.continuous.Instead`): what would happen (:mod:`engine.would`) and what happens instead
(:mod:`engine.instead`, :mod:`engine.entering`, :mod:`engine.prevention`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.continuous import Active, Cant, Instead, StaticEffect
from engine.damage import DamageDealt, can_be_damaged
from engine.events import Event
from engine.foreseen import Foreseen, foreseen, of_rules
from engine.game import Game
from engine.player_abilities import guarding
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, COMMAND, ObjectId, Seat
from engine.tokens import Create, not_created
from engine.view import Env
from engine.watching import alike, already_there, watching
from engine.zones import Move

if TYPE_CHECKING:
    from engine.instructions import Instruction

Actives = tuple[Active, ...]
Events = tuple[Event, ...]
Used = tuple[object, ...]


@record
class Performs(Event):
    """What an effect does instead of an event, or besides it, by instructions of its own. It can't change that again (CR 614.5)."""

    logged: ClassVar[bool] = False
    do: Instruction
    env: Env
    used: Used = ()

    def carry_out(self, game: Game) -> None:
        """Do it."""
        if game.postponed is not None and not before_resuming(game, False):
            game.postponed.append(self)
            return
        before = game.used
        game.used = (*before, *self.used)
        self.do.perform(game, self.env)
        game.used = before


@rule("614.11a", "121.6b")
def before_resuming(ctx: Context, now: bool) -> bool:
    """What replaces a draw within a sequence of draws is completed before the sequence goes on."""
    return True


@record
class EffectUsed(Event):
    """An effect of a resolved spell or ability is used up, or goes on as something smaller (CR 614.3, 615.7)."""

    logged: ClassVar[bool] = False
    active: Active
    left: Instead | None

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        effects = []
        for effect in game.state.effects:
            same = effect.timestamp == self.active.timestamp and effect.effect == self.active.effect
            if not same:
                effects.append(effect)
            elif self.left is not None:
                effects.append(replace(effect, effect=self.left))
        game.state = game.state.evolve(effects=tuple(effects))
        return ()


@record
class Impossible(Event):
    """Something doesn't happen because an effect says that it can't (CR 614.17)."""

    objects: tuple[ObjectId, ...]
    player: Seat | None

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.objects

    @property
    def affected_player(self) -> Seat | None:
        return self.player


def replaced(game: Game, event: Event, together: Events = ()) -> Events:
    """What happens instead of an event; ``together``: all that would happen at the same time."""
    if not event.logged:
        return (event,)
    if isinstance(event, DamageDealt) and not dealt(game, to_nothing_else(game, True, can_be_damaged(game.state, event.target)), event):
        return ()
    if isinstance(event, Move) and game.object(event.obj).token and event.from_zone != BATTLEFIELD and not stays_gone(game, (event,)):
        return ()
    if isinstance(event, Move) and event.from_zone == COMMAND and "dungeon" in game.object(event.obj).top.face.types:
        return stays_in_the_command_zone(game, (event,))
    return _replaced(game, event, Made(game.used, together or (event,)))


@rule("309.2c")
def stays_in_the_command_zone(ctx: Context, events: Events) -> Events:
    """A dungeon card can't leave the command zone except as it leaves the game."""
    return (Impossible(events[0].subjects, None),)


@rule("111.8")
def stays_gone(ctx: Context, events: Events) -> Events:
    """A token that has left the battlefield can't move to another zone or come back."""
    return ()


@rule("120.8", "614.7a")
def dealt(ctx: Context, happens: bool, damage: DamageDealt) -> bool:
    """A source that would deal 0 damage deals none at all, and there is nothing to replace."""
    return happens and damage.amount > 0


@rule("120.1a")
def to_nothing_else(ctx: Context, happens: bool, fits: bool) -> bool:
    """Damage can't be dealt to an object that is no battle, creature or planeswalker. ``fits``: whether it is dealt to one of them."""
    return happens and fits


@record
class Made:
    """What has been done to an event so far: effects used, the events of its moment, the effects that applied to it at first."""

    used: Used
    together: Events
    first: Used | None = None


def _replaced(game: Game, event: Event, made: Made) -> Events:
    found, seen = applicable(game, event, made)
    first = made.first if made.first is not None else tuple([_key(game, a, seen) for a in found])
    found = newly_applicable(game, tuple([a for a in found if _key(game, a, seen) in first]), found)
    if forbidden(game, (event,), seen) != (event,):
        found = only_its_own(game, found)
        if not found:
            return (Impossible(event.subjects, event.affected_player),)
    found = watching(game, found) if found else ()
    if not found:
        return (event,)
    chosen = _choose(game, event, found, seen)
    events = substituted(game, event, chosen, replace(seen, together=made.together))
    if len(found) > 1 and event not in events:
        for active, effect in used_in_vain(game, tuple((a, a.effect) for a in found if a is not chosen)):
            if isinstance(effect, Instead) and effect.uses:
                used_up(game, active, effect)
    key = _key(game, chosen, seen)
    failed = isinstance(chosen.effect, Instead) and chosen.effect.instead.prevents and event in events
    used = just_once(game, made.used, key) if failed else once(game, made.used, key)
    if not goes_on(game, False):
        return tuple(_with(e, used) for e in events)
    made = Made(used, made.together, first)
    return tuple(i for e in events for i in (_replaced(game, e, made) if e.logged else (_with(e, used),)))


def _with(event: Event, used: Used) -> Event:
    return replace(event, used=(*event.used, *used)) if isinstance(event, Performs) else event


Using = tuple[tuple[Active, StaticEffect], ...]


@rule("614.7")
def used_in_vain(ctx: Context, others: Using) -> Using:
    """An effect that would have replaced an event that never happens does nothing, and isn't used up."""
    return ()


def substituted(game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
    """What an effect makes of an event, if its controller wants it to; a shield is used up by it."""
    effect = active.effect
    if not isinstance(effect, Instead):
        return (event,)
    if effect.may and not game.ask(Question(active.env.you, "yes or no", "may", effect.may, subject=_source(active, event, seen))):
        return (event,)
    events = effect.instead.instead(game, event, active, seen)
    if events != (event,):
        game.cite(*effect.rules)
    if effect.uses and events != (event,):
        used_up(game, active, effect)
    return events


def used_up(game: Game, active: Active, effect: Instead) -> None:
    """An effect that applies a number of times has applied once more (CR 614.3)."""
    from engine.happen import happen  # noqa: PLC0415  (what happens may be replaced, and a replacement uses up its effect)

    for left in spent(game, (), effect):
        happen(game, EffectUsed(active, left if left.uses else None))


@rule("614.3", "615.3", "615.8")
def spent(ctx: Context, left: tuple[Instead, ...], effect: Instead) -> tuple[Instead, ...]:
    """An effect that was made for the next time, or for some times, lasts until it is used up."""
    return (*left, replace(effect, uses=effect.uses - 1))


def _twice(ctx: Context, used: Used, effect: object) -> Used:
    """The wrong reading of CR 614.5: an effect gets a second chance at what it has made of an event."""
    again = ("again", effect)
    return (*used, effect) if again in used else (*used, again)


@rule("614.5", otherwise=_twice)
def once(ctx: Context, used: Used, effect: object) -> Used:
    """A replacement effect gets only one opportunity to affect an event and what that event is made into."""
    return (*used, effect)


@rule("615.12a", otherwise=_twice)
def just_once(ctx: Context, used: Used, effect: object) -> Used:
    """A prevention effect is applied just once to damage that can't be prevented."""
    return (*used, effect)


@rule("616.1f")
def goes_on(ctx: Context, again: bool) -> bool:
    """Once an effect has been applied, those that apply to what it made of the event get their chance."""
    return True


@rule("616.2")
def newly_applicable(ctx: Context, at_first: Actives, now: Actives) -> Actives:
    """An effect can become applicable to an event as the result of another that has modified it."""
    return now


# --- Which effects apply (CR 614.12, 614.17) ---------------------------------------------------------------------------------------


def applicable(game: Game, event: Event, made: Made) -> tuple[Actives, Foreseen]:
    """The effects that could be applied to an event, and the game as they look at it."""
    seen = foreseen(game, event)
    of_players = guarding(game, game.state, ~event.target) if isinstance(event, DamageDealt) and event.target < 0 else ()
    there = (*game.self_replacing, *game.state.layers.in_force(Instead))
    effects = (*there, *of_players, *seen.own(game, Instead), *of_rules(game, event, seen))

    def applies(active: Active) -> bool:
        return _key(game, active, seen) not in made.used and _applies(game, active, event, seen)

    return already_there(game, tuple(filter(applies, effects)), event, made.together, applies), seen


def _applies(ctx: Context, active: Active, event: Event, seen: Foreseen) -> bool:
    effect = active.effect
    if not isinstance(effect, (Instead, Cant)) or not isinstance(event, effect.would.kinds):
        return False
    condition = effect.condition if isinstance(effect, Instead) else None
    if condition is not None and not condition.true(seen.state, replace(active.env, event=event)):
        return False
    return effect.would.meant(ctx, seen, event, active.env)


def _key(game: Game, active: Active, seen: Foreseen) -> object:
    """What tells an effect from every other while an event is being replaced, however much of it is left.

    What a permanent that enters, or is turned up, says itself goes by what it is: the permanent isn't there yet.
    """
    effect = active.effect
    what = (effect.would, type(effect.instead)) if isinstance(effect, Instead) else ()
    if seen.state is not game.state and active.source == seen.obj:
        return ("itself", active.env.origin, effect)
    return (active.source, active.env.origin, active.timestamp, what)


def forbidden(game: Game, events: Events, seen: Foreseen) -> Events:
    """Nothing, if an effect says that the event can't happen."""
    own = seen.own(game, Cant)
    for active in (*game.state.layers.in_force(Cant), *own):
        if _applies(game, active, events[0], seen):
            if isinstance(events[0], Create):
                return not_created(game, events)
            return as_it_would_be(game, events) if seen.entering or active in own else cant_happen(game, events)
    return events


def impossible(game: Game, event: Event) -> bool:
    """Whether an effect says that an event can't happen."""
    return any(_applies(game, a, event, Foreseen(game.state, None)) for a in game.state.layers.in_force(Cant))


@rule("614.17a")
def cant_happen(ctx: Context, events: Events) -> Events:
    """What an effect says can't happen doesn't, if the effect is there before it would."""
    return ()


@rule("614.17d")
def as_it_would_be(ctx: Context, events: Events) -> Events:
    """What can't enter the battlefield, as it would be there, doesn't."""
    return ()


@rule("614.17c")
def only_its_own(ctx: Context, effects: Actives) -> Actives:
    """An event that can't happen can be replaced only by a self-replacement effect."""
    return tuple(a for a in effects if step_of(a) == "a")


# --- Which is applied first (CR 616.1) ---------------------------------------------------------------------------------------------


def step_of(active: Active) -> str:
    """The letter of the step of CR 616.1a-e in which an effect is applied."""
    effect = active.effect
    if active.self_replacing:
        return "a"
    return effect.instead.step if isinstance(effect, Instead) else "e"


def _choose(game: Game, event: Event, found: Actives, seen: Foreseen) -> Active:
    """The effect to apply next, chosen among those of the first step that has any; alike ones need no choice."""
    if len(found) == 1:
        return found[0]
    found = outer_first(game, back_up_first(game, copies_first(game, control_first(game, self_replacements_first(game, found)))))
    if len({alike(a, seen.obj) for a in found}) == 1:
        return found[0]
    return found[chosen(game, None, event, found, seen) or 0]


def _first(found: Actives, letter: str) -> Actives:
    """Those of a step, if there are any and no earlier step has one."""
    mine = tuple(a for a in found if step_of(a) == letter)
    return mine if mine and all(step_of(a) >= letter for a in found) else found


@rule("614.15", "616.1a")
def self_replacements_first(ctx: Context, found: Actives) -> Actives:
    """A self-replacement effect is applied before any other."""
    return _first(found, "a")


@rule("616.1b")
def control_first(ctx: Context, found: Actives) -> Actives:
    """Then one that modifies under whose control an object would enter the battlefield."""
    return _first(found, "b")


@rule("616.1c")
def copies_first(ctx: Context, found: Actives) -> Actives:
    """Then one that makes an object a copy as it enters the battlefield."""
    return _first(found, "c")


@rule("616.1d")
def back_up_first(ctx: Context, found: Actives) -> Actives:
    """Then one that makes a card enter the battlefield with its back face up."""
    return _first(found, "d")


@rule("616.1g")
def outer_first(ctx: Context, found: Actives) -> Actives:
    """What applies to an event contained in another, as entering is in being created, can't be chosen before what applies to that."""
    outer = tuple(a for a in found if isinstance(a.effect, Instead) and not a.effect.would.contained)
    return outer or found


@rule("616.1", "616.1e")
def chosen(game: Game, first: int | None, event: Event, found: Actives, seen: Foreseen) -> int | None:
    """The affected player, or the controller (or owner) of the affected object, chooses which to apply. Otherwise: the oldest."""
    options = tuple(_option(game, n, _source(active, event, seen)) for n, active in enumerate(found))
    question = Question(chooser(game, event), "pick", "replacement", "Which replacement effect is applied first?", options)
    answer = game.ask(question)
    return int(str(answer[0])) if isinstance(answer, tuple) else 0


def _option(game: Game, n: int, source: ObjectId | None) -> Option:
    return Option(str(n), "an effect" if source is None else game.state.last_known(source).characteristics.name, source)


def chooser(game: Game, event: Event) -> Seat:
    """Who makes the choices about an event: the affected player, or the affected object's controller or owner (CR 616.1)."""
    affected = event.affected
    if affected is None:
        return game.state.turn.active
    return ~affected if affected < 0 else game.state.controller(affected)


def _source(active: Active, event: Event, seen: Foreseen) -> ObjectId | None:
    """The object that an effect comes from, as far as there is or was one."""
    source = active.env.this if active.source < 0 else active.source
    if seen.entering and source == seen.obj:
        return event.subjects[0] if event.subjects else None
    return source if source >= 0 else None
