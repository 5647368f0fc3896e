"""Adventurer cards (CR 715): cards with alternative characteristics that they have only as they are cast as an Adventure.

Of such a card's spell that is an Adventure, the component keeps the normal characteristics as ``front``.
"""

from __future__ import annotations

from engine.cards.card import ADVENTURE, CardFace
from engine.object_parts import Component
from engine.record import record, replace
from engine.rule import Context, context, rule
from engine.state import EXILE, ObjectId, State
from engine.view import Env, View

Pile = tuple[Component, ...]


def is_adventure(component: Component) -> bool:
    """Whether it is on the stack as an Adventure."""
    return component.front is not None and component.front.turns == ADVENTURE


def adventure_of(component: Component) -> CardFace | None:
    """The alternative characteristics of an adventurer card; None if it is none."""
    face = component.front or component.face
    return face.back if face.turns == ADVENTURE else None


def _as_adventure(component: Component, name: str) -> Component:
    other = adventure_of(component)
    if other is None or other.name != name or is_adventure(component):
        return component
    return replace(component, face=other, front=component.face)


@rule("715.3", "715.3b")
def cast_as_adventure(ctx: Context, pile: Pile, name: str) -> Pile:
    """A player casting an adventurer card chooses whether they cast it normally or as an Adventure, which has only the alternative
    characteristics on the stack."""
    return tuple(_as_adventure(c, name) for c in pile)


@rule("715.3a", "601.3e")
def looked_at_as_adventure(ctx: Context, state: State, card: ObjectId, name: str) -> State:
    """Only the alternative characteristics are evaluated to see if an adventurer card can be cast as an Adventure."""
    return state.made_of(card, tuple(_as_adventure(c, name) for c in state.objects[card].components))


@rule("715.3c")
def copy_is_one_too(ctx: Context, normal: CardFace, adventure: CardFace) -> CardFace:
    """A copy of an Adventure spell is an Adventure, too: it has the alternative characteristics and not the normal ones."""
    return adventure


@rule("715.4")
def normal_again(ctx: Context, pile: Pile) -> Pile:
    """In every zone except the stack an adventurer card has only its normal characteristics."""
    return tuple(c.front_up for c in pile)


@rule("715.3d", part="exile")
def exiled_as_it_resolves(ctx: Context, zone: str) -> str:
    """Instead of putting a spell that was cast as an Adventure into its owner's graveyard as it resolves, its controller exiles it."""
    return EXILE


@record
class HasAdventure:
    """It has an Adventure (CR 715.2a)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        components = view.objects[obj].components
        if not components or adventure_of(components[0]) is None:
            return False
        return is_adventure(components[0]) or used_or_not(context(view), False)


@rule("715.2a")
def used_or_not(ctx: Context, has: bool) -> bool:
    """What has the alternative characteristics of an Adventure has an Adventure even if it doesn't use them."""
    return True
