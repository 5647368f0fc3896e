"""When `.venv` is left alone, and when it is made anew."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with an environment made up in a folder of its own: one package of two files."""
    spec = importlib.util.spec_from_file_location("saitei_venv", Path(__file__).with_name("venv.py"))
    assert spec and spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    site = tmp_path / "a b/.venv/lib/python3.11/site-packages"
    for name in ("thing/__init__.py", "thing/data.txt", "thing-1.0.dist-info/METADATA"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text("", encoding="utf-8")
    (site / "thing-1.0.dist-info/RECORD").write_text(
        "thing/__init__.py,sha256=x,0\nthing/data.txt,,\nthing/__pycache__/__init__.cpython-311.pyc,,\nthing-1.0.dist-info/METADATA,,\n",
        encoding="utf-8",
    )
    python = tmp_path / "a b/.venv/bin/python"
    python.parent.mkdir()
    python.write_text("", encoding="utf-8")
    monkeypatch.setattr(script, "VENV", tmp_path / "a b/.venv")
    monkeypatch.setattr(script, "PYTHON", python)
    monkeypatch.setattr(script, "STAMP", tmp_path / "a b/.venv/ready")
    script.STAMP.write_text(f"{script.wanted()}\nthing-1.0.dist-info", encoding="utf-8")
    return script


def test_left_alone(venv: ModuleType) -> None:
    assert venv.whole()


@pytest.mark.parametrize(
    "damage",
    [
        lambda venv: venv.STAMP.unlink(),
        lambda venv: venv.STAMP.write_text("", encoding="utf-8"),
        lambda venv: venv.STAMP.write_text("another lock\nthing-1.0.dist-info", encoding="utf-8"),
        lambda venv: venv.STAMP.write_text(f"{venv.wanted()}\nthing-1.0.dist-info\nother-2.0.dist-info", encoding="utf-8"),
        lambda venv: venv.PYTHON.unlink(),
        lambda venv: venv.PYTHON.unlink() or venv.PYTHON.symlink_to("/nowhere/python"),
        lambda venv: next(venv.VENV.rglob("data.txt")).unlink(),
        lambda venv: next(venv.VENV.rglob("RECORD")).unlink(),
    ],
    ids=["no stamp", "empty stamp", "other lock", "package gone", "no python", "dangling python", "file gone", "no record"],
)
def test_made_anew(venv: ModuleType, damage: Callable[[ModuleType], None]) -> None:
    damage(venv)
    assert not venv.whole()


def test_what_it_is_made_from(venv: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = venv.wanted()
    lock = tmp_path / "requirements.lock"
    lock.write_text("jinja2==3.0", encoding="utf-8")
    monkeypatch.setattr(venv, "LOCK", lock)
    assert venv.wanted() != before


def test_lock_has_hashes_and_no_addresses() -> None:
    lock = (Path(__file__).parents[1] / "requirements.lock").read_text(encoding="utf-8")
    packages = [line for line in lock.splitlines() if line and line[0] not in " #"]
    assert len(packages) > 10
    assert all("==" in line and line.endswith("\\") for line in packages)
    assert "://" not in lock
    assert "file:" not in lock
