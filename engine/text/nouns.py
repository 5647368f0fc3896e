"""Noun phrases: which objects are meant. The modifiers and what they say; how they are put together is in ``nouns_en``, ``nouns_ja``."""

from __future__ import annotations

from typing import Any

from engine.adventures import HasAdventure
from engine.amounts import ManaValueOf
from engine.characteristic_filters import (
    BaseSize,
    EvenManaValue,
    HasKeyword,
    HasNoAbilities,
    IsColor,
    IsMulticolored,
    IsSubtype,
    IsSupertype,
    IsType,
    ManaValue,
    OfChosenColor,
    Power,
)
from engine.comparing import LesserManaValue, ManaValueAtMost, SharesCreatureType
from engine.continuous import Modify
from engine.filters import (
    Another,
    AnyOf,
    Cast,
    Controlled,
    Filter,
    HasCounter,
    HasNoCounters,
    IsAttacking,
    IsFaceDown,
    IsTapped,
    IsToken,
    Not,
    Owned,
    SingleTarget,
    TargetsJustOne,
    TargetsOnly,
)
from engine.record import record, replace
from engine.requirements import PAID_WITH
from engine.selectors import Each, EventObjects, Remembered, Together
from engine.targets import ANY_TARGET_TYPES, TargetSpec
from engine.text.grammar import Wordings, say
from engine.text.nodes import s, transformed


@record
class InZone:
    """A modifier that says where; part of a :class:`Noun`, not of a filter. ``whose``: "you", "opponent" or "any"."""

    zone: str
    whose: str


@record
class Noun:
    """A noun phrase."""

    filter: Filter
    zone: str = "battlefield"
    stack: str = ""
    """Of what is on the stack: "spell", "ability" or "any"."""


PERMANENT_CARD = Not(AnyOf(IsType("instant"), IsType("sorcery")))
"""A card that is no instant and no sorcery can be a permanent (CR 110.4a)."""

OTHER_CREATURES = Together(
    Each(Filter(IsType("creature"), Controlled("you"))), Each(Filter(IsType("creature"), Owned("you")), "graveyard")
)
ANY_TARGET = TargetSpec(Filter(AnyOf(*(IsType(t) for t in sorted(ANY_TARGET_TYPES)))), players="any")

_ORDER = (
    "Itself", "Another", "IsTapped", "IsSupertype", "IsColor", "Not", "IsType", "IsSubtype", "AnyOf", "IsToken", "Controlled", "Owned",
    "HasKeyword", "ManaValue",
)  # fmt: skip


def _rank(predicate: Any) -> tuple[int, str]:
    name = type(predicate).__name__
    return (_ORDER.index(name) if name in _ORDER else len(_ORDER), repr(predicate))


def _ordered(node: Any) -> Any:
    if isinstance(node, Filter):
        return Filter(*sorted(node.predicates, key=_rank))
    if isinstance(node, AnyOf):
        return AnyOf(*sorted(node.predicates, key=_rank))
    if isinstance(node, Modify):
        return replace(node, changes=tuple(sorted(node.changes, key=lambda change: change.layer)))
    return node


def canonical(tree: Any) -> Any:
    """A tree with what may stand in any order in one order: the properties in its filters, changes in that of their layers (CR 613.1)."""
    return transformed(tree, _ordered)


def noun(predicates: list[Any], base: str) -> Noun | None:
    """The noun phrase of properties and a base: "permanent", "card", "spell", "token", "" for none. None: they don't go together."""
    places = [p for p in predicates if isinstance(p, InZone)]
    rest = [p for p in predicates if not isinstance(p, InZone)]
    if not base:
        base = "card" if places else "permanent"
    if len(places) > 1 or (base == "card") != bool(places):
        return None
    if base == "spell" or (base == "permanent" and any(isinstance(p, Cast) for p in rest)):
        return Noun(_ordered(Filter(*rest)), "stack", "spell")
    if base == "token":
        rest.append(IsToken())
    if not places:
        return Noun(_ordered(Filter(*rest)))
    if places[0].whose != "any":
        rest.append(Owned(places[0].whose))
    return Noun(_ordered(Filter(*rest)), places[0].zone)


def spec_of(it: Noun, least: int = 1, most: int = 1) -> TargetSpec:
    """Targets of a noun phrase."""
    return TargetSpec(it.filter, it.zone, stack=it.stack or "spell", least=least, most=most)


def noun_of(spec: TargetSpec) -> Noun:
    """The noun phrase of targets."""
    return Noun(spec.what or Filter(), spec.zone, spec.stack if spec.zone == "stack" else "")


def modifier(node: Any, pre: Wordings = (), post: Wordings = (), ja: Wordings = (), con: Wordings = ()) -> None:
    """A property of objects: English before or after the noun; Japanese before it, and in the form that goes on (…であり)."""
    say("pre", node, en=pre)
    say("post", node, en=post)
    say("mod", node, ja=ja)
    say("modc", node, ja=con)


modifier(Another(), ("another", "other"), (), ("これでない", "他の", "他の、"), "これでなく")
modifier(IsTapped(tapped=True), "tapped", (), "タップ状態の", ("タップ状態で", "タップ状態であり"))
modifier(IsTapped(tapped=False), "untapped", (), "アンタップ状態の", ("アンタップ状態で", "アンタップ状態であり"))
modifier(IsAttacking(), "attacking", (), ("攻撃している", "攻撃"), "攻撃していて")
modifier(IsColor(s.c), "{c:color}", (), ("{c:color}の", "{c:color}である"), ("{c:color}で", "{c:color}であり"))
modifier(IsColor(""), "colorless", (), ("無色の", "無色である"), ("無色で", "無色であり"))
modifier(IsMulticolored(), "multicolored", (), "多色の", ("多色で", "多色であり"))
modifier(Not(IsColor(s.c)), "non{c:color}", (), "{c:color}でない", "{c:color}でなく")
modifier(Not(IsType(s.t)), "non{t:type}", (), "{t:type}でない", "{t:type}でなく")
modifier(Not(IsSubtype(s.t)), ("non-{t:subtype}", "non—{t:subtype}"), (), "{t:subtype}でない", "{t:subtype}でなく")
modifier(Not(IsSupertype(s.t)), "non{t:supertype}", (), "{t:supertype0}でない", "{t:supertype0}でなく")
modifier(Not(IsToken()), "nontoken", (), "トークンでない", "トークンでなく")
modifier(IsSupertype(s.t), "{t:supertype}", (), "{t:supertype}", ())
modifier(Controlled("you"), (), "you control", ("あなたがコントロールしている", "あなたがコントロールする"), "あなたがコントロールしていて")
modifier(
    Controlled("opponent"),
    (),
    ("an opponent controls", "your opponents control", "opponents control"),
    ("[あなたの]対戦相手がコントロールしている", "[いずれかの]対戦相手がコントロールする", "あなたの対戦相手がコントロールする"),
    "対戦相手がコントロールしていて",
)
modifier(Cast("you"), (), "you cast", "あなたが唱える", ())
modifier(Cast("you", "hand"), (), "you cast from your hand", "あなたがあなたの手札から唱える", ())
modifier(
    HasCounter(s.k),
    (),
    "with a[n] {k:counters} counter on it",
    "{k:counters}カウンターが置かれている",
    "{k:counters}カウンターが置かれていて",
)
modifier(HasAdventure(), (), "that has an Adventure", "出来事を持つ", "出来事を持ち")
modifier(Owned("you"), (), "you own", "あなたがオーナーである", "あなたがオーナーであり")
modifier(HasKeyword(s.k), (), "with {k:kwname}", "{k:kwname}を持つ", ("{k:kwname}を持ち", "{k:kwname}を持っていて"))
modifier(Not(HasKeyword(s.k)), (), "without {k:kwname}", "{k:kwname}を持たない", "{k:kwname}を持たず")
_MV = "(マナ総量/点数で見たマナコスト)"
modifier(
    ManaValue(s.n, None),
    (),
    "with (mana value/converted mana cost) {n:digits} or greater",
    _MV + "が{n:digits}以上(の/である)",
    _MV + "が{n:digits}以上(で/であり)",
)
modifier(
    ManaValue(0, s.n),
    (),
    "with (mana value/converted mana cost) {n:digits} or less",
    _MV + "が{n:digits}以下(の/である)",
    _MV + "が{n:digits}以下(で/であり)",
)
modifier(
    Power(s.n, None),
    (),
    "with power {n:digits} or greater",
    "パワーが{n:digits}以上(の/である)",
    "パワーが{n:digits}以上(で/であり)",
)
modifier(Power(None, s.n), (), "with power {n:digits} or less", "パワーが{n:digits}以下(の/である)", "パワーが{n:digits}以下(で/であり)")
modifier(
    BaseSize(s.p, s.t),
    (),
    "with base power and toughness {p:stat}/{t:stat}",
    "基本のパワーとタフネスが{p:stat}/{t:stat}(である/の)",
    "基本のパワーとタフネスが{p:stat}/{t:stat}であり",
)
modifier(BaseSize(s.p, None), (), "with base power {p:stat}", "基本のパワーが{p:stat}(である/の)", "基本のパワーが{p:stat}であり")
modifier(IsFaceDown(), "face-down", (), "裏向きの", ("裏向きで", "裏向きであり"))
modifier(HasNoAbilities(), (), "with no abilities", "能力を持たない", "能力を持たず")
modifier(
    EvenManaValue(),
    (),
    ("with even mana value[s]", "with an even mana value"),
    "マナ総量が偶数である",
    "マナ総量が偶数であり",
)
modifier(OfChosenColor(), (), "of the chosen color", "選ばれた色の", "選ばれた色であり")
modifier(HasNoCounters(), (), "with no counters on it", "カウンターが置かれていない", "カウンターが置かれておらず")
modifier(
    ManaValueAtMost(ManaValueOf(Remembered(PAID_WITH))),
    (),
    "with mana value less than or equal to the exiled card's",
    "マナ総量がその追放されたカードのマナ総量以下である",
    (),
)
modifier(LesserManaValue(EventObjects()), (), "with lesser mana value than that creature", "マナ総量がそのクリーチャーより小さい", ())
modifier(
    Not(SharesCreatureType(OTHER_CREATURES)),
    (),
    "that doesn't share a creature type with a creature you control or a creature card in your graveyard",
    "あなたがコントロールしているクリーチャーやあなたの墓地にあるクリーチャー・カードと共通のクリーチャー・タイプを持たない",
)
modifier(
    TargetsOnly(Filter(Another(), IsType("creature"))),
    (),
    "that targets only a single creature other than this creature",
    "これでないクリーチャー1体のみを対象としている",
)
modifier(SingleTarget(), (), "with a single target", "対象が1つである", "対象が1つであり")
modifier(TargetsJustOne(), (), "that targets only a single permanent or player", "パーマネントやプレイヤー1つのみを対象としている", ())
modifier(
    InZone("graveyard", "you"),
    (),
    ("from your graveyard", "in your graveyard"),
    ("あなたの墓地にある", "あなたの墓地から"),
    "あなたの墓地にあり",
)
modifier(InZone("graveyard", "any"), (), ("from a graveyard", "in a graveyard"), ("墓地にある", "いずれかの墓地にある"), "墓地にあり")
modifier(
    InZone("graveyard", "opponent"),
    (),
    ("in your opponents' graveyards", "from an opponent's graveyard"),
    ("すべての対戦相手の墓地にある", "対戦相手の墓地にある"),
    "対戦相手の墓地にあり",
)
modifier(InZone("hand", "you"), (), ("from your hand", "in your hand"), ("あなたの手札にある", "あなたの手札から"), "あなたの手札にあり")
