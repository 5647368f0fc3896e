"""Sentences that few cards say, in both languages: how they enter, what is done face down, what comes back otherwise than it was."""

from __future__ import annotations

from typing import Any

from engine.abilities import KeywordAbility, Static, Triggered
from engine.actions.attach import Attach
from engine.actions.cast import CastAnyNumber
from engine.actions.choose import ChooseAtRandom
from engine.actions.choose_color import PutChosenCounter
from engine.actions.copy import CopyCards
from engine.actions.create import CreateTokens
from engine.actions.draw import DiscardCards, DrawAndRemember, RevealCards
from engine.actions.face_down import ManifestDread, PutFaceDown, RevealFaceDown, TurnFaceUp
from engine.actions.later import Later
from engine.actions.library import LookAtCards, Search, ShuffleLibrary
from engine.actions.linked import ExileLinked, TheExiledCards
from engine.actions.move import Exile, PutOntoBattlefield
from engine.actions.scry import Scries, Scry
from engine.actions.tap import PutCounters
from engine.changes import GainAbility
from engine.characteristic_filters import HasKeyword, IsType, SharesColorWith
from engine.comparing import LesserManaValue
from engine.conditions import CardsAbove, Exists
from engine.continuous import CantBlock, Instead, MayCast, Modify
from engine.entering import AsEntersColor, AsEntersMayPayLife, EntersWith
from engine.entering_as import EntersAsForm, Form
from engine.filters import CREATURE, AnyOf, Cast, ControlledByChosen, Filter, IsHost, Itself, Not, Owned
from engine.instructions import If, Let, May, Sequence
from engine.prevention import Prevent, PreventDamage
from engine.selectors import YOU, Among, Bound, Each, EachOpponent, EventSpell, Remembered, This, Together, TopOfLibrary
from engine.state import BATTLEFIELD, GRAVEYARD
from engine.text.becoming import of_changes, show_become, show_become_ja
from engine.text.changes import show_changes, show_changes_ja
from engine.text.clauses import SUBJECT, clause, verb
from engine.text.continuous import END, about_itself
from engine.text.grammar import say, shows
from engine.text.nodes import s
from engine.text.nouns import modifier
from engine.text.shower import Piece, Shower
from engine.text.verbs_play import CLOAKED
from engine.when import BeginningOf
from engine.when_played import Casts, CastsFirst, YouDiscardFor
from engine.would import WouldBeDamaged, WouldEnter, WouldTurnUp

ITSELF = Filter(Itself())


@shows("become", "en")
def show_becoming(shower: Shower, changes: Any) -> str | None:
    """What something is: "a black Zombie in addition to its other colors and types"."""
    being = of_changes(changes) if isinstance(changes, tuple) else None
    return None if being is None else show_become(being, several=False)


@shows("become", "ja")
def show_becoming_ja(shower: Shower, changes: Any) -> str | None:
    """What something is."""
    being = of_changes(changes) if isinstance(changes, tuple) else None
    return None if being is None else show_become_ja(being)


@shows("changes0", "en")
def show_always(shower: Shower, changes: Any) -> list[Piece]:
    """What changes make of one object for as long as a static ability works."""
    return show_changes(shower, changes, several=False, lasting=True)


@shows("changes0", "ja")
def show_always_ja(shower: Shower, changes: Any) -> list[Piece]:
    """What changes make of one object for as long as a static ability works."""
    return show_changes_ja(shower, changes, lasting=True)


# --- What comes back ------------------------------------------------------------------------------------------------------------------

verb(
    PutOntoBattlefield(s.what, "you", False, "", (), False, None, s.b),
    "put {what:obj} onto the battlefield under your control. that creature is {b:become}",
    "{what:obj}をあなたのコントロール下で戦場に出し、そのクリーチャーは{b:become}になる",
)
_LATER = " at the beginning of the next end step"
for _do, _en, _more, _ja in (
    (
        PutOntoBattlefield(Bound(), "you", False, "", (), True),
        "return {about:obj} to the battlefield transformed under your control",
        "",
        "{about:obj}を変身した状態であなたのコントロール下で戦場に戻す",
    ),
    (
        PutOntoBattlefield(Bound(), "you", False, "", ((s.kind, 1),), False, None, s.b),
        "return {about:obj} to the battlefield under your control with an additional {kind:counters} counter on it",
        ". that creature is {b:become}",
        "{about:obj}を追加の{kind:counters}カウンター1個が置かれた状態であなたのコントロール下で戦場に戻し、それは{b:become}になる",
    ),
    (
        PutOntoBattlefield(Bound(), "owner", False, "", ((s.kind, 1),), False, Filter(IsType(s.t))),
        "return {about:obj} to the battlefield under its owner's control",
        ". if it enters as a[n] {t:type}, it enters with an additional {kind:counters} counter on it",
        "{about:obj}をオーナーのコントロール下で戦場に戻し、{t:type}として戦場に出るなら追加の{kind:counters}カウンター1個を置く",
    ),
):
    verb(Later(Triggered(BeginningOf("end"), _do), s.about, ""), _en + _LATER + _more, "次の終了ステップの開始時に、" + _ja)

# --- Face down ------------------------------------------------------------------------------------------------------------------------

verb(ManifestDread(), "manifest dread", "戦慄予示を行う")
verb(
    RevealFaceDown(s.what, s.t, May(TurnFaceUp(s.what), "")),
    "reveal {what:obj}. if it's a[n] {t:type} card, you may turn it face up",
    "{what:obj}を公開し、それが{t:type}カードであるなら、あなたはそれを表向きにしてもよい",
)
verb(
    Sequence(PutFaceDown(TopOfLibrary(YOU), CLOAKED, "it"), Attach(This(), Remembered("it"))),
    "cloak the top card of your library, then attach this equipment to it",
    "あなたのライブラリーの一番上のカードを偽装し、この装備品をそれにつける",
)
say(
    "static",
    Static((Modify(s.what, s.changes), CantBlock(Each(CREATURE), Filter(IsHost())))),
    "{what:subj} {changes:changes0} and can't be blocked",
    "{what:subj}は{changes:changes0}とともにブロックされない",
)

# --- As something enters --------------------------------------------------------------------------------------------------------------

about_itself(
    Static((Instead(WouldEnter(ITSELF), AsEntersMayPayLife(s.n)),)),
    "as {this:subj} enters[ the battlefield], you may pay {n:digits} life. if you don't, it enters tapped",
    "{this:subj}が戦場に出るに際し、あなたは{n:digits}点のライフを支払ってもよい。そうしないなら、それはタップ状態で戦場に出る",
)
about_itself(
    Static((Instead(WouldEnter(ITSELF), AsEntersColor("player")),)),
    "as {this:subj} enters[ the battlefield], choose an opponent",
    "{this:subj}が戦場に出るに際し、対戦相手1人を選ぶ",
)
about_itself(
    Static((Instead(WouldEnter(Filter(Itself(), Not(Cast("you", "hand")))), EntersWith(s.kind, s.n)),)),
    "{this:subj} enters[ the battlefield] with {n:count} {kind:counters} counters on it if you didn't cast it from your hand",
    "{this:subj}は、あなたがこれをあなたの手札から唱えたのでないなら{kind:counters}カウンター{n:digits}個が置かれた状態で戦場に出る",
)
say("form", Form(s.p, s.t), "a {p:stat}/{t:stat} creature", "{p:stat}/{t:stat}のクリーチャー")
for _when, _en, _ja in (
    (WouldEnter(ITSELF), "enters[ the battlefield]", "戦場に出る"),
    (WouldTurnUp(ITSELF), "is turned face up", "表向きになる"),
):
    about_itself(
        Static((Instead(_when, EntersAsForm((s.a, s.b))),)),
        f"as {{this:subj}} {_en}, it becomes your choice of {{a:form}} or {{b:form}}",
        f"{{this:subj}}が{_ja}に際し、それはあなたの選んだ{{a:form}}か{{b:form}}になる",
    )

# --- Other abilities -----------------------------------------------------------------------------------------------------------

modifier(
    ControlledByChosen(),
    (),
    "the chosen player controls",
    "選ばれたプレイヤーがコントロールしている",
    "選ばれたプレイヤーがコントロールしていて",
)
say(
    "static",
    Static((Instead(WouldBeDamaged(s.to), Prevent()),)),
    "prevent all damage that would be dealt to {to:eachs}",
    "{to:eachs}に与えられるすべてのダメージを軽減する",
)
say(
    "static",
    Static((MayCast(Among(TopOfLibrary(YOU), s.what)),)),
    "you may cast {what:spells} from the top of your library",
    "あなたはあなたのライブラリーの一番上から{what:spells}を唱えてもよい",
)
say(
    "condition",
    CardsAbove(Filter(IsType(s.t)), s.n),
    "this card is in your graveyard with {n:numeral} or more {t:type} cards above it",
    "このカードがその上に{t:type}カードが{n:digits}枚以上ある状態であなたの墓地にある",
)

# --- What one card says ---------------------------------------------------------------------------------------------------------------

_IT = Remembered("it")
verb(
    Sequence(DrawAndRemember("it"), RevealCards(_IT), If(Exists(Among(_IT, Filter(Not(IsType(s.t))))), DiscardCards(_IT))),
    "draw a card and reveal it. if it isn't a[n] {t:type} card, discard it",
    "カード1枚を引いてそれを公開し、それが{t:type}カードでないなら、それを捨てる",
)
_THEM = Remembered("them")
verb(
    Sequence(Exile(TopOfLibrary(EachOpponent()), "them", True), LookAtCards(_THEM), Let(MayCast(_THEM, lands=True), "")),
    "exile the top card of each opponent's library face down. you may look at and play those cards for as long as they remain exiled",
    "各対戦相手のライブラリーの一番上のカードを裏向きで追放し、それらが追放されているかぎり、あなたはそれらを見てもプレイしてもよい",
)
for _look, _en, _ja in (
    (
        (),
        "you may cast {what:spells} from among those cards for as long as they remain exiled",
        "あなたはそれらの中から{what:spells}を唱えてもよい",
    ),
    (
        (LookAtCards(_THEM),),
        "you may look at those cards, and you may cast {what:spells} from among them, for as long as they remain exiled",
        "あなたはそれらを見てもよく、それらの中から{what:spells}を唱えてもよい",
    ),
):
    verb(
        Sequence(Exile(TopOfLibrary(EachOpponent()), "them", True), *_look, Let(MayCast(_THEM, such=s.what), "")),
        f"exile the top card of each opponent's library face down. {_en}",
        f"各対戦相手のライブラリーの一番上のカードを裏向きで追放し、それらが追放されているかぎり、{_ja}",
    )
say(
    "trigger",
    CastsFirst(("instant", "sorcery")),
    "whenever you cast your first instant or sorcery spell each turn",
    "各ターンにあなたが最初のインスタントかソーサリーである呪文を唱えるたび",
)
verb(
    Sequence(
        ChooseAtRandom(Filter(AnyOf(IsType("instant"), IsType("sorcery")), Owned("you")), "it", GRAVEYARD),
        ExileLinked(_IT),
        CopyCards(TheExiledCards(), "copies"),
        CastAnyNumber(Remembered("copies")),
    ),
    "exile an instant or sorcery card at random from your graveyard. then copy each card exiled with this enchantment."
    " you may cast any number of the copies without paying their mana costs",
    "あなたの墓地からインスタントかソーサリーであるカード1枚を無作為に追放し、このエンチャントによって追放されているカードをそれぞれ"
    "コピーし、あなたはそれらのコピーを望む数だけマナ・コストを支払うことなく唱えてもよい",
)
_PAID = Remembered("paid with")
verb(
    Sequence(
        PutCounters(_PAID, s.kind, s.n),
        Let(Modify(Among(_PAID, Filter(Not(HasKeyword(s.k)))), (GainAbility(KeywordAbility(s.k)),)), ""),
    ),
    "put {n:count} {kind:counters} counters on the exiled card. if it doesn't have {k:kwname}, it gains {k:kwname}",
    "追放されたカードの上に{kind:counters}カウンター{n:digits}個を置き、それが{k:kwname}を持っていないなら、それは{k:kwname}を得る",
)
clause(
    PreventDamage(Together(s.what, Each(Filter(IsType("creature"), SharesColorWith(s.what)))), s.n),
    "prevent the next {n:digits} damage that would be dealt this turn to {what:obj} and each other creature that shares a color with it",
    "このターン、{what:obj}とそれと共通の色を持つ他の各クリーチャーに次に与えられるダメージを{n:digits}点軽減する",
)
verb(
    Sequence(CreateTokens(s.face, 1, YOU, remember="it"), PutChosenCounter(_IT, ("vigilance", "reach", "trample"))),
    "create a {face:token}. put your choice of a vigilance counter, a reach counter, or a trample counter on it",
    "{face:token}1体を生成し、その上に警戒カウンターか到達カウンターかトランプル・カウンターのうちあなたの選んだ1個を置く",
)
clause(
    Later(
        Triggered(
            Casts(CREATURE, "you"),
            Sequence(Search(Filter(IsType("creature"), LesserManaValue(EventSpell())), BATTLEFIELD), ShuffleLibrary()),
        ),
        duration=END,
        next=True,
    ),
    "when you next cast a creature spell this turn, search your library for a creature card with lesser mana value,"
    " put it onto the battlefield, then shuffle",
    "このターンにあなたが次にクリーチャー・呪文を唱えたとき、あなたのライブラリーからそれよりマナ総量が小さいクリーチャー・カード1枚を"
    "探して戦場に出し、その後ライブラリーを切り直す",
)

# --- Scrying, cycling -----------------------------------------------------------------------------------------------------------------

verb(Scry(s.n, SUBJECT), "scry {n:digits}", ("占術{n:digits}を行う", "占術を{n:digits}回行う"))
say("trigger", Scries(), "whenever you scry", "あなたが占術を行うたび")
say("trigger", YouDiscardFor("cycling"), "whenever you cycle a card", "あなたがカードをサイクリングするたび")
