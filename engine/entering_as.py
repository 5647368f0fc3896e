"""Entering as one of several things, which its controller chooses (CR 613.2a, 614.1c): "as this enters, it becomes your choice of …"."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Ability, Instance
from engine.changes import Change
from engine.characteristics import Characteristics
from engine.continuous import Active
from engine.copying import BecomeCopy
from engine.entering import as_it_says
from engine.events import Event
from engine.face_down import TurnedFaceUp
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Events, Substitute, as_it_is_turned_up
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, rule
from engine.tokens import Create
from engine.view import Env
from engine.zones import Move


@record
class Form:
    """One of the things it may be: power, toughness and abilities."""

    power: int
    toughness: int
    abilities: tuple[Ability, ...] = ()


@record
class BecomeForm(Change):
    """It has the power and toughness, and besides its own the abilities, that were chosen as it entered."""

    layer: ClassVar[str] = "1a"
    form: Form

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"pt", "abilities", "statics"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return become_form(ctx, it, self.form, timestamp)


@rule("707.2", "613.2a", "208.2b", part="as it entered")
def become_form(ctx: Context, it: Characteristics, form: Form, timestamp: int) -> Characteristics:
    """An "as … enters" ability that sets power and toughness makes them, and what else it defines, copiable values."""
    more = tuple(Instance(a, ("chosen", timestamp, n)) for n, a in enumerate(form.abilities))
    return replace(it, power=form.power, toughness=form.toughness, abilities=(*it.abilities, *more))


@record
class EntersAsForm(Substitute):
    """As it enters, its controller chooses which of some things it is."""

    forms: tuple[Form, ...]

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create, TurnedFaceUp)) or seen.obj is None:
            return (event,)
        player = seen.state.controller(seen.obj)
        options = tuple(Option(n, f"{f.power}/{f.toughness}") for n, f in enumerate(self.forms, 1))
        subject = None if isinstance(event, Create) else event.obj
        picked = game.pick(Question(player, "pick", "mode", "What is it as it enters?", options, subject=subject))
        if any(isinstance(change, BecomeCopy) for change in event.changes) or (isinstance(event, Create) and event.copied):
            picked = chosen_anew(game, (), picked)
        changes = tuple(BecomeForm(self.forms[n - 1]) for n in picked)
        if isinstance(event, TurnedFaceUp):
            return (as_it_is_turned_up(game, event, replace(event, changes=(*event.changes, *changes))),)
        return (as_it_says(game, event, replace(event, changes=(*event.changes, *changes))),)


@rule("707.6")
def chosen_anew(ctx: Context, chosen: tuple[int, ...], now: tuple[int, ...]) -> tuple[int, ...]:
    """Choices made for a permanent aren't copied: the controller of what enters as its copy makes them for that."""
    return now
