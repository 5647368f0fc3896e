"""Mana with something said of it, in both languages: what it can be spent on, what that does, how long it stays (CR 106.4, 106.6)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.abilities import KeywordAbility, Static, Triggered
from engine.actions.add_mana import AddMana
from engine.actions.copy import CopyOnStack
from engine.actions.scry import Scry
from engine.amounts import UnspentMana
from engine.changes import GainAbility
from engine.continuous import Cant, Instead, Modify
from engine.entering import EntersWith
from engine.filters import Filter, IsMeant
from engine.instead import BecomesMana, Changed
from engine.instructions import Let
from engine.mana import COLORS
from engine.mana_pools import KeepsMana
from engine.mana_terms import IfSpent, ManaTerms, NotFor, OnlyFor
from engine.selectors import YOU, Bound, EventSpell
from engine.spending import SpendsThisMana
from engine.text.clauses import clause_of
from engine.text.grammar import Reader, Reading, reads, say, shows
from engine.text.nodes import s
from engine.text.nouns import Noun
from engine.text.shower import CantSay, Piece, Shower
from engine.would import WouldBeCountered, WouldEnter, WouldGiveMana, WouldLoseMana

_MEANT = Filter(IsMeant())


@reads("produced", "en", "ja")
def read_produced(reader: Reader, pos: int) -> Iterator[Reading]:
    """Mana to add: "{C}{C}", "{R} or {G}"."""
    found = re.compile(r"(?:\{[wubrgc]\})+").match(reader.text, pos)
    if not found:
        return
    first = re.sub(r"[{}]", "", found[0]).upper()
    end = reader.at(pos, found[0])
    yield (first,), end
    start = reader.at(end, ", or ", " or ", ", ", "か", "、または", "または", "、")
    if start > 0:
        for rest, stop in reader.read("produced", start):
            yield (first, *rest), stop


@shows("produced", "en", "ja")
def show_produced(shower: Shower, choices: tuple[str, ...]) -> str:
    """Mana to add."""
    if not choices or choices == tuple(c * len(choices[0]) for c in COLORS):
        raise CantSay(choices, "produced")
    written = ["".join(f"{{{letter}}}" for letter in choice) for choice in choices]
    if shower.grammar.language == "ja":
        return "か".join(written)
    return written[0] if len(written) == 1 else ", ".join(written[:-1]) + (", or " if len(written) > 2 else " or ") + written[-1]


@reads("aspell", "en")
def read_a_spell(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "a creature spell": its filter."""
    start = max(reader.at(pos, "a "), reader.at(pos, "an "))
    if start >= 0:
        yield from ((it.filter, end) for it, end in reader.read("np1", start) if it.zone == "stack")


@reads("aspell", "ja")
def read_a_spell_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """「クリーチャー呪文」: its filter."""
    yield from reader.read("spells", pos)


@shows("aspell", "en", "ja")
def show_a_spell(shower: Shower, what: Filter) -> list[Piece]:
    """ "a creature spell"."""
    if shower.grammar.language == "ja":
        return [*shower.show("spells", what)]
    return ["a ", *shower.show("np1", Noun(what, "stack", "spell"))]


# --- How much of what -----------------------------------------------------------------------------------------------------------------


@reads("yield", "en", "ja")
def read_yield(reader: Reader, pos: int) -> Iterator[Reading]:
    """What is added: "{C}{C}", "one mana of any color"."""
    yield from reader.read("produced", pos)
    japanese = reader.grammar.language == "ja"
    end = reader.at(pos, "好きな色1色のマナ1点" if japanese else "one mana of any color")
    if end > 0:
        yield COLORS, end
    if japanese:
        start = reader.at(pos, "好きな色1色のマナ")
        yield from ((m, end) for m, stop in (reader.read("sameof", start) if start > 0 else ()) if (end := reader.at(stop, "点")) > 0)
    else:
        yield from ((m, end) for m, stop in reader.read("sameof", pos) if (end := reader.at(stop, " mana of any one color")) > 0)


@shows("yield", "en", "ja")
def show_yield(shower: Shower, choices: tuple[str, ...]) -> list[Piece]:
    """What is added."""
    japanese = shower.grammar.language == "ja"
    if choices == COLORS:
        return ["好きな色1色のマナ1点" if japanese else "one mana of any color"]
    if choices and choices == tuple(c * len(choices[0]) for c in COLORS):
        number = shower.show("sameof", choices)
        return ["好きな色1色のマナ", *number, "点"] if japanese else [*number, " mana of any one color"]
    return [*shower.show("produced", choices)]


# --- What is said of it ---------------------------------------------------------------------------------------------------------------

_SAID_OF_IT = ("add {mana:yield}. {terms:manaterms}",)
say("vp", AddMana(s.mana, s.terms), _SAID_OF_IT)
clause_of(AddMana(s.mana, s.terms), YOU, _SAID_OF_IT)
say("jv", AddMana(s.mana, s.terms), (), "{mana:yield}を加える。{terms:manaterms}")

_ONLY_JA = ("のみ支払える", "のみ支払うことができる")
for _only, _en, _ja in (
    (OnlyFor(s.spells), "{spells:spells}", "{spells:spells}を唱えるために"),
    (
        OnlyFor(s.spells, s.sources),
        "{spells:spells} or activate abilities of {sources:filters}",
        "{spells:spells}を唱えるためか、{sources:filters}の能力を起動するために",
    ),
):
    say("manaonly", _only, f"spend this mana only to cast {_en}", tuple(f"このマナは、{_ja}{end}" for end in _ONLY_JA))
say(
    "manaonly",
    OnlyFor(None, s.sources),
    "spend this mana only to activate abilities of {sources:filters}",
    tuple(f"このマナは、{{sources:filters}}の能力を起動するために{end}" for end in _ONLY_JA),
)
say(
    "manaonly",
    NotFor(s.spells),
    "this mana can't be spent to cast {spells:aspell}",
    tuple(f"このマナは、{{spells:aspell}}を唱えるために{end}" for end in ("支払うことができない", "は支払えない", "支払えない")),
)
_UNCOUNTERABLE = Let(Cant(WouldBeCountered(_MEANT)), "")
say(
    "manarider",
    IfSpent(s.spells, _UNCOUNTERABLE),
    "if that mana is spent on {spells:aspell}, that spell can't be countered",
    "そのマナが{spells:aspell}のために支払われたなら、その呪文は打ち消されない",
)
say(
    "manarider",
    IfSpent(s.spells, Let(Instead(WouldEnter(_MEANT), EntersWith(s.kind, 1)), "")),
    "if that mana is spent on {spells:aspell}, that creature enters[ the battlefield] with an additional {kind:counters} counter on it",
    "そのマナが{spells:aspell}のために支払われたなら、そのクリーチャーは追加の{kind:counters}カウンター1個が置かれた状態で戦場に出る",
)
for _duration, _en, _ja in (("", "", ""), ("end of turn", " until end of turn", "ターン終了時まで")):
    say(
        "manarider",
        IfSpent(s.spells, Let(Modify(Bound(), (GainAbility(KeywordAbility("haste")),)), _duration)),
        f"if that mana is spent on {{spells:aspell}}, it gains haste{_en}",
        f"そのマナが{{spells:aspell}}のために支払われたなら、{'それは' + _ja if _ja else 'それは'}速攻を得る",
    )
say(
    "manarider",
    Triggered(SpendsThisMana(s.spells), CopyOnStack(EventSpell(), new_targets=True)),
    "when that mana is spent to cast {spells:aspell}, copy that spell and you may choose new targets for the copy",
    "そのマナが{spells:aspell}を唱えるために支払われたとき、その呪文をコピーし、あなたはそのコピーの新しい対象を選んでもよい",
)
say(
    "manarider",
    Triggered(SpendsThisMana(s.spells), Scry(s.n)),
    "when that mana is spent to cast {spells:aspell}, scry {n:stat}",
    "そのマナが{spells:aspell}を唱えるために支払われたとき、占術{n:stat}を行う",
)
say("manaterms", ManaTerms(s.only), "{only:manaonly}", "{only:manaonly}")
say("manaterms", ManaTerms(None, (s.rider,)), "{rider:manarider}", "{rider:manarider}")
say(
    "manaterms",
    ManaTerms(OnlyFor(s.spells), (IfSpent(s.spells, _UNCOUNTERABLE),)),
    "spend this mana only to cast {spells:aspell}, and that spell can't be countered",
    tuple(f"このマナは{{spells:aspell}}を唱えるために{end}。その呪文は打ち消されない" for end in _ONLY_JA),
)
say(
    "manaterms",
    ManaTerms(lasts="end of turn"),
    "until end of turn, you don't lose this mana as steps and phases end",
    "ターン終了時まで、ステップやフェイズが終わるに際し、あなたはこのマナを失わない",
)

# --- Unspent mana ---------------------------------------------------------------------------------------------------------------------


def _always(effect: Any, en: str, ja: str) -> None:
    say("static", Static((effect,)), en, ja)


for _whose, _en, _ja in (("any", "players", "プレイヤー"), ("you", "you", "あなた")):
    _always(
        KeepsMana(_whose),
        f"{_en} don't lose unspent mana as steps and phases end",
        f"{_ja}は、ステップやフェイズが終わるに際し、未使用のマナを失わない",
    )
    _always(
        KeepsMana(_whose, s.c),
        f"{_en} don't lose unspent {{c:color}} mana as steps and phases end",
        f"{_ja}は、ステップやフェイズが終わるに際し、未使用の{{c:color}}のマナを失わない",
    )
_always(
    Instead(WouldLoseMana(), BecomesMana("C")),
    "if you would lose unspent mana, that mana becomes colorless instead",
    "あなたが未使用のマナを失うなら、代わりにそのマナは無色になる",
)
for _n, _en, _ja in ((2, "twice", "2倍"), (3, "three times", "3倍")):
    _always(
        Instead(WouldGiveMana(s.what), Changed(times=_n)),
        f"if you tap {{what:heardnp}} for mana, it produces {_en} as much of that mana instead",
        f"あなたがマナを引き出す目的で{{what:heardnp}}をタップするなら、代わりにそれはその{_ja}の量のそのマナを生み出す",
    )
say("amount", UnspentMana(), "the amount of unspent mana you have", "あなたの未使用のマナの点数")
say("amount", UnspentMana(s.c), "the amount of unspent {c:color} mana you have", "あなたの未使用の{c:color}のマナの点数")
