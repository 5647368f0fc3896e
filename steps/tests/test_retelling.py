"""Every ruling can be retold in the other language, and the retelling is the same ruling: fed back in, it gives the same log."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from steps import ready, tags
from steps.advice import Language
from steps.gherkin import Line, Scenario, read_feature
from steps.retelling import CantRetell, retell
from steps.session import Session

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "features").rglob("*.feature"))
QUOTED = re.compile(r'「[^」]*」|"[^"]*"|\{[^}]*\}|X')
ENGLISH = re.compile(r"[A-Za-z]{3,}")
PAIRS = Path(__file__).parent / "pairs"


def played(lines: list[Line], language: Language, scenario: Scenario) -> Session:
    """In the newest edition that the scenario asks for."""
    session = Session(language, next(iter(tags.editions(scenario.tags)), ""))
    for line in lines:
        session.play(line.text, line.kind, line.rows, line.doc_string)
        question = session.scene.table.question()
        if question is not None and line.kind == "when":
            told = session.scene.describe_question(question)
            assert ready.answers(session.scene, question), told  # every question can be answered by a line that is proposed
            if language == "ja" and question.topic != "type":  # some creature types have no Japanese word in our list
                assert not ENGLISH.search(QUOTED.sub("", told)), told
    session.finish()
    return session


def other(language: Language) -> Language:
    return "en" if language == "ja" else "ja"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_ruling_retold_gives_the_same_log(file: Path) -> None:
    feature = read_feature(file)
    to = other(feature.language)
    for scenario in feature.scenarios:
        first = played(list(scenario.lines), feature.language, scenario)
        told = [retell(line, feature.language, to) for line in scenario.lines]
        second = played(told, to, scenario)
        assert second.scene.table.digest() == first.scene.table.digest(), f"{file}:{scenario.line}"
        back = [retell(line, to, feature.language) for line in told]
        again = [retell(line, feature.language, to) for line in back]
        assert [(line.text, line.rows) for line in again] == [(line.text, line.rows) for line in told], f"{file}:{scenario.line}"


def test_a_line_that_nobody_understands_is_not_retold() -> None:
    with pytest.raises(CantRetell):
        retell(Line("Given", "given", 1, "colourless green ideas sleep"), "en", "ja")


def test_the_fourteen_pairs_say_the_same() -> None:
    """Rulings written out by hand in both languages: each pair gives one log, and each is what the other is retold as."""
    english, japanese = (read_feature(PAIRS / f"{name}.feature") for name in ("pairs", "対"))
    assert english.problems == japanese.problems == ()
    assert len({scenario.line for scenario in english.scenarios}) == 14 and len(english.scenarios) == len(japanese.scenarios) == 15
    for one, other_one in zip(english.scenarios, japanese.scenarios, strict=True):
        first, second = played(list(one.lines), "en", one), played(list(other_one.lines), "ja", other_one)
        assert first.scene.table.digest() == second.scene.table.digest(), one.title
        assert (one.title, one.other_title) == (other_one.other_title, other_one.title)
        told = [retell(line, "ja", "en").text for line in other_one.lines]
        assert told == [retell(retell(line, "en", "ja"), "ja", "en").text for line in one.lines]
