"""Cards with suspend (CR 702.62)."""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, Triggered
from engine.actions.add_mana import AddMana
from engine.actions.draw import Draw
from engine.actions.library import Search, ShuffleLibrary
from engine.actions.life import DealDamage
from engine.actions.move import ExileWith, ReturnToHand
from engine.actions.tap import PutCounters
from engine.amounts import NumberOf
from engine.cards.card import card
from engine.cards.instants import ANY_TARGET
from engine.cards.words import TARGET_CREATURE, TARGET_PERMANENT, defines, keyword, spell, static
from engine.changes import ModifyPowerToughness
from engine.characteristic_filters import IsSupertype, IsType
from engine.conditions import Exists
from engine.continuous import Evasion, Modify
from engine.costs import Cost, SacrificeOne, SacrificeThis, TapThis, mana
from engine.filters import CREATURE, AnyOf, Filter, HasStatus, Itself, Owned
from engine.instructions import Let
from engine.mana import COLORS
from engine.selectors import Each, Target, This
from engine.state import BATTLEFIELD, EXILE, HAND
from engine.targets import TargetSpec
from engine.when_changed import LosesCounter
from engine.when_played import Casts

SUSPENDED = Exists(Each(Filter(Itself(), HasStatus("suspended")), EXILE))
"""This card is suspended (CR 702.62b)."""
NOTHING = Filter(AnyOf())


def suspend(n: int | None, cost: str) -> KeywordAbility:
    """Suspend N—[cost]; None: X, which can't be 0."""
    return KeywordAbility("suspend", mana(cost), n)


EXILE_AGAIN = ExileWith(This(), "time", 3)
"""Exile this with three time counters on it."""

CARDS = (
    card("Rift Bolt", "裂け目の稲妻", "{2}{R}", "Sorcery", "", spell(DealDamage(3, Target()), targets=(ANY_TARGET,)), suspend(1, "{R}")),
    card(
        "Search for Tomorrow", "明日への探索", "{2}{G}", "Sorcery", "",
        spell(Search(Filter(IsSupertype("basic"), IsType("land")), BATTLEFIELD), ShuffleLibrary()),
        suspend(2, "{G}"),
    ),
    card(
        "Lotus Bloom", "睡蓮の花", None, "Artifact", "",
        suspend(3, "{0}"),
        Activated(Cost(None, (TapThis(), SacrificeThis())), AddMana(tuple(c * 3 for c in COLORS))),
    ),
    card(
        "Ancestral Vision", "祖先の幻視", None, "Sorcery", "",
        suspend(4, "{U}"),
        spell(Draw(3, Target()), targets=(TargetSpec(players="any"),)),
        colors="U",
    ),
    card("Durkwood Baloth", "ダークウッドのベイロス", "{4}{G}{G}", "Creature — Beast", "5/5", suspend(5, "{G}")),
    card(
        "Keldon Halberdier", "ケルドの矛槍兵", "{4}{R}", "Creature — Human Warrior", "4/1", keyword("first strike"), suspend(4, "{R}")
    ),
    card(
        "Deep-Sea Kraken", "深海のクラーケン", "{7}{U}{U}{U}", "Creature — Kraken", "6/6",
        static(Evasion(This(), NOTHING)),
        suspend(9, "{2}{U}"),
        Triggered(Casts(Filter(), "opponent"), PutCounters(This(), "time", -1), condition=SUSPENDED, zones=(EXILE,)),
    ),
    card(
        "Shivan Meteor", "シヴ山の隕石", "{3}{R}{R}", "Sorcery", "",
        spell(DealDamage(13, Target()), targets=(TARGET_CREATURE,)),
        suspend(2, "{1}{R}{R}"),
    ),
    card(
        "Greater Gargadon", "大いなるガルガドン", "{9}{R}", "Creature — Beast", "9/7",
        suspend(10, "{R}"),
        Activated(
            Cost(None, (SacrificeOne(Filter(AnyOf(IsType("artifact"), IsType("creature"), IsType("land")))),)),
            PutCounters(This(), "time", -1), only_if=SUSPENDED, zones=(EXILE,),
        ),
    ),
    card(
        "Aeon Chronicler", "永劫の年代史家", "{3}{U}{U}", "Creature — Avatar", "*/*",
        defines(NumberOf(Each(Filter(Owned("you")), HAND)), NumberOf(Each(Filter(Owned("you")), HAND))),
        suspend(None, "{X}{3}{U}"),
        Triggered(LosesCounter(Filter(Itself()), "time"), Draw(), zones=(EXILE,)),
    ),
    card(
        "Arc Blade", "弧状の刃", "{3}{R}{R}", "Sorcery", "",
        spell(DealDamage(2, Target()), EXILE_AGAIN, targets=(ANY_TARGET,)),
        suspend(3, "{2}{R}"),
    ),
    card(
        "Cyclical Evolution", "循環進化", "{3}{G}{G}", "Sorcery", "",
        spell(Let(Modify(Target(), (ModifyPowerToughness(3, 3),))), EXILE_AGAIN, targets=(TARGET_CREATURE,)),
        suspend(3, "{2}{G}"),
    ),
    card(
        "Reality Strobe", "現実のストロボ", "{4}{U}{U}", "Sorcery", "",
        spell(ReturnToHand(Target()), EXILE_AGAIN, targets=(TARGET_PERMANENT,)),
        suspend(3, "{2}{U}"),
    ),
    card(
        "Veiling Oddity", "覆われた奇異", "{3}{U}", "Creature — Illusion", "2/3",
        suspend(4, "{1}{U}"),
        Triggered(LosesCounter(Filter(Itself()), "time", last=True), Let(Evasion(Each(CREATURE), NOTHING)), zones=(EXILE,)),
    ),
    card("Gargadon", "ガルガドン", "{5}{R}{R}", "Creature — Beast", "7/5", keyword("trample"), suspend(4, "{1}{R}")),
)
