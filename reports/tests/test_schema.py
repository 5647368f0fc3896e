"""``compliance.json`` is what its schema says, and the schema is that of the records."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from reports import compliance, schema
from reports.engines import as_other
from reports.results import Results, Uncollected
from reports.tests import samples

VALIDATOR = jsonschema.Draft202012Validator(schema.schema())
EVIDENCE = VALIDATOR.evolve(schema={"$ref": "#/$defs/evidence", "$defs": schema.schema()["$defs"]})

RUNS = {
    "empty": samples.results(),
    "green": samples.results(samples.run("a"), proofs=samples.proofs(), figures=samples.FIGURES),
    "red": samples.results(samples.run("a"), samples.run("b", "failed"), uncollected=(Uncollected("features/x.feature", 3, "no"),)),
    "odd": samples.results(
        samples.run("a", "skipped"), samples.run("b", "unsupported"), samples.run("c", unexercised=("702.152a",)),
        interrupted="stopped", deselected=2, expected=9, shard=(2, 3), suite=20, stale=True,
    ),
    "two engines": samples.on_two_engines(),
    "another engine alone": as_other(samples.elsewhere()),
}  # fmt: skip


def data(results: Results) -> Any:
    return json.loads("".join(compliance.dumps(results)))


def test_the_schema_is_one_and_is_that_of_the_records() -> None:
    jsonschema.Draft202012Validator.check_schema(schema.schema())
    assert schema.FILE.read_text(encoding="utf-8") == schema.text(), "python -m reports.schema"


@pytest.mark.parametrize("results", RUNS.values(), ids=RUNS.keys())
def test_what_is_written_is_valid(results: Results) -> None:
    written = data(results)
    VALIDATOR.validate(written)
    evidence = [item for piece in written["evidence"] for item in json.loads(zlib.decompress(base64.b64decode(piece)))]
    assert len(evidence) == len(results.cases)
    assert compliance.loads(json.dumps(written)) == results
    for item in evidence:
        EVIDENCE.validate(item)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("verdict",), "green"),
        (("format",), 1),
        (("counts",), {"fine": 1}),
        (("scenarios", 0, "status"), "good"),
        (("scenarios", 0, "steps", 0, "line"), "8"),
        (("scenarios", 0, "colour"), "red"),
        (("evidence", 0), 5),
        (("others", 0, "verdict"), "green"),
        (("others", 0, "outcomes"), {"fine": 1}),
        (("others", 0, "known", 0, "blame"), "nobody"),
        (("others", 0, "differences"), {"a": "odd"}),
    ],
)
def test_what_is_not_so_is_not_valid(where: tuple[Any, ...], value: object) -> None:
    written = part = data(RUNS["two engines"])
    for name in where[:-1]:
        part = part[name]
    part[where[-1]] = value
    assert not VALIDATOR.is_valid(written)
