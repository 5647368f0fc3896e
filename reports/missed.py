"""How many scenarios of the whole suite fail without each rule: counts that are kept with the project, since counting takes long.

``reports/data/missed.tsv`` is written by ``saitei prove --all --keep``: the first line says of what it is (scenarios, day, fingerprint of
the files), every other has a rule (and part), how many scenarios at least fail without it in a line of their own, and how often the engine
breaks down, or comes to no end, instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.record import replace
from reports.results import Counted, Proof, write
from reports.rules import order

FILE = Path(__file__).with_name("data") / "missed.tsv"


class MissedError(Exception):
    """The file is not what it should be: and what to do."""


def read(file: Path = FILE) -> tuple[Counted | None, dict[str, tuple[int, int]]]:
    """Of what the counts are, and for each key how many fail and how many raise; nothing where there is no file. Raises MissedError."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return None, {}
    try:
        suite, made, fingerprint = lines[0].split("\t")
        rows = [line.split("\t") for line in lines[1:]]
        return Counted(int(suite), made, fingerprint), {key: (int(fail), int(stop)) for key, fail, stop in rows}
    except (ValueError, IndexError) as error:
        raise MissedError(f"{file}: {error}. saitei prove --all --keep writes it anew.") from error


def keep(proofs: Iterable[Proof], counted: Counted, file: Path = FILE) -> None:
    """Write the counts."""
    rows = sorted(((proof.key, proof.missed, proof.raised) for proof in proofs if proof.missed is not None), key=lambda row: order(row[0]))
    head = f"{counted.suite}\t{counted.made}\t{counted.fingerprint}\n"
    write(file, (head, *(f"{key}\t{fail}\t{stop}\n" for key, fail, stop in rows)))


def filled(proofs: Sequence[Proof], counts: dict[str, tuple[int, int]]) -> tuple[Proof, ...]:
    """Proofs with the counts that are kept."""
    return tuple(
        replace(proof, missed=counts[proof.key][0], raised=counts[proof.key][1]) if proof.key in counts else proof for proof in proofs
    )
