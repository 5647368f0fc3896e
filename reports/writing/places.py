"""Places in files as people type them: FILE, FILE:LINE."""

from __future__ import annotations

from pathlib import Path

from engine.record import record
from steps.gherkin import Feature, Line, Scenario, read_feature


class NoPlace(ValueError):
    """There is no such file, or no scenario at that line."""


@record
class Place:
    """A file or folder, perhaps with a line (0: none)."""

    path: Path
    line: int = 0


def place(text: str) -> Place:
    """Read a place. Raises NoPlace where there is no such file."""
    path = Path(text)
    if path.exists():
        return Place(path)
    name, colon, line = text.rpartition(":")
    if colon and line.isdecimal() and Path(name).exists():
        return Place(Path(name), int(line))
    if colon and Path(name).exists():
        raise NoPlace(f'"{line}" is no line number: {text}')
    raise NoPlace(f"no file or folder {text}")


def scenario_at(feature: Feature, line: int) -> Scenario:
    """The scenario that a line lies in, of an outline its first row; a row of a table of examples is its own scenario.

    Raises:
        NoPlace: no scenario begins at that line or before it.
    """
    found = [scenario for scenario in feature.scenarios if begins(scenario) <= line]
    if not found:
        raise NoPlace(f"no scenario begins before line {line}")
    last = max(found, key=lambda scenario: scenario.line)
    return next(scenario for scenario in found if scenario.line == last.line)


def begins(scenario: Scenario) -> int:
    """The first line of a scenario, its tags included."""
    return min([scenario.line, *(tag.line for tag in scenario.own_tags)])


def lines_up_to(scenario: Scenario, line: int) -> list[Line]:
    """The lines of a scenario up to one of the file; all if that is 0 or stands before its first."""
    own = [step for step in scenario.lines if not step.background]
    if not line or (own and line < own[0].line):
        return list(scenario.lines)
    return [step for step in scenario.lines if step.background or step.line <= line]


def ruling_at(text: str) -> tuple[Place, Feature, Scenario]:
    """The ruling at FILE:LINE; the first one of a file without a line. Raises NoPlace."""
    found = place(text)
    if found.path.is_dir():
        raise NoPlace(f"{text} is a folder: name a file")
    feature = read_feature(found.path)
    if feature.problems and not feature.scenarios:
        raise NoPlace(f"{found.path}:{feature.problems[0].line}: {feature.problems[0].message}")
    if not found.line:
        return found, feature, feature.scenarios[0]
    return found, feature, scenario_at(feature, found.line)
