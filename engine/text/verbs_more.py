"""More verbs: libraries, counters, costs in the middle of a resolution, what happens later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import Triggered
from engine.actions.add_mana import AddMana
from engine.actions.cast import CastOne
from engine.actions.counter import Counter
from engine.actions.create import CreateTokens, Incubate
from engine.actions.draw import DiscardAtRandom, DiscardHand
from engine.actions.each_player import EachSacrifices
from engine.actions.explore import Explore, Explores
from engine.actions.extra_turn import AddPhases, ExtraTurn
from engine.actions.later import Later
from engine.actions.library import PutFromHand, PutIntoLibrary, Search, ShuffleLibrary, Surveil
from engine.actions.mill import Mill
from engine.actions.move import Exile, ExileWith, PutOntoBattlefield, ReturnToHand
from engine.actions.pay import Unless
from engine.actions.sacrifice import Sacrifice
from engine.actions.tap import PutCounters
from engine.changes import GainControl
from engine.continuous import Modify
from engine.filters import Filter
from engine.instructions import Let
from engine.lasting import WHILE_CONTROLLED
from engine.mana import COLORS
from engine.selectors import YOU, Bound, ControllerOf
from engine.steps_in_order import BEGINNING
from engine.text.clauses import SUBJECT, Clause, clause, verb
from engine.text.grammar import Reader, Reading, reads, say, shows, template
from engine.text.nodes import match, s
from engine.text.nouns import Noun
from engine.text.nouns_en import card_of
from engine.text.nouns_ja import card_of_ja
from engine.text.shower import CantSay, Piece, Shower
from engine.when import BeginningOf

# --- Hands and libraries ----------------------------------------------------------------------------------------------------------------

verb(
    DiscardHand(SUBJECT),
    "discard your hand",
    ("手札をすべて捨てる", "自分の手札をすべて捨てる", "自分の手札を捨てる", "あなたの手札をすべて捨てる"),
)
verb(
    DiscardAtRandom(s.n, SUBJECT),
    "discard {n:count} (card/cards@n) at random",
    ("カード{n:digits}枚を無作為に選んで捨てる", "無作為に選んだカード{n:digits}枚を捨てる"),
)
verb(Surveil(s.n), "surveil {n:digits}", "諜報{n:digits}を行う")
verb(
    PutFromHand(s.n),
    "put {n:count} (card/cards@n) from your hand on top of your library in any order",
    (
        "あなたの手札にあるカード{n:digits}枚をあなたのライブラリーの一番上に望む順番で置く",
        "あなたの手札からカード{n:digits}枚をあなたのライブラリーの一番上に望む順番で置く",
    ),
)
verb(
    PutIntoLibrary(s.what, 0),
    "put {what:obj} on top of (its owner's library/their owners' libraries@what)",
    "{what:obj}を[それの/それらの]オーナーのライブラリーの一番上に置く",
)
verb(
    PutIntoLibrary(s.what, -1),
    "put {what:obj} on the bottom of (its owner's library/their owners' libraries@what)",
    "{what:obj}を[それの/それらの]オーナーのライブラリーの一番下に置く",
)
verb(
    ShuffleLibrary(SUBJECT),
    ("shuffle", "shuffle your library"),
    ("ライブラリーを切り直す", "あなたのライブラリーを切り直す", "自分のライブラリーを切り直す"),
)
for _tapped, _en, _ja in ((False, "", ""), (True, " tapped", "タップ状態で")):
    verb(
        Search(s.what, "battlefield", _tapped, YOU),
        (
            f"search your library for (a/an) {{what:cardnp}}, put (it/that card) onto the battlefield{_en}",
            f"search your library for (a/an) {{what:cardnp}} and put that card onto the battlefield{_en}",
        ),
        (
            f"あなたのライブラリーから{{what:cardnp}}1枚を探し、{_ja}戦場に出す",
            f"あなたのライブラリーから{{what:cardnp}}1枚を探して{_ja}戦場に出す",
            f"あなたのライブラリーから{{what:cardnp}}を1枚探し、{_ja}戦場に出す",
            f"あなたのライブラリーから{{what:cardnp}}を1枚探し、それを{_ja}戦場に出す",
        ),
    )
verb(
    Search(s.what, "hand", False, YOU),
    tuple(f"search your library for (a/an) {{what:cardnp}}, put {it} into your hand" for it in ("it", "that card")),
    (
        "あなたのライブラリーから{what:cardnp}1枚を探し、あなたの手札に加える",
        "あなたのライブラリーから{what:cardnp}を1枚探し、[それを]あなたの手札に加える",
    ),
)
verb(
    Search(s.what, "hand", False, YOU, True),
    "search your library for (a/an) {what:cardnp}, reveal it, put it into your hand",
    ("あなたのライブラリーから{what:cardnp}1枚を探し、公開し、あなたの手札に加える",),
)
verb(
    Search(s.what, "battlefield", False, s.whose),
    "search {whose:players} library for (a/an) {what:cardnp} and put that card onto the battlefield under your control",
    "{whose:who}のライブラリーから{what:cardnp}1枚を探し、あなたのコントロール下で戦場に出す",
)
verb(
    ExtraTurn(SUBJECT),
    "take an extra turn after this one",
    ("このターンに続いて追加の1ターンを行う", "このターンの後に追加の1ターンを行う"),
)
verb(
    AddPhases(BEGINNING, only=("upkeep",), yours=True),
    "get an additional upkeep step after this phase",
    ("このフェイズの後に追加のアップキープ・ステップを1つ得る", "このフェイズの後に追加のアップキープを1つ得る"),
)
verb(
    Mill(s.n, SUBJECT),
    "mill {n:count} (card/cards@n)",
    ("カード{n:digits}枚を切削する", "カードを{n:digits}枚切削する"),
)


@reads("cardnp", "en", "ja")
def read_card(reader: Reader, pos: int) -> Iterator[Reading]:
    """A card of a kind, wherever it is: its filter."""
    yield from (card_of if reader.grammar.language == "en" else card_of_ja)(reader, pos)


@shows("cardnp", "en", "ja")
def show_card(shower: Shower, what: Filter) -> list[Piece]:
    """A card of a kind."""
    from engine.filters import Owned  # noqa: PLC0415

    if any(isinstance(p, Owned) for p in what.predicates):
        raise CantSay(what, "cardnp")
    kind = "np1" if shower.grammar.language == "en" else "np"
    return [*shower.show(kind, Noun(what, "any"))]


# --- Tokens, counters, mana -------------------------------------------------------------------------------------------------------------

verb(
    CreateTokens(s.face, s.n, SUBJECT, True),
    ("create {n:count} tapped ({face:token}/{face:tokens}@n)",),
    (
        "タップ状態の{face:token}{n:digits}(つ/体@face)を生成する",
        "{face:token}{n:digits}(つ/体)をタップ状態で生成する",
        "{face:token}をタップ状態で{n:digits}(つ/体)生成する",
    ),
)
verb(
    CreateTokens(s.face, s.n, SUBJECT, False, attached_to=s.to),
    "create {n:count} ({face:token}/{face:tokens}@n) attached to {to:obj}",
    (
        "{to:obj}につけられた状態の{face:token}{n:digits}(つ/体@face)を生成する",
        "{face:token}{n:digits}(つ/体)を{to:obj}についた状態で生成する",
    ),
)
verb(CreateTokens(s.face, 1, SUBJECT, False), "create {face:legend}", ())
verb(Incubate(s.n, SUBJECT), "incubate {n:digits}", "培養{n:digits}を行う")
clause(Explore(s.what), "{what:subj} (explores/explore@what)", ("{what:subj}は探検する", "{what:subj}は探検を行う"))
say("trigger", Explores(s.what), "whenever {what:heard} explores", "{what:heard}が(探検する/探検を行う)たび")
verb(
    PutCounters(s.what, s.kind, s.n),
    "remove {n:lesscount} {kind:counters} (counter/counters@n) from {what:obj}",
    (
        "{what:obj}の上から{kind:counters}カウンター{n:less}(個/つ)を取り除く",
        "{what:obj}[の上]から{kind:counters}カウンターを{n:less}(個/つ)取り除く",
        "{what:obj}の{kind:counters}カウンターを{n:less}個取り除く",
    ),
)
verb(
    CreateTokens(s.face, s.n, SUBJECT, True, True),
    "create {n:count} tapped and attacking ({face:token}/{face:tokens}@n)",
    (
        "タップ状態で攻撃している{face:token}{n:digits}(つ/体@face)を生成する",
        "{face:token}を{n:digits}(つ/体)、タップ状態で攻撃している状態で生成する",
    ),
)
verb(
    ExileWith(s.what, s.kind, s.n),
    "exile {what:obj} with {n:count} {kind:counters} (counter/counters@n) on it",
    (
        "{what:obj}を{kind:counters}カウンター{n:digits}(個/つ)が置かれた状態で追放する",
        "{what:obj}を、それの上に{kind:counters}カウンターが{n:digits}(個/つ)置かれた状態で追放する",
        "{what:obj}を、それの上に{kind:counters}カウンターを{n:digits}(個/つ)置かれた状態で追放する",
        "{what:obj}を、それの上に{kind:counters}カウンター(が/を){n:digits}(個/つ)置かれた状態でゲームから取り除く",
    ),
)
verb(
    AddMana(s.m),
    "add {m:sameof} mana of any one color",
    ("好きな色1色のマナ{m:sameof}点を加える", "あなたのマナプールに[、]好きな色1色のマナ{m:sameof}点を加える"),
)


@reads("lesscount", "en")
def read_less(reader: Reader, pos: int) -> Iterator[Reading]:
    """A number of counters that are taken away, as a negative number."""
    yield from ((-n, end) for n, end in reader.read("count", pos) if isinstance(n, int))


@shows("lesscount", "en")
def show_less(shower: Shower, n: Any) -> tuple[Piece, ...]:
    """A number of counters that are taken away."""
    return shower.show("count", _taken_away(n))


@reads("less", "ja")
def read_less_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """A number of counters that are taken away, as a negative number."""
    yield from ((-n, end) for n, end in reader.read("digits", pos) if isinstance(n, int))


@shows("less", "ja")
def show_less_ja(shower: Shower, n: Any) -> tuple[Piece, ...]:
    """A number of counters that are taken away."""
    return shower.show("digits", _taken_away(n))


def _taken_away(n: Any) -> int:
    if not isinstance(n, int) or n >= 0:
        raise CantSay(n, "less")
    return -n


@reads("sameof", "en", "ja")
def read_same(reader: Reader, pos: int) -> Iterator[Reading]:
    """So much mana of one color: the combinations to choose from."""
    kind = "count" if reader.grammar.language == "en" else "digits"
    yield from ((tuple(c * n for c in COLORS), end) for n, end in reader.read(kind, pos) if isinstance(n, int) and 2 <= n <= 10)


@shows("sameof", "en", "ja")
def show_same(shower: Shower, choices: tuple[str, ...]) -> tuple[Piece, ...]:
    """So much mana of one color."""
    n = len(choices[0]) if choices else 0
    if n < 2 or choices != tuple(c * n for c in COLORS):
        raise CantSay(choices, "sameof")
    return shower.show("count" if shower.grammar.language == "en" else "digits", n)


# --- Sacrificing, paying, casting -------------------------------------------------------------------------------------------------------

verb(
    EachSacrifices(s.what, SUBJECT),
    "sacrifice {what:heardnp}",
    ("{what:heardnp}を生け贄に捧げる", "{what:heardnp}を1(体/つ)生け贄に捧げる"),
)
verb(
    Unless(Counter(s.what), s.cost, ControllerOf(s.what)),
    "counter {what:obj} unless its controller pays {cost:mana}",
    "(それの/その)コントローラーが{cost:mana}を支払わないかぎり、{what:obj}を打ち消す",
)
for _do, _en, _ja in (
    (Sacrifice(Bound()), "sacrifice {x}", "{x}を生け贄に捧げる"),
    (Exile(Bound(), ""), "exile {x}", "{x}を追放する"),
    (ReturnToHand(Bound()), "return {x} to its owner's hand", "{x}をオーナーの手札に戻す"),
    (
        PutOntoBattlefield(Bound(), "owner"),
        "return {x} to the battlefield under (its owner's/their owner's) control",
        "{x}をオーナーのコントロール下で戦場に戻す",
    ),
):
    verb(
        Later(Triggered(BeginningOf("end"), _do), s.about, ""),
        _en.replace("{x}", "{about:obj}") + " at the beginning of the next end step",
        "次の終了ステップの開始時に、" + _ja.replace("{x}", "{about:obj}"),
    )
verb(Let(Modify(s.what, (GainControl(),)), ""), "gain control of {what:obj}", ("{what:obj}のコントロールを得る",))
verb(
    Let(Modify(s.what, (GainControl(),))),
    "gain control of {what:obj} until end of turn",
    ("ターン終了時まで、{what:obj}のコントロールを得る",),
)
verb(
    Let(Modify(s.what, (GainControl(),)), WHILE_CONTROLLED),
    "gain control of {what:obj} for as long as you control this creature",
    ("あなたがこのクリーチャーをコントロールしている限り、{what:obj}のコントロールを得る",),
)

_CAST_FREE = CastOne(s.what, True)


def _cast(values: dict[str, Any]) -> Clause:
    return Clause(CastOne(values["what"], free=True))


def _cast_taken(it: Any) -> dict[str, Any] | None:
    found: dict[str, Any] = {}
    return found if match(_CAST_FREE, it, found) else None


template("clause", _cast, _cast_taken, ("you may cast {what:obj} without paying its mana cost",))
say(
    "jo",
    _CAST_FREE,
    (),
    ("[あなたは]{what:obj}をそのマナ・コストを支払うことなく唱えてもよい", "あなたは{what:obj}をマナ・コストを支払うことなく唱えてもよい"),
)
