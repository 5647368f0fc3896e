"""Transforming double-faced permanents (CR 701.27, 712.9-712.18) and flipping flip cards (CR 710, 730.2h-i)."""

from __future__ import annotations

from engine.cards.card import FLIPS, MELDS, MODAL, CardFace
from engine.components import double_faced_permanent, each_component
from engine.continuous import StaticEffect
from engine.double_faced import double_faced, front_of, turned
from engine.editions.changes import change, in_force
from engine.events import Event, OfObject
from engine.game import Game
from engine.object_parts import Component
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, Object, ObjectId, State
from engine.timestamps import on_transforming
from engine.view import Env
from engine.zones import enter, leave, new_object

Pile = tuple[Component, ...]
Events = tuple[Event, ...]


@record
class Transformed(OfObject):
    """A permanent transforms (CR 701.27a)."""

    chosen: tuple[tuple[str, str], ...] = ()
    """What was chosen as it transforms (CR 712.20)."""

    @property
    def foreseen(self) -> bool:
        return True

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        now = on_transforming(game, game.tick(), it.timestamp)
        pile = turned_over(game, it.components, each_component(game, it.components[:1], it.components))
        changed = same_object(game, replace(it, components=pile, timestamp=now, chosen=(*it.chosen, *self.chosen)))
        if changed.id == it.id:
            game.state = game.state.with_object(changed)
        else:
            leave(game, it)
            enter(game, changed)
        return (changed.id,)


MODAL_ONES_TOO = change(
    "712.9",
    "2025-09-19",
    before=(
        "Only double-faced cards made to transform could do so; modal ones couldn't.",
        "変身する両面カードだけが変身でき、モードを持つ両面カードは変身できなかった。",
    ),
    now=("Any double-faced permanent but a melded one can transform.", "合体カードでない両面パーマネントはすべて変身できる。"),
    also=("701.27a", "701.27c"),
)


def can_turn(ctx: Context, component: Component) -> bool:
    """Whether a component is of the double-faced kinds that transform."""
    return double_faced(component) and (front_of(component).turns != MODAL or in_force(ctx, MODAL_ONES_TOO))


def _turnable(component: Component) -> bool:
    """Whether a component can turn: it is double-faced, and its other face is none of an instant or sorcery."""
    return double_faced(component) and not {"instant", "sorcery"} & set(turned(component).face.types)


@rule("701.27a", "712.8d", "712.8e")
def turned_over(ctx: Context, pile: Pile, turning: Pile) -> Pile:
    """What transforms is turned over so that its other face is up; it has only the characteristics of that one."""
    return tuple(unless_melded(ctx, turned(c), c) if c in turning and can_turn(ctx, c) else c for c in pile)


@rule("712.4c")
def unless_melded(ctx: Context, over: Component, component: Component) -> Component:
    """A meld card can't be transformed: an instruction to do so is ignored."""
    return component if front_of(component).turns == MELDS else over


def _as_something_new(game: Game, changed: Object) -> Object:
    """The wrong reading of CR 712.18: it is as though something else had just entered the battlefield."""
    return replace(new_object(game, changed), controller=changed.controller)


@rule("712.18", otherwise=_as_something_new)
def same_object(game: Game, changed: Object) -> Object:
    """A permanent that transforms is the object it was: effects that applied to it still do."""
    return changed


@record
class TransformsNoOtherWay(StaticEffect):
    """The permanent can't transform except as the keyword itself says that has this effect. ``rules``: keys of the rules that give it."""

    rules: tuple[str, ...] = ()


@record
class DoesNotTransform(OfObject):
    """A permanent that should transform doesn't: nothing happens to it."""



def transforming(game: Game, objects: tuple[ObjectId, ...], env: Env) -> Events:
    """The events of permanents transforming, or not."""
    here = tuple(i for i in objects if game.state.exists(i) and game.object(i).zone == BATTLEFIELD)
    return tuple(event for i in here for event in _transforming(game, i, env))


def _transforming(game: Game, obj: ObjectId, env: Env) -> Events:
    it = game.object(obj)
    events: Events = (Transformed(obj),)
    for allowed in (only_double_faced, no_spell_face, not_face_down):
        events = allowed(game, events, it)
    for active in game.state.layers.in_force(TransformsNoOtherWay):
        if active.source == obj and isinstance(active.effect, TransformsNoOtherWay):
            game.cite(*active.effect.rules)
            events = (DoesNotTransform(obj),)
    return only_once(game, events, it, game.state, env)


@rule("701.27c", "712.9")
def only_double_faced(ctx: Context, events: Events, it: Object) -> Events:
    """Only what is represented by a double-faced card or token transforms; of anything else nothing happens."""
    return events if any(can_turn(ctx, c) for c in it.components) else (DoesNotTransform(it.id),)


@rule("701.27d", "712.10")
def no_spell_face(ctx: Context, events: Events, it: Object) -> Events:
    """Nothing happens if the face that would be up is one of an instant or sorcery."""
    mine = tuple(c for c in it.components if double_faced(c))
    return events if not mine or any(_turnable(c) for c in mine) else (DoesNotTransform(it.id),)


@rule("712.15a")
def not_face_down(ctx: Context, events: Events, it: Object) -> Events:
    """A face-down double-faced permanent can't transform."""
    return events if it.face_down is None else (DoesNotTransform(it.id),)


@rule("701.27f")
def only_once(ctx: Context, events: Events, it: Object, state: State, env: Env) -> Events:
    """An ability of a permanent transforms it only if it hasn't transformed since that ability was put onto the stack."""
    spell = state.objects.get(env.spell) if env.spell is not None else None
    if it.id != env.this or spell is None or spell.ability is None or spell.ability.kind == "delayed":
        return events
    return (DoesNotTransform(it.id),) if _since(state, it.id, spell.id) else events


def _since(state: State, obj: ObjectId, ability: ObjectId) -> bool:
    """Whether a permanent has transformed since an ability was put onto the stack."""
    for entry in reversed(tuple(state.log)):
        if isinstance(entry.event, Transformed) and entry.event.obj == obj:
            return True
        if ability in entry.became:
            return False
    return False


def is_transformed(ctx: Context, it: Object) -> bool:
    """Whether it is a transformed permanent (CR 701.27g)."""
    return only_as_a_whole(ctx, any(c.front is not None for c in it.components), it)


@rule("701.27g")
def only_as_a_whole(ctx: Context, transformed: bool, it: Object) -> bool:
    """What is represented by several cards is no transformed permanent, whichever faces of them are up."""
    return transformed and double_faced_permanent(ctx, it)


# --- Flip cards -----------------------------------------------------------------------------------------------------------------------


@record
class Flipped(OfObject):
    """A permanent is flipped (CR 710.2)."""


    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        pile = flipped(game, it.components, upside_down_within(game, it.components[:1], it.components))
        game.state = game.state.with_object(replace(it, components=pile, flipped=True))
        return (self.obj,)


@rule("730.2h")
def upside_down_within(ctx: Context, top: Pile, pile: Pile) -> Pile:
    """Of a merged permanent that is flipped, a component that is a flip card has its alternative characteristics, wherever it lies."""
    return pile


@rule("710.1b", "710.2", part="flipped")
def flipped(ctx: Context, pile: Pile, turning: Pile) -> Pile:
    """Once a permanent is flipped, its alternative name, text, types, power and toughness apply instead of its normal ones."""
    return tuple(_upside_down(ctx, c) if c in turning and front_of(c).turns == FLIPS else c for c in pile)


def _upside_down(ctx: Context, component: Component) -> Component:
    front = front_of(component)
    if component.front is not None or front.back is None:
        return component
    return replace(component, face=same_color_and_cost(ctx, front.back, front), front=front)


@rule("710.1c")
def same_color_and_cost(ctx: Context, alternative: CardFace, normal: CardFace) -> CardFace:
    """A flip card's color and mana cost don't change if it is flipped."""
    return replace(alternative, mana_cost=normal.mana_cost, colors=normal.colors)


def flipping(game: Game, objects: tuple[ObjectId, ...]) -> Events:
    """The events of permanents being flipped, those that aren't yet, whatever they are (CR 110.5)."""
    here = tuple(i for i in objects if game.state.exists(i) and game.object(i).zone == BATTLEFIELD)
    return tuple(Flipped(i) for i in here if not game.object(i).flipped)
