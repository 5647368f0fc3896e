"""Modal double-faced cards (CR 712.3): which face is up, and casting the back face."""

from __future__ import annotations

from dataclasses import replace

from engine.rule import Context, rule
from engine.state import Component, ObjectId, State

Pile = tuple[Component, ...]


def other_faces(component: Component) -> tuple[str, ...]:
    """The names of the faces of a double-faced card that aren't up."""
    front = component.front or component.face
    return () if front.back is None else tuple(f.name for f in (front, front.back) if f.name != component.face.name)


def _with(component: Component, name: str) -> Component:
    """A component with the face of a name up, if it has one of that name."""
    front = component.front or component.face
    if front.back is None or front.back.name != name:
        return component
    return replace(component, face=front.back, front=front)


@rule("712.11b")
def with_face_chosen(ctx: Context, pile: Pile, name: str) -> Pile:
    """A player casting a modal double-faced card chooses which face they are casting."""
    return tuple(_with(c, name) for c in pile)


@rule("712.11c")
def looked_at_with_face(ctx: Context, state: State, card: ObjectId, name: str) -> State:
    """Only the face that will be up on the stack is evaluated to determine if the card can be cast."""
    it = state.objects[card]
    return state.with_object(replace(it, components=tuple(_with(c, name) for c in it.components)))


@rule("712.8a")
def front_up(ctx: Context, pile: Pile) -> Pile:
    """Elsewhere than on the battlefield and the stack a double-faced card has only the characteristics of its front face."""
    return tuple(c if c.front is None else replace(c, face=c.front, front=None) for c in pile)
