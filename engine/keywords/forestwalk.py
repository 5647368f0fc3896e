"""Forestwalk (CR 702.14)."""

from __future__ import annotations

from engine.land_walking import landwalk

FORESTWALK = landwalk("forestwalk", "森渡り", "Forest")
