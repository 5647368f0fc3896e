"""A scenario retold in the other language: its lines by their phrases, the tables under them by their cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from steps.advice import Language
from steps.dialect import printed
from steps.gherkin import Line
from steps.naming import catalogue_namer
from steps.phrase import Reading, read
from steps.reference import texts
from steps.slots.base import SLOTS, Namer, Printer, Reader, read_list, show_list
from steps.slots.descs import read_desc, show_desc
from steps.slots.numbers import read_ability, show_ability
from steps.slots.qualities import parse_quality, quality_words
from steps.text import normalise

Rows = tuple[tuple[str, ...], ...]


class CantRetell(ValueError):
    """A line or a cell that is not read in exactly one way."""


def retell(line: Line, language: Language, to: Language, namer: Namer | None = None) -> Line:
    """A line of a scenario in another language. Raises CantRetell."""
    found = read(line.kind, language, line.text)
    if len(found) != 1:
        raise CantRetell(line.text)
    keyword = printed(to, line.kind)
    rows = retell_rows(found[0], line.rows, language, to, namer)
    return Line(keyword, line.kind, line.line, found[0].tell(to, namer), rows, line.doc_string, line.background)


def retell_rows(reading: Reading, rows: Rows, language: Language, to: Language, namer: Namer | None = None) -> Rows:
    """The table under a line in another language. Raises CantRetell."""
    if not rows or language == to:
        return rows
    printer = Printer(to, namer or catalogue_namer())
    if reading.phrase.partition("/")[0] == "CH-10":
        return tuple(_property(language, printer, *row) for row in rows)
    heads = [_heading(language, head) for head in rows[0]]
    told = [tuple(_HEADINGS[head][to == "en"] for head in heads)]
    for row in rows[1:]:
        record = dict(zip(heads, row, strict=True))
        told.append(tuple(_cell(head, record, language, printer) for head in heads))
    return _with_names_swapped(heads, tuple(told))


_HEADINGS: dict[str, tuple[str, str]] = {
    "name": ("名前", "name"),
    "other": ("英語名", "Japanese name"),
    "cost": ("コスト", "cost"),
    "type": ("タイプ", "type"),
    "pt": ("P/T", "P/T"),
    "text": ("文章", "text"),
    "color": ("色", "color"),
    "player": ("プレイヤー", "player"),
    "zone": ("領域", "zone"),
    "object": ("もの", "object"),
    "status": ("状態", "status"),
    "like": ("元", "like"),
}
"""The columns of tables, with their headings in Japanese and English."""


def _heading(language: Language, text: str) -> str:
    for column, heads in _HEADINGS.items():
        if text.strip() == heads[language == "en"]:
            return column
    raise CantRetell(text)


def _with_names_swapped(heads: Sequence[str], rows: Rows) -> Rows:
    """Where a card has a name in each language, the table's own comes first in each."""
    if "other" not in heads:
        return rows
    one, other = heads.index("name"), heads.index("other")

    def swapped(row: tuple[str, ...]) -> tuple[str, ...]:
        if not row[other]:
            return row
        return tuple(row[other] if n == one else row[one] if n == other else cell for n, cell in enumerate(row))

    return (rows[0], *map(swapped, rows[1:]))


def _reader(language: Language, text: str) -> tuple[Reader, str]:
    line = normalise(language, "。" + text)
    return Reader(language, line.names), line.text.lstrip("。")


def _cell(column: str, record: Mapping[str, str], language: Language, printer: Printer) -> str:
    text = record[column]
    if not text or text == "-" or column in ("cost", "pt", "name", "other", "like"):
        return text
    if column == "text":
        return _card_text(record, language, printer)
    return _CELLS[column](text, language, printer)


def _slot(name: str) -> Callable[[str, Language, Printer], str]:
    def tell(text: str, language: Language, printer: Printer) -> str:
        found = SLOTS[name].read(*_reader(language, text))
        if not found:
            raise CantRetell(text)
        return SLOTS[name].show(printer, found[0])

    return tell


def _things(text: str, language: Language, printer: Printer) -> str:
    ctx, inner = _reader(language, text)
    found = read_list(ctx, inner, read_desc)
    if not found:
        raise CantRetell(text)
    return show_list(printer, found[0], show_desc)


def _words(text: str, language: Language, printer: Printer) -> str:
    words = parse_quality(language, _type_words(language, text))
    if words is None:
        raise CantRetell(text)
    return quality_words(printer, words)


def _card_text(record: Mapping[str, str], language: Language, printer: Printer) -> str:
    """The rules text of a made-up card; a list of keywords word by word."""
    text = record["text"]
    found = read_list(*_reader(language, text), read_ability)
    if found:
        return show_list(printer, found[0], show_ability)
    words = parse_quality(language, _type_words(language, record.get("type", "")))
    types = tuple(word.lower() for sort, word in words.words if sort == "type") if words else ()
    return texts.card_retold(text, language, printer.language, record["name"], types)


def _type_words(language: Language, text: str) -> str:
    return _reader(language, text)[1].replace(" - ", " ").replace("-", "").lower()


_STATUSES = (("タップ状態", "tapped"), ("アンタップ状態", "untapped"))


def _status(text: str, language: Language, printer: Printer) -> str:
    for words in _STATUSES:
        if text == words[language == "en"]:
            return words[printer.language == "en"]
    raise CantRetell(text)


_CELLS: dict[str, Callable[[str, Language, Printer], str]] = {
    "type": _words,
    "color": _words,
    "player": _slot("player"),
    "zone": _slot("zone"),
    "object": _things,
    "status": _status,
}


def _property(language: Language, printer: Printer, name: str, value: str) -> tuple[str, str]:
    """A row of a table of characteristics (CH-10)."""
    ctx, inner = _reader(language, name)
    if inner == "P/T":
        return name, value
    if inner in ("能力", "abilities"):
        return ("能力" if printer.language == "ja" else "abilities"), _list(language, value, printer)
    for slot, value_slot in (("numprop", "n"), ("textprop", "value")):
        for found in SLOTS[slot].read(ctx, inner):
            return SLOTS[slot].show(printer, found), _slot(value_slot)(value, language, printer)
    raise CantRetell(name)


def _list(language: Language, text: str, printer: Printer) -> str:
    found = read_list(*_reader(language, text), read_ability)
    if not found:
        raise CantRetell(text)
    return show_list(printer, found[0], show_ability)
