"""The JSON Schema of the protocol, made of the records of :mod:`steps.table`.

``python -m steps.peers.lines.schema`` writes ``protocol.schema.json`` anew. A message to an engine is held against ``#/$defs/request``, its
answer against ``#/$defs/METHOD result`` (what stands in "result") or ``#/$defs/error``.
"""

from __future__ import annotations

import json
from pathlib import Path

from steps.packing import Json
from steps.peers.lines import messages
from steps.peers.lines.messages import RefusedData, WrongAnswerData, methods
from steps.schemas import Schemas

FILE = Path(__file__).with_name("protocol.schema.json")

_CODES = (messages.NO_METHOD, messages.REFUSED, messages.SET_UP, messages.UNSUPPORTED, messages.WRONG_ANSWER)


def schema() -> Json:
    """The whole schema."""
    made = Schemas()
    requests = []
    for method in methods().values():
        params = {
            "type": "object", "properties": {name: made.of(hint) for name, hint, _ in method.params},
            "required": [name for name, _, optional in method.params if not optional], "additionalProperties": False,
        }  # fmt: skip
        requests.append({
            "description": method.said, "type": "object",
            "properties": {"jsonrpc": {"const": "2.0"}, "id": {"type": "integer"}, "method": {"const": method.name}, "params": params},
            "required": ["jsonrpc", "id", "method", "params"], "additionalProperties": False,
        })  # fmt: skip
        made.defs[f"{method.name} result"] = made.of(method.result)
    data = {"anyOf": [made.of(RefusedData), made.of(WrongAnswerData)]}
    made.defs["request"] = {"oneOf": requests}
    made.defs["error"] = {
        "description": f"Codes: {', '.join(map(str, _CODES))} for a method that the engine doesn't know (the scenario is unsupported), an "
                       "act that is illegal, a fact that can't be, what the engine lacks (unsupported), an answer that doesn't fit. Any "
                       "other says that the engine broke.",
        "type": "object", "properties": {"code": {"type": "integer"}, "message": {"type": "string"}, "data": data},
        "required": ["code", "message"],
    }  # fmt: skip
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "JSON lines between Saitei and an engine",
        "description": "JSON-RPC 2.0, one message a line, UTF-8. Saitei asks, the engine answers. Fields that have their default are left "
                       "out. Players are seats from 0; where a player may stand in an object's place, -1 is the first, -2 the second.",
        "$ref": "#/$defs/request",
        "$defs": dict(sorted(made.defs.items())),
    }  # fmt: skip


def text() -> str:
    """The file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
    print(FILE)
