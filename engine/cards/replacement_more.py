"""More cards with replacement and prevention effects (CR 614-615)."""

from __future__ import annotations

from engine.abilities import Activated, Static, Triggered
from engine.actions.draw import DiscardCards, DrawAndRemember, RevealCards
from engine.actions.life import GainLife, LoseLife
from engine.actions.linked import ExiledAsItEntered
from engine.actions.move import ReturnToHand
from engine.actions.tap import PutCounters
from engine.amounts import PowerOf, ToughnessOf
from engine.anchor_words import AsEntersWord, WordChosen
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE, defines, enters, keyword, static, target
from engine.changes import GainAbility
from engine.characteristic_filters import IsSubtype, IsType, SharesColorWith
from engine.conditions import Exists
from engine.continuous import Instead, Modify
from engine.costs import Cost, TapThis
from engine.entering import AsEntersExiling, AsEntersMayPayLife
from engine.filters import Controlled, Filter, Itself, Not, Owned
from engine.instructions import If, Sequence
from engine.prevention import Prevent, PreventDamage
from engine.selectors import YOU, Among, Each, EachOpponent, Remembered, Target, This, Together
from engine.state import GRAVEYARD
from engine.when import BeginningOf
from engine.when_prevented import DamageIsPrevented, MuchPrevented
from engine.would import WouldBeDamaged, WouldEnter

ITSELF = WouldEnter(Filter(Itself()))
IT = Remembered("it")
KHANS, DRAGONS = "Khans", "Dragons"

CARDS = (
    card(
        "Sindbad", "", "{1}{U}", "Creature — Human", "1/1",
        Activated(
            Cost(None, (TapThis(),)),
            Sequence(DrawAndRemember("it"), RevealCards(IT), If(Exists(Among(IT, Filter(Not(IsType("land"))))), DiscardCards(IT))),
        ),
    ),
    card("Breeding Pool", "繁殖池", None, "Land — Forest Island", "", static(Instead(ITSELF, AsEntersMayPayLife(2)))),
    card(
        "Palace Siege", "", "{3}{B}{B}", "Enchantment", "",
        static(Instead(ITSELF, AsEntersWord((KHANS, DRAGONS)))),
        Static(
            (
                Modify(
                    This(),
                    (
                        GainAbility(
                            Triggered(
                                BeginningOf("upkeep", "you"), ReturnToHand(Target(), GRAVEYARD),
                                (target(IsType("creature"), Owned("you"), zone=GRAVEYARD),),
                            )
                        ),
                    ),
                ),
            ),
            WordChosen(KHANS),
        ),
        Static(
            (Modify(This(), (GainAbility(Triggered(BeginningOf("upkeep", "you"), Sequence(LoseLife(2, EachOpponent()), GainLife(2)))),)),),
            WordChosen(DRAGONS),
        ),
    ),
    card(
        "Sutured Ghoul", "", "{4}{B}{B}{B}", "Creature — Zombie", "*/*",
        keyword("trample"),
        static(Instead(ITSELF, AsEntersExiling(Filter(IsType("creature"), Owned("you"))))),
        defines(PowerOf(ExiledAsItEntered()), ToughnessOf(ExiledAsItEntered())),
    ),
    card(
        "Daunting Defender", "", "{4}{W}", "Creature — Human Cleric", "3/3",
        static(Instead(WouldBeDamaged(Each(Filter(IsType("creature"), IsSubtype("Cleric"), Controlled("you")))), Prevent(1))),
    ),
    card(
        "Wojek Apothecary", "", "{2}{W}{W}", "Creature — Human Cleric", "1/1",
        Activated(
            Cost(None, (TapThis(),)),
            PreventDamage(Together(Target(), Each(Filter(IsType("creature"), SharesColorWith(Target())))), 1),
            (TARGET_CREATURE,),
        ),
    ),
    card(
        "Selfless Squire", "", "{3}{W}", "Creature — Human Soldier", "1/1",
        keyword("flash"),
        enters(PreventDamage(YOU)),
        Triggered(DamageIsPrevented(), PutCounters(This(), "+1/+1", MuchPrevented())),
    ),
)
