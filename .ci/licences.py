"""Writes ``.ci/licences.md``: every package that a lock file here names, its version and its licence, as the package itself says it.

``make lock`` calls it. What is not installed (packages for other systems, or of a lock file that is not in use) is downloaded to be read.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = (ROOT / "requirements.lock", *sorted((ROOT / ".ci").glob("*.lock")))
FILE = ROOT / ".ci" / "licences.md"
HEAD = """\
# What the lock files install, and under which licences

Made by `make lock` from the packages' own metadata. Saitei ships none of them.

| package | version | licence | wanted by |
| --- | --- | --- | --- |
"""
_SHORT = {
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "MIT": "MIT",
    "Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "GNU Library or Lesser General Public License (LGPL)": "LGPL",
    "Python Software Foundation License": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "ISC License (ISCL)": "ISC",
    "The Unlicense (Unlicense)": "Unlicense",
}


def pinned(lock: Path) -> list[tuple[str, str]]:
    """The packages of a lock file, each with its version."""
    return re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", lock.read_text(encoding="utf-8"), re.MULTILINE)


def wanted() -> dict[tuple[str, str], list[str]]:
    """Every package and version with the lock files that name it."""
    found: dict[tuple[str, str], list[str]] = {}
    for lock in LOCKS:
        for package in pinned(lock):
            found.setdefault(package, []).append(lock.name)
    return dict(sorted(found.items()))


def licence_of(said: Message, heading: str = "") -> str:
    """The licence that a package's metadata names; ``heading``: the first line of its licence file, for where they name none."""
    if said["License-Expression"]:
        return str(said["License-Expression"])
    classified = [c.rpartition(" :: ")[2] for c in said.get_all("Classifier") or () if c.startswith("License :: ")]
    classified = [name for name in classified if name != "OSI Approved"]
    written = str(said["License"] or "").strip()
    if classified and not (len(classified) == 1 and classified[0] == "BSD License" and "2-Clause" in written):
        return " OR ".join(_SHORT.get(name, name) for name in classified)
    first = written.splitlines()[0] if written else heading
    return _SHORT.get(first, first)


def read(name: str, version: str) -> tuple[Message, str]:
    """A package's metadata and the first line of its licence file, from what is installed or from a download.

    Raises SystemExit if there is neither.
    """
    try:
        installed = metadata.distribution(name)
        if installed.version == version:
            said = Parser().parsestr(installed.read_text("METADATA") or "")
            return said, _heading([installed.read_text(f"licenses/{file}") or "" for file in said.get_all("License-File") or ()])
    except metadata.PackageNotFoundError:
        pass
    with tempfile.TemporaryDirectory() as folder:
        return _unpacked(_download(name, version, Path(folder)))


def _download(name: str, version: str, folder: Path) -> Path:
    """A package's archive, held against the hashes of the lock file. Raises SystemExit if it can't be had."""
    lock = next(lock for lock in LOCKS if (name, version) in pinned(lock)).read_text(encoding="utf-8")
    entry = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*$", lock, re.MULTILINE)
    assert entry
    wanted = folder / "wanted.txt"
    wanted.write_text(re.sub(r" ;[^\\\n]*", " ", entry[0]), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-qq", "--no-deps", "--require-hashes"]
    if subprocess.run([*pip, "--dest", str(folder), "--requirement", str(wanted)], check=False).returncode:
        sys.exit(f"{name} {version} is neither installed nor to be had: its licence can't be read. Is there a network?")
    return next(path for path in folder.iterdir() if path != wanted)


def _unpacked(archive: Path) -> tuple[Message, str]:
    """What :func:`read` reads, from a wheel or a source archive."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            texts = {name: wheel.read(name).decode("utf-8", errors="replace") for name in wheel.namelist() if ".dist-info/" in name}
    else:
        with tarfile.open(archive) as source:
            opened = ((part.name, source.extractfile(part)) for part in source.getmembers() if part.isfile() and part.name.count("/") == 1)
            texts = {name: file.read().decode("utf-8", errors="replace") for name, file in opened if file}
    said = next(text for name, text in texts.items() if name.endswith(("/METADATA", "/PKG-INFO")))
    files = [text for name, text in texts.items() if re.search(r"/(licenses/.*|licen[sc]e[^/]*|copying[^/]*)$", name, re.IGNORECASE)]
    return Parser().parsestr(said), _heading(files)


def _heading(texts: list[str]) -> str:
    return next((line.strip() for text in texts for line in text.splitlines() if line.strip()), "")


def rows() -> Iterator[str]:
    """The lines of the table."""
    for (name, version), locks in wanted().items():
        licence = licence_of(*read(name, version))
        if not licence:
            sys.exit(f"{name} {version} names no licence; look it up, and write it into .ci/licences.py")
        yield f"| {name} | {version} | {licence} | {', '.join(locks)} |\n"


if __name__ == "__main__":
    FILE.write_text(HEAD + "".join(rows()), encoding="utf-8", newline="\n")
    print(FILE)
