"""Draw mutants, try them, tell what became of them: ``python -m engine.tests.mutants [--seed N …] [--size N] [GROUP …]``.

What was found is kept in ``reports/out`` by the content of the files, so that a run that was stopped goes on where it was. When all groups
were tried, the figures are kept with the project (:mod:`engine.tests.mutants.recording`).
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import sys
from dataclasses import asdict
from pathlib import Path

from engine.fingerprint import fingerprint
from engine.tests.mutants.drawing import GROUPS, ROOT, Mutant, key, modules_of, sample
from engine.tests.mutants.recording import Measured, equivalents, keep, told
from engine.tests.mutants.trying import Reached, Verdict, try_all

SEEDS = (1, 2)
SIZE = 20
NAME = "engine.tests.mutants"


def asked() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog=f"python -m {NAME}", description="Mutation testing of the engine.")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"which groups of modules ({', '.join(GROUPS)}); all, if none is named")
    parser.add_argument("--seed", type=int, action="append", help=f"by which the sample is drawn; repeatable ({SEEDS})")
    parser.add_argument("--size", type=int, default=SIZE, help=f"mutants of each group and seed ({SIZE})")
    parser.add_argument("--tests", type=int, default=0, help="run at most so many of the tests that reach a mutant (all)")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at a time (2)")
    parser.add_argument("--out", type=Path, default=ROOT / "reports" / "out", help="where what was found is kept")
    found = parser.parse_args()
    if not hasattr(os, "fork"):
        parser.error("mutants are tried in forks of one process, which this system hasn't got; use Linux, macOS or WSL")
    for group in found.groups:
        if group not in GROUPS:
            parser.error(f"there is no group {group!r}; there are: {', '.join(GROUPS)}")
    return found


def main() -> int:
    """Draw, try, tell, keep."""
    options = asked()
    groups = tuple(options.groups) or tuple(GROUPS)
    seeds: dict[int, list[Mutant]] = {seed: sample(seed, options.size, groups) for seed in options.seed or SEEDS}
    of = fingerprint(ROOT)
    verdicts, reached = _before(options.out, of, options.tests)
    command = " ".join(("python -m", NAME, *sys.argv[1:])) if sys.argv[1:] else "make mutants"
    measured = Measured(seeds, options.size, verdicts, of, command)
    left = [m for m in measured.tried if key(m) not in verdicts]
    done = len(measured.tried) - len(left)

    def heard(mutant: Mutant, verdict: Verdict) -> None:
        nonlocal done
        done += 1
        verdicts[key(mutant)] = verdict
        print(f"{done:4} of {len(measured.tried)}  {verdict.word:9} {verdict.seconds:6.1f} s  {key(mutant)}", flush=True)
        made = {"of": of, "tests": options.tests, "verdicts": {name: asdict(found) for name, found in verdicts.items()}}
        (options.out / "mutants.json").write_text(json.dumps(made, indent=1, ensure_ascii=False), encoding="utf-8")

    def followed(now: Reached) -> None:
        (options.out / "mutants.reached").write_bytes(pickle.dumps((of, now)))

    options.out.mkdir(parents=True, exist_ok=True)
    if left:
        files = sorted({module for group in GROUPS for module in modules_of(group)})
        try_all(left, files, reached, lambda m: GROUPS[m.group][1], heard, followed, options.jobs, options.tests)
    known = equivalents()
    print(*told(measured, known), sep="\n")
    if not options.groups and fingerprint(ROOT) == of:
        keep(measured, known)
    return 0


def _before(out: Path, of: str, tests: int) -> tuple[dict[str, Verdict], Reached | None]:
    """What is known from an earlier run on the same files. Who survived as many tests as were run then is tried again by another number."""
    verdicts: dict[str, Verdict] = {}
    reached: Reached | None = None
    if (out / "mutants.json").exists():
        found = json.loads((out / "mutants.json").read_text(encoding="utf-8"))
        if found.get("of") == of:
            known = {name: Verdict(**verdict) for name, verdict in found["verdicts"].items()}
            verdicts = {name: verdict for name, verdict in known.items() if verdict.word != "survived" or found.get("tests") == tests}
    if (out / "mutants.reached").exists():
        made_of, what = pickle.loads((out / "mutants.reached").read_bytes())
        reached = what if made_of == of else None
    return verdicts, reached


if __name__ == "__main__":
    sys.exit(main())
