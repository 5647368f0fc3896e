"""The same scenario gives the same log, whatever PYTHONHASHSEED is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SEEDS = ("0", "1", "2")
SAMPLE = sorted({min(folder.glob("*.feature")) for folder in (ROOT / "features").rglob("*") if any(folder.glob("*.feature"))})
"""The first file of each folder: every subject, in a fifth of the time."""

RUN = """
import sys, pytest

class Listener:
    def pytest_saitei_scenario(self, run):
        told.append((run.slug, run.status, run.error, run.digest, run.applied, [step.rules for step in run.steps]))

told = []
code = pytest.main([*sys.argv[1:], "-q", "--no-header", "-p", "no:cacheprovider", "--tb=no"], [Listener()])
print(*sorted(told, key=repr), sep="\\n", file=sys.stderr)
sys.exit(code)
"""


def play(seed: str) -> subprocess.Popen[str]:
    """The sample, under one seed."""
    return subprocess.Popen(
        [sys.executable, "-c", RUN, *map(str, SAMPLE)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def test_log_does_not_depend_on_the_hash_seed() -> None:
    runs = {seed: play(seed) for seed in SEEDS}
    told = {seed: run.communicate()[1] for seed, run in runs.items()}
    assert told["0"].count("'passed'") > 50
    for seed in SEEDS:
        assert told[seed].splitlines() == told["0"].splitlines()
