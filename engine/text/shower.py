"""From tree to text: the templates the other way round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.record import record
from engine.targets import TargetSpec
from engine.text.grammar import Grammar
from engine.text.wording import Choice, Hole, Part


class CantSay(Exception):
    """No template says this node in this language."""

    def __init__(self, node: Any, kind: str) -> None:
        super().__init__(f"no phrase of the kind {kind!r} for {node!r}")
        self.node = node
        self.kind = kind


@record
class Pointer:
    """A mention to be put into words when it is known what was mentioned before. ``case``: "obj", "subj", "poss" or "who"."""

    what: Any
    case: str


@record
class WhereX:
    """An amount that is printed as X here and told at the end of the sentence."""

    amount: Any


Piece = str | Pointer | WhereX


class Shower:
    """Prints the parts of one ability."""

    def __init__(
        self, grammar: Grammar, specs: Sequence[TargetSpec] = (), this: str = "permanent", names: dict[Any, str] | None = None
    ) -> None:
        self.grammar = grammar
        self.specs = tuple(specs)
        self.this = this
        """What the object is called: "creature", "spell" …"""
        self.host = "creature"
        """What it calls the object that it enchants."""
        self.event = "creature"
        """What the objects of the triggering event are called."""
        self.names = names or {}
        """Selectors that are said by a name."""

    def show(self, kind: str, value: Any) -> tuple[Piece, ...]:
        """A phrase of a kind.

        Raises:
            CantSay: no template fits.
        """
        by_hand = self.grammar.showers.get(kind)
        if by_hand is not None:
            try:
                found = by_hand(self, value)
            except CantSay:
                if kind not in self.grammar.templates:
                    raise
                found = None
            if found is not None:
                return tuple(found) if not isinstance(found, str) else (found,)
        for template in self.grammar.templates.get(kind, ()):
            values = template.take(value)
            if values is not None:
                try:
                    return self._written(template.wordings[self.grammar.language][0], values)
                except CantSay:
                    continue
        raise CantSay(value, kind)

    def _written(self, parts: tuple[Part, ...], values: dict[str, Any]) -> tuple[Piece, ...]:
        out: list[Piece] = []
        for part in parts:
            if isinstance(part, str):
                out.append(part)
            elif isinstance(part, Hole):
                out += self.show(part.kind, values[part.name])
            else:
                out += self._written(self._chosen(part, values), values)
        return tuple(out)

    def _chosen(self, choice: Choice, values: dict[str, Any]) -> tuple[Part, ...]:
        if choice.agrees:
            return choice.ways[1 if self.plural(values[choice.agrees]) else 0]
        return choice.ways[0]

    def plural(self, value: Any) -> bool:
        """Whether a number or a selector stands for several."""
        from engine.text.plurality import plural  # noqa: PLC0415

        return plural(value, self.specs)
