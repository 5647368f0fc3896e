"""The parts of the glue by themselves: messages, records as JSON, lines that need no mending, tags."""

# ruff: noqa: E501  (files as one string)

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from engine.record import record
from steps import advice, evidence, lines, packing, tags
from steps.gherkin import Tag, parse_feature, read_feature
from steps.published import ScenarioRun, StepRun
from steps.table import AbilitySeen, Board, CardSeen, Computed, Entry, LayerSeen, PlayerSeen, Seen
from steps.tests.fake import FakeRulebook

STEPS = Path(advice.__file__).parent
FEATURES = sorted((STEPS.parent / "features").rglob("*.feature"))

# --- messages ---------------------------------------------------------------------------------------------------------------------


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_a_message_says_the_same_in_both_languages() -> None:
    for code, (japanese, english) in advice.MESSAGES.items():
        assert re.search("[ぁ-んァ-ヶ一-龠]", japanese), code
        assert not re.search("[ぁ-んァ-ヶ一-龠]", english), code
        if code not in ("language unknown", "language missing", "language other", "language line", "foreign keyword", "star"):
            assert blanks(japanese) == blanks(english), code


def test_every_message_is_said_somewhere_and_every_code_has_its_message() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in STEPS.glob("*.py") if path.name != "advice.py")
    for code in advice.MESSAGES:
        assert f'"{code}"' in source, code
    said = re.findall(r'(?:say\([\w.]+|self\.wrong\([^,]+|self\.problem\([^"]*?), "([^"]+)"', source)
    assert len(said) > 50 and set(said) <= set(advice.MESSAGES)


# --- records as JSON --------------------------------------------------------------------------------------------------------------


def test_what_is_published_comes_back_from_json_as_it_was() -> None:
    seen = Seen(
        7, "Bear", (CardSeen("Bear", "A"),), "battlefield", 0, 0, 1, "permanent", counters=(("+1/+1", 2),), power=-1,
        ability=AbilitySeen(7, "Bear", "triggered"), blocking=(1, 2), attacking=~0,
    )  # fmt: skip
    entry = Entry(0, 0, 1, "end", "die", None, (seen,), (8,), seen, "battlefield", "graveyard", ~1, 3, "「x」", ("704.5g",))
    board = Board((PlayerSeen(0, "あなた", 20),), (seen,), 1, "end", 0, None, "draw")
    step = StepRun("前提", "given", 3, "x", "passed", (("en", "x"),), rows=(("a", "b"),), board=board, entries=(entry,),
                   computed=(Computed(seen, ("613.1",), (LayerSeen("6", "Bear", 3, ("lose",), (("abilities", ()),)),), ((1, 2),)),))  # fmt: skip
    run = ScenarioRun("s", "f", 2, "ja", "試し", "", "t", "", ("a",), "failed", (step,), seconds=0.25, names=(("a", "b", "c"),))
    text = evidence.dumps(run)
    assert evidence.loads(text) == run
    assert evidence.dumps(evidence.loads(text)) == text


@record
class _Either:
    value: Board | Seen


@record
class _Set:
    value: frozenset[str]


@pytest.mark.parametrize("kind", [_Either, _Set])
def test_what_json_cannot_tell_apart_is_refused(kind: type) -> None:
    with pytest.raises(TypeError):
        packing.unpack(kind, {"value": []})


# --- lines ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: path.name)
def test_the_rulings_of_the_project_need_no_mending(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    mended = lines.mend(text)
    assert mended.problems == []
    changed = [old for old, new in zip(text.split("\n"), mended.lines, strict=True) if old.strip() != new.strip()]
    assert [line for line in changed if not lines.LANGUAGE_LINE.match(line) and not line.strip().startswith("@")] == []
    assert read_feature(path).problems == ()


@pytest.mark.parametrize(
    "text",
    [
        "# language: ja\n機能: x\n  例：これは文である。\n  もし何かあれば、ただし書きも書く。\n\n  シナリオ: y\n    前提前提A\n    もし　何か\n",
        "# language: ja\r\n機能: x\r\n  シナリオ: y\r\n    前提 何か\r\n      | a | \\| |\r\n",
        'Feature: x\n  Ability: prose\n\n  Example: y\n    Given z\n      """\n      Scenario： w\n      | a\n      """\n',
        "# language: en\n# remark\nFeature: x\n  Rule: r\n    Background:\n      Given a\n    @derived # why\n    Scenario: y\n      Given b\n",
        "# language: ja\n機能: x\n  シナリオテンプレート: y\n    且つ <n>\n    例: 表\n      説明\n      | n |\n      # 覚え書き\n      | 1 |\n",
    ],
)
def test_what_gherkin_allows_is_left_alone(text: str) -> None:
    assert lines.mend(text).problems == []


def test_mending_moves_no_line() -> None:
    text = "機能： x\n  ＠a b\n  シナリオ： y\n    Given z\n    * w\n      ｜a\n    かつ、v\n  例：\n"
    assert len(lines.mend(text).lines) == len(text.split("\n"))


def test_a_problem_belongs_to_the_scenario_whose_tags_or_lines_it_stands_in() -> None:
    feature = parse_feature("Feature: x\n  Scenario: a\n    Given b\n\n  ＠derived\n  Scenario: c\n    Given d\n    e\n")
    assert [[problem.line for problem in scenario.problems] for scenario in feature.scenarios] == [[], [5, 8]]


# --- tags -------------------------------------------------------------------------------------------------------------------------


def test_tags_that_are_right() -> None:
    names = ("CR:702.152a", "see:702.152", "see:120.3", "ruling:BLZ-03", "case:BL-02", "edition:2023-11-17", *tags.PLAIN)
    assert list(tags.check([Tag(name, 1) for name in names], FakeRulebook(), "en")) == []


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("Ruling:BLZ-01", "@ruling:BLZ-01"),
        ("CR：302.6", "@CR:302.6"),
        ("302.6", "@CR:302.6"),
        ("interpretaton", "@interpretation"),
        ("caes:BL-02", "@case:BL-02"),
    ],
)
def test_the_nearest_tag_is_named(name: str, near: str) -> None:
    (problem,) = tags.check([Tag(name, 4)], FakeRulebook(), "en")
    assert problem.line == 4 and f"Did you mean {near}?" in problem.message


def test_the_innermost_edition_counts() -> None:
    of_feature, of_rule, own = Tag("edition:2023-11-17", 1, 0), Tag("edition:2026-08-07", 2, 1), Tag("edition:2009-02-01", 3)
    assert tags.editions([of_feature, of_rule, own]) == ("2009-02-01",)
    assert tags.editions([of_feature, of_rule, Tag("derived", 3)]) == ("2026-08-07",)
    assert tags.editions([of_feature, of_feature]) == ("2023-11-17",)
    assert tags.editions([Tag("derived", 1)]) == ()


def test_of_several_editions_each_counts_newest_first() -> None:
    assert tags.editions([Tag("edition:2023-11-17", 1), Tag("edition:2026-08-07", 1)]) == ("2026-08-07", "2023-11-17")


def test_a_number_that_moved_is_told_by_its_present_one() -> None:
    (problem,) = tags.check([Tag("see:302.5z", 1)], FakeRulebook(), "en")
    assert problem.message.endswith("have no rule 302.5z. 302.5z of the edition of 2023-11-17 is 302.6 now.")
    (problem,) = tags.check([Tag("CR:120.3b", 1)], FakeRulebook(), "ja")
    assert "2023-11-17版の120.3bは、現在の302.6です。" in problem.message


def test_a_claim_that_the_edition_asked_for_does_not_have() -> None:
    claim, old = Tag("CR:702.152a", 3), Tag("edition:2023-11-17", 2)
    (problem,) = tags.not_there([old, claim], FakeRulebook(), "en")
    assert problem.line == 3
    assert "that edition has no 702.152a yet" in problem.message
    assert "@see:702.152a" in problem.message
    assert not list(tags.not_there([Tag("edition:2026-08-07", 2), claim], FakeRulebook(), "en"))
    assert not list(tags.not_there([old, Tag("see:702.152a", 3)], FakeRulebook(), "en"))
    assert not list(tags.not_there([claim], FakeRulebook(), "en"))
    assert not list(tags.not_there([Tag("edition:2022-01-01", 2), claim], FakeRulebook(), "en"))


def test_expressions_for_marks() -> None:
    assert tags.expression("cr:702.152a and not (Ruling:BLZ-01 or arena)") == "cr.702.152a and not (Ruling.BLZ-01 or arena)"
