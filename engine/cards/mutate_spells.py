"""Spells that meet mutating creatures: counterspells, removal, and what is put on creatures before and after they merge."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.copy import BecomeCopyOf
from engine.actions.counter import Counter
from engine.actions.destroy import Destroy
from engine.actions.each_player import EachSacrifices
from engine.actions.later import Later
from engine.actions.library import PutIntoLibrary
from engine.actions.move import Exile, PutOntoBattlefield, ReturnToHand
from engine.cards.card import card
from engine.cards.stack_spells import TARGET_PLAYER
from engine.cards.words import TARGET_CREATURE, enchant, keyword, spell, static, target
from engine.changes import GainAbility, LoseAbilities, ModifyPowerToughness
from engine.characteristic_filters import IsColor, IsType
from engine.continuous import Modify
from engine.filters import CREATURE, AnyOf, Controlled, Not, NotTarget
from engine.instructions import Let
from engine.selectors import Bound, Host, Remembered, Target
from engine.when import BeginningOf

ARTIFACT_OR_CREATURE = AnyOf(IsType("artifact"), IsType("creature"))

CARDS = (
    card(
        "Essence Scatter", "本質の散乱", "{1}{U}", "Instant", "",
        spell(Counter(Target()), targets=(target(IsType("creature"), zone="stack"),)),
    ),
    card("Negate", "否認", "{1}{U}", "Instant", "", spell(Counter(Target()), targets=(target(Not(IsType("creature")), zone="stack"),))),
    card(
        "Doom Blade", "破滅の刃", "{1}{B}", "Instant", "",
        spell(Destroy(Target()), targets=(target(IsType("creature"), Not(IsColor("B"))),)),
    ),
    card("Diabolic Edict", "悪魔の布告", "{1}{B}", "Instant", "", spell(EachSacrifices(CREATURE, Target()), targets=(TARGET_PLAYER,))),
    card("Unsummon", "送還", "{U}", "Instant", "", spell(ReturnToHand(Target()), targets=(TARGET_CREATURE,))),
    card("Time Ebb", "時の引き潮", "{2}{U}", "Sorcery", "", spell(PutIntoLibrary(Target()), targets=(TARGET_CREATURE,))),
    card(
        "Undying Evil", "死せざる邪悪", "{B}", "Instant", "",
        spell(Let(Modify(Target(), (GainAbility(keyword("undying")),))), targets=(TARGET_CREATURE,)),
    ),
    card(
        "True Polymorph", "トゥルー・ポリモーフ", "{4}{U}{U}", "Instant", "",
        spell(
            BecomeCopyOf(Target(0), Target(1)), targets=(target(ARTIFACT_OR_CREATURE), target(ARTIFACT_OR_CREATURE, NotTarget(0)))
        ),
    ),
    card(
        "Teferi's Time Twist", "テフェリーの時間改変", "{1}{U}", "Instant", "",
        spell(
            Exile(Target(), remember="it"),
            Later(
                Triggered(
                    BeginningOf("end"), PutOntoBattlefield(Bound(), "owner", counters=(("+1/+1", 1),), counters_if=CREATURE)
                ),
                Remembered("it"),
            ),
            targets=(target(Controlled("you")),),
        ),
    ),
    card(
        "Mystic Subdual", "神秘の制圧", "{1}{U}", "Enchantment — Aura", "",
        keyword("flash"), enchant("creature", IsType("creature")),
        static(Modify(Host(), (LoseAbilities(), ModifyPowerToughness(-2, 0)))),
    ),
)
