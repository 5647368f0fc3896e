"""Casting, resolving and losing in both languages: what has resolved, what died, what is paid several times, what is done instead."""

from __future__ import annotations

from typing import Any

from engine.abilities import Static, Triggered
from engine.actions.chosen_by import DestroyChosen
from engine.actions.draw import Draw
from engine.actions.later import PayAnyTimes, WheneverPaid
from engine.actions.move import PutAttached
from engine.actions.move_counters import PutItsCounters
from engine.actions.pay import Unless
from engine.amounts import CommanderManaValue, LifeOf, NumberOf
from engine.conditions import AtLeast
from engine.conditions_past import Died
from engine.continuous import Instead
from engine.filters import Filter, Owned
from engine.flash_for import FlashFor
from engine.instead import PutInto
from engine.selectors import YOU, Each, EventPlayer, This, You
from engine.state import GRAVEYARD, HAND, LIBRARY
from engine.text.clauses import SUBJECT, Clause, clause, verb, with_subject
from engine.text.fighting import ANYWHERE
from engine.text.grammar import Values, say, template
from engine.text.nodes import s, transformed
from engine.text.triggers import event
from engine.when_changed import GetsNthCounter
from engine.when_played import IsDiscardedFor
from engine.when_resolved import SpellResolves
from engine.when_unattached import BecomesUnattached
from engine.would import WouldMove

say(
    "trigger",
    SpellResolves(s.what),
    "whenever a[n] {what:spell1} you control resolves",
    "あなたがコントロールしている{what:spelln}が解決されるたび",
)
say("trigger", IsDiscardedFor(""), "when you discard this card", "あなたがこのカードを捨てたとき")
say("amount", Died(s.what), "the number of {what:filters} that died this turn", "このターンに死亡した{what:filters}の数")
say(
    "static",
    Static((Instead(WouldMove(Filter(), GRAVEYARD), PutInto(LIBRARY, cards=True)),)),
    "if a card would be put into a graveyard from anywhere, put it on top of its owner's library instead",
    "カードがいずこかから墓地に置かれるなら、代わりにそれをオーナーのライブラリーの一番上に置く",
)


def _paying(values: Values) -> PayAnyTimes:
    return PayAnyTimes(values["cost"], Triggered(WheneverPaid(), with_subject(values["do"], YOU)))


def _paying_of(it: Any) -> Values | None:
    plain = isinstance(it, PayAnyTimes) and it.then == Triggered(WheneverPaid(), it.then.do)
    return {"cost": it.cost, "do": transformed(it.then.do, lambda part: SUBJECT if isinstance(part, You) else part)} if plain else None


template(
    "clause",
    lambda values: Clause(_paying(values), YOU),
    _paying_of,
    tuple(
        f"you may pay {{cost:mana}} any number of times. when you pay this cost one or more times, {you}{{do:vp}}" for you in ("", "you ")
    ),
    node=PayAnyTimes(s.cost, s.then),
)
template(
    "jo",
    _paying,
    _paying_of,
    (),
    "あなたは{cost:mana}を望む回数支払ってもよい。このコストを1回以上支払ったとき、{do:jv}",
    node=PayAnyTimes(s.cost, s.then),
)

for _n, _en, _ja in ((2, "second", "2"), (3, "third", "3"), (4, "fourth", "4"), (5, "fifth", "5")):
    event(
        GetsNthCounter(s.what, s.kind, _n),
        f"the {_en} {{kind:counters}} counter is put on {{what:heard}}",
        f"{{what:heard}}の上に{_ja}個目の{{kind:counters}}カウンターが置かれた|{{what:heard}}の上に{_ja}個目の{{kind:counters}}カウンターが置かれる",
    )
verb(PutItsCounters(This(), s.to), "put its counters on {to:obj}", "{to:obj}の上にそれのカウンターを置く")
verb(
    Unless(Draw(s.n, SUBJECT), s.cost, EventPlayer()),
    "draw {n:count} (card/cards@n) unless that player pays {cost:mana}",
    "そのプレイヤーが{cost:mana}を支払わないかぎり、カード{n:digits}枚を引く",
)
say(
    "static",
    Static((FlashFor(s.cost),), zones=ANYWHERE),
    "you may cast this spell as though it had flash if you pay {cost:mana} more to cast it",
    "この呪文を唱えるために追加で{cost:mana}を支払うなら、あなたはこの呪文を、それが瞬速を持っているかのように唱えてもよい",
)
say(
    "static",
    Static((FlashFor(None, s.condition),), zones=ANYWHERE),
    "you may cast this spell as though it had flash if {condition:condition}",
    "{condition:condition}なら、あなたはこの呪文を、それが瞬速を持っているかのように唱えてもよい",
)
say(
    "condition",
    AtLeast(NumberOf(Each(Filter(Owned("you")), HAND)), s.n),
    "you have {n:numeral} or more cards in hand",
    "あなたの手札が{n:digits}枚以上ある",
)
event(
    BecomesUnattached(s.what),
    "{what:heard} becomes unattached",
    "{what:heard}が(はずれた/外れた)|{what:heard}が(はずれる/外れる)",
)
clause(
    DestroyChosen(s.what, EventPlayer()),
    "that player chooses {what:heardnp}. destroy it",
    "そのプレイヤーは{what:heardnp}を選び、それを破壊する",
)
say("amount", LifeOf(EventPlayer()), "that player's life total", "そのプレイヤーのライフの総量")
say("amount", CommanderManaValue(), "the mana value of your commander", "あなたの統率者のマナ総量")
verb(
    PutAttached(s.what, s.to),
    "return {what:obj} to the battlefield attached to {to:obj}",
    "{what:obj}を{to:obj}につけられた状態で戦場に戻す",
)
