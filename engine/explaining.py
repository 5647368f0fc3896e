"""A readable account of how an object became what it is (CR 613.1)."""

from __future__ import annotations

from engine.abilities import KeywordAbility
from engine.characteristics import Characteristics
from engine.layering import Applied
from engine.state import ObjectId, State


def explained(state: State, obj: ObjectId, begins: Characteristics, trace: tuple[Applied, ...]) -> tuple[str, ...]:
    """A line for what the object begins as, and one for each effect that was applied to it: layer, source, age, change, what came of it."""
    lines = [f"begins: {_described(begins)}"]
    now = begins
    for applied in trace:
        if obj in applied.affected:
            after = applied.became[applied.affected.index(obj)]
            outcome = _described(after, now) or "nothing changes"
            lines.append(f"{applied.layer}: {_source(state, applied.source)} (timestamp {applied.timestamp}): {applied.change}: {outcome}")
            now = after
    return tuple(lines)


def _source(state: State, source: ObjectId) -> str:
    if source not in state.objects:
        return "an effect"
    return state.characteristics(source).name or "a nameless object"


def _described(it: Characteristics, before: Characteristics | None = None) -> str:
    """What an object is, or what of it is different from before."""
    parts = _parts(it)
    if before is not None:
        old = _parts(before)
        parts = {name: value for name, value in parts.items() if value != old[name]}
    return ", ".join(f"{name} {value or 'none'}" for name, value in parts.items())


def _parts(it: Characteristics) -> dict[str, str]:
    pt = "" if it.power is None and it.toughness is None else f"{it.power}/{it.toughness}"
    types = " ".join((*it.supertypes, *it.types))
    subtypes = " ".join(it.subtypes) if len(it.subtypes) < 9 else f"{len(it.subtypes)} of them"
    return {
        "name": it.name, "controller": str(it.controller), "types": types, "subtypes": subtypes, "colors": "".join(it.colors),
        "abilities": "; ".join(_ability(i.ability) for i in it.abilities), "power and toughness": pt,
    }  # fmt: skip


def _ability(ability: object) -> str:
    return str(ability) if isinstance(ability, KeywordAbility) else type(ability).__name__.lower()
