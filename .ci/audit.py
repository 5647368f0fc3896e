"""Asks whether anything that the lock files install has a known vulnerability: ``make audit``. It needs a network.

pip-audit has an environment of its own, ``.venv-audit``, since it wants another pip.

Exit codes: 0 nothing is known against any of it; 1 something is, and it isn't explained here; 2 it could not be asked, which is no pass.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = (ROOT / "requirements.lock", *sorted((ROOT / ".ci").glob("*.lock")))

VENV = ROOT / ".venv-audit"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NOT_AUDITED = "make audit: NOT AUDITED: {why}. This is no pass; try again with a network."

EXPLAINED: Mapping[str, str] = {}
"""Vulnerabilities by their id that are none for Saitei, each with the reason."""


def install() -> bool:
    """Install pip-audit, if it isn't yet; whether it is there."""
    mark, lock = VENV / "ready", ROOT / ".ci" / "audit.lock"
    if mark.exists() and mark.read_bytes() == lock.read_bytes():
        return True
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
    commands = ([sys.executable, "-m", "venv", "--clear", str(VENV)], [*pip, "install", "-qq", "--require-hashes", "-r", str(lock)])
    if any(subprocess.run(command, check=False).returncode for command in commands):
        return False
    mark.write_bytes(lock.read_bytes())
    return True


def ask(lock: Path) -> dict[str, Any] | None:
    """What pip-audit knows of the packages of a lock file; None if it could not ask."""
    called = [str(PYTHON), "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json"]
    done = subprocess.run([*called, "--requirement", str(lock)], capture_output=True, encoding="utf-8", check=False)
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        print((done.stderr.strip() or done.stdout.strip()).rpartition("\n")[2], file=sys.stderr)
        return None
    return answer


def told(name: str, answer: Mapping[str, Any], explained: Mapping[str, str] = EXPLAINED) -> Iterator[tuple[int, str]]:
    """What the answer says of a lock file, line by line, each with the exit code it calls for."""
    packages = answer["dependencies"]
    unasked = [package["name"] for package in packages if "skip_reason" in package]
    for package in packages:
        for found in package.get("vulns", ()):
            ids = {found["id"], *found.get("aliases", ())}
            reason = next((why for known, why in explained.items() if known in ids), "")
            fixed = ", ".join(found.get("fix_versions", ())) or "no version yet"
            what = f"{name}: {package['name']} {package['version']}: {found['id']}"
            yield (0, f"{what}, explained: {reason}") if reason else (1, f"{what}; mended in: {fixed}")
    if unasked:
        yield 2, f"{name}: nothing could be asked about {len(unasked)} of {len(packages)} packages ({', '.join(unasked[:3])}, ...)"
    if len(unasked) < len(packages) or not packages:
        yield 0, f"{name}: {len(packages) - len(unasked)} packages looked up"


def main() -> int:
    """Ask about every lock file."""
    if not install():
        print(NOT_AUDITED.format(why="pip-audit could not be installed"))
        return 2
    worst: set[int] = set()
    for lock in LOCKS:
        answer = ask(lock)
        lines = list(told(lock.name, answer)) if answer is not None else [(2, f"{lock.name}: the question could not be put")]
        for code, line in lines:
            worst.add(code)
            print(line)
    if 1 in worst:
        print("make audit: FAILED: raise these versions (make lock), or explain in .ci/audit.py why they are no danger here")
        return 1
    if 2 in worst:
        print(NOT_AUDITED.format(why="not every package could be looked up in a database of vulnerabilities"))
        return 2
    print("make audit: nothing is known against any package")
    return 0


if __name__ == "__main__":
    sys.exit(main())
