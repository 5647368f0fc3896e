"""What something is or becomes in both languages: "a 2/2 blue Frog creature in addition to its other types"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.changes import BecomeColor, BecomeType, Change, SetPowerToughness
from engine.mana import COLORS
from engine.record import record, replace
from engine.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from engine.text.grammar import Reader, Reading, reads
from engine.text.shower import CantSay
from engine.text.words import COLOR_OF, COLOR_WORDS, LETTERS, SUBTYPE_WORDS, TYPE_WORDS

_EVERY = (
    (tuple(CREATURE_TYPES), "every creature type", "すべてのクリーチャー・タイプ"),
    (tuple(BASIC_LAND_TYPES), "every basic land type", "すべての基本土地タイプ"),
)
_PT = re.compile(r"(\d{1,2})/(\d{1,2}) ?")
_BESIDES = re.compile(r" in addition to (?:its|their) other (colors and types|(?:land |creature )?types|colors)")
_STILL = re.compile(r" that(?:'s| are) still (?:a |an )?(?:lands?|artifacts?|enchantments?)\b")
_BESIDES_JA = re.compile(r"、?(?:それの|それらの)?(?:他の|元の)((?:土地|クリーチャー)?タイプ|色とタイプ|色)に加えて、?")


@record
class Being:
    """What something is: some of its characteristics. ``colors`` None: nothing about colors."""

    pt: tuple[int, int] | None = None
    colors: tuple[str, ...] | None = None
    subtypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    besides: str = ""
    """What it is besides: "", "types", "colors" or "colors and types"."""

    @property
    def changes(self) -> tuple[Change, ...]:
        """The changes that make something so, in the order of their layers."""
        out: list[Change] = []
        if self.types or self.subtypes:
            out.append(BecomeType(self.types, self.subtypes, besides="types" in self.besides))
        if self.colors is not None:
            out.append(BecomeColor(self.colors, besides="colors" in self.besides))
        if self.pt is not None:
            out.append(SetPowerToughness(*self.pt))
        return tuple(out)

    @property
    def said(self) -> bool:
        """Whether it says anything, and no more than that."""
        if "types" in self.besides and not (self.types or self.subtypes):
            return False
        if "colors" in self.besides and self.colors is None:
            return False
        return bool(self.types or self.subtypes) or (self.colors is not None and self.pt is None)


def being(types: BecomeType | None, color: BecomeColor | None, base: SetPowerToughness | None) -> Being:
    """What changes make of something, as it is said.

    Raises:
        CantSay: there are no words for it.
    """
    besides = [word for word, change in (("colors", color), ("types", types)) if change is not None and change.besides]
    pt = (base.power, base.toughness) if base and isinstance(base.power, int) and isinstance(base.toughness, int) else None
    colors = None if color is None else color.colors
    found = Being(pt, colors, types.subtypes if types else (), types.types if types else (), " and ".join(besides))
    if not found.said or found.changes != tuple(c for c in (types, color, base) if c is not None):
        raise CantSay(types or color, "become")
    return found


# --- English --------------------------------------------------------------------------------------------------------------------------


@reads("become", "en")
def read_become(reader: Reader, pos: int) -> Iterator[Reading]:
    """What something is or becomes: the changes."""
    for start in dict.fromkeys((pos, reader.at(pos, "a "), reader.at(pos, "an "))):
        if start >= 0:
            for it, end in _read(reader, start):
                yield from ((ready.changes, stop) for ready, stop in _besides(reader, it, end) if ready.said)


def _read(reader: Reader, pos: int) -> Iterator[tuple[Being, int]]:
    found = _PT.match(reader.text, pos)
    pt = (int(found[1]), int(found[2])) if found else None
    start = reader.at(pos, found[0]) if found else pos
    for colors, after in _colors(reader, start):
        if colors is not None and pt is None:
            yield Being(colors=colors), after
        gap = after if colors is None else reader.at(after, " ")
        for subtypes, types, end in _nouns(reader, gap) if gap >= 0 else ():
            yield Being(pt, colors, subtypes, types), end
            yield from _with_base(reader, Being(pt, colors, subtypes, types), end)


def _with_base(reader: Reader, it: Being, pos: int) -> Iterator[tuple[Being, int]]:
    start = reader.at(pos, " with base power and toughness ", " with power and toughness ")
    found = _PT.match(reader.text, start) if start > 0 and it.pt is None else None
    if found:
        yield Being((int(found[1]), int(found[2])), it.colors, it.subtypes, it.types), reader.at(start, found[0].rstrip())


def _colors(reader: Reader, pos: int) -> Iterator[tuple[tuple[str, ...] | None, int]]:
    yield None, pos
    for word, letters in (("colorless", ()), ("all colors", COLORS)):
        end = reader.at(pos, word)
        if end > 0:
            yield tuple(letters), end
    yield from _color_row(reader, pos)


def _color_row(reader: Reader, pos: int) -> Iterator[tuple[tuple[str, ...], int]]:
    for word, end in COLOR_WORDS.read("en", reader.text, pos):
        yield (LETTERS[word],), end
        start = reader.at(end, " and ", ", ")
        if start > 0:
            yield from (((LETTERS[word], *more), stop) for more, stop in _color_row(reader, start))


def _nouns(reader: Reader, pos: int) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], int]]:
    """Subtypes, then types, the last in the singular or plural."""
    for several, words, _ in _EVERY:
        end = reader.at(pos, words)
        if end > 0:
            yield several, (), end
    for n, table in enumerate((SUBTYPE_WORDS, TYPE_WORDS)):
        for plural in (False, True):
            for word, end in table.read("en", reader.text, pos, plural):
                yield ((word,), (), end) if n == 0 else ((), (word,), end)
        for word, end in table.read("en", reader.text, pos):
            start = reader.at(end, " ")
            for subtypes, types, stop in _nouns(reader, start) if start > 0 else ():
                if n == 0:
                    yield (word, *subtypes), types, stop
                elif not subtypes:
                    yield (), (word, *types), stop


def _besides(reader: Reader, it: Being, pos: int) -> Iterator[tuple[Being, int]]:
    yield _in_addition(it), pos
    for pattern in (_BESIDES, _STILL):
        found = pattern.match(reader.text, pos)
        if found:
            besides = "types" if pattern is _STILL or found[1] in ("land types", "creature types") else found[1]
            yield Being(it.pt, it.colors, it.subtypes, it.types, besides), reader.at(pos, found[0])


def _in_addition(it: Being) -> Being:
    """What is every creature type is so in addition to all that it was, said or not."""
    return replace(it, besides="types") if it.subtypes == CREATURE_TYPES and not it.types and it.colors is None and not it.besides else it


def _besides_what(it: Being) -> str:
    """What it is besides what it becomes, as it is said."""
    if it.subtypes == CREATURE_TYPES and not it.types and it.besides == "types":
        return ""
    one_by_one = it.subtypes and not it.types and not _every(it) and all(s in BASIC_LAND_TYPES for s in it.subtypes)
    return "land types" if one_by_one and it.besides == "types" else it.besides


def adds_land_types(changes: tuple[Change, ...]) -> bool:
    """Whether changes do nothing but add basic land types, one by one: that is said of each land."""
    match changes:
        case (BecomeType(types=(), subtypes=subtypes, besides=True, supertypes=()),):
            return _besides_what(Being(subtypes=subtypes, besides="types")) == "land types"
    return False


def show_become(it: Being, several: bool) -> str:
    """What something is or becomes, with its article."""
    words = []
    if it.pt and it.types:
        words.append(f"{it.pt[0]}/{it.pt[1]}")
    if it.colors is not None:
        words.append(_color_words(it.colors))
    words += [] if _every(it) else [SUBTYPE_WORDS.show("en", t, several and not it.types and t == it.subtypes[-1]) for t in it.subtypes]
    words += [TYPE_WORDS.show("en", t, several and t == it.types[-1]) for t in it.types]
    words += [_every(it)] if _every(it) else []
    article = "a " if (it.types or it.subtypes) and not several and not _every(it) else ""
    base = f" with base power and toughness {it.pt[0]}/{it.pt[1]}" if it.pt and not it.types else ""
    besides = _besides_what(it)
    other = f" in addition to {'their' if several else 'its'} other {besides}" if besides else ""
    return article + " ".join(words) + base + other


def _color_words(colors: tuple[str, ...]) -> str:
    if colors == tuple(COLORS):
        return "all colors"
    return " and ".join(COLOR_OF[c] for c in colors) or "colorless"


def _every(it: Being, language: str = "en") -> str:
    return next((en if language == "en" else ja for every, en, ja in _EVERY if every == it.subtypes), "")


# --- Japanese -------------------------------------------------------------------------------------------------------------------------


@reads("become", "ja")
def read_become_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """What something is or becomes: the changes."""
    found = _BESIDES_JA.match(reader.text, pos)
    starts = [("", pos), *([(_english(found[1]), reader.at(pos, found[0]))] if found else [])]
    for besides, start in starts:
        for pt, after in _pt_ja(reader, start):
            for colors, further in _colors_ja(reader, after):
                for subtypes, types, end in _nouns_ja(reader, further):
                    it = _in_addition(Being(pt, colors, subtypes, types, besides))
                    if it.said:
                        yield it.changes, end


def _english(word: str) -> str:
    return {"色": "colors", "色とタイプ": "colors and types"}.get(word, "types")


def _pt_ja(reader: Reader, pos: int) -> Iterator[tuple[tuple[int, int] | None, int]]:
    yield None, pos
    found = re.compile(r"(?:基本のパワーとタフネスが)?(\d{1,2})/(\d{1,2})の").match(reader.text, pos)
    if found:
        yield (int(found[1]), int(found[2])), reader.at(pos, found[0])


def _colors_ja(reader: Reader, pos: int) -> Iterator[tuple[tuple[str, ...] | None, int]]:
    yield None, pos
    for word, letters in (("無色", ()), ("すべての色", COLORS)):
        end = reader.at(pos, word)
        if end > 0:
            yield tuple(letters), max(end, reader.at(end, "の"))
    yield from _color_row_ja(reader, pos)


def _color_row_ja(reader: Reader, pos: int) -> Iterator[tuple[tuple[str, ...], int]]:
    for word, end in COLOR_WORDS.read("ja", reader.text, pos):
        yield (LETTERS[word],), max(end, reader.at(end, "の"))
        start = reader.at(end, "であり", "と")
        if start > 0:
            yield from (((LETTERS[word], *more), stop) for more, stop in _color_row_ja(reader, start))


def _nouns_ja(reader: Reader, pos: int) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], int]]:
    yield (), (), pos
    for several, _, words in _EVERY:
        end = reader.at(pos, words.replace("・", ""))
        if end > 0:
            yield several, (), end
    for word, end in SUBTYPE_WORDS.read("ja", reader.text, pos):
        yield from (((word, *subtypes), types, stop) for subtypes, types, stop in _nouns_ja(reader, end))
    for word, end in TYPE_WORDS.read("ja", reader.text, pos):
        yield from (((), (word, *types), stop) for subtypes, types, stop in _nouns_ja(reader, end) if not subtypes)


def show_become_ja(it: Being) -> str:
    """What something is or becomes."""
    other = _OTHER_JA[_besides_what(it)]
    pt = f"{it.pt[0]}/{it.pt[1]}の" if it.pt else ""
    every = _every(it, "ja")
    nouns = every or "・".join([*(SUBTYPE_WORDS.ja[t] for t in it.subtypes), *(TYPE_WORDS.ja[t] for t in it.types)])
    color = ""
    if it.colors is not None:
        words = ["すべての色"] if it.colors == tuple(COLORS) else [COLOR_WORDS.ja[COLOR_OF[c]] for c in it.colors] or ["無色"]
        color = "であり".join(words) + ("の" if nouns else "")
    return other + pt + color + nouns


_OTHER_JA = {
    "": "", "types": "他のタイプに加えて", "land types": "他の土地タイプに加えて", "colors": "他の色に加えて",
    "colors and types": "他の色とタイプに加えて",
}  # fmt: skip


def of_changes(changes: tuple[Any, ...]) -> Being | None:
    """What the changes of a group say something is; None if there are none."""
    if not changes:
        return None
    found: dict[type, Any] = {}
    for change in changes:
        if type(change) in found:
            raise CantSay(changes, "become")
        found[type(change)] = change
    return being(found.get(BecomeType), found.get(BecomeColor), found.get(SetPowerToughness))
