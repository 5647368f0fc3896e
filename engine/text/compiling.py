"""From a card's text to its abilities: completely, or not at all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.abilities import Ability, KeywordAbility, SpellAbility
from engine.actions.linked import ExileLinked, TheExiledCards, TheLastExiled
from engine.actions.move import Exile
from engine.keywords import register
from engine.record import record, replace
from engine.state import BATTLEFIELD, COMMAND
from engine.text.abilities import PLANE, AdditionalCost, on_plane, spell
from engine.text.grammar import GRAMMARS, Reader
from engine.text.keyword_words import ABOUT_SOMETHING
from engine.text.nodes import transformed, walk
from engine.text.wording import LANGUAGES, Language, Plain, plain, plain_with_places
from engine.text.words import KEYWORD_WORDS


class TextError(ValueError):
    """A text that can't be read as rules text. ``text``: all of it; ``place``: where in it reading stopped."""

    def __init__(self, text: str, place: int) -> None:
        super().__init__()
        self.text = text
        self.place = place

    def told(self, language: str) -> str:
        """The message in a language."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.told("en")


class NotRead(TextError):
    """A sentence that isn't read to its last character: ``phrase`` is the sentence, ``rest`` what wasn't read."""

    def __init__(self, text: str, place: int, phrase: str, rest: str, language: Language) -> None:
        super().__init__(text, place)
        self.phrase = phrase
        self.rest = rest
        self.language = language

    @property
    def nearest(self) -> tuple[str, ...]:
        """The known phrases that are most like what wasn't read, or else like the sentence."""
        from engine.text.nearest import nearest  # noqa: PLC0415

        comma = ", " if self.language == "en" else "、"
        read = self.phrase.removesuffix(self.rest)
        clause = self.phrase[read.rfind(comma) + len(comma) :] if comma in read else self.phrase
        by_clause = nearest(self.language, clause, 2, trigger=False)
        return tuple(dict.fromkeys((*by_clause, *nearest(self.language, self.phrase, 3))))[:3]

    def told(self, language: str) -> str:
        nearest = " / ".join(self.nearest)
        if language == "ja":
            close = f"近い言い回し: {nearest}" if nearest else "近い言い回しはない"
            return f"この文章は読めない: 「{self.phrase}」。{self.place + 1}文字目の「{self.rest}」で止まった。{close}。"
        close = f"Nearest known phrases: {nearest}" if nearest else "No known phrase is like it"
        return f'This text can\'t be read: "{self.phrase}". It stops at character {self.place + 1}, "{self.rest}". {close}.'


class Ambiguous(TextError):
    """A sentence with different readings. ``readings``: what they are."""

    def __init__(self, text: str, place: int, phrase: str, readings: tuple[Any, ...]) -> None:
        super().__init__(text, place)
        self.phrase = phrase
        self.readings = readings

    def told(self, language: str) -> str:
        shown = " | ".join(repr(r) for r in self.readings)
        if language == "ja":
            return f"この文章は{len(self.readings)}通りに読める: 「{self.phrase}」。{shown}"
        return f'This text can be read in {len(self.readings)} ways: "{self.phrase}". {shown}'


class NotInEngine(TextError):
    """A keyword that is read but that the engine doesn't have."""

    def __init__(self, text: str, keyword: str) -> None:
        super().__init__(text, 0)
        self.keyword = keyword

    def told(self, language: str) -> str:
        if language == "ja":
            return f"エンジンにはキーワード能力「{self.keyword}」がまだない。"
        return f'The engine doesn\'t have the keyword "{self.keyword}" yet.'


@record
class _Line:
    plain: str
    places: tuple[int, ...]


_KEEP = tuple(plain(language, KEYWORD_WORDS.show(language, name)) for language in LANGUAGES for name in sorted(ABOUT_SOMETHING))
"""The names of the keywords that may say in parentheses what they are about."""


def _without_reminders(plain: Plain) -> Plain:
    """Without what stands in parentheses (CR 207.2a), but for what a keyword is about: 「プロテクション（黒）」."""
    text, places = list(plain.text), list(plain.places)
    depth = 0
    start = 0
    n = 0
    while n < len(text):
        if text[n] == "(":
            start = n if depth == 0 else start
            depth += 1
        elif text[n] == ")" and depth:
            depth -= 1
            if depth == 0 and not "".join(text[:start]).endswith(_KEEP):
                begin = start - 1 if start and text[start - 1] == " " else start
                del text[begin : n + 1], places[begin : n + 1]
                n = begin - 1
        n += 1
    return Plain("".join(text), tuple(places))


def _short_names(name: str, language: Language) -> list[str]:
    """A name, and how a text calls a legendary card for short (CR 201.5c)."""
    names = [name]
    if language == "en":
        names += [name.partition(", ")[0]] if ", " in name else []
        names += [name.partition(" of ")[0]] if " of " in name else []
    else:
        names += [name.rpartition("、")[2]] if "、" in name else []
    return sorted((n for n in names if n), key=len, reverse=True)


def _with_itself(text: str, name: str, language: Language) -> tuple[str, tuple[int, ...]]:
    """A text with ~ where it says the card's own name, and where each character comes from."""
    out: list[str] = []
    places: list[int] = []
    pattern = "|".join(re.escape(n) for n in _short_names(name, language))
    edge = r"(?!\w)" if language == "en" else r"(?=[はがのをにでかとや、。:：]|では|と)"
    pos = 0
    found = re.finditer((r"(?<!\w)" if language == "en" else "") + f"(?:{pattern}){edge}", text) if pattern else ()
    for match in found:
        out += text[pos : match.start()]
        places += range(pos, match.start())
        out.append("~")
        places.append(match.start())
        pos = match.end()
    out += text[pos:]
    places += range(pos, len(text))
    return "".join(out), (*places, len(text))


@lru_cache(maxsize=4096)
def compile_text(
    text: str, language: Language, name: str = "", types: tuple[str, ...] = (), *, playable: bool = True
) -> tuple[Ability, ...]:
    """The abilities that a card's rules text gives it.

    Args:
        text: one ability a line; reminder text in parentheses is skipped.
        language: the language of the text.
        name: the card's own name in that language, which the text may use for the card.
        types: the card's types: instants and sorceries do what they say when they resolve.
        playable: also ask that the engine has every keyword.

    Raises:
        TextError: it can't be read, it can be read in more than one way, or the engine doesn't have one of its keywords.
    """
    if "~" in text:
        raise NotRead(text, text.index("~"), text, "~", language)
    own, origin = _with_itself(text, name, language)
    whole: list[Any] = []
    effects: list[_Line] = []
    for line in _lines(own, origin, language):
        found = _read(line, text, language, spell=bool({"instant", "sorcery"} & {*types}))
        if found is None:
            effects.append(line)
            whole.append(None)
        else:
            whole += found
    abilities = _linked(_assembled(whole, effects, text, language))
    if PLANE in types:
        abilities = tuple(on_plane(ability, BATTLEFIELD, COMMAND) for ability in abilities)
    if playable:
        for node in walk(abilities):
            if isinstance(node, KeywordAbility) and node.name not in register():
                raise NotInEngine(text, node.name)
    return abilities


def _linked(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """What an ability exiles that another calls "the exiled card" is found by that other one (CR 607.2a)."""
    if not any(isinstance(node, (TheExiledCards, TheLastExiled)) for node in walk(abilities)):
        return abilities
    linked: tuple[Ability, ...] = transformed(abilities, _remembered)
    return linked


def _remembered(node: Any) -> Any:
    return ExileLinked(node.what) if isinstance(node, Exile) and not node.remember else node


def _lines(own: str, origin: tuple[int, ...], language: Language) -> list[_Line]:
    lines: list[_Line] = []
    start = 0
    own = re.sub(r"\n[ \u3000]*[•・]", lambda m: " " * (len(m[0]) - 1) + "•", own)
    for part in own.split("\n"):
        plain = _without_reminders(plain_with_places(language, part))
        left = len(plain.text) - len(plain.text.lstrip())
        body = plain.text.strip()
        if body:
            places = plain.places[left : left + len(body)]
            lines.append(_Line(body, tuple(origin[start + p] for p in (*places, plain.places[-1]))))
        start += len(part) + 1
    return lines


def _read(line: _Line, text: str, language: Language, *, spell: bool) -> list[Any] | None:
    """The abilities of a line; None for an effect of a spell, which is read with the others."""
    reader = Reader(GRAMMARS[language], line.plain, (), text, line.places)
    kinds = ("keywords", "additional") if spell else ("keywords", "triggered", "activated", "static_line")
    found = [value for kind in kinds for value in _whole(reader, kind)]
    if spell and not found:  # what a spell says of being cast; else it does what it says
        statics = _whole(reader, "static_line")
        found = [value for value in statics if value.characteristic_defining or BATTLEFIELD not in value.zones]
    if spell and not found:
        return None
    if not found:
        found = [tuple(values) for values, end in _several(reader, 0, kinds) if end == len(line.plain)]
    found = different(found)
    if not found:
        raise not_read(reader, line.places, text)
    if len(found) > 1:
        raise Ambiguous(text, line.places[0], _phrase(text, line), tuple(found))
    return list(found[0]) if isinstance(found[0], tuple) else [found[0]]


def _whole(reader: Reader, kind: str) -> list[Any]:
    last = len(reader.text)
    ends = {last, last - 1} if kind == "keywords" and reader.text.endswith((".", "。")) else {last}
    return [value for value, end in reader.read(kind, 0) if end in ends]


def _several(reader: Reader, pos: int, kinds: Sequence[str]) -> list[tuple[list[Any], int]]:
    """Abilities one after another on one line."""
    out: list[tuple[list[Any], int]] = []
    for kind in kinds:
        for value, end in reader.read(kind, pos):
            stop = reader.at(end, ". ", ".", "。") if kind == "keywords" else end
            if stop < 0 or (kind == "keywords" and stop == end):
                continue
            values = list(value) if isinstance(value, tuple) else [value]
            out.append((values, stop))
            start = max(stop, reader.at(stop, " "))
            if start < len(reader.text):
                out += [([*values, *more], last) for more, last in _several(reader, start, kinds)]
    return out


def _assembled(whole: list[Any], effects: list[_Line], text: str, language: Language) -> tuple[Ability, ...]:
    """The abilities in order; what a spell does is one ability, with its additional cost."""
    out: list[Ability] = []
    costs = [part.cost for part in whole if isinstance(part, AdditionalCost)]
    for part in whole:
        if part is None and effects:
            out.append(_spell(effects, costs, text, language))
            effects, costs = [], []
        elif part is not None and not isinstance(part, AdditionalCost):
            out.append(part)
    if costs:
        raise not_read(Reader(GRAMMARS[language], text), tuple(range(len(text) + 1)), text)
    return tuple(out)


def _spell(lines: list[_Line], costs: list[Any], text: str, language: Language) -> SpellAbility:
    joint = " " if language == "en" else ""
    joined = joint.join(line.plain for line in lines)
    places = tuple(p for n, line in enumerate(lines) for p in line.places[: -1 if n < len(lines) - 1 and not joint else None])
    reader = Reader(GRAMMARS[language], joined, (), text, places)
    read = (spell(do) for do, end in reader.read("effect", 0) if end == len(joined))
    found = different([ability for ability in read if ability is not None])
    if not found or len(costs) > 1:
        raise not_read(reader, places, text)
    if len(found) > 1:
        raise Ambiguous(text, places[0], joined, tuple(found))
    made: SpellAbility = replace(found[0], additional_cost=costs[0]) if costs else found[0]
    return made


def different(found: list[Any]) -> list[Any]:
    """Readings, each once."""
    out: list[Any] = []
    for value in found:
        if value not in out:
            out.append(value)
    return out


def _phrase(text: str, line: _Line) -> str:
    return text[line.places[0] : line.places[-1]].strip()


def not_read(reader: Reader, places: tuple[int, ...], text: str) -> NotRead:
    """The error of a text that is read only so far."""
    far = min(reader.far, len(reader.text))
    language = reader.grammar.language
    stop = "." if language == "en" else "。"
    begin = reader.text.rfind(stop, 0, max(far - 1, 0)) + 1
    end = reader.text.find(stop, far)
    end = len(reader.text) if end < 0 else end + 1
    phrase = text[places[min(begin, len(places) - 1)] : places[min(end, len(places) - 1)]].strip()
    place = places[min(far, len(places) - 1)]
    rest = text[place : places[min(end, len(places) - 1)]].strip() or phrase
    return NotRead(text, place, phrase, rest, language)
