"""The names of everything that was to be seen while a scenario was played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from steps.published import StepRun
from steps.table import Board, Entry


class Names(Protocol):
    """What knows the names of cards: a table."""

    def card_name(self, key: str, language: str) -> str:
        """The name of a card in that language."""


def names_seen(table: Names, steps: Iterable[StepRun]) -> tuple[tuple[str, str, str], ...]:
    """All names of cards and other objects that were to be seen: key, English, Japanese."""
    keys: set[str] = set()
    for step in steps:
        if step.board is not None:
            keys |= _keys(step.board)
        for entry in step.entries:
            keys |= _entry_keys(entry)
    keys.discard("")
    name = table.card_name
    return tuple((key, name(key, "en"), name(key, "ja")) for key in sorted(keys))


def _keys(board: Board) -> set[str]:
    found = {seen.name for seen in board.objects}
    found |= {card.key for seen in board.objects for card in seen.cards}
    return found | {seen.ability.source_key for seen in board.objects if seen.ability is not None}


def _entry_keys(entry: Entry) -> set[str]:
    seen = entry.objects if entry.source is None else (*entry.objects, entry.source)
    return {one.name for one in seen} | {card.key for one in seen for card in one.cards}
