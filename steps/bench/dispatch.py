"""2,000 scenarios of 5 trivial steps, with 1,000 phrases known, against 2,000 plain pytest functions: whole processes, interleaved.

``python -m steps.bench.dispatch [ROUNDS]`` prints medians and ratios, for the dispatch alone (phrases are found by their first words)
and with the project's own reader, slots and retelling. There is a phrase for each of 1,000 lines; every scenario has another five.
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

_ALONE = '''
from steps.bench.dispatch import PHRASES, wording
from steps.tests.fake import FakeVocabulary

def pytest_saitei_vocabulary():
    wordings = [wording(n).replace("{player}", "あなた") for n in range(PHRASES)]
    return FakeVocabulary({kind: {"ja": wordings} for kind in ("given", "when", "then")}, indexed=True)
'''
_WITH_READER = '''
from contextlib import nullcontext
from steps import phrase, vocabulary
from steps.bench.dispatch import PHRASES, wording
from steps.tests.fake import FakeScene, FakeVocabulary

def nothing(scene, player, n):
    pass

class Scene(FakeScene):
    def settle(self, reading):
        pass
    def looking(self):
        return nullcontext()
    no_attachments = check_rules = lambda self, *values: None

class Vocabulary(FakeVocabulary):
    def read(self, kind, language, text):
        return phrase.read(kind, language, text)
    def scene(self, edition, rules_off, language):
        return Scene(edition, rules_off, language)

def pytest_saitei_vocabulary():
    vocabulary.PHRASES.clear()
    for n in range(PHRASES):
        made = vocabulary.PHRASES[f"XX-{n}"] = phrase.Phrase(f"XX-{n}", ja=wording(n), en=f"{{player}} move(s) thing x{n} {{n}} time(s)")
        made.given(nothing), made.when(nothing), made.then(nothing)
    return Vocabulary()
'''
_LETTERS = str.maketrans("01234567", "アイウエオカキク")
_VERBS = ("動かす", "回す", "押す", "引く", "投げる", "拾う", "置く", "取る")
_INI = "[pytest]\naddopts = %s -p no:cacheprovider\nfilterwarnings = error\n"


def wording(n: int) -> str:
    """The n-th phrase."""
    return f"{{player}}は品{f'{n:o}'.translate(_LETTERS)}を{{n}}回{_VERBS[n % len(_VERBS)]}"


def write_scenarios(folder: Path, conftest: str) -> None:
    """The scenarios, in 20 files."""
    (folder / "conftest.py").write_text(conftest, encoding="utf-8")
    (folder / "pytest.ini").write_text(_INI % "-p steps.plugin", encoding="utf-8")
    keywords = ("前提", "もし", "かつ", "ならば", "かつ")
    for file in range(FILES):
        lines = ["# language: ja", f"機能: 機能{file}"]
        for n in range(file, SCENARIOS, FILES):
            lines += ["", "  @see:702.152 @ruling:BLZ-01", f"  シナリオ: シナリオ{n}"]
            texts = [wording((n * STEPS + step) % PHRASES).format(player="あなた", n=3) for step in range(STEPS)]
            lines += [f"    {keyword} {text}" for keyword, text in zip(keywords, texts, strict=True)]
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
        folders = [Path(name, kind) for kind in ("functions", "alone", "reader")]
        for folder in folders:
            folder.mkdir()
        write_functions(folders[0])
        write_scenarios(folders[1], _ALONE)
        write_scenarios(folders[2], _WITH_READER)
        seconds(folders[0])  # compiles the modules
        times = [[seconds(folder) for folder in folders] for _ in range(rounds)]
    plain, alone, reader = (statistics.median(column) for column in zip(*times, strict=True))
    print(f"{SCENARIOS} scenarios x {STEPS} steps, {PHRASES} phrases, median of {rounds} interleaved rounds")
    print(f"plain pytest functions        {plain:6.2f} s")
    print(f"scenarios, dispatch alone     {alone:6.2f} s   ratio {alone / plain:5.2f}   (budget {BUDGET})")
    print(f"scenarios, with the reader    {reader:6.2f} s   ratio {reader / plain:5.2f}   (budget {BUDGET})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
