"""Verbs of what happens in play: cards played from elsewhere, faces, phases and turns, damage divided, what depends on later events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities import Triggered
from engine.actions.add_mana import AddSameMana
from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.divided import DealDivided
from engine.actions.extra_turn import EXTRA_TURNS, MAIN, AddPhases, AddStep, ExtraTurn
from engine.actions.face_down import PutFaceDown
from engine.actions.later import Later
from engine.actions.linked import ExileLinked, TheExiledCards
from engine.actions.lose_game import LoseGame
from engine.actions.move import Exile, PutOntoBattlefield
from engine.actions.move_counters import MoveCounters
from engine.actions.pay import Unless
from engine.actions.resolved_times import WhenResolved
from engine.actions.retarget import ChangeTargets
from engine.actions.sacrifice import Sacrifice
from engine.actions.tap import Tap
from engine.actions.transform import Transform
from engine.amounts import EventAmount
from engine.cards.words import keyword
from engine.changes import BecomeType, SetPowerToughness
from engine.color_identity import AddManaOfIdentity
from engine.continuous import ManaOfAnyColor, MayCast, Modify
from engine.copying import Becomes
from engine.filters import Filter, Owned
from engine.instructions import Let, Sequence
from engine.object_parts import FaceDown
from engine.planes import Chaos, Planeswalk
from engine.record import replace
from engine.selectors import YOU, Bound, Each, EventAttacker, EventPlayer, Remembered, Target, This, TopOfLibrary
from engine.steps_in_order import BEGINNING, COMBAT, MAIN_PHASES
from engine.targets import TargetSpec
from engine.text.abilities import settled
from engine.text.clauses import SUBJECT, By, Clause, clause, verb
from engine.text.continuous import END
from engine.text.grammar import Reader, Reading, Values, reads, say, shows, template
from engine.text.mentions import Mention
from engine.text.nodes import fill, match, s
from engine.text.nouns import ANY_TARGET, canonical
from engine.text.shower import CantSay, Piece, Shower
from engine.text.telling import clauses
from engine.when_control import LoseControl
from engine.when_turns import EndOfExtraTurn

# --- Verbs --------------------------------------------------------------------------------------------------------------------------

verb(Transform(s.what), "transform {what:obj}", "{what:obj}を変身させる")
verb(
    MoveCounters(s.what, s.to),
    "move all counters from {what:obj} onto {to:obj}",
    "{what:obj}の上からすべてのカウンターを{to:obj}の上に移動する",
)
clause(ChangeTargets(s.what, True), "you may choose new targets for {what:obj}", ())
say("jo", ChangeTargets(s.what, True), (), "[あなたは]{what:obj}の新しい対象を選んでもよい")
verb(
    Destroy(s.what, regenerable=False),
    "destroy {what:obj}. (it/they@what) can't be regenerated",
    "{what:obj}を破壊し、(それ/それら)の再生はできないようにする",
)
verb(
    Unless(Sacrifice(s.what), s.cost, SUBJECT),
    "sacrifice {what:obj} unless you pay {cost:mana}",
    "あなたが{cost:mana}を支払わないかぎり、{what:obj}を生け贄に捧げる",
)
verb(LoseGame(SUBJECT), "lose the game", "ゲームに敗北する", you=True)
clause(
    AddManaOfIdentity(),
    "add one mana of any color in your commander's color identity",
    "あなたの統率者の固有色のうち好きな色のマナ1点を加える",
)
clause(
    AddSameMana(),
    "that player adds one mana of any type that land produced",
    "そのプレイヤーは、その土地が生み出したタイプのうち好きなタイプのマナ1点を加える",
)
verb(Planeswalk(SUBJECT), "planeswalk", "プレインズウォークする")
clause(Chaos(), "chaos ensues", "カオスが起こる")
for _attacking, _blocking, _en, _ja in (
    (True, None, "that's attacking", "攻撃している"),
    (False, EventAttacker(), "that's blocking that creature", "そのクリーチャーをブロックしている"),
):
    verb(
        CreateTokens(s.face, s.n, SUBJECT, False, _attacking, blocking=_blocking),
        f"create {{n:count}} ({{face:token}}/{{face:tokens}}@n) {_en}",
        f"{_ja}{{face:token}}{{n:digits}}(つ/体@face)を生成する",
    )

# --- Libraries ----------------------------------------------------------------------------------------------------------------------

say("topcards", TopOfLibrary(YOU), "the top card of your library", "あなたのライブラリーの一番上のカード")
say("topcards", TopOfLibrary(YOU, s.n), "the top {n:numeral} cards of your library", "あなたのライブラリーの一番上からカード{n:stat}枚")
say("topcards", TopOfLibrary(EventPlayer()), "the top card of that player's library", "そのプレイヤーのライブラリーの一番上のカード")
say("topcards", TopOfLibrary(s.who), "the top card of {who:whoseeach} library", "{who:whoseeach}ライブラリーの一番上のカード")


@reads("whoseeach", "en", "ja")
def read_whose(reader: Reader, pos: int) -> Iterator[Reading]:
    """ "each player's"."""
    for who, end in reader.read("whoever", pos):
        stop = reader.at(end, "'s" if reader.grammar.language == "en" else "の")
        if stop > 0 and type(who).__name__.startswith("Each"):
            yield who, stop


@shows("whoseeach", "en", "ja")
def show_whose(shower: Shower, who: Any) -> tuple[Piece, ...]:
    """ "each player's"."""
    if not type(who).__name__.startswith("Each"):
        raise CantSay(who, "whose")
    return (*shower.show("whoever", who), "'s" if shower.grammar.language == "en" else "の")


CLOAKED = FaceDown("cloak", (keyword("ward", "{2}"),))
for _word, _down, _ja in (("manifest", FaceDown("manifest"), "予示する"), ("cloak", CLOAKED, "偽装する")):
    verb(PutFaceDown(s.what, _down), f"{_word} {{what:topcards}}", f"{{what:topcards}}を{_ja}")
verb(Exile(s.what, ""), "exile {what:topcards}", "{what:topcards}を追放する")
for _n, _lands, _en, _ja in (
    ("it", False, "cast that card", "そのカードを唱えてもよい"),
    ("it", True, "play that card", "そのカードをプレイしてもよい"),
    ("them", True, "play those cards", "それらのカードをプレイしてもよい"),
):
    verb(
        Sequence(Exile(s.what, _n), Let(MayCast(Remembered(_n), lands=_lands))),
        (f"exile {{what:topcards}}. until end of turn, you may {_en}", f"exile {{what:topcards}}. you may {_en} this turn"),
        (),
    )
    say(
        "jv",
        Sequence(Exile(s.what, _n), Let(MayCast(Remembered(_n), lands=_lands))),
        (),
        (f"{{what:topcards}}を追放する。ターン終了時まで、あなたは{_ja}", f"{{what:topcards}}を追放する。このターン、あなたは{_ja}"),
    )
_MUGGING = Sequence(Exile(s.what, "them"), Let(MayCast(Remembered("them"), lands=True)), Let(ManaOfAnyColor("you", Remembered("them"))))
verb(
    _MUGGING,
    tuple(
        f"exile {{what:topcards}}. {while_so}, and you may spend mana as though it were mana of any color to cast those spells"
        for while_so in ("until end of turn, you may play those cards", "you may play those cards this turn")
    ),
    (),
)
say(
    "jv",
    _MUGGING,
    (),
    "{what:topcards}を追放する。ターン終了時まで、あなたはそれらのカードをプレイしてもよく、"
    "それらの呪文を唱えるためにマナを望む色のマナであるかのように支払ってもよい",
)
clause(
    Let(MayCast(Each(Filter(Owned("you")), "graveyard"), lands=True)),
    "until end of turn, you may play lands and cast spells from your graveyard",
    (),
)
say(
    "jo",
    Let(MayCast(Each(Filter(Owned("you")), "graveyard"), lands=True)),
    (),
    (
        "ターン終了時まで、あなたはあなたの墓地から土地をプレイしたり呪文を唱えたりしてもよい",
        "ターン終了時まで、あなたはあなたの墓地から、土地をプレイしても呪文を唱えてもよい",
    ),
)

_ANIMATED = Let(Modify(s.what, (BecomeType(s.types, s.subtypes, besides=False, keeps_types=True), SetPowerToughness(s.p, s.t))), END)


def _animated(values: Values) -> Any:
    it = values["kinds"]
    plain = isinstance(it, Becomes) and it == Becomes(types=it.types, subtypes=it.subtypes)
    return fill(_ANIMATED, {**values, "types": it.types, "subtypes": it.subtypes}) if plain else None


def _animated_of(it: Any) -> Values | None:
    found: Values = {}
    if not match(_ANIMATED, it, found):
        return None
    return {**found, "kinds": Becomes(types=found["types"], subtypes=found["subtypes"])}


template(
    "clause",
    lambda values: None if (it := _animated(values)) is None else Clause(it),
    _animated_of,
    "{what:subj} becomes a {p:stat}/{t:stat} {kinds:barekinds} until end of turn. it's still a land",
    node=_ANIMATED,
)
template(
    "jo",
    _animated,
    _animated_of,
    (),
    "ターン終了時まで、{what:subj}は{p:stat}/{t:stat}の{kinds:barekinds}になる。それは土地でもある",
    node=_ANIMATED,
)

# --- Phases and turns ---------------------------------------------------------------------------------------------------------------

verb(
    AddPhases(BEGINNING, yours=True),
    "get an additional beginning phase after this phase",
    "このフェイズの後に追加の開始フェイズを1つ得る",
    you=True,
)
verb(
    AddPhases(BEGINNING, EventAmount(), only=("upkeep",), yours=True),
    "get that many additional upkeep steps after this phase",
    "このフェイズの後にその数に等しい数の追加のアップキープ・ステップを得る",
    you=True,
)
clause(
    AddPhases((*COMBAT, *MAIN), after=MAIN_PHASES),
    "after this main phase, there is an additional combat phase followed by an additional main phase",
    "このメイン・フェイズの後に、追加の戦闘フェイズとそれに続く追加のメイン・フェイズを加える",
)
clause(
    AddPhases(COMBAT),
    "after this phase, there is an additional combat phase",
    "このフェイズの後に、追加の戦闘フェイズを加える",
)
clause(
    AddStep("upkeep"),
    "that player gets an additional upkeep step after this step",
    "そのプレイヤーはこのステップの後に追加のアップキープ・ステップを得る",
)
clause(
    Sequence(ExtraTurn(YOU), Later(Triggered(EndOfExtraTurn(), LoseGame(YOU)), Remembered(EXTRA_TURNS))),
    "take an extra turn after this one. at the beginning of that turn's end step, you lose the game",
    "このターンの後に追加の1ターンを行い、そのターンの終了ステップの開始時に、あなたはゲームに敗北する",
)

# --- Damage divided -----------------------------------------------------------------------------------------------------------------

_AMONG = {2: ("one or two targets", "1つか2つの対象"), 3: ("one, two, or three targets", "1つか2つか3つの対象")}


@reads("among", "en", "ja")
def read_among(reader: Reader, pos: int) -> Iterator[Reading]:
    """Among how many targets something is divided at most."""
    for most, words in _AMONG.items():
        end = reader.at(pos, words[0 if reader.grammar.language == "en" else 1])
        if end > 0:
            yield Mention("target", pos, TargetSpec(ANY_TARGET.what, players=ANY_TARGET.players, most=most)), end


@shows("among", "en", "ja")
def show_among(shower: Shower, target: Any) -> str:
    """Among how many targets something is divided at most."""
    spec = shower.specs[target.n] if isinstance(target, Target) else None
    if spec is None or replace(spec, divided=None) != TargetSpec(ANY_TARGET.what, players=ANY_TARGET.players, most=spec.most):
        raise CantSay(target, "among")
    return _AMONG[spec.most][0 if shower.grammar.language == "en" else 1]


@reads("divisible", "en", "ja")
def read_divisible(reader: Reader, pos: int) -> Iterator[Reading]:
    """How much is divided."""
    yield from reader.read("stat", pos)


@shows("divisible", "en", "ja")
def show_divisible(shower: Shower, target: Any) -> tuple[Piece, ...]:
    """How much is divided, which its targets say."""
    return shower.show("stat", shower.specs[target.n].divided if isinstance(target, Target) else None)


def _divided(values: Values) -> Any:
    target, source = values["to"], values["source"]
    divided = replace(target, spec=replace(target.spec, divided=values["n"]))
    return By(source, DealDivided(divided))


def _divided_of(it: Any) -> Values | None:
    return {"source": This(), "n": it.to, "to": it.to} if isinstance(it, DealDivided) else None


template(
    "clause",
    lambda values: Clause(_divided(values)),
    _divided_of,
    "{source:obj} deals {n:divisible} damage divided as you choose among {to:among}",
    node=DealDivided(s.to),
)
template(
    "jo",
    _divided,
    _divided_of,
    (),
    "{source:obj}は{to:among}に合計{n:divisible}点のダメージをあなたの望むように割り振って与える",
    node=DealDivided(s.to),
)

# --- Later --------------------------------------------------------------------------------------------------------------------------

clause(
    Later(Triggered(LoseControl(), Tap(Bound())), s.about),
    "when you lose control of {about:obj}, tap it",
    "あなたが{about:obj}のコントロールを失ったとき、それをタップする",
)


def _whenever(values: Values) -> Any:
    """An ability that triggers for the rest of the turn; what it does is settled by itself."""
    found = settled(values["do"], values["when"])
    return None if found is None or found[1] else Later(Triggered(canonical(values["when"]), found[0]), duration=END)


def _whenever_of(it: Any) -> Values | None:
    found: Values = {}
    return found if match(Later(Triggered(s.when, s.do), None, END), it, found) else None


_WHENEVER = Later(Triggered(s.when, s.do), None, END)
template(
    "clause",
    lambda values: None if (it := _whenever(values)) is None else Clause(it),
    _whenever_of,
    "{when:trigger} this turn, {do:plainchain}",
    node=_WHENEVER,
)
template("jo", _whenever, _whenever_of, (), "このターン、{when:trigger}、{do:plainchain}", node=_WHENEVER)


def _when_resolved(values: Values) -> Any:
    """What is done once an ability has resolved so many times; it has no targets."""
    found = settled(values["do"])
    return None if found is None or found[1] else WhenResolved(values["n"], found[0])


def _when_resolved_of(it: Any) -> Values | None:
    found: Values = {}
    return found if match(WhenResolved(s.n, s.do), it, found) else None


template(
    "clause",
    lambda values: None if (it := _when_resolved(values)) is None else Clause(it),
    _when_resolved_of,
    "when this ability has resolved {n:numeral} times this turn, {do:plainchain}",
    node=WhenResolved(s.n, s.do),
)
template(
    "jo",
    _when_resolved,
    _when_resolved_of,
    (),
    "このターンにこの能力が{n:digits}回解決されたとき、{do:plainchain}",
    node=WhenResolved(s.n, s.do),
)


@reads("plainchain", "en", "ja")
def read_chain(reader: Reader, pos: int) -> Iterator[Reading]:
    """What happens, in one sentence."""
    yield from reader.read("chain", pos)


@reads("ownchain", "en", "ja")
def read_own_chain(reader: Reader, pos: int) -> Iterator[Reading]:
    """What happens, in one sentence, perhaps to the object itself."""
    yield from reader.read("chain", pos)


@shows("ownchain", "en", "ja")
def show_own_chain(shower: Shower, do: Any) -> list[Piece]:
    """What happens, in one sentence, perhaps to the object itself."""
    return clauses(shower, do)


@shows("plainchain", "en", "ja")
def show_chain(shower: Shower, do: Any) -> list[Piece]:
    """What happens, in one sentence, without mentions."""
    pieces = clauses(shower, do)
    if not all(isinstance(piece, str) for piece in pieces):
        raise CantSay(do, "clause")
    return pieces


# --- Exiled until -------------------------------------------------------------------------------------------------------------------



def _exiled_of(it: Any) -> Values | None:
    return {"what": it.what} if isinstance(it, ExileLinked) else None


# That exiled cards are linked to another ability is seen when that is read: here it is only printed.
template("clause", lambda values: None, _exiled_of, "exile {what:obj}", node=ExileLinked(s.what))
template("vp", lambda values: None, _exiled_of, "exile {what:obj}", node=ExileLinked(s.what))
template("jv", lambda values: None, _exiled_of, (), "{what:obj}を追放する", node=ExileLinked(s.what))
template("jvt", lambda values: None, _exiled_of, (), "{what:obj}を追放して", node=ExileLinked(s.what))
verb(
    PutOntoBattlefield(TheExiledCards(), "owner"),
    "return the exiled (card/cards) to the battlefield under (its owner's/their owners') control",
    "その追放されたカードをオーナーのコントロール下で戦場に戻す",
)
