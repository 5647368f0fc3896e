"""Of what, when and by what a run is made."""

from __future__ import annotations

import platform
import subprocess
import tomllib
from datetime import datetime
from pathlib import Path

from engine.fingerprint import fingerprint
from reports.results import About


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


def commit_of(root: Path) -> tuple[str, bool]:
    """The commit that is checked out, and whether files differ from it; ("", False) where there is none or no git."""
    try:
        return _git(root, "rev-parse", "HEAD"), bool(_git(root, "status", "--porcelain"))
    except (OSError, subprocess.SubprocessError):
        return "", False


def _git(root: Path, *arguments: str) -> str:
    called = ("git", "--no-optional-locks", *arguments)  # looking at it must leave no lock behind, however it ends
    return subprocess.run(called, cwd=root, capture_output=True, encoding="utf-8", check=True, timeout=10).stdout.strip()
