"""Effects: instructions in a row, as sentences. What is read here has mentions that are not settled yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.amounts import X
from engine.instructions import If, May, Sequence
from engine.record import record
from engine.selectors import YOU
from engine.text.clauses import Clause, with_subject
from engine.text.grammar import Reader, Reading, reads
from engine.text.nodes import transformed


@record
class IfYouDo:
    """A sentence about what follows if you do what you may do in the sentence before."""

    do: Any


@record
class Otherwise:
    """A sentence about what happens if the sentence before doesn't."""

    do: Any


@record
class XIs:
    """A sentence that tells what X is."""

    amount: Any


def in_a_row(parts: list[Any]) -> Any:
    """One instruction of several."""
    flat = [q for p in parts for q in (p.parts if isinstance(p, Sequence) else (p,))]
    return flat[0] if len(flat) == 1 else Sequence(*flat)


def _with_x(do: Any, value: Any) -> Any:
    return transformed(do, lambda node: value if node == X() else node)


def composed(sentences: list[Any]) -> Any:
    """What sentences say together; None if one of them doesn't follow from the one before."""
    out: list[Any] = []
    for said in sentences:
        match said:
            case IfYouDo(do):
                if not out or not isinstance(out[-1], May) or out[-1].otherwise is not None:
                    return None
                out[-1] = May(in_a_row([out[-1].do, do]), out[-1].text)
            case Otherwise(do):
                if not out or not isinstance(out[-1], If) or out[-1].otherwise is not None:
                    return None
                out[-1] = If(out[-1].condition, out[-1].do, do)
            case XIs(amount):
                before = in_a_row(out) if out else None
                if before is None or not _has_x(before):
                    return None
                out = [_with_x(before, amount)]
            case _:
                out.append(said)
    return in_a_row(out) if out else None


def _has_x(do: Any) -> bool:
    from engine.text.nodes import walk  # noqa: PLC0415

    return any(node == X() for node in walk(do))


# --- English --------------------------------------------------------------------------------------------------------------------------


@reads("chain", "en")
def read_chain(reader: Reader, pos: int) -> Iterator[Reading]:
    """Clauses joined in one sentence, without its full stop."""
    for found, end in reader.read("clause", pos):
        yield from _more(reader, [found.do], found.who, end)
    start = reader.at(pos, "you may ")
    if start > 0:
        for do, end in reader.read("vp", start):
            yield from ((May(in_a_row(parts), ""), stop) for parts, stop in _verbs(reader, [with_subject(do, YOU)], end))


def _more(reader: Reader, parts: list[Any], who: Any, pos: int) -> Iterator[Reading]:
    yield in_a_row(parts), pos
    for join in (", then ", " and ", ", and ", ", "):
        start = reader.at(pos, join)
        if start < 0:
            continue
        for found, end in reader.read("clause", start):
            if isinstance(found, Clause) and not (
                who not in (None, YOU) and found.who == YOU and not reader.text.startswith("you ", start)
            ):
                yield from _more(reader, [*parts, found.do], found.who, end)
        if who is not None and who != YOU:
            for do, end in reader.read("vp3", start):
                yield from _more(reader, [*parts, with_subject(do, who)], who, end)


def _verbs(reader: Reader, parts: list[Any], pos: int) -> Iterator[tuple[list[Any], int]]:
    yield parts, pos
    for join in (", then ", " and ", ", and "):
        start = reader.at(pos, join)
        if start > 0:
            for do, end in reader.read("vp", start):
                yield from _verbs(reader, [*parts, with_subject(do, YOU)], end)


@reads("sentence", "en")
def read_sentence(reader: Reader, pos: int) -> Iterator[Reading]:
    """A sentence with its full stop."""
    start = reader.at(pos, "if you do, ")
    if start > 0:
        yield from ((IfYouDo(do), end) for do, end in _stopped(reader, start))
        return
    start = reader.at(pos, "otherwise, ")
    if start > 0:
        yield from ((Otherwise(do), end) for do, end in _stopped(reader, start))
        return
    start = reader.at(pos, "if ")
    if start > 0:
        for condition, end in reader.read("condition", start):
            comma = reader.at(end, ", ")
            if comma > 0:
                yield from ((If(condition, do), stop) for do, stop in _stopped(reader, comma))
    yield from _stopped(reader, max(pos, reader.at(pos, "then ")))


def _stopped(reader: Reader, pos: int) -> Iterator[Reading]:
    for do, end in reader.read("chain", pos):
        stop = end if reader.text.startswith('."', end - 2) else reader.at(end, ".")  # a quotation brings its full stop
        if stop > 0:
            yield do, stop
        start = reader.at(end, ", where x is ")
        if start > 0 and _has_x(do):
            for amount, after in reader.read("amount", start):
                stop = reader.at(after, ".")
                if stop > 0:
                    yield _with_x(do, amount), stop


@reads("effect", "en", "ja")
def read_effect(reader: Reader, pos: int) -> Iterator[Reading]:
    """Sentences in a row, or modes to choose from."""
    yield from reader.read("plain_effect", pos)
    yield from reader.read("modes", pos)


@reads("plain_effect", "en")
def read_plain(reader: Reader, pos: int) -> Iterator[Reading]:
    """Sentences in a row."""
    for sentences, end in _sentences(reader, pos):
        do = composed(sentences)
        if do is not None:
            yield do, end


def _sentences(reader: Reader, pos: int) -> Iterator[tuple[list[Any], int]]:
    for do, end in reader.read("sentence", pos):
        yield [do], end
        start = reader.at(end, " ")
        if start > 0:
            yield from (([do, *more], stop) for more, stop in _sentences(reader, start))


# --- Japanese -------------------------------------------------------------------------------------------------------------------------


@reads("chain", "ja")
def read_chain_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """Clauses joined in one sentence, without its full stop."""
    yield from ((in_a_row(parts), end) for parts, end in _clauses_ja(reader, pos, [], YOU))


def _clauses_ja(reader: Reader, pos: int, parts: list[Any], who: Any) -> Iterator[tuple[list[Any], int]]:
    for do, end in reader.read("jo", pos):
        yield [*parts, do], end
    for do, end in reader.read("joc", pos):
        yield from _then(reader, end, [*parts, do], who)
    for subject, start in _subjects(reader, pos, who):
        for do, end in reader.read("jv", start):
            yield [*parts, with_subject(do, subject)], end
        for do, end in reader.read("jvt", start):
            stop = reader.at(end, "もよい")
            if stop > 0 and subject == YOU:
                yield [May(in_a_row([*parts, with_subject(do, subject)]), "")], stop
            yield from _then(reader, end, [*parts, with_subject(do, subject)], subject)
        for do, end in reader.read("jvc", start):
            yield from _then(reader, end, [*parts, with_subject(do, subject)], subject)


def _then(reader: Reader, pos: int, parts: list[Any], who: Any) -> Iterator[tuple[list[Any], int]]:
    start = reader.at(pos, "、その後、", "、その後", "その後、", "その後", "、")
    yield from _clauses_ja(reader, max(start, pos), parts, who)


def _subjects(reader: Reader, pos: int, who: Any) -> Iterator[tuple[Any, int]]:
    yield who, pos
    for subject, end in reader.read("whoever", pos):
        start = reader.at(end, "は、それぞれ", "はそれぞれ、", "はそれぞれ", "は、", "は", "が")
        if start > 0:
            yield subject, start
    for subject, end in reader.read("who", pos):
        start = reader.at(end, "は、それぞれ", "はそれぞれ、", "はそれぞれ", "は、", "は", "が")
        if start > 0:
            yield subject, start


@reads("sentence", "ja")
def read_sentence_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """A sentence with its full stop."""
    yield from _after(reader, pos, "x", "は", "に等しい。")
    for words, kind in (
        ("そうしたなら、", IfYouDo),
        ("そうした場合、", IfYouDo),
        ("そうでないなら、", Otherwise),
        ("そうでない場合、", Otherwise),
    ):
        start = reader.at(pos, words)
        if start > 0:
            yield from ((kind(do), end) for do, end in _stopped_ja(reader, start))
    for declared, end in reader.read("declared", pos):
        stop = reader.at(end, "を対象とする。")
        if stop > 0:
            yield declared, stop
        start = reader.at(end, "を対象とし、")
        if start > 0:
            yield from ((in_a_row([declared, do]), stop) for do, stop in _stopped_ja(reader, start))
    for condition, end in reader.read("condition", pos):
        start = reader.at(end, "なら、", "かぎり、")
        if start > 0:
            yield from ((If(condition, do), stop) for do, stop in _stopped_ja(reader, start))
    yield from _stopped_ja(reader, max(pos, reader.at(pos, "その後、", "その後")))


def _after(reader: Reader, pos: int, *words: str) -> Iterator[Reading]:
    start = reader.at(pos, words[0] + words[1])
    if start > 0:
        for amount, end in reader.read("amount", start):
            stop = reader.at(end, words[2], "である。")
            if stop > 0:
                yield XIs(amount), stop


def _stopped_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    for do, end in reader.read("chain", pos):
        stop = reader.at(end, "。")
        if stop > 0:
            yield do, stop


@reads("plain_effect", "ja")
def read_plain_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """Sentences in a row."""
    for sentences, end in _sentences_ja(reader, pos):
        do = composed(sentences)
        if do is not None:
            yield do, end


def _sentences_ja(reader: Reader, pos: int) -> Iterator[tuple[list[Any], int]]:
    for do, end in reader.read("sentence", pos):
        yield [do], end
        yield from (([do, *more], stop) for more, stop in _sentences_ja(reader, end))
