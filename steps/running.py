"""Plays one scenario: checks it, carries out its lines, and says what came of it as a :class:`~steps.published.ScenarioRun`."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from pytest_bdd import parser as bdd

from engine.record import record, replace
from steps import dispatch, tags
from steps.advice import Language, listed, say
from steps.dispatch import Memory, Read, Scene
from steps.gherkin import Feature, Line, Scenario
from steps.lines import Problem
from steps.names import names_seen
from steps.problems import scenario_problems
from steps.published import ScenarioRun, Standing, Status, StepRun
from steps.table import Broken, Refused, SetUpError, Unsupported, WrongAnswer

T = TypeVar("T")



@record
class Source:
    """Where a scenario comes from."""

    feature: Feature
    bdd: bdd.Feature
    file: str
    """Relative to the root of the project, with "/"."""


@record
class Terms:
    """Under what a run plays its scenarios."""

    edition: str
    """The one that is played by; of a whole run, for scenarios that name none."""
    rules_off: frozenset[str]
    heard: bool = True
    """Whether anybody listens to what comes of them; else nothing is kept for the report."""
    engine: str = "reference"
    """The engine that plays them."""


class ScenarioFailed(Exception):
    """A scenario that doesn't hold or can't be run. ``problems``: what to say, by line."""

    def __init__(self, problems: Sequence[Problem], status: Status, *, shown: Sequence[str] = ()) -> None:
        super().__init__(problems[0].message)
        self.problems = tuple(problems)
        self.status: Status = status
        self.shown = tuple(shown)
        """The lines of the scenario that the first problems are about, one each."""


def internal(language: Language, error: Exception) -> str:
    """What to say of an exception that is no fault of the scenario."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
    return say(language, "internal", what="".join(traceback.format_exception_only(error)).strip(), where=where)


class Player:
    """One scenario being played."""

    def __init__(self, source: Source, scenario: Scenario, slug: str, memory: Memory, terms: Terms) -> None:
        self.source, self.scenario, self.slug, self.memory, self.terms = source, scenario, slug, memory, terms
        self.language: Language = source.feature.language
        self.steps: list[StepRun] = []
        self.scene: Scene | None = None
        self.failure: ScenarioFailed | None = None
        self.unexercised: tuple[str, ...] = ()
        self.seconds = 0.0
        self.definition = dispatch.definition(self.play)
        self._read: list[Read] = []
        self._missed: list[tuple[Problem, str]] = []
        self._cause: Exception | None = None
        self._started = False
        self._entries = 0
        self._rules: frozenset[str] = frozenset()

    # --- playing

    def run(self, request: pytest.FixtureRequest, scene: Callable[[], Scene]) -> None:
        """Play the whole scenario, by pytest-bdd. Raises ScenarioFailed."""
        self._run(lambda: dispatch.run(self.source.bdd, dispatch.bdd_scenario(self.source.bdd, self.scenario), request), scene)

    def run_alone(self) -> None:
        """Play the whole scenario with nothing around it: the same lines come to the same. Raises ScenarioFailed."""

        def lines() -> None:
            for _ in self.scenario.lines:
                self.play()

        self._run(lines, self.new_scene)

    def _run(self, lines: Callable[[], None], scene: Callable[[], Scene]) -> None:
        """Play the scenario, whose lines ``lines`` carries out one after another. Raises ScenarioFailed."""
        began = time.perf_counter()
        try:
            problems = self._guarded(self.check, self.scenario.line, "set-up stage")
            if problems:
                raise ScenarioFailed(problems, "error")
            self.scene = self._guarded(scene, self.scenario.line, "set-up stage")
            lines()
            self._guarded(self.scene.finish, self.scenario.lines[-1].line, "at the end")
            if not self._missed:
                self._check_claims(self.scene)
        except ScenarioFailed as failure:
            self.failure = self._with_missed(failure)
            raise self.failure from failure.__cause__
        else:
            if self._missed:
                self.failure = self._with_missed(None)
                raise self.failure from self._cause
        finally:
            self.seconds = time.perf_counter() - began

    def play(self) -> None:
        """Carry out the next line. Raises ScenarioFailed."""
        n = len(self.steps)
        line, read = self.scenario.lines[n], self._read[n]
        scene = self.scene
        assert scene is not None
        looked, begun = 0, False
        try:
            scene.before_line(line.kind)
            if line.kind != "given" and not self._started:
                self._show_start(scene)
            looked, begun = len(scene.looked), True
            read.readings[0].run(scene, line.rows, line.doc_string)
            scene.after_line()
        except Exception as error:
            status, message = self._judge(error)
            self.steps.append(self._seen(scene, line, read, looked, status, message))
            if begun and line.kind == "then" and status == "failed":
                self._missed.append((Problem(line.line, message), str(line)))
                self._cause = self._cause or error
                return
            raise ScenarioFailed([Problem(line.line, message)], status, shown=[str(line)]) from error
        self.steps.append(self._seen(scene, line, read, looked, "passed", ""))

    def _with_missed(self, last: ScenarioFailed | None) -> ScenarioFailed:
        """The failure of all that doesn't hold: a Then changes nothing, so that the scenario goes on after one that fails."""
        if not self._missed:
            assert last is not None
            return last
        problems = [problem for problem, _ in self._missed] + list(last.problems if last else ())
        shown = [line for _, line in self._missed] + list(last.shown if last else ())
        return ScenarioFailed(problems, "failed", shown=shown)

    def new_scene(self) -> Scene:
        """A scene at a fresh table."""
        return self.memory.vocabulary.scene(self.terms.edition, self.terms.rules_off, self.language)

    def _guarded(self, act: Callable[[], T], line: int, stage: str) -> T:
        try:
            return act()
        except Exception as error:
            status, message = self._judge(error)
            raise ScenarioFailed([Problem(line, say(self.language, stage, why=message))], status) from error

    def _judge(self, error: Exception) -> tuple[Status, str]:
        """What an exception means for the scenario, and what to say."""
        language = self.language
        if isinstance(error, Unsupported):
            return "unsupported", say(language, "unsupported", why=error.told(language))
        if isinstance(error, (*self.memory.vocabulary.failures, AssertionError)):
            return "failed", str(error)
        if isinstance(error, Refused):
            return "failed", say(language, "refused", why=error.told(language))
        if isinstance(error, SetUpError):
            return "error", say(language, "set-up", why=error.told(language))
        if isinstance(error, Broken):
            return "error", say(language, "broken", why=error.told(language))
        if isinstance(error, WrongAnswer):
            asked = say(language, "nothing asked")
            if error.question is not None and self.scene is not None:
                asked = self.scene.describe_question(error.question)
            return "failed", say(language, "wrong answer", why=f"{error.told(language)}\n{asked}")
        return "error", internal(language, error)

    def _seen(self, scene: Scene, line: Line, read: Read, looked: int, status: Status, error: str) -> StepRun:
        """A line that was carried out, with what it did, as far as somebody hears of it."""
        if not self.terms.heard:
            return StepRun(line.keyword, line.kind, line.line, line.text, status, error=error)
        entries = tuple(scene.table.log(self._entries))
        computed = tuple(scene.accounted(look) for look in scene.looked[looked:])
        applied = frozenset(scene.rules_applied())
        rules = {rule for entry in entries for rule in entry.rules} | {rule for look in computed for rule in look.rules}
        rules |= applied - self._rules
        self._entries += len(entries)
        self._rules = applied
        return StepRun(
            line.keyword, line.kind, line.line, line.text, status, read.told, read.phrase, line.background, line.rows, error,
            scene.current_board(), entries, computed, tuple(sorted(rules)),
        )  # fmt: skip

    def _show_start(self, scene: Scene) -> None:
        """All facts have been given: what this put there, libraries for instance, is shown after the last of them."""
        self._started = True
        if self.terms.heard and self.steps:
            entries = tuple(scene.table.log(self._entries))
            self._entries += len(entries)
            last = self.steps[-1]
            self.steps[-1] = replace(last, board=scene.current_board(), entries=(*last.entries, *entries))

    def let_go(self) -> None:
        """All has been told of it: the game, and what was seen of it, need not be kept."""
        self.scene, self.failure, self._cause = None, None, None
        self.steps, self._read, self._missed = [], [], []

    # --- checks

    def check(self) -> list[Problem]:
        """All that is wrong with the scenario before it begins."""
        self._read, found = scenario_problems(self.scenario, self.language, self.memory)
        return found

    def _check_claims(self, scene: Scene) -> None:
        """Every rule that is claimed must have been applied; of those switched off nothing is asked, nor of an engine that cites none."""
        if "citations" not in scene.table.abilities:
            return
        applied = scene.rules_applied()
        bare = {rule.split(" ")[0] for rule in applied}
        off = {rule.split(" ")[0] for rule in self.terms.rules_off}
        claimed = tags.claims(self.scenario.tags)
        self.unexercised = tuple(number for number in claimed if number not in bare and number not in off)
        if self.unexercised:
            problems = [self._unexercised(number, claimed[number], bare) for number in self.unexercised]
            raise ScenarioFailed(problems, "failed")

    def _unexercised(self, number: str, line: int, applied: Iterable[str]) -> Problem:
        family = number.split(".", 1)[0]
        rules = sorted(applied, key=lambda rule: (rule.rstrip(_LETTERS) != number.rstrip(_LETTERS), rule.split(".", 1)[0] != family, rule))
        near = say(self.language, "applied near", rules=listed(self.language, rules[:8])) if rules else say(self.language, "applied none")
        return Problem(line, say(self.language, "unexercised", number=number, near=near))

    # --- what came of it

    def published(self, status: Status | None = None, message: str = "") -> ScenarioRun:
        """The scenario as it was played. ``status`` and ``message``: for one that never began."""
        scenario, scene, failure = self.scenario, self.scene, self.failure
        if failure is not None:
            status = failure.status
            message = "\n".join(problem.message for problem in failure.problems)
        unrun = [
            StepRun(line.keyword, line.kind, line.line, line.text, "not run", read.told, read.phrase, line.background, line.rows)
            for line, read in list(zip(scenario.lines, self._reads(), strict=True))[len(self.steps) :]
        ]
        if failure is not None and not self.steps:
            unrun = [_blamed(step, failure.problems) for step in unrun]
        steps = (*self.steps, *unrun)
        return ScenarioRun(
            slug=self.slug, file=self.source.file, line=scenario.line, row=scenario.row, language=self.language,
            feature=self.source.feature.title, rule_heading=scenario.rule_heading, title=scenario.title, other_title=scenario.other_title,
            tags=tuple(tag.name for tag in scenario.tags), status=status or "passed", steps=steps,
            claims=tuple(tags.claims(scenario.tags)), unexercised=self.unexercised,
            applied=tuple(sorted(scene.rules_applied())) if scene else (), error=message,
            error_line=failure.problems[0].line if failure else 0, seconds=self.seconds,
            digest=scene.table.digest() if scene else "", engine=self.terms.engine, edition=self.terms.edition, standings=self._standings(),
            names=names_seen(scene.table, steps) if scene else (), why=_why(failure),
        )  # fmt: skip

    def _standings(self) -> tuple[tuple[str, Standing], ...]:
        """The rules that it claims and that are not worded under its edition as they are now."""
        book = self.memory.vocabulary.rulebook
        if self.terms.edition == book.current or self.terms.edition not in book.editions:
            return ()
        numbers = book.numbers()
        found = [(number, book.standing(number, self.terms.edition)) for number in tags.claims(self.scenario.tags) if number in numbers]
        return tuple((number, standing) for number, standing in found if standing != "same")

    def _reads(self) -> list[Read]:
        return self._read or [Read((), (self.language, line.text)) for line in self.scenario.lines]


def _why(failure: ScenarioFailed | None) -> tuple[str, str]:
    """Why the engine can't play the scenario, in English and in Japanese."""
    cause = failure.__cause__ if failure is not None and failure.status == "unsupported" else None
    return (str(cause), cause.ja) if isinstance(cause, Unsupported) else ("", "")


_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _blamed(step: StepRun, problems: Iterable[Problem]) -> StepRun:
    """A line that was never run, with what is wrong on it."""
    said = "\n".join(problem.message for problem in problems if problem.line == step.line)
    if not said:
        return step
    return StepRun(
        step.keyword, step.kind, step.line, step.text, "error", step.told, step.phrase, step.background, step.rows, error=said
    )
