"""What a rule of the current edition is worth under an older one: the same, or reworded, and whether somebody has compared the two.

``compared.tsv`` has a line for each comparison: the older edition, the number as it is now, what came of it, and a line of our own in
English and in Japanese.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, cast

from engine.editions import Edition, Said, current, moved
from engine.record import record

Outcome = Literal["same", "modelled", "differs"]
"""What the engine does holds by both wordings; it does what each of them says; by the older one it is wrong."""

Standing = Literal["same", "compared", "modelled", "differs", "not compared", "absent"]
"""Of a rule under an edition: as it is now; reworded, to the same effect; changed, and played as it was; changed, and not played so;
reworded (or not mapped at all), and nobody has compared it; not there yet."""

GOOD: frozenset[Standing] = frozenset({"same", "compared", "modelled"})
"""What is shown of a rule that stands so holds under that edition."""


@record
class Comparison:
    """What somebody found who read a rule in two editions."""

    number: str
    """Its number in the current edition."""
    outcome: Outcome
    note: Said


def comparisons(edition: str) -> dict[str, Comparison]:
    """The rules of an edition that have been compared with the current one, by their number now.

    Raises:
        UnknownEdition: no such edition is kept.
    """
    return _table().get(Edition(edition).date, {})


def standing(number: str, edition: str) -> Standing:
    """How a rule of the current edition stands under another one.

    Raises:
        UnknownEdition: no such edition is kept.
        UnknownNumber: the current edition has no rule of this number.
    """
    move = moved(number, current, edition)
    found = comparisons(edition).get(number)
    if found is not None:
        return "compared" if found.outcome == "same" else found.outcome
    if move.status == "new":
        return "absent"
    return "not compared" if move.reworded or move.status == "unmapped" else "same"


@cache
def _table() -> dict[str, dict[str, Comparison]]:
    table: dict[str, dict[str, Comparison]] = {}
    for line in (Path(__file__).parent / "compared.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        edition, number, outcome, en, ja = line.split("\t")
        table.setdefault(edition, {})[number] = Comparison(number, cast(Outcome, outcome), Said(en, ja))
    return table
