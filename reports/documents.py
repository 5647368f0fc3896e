"""The source documents: every ruling of a document, whether a scenario can show it, and where the document errs.

They are data, one TOML file each under ``reports/sources/``; ``reports/sources/README.md`` describes the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.record import record

FOLDER = Path(__file__).parent / "sources"


class DocumentError(Exception):
    """A file that does not follow ``reports/sources/README.md``: which file, which entry, what is wrong."""


@record
class Both:
    """A line in both languages; either may stand in for the other where one is empty."""

    en: str = ""
    ja: str = ""

    def __bool__(self) -> bool:
        return bool(self.en or self.ja)


@record
class Ruling:
    """One ruling of a document."""

    id: str
    text: Both
    rules: tuple[str, ...]
    testable: bool
    reason: Both = Both()
    """Why no scenario can show it."""
    errs: Both = Both()
    """Where the document is wrong, and what is right."""
    open: Both = Both()
    """What the rules leave undecided."""
    asked: Both = Both()
    """A question that the document leaves open and the rules answer."""
    answered: tuple[str, ...] = ()
    """The rules that answer it."""
    origin: str = ""
    """Where it comes from if the document itself does not state it."""
    where: str = ""
    link: str = ""
    related: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()


@record
class Document:
    """A source document with all its rulings, in its order."""

    key: str
    prefix: str
    rule: str
    edition: str
    language: str
    title: Both
    name: Both
    note: Both
    link: str
    rulings: tuple[Ruling, ...]


class _Entry:
    """A table of the file that knows where it stands and complains of whatever it does not know."""

    def __init__(self, place: str, data: Any, known: str) -> None:
        if not isinstance(data, Mapping):
            raise DocumentError(f"{place}: a table is needed here, not {data!r}")
        self.place, self.data = place, data
        unknown = sorted(set(data) - set(known.split()))
        if unknown:
            raise DocumentError(f"{place}: unknown key {', '.join(unknown)}; known are {', '.join(known.split())}")

    def text(self, key: str, required: bool = False) -> str:
        value = self.data.get(key, "")
        if not isinstance(value, str):
            raise DocumentError(f"{self.place}: {key} is not text: {value!r}")
        if required and not value.strip():
            raise DocumentError(f"{self.place}: {key} is missing")
        return value.strip()

    def both(self, key: str, required: bool = False) -> Both:
        if key not in self.data and not required:
            return Both()
        entry = _Entry(f"{self.place}.{key}", self.data.get(key, {}), "en ja")
        return Both(entry.text("en", True), entry.text("ja", True))

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise DocumentError(f"{self.place}: {key} is not a list of texts: {value!r}")
        return tuple(value)


def _ruling(place: str, ruling_id: str, data: Any) -> Ruling:
    entry = _Entry(f"{place}: {ruling_id}", data, "en ja rules testable reason errs open asked answered origin where link related cases")
    testable = entry.data.get("testable")
    if not isinstance(testable, bool):
        raise DocumentError(f"{entry.place}: testable must be true or false")
    if testable and "reason" in entry.data:
        raise DocumentError(f"{entry.place}: reason says why no scenario can show it, but testable is true")
    if bool(entry.both("asked")) != bool(entry.texts("answered")):
        raise DocumentError(f"{entry.place}: a question that is asked needs the rules that answer it (answered), and the other way round")
    return Ruling(
        ruling_id,
        Both(entry.text("en", True), entry.text("ja", True)),
        entry.texts("rules"),
        testable,
        entry.both("reason", required=not testable),
        entry.both("errs"),
        entry.both("open"),
        entry.both("asked"),
        entry.texts("answered"),
        entry.text("origin"),
        entry.text("where"),
        entry.text("link"),
        entry.texts("related"),
        entry.texts("cases"),
    )


def read(path: Path) -> Document:
    """The document described in a file. Raises DocumentError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DocumentError(f"{path.name}: {error}") from error
    top = _Entry(path.name, data, "key prefix rule edition language title document rulings")
    about = _Entry(f"{path.name}: document", data.get("document", {}), "en ja link note")
    prefix = top.text("prefix", True)
    rulings = data.get("rulings", {})
    if not isinstance(rulings, dict) or not rulings:
        raise DocumentError(f"{path.name}: no rulings")
    for ruling_id in rulings:
        if not ruling_id.startswith(f"{prefix}-"):
            raise DocumentError(f"{path.name}: {ruling_id} does not start with {prefix}-")
    return Document(
        top.text("key", True),
        prefix,
        top.text("rule"),
        top.text("edition", True),
        top.text("language", True),
        top.both("title", True),
        Both(about.text("en", True), about.text("ja", True)),
        about.both("note"),
        about.text("link"),
        tuple(_ruling(path.name, ruling_id, entry) for ruling_id, entry in rulings.items()),
    )


def read_all(folder: Path = FOLDER) -> tuple[Document, ...]:
    """All documents of a folder, by file name. Raises DocumentError, also when two documents share a key or a prefix."""
    documents = tuple(read(path) for path in sorted(folder.glob("*.toml")))
    for what in ("key", "prefix"):
        values = [getattr(document, what) for document in documents]
        twice = sorted({value for value in values if values.count(value) > 1})
        if twice:
            raise DocumentError(f"two documents have the {what} {', '.join(twice)}")
    return documents
