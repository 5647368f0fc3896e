"""``compliance.json``: a whole run in a form that other programs can read. ``compliance.schema.json`` beside this file describes it.

The scenarios stand first, with their lines; what the lines showed stands after them, compressed some dozens of scenarios at a time: see
:mod:`steps.evidence`, and beside that the names of all that was seen, the rules
applied, and the rules and the phrase of each line.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from reports import coverage
from reports.results import FORMAT, Case, Results
from reports.rules import book
from steps.packing import Json, PackingError, pack, unpack
from steps.published import ScenarioRun

TOGETHER = 160
"""Scenarios whose evidence is compressed together."""

OF_CASE, OF_LINES = ("names", "applied"), ("rules", "phrase")
"""Fields of a scenario, and of each of its lines (a list with an item for each), that stand with the evidence."""

DERIVED = ("format", "verdict", "counts", "rules", "scenarios", "evidence")
"""What stands in the file besides the fields of :class:`Results`."""


def dumps(results: Results) -> Iterator[str]:
    """The file, piece by piece, a scenario a line."""
    head = {
        "format": FORMAT,
        "verdict": results.verdict,
        "counts": dict(sorted(results.counts.items())),
        "rules": dict(sorted(rule_counts(results).items())),
        **{name: value for name, value in pack(replace(results, cases=())).items() if name != "cases"},
    }
    yield json.dumps(head, ensure_ascii=False, indent=1)[:-2] + ',\n "scenarios": ['
    for place, case in enumerate(results.cases):
        yield ("," if place else "") + "\n" + _compact(_bare(case))
    yield '\n],\n "evidence": ['
    for place in range(0, len(results.cases), TOGETHER):
        yield ("," if place else "") + "\n" + json.dumps(_compressed(results.cases[place : place + TOGETHER]))
    yield "\n]}\n"


def rule_counts(results: Results) -> Counter[str]:
    """How many rules of the book have which status."""
    return Counter(report.status for report in coverage.rules_of(results, book()).values())


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _bare(case: Case) -> Json:
    """A scenario without what stands with its evidence."""
    packed = pack(case.run)
    for name in OF_CASE:
        packed.pop(name, None)
    for step in packed["steps"]:
        for name in OF_LINES:
            step.pop(name, None)
    return packed


def _shown(case: Case) -> str:
    """The evidence of a scenario, and what stands with it."""
    run = case.run
    more = {name: pack(getattr(run, name)) for name in OF_CASE}
    more |= {name: [pack(getattr(step, name)) for step in run.steps] for name in OF_LINES}
    return f"{case.evidence[:-1]},{_compact(more)[1:]}"


def _compressed(cases: tuple[Case, ...]) -> str:
    text = f"[{','.join(map(_shown, cases))}]"
    return base64.b64encode(zlib.compress(text.encode("utf-8"), 9)).decode("ascii")


def evidence_of(pieces: Json) -> Iterator[Json]:
    """The evidence of each scenario. Raises ValueError, TypeError, zlib.error."""
    for piece in pieces:
        yield from json.loads(zlib.decompress(base64.b64decode(piece, validate=True)))


def _case(packed: Json, evidence: Json) -> Case:
    """A scenario and its evidence. Raises PackingError, KeyError, TypeError, ValueError."""
    lines = zip(packed["steps"], *(evidence.pop(name) for name in OF_LINES), strict=True)
    steps = [{**step, **dict(zip(OF_LINES, more, strict=True))} for step, *more in lines]
    return Case(unpack(ScenarioRun, {**packed, "steps": steps, **{name: evidence.pop(name) for name in OF_CASE}}), _compact(evidence))


def loads(text: str) -> Results:
    """The results that were written. Raises PackingError, also when verdict or counts are not those of the scenarios."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise PackingError(f"compliance.json has format {data['format']!r}, this reads {FORMAT}")
        written = {name: data.pop(name) for name in DERIVED}
        cases = tuple(map(_case, written["scenarios"], evidence_of(written["evidence"])))
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error) as error:
        raise PackingError(f"this is no compliance.json: {error!r}") from error
    if len(cases) != len(written["scenarios"]):
        raise PackingError(f"compliance.json has evidence of {len(cases)} scenarios for {len(written['scenarios'])}")
    results = replace(unpack(Results, data), cases=cases)
    if (written["verdict"], written["counts"]) != (results.verdict, dict(results.counts)):
        raise PackingError("the verdict or the counts in compliance.json are not those of its scenarios")
    return results
