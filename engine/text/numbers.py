"""Numbers and amounts: "3", "two", "a", "X", "the number of creatures you control"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.amounts import (
    CardTypesAmong,
    CountersOn,
    Devotion,
    EventAmount,
    LifeTotal,
    Negative,
    NumberOf,
    Plus,
    PowerOf,
    Sum,
    ThatMuch,
    ToughnessOf,
    X,
)
from engine.comparing import GreatestManaValue
from engine.selectors import This
from engine.text.grammar import Reader, Reading, reads, say, shows
from engine.text.nodes import s
from engine.text.shower import CantSay, Piece, Shower, WhereX
from engine.text.words import COUNTER_WORDS, NUMBERS
from engine.when_changed import TimesMutated
from engine.when_prevented import MuchPrevented

_DIGITS = re.compile(r"\d{1,4}(?![\d/])")
_SIGNED = re.compile(r"[+\-—](?:\d{1,3}|x)")
_PLAIN = re.compile(r"\d{1,3}|x")


@reads("digits", "en", "ja")
def read_digits(reader: Reader, pos: int) -> Iterator[Reading]:
    """A number in digits, or X."""
    found = _DIGITS.match(reader.text, pos)
    if found:
        yield int(found[0]), reader.at(pos, found[0])
    elif (reader.at(pos, "x") > 0 and not reader.text[pos + 1 : pos + 2].isascii() | reader.text[pos + 1 : pos + 2].isspace()) or (
        reader.at(pos, "x") > 0 and not reader.text[pos + 1 : pos + 2].isalnum()
    ):
        yield X(), pos + 1


@shows("digits", "en", "ja")
def show_digits(shower: Shower, n: Any) -> list[Piece]:
    """A number in digits, X, or an amount that is told later."""
    if isinstance(n, bool) or n is None or (isinstance(n, int) and n < 0):
        raise CantSay(n, "digits")
    if isinstance(n, int):
        return [str(n)]
    return _show_x(n)


def _show_x(n: Any) -> list[Piece]:
    if isinstance(n, (EventAmount, MuchPrevented, ThatMuch)):
        raise CantSay(n, "digits")  # "that much", which the verbs say themselves
    out: list[Piece] = ["X"]
    return out if n == X() else [*out, WhereX(n)]


@reads("count", "en")
def read_count(reader: Reader, pos: int) -> Iterator[Reading]:
    """A number of things, in words."""
    found = re.compile(r"[a-z]+").match(reader.text, pos)
    if found:
        word = found[0]
        if word in ("a", "an"):
            yield 1, reader.at(pos, word)
        elif word in NUMBERS:
            yield NUMBERS.index(word), reader.at(pos, word)
    yield from reader.read("digits", pos)


@shows("count", "en")
def show_count(shower: Shower, n: Any) -> list[Piece]:
    """A number of things, in words up to ten."""
    if isinstance(n, int) and not isinstance(n, bool) and n >= 0:
        return ["a" if n == 1 else NUMBERS[n] if n <= 10 else str(n)]
    return list(shower.show("digits", n))


@reads("numeral", "en")
def read_numeral(reader: Reader, pos: int) -> Iterator[Reading]:
    """A number of things in words, also one."""
    yield from ((n, end) for n, end in reader.read("count", pos) if isinstance(n, int) and not reader.text.startswith("a ", pos))


@shows("numeral", "en")
def show_numeral(shower: Shower, n: Any) -> str:
    """A number of things in words, also one."""
    if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= 99:
        raise CantSay(n, "numeral")
    return NUMBERS[n] if n <= 10 else str(n)


@reads("signed", "en", "ja")
def read_signed(reader: Reader, pos: int) -> Iterator[Reading]:
    """A number with its sign: "+2", "-1", "+X"."""
    found = _SIGNED.match(reader.text, pos)
    if found:
        number = found[0][1:]
        if number == "x":
            yield X() if found[0][0] == "+" else Negative(X()), reader.at(pos, found[0])
        else:
            yield int(number) * (1 if found[0][0] == "+" else -1), reader.at(pos, found[0])


def show_pt(p: Any, t: Any) -> list[Piece]:
    """A change of power and toughness: "+2/-1"; a zero has the sign of the other."""
    out: list[Piece] = []
    down = any(isinstance(n, int) and n < 0 for n in (p, t))
    for n in (p, t):
        if out:
            out.append("/")
        if isinstance(n, int):
            out.append(f"{'-' if n < 0 or (n == 0 and down) else '+'}{abs(n)}")
        elif isinstance(n, Negative):
            out += ["-", *_show_x(n.what)]
        else:
            out += ["+", *_show_x(n)]
    wheres = [x for x in out if isinstance(x, WhereX)]
    if len(wheres) == 2 and wheres[0] == wheres[1]:
        out.remove(wheres[0])
    return out


@reads("stat", "en", "ja")
def read_stat(reader: Reader, pos: int) -> Iterator[Reading]:
    """A power or toughness."""
    found = re.compile(r"\d{1,3}(?!\d)").match(reader.text, pos)
    if found:
        yield int(found[0]), reader.at(pos, found[0])


@shows("stat", "en", "ja")
def show_stat(shower: Shower, n: Any) -> str:
    """A power or toughness."""
    if not isinstance(n, int) or n < 0:
        raise CantSay(n, "stat")
    return str(n)


@reads("counters", "en", "ja")
def read_counters(reader: Reader, pos: int) -> Iterator[Reading]:
    """A kind of counter."""
    language = reader.grammar.language
    for word, end in COUNTER_WORDS.read(language, reader.text, pos):
        yield word, end
    found = re.compile(r"[+\-—]\d{1,2}/[+\-—]\d{1,2}").match(reader.text, pos)
    if found:
        word = found[0].replace("—", "-")
        if word not in COUNTER_WORDS:
            yield word, reader.at(pos, found[0])


@shows("counters", "en", "ja")
def show_counters(shower: Shower, kind: str) -> str:
    """A kind of counter."""
    return COUNTER_WORDS.show(shower.grammar.language, kind)


# --- Amounts --------------------------------------------------------------------------------------------------------------------------

say(
    "amount",
    NumberOf(s.what),
    "the number of {what:eachs}[ on the battlefield]",
    ("[戦場にある]{what:eachs}の総数", "{what:eachs}の数", "{what:eachs}の枚数"),
)
say(
    "amount",
    CountersOn(s.what, s.kind),
    "the number of {kind:counters} counters on {what:eachs}",
    "{what:eachs}の上に置かれている{kind:counters}カウンターの総数",
)
say(
    "amount",
    CountersOn(s.what, s.kind),
    "the number of {kind:counters} counters on {what:obj}",
    "{what:obj}の上に置かれている{kind:counters}カウンターの総数",
)
say("amount", CardTypesAmong(s.what), "the number of card types among {what:eachs}", "{what:eachs}にあるカード・タイプの総数")
say("amount", Devotion(s.c), "your devotion to {c:color}", "あなたの{c:color}への信心")
say("amount", GreatestManaValue(s.among), "the greatest mana value among {among:eachs}", "{among:eachs}のマナ総量の最大値")
say("amount", LifeTotal(), "your life total", "あなたのライフの総量")
say("amount", Plus(s.what, s.n), "{what:amount} plus {n:stat}", "{what:amount}に{n:stat}を足した値")
say("amount", PowerOf(s.what), "{what:poss} power", "{what:poss}パワー")
say("amount", ToughnessOf(s.what), "{what:poss} toughness", "{what:poss}タフネス")
say("amount", Sum(PowerOf(s.x), ToughnessOf(s.y)), "{x:poss} power plus {y:poss} toughness", "{x:poss}パワーに{y:poss}タフネスを足した値")
say(
    "amount",
    TimesMutated(This()),
    ("the number of times this creature has mutated", "the number of times ~ has mutated"),
    ("このクリーチャーが変容した回数", "このクリーチャーが変容した総回数", "~が変容した[総]回数"),
)
