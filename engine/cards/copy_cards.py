"""Cards that copy (CR 707), and cards that show what copying makes of them."""

from __future__ import annotations

from engine.abilities import Activated, Static, Triggered
from engine.actions.cast import CastOne
from engine.actions.choose import Choose
from engine.actions.copy import BecomeCopyOf, CopyCards, CopyForEach, CopyOnStack, CreateCopies, Populate
from engine.actions.destroy import Destroy
from engine.actions.linked import ExileLinked, TheExiledCards
from engine.actions.move import ReturnToHand
from engine.amounts import NumberOf, X
from engine.cards.card import card
from engine.cards.printed import GainsPrinted
from engine.cards.words import TARGET_CREATURE, dies, enters, keyword, spell, static, target
from engine.changes import GainAbility
from engine.characteristic_filters import IsSupertype, IsType, ManaValue
from engine.continuous import Cant, Instead, Modify
from engine.copying import Becomes, Gains, IfIs, Keeps
from engine.costs import Cost, TapThis
from engine.entering import EntersWith
from engine.entering_as import EntersAsForm, Form
from engine.entering_as_copy import Additional, EntersAsCopy
from engine.filters import (
    CREATURE,
    YOUR_CREATURE,
    Another,
    AnyOf,
    Controlled,
    Filter,
    IsTriggered,
    Itself,
    Not,
    Owned,
    TargetsJustOne,
    TargetsOnly,
)
from engine.instructions import Let, May, Sequence
from engine.mana import parse
from engine.selectors import Became, Each, EventSpell, Remembered, Target, This
from engine.state import GRAVEYARD, HAND, STACK
from engine.when import BeginningOf
from engine.when_played import Casts
from engine.would import WouldBeCountered, WouldEnter

ITSELF = WouldEnter(Filter(Itself()))
INSTANT_OR_SORCERY = AnyOf(IsType("instant"), IsType("sorcery"))

CARDS = (
    card("Clone", "クローン", "{3}{U}", "Creature — Shapeshifter", "0/0", static(Instead(ITSELF, EntersAsCopy(CREATURE)))),
    card("Mirror Image", "鏡像", "{2}{U}", "Creature — Shapeshifter", "0/0", static(Instead(ITSELF, EntersAsCopy(YOUR_CREATURE)))),
    card(
        "Phyrexian Metamorph", "ファイレクシアの変形者", "{3}{U/P}", "Artifact Creature — Phyrexian Shapeshifter", "0/0",
        static(Instead(ITSELF, EntersAsCopy(Filter(AnyOf(IsType("artifact"), IsType("creature"))), (Becomes(types=("artifact",)),)))),
    ),
    card(
        "Quicksilver Gargantuan", "", "{5}{U}{U}", "Creature — Shapeshifter", "7/7",
        static(Instead(ITSELF, EntersAsCopy(CREATURE, (Becomes(7, 7),)))),
    ),
    card(
        "Malleable Impostor", "", "{3}{U}", "Creature — Faerie Shapeshifter", "0/0",
        keyword("flash"),
        keyword("flying"),
        static(
            Instead(
                ITSELF,
                EntersAsCopy(
                    Filter(IsType("creature"), Controlled("opponent")),
                    (Becomes(subtypes=("Faerie", "Shapeshifter")), Gains((keyword("flying"),))),
                ),
            )
        ),
    ),
    card(
        "Vesuvan Doppelganger", "ヴェズーヴァの多相の戦士", "{3}{U}{U}", "Creature — Shapeshifter", "0/0",
        static(Instead(ITSELF, EntersAsCopy(CREATURE, (Keeps(("colors",)), GainsPrinted("Vesuvan Doppelganger", 1))))),
        Triggered(
            BeginningOf("upkeep", "you"),
            May(
                BecomeCopyOf(This(), Target(), (Keeps(("colors",)), GainsPrinted("Vesuvan Doppelganger", 1))),
                "Does it become a copy of the target?",
            ),
            (TARGET_CREATURE,),
        ),
    ),
    card(
        "Essence of the Wild", "", "{3}{G}{G}{G}", "Creature — Avatar", "6/6",
        static(Instead(WouldEnter(Filter(IsType("creature"), Controlled("you"))), EntersAsCopy())),
    ),
    card(
        "Cytoshape", "細胞形成", "{1}{G}{U}", "Instant", "",
        spell(
            Choose(Filter(IsType("creature"), Not(IsSupertype("legendary"))), "it"),
            BecomeCopyOf(Target(), Remembered("it"), duration="end of turn"),
            targets=(TARGET_CREATURE,),
        ),
    ),
    card(
        "Supplant Form", "", "{4}{U}{U}", "Instant", "",
        spell(ReturnToHand(Target()), CreateCopies(Target()), targets=(TARGET_CREATURE,)),
    ),
    card(
        "Twincast", "双つ術", "{U}{U}", "Instant", "",
        spell(CopyOnStack(Target(), new_targets=True), targets=(target(INSTANT_OR_SORCERY, zone="stack"),)),
    ),
    card(
        "Fork", "分岐", "{R}{R}", "Instant", "",
        spell(
            CopyOnStack(Target(), new_targets=True, exceptions=(Becomes(colors=("R",)),)),
            targets=(target(INSTANT_OR_SORCERY, zone="stack"),),
        ),
    ),
    card(
        "Double Major", "二科目専攻", "{G}{U}", "Instant", "",
        spell(
            CopyOnStack(Target(), exceptions=(Becomes(loses=("legendary",)),)),
            targets=(target(IsType("creature"), Controlled("you"), zone="stack"),),
        ),
    ),
    card(
        "Radiate", "", "{3}{R}{R}", "Instant", "",
        spell(CopyForEach(Target()), targets=(target(INSTANT_OR_SORCERY, TargetsJustOne(), zone="stack"),)),
    ),
    card(
        "Strionic Resonator", "ストリオン共鳴体", "{2}", "Artifact", "",
        Activated(
            Cost(parse("{2}"), (TapThis(),)),
            CopyOnStack(Target(), new_targets=True),
            (target(IsTriggered(), Controlled("you"), zone="stack", stack="ability"),),
        ),
    ),
    card(
        "Sundering Growth", "隔離する成長", "{G/W}{G/W}", "Instant", "",
        spell(Destroy(Target()), Populate(), targets=(target(AnyOf(IsType("artifact"), IsType("enchantment"))),)),
    ),
    card(
        "Rootborn Defenses", "根生まれの防衛", "{2}{W}", "Instant", "",
        spell(Populate(), Let(Modify(Each(YOUR_CREATURE), (GainAbility(keyword("indestructible")),)))),
    ),
    card(
        "Altered Ego", "", "{X}{2}{G}{U}", "Creature — Shapeshifter", "0/0",
        Static((Cant(WouldBeCountered(Filter(Itself()))),), zones=(STACK,)),
        static(Instead(ITSELF, EntersAsCopy(CREATURE, additional=(Additional("+1/+1", X()),)))),
    ),
    card(
        "Ivy, Gleeful Spellthief", "", "{G}{U}", "Legendary Creature — Faerie Rogue", "2/1",
        keyword("flying"),
        Triggered(
            Casts(Filter(TargetsOnly(Filter(IsType("creature"), Another())))),
            May(CopyOnStack(EventSpell(), targeting=This()), "Is the spell copied?"),
        ),
    ),
    card(
        "Isochron Scepter", "等時の王笏", "{2}", "Artifact", "",
        enters(
            May(
                Sequence(Choose(Filter(IsType("instant"), ManaValue(0, 2), Owned("you")), "it", HAND), ExileLinked(Remembered("it"))),
                "Is an instant card exiled?",
            )
        ),
        Activated(
            Cost(parse("{2}"), (TapThis(),)),
            May(Sequence(CopyCards(TheExiledCards(), "copy"), CastOne(Remembered("copy"), free=True)), "Is the card copied?"),
        ),
    ),
    card(
        "Moritte of the Frost", "", "{2}{G}{U}{U}", "Legendary Snow Creature — Shapeshifter", "0/0",
        keyword("changeling"),
        static(
            Instead(
                ITSELF,
                EntersAsCopy(
                    Filter(Controlled("you")),
                    (Becomes(supertypes=("legendary", "snow")), IfIs("creature", Gains((keyword("changeling"),)))),
                    (Additional("+1/+1", 2, "creature"),),
                ),
            )
        ),
    ),
    card("Endless Cockroaches", "", "{1}{B}{B}", "Creature — Insect", "1/1", dies(ReturnToHand(Became(), GRAVEYARD))),
    card(
        "Stag Beetle", "", "{3}{G}{G}", "Creature — Insect", "0/0",
        static(Instead(ITSELF, EntersWith("+1/+1", NumberOf(Each(Filter(IsType("creature"), Another())))))),
    ),
    card(
        "Primal Plasma", "原初のプラズマ", "{3}{U}", "Creature — Elemental Shapeshifter", "*/*",
        static(
            Instead(
                ITSELF, EntersAsForm((Form(3, 3), Form(2, 2, (keyword("flying"),)), Form(1, 6, (keyword("defender"),))))
            )
        ),
    ),
)
