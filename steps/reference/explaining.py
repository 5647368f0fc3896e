"""How the reference engine says what became of an object layer by layer (CR 613.1), in the records of the table."""

from __future__ import annotations

from engine.abilities import Ability, KeywordAbility
from engine.changes import (
    BecomeChosenColor,
    BecomeChosenType,
    BecomeColor,
    BecomeType,
    BeFaceDown,
    CantHave,
    Change,
    ChangeWord,
    GainAbility,
    GainControl,
    GainForManaCost,
    LoseAbilities,
    LoseType,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from engine.copying import BecomeCopy
from engine.explaining import Line
from steps.table import LayerSeen


def shown(line: Line) -> LayerSeen:
    """A line of the account."""
    became = tuple((name, _capitals(values) if name == "types" else values) for name, values in line.became)
    change = said(line.change) if line.change is not None else ()
    return LayerSeen(line.layer, line.source, line.timestamp, change, became)


def said(change: Change) -> tuple[str, ...]:
    """What a change does, as :attr:`LayerSeen.change` has it."""
    match change:
        case GainAbility(ability):
            return ("gain", str(ability)) if isinstance(ability, KeywordAbility) else ("gain text", *_text(ability))
        case GainForManaCost():
            return ("gain", change.name)
        case LoseAbilities():
            return ("lose", change.keyword) if change.keyword else ("lose",)
        case CantHave():
            return ("cant have", change.keyword)
        case SetPowerToughness():
            return ("set", *(str(n) if isinstance(n, int) else "" for n in (change.power, change.toughness)))
        case ModifyPowerToughness():
            return ("modify", *(f"{n:+}" if isinstance(n, int) else "" for n in (change.power, change.toughness)))
        case BecomeColor():
            return ("also color" if change.besides else "color", *change.colors)
        case BecomeType():
            return ("also type" if change.besides else "type", *_capitals((*change.supertypes, *change.types)), *change.subtypes)
        case LoseType():
            return ("not type", *_capitals(change.types))
        case BecomeCopy():
            return ("copy", change.values.name)
        case ChangeWord():
            return ("word", change.old, change.new)
    return (_PLAIN.get(type(change)) or f"other {change}",)


_PLAIN: dict[type[Change], str] = {
    SwitchPowerToughness: "switch",
    BecomeChosenColor: "chosen color",
    BecomeChosenType: "chosen type",
    GainControl: "control",
    BeFaceDown: "face down",
}


def _capitals(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.capitalize() for word in words)


def _text(ability: Ability) -> tuple[str, str, str]:
    """The kind of an ability and its text in English and in Japanese, as far as that can be printed."""
    from engine.text.shower import CantSay  # noqa: PLC0415  (only when a report is made)
    from engine.text.telling import tell  # noqa: PLC0415

    kind = type(ability).__name__.lower()
    try:
        return kind, tell(ability, "en"), tell(ability, "ja")
    except CantSay:
        return kind, "", ""
