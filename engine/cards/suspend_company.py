"""Cards that give suspend, move time counters, or that rulings on suspend bring together with it."""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, SpellAbility, Triggered
from engine.actions.adjust_counters import AdjustCounter, TimeTravel
from engine.actions.counter import Counter, CounterIntoExile
from engine.actions.destroy import Destroy
from engine.actions.draw import Draw
from engine.actions.library import PutIntoLibrary, Search, ShuffleLibrary
from engine.actions.life import DealDamage
from engine.actions.move import ExileWith, PutIntoGraveyard
from engine.actions.next_spell import NextAsThoughFlash
from engine.actions.put_back import ExileForLater
from engine.actions.tap import PutCounters
from engine.amounts import Negative, X
from engine.cards.card import card
from engine.cards.instants import ANY_TARGET
from engine.cards.words import TARGET_CREATURE, TARGET_SPELL, dies, enters, keyword, spell, static, target
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import HasKeyword, IsType
from engine.conditions import NoManaSpent
from engine.continuous import AbilityCost, CantCast, Instead, Modify, SpellsEachTurn
from engine.costs import Cost, ExileFromHand, SacrificeThis, TapThis, mana
from engine.entering import EntersWith
from engine.filters import AnyOf, Cast, CastFrom, Controlled, Filter, HasCounter, HasStatus, IsFaceDown, IsPermanent, Itself, Not, Owned
from engine.instructions import Let, Sequence
from engine.modal import Modal, Mode
from engine.requirements import PAID_WITH
from engine.selectors import Among, Became, EventSpell, Everywhere, OwnerOf, Remembered, Selector, Target
from engine.state import BATTLEFIELD, EXILE
from engine.targets import PERMANENT_OR_EXILED, TargetSpec
from engine.when import Enters
from engine.when_played import Casts, Leaves
from engine.would import WouldEnter

EXILED = "exiled"
SUSPENDED = HasStatus("suspended")
EITHER = Filter(AnyOf(IsPermanent(), SUSPENDED))
WITH_COUNTERS = Filter(AnyOf(Filter(IsPermanent(), HasCounter("time")), SUSPENDED))
PERMANENT_OR_SUSPENDED = TargetSpec(EITHER, PERMANENT_OR_EXILED)
WITH_TIME = TargetSpec(WITH_COUNTERS, PERMANENT_OR_EXILED)
YOURS = TargetSpec(Filter(AnyOf(Filter(IsPermanent(), Controlled("you")), Filter(SUSPENDED, Owned("you")))), PERMANENT_OR_EXILED)
PLAYER_OR_PLANESWALKER = TargetSpec(Filter(IsType("planeswalker")), players="any")
FACE_UP_EXILED = target(Not(IsFaceDown()), zone=EXILE)


def gains_suspend(what: Selector) -> Let:
    """If it doesn't have suspend, it gains suspend."""
    return Let(Modify(Among(what, Filter(Not(HasKeyword("suspend")))), (GainAbility(keyword("suspend")),)), duration="")


GIVING = (
    card(
        "Delay", "遅延", "{1}{U}", "Instant", "",
        spell(CounterIntoExile(Target(), "time", 3, EXILED), gains_suspend(Remembered(EXILED)), targets=(TARGET_SPELL,)),
    ),
    card(
        "Jhoira of the Ghitu", "ギトゥのジョイラ", "{1}{U}{R}", "Legendary Creature — Human Wizard", "2/2",
        Activated(
            mana("{2}", ExileFromHand(Filter(Not(IsType("land"))))),
            Sequence(PutCounters(Remembered(PAID_WITH), "time", 4), gains_suspend(Remembered(PAID_WITH))),
        ),
    ),
    card(
        "Suspend", "待機", "{U}", "Instant", "",
        spell(ExileWith(Target(), "time", 2, EXILED), gains_suspend(Remembered(EXILED)), targets=(TARGET_CREATURE,)),
    ),
    card(
        "Epochrasite", "時代寄生機", "{2}", "Artifact Creature — Construct", "1/1",
        static(Instead(WouldEnter(Filter(Itself(), Not(Cast("you", "hand")))), EntersWith("+1/+1", 3))),
        dies(Sequence(ExileWith(Became(), "time", 3, EXILED), gains_suspend(Remembered(EXILED)))),
    ),
)

COUNTERS = (
    card(
        "Fury Charm", "憤怒の魔除け", "{1}{R}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(Destroy(Target()), (target(IsType("artifact")),), "destroy an artifact"),
                    Mode(
                        Let(Modify(Target(), (ModifyPowerToughness(1, 1), GainAbility(keyword("trample"))))), (TARGET_CREATURE,),
                        "+1/+1 and trample",
                    ),
                    Mode(PutCounters(Target(), "time", -2), (PERMANENT_OR_SUSPENDED,), "remove two time counters"),
                )
            )
        ),
    ),
    card(
        "Jhoira's Timebug", "ジョイラの時虫", "{2}", "Artifact Creature — Insect", "1/2",
        Activated(Cost(None, (TapThis(),)), AdjustCounter(Target(), "time", may=True), (YOURS,)),
    ),
    card(
        "Timecrafting", "時操術", "{X}{R}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(PutCounters(Target(), "time", Negative(X())), (PERMANENT_OR_SUSPENDED,), "remove X time counters"),
                    Mode(PutCounters(Target(), "time", X()), (WITH_TIME,), "put X time counters"),
                )
            )
        ),
    ),
    card(
        "Clockspinning", "時計回し", "{U}", "Instant", "",
        keyword("buyback", "{3}"),
        spell(AdjustCounter(Target()), targets=(PERMANENT_OR_SUSPENDED,)),
    ),
    card(
        "Dust of Moments", "瞬間の塵", "{2}{W}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(
                        PutCounters(Everywhere(EITHER, (BATTLEFIELD, EXILE)), "time", -2),
                        text="remove two time counters from each",
                    ),
                    Mode(PutCounters(Everywhere(WITH_COUNTERS, (BATTLEFIELD, EXILE)), "time", 2), text="put two time counters on each"),
                )
            )
        ),
    ),
    card("Wibbly-wobbly, Timey-wimey", "", "{U}", "Instant", "", spell(TimeTravel(), Draw())),
    card("Pull from Eternity", "永遠からの引き抜き", "{W}", "Instant", "", spell(PutIntoGraveyard(Target()), targets=(FACE_UP_EXILED,))),
    card(
        "Riftsweeper", "裂け目掃き", "{1}{G}", "Creature — Elf Shaman", "2/2",
        enters(Sequence(PutIntoLibrary(Target()), ShuffleLibrary(OwnerOf(Target()))), FACE_UP_EXILED),
    ),
    card(
        "Keldon Marauders", "ケルドの匪賊", "{1}{R}", "Creature — Human Warrior", "3/3",
        KeywordAbility("vanishing", n=2),
        Triggered(Enters(Filter(Itself())), DealDamage(1, Target()), (PLAYER_OR_PLANESWALKER,)),
        Triggered(Leaves(Filter(Itself())), DealDamage(1, Target()), (PLAYER_OR_PLANESWALKER,)),
    ),
    card(
        "Ertai's Meddling", "アーテイのおせっかい", "{X}{U}", "Instant", "",
        SpellAbility(ExileForLater(Target(), "delay", X()), (TARGET_SPELL,), least_x=1),
    ),
)

CASTING = (
    card("Grapeshot", "ぶどう弾", "{1}{R}", "Sorcery", "", spell(DealDamage(1, Target()), targets=(ANY_TARGET,)), keyword("storm")),
    card(
        "Enduring Ideal", "不朽の理想", "{5}{W}{W}", "Sorcery", "",
        spell(Search(Filter(IsType("enchantment")), BATTLEFIELD), ShuffleLibrary()),
        keyword("epic"),
    ),
    card("Rule of Law", "法の定め", "{2}{W}", "Enchantment", "", static(SpellsEachTurn(1))),
    card(
        "Drannith Magistrate", "ドラニスの判事", "{1}{W}", "Creature — Human Wizard", "1/3",
        static(CantCast(Filter(Not(CastFrom("hand"))), "opponent")),
    ),
    card("Quicken", "", "{U}", "Instant", "", spell(NextAsThoughFlash(Filter(IsType("sorcery"))), Draw())),
    card("Suppression Field", "抑制の場", "{1}{W}", "Enchantment", "", static(AbilityCost(2))),
    card(
        "Vexing Bauble", "", "{1}", "Artifact", "",
        Triggered(Casts(Filter(), "any"), Counter(EventSpell()), condition=NoManaSpent(EventSpell())),
        Activated(mana("{1}", TapThis(), SacrificeThis()), Draw()),
    ),
)

CARDS = (*GIVING, *COUNTERS, *CASTING)
