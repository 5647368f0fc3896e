"""The three figures on the report's front: what is proven, which mistakes are noticed, what was played at random; each with its command."""

from __future__ import annotations

from collections.abc import Mapping

from engine.record import record
from reports import figures, proven, wordings
from reports.coverage import RuleReport
from reports.documents import Both
from reports.figures import Figure, Kind
from reports.results import Results

PROVE = "make prove"


@record
class Item:
    """A figure as it is shown."""

    what: Both
    command: str
    """What measures it, and again the same."""
    good: int | None = None
    """None: it has not been measured."""
    of: int | None = None
    """Of so many; None where that isn't known."""
    made: str = ""
    """The day, in ISO 8601; "" where it is not known."""
    stale: bool = False
    """It is of other files than this run."""
    more: tuple[tuple[Both, str], ...] = ()
    """What else was counted."""

    @property
    def whole(self) -> bool:
        """Whether nothing is missing."""
        return self.good is not None and self.good == self.of


_WHAT: dict[Kind, Both] = {
    "mutants": Both("mistakes made on purpose in the engine (sampled) and noticed", "エンジンに故意に入れた誤り（標本）の検出"),
    "games": Both("games played at random without a fault", "無作為に対戦して異常のなかったゲーム"),
}


def items(results: Results, reports: Mapping[str, RuleReport]) -> tuple[Item, ...]:
    """All three, measured or not."""
    known = {figure.kind: figure for figure in results.figures}
    return (_proven(results, reports), *(_measured(kind, known.get(kind), results) for kind in _WHAT))


def _proven(results: Results, reports: Mapping[str, RuleReport]) -> Item:
    """Rules of which every part is missed when it is switched off; where that was not tried, the parts on the list that is kept."""
    if results.proofs is None:
        listed = Both("parts of rules on the list of what is proven", "立証済みとして登録されたルールの部分")
        return Item(listed, PROVE, len(proven.known()))
    claimed = [report for report in reports.values() if report.claimed_by]
    found = results.proofs.found
    parts = f"{sum(proof.proven for proof in found)} / {len(found)}"
    about = results.proofs.about
    return Item(
        Both("rules proven: without them, a ruling fails", "立証済みのルール（無効にすると不合格が出る）"), PROVE,
        sum(report.status == "proven" for report in claimed), len(claimed), about.started[:10],
        about.fingerprint != results.about.fingerprint, ((wordings.COUNTED["parts"], parts),),
    )  # fmt: skip


def _measured(kind: Kind, figure: Figure | None, results: Results) -> Item:
    """What a long run measured."""
    if figure is None:
        return Item(_WHAT[kind], figures.COMMANDS[kind])
    more = tuple((wordings.show(wordings.COUNTED, name), f"{number:,}") for name, number in figure.more)
    stale = figure.fingerprint != results.about.fingerprint
    return Item(_WHAT[kind], figure.command, figure.good, figure.of, figure.made, stale, more)
