"""The rules without which a scenario of the suite can't be played on: the engine breaks down, or comes to no end.

``reports/data/raising.toml`` has the reason for each, in both languages. Such a scenario proves nothing; the rule is proven by others.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from reports.documents import Both
from reports.results import Proof
from reports.rules import order

FILE = Path(__file__).with_name("data") / "raising.toml"


def read(file: Path = FILE) -> dict[str, Both]:
    """The reason for each key, in the order of the book."""
    if not file.exists():
        return {}
    entries = tomllib.loads(file.read_text(encoding="utf-8"))
    return {key: Both(**entries[key]) for key in sorted(entries, key=order)}


def complaints(proofs: Iterable[Proof], file: Path = FILE) -> Iterator[str]:
    """A line for each rule that makes the engine raise and has no reason, and for each that has one and doesn't."""
    known = read(file)
    for proof in proofs:
        if proof.raised and proof.key not in known:
            yield f"RAISES: {proof.key}: {proof.raised} rulings break the engine down without it, and {file.name} has no reason"
        elif not proof.raised and proof.missed is not None and proof.key in known:
            yield f"RAISES: {proof.key}: nothing breaks down without it any more; take it out of {file.name}"
