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

from engine.record import replace
from reports import coverage, engines
from reports.results import FORMAT, Case, Results
from reports.rules import book
from steps.packing import Json, PackingError, compact, pack, unpack
from steps.published import ScenarioRun

TOGETHER = 160
"""Scenarios whose evidence is compressed together."""

OF_CASE, OF_LINES = ("names", "applied"), ("rules", "phrase")
"""Fields of a scenario, and of each of its lines (a list with an item for each), that stand with the evidence."""

DERIVED = ("format", "verdict", "counts", "rules", "scenarios", "evidence")
"""What stands in the file besides the fields of :class:`Results`."""

OF_ENGINE = ("outcomes", "differences")
"""What stands there, too, of a run on another engine."""


def dumps(results: Results) -> Iterator[str]:
    """The file, piece by piece, a scenario a line."""
    yield from _document(results)
    yield "\n"


def _document(results: Results) -> Iterator[str]:
    """A run; those on other engines stand in it, each in the same form."""
    head = {
        "format": FORMAT,
        "verdict": results.verdict,
        "counts": dict(sorted(results.counts.items())),
        "rules": dict(sorted(rule_counts(results).items())),
        **(engines.told(results) if engines.is_other(results) else {}),
        **{name: value for name, value in pack(replace(results, cases=(), others=())).items() if name not in ("cases", "others")},
    }
    yield json.dumps(head, ensure_ascii=False, indent=1)[:-2] + ',\n "scenarios": ['
    for place, case in enumerate(results.cases):
        yield ("," if place else "") + "\n" + compact(_bare(case))
    yield '\n],\n "evidence": ['
    for place in range(0, len(results.cases), TOGETHER):
        yield ("," if place else "") + "\n" + json.dumps(_compressed(results.cases[place : place + TOGETHER]))
    yield "\n]"
    for place, other in enumerate(results.others):
        yield ', "others": [\n' if not place else ",\n"
        yield from _document(other)
    yield "]}" if results.others else "}"


def rule_counts(results: Results) -> Counter[str]:
    """How many rules of the book have which status."""
    return Counter(report.status for report in coverage.rules_of(results, book()).values())


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
    return f"{case.evidence[:-1]},{compact(more)[1:]}"


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
    return Case(unpack(ScenarioRun, {**packed, "steps": steps, **{name: evidence.pop(name) for name in OF_CASE}}), compact(evidence))


def loads(text: str) -> Results:
    """The results that were written. Raises PackingError, also when verdict or counts are not those of the scenarios."""
    try:
        return _read(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, zlib.error) as error:
        raise PackingError(f"this is no compliance.json: {error!r}") from error


def _read(data: Json) -> Results:
    """The results of a document. Raises PackingError and, where it is none, others."""
    if data["format"] != FORMAT:
        raise PackingError(f"compliance.json has format {data['format']!r}, this reads {FORMAT}")
    written = {name: data.pop(name) for name in DERIVED}
    of_engine = {name: data.pop(name) for name in OF_ENGINE if name in data}
    others = tuple(map(_read, data.pop("others", ())))
    cases = tuple(map(_case, written["scenarios"], evidence_of(written["evidence"])))
    if len(cases) != len(written["scenarios"]):
        raise PackingError(f"compliance.json has evidence of {len(cases)} scenarios for {len(written['scenarios'])}")
    results = replace(unpack(Results, data), cases=cases, others=others)
    if of_engine and of_engine != engines.told(results):
        raise PackingError("the outcomes or the differences in compliance.json are not those of its scenarios")
    if (written["verdict"], written["counts"]) != (results.verdict, dict(results.counts)):
        raise PackingError("the verdict or the counts in compliance.json are not those of its scenarios")
    return results
