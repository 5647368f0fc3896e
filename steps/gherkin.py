"""A feature file as a value: its scenarios, each with its lines, tags and problems.

:func:`read_feature` reads a file once. Every scenario of it comes out, those that cannot run too: they carry their problems. What the
phrases mean is not known here; see :mod:`steps.dispatch`.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.token_matcher import TokenMatcher
from gherkin.token_scanner import TokenScanner

from engine.record import record, replace
from steps.advice import Language, say
from steps.dialect import TITLE_WORDS, printed
from steps.files import Unfit, contents
from steps.lines import TITLE_IN, Block, Mended, Problem, Prose, mend

Kind = Literal["given", "when", "then"]

_PLACEHOLDER = re.compile(r"<([^<>\n]+)>")
_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}
ENCODINGS = (("shift_jis", "Shift_JIS"), ("cp932", "Shift_JIS"), ("euc_jp", "EUC-JP"), ("iso2022_jp", "ISO-2022-JP"))

Gherkin = dict[str, Any]
"""A node of the tree that the Gherkin parser gives: plain dicts and lists."""


@record
class Line:
    """One step of a scenario, as it is to be run. ``keyword`` as written, without space."""

    keyword: str
    kind: Kind
    line: int
    text: str
    rows: tuple[tuple[str, ...], ...] = ()
    doc_string: str | None = None
    background: bool = False

    def __str__(self) -> str:
        return f"{self.keyword} {self.text}"


@record
class Tag:
    """A tag without its "@", and where it stands."""

    name: str
    line: int
    level: int = 2
    """Whose it is: 0 the feature's, 1 a rule's (Gherkin's), 2 the scenario's."""


@record
class Scenario:
    """One scenario, or one row of an outline."""

    title: str
    line: int
    """Of its title."""
    row: int = 0
    """Which row of the outline, from 1; 0 for a scenario that is none."""
    other_title: str = ""
    rule_heading: str = ""
    tags: tuple[Tag, ...] = ()
    """Of the feature, the rule and its own, in this order."""
    own_tags: tuple[Tag, ...] = ()
    lines: tuple[Line, ...] = ()
    prose: tuple[Prose, ...] = ()
    problems: tuple[Problem, ...] = ()


@record
class Feature:
    """One file. ``problems`` are those that belong to no scenario; ``tags`` those of the feature and of its rules."""

    language: Language
    title: str = ""
    tags: tuple[Tag, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    prose: tuple[Prose, ...] = ()
    problems: tuple[Problem, ...] = ()


@dataclass(slots=True)
class _Tree:
    """What the parser made of a mended file, and the scenarios that it could not read."""

    feature: Gherkin
    lost: list[Block] = field(default_factory=list)


def read_feature(path: Path) -> Feature:
    """Read a file."""
    try:
        data = contents(path)
    except Unfit as unfit:
        return Feature("en", problems=(Problem(1, unfit.told("en")),))
    text, language, problems = decoded(data)
    if text is None:
        return Feature(language, problems=problems)
    return _with_problems(parse_feature(text), problems)


def decoded(data: bytes) -> tuple[str | None, Language, tuple[Problem, ...]]:
    """The text of a file, or None; the language to speak of it; what is wrong with its bytes."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) or data[:200].count(0) > len(data[:200]) // 8:
        encoding = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else ("utf-16-be" if data[:1] == b"\0" else "utf-16-le")
        return _not_utf8(data.decode(encoding, "replace"), "UTF-16")
    if b"\x1b$" in data:
        return _not_utf8(data.decode("iso2022_jp", "replace"), "ISO-2022-JP")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        for encoding, name in ENCODINGS:
            try:
                return _not_utf8(data.decode(encoding), name)
            except UnicodeDecodeError:
                continue
        return _not_utf8(data.decode("utf-8", "replace"), "?")
    language = mend(text).language if data.startswith(b"\xef\xbb\xbf") else "en"
    mark = (Problem(1, say(language, "byte-order mark")),) if data.startswith(b"\xef\xbb\xbf") else ()
    return text, language, mark


def _not_utf8(text: str, found: str) -> tuple[None, Language, tuple[Problem, ...]]:
    language = mend(text).language
    return None, language, (Problem(1, say(language, "not utf-8", found=found)),)


def _with_problems(feature: Feature, more: tuple[Problem, ...]) -> Feature:
    return replace(feature, problems=(*more, *feature.problems)) if more else feature


@lru_cache(maxsize=512)
def parse_feature(text: str) -> Feature:
    """Read the text of a file; of a text that was read already, what it came to."""
    mended = mend(text)
    tree = _parse(mended)
    return _Builder(mended, tree).feature()


def _parse(mended: Mended) -> _Tree:
    """Parse the mended lines; a scenario that still cannot be parsed is taken out and parsing begins again."""
    tree = _Tree({})
    while True:
        try:
            document = Parser().parse(_scanner(mended), TokenMatcher(mended.language))
        except (CompositeParserException, ParserException) as error:
            first = error.errors[0] if isinstance(error, CompositeParserException) else error
            if not _take_out(mended, tree, first):
                return tree
            continue
        tree.feature = dict(document.get("feature", {}))
        return tree


def _scanner(mended: Mended) -> TokenScanner:
    """What the parser reads: the lines, and before them, as line 0, the feature that is missing."""
    text = "\n".join(mended.lines)
    if not mended.headless:
        return TokenScanner(text)
    scanner = TokenScanner(f"{printed(mended.language, 'feature')}:\n{text}")
    scanner.line_number = -1
    return scanner


def _take_out(mended: Mended, tree: _Tree, error: ParserException) -> bool:
    """Blank the block that cannot be parsed; False if there is nothing left to blank."""
    n = min(error.location["line"], len(mended.lines))
    block = mended.block_at(n)
    end = next((other.start for other in mended.blocks if other.start > block.start), len(mended.lines) + 1)
    if not any(line.strip() for line in mended.lines[block.start - 1 : end - 1]):
        return False
    why = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    if not any(problem.line == n for problem in mended.problems):
        mended.problems.append(Problem(n, say(mended.language, "syntax", text=mended.lines[n - 1].strip(), why=why)))
    for blank in range(block.start, end):
        mended.lines[blank - 1] = ""
    if block.role in ("scenario", "outline"):
        tree.lost.append(block)
    return True


class _Builder:
    """Makes a :class:`Feature` of a parse tree, and checks what can be checked without knowing phrases."""

    def __init__(self, mended: Mended, tree: _Tree) -> None:
        self.mended, self.tree = mended, tree
        self.language: Language = mended.language
        self.found: dict[int, list[Problem]] = {}
        self.general: list[Problem] = []
        for problem in mended.problems:
            block = mended.block_at(problem.line)
            if block.role in ("scenario", "outline"):
                self.found.setdefault(block.line, []).append(problem)
            else:
                self.general.append(problem)
        self.titles: dict[str, int] = {}
        self.bad_background = next((p.line for p in self.general if mended.block_at(p.line).role == "background"), 0)

    def problem(self, line: int, code: str, **values: object) -> Problem:
        return Problem(line, say(self.language, code, **values))

    def feature(self) -> Feature:
        node = self.tree.feature
        tags = _tags(node, 0)
        scenarios: list[Scenario] = []
        background: list[Line] = []
        rule_tags: list[Tag] = []
        for child in node.get("children", ()):
            if "rule" in child:
                rule_tags += _tags(child["rule"], 1)
                scenarios += self._rule(child["rule"], tags, background)
            elif "background" in child:
                background = self._background(child["background"])
            else:
                scenarios += self._scenario(child["scenario"], tags, background, "")
        scenarios += [
            Scenario(block.title, block.line, problems=tuple(self.found.get(block.line, ()))) for block in self.tree.lost
        ]
        if not scenarios and not any(problem.line for problem in self.general if problem.message == say(self.language, "empty file")):
            self.general.append(self.problem(node.get("location", {}).get("line", 1), "no scenario"))
        prose = tuple(p for p in self.mended.prose if self.mended.block_at(p.line).role not in ("scenario", "outline"))
        return Feature(
            self.language, node.get("name", ""), (*tags, *rule_tags), tuple(sorted(scenarios, key=lambda s: s.line)), prose,
            tuple(sorted(self.general, key=lambda p: p.line)),
        )  # fmt: skip

    def _rule(self, node: Gherkin, tags: tuple[Tag, ...], background: list[Line]) -> Iterator[Scenario]:
        inherited = (*tags, *_tags(node, 1))
        lines = background
        for child in node["children"]:
            if "background" in child:
                lines = background + self._background(child["background"])
            else:
                yield from self._scenario(child["scenario"], inherited, lines, node["name"])

    def _background(self, node: Gherkin) -> list[Line]:
        lines, problems = self._lines(node["steps"], background=True)
        if not lines:
            problems.append(self.problem(node["location"]["line"], "no steps in background"))
        for line in lines:
            problems += [self.problem(line.line, "placeholder in background", name=name) for name in sorted(placeholders([line]))]
        self.general += problems
        if problems:
            self.bad_background = problems[0].line
        return lines

    def _lines(self, nodes: Sequence[Gherkin], *, background: bool = False) -> tuple[list[Line], list[Problem]]:
        lines: list[Line] = []
        problems: list[Problem] = []
        kind: Kind = "given"
        for node in nodes:
            keyword, n = node["keyword"].strip(), node["location"]["line"]
            if node["keywordType"] == "Conjunction" and not lines:
                problems.append(self.problem(n, "first and", keyword=keyword))
            kind = _KINDS.get(node["keywordType"], kind)
            rows = tuple(tuple(cell["value"] for cell in row["cells"]) for row in node.get("dataTable", {"rows": ()})["rows"])
            text = textwrap.dedent(node["docString"]["content"]) if "docString" in node else None
            lines.append(Line(keyword, kind, n, node["text"], rows, text, background))
        return lines, problems

    # --- one scenario

    def _scenario(self, node: Gherkin, inherited: tuple[Tag, ...], background: list[Line], heading: str) -> Iterator[Scenario]:
        line, title = node["location"]["line"], node["name"]
        lines, problems = self._lines(node["steps"])
        problems += self.found.get(line, [])
        problems += self._title(title, line)
        if not lines:
            problems.append(self.problem(line, "no steps", title=title))
        if self.bad_background and background:
            problems.append(self.problem(line, "bad background", other=self.bad_background))
        own = _tags(node, 2)
        whole = Scenario(
            title, line, 0, _other_title(node, self.language), heading, (*inherited, *own), own, tuple(background + lines),
            tuple(p for p in self.mended.prose if self.mended.block_at(p.line).line == line),
        )  # fmt: skip
        yield from self._rows(node, whole, lines, problems)

    def _title(self, title: str, line: int) -> list[Problem]:
        if not title:
            return [self.problem(line, "no title")]
        other = self.titles.setdefault(title, line)
        return [] if other == line else [self.problem(line, "same title", title=title, other=other)]

    def _rows(self, node: Gherkin, whole: Scenario, lines: list[Line], problems: list[Problem]) -> Iterator[Scenario]:
        """A scenario for each row of its tables; the scenario itself if it has none."""
        used = placeholders(lines) | set(_PLACEHOLDER.findall(node["name"]))
        tables = [table for table in node["examples"] if table.get("tableHeader")]
        outline = node["examples"] or node["keyword"] in _OUTLINE_WORDS
        if not outline:
            for name in sorted(placeholders(lines)):
                problems.append(self.problem(self._where(lines, name), "placeholder without rows", name=name))
        elif not any(table["tableBody"] for table in tables):
            problems.append(self.problem(node["examples"][0]["location"]["line"] if node["examples"] else whole.line, "no rows"))
        else:
            empty = [table for table in node["examples"] if not table.get("tableBody")]
            problems += [self.problem(table["location"]["line"], "no rows") for table in empty]
        for table in tables:
            problems += self._columns(table, used, lines)
        problems = sorted(set(problems), key=lambda p: p.line)
        bodies = [(table, row) for table in tables for row in table["tableBody"]]
        if problems or not bodies:  # what is wrong with an outline is said once, not for each row
            yield replace(whole, problems=tuple(problems))
            return
        for number, (table, row) in enumerate(bodies, 1):
            values = {head["value"]: cell["value"] for head, cell in zip(table["tableHeader"]["cells"], row["cells"], strict=True)}
            yield replace(
                whole, row=number, title=_fill(whole.title, values),
                other_title=_fill(whole.other_title, values), lines=tuple(_filled(line, values) for line in whole.lines),
            )  # fmt: skip

    def _where(self, lines: Sequence[Line], name: str) -> int:
        return next((line.line for line in lines if name in placeholders([line])), lines[0].line if lines else 1)

    def _columns(self, table: Gherkin, used: set[str], lines: Sequence[Line]) -> Iterator[Problem]:
        header = table["tableHeader"]
        names = [cell["value"] for cell in header["cells"]]
        for name in sorted(used - set(names)):
            near = get_close_matches(name, names, 1, 0.3) or (names if len(names) == 1 else [])
            hint = say(self.language, "near column", name=near[0]) if near else ""
            yield self.problem(self._where(lines, name), "no column", name=name, near=hint)
        for name in dict.fromkeys(names):
            if names.count(name) > 1:
                yield self.problem(header["location"]["line"], "column twice", name=name)
            if name not in used:
                yield self.problem(header["location"]["line"], "unused column", name=name)


_OUTLINE_WORDS = {word for words in TITLE_WORDS.values() for word, role in words.items() if role == "outline"}


def _tags(node: Gherkin, level: int) -> tuple[Tag, ...]:
    return tuple(Tag(tag["name"].lstrip("@"), tag["location"]["line"], level) for tag in node.get("tags", ()))


def _other_title(node: Gherkin, language: Language) -> str:
    """The title in the other language: the description line that begins with its code."""
    for raw in node.get("description", "").splitlines():
        match = TITLE_IN.match(raw.strip())
        if match and match[1] != language:
            return match[2].strip()
    return ""


def placeholders(lines: Sequence[Line]) -> set[str]:
    """The names in angle brackets that lines have, in their tables and doc strings too."""
    texts = [text for line in lines for text in (line.text, line.doc_string or "", *(cell for row in line.rows for cell in row))]
    return {name for text in texts if "<" in text for name in _PLACEHOLDER.findall(text)}


def _fill(text: str, values: dict[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda match: values.get(match[1], match[0]), text) if "<" in text else text


def _filled(line: Line, values: dict[str, str]) -> Line:
    if line.background:
        return line
    rows = tuple(tuple(_fill(cell, values) for cell in row) for row in line.rows)
    return replace(line, text=_fill(line.text, values), rows=rows, doc_string=line.doc_string and _fill(line.doc_string, values))
