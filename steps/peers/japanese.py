"""In Japanese, what is written in English of where an engine differs: a table of sentences, ``japanese.tsv`` beside ``differences.toml``.

A line for each sentence: English, a tab, Japanese, in the order of the English ones. An engine without the table is told of in English.
"""

from __future__ import annotations

from pathlib import Path


class BadTable(ValueError):
    """A table of sentences can't be read: which line, and what is wrong with it."""


def read(path: Path) -> dict[str, str]:
    """The Japanese of each English sentence; nothing where there is no such file.

    Raises:
        BadTable: a line isn't two sentences with a tab between them, or an English one stands there twice.
    """
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise BadTable(f"{path}: {error}") from error
    for n, line in enumerate(lines, 1):
        english, _, japanese = line.partition("\t")
        if not (english.strip() and japanese.strip()) or "\t" in japanese:
            raise BadTable(f"{path}:{n}: a line is an English sentence, a tab, and the same in Japanese")
        if english in found:
            raise BadTable(f"{path}:{n}: {english!r} stands there twice")
        found[english] = japanese
    return found
