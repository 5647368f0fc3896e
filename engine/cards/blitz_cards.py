"""Cards with blitz, and those that give it."""

from __future__ import annotations

from engine.abilities import Activated, Static, Triggered
from engine.actions.choose import Choose
from engine.actions.copy import CreateCopies
from engine.actions.create import CreateTokens
from engine.actions.draw import Draw
from engine.actions.later import Later
from engine.actions.life import GainLife
from engine.actions.move import Exile
from engine.actions.sacrifice import Sacrifice
from engine.amounts import CommanderCasts
from engine.cards.card import card
from engine.cards.words import (
    TARGET_CREATURE,
    TARGET_CREATURE_OPPONENT_CONTROLS,
    TREASURE,
    attacks,
    blitz,
    dies,
    enters,
    keyword,
    static,
    target,
)
from engine.changes import GainAbility, GainForManaCost, ModifyPowerToughness
from engine.characteristic_filters import HasKeyword, IsType, ManaValue
from engine.continuous import CantBlock, ManaOfAnyColor, MayCast, Modify, MustBeBlocked, SpellCost
from engine.costs import DiscardOne, PayLife, TapThis, mana
from engine.filters import Another, Cast, Controlled, Filter, Not, Owned
from engine.instructions import Let, Sequence
from engine.perpetual import PerpetuallyForManaCost
from engine.selectors import Bound, EachPlayer, EachSpell, Remembered, Target, This, TopOfLibrary
from engine.state import GRAVEYARD, HAND
from engine.when import BeginningOf

FROM_GRAVEYARD_FOR_BLITZ = Static((MayCast(This(), paying="blitz"),), zones=(GRAVEYARD,))
"""You may cast this card from your graveyard using its blitz ability."""

RHINO_WARRIOR = card("Rhino Warrior", "サイ・戦士", None, "Creature — Rhino Warrior", "4/4", colors="G")

CARDS = (
    card(
        "Plasma Jockey", "プラズマの操作手", "{3}{R}", "Creature — Lizard Warrior", "3/1",
        attacks(Let(CantBlock(Target())), TARGET_CREATURE_OPPONENT_CONTROLS),
        blitz("{2}{R}"),
    ),
    card(
        "Mayhem Patrol", "騒乱の巡回者", "{1}{R}", "Creature — Devil Warrior", "1/2",
        keyword("menace"),
        attacks(Let(Modify(Target(), (ModifyPowerToughness(1, 0),))), TARGET_CREATURE),
        blitz("{1}{R}"),
    ),
    card(
        "Riveteers Decoy", "土建組一家の囮", "{1}{G}", "Creature — Human Warrior", "3/1",
        static(MustBeBlocked(This())),
        blitz("{3}{G}"),
    ),
    card(
        "Riveteers Requisitioner", "土建組一家の調達者", "{1}{R}", "Creature — Lizard Rogue", "3/1",
        dies(CreateTokens(TREASURE)),
        blitz("{2}{R}"),
    ),
    card(
        "Workshop Warchief", "作業場の戦長", "{3}{G}{G}", "Creature — Rhino Warrior", "5/3",
        keyword("trample"),
        enters(GainLife(3)),
        dies(CreateTokens(RHINO_WARRIOR)),
        blitz("{4}{G}{G}"),
    ),
    card(
        "Tenacious Underdog", "しつこい負け犬", "{1}{B}", "Creature — Human Warrior", "3/2",
        blitz("{2}{B}{B}", PayLife(2)),
        FROM_GRAVEYARD_FOR_BLITZ,
    ),
    card(
        "Sabin, Master Monk", "", "{4}{R}", "Legendary Creature — Human Noble Monk", "4/3",
        keyword("double strike"),
        blitz("{2}{R}{R}", DiscardOne()),
        FROM_GRAVEYARD_FOR_BLITZ,
    ),
    card(
        "Mezzio Mugger", "", "{4}{R}", "Creature — Lizard Rogue", "3/3",
        attacks(
            Sequence(
                Exile(TopOfLibrary(EachPlayer()), remember="them"),
                Let(MayCast(Remembered("them"), lands=True)),
                Let(ManaOfAnyColor("you", Remembered("them"))),
            )
        ),
        blitz("{2}{R}"),
    ),
    card(
        "Jaxis, the Troublemaker", "", "{3}{R}", "Legendary Creature — Human Warrior", "2/3",
        Activated(
            mana("{R}", TapThis(), DiscardOne()),
            Sequence(
                CreateCopies(Target(), remember="it"),
                Let(Modify(Remembered("it"), (GainAbility(keyword("haste")), GainAbility(dies(Draw())))), duration=""),
                Later(Triggered(BeginningOf("end"), Sacrifice(Bound())), Remembered("it")),
            ),
            (target(IsType("creature"), Another(), Controlled("you")),),
            sorcery_speed=True,
        ),
        blitz("{1}{R}"),
    ),
    card(
        "Riveteers Provocateur", "土建組一家の工作員", "{B}{R}", "Creature — Lizard Warrior", "3/1",
        keyword("menace"),
        enters(
            Sequence(
                Choose(Filter(IsType("creature"), Owned("you"), Not(HasKeyword("blitz"))), "it", HAND),
                PerpetuallyForManaCost(Remembered("it"), "blitz"),
            )
        ),
        blitz("{B}{R}"),
    ),
    card(
        'Henzie "Toolbox" Torre', "道具箱、ヘンジー・トーリ", "{B}{R}{G}", "Legendary Creature — Devil Rogue", "3/3",
        static(Modify(EachSpell(Filter(IsType("creature"), Cast("you"), ManaValue(4))), (GainForManaCost("blitz"),))),
        static(SpellCost(Filter(), CommanderCasts(), whose="you", paying="blitz", less=True)),
    ),
)
