"""What the game does differently by an older edition: each change of the rules that the engine models, as a value.

A change is declared beside the rule that reads it, and asked for where that rule is applied::

    OPTIONAL = change("702.62a", "2024-02-02", before=("…", "…"), now=("…", "…"))

    @rule("702.62a", part="…")
    def …(ctx, value, …):
        if not in_force(ctx, OPTIONAL):
            ...what the older editions say...

An edition takes part in every change up to its own day, so what an edition models is read off the changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.editions import Said, current
from engine.record import record

if TYPE_CHECKING:
    from engine.rule import Context


@record
class Change:
    """One behaviour that the rules changed."""

    rule: str
    """The number that says so in the current edition."""
    since: str
    """The day of the first edition that has it as it is now."""
    before: Said
    """What went before, one line of our own."""
    now: Said
    """What goes since."""


_KNOWN: dict[tuple[str, str], Change] = {}


def change(rule: str, since: str, *, before: tuple[str, str], now: tuple[str, str]) -> Change:
    """Declare a change.

    Args:
        rule: the number in the current edition.
        since: the day of the first edition that has it as it is now, "2024-02-02".
        before: what went before it, a line in English and in Japanese.
        now: what goes since.
    """
    made = Change(rule, since, Said(*before), Said(*now))
    _KNOWN[rule, since] = made
    return made


def in_force(ctx: Context, change: Change) -> bool:
    """Whether the edition that is played by has a change already."""
    return (ctx.edition or current) >= change.since


def known_changes() -> tuple[Change, ...]:
    """Every change that the engine models, by day and rule."""
    import engine.everything  # noqa: F401, PLC0415  (fills the register)

    return tuple(sorted(_KNOWN.values(), key=lambda it: (it.since, it.rule)))
