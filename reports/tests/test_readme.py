"""What the README shows and promises is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
READMES = ("README.md", "README.ja.md")


def blocks(name: str) -> list[tuple[str, str]]:
    """The code of a README: pairs of a language and the code."""
    found: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```$", (ROOT / name).read_text(encoding="utf-8"), re.S | re.M)
    return found


def rulings(name: str) -> list[str]:
    """The rulings that a README shows; the last one fails."""
    return [text for language, text in blocks(name) if language == "gherkin"]


def play(shown: list[str], folder: Path) -> tuple[int, str]:
    """What pytest says of rulings, of which the last stands in features/mine.feature: exit code and output."""
    features = folder / "features"
    features.mkdir()
    for n, ruling in enumerate(shown, 1):
        (features / ("mine.feature" if n == len(shown) else f"{n}.feature")).write_text(ruling, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", f"--rootdir={folder}", f"-c{ROOT}/pyproject.toml", "-pno:cacheprovider", str(features)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("name", READMES)
def test_rulings_come_true_and_the_failing_one_prints_what_is_shown(name: str, tmp_path: Path) -> None:
    (printed,) = (text for language, text in blocks(name) if not language)
    shown = rulings(name)
    code, said = play(shown, tmp_path)
    assert code == 1
    assert f"1 failed, {len(shown) - 1} passed" in said, said
    assert printed in said


def test_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.M)) - {"setup"}
    assert set(re.findall(r"(?:`| {4})make ([a-z]+)", README)) - {"setup"} == targets - {"help", "lock"}
    assert set(re.findall(r"make ([a-z]+)  ", makefile)) == targets - {"help"}


def test_places_exist() -> None:
    for name in re.findall(r"`((?:engine|features|steps|reports)/[\w./-]+)`", README):
        assert (ROOT / name).exists() or name.startswith("reports/out/"), name
    for name in re.findall(r"pytest (features/[\w./-]+)", README):
        assert (ROOT / name).exists(), name
