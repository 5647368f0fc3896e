"""phase's names, costs and keywords in the words of the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

LETTERS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G", "Colorless": "C"}
"""The symbols of mana that phase names."""
COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}
"""Kinds of counters that phase calls otherwise than a scenario."""
_FREE = ("suspend", "hand permission", "exile permission")
"""What phase calls casting without paying the mana cost."""


def counter(kind: str) -> str:
    """A kind of counters as a scenario calls it."""
    return COUNTERS.get(kind, kind.lower())


def cost(told: Mapping[str, Any]) -> str:
    """A cost of mana in symbols."""
    if told.get("type") != "Cost":
        return ""
    shards = "".join(f"{{{_symbol(s)}}}" for s in told["shards"])
    return (f"{{{told['generic']}}}" if told["generic"] or not shards else "") + shards


def _symbol(shard: str) -> str:
    """A symbol of mana: "BlackRed" is B/R."""
    named = re.findall("[A-Z][a-z]+", shard)
    return "/".join(LETTERS[n] for n in named) if named and all(n in LETTERS for n in named) else shard


def keyword(told: Any, mana_cost: Mapping[str, Any] | None = None) -> str:
    """A keyword ability as the table names it: "haste", "blitz {2}{R}". ``mana_cost``: that of the card, by which its cost may go."""
    if isinstance(told, str):
        return words(told)
    ((name, parameter),) = told.items()
    if isinstance(parameter, Mapping) and str(parameter.get("type")).startswith("SelfManaCost") and mana_cost and "generic" in mana_cost:
        parameter = {**mana_cost, "generic": max(0, mana_cost["generic"] - parameter.get("reduction", 0))}
    return f"{words(name)} {_parameter(parameter)}".rstrip()


def _parameter(it: Any) -> str:
    """The number and cost that stand after a keyword; "" for what this driver has no words for."""
    if isinstance(it, Mapping):
        if "shards" in it:
            return cost(it)
        found = (_parameter(it.get(key)) for key in ("count", "data", "cost", "costs"))
        return " ".join(part for part in found if part)
    if isinstance(it, list):
        return " ".join(part for part in map(_parameter, it) if part)
    return str(it) if isinstance(it, int) and not isinstance(it, bool) else ""


def way(variant: Any) -> str:
    """What a scenario calls a way of casting: a keyword, or "free"."""
    name = words(variant if isinstance(variant, str) else next(iter(variant)))
    return "free" if name in _FREE else name


def words(name: str) -> str:
    """A name of phase's in words: "FirstStrike" is first strike."""
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


_PARTS = (("if this card is suspended, remove a time counter", "suspend", 1), ("When the last time counter is removed", "suspend", 2))
"""What phase says of triggered abilities of keywords that it doesn't name, and which of the keyword's they are."""


def keyword_of(description: str | None) -> str:
    """The keyword that phase names as the origin of an ability; "" for none."""
    return of_keyword(description)[0]


def of_keyword(description: str | None) -> tuple[str, int]:
    """The keyword that an ability comes from, and which of its source's it is: 0 where that isn't known."""
    for part, keyword_, index in _PARTS:
        if part in (description or ""):
            return keyword_, index
    found = re.match(r"(?:CR [0-9.]+[a-z]?: )?([A-Z][a-z]+(?: [a-z]+)?)(?: \(CR | — |\b(?= \{))", description or "")
    return (found[1].lower(), 0) if found else ("", 1)
