"""Shroud (CR 702.18), of permanents and players."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat
from engine.view import Env, View


@rule("702.18a")
def _untargetable(
    ctx: Context, reasons: tuple[Reason, ...], instance: Instance, view: View, obj: ObjectId, env: Env
) -> tuple[Reason, ...]:
    """A permanent with shroud can't be the target of spells or abilities."""
    return (*reasons, Reason("it has shroud", "702.18a", "601.2c", "115.1", ja="被覆を持つ"))


@rule("702.18a", part="player")
def _player_untargetable(
    ctx: Context, reasons: tuple[Reason, ...], instance: Instance, view: View, player: Seat, env: Env
) -> tuple[Reason, ...]:
    """A player with shroud can't be the target of spells or abilities."""
    return (*reasons, Reason("the player has shroud", "702.18a", "601.2c", "115.1", ja="被覆を持つ"))


SHROUD = Keyword("shroud", "被覆", "702.18", untargetable=_untargetable, player_untargetable=_player_untargetable)
