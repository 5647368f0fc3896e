"""What damage is dealt to, in both languages: objects and players. "any target", "each opponent", "each creature and each player"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.characteristic_filters import IsType
from engine.filters import Filter
from engine.selectors import (
    YOU,
    ControlledByThose,
    ControllerOf,
    Each,
    EachOpponent,
    EachPlayer,
    EventPlayer,
    OwnerOf,
    Target,
    Together,
    You,
)
from engine.text.grammar import Reader, Reading, reads, shows
from engine.text.mentions import Mention
from engine.text.pointers import noun_of
from engine.text.shower import Piece, Shower

CREATURE = Filter(IsType("creature"))
_THEIRS = (
    " and each creature that player or that planeswalker's controller controls",
    "とそのプレイヤーやそのプレインズウォーカーのコントローラーがコントロールしている各クリーチャー",
    "とそのプレイヤーがコントロールする各クリーチャー",
)


@reads("damaged", "en", "ja")
def read_damaged(reader: Reader, pos: int) -> Iterator[Reading]:
    """What is dealt damage: objects and players."""
    for what, end in _damaged(reader, pos):
        yield what, end
        theirs = reader.at(end, *_THEIRS)
        if theirs > 0 and isinstance(what, Mention):
            of: Any = what
            yield Together(of, ControlledByThose(of, CREATURE)), theirs
        start = reader.at(end, " and ", "と")
        yield from ((Together(what, more), stop) for more, stop in _damaged(reader, start) if start > 0)


def _damaged(reader: Reader, pos: int) -> Iterator[Reading]:
    yield from reader.read("obj", pos)
    yield from reader.read("who", pos)
    end = reader.at(pos, "you", "あなた")
    if end > 0 and not (reader.grammar.language == "en" and reader.text[end : end + 1].isalpha()):
        yield YOU, end


@shows("damaged", "en", "ja")
def show_damaged(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """What is dealt damage."""
    english = shower.grammar.language == "en"
    match what:
        case Together(parts=(Target() as one, ControlledByThose(of=same, filter=of))) if same == one and of == CREATURE:
            return (*show_damaged(shower, one), _THEIRS[0 if english else 1])
        case Together(parts=(one, other)):
            return (*show_damaged(shower, one), " and " if english else "と", *show_damaged(shower, other))
        case EachOpponent() | EachPlayer() | ControllerOf() | OwnerOf():
            return shower.show("who", what)
        case EventPlayer():
            return shower.show("who", what)
        case You():
            return ("you" if english else "あなた",)
        case Each() if english:
            return ("each ", *shower.show("np1", noun_of(what)))
        case Each():
            return ("各", *shower.show("np", noun_of(what)))
    return shower.show("obj", what)
