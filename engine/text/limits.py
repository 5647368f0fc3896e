"""What players may and can't do in both languages: attacking, blocking, casting, activating; hand sizes, mana."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities import Static
from engine.continuous import (
    AttackCost,
    AttackersAtMost,
    BlockCost,
    BlockersAtMost,
    BlocksMore,
    CantActivate,
    CantAttack,
    CantBlock,
    CantCast,
    InsteadOfManaCost,
    LooksAtTop,
    ManaOfAnyColor,
    MaximumHandSize,
    MayCast,
    MustBlock,
    StaticEffect,
    TriggersAgain,
)
from engine.filters import (
    AnyOf,
    Cast,
    Filter,
    IsHost,
    Owned,
)
from engine.selectors import Among, Each, Host
from engine.state import GRAVEYARD, LIBRARY
from engine.text.grammar import Reader, Reading, Wordings, reads, say, shows
from engine.text.nodes import s
from engine.text.nouns import Noun
from engine.text.shower import Piece, Shower


def _always(effect: StaticEffect, en: Wordings, ja: Wordings) -> None:
    """An effect of a static ability."""
    say("static", Static((effect,)), en, ja)


# --- Attacking and blocking ---------------------------------------------------------------------------------------------------------

_always(
    AttackCost(s.what, s.n),
    "{what:filters} can't attack you unless their controller pays {n:generic} for each creature they control that's attacking you",
    "{what:filters}は、それらのコントローラーが、あなたを攻撃しているクリーチャー1体につき{n:generic}を支払わないかぎり、あなたを攻撃できない",
)
_always(
    AttackCost(s.what, s.n, True),
    "{what:filters} can't attack you or planeswalkers you control unless their controller pays {n:generic} for each of those creatures",
    "{what:filters}は、それらのコントローラーがそれらのクリーチャー1体につき{n:generic}を支払わないかぎり、"
    "あなたやあなたがコントロールしているプレインズウォーカーを攻撃できない",
)
_always(
    BlockCost(s.what, s.n),
    "{what:filters} can't block unless their controller pays {n:generic} for each of those creatures",
    "{what:filters}は、それらのコントローラーがそれらのクリーチャー1体につき{n:generic}を支払わないかぎり、ブロックできない",
)
for _effect, _en, _ja in ((AttackersAtMost, "attack", "攻撃"), (BlockersAtMost, "block", "ブロック")):
    _always(
        _effect(s.n),
        f"no more than {{n:numeral}} (creature/creatures@n) can {_en} each combat",
        f"各戦闘で{{n:digits}}体を超えるクリーチャーでは{_ja}できない",
    )
_always(
    BlocksMore(s.what, 99),
    "{what:subj} can block any number of creatures",
    "{what:subj}は望む数のクリーチャーをブロックできる",
)
_always(
    BlocksMore(s.what, 1),
    "{what:subj} can block an additional creature each combat",
    "{what:subj}は各戦闘で追加のクリーチャー1体をブロックできる",
)
_always(
    MustBlock(s.what, s.whom),
    "{what:obj} able to block {whom:obj} do so",
    "{whom:obj}をブロックできる{what:obj}は、それをブロックする",
)
# --- Casting and activating ---------------------------------------------------------------------------------------------------------

_always(CantCast(s.spells, "opponent"), "your opponents can't cast {spells:spells}", "あなたの対戦相手は{spells:spells}を唱えられない")
_always(CantCast(s.spells), "players can't cast {spells:spells}", "プレイヤーは{spells:spells}を唱えられない")
_always(
    CantCast(Filter(AnyOf(Cast(from_zone=GRAVEYARD), Cast(from_zone=LIBRARY)))),
    "players can't cast spells from graveyards or libraries",
    "プレイヤーは墓地やライブラリーにある呪文を唱えられない",
)
_always(
    LooksAtTop(),
    "you may look at the top card of your library any time",
    "あなたは[、]いつでもあなたのライブラリーの一番上のカードを見てもよい",
)
_always(
    MayCast(Among(Each(Filter(Owned("you")), GRAVEYARD), s.spells)),
    "you may cast {spells:spells} from your graveyard",
    "あなたはあなたの墓地から{spells:spells}を唱えてもよい",
)
_always(
    CantActivate(s.what),
    "activated abilities of {what:filters} can't be activated",
    "{what:filters}の起動型能力は起動できない",
)
_always(
    CantActivate(s.what, mana_abilities=False),
    "activated abilities of {what:filters} can't be activated unless they're mana abilities",
    "{what:filters}の起動型能力は、マナ能力でないかぎり起動できない",
)
_always(
    InsteadOfManaCost(s.spells, s.cost),
    "you may pay {cost:mana} rather than pay the mana cost for {spells:spells} you cast",
    "あなたは、あなたが唱える{spells:spells}のマナ・コストを支払うのではなく、{cost:mana}を支払ってもよい",
)
_always(
    ManaOfAnyColor("any"),
    "players may spend mana as though it were mana of any color",
    "プレイヤーは、マナを望む色のマナであるかのように支払ってもよい",
)
_always(
    ManaOfAnyColor("you"),
    "you may spend mana as though it were mana of any color",
    "あなたは、マナを望む色のマナであるかのように支払ってもよい",
)
_always(
    TriggersAgain(s.entering),
    "if a[n] {entering:oneof} entering[ the battlefield] causes a triggered ability of a permanent you control to trigger,"
    " that ability triggers an additional time",
    "{entering:oneof}が戦場に出ることによってあなたがコントロールしているパーマネントの誘発型能力が誘発するなら、その能力は追加で1回誘発する",
)


@reads("oneof", "en", "ja")
def read_one_of(reader: Reader, pos: int) -> Iterator[Reading]:
    """A permanent of a kind, without an article: its filter."""
    kind = "np1" if reader.grammar.language == "en" else "np"
    yield from ((it.filter, end) for it, end in reader.read(kind, pos) if it.zone == "battlefield")


@shows("oneof", "en", "ja")
def show_one_of(shower: Shower, what: Filter) -> tuple[Piece, ...]:
    """A permanent of a kind, without an article."""
    return shower.show("np1" if shower.grammar.language == "en" else "np", Noun(what))


say(
    "static",
    Static((CantAttack(Host()), CantBlock(Host()), CantActivate(Filter(IsHost())))),
    "enchanted creature can't attack or block, and its activated abilities can't be activated",
    "エンチャントしているクリーチャーでは攻撃もブロックもできず、それの起動型能力は起動できない",
)

# --- Hands --------------------------------------------------------------------------------------------------------------------------

_always(MaximumHandSize(), "you have no maximum hand size", "あなたの手札の上限はなくなる")
_always(MaximumHandSize(s.n), "your maximum hand size is {n:numeral}", "あなたの手札の上限は{n:stat}枚である")
_always(
    MaximumHandSize(None, s.n),
    "your maximum hand size is reduced by {n:numeral}",
    "あなたの手札の上限は{n:stat}枚減る",
)
_always(
    MaximumHandSize(None, s.n, "opponent"),
    "each opponent's maximum hand size is reduced by {n:numeral}",
    "各対戦相手の手札の上限は{n:stat}枚減る",
)
