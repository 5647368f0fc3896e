"""What a line that is no phrase probably means: which phrases it nearly is, in which words it differs from one, or which slot is wrong."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from functools import cache

from engine.record import record, replace
from steps.forms import Kind
from steps.phrase import KINDS, Sentence, sentences
from steps.slots.base import Reader
from steps.text import NAME, Language, Line, name_index, normalise
from steps.vocabulary.unread import instead
from steps.wording import Either, Free, Hole, Lit, Nodes, Wording

_LEAST = {"ja": 4, "en": 8}
"""So many letters of fixed words a line must share with a phrase, to be taken for it with a slot filled wrongly."""
_SAMPLES = 4


@record
class WrongSlot:
    """A line that is a phrase but for what stands in one of its slots."""

    found: str
    """What stands there."""
    could: tuple[str, ...]
    """Examples of what could."""
    phrase: str
    """The phrase with example values."""
    score: int
    """Letters of its fixed words."""


def wrong_slots(kind: Kind, language: Language, text: str) -> list[WrongSlot]:
    """The slots that keep a line from being read as the phrase that it shares most with; none if there is no such phrase."""
    line = normalise(language, text)
    best: list[WrongSlot] = []
    for sentence in sentences(kind, language):
        if sentence.main is not None:
            continue
        found = _misread(sentence, language, line)
        if found and (not best or found[0].score > best[0].score):
            best = found
    return best


def _misread(sentence: Sentence, language: Language, line: Line) -> list[WrongSlot]:
    pattern, holes, score = _loose(sentence.wordings[language])
    if score < _LEAST[language] or not all(literal in line.text for literal in sentence.wordings[language].literals):
        return []
    match = pattern.fullmatch(line.text)
    if not match:
        return []
    reader = Reader(language, line.names)
    out = []
    for n, hole in enumerate(holes, 1):
        part = match[n]
        if part is None or (hole.type.patterns[language].fullmatch(part) and tuple(hole.type.read(reader, part))):
            continue
        could = tuple(dict.fromkeys(sample[language == "en"] for sample in hole.type.samples))[:_SAMPLES]
        out.append(WrongSlot(_written(part, line, language), could, sentence.wordings[language].example(), score))
    return out if len(out) == 1 else []


@cache
def _loose(wording: Wording) -> tuple[re.Pattern[str], tuple[Hole, ...], int]:
    """A pattern of the wording in which any text may stand in a slot, the slots in order, and how many letters are fixed."""
    nodes = wording.nodes
    holes: list[Hole] = []
    pattern = "".join(_pattern(nodes, holes))
    score = sum(len(node.text.strip()) for node in nodes if isinstance(node, Lit))
    return re.compile(pattern), tuple(holes), score


def _pattern(nodes: Nodes, holes: list[Hole]) -> Iterator[str]:
    for node in nodes:
        match node:
            case Lit(text):
                yield re.escape(text)
            case Hole():
                holes.append(node)
                yield "(.+?)"
            case Either(options):
                yield "(?:" + "|".join("".join(_pattern(option, holes)) for option in options) + ")"
            case Free(parts):
                yield "(?:" + "|".join("".join(_pattern(part, holes)) for part, _ in parts) + ")*"


def _written(part: str, line: Line, language: Language) -> str:
    """A stretch of a line with its names as they were written."""

    def name(match: re.Match[str]) -> str:
        text = line.names[name_index(match[0])]
        return f"「{text}」" if language == "ja" else f'"{text}"'

    return re.sub(NAME, name, part)


# --- In which words two lines differ ------------------------------------------------------------------------------------------------

_TOKENS = {
    "ja": re.compile(r"「[^」]*」|[\u3041-\u3096]+|[\u30a0-\u30ff・]+|[\u4e00-\u9fff々]+|[A-Za-z0-9+/.-]+|\{[^}]*\}|."),
    "en": re.compile(r"\"[^\"]*\"|\S+"),
}


def differences(language: Language, line: str, near: str) -> list[tuple[str, str]]:
    """What stands in a line, and what would stand there in another: pairs, "" for nothing."""
    one, other = _TOKENS[language].findall(line), _TOKENS[language].findall(near)
    gap = "" if language == "ja" else " "
    found = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    return [(gap.join(one[a:b]), gap.join(other[c:d])) for tag, a, b, c, d in found if tag != "equal"]


def with_names(language: Language, example: str, names: Sequence[str]) -> str:
    """An example with the names of the line that it is proposed for, in their order."""
    quoted = re.compile("「[^」]*」" if language == "ja" else '"[^"]*"')
    given = iter(names)

    def name(match: re.Match[str]) -> str:
        text = next(given, None)
        return match[0] if text is None else f"「{text}」" if language == "ja" else f'"{text}"'

    return quoted.sub(name, example)


# --- Which phrases a line nearly is -------------------------------------------------------------------------------------------------


@record
class Near:
    """A phrase that a line nearly is."""

    text: str
    """The phrase with example values."""
    kind: Kind
    score: float
    """From 0 to 100, the same."""


@record
class _Example:
    """A phrase as :func:`nearest` compares it."""

    text: str
    kind: Kind
    grams: Counter[str]
    fixed: Counter[str]
    """Of its fixed words alone: what a line of this phrase must have, whatever its values."""
    words: Counter[str]


@cache
def _examples(language: Language) -> tuple[_Example, ...]:
    out = []
    for kind in KINDS:
        for s in sentences(kind, language):
            if s.main is None:
                wording = s.wordings[language]
                text = wording.example()
                if s.rules == "needed":
                    text += "（601.3）" if language == "ja" else " (601.3)"
                line = normalise(language, text).text
                out.append(_Example(text, kind, _grams(line), _grams(wording.words()), _words(line)))
    return tuple(out)


def _grams(text: str) -> Counter[str]:
    text = _nameless(text)
    return Counter(text[i : i + 2] for i in range(len(text) - 1))


_NUMBER = re.compile("[0-9]+")
_WORD = re.compile(r"0|[\u3041-\u3096]+|[\u30a0-\u30ff]+|[\u4e00-\u9fff々]+|[^\W0-9\u3041-\u9fff]+")


def _words(text: str) -> Counter[str]:
    """Its words, of which every number is the same one. In Japanese, what stands between changes of the script."""
    return Counter(_WORD.findall(_NUMBER.sub("0", _nameless(text))))


def _alike(one: Counter[str], other: Counter[str]) -> float:
    return 2 * (one & other).total() / max(1, one.total() + other.total())


def _nameless(text: str) -> str:
    return "".join("N" if "\ue000" <= c <= "\uf8ff" else c for c in text)


def nearest(kind: Kind, language: Language, text: str, n: int = 3) -> list[Near]:
    """The nearest phrases of all kinds, nearest first; of equally near ones those of this kind first."""
    line = normalise(language, text)
    grams, words = _grams(line.text), _words(line.text)

    def score(example: _Example) -> float:
        alike = _alike(grams, example.grams)
        fixed = (grams & example.fixed).total() / max(1, example.fixed.total())
        return round(100 * (alike if alike == 1 else (alike + fixed + _alike(words, example.words)) / 3), 1)

    known = [Near(advice, its, 99.0) for advice, its in instead(kind, language, line)]
    scored = [Near(e.text, e.kind, score(e)) for e in _examples(language)]
    scored.sort(key=lambda near: (-near.score, near.kind != kind))
    return [*known, *(replace(near, text=with_names(language, near.text, line.names)) for near in scored)][:n]
