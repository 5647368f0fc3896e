"""Of what, when and by what a run is made."""

from __future__ import annotations

import hashlib
import platform
import subprocess
import tomllib
from datetime import datetime
from pathlib import Path

from reports.results import About

_DECIDING = frozenset({".py", ".tsv", ".txt", ".toml", ".json", ".feature"})


def about_now(root: Path, started: datetime) -> About:
    """What is to be said of a run of the project at ``root``."""
    commit, changed = commit_of(root)
    return About(
        started.isoformat(timespec="seconds"),
        commit=commit,
        changed=changed,
        fingerprint=fingerprint(root),
        python=platform.python_version(),
    )


def version() -> str:
    """The version of Saitei: the one number, of engine, vocabulary, rulings and report."""
    settings = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    found: str = settings["project"]["version"]
    return found


def fingerprint(root: Path) -> str:
    """A hash of all that decides what scenarios do: engine, steps and rulings. The same files give the same one on every system."""
    found = [path for folder in ("engine", "steps", "features") for path in (root / folder).rglob("*") if path.suffix in _DECIDING]
    whole = hashlib.sha256()
    for path in sorted(found, key=lambda path: path.relative_to(root).as_posix()):
        whole.update(path.relative_to(root).as_posix().encode("utf-8") + b"\0")
        whole.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return whole.hexdigest()[:16]


def commit_of(root: Path) -> tuple[str, bool]:
    """The commit that is checked out, and whether files differ from it; ("", False) where there is none or no git."""
    try:
        return _git(root, "rev-parse", "HEAD"), bool(_git(root, "status", "--porcelain"))
    except (OSError, subprocess.SubprocessError):
        return "", False


def _git(root: Path, *arguments: str) -> str:
    called = ("git", *arguments)
    return subprocess.run(called, cwd=root, capture_output=True, encoding="utf-8", check=True, timeout=10).stdout.strip()
