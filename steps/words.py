"""Words of the rules in both languages. Keywords, counters and subtypes stand in ``engine/text/words.tsv``, short closed lists here."""

from __future__ import annotations

import re

from engine.record import record
from engine.spoken import words
from steps.text import Language, plain


@record
class Glossary:
    """A list of words, each known by its English form."""

    japanese: dict[str, str]
    """English form to Japanese form, as printed."""
    read_ja: dict[str, str]
    """Japanese form as it is read (without dots and spaces) to English form."""
    read_en: dict[str, str]
    """Lower-case English form, and plain plurals, to English form."""

    def show(self, word: str, language: Language) -> str:
        """A word in a language."""
        return self.japanese.get(word, word) if language == "ja" else word

    def table(self, language: Language) -> dict[str, str]:
        """Spellings that are read, to English form."""
        return self.read_ja if language == "ja" else self.read_en

    def longest(self, language: Language, text: str) -> tuple[str, int]:
        """The longest word that the text begins with, and its length; ("", 0) if none."""
        table = self.table(language)
        for end in range(min(len(text), 40), 0, -1):
            word = table.get(text[:end] if language == "ja" else text[:end].lower())
            if word is not None and (language == "ja" or end == len(text) or not text[end].isalpha()):
                return word, end
        return "", 0


def glossary(pairs: dict[str, str], plurals: bool = False) -> Glossary:
    """A glossary of pairs English: Japanese; alternatives in Japanese after a bar."""
    read_en = {en.lower(): en for en in pairs}
    if plurals:
        read_en |= {_plural(en.lower()): en for en in pairs}
    read_ja = {plain("ja", form): en for en, forms in pairs.items() for form in forms.split("|")}
    return Glossary({en: forms.split("|")[0] for en, forms in pairs.items()}, read_ja, read_en)


def _plural(word: str) -> str:
    if word.endswith(("f", "fe")) and not word.endswith("ff"):
        return re.sub("fe?$", "ves", word)
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


KEYWORDS = glossary(words("keyword"))
COUNTERS = glossary(words("keyword") | words("counter"))
SUBTYPES = glossary(words("subtype"), plurals=True)
COLORS = glossary({"white": "白", "blue": "青", "black": "黒", "red": "赤", "green": "緑"})
COLOR_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
COLOR_WORDS = {letter: word for word, letter in COLOR_LETTERS.items()}
TYPES = glossary(
    {
        "Artifact": "アーティファクト",
        "Battle": "バトル",
        "Creature": "クリーチャー",
        "Enchantment": "エンチャント",
        "Instant": "インスタント",
        "Kindred": "同族|部族",
        "Land": "土地",
        "Plane": "次元",
        "Planeswalker": "プレインズウォーカー",
        "Sorcery": "ソーサリー",
    },
    plurals=True,
)
SUPERTYPES = glossary({"Basic": "基本", "Legendary": "伝説", "Snow": "氷雪", "World": "ワールド"})
KINDS = glossary(
    {
        "colorless": "無色",
        "multicolored": "多色",
        "nontoken": "トークンでない",
        "noncreature": "クリーチャーでない",
        "nonland": "土地でない",
        "token": "トークン",
        "spell": "呪文",
        "permanent": "パーマネント",
        "card": "カード",
    },
    plurals=True,
)
NUMBERS = {word: n for n, word in enumerate(("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"))} | {
    "a": 1,
    "an": 1,
}
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
