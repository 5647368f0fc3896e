"""Cards with landwalk, scry and cycling that rulings name (CR 702.14, 701.22, 702.29c)."""

from __future__ import annotations

from engine.abilities import KeywordAbility, Triggered
from engine.actions.choose_color import GainFromColor
from engine.actions.draw import Discard, Draw
from engine.actions.scry import Scry
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE, TARGET_CREATURE_YOU_CONTROL, keyword, spell
from engine.changes import BecomeType, GainAbility, ModifyPowerToughness, SetPowerToughness
from engine.continuous import Modify
from engine.instructions import Let, May
from engine.modal import Modal, Mode
from engine.selectors import Target, This
from engine.targets import TargetSpec
from engine.when_played import YouDiscardFor

TARGET_PLAYER = TargetSpec(players="any")
DINOSAUR = (
    BecomeType(("creature",), ("Dinosaur",)), GainAbility(KeywordAbility("trample")), GainAbility(KeywordAbility("haste")),
    SetPowerToughness(5, 4),
)  # fmt: skip

CARDS = (
    card("Opt", "選択", "{U}", "Instant", "", spell(Scry(1), Draw())),
    card(
        "Gods Willing", "神々の思し召し", "{W}", "Instant", "",
        spell(GainFromColor(Target(), "protection"), Scry(1), targets=(TARGET_CREATURE_YOU_CONTROL,)),
    ),
    card(
        "Funeral Charm", "葬送の魔除け", "{B}", "Instant", "",
        spell(
            Modal(
                (
                    Mode(Discard(1, Target()), (TARGET_PLAYER,), "a player discards a card"),
                    Mode(Let(Modify(Target(), (ModifyPowerToughness(2, -1),))), (TARGET_CREATURE,), "a creature gets +2/-1"),
                    Mode(Let(Modify(Target(), (GainAbility(keyword("swampwalk")),))), (TARGET_CREATURE,), "a creature gains swampwalk"),
                )
            ),
        ),
    ),
    card("Bog Wraith", "沼の精霊", "{3}{B}", "Creature — Wraith", "3/3", keyword("swampwalk")),
    card(
        "Reptilian Reflection", "爬虫類の反射", "{2}{R}", "Enchantment", "",
        Triggered(YouDiscardFor("cycling"), May(Let(Modify(This(), DINOSAUR)), "Does it become a Dinosaur?")),
    ),
)
