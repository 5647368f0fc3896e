"""Cards that can be face down (CR 708), and those that have others be."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.add_mana import AddMana
from engine.actions.attach import Attach
from engine.actions.choose import Choose
from engine.actions.create import CreateTokens
from engine.actions.face_down import ManifestDread, PutFaceDown, RevealFaceDown, TurnFaceUp
from engine.actions.move import ReturnToHand
from engine.actions.tap import PutCounters
from engine.amounts import CountersOn, NumberOf, X
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE, attacks, defines, dies, enters, keyword, spell, static, target
from engine.changes import ModifyPowerToughness
from engine.characteristic_filters import IsColor, IsType
from engine.continuous import CantBlock, Instead, Modify
from engine.costs import Cost, TapThis, mana
from engine.entering import AsEntersTurnDown, EntersWith
from engine.filters import Another, Controlled, Filter, IsFaceDown, IsHost, IsToken, Itself, Not, Owned
from engine.instead import TurnedUpWith
from engine.instructions import May, Sequence
from engine.modal import Modal, Mode
from engine.object_parts import FaceDown
from engine.selectors import YOU, Each, Host, Remembered, Target, This, TopOfLibrary
from engine.when import BeginningOf
from engine.when_turned import IsTurnedFaceUp
from engine.would import WouldEnter, WouldTurnUp

MANIFESTED = FaceDown("manifest")
CLOAKED = FaceDown("cloak", (keyword("ward", "{2}"),))
SNAKE = card("Snake", "蛇", None, "Creature — Snake", "1/1", colors="G")

CARDS = (
    card("Woolly Loxodon", "長毛ロクソドン", "{5}{G}{G}", "Creature — Elephant Warrior", "6/7", keyword("morph", "{5}{G}")),
    card("Sagu Archer", "サグの射手", "{4}{G}", "Creature — Snake Archer", "2/5", keyword("reach"), keyword("morph", "{4}{G}")),
    card(
        "Abzan Guide", "アブザンの先達", "{3}{W}{B}{G}", "Creature — Human Warrior", "4/4",
        keyword("lifelink"), keyword("morph", "{2}{W}{B}{G}"),
    ),
    card(
        "Aerie Bowmasters", "高楼の弓使い", "{2}{G}{G}", "Creature — Dog Archer", "3/4", keyword("reach"), keyword("megamorph", "{5}{G}"),
    ),
    card(
        "Bolrac-Clan Basher", "", "{3}{R}{R}", "Creature — Cyclops Warrior", "3/2",
        keyword("double strike"), keyword("trample"), keyword("disguise", "{3}{R}{R}"),
    ),
    card(
        "Echo Tracer", "残響の追跡者", "{2}{U}", "Creature — Human Wizard", "2/2",
        keyword("morph", "{2}{U}"),
        Triggered(IsTurnedFaceUp(Filter(Itself())), ReturnToHand(Target()), (TARGET_CREATURE,)),
    ),
    card(
        "Hooded Hydra", "頭巾被りのハイドラ", "{X}{G}{G}", "Creature — Snake Hydra", "0/0",
        static(Instead(WouldEnter(Filter(Itself())), EntersWith("+1/+1", X()))),
        dies(CreateTokens(SNAKE, CountersOn(This(), "+1/+1"))),
        keyword("morph", "{3}{G}{G}"),
        static(Instead(WouldTurnUp(Filter(Itself())), TurnedUpWith("+1/+1", 5))),
    ),
    card(
        "Zoetic Cavern", "生けるものの洞窟", None, "Land", "",
        Activated(Cost(None, (TapThis(),)), AddMana(("C",))), keyword("morph", "{2}"),
    ),
    card(
        "Ixidron", "イクシドロン", "{3}{U}{U}", "Creature — Illusion", "0/0",
        static(
            Instead(WouldEnter(Filter(Itself())), AsEntersTurnDown(Each(Filter(IsType("creature"), Another(), Not(IsToken())))))
        ),
        defines(NumberOf(Each(Filter(IsType("creature"), IsFaceDown()))), NumberOf(Each(Filter(IsType("creature"), IsFaceDown())))),
    ),
    card(
        "Warbreak Trumpeter", "開戦のラッパ吹き", "{R}", "Creature — Goblin", "1/1",
        keyword("morph", "{X}{X}{R}"),
        Triggered(
            IsTurnedFaceUp(Filter(Itself())),
            CreateTokens(card("Goblin", "ゴブリン", None, "Creature — Goblin", "1/1", colors="R"), X()),
        ),
    ),
    card(
        "Hauntwoods Shrieker", "", "{1}{G}{G}", "Creature — Beast Mutant", "3/3",
        attacks(ManifestDread()),
        Activated(
            mana("{1}{G}"),
            RevealFaceDown(Target(), "creature", May(TurnFaceUp(Target()), "Is it turned face up?")),
            (target(IsFaceDown()),),
        ),
    ),
    card(
        "Cryptic Coat", "", "{2}{U}", "Artifact — Equipment", "",
        enters(Sequence(PutFaceDown(TopOfLibrary(YOU), CLOAKED, "it"), Attach(This(), Remembered("it")))),
        static(Modify(Host(), (ModifyPowerToughness(1, 0),)), CantBlock(Each(Filter(IsType("creature"))), Filter(IsHost()))),
        Activated(mana("{1}{U}"), ReturnToHand(This())),
    ),
    card("Soul Summons", "魂の召喚", "{1}{W}", "Sorcery", "", spell(PutFaceDown(TopOfLibrary(YOU), MANIFESTED))),
    card("Ethereal Ambush", "天上の待ち伏せ", "{3}{G}{U}", "Instant", "", spell(PutFaceDown(TopOfLibrary(YOU, 2), MANIFESTED))),
    card(
        "Vannifar, Evolved Enigma", "", "{2}{G}{U}", "Legendary Creature — Elf Ooze Wizard", "3/4",
        Triggered(
            BeginningOf("beginning of combat", "you"),
            Modal(
                (
                    Mode(Sequence(Choose(Filter(Owned("you")), "it", "hand"), PutFaceDown(Remembered("it"), CLOAKED))),
                    Mode(PutCounters(Each(Filter(IsType("creature"), Controlled("you"), IsColor(""))), "+1/+1")),
                )
            ),
        ),
    ),
)
