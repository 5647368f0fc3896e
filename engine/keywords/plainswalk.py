"""Plainswalk (CR 702.14)."""

from __future__ import annotations

from engine.land_walking import landwalk

PLAINSWALK = landwalk("plainswalk", "平地渡り", "Plains")
