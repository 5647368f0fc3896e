"""Verbs of cards that are in hands, libraries, graveyards and exile, and of tokens that are copies; what is chosen on resolution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import KeywordAbility, Triggered
from engine.actions.adjust_counters import AdjustCounter, TimeTravel
from engine.actions.cast import CastOne
from engine.actions.change_text import ChangeColorWord
from engine.actions.choose import Choose
from engine.actions.choose_color import GainFromColor
from engine.actions.color import BecomeColorOfChoice
from engine.actions.copy import CopyCards, CreateCopies
from engine.actions.counter import CounterIntoExile
from engine.actions.divided import PutCountersDivided
from engine.actions.double import DoublePower
from engine.actions.draw import DiscardAtRandom, DiscardYouChoose, Draw
from engine.actions.face_down import PutFaceDown
from engine.actions.later import Later
from engine.actions.library import LookAtTop, PutFromHand, PutOnTopOrBottom, Surveil
from engine.actions.life import GainLife
from engine.actions.linked import ExileLinked, TheExiledCards
from engine.actions.move import Exile, ExileWith, PutIntoGraveyard, PutOntoBattlefield, ReturnToHand
from engine.actions.next_spell import NextAsThoughFlash
from engine.actions.sacrifice import Sacrifice
from engine.actions.stay_tapped import StayTapped
from engine.actions.tap import PutCounters, RemoveCounters, TapOrUntap
from engine.actions.transform import Flip
from engine.amounts import EventAmount, NumberOf
from engine.changes import GainAbility
from engine.characteristic_filters import HasKeyword, IsType
from engine.conditions import Exists
from engine.continuous import AsThoughFlash, Modify, MustBlock
from engine.filters import CARDS_ONLY, Filter, IsToken, Not, Owned
from engine.instructions import If, Let, May, Sequence
from engine.perpetual import PerpetuallyForManaCost
from engine.record import replace
from engine.selectors import YOU, Among, Bound, Remembered, Target, TopOfLibrary
from engine.state import GRAVEYARD, HAND, LIBRARY
from engine.targets import TargetSpec
from engine.text.clauses import SUBJECT, Clause, clause, verb
from engine.text.continuous import END
from engine.text.grammar import Reader, Reading, Values, reads, say, shows, template
from engine.text.mentions import Mention
from engine.text.nodes import fill, match, s
from engine.text.nouns import canonical
from engine.text.shower import CantSay, Piece, Shower
from engine.text.verbs_play import CLOAKED
from engine.when import BeginningOf
from engine.when_prevented import MuchPrevented

# --- Hands --------------------------------------------------------------------------------------------------------------------------


@reads("yourcard", "en", "ja")
def read_your_card(reader: Reader, pos: int) -> Iterator[Reading]:
    """A card of a kind that you own, wherever the words say it is: its filter."""
    yield from ((canonical(Filter(*what.predicates, Owned("you"))), end) for what, end in reader.read("cardnp", pos))


@shows("yourcard", "en", "ja")
def show_your_card(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """A card of a kind that you own."""
    if Owned("you") not in what.predicates:
        raise CantSay(what, "yourcard")
    return shower.show("cardnp", Filter(*(p for p in what.predicates if p != Owned("you"))))


verb(GainLife(EventAmount(), SUBJECT), "gain that much life", "その点数に等しい点数のライフを得る", you=True)
verb(
    Sequence(Choose(s.kind, "it", HAND), ExileLinked(Remembered("it"))),
    "exile a[n] {kind:yourcard} from your hand",
    "あなたの手札から{kind:yourcard}1枚を追放する",
)
verb(
    Sequence(Choose(s.kind, "it", HAND), PutOntoBattlefield(Remembered("it"))),
    "put a[n] {kind:yourcard} from your hand onto the battlefield",
    "あなたの手札から{kind:yourcard}1枚を戦場に出す",
)
verb(
    Sequence(
        Choose(s.kind, "it", HAND),
        PutOntoBattlefield(Remembered("it"), remember="it"),
        Let(Modify(Remembered("it"), (GainAbility(s.a),)), ""),
        Later(Triggered(BeginningOf("end"), Sacrifice(Bound())), Remembered("it")),
    ),
    "put a[n] {kind:yourcard} from your hand onto the battlefield. that permanent gains {a:kw}."
    " sacrifice it at the beginning of the next end step",
    "あなたの手札から{kind:yourcard}1枚を戦場に出し、それは{a:kw}を得て、次の終了ステップの開始時にそれを生け贄に捧げる",
)
verb(
    Sequence(Choose(s.kind, "it", HAND), PutFaceDown(Remembered("it"), CLOAKED)),
    "cloak a[n] {kind:yourcard} from your hand",
    "あなたの手札から{kind:yourcard}1枚を偽装する",
)
verb(
    Sequence(Choose(s.kind, "it", HAND), PerpetuallyForManaCost(Remembered("it"), s.k)),
    "choose a[n] {kind:yourcard} in your hand. it perpetually gains {k:kwname}, whose cost is equal to its mana cost",
    "あなたの手札にある{kind:yourcard}1枚を選び、それは恒久的に、コストがそれのマナ・コストに等しい{k:kwname}を得るようにする",
)
verb(
    Sequence(CopyCards(TheExiledCards(), "copy"), CastOne(Remembered("copy"), free=True, who=SUBJECT)),
    "copy the exiled card. you may cast the copy without paying its mana cost",
    "その追放されたカードをコピーし、そのコピーをそれのマナ・コストを支払うことなく唱えることを選べるようにする",
)
verb(DiscardAtRandom(s.n, SUBJECT), "discard {n:count} (card/cards@n) at random", "カード{n:digits}枚を無作為に選んで捨てる")
template(
    "clause",
    lambda v: Clause(DiscardYouChoose(v["what"], v["who"]), v["who"]),
    lambda it: {"what": it.what, "who": it.who} if isinstance(it, DiscardYouChoose) and it.n == 1 else None,
    "{who:who} reveals their hand. you choose a[n] {what:cardnp} from it. that player discards that card",
    node=DiscardYouChoose(s.what, s.who),
)
say(
    "jo",
    DiscardYouChoose(s.what, s.who),
    (),
    "{who:who}は自分の手札を公開する。あなたはその中から{what:cardnp}1枚を選ぶ。そのプレイヤーはそのカードを捨てる",
)
verb(PutFromHand(1), "put a card from your hand on top of your library", "あなたの手札からカード1枚をあなたのライブラリーの一番上に置く")
verb(
    PutFromHand(s.n),
    "put {n:numeral} cards from your hand on top of your library in any order",
    "あなたの手札からカード{n:stat}枚を望む順番であなたのライブラリーの一番上に置く",
)

# --- Libraries and graveyards -------------------------------------------------------------------------------------------------------

verb(
    LookAtTop(s.n),
    "look at the top {n:numeral} cards of your library. put one of them into your hand and the rest on the bottom of your library"
    " in any order",
    "あなたのライブラリーの一番上からカード{n:stat}枚を見て、そのうち1枚をあなたの手札に加え、"
    "残りを望む順番であなたのライブラリーの一番下に置く",
)
verb(Surveil(s.n), "surveil {n:stat}", "諜報{n:stat}を行う")
verb(
    PutOnTopOrBottom(s.what),
    "have the owner of {what:obj} put it on their choice of the top or bottom of their library",
    "{what:obj}を、それのオーナーの選択によりライブラリーの一番上か一番下に置く",
)
verb(
    Sequence(Choose(s.kind, "card", GRAVEYARD), ReturnToHand(Remembered("card"), GRAVEYARD)),
    "return a[n] {kind:yourcard} from your graveyard to your hand",
    "あなたの墓地から{kind:yourcard}1枚を選んであなたの手札に戻す",
)
_YOUR_CARD = canonical(Filter(Owned("you"), Not(IsToken())))
verb(
    Sequence(ReturnToHand(s.what, remember="returned"), Draw(NumberOf(Among(Remembered("returned"), _YOUR_CARD)))),
    "return {what:obj} to their owners' hands. draw a card for each card returned to your hand this way",
    "{what:obj}をオーナーの手札に戻し、これによりあなたの手札に戻されたカード1枚につきカード1枚を引く",
)
verb(
    Sequence(Exile(s.what, "them"), GainLife(NumberOf(Among(Among(Remembered("them"), CARDS_ONLY), s.kind)), YOU)),
    "exile {what:obj}. you gain 1 life for each {kind:cardnp} exiled this way",
    "{what:obj}を追放し、これにより追放された{kind:cardnp}1枚につき1点のライフを得る",
)
_TOP = TopOfLibrary(YOU)
_INTO_HAND = ReturnToHand(_TOP, LIBRARY)
verb(
    If(Exists(Among(_TOP, Filter(s.kind))), May(PutOntoBattlefield(_TOP), "", _INTO_HAND), _INTO_HAND),
    "look at the top card of your library. if it's a[n] {kind:onetype} card, you may put it onto the battlefield."
    " if you don't put the card onto the battlefield, put it into your hand",
    "あなたのライブラリーの一番上のカードを見て、それが{kind:onetype}カードであるなら、あなたはそれを戦場に出してもよく、"
    "そのカードを戦場に出さなかったなら、それをあなたの手札に加える",
)
say(
    "jv",
    If(Exists(Among(_TOP, Filter(s.kind))), May(PutOntoBattlefield(_TOP), "", _INTO_HAND), _INTO_HAND),
    (),
    "あなたのライブラリーの一番上のカードを見る。それが{kind:onetype}カードであるなら、あなたはそれを戦場に出してもよい。"
    "そのカードを戦場に出さないなら、それをあなたの手札に加える",
)
say("onetype", IsType(s.t), "{t:type}", "{t:type}")
for _under, _whose, _whose_ja in (("you", "your", "あなたの"), ("owner", "its owner's", "それのオーナーの")):
    verb(
        PutOntoBattlefield(s.what, _under, False, "", ((s.kind, 1),)),
        (
            f"return {{what:obj}} to the battlefield under {_whose} control with a[n] {{kind:counters}} counter on it",
            *(("return {what:obj} to the battlefield with a[n] {kind:counters} counter on it",) if _under == "you" else ()),
        ),
        f"{{what:obj}}を{{kind:counters}}カウンター1個が置かれた状態で{_whose_ja}コントロール下で戦場に戻す",
    )

verb(PutIntoGraveyard(s.what), "put {what:obj} into its owner's graveyard", "{what:obj}をオーナーの墓地に置く")
_SUSPENDED_SO = Let(
    Modify(Among(Remembered("exiled"), Filter(Not(HasKeyword(s.k)))), (GainAbility(KeywordAbility(s.k)),)), ""
)
verb(
    Sequence(ExileWith(s.what, s.kind, s.n, "exiled"), _SUSPENDED_SO),
    (
        "exile {what:obj} and put {n:count} {kind:counters} (counter/counters@n) on it. if it doesn't have {k:kwname}, it gains {k:kwname}",
        "exile {what:obj} with {n:count} {kind:counters} (counter/counters@n) on it. if it doesn't have {k:kwname}, it gains {k:kwname}",
        "exile {what:obj} with {n:count} {kind:counters} (counter/counters@n) on it and it gains {k:kwname}",
    ),
    "{what:obj}を{kind:counters}カウンター{n:digits}個が置かれた状態で追放し、それが{k:kwname}を持っていないなら、それは{k:kwname}を得るようにする",
)
verb(
    Sequence(CounterIntoExile(s.what, s.kind, s.n, "exiled"), _SUSPENDED_SO),
    "counter {what:obj}. if the spell is countered this way, exile it with {n:count} {kind:counters} (counter/counters@n) on it"
    " instead of putting it into its owner's graveyard. if it doesn't have {k:kwname}, it gains {k:kwname}",
    "{what:obj}を打ち消し、これにより呪文が打ち消されたなら、それをオーナーの墓地に置く代わりに{kind:counters}カウンター{n:digits}個が"
    "置かれた状態で追放し、それが{k:kwname}を持っていないなら、それは{k:kwname}を得るようにする",
)
verb(TimeTravel(), "time travel", "時間旅行を行う")
clause(
    AdjustCounter(s.what, s.kind, True),
    "you may remove a[n] {kind:counters} counter from {what:obj} or put another on it",
    (),
)
say(
    "jo",
    AdjustCounter(s.what, s.kind, True),
    (),
    "あなたは{what:obj}の上から{kind:counters}カウンター1個を取り除くかもう1個を置くことを選んでもよい",
)
verb(
    AdjustCounter(s.what),
    "choose a counter on {what:obj}. remove that counter or put another of those counters on it",
    "{what:obj}の上のカウンター1個を選び、それを取り除くかそれと同じ種類のもう1個を置く",
)
clause(
    NextAsThoughFlash(s.spells),
    "the next {spells:spell1} you cast this turn can be cast as though it had flash",
    (),
)
say("jo", NextAsThoughFlash(s.spells), (), "このターン、次にあなたが唱える{spells:spells}は、それが瞬速を持っているかのように唱えられる")
verb(
    PutCounters(s.what, s.kind, MuchPrevented()),
    "put that many {kind:counters} counters on {what:obj}",
    "{what:obj}の上にその数に等しい数の{kind:counters}カウンターを置く",
)
clause(
    DoublePower(s.what),
    "double the power of {what:obj} until end of turn",
    "ターン終了時まで、{what:obj}のパワーを2倍にする",
)
clause(
    StayTapped(s.what),
    "{what:subj} (doesn't/don't@what) untap during (its/their@what) controller's next untap step",
    "{what:subj}は、次のコントローラーのアンタップ・ステップにアンタップしない",
)

# --- Permanents ---------------------------------------------------------------------------------------------------------------------

verb(TapOrUntap(s.what), "tap or untap {what:obj}", "{what:obj}をタップまたはアンタップする")
verb(Flip(s.what), "flip {what:obj}", "{what:obj}を反転する")
verb(
    RemoveCounters(s.what, s.n),
    "remove up to {n:numeral} counters from {what:obj}",
    "{what:obj}の上からカウンターを最大{n:stat}個取り除く",
)
clause(
    BecomeColorOfChoice(s.what),
    "{what:subj} (becomes/become@what) the color of your choice until end of turn",
    "ターン終了時まで、{what:subj}はあなたの選んだ色1色になる",
)
clause(
    GainFromColor(s.what, s.k),
    "{what:subj} (gains/gain@what) {k:kwname} from the color of your choice until end of turn",
    "ターン終了時まで、{what:subj}はあなたの選んだ色1色に対する{k:kwname}を得る",
)
clause(
    ChangeColorWord(s.what),
    "change the text of {what:obj} by replacing all instances of one color word with another",
    "{what:obj}の文章にある色を表す単語1種類をすべて別の色を表す単語1種類に置き換える",
)
clause(
    Let(MustBlock(s.what, s.whom), END),
    "{what:obj} able to block {whom:obj} this turn do so",
    "このターン、{whom:obj}をブロックできる{what:obj}は、それをブロックする",
)
clause(
    Let(AsThoughFlash(Filter()), END),
    ("you may cast spells this turn as though they had flash", "until end of turn, you may cast spells as though they had flash"),
    "このターン、あなたは呪文を、それらが瞬速を持っているかのように唱えることができるようになる",
)

# --- Tokens that are copies ---------------------------------------------------------------------------------------------------------

verb(
    CreateCopies(s.what, s.n),
    "create {n:count} (token that's a copy/tokens that are copies@n) of {what:obj}",
    "{what:obj}のコピーであるトークン{n:stat}体を生成する",
)
verb(
    CreateCopies(TheExiledCards()),
    "create a token that's a copy of the exiled card",
    "その追放されたカードのコピーであるトークン1(つ/体)を生成する",
)
_AT_END = Later(Triggered(BeginningOf("end"), Sacrifice(Bound())), Remembered("it"))
_HASTY = Sequence(CreateCopies(s.what, remember="it"), Let(Modify(Remembered("it"), s.changes), ""), _AT_END)


def _hasty(values: Values) -> Any:
    return fill(_HASTY, {"what": values["what"], "changes": tuple(GainAbility(a) for a in values["a"])})


def _hasty_of(it: Any, quoted: bool) -> Values | None:
    found: Values = {}
    if not match(_HASTY, it, found) or not all(isinstance(c, GainAbility) for c in found["changes"]):
        return None
    abilities = tuple(c.ability for c in found["changes"])
    if isinstance(abilities[-1], KeywordAbility) == quoted:
        return None
    return {"what": found["what"], "a": abilities}


for _quoted, _stop in ((True, ""), (False, ".")):  # a quotation brings its full stop
    template(
        "clause",
        lambda values: Clause(_hasty(values)),
        lambda it, quoted=_quoted: _hasty_of(it, quoted),  # type: ignore[misc]
        f"create a token that's a copy of {{what:obj}}. it gains {{a:granted}}{_stop} sacrifice it at the beginning of the next end step",
        node=_HASTY,
    )
    template(
        "jo",
        _hasty,
        lambda it, quoted=_quoted: _hasty_of(it, quoted),  # type: ignore[misc]
        (),
        "{what:obj}のコピーであるトークン1体を生成し、それは{a:granted}を得て、次の終了ステップの開始時に、それを生け贄に捧げる",
        node=_HASTY,
    )
verb(
    Sequence(
        CreateCopies(s.what, remember="it", attacking=True),
        Later(Triggered(BeginningOf("end of combat"), Exile(Bound())), Remembered("it")),
    ),
    "create a token that's a copy of {what:obj} and that's tapped and attacking. exile (the token/it) at end of combat",
    (
        "{what:obj}のコピーであるトークンを1体、タップ状態で攻撃している状態で生成し、戦闘終了時に、それを追放する",
        "{what:obj}のコピーであるトークンを1体、タップ状態で攻撃している状態で生成する。戦闘終了時に、そのトークンを追放する",
    ),
)

# --- Among targets ------------------------------------------------------------------------------------------------------------------


@reads("anynumber", "en", "ja")
def read_any_number(reader: Reader, pos: int) -> Iterator[Reading]:
    """Any number of target creatures among which something is divided."""
    end = reader.at(pos, "any number of target creatures", "望む数のクリーチャーを対象とし、それら")
    if end > 0:
        yield Mention("target", pos, TargetSpec(Filter(IsType("creature")), least=0)), end


@shows("anynumber", "en", "ja")
def show_any_number(shower: Shower, target: Any) -> str:
    """Any number of target creatures among which something is divided."""
    spec = shower.specs[target.n] if isinstance(target, Target) else None
    n = spec.divided if spec else None
    if not isinstance(n, int) or spec != TargetSpec(Filter(IsType("creature")), least=0, most=n, divided=n):
        raise CantSay(target, "anynumber")
    return "any number of target creatures" if shower.grammar.language == "en" else "望む数のクリーチャーを対象とし、それら"


def _distributed(values: Values) -> Any:
    target, n = values["to"], values["n"]
    return PutCountersDivided(replace(target, spec=replace(target.spec, most=n, divided=n)), values["kind"])


def _distributed_of(it: Any) -> Values | None:
    return {"n": it.to, "to": it.to, "kind": it.kind} if isinstance(it, PutCountersDivided) else None


template(
    "clause",
    lambda values: Clause(_distributed(values)),
    _distributed_of,
    "distribute {n:sharedout} {kind:counters} counters among {to:anynumber}",
    node=PutCountersDivided(s.to, s.kind),
)
template(
    "jo",
    _distributed,
    _distributed_of,
    (),
    "{to:anynumber}に{n:sharedout}個の{kind:counters}カウンターを好きなように割り振って置く",
    node=PutCountersDivided(s.to, s.kind),
)


@reads("sharedout", "en", "ja")
def read_shared(reader: Reader, pos: int) -> Iterator[Reading]:
    """How many are distributed."""
    yield from reader.read("numeral" if reader.grammar.language == "en" else "stat", pos)


@shows("sharedout", "en", "ja")
def show_shared(shower: Shower, target: Any) -> tuple[Piece, ...]:
    """How many are distributed, which their targets say."""
    n = shower.specs[target.n].divided if isinstance(target, Target) else None
    return shower.show("numeral" if shower.grammar.language == "en" else "stat", n)
