"""Which abilities trigger on what happens (CR 603.2, 603.6, 603.8, 603.10)."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from engine.continuous import Active, CantActivate, TriggersAgain
from engine.delayed import match_delayed
from engine.events import Event
from engine.looking_back import looks_back
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, HIDDEN_ZONES, STACK, ObjectId, State
from engine.too_late import too_late
from engine.triggers import AbilityTriggers, Pending, if_as_it_triggers, not_yet_done, trigger
from engine.view import Env

if TYPE_CHECKING:
    from engine.game import Game
    from engine.layers import Listening
    from engine.log import Entry


def match(game: Game, before: State, entries: tuple[Entry, ...], replaced: tuple[Entry, ...] = ()) -> None:
    """Let every ability trigger that these simultaneous events trigger (CR 603.2). ``replaced``: what would have happened instead."""
    events = tuple([e for e in entries if not isinstance(e.event, AbilityTriggers)])
    if not events:
        return
    found: tuple[Pending, ...] = tuple(chain.from_iterable([_matching(game, before, entry) for entry in events]))
    if any(entry.event.begins for entry in events):
        found = as_it_begins(game, (), found)
    if replaced:
        found = _without_replaced(game, found, tuple(p for entry in replaced for p in _matching(game, before, entry)))
    for entry in events:
        found = (*found, *_unmodified(game, entry)) if entry.became else found
    if found:
        trigger(game, *more_times(game, once_together(game, for_each_effect(game, each_time(game, found)))))
    for heard, event in too_late(game, before):
        trigger(game, _pending(heard, game.state, Env(game.state.controller(heard.source), heard.source, event=event)))
    _match_inherent(game, events)
    match_delayed(game, before, events)
    _match_state(game)


@rule("603.2b", "500.6")
def as_it_begins(ctx: Context, none: tuple[Pending, ...], found: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """When a step or phase begins, all abilities trigger that trigger at its beginning."""
    return found


def _without_replaced(game: Game, found: tuple[Pending, ...], would: tuple[Pending, ...]) -> tuple[Pending, ...]:
    if not would:
        return found
    found = only_what_happened(game, found, would)
    _not_triggering(game, *would)
    return found


@rule("603.2g", otherwise=lambda ctx, found, would: (*found, *would))
def only_what_happened(ctx: Context, found: tuple[Pending, ...], would: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """An event that is replaced triggers nothing. ``would``: what it would have triggered."""
    return found


@record
class DoesNotTrigger(Event):
    """An ability doesn't trigger though something of the kind that it is about happened, or would have happened."""

    source: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,)


def _not_triggering(game: Game, *pending: Pending) -> None:
    from engine.happen import happen  # noqa: PLC0415

    happen(game, *(DoesNotTrigger(p.source) for p in pending))


def _first_of_each(ctx: Context, found: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """The wrong reading of CR 603.2c: an ability triggers once for events of one moment."""
    return tuple({(p.source, p.instance, p.index): p for p in reversed(found)}.values())[::-1]


@rule("603.2c", part="each", otherwise=_first_of_each)
def each_time(ctx: Context, found: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """An ability triggers once each time its event occurs, also where one event contains several occurrences."""
    return found


@rule("603.2c", part="one or more")
def once_together(ctx: Context, found: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """One that is about one or more things to which something happens triggers once for all of them."""
    together = tuple(p for p in found if p.ability.when.one_or_more)
    if not together:
        return found
    firsts = _first_of_each(ctx, together)
    return tuple(p for p in found if not p.ability.when.one_or_more or p in firsts)


def for_each_effect(game: Game, found: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Those that trigger by what an effect does to events, once for each effect."""
    return each_time_it_is_applied(game, found) if any(p.ability.when.per_effect for p in found) else found


@rule("615.13")
def each_time_it_is_applied(ctx: Context, found: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """An ability about damage that is prevented triggers each time an effect prevents some, of however many events of one moment."""
    keys = [(p.source, p.instance, p.index, getattr(p.event, "effect", n) if p.ability.when.per_effect else n) for n, p in enumerate(found)]
    return tuple(p for n, p in enumerate(found) if keys.index(keys[n]) == n)


def more_times(game: Game, found: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Each as often as effects say that it triggers."""
    effects = game.state.layers.each(TriggersAgain) if found else ()
    return additional_times(game, found, effects) if effects else found


@rule("603.2d")
def additional_times(game: Game, found: tuple[Pending, ...], effects: tuple[tuple[TriggersAgain, Active], ...]) -> tuple[Pending, ...]:
    """An effect may say that a triggered ability triggers additional times; delayed ones aren't meant."""
    return (*found, *(p for p in found for effect, active in effects if _again(game, p, effect, active)))


def _again(game: Game, pending: Pending, effect: TriggersAgain, active: Active) -> bool:
    source = game.state.objects.get(pending.source)
    if pending.controller != active.env.you or source is None or source.zone != BATTLEFIELD:
        return False
    entering = [i for i in pending.became if i in game.state.objects and game.object(i).zone == BATTLEFIELD]
    return any(effect.entering.holds(game.state, i, active.env) for i in entering)


def _matching(game: Game, before: State, entry: Entry) -> list[Pending]:
    found: list[Pending] = []
    event = entry.event
    for state, back in ((game.state, False), (before, True)):
        for heard in state.layers.listening_to(type(event)):
            when = heard.ability.when
            if looks_back(game, when, event) != back:
                continue
            env = Env(state.controller(heard.source), heard.source, heard.instance.origin, event=event, became=entry.became)
            if not when.matches(state, event, entry.became, env):
                continue
            if not if_as_it_triggers(game, True, heard.ability, env) or not _allowed_to_trigger(game, heard, env):
                _not_triggering(game, _pending(heard, state, env))
                continue
            if heard.source in before.objects or newcomers_too(game, False, heard.source):
                game.cite(*state.characteristics(heard.source).rules)
                times = when.times(game, when.occurrences(state, event, entry.became, env), event)
                if not times:
                    _not_triggering(game, _pending(heard, state, env))
                found += [_pending(heard, state, replace(env, became=became)) for became in times]
    return found


def _unmodified(game: Game, entry: Entry) -> tuple[Pending, ...]:
    """What would trigger on a permanent's own entering if continuous effects didn't apply to it yet."""
    from engine.entering_unmodified import on_its_own_entering  # noqa: PLC0415  (what enters triggers abilities)

    found = on_its_own_entering(game, entry)
    envs = (Env(game.state.controller(h.source), h.source, event=entry.event, became=entry.became) for h in found)
    return tuple(_pending(heard, game.state, env) for heard, env in zip(found, envs, strict=True))


def _pending(heard: Listening, state: State, env: Env) -> Pending:
    face = state.objects[heard.source].component(heard.instance.origin).face
    return Pending(
        heard.instance, heard.ability, env.you, heard.source, face, heard.keyword, heard.index, "triggered", env.event, (), env.became
    )


def _allowed_to_trigger(game: Game, heard: Listening, env: Env) -> bool:
    """Whether nothing keeps an ability from triggering whose event has occurred."""
    return (
        (not game.state.layers.in_force(CantActivate) or whatever_bans_activating(game, _activation_banned(game, heard.source)))
        and (not heard.ability.once_each_turn or not_yet_done(game, True, env.you, heard.source, heard.instance))
        and seen_by_all(game, True, heard.source, env)
    )


def _activation_banned(game: Game, source: ObjectId) -> bool:
    """Whether an effect keeps the activated abilities of an object from being activated. Gives False for banned."""
    bans = game.state.layers.each(CantActivate)
    return not any(source in game.state.objects and effect.what.holds(game.state, source, active.env) for effect, active in bans)


@rule("603.2a")
def whatever_bans_activating(ctx: Context, triggers: bool) -> bool:
    """Effects that keep abilities from being activated don't keep abilities from triggering."""
    return True


@rule("603.2f")
def seen_by_all(game: Game, triggers: bool, source: ObjectId, env: Env) -> bool:
    """An ability of an object that is at no time visible to all players doesn't trigger."""
    it = game.state.objects.get(source)
    if it is None or it.zone not in HIDDEN_ZONES or it.revealed:
        return True
    was = it.previous[0] if source in env.became else source
    return game.state.last_known(was).object.zone not in HIDDEN_ZONES


@rule("603.6a", "603.10")
def newcomers_too(ctx: Context, checked: bool, newcomer: ObjectId) -> bool:
    """Each time permanents enter, all permanents on the battlefield are checked, the newcomers included."""
    return True


def _match_inherent(game: Game, entries: tuple[Entry, ...]) -> None:
    """Inherent abilities, which only what players have gives (CR 113.8)."""
    if [p for p in game.state.players if p.counters or p.designations or p.speed is not None]:
        from engine.inherent import inherent_triggers  # noqa: PLC0415  (what they do happens)

        trigger(game, *inherent_triggers(game, entries))


def _match_state(game: Game) -> None:
    """Abilities that watch for a game state (CR 603.8)."""
    for heard in game.state.layers.watching:
        env = Env(you=game.state.controller(heard.source), this=heard.source, origin=heard.instance.origin)
        for pending in state_triggers(game, (), heard, env):
            trigger(game, pending)


@rule("603.8", part="state")
def state_triggers(game: Game, found: tuple[Pending, ...], heard: Listening, env: Env) -> tuple[Pending, ...]:
    """A state trigger triggers as soon as the game state matches its condition."""
    if not heard.ability.when.state_is(game.state, env):
        return found
    on_stack = (game.object(i).ability for i in game.state.zone(STACK))
    triggered = ((one.source, one.instance) for one in (*game.state.pending, *on_stack) if one is not None)
    again = sum(one == (heard.source, heard.instance) for one in triggered) >= not_again(game, 1)
    return found if again else (*found, _pending(heard, game.state, env))


@rule("603.8", part="once", otherwise=lambda ctx, most: most + 1)
def not_again(ctx: Context, most: int) -> int:
    """It doesn't trigger again until it has left the stack. Gives how many of one ability there may be."""
    return most
