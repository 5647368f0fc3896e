from __future__ import annotations

from pathlib import Path

import pytest

from reports import documents, rules
from reports.documents import DocumentError

GOOD = """
key = "blitz"
prefix = "BLZ"
rule = "702.152"
edition = "2023-11-17"
language = "ja"
[title]
en = "Blitz"
ja = "奇襲"
[document]
en = "An article"
ja = "記事"
link = "http://example.org/奇襲"
[rulings.BLZ-01]
en = "One."
ja = "一。"
rules = ["702.152a"]
testable = true
cases = ["BL-02"]
[rulings.BLZ-02]
en = "Two."
ja = "二。"
rules = []
testable = false
reason.en = "History."
reason.ja = "歴史。"
"""


def write(folder: Path, text: str, name: str = "blitz.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_document_is_read_in_its_order(tmp_path: Path) -> None:
    document = documents.read(write(tmp_path, GOOD))
    assert [ruling.id for ruling in document.rulings] == ["BLZ-01", "BLZ-02"]
    assert document.rulings[0].cases == ("BL-02",)
    assert document.rulings[1].reason.ja == "歴史。"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rule = "702.152"', 'rules = "702.152"', "unknown key rules"),
        ("testable = true", "", "testable must be true or false"),
        ("testable = true", 'testable = true\nreason.en = "x"\nreason.ja = "x"', "testable is true"),
        ("testable = false", "testable = false\n#", "BLZ-02"),
        ('reason.en = "History."', "", "reason: en is missing"),
        ('ja = "一。"', 'ja = " "', "BLZ-01: ja is missing"),
        ("[rulings.BLZ-02]", "[rulings.MUT-02]", "does not start with BLZ-"),
        ('rules = ["702.152a"]', 'rules = "702.152a"', "not a list of texts"),
        ("testable = true", 'testable = true\nanswered = ["702.152a"]', "needs the rules that answer it"),
        ("testable = true", 'testable = true\nasked.en = "x"\nasked.ja = "x"', "needs the rules that answer it"),
        ('key = "blitz"', "key = ", "blitz.toml"),
        ('key = "blitz"', "", "key is missing"),
    ],
)
def test_mistakes_are_said_with_their_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = GOOD.replace(old, new, 1)
    if new.endswith("#"):
        text = text.replace('reason.en = "History."\nreason.ja = "歴史。"', "")
    with pytest.raises(DocumentError, match=r"blitz\.toml") as caught:
        documents.read(write(tmp_path, text))
    assert said in str(caught.value)


def test_two_documents_share_nothing(tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    write(tmp_path, GOOD, "other.toml")
    with pytest.raises(DocumentError, match="two documents have the key blitz"):
        documents.read_all(tmp_path)


def test_the_documents_of_the_project_hold_together() -> None:
    found = documents.read_all()
    known = {ruling.id for document in found for ruling in document.rulings}
    book = rules.book()
    for document in found:
        assert document.rule in book
        for ruling in document.rulings:
            assert [number for number in (*ruling.rules, *ruling.answered) if number not in book] == [], ruling.id
            if all(other.startswith(document.prefix) for other in ruling.related):
                assert set(ruling.related) <= known, ruling.id
