"""The color that is chosen for a commander before the game begins (CR 903.4b): the card keeps it in all zones."""

from __future__ import annotations

from typing import ClassVar

from engine.changes.change import Change
from engine.changes.colors import BecomeColor
from engine.record import record
from engine.state import Object
from engine.view import Env, View


def color_chosen_for(it: Object) -> str:
    """The letter of the color that was chosen for a card that represents an object; "" for none."""
    return next((c.chosen_color for c in it.components if c.chosen_color), "")


@record
class BecomeColorChosenBefore(Change):
    """It is the color that was chosen for it before the game began."""

    layer: ClassVar[str] = "5"

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"colors"})

    def concrete(self, view: View, env: Env) -> Change:
        chosen = color_chosen_for(view.objects[env.this]) if env.this in view.objects else ""
        return BecomeColor((chosen,) if chosen else ())

    def __str__(self) -> str:
        return "the color chosen before the game"
