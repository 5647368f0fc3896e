"""The pytest plugin of Saitei (``-p steps.plugin``): collects ``.feature`` files, runs their scenarios, publishes what came of them.

Every scenario is an item of its own, at its line of the file; what cannot be run is an item that fails and says why. Nothing that a file
holds goes missing: problems that belong to no scenario are an item, too.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Generator, Iterable
from itertools import zip_longest
from pathlib import Path

import pytest
from _pytest._code.code import ReprEntryNative, ReprExceptionInfo, ReprFileLocation, ReprTraceback
from _pytest.python import CallSpec

from engine.record import replace
from steps import dispatch, garbage, hooks, peers, publishing, tags, titles
from steps.advice import listed, say
from steps.dispatch import Memory, Scene, Vocabulary
from steps.gherkin import Feature, read_feature
from steps.lines import Problem
from steps.peers import REFERENCE, NoSuchEngine, verdicts
from steps.peers.japanese import BadTable
from steps.problems import feature_problems
from steps.project import ProjectVocabulary, use_cards
from steps.published import ScenarioRun
from steps.running import Player, ScenarioFailed, Source, Terms, internal

_MEMORY = pytest.StashKey[Memory]()
_ENGINE = pytest.StashKey[peers.Engine | None]()
_TERMS = pytest.StashKey[Terms]()
_MARKERS = pytest.StashKey[set[str]]()

# --- set-up ------------------------------------------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of a run."""
    group = parser.getgroup("saitei", "Saitei")
    group.addoption("--edition", metavar="DATE", help="edition of the Comprehensive Rules for scenarios that name none (2026-08-07)")
    group.addoption("--engine", metavar="NAME", default=REFERENCE, help="the engine that plays the scenarios (reference); or: phase")
    group.addoption(
        "--cards", metavar="FILE", help="find cards also in this file: a Scryfall bulk file or MTGJSON AtomicCards, plain or gzipped"
    )
    group.addoption(
        "--rules-off", metavar="RULE", action="append", default=[], help='switch a rule off, "702.152a", or a part of one; repeatable'
    )


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """The hooks that others can implement."""
    pluginmanager.add_hookspecs(hooks)


def pytest_configure(config: pytest.Config) -> None:
    """Make pytest-bdd ready for our scenarios."""
    config.pluginmanager.register(sys.modules["steps.dispatch"], "saitei-steps")
    config.pluginmanager.register(garbage, "saitei-garbage")
    dispatch.answer_lookups(config, lambda item: item.player if isinstance(item, ScenarioItem) else None)
    config.stash[_MARKERS] = set()
    for line in tags.registered():
        config.addinivalue_line("markers", line)
    config.option.markexpr = tags.expression(config.option.markexpr)
    if not publishing.is_worker(config):
        config.pluginmanager.register(publishing.Publisher(config), "saitei-publisher")
    engine = other_engine(config)
    if engine is not None and not publishing.is_worker(config):
        try:
            config.pluginmanager.register(verdicts.Tally(engine.name, verdicts.known(engine.name)), "saitei-tally")
        except (verdicts.BadDifferences, BadTable) as error:
            raise pytest.UsageError(f"--engine: {error}") from error


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave pytest-bdd as it was."""
    if config.getoption("cards"):
        use_cards(None)
    dispatch.leave_lookups(config)
    engine = config.stash.get(_ENGINE, None)
    if engine is not None:
        engine.close()


def other_engine(config: pytest.Config) -> peers.Engine | None:
    """The engine that plays the scenarios, if it isn't the project's own. Raises UsageError."""
    if _ENGINE not in config.stash:
        name = config.getoption("engine")
        try:
            config.stash[_ENGINE] = None if name == REFERENCE else peers.engine(name)
        except NoSuchEngine as error:
            raise pytest.UsageError(f"--engine: {error}") from error
    return config.stash[_ENGINE]


def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop at once if the options mean nothing."""
    cards = session.config.getoption("cards")
    if cards:
        try:
            use_cards(cards)
        except ValueError as error:
            raise pytest.UsageError(f"--cards: {error}") from error
    if session.config.getoption("edition") or session.config.getoption("rules_off") or other_engine(session.config):
        _terms(session.config)


@pytest.hookimpl(trylast=True)
def pytest_saitei_vocabulary(config: pytest.Config) -> Vocabulary:
    """The project's own phrases, and the engine that is asked for."""
    return ProjectVocabulary(other_engine(config))


def _memory(config: pytest.Config) -> Memory:
    if _MEMORY not in config.stash:
        config.stash[_MEMORY] = Memory(config.hook.pytest_saitei_vocabulary(config=config))
    return config.stash[_MEMORY]


def _terms(config: pytest.Config) -> Terms:
    """What the options say. Raises UsageError."""
    if _TERMS not in config.stash:
        book = _memory(config).vocabulary.rulebook
        edition = config.getoption("edition") or book.current
        if edition not in book.editions:
            raise pytest.UsageError(say("en", "unknown edition", edition=edition, known=listed("en", book.editions)))
        off = frozenset(" ".join(rule.split()) for rule in config.getoption("rules_off"))
        for rule in sorted(off):
            _check_off(rule, book)
        heard = publishing.is_worker(config) or bool(config.hook.pytest_saitei_scenario.get_hookimpls())
        engine = other_engine(config)
        config.stash[_TERMS] = Terms(edition, off, heard, engine.name if engine is not None else REFERENCE)
    return config.stash[_TERMS]


def _check_off(rule: str, book: tags.Rulebook) -> None:
    cited = book.cited()
    number, _, part = rule.partition(" ")
    if cited is None or (number in cited and (not part or part in cited[number])):
        return
    parts = [f"{number} {p}".strip() for p in cited.get(number, ())] or [near for near in sorted(cited) if near[:5] == number[:5]]
    near = say("en", "near rule", numbers=listed("en", parts)) if parts else ""
    raise pytest.UsageError(say("en", "rules-off unknown", number=rule, near=near))


# --- collection --------------------------------------------------------------------------------------------------------------------


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """A link to a folder is not followed: it could lead anywhere, and round in circles."""
    return True if collection_path.is_symlink() and collection_path.is_dir() else None


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """A ``.feature`` file is a collector."""
    if file_path.suffix != ".feature":
        return None
    collector: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    return collector


class FeatureFile(pytest.File):
    """A file of rulings."""

    def collect(self) -> list[pytest.Item]:
        """Its scenarios, and before them one item for what is wrong with the file itself."""
        file, feature = _relative(self.path, self.config), Feature("en")
        try:
            feature = read_feature(self.path)
            problems, scenarios = self._checked(file, feature)
        except Exception as error:  # noqa: BLE001  (whatever it is, it must not cost other files)
            problems, scenarios = [Problem(1, internal(feature.language, error))], []
        if not problems:
            return scenarios
        item: FileProblems = FileProblems.from_parent(self, name=say(feature.language, "problems"))
        item.fill(file, sorted(problems, key=lambda problem: problem.line), hides_scenarios=not scenarios)
        return [item, *scenarios]

    def _checked(self, file: str, feature: Feature) -> tuple[list[Problem], list[pytest.Item]]:
        """What is wrong with the file, and its scenarios."""
        memory, terms = _memory(self.config), _terms(self.config)
        source = Source(feature, dispatch.bdd_feature(feature, str(self.path), file), file)
        problems = feature_problems(feature, memory)
        names, slugs = titles.Unique(), titles.Unique()
        scenarios: list[pytest.Item] = []
        for scenario in feature.scenarios:
            slug = slugs.of(titles.slug(file, feature, scenario), scenario.row, titles.digest(scenario.title))
            name = names.of(titles.name(scenario, feature.language), scenario.row, str(scenario.line))
            asked = tags.editions(scenario.tags) or (terms.edition,)
            for edition in asked:
                one = slug if edition == asked[0] else slugs.of(f"{slug}-{edition}", scenario.row, titles.digest(scenario.title))
                player = Player(source, scenario, one, memory, replace(terms, edition=edition))
                scenarios.append(self._scenario(name, player, edition if len(asked) > 1 else ""))
        return problems, scenarios

    def _scenario(self, name: str, player: Player, edition: str) -> pytest.Item:
        """The item of a scenario: of one of its rows, under one of its editions, if it has several."""
        which = tuple(filter(None, (str(player.scenario.row or ""), edition)))
        spec = CallSpec(_idlist=which) if which else None
        whole = f"{name}[{'-'.join(which)}]" if which else name
        item: ScenarioItem = ScenarioItem.from_parent(self, name=whole, originalname=name, callobj=_play, callspec=spec)
        item.player = player
        known = self.config.stash[_MARKERS]
        for mark in tags.marks(player.scenario.tags):
            item.own_markers.append(mark)
            item.keywords[mark.name] = mark
            if mark.name not in known:
                known.add(mark.name)
                self.config.addinivalue_line("markers", f"{mark.name}: a tag of rulings")
        return item


def _play(request: pytest.FixtureRequest) -> None:
    """Play the scenario of the item that asks."""
    item = request.node
    assert isinstance(item, ScenarioItem)
    item.player.run(request, lambda: _scene_of(request))


def _scene_of(request: pytest.FixtureRequest) -> Scene:
    scene: Scene = request.getfixturevalue("scene")
    return scene


@pytest.fixture
def scene(request: pytest.FixtureRequest) -> Scene:
    """The table of the scenario that is being played, and what has been said about it so far. Steps change it."""
    item = request.node
    assert isinstance(item, ScenarioItem), "scene: only scenarios have one"
    return item.player.new_scene()


@pytest.fixture
def saitei_player(request: pytest.FixtureRequest) -> Player:
    """Carries out the lines of the scenario."""
    item = request.node
    assert isinstance(item, ScenarioItem), "saitei_player: only scenarios have one"
    return item.player


def _relative(path: Path, config: pytest.Config) -> str:
    try:
        return path.relative_to(config.rootpath).as_posix()
    except ValueError:
        return path.as_posix()


# --- items -------------------------------------------------------------------------------------------------------------------------


class ScenarioItem(pytest.Function):
    """One scenario, or one row of an outline."""

    player: Player

    def reportinfo(self) -> tuple[Path, int, str]:
        """File, line (from 0) and title."""
        return self.path, self.player.scenario.line - 1, self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> ReprExceptionInfo | str:  # type: ignore[override]
        """File, line, what was expected and what to do; no traceback unless all of it is asked for (``-vv``)."""
        failure = excinfo.value
        if not isinstance(failure, ScenarioFailed):
            return str(super().repr_failure(excinfo))
        text = _told(self.player.source.file, failure.problems, failure.shown)
        text += _context(self.player)
        if self.config.get_verbosity() >= 2 and failure.__cause__ is not None:
            text += "".join(traceback.format_exception(failure.__cause__))
        return _shown(text, self.path, failure.problems[0])


class FileProblems(pytest.Item):
    """What is wrong with a file, apart from its scenarios. It always fails."""

    def fill(self, file: str, problems: list[Problem], *, hides_scenarios: bool) -> None:
        """Say what to report."""
        self.file, self.problems, self.hides_scenarios = file, problems, hides_scenarios

    def runtest(self) -> None:
        """Fail."""
        raise ScenarioFailed(self.problems, "error")

    def reportinfo(self) -> tuple[Path, int, str]:
        """File, line (from 0) and name."""
        return self.path, self.problems[0].line - 1, f"{self.file}: {self.name}"

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> ReprExceptionInfo:  # type: ignore[override]
        """Each problem with file and line."""
        return _shown(_told(self.file, self.problems), self.path, self.problems[0])


def _told(file: str, problems: Iterable[Problem], shown: Iterable[str] = ()) -> str:
    """Problems as lines "file:line: message"; ``shown``: what stands before the messages of the first of them, one each."""
    texts = []
    for problem, before in zip_longest(problems, shown, fillvalue=""):
        assert isinstance(problem, Problem)
        message = f"{before}\n{problem.message}" if before else problem.message
        first, *rest = message.split("\n")
        texts.append("\n    ".join([f"{file}:{problem.line}: {first}", *rest]))
    return "\n".join(texts) + "\n"


def _context(player: Player) -> str:
    """What helps to understand a failure: the rules at stake, and those switched off."""
    language = player.language
    claims = tags.claims(player.scenario.tags)
    said = [say(language, "at stake", rules=listed(language, claims))] if claims else []
    if player.terms.rules_off:
        said.append(say(language, "rules off", rules=listed(language, sorted(player.terms.rules_off))))
    return "".join(f"    {line}\n" for line in said)


def _shown(text: str, path: Path, problem: Problem) -> ReprExceptionInfo:
    """Text that pytest prints as it is, and one line for its summary."""
    lines = ReprTraceback([ReprEntryNative([text])], None, "native")
    first = problem.message.split("\n")[0]
    return ReprExceptionInfo(lines, ReprFileLocation(str(path), problem.line, f"{problem.line}: {first}"))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """A file that could not be read at all is reported whatever ``-k`` and ``-m`` select: what they look for may be in it."""
    unread = [item for item in items if isinstance(item, FileProblems) and item.hides_scenarios]
    yield
    items[:0] = [item for item in unread if item not in items]


# --- publishing --------------------------------------------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put what came of an item into its report."""
    report = yield
    if isinstance(item, ScenarioItem):
        run = _published(item, call, report) if item.player.terms.heard else None
        if run is not None:
            publishing.attach(report, run, item.config)
            if run.engine != REFERENCE:
                verdicts.softened(report, run, verdicts.known(run.engine))
        if call.when == "teardown":
            item.player.let_go()
    elif isinstance(item, FileProblems) and call.when == "call":
        publishing.attach_problems(report, [(item.file, problem.line, problem.message) for problem in item.problems])
    return report


def _published(item: ScenarioItem, call: pytest.CallInfo[None], report: pytest.TestReport) -> ScenarioRun | None:
    """What came of a scenario; None while it goes on."""
    if call.when == "call" and (item.player.failure is not None or report.passed):
        return item.player.published()
    if report.passed or call.when == "teardown":
        return None
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else call.excinfo.exconly() if call.excinfo else ""
    return item.player.published("skipped" if report.skipped else "error", reason)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what an older edition that was asked for has and has not."""
    edition = config.getoption("edition")
    book = _memory(config).vocabulary.rulebook if edition else None
    if book is not None and edition in book.editions and edition != book.current:
        terminalreporter.section(f"Comprehensive Rules of {edition}")
        for line in book.scope(edition):
            terminalreporter.line(line)
