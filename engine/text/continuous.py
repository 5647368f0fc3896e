"""Continuous effects in both languages: what they change, how long, and what can't be or must be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import Static
from engine.actions.draw import Draw
from engine.amounts import CommanderCasts, Plus, ThatMuch
from engine.changes import BecomeChosenColor, BecomeColor, DefinePowerToughness, GainControl, GainForManaCost
from engine.changes.chosen_before import BecomeColorChosenBefore
from engine.continuous import (
    AsThoughFlash,
    CantAttack,
    CantBlock,
    CantCast,
    CastFree,
    CountersAtMost,
    Evasion,
    Instead,
    MayCast,
    Modify,
    MustAttack,
    MustBeBlocked,
    OnlyAsSorcery,
    SpellCost,
)
from engine.costs import Cost
from engine.entering import ExileFromTop
from engine.filters import AnyOf, Filter
from engine.instead import Do, PutInto
from engine.instructions import Let
from engine.lasting import NEXT_TURN, NEXT_UPKEEP
from engine.layering import ALL_ZONES
from engine.selectors import YOU, Everywhere, This
from engine.text.changes import show_changes, show_changes_ja
from engine.text.clauses import Clause, clause
from engine.text.grammar import Reader, Reading, Values, Wordings, reads, say, shows, template
from engine.text.keyword_words import WITH_COST
from engine.text.mentions import Mention
from engine.text.nodes import fill, match, s
from engine.text.nouns import Noun
from engine.text.pointers import each, noun_of
from engine.text.shower import CantSay, Piece, Shower
from engine.text.words import KEYWORD_WORDS
from engine.would import WouldGainLife, WouldMove, WouldPayLife

END = "end of turn"
EVERYTHING = Everywhere(Filter(), ALL_ZONES)
NOBODY = Filter(AnyOf())
"""What no object is."""

# --- For a while ----------------------------------------------------------------------------------------------------------------------


def _let(values: Values) -> Any:
    return Let(Modify(values["what"], values["changes"]), END)


def _built(values: Values) -> Any:
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
    ("ターン終了時まで、{what:subj}は[、]{changes:changes1}", "{what:subj}は[、]ターン終了時まで[、]{changes:changes1}"),
)


_UNTIL = {
    END: ("end of turn", "ターン終了時"), "end of combat": ("end of combat", "戦闘終了時"),
    NEXT_TURN: ("your next turn", "あなたの次のターン"), NEXT_UPKEEP: ("your next upkeep", "あなたの次のアップキープ"),
}  # fmt: skip


def _until(duration: str, en: str, ja: str) -> None:
    """An effect on objects that lasts until then."""

    def let(values: Values) -> Any:
        return Let(Modify(values["what"], values["changes"]), duration)

    template("clause", lambda values: Clause(let(values)), lambda it: None, f"{{what:subj}} {{changes:changes1}} until {en}")
    template("jo", let, lambda it: None, (), f"{ja}まで、{{what:subj}}は[、]{{changes:changes1}}")


for _duration, (_en, _ja) in _UNTIL.items():
    if _duration != END:
        _until(_duration, _en, _ja)


@shows("clause", "en")
def show_let(shower: Shower, it: Any) -> list[Piece] | None:
    """ "target creature gets +1/+0 until end of turn"."""
    match it:
        case Let(effect=Modify(rules=()) as effect, duration=duration) if duration in _UNTIL:
            changes = show_changes(shower, effect.changes, shower.plural(effect.what), lasting=False)
            return [*shower.show("subj", effect.what), " ", *changes, f" until {_UNTIL[duration][0]}"]
    return None


@shows("jo", "ja")
def show_let_ja(shower: Shower, it: Any) -> list[Piece] | None:
    """「ターン終了時まで、それは+1/+0の修整を受ける」."""
    match it:
        case Let(effect=Modify(rules=()) as effect, duration=duration) if duration in _UNTIL:
            changes = show_changes_ja(shower, effect.changes, lasting=False)
            return [f"{_UNTIL[duration][1]}まで、", *shower.show("subj", effect.what), "は", *changes]
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
say(
    "static",
    _static(CantBlock(s.what, s.whom)),
    "{what:subj} can't block {whom:filters}",
    ("{what:subj}は{whom:filters}をブロックできない", "{what:subj}では、{whom:filters}をブロックできない"),
)
say("static", _static(Evasion(s.what, NOBODY)), "{what:subj} can't be blocked", "{what:subj}はブロックされない")
say(
    "static",
    _static(Evasion(s.what, s.by)),
    "{what:subj} can't be blocked except by {by:filters}",
    "{what:subj}は{by:filters}以外にはブロックされない",
)


def about_itself(node: Any, en: Wordings, ja: Wordings) -> None:
    """A static ability about the object itself, which stands in the slot ``this`` of the wordings and not in the node."""

    def build(values: Values) -> Any:
        this = values["this"]
        return fill(node, values) if isinstance(this, Mention) and this.word == "this" else None

    def take(it: Any) -> Values | None:
        found: Values = {"this": This()}
        return found if match(node, it, found) else None

    template("static", build, take, en, ja, node=node)


for _en, _ja, _power, _toughness in (("power", "パワー", s.n, None), ("toughness", "タフネス", None, s.n)):
    about_itself(
        Static((Modify(This(), (DefinePowerToughness(_power, _toughness),)),), characteristic_defining=True),
        f"{{this:poss}} {_en} is equal to {{n:amount}}",
        (f"{{this:poss}}{_ja}は[、]{{n:amount}}に等しい",),
    )
about_itself(
    Static((Modify(This(), (DefinePowerToughness(s.n, s.n),)),), characteristic_defining=True),
    "{this:poss} power and toughness are each equal to {n:amount}",
    ("{this:poss}パワーとタフネスは、それぞれ{n:amount}に等しい",),
)
about_itself(
    Static((CountersAtMost(s.kind, s.n),)),
    "{this:obj} can't have more than {n:count} {kind:counters} (counter/counters@n) on it",
    "{this:obj}の上に{kind:counters}カウンターは{n:stat}個までしか置かれない",
)
for _name in sorted(WITH_COST):
    about_itself(
        Static((MayCast(This(), _name),), zones=("graveyard",)),
        f"you may cast {{this:obj}} from your graveyard using its {_name} ability",
        (
            f"あなたはあなたの墓地から{{this:obj}}をそれの{KEYWORD_WORDS.ja[_name]}能力を使って唱えてもよい",
            f"あなたは[、]あなたの墓地から{{this:obj}}を[、](これ/それ)の{KEYWORD_WORDS.ja[_name]}能力を使って唱えてもよい",
        ),
    )
about_itself(
    Static((Modify(This(), (DefinePowerToughness(s.n, Plus(s.n, 1)),)),), characteristic_defining=True),
    "{this:poss} power is equal to {n:amount} and its toughness is equal to that number plus 1",
    "{this:poss}パワーは{n:amount}に等しく、それのタフネスはその数に1を足した値に等しい",
)
say("static", _static(Modify(s.what, (GainControl(),))), "you control {what:obj}", "あなたは{what:obj}をコントロールする")
about_itself(
    Static((Modify(This(), (BecomeColorChosenBefore(),)),), characteristic_defining=True),
    "if {this:subj} is your commander, choose a color before the game begins. it's the chosen color",
    "{this:subj}があなたの統率者であるなら、ゲームの開始前に色を選ぶ。それは選ばれた色である",
)
say(
    "static",
    _static(Modify(EVERYTHING, (BecomeChosenColor(),))),
    "all cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors",
    "戦場にないすべてのカードとすべての呪文とすべてのパーマネントは、他の色に加えて選ばれた色である",
)
say(
    "static",
    _static(Modify(EVERYTHING, (BecomeColor(()),))),
    "all cards that aren't on the battlefield, spells, and permanents are colorless",
    "戦場にないすべてのカードとすべての呪文とすべてのパーマネントは無色である",
)
_BORROWED = _static(Modify(s.what, (GainForManaCost(s.k),)))
say(
    "static",
    _BORROWED,
    "each {what:each1} has {k:kwname}. the {k:kwname} cost is equal to its mana cost",
    (
        "{what:eachs}は{k:kwname}を持つ。[その]{k:kwname}コストは、それのマナ・コストに等しい",
        "{what:subj}は{k:kwname}を持つ。{k:kwname}コストはそれのマナ・コストに等しい",
    ),
)
say(
    "static",
    _static(Modify(s.what, (GainForManaCost(s.k, s.n),))),
    "each {what:each1} has {k:kwname}. its {k:kwname} cost is equal to its mana cost reduced by {n:generic}",
    "{what:eachs}は{k:kwname}を持つ。[その]{k:kwname}コストは、それのマナ・コストを{n:generic}減らしたものに等しい",
)
say(
    "static",
    _static(Instead(WouldGainLife("you"), Do(Draw(ThatMuch(), YOU)))),
    "if you would gain life, draw that many cards instead",
    "あなたがライフを得る場合、代わりに、あなたはその点数に等しい枚数のカードを引く",
)
say(
    "static",
    _static(Instead(WouldPayLife("you"), ExileFromTop())),
    "if you would pay life while your library has at least that many cards in it, "
    "exile that many cards from the top of your library instead",
    "あなたのライブラリーにその点数以上の枚数のカードがある間にあなたがライフを支払う場合、"
    "代わりに、あなたのライブラリーの一番上からその枚数のカードを追放する",
)
say(
    "static",
    _static(OnlyAsSorcery("opponent")),
    "each opponent can cast spells only any time they could cast a sorcery",
    "各対戦相手はそれぞれ、ソーサリーを唱えられるときにしか呪文を唱えられない",
)
say(
    "static",
    _static(SpellCost(Filter(), CommanderCasts(), "you", s.k, True)),
    "{k:kwname} costs you pay cost {{1}} less for each time you've cast your commander from the command zone this game",
    "あなたが支払うすべての{k:kwname}コストは[、]このゲームであなたがあなたの統率者を統率領域から唱えた回数1回につき{{1}}減る",
)


@reads("each1", "en")
def read_each(reader: Reader, pos: int) -> Iterator[Reading]:
    """What "each" is about."""
    yield from ((each(it), end) for it, end in reader.read("np1", pos))


@shows("each1", "en")
def show_each(shower: Shower, what: Any) -> tuple[Piece, ...]:
    """What "each" is about."""
    return shower.show("np1", noun_of(what))


@reads("filters", "en", "ja")
def read_filters(reader: Reader, pos: int) -> Iterator[Reading]:
    """Permanents of a kind: their filter."""
    kind = "nps" if reader.grammar.language == "en" else "np"
    yield from ((it.filter, end) for it, end in reader.read(kind, pos) if it.zone == "battlefield")


@shows("filters", "en", "ja")
def show_filters(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """Permanents of a kind."""
    return shower.show("nps" if shower.grammar.language == "en" else "np", Noun(what))


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
    return shower.show("nps" if shower.grammar.language == "en" else "np", Noun(what, "stack", "spell"))
