"""Durations of continuous effects that follow an object (CR 400.7a, 611.2a)."""

from __future__ import annotations

from typing import ClassVar

from engine.continuous import Modify
from engine.control import controlled_by
from engine.events import Event
from engine.game import Game
from engine.lasting import WHILE_CONTROLLED, Effect
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import Those
from engine.state import BATTLEFIELD, ObjectId

UNTIL_CONTROL_IS_LOST = "control is lost"
"""The duration of an effect on a spell or permanent that lasts until its controller at the beginning loses control of it."""

WHILE_ON_STACK = "on the stack"
"""The duration of what has been spliced onto a spell."""

Effects = tuple[Effect, ...]


@record
class DurationOver(Event):
    """Continuous effects end because what they were to last for is over."""

    effects: Effects
    objects: tuple[ObjectId, ...]

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.objects

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(effects=tuple(e for e in game.state.effects if e not in self.effects))
        return ()


@record
class OffTheStack(Event):
    """Spells that text was spliced onto have left the stack. ``staying``: the effects as they go on."""

    logged: ClassVar[bool] = False
    effects: Effects
    staying: Effects

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        left = tuple(e for e in game.state.effects if e not in self.effects)
        game.state = game.state.evolve(effects=(*left, *self.staying))
        return ()


@rule("702.47e")
def lost_with_the_stack(ctx: Context, staying: Effects) -> Effects:
    """A spell loses what was spliced onto it once it leaves the stack, for whatever reason. Gives what it keeps."""
    return ()


def _there(game: Game, effect: Effect) -> bool:
    return any(i in game.state.objects for i in _affected(effect))


def _followed(game: Game, effect: Effect) -> Effect:
    """An effect, now on what the spell has become."""
    ids = tuple(i for i, it in game.state.objects.items() if any(was in it.previous[:1] for was in _affected(effect)))
    return replace(effect, effect=replace(effect.effect, what=Those(ids))) if isinstance(effect.effect, Modify) else effect


def durations_over(game: Game) -> tuple[Event, ...]:
    """The event of effects ending on objects that another player controls now, or that are gone, or whose source is so."""
    off_the_stack = tuple([e for e in game.state.effects if e.duration == WHILE_ON_STACK and not _there(game, e)])
    if off_the_stack:
        return (OffTheStack(off_the_stack, lost_with_the_stack(game, tuple(_followed(game, e) for e in off_the_stack))),)
    lasting = tuple([e for e in game.state.effects if e.duration in (UNTIL_CONTROL_IS_LOST, WHILE_CONTROLLED)])
    if not lasting:
        return ()
    ending = as_long_as_stated(game, (), tuple(e for e in lasting if not _goes_on(game, e)))
    ending = as_if_it_were_gone(game, ending, tuple(e for e in lasting if e not in ending and _out_of_sight(game, e)))
    objects = tuple(i for e in ending for i in _affected(e) if i in game.state.objects)
    return (DurationOver(ending, objects),) if ending else ()


@rule("611.2a")
def as_long_as_stated(ctx: Context, ending: Effects, over: Effects) -> Effects:
    """An effect of a resolving spell or ability lasts as long as that states; without a duration, until the end of the game."""
    return over


@rule("702.26f", part="for as long as")
def as_if_it_were_gone(ctx: Context, ending: Effects, out_of_sight: Effects) -> Effects:
    """A duration that tracks a permanent ends as that phases out: it can't be seen any more."""
    return (*ending, *out_of_sight)


def _out_of_sight(game: Game, effect: Effect) -> bool:
    return effect.duration == WHILE_CONTROLLED and not game.state.exists(effect.env.this)


def _goes_on(game: Game, effect: Effect) -> bool:
    if effect.duration == UNTIL_CONTROL_IS_LOST:
        return _still_controlled(game, effect)
    this = game.state.objects.get(effect.env.this)
    return this is not None and this.zone == BATTLEFIELD and game.state.controller(this.id) == effect.env.you


def _affected(effect: Effect) -> tuple[int, ...]:
    what = effect.effect.what if isinstance(effect.effect, Modify) else None
    return what.ids if isinstance(what, Those) else ()


def _still_controlled(game: Game, effect: Effect) -> bool:
    """Whether any of the objects is still there under the player's control; phasing out doesn't change control (CR 702.26d)."""
    return any(i in game.state.objects and controlled_by(game.state, i) == effect.env.you for i in _affected(effect))


# --- From a spell to the permanent that it becomes ----------------------------------------------------------------------------------


@record
class EffectsFollow(Event):
    """What changed a permanent spell goes on changing the permanent that it becomes."""

    spell: ObjectId
    permanent: ObjectId

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        after = with_permanent(game, game.state.effects, self.spell, self.permanent)
        if after is not game.state.effects:
            game.state = game.state.evolve(effects=after)
        return ()


@rule("400.7a")
def with_permanent(ctx: Context, effects: Effects, spell: ObjectId, permanent: ObjectId) -> Effects:
    """Effects of spells and abilities that change a permanent spell continue to apply to the permanent that it becomes."""
    if not any(spell in _affected(e) for e in effects):
        return effects
    return tuple(_onto(e, spell, permanent) if spell in _affected(e) else e for e in effects)


def _onto(effect: Effect, spell: ObjectId, permanent: ObjectId) -> Effect:
    assert isinstance(effect.effect, Modify)
    ids = tuple(permanent if i == spell else i for i in _affected(effect))
    return replace(effect, effect=replace(effect.effect, what=Those(ids)))


def resolved_grants(effects: Effects, spell: ObjectId) -> frozenset[int]:
    """The timestamps of the effects of resolved spells and abilities on a spell, by which abilities that they gave it are known."""
    return frozenset(e.timestamp for e in effects if spell in _affected(e))
