"""More cards that meet merged permanents: what is merged with, what turns, exiles, returns or counts them."""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, Static, Triggered
from engine.actions.choose import Choose
from engine.actions.color import BecomeColorOfChoice
from engine.actions.copy import CopyOnStack, CreateCopies
from engine.actions.destroy import Destroy
from engine.actions.draw import Discard, Draw
from engine.actions.face_down import TurnFaceDown, TurnFaceUp
from engine.actions.life import DealDamage, GainLife
from engine.actions.linked import ExileLinked, TheLastExiled
from engine.actions.mill import Mill
from engine.actions.move import PutIntoCommandZone, ReturnToHand
from engine.actions.retarget import ChangeTargets
from engine.actions.sacrifice import Sacrifice
from engine.actions.stay_tapped import StayTapped
from engine.actions.tap import PutCounters, RemoveCounters, Tap, TapOrUntap
from engine.amounts import Devotion, EventAmount, NumberOf, PowerOf, ToughnessOf, X
from engine.cards.card import card
from engine.cards.words import (
    TARGET_CREATURE,
    TARGET_CREATURE_YOU_CONTROL,
    TARGET_PERMANENT,
    enchant,
    enters,
    equip,
    gives,
    hits_player,
    keyword,
    spell,
    static,
    target,
)
from engine.changes import GainAbility, HaveTypesOf, LoseType, ModifyPowerToughness, SetPowerToughness
from engine.characteristic_filters import HasKeyword, IsSubtype, IsType
from engine.commander import YourCommanders
from engine.comparing import GreatestManaValue, LesserManaValue, SharesCreatureType
from engine.conditions import AtLeast, CostPaid, Exists, Isnt
from engine.continuous import Cant, CantActivate, CastFree, Instead, Modify
from engine.costs import SacrificeThis, mana
from engine.entering import EntersWith
from engine.filters import (
    Another,
    AnyOf,
    Controlled,
    ControlledByTarget,
    Filter,
    HasNoCounters,
    IsCommander,
    IsFaceDown,
    IsToken,
    Itself,
    Not,
    Owned,
)
from engine.instructions import If, Let, May, Sequence
from engine.modal import Modal, Mode
from engine.selectors import YOU, Among, Each, EventObjects, EventSpell, Host, HostBefore, Remembered, Target, This, Together
from engine.targets import SPELL_OR_PERMANENT, TargetSpec
from engine.when import Attacks, BlocksOne, DealsDamage, PutIntoGraveyard
from engine.when_changed import GainsLife, GetsCounters, Mutates, TimesMutated
from engine.when_played import Casts, IsDiscardedFor
from engine.when_turned import BecomesUnattached, IsTurnedFaceUp, PhasedIn, PhasedOut
from engine.would import WouldDraw, WouldEnter

CREATURE = Filter(IsType("creature"))
YOUR_CREATURES = Each(Filter(IsType("creature"), Controlled("you")))
YOUR_GRAVEYARD_CREATURE = Filter(IsType("creature"), Owned("you"))
TARGET_PLAYER = TargetSpec(players="any")
OTHER_CREATURES = Together(YOUR_CREATURES, Each(YOUR_GRAVEYARD_CREATURE, "graveyard"))

MERGED_WITH = (
    card(
        "Sprite Dragon", "スプライトのドラゴン", "{U}{R}", "Creature — Faerie Dragon", "1/1",
        keyword("flying"), keyword("haste"), Triggered(Casts(Filter(Not(IsType("creature"))), "you"), PutCounters(This(), "+1/+1")),
    ),
    card(
        "Wildwood Scourge", "野生林の災い魔", "{X}{G}", "Creature — Hydra", "0/0",
        static(Instead(WouldEnter(Filter(Itself())), EntersWith("+1/+1", X()))),
        Triggered(
            GetsCounters(Filter(IsType("creature"), Controlled("you"), Another(), Not(IsSubtype("Hydra"))), "+1/+1"),
            PutCounters(This(), "+1/+1"),
        ),
    ),
    card(
        "Heliod, Sun-Crowned", "太陽冠のヘリオッド", "{2}{W}", "Legendary Enchantment Creature — God", "5/5",
        keyword("indestructible"),
        Static((Modify(This(), (LoseType(("creature",)),)),), Isnt(AtLeast(Devotion("W"), 5))),
        Triggered(
            GainsLife(), PutCounters(Target(), "+1/+1"), (target(AnyOf(IsType("creature"), IsType("enchantment")), Controlled("you")),)
        ),
        Activated(
            mana("{1}{W}"), Let(Modify(Target(), (GainAbility(keyword("lifelink")),))), (target(IsType("creature"), Another()),)
        ),
    ),
    card(
        "Avian Oddity", "奇異鳥", "{3}{U}", "Creature — Bird", "2/4",
        keyword("flying"), keyword("cycling", "{2}{U}"),
        Triggered(
            IsDiscardedFor("cycling"), PutCounters(Target(), "flying"), (TARGET_CREATURE_YOU_CONTROL,), zones=("graveyard",)
        ),
    ),
    card(
        "Archipelagore", "肉食島", "{5}{U}{U}", "Creature — Leviathan", "7/7",
        keyword("mutate", "{5}{U}"),
        Triggered(
            Mutates(Filter(Itself())),
            Sequence(Tap(Target()), StayTapped(Target())),
            (TargetSpec(Filter(IsType("creature")), least=0, most=99, up_to=TimesMutated(This())),),
        ),
    ),
    card(
        "Smuggler's Copter", "密輸人の回転翼機", "{2}", "Artifact — Vehicle", "3/3",
        keyword("flying"),
        Triggered(Attacks(Filter(Itself())), May(Sequence(Draw(), Discard()), "Draw a card, and discard a card?")),
        Triggered(BlocksOne(Filter(Itself())), May(Sequence(Draw(), Discard()), "Draw a card, and discard a card?")),
        KeywordAbility("crew", n=1),
    ),
    card(
        "Midnight Reaper", "真夜中の死神", "{2}{B}", "Creature — Zombie Knight", "3/2",
        Triggered(
            PutIntoGraveyard(Filter(IsType("creature"), Controlled("you"), Not(IsToken()))), Sequence(DealDamage(1, YOU), Draw())
        ),
    ),
    card(
        "Volo, Guide to Monsters", "モンスター見聞家、ヴォーロ", "{2}{G}{U}", "Legendary Creature — Human Wizard", "3/2",
        Triggered(
            Casts(Filter(IsType("creature"), Not(SharesCreatureType(OTHER_CREATURES))), "you"), CopyOnStack(EventSpell())
        ),
    ),
    card(
        "Duplicant", "映し身人形", "{6}", "Artifact Creature — Shapeshifter", "2/4",
        enters(
            May(ExileLinked(Target()), "Is the target exiled?"), target(IsType("creature"), Not(IsToken()))
        ),
        Static(
            (
                Modify(
                    This(),
                    (
                        HaveTypesOf(TheLastExiled(CREATURE), ("Shapeshifter",)),
                        SetPowerToughness(PowerOf(TheLastExiled(CREATURE)), ToughnessOf(TheLastExiled(CREATURE))),
                    ),
                ),
            ),
            Exists(TheLastExiled(CREATURE)),
        ),
    ),
)

TURNING = (
    card(
        "Hystrodon", "ヒストロドン", "{4}{G}", "Creature — Beast", "3/4",
        keyword("trample"), hits_player(May(Draw(), "Draw a card?")), keyword("morph", "{1}{G}{G}"),
    ),
    card(
        "Exalted Angel", "賛美されし天使", "{4}{W}{W}", "Creature — Angel", "4/5",
        keyword("flying"), Triggered(DealsDamage(Filter(Itself())), GainLife(EventAmount())), keyword("morph", "{2}{W}{W}"),
    ),
    card(
        "Master of the Veil", "覆い隠しの達人", "{2}{U}{U}", "Creature — Human Wizard", "2/3",
        keyword("morph", "{2}{U}"),
        Triggered(
            IsTurnedFaceUp(Filter(Itself())),
            May(TurnFaceDown(Target()), "Is the target turned face down?"),
            (target(IsType("creature"), HasKeyword("morph")),),
        ),
    ),
    card(
        "Coral Trickster", "珊瑚のペテン師", "{1}{U}", "Creature — Merfolk Rogue", "2/1",
        keyword("morph", "{U}"),
        Triggered(IsTurnedFaceUp(Filter(Itself())), May(TapOrUntap(Target()), "Tap or untap the target?"), (TARGET_PERMANENT,)),
    ),
    card(
        "Lumithread Field", "", "{1}{W}", "Enchantment", "",
        gives(Filter(IsType("creature"), Controlled("you")), ModifyPowerToughness(0, 1)), keyword("morph", "{1}{W}"),
    ),
    card(
        "Break Open", "こじ開け", "{1}{R}", "Instant", "",
        spell(TurnFaceUp(Target()), targets=(target(IsType("creature"), IsFaceDown(), Controlled("opponent")),)),
    ),
    card(
        "Backslide", "背教", "{1}{U}", "Instant", "",
        spell(TurnFaceDown(Target()), targets=(target(IsType("creature"), HasKeyword("morph")),)), keyword("cycling", "{U}"),
    ),
    card(
        "Blind Seer", "無明の予見者", "{2}{U}{U}", "Legendary Creature — Human Wizard", "3/3",
        Activated(mana("{1}{U}"), BecomeColorOfChoice(Target()), (target(zone=SPELL_OR_PERMANENT),)),
    ),
    card(
        "Linvala, Keeper of Silence", "静寂の守り手、リンヴァーラ", "{2}{W}{W}", "Legendary Creature — Angel", "3/4",
        keyword("flying"), static(CantActivate(Filter(IsType("creature"), Controlled("opponent")))),
    ),
)

MOVING = (
    card(
        "Heartless Act", "無情な行動", "{1}{B}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(Destroy(Target()), (target(IsType("creature"), HasNoCounters()),)),
                    Mode(RemoveCounters(Target(), 3), (TARGET_CREATURE,)),
                )
            )
        ),
    ),
    card(
        "Paradoxical Outcome", "逆説的な結果", "{3}{U}", "Instant", "",
        spell(
            ReturnToHand(Target(), remember="returned"),
            Draw(NumberOf(Among(Remembered("returned"), Filter(Owned("you"), Not(IsToken()))))),
            targets=(TargetSpec(Filter(Not(IsType("land")), Not(IsToken()), Controlled("you")), least=0, most=99),),
        ),
    ),
    card(
        "Leadership Vacuum", "指導者の欠如", "{2}{U}", "Instant", "",
        spell(PutIntoCommandZone(Each(Filter(IsCommander(), ControlledByTarget()))), Draw(), targets=(TARGET_PLAYER,)),
    ),
    card(
        "Death's Oasis", "死のオアシス", "{W}{B}{G}", "Enchantment", "",
        Triggered(
            PutIntoGraveyard(Filter(IsType("creature"), Controlled("you"), Not(IsToken()))),
            Sequence(
                Mill(2),
                Choose(Filter(IsType("creature"), Owned("you"), LesserManaValue(EventObjects())), "card", "graveyard"),
                ReturnToHand(Remembered("card"), "graveyard"),
            ),
        ),
        Activated(mana("{1}", SacrificeThis()), GainLife(GreatestManaValue(YOUR_CREATURES))),
    ),
    card(
        "Rite of Replication", "複製の儀式", "{2}{U}{U}", "Sorcery", "",
        keyword("kicker", "{5}"),
        spell(If(CostPaid("kicker"), CreateCopies(Target(), 5), CreateCopies(Target())), targets=(TARGET_CREATURE,)),
    ),
    card(
        "Darkblast", "", "{B}", "Instant", "",
        spell(Let(Modify(Target(), (ModifyPowerToughness(-1, -1),))), targets=(TARGET_CREATURE,)), KeywordAbility("dredge", n=3),
    ),
    card(
        "Spirit of the Labyrinth", "迷宮の霊魂", "{1}{W}", "Enchantment Creature — Spirit", "3/1",
        static(Cant(WouldDraw("any", beyond=1))),
    ),
    card(
        "Deflecting Swat", "", "{2}{R}", "Instant", "",
        Static(
            (CastFree(Filter(Itself())),), Exists(YourCommanders()), zones=("hand", "stack")
        ),
        spell(ChangeTargets(Target(), may=True), targets=(target(zone="stack", stack="any"),)),
    ),
    card(
        "Teferi's Imp", "テフェリーのインプ", "{2}{U}", "Creature — Imp", "1/1",
        keyword("flying"), keyword("phasing"),
        Triggered(PhasedOut(Filter(Itself())), Discard()), Triggered(PhasedIn(Filter(Itself())), Draw()),
    ),
    card("Tolarian Drake", "トレイリアのドレイク", "{2}{U}", "Creature — Drake", "2/4", keyword("flying"), keyword("phasing")),
    card(
        "Grafted Exoskeleton", "移植された外骨格", "{4}", "Artifact — Equipment", "",
        static(Modify(Host(), (ModifyPowerToughness(2, 2), GainAbility(keyword("infect"))))),
        Triggered(BecomesUnattached(), Sacrifice(HostBefore())),
        equip("{2}"),
    ),
    card(
        "Firebreathing", "炎のブレス", "{R}", "Enchantment — Aura", "",
        enchant("creature", IsType("creature")), Activated(mana("{R}"), Let(Modify(Host(), (ModifyPowerToughness(1, 0),)))),
    ),
)

CARDS = (*MERGED_WITH, *TURNING, *MOVING)
