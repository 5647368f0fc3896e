"""Conditions in both languages: "it's your turn", "you control two or more artifacts", "it was kicked"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.amounts import CountersOn, Devotion, LifeTotal, NumberOf
from engine.characteristic_filters import HasKeyword, IsSubtype, IsType
from engine.conditions import AtLeast, CostPaid, Exists, Had, Isnt, NoManaSpent, YourTurn
from engine.conditions_past import OpponentLostLife
from engine.filters import Controlled, Filter, HasStatus, IsAttacking, IsTapped, Itself
from engine.selectors import Among, Each, EventSpell, Host, This
from engine.text.grammar import Reader, Reading, Values, reads, say, shows, template
from engine.text.mentions import Mention
from engine.text.nodes import match, s
from engine.text.nouns import Noun, canonical
from engine.text.shower import Piece, Shower
from engine.text.triggers import ITSELF, article, plain

say("condition", YourTurn(), ("it's your turn", "it is your turn"), "あなたのターンである")


@reads("havable", "en")
def read_havable(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "a creature", "another creature": what you control."""
    for found, end in article(reader, pos):
        if not any(isinstance(p, Controlled) for p in found.predicates):
            yield found, end


@shows("havable", "en")
def show_havable(shower: Shower, what: Filter) -> list[Piece]:
    """ "a creature"."""
    return list(shower.show("heard", what))


@reads("havable", "ja")
def read_havable_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「クリーチャー」: what you control."""
    for noun, end in (*reader.read("np", pos), *((it, end) for (it, n), end in reader.read("npn", pos) if n == 1)):
        found = plain(noun)
        if found is not None and not any(isinstance(p, Controlled) for p in found.predicates):
            yield found, end


@shows("havable", "ja")
def show_havable_ja(shower: Shower, what: Filter) -> list[Piece]:
    """「クリーチャー」."""
    return [*shower.show("np", Noun(what))]


@reads("eachkind", "en", "ja")
def read_each_kind(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "creature you control", after "for each"."""
    for noun, end in reader.read("np1" if reader.grammar.language == "en" else "np", pos):
        found = plain(noun)
        if found is not None:
            yield found, end


@shows("eachkind", "en", "ja")
def show_each_kind(shower: Shower, what: Filter) -> list[Piece]:
    """ "creature you control", after "for each"."""
    return list(shower.show("np1" if shower.grammar.language == "en" else "np", Noun(what)))


def _yours(values: Values) -> Any:
    return Exists(Each(canonical(Filter(*values["what"].predicates, Controlled("you")))))


def _taken(it: Any) -> Values | None:
    found: Values = {}
    if not match(Exists(Each(s.what, "battlefield")), it, found) or Controlled("you") not in found["what"].predicates:
        return None
    return {"what": Filter(*(p for p in found["what"].predicates if p != Controlled("you")))}


def _not_taken(it: Any) -> Values | None:
    return _taken(it.condition) if isinstance(it, Isnt) else None


template(
    "condition",
    _yours,
    _taken,
    "you control {what:havable}",
    ("あなたが{what:havable}をコントロールしている", "あなたが{what:havable}をコントロールする"),
)
template(
    "condition",
    lambda values: Isnt(_yours(values)),
    _not_taken,
    "you control no {what:havables}",
    "あなたが{what:havable}をコントロールしていない",
)


@reads("havables", "en")
def read_havables(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "tapped lands": what you control none of."""
    for noun, end in reader.read("nps", pos):
        found = plain(noun)
        if found is not None and not any(isinstance(p, Controlled) for p in found.predicates):
            yield found, end


@shows("havables", "en")
def show_havables(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """ "tapped lands"."""
    return shower.show("nps", Noun(what))


SUSPENDED = Exists(Each(canonical(Filter(Itself(), HasStatus("suspended"))), "exile"))
"""This card is suspended (CR 702.62b)."""
template(
    "condition",
    lambda v: SUSPENDED if v["what"] == ITSELF else None,
    lambda it: {"what": ITSELF} if it == SUSPENDED else None,
    "{what:heard} is suspended",
    "{what:heard}が待機状態である",
)

say(
    "condition",
    CostPaid("kicker"),
    ("it was kicked", "this spell was kicked"),
    ("これがキッカーされていた", "この呪文がキッカーされていた"),
)
say("condition", CostPaid(s.k), "its {k:kwname} cost was paid", "これの{k:kwname}コストが支払われていた")


def _so_many(values: Values) -> Any:
    return AtLeast(NumberOf(Each(canonical(Filter(*values["what"].predicates, Controlled("you"))))), values["n"])


def _so_many_of(it: Any) -> Values | None:
    found: Values = {}
    if not match(AtLeast(NumberOf(Each(s.what)), s.n), it, found) or Controlled("you") not in found["what"].predicates:
        return None
    return {"n": found["n"], "what": Filter(*(p for p in found["what"].predicates if p != Controlled("you")))}


template(
    "condition",
    _so_many,
    _so_many_of,
    "you control {n:numeral} or more {what:havables}",
    "あなたが{what:havable}を{n:stat}つ以上コントロールしている",
    node=AtLeast(NumberOf(Each(s.what)), s.n),
)


def _has(values: Values) -> Any:
    this = values["this"]
    keyword = Filter(HasKeyword(values["k"]))
    return Exists(Among(This(), keyword)) if isinstance(this, Mention) and this.word == "this" else None


def _has_of(it: Any) -> Values | None:
    found: Values = {"this": This()}
    return found if match(Exists(Among(This(), Filter(HasKeyword(s.k)))), it, found) else None


template(
    "condition",
    _has,
    _has_of,
    "{this:subj} has {k:kwname}",
    "{this:subj}が{k:kwname}を持つ",
    node=Exists(Among(This(), Filter(HasKeyword(s.k)))),
)
for _kind, _of in (("type", IsType(s.t)), ("subtype", IsSubtype(s.t))):
    say(
        "condition",
        Exists(Among(Host(), Filter(_of))),
        f"enchanted permanent is a[n] {{t:{_kind}}}",
        f"エンチャントしているパーマネントが{{t:{_kind}}}である",
    )
for _state, _en, _ja in (
    (IsTapped(tapped=False), "untapped", "アンタップ状態である"),
    (IsTapped(), "tapped", "タップ状態である"),
    (IsAttacking(), "attacking", "攻撃している"),
):
    _so = Exists(Each(canonical(Filter(Itself(), _state))))
    template(
        "condition",
        lambda v, so=_so: so if v["what"] == ITSELF else None,  # type: ignore[misc]
        lambda it, so=_so: {"what": ITSELF} if it == so else None,  # type: ignore[misc]
        f"{{what:heard}} is {_en}",
        f"{{what:heard}}が{_ja}",
        node=_so,
    )
say("condition", AtLeast(LifeTotal(), s.n), "you have {n:stat} or more life", "あなたのライフの総量が{n:stat}点以上である")
say(
    "condition",
    OpponentLostLife(s.n),
    "an opponent lost {n:stat} or more life this turn",
    "このターンに対戦相手1人が{n:stat}点以上のライフを失っていた",
)
say("condition", Had(EventSpell(), s.k), "it has {k:kwname}", "それが{k:kwname}を持つ")


def _counted(values: Values) -> Any:
    this = values["this"]
    return AtLeast(CountersOn(This(), values["kind"]), values["n"]) if isinstance(this, Mention) and this.word == "this" else None


def _counted_of(it: Any) -> Values | None:
    found: Values = {"this": This()}
    return found if match(AtLeast(CountersOn(This(), s.kind), s.n), it, found) else None


template(
    "condition",
    _counted,
    _counted_of,
    "{this:obj} has {n:numeral} or more {kind:counters} counters on it",
    "{this:obj}の上に{kind:counters}カウンターが{n:stat}個以上置かれている",
    node=AtLeast(CountersOn(This(), s.kind), s.n),
)
say("condition", NoManaSpent(EventSpell()), "no mana was spent to cast it", "それを唱えるためにマナが支払われていなかった")
say(
    "condition",
    Isnt(AtLeast(Devotion(s.c), s.n)),
    "your devotion to {c:color} is less than {n:numeral}",
    "あなたの{c:color}への信心が{n:stat}未満である",
)
