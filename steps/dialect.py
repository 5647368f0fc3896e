"""The keywords of feature files, in both languages: how they begin a line, also where they are not written quite right."""

from __future__ import annotations

import re
from typing import Literal

from gherkin.dialect import DIALECTS

from steps.advice import Language

Role = Literal["feature", "rule", "background", "scenario", "outline", "examples"]

_SPEC_NAMES: dict[Role, str] = {
    "feature": "feature",
    "rule": "rule",
    "background": "background",
    "scenario": "scenario",
    "outline": "scenarioOutline",
    "examples": "examples",
}
_STEP_NAMES = ("given", "when", "then", "and", "but")
SPOKEN: tuple[Language, Language] = ("ja", "en")
"""The languages that rulings are written in."""


def _keywords(language: Language) -> dict[str, Role]:
    spec = DIALECTS[language]
    return {word: role for role, name in _SPEC_NAMES.items() for word in spec[name]}  # type: ignore[literal-required]


def _step_keywords(language: Language) -> dict[str, str]:
    """Each keyword as written at the start of a line, without the space that English needs, and the spec's name for it."""
    spec = DIALECTS[language]
    words = {word.strip(): name for name in _STEP_NAMES for word in spec[name]}  # type: ignore[literal-required]
    return {word: name for word, name in words.items() if word != "*"}


TITLE_WORDS: dict[Language, dict[str, Role]] = {language: _keywords(language) for language in SPOKEN}
STEP_WORDS: dict[Language, dict[str, str]] = {language: _step_keywords(language) for language in SPOKEN}


def _any_of(words: dict[str, Role] | dict[str, str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))


# How a line begins: a title with any colon (keyword, space, colon, rest), a title without one (keyword, rest), a step (keyword, rest).
TITLE = {language: re.compile(rf"({_any_of(words)})(\s*)([:：])(.*)$") for language, words in TITLE_WORDS.items()}
BARE_TITLE = {language: re.compile(rf"({_any_of(words)})(?:\s+(.*))?$") for language, words in TITLE_WORDS.items()}
STEP = {
    "ja": re.compile(rf"({_any_of(STEP_WORDS['ja'])})(.*)$"),
    "en": re.compile(rf"({_any_of(STEP_WORDS['en'])})(?:(?=[:：])|\s+|$)(.*)$", re.IGNORECASE),
}
_PRINTED: dict[Language, dict[str, str]] = {
    "ja": {"given": "前提", "when": "もし", "then": "ならば", "and": "かつ", "but": "しかし", "feature": "機能", "rule": "ルール",
           "background": "背景", "scenario": "シナリオ", "outline": "シナリオアウトライン", "examples": "例"},
    "en": {"given": "Given", "when": "When", "then": "Then", "and": "And", "but": "But", "feature": "Feature", "rule": "Rule",
           "background": "Background", "scenario": "Scenario", "outline": "Scenario Outline", "examples": "Examples"},
}  # fmt: skip


def printed(language: Language, name: str) -> str:
    """The keyword of that name (given, when, …, feature, …) as that language writes it."""
    return _PRINTED[language][name]


def is_step(text: str, language: Language) -> bool:
    """Whether a line begins with a step keyword of that language."""
    return bool(STEP[language].match(text))
