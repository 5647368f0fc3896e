"""Cards that rulings on miracle name: they draw, discard, look, or keep others from casting."""

from __future__ import annotations

from engine.abilities import Activated, Static, Triggered
from engine.actions.add_mana import ANY_COLOR, AddMana
from engine.actions.counter import Counter
from engine.actions.draw import Discard, DiscardAtRandom, DiscardYouChoose, Draw
from engine.actions.library import LookAtTop, PutFromHand
from engine.actions.life import DealDamage, GainLife, LoseLife
from engine.amounts import NumberOf
from engine.cards.card import card
from engine.cards.words import TARGET_SPELL, defines, keyword, spell, static
from engine.changes import GainAbility
from engine.characteristic_filters import IsColor, IsSubtype, IsType, OfChosenName
from engine.conditions import Exists, Isnt
from engine.continuous import AsThoughFlash, CantCast, Instead, InsteadOfManaCost, Modify, OnlyAsSorcery, SpellCost
from engine.costs import Cost, ExileFromHand, PayLife, SacrificeThis, TapThis, mana
from engine.entering import AsEntersColor
from engine.filters import Controlled, Filter, IsTapped, Itself, Not, Owned
from engine.instead import Do
from engine.instructions import If, Let, Sequence
from engine.selectors import Each, EachOpponent, EventPlayer, Everywhere, Target
from engine.state import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from engine.targets import TargetSpec
from engine.when import BeginningOf
from engine.when_drawn import DrawsCard
from engine.would import WouldDraw, WouldEnter

TARGET_OPPONENT = TargetSpec(players="opponent")
YOUR_HAND = Each(Filter(Owned("you")), HAND)
TAP = Cost(None, (TapThis(),))
COLORLESS = Activated(TAP, AddMana(("C",)))

CARDS = (
    card("Think Twice", "熟慮", "{1}{U}", "Instant", "", spell(Draw()), keyword("flashback", "{2}{U}")),
    card("Concentrate", "集中", "{2}{U}{U}", "Sorcery", "", spell(Draw(3))),
    card("Brainstorm", "渦まく知識", "{U}", "Instant", "", spell(Draw(3), PutFromHand(2))),
    card("Impulse", "衝動", "{1}{U}", "Instant", "", spell(LookAtTop(4))),
    card("Faithless Looting", "信仰無き物あさり", "{R}", "Sorcery", "", spell(Draw(2), Discard(2)), keyword("flashback", "{2}{R}")),
    card(
        "Desperate Ravings", "捨て身の狂乱", "{1}{R}", "Instant", "",
        spell(Draw(2), DiscardAtRandom()),
        keyword("flashback", "{2}{U}"),
    ),
    card(
        "Merfolk Looter", "マーフォークの物あさり", "{1}{U}", "Creature — Merfolk Rogue", "1/1",
        Activated(TAP, Sequence(Draw(), Discard())),
    ),
    card(
        "Duress", "強迫", "{B}", "Sorcery", "",
        spell(DiscardYouChoose(Filter(Not(IsType("creature")), Not(IsType("land"))), Target()), targets=(TARGET_OPPONENT,)),
    ),
    card(
        "Scroll of Griselbrand", "グリセルブランドの巻物", "{1}", "Artifact", "",
        Activated(
            mana("{1}", SacrificeThis()),
            Sequence(Discard(1, Target()), If(Exists(Each(Filter(IsSubtype("Demon"), Controlled("you")))), LoseLife(3, Target()))),
            (TARGET_OPPONENT,),
        ),
    ),
    card(
        "Griselbrand", "グリセルブランド", "{4}{B}{B}{B}{B}", "Legendary Creature — Demon", "7/7",
        keyword("flying"),
        keyword("lifelink"),
        Activated(Cost(None, (PayLife(7),)), Draw(7)),
    ),
    card(
        "Alchemist's Refuge", "錬金術師の隠れ家", None, "Land", "",
        COLORLESS,
        Activated(mana("{G}{U}", TapThis()), Let(AsThoughFlash(Filter()))),
    ),
    card(
        "Chromatic Sphere", "彩色の宝球", "{1}", "Artifact", "",
        Activated(mana("{1}", TapThis(), SacrificeThis()), Sequence(ANY_COLOR, Draw())),
    ),
    card(
        "Grove of the Burnwillows", "", None, "Land", "",
        COLORLESS,
        Activated(TAP, Sequence(AddMana(("R", "G")), GainLife(1, EachOpponent()))),
    ),
    card(
        "Underworld Dreams", "地獄界の夢", "{B}{B}{B}", "Enchantment", "",
        Triggered(DrawsCard("opponent"), DealDamage(1, EventPlayer())),
    ),
    card(
        "Psychosis Crawler", "精神の病を這うもの", "{5}", "Artifact Creature — Phyrexian Horror", "*/*",
        defines(NumberOf(YOUR_HAND), NumberOf(YOUR_HAND)),
        Triggered(DrawsCard("you"), LoseLife(1, EachOpponent())),
    ),
    card(
        "Howling Mine", "吠えたける鉱山", "{2}", "Artifact", "",
        Triggered(BeginningOf("draw"), Draw(1, EventPlayer()), condition=Exists(Each(Filter(Itself(), IsTapped(False))))),
    ),
    card(
        "Blood Scrivener", "", "{1}{B}", "Creature — Zombie Wizard", "2/1",
        static(Instead(WouldDraw(), Do(Sequence(Draw(2), LoseLife(1))), condition=Isnt(Exists(YOUR_HAND)))),
    ),
    card(
        "Plagiarize", "", "{3}{U}", "Instant", "",
        spell(Let(Instead(WouldDraw("any", who=Target()), Do(Draw()))), targets=(TargetSpec(players="any"),)),
    ),
    card(
        "Force of Will", "意志の力", "{3}{U}{U}", "Instant", "",
        Static((InsteadOfManaCost(Filter(Itself()), Cost(None, (PayLife(1), ExileFromHand(Filter(IsColor("U")))))),), zones=(STACK,)),
        spell(Counter(Target()), targets=(TARGET_SPELL,)),
    ),
    card(
        "Meddling Mage", "翻弄する魔道士", "{W}{U}", "Creature — Human Wizard", "2/2",
        static(Instead(WouldEnter(Filter(Itself())), AsEntersColor("card name"))),
        static(CantCast(Filter(OfChosenName()))),
    ),
    card(
        "Teferi, Mage of Zhalfir", "ザルファーの魔道士、テフェリー", "{2}{U}{U}{U}", "Legendary Creature — Human Wizard", "3/4",
        keyword("flash"),
        static(
            Modify(
                Everywhere(Filter(IsType("creature"), Owned("you")), (HAND, STACK, GRAVEYARD, EXILE, LIBRARY, COMMAND)),
                (GainAbility(keyword("flash")),),
            )
        ),
        static(OnlyAsSorcery("opponent")),
    ),
    card("Helm of Awakening", "", "{2}", "Artifact", "", static(SpellCost(Filter(), 1, less=True))),
    card(
        "Thalia, Guardian of Thraben", "スレイベンの守護者、サリア", "{1}{W}", "Legendary Creature — Human Soldier", "2/1",
        keyword("first strike"),
        static(SpellCost(Filter(Not(IsType("creature"))), 1)),
    ),
)
