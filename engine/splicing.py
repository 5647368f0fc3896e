"""Splicing cards onto a spell as it is cast (CR 601.2b, 702.47): the spell gains their text, which is a text-changing effect."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Instance, KeywordAbility, Origin, SpellAbility
from engine.changes import GainAbility
from engine.changes.change import Change
from engine.changes.colors import BecomeColor
from engine.characteristics import Characteristics
from engine.continuous import Modify
from engine.costs import Cost
from engine.durations import WHILE_ON_STACK
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.keywords import Keyword, hooked, nothing_to_say
from engine.lasting import EffectBegins
from engine.record import record
from engine.revealing import Revealed
from engine.rule import Context, Reason, rule
from engine.selectors import Those
from engine.stack import Paid
from engine.state import ObjectId, Seat
from engine.view import Env

Cards = tuple[ObjectId, ...]
Changes = tuple[Change, ...]


@record
class GainText(GainAbility):
    """It gains the text of an ability (CR 612.1)."""

    layer: ClassVar[str] = "3"

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        instance = Instance(self.ability, self.origin or ("granted", env.this, timestamp))
        return it.but(abilities=(*it.abilities, instance))


def splice(game: Game, player: Seat, spell: ObjectId, cards: Cards) -> tuple[Paid, ...]:
    """Cards are revealed and spliced onto a spell; what is paid for them. Reasons against it are noted on the game."""
    game.object_to(*not_twice(game, (), cards))
    paid: tuple[Paid, ...] = ()
    for card in dict.fromkeys(cards):
        found = _splicing(game, card)
        if not found:
            game.object_to(Reason("it has no such ability", "601.2b", ja="そのような能力はない"))
        for keyword, instance in found:
            game.object_to(*keyword.splices(game, (), instance, card, spell))
            paid = (*paid, Paid(keyword.name, _origin(card)))
    if paid and not game.reasons:
        revealed = tuple(p.origin[1] for p in paid)
        happen(game, Revealed(revealed, player), *text_gained(game, (), player, spell, revealed))
    return paid


def _origin(card: ObjectId) -> Origin:
    return ("granted", card, 0)


def _splicing(game: Game, card: ObjectId) -> tuple[tuple[Keyword, Instance], ...]:
    """The keyword by which a card can be spliced, with its instance; none if it can't be."""
    return tuple((k, i) for k, i in hooked(game.state.characteristics(card)) if k.splices is not nothing_to_say)[:1]


@rule("702.47a", part="text")
def text_gained(game: Game, events: tuple[Event, ...], player: Seat, spell: ObjectId, cards: Cards) -> tuple[Event, ...]:
    """The spell gains the text of the rules text of each card, which stays in the hand."""
    for card in cards:
        it = game.state.characteristics(card)
        texts = tuple(GainText(i.ability, ("granted", card, n)) for n, i in enumerate(it.abilities) if isinstance(i.ability, SpellAbility))
        changes = only_the_text(game, (*texts, BecomeColor(it.colors, besides=True)), texts)
        events = (*events, EffectBegins(Modify(Those((spell,)), changes), Env(player, card), WHILE_ON_STACK, (spell,)))
    return events


@rule("702.47b", part="once")
def not_twice(ctx: Context, reasons: tuple[Reason, ...], cards: Cards) -> tuple[Reason, ...]:
    """No card can be spliced onto the same spell more than once."""
    if len(set(cards)) == len(cards):
        return reasons
    return (*reasons, Reason("a card is spliced twice", "702.47b", "601.2b", ja="同じカードを2回連繋している"))


@rule("702.47b", part="main first", otherwise=lambda ctx, instructions: tuple(reversed(instructions)))
def main_spell_first(ctx: Context, instructions: tuple[int, ...]) -> tuple[int, ...]:
    """The effects of the main spell happen first, then those of the spliced cards in the order chosen. Gives them by number."""
    return instructions


@rule("702.47c")
def only_the_text(ctx: Context, changes: Changes, texts: Changes) -> Changes:
    """The spell gains no other characteristics of the spliced cards."""
    return texts


@rule("702.47d")
def own_targets(
    ctx: Context, first: tuple[tuple[int, ...], ...], own: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """The added text has targets of its own, chosen as usual."""
    return own


def splice_costs(game: Game, paid: tuple[Paid, ...]) -> tuple[Cost, ...]:
    """What has to be paid for the cards spliced."""
    found: list[Cost] = []
    for p in paid:
        if p.origin[0] == "granted" and p.origin[1] in game.state.objects:
            for keyword, instance in _splicing(game, p.origin[1]):
                if keyword.name == p.name and isinstance(instance.ability, KeywordAbility):
                    found.append(instance.ability.cost or Cost())
    return tuple(found)
