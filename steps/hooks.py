"""Pytest hooks of Saitei: what a run publishes, and the one thing it asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from steps.dispatch import Vocabulary
    from steps.published import ScenarioRun


@pytest.hookspec
def pytest_saitei_scenario(run: ScenarioRun) -> None:
    """A scenario (one row of an outline) is over, or could not be run: called once for each, in the process that reports."""


@pytest.hookspec
def pytest_saitei_uncollected(path: str, line: int, message: str) -> None:
    """Something is wrong with a file itself. ``path`` is relative to the root of the project; called once for each message."""


@pytest.hookspec(firstresult=True)
def pytest_saitei_vocabulary(config: pytest.Config) -> Vocabulary | None:
    """The phrases and the table that scenarios run with. The project's own, unless a plugin or conftest answers first."""
