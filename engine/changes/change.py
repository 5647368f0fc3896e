"""What every change in a layer is (CR 613.1)."""

from __future__ import annotations

from typing import ClassVar

from engine.characteristics import Characteristics
from engine.record import record
from engine.rule import Context
from engine.view import Env, View

LAYERS = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""CR 613.1, 613.2a-b, 613.4a-d."""
LAST_BASE = "7b"
"""After this one, power and toughness are what "base" means (CR 208.4b)."""
LAST_COPIABLE = "1b"
"""After this one, what objects are is what can be copied of them (CR 613.2c)."""


@record
class Change:
    """A change in one layer."""

    layer: ClassVar[str]

    @property
    def writes(self) -> frozenset[str]:
        """Which facets of an object it can alter (see :mod:`engine.facets`)."""
        return frozenset()

    def concrete(self, view: View, env: Env) -> Change:
        """This change with its amounts as numbers."""
        return self

    def begun(self, view: View, env: Env) -> Change:
        """This change as an effect of a resolving spell or ability begins: its variables are fixed then (CR 611.2d)."""
        return self.concrete(view, env)

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        """What it makes of an object. Nothing else about the object decides it, so that objects that are alike become alike."""
        raise NotImplementedError

    def __str__(self) -> str:
        """What it does, in a few words."""
        return type(self).__name__
