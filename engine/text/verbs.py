"""The verbs of the game in both languages: draw, discard, destroy, create …"""

from __future__ import annotations

from engine.actions.add_mana import ANY_COLOR, AddMana, AddManaFor
from engine.actions.counter import Counter
from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.draw import Discard, Draw
from engine.actions.life import DealDamage, GainLife, LoseLife
from engine.actions.move import Exile, PutOntoBattlefield, ReturnToHand
from engine.actions.sacrifice import Sacrifice
from engine.actions.tap import PutCounters, Tap
from engine.text.clauses import SUBJECT, By, clause, verb
from engine.text.nodes import s

YOUR_GRAVEYARD = "your graveyard"
"""Stands for a zone until it is known where the targets are."""

verb(
    Draw(s.n, SUBJECT),
    "draw {n:count} (card/cards@n)",
    ("カード{n:digits}枚を引く", "カードを{n:digits}枚引く", "{n:digits}枚のカードを引く"),
)
verb(
    Discard(s.n, SUBJECT),
    "discard {n:count} (card/cards@n)",
    ("カード{n:digits}枚を捨てる", "[手札から]カードを{n:digits}枚捨てる", "手札からカード{n:digits}枚を捨てる"),
)
verb(GainLife(s.n, SUBJECT), "gain life equal to {n:amount}", "{n:amount}に等しい点数のライフを得る", you=True)
verb(LoseLife(s.n, SUBJECT), "lose life equal to {n:amount}", "{n:amount}に等しい点数のライフを失う", you=True)
verb(GainLife(s.n, SUBJECT), "gain {n:digits} life", "{n:digits}点のライフを得る", you=True)
verb(LoseLife(s.n, SUBJECT), "lose {n:digits} life", "{n:digits}点のライフを失う", you=True)
verb(
    CreateTokens(s.face, s.n, SUBJECT, False),
    ("create {n:count} ({face:token}/{face:tokens}@n)", "put {n:count} ({face:token}/{face:tokens}) onto the battlefield"),
    (
        "{face:token}{n:digits}(つ/体@face)を生成する",
        "{face:token}を{n:digits}(つ/体)生成する",
        "{face:token}を{n:digits}(つ/体)戦場に出す",
        "{face:token}を{n:digits}(つ/体)場に出す",
    ),
)
verb(Destroy(s.what), "destroy {what:obj}", "{what:obj}を破壊する")
verb(Exile(s.what, ""), ("exile {what:obj}", "remove {what:obj} from the game"), ("{what:obj}を追放する", "{what:obj}をゲームから取り除く"))
verb(Counter(s.what), "counter {what:obj}", "{what:obj}を打ち消す")
verb(Sacrifice(s.what), "sacrifice {what:obj}", "{what:obj}を生け贄に捧げる")
verb(Tap(s.what, True), "tap {what:obj}", "{what:obj}をタップする")
verb(Tap(s.what, False), "untap {what:obj}", "{what:obj}をアンタップする")
verb(
    ReturnToHand(s.what, "battlefield"),
    (
        "return {what:obj} to (its owner's/their owners'@what) hand",
        "return {what:obj} to (their owner's hand/their owners' hands/owner's hand)",
    ),
    ("{what:obj}を[それの/それらの]オーナーの手札に戻す", "{what:obj}をそれらのオーナーの手札に戻す"),
)
verb(
    ReturnToHand(s.what, YOUR_GRAVEYARD),
    "return {what:obj} to your hand",
    ("{what:obj}をあなたの手札に戻す", "{what:obj}を手札に戻す"),
)
_BACK = ("return {what:obj} to the battlefield", "put {what:obj} onto the battlefield")
verb(
    PutOntoBattlefield(s.what, "you", False, ""),
    (*(w + " under your control" for w in _BACK), *_BACK),
    ("{what:obj}をあなたのコントロール下で戦場に戻す", "{what:obj}を(戦場/場)に戻す"),
)
verb(
    PutOntoBattlefield(s.what, "you", True, ""),
    tuple(w + " tapped[ under your control]" for w in _BACK),
    "{what:obj}をタップ状態で[あなたのコントロール下で](戦場/場)に戻す",
)
verb(
    PutOntoBattlefield(s.what, "owner", False, ""),
    tuple(w + " under (its owner's/their owner's/their owners') control" for w in _BACK),
    "{what:obj}を[それの]オーナーのコントロール下で(戦場/場)に戻す",
)
verb(
    PutCounters(s.what, s.kind, s.n),
    "put {n:count} {kind:counters} (counter/counters@n) on {what:obj}",
    (
        "{what:obj}の上に{kind:counters}カウンター{n:digits}(個/つ)を置く",
        "{what:obj}の上に{kind:counters}カウンターを{n:digits}(個/つ)置く",
    ),
)
verb(
    AddManaFor(s.mana, None, s.what),
    "add {mana:produced} for each {what:eachkind}",
    "{what:eachkind}1(つ/体)につき{mana:produced}を加える",
)
verb(AddMana(s.mana), "add {mana:produced}", ("{mana:produced}を加える", "あなたのマナプールに[、]{mana:produced}を加える"))
verb(
    ANY_COLOR,
    "add one mana of any color",
    ("好きな色1色のマナ1点を加える", "あなたのマナプールに[、]好きな色1色のマナ1点を加える"),
)
clause(
    By(s.source, DealDamage(s.n, s.to)),
    "{source:obj} (deals/deal@source) {n:digits} damage to {to:damaged}",
    "{source:obj}は{to:damaged}に{n:digits}点のダメージを与える",
)
clause(
    By(s.source, DealDamage(s.n, s.to)),
    "{source:obj} (deals/deal@source) damage equal to {n:amount} to {to:damaged}",
    "{source:obj}は{to:damaged}に{n:amount}に等しい点数のダメージを与える",
)
