"""Mends feature files as ``saitei check --fix`` does: encodings, signs, keywords, tables, and wordings that have been replaced."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from steps.advice import Language
from steps.drafting import aligned
from steps.files import Unfit, contents
from steps.gherkin import ENCODINGS, parse_feature
from steps.lines import LANGUAGE_LINE, mend
from steps.phrase import read

_CELL = re.compile(r"((?:\\.|[^\\|])*)\|")


def mend_file(path: Path) -> bool:
    """Mend a file where it stands; whether anything has changed."""
    try:
        data = contents(path)
    except Unfit:
        return False
    text = as_text(data)
    if text is None:
        return False
    mended = mend_text(text).encode("utf-8")
    if mended == data:
        return False
    path.write_bytes(mended)
    return True


def as_text(data: bytes) -> str | None:
    """The text of a file in whatever encoding it seems to have; None if that can't be told."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    for encoding in ("utf-8-sig", *(name for name, _ in ENCODINGS)):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return None


def mend_text(text: str) -> str:
    """A text with everything put right that can be. Lines that need a person are left as they are."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    mended = mend(text)
    lines = text.split("\n")
    wrong = {problem.line for problem in mended.problems} - {problem.line for problem in mended.problems if not problem.mendable}
    for n, new in enumerate(mended.lines, 1):
        old = lines[n - 1]
        if n in wrong and new.strip() and new.strip() != old.strip() and not LANGUAGE_LINE.match(old):
            lines[n - 1] = _indent(old) + new.strip()
    return "\n".join(_tidy(_reworded(_with_language(lines, mended.language), mended.language)))


def _indent(line: str) -> str:
    """The white space that a line begins with, in plain spaces."""
    return "".join("  " if char in "\t\u3000" else char for char in line[: len(line) - len(line.lstrip())])


def _with_language(lines: list[str], language: Language) -> list[str]:
    """A file in Japanese says so on its first line; an English one need not."""
    said = [n for n, line in enumerate(lines) if LANGUAGE_LINE.match(line)]
    right = [n for n in said if (match := LANGUAGE_LINE.match(lines[n])) and match[1] == language]
    if said == [0] and right == [0]:
        return lines
    rest = [line for n, line in enumerate(lines) if n not in said]
    return [f"# language: {language}", *rest] if said or language == "ja" else rest


def _reworded(lines: list[str], language: Language) -> list[str]:
    """Lines in wordings that have been replaced, in the present ones."""
    feature = parse_feature("\n".join(lines))
    for line in (line for scenario in feature.scenarios for line in scenario.lines):
        readings = read(line.kind, language, line.text)
        if len(readings) == 1 and readings[0].sentence.old:
            lines[line.line - 1] = lines[line.line - 1].replace(line.text, readings[0].tell(language))
    return lines


def _tidy(lines: list[str]) -> list[str]:
    """Lines with the columns of tables aligned; a table whose rows are of different lengths stays as it is, since a person has to look."""
    tidy: list[str] = []
    for is_table, group in groupby(lines, lambda line: line.lstrip().startswith("|")):
        found = list(group)
        rows = [[cell.strip() for cell in _CELL.findall(line.strip()[1:])] for line in found] if is_table else []
        whole = all(rows) and len({len(row) for row in rows}) == 1 and all(line.rstrip().endswith("|") for line in found)
        tidy += aligned(rows, _indent(found[0])) if whole else found
    return tidy
