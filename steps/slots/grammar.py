"""What the words of a sentence need to know of a value: how many it is, how Japanese counts it, which English preposition it takes."""

from __future__ import annotations

from collections.abc import Sequence

from steps.slots.values import AbilityRef, Counted, Desc, Filter, Player, Quality, Zone

PREPOSITIONS = frozenset({"in", "on", "into", "onto"})


def plural(value: object) -> bool:
    """Whether an English verb or noun that goes with it is plural ("you" takes the plural verb, 0 the plural noun)."""
    match value:
        case Player(who="you"):
            return True
        case int():
            return value != 1
        case Counted(n=n) | Desc(count=n):
            return n != 1
        case tuple():
            return len(value) != 1 or (plural(value[0]) and not isinstance(value[0], Player))
        case _:
            return False


def classifier(value: object) -> str:
    """The Japanese word that counts it."""
    match value:
        case Filter(quality=quality):
            return _of_quality(quality)
        case Quality():
            return _of_quality(value)
        case AbilityRef():
            return "つ"
        case _:
            return ""


def _of_quality(quality: Quality) -> str:
    words = {word for _, word in quality.words}
    if "card" in words:
        return "枚"
    if words & {"Creature", "Planeswalker"} and "spell" not in words:
        return "体"
    return "つ"


def preposition(value: object, offered: Sequence[str]) -> str:
    """Which of the prepositions offered goes with a zone."""
    zone = value if isinstance(value, Zone) else Zone("hand")
    if zone.name == "battlefield":
        wanted = ("onto", "on")
    elif zone.name == "stack" or zone.position is not None:
        wanted = ("on", "onto")
    else:
        wanted = ("into", "in")
    return next((w for w in wanted if w in offered), offered[0])
