"""The reference engine at the table: :mod:`engine` behind the interface of :mod:`steps.table`."""

from __future__ import annotations

from steps.reference.table import ReferenceTable


def new_table(edition: str = "", rules_off: frozenset[str] = frozenset()) -> ReferenceTable:
    """A table for one scenario.

    Args:
        edition: date of the edition of the Comprehensive Rules; "" for the current one.
        rules_off: rules that are switched off, "702.152a" for all its parts or "702.152a sacrifice" for one.

    Raises:
        KeyError: the engine has no such rule.
    """
    return ReferenceTable(edition, rules_off)
