"""Triggered mana abilities: which triggered abilities are such (CR 605.1b), and that they don't use the stack (CR 605.4a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rule import Context, rule

if TYPE_CHECKING:
    from engine.triggers import Pending


def is_triggered_mana_ability(ctx: Context, pending: Pending) -> bool:
    """Whether an ability that triggered is a mana ability (CR 605.1b)."""
    return only_if_it_adds_mana(ctx, only_from_mana(ctx, all_three(ctx, False, pending), pending), pending)


def _adds_mana(ctx: Context, mana_ability: bool, pending: Pending) -> bool:
    """The wrong reading of CR 605.1b: whatever adds mana is a mana ability."""
    return mana_ability or (pending.ability.do.adds_mana and not pending.ability.targets)


def _is_from_mana(ctx: Context, mana_ability: bool, pending: Pending) -> bool:
    """The wrong reading of CR 605.1b: whatever triggers from mana is a mana ability."""
    return mana_ability or (getattr(pending.event, "by_mana_ability", False) and not pending.ability.targets)


@rule("605.1b", part="mana ability")
def all_three(ctx: Context, mana_ability: bool, pending: Pending) -> bool:
    """A triggered ability without targets that triggers from a mana ability or from mana being added, and could add mana, is one."""
    return _adds_mana(ctx, mana_ability, pending) and _is_from_mana(ctx, mana_ability, pending)


@rule("605.1b", part="from mana", otherwise=_adds_mana)
def only_from_mana(ctx: Context, mana_ability: bool, pending: Pending) -> bool:
    """An ability that anything else triggers is none, though it adds mana."""
    return mana_ability


@rule("605.1b", part="adds mana", otherwise=_is_from_mana)
def only_if_it_adds_mana(ctx: Context, mana_ability: bool, pending: Pending) -> bool:
    """An ability that mana triggers is none if it adds no mana."""
    return mana_ability


@rule("605.4a")
def resolve_at_once(ctx: Context, at_once: tuple[Pending, ...], mana: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """A triggered mana ability doesn't go on the stack; it resolves immediately after the mana ability that triggered it."""
    return mana
