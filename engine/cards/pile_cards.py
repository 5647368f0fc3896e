"""Cards that meet merged permanents: what is merged with, what changes it, what moves it."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.add_mana import AddMana
from engine.actions.library import PutOnTopOrBottom
from engine.actions.life import DealDamage
from engine.actions.retarget import ChangeTargets
from engine.actions.tap import PutCounters
from engine.amounts import ItsManaValue
from engine.cards.card import card
from engine.cards.stack_triggers import ANY_TARGET
from engine.cards.words import TARGET_CREATURE, enchant, keyword, spell, static, target
from engine.changes import BecomeType, ModifyPowerToughness, SetPowerToughness
from engine.characteristic_filters import HasKeyword, IsType
from engine.continuous import CantActivate, CantAttack, CantBlock, Modify
from engine.costs import Cost, DiscardThis, TapOne, TapThis, mana
from engine.filters import AnyOf, Controlled, Filter, IsHost, Itself, Not, SingleTarget
from engine.instructions import Let
from engine.selectors import Host, Target
from engine.when_turned import IsTurnedFaceUp

CARDS = (
    card("Alpine Watchdog", "高山の番犬", "{1}{W}", "Creature — Dog", "2/2", keyword("vigilance")),
    card("Colossal Dreadmaw", "巨大な戦慄大口", "{4}{G}{G}", "Creature — Dinosaur", "6/6", keyword("trample")),
    card(
        "Rod of Ruin", "破滅のロッド", "{4}", "Artifact", "",
        Activated(mana("{3}", TapThis()), DealDamage(1, Target()), (ANY_TARGET,)),
    ),
    card(
        "Willbender", "意志を曲げる者", "{1}{U}", "Creature — Human Wizard", "1/2",
        keyword("morph", "{1}{U}"),
        Triggered(IsTurnedFaceUp(Filter(Itself())), ChangeTargets(Target()), (target(SingleTarget(), zone="stack", stack="any"),)),
    ),
    card(
        "Fully Grown", "充分な成長", "{2}{G}", "Instant", "",
        spell(Let(Modify(Target(), (ModifyPowerToughness(3, 3),))), PutCounters(Target(), "trample"), targets=(TARGET_CREATURE,)),
    ),
    card(
        "Karn's Touch", "カーンの接触", "{U}{U}", "Instant", "",
        spell(
            Let(Modify(Target(), (BecomeType(("artifact", "creature")), SetPowerToughness(ItsManaValue(), ItsManaValue())))),
            targets=(target(IsType("artifact"), Not(IsType("creature"))),),
        ),
    ),
    card(
        "Trapped in the Tower", "塔への閉じ込め", "{1}{W}", "Enchantment — Aura", "",
        enchant("creature without flying", IsType("creature"), Not(HasKeyword("flying"))),
        static(CantAttack(Host()), CantBlock(Host()), CantActivate(Filter(IsHost()))),
    ),
    card(
        "Moonsnare Prototype", "月罠の試作品", "{U}", "Artifact", "",
        Activated(
            Cost(None, (TapThis(), TapOne(Filter(AnyOf(IsType("artifact"), IsType("creature")), Controlled("you"))))), AddMana(("C",))
        ),
        Activated(
            mana("{4}{U}", DiscardThis()), PutOnTopOrBottom(Target()), (target(Not(IsType("land"))),), zones=("hand",)
        ),
    ),
)
