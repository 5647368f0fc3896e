"""Mountainwalk (CR 702.14)."""

from __future__ import annotations

from engine.land_walking import landwalk

MOUNTAINWALK = landwalk("mountainwalk", "山渡り", "Mountain")
