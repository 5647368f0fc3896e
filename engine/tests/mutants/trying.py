"""Mutants tried out in forks of one process that has collected every test once: a test sees a mistake without a start of its own.

The tests are run once without a mistake, while it is noted which of them reaches which line. A mutant is tried in a fork: the code of its
function is exchanged, and the tests that reach its line are run until one fails. Tests that do not reach it cannot see it. A line that
is reached already while the tests are collected (what a card is made of) may have left its results behind: such a mutant that survives is
tried again by a process of its own, with the mistake on disk.
"""

from __future__ import annotations

import gc
import io
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from engine.tests.mutants.drawing import ROOT, Mutant, written

ALL_TESTS = ("features", "engine/tests")
OPTIONS = (
    "-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider", "-o", "addopts=", "-p", "steps.plugin", "--import-mode=importlib",
)  # fmt: skip
LONGEST = 30
"""Seconds after which a test that took less than a tenth of them counts as one that does not end; ten times as long for the others."""
MEMORY = 3 << 30
"""Bytes that a fork may take: an endless mutant may fill them."""

Lines = dict[str, set[int]]
"""By file, the lines that were reached."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant: "killed" (``by`` a test), "endless", "survived", or "unreached" (no test runs its line)."""

    word: str
    seconds: float
    by: str = ""

    @property
    def killed(self) -> bool:
        """Whether a test saw the mistake."""
        return self.word in ("killed", "endless")


@dataclass(slots=True)
class Reached:
    """Which lines of the modules each test reaches, in the order of the tests; how long it took; what collecting them reached."""

    tests: list[Lines]
    seconds: list[float]
    collecting: Lines


class Tracer:
    """Notes the lines of some files that are reached."""

    def __init__(self, files: Iterable[str]) -> None:
        self.files = frozenset(files)
        self.lines: Lines = {}
        self._whole: dict[CodeType, set[int]] = {}

    def start(self) -> None:
        """Note from now on, with nothing noted."""
        self.lines = {}
        sys.settrace(self._call)

    def stop(self) -> Lines:
        """Note no more; what was noted."""
        sys.settrace(None)
        return self.lines

    def _call(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        seen = self.lines.setdefault(code.co_filename, set())
        whole = self._whole.get(code)
        if whole is None:
            whole = self._whole[code] = {line for _, _, line in code.co_lines() if line}
        seen.add(frame.f_lineno)
        return None if whole <= seen else self._line

    def _line(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any]:
        self.lines[frame.f_code.co_filename].add(frame.f_lineno)
        return self._line


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and all inside it, always in the same order."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def exchange(module: str, source: str, living: Iterable[object] | None = None) -> int:
    """Give every living function of a module the code that it has in this source; how many were changed.

    ``living``: where to look for them, if that has been found out already.

    Raises:
        ValueError: the source is not the module with a mistake in one expression: its functions differ.
    """
    path = ROOT / module
    old = list(_codes(compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True)))
    new = list(_codes(compile(source, str(path), "exec", dont_inherit=True)))
    if [c.co_name for c in old] != [c.co_name for c in new]:
        raise ValueError(module)
    pairs = [(a, b) for a, b in zip(old, new, strict=True) if a != b]
    changed = 0
    for function in _living() if living is None else living:
        if type(function) is FunctionType and function.__code__.co_filename == str(path):
            for a, b in pairs:
                if function.__code__ == a:
                    function.__code__ = b
                    changed += 1
                    break
    return changed


def _living() -> list[object]:
    """All objects, those too that the search for garbage leaves out."""
    left_out = gc.get_freeze_count() > 0
    gc.unfreeze()
    found = gc.get_objects()
    if left_out:
        gc.freeze()
    return found


class Trying:
    """The pytest plugin: collects, then tries mutants instead of running tests.

    Args:
        reached: which test reaches which line, if that is known already.
        mutants: what is to be tried.
        first: for a mutant, the folders whose tests are likely to see it.
        heard: is told each verdict; ``followed``: what is reached, once that has been found out.
    """

    def __init__(
        self, tracer: Tracer, reached: Reached | None, mutants: Iterable[Mutant],
        first: Callable[[Mutant], tuple[str, ...]], heard: Callable[[Mutant, Verdict], None], followed: Callable[[Reached], None],
        jobs: int, most: int,
    ) -> None:  # fmt: skip
        self.most = most
        self.tracer, self.reached, self.mutants = tracer, reached, list(mutants)
        self.first, self.heard, self.followed, self.jobs = first, heard, followed, jobs
        self.items: list[pytest.Item] = []
        self.living: list[object] = []
        self.failed = ""

    # --- hooks -------------------------------------------------------------------------------------------------------------------

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests once, if need be, then try the mutants."""
        import engine.everything  # noqa: F401, PLC0415  (what a fork imports for the first time would have no mistake in it)

        collecting = self.tracer.stop()
        self.items = session.items
        if session.testsfailed:
            raise session.Interrupted("tests cannot be collected")
        gc.collect()
        self.living = [f for f in _living() if type(f) is FunctionType and f.__code__.co_filename in self.tracer.files]
        gc.freeze()
        if self.reached is None:
            self.reached = self._follow_all(collecting)
            self.followed(self.reached)
        running: dict[int, tuple[Mutant, float, Path]] = {}
        with tempfile.TemporaryDirectory() as folder:
            for n, mutant in enumerate(self.mutants):
                tests = self._tests(mutant)
                if not tests and not self._while_collecting(mutant):
                    self.heard(mutant, Verdict("unreached", 0.0))
                    continue
                if len(running) == self.jobs:
                    self._wait(running)
                place = Path(folder) / str(n)
                running[self._forked(lambda m=mutant, t=tests, p=place: self._try(m, t, p))] = (mutant, time.monotonic(), place)  # type: ignore[misc]
            while running:
                self._wait(running)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the test that failed."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    # --- what is reached ---------------------------------------------------------------------------------------------------------

    def _follow_all(self, collecting: Lines) -> Reached:
        """Run all tests in forks, each with its share, and note what they reach.

        Raises:
            SystemExit: they fail without any mistake.
        """
        size = -(-len(self.items) // self.jobs)
        shares = [range(n, min(n + size, len(self.items))) for n in range(0, len(self.items), size)]
        with tempfile.TemporaryDirectory() as folder:
            places = [Path(folder) / str(n) for n in range(len(shares))]
            forks = [self._forked(lambda s=share, p=place: self._follow(s, p)) for share, place in zip(shares, places, strict=True)]  # type: ignore[misc]
            for pid in forks:
                os.waitpid(pid, 0)
            parts = [pickle.loads(place.read_bytes()) for place in places if place.exists()]
        if len(parts) < len(shares) or any(part[2] for part in parts):
            raise SystemExit(f"The tests fail before any mistake is made: mend that first (make test). {[part[2] for part in parts]}")
        return Reached([lines for part in parts for lines in part[0]], [s for part in parts for s in part[1]], collecting)

    def _follow(self, share: range, place: Path) -> None:
        lines: list[Lines] = []
        seconds: list[float] = []
        for n in share:
            start = time.monotonic()
            self.tracer.start()
            self._run(n, share[n - share.start + 1] if n + 1 < share.stop else None)
            lines.append(self.tracer.stop())
            seconds.append(time.monotonic() - start)
        place.write_bytes(pickle.dumps((lines, seconds, self.failed)))

    def _while_collecting(self, mutant: Mutant) -> bool:
        assert self.reached is not None
        return bool(mutant.lines & self.reached.collecting.get(str(ROOT / mutant.module), set()))

    def _tests(self, mutant: Mutant) -> list[int]:
        """The tests that reach a mutant: those first that are likely to see it, each kind mixed by the quick ones first."""
        assert self.reached is not None
        file = str(ROOT / mutant.module)
        found = [n for n, lines in enumerate(self.reached.tests) if mutant.lines & lines.get(file, set())]
        first = self.first(mutant)
        likely = sorted(found, key=lambda n: (not self.items[n].nodeid.startswith(first), n * 7919 % len(self.items)))
        if not self.most or len(likely) <= self.most:
            return likely
        ahead = [n for n in likely if self.items[n].nodeid.startswith(first)][: self.most * 2 // 3]
        there = frozenset(ahead)
        return [*ahead, *[n for n in likely if n not in there][: self.most - len(ahead)]]

    # --- forks -------------------------------------------------------------------------------------------------------------------

    @staticmethod
    def _forked(act: Callable[[], None]) -> int:
        pid = os.fork()
        if pid:
            return pid
        try:
            sys.stdout = io.StringIO()
            act()
        finally:
            os._exit(0)  # whatever has happened: what was found lies in a file, and nothing more is to be done here

    def _run(self, n: int, following: int | None) -> None:
        item = self.items[n]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None if following is None else self.items[following])

    def _try(self, mutant: Mutant, tests: list[int], place: Path) -> None:
        """In a fork: run the tests with the mistake; what became of it goes to ``place``."""
        import resource  # noqa: PLC0415  (not on every system)

        def late(*_: object) -> None:
            place.write_text(f"endless\n{tests[at]}", encoding="utf-8")
            os._exit(0)

        assert self.reached is not None
        parent = os.getppid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        exchange(mutant.module, written(mutant), self.living)
        signal.signal(signal.SIGALRM, late)
        for at, n in enumerate(tests):
            if os.getppid() != parent:
                return  # nobody waits for this any more
            signal.alarm(int(max(LONGEST, 10 * self.reached.seconds[n])))
            self._run(n, tests[at + 1] if at + 1 < len(tests) else None)
            if self.failed:
                place.write_text(f"killed\n{self.failed}", encoding="utf-8")
                return
        place.write_text("survived\n", encoding="utf-8")

    def _wait(self, running: dict[int, tuple[Mutant, float, Path]]) -> None:
        """Wait until one of the forks has ended, and tell what became of its mutant."""
        while True:
            pid, _ = os.wait()
            if pid in running:
                break
        mutant, start, place = running.pop(pid)
        word, by = place.read_text(encoding="utf-8").split("\n", 1) if place.exists() else ("killed", "the process ended")
        if word == "survived" and self._while_collecting(mutant):
            word = "survived" if on_disk(mutant) else "killed"
        self.heard(mutant, Verdict(word, round(time.monotonic() - start, 1), by))


def on_disk(mutant: Mutant) -> bool:
    """Whether a mutant survives all tests in a copy of the project that has the mistake."""
    import shutil  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("engine", "features", "steps", "reports"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "out"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        (copy / mutant.module).write_text(written(mutant), encoding="utf-8")
        tests = [sys.executable, "-m", "pytest", *OPTIONS, "-x", *ALL_TESTS]
        return subprocess.run(tests, cwd=copy, capture_output=True, check=False, timeout=3600).returncode == 0


def try_all(
    mutants: Iterable[Mutant], files: Iterable[str], reached: Reached | None, first: Callable[[Mutant], tuple[str, ...]],
    heard: Callable[[Mutant, Verdict], None], followed: Callable[[Reached], None], jobs: int, most: int = 0,
) -> None:  # fmt: skip
    """Try mutants of these modules out; see :class:`Trying`. ``most``: of the tests that reach a mutant run so many at most; 0: all."""
    tracer = Tracer(str(ROOT / file) for file in files)
    trying = Trying(tracer, reached, mutants, first, heard, followed, jobs, most)
    os.chdir(ROOT)
    tracer.start()
    try:
        pytest.main([*OPTIONS, *ALL_TESTS], plugins=[trying])
    finally:
        tracer.stop()
