"""Static abilities that make a permanent a copy of one that was chosen (CR 707.2c)."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.cards.card import CardFace
from engine.changes import Change
from engine.continuous import Active
from engine.copying import BecomeCopy, as_face, copiable
from engine.events import Event
from engine.foreseen import Foreseen
from engine.game import Game
from engine.happen import happen
from engine.instead import Events, Substitute
from engine.instructions import Instruction
from engine.log import Entry
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.replacement import Performs
from engine.rule import rule
from engine.state import ObjectId
from engine.view import Env, View
from engine.zones import Move

Noted = tuple[ObjectId, CardFace]
COPIED = "copied"
"""What was chosen for a permanent that makes something a copy of it: the number of an object."""


@record
class CopyBegins(Event):
    """The copy effect of a static ability starts to apply: of which object, and what that is then."""

    source: ObjectId
    of: ObjectId
    values: CardFace

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source, self.of)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        """What objects are depends on it from now on: the object that it is chosen for is no longer as it was."""
        it = game.object(self.source)
        game.state = game.state.with_object(replace(it, chosen=(*it.chosen, (COPIED, str(self.of)))))
        return ()


@record
class NoteCopied(Instruction):
    """Note what the object chosen for a permanent is as the copy effect starts to apply."""

    obj: ObjectId
    of: ObjectId

    def perform(self, game: Game, env: Env) -> Env:
        if game.state.exists(self.obj):
            happen(game, CopyBegins(self.obj, self.of, copiable(game, game.state.last_known(self.of))))
        return env


@record
class AsEntersChoosingCreature(Substitute):
    """As it enters, its controller chooses a creature, of which something is a copy from then on."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        here = tuple(i for i in game.state.battlefield() if game.state.characteristics(i).is_type("creature"))
        if not isinstance(event, Move) or seen.obj is None or not here:
            return (event,)
        options = by_name(game.state, here)
        player = seen.state.controller(seen.obj)
        (of,) = game.pick(Question(player, "pick", "choose", "Which creature is chosen?", options, subject=event.obj))
        return (event, Performs(NoteCopied(seen.obj, of), active.env))


@record
class BeCopyOfChosen(Change):
    """It is a copy of the creature chosen for the object that the ability is on."""

    layer: ClassVar[str] = "1a"

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"name", "mana cost", "colors", "supertypes", "types", "subtypes", "pt", "abilities", "statics"})

    def concrete(self, view: View, env: Env) -> Change:
        noted = view.whole.of_log(_noted).get(env.this)
        if noted is None:
            return self
        of, values = noted
        ctx: Any = view
        return BecomeCopy(as_it_began(ctx, _now(view, of, values), values), of)

    def apply(self, ctx: Any, it: Any, env: Env, timestamp: int) -> Any:
        return it


def _noted(before: dict[ObjectId, Noted] | None, entries: tuple[Entry, ...]) -> dict[ObjectId, Noted]:
    begun = (e.event for e in entries if isinstance(e.event, CopyBegins))
    return {**(before or {}), **{e.source: (e.of, e.values) for e in begun}}


def _now(view: View, of: ObjectId, values: CardFace) -> CardFace:
    """What the object is now, as far as the layers have come."""
    return as_face(view.characteristics(of), view.objects[of].top.face) if of in view.objects else values


@rule("707.2c")
def as_it_began(ctx: Any, now: CardFace, then: CardFace) -> CardFace:
    """The values that a copy effect of a static ability gives are determined only as it first starts to apply."""
    return then
