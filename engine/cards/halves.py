"""Split cards (CR 709), with and without fuse (CR 702.102)."""

from __future__ import annotations

from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.divided import DealDivided
from engine.actions.draw import Draw
from engine.actions.life import DealDamage
from engine.actions.tap import Tap
from engine.cards.card import card, split
from engine.cards.stack_triggers import ANY_TARGET
from engine.cards.words import TARGET_CREATURE, TARGET_PERMANENT, keyword, spell, target
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import IsType
from engine.continuous import Modify
from engine.filters import AnyOf
from engine.instructions import Let
from engine.selectors import Target
from engine.targets import TargetSpec

CARDS = (
    split(
        card(
            "Fire", "火", "{1}{R}", "Instant", "",
            spell(DealDivided(Target()), targets=(TargetSpec(ANY_TARGET.what, players="any", most=2, divided=2),)),
        ),
        card("Ice", "氷", "{1}{U}", "Instant", "", spell(Tap(Target()), Draw(), targets=(TARGET_PERMANENT,))),
    ),
    split(
        card("Assault", "", "{R}", "Sorcery", "", spell(DealDamage(2, Target()), targets=(ANY_TARGET,))),
        card(
            "Battery", "", "{3}{G}", "Sorcery", "",
            spell(CreateTokens(card("Elephant", "象", None, "Creature — Elephant", "3/3", colors="G"))),
        ),
    ),
    split(
        card("Wear", "摩耗", "{1}{R}", "Instant", "", spell(Destroy(Target()), targets=(target(IsType("artifact")),))),
        card("Tear", "損耗", "{W}", "Instant", "", spell(Destroy(Target()), targets=(target(IsType("enchantment")),))),
        keyword("fuse"),
    ),
    split(
        card(
            "Status", "", "{B/G}", "Instant", "",
            spell(Let(Modify(Target(), (ModifyPowerToughness(1, 1), GainAbility(keyword("deathtouch"))))), targets=(TARGET_CREATURE,)),
        ),
        card(
            "Statue", "", "{2}{B}{G}", "Sorcery", "",
            spell(Destroy(Target()), targets=(target(AnyOf(IsType("artifact"), IsType("creature"), IsType("enchantment"))),)),
        ),
    ),
)
