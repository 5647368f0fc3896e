"""Of which files something was measured: a hash of all that decides what scenarios do. No CR chapter."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

_DECIDING = frozenset({".py", ".tsv", ".txt", ".toml", ".json", ".feature"})


def fingerprint(root: Path, *folders: str, aside: Sequence[str] = ()) -> str:
    """A hash of engine, steps and rulings (or of other folders) of the project at ``root``: 16 hex digits, the same on every system.

    ``aside``: names of folders in them that decide nothing.
    """
    found: list[Path] = []
    for folder in folders or ("engine", "steps", "features"):
        found += (path for path in (root / folder).rglob("*") if path.suffix in _DECIDING and path.is_file())
    whole = hashlib.sha256()
    for path in sorted(found, key=lambda path: path.relative_to(root).as_posix()):
        name = path.relative_to(root)
        if not set(aside).isdisjoint(name.parts):
            continue
        whole.update(name.as_posix().encode("utf-8") + b"\0")
        whole.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return whole.hexdigest()[:16]
