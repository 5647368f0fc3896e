"""What is kept of scenarios that are over: of another engine each game is a few megabytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from steps.tests.glue_run import OPTIONS, Glue

pytest_plugins = "pytester"

FEATURE = """
Feature: kept

  Scenario: One that can't be played
    When something unsupported happens

  Scenario: One that doesn't hold
    When you deal 3 damage
    Then your life total is 18

  Scenario: One that holds
    When you deal 3 damage
    Then your life total is 17
"""


def test_no_game_is_kept_when_its_scenario_is_over(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    Glue(pytester).write(FEATURE)
    result = pytester.runpytest_subprocess(*OPTIONS, "-p", "steps.tests.glue_kept")
    result.assert_outcomes(passed=1, failed=2)
    assert "made 3, kept 0" in str(result.stdout)
