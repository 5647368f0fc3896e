"""What spells and abilities do as they resolve: instructions, followed in the order written (CR 608.2c).

The verbs are in :mod:`engine.actions`; here is what joins them: sequences, "may", conditions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.conditions import Condition
from engine.continuous import Active, Instead, Modify, StaticEffect
from engine.game import Game
from engine.happen import happen
from engine.lasting import NEVER, WHILE_CONTROLLED, EffectBegins, lasting_for
from engine.questions import Question
from engine.record import OfParts, record, replace
from engine.rule import Context, rule
from engine.selectors import Each, Selector, Those
from engine.state import BATTLEFIELD, State
from engine.view import Env

if TYPE_CHECKING:
    from engine.changes import Change


@record
class Instruction:
    """Something to do. It gives back the surroundings for what follows, with what is remembered."""

    moves_library_cards: ClassVar[bool] = False
    """Whether it moves a card to or from a library (CR 605.1a)."""
    adds_mana: ClassVar[bool] = False
    """Whether it could add mana (CR 605.1)."""

    def perform(self, game: Game, env: Env) -> Env:
        raise NotImplementedError

    def possible(self, game: Game, env: Env) -> bool:
        """Whether it could be chosen to do it (CR 608.2d)."""
        return True


class Sequence(Instruction, OfParts):
    """One instruction after another."""

    parts: tuple[Instruction, ...]

    def perform(self, game: Game, env: Env) -> Env:
        for part in at_once(game, in_order(game, self.parts)):
            if goes_on(game, True, env):
                if not part.possible(game, env) and not the_rest_is_done(game, False):
                    return env
                env = part.perform(game, env)
                _check_meanwhile(game, checked_meanwhile(game, True))
        return env

    def possible(self, game: Game, env: Env) -> bool:
        """By what is done first."""
        return self.parts[0].possible(game, env)


@rule("101.3")
def the_rest_is_done(ctx: Context, done: bool) -> bool:
    """A part of an instruction that is impossible is ignored; the rest is followed."""
    return True


@rule("704.4")
def checked_meanwhile(ctx: Context, checked: bool) -> bool:
    """State-based actions pay no attention to what happens during the resolution of a spell or ability."""
    return False


def _check_meanwhile(game: Game, checked: bool) -> None:
    from engine.state_based import state_based_actions  # noqa: PLC0415  (they destroy, and destroying is an instruction, too)

    if checked:
        state_based_actions(game)


@rule("608.2c", otherwise=lambda ctx, parts: tuple(reversed(parts)))
def in_order(ctx: Context, parts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Instructions are followed in the order written."""
    return parts


def _effects_last(ctx: Context, parts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The wrong reading of CR 613.5: what a spell or ability makes of objects is seen only when all else has been done."""
    return tuple(sorted(parts, key=lambda part: isinstance(part, Let)))


@rule("613.5", otherwise=_effects_last)
def at_once(ctx: Context, parts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Continuous effects are applied continually: what one makes of an object is so at once, for the next instruction, too."""
    return parts


def _while_on_stack(game: Game, goes: bool, env: Env) -> bool:
    """The wrong reading of CR 608.2m: what has left the stack does nothing more."""
    return env.spell is None or env.spell in game.state.objects


@rule("608.2m", otherwise=_while_on_stack)
def goes_on(game: Game, goes: bool, env: Env) -> bool:
    """A spell or ability that leaves the stack after it has begun to resolve goes on resolving."""
    return goes


@record
class May(Instruction):
    """You may do something (CR 608.2d); if you don't, ``otherwise``."""

    do: Instruction
    text: str
    """The question, for people."""
    otherwise: Instruction | None = None
    not_compared: ClassVar[frozenset[str]] = frozenset({"text"})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, May) and (self.do, self.otherwise) == (other.do, other.otherwise)

    def __hash__(self) -> int:
        return hash((self.do, self.otherwise))

    def perform(self, game: Game, env: Env) -> Env:
        asked = only_possible(game, True, self.do.possible(game, env))
        if asked and game.ask(Question(env.you, "yes or no", "may", self.text, subject=env.spell)):
            return self.do.perform(game, env)
        return self.otherwise.perform(game, env) if self.otherwise else env


@rule("608.2d")
def only_possible(ctx: Context, asked: bool, possible: bool) -> bool:
    """A player can't choose an option that is impossible."""
    return possible


@record
class If(Instruction):
    """Something is done only if a condition is true as it would be done."""

    condition: Condition
    do: Instruction
    otherwise: Instruction | None = None

    def perform(self, game: Game, env: Env) -> Env:
        if self.condition.true(game.view, env):
            return self.do.perform(game, env)
        return self.otherwise.perform(game, env) if self.otherwise else env


@record
class Replacing(Instruction):
    """Something is done whose events the same effect may replace (CR 614.15)."""

    do: Instruction
    effect: Instead

    def perform(self, game: Game, env: Env) -> Env:
        before = game.self_replacing
        game.self_replacing = (*before, Active(self.effect, env, 0, env.this, self_replacing=True))
        env = self.do.perform(game, env)
        game.self_replacing = before
        return env


@record
class Let(Instruction):
    """A continuous effect begins (CR 611.2).

    Of an effect that changes characteristics or controllers, what it affects is fixed now (CR 611.2c); so is what is named.
    """

    effect: StaticEffect
    duration: str = "end of turn"

    def perform(self, game: Game, env: Env) -> Env:
        effect, objects, duration = self.effect, tuple[int, ...](), lasting_for(self.duration, env.you)
        if duration == WHILE_CONTROLLED:
            duration = if_it_starts(game, duration, env)
        if duration == NEVER:
            return env
        what: Selector | None = getattr(effect, "what", None)
        if isinstance(what, Selector) and (isinstance(effect, Modify) or not isinstance(what, Each)):
            there = tuple(i for i in what.select(game.view, env) if i < 0 or i in game.state.objects)
            objects = without_phased_out(game, there, game.state)
            if isinstance(effect, Modify) and any("controller" in c.writes for c in effect.changes):
                objects = alone(game, _with_attachments(game, objects), objects)
            if not objects:
                return env
            effect = objects_fixed(game, effect, objects)
        env_ = replace(env, event=None)
        if isinstance(effect, Modify):
            modify = variables_fixed(game, effect, env)
            if all(change.layer[0] == "7" for change in modify.changes):
                made = created_all_the_same(game, tuple(i for i in objects if _has_size(game, i)), objects)
                modify, objects = (modify if made == objects else replace(modify, what=Those(made))), made
            happen(game, *(EffectBegins(part, env_, duration, to) for part, to in _by_objects(game, modify, objects)))
        else:
            happen(game, EffectBegins(effect, env_, duration, objects))
        return env


def _for_good(game: Game, duration: str, env: Env) -> str:
    """The wrong reading of CR 611.2b: with its duration over before it begins, the effect lasts forever."""
    return duration if source_controlled(game, env) else ""


@rule("611.2b", otherwise=_for_good)
def if_it_starts(game: Game, duration: str, env: Env) -> str:
    """If a duration worded "for as long as" is over before the effect would begin, the effect does nothing."""
    return duration if source_controlled(game, env) else NEVER


def source_controlled(game: Game, env: Env) -> bool:
    """Whether whoever controls an effect controls the object that it comes from."""
    return game.state.exists(env.this) and game.object(env.this).zone == BATTLEFIELD and game.state.controller(env.this) == env.you


def _has_size(game: Game, obj: int) -> bool:
    return obj < 0 or game.state.objects[obj].zone != BATTLEFIELD or game.state.characteristics(obj).is_type("creature")


@rule("208.3a")
def created_all_the_same(ctx: Context, creatures: tuple[int, ...], objects: tuple[int, ...]) -> tuple[int, ...]:
    """An effect on the power or toughness of a noncreature permanent is created, though it does nothing unless that becomes a creature."""
    return objects


def _with_attachments(game: Game, objects: tuple[int, ...]) -> tuple[int, ...]:
    """Objects, and what is attached to them."""
    return (*objects, *(i for i in game.state.battlefield() if game.object(i).attached_to in objects and i not in objects))


@rule("301.5d", "303.4e")
def alone(ctx: Context, everything: tuple[int, ...], objects: tuple[int, ...]) -> tuple[int, ...]:
    """Control of an object changes without control of the Auras and Equipment attached to it."""
    return objects


@rule("702.26e")
def without_phased_out(ctx: Context, objects: tuple[int, ...], state: State) -> tuple[int, ...]:
    """A phased-out permanent is not among the objects that an effect of a resolving spell or ability affects."""
    return tuple(i for i in objects if i < 0 or state.exists(i))


@rule("611.2d")
def variables_fixed(game: Game, effect: Modify, env: Env) -> Modify:
    """The value of a variable in a continuous effect of a resolving spell or ability is determined once, as it begins."""
    return replace(effect, changes=tuple(c.begun(game.state, env) for c in effect.changes))


@rule("611.2c")
def objects_fixed(game: Game, effect: StaticEffect, objects: tuple[int, ...]) -> StaticEffect:
    """What a continuous effect of a resolving spell or ability changes is determined as it begins; that set won't change."""
    return replace(effect, what=Those(objects))


def _by_objects(game: Game, effect: Modify, objects: tuple[int, ...]) -> tuple[tuple[Modify, tuple[int, ...]], ...]:
    """An effect, in parts where not all of it applies to all of the objects."""
    parts: dict[tuple[Change, ...], tuple[int, ...]] = {}
    for i in objects:
        changes = that_can_apply(game, effect.changes, i)
        parts[changes] = (*parts.get(changes, ()), i)
    if tuple(parts) in ((), (effect.changes,)):
        return ((effect, objects),)
    return tuple((replace(effect, what=Those(to), changes=changes), to) for changes, to in parts.items() if changes)


@rule("113.11", part="resolving")
def that_can_apply(game: Game, changes: tuple[Change, ...], obj: int) -> tuple[Change, ...]:
    """The part of a resolving effect that would add an ability to an object that can't have it doesn't apply, even later."""
    barred = game.state.characteristics(obj).barred if obj >= 0 else ()
    return tuple(c for c in changes if not barred or getattr(getattr(c, "ability", None), "name", "") not in barred)


def remember(env: Env, name: str, what: tuple[int, ...]) -> Env:
    """The surroundings with something remembered under a name; "" forgets it."""
    return replace(env, memory=env.memory.with_(name, what)) if name else env
