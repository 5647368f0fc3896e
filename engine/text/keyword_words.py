"""Keyword abilities in a text: "flying", "blitz {2}{R}", "suspend 4—{U}", 「プロテクション（黒）」."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities import Ability, KeywordAbility
from engine.characteristic_filters import IsColor, IsSubtype, IsType
from engine.filters import Filter, IsPermanent
from engine.record import replace
from engine.text.grammar import GRAMMARS, Reader, Reading, reads, shows
from engine.text.nouns import Noun
from engine.text.shower import CantSay, Piece, Shower
from engine.text.words import COLOR_WORDS, KEYWORD_WORDS, LETTERS, SUBTYPE_WORDS, TYPE_WORDS

WITH_COST = frozenset(
    {
        "blitz", "buyback", "cycling", "dash", "disguise", "disturb", "echo", "embalm", "emerge", "encore", "entwine", "equip", "escape",
        "eternalize", "evoke", "flashback", "foretell", "fortify", "kicker", "level up", "madness", "megamorph", "miracle", "morph",
        "multikicker", "mutate", "ninjutsu", "outlast", "overload", "plot", "prowl", "reconfigure", "recover", "replicate", "scavenge",
        "spectacle", "surge", "transfigure", "transmute", "unearth", "ward", "warp", "bestow", "cumulative upkeep", "aura swap",
        "impending",
    }
)  # fmt: skip
WITH_NUMBER = frozenset(
    {
        "absorb", "afflict", "afterlife", "amplify", "annihilator", "backup", "bloodthirst", "bushido", "casualty", "crew", "devour",
        "dredge",
        "fabricate", "fading", "frenzy", "graft", "mobilize", "modular", "poisonous", "rampage", "renown", "ripple", "saddle", "soulshift",
        "toxic", "tribute", "vanishing",
    }
)  # fmt: skip
WITH_BOTH = frozenset({"suspend", "reinforce", "awaken"})
WITH_QUALITY = frozenset({"protection"})
WITH_FROM = frozenset({"protection"})
WITH_NOUN = frozenset({"enchant"})
WITH_ONTO = frozenset({"splice"})
ABOUT_SOMETHING = WITH_QUALITY | WITH_NOUN | WITH_ONTO
"""The keywords that name a quality or a kind of object; in Japanese that stands in parentheses after the name."""

# --- Names ----------------------------------------------------------------------------------------------------------------------------


@reads("kwname", "en", "ja")
def read_name(reader: Reader, pos: int) -> Iterator[Reading]:
    """A keyword's name."""
    yield from KEYWORD_WORDS.read(reader.grammar.language, reader.text, pos)


@shows("kwname", "en", "ja")
def show_name(shower: Shower, name: str) -> str:
    """A keyword's name."""
    if name not in KEYWORD_WORDS:
        raise CantSay(name, "kwname")
    return KEYWORD_WORDS.show(shower.grammar.language, name)


# --- Abilities ------------------------------------------------------------------------------------------------------------------------


@reads("kw", "en", "ja")
def read_keyword(reader: Reader, pos: int) -> Iterator[Reading]:
    """A keyword ability with what belongs to it."""
    for name, end in KEYWORD_WORDS.read(reader.grammar.language, reader.text, pos):
        if name in WITH_COST:
            yield from _with_cost(reader, name, end)
        elif name in WITH_NUMBER:
            yield from ((KeywordAbility(name, n=n), stop) for n, stop in reader.read("digits", _gap(reader, end)) if isinstance(n, int))
        elif name in WITH_BOTH:
            yield from _with_both(reader, name, end)
        elif name in WITH_QUALITY:
            yield from _with_quality(reader, name, end)
        elif name in WITH_NOUN:
            yield from _with_noun(reader, name, end)
        elif name in WITH_ONTO:
            yield from _with_onto(reader, name, end)
        else:
            yield KeywordAbility(name), end


_NOT_ZERO = (". x can't be 0.", ". x can't be 0", "。xは0にできない。", ".xは0にできない。", "。xは0であってはならない。")
"""What follows where X stands for the number."""


def _gap(reader: Reader, pos: int) -> int:
    return max(pos, reader.at(pos, " "))


def _with_cost(reader: Reader, name: str, pos: int) -> Iterator[Reading]:
    dash = reader.at(pos, "—", " — ")
    if dash > 0:
        yield from ((KeywordAbility(name, cost), end) for cost, end in reader.read("cost", dash))
    else:
        yield from ((KeywordAbility(name, cost), end) for cost, end in reader.read("mana", _gap(reader, pos)))


def _with_both(reader: Reader, name: str, pos: int) -> Iterator[Reading]:
    yield KeywordAbility(name), pos
    for n, end in reader.read("digits", _gap(reader, pos)):
        dash = reader.at(end, "—", " — ", "-")
        for cost, stop in reader.read("mana", dash) if dash > 0 else ():
            if isinstance(n, int):
                yield KeywordAbility(name, cost, n), stop
            else:
                last = reader.at(stop, *_NOT_ZERO)
                if last > 0 and "X" in cost.mana.symbols:
                    yield KeywordAbility(name, cost), last


_PLAYER = ("player", "プレイヤー")
PERMANENT = Filter(IsPermanent())


def _with_noun(reader: Reader, name: str, pos: int) -> Iterator[Reading]:
    """What an Aura can enchant: "creature without flying", "permanent", "player"."""
    english = reader.grammar.language == "en"
    start = reader.at(pos, " " if english else "(")
    if start < 0:
        return
    found: list[Reading] = []
    end = reader.at(start, _PLAYER[0 if english else 1])
    if end > 0:
        found.append((KeywordAbility(name, quality=_PLAYER[0]), end))
    found += [(about(name, it.filter), end) for it, end in reader.read("np1" if english else "np", start) if it.zone == "battlefield"]
    for it, end in found:
        stop = end if english else reader.at(end, ")")
        if stop > 0:
            yield it, stop


def about(name: str, what: Filter) -> KeywordAbility:
    """A keyword with what it is about; that is also said in English words."""
    words = Shower(GRAMMARS["en"]).show("np1", Noun(what))
    return KeywordAbility(name, quality="".join(map(str, words)), what=what if what.predicates else PERMANENT)


def _show_noun(shower: Shower, it: KeywordAbility) -> tuple[Piece, ...]:
    english = shower.grammar.language == "en"
    if it.what is None:
        return (_PLAYER[0 if english else 1],)
    what = Filter() if it.what == PERMANENT else it.what
    if about(it.name, what) != it:
        raise CantSay(it, "kw")
    return shower.show("np1" if english else "np", Noun(what))


def _with_quality(reader: Reader, name: str, pos: int) -> Iterator[Reading]:
    if reader.grammar.language == "en":
        start = reader.at(pos, " from " if name in WITH_FROM else " ")
        if start > 0:
            yield from ((_qualified(name, q), end) for q, end in reader.read("quality", start))
        return
    start = reader.at(pos, "(")
    if start > 0:
        for q, end in reader.read("quality", start):
            stop = reader.at(end, ")")
            if stop > 0:
                yield _qualified(name, q), stop


def _qualified(name: str, word: str) -> KeywordAbility:
    """A keyword with its quality: in words, and as a filter."""
    if word in COLOR_WORDS:
        what = Filter(IsColor(LETTERS[word]))
    else:
        what = Filter(IsType(word) if word in TYPE_WORDS else IsSubtype(word))
    return KeywordAbility(name, quality=f"from {word}" if name in WITH_FROM else word, what=what)


def _with_onto(reader: Reader, name: str, pos: int) -> Iterator[Reading]:
    """ "splice onto Arcane {1}{R}"."""
    english = reader.grammar.language == "en"
    start = reader.at(pos, " onto " if english else "(")
    for word, end in reader.read("quality", start) if start > 0 else ():
        stop = _gap(reader, end) if english else reader.at(end, ")")
        for cost, last in reader.read("mana", stop) if stop > 0 else ():
            yield replace(_qualified(name, word), cost=cost), last


@reads("quality", "en", "ja")
def read_quality(reader: Reader, pos: int) -> Iterator[Reading]:
    """A quality that a keyword names: a color, a type, a subtype; by its English word."""
    for words in (COLOR_WORDS, TYPE_WORDS, SUBTYPE_WORDS):
        for several in (False, True):
            yield from words.read(reader.grammar.language, reader.text, pos, several)


@shows("quality", "en", "ja")
def show_quality(shower: Shower, quality: str) -> str:
    """A quality that a keyword names."""
    for words in (COLOR_WORDS, TYPE_WORDS, SUBTYPE_WORDS):
        if quality in words:
            return words.show(shower.grammar.language, quality)
    raise CantSay(quality, "quality")


def _word(it: KeywordAbility) -> str:
    word = it.quality.removeprefix("from ")
    if word not in (*COLOR_WORDS.ja, *TYPE_WORDS.ja, *SUBTYPE_WORDS.ja) or replace(_qualified(it.name, word), cost=it.cost) != it:
        raise CantSay(it, "kw")
    return word


@shows("kw", "en")
def show_keyword(shower: Shower, it: KeywordAbility) -> list[Piece]:
    """A keyword ability."""
    out: list[Piece] = [*shower.show("kwname", it.name)]
    if it.name in WITH_NOUN:
        return [*out, " ", *_show_noun(shower, it)]
    if it.quality:
        word = _word(it)
        out += [" from " if it.quality != word else " onto " if it.name in WITH_ONTO else " ", *shower.show("quality", word)]
    if _with_x(it):
        return [*out, " X—", *shower.show("cost", it.cost), ". X can't be 0."]
    if it.n is not None:
        out += [" ", str(it.n)]
    if it.cost is not None:
        out += ["—" if it.n is not None or it.cost.others else " ", *shower.show("cost", it.cost)]
    return out


def _with_x(it: KeywordAbility) -> bool:
    """Whether its number is X."""
    return it.name in WITH_BOTH and it.n is None and it.cost is not None


@shows("kw", "ja")
def show_keyword_ja(shower: Shower, it: KeywordAbility) -> list[Piece]:
    """A keyword ability."""
    out: list[Piece] = [*shower.show("kwname", it.name)]
    if it.name in WITH_NOUN:
        return [*out, "（", *_show_noun(shower, it), "）"]
    if it.quality:
        out += ["（", *shower.show("quality", _word(it)), "）"]
    if _with_x(it):
        return [*out, "X ― ", *shower.show("cost", it.cost), "。Xは0にできない。"]
    if it.n is not None:
        out.append(str(it.n))
    if it.cost is not None:
        out += [" ― " if it.n is not None or it.cost.others else "", *shower.show("cost", it.cost)]
    return out


# --- Lists ----------------------------------------------------------------------------------------------------------------------------


@reads("keywords", "en", "ja")
def read_keywords(reader: Reader, pos: int) -> Iterator[Reading]:
    """A line of keyword abilities."""
    for first, end in reader.read("kw", pos):
        yield (first,), end
        start = reader.at(end, ", ", "; ", "、")
        if start > 0:
            yield from (((first, *more), stop) for more, stop in reader.read("keywords", start))


@reads("granted", "en")
def read_granted(reader: Reader, pos: int) -> Iterator[Reading]:
    """Abilities that something has or gains: 'flying, haste, and "When this creature dies, draw a card."'."""
    for first, end in _one(reader, pos):
        yield (first,), end
        for join in (", and ", " and ", ", "):
            start = reader.at(end, join)
            if start > 0:
                yield from (((first, *more), stop) for more, stop in reader.read("granted", start))


@reads("granted", "ja")
def read_granted_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """Abilities that something has or gains."""
    for first, end in _one(reader, pos):
        yield (first,), end
        start = reader.at(end, "と", "、")
        if start > 0:
            yield from (((first, *more), stop) for more, stop in reader.read("granted", start))


def _one(reader: Reader, pos: int) -> Iterator[Reading]:
    yield from reader.read("kw", pos)
    yield from reader.read("quoted", pos)


@shows("granted", "en")
def show_granted(shower: Shower, abilities: tuple[Ability, ...]) -> list[Piece]:
    """Abilities that something has or gains."""
    shown = [_show_one(shower, a) for a in abilities]
    out: list[Piece] = []
    for n, pieces in enumerate(shown):
        if n:
            out.append(", " if n < len(shown) - 1 else " and " if len(shown) == 2 else ", and ")
        out += pieces
    return out


@shows("granted", "ja")
def show_granted_ja(shower: Shower, abilities: tuple[Ability, ...]) -> list[Piece]:
    """Abilities that something has or gains."""
    out: list[Piece] = []
    for n, ability in enumerate(abilities):
        out += ["と"] if n else []
        out += _show_one(shower, ability)
    return out


def _show_one(shower: Shower, ability: Ability) -> tuple[Piece, ...]:
    return shower.show("kw" if isinstance(ability, KeywordAbility) else "quoted", ability)
