"""Islandwalk (CR 702.14)."""

from __future__ import annotations

from engine.land_walking import landwalk

ISLANDWALK = landwalk("islandwalk", "島渡り", "Island")
