"""Pytest plugin: gathers what a run publishes, and with ``--compliance DIR`` writes the report there (see :mod:`reports.output`)."""

from __future__ import annotations

import re
import time
from collections.abc import Generator
from datetime import datetime
from pathlib import Path

import pytest

from engine.record import replace
from reports import figures, settings
from reports.about import about_now
from reports.engines import as_other
from reports.plots import HistoryError, past_runs
from reports.results import Case, Proofs, Results, Uncollected, verdict_line
from steps.packing import PackingError
from steps.peers.verdicts import known
from steps.plugin import ScenarioItem, other_engine
from steps.published import ScenarioRun

_ENDED = {
    pytest.ExitCode.INTERRUPTED: "The run was interrupted.",
    pytest.ExitCode.INTERNAL_ERROR: "The run ended with an internal error.",
    pytest.ExitCode.USAGE_ERROR: "The run was called in a way that pytest doesn't understand.",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options."""
    group = parser.getgroup("saitei")
    group.addoption("--compliance", metavar="DIR", help="write the compliance report into this folder")
    group.addoption("--proofs", metavar="FILE", help="show these proofs in the compliance report (written by `saitei prove`)")
    group.addoption("--history", metavar="PATH", action="append", default=[], help="show earlier runs too: a compliance.json, or a folder")
    group.addoption("--shard", metavar="K/N", help="play only the K-th of N parts of the scenarios; `saitei merge` puts the parts together")


def pytest_configure(config: pytest.Config) -> None:
    """Listens if a report is wanted. The workers of pytest-xdist don't: scenarios are published in the process that reports."""
    shard = _shard(config.getoption("shard"))
    if shard is not None:
        config.pluginmanager.register(Shard(*shard), "saitei-shard")
    if config.getoption("compliance") and hasattr(config, "workerinput"):
        config.pluginmanager.register(Worker(config), "saitei-worker")
    if config.getoption("compliance") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Listener(config), "saitei-report")


def _shard(text: str | None) -> tuple[int, int] | None:
    """ "2/3" -> (2, 3). Raises UsageError."""
    if text is None:
        return None
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise pytest.UsageError(f"--shard {text}: which part of how many is given as 2/3")
    return int(match[1]), int(match[2])


class Shard:
    """Leaves only one part of the scenarios: every N-th of them, so that the parts take about the same time."""

    def __init__(self, number: int, of: int) -> None:
        self.number, self.of = number, of
        self.suite = 0
        """Scenarios of all parts together."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Take the other parts' scenarios out."""
        scenarios = [item for item in items if isinstance(item, ScenarioItem)]
        self.suite = len(scenarios)
        mine = set(scenarios[self.number - 1 :: self.of])
        items[:] = [item for item in items if not isinstance(item, ScenarioItem) or item in mine]


class Worker:
    """In a process that runs tests for another one: counts what only the one that collects can count, and hands it over."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._deselected = self._expected = 0

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """It is known what will run, of files outside the project too, whose names don't show it."""
        self._expected = sum(isinstance(item, ScenarioItem) for item in session.items)

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        """Some items were left out."""
        self._deselected += sum(isinstance(item, ScenarioItem) for item in items)

    def pytest_sessionfinish(self) -> None:
        """Hand it over."""
        shard: Shard | None = self._config.pluginmanager.get_plugin("saitei-shard")
        counted = {"deselected": self._deselected, "expected": self._expected, "suite": shard.suite if shard is not None else 0}
        self._config.workeroutput["saitei"] = counted  # type: ignore[attr-defined]


class Listener:
    """Gathers a run, and writes its report: once at the start, saying that the run hasn't ended, and once at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._folder = Path(config.getoption("compliance"))
        self._folder = self._folder if self._folder.is_absolute() else config.invocation_params.dir / self._folder
        self._settings = settings.read(config.rootpath)
        self._started, self._clock = datetime.now().astimezone(), time.perf_counter()
        self._cases: list[Case] = []
        self._uncollected: dict[Uncollected, None] = {}
        self._expected = self._deselected = 0
        self._interrupted = ""
        self._proofs = self._read_proofs()
        try:
            self._past = past_runs(config.invocation_params.dir / path for path in config.getoption("history"))
        except HistoryError as error:
            raise pytest.UsageError(f"--history: {error}") from error
        try:
            self._figures = figures.kept()
        except figures.FigureError as error:
            raise pytest.UsageError(str(error)) from error
        self.results: Results | None = None
        self._unwritten = ""
        """Why the report could not be written at the end."""

    def _read_proofs(self) -> Proofs | None:
        name = self._config.getoption("proofs")
        if not name:
            return None
        try:
            return Proofs.from_json((self._config.invocation_params.dir / name).read_text(encoding="utf-8"))
        except (OSError, PackingError) as error:
            raise pytest.UsageError(f"--proofs {name}: {error}") from error

    # what is heard

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_scenario(self, run: ScenarioRun) -> None:
        """A scenario is over."""
        self._cases.append(Case.of(run))

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_uncollected(self, path: str, line: int, message: str) -> None:
        """Something could not be collected."""
        self._uncollected[Uncollected(path, line, message)] = None

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        """Some items were left out."""
        self._deselected += sum(isinstance(item, ScenarioItem) for item in items)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """It is known what will run."""
        self._expected = max(self._expected, sum(isinstance(item, ScenarioItem) for item in session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        """It is known what will run, where other processes run it; all of them collect the same."""
        self._expected = sum(name.partition("::")[0].endswith(".feature") for name in ids)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object, error: object) -> None:
        """Another process is done."""
        counted = getattr(node, "workeroutput", {}).get("saitei", {})
        self._deselected = max(self._deselected, counted.get("deselected", 0))
        self._expected = max(self._expected, counted.get("expected", 0))
        shard: Shard | None = self._config.pluginmanager.get_plugin("saitei-shard")
        if shard is not None:
            shard.suite = max(shard.suite, counted.get("suite", 0))

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Somebody, or a plugin, stopped the run."""
        self._interrupted = f"The run was interrupted ({excinfo.typename})."

    # what is written

    def _gathered(self, interrupted: str) -> Results:
        from engine.rule import known_rules  # noqa: PLC0415  (reads the whole engine, so only when a report is written)

        engine = other_engine(self._config)
        given = self._config.args if self._config.args_source is pytest.Config.ArgsSource.ARGS else []
        asked = tuple(self._relative(path) for path in given)
        about = replace(about_now(self._config.rootpath, self._started), paths=asked)
        if engine is not None:
            about = replace(about, engines=(engine.name,), version=engine.version)
        about = replace(about, edition=self._config.getoption("edition") or about.edition)
        about = replace(about, seconds=round(time.perf_counter() - self._clock, 3))
        cases = tuple(sorted(self._cases, key=lambda case: (case.run.file, case.run.line, case.run.slug)))
        parts = tuple(known_rules().items())
        found = Results(about, cases, tuple(self._uncollected), self._expected, self._deselected, interrupted, self._proofs, parts)
        found = replace(found, figures=self._figures)
        shard: Shard | None = self._config.pluginmanager.get_plugin("saitei-shard")
        if shard is not None:
            found = replace(found, shard=(shard.number, shard.of), suite=shard.suite)
        return found if engine is None else as_other(replace(found, figures=(), known=tuple(known(engine.name).values())))

    def _relative(self, asked: str) -> str:
        """A path of the call (it may go on with "::" and a name), told from the root of the project."""
        path, colons, name = asked.partition("::")
        whole = self._config.invocation_params.dir / path
        root = self._config.rootpath
        return (whole.relative_to(root).as_posix() if whole.is_relative_to(root) else path) + colons + name

    def _write(self, results: Results) -> None:
        from reports.output import write_report  # noqa: PLC0415  (Jinja is wanted only here)

        write_report(self._folder, results, self._settings, self._past)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionstart(self) -> None:
        """Whatever happens now, no report of an earlier run is taken for that of this one. Options that mean nothing begin no run."""
        try:
            self._write(self._gathered("The run has not ended yet, or was killed."))
        except OSError as error:
            raise pytest.UsageError(self._no_report(error)) from error

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> Generator[None, object, object]:
        """The run is over, however it went."""
        try:
            return (yield)
        finally:
            ended = self._interrupted or _ENDED.get(pytest.ExitCode(exitstatus), "") if exitstatus in set(pytest.ExitCode) else ""
            ended = ended or str(session.shouldstop or session.shouldfail or "")
            self.results = self._gathered(ended)
            try:
                self._write(self.results)
            except OSError as error:
                self._unwritten, session.exitstatus = self._no_report(error), pytest.ExitCode.INTERNAL_ERROR

    def _no_report(self, error: OSError) -> str:
        """What to say where the report can't be written."""
        why = error.strerror or str(error)
        return f"--compliance {self._folder}: the report can't be written there ({why}). Make room, or name another folder."

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say where the report is, and what it says."""
        if self.results is None:
            return
        good = self.results.verdict == "passed"
        terminalreporter.section("compliance report", green=good, red=not good, bold=True)
        terminalreporter.line(verdict_line(self.results), green=good, red=not good)
        if self._unwritten:
            terminalreporter.line(self._unwritten, red=True, bold=True)
        else:
            terminalreporter.line(str(self._folder / "compliance.html"))
