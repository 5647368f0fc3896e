"""Layer 5: color-changing effects (CR 613.1e)."""

from __future__ import annotations

from typing import ClassVar

from engine.changes.change import Change
from engine.characteristics import Characteristics
from engine.mana import in_color_order
from engine.record import record
from engine.rule import Context, rule
from engine.view import Env, View


@record
class BecomeColor(Change):
    """It becomes some colors, instead of its others or besides them; none: colorless (CR 105.3)."""

    layer: ClassVar[str] = "5"
    colors: tuple[str, ...] = ()
    besides: bool = False

    @property
    def writes(self) -> frozenset[str]:
        return frozenset(f"colors:{c}" for c in self.colors) | {"colors:"} if self.besides else frozenset({"colors"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_color(ctx, it, self)

    def __str__(self) -> str:
        return ("also " if self.besides else "") + ("".join(self.colors) or "colorless")


@record
class BecomeChosenColor(Change):
    """It becomes the color that was chosen for the object that the ability is on, besides its others."""

    layer: ClassVar[str] = "5"

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"colors"})

    def concrete(self, view: View, env: Env) -> Change:
        chosen = dict(view.objects[env.this].chosen).get("color", "") if env.this in view.objects else ""
        return BecomeColor((chosen,) if chosen else (), besides=True)

    def __str__(self) -> str:
        return "also the chosen color"


@rule("613.1e")
def change_color(ctx: Context, it: Characteristics, change: BecomeColor) -> Characteristics:
    """Color-changing effects are applied in layer 5."""
    wanted = (*it.colors, *change.colors) if change.besides else change.colors
    return it.but(colors=in_color_order(wanted))
