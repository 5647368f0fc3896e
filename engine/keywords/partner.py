"""Partner (CR 702.124h): it functions before the game begins, when a deck's two commanders are designated."""

from __future__ import annotations

from engine.keywords import Keyword

PARTNER = Keyword("partner", "共闘", "702.124")
