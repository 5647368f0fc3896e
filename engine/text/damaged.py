"""What damage is dealt to, in both languages: objects and players. "any target", "each opponent", "each creature and each player"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.selectors import YOU, ControllerOf, Each, EachOpponent, EachPlayer, EventPlayer, OwnerOf, Together, You
from engine.text.grammar import Reader, Reading, reads, shows
from engine.text.pointers import noun_of
from engine.text.shower import Piece, Shower


@reads("damaged", "en", "ja")
def read_damaged(reader: Reader, pos: int) -> Iterator[Reading]:
    """What is dealt damage: objects and players."""
    for what, end in _damaged(reader, pos):
        yield what, end
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
