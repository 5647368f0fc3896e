"""Flash (CR 702.8): what it permits is asked for where the timing of spells is decided."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.8a")
def _slow(ctx: Context, slow: bool) -> bool:
    """A card with flash can be cast any time an instant could be."""
    return False


FLASH = Keyword("flash", "瞬速", "702.8", slow=_slow)
