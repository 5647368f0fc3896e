"""Layer 2: control-changing effects (CR 613.1b)."""

from __future__ import annotations

from typing import ClassVar

from engine.changes.change import Change
from engine.characteristics import Characteristics
from engine.record import record
from engine.rule import Context, rule
from engine.view import Env, View


@record
class GainControl(Change):
    """The controller of the ability or effect gains control of it. ``seat``: who that is now; what it depends on is seen by that."""

    layer: ClassVar[str] = "2"
    seat: int | None = None

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"controller"})

    def concrete(self, view: View, env: Env) -> Change:
        return GainControl(env.you)

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_control(ctx, it, env.you)

    def __str__(self) -> str:
        return "controller"


@rule("613.1b")
def change_control(ctx: Context, it: Characteristics, seat: int) -> Characteristics:
    """Control-changing effects are applied in layer 2."""
    return it.but(controller=seat)
