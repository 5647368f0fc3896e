"""Makes `.venv` at the root of the project, or leaves it alone if it is as it should be. Needs nothing but Python and pip.

It is as it should be if its stamp says that it was made for this lock, these dependencies, this Python and this folder, and if every
installed file is still there. Everything else (half made, moved, older, damaged) is thrown away and made anew.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 (this file alone is read by whatever Python is there)
    sys.exit(f"Saitei needs Python 3.11 or newer; this is {sys.version.split()[0]}. Name another: make PYTHON=/path/to/python3.11")

import tomllib

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "ready"
LOCK = ROOT / "requirements.lock"
BASE = getattr(sys, "_base_executable", sys.executable)
"""The Python outside any environment: this one may run from the very .venv that is to be made anew."""


def wanted() -> str:
    """What the environment is made from, as one line."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    installed = repr([settings["build-system"], settings["project"], settings["tool"]["hatch"]])
    made_from = hashlib.sha256(LOCK.read_bytes() + Path(__file__).read_bytes() + installed.encode())
    return f"{made_from.hexdigest()} {sys.version_info[:2]} {sys.base_prefix} {ROOT}"


def records() -> list[Path]:
    """The lists of installed files, one for each installed distribution."""
    return sorted([*VENV.glob("Lib/site-packages/*.dist-info/RECORD"), *VENV.glob("lib/python*/site-packages/*.dist-info/RECORD")])


def whole() -> bool:
    """Whether all that was installed is still there (byte code aside, which Python makes again)."""
    try:
        stamp = STAMP.read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    if stamp[:1] != [wanted()] or not PYTHON.exists():
        return False
    present = records()
    if not set(stamp[1:]) <= {record.parent.name for record in present}:
        return False
    return all(
        os.path.exists(os.path.join(record.parent.parent, line.split(",")[0].strip('"')))  # noqa: PTH110, PTH118 (some 4,000 of them)
        for record in present
        for line in record.read_text(encoding="utf-8").splitlines()
        if ".pyc," not in line
    )


def make() -> None:
    """Makes the environment from nothing."""
    print("Setting up .venv (once, and again when requirements.lock changes) ...", flush=True)
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    if importlib.util.find_spec("ensurepip"):
        run(BASE, "-m", "venv", str(VENV))
        pip = [str(PYTHON), "-m", "pip"]
    else:  # Debian's python3 without python3-venv: the pip that is there installs into the new environment
        run(BASE, "-m", "venv", "--without-pip", str(VENV))
        pip = [BASE, "-m", "pip", "--python", str(PYTHON)]
    install = [*pip, "--disable-pip-version-check", "--no-input", "install", "-qq"]
    run(*install, "--require-hashes", "--requirement", str(LOCK))
    run(*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text("\n".join([wanted(), *(record.parent.name for record in records())]), encoding="utf-8")


def run(*command: str) -> None:
    """Runs a command and ends with its exit code if it fails."""
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if code:
        sys.exit(f"Setting up .venv failed at: {' '.join(command)}")


if __name__ == "__main__" and not whole():
    make()
