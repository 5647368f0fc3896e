"""The contracts on imports in pyproject.toml are what `lint-imports` holds the project to; here, that they would notice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("importlinter")

ROOT = Path(__file__).parents[2]
SOUND = {"engine/rule.py": "import re", "steps/reference.py": "import engine.rule", "reports/command.py": "import steps.reference, jinja2"}


def lint(folder: Path, files: dict[str, str]) -> tuple[int, str]:
    """What the contracts say of a project of these files: exit code and output."""
    for package in ("engine", "steps", "reports"):
        (folder / package).mkdir()
        (folder / package / "__init__.py").write_text("", encoding="utf-8")
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    code = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports; sys.exit(lint_imports(cache_dir=None))"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


def test_sound(tmp_path: Path) -> None:
    code, said = lint(tmp_path, SOUND)
    assert code == 0, said


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/rule.py", "import steps.reference"),
        ("engine/rule.py", "def f():\n    from reports import command"),
        ("steps/reference.py", "import reports.command"),
        ("engine/rule.py", "import pytest"),
        ("engine/rule.py", "import jinja2"),
        ("steps/scene.py", "from engine.rule import rule"),
    ],
)
def test_a_wrong_import_is_seen(tmp_path: Path, file: str, text: str) -> None:
    code, said = lint(tmp_path, {**SOUND, file: text})
    assert code == 1, said
    assert "BROKEN" in said
