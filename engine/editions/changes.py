"""What the game does differently by an older edition: each change of the rules that the engine models, as a value.

A change is declared beside the rule that reads it, and asked for where that rule is applied::

    OPTIONAL = change("702.62a", "2024-02-02", before=("…", "…"), now=("…", "…"))

    @rule("702.62a", part="…")
    def …(ctx, value, …):
        if not in_force(ctx, OPTIONAL):
            ...what the older editions say...

What an edition has otherwise than the current one is read off the changes: those since its day, see :func:`undone`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.editions import Edition, Said, current
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
    also: tuple[str, ...] = ()
    """Other numbers that say the same."""

    @property
    def rules(self) -> tuple[str, ...]:
        """All numbers that say so."""
        return (self.rule, *self.also)


_KNOWN: dict[tuple[str, str], Change] = {}


def change(rule: str, since: str, *, before: tuple[str, str], now: tuple[str, str], also: tuple[str, ...] = ()) -> Change:
    """Declare a change.

    Args:
        rule: the number in the current edition.
        since: the day of the first edition that has it as it is now, "2024-02-02".
        before: what went before it, a line in English and in Japanese.
        now: what goes since.
        also: other numbers that say the same.
    """
    made = Change(rule, since, Said(*before), Said(*now), also)
    _KNOWN[rule, since] = made
    return made


def in_force(ctx: Context, change: Change) -> bool:
    """Whether the edition that is played by has a change already."""
    return (ctx.edition or current) >= change.since


def known_changes() -> tuple[Change, ...]:
    """Every change that the engine models, by day and rule."""
    import engine.everything  # noqa: F401, PLC0415  (fills the register)

    return tuple(sorted(_KNOWN.values(), key=lambda it: (it.since, it.rule)))


def undone(edition: str) -> tuple[Change, ...]:
    """The changes that an edition does not have yet: what the engine plays otherwise by it than by the current one.

    Raises:
        UnknownEdition: no such edition is kept.
    """
    day = Edition(edition).date
    return tuple(it for it in known_changes() if it.since > day)
