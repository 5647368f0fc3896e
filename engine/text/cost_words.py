"""Costs in a text: "{1}{R}, {T}, Sacrifice a creature"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.actions.mill import MillCards
from engine.costs import (
    Cost,
    DiscardOne,
    DiscardThis,
    EachSacrificesOne,
    ExileFromHand,
    ExileThis,
    PayLife,
    SacrificeOne,
    SacrificeThis,
    TapOne,
    TapThis,
)
from engine.filters import Another
from engine.loyalty_abilities import ChangeLoyalty
from engine.mana import ManaSyntaxError, parse
from engine.record import replace
from engine.text.grammar import Reader, Reading, reads, say, shows, template
from engine.text.mentions import Mention
from engine.text.nodes import s
from engine.text.nouns import Noun
from engine.text.shower import CantSay, Piece, Pointer, Shower

_MANA = re.compile(r"(?:\{o?[0-9a-z/]+\}|o(?=\{))+")


@reads("mana", "en", "ja")
def read_mana(reader: Reader, pos: int) -> Iterator[Reading]:
    """A cost of mana alone."""
    found = _MANA.match(reader.text, pos)
    if found:
        try:
            yield Cost(parse(found[0].replace("o", "").upper())), reader.at(pos, found[0])
        except ManaSyntaxError:
            return


_LOYALTY = re.compile(r"\[?([+−–—-]?)([0-9]+|x)\]?(?=\s*:)")
MINUS = "−"
"""U+2212, as cards have it."""


def _loyalty(reader: Reader, pos: int) -> Iterator[Reading]:
    """A loyalty symbol: "+1", "−2", "0", "−X"."""
    found = _LOYALTY.match(reader.text, pos)
    if found is None or (found[1] == "" and found[2] != "0") or (found[2] == "x" and found[1] == "+"):
        return
    n = None if found[2] == "x" else int(found[2]) * (1 if found[1] in ("", "+") else -1)
    yield ChangeLoyalty(n), reader.at(pos, found[0])


def _loyalty_symbol(n: int | None) -> str:
    if n is None:
        return f"{MINUS}X"
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n else "0"
@shows("mana", "en", "ja")
def show_mana(shower: Shower, cost: Cost) -> str:
    """A cost of mana alone."""
    if cost.mana is None or cost.others:
        raise CantSay(cost, "mana")
    return str(cost.mana)


say("costpart", TapThis(), "{{T}}", "{{T}}")
say("costpart", PayLife(s.n), "pay {n:stat} life", "{n:stat}点のライフを支払う")
say("costpart", DiscardThis(), "discard this card", "このカードを捨てる")
say("costpart", TapOne(s.what), "tap an untapped {what:oneof}", "アンタップ状態の{what:oneof}1つをタップする")
say("costpart", ExileFromHand(s.what), "exile a[n] {what:cardnp} from your hand", "あなたの手札から{what:cardnp}1枚を追放する")
say("costpart", ExileThis(), "exile this card", "このカードを追放する")
say("costpart", MillCards(1), "mill a card", ("カード1枚を切削する", "カードを1枚切削する"))
say("costpart", MillCards(s.n), "mill {n:numeral} cards", ("カード{n:stat}枚を切削する", "カードを{n:stat}枚切削する"))
say("costpart", DiscardOne(), "discard a card", ("カード1枚を捨てる", "[手札から]カードを1枚捨てる"))


def _sacrificed(values: dict[str, Any]) -> Any:
    it = values["what"]
    if isinstance(it, tuple):
        it = it[0] if it[1] == 1 else None
    return SacrificeOne(it.filter) if isinstance(it, Noun) and it.zone == "battlefield" else None


def _sacrificed_en(part: Any) -> dict[str, Any] | None:
    return {"what": Noun(part.what)} if isinstance(part, SacrificeOne) and Another() not in part.what.predicates else None


def _another_sacrificed(part: Any) -> dict[str, Any] | None:
    return {"what": Noun(part.what)} if isinstance(part, SacrificeOne) and Another() in part.what.predicates else None


template("costpart", _sacrificed, _sacrificed_en, "sacrifice a[n] {what:np1}")
template(
    "costpart",
    _sacrificed,
    lambda part: {"what": (Noun(part.what), 1)} if isinstance(part, SacrificeOne) else None,
    (),
    "{what:npn}を生け贄に捧げる",
)
template("costpart", _sacrificed, _another_sacrificed, "sacrifice {what:anothernp}")


say("costpart", EachSacrificesOne(s.what), "each player sacrifices {what:heardnp}", "各プレイヤーが{what:heardnp}を生け贄に捧げる")


@reads("anothernp", "en")
def read_another(reader: Reader, pos: int) -> Iterator[Reading]:
    """A noun phrase that begins with "another"."""
    if reader.at(pos, "another ") > 0:
        yield from reader.read("np1", pos)


@shows("anothernp", "en")
def show_another(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """A noun phrase that begins with "another"."""
    return shower.show("np1", what)


@reads("costpart", "en")
def read_part(reader: Reader, pos: int) -> Iterator[Reading]:
    """Sacrificing the object itself; a loyalty symbol."""
    yield from _loyalty(reader, pos)
    start = reader.at(pos, "sacrifice ")
    if start > 0:
        yield from ((SacrificeThis(), end) for what, end in reader.read("obj", start) if isinstance(what, Mention) and what.word == "this")


@reads("costpart", "ja")
def read_part_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """Sacrificing the object itself; a loyalty symbol."""
    yield from _loyalty(reader, pos)
    for what, end in reader.read("obj", pos):
        if isinstance(what, Mention) and what.word == "this":
            stop = reader.at(end, "を生け贄に捧げる")
            if stop > 0:
                yield SacrificeThis(), stop


@shows("costpart", "en", "ja")
def show_part(shower: Shower, part: Any) -> list[Piece] | None:
    """Sacrificing the object itself; a loyalty symbol."""
    if isinstance(part, ChangeLoyalty):
        return [_loyalty_symbol(part.n)]
    if not isinstance(part, SacrificeThis):
        return None
    from engine.selectors import This  # noqa: PLC0415

    this = Pointer(This(), "cost")
    return ["sacrifice ", this] if shower.grammar.language == "en" else [this, "を生け贄に捧げる"]


@reads("cost", "en", "ja")
def read_cost(reader: Reader, pos: int) -> Iterator[Reading]:
    """A cost: mana first, if there is mana."""
    for cost, end in reader.read("mana", pos):
        yield cost, end
        start = _next(reader, end)
        if start > 0:
            yield from ((replace(cost, others=others), stop) for others, stop in reader.read("costparts", start))
    yield from ((Cost(None, others), end) for others, end in reader.read("costparts", pos))


def _next(reader: Reader, pos: int) -> int:
    return reader.at(pos, ", ", "、") if reader.grammar.language == "en" else reader.at(pos, "、")


@reads("costparts", "en", "ja")
def read_parts(reader: Reader, pos: int) -> Iterator[Reading]:
    """What is done besides paying mana."""
    for first, end in reader.read("costpart", pos):
        yield (first,), end
        start = _next(reader, end)
        if start > 0:
            yield from (((first, *more), stop) for more, stop in reader.read("costparts", start))


@shows("cost", "en", "ja")
def show_cost(shower: Shower, cost: Cost) -> list[Piece]:
    """A cost."""
    parts: list[list[Piece]] = [[str(cost.mana)]] if cost.mana is not None else []
    for n, part in enumerate(cost.others):
        shown = list(shower.show("costpart", part))
        if (n or parts) and isinstance(shown[0], str):
            shown[0] = shown[0][0].upper() + shown[0][1:]
        parts.append(shown)
    if not parts:
        raise CantSay(cost, "cost")
    out: list[Piece] = []
    for pieces in parts:
        out += [*([", " if shower.grammar.language == "en" else "、"] if out else []), *pieces]
    return out
