"""How another engine fares by mechanic: ``python -m steps.peers.figures phase`` plays all rulings, and writes ``phase/figures.tsv`` here.

A line for each mechanic, and one for all: how many scenarios pass, fail, are unsupported, or end in an error of the driver. What each
scenario came to is kept in ``reports/out/peers``, by a hash of all that decides it: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from engine.fingerprint import fingerprint
from steps.peers import NAMES, NoSuchEngine, engine, kept, verdicts
from steps.peers.verdicts import OUTCOMES, Outcome
from steps.published import ScenarioRun

ROOT = Path(__file__).resolve().parents[2]
AT_ONCE = 25
"""So many files are played by one process that directs the others; what those come to is kept when all of them are over."""


def mechanic(file: str) -> str:
    """What a file of rulings is about: its folder, or itself where it lies among keywords.

    >>> mechanic("features/keywords/dash.feature"), mechanic("features/keywords/blitz/costs.feature"), mechanic("features/stack/x.feature")
    ('keywords/dash', 'keywords/blitz', 'stack')
    """
    parts = PurePosixPath(file).with_suffix("").parts[1:]
    return "/".join(parts if len(parts) < 3 and parts[0] == "keywords" else parts[:-1])


def table(runs: Iterable[ScenarioRun], differences: dict[str, verdicts.Difference]) -> str:
    """The figures as lines of tab-separated values."""
    counts: dict[str, Counter[Outcome]] = {}
    for run in runs:
        counts.setdefault(mechanic(run.file), Counter())[verdicts.outcome(run, differences)] += 1
    rows = [(name, counts[name]) for name in sorted(counts)] + [("all", sum(counts.values(), Counter[Outcome]()))]
    lines = [("mechanic", *OUTCOMES), *((name, *(str(count[o]) for o in OUTCOMES)) for name, count in rows)]
    return "".join("\t".join(line) + "\n" for line in lines)


def files() -> list[str]:
    """Every file of rulings, by its path in the project."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "features").rglob("*.feature"))


def play(name: str, to: Path) -> list[ScenarioRun]:
    """Play the rulings on an engine, a few files at a time, without those that were played to the end and kept."""
    to.parent.mkdir(parents=True, exist_ok=True)
    every = files()
    for begin in range(0, len(every), AT_ONCE):
        chunk = every[begin : begin + AT_ONCE]
        if {it.file for it in kept.read(to)} >= set(chunk):
            continue
        part = to.with_suffix(".part")
        part.unlink(missing_ok=True)
        command = ["-q", "-n", "auto", "-p", "no:cacheprovider", "-p", "steps.peers.kept", "--engine", name, *chunk]
        environment = {**os.environ, kept.VARIABLE: str(part)}
        subprocess.run([sys.executable, "-m", "pytest", *command], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=False)
        played = [it for it in kept.read(part) if it.file in chunk]
        if {it.file for it in played} != set(chunk):
            raise RuntimeError(f"the run on {name} was stopped; it goes on with the files that are left: {to}")
        with to.open("a", encoding="utf-8") as whole:
            whole.write(part.read_text(encoding="utf-8"))
        part.unlink()
        sys.stdout.write(f"{begin + len(chunk)} of {len(every)} files\n")
        sys.stdout.flush()
    return [it.run() for it in kept.read(to)]


def main(arguments: Sequence[str]) -> int:
    """Play the rulings on an engine and write its figures; 2 if there is no such engine."""
    if len(arguments) != 1 or arguments[0] not in NAMES[1:]:
        sys.stderr.write(f"usage: python -m steps.peers.figures ENGINE; there are: {', '.join(NAMES[1:])}\n")
        return 2
    (name,) = arguments
    try:
        version = engine(name).version
    except NoSuchEngine as error:
        sys.stderr.write(f"{error}\n")
        return 2
    of = fingerprint(ROOT, aside=("differences.toml", "japanese.tsv", "figures.tsv", "needs.tsv", "tests"))
    runs = play(name, ROOT / "reports" / "out" / "peers" / f"{name}-{version}-{of}.jsonl")
    path = Path(__file__).with_name(name) / "figures.tsv"
    path.write_text(table(runs, dict(verdicts.known(name))), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
