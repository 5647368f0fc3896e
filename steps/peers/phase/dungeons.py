"""Dungeons (CR 309), of which phase keeps how far players have come, and no cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from steps.table import CardSeen, Seen

_FIRST = 90_000
"""What the dungeon of the first player is called at the table; those of the others follow."""


def progress(state: Mapping[str, Any], player: int) -> tuple[int, int]:
    """The room in which a player's venture marker is, 0 for none, and how many dungeons they have completed."""
    found = (state.get("dungeon_progress") or {}).get(str(player)) or {}
    return (found["current_room"] + 1 if found.get("current_dungeon") else 0), len(found.get("completed") or ())


def cards(state: Mapping[str, Any]) -> Iterator[Seen]:
    """The dungeons in which players are, as cards in the command zone."""
    for player, found in (state.get("dungeon_progress") or {}).items():
        if found.get("current_dungeon"):
            key = name(found["current_dungeon"])
            yield Seen(
                _FIRST + int(player), key, (CardSeen(key),), "command", 0, int(player), int(player), "card", types=("Dungeon",)
            )  # fmt: skip


def name(dungeon: str) -> str:
    """The name of a dungeon.

    >>> name("LostMineOfPhandelver")
    'Lost Mine of Phandelver'
    """
    words = re.findall("[A-Z][a-z]+", dungeon)
    return " ".join(word.lower() if word in ("Of", "The") and n else word for n, word in enumerate(words))
