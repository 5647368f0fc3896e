"""Hexproof (CR 702.11), of permanents and players."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat
from engine.view import Env, View


@rule("702.11b")
def _untargetable(
    ctx: Context, reasons: tuple[Reason, ...], instance: Instance, view: View, obj: ObjectId, env: Env
) -> tuple[Reason, ...]:
    """A permanent with hexproof can't be the target of spells or abilities that its controller's opponents control."""
    theirs = env.you in view.opponents(view.controller(obj))
    return (*reasons, Reason("it has hexproof", "702.11b", "601.2c", "115.1", ja="呪禁を持つ")) if theirs else reasons


@rule("702.11c")
def _player_untargetable(
    ctx: Context, reasons: tuple[Reason, ...], instance: Instance, view: View, player: Seat, env: Env
) -> tuple[Reason, ...]:
    """A player with hexproof can't be the target of spells or abilities that their opponents control."""
    theirs = env.you in view.opponents(player)
    return (*reasons, Reason("the player has hexproof", "702.11c", "601.2c", "115.1", ja="呪禁を持つ")) if theirs else reasons


HEXPROOF = Keyword("hexproof", "呪禁", "702.11", untargetable=_untargetable, player_untargetable=_player_untargetable)
