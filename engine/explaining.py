"""A readable account of how an object became what it is (CR 613.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities import KeywordAbility
from engine.changes import Change
from engine.characteristics import Characteristics
from engine.layering import Applied
from engine.state import ObjectId, State


@dataclass(frozen=True, slots=True)
class Line:
    """What an object begins as (``layer`` ""), or an effect that was applied to it."""

    layer: str
    source: str
    """The name of what the effect comes from; "" where that has none, or is no more."""
    timestamp: int
    change: Change | None
    became: tuple[tuple[str, tuple[str, ...]], ...]
    """What it is, or what of it is different now; each characteristic with its values."""

    def __str__(self) -> str:
        told = ", ".join(f"{name} {_joined(name, values) or 'none'}" for name, values in self.became)
        if self.change is None:
            return f"begins: {told}"
        return f"{self.layer}: {self.source or 'an effect'} (timestamp {self.timestamp}): {self.change}: {told or 'nothing changes'}"


def explained(state: State, obj: ObjectId, begins: Characteristics, trace: tuple[Applied, ...]) -> tuple[Line, ...]:
    """A line for what the object begins as, and one for each effect that was applied to it, in order."""
    before = _parts(begins)
    lines = [Line("", "", 0, None, tuple(before.items()))]
    for applied in trace:
        if obj in applied.affected:
            after = _parts(applied.became[applied.affected.index(obj)])
            differs = tuple((name, values) for name, values in after.items() if values != before[name])
            lines.append(Line(applied.layer, _source(state, applied.source), applied.timestamp, applied.change, differs))
            before = after
    return tuple(lines)


def _source(state: State, source: ObjectId) -> str:
    return state.characteristics(source).name if source in state.objects else ""


def _parts(it: Characteristics) -> dict[str, tuple[str, ...]]:
    return {
        "name": (it.name,) if it.name else (), "controller": (str(it.controller),), "types": (*it.supertypes, *it.types),
        "subtypes": it.subtypes, "colors": it.colors, "abilities": tuple(_ability(i.ability) for i in it.abilities),
        "size": () if it.power is None and it.toughness is None else (str(it.power), str(it.toughness)),
    }  # fmt: skip


def _ability(ability: object) -> str:
    return str(ability) if isinstance(ability, KeywordAbility) else type(ability).__name__.lower()


def _joined(name: str, values: tuple[str, ...]) -> str:
    if name == "subtypes" and len(values) > 8:
        return f"{len(values)} of them"
    return {"size": "/", "abilities": "; ", "colors": ""}.get(name, " ").join(values)
