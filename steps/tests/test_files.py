"""What is not read of contributed files, and that the others still are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from steps import files
from steps.checking import Checker
from steps.gherkin import read_feature
from steps.mending import mend_file
from steps.reference import new_table
from steps.session import memory
from steps.table import SetUpError
from steps.tests.glue_run import Glue
from steps.tests.playing import play

pytest_plugins = "pytester"

GOOD = "Feature: f\n  Scenario: it holds\n    ja: 成り立つ\n    Then your life total is 20\n"
SECRET = "Feature: secret\n  Scenario： it is mine\n    given x\n"


def said(path: Path) -> list[str]:
    """What is wrong with a file."""
    return [finding.message for finding in Checker(memory()).check(path, path.name)]


def test_a_link_is_not_followed_and_what_it_leads_to_stays_as_it_is(tmp_path: Path) -> None:
    if os.name == "nt":
        return
    secret, link = tmp_path / "secret.txt", tmp_path / "a.feature"
    secret.write_text(SECRET, encoding="utf-8")
    link.symlink_to(secret)
    assert not mend_file(link)
    assert secret.read_text(encoding="utf-8") == SECRET
    (message,) = said(link)
    assert "symbolic link" in message and "mine" not in message
    assert read_feature(link).scenarios == ()


def test_a_link_to_a_folder_is_not_followed(pytester: pytest.Pytester) -> None:
    if os.name == "nt":
        return
    glue = Glue(pytester)
    glue.write(GOOD)
    (pytester.path / "round").symlink_to(pytester.path)
    assert [run.title for run in glue.run().recorder.runs] == ["it holds"]


def test_what_is_no_plain_file_is_not_opened(tmp_path: Path) -> None:
    if os.name == "nt":
        return
    pipe = tmp_path / "a.feature"
    os.mkfifo(pipe)  # who opened it would wait for ever
    (message,) = said(pipe)
    assert "no plain file" in message


def test_a_file_that_is_too_long_is_said_to_be_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.feature"
    path.write_text(SECRET, encoding="utf-8")
    monkeypatch.setattr(files, "MOST", 10)
    (message,) = said(path)
    assert "up to 10 bytes" in message


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    (message,) = said(tmp_path / "a.feature")
    assert "cannot be read" in message


def test_a_number_without_end_is_said_with_its_place_and_read_no_further(tmp_path: Path) -> None:
    path = tmp_path / "a.feature"
    path.write_text(GOOD.replace("20", "9" * 5000), encoding="utf-8")
    assert any("5000 digits" in message for message in said(path))


def test_no_more_is_put_somewhere_than_can_be_shown() -> None:
    with pytest.raises(SetUpError, match="no more than 2000 objects"):
        play('Given you control 999999999 "Grizzly Bears"', table=new_table())
