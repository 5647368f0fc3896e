"""What a slot type is: how its values are read and printed, in both languages.

A reader gets exactly the stretch of the line that might be the slot and returns every value it can stand for: none, one, or several.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.record import record
from steps.text import NAME, Language, name_index

Namer = Callable[[str, Language], tuple[str, Language]]
"""Gives a name in a language, and the language of the name that it found (some cards have a name in one language only)."""


def same_name(name: str, language: Language) -> tuple[str, Language]:
    """A namer that knows no other names."""
    del language
    return name, "ja" if any(ord(c) > 0x2E80 for c in name) else "en"


@record
class Reader:
    """What a reader needs to know beside its text."""

    language: Language
    names: tuple[str, ...] = ()

    def name(self, char: str) -> str:
        """The name that a character stands for."""
        return self.names[name_index(char)]


@record
class Printer:
    """What a printer needs to know beside its value."""

    language: Language
    namer: Namer = same_name

    def name(self, name: str) -> str:
        """A name in its quotation marks. A name that has quotation marks of its own is written without them."""
        text, language = self.namer(name, self.language)
        return f"「{text}」" if language == "ja" else '"' + text.replace('"', "") + '"'


Read = Callable[[Reader, str], Sequence[object]]


@record
class SlotType:
    """A closed type of values that a sentence may hold."""

    name: str
    read: Read
    show: Callable[[Printer, object], str]
    samples: tuple[tuple[str, str], ...]
    """Pairs of a Japanese and an English spelling that mean the same; the first is used in examples."""
    patterns: Mapping[Language, re.Pattern[str]]
    """What every spelling in a language matches; the narrower, the faster."""


SLOTS: dict[str, SlotType] = {}


def slot(
    name: str,
    read: Read,
    show: Callable[[Printer, object], str],
    samples: Sequence[tuple[str, str]],
    ja: str = ".+",
    en: str = ".+",
) -> SlotType:
    """Registers a slot type."""
    made = SlotType(name, read, show, tuple(samples), {"ja": re.compile(ja), "en": re.compile(en)})
    assert name not in SLOTS, name
    SLOTS[name] = made
    return made


# --- Closed lists of words ----------------------------------------------------------------------------------------------------------


@record
class Word:
    """One value of a closed list, with its spellings; the first of each language is printed."""

    value: object
    ja: tuple[str, ...]
    en: tuple[str, ...]


def word_slot(name: str, words: Sequence[Word]) -> SlotType:
    """A slot type that reads one of a few fixed words."""
    table: dict[Language, dict[str, list[object]]] = {"ja": {}, "en": {}}
    shown: dict[tuple[Language, object], str] = {}
    for word in words:
        for language, spellings in (("ja", word.ja), ("en", word.en)):
            lang: Language = "ja" if language == "ja" else "en"
            shown[lang, word.value] = spellings[0]
            for spelling in spellings:
                table[lang].setdefault(spelling.replace("・", "") if lang == "ja" else spelling, []).append(word.value)

    def read(ctx: Reader, text: str) -> Sequence[object]:
        return table[ctx.language].get(text, ())

    def show(ctx: Printer, value: object) -> str:
        return shown[ctx.language, value]

    def pattern(language: Language) -> str:
        return "(?:" + "|".join(sorted(map(re.escape, table[language]), key=len, reverse=True)) + ")"

    return slot(name, read, show, [(w.ja[0], w.en[0]) for w in words], pattern("ja"), pattern("en"))


# --- Lists --------------------------------------------------------------------------------------------------------------------------

_SEPARATOR = {
    "ja": re.compile(f"と|、|(?<={NAME})(?={NAME})"),
    "en": re.compile(", and | and |, "),
}


def read_list(ctx: Reader, text: str, item: Read) -> list[tuple[object, ...]]:
    """Every way to read the text as a list of items: "A, B and C", 「AとBとC」."""
    cuts = [(0, 0), *(m.span() for m in _SEPARATOR[ctx.language].finditer(text)), (len(text), len(text))]
    memo: dict[tuple[int, int], Sequence[object]] = {}

    def items(i: int, j: int) -> Sequence[object]:
        if (i, j) not in memo:
            memo[i, j] = item(ctx, text[cuts[i][1] : cuts[j][0]])
        return memo[i, j]

    def walk(i: int) -> Iterator[tuple[object, ...]]:
        if i == len(cuts) - 1:
            yield ()
            return
        for j in range(i + 1, len(cuts)):
            for value in items(i, j):
                for rest in walk(j):
                    yield (value, *rest)

    return list(dict.fromkeys(walk(0)))


def show_list(ctx: Printer, values: Sequence[object], item: Callable[[Printer, object], str]) -> str:
    """Prints a list: 「AとBとC」, "A, B and C"."""
    texts = [item(ctx, v) for v in values]
    if ctx.language == "ja":
        return "と".join(texts)
    return texts[0] if len(texts) == 1 else ", ".join(texts[:-1]) + " and " + texts[-1]


def list_slot(name: str, item: Read, show_item: Callable[[Printer, object], str], samples: Sequence[tuple[str, str]]) -> SlotType:
    """A slot type whose values are lists."""

    def show(ctx: Printer, value: object) -> str:
        assert isinstance(value, tuple)
        return show_list(ctx, value, show_item)

    return slot(name, lambda ctx, text: read_list(ctx, text, item), show, samples)


def both(*reads: Read) -> Read:
    """Reads by any of these."""
    return lambda ctx, text: [v for read in reads for v in read(ctx, text)]
