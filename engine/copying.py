"""Copying objects (CR 707): what is copied of an object, exceptions to it, and what it makes of what copies it.

:func:`copiable` alone decides copiable values. They are a :class:`CardFace`: to whoever copies, they are what is printed on a card.
"""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Ability, Instance, Static
from engine.adventures import copy_is_one_too, is_adventure
from engine.cards.card import ADVENTURE, FLIPS, CardFace
from engine.changes import Change
from engine.characteristics import Characteristics, printed
from engine.components import double_faced_permanent
from engine.continuous import Modify
from engine.double_faced import double_faced, front_of, turned
from engine.events import Event
from engine.game import Game
from engine.land_types import with_intrinsic_abilities
from engine.lasting import EffectBegins
from engine.log import Row
from engine.object_parts import Component
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import Those
from engine.split_cards import both_halves_kept, half_alone, is_half
from engine.state import BATTLEFIELD, STACK, ObjectId
from engine.transforming import same_color_and_cost
from engine.view import Env, View
from engine.zones import Move

# --- Copiable values ----------------------------------------------------------------------------------------------------------------


def copiable(ctx: Context, row: Row) -> CardFace:
    """The copiable values of an object (CR 707.2), by last known information if the row is from the log.

    Raises:
        ValueError: it is an ability, which has none.
    """
    if not row.object.components:
        raise ValueError("an ability on the stack has no copiable values")
    component = row.object.top
    face = of_the_face_up(ctx, component.face, component) if double_faced(component) else component.face
    if face is not component.face:
        return face
    values = as_face(row.copiable, face)
    if component.kind == "token" and values is face and not component.copied:
        values = text_of_token(ctx, CardFace(face.name, None, (), (), face.types, ()), face)
    values = with_copied_values(ctx, face, values)
    values = no_other_effects(ctx, as_face(row.characteristics, face), values)
    if component.front is not None and is_adventure(component):
        return copy_is_one_too(ctx, component.front, values)
    if component.front is not None and is_half(component):
        return half_alone(ctx, component.front, values)
    if values.halves:
        values = both_halves_kept(ctx, replace(values, halves=()), values)
    normal = component.front if values is face and not double_faced(component) else row.copiable.unflipped
    return values if normal is None else status_not_copied(ctx, values, normal)


@rule("111.3", part="copiable")
def text_of_token(ctx: Context, nothing: CardFace, face: CardFace) -> CardFace:
    """What the effect that created a token said of it is as though it were printed on a card: these are its copiable values."""
    return face


@rule("707.2", part="status")
def status_not_copied(ctx: Context, flipped: CardFace, normal: CardFace) -> CardFace:
    """That a permanent is flipped isn't copied: of a flip card its normal characteristics are, and it can be flipped anew."""
    return normal


@rule("707.8", otherwise=lambda ctx, face, component: front_of(component))
def of_the_face_up(ctx: Context, face: CardFace, component: Component) -> CardFace:
    """Of a double-faced permanent the values of the face that is up are copied."""
    return face


@rule("707.3")
def with_copied_values(ctx: Context, face: CardFace, values: CardFace) -> CardFace:
    """What a copy has copied are its own copiable values: who copies it copies them, not what is printed on it."""
    return values


@rule("707.2", "613.2c")
def no_other_effects(ctx: Context, now: CardFace, values: CardFace) -> CardFace:
    """Effects other than copy effects, counters and status are not copied: the copiable values are what there is after layer 1."""
    return values


def as_face(it: Characteristics, face: CardFace) -> CardFace:
    """Characteristics as they would be printed; the face itself where they are just that."""
    written = tuple(i for i in it.abilities if i.origin[0] != "intrinsic")
    it = replace(it, flipped=False, unflipped=None, rules=(), abilities=written)
    if it == printed(face, controller=it.controller):
        return face
    return CardFace(
        it.name, it.mana_cost, it.colors, it.supertypes, it.types, it.subtypes, it.power, it.toughness, it.loyalty,
        tuple(i.ability for i in it.abilities), face.ja if face.name == it.name else "",
        defense=it.defense,
    )


# --- Exceptions ---------------------------------------------------------------------------------------------------------------------


@record
class CopyException:
    """An exception to copying (CR 707.9): what it makes of the values copied. ``own``: those of the object that becomes the copy."""

    def made(self, ctx: Context, values: CardFace, own: CardFace) -> CardFace:
        raise NotImplementedError


@record
class Gains(CopyException):
    """The copy has other abilities besides those copied."""

    abilities: tuple[Ability, ...]

    def made(self, ctx: Context, values: CardFace, own: CardFace) -> CardFace:
        return gaining(ctx, values, self.abilities)


@rule("707.9a")
def gaining(ctx: Context, values: CardFace, abilities: tuple[Ability, ...]) -> CardFace:
    """An ability that a copy effect gives is part of the copy's copiable values."""
    return replace(values, abilities=(*values.abilities, *abilities))


@record
class Becomes(CopyException):
    """The copy has other values than those copied: each that is given. ``loses``: supertypes; types of all kinds: besides its own."""

    power: int | None = None
    toughness: int | None = None
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] | None = None

    def made(self, ctx: Context, values: CardFace, own: CardFace) -> CardFace:
        if (self.power, self.toughness) != (None, None):
            values = nothing_defining(ctx, values, "pt")
        if self.colors is not None:
            values = nothing_defining(ctx, values, "colors")
        return modified(ctx, values, self)


@rule("707.9b")
def modified(ctx: Context, values: CardFace, exception: Becomes) -> CardFace:
    """A characteristic that a copy effect modifies is part of the copy's copiable values as modified."""
    return replace(
        values,
        power=values.power if exception.power is None else exception.power,
        toughness=values.toughness if exception.toughness is None else exception.toughness,
        types=(*values.types, *(t for t in exception.types if t not in values.types)),
        subtypes=(*values.subtypes, *(t for t in exception.subtypes if t not in values.subtypes)),
        supertypes=tuple(t for t in dict.fromkeys((*values.supertypes, *exception.supertypes)) if t not in exception.loses),
        colors=values.colors if exception.colors is None else exception.colors,
    )


_DEFINED = {"power": "pt", "toughness": "pt", "colors": "colors", "name": "name"}
"""Which facet of an object a characteristic-defining ability writes that defines a characteristic."""


@record
class Keeps(CopyException):
    """The copy keeps its own value of some characteristics: "colors", "name", "power", "toughness"."""

    characteristics: tuple[str, ...]

    def made(self, ctx: Context, values: CardFace, own: CardFace) -> CardFace:
        for name in self.characteristics:
            values = nothing_defining(ctx, values, _DEFINED[name])
        return keeping(ctx, values, own, self.characteristics)


@rule("707.9c")
def keeping(ctx: Context, values: CardFace, own: CardFace, characteristics: tuple[str, ...]) -> CardFace:
    """A characteristic that a copy effect says isn't copied keeps its own value."""
    return replace(values, **{name: getattr(own, name) for name in characteristics})


@rule("707.9d")
def nothing_defining(ctx: Context, values: CardFace, facet: str) -> CardFace:
    """A characteristic-defining ability isn't copied if the copy effect itself says what that characteristic is."""
    return replace(values, abilities=tuple(a for a in values.abilities if not _defines(a, facet)))


def _defines(ability: Ability, facet: str) -> bool:
    if not isinstance(ability, Static) or not ability.characteristic_defining:
        return False
    changes = (c for e in ability.effects if isinstance(e, Modify) for c in e.changes)
    return any(written.partition(":")[0] == facet for c in changes for written in c.writes)


@record
class IfIs(CopyException):
    """An exception that applies only if the copy is of a card type (CR 707.9f)."""

    type: str
    then: CopyException

    def made(self, ctx: Context, values: CardFace, own: CardFace) -> CardFace:
        return self.then.made(ctx, values, own) if is_then(ctx, self.type in own.types, self.type, values) else values


@rule("707.9f")
def is_then(ctx: Context, now: bool, type_: str, values: CardFace) -> bool:
    """Whether an exception applies that asks what the copy is, is judged by what it would be without that exception."""
    return type_ in values.types


Exceptions = tuple[CopyException, ...]


def with_exceptions(ctx: Context, values: CardFace, exceptions: Exceptions, own: CardFace) -> CardFace:
    """The values copied, with the exceptions that the copy effect makes."""
    flips = values.back if values.turns == FLIPS else None
    for exception in exceptions:
        values = exception.made(ctx, values, own)
    return values if flips is None else replace(values, back=with_exceptions(ctx, flips, exceptions, own))


# --- Copies with two faces ----------------------------------------------------------------------------------------------------------

Faces = tuple[CardFace, CardFace | None]
"""The face of a copy that is up, and its front face, if that is another one."""


def copied_faces(ctx: Context, row: Row, exceptions: Exceptions) -> Faces:
    """The faces of a token or spell that is a copy of an object: it has no values of its own that it could keep."""
    values = copiable(ctx, row)
    up = with_exceptions(ctx, values, exceptions, values)
    up = up if up.turns in (FLIPS, ADVENTURE) else replace(up, back=None)
    (component, *_) = row.object.components
    if not double_faced_permanent(ctx, row.object):
        return up, None
    hidden = turned(component).face
    if as_face(row.copiable, component.face) != component.face:
        hidden = values  # a copy effect makes both faces alike
    hidden = replace(with_exceptions(ctx, hidden, exceptions, hidden), back=None)
    front = front_of(component)
    with_both = faces_of_spell if row.object.zone == STACK else faces_of_token
    if component.front is None:
        return with_both(ctx, (up, None), (replace(up, back=hidden, turns=front.turns), None))
    return with_both(ctx, (up, None), (up, replace(hidden, back=up, turns=front.turns)))


@rule("707.8a")
def faces_of_token(ctx: Context, one: Faces, both: Faces) -> Faces:
    """A token that is a copy of a double-faced permanent or card has a front face and a back face, and the same face up."""
    return both


@rule("707.10g")
def faces_of_spell(ctx: Context, one: Faces, both: Faces) -> Faces:
    """A copy of a double-faced permanent spell has a front face and a back face, and so has the token that it becomes."""
    return both


# --- Becoming a copy ----------------------------------------------------------------------------------------------------------------


@record
class BecomeCopy(Change):
    """It has the copiable values of another object, as they were when the copy effect began. ``of``: that object."""

    layer: ClassVar[str] = "1a"
    values: CardFace
    of: ObjectId = -1

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"name", "mana cost", "colors", "supertypes", "types", "subtypes", "pt", "abilities", "statics"})

    def concrete(self, view: View, env: Env) -> Change:
        return as_it_was(view, self, view)  # type: ignore[arg-type]  # the layers are a view and a context

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        if not it.flipped:
            return copied(ctx, it, self.values, timestamp)
        values = by_its_status(ctx, self.values, _flipped(ctx, self.values))
        return copied(ctx, it, values, timestamp).but(flipped=True, unflipped=self.values)

    def __str__(self) -> str:
        return f"copy of {self.values.name}"


def _flipped(ctx: Context, values: CardFace) -> CardFace:
    """The alternative characteristics of a flip card, with its color and cost; of anything else what it is."""
    return values if values.turns != FLIPS or values.back is None else same_color_and_cost(ctx, values.back, values)


@rule("707.3", part="status")
def by_its_status(ctx: Context, values: CardFace, flipped: CardFace) -> CardFace:
    """What is copied is modified by the copy's status: a flipped permanent has the flipped version of what it copies."""
    return flipped


def _as_it_is(ctx: Context, change: BecomeCopy, view: View) -> BecomeCopy:
    """The wrong reading of CR 707.2b: the copy follows the original."""
    for begun in reversed(view.whole.effects):
        effect = begun.effect
        if isinstance(effect, Modify) and change.of in effect.what.select(view, begun.env):
            for other in effect.changes:
                if isinstance(other, BecomeCopy):
                    return other
    return change


@rule("707.2b", otherwise=_as_it_is)
def as_it_was(ctx: Context, change: BecomeCopy, view: View) -> BecomeCopy:
    """Once an object has been copied, the copy doesn't change with it."""
    return change


@rule("613.1a", "613.2a")
def copied(ctx: Context, it: Characteristics, values: CardFace, timestamp: int) -> Characteristics:
    """Copy effects are applied in layer 1a, by their timestamps."""
    new = printed(values, controller=it.controller)
    abilities = tuple(Instance(i.ability, ("copied", timestamp, n)) for n, i in enumerate(new.abilities))
    colors, abilities = copied_colors(ctx, it.colors, values), copied_abilities(ctx, it.abilities, abilities)
    return with_intrinsic_abilities(ctx, replace(new, colors=colors, abilities=abilities, rules=it.rules))


@rule("707.2a", part="color")
def copied_colors(ctx: Context, own: tuple[str, ...], values: CardFace) -> tuple[str, ...]:
    """A copy acquires the color of what it copies, which comes with its mana cost or color indicator."""
    return values.colors


@rule("707.2a", part="abilities")
def copied_abilities(ctx: Context, own: tuple[Instance, ...], abilities: tuple[Instance, ...]) -> tuple[Instance, ...]:
    """A copy acquires the abilities of what it copies, which come with its rules text, instead of its own; each once."""
    return abilities


def becoming(game: Game, obj: ObjectId, of: ObjectId, exceptions: Exceptions, env: Env, duration: str) -> tuple[Event, ...]:
    """A permanent becomes a copy of an object while it stays on the battlefield."""
    own = copiable(game, game.state.last_known(obj))
    values = with_exceptions(game, copiable(game, game.state.last_known(of)), exceptions, own)
    begins = EffectBegins(Modify(Those((obj,)), (BecomeCopy(values, of),)), env, duration, (obj,))
    return staying(game, (begins,), obj)


def _coming_anew(game: Game, events: tuple[Event, ...], obj: ObjectId) -> tuple[Event, ...]:
    """The wrong reading of CR 707.4: it leaves the battlefield and comes back as the copy."""
    begins = events[0]
    if not isinstance(begins, EffectBegins) or not isinstance(begins.effect, Modify):
        return events
    return (Move(obj, BATTLEFIELD, BATTLEFIELD, controller=game.state.controller(obj), changes=begins.effect.changes),)


@rule("707.4", otherwise=_coming_anew)
def staying(ctx: Context, events: tuple[Event, ...], obj: ObjectId) -> tuple[Event, ...]:
    """A permanent that becomes a copy stays the permanent it is: it neither leaves nor enters, and other effects go on."""
    return events
