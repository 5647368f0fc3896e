"""``saitei prove``: switches off each claimed rule, part by part, and sees which of the scenarios that claim it fail.

It is one run of pytest. Every scenario that claims one of the rules is played once as it is, and once for each part of each rule it claims
without that part. Only a scenario that is green as it is can prove anything, and only by failing in a line of its own: an error, an
exception or another claim that is no longer exercised proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pytest

from reports.results import Failing, Proof
from reports.rules import bare, order, part
from steps.published import ScenarioRun

if TYPE_CHECKING:  # pytest wants to be the first to load its plugins, and this is imported before it runs
    from steps.plugin import ScenarioItem
    from steps.running import Player

_WITHOUT = " without "


class NothingToProve(Exception):
    """A rule that was asked for and that cannot be proven: nobody claims it, or the engine never cites it."""


def wanted(asked: Sequence[str], claimed: Iterable[str], known: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    """The keys to switch off, one after another, by rule.

    ``asked``: "702.152a", with a part "702.152a sacrifice", or all below "702.152" or "702"; nothing: every rule that is claimed.

    Raises:
        NothingToProve: one of them names no claimed rule that the engine cites.
    """
    numbers = sorted(set(claimed), key=order)
    keys = {number: [f"{number} {name}".rstrip() for name in known.get(number, ())] for number in numbers}
    if not asked:
        return keys
    chosen: dict[str, list[str]] = {}
    for name in (" ".join(item.split()) for item in asked):
        found = {number: [key for key in keys[number] if name in (key, number) or _below(number, name)] for number in numbers}
        found = {number: some for number, some in found.items() if some}
        if not found:
            raise NothingToProve(f"{name}: no scenario claims it, or the engine never cites it")
        for number, some in found.items():
            chosen[number] = list(dict.fromkeys([*chosen.get(number, ()), *some]))
    return chosen


def _below(number: str, name: str) -> bool:
    """Whether a rule stands under another one: 702.152a under 702.152 and 702, but not under 702.15."""
    rest = number.removeprefix(name)
    return rest != number and not part(name) and not rest[:1].isdigit()


@dataclass(slots=True)
class Prover:
    """A plugin of the run: asks for every scenario several times over, and hears what came of it."""

    asked: Sequence[str]
    known: Mapping[str, tuple[str, ...]]
    proofs: list[Proof] = field(default_factory=list)
    not_green: list[ScenarioRun] = field(default_factory=list)
    """Scenarios that are not green with all rules, and so can prove nothing."""
    refused: str = ""
    """Why nothing was tried."""
    _heard: dict[str, ScenarioRun] = field(default_factory=dict)
    _trials: dict[str, list[str]] = field(default_factory=dict)
    """Rule and part to the slugs of the scenarios that are played without it."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put in place of the scenarios their trials."""
        from steps.plugin import ScenarioItem  # noqa: PLC0415  (see above)

        scenarios = [item for item in items if isinstance(item, ScenarioItem)]
        claims = {item.player.slug: _claims(item.player) for item in scenarios}
        try:
            keys = wanted(self.asked, (number for numbers in claims.values() for number in numbers), self.known)
        except NothingToProve as error:
            self.refused, items[:] = str(error), []
            return
        items[:] = []
        for item in scenarios:
            trials = [key for number in claims[item.player.slug] for key in keys.get(number, ())]
            if trials:
                items += [item, *(_without(item, key) for key in trials)]
            for key in trials:
                self._trials.setdefault(key, []).append(item.player.slug)

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_scenario(self, run: ScenarioRun) -> None:
        """A trial is over."""
        self._heard[run.slug] = run

    def pytest_sessionfinish(self) -> None:
        """All trials are over."""
        plain = {slug: run for slug, run in self._heard.items() if _WITHOUT not in slug}
        self.not_green = [run for run in plain.values() if run.status != "passed" or run.unexercised]
        bad = {run.slug for run in self.not_green}
        for key in sorted(self._trials, key=order):
            slugs = [slug for slug in self._trials[key] if slug in plain and slug not in bad]
            runs = [(slug, self._heard.get(f"{slug}{_WITHOUT}{key}")) for slug in slugs]
            stopped = [(slug, run) for slug, run in runs if run is not None and run.status != "passed"]
            failing = tuple(_failing(slug, run) for slug, run in stopped if _by_its_own_line(run))
            broken = tuple(_failing(slug, run) for slug, run in stopped if not _by_its_own_line(run))
            self.proofs.append(Proof(bare(key), part(key), len(runs), failing, broken))


def _claims(player: Player) -> list[str]:
    """The rules that a scenario claims."""
    return list(dict.fromkeys(tag.name.removeprefix("CR:") for tag in player.scenario.tags if tag.name.startswith("CR:")))


def _without(item: ScenarioItem, key: str) -> ScenarioItem:
    """The same scenario with a rule switched off."""
    made: ScenarioItem = type(item).from_parent(item.parent, name=f"{item.name}{_WITHOUT}{key}", callobj=item.obj)
    old = item.player
    terms = replace(old.terms, rules_off=old.terms.rules_off | {key})
    made.player = type(old)(old.source, old.scenario, f"{old.slug}{_WITHOUT}{key}", old.memory, terms)
    return made


def _by_its_own_line(run: ScenarioRun) -> bool:
    """Whether a scenario failed in one of its steps: something that it says does not hold."""
    return run.status == "failed" and not run.unexercised and any(step.line == run.error_line for step in run.steps)


def _failing(slug: str, run: ScenarioRun) -> Failing:
    return Failing(slug, run.error_line, run.error)
