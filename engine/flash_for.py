"""Spells that may be cast as though they had flash on a condition, or for more mana (CR 601.3c-d, 601.6a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities import Instance, Static
from engine.conditions import Condition
from engine.continuous import StaticEffect
from engine.costs import Cost
from engine.game import Game
from engine.record import record
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat
from engine.view import Env

Reasons = tuple[Reason, ...]

FLASH = "as though it had flash"
"""The name of the additional cost."""


@record
class FlashFor(StaticEffect):
    """You may cast this spell as though it had flash if you pay so much more, or if something is so."""

    cost: Cost | None = None
    condition: Condition | None = None


def flash_of(game: Game, card: ObjectId) -> Iterator[tuple[Instance, FlashFor]]:
    """What an object's own abilities say about casting it as though it had flash."""
    for instance in game.state.characteristics(card).abilities:
        if isinstance(instance.ability, Static):
            yield from ((instance, e) for e in instance.ability.effects if isinstance(e, FlashFor))


def own_flash(game: Game, slow: bool, player: Seat, card: ObjectId) -> bool:
    """Whether a card can still be cast only at the time of a sorcery, all that considered."""
    for _, effect in flash_of(game, card):
        if effect.cost is not None:
            slow = for_more(game, slow)
        elif effect.condition is not None and effect.condition.true(game.view, Env(player, card)):
            slow = while_so(game, slow)
    return slow


@rule("601.3c")
def for_more(ctx: Context, slow: bool) -> bool:
    """A spell that may be cast as though it had flash if an additional cost is paid may be begun as though it had flash."""
    return False


@rule("601.3d")
def while_so(ctx: Context, slow: bool) -> bool:
    """A spell that would have flash only if certain conditions are met may be begun as though it had flash if they are."""
    return False


@rule("601.6a")
def once_begun(ctx: Context, reasons: Reasons) -> Reasons:
    """Once it has been begun so, it doesn't matter if the conditions stop being met."""
    return ()


def lost_meanwhile(game: Game, player: Seat, spell: ObjectId) -> Reasons:
    """Why a spell that was begun as though it had flash would have to be taken back now."""
    conditions = tuple(e.condition for _, e in flash_of(game, spell) if e.condition is not None)
    if any(c.true(game.view, Env(player, spell)) for c in conditions):
        return ()
    en, ja = "it would no longer have flash", "もう瞬速を持たない"
    return once_begun(game, tuple(Reason(en, "601.6", ja=ja) for _ in conditions[:1]))
