"""Checks feature files as ``saitei check`` does: everything that is wrong with them, and their style, in one pass.

A file is read, each scenario is checked as it is before a run, and its Given lines are laid out. What is beyond a plain mistake (how long a
scenario is, whether it has its other title, whether a Given matters, whether it says the same as another) is *style*.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise, takewhile
from pathlib import Path
from typing import Literal

from engine.record import record
from steps import tags
from steps.advice import Language, listed, say
from steps.dispatch import Memory, Read
from steps.files import Unfit, contents
from steps.gherkin import Feature, Line, Scenario, read_feature
from steps.lines import Problem
from steps.phrase import Reading
from steps.problems import feature_problems, scenario_problems
from steps.session import LineError, Session, told
from steps.slots.values import Desc, Ref, RulesText
from steps.table import Entry, TableError
from steps.tags import near_rules
from steps.words import SUBTYPES

Severity = Literal["error", "style"]

MOST_TURNS = 5
"""So many times at most a scenario may go on with a When after a Then, to show one behaviour."""


@record
class Finding:
    """One thing that is wrong, at a place."""

    file: str
    line: int
    column: int
    """From 1."""
    severity: Severity
    message: str


@dataclass(slots=True)
class Checker:
    """Checks files one after the other; remembers scenarios, to find those that say the same."""

    memory: Memory
    known: dict[tuple[str, ...], str] = field(default_factory=dict)
    """The lines of each scenario, told in English, and where it stands."""

    def check(self, path: Path, name: str) -> list[Finding]:
        """What is wrong with a file. ``name``: how it is called in messages."""
        if path.suffix != ".feature":
            return [Finding(name, 1, 1, "error", say("en", "not a feature file", file=name))]
        feature = read_feature(path)
        try:
            raw = contents(path).decode("utf-8").splitlines()
        except (Unfit, UnicodeDecodeError):
            raw = []
        found = [_finding(name, raw, problem, "error") for problem in feature_problems(feature, self.memory)]
        for scenario in feature.scenarios:
            found += self._scenario(scenario, feature, name, raw)
        for _, rows in groupby(feature.scenarios, lambda scenario: scenario.line):
            found += (_finding(name, raw, problem, "style") for problem in self._unused(list(rows), feature, raw))
        return sorted(set(found), key=lambda finding: (finding.line, finding.severity, finding.column, finding.message))

    def remember(self, path: Path, name: str) -> None:
        """Read the scenarios of a file, to find those that say the same; it is not checked."""
        feature = read_feature(path)
        for scenario in feature.scenarios:
            reads = [self.memory.read(line.kind, feature.language, line.text) for line in scenario.lines]
            self.known.setdefault(_said(reads, scenario), f"{name}:{scenario.line}")

    def _scenario(self, scenario: Scenario, feature: Feature, name: str, raw: Sequence[str]) -> Iterator[Finding]:
        language = feature.language
        reads, problems = scenario_problems(scenario, language, self.memory)
        if not problems:
            problems = [*self._numbers(scenario, reads, language), *_names(scenario, reads, language)]
        yield from (_finding(name, raw, problem, "error") for problem in problems)
        style = [*_style(scenario, language), *_old_wordings(scenario, reads, language), *self._duplicate(scenario, reads, language, name)]
        yield from (_finding(name, raw, problem, "style") for problem in style)

    def _unused(self, rows: Sequence[Scenario], feature: Feature, raw: Sequence[str]) -> Iterator[Problem]:
        """Givens of a scenario without which nothing would be different; those of an outline in none of its rows."""
        found: list[dict[int, Problem]] = []
        for row in rows:
            reads, problems = scenario_problems(row, feature.language, self.memory)
            found.append({} if problems else {problem.line: problem for problem in _unused(row, reads, raw, feature.language)})
        yield from (problem for line, problem in found[0].items() if all(line in row for row in found))

    def _numbers(self, scenario: Scenario, reads: Sequence[Read], language: Language) -> Iterator[Problem]:
        """Rule numbers at the end of lines that there are not."""
        numbers = self.memory.vocabulary.rulebook.numbers()
        current = self.memory.vocabulary.rulebook.current
        for line, read in zip(scenario.lines, reads, strict=True):
            for rule in getattr(read.readings[0], "rules", ()):
                if numbers and rule not in numbers:
                    near = near_rules(rule, numbers, language)
                    yield Problem(line.line, say(language, "unknown rule", edition=current, number=rule, near=near))

    def _duplicate(self, scenario: Scenario, reads: Sequence[Read], language: Language, name: str) -> Iterator[Problem]:
        said, here = _said(reads, scenario), f"{name}:{scenario.line}"
        other = self.known.setdefault(said, here)
        if said and other != here:
            yield Problem(scenario.line, say(language, "duplicate", other=other))


def _said(reads: Sequence[Read], scenario: Scenario) -> tuple[str, ...]:
    """What a scenario says, whatever its language and title; () if a line isn't understood."""
    if not reads or any(len(read.readings) != 1 for read in reads):
        return ()
    asked = tags.editions(scenario.tags)
    told = [f"{line.kind} {read.readings[0].tell('en')} {line.rows}" for line, read in zip(scenario.lines, reads, strict=True)]
    return (*asked, *told)


# --- Places -------------------------------------------------------------------------------------------------------------------------

_QUOTED = re.compile(r'「([^」]+)」|"([^"]+)"|(@[\w:.\-]+)|\b(\d{3}\.\d+[a-z]?)\b')


def _finding(name: str, raw: Sequence[str], problem: Problem, severity: Severity) -> Finding:
    """A problem with its column: where what the message quotes stands in the line, else where the line begins."""
    text = raw[problem.line - 1] if 0 < problem.line <= len(raw) else ""
    column = len(text) - len(text.lstrip()) + 1
    for match in _QUOTED.finditer(problem.message.split("\n")[0]):
        quoted = next(group for group in match.groups() if group)
        at = text.find(quoted)
        if at >= 0 and len(quoted) < len(text.strip()):
            column = at + 1
            break
    return Finding(name, problem.line, column, severity, problem.message)


# --- Names --------------------------------------------------------------------------------------------------------------------------


def _names(scenario: Scenario, reads: Sequence[Read], language: Language) -> Iterator[Problem]:
    """Lay out the Given lines; then every name in the other lines must be that of a card, or of something the scenario has."""
    edition = next(iter(tags.editions(scenario.tags)), "")
    session = Session(language, edition)
    for line in (line for line in scenario.lines if line.kind == "given"):
        try:
            session.play(line.text, "given", line.rows, line.doc_string)
        except LineError as error:
            yield Problem(line.line, str(error))
            return
    first = next((line for line in scenario.lines if line.kind != "given"), None)
    try:
        session.scene.start()
    except TableError as error:
        yield Problem(first.line if first else scenario.line, told(error, language))
        return
    there = session.scene
    made = {name for read in reads for name in _made(read.readings[0])}
    texts = "\n".join(text for read in reads for text in _texts(read.readings[0]))
    for line, read in zip(scenario.lines, reads, strict=True):
        for name in _named(read.readings[0]) if line.kind != "given" else ():
            if name in made or name in texts or _is_subtype(name, language):
                continue
            if name in there.names.made_up or there.table.find_card(name) or any(s.name == name for s in there.ever()):
                continue
            near = there.table.similar_cards(name, language, 3)
            shown = listed(language, (there.name(key) for key in near)) or say(language, "none")
            yield Problem(line.line, say(language, "unknown name", name=name, near=shown))


def _is_subtype(name: str, language: Language) -> bool:
    """Whether a name is a subtype: tokens that are given no name are called by theirs (CR 111.4)."""
    return (name if language == "ja" else name.lower()) in SUBTYPES.table(language)


def _made(reading: object) -> Iterator[str]:
    """Names of what a line puts there or makes."""
    if isinstance(reading, Reading):
        yield from (desc.name for desc in _descs(tuple(reading.values.values())))


def _texts(reading: object) -> Iterator[str]:
    """Texts of effects that happen, which name what they create."""
    if isinstance(reading, Reading):
        yield from (value.text for value in reading.values.values() if isinstance(value, RulesText))


def _descs(value: object) -> Iterator[Desc]:
    if isinstance(value, Desc):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _descs(inner)


def _named(reading: object) -> list[str]:
    """Names of objects in a line."""
    if not isinstance(reading, Reading):
        return []
    return list(dict.fromkeys(ref.name for value in reading.values.values() for ref in _refs(value) if ref.name))


def _refs(value: object) -> Iterator[Ref]:
    if isinstance(value, Ref):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _refs(inner)
    elif getattr(value, "source", None) is not None:
        yield from _refs(getattr(value, "source"))  # noqa: B009  (an ability's source)


# --- Style --------------------------------------------------------------------------------------------------------------------------


def _style(scenario: Scenario, language: Language) -> Iterator[Problem]:
    if not scenario.lines:
        return
    kinds = [line.kind for line in scenario.lines]
    if "then" not in kinds:
        yield Problem(scenario.line, say(language, "shows nothing"))
    if not scenario.other_title:
        yield Problem(scenario.line, say(language, "no other title", other="en" if language == "ja" else "ja"))
    turns = sum(one == "then" and other == "when" for one, other in pairwise(kinds))
    if turns > MOST_TURNS:
        yield Problem(scenario.line, say(language, "many behaviours", n=turns))
    if not any(tag.name.startswith(("CR:", "see:")) for tag in scenario.tags):
        yield Problem(scenario.line, say(language, "no rule"))


def _old_wordings(scenario: Scenario, reads: Sequence[Read], language: Language) -> Iterator[Problem]:
    for line, read in zip(scenario.lines, reads, strict=True):
        reading = read.readings[0] if len(read.readings) == 1 else None
        if isinstance(reading, Reading) and reading.sentence.old and not line.background:
            yield Problem(line.line, say(language, "old wording", now=reading.tell(language)))


def _unused(scenario: Scenario, reads: Sequence[Read], raw: Sequence[str], language: Language) -> Iterator[Problem]:
    """Givens without which nothing would be different.

    Not those whose point that is, that only state how things are, or that say which game is played and when (phrases GM).
    """
    edition = next(iter(tags.editions(scenario.tags)), "")
    whole = _log_of(scenario.lines, language, edition)
    if not whole:
        return
    for n, (line, read) in enumerate(zip(scenario.lines, reads, strict=True)):
        reading = read.readings[0]
        if not isinstance(reading, Reading) or line.kind != "given" or line.background:
            continue
        phrase = reading.sentence.phrase
        if not (phrase.states or phrase.id.startswith("GM-") or _even_so(raw, line.line)):
            others = [*scenario.lines[:n], *scenario.lines[n + 1 :]]
            if _log_of(others, language, edition) == whole:
                yield Problem(line.line, say(language, "unused given", text=line.text))


EVEN_SO = ("# even so", "# それでも")
"""How a comment begins that stands above a Given whose point is that it makes no difference."""


def _even_so(raw: Sequence[str], line: int) -> bool:
    """Whether the comment right above a line says that it is there to make no difference."""
    above = takewhile(lambda text: text.startswith("#"), (text.strip() for text in reversed(raw[: line - 1])))
    return any(text.startswith(EVEN_SO) for text in above)


def _log_of(lines: Iterable[Line], language: Language, edition: str) -> tuple[object, ...]:
    """What happens in a scenario, whatever numbers the objects have; () if it doesn't hold."""
    session = Session(language, edition)
    try:
        session.play_all(lines)
        session.finish()
    except LineError:
        return ()
    return ("holds", *map(_happening, session.scene.table.log()))


def _happening(entry: Entry) -> tuple[object, ...]:
    about = [*entry.objects, *([entry.source] if entry.source else [])]
    names = tuple((seen.name, seen.controller, seen.ability.source_key if seen.ability else "") for seen in about)
    what = (entry.kind, entry.player, names, entry.from_zone, entry.to_zone, entry.amount, entry.detail)
    return (entry.turn, entry.step, *what, entry.rules)
