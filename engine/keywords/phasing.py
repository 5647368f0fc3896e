"""Phasing (CR 702.26) as an ability; what phasing out and in is, is told in :mod:`engine.phasing`."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.26a", part="out")
def _phases(ctx: Context, phases: bool) -> bool:
    """A permanent with phasing phases out during its controller's untap step."""
    return True


PHASING = Keyword("phasing", "フェイジング", "702.26", phases=_phases)
