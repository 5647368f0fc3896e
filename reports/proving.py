"""``saitei prove``: switches off each claimed rule, part by part, and sees which scenarios fail.

pytest collects the scenarios; then each that claims one of the rules is played once as it is, and once for each part of each rule it claims
without that part. Only a scenario that is green as it is can prove anything, and only by failing in a line of its own: an error, an
exception, a time-out or another claim that is no longer exercised proves nothing. With ``whole`` every scenario of the suite is played
without every rule that makes a difference in it, to count how many fail without a rule, whether they claim it or not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from engine.record import record, replace
from reports.journal import Journal
from reports.results import Failing, Proof
from reports.rules import bare, order, part
from reports.trials import Done, Outcome, Task, WorkerLost, matter, play
from steps.tags import claims

if TYPE_CHECKING:  # pytest wants to be the first to load its plugins, and this is imported before it runs
    from steps.running import Player


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


@record
class NotGreen:
    """A scenario that fails with all rules, and so can prove nothing."""

    file: str
    line: int
    title: str
    message: str


@record
class Idle:
    """A claim that holds nothing up: the scenario, in each of its rows, is as green without the rule."""

    file: str
    line: int
    title: str
    rule: str


@dataclass(slots=True)
class Prover:
    """A plugin of the run: plays the collected scenarios, each several times over, instead of having pytest run them."""

    asked: Sequence[str]
    known: Mapping[str, tuple[str, ...]]
    whole: bool = False
    jobs: int = 1
    journal: Journal = field(default_factory=lambda: Journal(None))
    code: str = ""
    """What all that plays scenarios is known by: another one, and nothing that was found before holds."""
    progress: Callable[[int, int], None] = lambda done, of: None
    """Told how many scenarios of how many are done, the first time when they begin."""
    proofs: list[Proof] = field(default_factory=list)
    not_green: list[NotGreen] = field(default_factory=list)
    idle: list[Idle] = field(default_factory=list)
    suite: int = 0
    """Scenarios of the whole suite that were played; 0: only those that claim a rule."""
    unread: int = 0
    """Files of which something could not be read."""
    refused: str = ""
    """Why nothing was tried."""
    unforeseen: list[str] = field(default_factory=list)
    """Trials that came out different although the rule had made no difference: then the counts are the least."""
    _players: list[Player] = field(default_factory=list)
    _contents: list[str] = field(default_factory=list)
    _keys: dict[str, list[str]] = field(default_factory=dict)
    _found: dict[tuple[int, str], Outcome] = field(default_factory=dict)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Take the scenarios."""
        from steps.plugin import FileProblems, ScenarioItem  # noqa: PLC0415  (see above)

        players = [item.player for item in items if isinstance(item, ScenarioItem)]
        self.unread = sum(isinstance(item, FileProblems) for item in items)
        try:
            self._keys = wanted(self.asked, (number for player in players for number in _claims(player)), self.known)
        except NothingToProve as error:
            self.refused = str(error)
        self._players = [player for player in players if self.whole or any(map(self._keys.get, _claims(player)))]
        self._contents = [_content(player, self.code) for player in self._players]
        items[:] = [item for item in items if isinstance(item, ScenarioItem) and item.player in self._players] if not self.refused else []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Play the trials."""
        if session.config.option.collectonly or self.refused:
            return True
        self.journal.load(self._contents)
        tasks = [task for place in range(len(self._players)) if (task := self._task(place)) is not None]
        of = len(self._players)
        known = of - len(tasks)
        try:
            for n, found in enumerate(play(self._players, tasks, self.jobs, lambda: self.progress(known, of)), 1):
                self._hear(found)
                self.progress(known + n, of)
        except WorkerLost as error:
            self.refused = str(error)
            return True
        self._conclude()
        return True

    def _task(self, place: int) -> Task | None:
        """What is still to be tried with a scenario; None: all is known."""
        content, among = self._contents[place], frozenset(key for keys in self._keys.values() for key in keys)
        first = self.journal.get(content, "")
        keys = self._claimed(place)
        if first is not None:
            self._found[place, ""] = first
            if first.ending != "passed":
                return None
            keys = [*keys, *(matter(among, first) if self.whole else ())]
        left = [key for key in dict.fromkeys(keys) if not self._recall(place, key)]
        if first is None:
            return Task(place, tuple(left), None, self.whole, among)
        return Task(place, tuple(left), first) if left else None

    def _recall(self, place: int, key: str) -> bool:
        """Whether it is known what comes of a trial."""
        outcome = self.journal.get(self._contents[place], key)
        if outcome is not None:
            self._found[place, key] = outcome
        return outcome is not None

    def _hear(self, found: Sequence[Done]) -> None:
        """All trials of a scenario are over."""
        self._found.update({(place, key): outcome for place, key, outcome in found})
        self.journal.add([(self._contents[place], key, outcome) for place, key, outcome in found])

    def _claimed(self, place: int) -> list[str]:
        """The keys of the rules that a scenario claims."""
        return [key for number in _claims(self._players[place]) for key in self._keys.get(number, ())]

    def _conclude(self) -> None:
        """All trials are over."""
        green = [place for place in range(len(self._players)) if self._found[place, ""].ending == "passed"]
        self.not_green = [self._not_green(place) for place in range(len(self._players)) if place not in set(green)]
        self.suite = len(green) if self.whole else 0
        if any(self._found[place, ""].mattered for place in green):
            odd = ((self._players[place].slug, key) for (place, key), outcome in self._found.items() if self._odd(place, key, outcome))
            self.unforeseen = [f"{slug} without {key}" for slug, key in odd]
        claiming: dict[str, list[int]] = {}
        for place in range(len(self._players)):
            for key in self._claimed(place):
                claiming.setdefault(key, []).append(place)
        tried: dict[str, dict[int, Outcome]] = {}
        for (place, key), outcome in self._found.items():
            if key:
                tried.setdefault(key, {})[place] = outcome
        for key in sorted(claiming, key=order):
            mine = [place for place in claiming[key] if place in set(green)]
            self.proofs.append(self._proof(key, mine, tried.get(key, {})))
        self.idle = list(self._idle(green))

    def _idle(self, green: Sequence[int]) -> Iterator[Idle]:
        """The claims of scenarios in which no line fails without any part of the rule."""
        fails: dict[Idle, bool] = {}
        for place in green:
            player = self._players[place]
            for number in _claims(player):
                keys = self._keys.get(number, [])
                if keys and len(keys) == len(self.known[number]):
                    claim = Idle(player.source.file, player.scenario.line, player.scenario.title, number)
                    failed = any(self._found[place, key].ending == "failed" for key in keys)
                    fails[claim] = fails.get(claim, False) or failed
        return (claim for claim, failed in fails.items() if not failed)

    def _odd(self, place: int, key: str, outcome: Outcome) -> bool:
        return bool(key) and outcome.ending != "passed" and not matter([key], self._found[place, ""])

    def _proof(self, key: str, mine: Sequence[int], tried: Mapping[int, Outcome]) -> Proof:
        """What came of switching off a key: in the scenarios that claim it, and in all that were tried."""

        def those(ending: str, places: Iterable[int]) -> tuple[Failing, ...]:
            ended = ((place, tried[place]) for place in sorted(places) if place in tried and tried[place].ending == ending)
            return tuple(Failing(self._players[place].slug, outcome.line, outcome.message) for place, outcome in ended)

        broken = (*those("broken", mine), *those("raised", mine))
        proof = Proof(bare(key), part(key), len(mine), those("failed", mine), broken)
        if not self.whole:
            return proof
        raised = those("raised", tried)
        return replace(proof, missed=len(those("failed", tried)), raised=len(raised), raises=raised[:SHOWN_RAISED])

    def _not_green(self, place: int) -> NotGreen:
        player = self._players[place]
        return NotGreen(player.source.file, player.scenario.line, player.scenario.title, self._found[place, ""].message)


SHOWN_RAISED = 3
"""So many scenarios in which the engine breaks down are named."""


def _claims(player: Player) -> list[str]:
    """The rules that a scenario claims."""
    return list(claims(player.scenario.tags))


def _content(player: Player, code: str) -> str:
    """What decides what comes of a scenario, as a hash."""
    said = repr((code, player.terms.edition, sorted(player.terms.rules_off), player.language, player.scenario))
    return hashlib.sha256(said.encode("utf-8")).hexdigest()[:20]
