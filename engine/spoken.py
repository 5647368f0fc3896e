"""What the engine says to people, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

ZONES = {
    "battlefield": "戦場",
    "stack": "スタック",
    "hand": "手札",
    "library": "ライブラリー",
    "graveyard": "墓地",
    "exile": "追放領域",
    "command": "統率領域",
}
"""The Japanese names of the zones (CR 400.1)."""


@cache
def words(kind: str) -> dict[str, str]:
    """The words of a kind ("keyword", "counter", "subtype") in ``text/words.tsv``, English to Japanese; other spellings after a bar."""
    rows = (Path(__file__).parent / "text" / "words.tsv").read_text(encoding="utf-8").splitlines()
    return {en: ja for of, en, ja in (row.split("\t") for row in rows) if of == kind}


def keyword_ja(name: str) -> str:
    """The Japanese name of a keyword; its own where there is none."""
    return words("keyword").get(name, name).split("|")[0]


class Spoken(ValueError):
    """A mistake in what is given to the engine, said in English and in Japanese."""

    def __init__(self, text: str, ja: str) -> None:
        super().__init__(text)
        self.ja = ja

    def told(self, language: str) -> str:
        """The message in a language."""
        return self.ja if language == "ja" else str(self)
