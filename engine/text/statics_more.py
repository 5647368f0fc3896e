"""More static abilities in both languages: costs, casting, names and types that are chosen, what permanents of other cards have."""

from __future__ import annotations

from typing import Any

from engine.abilities import KeywordAbility, Static
from engine.actions.draw import Draw
from engine.actions.life import LoseLife
from engine.actions.linked import TheLastExiled
from engine.activation_costs import AbilitiesCostMana, AnyManaToActivate
from engine.amounts import NumberOf, PowerOf, ToughnessOf
from engine.changes import BecomeChosenType, GainAbility, SetPowerToughness
from engine.changes.types import HaveTypesOf
from engine.characteristic_filters import IsType, OfChosenName
from engine.commander import YourCommanders
from engine.comparing import ManaValueAtMost
from engine.conditions import Exists, Isnt, YourTurn
from engine.continuous import (
    AbilityCost,
    Cant,
    CantCast,
    CastFree,
    Instead,
    InsteadOfManaCost,
    Modify,
    MoreLands,
    OnlyAsSorcery,
    SpellCost,
    SpellsEachTurn,
)
from engine.filters import Cast, CastFrom, Controlled, Filter, Itself, Not, Owned
from engine.instead import Do
from engine.instructions import Let, Sequence
from engine.loyalty_abilities import LoyaltyCost
from engine.mana import COLORS, ManaCost
from engine.player_abilities import PlayersHave, PlayersLose
from engine.record import replace
from engine.selectors import Each, EachSpell, Either, Everywhere, This
from engine.state import GRAVEYARD, HAND, STACK
from engine.text.clauses import clause
from engine.text.continuous import END, about_itself
from engine.text.grammar import Values, Wordings, say, template
from engine.text.nodes import match, s
from engine.text.statics import conditional, unconditional
from engine.would import WouldDraw

ITSELF = Filter(Itself())


def _always(effect: Any, en: Wordings, ja: Wordings) -> None:
    """An effect of a static ability."""
    say("static", Static((effect,)), en, ja)


# --- Costs --------------------------------------------------------------------------------------------------------------------------



def _spell_cost(whose: str, less: bool, en: str, ja: str) -> None:
    def build(values: Values) -> Any:
        if any(isinstance(p, Cast) for p in values["spells"].predicates):
            return None  # whose spells they are is said beside
        return Static((SpellCost(values["spells"], values["n"], whose, "", less),))

    def take(it: Any) -> Values | None:
        found: Values = {}
        return found if match(node, it, found) else None

    node = Static((SpellCost(s.spells, s.n, whose, "", less),))
    template("static", build, take, en, ja, node=node)


for _less, _en, _ja in ((False, "more", "多くなる"), (True, "less", "少なくなる")):
    for _whose, _you, _you_ja in (
        ("any", "", ""),
        ("you", " you cast", "あなたが唱える"),
        ("opponent", " your opponents cast", "対戦相手が唱える"),
    ):
        _spell_cost(
            _whose,
            _less,
            f"{{spells:spells}}{_you} cost {{n:generic}} {_en} to cast",
            f"{_you_ja}{{spells:spells}}を唱えるためのコストは{{n:generic}}{_ja}",
        )
about_itself(
    Static((InsteadOfManaCost(ITSELF, s.cost),), zones=(STACK,)),
    "you may {cost:cost} rather than pay {this:poss} mana cost",
    "あなたは{this:poss}マナ・コストを支払うのではなく、{cost:cost}ことを選んでもよい",
)
say(
    "static",
    Static((CastFree(ITSELF),), Exists(YourCommanders()), (HAND, STACK)),
    "if you control a commander, you may cast this spell without paying its mana cost",
    "あなたが統率者をコントロールしているなら、あなたはこの呪文をそれのマナ・コストを支払うことなく唱えてもよい",
)

say("condition", Exists(YourCommanders()), "you control a commander", "あなたが統率者をコントロールしている")

# --- Casting ------------------------------------------------------------------------------------------------------------------------

_always(
    CantCast(Filter(Not(CastFrom(HAND))), "opponent"),
    "your opponents can't cast spells from anywhere other than their hands",
    "あなたの対戦相手は自分の手札以外から呪文を唱えることができない",
)
_always(CantCast(Filter(OfChosenName())), "spells with the chosen name can't be cast", "選ばれた名前を持つ呪文は唱えられない")
for _whose, _en, _ja in (("opponent", "each opponent", "各対戦相手"), ("any", "each player", "各プレイヤー")):
    _always(
        OnlyAsSorcery(_whose),
        f"{_en} can cast spells only any time they could cast a sorcery",
        f"{_ja}は自分がソーサリーを唱えられるときにのみ呪文を唱えられる",
    )
    _always(
        Cant(WouldDraw(_whose, beyond=s.n)),
        f"{_en} can't draw more than {{n:numeral}} (card/cards@n) each turn",
        f"{_ja}は各ターンにカードを{{n:stat}}枚までしか引けない",
    )

for _whose, _en, _ja in (("opponent", "each opponent", "各対戦相手"), ("any", "each player", "各プレイヤー"), ("you", "you", "あなた")):
    _always(
        SpellsEachTurn(s.n, _whose),
        f"{_en} can't cast more than {{n:numeral}} (spell/spells@n) each turn",
        f"{_ja}は各ターンに{{n:stat}}つを超える数の呪文を唱えられない",
    )
say(
    "static",
    Static((CantCast(Filter(), "you"),), Isnt(YourTurn())),
    "you can cast spells only during your turn",
    "あなたはあなたのターンの間にのみ呪文を唱えられる",
)
_always(
    CastFree(Filter(ManaValueAtMost(NumberOf(Each(Filter(IsType("land"), Controlled("you"))))))),
    "you may cast spells with mana value less than or equal to the number of lands you control without paying their mana costs",
    "あなたは、マナ総量があなたがコントロールしている土地の総数以下の呪文を、それらのマナ・コストを支払うことなく唱えてもよい",
)
_always(
    AbilityCost(s.n),
    "activated abilities cost {n:generic} more to activate unless they're mana abilities",
    "起動型能力は、マナ能力でないかぎり、起動するためのコストが{n:generic}多くなる",
)

for _n, _symbol in ((1, "+1"), (2, "+2"), (-1, "−1")):
    _always(
        LoyaltyCost(s.what, _n),
        f"loyalty abilities of {{what:filters}} cost an additional {_symbol} to activate",
        f"{{what:filters}}の忠誠度能力を起動するためのコストは追加で{_symbol}かかる",
    )
for _letter in COLORS:
    _always(
        AbilitiesCostMana(ManaCost(0, (_letter,))),
        f"activated abilities cost {{{{{_letter.lower()}}}}} more to activate unless they're mana abilities",
        f"起動型能力は、マナ能力でないかぎり、起動するためのコストが{{{{{_letter.lower()}}}}}多くなる",
    )
_always(
    AnyManaToActivate(s.what),
    "you may spend mana as though it were mana of any color to pay the activation costs of abilities of {what:filters}",
    "あなたは、{what:filters}の能力の起動コストを支払うために、望む色のマナであるかのようにマナを支払ってもよい",
)
_always(
    MoreLands(1),
    "you may play an additional land on each of your turns",
    ("あなたはあなたの各ターンに土地1つを追加でプレイしてもよい", "あなたは、あなたの各ターンに土地1つを追加でプレイしてもよい"),
)
_always(
    MoreLands(s.n),
    "you may play {n:numeral} additional lands on each of your turns",
    "あなたはあなたの各ターンに土地を追加で{n:stat}つプレイしてもよい",
)
clause(
    Let(MoreLands(1), END),
    "you may play an additional land this turn",
    "このターン、あなたは土地1つを追加でプレイしてもよい",
)
clause(
    Let(MoreLands(s.n), END),
    "you may play up to {n:numeral} additional lands this turn",
    "このターン、あなたは土地を追加で{n:stat}つまでプレイしてもよい",
)

# --- Abilities of players --------------------------------------------------------------------------------------------------------------

for _whose, _who, _whom in (
    ("you", ("you",), ("あなた",)),
    ("opponent", ("your opponents", "each opponent"), ("あなたの対戦相手", "各対戦相手")),
    ("any", ("players", "each player"), ("各プレイヤー", "プレイヤー")),
):
    _always(PlayersHave(s.a, _whose), tuple(f"{w} (have/has) {{a:kw}}" for w in _who), tuple(f"{w}は{{a:kw}}を持つ" for w in _whom))
    _always(
        PlayersLose(KeywordAbility(s.k), _whose),
        tuple(f"{w} (lose/loses) {{k:kwname}}" for w in _who),
        tuple(f"{w}は{{k:kwname}}を失う" for w in _whom),
    )

# --- Drawing ------------------------------------------------------------------------------------------------------------------------

_EMPTY_HAND = Isnt(Exists(Each(Filter(Owned("you")), HAND)))
_always(
    Instead(WouldDraw(), Do(Sequence(Draw(s.n), LoseLife(s.m))), _EMPTY_HAND),
    "if you would draw a card while you have no cards in hand, instead you draw {n:numeral} cards and you lose {m:stat} life",
    "あなたの手札にカードがない状態であなたがカード1枚を引くなら、代わりにカード{n:stat}枚を引き{m:stat}点のライフを失う",
)
clause(
    Let(Instead(WouldDraw("any", who=s.who), Do(Draw())), END),
    "until end of turn, if {who:who} would draw a card, instead that player skips that draw and you draw a card",
    "ターン終了時まで、{who:who}がカード1枚を引くなら、代わりにそのプレイヤーはそのドローを飛ばし、あなたはカード1枚を引く",
)

# --- Types, abilities ---------------------------------------------------------------------------------------------------------------

_OWNED = Filter(IsType("creature"), Owned("you"))
_YOURS = Filter(IsType("creature"), Controlled("you"))
_ELSEWHERE = (HAND, "library", GRAVEYARD, "exile", "command")
_always(
    Modify(Either(Each(_YOURS), EachSpell(_YOURS), Everywhere(_OWNED, _ELSEWHERE)), (BecomeChosenType(),)),
    "creatures you control are the chosen type. the same is true for creature spells you control"
    " and creature cards you own that aren't on the battlefield",
    "あなたがコントロールしているクリーチャーは選ばれたタイプである。あなたがコントロールしているクリーチャー・呪文と"
    "あなたがオーナーであり戦場にないクリーチャー・カードについても同様である",
)
_NOT_THERE = (HAND, STACK, GRAVEYARD, "exile", "library", "command")
_always(
    Modify(Everywhere(_OWNED, _NOT_THERE), (GainAbility(s.a),)),
    "creature cards you own that aren't on the battlefield have {a:kw}",
    "あなたがオーナーであり戦場にないクリーチャー・カードは{a:kw}を持つ",
)
_LAST = TheLastExiled(Filter(IsType("creature")))
_TAKEN = Modify(This(), (HaveTypesOf(_LAST, (s.t,)), SetPowerToughness(PowerOf(_LAST), ToughnessOf(_LAST))))
say(
    "static",
    Static((_TAKEN,), Exists(_LAST)),
    "as long as a card exiled with this creature is a creature card, this creature has the power, toughness, and creature types"
    " of the last creature card exiled with it. it's still a[n] {t:subtype}",
    "このクリーチャーによって追放されたカードがクリーチャー・カードであるかぎり、このクリーチャーはこれによって最後に追放された"
    "クリーチャー・カードのパワーとタフネスとクリーチャー・タイプを持つ。これは{t:subtype}でもある",
)
_FROM_GRAVEYARD = Static(s.effects, s.condition, (GRAVEYARD,))


def _in_graveyard(values: Values) -> Any:
    static = values["static"]
    plain = isinstance(static, Static) and static.condition is None and static.zones == ("battlefield",)
    return replace(conditional(static, values["if"]), zones=(GRAVEYARD,)) if plain else None


def _in_graveyard_of(it: Any) -> Values | None:
    if not isinstance(it, Static) or it.condition is None or it.zones != (GRAVEYARD,):
        return None
    return {"this": This(), "if": it.condition, "static": unconditional(replace(it, zones=("battlefield",)))}


template(
    "static",
    _in_graveyard,
    _in_graveyard_of,
    "as long as {this:subj} is in your graveyard and {if:condition}, {static:static}",
    "{this:subj}があなたの墓地にあり{if:condition}かぎり、{static:static}",
    node=_FROM_GRAVEYARD,
)
