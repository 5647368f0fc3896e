"""Trigger conditions and other conditions in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.filters import Another, AnyOf, Controlled, Filter, IsHost, Itself
from engine.text.grammar import Reader, Reading, Values, Wordings, reads, say, shows, template
from engine.text.mentions import Mention
from engine.text.nodes import fill, match, s
from engine.text.nouns import Noun, canonical
from engine.text.shower import CantSay, Piece, Pointer, Shower
from engine.when import Attacks, BeginningOf, BlocksOne, DealsCombatDamageToPlayer, Enters, IsBlocked, PutIntoGraveyard
from engine.when_changed import LosesCounter, Mutates
from engine.when_loses import LosesGame
from engine.when_played import (
    BecomesTapped,
    BecomesTarget,
    Casts,
    Leaves,
    Sacrifices,
)
from engine.when_turned import IsTurnedFaceUp

ITSELF = Filter(Itself())


def plain(noun: Any) -> Filter | None:
    """The filter of a noun phrase about permanents."""
    return noun.filter if isinstance(noun, Noun) and noun.zone == "battlefield" else None


@reads("heardnp", "en")
def read_heard_noun(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "a creature", "another creature"."""
    yield from article(reader, pos)


@reads("havable1", "ja")
def read_bare_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「クリーチャー」, whose number stands after the particle (older texts)."""
    yield from ((it.filter, end) for it, end in reader.read("np", pos) if it.zone == "battlefield")


@reads("heardnp", "ja")
def read_heard_noun_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「クリーチャー1体」."""
    for (noun, n), end in reader.read("npn", pos):
        found = plain(noun)
        if found is not None and n == 1:
            yield found, end


@shows("heardnp", "en", "ja")
def show_heard_noun(shower: Shower, what: Filter) -> list[Piece]:
    """ "a creature"."""
    if what == ITSELF or _both(what) is not None:
        raise CantSay(what, "heardnp")
    return list(shower.show("heard", what))


@reads("spell1", "en")
def read_spell(reader: Reader, pos: int) -> Iterator[Reading]:
    """A spell of a kind: its filter."""
    yield from ((it.filter, end) for it, end in reader.read("np1", pos) if it.zone == "stack")


@shows("spell1", "en")
def show_spell(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """A spell of a kind."""
    return shower.show("np1", Noun(what, "stack", "spell"))


@reads("spelln", "ja")
def read_spell_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「クリーチャー・呪文1つ」."""
    yield from ((it.filter, end) for (it, n), end in reader.read("npn", pos) if it.zone == "stack" and n == 1)


@shows("spelln", "ja")
def show_spell_ja(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """「クリーチャー・呪文1つ」."""
    return shower.show("npn", (Noun(what, "stack", "spell"), 1))


@reads("heard", "en")
def read_heard(reader: Reader, pos: int) -> Iterator[Reading]:
    """What a trigger condition is about: this object, "a creature you control", or both."""
    for what, end in reader.read("obj", pos):
        if isinstance(what, Mention) and what.word in ("this",):
            yield ITSELF, end
            start = reader.at(end, " or ")
            if start > 0:
                yield from (
                    (Filter(AnyOf(Itself(), other)), stop) for other, stop in article(reader, start) if Another() in other.predicates
                )
    yield from article(reader, pos)


def article(reader: Reader, pos: int) -> Iterator[tuple[Filter, int]]:
    """A noun phrase with its article: its filter."""
    start = max(reader.at(pos, "a "), reader.at(pos, "an "))
    if reader.at(pos, "another ") > 0:
        start = pos
    if start >= 0:
        for noun, end in reader.read("np1", start):
            found = plain(noun)
            if found is not None:
                yield found, end


@shows("heard", "en")
def show_heard(shower: Shower, what: Filter) -> list[Piece]:
    """What a trigger condition is about."""
    if what == ITSELF:
        return _this()
    both = _both(what)
    if both is not None:
        return [*_this(), " or ", *show_heard(shower, both)]
    shown: list[Piece] = list(shower.show("np1", Noun(what)))
    return shown if Another() in what.predicates else ["a ", *shown]


def _this() -> list[Piece]:
    from engine.selectors import This  # noqa: PLC0415

    return [Pointer(This(), "cost")]


def _both(what: Filter) -> Filter | None:
    match what.predicates:
        case (AnyOf(predicates=(Itself(), Filter() as other)),) | (AnyOf(predicates=(Filter() as other, Itself())),):
            return other
    return None


@reads("heard", "ja")
def read_heard_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """What a trigger condition is about."""
    for what, end in reader.read("obj", pos):
        if isinstance(what, Mention) and what.word == "this":
            yield ITSELF, end
            start = reader.at(end, "か", "や")
            if start > 0:
                for (noun, n), stop in reader.read("npn", start):
                    found = plain(noun)
                    if found is not None and n == 1 and Another() in found.predicates:
                        yield Filter(AnyOf(Itself(), found)), stop
    for (noun, n), end in reader.read("npn", pos):
        found = plain(noun)
        if found is not None and n == 1:
            yield found, end


@shows("heard", "ja")
def show_heard_ja(shower: Shower, what: Filter) -> list[Piece]:
    """What a trigger condition is about."""
    if what == ITSELF:
        return _this()
    both = _both(what)
    if both is not None:
        return [*_this(), "か", *show_heard_ja(shower, both)]
    return [*shower.show("npn", (Noun(what), 1))]


def event(node: Any, en: Wordings, ja: Wordings) -> None:
    """A trigger condition, without When or とき, which are for what happens to this object once, and Whenever or たび, for the rest.

    Japanese wordings end in a verb written as both forms, before とき and before たび: "死亡した|死亡する".
    """
    english = (en,) if isinstance(en, str) else en
    pairs = [w.split("|") for w in ((ja,) if isinstance(ja, str) else ja)]
    pairs += [[f.replace("{what:heard}が", "{what:havable1}が1(体/つ)") for f in p] for p in pairs if p[0].startswith("{what:heard}が")]

    def once(values: Values) -> Any:
        return fill(node, values)

    def take(itself: bool) -> Any:
        def taken(it: Any) -> Values | None:
            found: Values = {}
            return found if match(node, it, found) and (found.get("what") == ITSELF) == itself else None

        return taken

    single = type(node).__name__ in ("Enters", "PutIntoGraveyard", "Leaves", "IsTurnedFaceUp")
    at_once = (tuple("when " + w for w in english), tuple(p[0] + "とき" for p in pairs))
    each = (tuple("whenever " + w for w in english), tuple(p[1] + "たび" for p in pairs))
    for itself in (True, False):
        first, other = (at_once, each) if itself and single else (each, at_once)
        template("trigger", once, take(itself), *first, node=node)
        template("trigger", once, lambda it: None, *other)


event(
    Enters(s.what),
    ("{what:heard} enters[ the battlefield]", "{what:heard} comes into play"),
    ("{what:heard}が戦場に出た|{what:heard}が戦場に出る", "{what:heard}が場に出た|{what:heard}が場に出る"),
)
event(
    PutIntoGraveyard(s.what),
    ("{what:heard} dies", "{what:heard} is put into a graveyard from (the battlefield/play)"),
    (
        "{what:heard}が死亡した|{what:heard}が死亡する",
        "{what:heard}が(戦場/場)から墓地に置かれた|{what:heard}が(戦場/場)から墓地に置かれる",
    ),
)
say(
    "trigger",
    PutIntoGraveyard(Filter(IsHost())),
    ("when enchanted creature dies", "whenever enchanted creature dies"),
    ("エンチャントしているクリーチャーが死亡したとき", "エンチャントしているクリーチャーが死亡するたび"),
)
event(Attacks(s.what), "{what:heard} attacks", "{what:heard}が攻撃した|{what:heard}が攻撃する")
event(
    IsBlocked(s.what, blocked=False),
    "{what:heard} attacks and (isn't/is not) blocked",
    "{what:heard}が攻撃してブロックされなかった|{what:heard}が攻撃してブロックされない",
)
event(
    DealsCombatDamageToPlayer(s.what),
    "{what:heard} deals combat damage to a player",
    (
        "{what:heard}がプレイヤー1人に戦闘ダメージを与えた|{what:heard}がプレイヤー1人に戦闘ダメージを与える",
        "{what:heard}が[いずれかの]プレイヤーに戦闘ダメージを与えた|{what:heard}が[いずれかの]プレイヤーに戦闘ダメージを与える",
    ),
)


def _under_control(values: Values) -> Any:
    what = values["what"]
    both = _both(what)
    if both is not None:
        return Enters(canonical(Filter(AnyOf(Itself(), Filter(*both.predicates, Controlled("you"))))))
    return None if what == ITSELF else Enters(canonical(Filter(*what.predicates, Controlled("you"))))


template(
    "trigger",
    _under_control,
    lambda it: None,
    "whenever {what:heard} enters the battlefield under your control",
    "{what:heard}があなたのコントロール下で(戦場/場)に出るたび",
)

_STEPS = {
    "upkeep": ("upkeep", "アップキープ"), "end": ("end step", "終了ステップ"), "draw": ("draw step", "ドロー・ステップ"),
    "precombat main": ("first main phase", "第1メイン・フェイズ"), "beginning of combat": ("", ""),
}  # fmt: skip
for _step, (_en, _ja) in _STEPS.items():
    if _en:
        say("trigger", BeginningOf(_step, "you"), f"at the beginning of your {_en}", f"あなたの{_ja}の開始時に")
        say("trigger", BeginningOf(_step, "opponent"), f"at the beginning of each opponent's {_en}", f"各対戦相手の{_ja}の開始時に")
        say(
            "trigger",
            BeginningOf(_step, "any"),
            (f"at the beginning of each player's {_en}", f"at the beginning of each {_en}"),
            (f"各プレイヤーの{_ja}の開始時に", f"各{_ja}の開始時に"),
        )
say("trigger", BeginningOf("beginning of combat", "you"), "at the beginning of combat on your turn", "あなたのターンの戦闘[の]開始時に")
say("trigger", BeginningOf("beginning of combat", "any"), "at the beginning of each combat", "各戦闘の開始時に")

event(Mutates(s.what), "{what:heard} mutates", "{what:heard}が変容した|{what:heard}が変容する")
event(
    Leaves(s.what),
    ("{what:heard} leaves the battlefield", "{what:heard} leaves play"),
    "{what:heard}が(戦場/場)を離れた|{what:heard}が(戦場/場)を離れる",
)
event(BecomesTapped(s.what), "{what:heard} becomes tapped", "{what:heard}がタップ状態になった|{what:heard}がタップ状態になる")
for _whose, _en, _ja in (("you", "you", "あなた"), ("opponent", "an opponent", "対戦相手"), ("any", "a player", "プレイヤー")):
    _verb, _sac = ("cast", "sacrifice") if _whose == "you" else ("casts", "sacrifices")
    say(
        "trigger",
        Casts(s.what, _whose),
        f"whenever {_en} {_verb} a[n] {{what:spell1}}",
        (
            f"{_ja}[1人]が{{what:spelln}}を唱えるたび",
            f"{_ja}[1人]が{{what:spells}}を1つ唱えるたび",
            f"いずれかの{_ja}が{{what:spells}}を1つ唱えるたび",
        ),
    )
    say(
        "trigger",
        Sacrifices(s.what, _whose),
        f"whenever {_en} {_sac} {{what:heardnp}}",
        f"{_ja}[1人]が{{what:heardnp}}を生け贄に捧げるたび",
    )

_LOSES = (("you", "you lose", "あなた"), ("opponent", "an opponent loses", "対戦相手"), ("any", "a player loses", "プレイヤー"))
for _whose, _en, _ja in _LOSES:
    say(
        "trigger",
        LosesGame(_whose),
        (f"whenever {_en} the game", f"when {_en} the game"),
        (f"{_ja}[1人]がゲームに敗北するたび", f"{_ja}[1人]がゲームに敗北したとき"),
    )

event(
    BlocksOne(s.what),
    "{what:heard} blocks a creature",
    "{what:heard}がクリーチャー1体をブロックした|{what:heard}がクリーチャー1体をブロックする",
)
event(
    IsBlocked(s.what),
    "{what:heard} becomes blocked",
    "{what:heard}がブロックされた状態になった|{what:heard}がブロックされた状態になる",
)
event(
    BecomesTarget(s.what),
    "{what:heard} becomes the target of a spell or ability",
    "{what:heard}が呪文や能力の対象になった|{what:heard}が呪文や能力の対象になる",
)
event(IsTurnedFaceUp(s.what), "{what:heard} is turned face up", "{what:heard}が表向きになった|{what:heard}が表向きになる")
_EXILED = (" while it's exiled", " while ~ is exiled")
_COUNTERS_JA = "{what:heard}が追放されている間に[それの上から]{kind:counters}カウンターが[1個]取り除かれ"
_COUNTERS_OLD = "{what:heard}がゲームから取り除かれている間に[それの上から]{kind:counters}カウンターが[1個]取り除かれ"
template(
    "trigger",
    lambda v: LosesCounter(v["what"], v["kind"]) if v["what"] == ITSELF else None,
    lambda it: {"what": it.what, "kind": it.kind} if it == LosesCounter(ITSELF, getattr(it, "kind", "")) else None,
    tuple("whenever a[n] {kind:counters} counter is removed from {what:heard}" + w for w in _EXILED),
    (_COUNTERS_JA + "るたび", _COUNTERS_OLD + "るたび"),
)
_LAST = "追放されている{what:heard}から最後の{kind:counters}カウンターが取り除かれたとき"
template(
    "trigger",
    lambda v: LosesCounter(v["what"], v["kind"], last=True) if v["what"] == ITSELF else None,
    lambda it: {"what": it.what, "kind": it.kind} if it == LosesCounter(ITSELF, getattr(it, "kind", ""), last=True) else None,
    tuple("when the last {kind:counters} counter is removed from {what:heard}" + w for w in _EXILED),
    (_LAST, "{what:heard}が追放されている間に[それの上から]最後の{kind:counters}カウンターが取り除かれたとき"),
)
