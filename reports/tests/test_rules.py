from __future__ import annotations

import random
from pathlib import Path

import pytest

import engine.everything  # noqa: F401  (fills the register of rules)
from engine import editions
from engine.rule import known_rules
from reports import rules
from reports.settings import EDITION, Settings, SettingsError, read


def test_the_book_has_the_numbers_of_the_edition_and_no_others() -> None:
    assert {rule.number for rule in rules.book()} == editions.numbers(EDITION)


def test_the_book_is_in_order() -> None:
    numbers = [rule.number for rule in rules.book()]
    shuffled = random.Random(1).sample(numbers, len(numbers))
    assert sorted(shuffled, key=rules.order) == numbers


def test_every_chapter_section_and_keyword_has_a_heading_in_both_languages() -> None:
    book = rules.book()
    for rule in book:
        section, dot, rest = rule.number.partition(".")
        if not dot or (section in ("701", "702") and rest.isdigit() and rest != "1"):
            assert rule.heading.en, rule.number
            assert rule.heading.ja, rule.number


def test_no_wording_of_the_rules_is_kept() -> None:
    assert max(len(rule.heading.en) for rule in rules.book()) < 60
    assert max(len(rule.summary.en) for rule in rules.book()) < 100
    assert not any(rule.heading for rule in rules.book() if rule.kind != "heading")


def test_every_part_of_a_rule_that_the_engine_cites_has_a_name_in_japanese() -> None:
    cited = {f"{number} {part}" for number, parts in known_rules().items() for part in parts if part}
    made_up = {key for key in cited if key.startswith("100.")}  # by other tests in the same process
    assert set(rules.parts()) == cited - made_up


def test_a_rule_without_a_summary_says_what_a_scenario_could_show() -> None:
    book = rules.book()
    assert book.get("702.152a").gist.ja.startswith("奇襲")
    assert all(rule.gist for rule in book if rule.kind == "behave")


@pytest.mark.parametrize(
    ("number", "above", "title"),
    [
        ("702.152a", ["7", "702", "702.152"], "Blitz"),
        ("603.7c", ["6", "603", "603.7"], "Handling Triggered Abilities"),
        ("7", [], "Additional Rules"),
    ],
)
def test_a_rule_stands_under_its_headings(number: str, above: list[str], title: str) -> None:
    book = rules.book()
    assert [rule.number for rule in book.above(number)] == above
    assert book.title(number).en == title


@pytest.mark.parametrize(
    ("number", "english", "japanese"),
    [
        ("702.152a", "https://yawgatog.com/resources/magic-rules/#R702152a", "http://whisper.wisdom-guild.net/cr/cr.php?r=702.152"),
        ("730.2b", "https://yawgatog.com/resources/magic-rules/#R7302b", "http://whisper.wisdom-guild.net/cr/cr.php?r=725.2"),
        ("701.21a", "https://yawgatog.com/resources/magic-rules/#R70121a", "http://whisper.wisdom-guild.net/cr/cr.php?r=701.17"),
        ("702", "https://yawgatog.com/resources/magic-rules/#R702", ""),
        ("702.190", "https://yawgatog.com/resources/magic-rules/#R702190", ""),
        ("999.9", "", ""),
    ],
)
def test_links_lead_to_the_rule_in_each_language(number: str, english: str, japanese: str) -> None:
    links = rules.book().links(number, Settings())
    assert (links.en, links.ja) == (english, japanese)


def test_links_are_settings(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.saitei]\nrule_link_en = "cr/{number}.html"\nrule_link_ja = ""\n', encoding="utf-8")
    links = rules.book().links("702.152a", read(tmp_path))
    assert (links.en, links.ja) == ("cr/702.152a.html", "")


@pytest.mark.parametrize(
    ("text", "said"),
    [("colour = 1", "no setting colour"), ("file_link = 1", "file_link is not text"), ('language = "fr"', "language is")],
)
def test_unknown_settings_are_said(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "pyproject.toml").write_text(f"[tool.saitei]\n{text}\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=said):
        read(tmp_path)
