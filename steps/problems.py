"""What is wrong with scenarios before they begin: tags, lines that no phrase or several read, steps that hide in prose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from steps import tags, unknown
from steps.advice import Language, listed, say
from steps.dialect import SPOKEN, STEP_WORDS, printed
from steps.dispatch import Memory, Read
from steps.gherkin import Feature, Kind, Line, Scenario, placeholders
from steps.lines import Problem, Prose

_KINDS: tuple[Kind, Kind, Kind] = ("given", "when", "then")
_LIKE = 80.0
"""From this score on a line of prose is taken for a step without its keyword."""


def feature_problems(feature: Feature, memory: Memory) -> list[Problem]:
    """What is wrong with a file itself, its scenarios aside."""
    found = [*feature.problems, *tags.check(feature.tags, memory.vocabulary.rulebook, feature.language)]
    return [*found, *prose_problems(feature.prose, memory, feature.language)]


def scenario_problems(scenario: Scenario, language: Language, memory: Memory) -> tuple[list[Read], list[Problem]]:
    """How the lines of a scenario are read, and all that is wrong with it before it begins."""
    book = memory.vocabulary.rulebook
    reads = [memory.read(line.kind, language, line.text) for line in scenario.lines]
    found = [*scenario.problems, *tags.check(scenario.own_tags, book, language), *tags.not_there(scenario.tags, book, language)]
    found += prose_problems(scenario.prose, memory, language)
    for line, read in zip(scenario.lines, reads, strict=True):
        if len(read.readings) == 1 or not line.text or placeholders([line]):
            continue
        if len(read.readings) > 1:
            found.append(_ambiguous(line, read, language))
        else:
            prose = line.text.endswith(("。", ".")) or any(p.line < line.line for p in scenario.prose)
            found.append(_unknown(line, language, memory, prose=prose))
    return reads, sorted(found, key=lambda problem: problem.line)


def _ambiguous(line: Line, read: Read, language: Language) -> Problem:
    phrases = listed(language, (f"{reading.phrase} ({reading.where})" for reading in read.readings))
    return Problem(line.line, say(language, "ambiguous step", line=line, n=len(read.readings), phrases=phrases))


def _unknown(line: Line, language: Language, memory: Memory, *, prose: bool) -> Problem:
    said = unknown.unknown(memory, language, line.kind, line.text, line.keyword)
    return Problem(line.line, "\n".join([said, say(language, "step is prose")]) if prose else said)


def prose_problems(prose: Iterable[Prose], memory: Memory, language: Language) -> Iterator[Problem]:
    """Lines of description that look like steps: they would be swallowed."""
    for line in prose:
        meant = _meant(line.text, memory, language)
        if meant:
            yield Problem(line.line, say(language, "prose is a step", text=line.text, meant=meant))
        elif line.role in ("scenario", "outline", "background"):
            near = memory.vocabulary.nearest("given", language, line.text, 1)
            if near and near[0].score >= _LIKE:
                yield Problem(line.line, say(language, "prose like a step", text=line.text, near=near[0].text))


def _meant(text: str, memory: Memory, language: Language) -> str:
    """The step that a line of prose is, keyword and all; "" if it is none."""
    words = [text, *(text.split(None, 1)[1:])]
    words += [text[len(word) :].strip() for spoken in STEP_WORDS.values() for word in spoken if text.startswith(word)]
    for said in words:
        for kind in _KINDS:
            for spoken in SPOKEN:
                for reading in memory.read(kind, spoken, said).readings:
                    return f"{printed(language, kind)} {reading.tell(language)}"
    return ""
