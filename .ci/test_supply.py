"""What is installed: pinned with hashes, under licences that are listed; and an audit that never passes without having asked."""

from __future__ import annotations

import importlib.util
import re
from email.message import Message
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HERE = Path(__file__).parent
LOCKS = (HERE.parent / "requirements.lock", *sorted(HERE.glob("*.lock")))
FREE = {"MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "MPL-2.0", "ISC", "LGPL", "Unlicense"}


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"saitei_{name}", HERE / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_pin_every_package_with_hashes_and_without_an_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9._-]+==\S+", entry), entry[:60]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}$", entry), entry[:60]
    assert not re.search(r"://|file:|--(extra-)?index-url|--find-links|--trusted-host", text)


def test_every_extra_that_is_locked_is_wanted_by_the_project() -> None:
    made = (HERE.parent / "Makefile").read_text(encoding="utf-8")
    (extras,) = re.findall(r"for extra in (.*?); do", made)
    assert {f"{extra}.lock" for extra in extras.split()} == {lock.name for lock in HERE.glob("*.lock")}


def test_the_list_of_licences_is_that_of_the_locks() -> None:
    licences = script("licences")
    rows = [line.strip("| \n").split(" | ") for line in licences.FILE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    listed = {(name, version): locks.split(", ") for name, version, _, locks in rows[2:]}
    assert listed == licences.wanted(), "make lock, or python .ci/licences.py"
    assert [(name, licence) for name, _, licence, _ in rows[2:] if not set(re.split(" AND | OR ", licence)) <= FREE] == []


@pytest.mark.parametrize(
    ("fields", "heading", "licence"),
    [
        ([("License-Expression", "Apache-2.0 OR MIT"), ("License", "other")], "", "Apache-2.0 OR MIT"),
        ([("Classifier", "License :: OSI Approved :: MIT License"), ("License", "Expat")], "", "MIT"),
        ([("Classifier", "License :: OSI Approved"), ("License", "BSD 2-Clause License\nlong text")], "", "BSD-2-Clause"),
        ([("Classifier", "License :: OSI Approved :: BSD License"), ("License", "BSD-2-Clause")], "", "BSD-2-Clause"),
        ([], "MIT License", "MIT"),
        ([], "", ""),
    ],
)
def test_a_licence_is_read_from_what_the_package_says(fields: list[tuple[str, str]], heading: str, licence: str) -> None:
    said = Message()
    for name, value in fields:
        said.add_header(name, value) if "\n" not in value else said.set_raw(name, value)  # type: ignore[func-returns-value]
    assert script("licences").licence_of(said, heading) == licence


GOOD = {"name": "six", "version": "1.17.0", "vulns": []}
BAD = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["1.1"]}]}
UNASKED = {"name": "rich", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "explained", "codes"),
    [
        ([GOOD], {}, [0]),
        ([GOOD, BAD], {}, [1, 0]),
        ([GOOD, BAD], {"CVE-1": "we never call it"}, [0, 0]),
        ([GOOD, UNASKED], {}, [2, 0]),
        ([UNASKED], {}, [2]),
    ],
)
def test_what_was_not_asked_is_no_pass(packages: list[dict[str, Any]], explained: dict[str, str], codes: list[int]) -> None:
    assert [code for code, _ in script("audit").told("x.lock", {"dependencies": packages}, explained)] == codes


@pytest.mark.parametrize(
    ("answers", "code", "word"),
    [
        ({"dependencies": [GOOD]}, 0, "nothing is known against any package"),
        ({"dependencies": [BAD]}, 1, "FAILED"),
        ({"dependencies": [UNASKED]}, 2, "NOT AUDITED"),
        (None, 2, "NOT AUDITED"),
    ],
)
def test_the_exit_code_is_the_verdict(
    answers: Any, code: int, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    audit = script("audit")
    monkeypatch.setattr(audit, "install", lambda: True)
    monkeypatch.setattr(audit, "ask", lambda lock: answers)
    assert audit.main() == code
    assert word in capsys.readouterr().out.splitlines()[-1]


def test_without_pip_audit_nothing_is_audited(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    audit = script("audit")
    monkeypatch.setattr(audit, "install", lambda: False)
    assert audit.main() == 2
    assert "NOT AUDITED: pip-audit could not be installed" in capsys.readouterr().out
