"""Cards that bug reports and tests of other rules engines name."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.choose import Choose
from engine.actions.copy import CopyOnStack, CreateCopies
from engine.actions.create import CreateTokens
from engine.actions.later import Later
from engine.actions.library import PutIntoLibrary
from engine.actions.life import GainLife, LoseLife
from engine.actions.move import Exile, PutOntoBattlefield, ReturnToHand
from engine.actions.sacrifice import Sacrifice
from engine.actions.tap import Tap
from engine.cards.card import card
from engine.cards.words import TARGET_PERMANENT, gives, keyword, spell, target
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import IsType
from engine.continuous import Modify
from engine.copying import Becomes
from engine.costs import TapThis, mana
from engine.filters import Another, AnyOf, Controlled, Filter, IsToken, Itself, Not, Owned
from engine.instructions import Let, May, Sequence
from engine.selectors import Became, Bound, EventObjects, Remembered, Target
from engine.state import HAND, STACK
from engine.targets import TargetSpec
from engine.when import BeginningOf, PutIntoGraveyard
from engine.when_several import CardPutIntoGraveyard

WURM = card("Wurm", "ワーム", None, "Creature — Wurm", "5/5", keyword("trample"), colors="G")
INSTANT_OR_SORCERY = AnyOf(IsType("instant"), IsType("sorcery"))
COPY_IT = CopyOnStack(Target(), new_targets=True)

CARDS = (
    card("Silvercoat Lion", "", "{1}{W}", "Creature — Cat", "2/2"),
    card(
        "Blood Artist", "血の芸術家", "{1}{B}", "Creature — Vampire", "0/1",
        Triggered(
            PutIntoGraveyard(Filter(AnyOf(Itself(), Filter(Another(), IsType("creature"))))),
            Sequence(LoseLife(1, Target()), GainLife(1)),
            (TargetSpec(players="any"),),
        ),
    ),
    card("Planar Void", "虚空の力場", "{B}", "Enchantment", "", Triggered(CardPutIntoGraveyard(Filter(Another())), Exile(Became()))),
    card(
        "Sneak Attack", "騙し討ち", "{3}{R}", "Enchantment", "",
        Activated(
            mana("{R}"),
            May(
                Sequence(
                    Choose(Filter(IsType("creature"), Owned("you")), "it", HAND),
                    PutOntoBattlefield(Remembered("it"), remember="it"),
                    Let(Modify(Remembered("it"), (GainAbility(keyword("haste")),)), duration=""),
                    Later(Triggered(BeginningOf("end"), Sacrifice(Bound())), Remembered("it")),
                ),
                "Put a creature card from your hand onto the battlefield?",
            ),
        ),
    ),
    card("Advent of the Wurm", "ワームの到来", "{1}{G}{G}{W}", "Instant", "", spell(CreateTokens(WURM))),
    card(
        "Banishment Decree", "消失の命令", "{3}{W}{W}", "Instant", "",
        spell(PutIntoLibrary(Target()), targets=(target(AnyOf(IsType("artifact"), IsType("creature"), IsType("enchantment"))),)),
    ),
    card(
        "Eerie Interlude", "奇妙な幕間", "{2}{W}", "Instant", "",
        spell(
            Exile(Target(), remember="it"),
            Later(Triggered(BeginningOf("end"), PutOntoBattlefield(Bound(), "owner")), Remembered("it")),
            targets=(TargetSpec(Filter(IsType("creature"), Controlled("you")), least=0, most=99),),
        ),
    ),
    card(
        "Flicker", "ちらつき", "{1}{W}", "Sorcery", "",
        spell(Exile(Target(), remember="it"), PutOntoBattlefield(Remembered("it"), "owner"), targets=(target(Not(IsToken())),)),
    ),
    card(
        "Intangible Virtue", "無形の美徳", "{1}{W}", "Enchantment", "",
        gives(
            Filter(IsType("creature"), IsToken(), Controlled("you")), ModifyPowerToughness(1, 1), GainAbility(keyword("vigilance"))
        ),
    ),
    card(
        "Lead Astray", "踏み外し", "{1}{W}", "Instant", "",
        spell(Tap(Target()), targets=(TargetSpec(Filter(IsType("creature")), least=0, most=2),)),
    ),
    card(
        "Nightmare Shepherd", "悪夢の番人", "{2}{B}{B}", "Enchantment Creature — Demon", "4/4",
        keyword("flying"),
        Triggered(
            PutIntoGraveyard(Filter(Another(), IsType("creature"), Not(IsToken()), Controlled("you"))),
            May(
                Sequence(
                    Exile(Became()),
                    CreateCopies(EventObjects(), exceptions=(Becomes(1, 1), Becomes(subtypes=("Nightmare",)))),
                ),
                "Is it exiled, to create a copy of it?",
            ),
        ),
    ),
    card("Regress", "逆行", "{2}{U}", "Instant", "", spell(ReturnToHand(Target()), targets=(TARGET_PERMANENT,))),
    card(
        "Lithoform Engine", "石成エンジン", "{4}", "Legendary Artifact", "",
        Activated(mana("{2}", TapThis()), COPY_IT, (target(Controlled("you"), zone=STACK, stack="ability"),)),
        Activated(mana("{3}", TapThis()), COPY_IT, (target(INSTANT_OR_SORCERY, Controlled("you"), zone=STACK),)),
        Activated(mana("{4}", TapThis()), COPY_IT, (target(Not(INSTANT_OR_SORCERY), Controlled("you"), zone=STACK),)),
    ),
)
