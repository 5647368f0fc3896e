"""Snow permanents, and cards whose mana is for something, does something, or stays (CR 106.4, 106.6, 107.4h)."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.add_mana import AddMana
from engine.actions.copy import CopyOnStack
from engine.amounts import UnspentMana
from engine.cards.card import card
from engine.cards.words import attacks, keyword, static
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import IsColor, IsMulticolored, IsSupertype, IsType
from engine.continuous import Cant, Instead, Modify
from engine.costs import Cost, PayLife, TapThis, mana
from engine.entering import EntersTapped, EntersWith
from engine.filters import AnyOf, Filter, IsMeant, Itself
from engine.instead import BecomesMana, Changed
from engine.instructions import Let
from engine.mana import COLORS
from engine.mana_pools import KeepsMana
from engine.mana_terms import IfSpent, ManaTerms, OnlyFor
from engine.selectors import Bound, EventSpell, This
from engine.spending import SpendsThisMana
from engine.would import WouldBeCountered, WouldEnter, WouldGiveMana, WouldLoseMana

TAP = Cost(None, (TapThis(),))
COLORLESS = Activated(TAP, AddMana(("C",)))
CREATURES, ARTIFACTS = Filter(IsType("creature")), Filter(IsType("artifact"))
INSTANTS_OR_SORCERIES = Filter(AnyOf(IsType("instant"), IsType("sorcery")))
UNCOUNTERABLE = Let(Cant(WouldBeCountered(Filter(IsMeant()))), "")
ONE_MORE_COUNTER = Let(Instead(WouldEnter(Filter(IsMeant())), EntersWith("+1/+1")), "")
TAPPED = static(Instead(WouldEnter(Filter(Itself())), EntersTapped()))

CARDS = (
    card("Snow-Covered Plains", "冠雪の平地", None, "Basic Snow Land — Plains", ""),
    card("Snow-Covered Island", "冠雪の島", None, "Basic Snow Land — Island", ""),
    card("Snow-Covered Swamp", "冠雪の沼", None, "Basic Snow Land — Swamp", ""),
    card("Snow-Covered Mountain", "冠雪の山", None, "Basic Snow Land — Mountain", ""),
    card("Snow-Covered Forest", "冠雪の森", None, "Basic Snow Land — Forest", ""),
    card("Icehide Golem", "", "{S}", "Snow Artifact Creature — Golem", "2/2"),
    card("Boreal Druid", "", "{G}", "Snow Creature — Elf Druid", "1/1", COLORLESS),
    card(
        "Chilling Shade", "", "{2}{B}", "Snow Creature — Shade", "1/1",
        keyword("flying"), Activated(mana("{S}"), Let(Modify(This(), (ModifyPowerToughness(1, 1),)))),
    ),
    card("Ancient Ziggurat", "古きジッグラト", None, "Land", "", Activated(TAP, AddMana(COLORS, ManaTerms(OnlyFor(CREATURES))))),
    card("Mishra's Workshop", "ミシュラの作業場", None, "Land", "", Activated(TAP, AddMana(("CCC",), ManaTerms(OnlyFor(ARTIFACTS))))),
    card(
        "Vedalken Engineer", "ヴィダルケンの技術者", "{1}{U}", "Creature — Vedalken Artificer", "1/1",
        Activated(TAP, AddMana(tuple(c * 2 for c in COLORS), ManaTerms(OnlyFor(ARTIFACTS, ARTIFACTS)))),
    ),
    card(
        "Delighted Halfling", "", "{G}", "Creature — Halfling Citizen", "1/2",
        COLORLESS,
        Activated(
            TAP,
            AddMana(
                COLORS,
                ManaTerms(OnlyFor(Filter(IsSupertype("legendary"))), (IfSpent(Filter(IsSupertype("legendary")), UNCOUNTERABLE),)),
            ),
        ),
    ),
    card(
        "Boseiju, Who Shelters All", "すべてを護るもの、母聖樹", None, "Legendary Land", "",
        TAPPED,
        Activated(
            Cost(None, (TapThis(), PayLife(2))), AddMana(("C",), ManaTerms(None, (IfSpent(INSTANTS_OR_SORCERIES, UNCOUNTERABLE),)))
        ),
    ),
    card(
        "Hall of the Bandit Lord", "山賊の頭の間", None, "Legendary Land", "",
        TAPPED,
        Activated(
            Cost(None, (TapThis(), PayLife(3))),
            AddMana(
                ("C",),
                ManaTerms(None, (IfSpent(CREATURES, Let(Modify(Bound(), (GainAbility(keyword("haste")),)), "")),)),
            ),
        ),
    ),
    card(
        "Guildmages' Forum", "ギルド魔道士の公共広場", None, "Land", "",
        COLORLESS,
        Activated(
            mana("{1}", TapThis()),
            AddMana(COLORS, ManaTerms(None, (IfSpent(Filter(IsType("creature"), IsMulticolored()), ONE_MORE_COUNTER),))),
        ),
    ),
    card(
        "Pyromancer's Goggles", "紅蓮術師のゴーグル", "{5}", "Legendary Artifact", "",
        Activated(
            TAP,
            AddMana(
                ("R",),
                ManaTerms(
                    None,
                    (
                        Triggered(
                            SpendsThisMana(Filter(IsColor("R"), *INSTANTS_OR_SORCERIES.predicates)),
                            CopyOnStack(EventSpell(), new_targets=True),
                        ),
                    ),
                ),
            ),
        ),
    ),
    card("Mana Reflection", "", "{4}{G}{G}", "Enchantment", "", static(Instead(WouldGiveMana(Filter()), Changed(times=2)))),
    card(
        "Nyxbloom Ancient", "ニクス花の古きもの", "{4}{G}{G}{G}", "Enchantment Creature — Elemental", "5/5",
        keyword("trample"), static(Instead(WouldGiveMana(Filter()), Changed(times=3))),
    ),
    card("Upwelling", "", "{3}{G}", "Enchantment", "", static(KeepsMana("any"))),
    card(
        "Omnath, Locus of Mana", "マナの座、オムナス", "{2}{G}", "Legendary Creature — Elemental", "1/1",
        static(KeepsMana("you", "G")), static(Modify(This(), (ModifyPowerToughness(UnspentMana("G"), UnspentMana("G")),))),
    ),
    card(
        "Savage Ventmaw", "", "{4}{R}{G}", "Creature — Dragon", "4/4",
        keyword("flying"), attacks(AddMana(("RRRGGG",), ManaTerms(lasts="end of turn"))),
    ),
    card("Horizon Stone", "", "{5}", "Artifact", "", static(Instead(WouldLoseMana(), BecomesMana("C")))),
)
