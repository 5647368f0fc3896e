"""What changed between editions: for each older one, what the engine plays of it, and where the rules went that the suite speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine.editions import Edition, Said, current, known, moved
from engine.editions.changes import Change, undone
from engine.editions.comparing import comparisons, standing
from engine.record import record
from reports.documents import Both
from reports.results import Case
from reports.rules import order

if TYPE_CHECKING:
    from reports.coverage import RuleReport

STANDINGS: dict[str, tuple[str, Both]] = {
    "same": ("✓", Both("worded as now", "文言は現在と同じ")),
    "compared": ("✓", Both("compared: to the same effect", "比較済み：内容は同じ")),
    "modelled": ("◆", Both("changed, and played edition by edition", "変更あり：版ごとに処理")),
    "differs": ("✗", Both("changed, but played as it is today", "変更あり：現在の規則で処理")),
    "not compared": ("≈", Both("not compared", "未比較")),
    "absent": ("–", Both("not in that edition", "その版にはない")),
}
"""How a rule stands under an older edition, by a sign and words."""

MOVES: dict[str, Both] = {
    "same": Both("the same", "同じ"),
    "refs-only": Both("the same", "同じ"),
    "moved": Both("renumbered", "番号変更"),
    "edited": Both("reworded", "文言変更"),
    "moved+edited": Both("renumbered and reworded", "番号・文言変更"),
    "new": Both("new", "新設"),
}


@record
class Told:
    """A change that the engine models, and the scenarios that are tagged with editions and speak of its rule."""

    change: Change
    cases: tuple[Case, ...]


@record
class Changed:
    """A rule that the suite speaks of and that is not as it was in an older edition."""

    report: RuleReport
    older: str
    """Its number there; "" if it has none."""
    status: str
    standing: str
    note: Said | None
    """What somebody found who compared the two."""


@record
class EditionReport:
    """An older edition beside the current one."""

    date: str
    scope: Said
    told: tuple[Told, ...]
    rules: tuple[Changed, ...]
    unmapped: int
    """Rules that the suite speaks of, and of which nobody has looked where they stand there."""


def editions_of(reports: Mapping[str, RuleReport], cases: Iterable[Case]) -> tuple[EditionReport, ...]:
    """Every older edition, latest first, for the rules that scenarios claim or refer to."""
    tagged = [case for case in cases if any(tag.startswith("edition:") for tag in case.run.tags)]
    touched = sorted((report for report in reports.values() if report.claimed_by or report.seen_by), key=lambda it: order(it.number))
    touched = [report for report in touched if report.number in Edition(current).numbers]
    return tuple(_edition(date, touched, tagged) for date in reversed(known) if date != current)


def _edition(date: str, touched: list[RuleReport], tagged: list[Case]) -> EditionReport:
    told = tuple(Told(change, tuple(case for case in tagged if any(_speaks_of(case, n) for n in change.rules))) for change in undone(date))
    changed: list[Changed] = []
    unmapped = 0
    for report in touched:
        move = moved(report.number, current, date)
        if move.status == "unmapped":
            unmapped += 1
        elif move.status not in ("same", "refs-only"):
            found = comparisons(date).get(report.number)
            note = found.note if found else None
            changed.append(Changed(report, move.number or "", move.status, standing(report.number, date), note))
    return EditionReport(date, Edition(date).scope, told, tuple(changed), unmapped)


def _speaks_of(case: Case, number: str) -> bool:
    return f"CR:{number}" in case.run.tags or f"see:{number}" in case.run.tags


def then_and_now(number: str) -> list[tuple[str, str, str]]:
    """What a number means: (edition, the rule's number there, its number now), latest edition first; [] for one that no edition has.

    Of an edition that doesn't have it under this number, what the current rule of this number was there, if it was there at all.
    """
    found: list[tuple[str, str, str]] = []
    for date in reversed(known):
        if number in Edition(date).numbers:
            now = moved(number, date, current)
            found.append((date, number, now.number or ("" if now.status == "gone" else "?")))
        elif number in Edition(current).numbers and (then := moved(number, current, date).number):
            found.append((date, then, number))
    return found


def number_then(number: str, edition: str) -> str:
    """The number that a rule of the current edition has in the edition of a run; "" if it has none, or if nobody has looked."""
    return (moved(number, current, edition).number or "") if number in Edition(current).numbers else ""
