"""What is written of other engines in English, and its Japanese."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from steps.peers import japanese, verdicts
from steps.peers.japanese import BadTable

PEERS = Path(japanese.__file__).parent
TABLES = sorted(PEERS.glob("*/japanese.tsv"))
RULE = re.compile(r"\d{3}\.\d+[a-z]*")
KANA = re.compile("[ぁ-ん]")


def test_a_table_has_the_japanese_of_each_english_sentence(tmp_path: Path) -> None:
    file = tmp_path / "japanese.tsv"
    assert japanese.read(file) == {}
    file.write_text("it stays\tそのままである\nit's gone\tもうない\n", encoding="utf-8")
    assert japanese.read(file) == {"it stays": "そのままである", "it's gone": "もうない"}


@pytest.mark.parametrize("line", ["it is gone", "it is gone\t", "\tもうない", "it is gone\tもう\tない", "", "it stays\tある"])
def test_a_bad_line_is_refused_with_its_place(tmp_path: Path, line: str) -> None:
    file = tmp_path / "japanese.tsv"
    file.write_text(f"it stays\tそのままである\n{line}\nlast\t最後\n", encoding="utf-8")
    with pytest.raises(BadTable, match=r"japanese\.tsv:2: "):
        japanese.read(file)


def test_differences_get_the_japanese_that_the_table_has() -> None:
    known = verdicts.Difference("toy", "1", "a-b", "it is 2/2", "engine", "613.8a", "2/2", "it is 1/1", "It waits.")
    told = known.in_japanese({"it is 1/1": "1/1である", "It waits.": "待つ。"})
    assert (told.expected_ja, told.observed_ja, told.reading_ja, told.sentences) == ("", "1/1である", "待つ。", known.sentences)


@pytest.mark.parametrize("file", TABLES, ids=lambda file: file.parent.name)
def test_every_sentence_has_its_japanese_and_no_line_is_left_over(file: Path) -> None:
    table = japanese.read(file)
    said = {sentence for it in verdicts.read(file.with_name("differences.toml")) for sentence in it.sentences}
    assert sorted(said - set(table)) == [], f"{file} lacks the Japanese of these: a line each, English, a tab, Japanese"
    assert sorted(set(table) - said) == [], f"{file} has lines for these, which stand in no entry any more"


@pytest.mark.parametrize("file", TABLES, ids=lambda file: file.parent.name)
def test_tables_are_in_order_and_keep_the_numbers_of_rules(file: Path) -> None:
    table = japanese.read(file)
    assert table and list(table) == sorted(table)
    for english, told in table.items():
        assert sorted(RULE.findall(english)) == sorted(RULE.findall(told)), english
        assert KANA.search(told), english
        assert english.endswith(".") == told.endswith("。"), english


def calls_of(name: str) -> list[tuple[str, ast.Call]]:
    return [
        (file.relative_to(PEERS).as_posix(), call)
        for file in sorted(PEERS.rglob("*.py"))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == name
    ]


def test_why_an_engine_cannot_do_something_is_said_in_japanese_too() -> None:
    """But what another program says comes in the language that it says it in."""
    lacking, illegal = calls_of("Unsupported"), calls_of("Obstacle")
    assert {file for file, call in lacking if len(call.args) < 2} == {"lines/messages.py"} and len(lacking) > 30
    english = [ast.unparse(call) for _, call in illegal if "ja" not in {keyword.arg for keyword in call.keywords}]
    assert english == ["Obstacle('', message)", "Obstacle('', str(error))"] and len(illegal) > 10
