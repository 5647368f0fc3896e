"""Every change that the engine models is shown by a ruling: one that holds by the edition it is tagged with, and not by another one."""

from __future__ import annotations

import pytest

from engine.editions import current, known
from engine.editions.changes import known_changes
from engine.record import replace
from reports.suite import ROOT, run_pytest
from steps import tags
from steps.plugin import ScenarioItem
from steps.published import ScenarioRun

_BY = " by "


class Crossing:
    """A plugin of the run: plays every scenario that is tagged with editions by those, and by all others."""

    def __init__(self) -> None:
        self.heard: list[ScenarioRun] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put other editions beside those asked for."""
        found = [it for it in items if isinstance(it, ScenarioItem) and tags.editions(it.player.scenario.tags)]
        items[:] = [*found, *(_crossed(it, edition) for it in found for edition in known if _crosses(it, edition))]

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_scenario(self, run: ScenarioRun) -> None:
        """A scenario is over."""
        self.heard.append(run)


def _crosses(item: ScenarioItem, edition: str) -> bool:
    asked = tags.editions(item.player.scenario.tags)
    return edition not in asked and item.player.terms.edition == asked[0]


def _crossed(item: ScenarioItem, edition: str) -> ScenarioItem:
    made: ScenarioItem = type(item).from_parent(item.parent, name=f"{item.name}{_BY}{edition}", callobj=item.obj)
    old = item.player
    terms = replace(old.terms, edition=edition)
    made.player = type(old)(old.source, old.scenario, f"{old.slug}{_BY}{edition}", old.memory, terms)
    return made


def _by_its_own_line(run: ScenarioRun) -> bool:
    return run.status == "failed" and any(step.line == run.error_line for step in run.steps)


def test_every_change_is_shown_by_a_ruling_that_tells_the_editions_apart() -> None:
    crossing = Crossing()
    run_pytest(["--tb=no", "-p", "no:cacheprovider"], [str(ROOT / "features")], crossing)
    plain = [run for run in crossing.heard if _BY not in run.slug]
    assert all(run.status == "passed" for run in plain)
    for change in known_changes():
        speaking = [run for run in plain if {f"CR:{change.rule}", f"see:{change.rule}"} & set(run.tags)]
        for older in (True, False):
            slugs = {run.slug for run in speaking if (run.edition < change.since) is older}
            crossed = [run for run in crossing.heard if run.slug.partition(_BY)[0] in slugs and (run.edition < change.since) is not older]
            assert any(map(_by_its_own_line, crossed)), f"{change.rule}: no ruling of {'before' if older else current} fails without it"
