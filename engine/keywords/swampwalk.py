"""Swampwalk (CR 702.14)."""

from __future__ import annotations

from engine.land_walking import landwalk

SWAMPWALK = landwalk("swampwalk", "沼渡り", "Swamp")
