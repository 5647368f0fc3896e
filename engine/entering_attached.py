"""Auras that enter the battlefield otherwise than by resolving as Aura spells (CR 303.4f-g)."""

from __future__ import annotations

from engine.attaching import AURA, is_aura, why_not_attach
from engine.events import Event, OfObject
from engine.foreseen import Foreseen, as_it_will_be
from engine.game import Game
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.replacement import replaced
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, GRAVEYARD, STACK
from engine.tokens import Create
from engine.zones import Move, move

Entering = Move | Create
Events = tuple[Event, ...]


@record
class StaysWhereItIs(OfObject):
    """What can't be put onto the battlefield stays in its zone (CR 303.4g)."""


def what_it_enchants(game: Game, event: Event) -> Events:
    """An event with what an Aura will enchant that enters by it; what happens instead if there is nothing that it can."""
    if not isinstance(event, (Move, Create)) or event.attached_to is not None or not _may_be_aura(game, event):
        return (event,)
    seen = as_it_will_be(game, event)
    if seen.obj is None or not is_aura(seen.state.characteristics(seen.obj)):
        return (event,)
    everything = (*game.state.battlefield(), *(~seat for seat in game.state.apnap()))
    legal = tuple(i for i in everything if (i < 0 or i in seen.state.objects) and not why_not_attach(Game(seen.state), seen.obj, i))
    return (enchanting(game, event, seen, legal),) if legal else nothing_to_enchant(game, (event,), _instead(game, event))


def _may_be_aura(game: Game, event: Entering) -> bool:
    """Whether it is worth while to look at what would enter."""
    if event.changes:
        return True
    if isinstance(event, Create):
        return AURA in event.face.subtypes
    if event.to != BATTLEFIELD:
        return False
    faces = (game.object(event.obj).top.face,) if game.object(event.obj).components else ()
    return any(AURA in side.subtypes for face in faces for side in (face, face.back) if side is not None)


@rule("303.4f")
def enchanting(game: Game, entering: Entering, seen: Foreseen, legal: tuple[int, ...]) -> Entering:
    """What an Aura will enchant that enters otherwise than by resolving is chosen, as it enters, by who will control it."""
    assert seen.obj is not None
    subject = entering.obj if isinstance(entering, Move) else None
    player = seen.state.controller(seen.obj)
    question = Question(player, "pick", "choose", "What does the Aura enchant?", by_name(game.state, legal), subject=subject)
    return replace(entering, attached_to=game.one(question))


@rule("303.4g")
def nothing_to_enchant(ctx: Context, entering: Events, instead: Events) -> Events:
    """An Aura for which there is nothing to enchant stays where it is; from the stack it is put into the graveyard, and a token isn't
    created."""
    return instead


def _instead(game: Game, event: Entering) -> Events:
    if isinstance(event, Create):
        return ()
    if event.from_zone != STACK:
        return (StaysWhereItIs(event.obj),)
    dying = move(game, event.obj, GRAVEYARD)
    return replaced(game, dying, (dying,))
