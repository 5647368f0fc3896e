"""What is read of the files that people contribute: plain files of a modest size. A link could lead to any file of this machine."""

from __future__ import annotations

from pathlib import Path

from steps.advice import Language, say

MOST = 1_000_000
"""Bytes of a file with rulings; the longest that the project has are a thirtieth of that."""


class Unfit(Exception):
    """A file that is not read, and why."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key, self.values = key, values

    def told(self, language: Language) -> str:
        """The same for people."""
        return say(language, self.key, **self.values)


def contents(path: Path) -> bytes:
    """All that is in a file.

    Raises:
        Unfit: it is a link, no plain file, too long, or can't be read.
    """
    try:
        if path.is_symlink():
            raise Unfit("link")
        if path.exists() and not path.is_file():
            raise Unfit("no plain file")
        if path.stat().st_size > MOST:
            raise Unfit("too long", most=MOST)
        return path.read_bytes()
    except OSError as error:
        raise Unfit("unreadable", why=error.strerror or error) from error
