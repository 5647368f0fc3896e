"""The rules, part by part, that the rulings are known to prove: a list that is kept with them, so that a loss shows in a diff."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from reports.results import Proof
from reports.rules import order

FILE = Path(__file__).with_name("data") / "proven.txt"


def known(file: Path = FILE) -> tuple[str, ...]:
    """The keys on the list, in the order of the book: "702.152a sacrifice"."""
    return tuple(file.read_text(encoding="utf-8").splitlines())


def keep(proofs: Sequence[Proof], file: Path = FILE) -> None:
    """Make the list anew from what has been proven."""
    keys = sorted((proof.key for proof in proofs if proof.proven), key=order)
    file.write_text("".join(f"{key}\n" for key in keys), encoding="utf-8", newline="\n")


def compared(proofs: Sequence[Proof], file: Path = FILE) -> Iterator[str]:
    """A line for each key of the list that is no longer proven, and one for all that are proven and not on it."""
    proven = {proof.key for proof in proofs if proof.proven}
    tried = {proof.key for proof in proofs}
    listed = known(file)
    for key in listed:
        if key not in proven:
            why = "no ruling fails without it any more" if key in tried else "no ruling claims it any more"
            yield f"LOST: {key} was proven: {why}"
    new = sorted(proven.difference(listed), key=order)
    if new:
        yield f"new: {len(new)} that are not on the list yet ({', '.join(new[:5])}{', …' if len(new) > 5 else ''}): saitei prove --keep"
