"""Enchant (CR 702.5): what an Aura spell targets, and what an Aura can enchant."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import Object, ObjectId
from engine.targets import TargetSpec
from engine.view import Env, View


def _can_enchant(view: View, instance: Instance, aura: ObjectId, host: int) -> bool:
    """Whether an object or player is what the ability says; without a filter it is about players (CR 702.5d)."""
    what = instance.keyword.what
    if host not in view.objects:
        return what is None
    return what is not None and what.holds(view, host, Env(view.controller(aura), aura))


@rule("303.4a")
def _targets(ctx: Context, specs: tuple[TargetSpec, ...], instance: Instance, spell: Object) -> tuple[TargetSpec, ...]:
    """An Aura spell requires a target, which its enchant ability defines."""
    what = instance.keyword.what
    return (*specs, TargetSpec(what, players=_of_players(ctx, "", instance)))


@rule("702.5d")
def _of_players(ctx: Context, none: str, instance: Instance) -> str:
    """An Aura that enchants players can target players, and no objects. Gives which ones."""
    return none if instance.keyword.what else "any"


@rule("702.5a")
def _attaches(
    ctx: Context, reasons: tuple[Reason, ...], instance: Instance, view: View, aura: ObjectId, host: int
) -> tuple[Reason, ...]:
    """An Aura can enchant only what its enchant ability says."""
    if _can_enchant(view, instance, aura, host):
        return reasons
    return (*reasons, Reason("it isn't what the Aura enchants", "702.5a", "303.4", ja="そのオーラがエンチャントできるものではない"))


ENCHANT = Keyword("enchant", "エンチャント", "702.5", targets=_targets, attaches=_attaches)
