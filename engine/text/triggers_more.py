"""More trigger conditions in both languages: what is drawn, tapped, turned, returned or countered; states; planes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.all_of_those import AllOfThose
from engine.filters import Another, Filter, Owned
from engine.planes import WheneverChaosEnsues
from engine.text.grammar import Reader, Reading, reads, say, shows
from engine.text.nodes import s
from engine.text.nouns import Noun
from engine.text.nouns_en import card_of
from engine.text.nouns_ja import card_of_ja
from engine.text.shower import Piece, Shower
from engine.text.triggers import event
from engine.when import BeginningOf, DealsDamage, Enters, PutIntoGraveyard
from engine.when_changed import GainsLife, GetsCounters, PutsCounters
from engine.when_drawn import DrawsCard
from engine.when_played import (
    AddsMana,
    BecomesTapped,
    IsCountered,
    IsDiscardedFor,
    LeavesGraveyard,
    OneOrMoreDie,
    PlaysCard,
    ReturnsToHand,
    StateIs,
)
from engine.when_prevented import DamageIsPrevented
from engine.when_several import CardPutIntoGraveyard, Either
from engine.when_turned import PhasedIn, PhasedOut, TransformsInto
from engine.when_turns import FirstUpkeep

event(
    BecomesTapped(s.what, tapped=False),
    "{what:heard} becomes untapped",
    "{what:heard}がアンタップ状態になった|{what:heard}がアンタップ状態になる",
)
event(
    TransformsInto(s.what),
    "a permanent transforms into {what:heardnp}",
    "パーマネント1つが{what:heardnp}に変身した|パーマネント1つが{what:heardnp}に変身する",
)
event(PhasedIn(s.what), "{what:heard} phases in", "{what:heard}がフェイズインした|{what:heard}がフェイズインする")
event(
    ReturnsToHand(s.what),
    "{what:heard} is returned to a player's hand",
    "{what:heard}がプレイヤー1人の手札に戻された|{what:heard}がプレイヤー1人の手札に戻される",
)
say("trigger", StateIs(s.c), "when {c:condition}", "{c:condition}とき")
say("trigger", PlaysCard(), "whenever you play a card", "あなたがカード1枚をプレイするたび")
say(
    "trigger",
    AddsMana(s.what),
    "whenever a player taps {what:heardnp} for mana",
    "プレイヤー1人がマナを引き出す目的で{what:heardnp}をタップするたび",
)
say(
    "trigger",
    AddsMana(s.what, "you"),
    "whenever you tap {what:heardnp} for mana",
    "あなたがマナを引き出す目的で{what:heardnp}をタップするたび",
)
say(
    "trigger",
    IsCountered(s.what),
    "whenever a[n] {what:spell1} is countered by a spell or ability",
    "{what:spelln}が呪文や能力によって打ち消されるたび",
)
say(
    "trigger",
    LeavesGraveyard(s.what),
    "whenever one or more {what:heardcards} leave your graveyard",
    "1枚以上の{what:heardcards}があなたの墓地を離れるたび",
)
say("trigger", OneOrMoreDie(s.what), "whenever one or more {what:filters} die", "1体以上の{what:filters}が死亡するたび")
say("trigger", WheneverChaosEnsues(), "whenever chaos ensues", "カオスが起こるたび")
say(
    "trigger",
    FirstUpkeep(),
    "at the beginning of enchanted player's first upkeep each turn",
    "各ターンのエンチャントされているプレイヤーの最初のアップキープの開始時に",
)
say(
    "trigger",
    BeginningOf("postcombat main", "you"),
    "at the beginning of your postcombat main phase",
    "あなたの戦闘後メイン・フェイズの開始時に",
)
say("trigger", BeginningOf("end of combat", "any"), "at end of combat", "戦闘終了時に")


@reads("heardcards", "en", "ja")
def read_heard_cards(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "creature cards": their filter."""
    yield from card_of(reader, pos, several=True) if reader.grammar.language == "en" else card_of_ja(reader, pos)


@shows("heardcards", "en", "ja")
def show_heard_cards(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """ "creature cards"."""
    return shower.show("nps" if shower.grammar.language == "en" else "np", Noun(what, "any"))
for _whose, _en, _ja in (
    ("you", "whenever you draw a card", "あなたがカード1枚を引くたび"),
    ("opponent", "whenever an opponent draws a card", "対戦相手1人がカード1枚を引くたび"),
    ("any", "whenever a player draws a card", "プレイヤー1人がカード1枚を引くたび"),
):
    say("trigger", DrawsCard(_whose), _en, (_ja, _ja.replace("カード1枚を引く", "カードを1枚引く")))

event(PhasedOut(s.what), "{what:heard} phases out", "{what:heard}がフェイズアウトした|{what:heard}がフェイズアウトする")
event(DealsDamage(s.what), "{what:heard} deals damage", "{what:heard}がダメージを与えた|{what:heard}がダメージを与える")
event(
    GetsCounters(s.what, s.kind),
    "one or more {kind:counters} counters are put on {what:heard}",
    "{what:heard}の上に{kind:counters}カウンターが1個以上置かれた|{what:heard}の上に{kind:counters}カウンターが1個以上置かれる",
)
say(
    "trigger",
    PutsCounters(s.what, s.kind),
    "whenever you put one or more {kind:counters} counters on {what:heardnp}",
    "あなたが{what:heardnp}の上に{kind:counters}カウンターを1個以上置くたび",
)
event(
    Either(Enters(s.what), PutIntoGraveyard(s.what)),
    "{what:heard} enters[ the battlefield] or dies",
    "{what:heard}が戦場に出たか死亡した|{what:heard}が戦場に出るか死亡する",
)
say(
    "trigger",
    CardPutIntoGraveyard(Filter(Another())),
    "whenever another card is put into a graveyard from anywhere",
    "他のカードがいずこかから墓地に置かれるたび",
)
say(
    "trigger",
    CardPutIntoGraveyard(Filter(Owned("opponent"))),
    "whenever a card is put into an opponent's graveyard from anywhere",
    ("カードがいずこかから対戦相手の墓地に置かれるたび", "いずれかのカードがあらゆる領域からいずれかの対戦相手の墓地に置かれるたび"),
)
say("trigger", GainsLife(), "whenever you gain life", "あなたがライフを得るたび")
say(
    "trigger",
    Either(GainsLife(), DrawsCard("you")),
    "whenever you gain life or draw a card",
    "あなたがライフを得るかカード1枚を引くたび",
)
say("condition", AllOfThose(), "both of those have happened this turn", "このターンにその両方が起こっていた")
say(
    "trigger",
    DamageIsPrevented(),
    "whenever damage that would be dealt to you is prevented",
    "あなたに与えられるダメージが軽減されるたび",
)
say(
    "trigger",
    IsDiscardedFor("cycling"),
    ("when you cycle this card", "when you cycle ~"),
    ("あなたがこれをサイクリングしたとき", "あなたが~をサイクリングしたとき"),
)
