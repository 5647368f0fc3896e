"""Words of rules text in both languages: types, subtypes, colors, keywords, kinds of counters, numbers.

Keywords, counters and subtypes stand in ``words.tsv``. Each list is known by its English form; other spellings are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.spoken import words
from engine.text.wording import Language, plain

TYPES = {
    "artifact": "アーティファクト", "battle": "バトル", "creature": "クリーチャー", "enchantment": "エンチャント",
    "instant": "インスタント",
    "kindred": "同族|部族", "land": "土地", "planeswalker": "プレインズウォーカー", "sorcery": "ソーサリー",
}  # fmt: skip
SUPERTYPES = {"basic": "基本", "legendary": "伝説の|伝説", "snow": "氷雪", "world": "ワールド"}
COLORS = {"white": "白", "blue": "青", "black": "黒", "red": "赤", "green": "緑"}
LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
COLOR_OF = {letter: color for color, letter in LETTERS.items()}
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_PLURALS = {
    "elf": "elves", "dwarf": "dwarves", "wolf": "wolves", "werewolf": "werewolves", "mouse": "mice", "ox": "oxen", "fungus": "funguses",
    "homunculus": "homunculuses", "merfolk": "merfolk", "kithkin": "kithkin", "treefolk": "treefolk", "fish": "fish", "eldrazi": "eldrazi",
    "kavu": "kavu", "sorcery": "sorceries", "plains": "plains", "thalakos": "thalakos", "octopus": "octopuses", "pegasus": "pegasi",
    "cyclops": "cyclopes", "leech": "leeches", "witch": "witches", "jellyfish": "jellyfish", "starfish": "starfish", "sheep": "sheep",
    "moonfolk": "moonfolk", "samurai": "samurai", "azra": "azra", "djinn": "djinn", "myr": "myr", "naga": "naga",
    "aetherborn": "aetherborn",
}  # fmt: skip


def plural(word: str) -> str:
    """The plural of an English noun, in lower case if it is an unusual one."""
    known = _PLURALS.get(word.lower())
    if known is not None:
        return known if word.islower() else known[0].upper() + known[1:]
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


class Words:
    """A list of words in both languages."""

    def __init__(self, pairs: dict[str, str], plurals: bool = False) -> None:
        self.ja = {en: forms.split("|")[0] for en, forms in pairs.items()}
        self._en = {en.lower(): en for en in pairs}
        self._ja: dict[str, list[str]] = {}
        self._plurals: dict[str, str] = {}
        for en, forms in pairs.items():
            if plurals:
                self._plurals[plural(en).lower()] = en
            for form in forms.split("|"):
                self._ja.setdefault(plain("ja", form), []).append(en)
        self._longest = max((len(form) for form in (*self._ja, *self._en)), default=0) + 3

    def __contains__(self, word: str) -> bool:
        return word in self.ja

    def read(self, language: Language, text: str, pos: int, several: bool = False) -> Iterator[tuple[str, int]]:
        """The words that begin here, in the plural if asked for, and where they end; the longest first."""
        if language == "en":
            table = self._plurals if several else self._en
            for end in _ends(text, pos, self._longest):
                word = table.get(text[pos:end])
                if word is not None:
                    yield word, end
            return
        for end in range(min(len(text), pos + self._longest), pos, -1):
            for word in self._ja.get(text[pos:end], ()):
                yield word, end

    def show(self, language: Language, word: str, several: bool = False) -> str:
        """A word as it is written."""
        if language == "ja":
            return self.ja.get(word, word)
        return plural(word) if several else word


def _ends(text: str, pos: int, longest: int) -> list[int]:
    """Where an English word or words that begin here may end."""
    ends = [m.end() for m in re.finditer(r"[a-z0-9+/-]+(?:'(?!s\b)[a-z]*)*!?|'s\b", text[pos : pos + longest])]
    return [pos + e for e in reversed(ends) if pos + e == len(text) or not text[pos + e].isalnum()]


TYPE_WORDS = Words(TYPES, plurals=True)
SUPERTYPE_WORDS = Words(SUPERTYPES)
COLOR_WORDS = Words(COLORS)
SUBTYPE_WORDS = Words(words("subtype"), plurals=True)
KEYWORD_WORDS = Words(words("keyword"))
COUNTER_WORDS = Words(words("counter"))
