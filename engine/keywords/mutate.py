"""Mutate (CR 702.140): an alternative cost for which a creature spell merges with a creature as it resolves."""

from __future__ import annotations

from typing import Any

from engine.abilities import Instance
from engine.characteristic_filters import IsSubtype, IsType
from engine.characteristics import Characteristics
from engine.costs import Offer, keyword_offer
from engine.filters import Filter, Not, OwnedBy
from engine.game import Game
from engine.keywords import Keyword
from engine.lasting import Effect
from engine.merging import Joining
from engine.questions import Option, Question
from engine.record import replace
from engine.rule import Context, rule
from engine.selectors import Those
from engine.stack import announcement, paid_for
from engine.state import Object, ObjectId
from engine.targets import TargetSpec
from engine.view import View

NAME = "mutate"
OVER, UNDER = "over", "under"


@rule("702.140a", part="cost")
def _offers(ctx: Context, offers: tuple[Offer, ...], instance: Instance, view: View, spell: ObjectId) -> tuple[Offer, ...]:
    """You may cast the card by paying the mutate cost rather than its mana cost."""
    return (*offers, keyword_offer(instance))


@rule("702.140a", part="target")
def _targets(ctx: Context, specs: tuple[TargetSpec, ...], instance: Instance, spell: Object) -> tuple[TargetSpec, ...]:
    """If that cost is paid, it targets a non-Human creature with the same owner as the spell."""
    if not paid_for(spell, instance):
        return specs
    creature = Filter(IsType("creature"), Not(IsSubtype("Human")), OwnedBy(spell.owner))
    return (*specs, TargetSpec(creature, rules=("702.140a",)))


@rule("702.140b")
def _without_target(ctx: Context, gone: bool, instance: Instance, spell: Object) -> bool:
    """A mutating creature spell whose target is illegal as it begins to resolve goes on resolving as a creature spell."""
    return gone and not paid_for(spell, instance)


@rule("702.140c", part="merges")
def _merges(game: Game, joining: Joining | None, instance: Instance, spell: Object) -> Joining | None:
    """A mutating creature spell doesn't enter the battlefield; it merges with its target."""
    targets = announcement(spell).targets
    if not targets or not paid_for(spell, instance):
        return joining
    ((host,),) = targets
    sides = placements(game, (OVER,))
    options = tuple(Option(side, f"{side} it") for side in sides)
    controller = game.state.controller(spell.id)
    question = Question(controller, "pick", "over or under", "Is it put over the creature or under it?", options, subject=spell.id)
    answer = game.ask(question)
    return Joining(host, answer == (OVER,), NAME)


@rule("702.140c", part="over or under")
def placements(ctx: Context, sides: tuple[str, ...]) -> tuple[str, ...]:
    """The spell's controller chooses whether it is put on top of the creature or on the bottom."""
    return (OVER, UNDER)


@rule("702.140d")
def _mutates(ctx: Context, mutates: bool) -> bool:
    """A creature mutates when a mutating creature spell merges with it."""
    return True


@rule("702.140e")
def _merged(ctx: Context, values: Characteristics, top: Characteristics, below: Characteristics) -> Characteristics:
    """A mutated permanent has the abilities of everything that represents it."""
    abilities = tuple(i for i in below.abilities if i.origin[0] != "intrinsic")
    return values.but(abilities=(*top.abilities, *abilities)) if abilities else values


@rule("702.140f")
def _refer_to_it(ctx: Context, effects: tuple[Effect, ...], spell: ObjectId, host: ObjectId) -> tuple[Effect, ...]:
    """Effects that refer to or modify the mutating creature spell do so to the mutated permanent from then on."""
    return tuple(_about(effect, spell, host) for effect in effects)


def _about(effect: Effect, spell: ObjectId, host: ObjectId) -> Effect:
    """An effect of a resolved spell or ability, about the permanent instead of the spell."""
    what = getattr(effect.effect, "what", None)
    if not isinstance(what, Those) or spell not in what.ids:
        return effect
    ids = tuple(dict.fromkeys(host if i == spell else i for i in what.ids))
    changed: Any = replace(effect.effect, what=Those(ids))
    return replace(effect, effect=changed)


MUTATE = Keyword(
    NAME, "変容", "702.140", offers=_offers, targets=_targets, without_target=_without_target, merges=_merges, merged=_merged,
    refer_to_it=_refer_to_it, mutates=_mutates,
)
