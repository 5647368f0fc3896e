"""Epic (CR 702.50): no more spells for the rest of the game, and a copy of this one at each of your upkeeps."""

from __future__ import annotations

from engine.abilities import Ability, Instance, KeywordAbility, SpellAbility, Triggered
from engine.actions.copy import CopyOnStack
from engine.actions.later import Later
from engine.cards.card import CardFace
from engine.continuous import CantCast
from engine.copying import CopyException
from engine.delayed import REST_OF_THE_GAME
from engine.filters import Filter
from engine.instructions import Let
from engine.keywords import Keyword
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import This
from engine.state import ObjectId
from engine.view import View
from engine.when import BeginningOf

NAME = "epic"


@record
class WithoutEpic(CopyException):
    """Except for its epic ability."""

    def made(self, ctx: Context, values: CardFace, own: CardFace) -> CardFace:
        return without_epic(ctx, values)


@rule("702.50a", part="except epic")
def without_epic(ctx: Context, values: CardFace) -> CardFace:
    """The copies don't have epic."""
    return replace(values, abilities=tuple(a for a in values.abilities if not (isinstance(a, KeywordAbility) and a.name == NAME)))


def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """The two spell abilities."""
    return _copies(ctx, _no_more_spells(ctx, abilities))


@rule("702.50a", "702.50b", part="no more spells", deferred=True)
def _no_more_spells(ctx: Context, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """For the rest of the game you can't cast spells."""
    cant = CantCast(Filter(), "you", ("702.50a no more spells", "702.50b no more spells"))
    return (*abilities, SpellAbility(Let(cant, duration="")))


@rule("702.50a", part="copies", deferred=True)
def _copies(ctx: Context, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """At the beginning of each of your upkeeps for the rest of the game, copy the spell; you may choose new targets for the copy."""
    copy = CopyOnStack(This(), new_targets=True, exceptions=(WithoutEpic(),))
    each = Triggered(BeginningOf("upkeep", "you"), copy, keyword=NAME, rules=("702.50a copies",))
    return (*abilities, SpellAbility(Later(each, duration=REST_OF_THE_GAME)))


EPIC = Keyword(NAME, "歴伝", "702.50", stands_for=_stands_for)
