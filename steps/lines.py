"""Reads a feature file line by line as people mean it, and mends it so that a Gherkin parser sees what was meant.

Gherkin swallows much in silence: a title with a full-width colon, or a step with a keyword of another language, becomes description and
never runs. :func:`mend` notes each such line as a :class:`Problem` and puts right what it can, without moving any line. So one bad line
costs its scenario and no other, and all problems of a file are found at once.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Literal

from gherkin.dialect import DIALECTS
from gherkin.gherkin_line import GherkinLine

from engine.record import record
from steps.advice import Language, say
from steps.dialect import BARE_TITLE, SPOKEN, STEP, STEP_WORDS, TITLE, TITLE_WORDS, Role, is_step, printed

LANGUAGE_LINE = re.compile(r"\s*#\s*language\s*:\s*([a-zA-Z\-_]+)\s*$")
_LIKE_LANGUAGE = re.compile(r"[#＃]\s*(?:language|lang|言語)\s*[:：=]?\s*[\w\-]+\s*$", re.IGNORECASE)
TITLE_IN = re.compile(r"(en|ja)\s*[:：]\s*(.*)$")
"""The line under a title that gives it in the other language."""
_ENDLESS = re.compile(r"\d{10,}")
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
"""Control characters (but for the tab), and characters without width or that turn the direction of writing."""
_JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


@record
class Problem:
    """Something wrong on a line (from 1), said for people."""

    line: int
    message: str
    mendable: bool = True
    """Whether the line can be put right without a person; else what is read in its place is a guess."""


@record
class Block:
    """Where a part of the file begins: ``start`` takes in its tags, ``line`` is the title's. ``role`` "top": what is before the feature."""

    role: Role | Literal["top"]
    start: int
    line: int
    title: str = ""


@record
class Prose:
    """A line that Gherkin reads as description. ``role``: of what."""

    line: int
    text: str
    role: Role


@dataclass(slots=True)
class Mended:
    """A file as it was meant."""

    language: Language
    lines: list[str]
    problems: list[Problem] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=lambda: [Block("top", 1, 1)])
    prose: list[Prose] = field(default_factory=list)
    headless: bool = False
    """Whether scenarios come without a feature before them."""

    def block_at(self, line: int) -> Block:
        """The block that a line lies in."""
        return next(block for block in reversed(self.blocks) if block.start <= line)


def mend(text: str) -> Mended:
    """Read a whole file."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return _Reader(lines).read()


class _Reader:
    """The state of reading: where we are, and what the line before was."""

    def __init__(self, lines: list[str]) -> None:
        self.raw = lines
        self.out = Mended(_language(lines), list(lines))
        self.language = self.out.language
        self.foreign: Language = "en" if self.language == "ja" else "ja"
        self.role: Role | Literal["top"] = "top"
        self.stepped = False  # a step of this block has been read (or, in examples, a row)
        self.feature_line = 0
        self.width = (0, 0)  # cells of the table being read, and the line of its first row
        self.end_of_text = 0  # the line that closes the doc string being read
        self.tags_from = 0  # the first of the tag lines just read

    # --- helpers

    def wrong(self, n: int, code: str, mendable: bool = True, **values: object) -> None:
        self.out.problems.append(Problem(n, say(self.language, code, **values), mendable))

    def put(self, n: int, line: str) -> None:
        self.out.lines[n - 1] = line

    def _indent(self, n: int) -> int:
        return len(self.raw[n - 1]) - len(self.raw[n - 1].lstrip())

    def following(self, n: int) -> str:
        """The next line after ``n`` that is neither blank nor remark nor tags, stripped."""
        for raw in self.raw[n:]:
            line = raw.strip()
            if line and line[0] not in "#＃@＠":
                return line
        return ""

    # --- the file

    def read(self) -> Mended:
        self._clean()
        self._header()
        for n, raw in enumerate(self.raw, 1):
            line = raw.strip()
            if n <= self.end_of_text or not line:
                continue
            if line[0] in "#＃":
                self._remark(n, line)
                continue
            if line[0] in "|｜":
                self._row(n, line)
                continue
            if line[0] in "@＠":
                self._tags(n, line)
            elif not (self._doc_string(n, line) or self._title(n, line) or self._step(n, line)):
                self._other(n, line)
        if not self.feature_line and not self.out.headless:
            self._no_feature()
        return self.out

    def _clean(self) -> None:
        """Take out what can't be seen: it would make a line another one than the one that is read."""
        for n, raw in enumerate(self.raw, 1):
            unseen = _UNSEEN.search(raw)
            if unseen:
                code = "control character" if unicodedata.category(unseen[0]) == "Cc" else "invisible character"
                self.wrong(n, code, point=f"{ord(unseen[0]):04X}")
                self.raw[n - 1] = _UNSEEN.sub("", raw)
                self.put(n, self.raw[n - 1])
            number = _ENDLESS.search(raw)
            if number:
                self.wrong(n, "endless number", digits=len(number[0]))
                self.raw[n - 1] = _ENDLESS.sub("0", self.raw[n - 1])
                self.put(n, self.raw[n - 1])

    def _header(self) -> None:
        """What the file says its language is, against what its keywords are."""
        found = [(n, match[1]) for n, raw in enumerate(self.raw, 1) if (match := LANGUAGE_LINE.match(raw))]
        first = next((n for n, raw in enumerate(self.raw, 1) if raw.strip() and raw.strip()[0] not in "#＃"), len(self.raw) + 1)
        said = [(n, name) for n, name in found if n < first]
        for n, _ in found:
            self.put(n, "")
            if n > first:
                self.wrong(n, "language late")
        if not said:
            tried = found or any(_LIKE_LANGUAGE.match(raw.strip()) for raw in self.raw[: first - 1])
            if self.language == "ja" and first <= len(self.raw) and not tried:
                self.wrong(1, "language missing")
            return
        n, name = said[0]
        if name not in DIALECTS or name not in SPOKEN:
            self.wrong(n, "language unknown", found=name)
        elif name != self.language:
            self.wrong(n, "language other", declared=name, line=n)

    def _no_feature(self) -> None:
        blank = not any(raw.strip() and raw.strip()[0] not in "#＃" for raw in self.raw)
        self.wrong(1, "empty file" if blank else "no feature")

    # --- lines

    def _remark(self, n: int, line: str) -> None:
        if _LIKE_LANGUAGE.match(line) and not LANGUAGE_LINE.match(line):
            self.wrong(n, "language line", text=line)
        if line[0] == "＃":
            self.put(n, "")

    def _doc_string(self, n: int, line: str) -> bool:
        mark = line[:3]
        if mark not in ('"""', "```") or not self.stepped or self.role == "examples":
            return False
        for m in range(n + 1, len(self.raw) + 1):
            if self.raw[m - 1].strip().startswith(mark):
                self.end_of_text = m
                self.width = (0, 0)
                return True
            if self._indent(m) < self._indent(n) and TITLE[self.language].match(self.raw[m - 1].strip()):
                break  # the scenario is over
        else:
            m = len(self.raw) + 1
        self.wrong(n, "open doc string", mark=mark)
        for blank in range(n, m):
            self.put(blank, "")
        self.end_of_text = m - 1
        return True

    def _tags(self, n: int, line: str) -> None:
        self.tags_from = self.tags_from or n
        if "＠" in line:
            self.wrong(n, "full-width at")
            line = line.replace("＠", "@")
        after = self.following(n)
        match = TITLE[self.language].match(after) or TITLE[self.foreign].match(after)
        role = None if match is None else (TITLE_WORDS["ja"] | TITLE_WORDS["en"])[match[1]]
        if role == "feature" and len(self.out.blocks) > 1:
            role = None
        if role is None or role == "background":
            self.wrong(n, "tags nowhere")
        elif role == "examples":
            self.wrong(n, "tags on examples")
        if role in (None, "background", "examples"):
            self.put(n, "")
            self.tags_from = 0
            return
        names = [item.strip() for item in re.split(r"\s#", line)[0].split("@")[1:]]
        for name in names:
            if re.search(r"\s", name):
                head, rest = name.split(None, 1)
                meant = f"@{head}{rest}" if head.endswith(":") else f"@{head} @{rest}"
                self.wrong(n, "tag with space", tag=f"@{name}", meant=re.sub(r"(?<=\S)\s+(?=[^@\s])", "_", meant) if ":" in head else meant)
        self.put(n, " ".join("@" + re.sub(r"\s+", "", name) for name in names))

    def _title(self, n: int, line: str) -> bool:
        for language in (self.language, self.foreign):
            match = TITLE[language].match(line)
            if match and self._is_title(n, language, match[1], match[3]):
                self._open(n, TITLE_WORDS[language][match[1]], match[1], match[4].strip(), language, match[2], match[3])
                return True
        for language in (self.language, self.foreign):
            match = BARE_TITLE[language].match(line)
            if match and self._is_bare_title(n, match[1]):
                meant = match[1] if language == self.language else printed(self.language, TITLE_WORDS[language][match[1]])
                self.wrong(n, "no colon", found=match[1], meant=meant)
                self._begin(n, TITLE_WORDS[language][match[1]], meant, (match[2] or "").strip())
                return True
        return False

    def _is_title(self, n: int, language: Language, word: str, colon: str) -> bool:
        """Whether a line that looks like a title is one, and not prose in a description (「例：…」, "Example: …")."""
        if word in ("Ability", "Business Need") and len(self.out.blocks) > 1:
            return False
        if self.tags_from or (language == self.language and colon == ":"):
            return True
        if word in ("例", "サンプル", "Example", "Examples", "Scenarios"):
            return self.stepped and self.following(n)[:1] in ("|", "｜")
        return True

    def _is_bare_title(self, n: int, word: str) -> bool:
        if word in ("例", "サンプル", "Examples", "Scenarios"):
            return self.stepped and self.following(n)[:1] in ("|", "｜")
        if self.role == "top" and word in ("機能", "Feature"):
            return True
        after = self.following(n)
        if TITLE_IN.match(after):
            after = self.following(next(m for m in range(n + 1, len(self.raw) + 1) if self.raw[m - 1].strip() == after))
        return self.role != "top" and (is_step(after, self.language) or is_step(after, self.foreign))

    def _open(self, n: int, role: Role, word: str, title: str, language: Language, space: str, colon: str) -> None:
        meant = word if language == self.language else printed(self.language, role)
        if language != self.language:
            self.wrong(n, "foreign keyword", found=word, meant=f"{meant}:")
        if colon == "：":
            self.wrong(n, "full-width colon", found=word, meant=meant)
        elif space:
            self.wrong(n, "space before colon", found=word, meant=meant)
        self._begin(n, role, meant, title)

    def _begin(self, n: int, role: Role, word: str, title: str) -> None:
        """A new part of the file begins on this line."""
        if self._misplaced(n, role):
            self.put(n, "")
            return
        if role == "feature":
            self.feature_line = n
        self.put(n, f"{word}: {title}")
        if role != "examples":
            self.out.blocks.append(Block(role, self.tags_from or n, n, title))
        self.tags_from, self.width = 0, (0, 0)
        self.role, self.stepped = role, False

    def _misplaced(self, n: int, role: Role) -> bool:
        """Whether a title can't stand here; then it is left out."""
        before = self.out.blocks[-1]
        if role == "feature" and before.role != "top":
            code = "second feature" if self.feature_line else "late feature"
            self.wrong(n, code, other=self.feature_line or before.line)
        elif role == "background" and before.role not in ("top", "feature", "rule"):
            self.wrong(n, "late background")
        elif role == "examples" and self.role not in ("scenario", "outline", "examples"):
            self.wrong(n, "examples nowhere")
        else:
            if role != "feature" and before.role == "top":
                self.out.headless = True
                self.wrong(n, "no feature")
            return False
        return True

    def _step(self, n: int, line: str) -> bool:
        if self.role in ("feature", "rule"):
            return False
        own, other = STEP[self.language].match(line), STEP[self.foreign].match(line)
        match, language = (own, self.language) if own else (other, self.foreign)
        if line.startswith("* "):
            match, language = re.match(r"(\*)\s(.*)$", line), self.language
        if match is None or (self.role == "top" and not own):
            return False
        if self.role in ("top", "examples"):
            self.wrong(n, "step nowhere" if self.role == "top" else "step after examples")
            self.put(n, "")
            return True
        self.stepped, self.width = True, (0, 0)
        self._keyword(n, match[1], (match[2] or "").strip(), language)
        return True

    def _keyword(self, n: int, word: str, text: str, language: Language) -> None:
        """Put a step's keyword right."""
        if word == "*":
            self.wrong(n, "star")
            return
        exact = word if language == "ja" else word.capitalize()
        meant = exact if language == self.language else printed(self.language, STEP_WORDS[language][exact])
        if language != self.language:
            self.wrong(n, "foreign keyword", found=word, meant=meant)
        elif word != exact:
            self.wrong(n, "keyword case", found=word, meant=meant)
        bare = text.lstrip("、，,。:：；;・ \u3000")
        gap = "" if self.language == "ja" and text == bare and language == self.language else " "
        if not text:
            self.wrong(n, "empty step", keyword=word)
        elif bare != text:
            self.wrong(n, "comma after keyword", keyword=word, found=text[0], meant=f"{meant} {bare}")
        if word != meant or bare != text or not text:
            self.put(n, f"{meant}{gap or ' '}{bare}")

    def _row(self, n: int, line: str) -> None:
        if not self.stepped and self.role != "examples":
            self.wrong(n, "table nowhere")
            self.put(n, "")
            return
        self.stepped = True
        if "｜" in line and (line[0] == "｜" or line[-1] == "｜"):
            self.wrong(n, "full-width bar")
            line = line.replace("｜", "|")
            self.put(n, line)
        if not line.endswith("|") or line.endswith("\\|"):
            self.wrong(n, "open row", cell=line.rsplit("|", 1)[1].strip())
            line += " |"
            self.put(n, line)
        cells = [cell for cell, _ in GherkinLine.split_table_cells(line)]
        if not self.width[1]:
            self.width = (len(cells), n)
        wanted, first = self.width
        if len(cells) != wanted:
            self.wrong(n, "ragged row", mendable=False, found=len(cells), other=first, wanted=wanted)
            self.put(n, "|" + "|".join((cells + [""] * wanted)[:wanted]) + "|")

    def _other(self, n: int, line: str) -> None:
        if self.role == "top":
            self.wrong(n, "before feature", text=line)
            self.put(n, "")
        elif not self.stepped:
            if not TITLE_IN.match(line):
                self.out.prose.append(Prose(n, line, self.role))
        else:
            self.wrong(n, "title line late" if TITLE_IN.match(line) else "not a step", text=line)
            self.put(n, "")


def _language(lines: list[str]) -> Language:
    """The language a file is written in: that of its feature keyword, else what it says, else of its letters."""
    for raw in lines:
        line = raw.strip()
        for language in SPOKEN:
            match = TITLE[language].match(line)
            if match and TITLE_WORDS[language][match[1]] == "feature":
                return language
    text = "\n".join(lines)
    said = LANGUAGE_LINE.match(lines[0])
    if said and said[1] == "en":
        return "en"
    return "ja" if (said and said[1] == "ja") or _JAPANESE.search(text) else "en"
