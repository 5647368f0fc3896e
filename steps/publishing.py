"""Publishes what a run found, through the hooks of :mod:`steps.hooks`; under pytest-xdist in the process that directs the others."""

from __future__ import annotations

import pytest

from steps import evidence
from steps.advice import say
from steps.published import ScenarioRun


def attach(report: pytest.TestReport, run: ScenarioRun, config: pytest.Config) -> None:
    """Put what came of a scenario into its report, in a form that can go from process to process."""
    report.saitei_run = evidence.dumps(run) if is_worker(config) else run  # type: ignore[attr-defined]


def attach_problems(report: pytest.TestReport, problems: list[tuple[str, int, str]]) -> None:
    """Put problems of a file (path, line, message) into a report."""
    report.saitei_problems = problems  # type: ignore[attr-defined]


def is_worker(config: pytest.Config) -> bool:
    """Whether this process runs tests for another one that reports."""
    return hasattr(config, "workerinput")


class Publisher:
    """Listens to reports and calls the hooks. One a run."""

    def __init__(self, config: pytest.Config) -> None:
        self.hook = config.hook

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Publish what a report brings."""
        run = report.__dict__.pop("saitei_run", None)  # pytest keeps its reports to the end
        if run is not None:
            self.hook.pytest_saitei_scenario(run=evidence.loads(run) if isinstance(run, str) else run)
        for path, line, message in getattr(report, "saitei_problems", ()):
            self.hook.pytest_saitei_uncollected(path=path, line=line, message=message)
        file = report.nodeid.partition("::")[0]
        if report.when not in ("setup", "call", "teardown") and file.endswith(".feature"):  # its process died (pytest-xdist)
            self.hook.pytest_saitei_uncollected(path=file, line=1, message=say("en", "lost", why=f"{report.nodeid}: {report.longrepr}"))
