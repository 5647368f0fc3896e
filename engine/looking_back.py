"""Triggers that look back in time (CR 603.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rule import Context, rule

if TYPE_CHECKING:
    from engine.events import Event
    from engine.game import Game
    from engine.triggers import Trigger


def looks_back(game: Game, when: Trigger, event: Event) -> bool:
    """Whether the game looks back in time to see if an event triggers an ability (CR 603.10)."""
    return when.looks_back(event) and LOOKING_BACK[when.exception](game, False)


@rule("603.10a", "603.6c", part="leaves the battlefield")
def _leaves_the_battlefield(ctx: Context, back: bool) -> bool:
    """For what leaves the battlefield the game looks back to what there was just before."""
    return True


@rule("603.10a", part="sacrifice")
def _sacrifice(ctx: Context, back: bool) -> bool:
    """So it does where a player sacrifices a permanent."""
    return True


@rule("603.10a", part="leaves a graveyard")
def _leaves_a_graveyard(ctx: Context, back: bool) -> bool:
    """So it does where a card leaves a graveyard."""
    return True


@rule("603.10a", part="into a hand or library")
def _into_hidden(ctx: Context, back: bool) -> bool:
    """So it does where an object that all players can see is put into a hand or library."""
    return True


@rule("603.10b")
def _phases_out(ctx: Context, back: bool) -> bool:
    """So it does where a permanent phases out."""
    return True


@rule("603.10c")
def _unattached(ctx: Context, back: bool) -> bool:
    """So it does where something becomes unattached."""
    return True


@rule("603.10d")
def _loses_control(ctx: Context, back: bool) -> bool:
    """So it does where a player loses control of an object."""
    return True


@rule("603.10e")
def _countered(ctx: Context, back: bool) -> bool:
    """So it does where a spell is countered."""
    return True


@rule("603.10f")
def _loses(ctx: Context, back: bool) -> bool:
    """So it does where a player loses the game."""
    return True


LOOKING_BACK = {
    "leaves the battlefield": _leaves_the_battlefield, "sacrifice": _sacrifice, "leaves a graveyard": _leaves_a_graveyard,
    "into a hand or library": _into_hidden,
    "phases out": _phases_out, "unattached": _unattached, "loses control": _loses_control, "countered": _countered, "loses": _loses,
}  # fmt: skip
"""The exceptions of CR 603.10, by what a trigger condition says that it is about."""
