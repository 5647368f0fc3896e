"""Reach (CR 702.17): what it does is said where flying asks for it (CR 702.9b)."""

from __future__ import annotations

from engine.keywords import Keyword

REACH = Keyword("reach", "到達", "702.17")
