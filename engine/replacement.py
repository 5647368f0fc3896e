"""Replacement effects (CR 614-616): what happens instead of an event."""

from __future__ import annotations

from dataclasses import replace

from engine.continuous import Active, Redirect
from engine.damage import DamageDealt
from engine.events import Event
from engine.game import Game
from engine.keywords import hooked
from engine.questions import Option, Question
from engine.rule import Context, rule
from engine.zones import Move


def replaced(game: Game, event: Event) -> tuple[Event, ...]:
    """What happens instead of an event, every effect being applied to it at most once (CR 614.5, 616.1)."""
    if not event.logged:
        return (event,)
    if isinstance(event, DamageDealt):
        event = prevented(game, event)
        if not dealt(game, True, event):
            return ()
    used: tuple[Active, ...] = ()
    while True:
        applicable = tuple(a for a in _applicable(game, event) if a not in used)
        if not applicable:
            return (event,)
        chosen = _choose(game, event, applicable)
        used = (*used, *once(game, (), chosen))
        event = redirect(game, event, chosen)
        if not used:
            return (event,)


def prevented(game: Game, damage: DamageDealt) -> DamageDealt:
    """Damage with what the recipient's keyword abilities prevent of it taken away (CR 615)."""
    amount = damage.amount
    if damage.target in game.state.objects:
        for keyword, instance in hooked(game.state.characteristics(damage.target)):
            amount = keyword.prevents(game, amount, instance, game.state, damage)
    return damage if amount == damage.amount else replace(damage, amount=amount)


@rule("120.8")
def dealt(ctx: Context, happens: bool, damage: DamageDealt) -> bool:
    """A source that would deal 0 damage deals none at all."""
    return damage.amount > 0


@rule("614.5")
def once(ctx: Context, used: tuple[Active, ...], effect: Active) -> tuple[Active, ...]:
    """A replacement effect gets only one opportunity to affect an event."""
    return (*used, effect)


def _applicable(game: Game, event: Event) -> tuple[Active, ...]:
    effects = game.state.layers.in_force(Redirect)
    return tuple(a for a in effects if _applies(game, event, a)) if effects else ()


def _applies(game: Game, event: Event, active: Active) -> bool:
    effect = active.effect
    if not isinstance(event, Move) or not isinstance(effect, Redirect) or event.to != effect.to or event.obj not in game.state.objects:
        return False
    return bool(game.object(event.obj).components) and effect.what.holds(game.state, event.obj, active.env)


def _choose(game: Game, event: Event, applicable: tuple[Active, ...]) -> Active:
    """The affected player, or the controller (or owner) of the affected object, chooses which to apply (CR 616.1)."""
    if len(applicable) == 1:
        return applicable[0]
    subject = event.subjects[0] if event.subjects else None
    chooser = event.affected_player if subject is None else game.state.controller(subject)
    options = tuple(Option(n, game.state.characteristics(a.source).name) for n, a in enumerate(applicable))
    question = Question(chooser or 0, "pick", "replacement", "Which replacement effect is applied first?", options)
    return applicable[game.pick(question)[0]]


@rule("614.6")
def redirect(ctx: Context, event: Event, active: Active) -> Event:
    """A replaced event never happens; the changed event happens instead."""
    if isinstance(event, Move) and isinstance(active.effect, Redirect):
        return replace(event, to=active.effect.instead)
    return event
