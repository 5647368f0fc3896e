"""Runs the lines of a scenario under pytest-bdd: one definition for Given, one for When, one for Then.

pytest-bdd looks a step up by trying every registered definition, which costs more with every phrase. Here it knows three, each of which
takes any line; what a line means is asked of a :class:`Vocabulary`, once for each wording. pytest-bdd's lookup itself, which walks all
fixtures of the session at every step, is answered directly for our scenarios (:func:`answer_lookups`); where that private function is
gone, the three definitions are found in the usual way.
"""

from __future__ import annotations

import inspect
import sys
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import pytest
import pytest_bdd
import pytest_bdd.scenario
from pytest_bdd import parser as bdd
from pytest_bdd.parsers import StepParser
from pytest_bdd.steps import StepFunctionContext

from steps import gherkin
from steps.advice import Language
from steps.gherkin import Kind, Line
from steps.table import Board, Computed, Entry, Question
from steps.tags import Rulebook

# --- What lines mean ---------------------------------------------------------------------------------------------------------------


class Table(Protocol):
    """What the glue asks of a table: what it can show, its log, and names."""

    @property
    def abilities(self) -> Collection[str]:
        """What it can show beyond playing."""

    def card_name(self, key: str, language: str) -> str:
        """The name of a card in that language."""

    def log(self, since: int = 0) -> Sequence[Entry]:
        """Entries with n >= since."""

    def digest(self) -> str:
        """A hash of the whole log."""


class Scene(Protocol):
    """The mutable object that steps get: a table and what has been said about it so far."""

    @property
    def table(self) -> Table:
        """The table it is played at."""

    @property
    def looked(self) -> Sequence[Computed]:
        """What has been looked at so far, or since the line began."""

    def before_line(self, kind: Kind) -> None:
        """A line begins."""

    def after_line(self) -> None:
        """A line has been carried out."""

    def finish(self) -> None:
        """The scenario is over; raises if something is left open."""

    def rules_applied(self) -> tuple[str, ...]:
        """Every rule applied so far, with parts."""

    def current_board(self) -> Board | None:
        """What there is."""

    def accounted(self, look: Computed) -> Computed:
        """What was looked at, with how it became so."""

    def describe_question(self, question: Question) -> str:
        """An open question, with lines that answer it."""


class Reading(Protocol):
    """A line as one phrase reads it."""

    @property
    def phrase(self) -> Any:
        """Its id, "AC-01/R"."""

    @property
    def where(self) -> str:
        """The function that carries it out."""

    def run(self, scene: Any, rows: Any, docstring: str | None) -> object:
        """Carry it out."""

    def tell(self, language: str) -> str:
        """The same line in that language."""


class Near(Protocol):
    """A phrase that a line nearly is."""

    @property
    def text(self) -> str:
        """The phrase."""

    @property
    def kind(self) -> str:
        """Under which keyword it stands."""

    @property
    def score(self) -> float:
        """How near: 100 is the same."""


class WrongSlot(Protocol):
    """A slot of a phrase that is filled with what can't stand there."""

    @property
    def found(self) -> str:
        """What stands there."""

    @property
    def could(self) -> Sequence[str]:
        """Examples of what could."""

    @property
    def phrase(self) -> str:
        """The phrase, with example values."""


class Vocabulary(Protocol):
    """All that the glue knows of phrases, tables and rules. The hook ``pytest_saitei_vocabulary`` can give another one."""

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What a line raises that doesn't hold; the message is complete."""

    @property
    def rulebook(self) -> Rulebook:
        """The rules that tags can name."""

    def read(self, kind: Kind, language: Language, text: str) -> Sequence[Reading]:
        """The ways to read a line: none, one, or too many."""

    def nearest(self, kind: Kind, language: Language, text: str, n: int = 3) -> Sequence[Near]:
        """The nearest phrases of all kinds, nearest first."""

    def wrong_slots(self, kind: Kind, language: Language, text: str) -> Sequence[WrongSlot]:
        """Where a line is a phrase but for what stands in a slot: which."""

    def scene(self, edition: str, rules_off: frozenset[str], language: Language) -> Scene:
        """A new scene at a new table."""


@dataclass(frozen=True)
class Read:
    """What a vocabulary makes of one wording."""

    readings: Sequence[Reading]
    written: tuple[str, str]
    """The line as written, after its language."""

    @cached_property
    def told(self) -> tuple[tuple[str, str], ...]:
        """The line in each language; as written where it isn't understood."""
        if len(self.readings) != 1:
            return (self.written,)
        return tuple((to, self.readings[0].tell(to)) for to in ("en", "ja"))

    @property
    def phrase(self) -> str:
        """The phrase's id; "" where the line isn't understood."""
        return str(self.readings[0].phrase) if len(self.readings) == 1 else ""


class Memory:
    """A vocabulary whose readings are worked out once a wording."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._read: dict[tuple[Kind, Language, str], Read] = {}

    def read(self, kind: Kind, language: Language, text: str) -> Read:
        """As :meth:`Vocabulary.read`."""
        key = (kind, language, text)
        found = self._read.get(key)
        if found is None:
            readings = self.vocabulary.read(kind, language, text)
            found = self._read[key] = Read(readings, (language, text))
        return found


# --- pytest-bdd --------------------------------------------------------------------------------------------------------------------


class Player(Protocol):
    """Carries out the lines of one scenario, one after the other."""

    definition: StepFunctionContext
    """What pytest-bdd is to call for each of them."""

    def play(self) -> None:
        """Carry out the next line."""


class AnyLine(StepParser):
    """Takes every line: it has been read before the scenario began."""

    def is_matching(self, name: str) -> bool:
        """True."""
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """No arguments: the line is known to whoever plays it."""
        return {}


def _line(saitei_player: Player) -> None:
    """Carry out the next line of the scenario."""
    saitei_player.play()


for _register in (pytest_bdd.given, pytest_bdd.when, pytest_bdd.then):
    _register(AnyLine("any line"))(_line)

def bdd_feature(feature: gherkin.Feature, path: str, relative: str) -> bdd.Feature:
    """A file as pytest-bdd knows it."""
    tags = {tag.name for tag in feature.tags}
    return bdd.Feature(OrderedDict(), path, relative, feature.language, "Feature", feature.title, tags, None, 1, "")


def bdd_scenario(feature: bdd.Feature, scenario: gherkin.Scenario) -> bdd.Scenario:
    """A scenario as pytest-bdd knows it."""
    steps = [_bdd_step(line) for line in scenario.lines]
    return bdd.Scenario(feature, "Scenario", scenario.title, scenario.line, steps, "", {tag.name for tag in scenario.tags})


def _bdd_step(line: Line) -> bdd.Step:
    return bdd.Step(line.text, line.kind, 0, line.line, line.keyword)


def run(feature: bdd.Feature, scenario: bdd.Scenario, request: pytest.FixtureRequest) -> None:
    """Let pytest-bdd run a scenario: its hooks are called, each line finds its definition."""
    _scenario_module()._execute_scenario(feature, scenario, request)


def _scenario_module() -> Any:
    """The module; its name in the package is that of a function."""
    return sys.modules["pytest_bdd.scenario"]


_answered_for: list[tuple[object, Callable[..., Any]]] = []
"""Who had the lookup answered, and the lookup that was there before."""

_ANY_LINE = AnyLine("any line")
_NOTHING = inspect.Signature()


def answer_lookups(owner: object, player_of: Callable[[object], Player | None]) -> bool:
    """Answer pytest-bdd's step lookup for items that have a player; False if it is answered already, or cannot be."""
    module = _scenario_module()
    original = getattr(module, "get_step_function", None)
    if _answered_for or original is None:
        return False

    def get_step_function(request: pytest.FixtureRequest, step: bdd.Step) -> Any:
        player = player_of(request.node)
        return original(request=request, step=step) if player is None else player.definition

    _answered_for.append((owner, original))
    module.get_step_function = get_step_function
    return True


def leave_lookups(owner: object) -> None:
    """Give pytest-bdd its own step lookup back, if this owner had it answered."""
    if _answered_for and _answered_for[0][0] is owner:
        _scenario_module().get_step_function = _answered_for.pop()[1]


def definition(play: Callable[[], None]) -> StepFunctionContext:
    """The definition of every line of one scenario. It asks for no fixture, and says so before it is asked."""

    def line() -> None:
        play()

    line.__signature__ = _NOTHING  # type: ignore[attr-defined]
    return StepFunctionContext(None, line, _ANY_LINE)
