"""Pairs of lines from whole scenarios: each is read as one phrase in both languages, and means the same in both.

``lines.tsv``: the kind of step, the phrase, the line in Japanese and in English.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from steps.forms import Kind
from steps.phrase import read
from steps.text import Language

ROWS = [tuple(row.split("\t")) for row in Path(__file__).with_name("lines.tsv").read_text(encoding="utf-8").splitlines()[1:]]


@pytest.mark.parametrize(("kind", "phrase", "ja", "en"), ROWS, ids=[row[3] for row in ROWS])
def test_a_pair_of_lines_means_the_same(kind: Kind, phrase: str, ja: str, en: str) -> None:
    (one,), (other,) = read(kind, "ja", ja), read(kind, "en", en)
    assert (one.phrase, other.phrase) == (phrase, phrase)
    assert one.tell("en", _nameless) == other.tell("en", _nameless)
    assert one.tell("ja", _nameless) == other.tell("ja", _nameless)


def _nameless(name: str, language: Language) -> tuple[str, Language]:
    return "N", language
