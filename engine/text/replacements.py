"""What happens instead, what is prevented and what can't happen, in both languages (CR 614, 615)."""

from __future__ import annotations

from typing import Any

from engine.abilities import Static, Triggered
from engine.actions.counter import Counter
from engine.actions.later import Later
from engine.actions.life import DealDamage, GainLife
from engine.actions.move import Exile, PutOntoBattlefield
from engine.amounts import ThatMuch
from engine.characteristic_filters import IsColor, IsType
from engine.conditions import YourTurn
from engine.continuous import Cant, Instead, Unpreventable
from engine.damage_sources import ChooseSource
from engine.entering import EntersUnder
from engine.filters import Controlled, Filter, Itself, Not, Owned
from engine.instead import Changed, Do, PutInto, Reversed, Skip, SkipAndThen
from engine.instructions import Let, Replacing, Sequence
from engine.prevention import DealtTo, Prevent, PreventDamage, Redirect
from engine.record import replace
from engine.selectors import YOU, Bound, Each, EachOpponent, EventObjects, Remembered, This, Together, You
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, STACK
from engine.text.clauses import SUBJECT, By, Clause, clause, with_subject
from engine.text.continuous import END
from engine.text.grammar import Values, Wordings, say, template
from engine.text.nodes import fill, match, s, transformed
from engine.when import BeginningOf
from engine.would import (
    WouldBeCountered,
    WouldBeDamaged,
    WouldBegin,
    WouldCreate,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldLoseLife,
    WouldMove,
    WouldTakeTurn,
)
from engine.would_lose import WouldLoseGame


def _always(effect: Any, en: Wordings, ja: Wordings) -> None:
    """A replacement effect of a static ability."""
    say("static", Static((effect,)), en, ja)


# --- Tokens, counters, life ---------------------------------------------------------------------------------------------------------

_always(
    Instead(WouldCreate(), Changed(times=2)),
    "if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead",
    "効果があなたのコントロール下でトークンを1つ以上生成するなら、代わりにその2倍の数のそれらのトークンを生成する",
)
_always(
    Instead(WouldGetCounters(s.what, by_effect=True), Changed(times=2)),
    "if an effect would put one or more counters on {what:heardnp}, it puts twice that many of those counters on it instead",
    "効果が{what:heardnp}の上にカウンターを1個以上置くなら、代わりにその2倍の数のそれらのカウンターを置く",
)
_always(
    Instead(WouldGetCounters(s.what, s.kind), Changed(plus=s.n)),
    "if one or more {kind:counters} counters would be put on {what:heardnp},"
    " that many plus {n:numeral} {kind:counters} counters are put on it instead",
    "{what:heardnp}の上に{kind:counters}カウンターが1個以上置かれるなら、代わりにその数に{n:digits}を足した数の{kind:counters}カウンターを置く",
)
for _whose, _en, _ja in (("you", "you would", "あなた"), ("opponent", "an opponent would", "対戦相手1人")):
    _they = "you" if _whose == "you" else "they"
    _always(
        Instead(WouldGainLife(_whose), Changed(times=2)),
        f"if {_en} gain life, {_they} gain twice that much life instead",
        f"{_ja}がライフを得るなら、代わりにその2倍の点数のライフを得る",
    )
    _always(
        Instead(WouldGainLife(_whose), Changed(plus=s.n)),
        f"if {_en} gain life, {_they} gain that much life plus {{n:stat}} instead",
        f"{_ja}がライフを得るなら、代わりにその点数に{{n:stat}}を足した点数のライフを得る",
    )
    _always(
        Instead(WouldGainLife(_whose), Reversed()),
        f"if {_en} gain life, " + ("you lose that much life instead" if _whose == "you" else "that player loses that much life instead"),
        f"{_ja}がライフを得るなら、代わりにその点数のライフを失う",
    )
    _always(
        Instead(WouldLoseLife(_whose), Changed(times=2), YourTurn()),
        f"if {_en} lose life during your turn, {_they} lose twice that much life instead",
        f"あなたのターンの間に{_ja}がライフを失うなら、代わりにその2倍の点数のライフを失う",
    )
say(
    "static",
    Static((Cant(WouldGainLife()), Cant(WouldLoseLife()))),
    "your life total can't change",
    "あなたのライフの総量は変化しない",
)
_always(Cant(WouldGainLife()), "you can't gain life", "あなたはライフを得られない")
_always(Cant(WouldGainLife("opponent")), "your opponents can't gain life", "あなたの対戦相手はライフを得られない")
_always(Cant(WouldGainLife("any")), "players can't gain life", "プレイヤーはライフを得られない")
clause(Let(Cant(WouldGainLife("any")), END), "players can't gain life this turn", "このターン、プレイヤーのライフを増やすことはできない")
say(
    "static",
    Static((Cant(WouldBeCountered(Filter(Itself()))),), zones=(STACK,)),
    ("this spell can't be countered", "~ can't be countered"),
    ("この呪文は打ち消されない", "~は打ち消されない"),
)
_always(Cant(WouldBeCountered(s.what)), "{what:spells} can't be countered", "{what:spells}は打ち消されない")

# --- Damage -------------------------------------------------------------------------------------------------------------------------

for _source, _en, _ja in (
    (Filter(), "a source", "発生源1つ"),
    (Filter(Controlled("you")), "a source you control", "あなたがコントロールしている発生源1つ"),
    (Filter(IsColor(s.c)), "a[n] {c:color} source", "{c:color}の発生源1つ"),
    (Filter(IsColor(s.c), Controlled("you")), "a[n] {c:color} source you control", "あなたがコントロールしている{c:color}の発生源1つ"),
):
    say("source", _source, _en, _ja)

_OPPONENT_OR_THEIRS = Together(EachOpponent(), Each(Filter(Controlled("opponent"))))
_YOU_AND_YOURS = Together(YOU, Each(Filter(Not(Itself()), Controlled("you"))))
_always(
    Instead(WouldBeDamaged(), Changed(times=2)),
    "if a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead",
    "発生源がパーマネントやプレイヤーにダメージを与えるなら、代わりにそれはそのパーマネントやプレイヤーにその2倍の点数のダメージを与える",
)
_always(
    Instead(WouldBeDamaged(_OPPONENT_OR_THEIRS, s.by), Changed(plus=s.n)),
    "if {by:source} would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus {n:stat} instead",
    "{by:source}が対戦相手や対戦相手がコントロールしているパーマネントにダメージを与えるなら、"
    "代わりにそれはその点数に{n:stat}を足した点数のダメージを与える",
)
_always(
    Instead(WouldBeDamaged(YOU), Prevent(s.n)),
    "if a source would deal damage to you, prevent {n:stat} of that damage",
    "発生源があなたにダメージを与えるなら、そのダメージのうち{n:stat}点を軽減する",
)
_always(
    Instead(WouldBeDamaged(Each(s.what)), Prevent(s.n)),
    "if a source would deal damage to {what:heardnp}, prevent {n:stat} of that damage",
    "発生源が{what:heardnp}にダメージを与えるなら、そのダメージのうち{n:stat}点を軽減する",
)
_always(
    Instead(WouldBeDamaged(_YOU_AND_YOURS), DealtTo(s.to)),
    "all damage that would be dealt to you and other permanents you control is dealt to {to:obj} instead",
    "あなたやあなたがコントロールしている他のパーマネントに与えられるすべてのダメージは、代わりに{to:obj}に与えられる",
)
clause(
    Let(Unpreventable(WouldBeDamaged()), END),
    "damage can't be prevented this turn",
    "このターン、ダメージを軽減することはできない",
)
clause(
    PreventDamage(s.to, s.n),
    "prevent the next {n:stat} damage that would be dealt to {to:damaged} this turn",
    "このターン、次に{to:damaged}に与えられるダメージを{n:stat}点軽減する",
)
clause(
    PreventDamage(s.to),
    "prevent all damage that would be dealt to {to:damaged} this turn",
    "このターン、{to:damaged}に与えられるすべてのダメージを軽減する",
)
clause(
    PreventDamage(None, combat=True),
    "prevent all combat damage that would be dealt this turn",
    "このターンに与えられるすべての戦闘ダメージを軽減する",
)
clause(
    PreventDamage(None, uses=1, from_source=s.source),
    "the next time {source:obj} would deal damage this turn, prevent that damage",
    "このターン、次に{source:obj}がダメージを与えるなら、そのダメージを軽減する",
)
clause(
    PreventDamage(None, uses=1, from_source=s.source, then=GainLife(ThatMuch())),
    "the next time {source:obj} would deal damage this turn, prevent that damage. you gain life equal to the damage prevented this way",
    "このターン、次に{source:obj}がダメージを与えるなら、そのダメージを軽減する。あなたはこれにより軽減されたダメージに等しい点数のライフを得る",
)
clause(
    Sequence(ChooseSource(s.kind, "it"), PreventDamage(YOU, uses=1, from_source=Remembered("it"), still=s.kind)),
    "the next time {kind:chosensource} of your choice would deal damage to you this turn, prevent that damage",
    "このターン、あなたが選んだ{kind:chosensource}1つが次にあなたにダメージを与えるなら、そのダメージを軽減する",
)
say("chosensource", Filter(IsColor(s.c)), "a[n] {c:color} source", "{c:color}の発生源")
say("chosensource", Filter(), "a source", "発生源")
clause(
    Redirect(s.what, s.n, s.to),
    "the next {n:stat} damage that would be dealt to {what:obj} this turn is dealt to {to:obj} instead",
    "このターン、次に{what:obj}に与えられるダメージのうち{n:stat}点は、代わりに{to:obj}に与える",
)
_BY: Any = By(s.source, DealDamage(s.n, s.to))
_MORE_DAMAGE = Replacing(_BY, Instead(WouldBeDamaged(by=Filter(Itself())), Changed(exactly=s.m), s.condition))


def _more_damage(it: Any) -> Values | None:
    found: Values = {}
    own = replace(it, do=By(This(), it.do)) if isinstance(it, Replacing) else it
    return found if match(_MORE_DAMAGE, own, found) else None


template(
    "clause",
    lambda values: Clause(fill(_MORE_DAMAGE, values)),
    _more_damage,
    "{source:obj} deals {n:digits} damage to {to:damaged}. (it/~) deals {m:digits} damage instead if {condition:condition}",
)
template(
    "jo",
    lambda values: fill(_MORE_DAMAGE, values),
    _more_damage,
    (),
    "{source:obj}は{to:damaged}に{n:digits}点のダメージを与える。{condition:condition}なら、代わりに(それ/~)は{m:digits}点のダメージを与える",
    node=_MORE_DAMAGE,
)

# --- Going elsewhere ----------------------------------------------------------------------------------------------------------------

clause(
    Replacing(Counter(s.what), Instead(WouldMove(Filter(), GRAVEYARD, STACK), PutInto(LIBRARY))),
    "counter {what:obj}. if that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard",
    "{what:obj}を打ち消す。これによりその呪文が打ち消されたなら、それをオーナーの墓地に置く代わりにオーナーのライブラリーの一番上に置く",
)
_always(
    Instead(WouldMove(Filter(Owned("opponent")), GRAVEYARD), PutInto(EXILE, cards=True)),
    "if a card would be put into an opponent's graveyard from anywhere, exile it instead",
    "カードがいずこかから対戦相手の墓地に置かれるなら、代わりにそれを追放する",
)
clause(
    Let(Instead(WouldMove(Filter(Owned("you")), GRAVEYARD), PutInto(EXILE, cards=True)), END),
    "if a card would be put into your graveyard from anywhere this turn, exile (it/that card) instead",
    "このターン、カードがいずこかからあなたの墓地に置かれるなら、代わりに(それ/そのカード)を追放する",
)
_always(
    Instead(WouldEnter(s.what, cast=False), PutInto(EXILE)),
    "if {what:heardnp} would enter[ the battlefield] and it wasn't cast, exile it instead",
    "{what:heardnp}が戦場に出て、それが唱えられていなかったなら、代わりにそれを追放する",
)
clause(
    Let(Instead(WouldEnter(Filter(IsType("creature"), Controlled("opponent"))), EntersUnder(YOU)), END),
    "if a creature would enter[ the battlefield] under an opponent's control this turn, it enters under your control instead",
    "このターン、クリーチャー1体が対戦相手のコントロール下で戦場に出るなら、代わりにそれはあなたのコントロール下で戦場に出る",
)
_always(
    Cant(WouldEnter(Filter(IsType("creature")), come_from=(GRAVEYARD, LIBRARY))),
    "creature cards in graveyards and libraries can't enter the battlefield",
    "墓地やライブラリーにあるクリーチャー・カードは戦場に出られない",
)

_always(
    Instead(
        WouldMove(s.what, GRAVEYARD, BATTLEFIELD),
        Do(
            Sequence(
                Exile(EventObjects(), "it"), Later(Triggered(BeginningOf("end"), PutOntoBattlefield(Bound(), "owner")), Remembered("it"))
            )
        ),
    ),
    "if {what:heardnp} would die, instead exile it and return it to the battlefield under its owner's control"
    " at the beginning of the next end step",
    "{what:heardnp}が死亡するなら、代わりにそれを追放し、次の終了ステップの開始時にそれをオーナーのコントロール下で戦場に戻す",
)
_always(Cant(WouldEnter(s.what)), "{what:filters} can't enter[ the battlefield]", "{what:filters}は戦場に出られない")

# --- Draws, steps and turns ---------------------------------------------------------------------------------------------------------


_DOING = (Do(s.do), SkipAndThen(s.do))


def _instead_of_drawing(node: Any, en: Wordings, ja: Wordings, kind: str) -> None:
    """A draw, or a step, that an instruction of the same player replaces."""

    def build(values: Values) -> Any:
        made = transformed(node, lambda it: type(it)(with_subject(values["do"], YOU)) if it in _DOING else it)
        return made if kind != "clause" else Clause(made, YOU)

    def take(it: Any) -> Values | None:
        found: Values = {}
        if not match(node, it, found):
            return None
        return {"do": transformed(found["do"], lambda part: SUBJECT if isinstance(part, You) else part)}

    template(kind, build, take, en, ja, node=node)


_instead_of_drawing(
    Static((Instead(WouldDraw(), Do(s.do)),)),
    "if you would draw a card, {do:vp} instead",
    "あなたがカード1枚を引くなら、代わりに{do:jv}",
    "static",
)
_instead_of_drawing(
    Static((Instead(WouldLoseGame(), Do(s.do)),)),
    ("if you would lose the game, {do:vp} instead", "if you would lose the game, you {do:vp} instead"),
    "あなたがゲームに敗北するなら、代わりに{do:jv}",
    "static",
)
_NEXT_DRAW = Let(Instead(WouldDraw(), Do(s.do), uses=1), END)
_instead_of_drawing(
    _NEXT_DRAW,
    tuple(f"the next time you would draw a card this turn, {you}{{do:vp}} instead" for you in ("you ", "")),
    (),
    "clause",
)
_instead_of_drawing(_NEXT_DRAW, (), "このターン、あなたが次にカードを引くなら、代わりに{do:jv}", "jo")
for _step, _en, _ja in (("draw", "draw", "ドロー"), ("untap", "untap", "アンタップ"), ("upkeep", "upkeep", "アップキープ")):
    _always(Instead(WouldBegin(_step), Skip()), f"skip your {_en} step", f"あなたの{_ja}・ステップを飛ばす")
    _always(Instead(WouldBegin(_step, "any"), Skip()), f"players skip their {_en} steps", f"プレイヤーは自分の{_ja}・ステップを飛ばす")
    _instead_of_drawing(
        Static((Instead(WouldBegin(_step), SkipAndThen(s.do)),)),
        tuple(f"if you would begin your {_en} step, skip that step instead and {you}{{do:vp}}" for you in ("", "you ")),
        tuple(f"あなたがあなたの{_ja}・ステップを開始するなら、代わりにそのステップを飛ばし{go}{{do:jv}}" for go in ("", "、")),
        "static",
    )
clause(
    Let(Instead(WouldTakeTurn(), Skip(), uses=1), ""),
    ("you skip your next turn", "skip your next turn"),
    "あなたは次のあなたのターンを行わない",
)
