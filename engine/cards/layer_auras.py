"""Auras, Equipment and chosen qualities whose continuous effects meet others (CR 613)."""

from __future__ import annotations

from engine.abilities import Static
from engine.actions.draw import Draw
from engine.cards.card import card
from engine.cards.words import enchant, enters, equip, keyword, static
from engine.changes import (
    BecomeChosenColor,
    BecomeChosenType,
    BecomeColor,
    BecomeType,
    GainAbility,
    GainControl,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from engine.characteristic_filters import IsSubtype, IsType
from engine.conditions import Exists
from engine.continuous import Instead, Modify
from engine.entering import AsEntersColor
from engine.filters import CREATURE, YOUR_CREATURE, Controlled, Filter, IsPermanent, Itself, Owned
from engine.layering import ALL_ZONES
from engine.selectors import EQUIPPED, Among, Each, EachSpell, Either, Everywhere, Host
from engine.would import WouldEnter

ENCHANT_CREATURE = enchant("creature", IsType("creature"))
NOT_ON_BATTLEFIELD = tuple(zone for zone in ALL_ZONES if zone not in ("battlefield", "stack"))

CARDS = (
    card(
        "Lignify", "木化", "{1}{G}", "Kindred Enchantment — Treefolk Aura", "",
        ENCHANT_CREATURE,
        static(Modify(Host(), (BecomeType((), ("Treefolk",), besides=False), LoseAbilities(), SetPowerToughness(0, 4)))),
    ),
    card(
        "Song of the Dryads", "ドライアドの歌", "{2}{G}", "Enchantment — Aura", "",
        enchant("permanent", IsPermanent()),
        static(Modify(Host(), (BecomeType(("land",), ("Forest",), besides=False), BecomeColor(())))),
    ),
    card(
        "Spreading Seas", "広がりゆく海", "{1}{U}", "Enchantment — Aura", "",
        enchant("land", IsType("land")), enters(Draw()),
        static(Modify(Host(), (BecomeType((), ("Island",), besides=False),))),
    ),
    card("Flight", "飛行", "{U}", "Enchantment — Aura", "", ENCHANT_CREATURE, static(Modify(Host(), (GainAbility(keyword("flying")),)))),
    card(
        "Steal Enchantment", "", "{U}{U}", "Enchantment — Aura", "",
        enchant("enchantment", IsType("enchantment")), static(Modify(Host(), (GainControl(),))),
    ),
    card(
        "Colossus Hammer", "巨像の鎚", "{1}", "Artifact — Equipment", "",
        static(Modify(Host(), (LoseAbilities("flying"), ModifyPowerToughness(10, 10)))), equip("{8}"),
    ),
    card(
        "Rune of Flight", "", "{1}{U}", "Enchantment — Aura Rune", "",
        enchant("permanent", IsPermanent()), enters(Draw()),
        Static((Modify(Host(), (GainAbility(keyword("flying")),)),), Exists(Among(Host(), CREATURE))),
        Static(
            (Modify(Host(), (GainAbility(static(Modify(Host(EQUIPPED), (GainAbility(keyword("flying")),)))),)),),
            Exists(Among(Host(), Filter(IsSubtype("Equipment")))),
        ),
    ),
    card(
        "Conspiracy", "奸謀", "{3}{B}{B}", "Enchantment", "",
        static(Instead(WouldEnter(Filter(Itself())), AsEntersColor("type"))),
        static(
            Modify(
                Either(
                    Each(YOUR_CREATURE),
                    EachSpell(Filter(IsType("creature"), Controlled("you"))),
                    Everywhere(Filter(IsType("creature"), Owned("you")), NOT_ON_BATTLEFIELD),
                ),
                (BecomeChosenType(),),
            )
        ),
    ),
    card(
        "Painter's Servant", "絵描きの召使い", "{2}", "Artifact Creature — Scarecrow", "1/3",
        static(Instead(WouldEnter(Filter(Itself())), AsEntersColor())),
        static(Modify(Everywhere(Filter(), ALL_ZONES), (BecomeChosenColor(),))),
    ),
)
