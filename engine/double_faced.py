"""Double-faced cards (CR 712) and flip cards (CR 710): which face is up.

A component with another face up than its front face keeps that one as ``front``. What turning them over means for a permanent is told
in :mod:`engine.transforming`.
"""

from __future__ import annotations

from engine.adventures import adventure_of, is_adventure, normal_again
from engine.cards.card import ADVENTURE, FLIPS, MELDS, MODAL, CardFace
from engine.characteristics import Characteristics
from engine.mana import ManaCost
from engine.object_parts import Component, FaceDown
from engine.record import replace
from engine.rule import Context, rule
from engine.split_cards import is_half, whole_again
from engine.state import STACK, Object, ObjectId, State

Pile = tuple[Component, ...]


def front_of(component: Component) -> CardFace:
    """The front face of a card; its only one, if it has just one."""
    return component.front or component.face


def double_faced(component: Component) -> bool:
    """Whether it is a double-faced card or token."""
    front = front_of(component)
    return front.back is not None and front.turns not in (FLIPS, ADVENTURE)


def other_castable(component: Component) -> tuple[CardFace, ...]:
    """What a card can be cast as besides its front face: the back face of a modal double-faced card, if that is no land (CR 712.11b), an
    Adventure (CR 715.3), or either half of a split card (CR 709.3)."""
    front = front_of(component)
    if front.halves:
        return front.halves
    other = adventure_of(component) if front.turns == ADVENTURE else front.back if front.turns == MODAL else None
    return (other,) if other is not None and "land" not in other.types else ()


def other_faces(component: Component) -> tuple[str, ...]:
    """The names of the faces of a double-faced card that aren't up, or of the halves of a split card."""
    front = front_of(component)
    others = front.halves if front.back is None else (front.back,)
    return tuple(f.name for f in (front, *others) if f.name != component.face.name) if others else ()


def turned(component: Component) -> Component:
    """A double-faced or flip card with its other face up; another card as it is."""
    front = front_of(component)
    if front.back is None:
        return component
    return replace(component, face=front, front=None) if component.front is not None else replace(component, face=front.back, front=front)


# --- Casting and playing --------------------------------------------------------------------------------------------------------------


def _with(component: Component, name: str) -> Component:
    """A component with the face of a name up, if it is modal and has one of that name."""
    front = front_of(component)
    if front.back is None or front.turns != MODAL or front.back.name != name:
        return component
    return replace(component, face=front.back, front=front)


@rule("712.11b")
def with_face_chosen(ctx: Context, pile: Pile, name: str) -> Pile:
    """A player casting a modal double-faced card chooses which face they are casting."""
    return tuple(_with(c, name) for c in pile)


@rule("712.11c")
def looked_at_with_face(ctx: Context, state: State, card: ObjectId, name: str) -> State:
    """Only the face that will be up on the stack is evaluated to determine if the card can be cast."""
    return looked_at(state, card, name)


def looked_at(state: State, card: ObjectId, name: str) -> State:
    """A state in which a card has the face of a name up."""
    return state.made_of(card, tuple(_with(c, name) for c in state.objects[card].components))


@rule("712.11c")
def looked_at_transformed(ctx: Context, state: State, card: ObjectId) -> State:
    """So it is if the card is to be cast transformed: its back face is looked at."""
    return state.made_of(card, tuple(turned(c) for c in state.objects[card].components))


@rule("712.12")
def with_land_chosen(ctx: Context, pile: Pile, name: str) -> Pile:
    """A player playing a modal double-faced card as a land chooses a face that is a land; it enters with that face up."""
    return tuple(_with(c, name) for c in pile)


@rule("712.14a", part="back face up")
def with_back_up(ctx: Context, pile: Pile) -> Pile:
    """A double-faced card that is put onto the battlefield transformed enters with its back face up."""
    return tuple(turned(c) if double_faced(c) and c.front is None and c.face.turns != MELDS else c for c in pile)


@rule("712.11a")
def cast_with_back_up(ctx: Context, pile: Pile) -> Pile:
    """A double-faced card that is cast transformed is put on the stack with its back face up."""
    return tuple(turned(c) if double_faced(c) and c.front is None and c.face.turns != MELDS else c for c in pile)


def face_up_on_arrival(ctx: Context, pile: Pile, was: str, to: str) -> Pile:
    """Components of what is put on the stack or onto the battlefield where nothing says which face is up."""
    if not any(double_faced(c) for c in pile):
        return pile
    if to == STACK:
        return front_on_stack(ctx, _other_up(pile), pile) if pile[0].face.turns != MELDS else no_half(ctx, _other_up(pile), pile)
    if was == STACK:
        return as_on_stack(ctx, tuple(c.front_up for c in pile), pile)
    return front_as_it_enters(ctx, _other_up(pile), pile) if pile[0].face.turns != MELDS else pile


def _other_up(pile: Pile) -> Pile:
    return tuple(turned(c) if double_faced(c) else c for c in pile)


@rule("712.11")
def front_on_stack(ctx: Context, back_up: Pile, pile: Pile) -> Pile:
    """A double-faced card is cast with its front face up by default."""
    return pile


@rule("712.8b")
def no_half(ctx: Context, back_up: Pile, pile: Pile) -> Pile:
    """A meld card on the stack has only the characteristics of its front face."""
    return pile


@rule("712.13")
def as_on_stack(ctx: Context, front: Pile, pile: Pile) -> Pile:
    """A double-faced spell that becomes a permanent has the same face up that was up on the stack."""
    return pile


@rule("712.14")
def front_as_it_enters(ctx: Context, back_up: Pile, pile: Pile) -> Pile:
    """A double-faced card that is put onto the battlefield from elsewhere enters with its front face up by default."""
    return pile


def hidden_face_down(ctx: Context, it: Object) -> FaceDown | None:
    """What an object's being face down makes of it, a double-faced card included."""
    return as_listed(ctx, None, it.face_down) if it.components and double_faced(it.first) else it.face_down


@rule("712.15")
def as_listed(ctx: Context, none: FaceDown | None, down: FaceDown | None) -> FaceDown | None:
    """A double-faced card that is face down has the characteristics given by what caused it to be."""
    return down


@rule("712.17")
def hidden_in_exile(ctx: Context, front: Characteristics, nothing: Characteristics) -> Characteristics:
    """A double-faced card that is exiled face down remains hidden."""
    return nothing


# --- In other zones -------------------------------------------------------------------------------------------------------------------


def as_elsewhere(ctx: Context, pile: Pile) -> Pile:
    """Components as they are in zones other than battlefield and stack."""
    if any(is_adventure(c) for c in pile):
        return normal_again(ctx, pile)
    if any(is_half(c) for c in pile):
        return whole_again(ctx, pile)
    flipped = any(c.front is not None and c.front.turns == FLIPS for c in pile)
    return unflipped(ctx, pile) if flipped else front_up(ctx, pile)


@rule("712.8a")
def front_up(ctx: Context, pile: Pile) -> Pile:
    """Elsewhere than on the battlefield and the stack a double-faced card has only the characteristics of its front face."""
    return tuple(c.front_up for c in pile)


@rule("710.2", "710.4", part="elsewhere")
def unflipped(ctx: Context, pile: Pile) -> Pile:
    """Elsewhere than on the battlefield a flip card has its normal characteristics, and it doesn't remember having been flipped."""
    return tuple(c.front_up for c in pile)


# --- Melding --------------------------------------------------------------------------------------------------------------------------


def meld_pair(one: Component, other: Component) -> bool:
    """Whether two components are the cards of one meld pair (CR 701.42b)."""
    faces = (front_of(one), front_of(other))
    cards = one.kind == other.kind == "card" and all(face.turns == MELDS and face.back is not None for face in faces)
    return cards and faces[0].back == faces[1].back and faces[0].name != faces[1].name


@rule("701.42a", "712.4a", "712.14c")
def melded(ctx: Context, pile: Pile, other: Pile) -> Pile:
    """Two cards that are melded are put onto the battlefield with their back faces up and combined, as a single object."""
    return tuple(replace(c, face=c.face.back or c.face, front=c.face) for c in (*pile, *other))


# --- Mana value -----------------------------------------------------------------------------------------------------------------------


@rule("202.3b", "712.8e", part="mana value")
def with_value_of_front(ctx: Context, row: Characteristics, front: CardFace) -> Characteristics:
    """The mana value of a nonmodal double-faced permanent's back face is calculated as though it had the front face's mana cost."""
    return row.but(value_cost=front.mana_cost)


@rule("712.8c")
def as_transformed_spell(ctx: Context, row: Characteristics, front: CardFace) -> Characteristics:
    """The mana value of a nonmodal double-faced spell with its back face up is calculated by its front face's mana cost."""
    return row.but(value_cost=front.mana_cost)


@rule("712.8f")
def as_the_face_up(ctx: Context, as_front: Characteristics, row: Characteristics) -> Characteristics:
    """A modal double-faced spell or permanent has only the characteristics of the face that is up, its mana value included."""
    return row


@rule("202.3c", "712.8g")
def with_value_of_both(ctx: Context, row: Characteristics, fronts: tuple[CardFace, ...]) -> Characteristics:
    """The mana value of a melded permanent is calculated as though it had the combined mana cost of its cards' front faces."""
    combined = ManaCost()
    for front in fronts:
        combined = combined.plus(front.mana_cost or ManaCost())
    return row.but(value_cost=combined)
