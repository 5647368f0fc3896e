"""The JSON Schema of ``compliance.json``, made of the records that it holds.

``python -m reports.schema`` writes ``compliance.schema.json`` anew. Descriptions are the records' own docstrings. What stands compressed in
``evidence`` is described as ``#/$defs/evidence``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args, get_type_hints

from reports.compliance import OF_CASE, OF_LINES
from reports.coverage import RuleStatus
from reports.engines import Kind
from reports.page import STATUSES
from reports.results import FORMAT, Results, VerdictName
from steps.packing import Json
from steps.peers.verdicts import Outcome
from steps.published import ScenarioRun, StepRun
from steps.schemas import Schemas
from steps.table import Board, Computed, Entry, PlayerSeen, Seen

FILE = Path(__file__).with_name("compliance.schema.json")

_NUMBERS = {"type": "array", "description": "Numbers in order; three and more in a row as a pair of the first and the last.", "items": {
    "oneOf": [{"type": "integer"}, {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}]}}  # fmt: skip
_REF = {
    "type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 3,
    "description": "An object: its id, where in seen it stands, and its place in its zone if that is not 0.",
}  # fmt: skip


def schema() -> Json:
    """The whole schema."""
    made = Schemas()
    line = made.record(StepRun, without=("board", "entries", "computed", *OF_LINES))
    made.defs["Line"] = line
    made.defs["Scenario"] = made.record(ScenarioRun, without=("steps", *OF_CASE))
    made.defs["Scenario"]["properties"]["steps"] = {"type": "array", "items": {"$ref": "#/$defs/Line"}}
    made.defs["evidence"] = _evidence(made)
    head = made.record(Results, without=("cases", "others"))
    head["properties"] = {
        "format": {"const": FORMAT},
        "verdict": made.of(VerdictName),
        "counts": {"type": "object", "description": "Scenarios by status.", "propertyNames": {"enum": list(STATUSES)},
                   "additionalProperties": {"type": "integer"}},
        "rules": {"type": "object", "description": "Rules of the book by status.", "propertyNames": made.of(RuleStatus),
                  "additionalProperties": {"type": "integer"}},
        **head["properties"],
        "scenarios": {"type": "array", "items": {"$ref": "#/$defs/Scenario"}},
        "evidence": {"type": "array", "items": {"type": "string", "contentEncoding": "base64"},
                     "description": "What the scenarios showed, in their order, some dozens together: base64 of a zlib stream of a "
                                    "JSON list of #/$defs/evidence."},
        "outcomes": {"type": "object", "description": "Of a run on another engine: scenarios by outcome.",
                     "propertyNames": made.of(Outcome), "additionalProperties": {"type": "integer"}},
        "differences": {"type": "object", "description": "Of a run on another engine: what is known of a difference, by slug.",
                        "additionalProperties": {"enum": [kind for kind in get_args(Kind) if kind]}},
        "others": {"type": "array", "items": {"$ref": "#"}, "minItems": 1,
                   "description": "Runs of the same scenarios on other engines. Nothing in them changes verdict, counts or rules."},
    }  # fmt: skip
    head["required"] = ["format", "verdict", "counts", "rules", "about", "scenarios", "evidence"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "compliance.json of Saitei",
        **head,
        "description": "A run of rulings. Fields that have their default are left out.",
        "$defs": dict(sorted(made.defs.items())),
    }


def _evidence(made: Schemas) -> Json:
    """The evidence of one scenario: see :mod:`steps.evidence`."""
    game = made.record(Board, without=("players", "objects"))
    looked, entry = made.record(Computed, without=("seen",)), made.record(Entry, without=("objects", "source"))
    looked["properties"]["seen"] = entry["properties"]["source"] = _REF
    entry["properties"]["objects"] = {"type": "array", "items": _REF}
    changes = {
        "game": game,
        "players": {"type": "array", "items": made.of(PlayerSeen)},
        "objects": {"type": "array", "items": {"type": "array", "prefixItems": [_NUMBERS, {"type": "integer"}]}},
        "zones": {"type": "object", "additionalProperties": _NUMBERS},
    }
    seen = made.record(Seen, without=("id", "position"))
    seen["required"].remove("cards")
    step = {
        "board": {"type": "object", "description": "What is different on the table.", "properties": changes, "additionalProperties": False},
        "entries": {"type": "array", "items": entry},
        "looked": {"type": "array", "items": looked},
    }
    steps = get_type_hints(StepRun)
    beside = {name: made.of(get_type_hints(ScenarioRun)[name]) for name in OF_CASE}
    beside |= {name: {"type": "array", "items": made.of(steps[name])} for name in OF_LINES}
    return {
        "description": "What the lines of a scenario showed, each as its difference from the line before.",
        "type": "object",
        "properties": {
            "seen": {"type": "array", "items": seen},
            "steps": {"type": "array", "items": {"type": "object", "properties": step, "additionalProperties": False}},
            **beside,
        },
        "required": ["seen", "steps", *beside],
        "additionalProperties": False,
    }


def text() -> str:
    """The file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
    print(FILE)
