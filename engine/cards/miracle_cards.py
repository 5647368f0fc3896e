"""Cards with miracle, and what gives it."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.create import CreateTokens
from engine.actions.divided import PutCountersDivided
from engine.actions.draw import DiscardHand, Draw
from engine.actions.extra_turn import ExtraTurn
from engine.actions.library import BOTTOM, PutIntoLibrary, Surveil
from engine.actions.life import DealDamage
from engine.actions.move import Exile, PutOntoBattlefield, ReturnToHand
from engine.amounts import X
from engine.cards.card import card
from engine.cards.stack_triggers import ANY_TARGET
from engine.cards.words import TARGET_CREATURE, enters, keyword, spell, static, target
from engine.changes import GainAbility, GainForManaCost, ModifyPowerToughness
from engine.characteristic_filters import IsType
from engine.continuous import Modify, MustBlock
from engine.filters import CREATURE, AnyOf, Filter, Not, Owned
from engine.instructions import Let
from engine.selectors import ControlledByThose, Each, EachPlayer, Target, This, Together
from engine.state import GRAVEYARD, HAND
from engine.targets import TargetSpec
from engine.when import BeginningOf

NONLAND = Not(IsType("land"))
OWN_CREATURE_CARD = Filter(IsType("creature"), Owned("you"))

CARDS = (
    card(
        "Banishing Stroke", "払拭の一撃", "{5}{W}", "Instant", "",
        spell(
            PutIntoLibrary(Target(), BOTTOM),
            targets=(target(AnyOf(IsType("artifact"), IsType("creature"), IsType("enchantment"))),),
        ),
        keyword("miracle", "{W}"),
    ),
    card(
        "Blessings of Nature", "自然の祝福", "{4}{G}", "Sorcery", "",
        spell(
            PutCountersDivided(Target(), "+1/+1"), targets=(TargetSpec(CREATURE, least=0, most=4, divided=4),)
        ),
        keyword("miracle", "{G}"),
    ),
    card(
        "Bonfire of the Damned", "忌むべき者のかがり火", "{X}{X}{R}", "Sorcery", "",
        spell(
            DealDamage(X(), Together(Target(), ControlledByThose(Target(), CREATURE))),
            targets=(TargetSpec(Filter(IsType("planeswalker")), players="any"),),
        ),
        keyword("miracle", "{X}{R}"),
    ),
    card(
        "Devastation Tide", "壊滅的大潮", "{3}{U}{U}", "Sorcery", "",
        spell(ReturnToHand(Each(Filter(NONLAND)))),
        keyword("miracle", "{1}{U}"),
    ),
    card(
        "Entreat the Angels", "天使への願い", "{X}{X}{W}{W}{W}", "Sorcery", "",
        spell(CreateTokens(card("Angel", "天使", None, "Creature — Angel", "4/4", keyword("flying"), colors="W"), X())),
        keyword("miracle", "{X}{W}{W}"),
    ),
    card(
        "Entreat the Dead", "死者への嘆願", "{X}{X}{B}{B}{B}", "Sorcery", "",
        spell(PutOntoBattlefield(Target()), targets=(TargetSpec(OWN_CREATURE_CARD, GRAVEYARD, exactly=X()),)),
        keyword("miracle", "{X}{B}{B}"),
    ),
    card(
        "Metamorphosis Fanatic", "", "{4}{B}{B}", "Creature — Human Cleric", "4/4",
        keyword("lifelink"),
        enters(
            PutOntoBattlefield(Target(), counters=(("lifelink", 1),)),
            TargetSpec(OWN_CREATURE_CARD, GRAVEYARD, least=0),
        ),
        keyword("miracle", "{1}{B}"),
    ),
    card(
        "Reforge the Soul", "魂の再鍛", "{3}{R}{R}", "Sorcery", "",
        spell(DiscardHand(EachPlayer()), Draw(7, EachPlayer())),
        keyword("miracle", "{1}{R}"),
    ),
    card(
        "Revenge of the Hunted", "狩られる者の逆襲", "{4}{G}{G}", "Sorcery", "",
        spell(
            Let(Modify(Target(), (ModifyPowerToughness(6, 6), GainAbility(keyword("trample"))))),
            Let(MustBlock(Each(CREATURE), Target())),
            targets=(TARGET_CREATURE,),
        ),
        keyword("miracle", "{G}"),
    ),
    card(
        "Temporal Mastery", "時間の熟達", "{5}{U}{U}", "Sorcery", "",
        spell(ExtraTurn(), Exile(This())),
        keyword("miracle", "{1}{U}"),
    ),
    card(
        "Terminus", "終末", "{4}{W}{W}", "Sorcery", "",
        spell(PutIntoLibrary(Each(CREATURE), BOTTOM)),
        keyword("miracle", "{W}"),
    ),
    card(
        "Thunderous Wrath", "轟く怒り", "{4}{R}{R}", "Instant", "",
        spell(DealDamage(5, Target()), targets=(ANY_TARGET,)),
        keyword("miracle", "{R}"),
    ),
    card(
        "Vanishment", "消え去り", "{4}{U}", "Instant", "",
        spell(PutIntoLibrary(Target()), targets=(target(NONLAND),)),
        keyword("miracle", "{U}"),
    ),
    card(
        "Aminatou, Veil Piercer", "", "{1}{W}{U}{B}", "Legendary Creature — Human Wizard", "2/4",
        Triggered(BeginningOf("upkeep", "you"), Surveil(2)),
        static(Modify(Each(Filter(IsType("enchantment"), Owned("you")), HAND), (GainForManaCost("miracle", 4),))),
    ),
)
