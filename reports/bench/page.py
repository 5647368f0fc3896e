"""What a report of 10,000 scenarios costs: to build, in bytes, and in Chromium.

The scenarios are the real ones many times over, each time with other cards in them.

Budgets: built in 10 s and 500 MB; page and ``compliance.json`` 30 MB each; opened and filtered in 2 s, one scenario's evidence in 0.1 s;
5 MB for 1,000 scenarios. Run by ``make bench`` as ``python -m reports.bench.page [N]``.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.cards.catalogue import cards
from engine.record import replace
from reports import compliance
from reports.output import DATA, PAGE, write_report
from reports.results import Case, Results
from reports.settings import Settings
from steps.evidence import without_evidence

N = 10_000


def real() -> Results:
    """The results of a run of all rulings."""
    with tempfile.TemporaryDirectory() as folder:
        program = "import sys; from reports.command import main; sys.exit(main(sys.argv[1:]))"
        subprocess.run([sys.executable, "-c", program, "report", "--out", folder], check=False, capture_output=True)
        return compliance.loads((Path(folder) / "compliance.json").read_text(encoding="utf-8"))


def many(results: Results, n: int) -> Results:
    """So many scenarios, made of the real ones."""
    cases = list(varied(results.cases, n))
    return replace(results, cases=tuple(cases), expected=len(cases))


def varied(cases: tuple[Case, ...], n: int) -> Iterator[Case]:
    """The real ones first, then copies with other cards in them."""
    chance = random.Random(1)
    faces = [(face.name, face.ja or face.name) for face in cards().values()]
    for number in range(n):
        case = cases[number % len(cases)]
        turn = number // len(cases)
        names = [key for key, _, _ in case.run.names]
        yield _other(case, turn, dict(zip(names, chance.sample(faces, len(names)), strict=True))) if turn else case


def _other(case: Case, turn: int, names: dict[str, tuple[str, str]]) -> Case:
    """A scenario with other cards."""
    swaps: dict[str, str] = {}
    for key, english, japanese in case.run.names:
        other = names[key]
        swaps |= {english: other[0], japanese: other[1] if japanese != english else other[0]}
    pattern = re.compile("|".join(map(re.escape, sorted(swaps, key=len, reverse=True))) or "$^")

    def swap(text: str) -> str:
        return pattern.sub(lambda match: swaps[match[0]], text)

    run = case.run
    steps = tuple(
        replace(step, text=swap(step.text), told=tuple((language, swap(said)) for language, said in step.told)) for step in run.steps
    )
    named = tuple((other[0], *other) for other in names.values())
    title, other_title = f"{swap(run.title)} ({turn})", f"{swap(run.other_title)} ({turn})"
    run = replace(run, slug=f"{run.slug}-{turn}", title=title, other_title=other_title, steps=steps, names=named, line=run.line + turn)
    quoted = re.compile("|".join(re.escape(json.dumps(name, ensure_ascii=False)) for name in swaps) or "$^")
    evidence = quoted.sub(lambda match: json.dumps(swaps[json.loads(match[0])], ensure_ascii=False), case.evidence)
    return Case(without_evidence(run), evidence)


def measured(what: str, act: Callable[[], Any]) -> Any:
    """Do it, and say how long it took, on the clock and in this process alone."""
    start, worked = time.perf_counter(), time.process_time()
    found = act()
    print(f"{what:44} {time.perf_counter() - start:8.2f} s ({time.process_time() - worked:.2f} s of work)", flush=True)
    return found


def peak() -> float:
    """The most memory that this process has had, in MB."""
    import resource  # noqa: PLC0415  (not on Windows)

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def in_browser(path: Path) -> None:
    """What Chromium takes for it, where it and Playwright are."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        sync_playwright = import_module("playwright.sync_api").sync_playwright
    except ImportError:
        chromium = None
    if chromium is None:
        print("No Chromium or no Playwright: nothing measured in a browser.")
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        tab = browser.new_page()
        tab.goto(path.as_uri(), timeout=600_000)
        paint = tab.evaluate("performance.getEntriesByType('paint').find((entry) => entry.name === 'first-contentful-paint').startTime")
        load = tab.evaluate("performance.timing.loadEventEnd - performance.timing.navigationStart")
        print(f"{'first content':44} {paint / 1000:8.2f} s\n{'loaded':44} {load / 1000:8.2f} s")
        for name, query in (("first search (reads every text)", "blitz"), ("search", "奇襲 ライフ"), ("search for everything", "")):
            print(f"{name:44} {tab.evaluate(_FILTER, query) / 1000:8.2f} s")
        for place in (0, 5000):
            print(f"{'evidence of a scenario':44} {tab.evaluate(_EVIDENCE, place) / 1000:8.3f} s")
        browser.close()


_FILTER = """async (query) => {
  const start = performance.now();
  const state = new URLSearchParams({ q: query });
  apply(state);
  document.body.offsetHeight;
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
_EVIDENCE = """async (place) => {
  const start = performance.now();
  await drawCase(cases[Math.min(place, cases.length - 1)]);
  return performance.now() - start;
}"""


def main(n: int) -> None:
    """Measure."""
    results = many(real(), n)
    print(f"{len(results.cases)} scenarios")
    with tempfile.TemporaryDirectory() as folder:
        data, html = Path(folder) / DATA, Path(folder) / PAGE
        measured("page, compliance.json and badge", lambda: write_report(Path(folder), results, Settings()))
        print(f"{'memory, with all results':44} {peak():8.0f} MB")
        for path in (data, html):
            size = path.stat().st_size
            print(f"{path.name:44} {size / 1e6:8.2f} MB, {size / len(results.cases) / 1000:.2f} kB a scenario")
        in_browser(html)


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    main(int(sys.argv[1]) if len(sys.argv) > 1 else N)
