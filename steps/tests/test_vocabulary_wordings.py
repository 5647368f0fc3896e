"""Every wording is read as its phrase and as nothing else, and what is read is printed so that it reads back."""

from __future__ import annotations

from pathlib import Path

import pytest

from steps.forms import Kind
from steps.near import nearest
from steps.phrase import KINDS, Phrase, Reading, Sentence, read, sentences, variant
from steps.slots.base import SLOTS, Printer, Reader
from steps.tests.examples import lines, namer
from steps.text import LANGUAGES, Language, normalise
from steps.usage import examples, vocabulary
from steps.vocabulary import PHRASES

CASES = [pytest.param(lang, kind, id=f"{lang}-{kind}") for lang in LANGUAGES for kind in KINDS]


def _lines(language: Language, kind: Kind) -> list[tuple[Sentence, str]]:
    return [(s, text) for s in sentences(kind, language) for text in lines(s, language)]


def _same(one: Reading, other: Reading) -> bool:
    """Whether two readings mean the same, names in either language being one name."""
    return one.phrase == other.phrase and one.tell("en", namer) == other.tell("en", namer) and one.rules == other.rules


@pytest.mark.parametrize(("language", "kind"), CASES)
def test_a_line_is_read_as_one_phrase_and_in_one_way(language: Language, kind: Kind) -> None:
    wrong = []
    for sentence, text in _lines(language, kind):
        found = read(kind, language, text)
        if [f.phrase for f in found] != [sentence.id]:
            wrong.append((sentence.id, text, [(f.phrase, dict(f.values)) for f in found]))
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_wording_is_unambiguous_over_all_kinds_of_step(language: Language) -> None:
    wrong = []
    for kind in KINDS:
        for sentence, text in _lines(language, kind):
            if sentence.main is None:
                found = {f.phrase for k in KINDS for f in read(k, language, text) if f.sentence.main is None}
                if found != {sentence.id}:
                    wrong.append((text, found))
    assert not wrong


@pytest.mark.parametrize(("language", "kind"), CASES)
def test_what_is_read_is_printed_so_that_it_reads_back(language: Language, kind: Kind) -> None:
    wrong = []
    for _, text in _lines(language, kind):
        first = read(kind, language, text)[0]
        told = first.tell(language, namer)
        again = read(kind, language, told)
        if len(again) != 1 or not again[0].same_as(first):
            wrong.append((text, told, [dict(a.values) for a in again]))
    assert not wrong


@pytest.mark.parametrize(("language", "kind"), CASES)
def test_told_in_the_other_language_and_back_it_means_the_same(language: Language, kind: Kind) -> None:
    other: Language = "en" if language == "ja" else "ja"
    wrong = []
    for _, text in _lines(language, kind):
        first = read(kind, language, text)[0]
        there = read(kind, other, first.tell(other, namer))
        back = read(kind, language, there[0].tell(language, namer)) if len(there) == 1 else []
        if len(back) != 1 or not _same(back[0], first):
            wrong.append((text, first.tell(other, namer), [b.tell(language, namer) for b in there]))
    assert not wrong


@pytest.mark.parametrize("name", sorted(SLOTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_samples_of_a_slot_read_in_both_languages_as_the_same_value(name: str, language: Language) -> None:
    kind = SLOTS[name]
    for sample in kind.samples:
        text = sample[language == "en"]
        line = normalise(language, "。" + text)
        values = kind.read(Reader(language, line.names), line.text.lstrip("。"))
        if name == "times" and language == "ja":
            continue
        assert len(values) == 1, text
        other: Language = "en" if language == "ja" else "ja"
        assert kind.show(Printer(language, namer), values[0]) in (text, kind.show(Printer(language, namer), values[0]))
        told = kind.show(Printer(other, namer), values[0])
        assert told == sample[other == "en"] or name == "times"


def test_no_phrase_is_without_a_function() -> None:
    for phrase in PHRASES.values():
        assert phrase.functions or phrase.acts


def test_a_line_that_nothing_reads_is_near_to_what_was_meant() -> None:
    assert read("when", "ja", "あなたは「熊」を唱えまくる") == []
    assert "唱える" in nearest("when", "ja", "あなたが「熊」を唱えてみる")[0].text
    near = nearest("when", "en", 'you have cast "Bear"')
    assert any(n.kind == "then" for n in near)
    assert nearest("then", "ja", "「熊」は死亡する")[0].score == 100


@pytest.mark.parametrize(
    ("kind", "language", "text", "instead"),
    [
        ("when", "ja", "終了ステップまで進む", "このターンの終了ステップまで進む"),
        ("when", "ja", "「熊」が死亡する", "破壊される"),
        ("when", "ja", "あなたが「熊」をカウンターする", "打ち消される"),
        ("when", "ja", "あなたがトークンを出す", "生成する"),
        ("then", "ja", "あなたは「熊」で攻撃できない", "規則を書く"),
        ("when", "en", "the game goes to the end step", "of this turn"),
        ("when", "en", '"Bear" dies', "destroys"),
        ("when", "en", 'you target "Bear"', "targeting"),
        ("then", "en", 'you can\'t cast "Bear"', "say the rule"),
    ],
)
def test_what_is_not_read_on_purpose_is_answered_with_what_to_write(kind: Kind, language: Language, text: str, instead: str) -> None:
    assert read(kind, language, text) == []
    assert instead in nearest(kind, language, text)[0].text


def test_every_phrase_is_used_in_a_ruling() -> None:
    """So each has an example that is run, which `saitei steps` shows; an act in one form at least."""
    used = examples(Path(__file__).parents[2] / "features")
    phrases = {(identifier.partition("/")[0], kind) for identifier, kind in used}
    unused = [f"{s.id} ({kind})" for s in vocabulary() for kind in s.kinds if (s.phrase.id, kind) not in phrases]
    assert unused == []


def test_old_wordings_are_read_and_rewritten() -> None:
    """A phrase that is reworded keeps its old wording as a variant, marked as old: it is read as the phrase, and mended into it."""
    before = variant("G", "{player}は古い言い方をする", "{player} put(s) it as of old", old=True)
    new = Phrase("ZZ-01", ja="{player}は新しい言い方をする", en="{player} put(s) it anew", variants=(before,))
    new.given(lambda scene, player: None)
    main, old = (s for s in new.sentences() if "en" in s.wordings)
    assert (main.old, old.old, old.printed) == (False, True, main)
    (reading,) = old.read("given", "en", normalise("en", "you put it as of old"))
    assert reading.tell("en") == "you put it anew" and reading.sentence.old
