"""Slot: rules text, about objects that it names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from steps.slots.base import Printer, Reader, slot
from steps.slots.values import RulesText
from steps.text import NAME, name_index


def _read(ctx: Reader, text: str) -> Sequence[RulesText]:
    names: list[str] = []

    def numbered(match: re.Match[str]) -> str:
        names.append(ctx.names[name_index(match[0])])
        return chr(0xE000 + len(names) - 1)

    return [RulesText(re.sub(NAME, numbered, text), ctx.language, tuple(names))]


def _show(ctx: Printer, value: object) -> str:
    from steps.reference.texts import retold  # noqa: PLC0415  (an engine is needed only to retell)

    assert isinstance(value, RulesText)
    text = retold(value.text, value.language, ctx.language, len(value.names))
    return re.sub(NAME, lambda m: ctx.name(value.names[name_index(m[0])]), text)


slot("rulestext", _read, _show, [("ターン終了時まで、「熊」は飛行を得る", '"Bear" gains flying until end of turn')])
