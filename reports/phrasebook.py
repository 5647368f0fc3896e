"""The vocabulary as a part of the report: every phrase in both languages, its slots, and a line of this run that says it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.record import record
from reports.documents import Both
from reports.results import Case
from steps import editor
from steps.advice import Language
from steps.dialect import printed
from steps.phrase import Sentence
from steps.usage import vocabulary

SECTIONS: dict[str, Both] = {
    "GM": Both("The game", "ゲーム"),
    "PL": Both("What is where", "置かれているもの"),
    "HS": Both("What has happened before", "すでに起きたこと"),
    "AC": Both("Acts", "行動"),
    "TM": Both("The passage of time", "時間の経過"),
    "AN": Both("Answers", "選択への回答"),
    "EF": Both("Effects", "効果"),
    "CH": Both("What a thing is", "特性"),
    "ST": Both("Stack, targets, costs", "スタックと対象とコスト"),
    "EV": Both("What happens", "起きること"),
    "HI": Both("Who knows what", "情報"),
}
"""The parts of the vocabulary, by the first two letters of the ids of their phrases."""


@record
class Said:
    """A line of a scenario that says a phrase."""

    line: Both
    case: Case


@record
class Entry:
    """A phrase as the report shows it."""

    id: str
    keyword: Both
    wording: Both
    slots: tuple[tuple[str, Both], ...]
    """Each with a few values that may stand in it."""
    said: Said | None
    """None where no scenario of this run says it."""


def sections(cases: Iterable[Case]) -> list[tuple[Both, list[Entry]]]:
    """The vocabulary in its parts."""
    said = _said(cases)
    found: dict[str, list[Entry]] = {}
    for sentence in vocabulary():
        found.setdefault(sentence.id[:2], []).append(_entry(sentence, said.get(sentence.id)))
    return [(SECTIONS.get(key, Both(key, key)), entries) for key, entries in found.items()]


def _entry(sentence: Sentence, said: Said | None) -> Entry:
    languages: tuple[Language, Language] = ("en", "ja")
    keyword = Both(*("/".join(printed(language, kind) for kind in sentence.kinds) for language in languages))
    english, japanese = sentence.wordings["en"], sentence.wordings["ja"]
    needed = sentence.rules == "needed"
    wording = Both(editor.notation(english) + " (601.3)" * needed, editor.notation(japanese) + "（601.3）" * needed)
    values = dict(editor.slots(japanese, "ja", 3))
    slots = [(name, Both(" · ".join(samples), " · ".join(values.get(name, samples)))) for name, samples in editor.slots(english, "en", 3)]
    return Entry(sentence.id, keyword, wording, tuple(slots), said)


def _said(cases: Iterable[Case]) -> dict[str, Said]:
    """By the id of a phrase the shortest line of this run that says it and holds."""
    found: dict[str, Said] = {}
    for case in cases:
        for step in case.run.steps if case.status == "passed" else ():
            told = dict(step.told)
            if step.phrase and {"en", "ja"} <= told.keys():
                there = found.get(step.phrase)
                if there is None or len(told["en"]) < len(there.line.en):
                    found[step.phrase] = Said(Both(told["en"], told["ja"]), case)
    return found
