"""Which plane is face up, who controls it, and that it works in the command zone (CR 311.2-311.5, 901.4-901.7)."""

from __future__ import annotations

from engine.characteristics import Characteristics
from engine.object_parts import FaceDown
from engine.rule import Context, rule
from engine.state import COMMAND, Object, ObjectId, Seat, State

IN_DECK = FaceDown("planar deck")
"""Why a plane card of a planar deck is face down (CR 901.4)."""


def is_plane(it: Object) -> bool:
    """Whether it is a plane card in the command zone, face up or in a planar deck (CR 311.2)."""
    return it.zone == COMMAND and bool(it.components) and "plane" in it.top.face.types


def face_up(state: State) -> tuple[ObjectId, ...]:
    """The face-up plane, or planes."""
    return tuple(i for i in state.zone(COMMAND) if is_plane(state.objects[i]) and state.objects[i].face_down is None)


def planar_deck(state: State, owner: Seat) -> tuple[ObjectId, ...]:
    """A player's planar deck, from its top."""
    mine = (i for i in state.zone(COMMAND) if state.objects[i].owner == owner)
    return tuple(i for i in mine if is_plane(state.objects[i]) and state.objects[i].face_down is not None)


@rule("311.5", "901.6")
def by_planar_controller(ctx: Context, row: Characteristics, state: State) -> Characteristics:
    """A face-up plane is controlled by the planar controller, who is normally the active player."""
    return row.but(controller=planar_controller(ctx, state))


def planar_controller(ctx: Context, state: State) -> Seat:
    """Who is the planar controller: the active player, or who has taken over from one who has left the game."""
    active = state.turn.active
    return active if state.player(active).in_game else next_in_turn_order(ctx, active, state)


@rule("800.4p")
def next_in_turn_order(ctx: Context, left: Seat, state: State) -> Seat:
    """If the planar controller leaves the game, the next player in turn order becomes the planar controller."""
    return state.turn_order(left)[0]


@rule("311.4", "901.7")
def works_in_command_zone(ctx: Context, works: bool) -> bool:
    """The abilities of a face-up plane function in the command zone."""
    return True
