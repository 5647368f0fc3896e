"""Creatures and other permanents that keep mutating creatures company: what they merge with, what watches them merge and die."""

from __future__ import annotations

from engine.abilities import Activated, Static, Triggered
from engine.actions.choose_color import GainFromColor, PutRandomCounter
from engine.actions.create import CreateTokens
from engine.actions.destroy import Destroy
from engine.actions.double import DoublePower
from engine.actions.draw import Discard, Draw
from engine.actions.library import PutIntoLibrary, ShuffleLibrary
from engine.actions.life import GainLife, LoseLife
from engine.actions.lose_game import LoseGame
from engine.actions.meld import CanMeldWith, Meld
from engine.actions.move import Exile, ExileWith, PutOntoBattlefield
from engine.actions.tap import PutCounters, Tap
from engine.amounts import CountersOn, Devotion, NumberOf, PowerOf
from engine.cards.card import MELDS, card, two_faced
from engine.cards.words import TARGET_CREATURE, attacks, defines, enters, gives, hits_player, keyword, static, target
from engine.changes import BecomeType, DefinePowerToughness, GainAbility, LoseCreatureTypes
from engine.characteristic_filters import HasKeyword, IsSubtype, IsType, ManaValue, Named
from engine.comparing import ControlledByAny, OwnedByAny
from engine.conditions import AtLeast, Had
from engine.conditions_past import OpponentLostLife
from engine.continuous import CantBlock, CantCast, Evasion, Modify, SpellCost
from engine.costs import Cost, SacrificeThis, TapThis, mana
from engine.filters import (
    CARDS_ONLY,
    CREATURE,
    YOUR_CREATURE,
    Another,
    AnyOf,
    Controlled,
    Filter,
    HasCounter,
    IsAttacking,
    IsToken,
    Itself,
    Not,
    Owned,
    Targets,
)
from engine.instructions import If, Let, May, Sequence
from engine.selectors import Among, Became, Each, EventObjects, EventPlayer, EventSpell, OwnerOf, Remembered, Target, This
from engine.subtypes import CREATURE_TYPES
from engine.targets import TargetSpec
from engine.when import BeginningOf, Enters, PutIntoGraveyard
from engine.when_played import Casts
from engine.when_several import CardPutIntoGraveyard, Either, PutFromBattlefield

MUTATE = "mutate"
NOTHING = Filter(AnyOf())
OTHER_CREATURE_CARDS = NumberOf(Each(Filter(IsType("creature"), Owned("you"), Another()), "graveyard"))
KINDS = ("flying", "first strike", "deathtouch", "hexproof", "lifelink", "menace", "reach", "trample", "vigilance", "+1/+1")
NONTOKEN = Not(IsToken())
OTHER_CREATURE_OF_YOURS = Filter(IsType("creature"), Controlled("you"), Another())

SATYR = card("Satyr", "サテュロス", None, "Creature — Satyr", "1/1", static(CantBlock(This())), colors="R")


def devoted(color: str, *, power: bool) -> Static:
    """This creature's power, or its toughness, is your devotion to a color."""
    n = Devotion(color)
    change = DefinePowerToughness(n, None) if power else DefinePowerToughness(None, n)
    return Static((Modify(This(), (change,)),), characteristic_defining=True)


BRISELA = card(
    "Brisela, Voice of Nightmares", "悪夢の声、ブリセラ", None, "Legendary Creature — Eldrazi Angel", "9/10",
    keyword("flying"), keyword("first strike"), keyword("vigilance"), keyword("lifelink"),
    static(CantCast(Filter(ManaValue(0, 3)), "opponent")),
)

CARDS = (
    two_faced(
        card(
            "Bruna, the Fading Light", "消えゆく光、ブルーナ", "{5}{W}{W}", "Legendary Creature — Angel Horror", "5/7",
            Triggered(
                Casts(Filter(Itself())),
                May(PutOntoBattlefield(Target()), "Return the target to the battlefield?"),
                (target(IsType("creature"), AnyOf(IsSubtype("Angel"), IsSubtype("Human")), Owned("you"), zone="graveyard"),),
                zones=("stack",),
            ),
            keyword("flying"), keyword("vigilance"),
        ),
        BRISELA,
        MELDS,
    ),
    two_faced(
        card(
            "Gisela, the Broken Blade", "折れた刃、ギセラ", "{2}{W}{W}", "Legendary Creature — Angel Horror", "4/3",
            keyword("flying"), keyword("first strike"), keyword("lifelink"),
            Triggered(BeginningOf("end", "you"), Meld("Bruna, the Fading Light"), condition=CanMeldWith("Bruna, the Fading Light")),
        ),
        BRISELA,
        MELDS,
    ),
    card("Deadly Insect", "命取りの昆虫", "{4}{G}", "Creature — Insect", "6/1", keyword("shroud")),
    card("Slippery Bogle", "ぬめるボーグル", "{G/U}", "Creature — Beast", "1/1", keyword("hexproof")),
    card(
        "Impassioned Orator", "情熱的な扇動者", "{1}{W}", "Creature — Human Cleric", "2/2",
        Triggered(Enters(OTHER_CREATURE_OF_YOURS), GainLife(1)),
    ),
    card(
        "Pollywog Symbiote", "両生共生体", "{1}{U}", "Creature — Frog", "1/3",
        static(SpellCost(Filter(IsType("creature"), HasKeyword(MUTATE)), 1, whose="you", less=True)),
        Triggered(Casts(CREATURE, "you"), Sequence(Draw(), Discard()), condition=Had(EventSpell(), MUTATE)),
        aliases=("Babygodzilla, Ruin Reborn",),
    ),
    card(
        "Amoeboid Changeling", "アメーバの変わり身", "{1}{U}", "Creature — Shapeshifter", "1/1",
        keyword("changeling"),
        Activated(Cost(None, (TapThis(),)), Let(Modify(Target(), (BecomeType((), CREATURE_TYPES),))), (TARGET_CREATURE,)),
        Activated(Cost(None, (TapThis(),)), Let(Modify(Target(), (LoseCreatureTypes(),))), (TARGET_CREATURE,)),
    ),
    card(
        "Meteor Golem", "隕石ゴーレム", "{7}", "Artifact Creature — Golem", "3/3",
        enters(Destroy(Target()), target(Not(IsType("land")), Controlled("opponent"))),
    ),
    card(
        "Scion of the Wild", "野生の末裔", "{1}{G}{G}", "Creature — Avatar", "0/0",
        defines(NumberOf(Each(YOUR_CREATURE)), NumberOf(Each(YOUR_CREATURE))),
    ),
    card(
        "Boneyard Mycodrax", "骨塚の巻きひげ菌", "{2}{B}", "Creature — Fungus", "0/0",
        defines(OTHER_CREATURE_CARDS, OTHER_CREATURE_CARDS), keyword("scavenge", "{4}{B}"),
    ),
    card(
        "Crystalline Giant", "結晶の巨人", "{3}", "Artifact Creature — Giant", "3/3",
        Triggered(BeginningOf("beginning of combat", "you"), PutRandomCounter(This(), KINDS)),
        aliases=("Mechagodzilla", "Mechagodzilla, Battle Fortress"),
    ),
    card(
        "Callaphe, Beloved of the Sea", "海に愛されしカラフィ", "{1}{U}{U}", "Legendary Enchantment Creature — Demigod", "0/3",
        devoted("U", power=True),
        gives(
            Filter(AnyOf(IsType("creature"), IsType("enchantment")), Controlled("you")),
            GainAbility(static(SpellCost(Filter(Targets(Filter(Itself()))), 1, whose="opponent"))),
        ),
    ),
    card(
        "Tymaret, Chosen from Death", "死より選ばれしティマレット", "{B}{B}", "Legendary Enchantment Creature — Demigod", "2/0",
        devoted("B", power=False),
        Activated(
            mana("{1}{B}"),
            Sequence(Exile(Target(), remember="them"), GainLife(NumberOf(Among(Among(Remembered("them"), CARDS_ONLY), CREATURE)))),
            (TargetSpec(Filter(), "graveyard", least=0, most=2),),
        ),
    ),
    card(
        "Daxos, Blessed by the Sun", "太陽に祝福されしダクソス", "{W}{W}", "Legendary Enchantment Creature — Demigod", "2/0",
        devoted("W", power=False),
        Triggered(Either(Enters(OTHER_CREATURE_OF_YOURS), PutIntoGraveyard(OTHER_CREATURE_OF_YOURS)), GainLife(1)),
    ),
    card(
        "Anax, Hardened in the Forge", "鍛冶で鍛えられしアナックス", "{1}{R}{R}", "Legendary Enchantment Creature — Demigod", "0/3",
        devoted("R", power=True),
        Triggered(
            PutIntoGraveyard(Filter(IsType("creature"), Controlled("you"), AnyOf(Itself(), NONTOKEN))),
            If(AtLeast(PowerOf(EventObjects()), 4), CreateTokens(SATYR, 2), CreateTokens(SATYR)),
        ),
    ),
    card(
        "Alseid of Life's Bounty", "命の恵みのアルセイド", "{W}", "Enchantment Creature — Nymph", "1/1",
        keyword("lifelink"),
        Activated(
            mana("{1}", SacrificeThis()), GainFromColor(Target(), "protection"),
            (target(AnyOf(IsType("creature"), IsType("enchantment")), Controlled("you")),),
        ),
    ),
    card(
        "Phase Dolphin", "潜界イルカ", "{2}{U}", "Creature — Elemental Whale", "1/4",
        attacks(Let(Evasion(Target(), NOTHING)), target(IsType("creature"), IsAttacking(), Another())),
    ),
    card(
        "Clever Conjurer", "賢い妖術師", "{2}{U}", "Creature — Gnome Wizard", "2/3",
        Activated(
            Cost(None, (TapThis(),)), Tap(Target(), tapped=False), (target(Not(Named("Clever Conjurer"))),), sorcery_speed=True
        ),
    ),
    card(
        "Luminous Broodmoth", "光明の繁殖蛾", "{2}{W}{W}", "Creature — Insect", "3/4",
        keyword("flying"),
        Triggered(
            PutIntoGraveyard(Filter(IsType("creature"), Controlled("you"), Not(HasKeyword("flying")))),
            PutOntoBattlefield(Became(), "owner", counters=(("flying", 1),)),
        ),
        aliases=("Mothra, Supersonic Queen", "超音速女王、モスラ"),
    ),
    card(
        "Etrata, the Silencer", "静める者、エトラータ", "{2}{U}{B}", "Legendary Creature — Vampire Assassin", "3/5",
        static(Evasion(This(), NOTHING)),
        hits_player(
            Sequence(
                ExileWith(Target(), "hit"),
                If(AtLeast(NumberOf(Each(Filter(HasCounter("hit"), OwnedByAny(EventPlayer())), "exile")), 3), LoseGame(EventPlayer())),
                PutIntoLibrary(This()),
                ShuffleLibrary(OwnerOf(This())),
            ),
            target(IsType("creature"), ControlledByAny(EventPlayer())),
        ),
    ),
    card(
        "God-Eternal Rhonas", "永遠神ロナス", "{3}{G}{G}", "Legendary Creature — Zombie God", "5/5",
        keyword("deathtouch"),
        enters(
            Sequence(
                DoublePower(Each(OTHER_CREATURE_OF_YOURS)),
                Let(Modify(Each(OTHER_CREATURE_OF_YOURS), (GainAbility(keyword("vigilance")),))),
            )
        ),
        Triggered(
            Either(PutIntoGraveyard(Filter(Itself())), PutFromBattlefield(Filter(Itself()), "exile")),
            May(PutIntoLibrary(Became(), 2), "Put it third from the top of the library?"),
        ),
    ),
    card(
        "Bloodchief Ascension", "血の長の昇天", "{B}", "Enchantment", "",
        Triggered(
            BeginningOf("end"), May(PutCounters(This(), "quest"), "Put a quest counter on it?"), condition=OpponentLostLife(2)
        ),
        Triggered(
            CardPutIntoGraveyard(Filter(Owned("opponent"))),
            May(Sequence(LoseLife(2, OwnerOf(Became())), GainLife(2)), "Does that player lose 2 life?"),
            condition=AtLeast(CountersOn(This(), "quest"), 3),
        ),
    ),
)
