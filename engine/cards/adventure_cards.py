"""Adventurer cards (CR 715), and cards that speak of Adventures."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.destroy import Destroy
from engine.actions.draw import Draw
from engine.actions.library import PutIntoLibrary
from engine.actions.life import LoseLife
from engine.actions.tap import Tap
from engine.adventures import HasAdventure
from engine.cards.card import ADVENTURE, card, two_faced
from engine.cards.words import TARGET_CREATURE, dies, keyword, spell, static, target
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import IsType
from engine.continuous import CantBlock, Modify
from engine.filters import AnyOf, Filter
from engine.instructions import Let
from engine.selectors import Became, Target, This
from engine.targets import TargetSpec
from engine.when_played import Casts

CARDS = (
    two_faced(
        card("Foulmire Knight", "", "{B}", "Creature — Zombie Knight", "1/1", keyword("deathtouch")),
        card("Profane Insight", "", "{2}{B}", "Instant — Adventure", "", spell(Draw(1), LoseLife(1))),
        ADVENTURE,
    ),
    two_faced(
        card("Faerie Guidemother", "フェアリーの導母", "{W}", "Creature — Faerie", "1/1", keyword("flying")),
        card(
            "Gift of the Fae", "フェイの贈り物", "{1}{W}", "Sorcery — Adventure", "",
            spell(
                Let(Modify(Target(), (GainAbility(keyword("flying")), ModifyPowerToughness(2, 1)))),
                targets=(TARGET_CREATURE,),
            ),
        ),
        ADVENTURE,
    ),
    two_faced(
        card(
            "Murderous Rider", "残忍な騎士", "{1}{B}{B}", "Creature — Zombie Knight", "2/3",
            keyword("lifelink"), dies(PutIntoLibrary(Became(), -1)),
        ),
        card(
            "Swift End", "迅速な終わり", "{1}{B}{B}", "Instant — Adventure", "",
            spell(
                Destroy(Target()), LoseLife(2),
                targets=(target(AnyOf(IsType("creature"), IsType("planeswalker"))),),
            ),
        ),
        ADVENTURE,
    ),
    two_faced(
        card("Rimrock Knight", "", "{1}{R}", "Creature — Dwarf Knight", "3/1", static(CantBlock(This()))),
        card(
            "Boulder Rush", "", "{R}", "Instant — Adventure", "",
            spell(Let(Modify(Target(), (ModifyPowerToughness(2, 0),))), targets=(TARGET_CREATURE,)),
        ),
        ADVENTURE,
    ),
    two_faced(
        card("Ardenvale Tactician", "", "{1}{W}{W}", "Creature — Human Knight", "2/3", keyword("flying")),
        card(
            "Dizzying Swoop", "", "{1}{W}", "Instant — Adventure", "",
            spell(Tap(Target()), targets=(TargetSpec(Filter(IsType("creature")), least=0, most=2),)),
        ),
        ADVENTURE,
    ),
    card(
        "Edgewall Innkeeper", "エッジウォールの亭主", "{G}", "Creature — Human Peasant", "1/1",
        Triggered(Casts(Filter(IsType("creature"), HasAdventure()), "you"), Draw(1)),
    ),
)
