"""What became of the mutants: told to people, and kept with the project (``reports/data/mutants.json`` and ``mutants.txt``)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from engine.tests.mutants.drawing import GROUPS, ROOT, Mutant, change, key
from engine.tests.mutants.trying import Verdict

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
"""The mutants that change nothing about a game, with the reason."""
KEPT = ROOT / "reports" / "data"


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A mutant that no test can see, and why: the line of a function as it is, and with the mistake."""

    module: str
    function: str
    was: str
    made: str
    why: str


@dataclass(frozen=True, slots=True)
class Measured:
    """What was tried: the mutants of each seed, and what became of each. ``fingerprint``: of the files it was measured on."""

    seeds: Mapping[int, Sequence[Mutant]]
    size: int
    verdicts: Mapping[str, Verdict]
    fingerprint: str
    command: str

    @property
    def tried(self) -> list[Mutant]:
        """Every mutant once."""
        return list({key(m): m for mutants in self.seeds.values() for m in mutants}.values())

    def killed(self, mutant: Mutant) -> bool:
        """Whether a test saw it."""
        return self.verdicts[key(mutant)].killed


def equivalents(file: Path = EQUIVALENT) -> tuple[Equivalent, ...]:
    """The mutants that are known to change nothing.

    Raises:
        TypeError: an entry says something else.
    """
    return tuple(Equivalent(**entry) for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", ()))


def reason(mutant: Mutant, known: Sequence[Equivalent]) -> str:
    """Why a mutant changes nothing; "" if that isn't known of it."""
    was, made = change(mutant)
    return next((e.why for e in known if (e.module, e.function, e.was, e.made) == (mutant.module, mutant.function, was, made)), "")


def told(measured: Measured, known: Sequence[Equivalent]) -> Iterator[str]:
    """The figures of each seed, a line a group; then the survivors with their rules, and those that change nothing."""
    why = {key(m): reason(m, known) for m in measured.tried}
    for seed, mutants in measured.seeds.items():
        yield f"seed {seed}, {measured.size} a group:"
        for group in GROUPS:
            mine = [m for m in mutants if m.group == group and (measured.killed(m) or not why[key(m)])]
            if mine:
                killed = sum(measured.killed(m) for m in mine)
                same = sum(m.group == group for m in mutants) - len(mine)
                besides = f"; {same} equivalent" if same else ""
                yield f"  {group:10} {killed:3} of {len(mine):3} killed, {killed / len(mine):4.0%}{besides}"
    for m in measured.tried:
        was, made = change(m)
        place = f"{m.module}:{m.line} {m.function} ({', '.join(m.rules) or 'no rule'})"
        if why[key(m)] and measured.killed(m):
            yield f"WRONG: {place}: {was} -> {made}: is on the list of those that change nothing, but a test fails"
        elif why[key(m)]:
            yield f"equivalent: {place}: {was} -> {made}: {why[key(m)]}"
        elif not measured.killed(m):
            yield f"{measured.verdicts[key(m)].word}: {place}: {was} -> {made}"


def keep(measured: Measured, known: Sequence[Equivalent], folder: Path = KEPT) -> None:
    """Keep the figures with the project: one for the report's front, and all that :func:`told` says."""
    counted = [m for m in measured.tried if measured.killed(m) or not reason(m, known)]
    killed = sum(measured.killed(m) for m in counted)
    figure = {
        "kind": "mutants", "good": killed, "of": len(counted), "command": measured.command,
        "made": datetime.now().astimezone().date().isoformat(), "fingerprint": measured.fingerprint,
        "more": [["modules", len({m.module for m in counted})], ["seeds", len(measured.seeds)],
                 ["equivalent", len(measured.tried) - len(counted)]],
    }  # fmt: skip
    (folder / "mutants.json").write_text(json.dumps(figure, indent=1) + "\n", encoding="utf-8", newline="\n")
    head = f"{measured.command}, {figure['made']}, files {measured.fingerprint}"
    lines = (head, f"{killed} of {len(counted)} killed", *told(measured, known))
    (folder / "mutants.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
