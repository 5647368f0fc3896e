"""2,000 scenarios of 5 trivial steps, with 1,000 phrases known, against 2,000 plain pytest functions: whole processes, interleaved.

``python -m steps.bench.dispatch [ROUNDS]`` prints the medians and their ratio. Every line is worded differently (a number varies), so
that each must be read; the phrases are kept by their first words, as a vocabulary would.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCENARIOS, STEPS, PHRASES, FILES = 2000, 5, 1000, 20
BUDGET = 3.0

_CONFTEST = '''
from steps.tests.fake import FakeVocabulary

WORDINGS = [f"「{n:o}」を{{n}}回動かす".translate(str.maketrans("01234567", "零一二三四五六七")) for n in range(%d)]

def pytest_saitei_vocabulary():
    return FakeVocabulary({kind: {"ja": WORDINGS} for kind in ("given", "when", "then")}, indexed=True)
'''
_NUMERALS = str.maketrans("01234567", "零一二三四五六七")
_INI = "[pytest]\naddopts = %s -p no:cacheprovider\nfilterwarnings = error\n"


def write_scenarios(folder: Path) -> None:
    """The scenarios, in 20 files."""
    (folder / "conftest.py").write_text(_CONFTEST % PHRASES, encoding="utf-8")
    (folder / "pytest.ini").write_text(_INI % "-p steps.plugin", encoding="utf-8")
    keywords = ("前提", "もし", "かつ", "ならば", "かつ")
    for file in range(FILES):
        lines = ["# language: ja", f"機能: 機能{file}"]
        for n in range(file, SCENARIOS, FILES):
            lines += ["", "  @see:702.152 @ruling:BLZ-01", f"  シナリオ: シナリオ{n}"]
            names = [f"{(n * STEPS + step) % PHRASES:o}".translate(_NUMERALS) for step in range(STEPS)]
            lines += [f"    {keyword} 「{name}」を{n}回動かす" for keyword, name in zip(keywords, names, strict=True)]
        (folder / f"f{file}.feature").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_functions(folder: Path) -> None:
    """As many plain functions, in as many files."""
    (folder / "pytest.ini").write_text(_INI % "", encoding="utf-8")
    for file in range(FILES):
        lines = ["def step(n):", "    return n", ""]
        for n in range(file, SCENARIOS, FILES):
            lines += [f"def test_{n}():", *(f"    step({step})" for step in range(STEPS)), ""]
        (folder / f"test_f{file}.py").write_text("\n".join(lines), encoding="utf-8")


def seconds(folder: Path) -> float:
    """How long a run takes. Raises RuntimeError unless all tests pass."""
    root = str(Path(__file__).resolve().parents[2])
    environment = {**os.environ, "PYTHONPATH": root, "PYTHONUTF8": "1"}
    began = time.perf_counter()
    command = [sys.executable, "-m", "pytest", "-q", "."]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    took = time.perf_counter() - began
    if f"{SCENARIOS} passed" not in done.stdout:
        raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
    return took


def main(rounds: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        scenarios, functions = Path(name, "scenarios"), Path(name, "functions")
        scenarios.mkdir()
        functions.mkdir()
        write_scenarios(scenarios)
        write_functions(functions)
        seconds(functions)  # compiles the modules
        times = [(seconds(functions), seconds(scenarios)) for _ in range(rounds)]
    plain, ours = (statistics.median(column) for column in zip(*times, strict=True))
    print(f"{SCENARIOS} scenarios x {STEPS} steps, {PHRASES} phrases, median of {rounds} interleaved rounds")
    print(f"plain pytest functions  {plain:6.2f} s")
    print(f"scenarios               {ours:6.2f} s")
    print(f"ratio                   {ours / plain:6.2f}   (budget {BUDGET})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
