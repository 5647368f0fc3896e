"""The grammar of a language: templates, which pair a wording with a node, and the reader that finds every reading of a text.

Why a matcher of our own and no parsing library: the same templates must print as well as read, in two languages, and every reading
has to be found; what reads is a trie of wordings with a memo, some hundred lines. A parser of the general kind (Earley) that finds every
reading takes several milliseconds a sentence, and knows no way back from tree to text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.text.nodes import fill, match
from engine.text.wording import LANGUAGES, Hole, Language, Part, parse, variants

Values = dict[str, Any]
Reading = tuple[Any, int]
"""A value, and where its text ends."""


@dataclass(frozen=True, eq=False, slots=True)
class Template:
    """A wording, or several, and the node that they say."""

    kind: str
    wordings: dict[Language, tuple[tuple[Part, ...], ...]]
    """The first is printed; all are read."""
    build: Callable[[Values], Any]
    """The node that the values of the slots make; None if they don't go together."""
    take: Callable[[Any], Values | None]
    """The values of the slots in a node, None if it is none of these."""
    node: Any = None


@dataclass(slots=True)
class _Trie:
    literals: dict[str, list[tuple[str, _Trie]]] = field(default_factory=dict)
    holes: list[tuple[Hole, _Trie]] = field(default_factory=list)
    ends: list[Template] = field(default_factory=list)

    def add(self, parts: tuple[str | Hole, ...], template: Template) -> None:
        if not parts:
            if template not in self.ends:
                self.ends.append(template)
            return
        head = parts[0]
        if isinstance(head, str):
            known = self.literals.setdefault(head[0], [])
            below = next((trie for text, trie in known if text == head), None)
            if below is None:
                below = _Trie()
                known.append((head, below))
        else:
            below = next((trie for hole, trie in self.holes if hole == head), None)
            if below is None:
                below = _Trie()
                self.holes.append((head, below))
        below.add(parts[1:], template)


class Grammar:
    """Every template and hand-written phrase kind of a language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.tries: dict[str, _Trie] = {}
        self.templates: dict[str, list[Template]] = {}
        self.readers: dict[str, Callable[[Reader, int], Iterable[Reading]]] = {}
        self.showers: dict[str, Callable[..., Any]] = {}

    def add(self, template: Template) -> None:
        """Take up a template, if it has a wording in this language."""
        wordings = template.wordings.get(self.language, ())
        if not wordings:
            return
        self.templates.setdefault(template.kind, []).append(template)
        trie = self.tries.setdefault(template.kind, _Trie())
        for wording in wordings:
            for parts in variants(self.language, wording):
                trie.add(parts, template)


GRAMMARS: dict[Language, Grammar] = {language: Grammar(language) for language in LANGUAGES}

Wordings = str | tuple[str, ...]


def _parsed(wordings: Wordings) -> tuple[tuple[Part, ...], ...]:
    return tuple(parse(w) for w in ((wordings,) if isinstance(wordings, str) else wordings) if w)


def say(kind: str, node: Any, en: Wordings = (), ja: Wordings = ()) -> None:
    """A template of a node with slots."""

    def take(value: Any) -> Values | None:
        found: Values = {}
        return found if match(node, value, found) else None

    template(kind, lambda values: fill(node, values), take, en, ja, node=node)


def template(
    kind: str,
    build: Callable[[Values], Any],
    take: Callable[[Any], Values | None],
    en: Wordings = (),
    ja: Wordings = (),
    node: Any = None,
) -> None:
    """A template whose values don't simply stand in the holes of a node."""
    made = Template(kind, {"en": _parsed(en), "ja": _parsed(ja)}, build, take, node)
    for grammar in GRAMMARS.values():
        grammar.add(made)


def reads(kind: str, *languages: Language) -> Callable[[Any], Any]:
    """A function that reads a kind of phrase by hand."""

    def register(function: Any) -> Any:
        for language in languages:
            GRAMMARS[language].readers[kind] = function
        return function

    return register


def shows(kind: str, *languages: Language) -> Callable[[Any], Any]:
    """A function that prints a kind of phrase by hand: (shower, value) to pieces."""

    def register(function: Any) -> Any:
        for language in languages:
            GRAMMARS[language].showers[kind] = function
        return function

    return register


class Reader:
    """One text being read. Every phrase is read once at each place, in every way."""

    def __init__(self, grammar: Grammar, text: str, named: tuple[Any, ...] = (), source: str = "", places: tuple[int, ...] = ()) -> None:
        self.grammar = grammar
        self.text = text
        self._source, self._places = source, places
        self.named = named
        """What characters of the private use area stand for."""
        self.far = 0
        """How far the text could be read at all."""
        self._memo: dict[tuple[str, int], list[Reading]] = {}

    def read(self, kind: str, pos: int) -> list[Reading]:
        """Every reading of a kind of phrase that begins here."""
        key = (kind, pos)
        known = self._memo.get(key)
        if known is not None:
            return known
        self._memo[key] = []
        found: list[Reading] = []
        by_hand = self.grammar.readers.get(kind)
        if by_hand is not None:
            found += by_hand(self, pos)
        trie = self.grammar.tries.get(kind)
        if trie is not None:
            self._walk(trie, pos, {}, found)
        if len(found) > 1:
            found = _different(found)
        self._memo[key] = found
        return found

    def _walk(self, trie: _Trie, pos: int, values: Values, found: list[Reading]) -> None:
        if pos > self.far:
            self.far = pos
        for made in trie.ends:
            node = made.build(values)
            if node is not None:
                found.append((node, pos))
        if pos >= len(self.text):
            return
        for literal, below in trie.literals.get(self.text[pos], ()):
            if self.text.startswith(literal, pos):
                self._walk(below, pos + len(literal), values, found)
        for hole, below in trie.holes:
            for value, end in self.read(hole.kind, pos):
                if hole.name in values:
                    if values[hole.name] == value:
                        self._walk(below, end, values, found)
                else:
                    self._walk(below, end, {**values, hole.name: value}, found)

    def written(self, pos: int, end: int) -> str:
        """A part of the text as it was written, in its own case."""
        return self._source[self._places[pos] : self._places[end - 1] + 1] if self._places else self.text[pos:end]

    def at(self, pos: int, *literals: str) -> int:
        """Where one of some literals ends that stands here (the first that fits), else -1."""
        for literal in literals:
            if self.text.startswith(literal, pos):
                end = pos + len(literal)
                self.far = max(self.far, end)
                return end
        return -1


def _different(found: list[Reading]) -> list[Reading]:
    out: list[Reading] = []
    for reading in found:
        if reading not in out:
            out.append(reading)
    return out
