"""Casting, resolving and losing in both languages: what has resolved, what died, what is paid several times, what is done instead."""

from __future__ import annotations

from typing import Any

from engine.abilities import Static, Triggered
from engine.actions.later import PayAnyTimes, WheneverPaid
from engine.conditions_past import Died
from engine.continuous import Instead
from engine.filters import Filter
from engine.instead import PutInto
from engine.selectors import YOU, You
from engine.state import GRAVEYARD, LIBRARY
from engine.text.clauses import SUBJECT, Clause, with_subject
from engine.text.grammar import Values, say, template
from engine.text.nodes import s, transformed
from engine.when_played import IsDiscardedFor
from engine.when_resolved import SpellResolves
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
    Static((Instead(WouldMove(Filter(), GRAVEYARD), PutInto(LIBRARY)),)),
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
