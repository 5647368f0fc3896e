"""Wordings of phrases: their notation, how a line is read by one, and how one prints a line.

Notation::

    […]            may be left out; [name=…] sets the value of that name to True, and is printed only then; [~…] is never printed
    (a/b)          either; the first is printed, or the one that agrees with the number of a slot
    (s)            as grammar asks: "card(s)" with n, "control(s)" with its subject
    (a/b@slot)     agrees with that slot and not with the nearest one before it
    {type}         a slot, named as its type; {name:type} a slot with a name of its own

Optional parts that follow one another may stand in any order. A wording is compiled once: to a regular expression that throws out
most lines, and to a tree by which every reading of the others is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.record import record
from steps.slots.base import SLOTS, Printer, Reader, SlotType
from steps.slots.grammar import PREPOSITIONS, classifier, plural, preposition
from steps.text import Language, Line, normalise, plain

NOUNS = frozenset({"card", "counter", "spell", "time", "instance", "target", "cost"})
"""Words whose (s) is a plural and not the ending of a verb."""

SINGULAR = frozenset({"is", "has", "does", "copy", "tries", "is a legal target", "is not a legal target", "was", "it"})

CLASSIFIERS = ("体", "つ", "枚", "個", "点", "回", "人", "本")


@record
class Lit:
    """Words as they stand."""

    text: str


@record
class Hole:
    """A slot."""

    name: str
    type: SlotType


@record
class Either:
    """One of several; ``agree`` names the slot whose number decides which is printed."""

    options: tuple[tuple[Node, ...], ...]
    agree: str = ""


@record
class Free:
    """Optional parts, in any order, each at most once. A part: its nodes, and the name of its flag or ""."""

    parts: tuple[tuple[tuple[Node, ...], str], ...]


Node = Lit | Hole | Either | Free
Nodes = tuple[Node, ...]
Values = Mapping[str, object]

_TOKEN = re.compile(r"\[|\]|\((?=[^()]*/)[^()]*\)|\((?:s|es)(?:@\w+)?\)|\{[^}]+\}")


@dataclass(slots=True)
class _Parser:
    """Reads the notation."""

    language: Language
    source: str
    raw: bool = False
    """Keep what doesn't count, for printing."""
    tokens: list[str] = field(default_factory=list)
    at: int = 0
    last: str = ""
    """The slot before this place."""

    def parse(self) -> Nodes:
        start = 0
        for m in _TOKEN.finditer(self.source):
            self.tokens += [self.source[start : m.start()], m.group()]
            start = m.end()
        self.tokens.append(self.source[start:])
        self.tokens = [t for t in self.tokens if t]
        nodes = self._sequence()
        assert self.at == len(self.tokens), self.source
        return nodes

    def _sequence(self) -> Nodes:
        nodes: list[Node] = []
        while self.at < len(self.tokens) and self.tokens[self.at] != "]":
            token = self.tokens[self.at]
            self.at += 1
            if token == "[":
                part = self._part()
                if part[1] == "~":
                    if self.raw:
                        continue
                    part = (part[0], "")
                if nodes and isinstance(nodes[-1], Free):
                    nodes[-1] = Free((*nodes[-1].parts, part))
                else:
                    nodes.append(Free((part,)))
            else:
                nodes.append(self._node(token, nodes))
        return tuple(nodes)

    def _part(self) -> tuple[Nodes, str]:
        flag = ""
        if self.tokens[self.at].startswith("~"):
            flag = "~"
            self.tokens[self.at] = self.tokens[self.at][1:]
        named = re.match(r"([a-z_]+)=", self.tokens[self.at])
        if named:
            flag = named[1]
            self.tokens[self.at] = self.tokens[self.at][named.end() :]
        nodes = self._sequence()
        self.at += 1
        return nodes, flag

    def _node(self, token: str, before: list[Node]) -> Node:
        if token.startswith("{"):
            name, _, kind = token[1:-1].partition(":")
            self.last = name
            return Hole(name, SLOTS[kind or name])
        if re.match(r"\((s|es)[@)]", token):
            ending, _, agree = token[1:-1].partition("@")
            word = re.search(r"(\w+)$", before[-1].text) if before and isinstance(before[-1], Lit) else None
            one, many = (Lit(""),), (Lit(ending),)
            verb = word is None or word[1] not in NOUNS
            return Either((many, one) if verb else (one, many), agree or self.last or "?")
        if token.startswith("("):
            inner, _, agree = token[1:-1].partition("@")
            options = [self._fixed(o) for o in inner.split("/")]
            if set(inner.split("/")) <= PREPOSITIONS:
                return Either(tuple(options), agree or "zone")
            if agree and "{" in inner:
                return Either(tuple(options), agree)
            if self.language == "en" and self._agrees(inner):
                options.sort(key=lambda o: 0 if _words(o) in SINGULAR else 1)
                return Either(tuple(options), agree or self.last or "?")
            if self.language == "ja" and set(inner.split("/")) <= set(CLASSIFIERS):
                return Either(tuple(options), agree or self.last or "?")
            return Either(tuple(options))
        return Lit(self._plain(token))

    def _agrees(self, inner: str) -> bool:
        options = inner.split("/")
        return len(options) == 2 and any(o in SINGULAR for o in options)

    def _fixed(self, text: str) -> Nodes:
        return _Parser(self.language, text, self.raw).parse() if text else ()

    def _plain(self, text: str) -> str:
        """Without what doesn't count, but with its outer spaces (in English they part words)."""
        if self.raw:
            return text
        if self.language == "ja":
            return plain("ja", text)
        inner = plain("en", "x" + text + "x")
        return inner[1:-1]


def _words(nodes: Nodes) -> str:
    return "".join(n.text for n in nodes if isinstance(n, Lit))


def _regex(nodes: Nodes, language: Language) -> str:
    out = []
    for node in nodes:
        match node:
            case Lit(text):
                out.append(re.escape(text))
            case Hole(_, kind):
                out.append(kind.patterns[language].pattern)
            case Either(options):
                out.append("(?:" + "|".join(_regex(o, language) for o in options) + ")")
            case Free(parts):
                many = "*" if len(parts) > 1 else "?"
                out.append("(?:" + "|".join(_regex(p, language) for p, _ in parts) + ")" + many)
    return "".join(out)


def _literals(nodes: Nodes) -> list[str]:
    return [n.text for n in nodes if isinstance(n, Lit) and n.text.strip()]


def _holes(nodes: Nodes) -> Iterator[Hole]:
    for node in nodes:
        match node:
            case Hole():
                yield node
            case Either(options):
                for option in options:
                    yield from _holes(option)
            case Free(parts):
                for part, _ in parts:
                    yield from _holes(part)


def _clauses(language: Language, source: str) -> str:
    """A comma after a clause doesn't count."""
    if language == "ja":
        return re.sub(r"(効果により|それに対応して|を対象に)(?!、)", r"\1[、]", source)
    return source


class Wording:
    """One sentence of a phrase in one language.

    >>> from steps.text import normalise
    >>> w = Wording("ja", "{player}はカード{n}枚を引く")
    >>> w.print({"player": next(iter(w.read(normalise("ja", "あなたはカード２枚を引く"))))["player"], "n": 2})
    'あなたはカード2枚を引く'
    """

    __slots__ = ("_raw", "_regex", "language", "literals", "nodes", "source")

    def __init__(self, language: Language, source: str) -> None:
        self.language: Language = language
        self.source = source
        self.nodes = _Parser(language, _clauses(language, source)).parse()
        self.literals = tuple(_literals(self.nodes))
        self._raw: Nodes | None = None
        self._regex: re.Pattern[str] | None = None

    # --- reading

    def read(self, line: Line) -> list[dict[str, object]]:
        """Every reading of the whole line: the values of the slots and flags that occur in it."""
        text = line.text
        for literal in self.literals:
            if literal not in text:
                return []
        if self._regex is None:
            self._regex = re.compile(_regex(self.nodes, self.language))
        if not self._regex.fullmatch(text):
            return []
        found = _Matcher(text, Reader(self.language, line.names)).walk(self.nodes, 0)
        unique: list[dict[str, object]] = []
        for pairs in found:
            values = dict(pairs)
            if values not in unique:
                unique.append(values)
        return unique

    # --- printing

    def print(self, values: Values, printer: Printer | None = None) -> str:
        """The sentence with these values."""
        return _print(self.printed_nodes(), values, printer or Printer(self.language))

    def printed_nodes(self) -> Nodes:
        """The nodes with what doesn't count in reading."""
        if self._raw is None:
            self._raw = _Parser(self.language, self.source, raw=True).parse()
        return self._raw

    def example(self) -> str:
        """The sentence with the first sample of each slot, without its optional parts."""
        values: dict[str, object] = {}
        for hole in _holes(tuple(n for n in self.nodes if not isinstance(n, Free))):
            line = normalise(self.language, hole.type.samples[0][self.language == "en"])
            read = hole.type.read(Reader(self.language, line.names), line.text)
            values.setdefault(hole.name, next(iter(read)))
        return self.print(values)

    def holes(self) -> Iterator[Hole]:
        """Its slots, those of optional parts too."""
        return _holes(self.printed_nodes())

    def words(self) -> str:
        """Its fixed words, without those of its optional parts."""
        return " ".join(self.literals)

    def endings(self, length: int) -> tuple[str, ...] | None:
        """The last letters of all lines that it can read; None if they can't be told."""
        return _endings(self.nodes, length)


def _endings(nodes: Nodes, length: int) -> tuple[str, ...] | None:
    if not nodes or not isinstance(nodes[-1], Lit | Either):
        return None
    last = nodes[-1]
    if isinstance(last, Lit):
        return (last.text[-length:],) if len(last.text) >= length else None
    out: list[str] = []
    for option in last.options:
        more = _endings(nodes[:-1] + option, length)
        joined = nodes[:-1] + option
        if more is None and len(joined) > 1 and isinstance(joined[-1], Lit) and isinstance(joined[-2], Lit):
            more = _endings((*joined[:-2], Lit(joined[-2].text + joined[-1].text)), length)
        if more is None:
            return None
        out += more
    return tuple(dict.fromkeys(out))


class _Matcher:
    """Finds all ways to read one text."""

    __slots__ = ("memo", "reader", "text")

    def __init__(self, text: str, reader: Reader) -> None:
        self.text = text
        self.reader = reader
        self.memo: dict[tuple[str, int, int], tuple[object, ...]] = {}

    def values(self, kind: SlotType, i: int, j: int) -> tuple[object, ...]:
        key = (kind.name, i, j)
        if key not in self.memo:
            fits = kind.patterns[self.reader.language].fullmatch(self.text, i, j)
            self.memo[key] = tuple(kind.read(self.reader, self.text[i:j])) if fits else ()
        return self.memo[key]

    def walk(self, nodes: Nodes, at: int) -> Iterator[tuple[tuple[str, object], ...]]:
        if not nodes:
            if at == len(self.text):
                yield ()
            return
        node, rest = nodes[0], nodes[1:]
        match node:
            case Lit(literal):
                if self.text.startswith(literal, at):
                    yield from self.walk(rest, at + len(literal))
            case Either(options):
                for option in options:
                    yield from self.walk(option + rest, at)
            case Free(parts):
                for k, (part, flag) in enumerate(parts):
                    others = parts[:k] + parts[k + 1 :]
                    after = (Free(others), *rest) if others else rest
                    for pairs in self.walk(part + after, at):
                        yield ((flag, True), *pairs) if flag else pairs
                yield from self.walk(rest, at)
            case Hole(name, kind):
                for j in self._ends(rest, at):
                    for value in self.values(kind, at, j):
                        for pairs in self.walk(rest, j):
                            yield ((name, value), *pairs)

    def _ends(self, rest: Nodes, at: int) -> Iterator[int]:
        """Where a slot that begins here might end."""
        if not rest:
            yield len(self.text)
        elif isinstance(rest[0], Lit) and rest[0].text:
            literal = rest[0].text
            j = self.text.find(literal, at + 1)
            while j >= 0:
                yield j
                j = self.text.find(literal, j + 1)
        else:
            yield from range(at + 1, len(self.text) + 1)


def _print(nodes: Nodes, values: Values, printer: Printer) -> str:
    out = []
    for node in nodes:
        match node:
            case Lit(text):
                out.append(text)
            case Hole(name, kind):
                out.append(kind.show(printer, values[name]))
            case Either(options, agree):
                out.append(_print(_agreeing(options, values.get(agree), printer.language) if agree else options[0], values, printer))
            case Free(parts):
                for part, flag in parts:
                    names = [h.name for h in _holes(part)]
                    if values.get(flag) if flag else names and all(values.get(n) is not None for n in names):
                        out.append(_print(part, values, printer))
    return "".join(out)


def _agreeing(options: tuple[Nodes, ...], value: object, language: Language) -> Nodes:
    words = [_words(o) for o in options]
    if PREPOSITIONS.issuperset(words):
        return options[words.index(preposition(value, words))]
    if language == "ja":
        wanted = classifier(value)
        return next((o for o in options if _words(o) == wanted), options[0])
    return options[1] if plural(value) else options[0]
