"""Continuous effects in both languages: what they change, how long, and what can't be or must be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import Static
from engine.changes import (
    DefinePowerToughness,
)
from engine.continuous import (
    AsThoughFlash,
    CantAttack,
    CantBlock,
    CantCast,
    CastFree,
    Evasion,
    Instead,
    Modify,
    MustAttack,
    MustBeBlocked,
    SpellCost,
)
from engine.costs import Cost
from engine.filters import AnyOf, Filter
from engine.instead import PutInto
from engine.instructions import Let
from engine.selectors import This
from engine.text.changes import show_changes, show_changes_ja
from engine.text.clauses import clause
from engine.text.grammar import Reader, Reading, Values, reads, say, shows, template
from engine.text.mentions import Mention
from engine.text.nodes import fill, match, s
from engine.text.shower import CantSay, Piece, Shower
from engine.would import WouldMove

END = "end of turn"
NOBODY = Filter(AnyOf())
"""What no object is."""

# --- For a while ----------------------------------------------------------------------------------------------------------------------


def _let(values: Values) -> Any:
    return Let(Modify(values["what"], values["changes"]), END)


def _built(values: Values) -> Any:
    from engine.text.clauses import Clause  # noqa: PLC0415

    return Clause(_let(values))


template(
    "clause",
    _built,
    lambda it: None,
    ("{what:subj} {changes:changes1} until end of turn", "until end of turn, {what:subj} {changes:changes1}"),
)
template(
    "jo",
    _let,
    lambda it: None,
    (),
    ("ターン終了時まで、{what:subj}は{changes:changes1}", "{what:subj}はターン終了時まで[、]{changes:changes1}"),
)


@shows("clause", "en")
def show_let(shower: Shower, it: Any) -> list[Piece] | None:
    """ "target creature gets +1/+0 until end of turn"."""
    match it:
        case Let(effect=Modify(rules=()) as effect, duration="end of turn"):
            changes = show_changes(shower, effect.changes, shower.plural(effect.what), lasting=False)
            return [*shower.show("subj", effect.what), " ", *changes, " until end of turn"]
    return None


@shows("jo", "ja")
def show_let_ja(shower: Shower, it: Any) -> list[Piece] | None:
    """「ターン終了時まで、それは+1/+0の修整を受ける」."""
    match it:
        case Let(effect=Modify(rules=()) as effect, duration="end of turn"):
            return ["ターン終了時まで、", *shower.show("subj", effect.what), "は", *show_changes_ja(shower, effect.changes, lasting=False)]
    return None


clause(
    Let(CantBlock(s.what), END),
    "{what:subj} can't block this turn",
    ("このターン、{what:subj}ではブロックできない", "このターン、{what:subj}はブロックできない"),
)
clause(
    Let(CantAttack(s.what), END),
    "{what:subj} can't attack this turn",
    ("このターン、{what:subj}では攻撃できない", "このターン、{what:subj}は攻撃できない"),
)

clause(Let(Evasion(s.what, NOBODY), END), "{what:subj} can't be blocked this turn", "このターン、{what:subj}はブロックされない")

# --- Always ---------------------------------------------------------------------------------------------------------------------------


def _static(effect: Any) -> Any:
    return Static((effect,))


say("static", _static(CantBlock(s.what)), "{what:subj} can't block", "{what:subj}(では/は)ブロックできない")
say("static", _static(CantAttack(s.what)), "{what:subj} can't attack", "{what:subj}(では/は)攻撃できない")
say(
    "static",
    Static((CantAttack(s.what), CantBlock(s.what))),
    "{what:subj} can't attack or block",
    ("{what:subj}では攻撃もブロックもできない", "{what:subj}は攻撃もブロックもできない", "{what:subj}は攻撃したりブロックしたりできない"),
)
say("static", _static(Evasion(s.what, NOBODY)), "{what:subj} can't be blocked", "{what:subj}はブロックされない")
_DEFINES = Static((Modify(This(), (DefinePowerToughness(s.n, s.n),)),), characteristic_defining=True)


def _defining(values: Values) -> Any:
    this = values["this"]
    return fill(_DEFINES, values) if isinstance(this, Mention) and this.word == "this" else None


def _defined(it: Any) -> Values | None:
    found: Values = {"this": This()}
    return found if match(_DEFINES, it, found) else None


template(
    "static",
    _defining,
    _defined,
    "{this:poss} power and toughness are each equal to {n:amount}",
    "{this:poss}パワーとタフネスは、それぞれ{n:amount}に等しい",
)
say(
    "static",
    _static(MustAttack(s.what)),
    "{what:subj} (attacks/attack@what) (each combat/each turn) if able",
    ("{what:subj}は各戦闘で可能なら攻撃する", "毎ターン、{what:subj}は可能なら攻撃する", "{what:subj}は毎ターン可能なら攻撃する"),
)
say(
    "static",
    _static(MustBeBlocked(s.what)),
    "{what:subj} must be blocked if able",
    ("{what:subj}は可能ならブロックされなければならない", "{what:subj}は可能であればブロックされなければならない"),
)
say(
    "static",
    _static(CastFree(Filter(), "hand")),
    "you may cast spells from your hand without paying their mana costs",
    "あなたはあなたの手札から呪文を、それらのマナ・コストを支払うことなく唱えてもよい",
)
say(
    "static",
    _static(AsThoughFlash(Filter())),
    "you may cast spells as though they had flash",
    "あなたは呪文を、それらが瞬速を持っているかのように唱えてもよい",
)
say(
    "static",
    _static(SpellCost(Filter(), s.n, "any", "", False)),
    "spells cost {n:generic} more to cast",
    "呪文を唱えるためのコストは{n:generic}多くなる",
)
say(
    "static",
    _static(CantCast(s.spells, "you")),
    "you can't cast {spells:spells}",
    ("あなたは{spells:spells}を唱えられない", "あなたは{spells:spells}を唱えることができない"),
)
say(
    "static",
    _static(SpellCost(Filter(), s.n, "you", s.k, True)),
    "{k:kwname} costs you pay cost {n:generic} less[ ]",
    ("あなたが支払う{k:kwname}コストは{n:generic}少なくなる",),
)

say(
    "static",
    _static(Instead(WouldMove(Filter(), "graveyard"), PutInto("exile", cards=True))),
    "if a card would be put into a graveyard from anywhere, exile it instead",
    ("カードがいずこかから墓地に置かれるなら、代わりにそれを追放する",),
)
say(
    "static",
    _static(Instead(WouldMove(Filter(), "graveyard"), PutInto("exile"))),
    "if a card or token would be put into a graveyard from anywhere, exile it instead",
    (
        "カードやトークンがいずこかから墓地に置かれるなら、代わりにそれを追放する",
        "カードかトークンがいずこかから墓地に置かれるなら、代わりにそれを追放する",
    ),
)


@reads("generic", "en", "ja")
def read_generic(reader: Reader, pos: int) -> Iterator[Reading]:
    """An amount of generic mana, "{2}"."""
    for cost, end in reader.read("mana", pos):
        if isinstance(cost, Cost) and cost.mana is not None and not cost.mana.symbols:
            yield cost.mana.generic, end


@shows("generic", "en", "ja")
def show_generic(shower: Shower, n: Any) -> str:
    """An amount of generic mana."""
    if not isinstance(n, int):
        raise CantSay(n, "generic")
    return f"{{{n}}}"


@reads("spells", "en", "ja")
def read_spells(reader: Reader, pos: int) -> Iterator[Reading]:
    """Spells of a kind: their filter."""
    kind = "nps" if reader.grammar.language == "en" else "np"
    yield from ((it.filter, end) for it, end in reader.read(kind, pos) if it.zone == "stack")


@shows("spells", "en", "ja")
def show_spells(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """Spells of a kind."""
    from engine.text.nouns import Noun  # noqa: PLC0415

    return shower.show("nps" if shower.grammar.language == "en" else "np", Noun(what, "stack", "spell"))


template(
    "static",
    lambda v: _static(Modify(v["what"], v["changes"])),
    lambda it: None,
    "{what:subj} {changes:changes0}",
    "{what:subj}は{changes:changes0}",
)


@shows("static", "en")
def show_static(shower: Shower, it: Any) -> list[Piece] | None:
    """ "creatures you control get +1/+1"."""
    match it:
        case Static(effects=(Modify(rules=()) as effect,), condition=None, zones=("battlefield",), characteristic_defining=False):
            changes = show_changes(shower, effect.changes, shower.plural(effect.what), lasting=True)
            return [*shower.show("subj", effect.what), " ", *changes]
    return None


@shows("static", "ja")
def show_static_ja(shower: Shower, it: Any) -> list[Piece] | None:
    """「あなたがコントロールしているクリーチャーは+1/+1の修整を受ける」."""
    match it:
        case Static(effects=(Modify(rules=()) as effect,), condition=None, zones=("battlefield",), characteristic_defining=False):
            return [*shower.show("subj", effect.what), "は", *show_changes_ja(shower, effect.changes, lasting=True)]
    return None
