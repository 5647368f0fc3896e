"""Cards with triggered abilities of every kind (CR 603), and linked ones (CR 607)."""

from __future__ import annotations

from engine.abilities import KeywordAbility, Triggered
from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.draw import Discard, Draw
from engine.actions.each_player import EachSacrifices
from engine.actions.later import Later, WhenYouDo
from engine.actions.life import DealDamage, GainLife, LoseLife
from engine.actions.linked import ExileLinked, TheExiledCards
from engine.actions.move import Exile, PutOntoBattlefield, ReturnToHand
from engine.actions.sacrifice import Sacrifice
from engine.actions.tap import PutCounters
from engine.amounts import Negative, PowerOf, X
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE_OPPONENT_CONTROLS, TREASURE, dies, enters, keyword, static, target
from engine.changes import BecomeColor, BecomeType, ModifyPowerToughness
from engine.characteristic_filters import IsSubtype, IsType
from engine.conditions import Exists, Isnt
from engine.continuous import Modify, TriggersAgain
from engine.filters import CREATURE, Another, AnyOf, Controlled, Filter, Itself, Not
from engine.instructions import Let, May, Sequence
from engine.modal import Modal, Mode
from engine.selectors import YOU, Became, Bound, Each, EachOpponent, EventObjects, OwnerOf, Remembered, Target, This
from engine.targets import ANY_TARGET_TYPES, TargetSpec
from engine.when import BeginningOf, Enters, PutIntoGraveyard
from engine.when_played import BecomesTapped, IsCountered, Leaves, LeavesGraveyard, ReturnsToHand, Sacrifices, StateIs

ANY_TARGET = TargetSpec(Filter(AnyOf(*(IsType(t) for t in ANY_TARGET_TYPES))), players="any")

BAT = card("Bat", "コウモリ", None, "Creature — Bat", "1/1", KeywordAbility("flying"), colors="B")
SPIRIT = card("Spirit", "スピリット", None, "Creature — Spirit", "1/1", KeywordAbility("flying"), colors="W")
SNAKE = card("Snake", "蛇", None, "Creature — Snake", "1/1", KeywordAbility("deathtouch"), colors="B")

CARDS = (
    card(
        "Soul Warden", "魂の管理人", "{W}", "Creature — Human Cleric", "1/1",
        Triggered(Enters(Filter(IsType("creature"), Another())), GainLife(1)),
    ),
    card(
        "Essence Warden", "本質の管理人", "{G}", "Creature — Elf Shaman", "1/1",
        Triggered(Enters(Filter(IsType("creature"), Another())), GainLife(1)),
    ),
    card(
        "Soul's Attendant", "魂の従者", "{W}", "Creature — Human Cleric", "1/1",
        Triggered(Enters(Filter(IsType("creature"), Another())), May(GainLife(1), "")),
    ),
    card(
        "Impact Tremors", "", "{1}{R}", "Enchantment", "",
        Triggered(Enters(Filter(IsType("creature"), Controlled("you"))), DealDamage(1, EachOpponent())),
    ),
    card(
        "Zulaport Cutthroat", "ズーラポートの殺し屋", "{1}{B}", "Creature — Human Rogue Ally", "1/1",
        Triggered(PutIntoGraveyard(Filter(IsType("creature"), Controlled("you"))), Sequence(LoseLife(1, EachOpponent()), GainLife(1))),
    ),
    card("Desecrated Tomb", "", "{3}", "Artifact", "", Triggered(LeavesGraveyard(Filter(IsType("creature"))), CreateTokens(BAT))),
    card(
        "Panharmonicon", "パンハモニコン", "{4}", "Artifact", "",
        static(TriggersAgain(Filter(AnyOf(IsType("artifact"), IsType("creature"))))),
    ),
    card("Elvish Visionary", "エルフの幻想家", "{1}{G}", "Creature — Elf Shaman", "1/1", enters(Draw())),
    card("Doomed Traveler", "宿命の旅人", "{W}", "Creature — Human Soldier", "1/1", dies(CreateTokens(SPIRIT))),
    card(
        "Sphinx's Disciple", "", "{3}{U}{U}", "Creature — Human Wizard", "2/2",
        keyword("flying"),
        Triggered(BecomesTapped(Filter(Itself()), tapped=False), Draw()),
    ),
    card(
        "Ravenous Chupacabra", "貪欲なチュパカブラ", "{2}{B}{B}", "Creature — Beast Horror", "2/2",
        enters(Destroy(Target()), TARGET_CREATURE_OPPONENT_CONTROLS),
    ),
    card(
        "Ophiomancer", "", "{2}{B}", "Creature — Human Shaman", "2/2",
        Triggered(
            BeginningOf("upkeep"), CreateTokens(SNAKE),
            condition=Isnt(Exists(Each(Filter(IsSubtype("Snake"), Controlled("you"))))),
        ),
    ),
    card(
        "Weatherseed Treefolk", "ウェザーシードのツリーフォーク", "{2}{G}{G}{G}", "Creature — Treefolk", "5/3",
        keyword("trample"),
        dies(ReturnToHand(Became(), "graveyard")),
    ),
    card(
        "Flickerwisp", "ちらつき鬼火", "{1}{W}{W}", "Creature — Elemental", "3/1",
        keyword("flying"),
        enters(
            Sequence(
                Exile(Target(), remember="it"),
                Later(Triggered(BeginningOf("end"), PutOntoBattlefield(Bound(), "owner")), Remembered("it")),
            ),
            target(Another()),
        ),
    ),
    card(
        "Grave Betrayal", "", "{5}{B}{B}", "Enchantment", "",
        Triggered(
            PutIntoGraveyard(Filter(IsType("creature"), Controlled("opponent"))),
            Later(
                Triggered(
                    BeginningOf("end"),
                    PutOntoBattlefield(
                        Bound(), "you", counters=(("+1/+1", 1),),
                        changes=(BecomeType(subtypes=("Zombie",)), BecomeColor(("B",), besides=True)),
                    ),
                ),
                Became(),
            ),
        ),
    ),
    card(
        "Emperor Crocodile", "", "{3}{G}", "Creature — Crocodile", "5/5",
        Triggered(StateIs(Isnt(Exists(Each(Filter(IsType("creature"), Controlled("you"), Another()))))), Sacrifice(This())),
    ),
    card(
        "Mayhem Devil", "波乱の悪魔", "{1}{B}{R}", "Creature — Devil", "3/3",
        Triggered(Sacrifices(Filter(), "any"), DealDamage(1, Target()), (ANY_TARGET,)),
    ),
    card("Warped Devotion", "", "{2}{B}", "Enchantment", "", Triggered(ReturnsToHand(Filter()), Discard(1, OwnerOf(EventObjects())))),
    card("Multani's Presence", "", "{G}", "Enchantment", "", Triggered(IsCountered(Filter(Controlled("you"))), Draw())),
    card(
        "Ziatora, the Incinerator", "", "{3}{B}{R}{G}", "Legendary Creature — Demon Dragon", "6/6",
        keyword("flying"),
        Triggered(
            BeginningOf("end", "you"),
            WhenYouDo(
                EachSacrifices(Filter(IsType("creature"), Another()), YOU),
                Triggered(
                    BeginningOf("end"), Sequence(DealDamage(PowerOf(EventObjects()), Target()), CreateTokens(TREASURE, 3)), (ANY_TARGET,)
                ),
                "Sacrifice another creature?",
            ),
        ),
    ),
    card(
        "Oblivion Ring", "忘却の輪", "{2}{W}", "Enchantment", "",
        enters(ExileLinked(Target()), target(Not(IsType("land")), Another())),
        Triggered(Leaves(Filter(Itself())), PutOntoBattlefield(TheExiledCards(), "owner")),
    ),
    card(
        "Knight of Autumn", "秋の騎士", "{1}{G}{W}", "Creature — Dryad Knight", "2/1",
        enters(
            Modal(
                (
                    Mode(PutCounters(This(), "+1/+1", 2), text="two +1/+1 counters"),
                    Mode(
                        Destroy(Target()), (target(AnyOf(IsType("artifact"), IsType("enchantment"))),),
                        "destroy an artifact or enchantment",
                    ),
                    Mode(GainLife(4), text="gain 4 life"),
                )
            )
        ),
    ),
    card(
        "The Meathook Massacre", "食肉鉤虐殺事件", "{X}{B}{B}", "Legendary Enchantment", "",
        enters(Let(Modify(Each(CREATURE), (ModifyPowerToughness(Negative(X()), Negative(X())),)))),
        Triggered(PutIntoGraveyard(Filter(IsType("creature"), Controlled("you"))), LoseLife(1, EachOpponent())),
        Triggered(PutIntoGraveyard(Filter(IsType("creature"), Controlled("opponent"))), GainLife(1)),
    ),
)
