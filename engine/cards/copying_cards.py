"""More cards that copy: linked triggers, static copy effects, copies of several cards (CR 707.2c, 707.9g, 707.12a)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.cast import CastAnyNumber
from engine.actions.choose import ChooseAtRandom
from engine.actions.copy import CopyCards
from engine.actions.linked import ExileLinked, TheExiledCards
from engine.actions.stay_tapped import StayTappedWhile
from engine.actions.tap import Tap
from engine.cards.card import card
from engine.cards.words import enchant, keyword, static
from engine.characteristic_filters import IsType
from engine.continuous import Instead, Modify
from engine.copying import Becomes, Gains
from engine.copying_chosen import AsEntersChoosingCreature, BeCopyOfChosen
from engine.entering_as_copy import EntersAsCopy
from engine.filters import CREATURE, AnyOf, Filter, Itself, Owned
from engine.instructions import Sequence
from engine.selectors import Bound, Host, Remembered
from engine.when import Enters
from engine.when_played import CastsFirst
from engine.would import WouldEnter

ITSELF = WouldEnter(Filter(Itself()))

CARDS = (
    card(
        "Wall of Stolen Identity", "", "{3}{U}{U}", "Creature — Shapeshifter Wall", "0/0",
        static(
            Instead(
                ITSELF,
                EntersAsCopy(
                    CREATURE,
                    (Becomes(subtypes=("Wall",)), Gains((keyword("defender"),))),
                    then=Triggered(Enters(Filter(Itself())), Sequence(Tap(Bound()), StayTappedWhile(Bound()))),
                ),
            )
        ),
    ),
    card(
        "Metamorphic Alteration", "", "{1}{U}", "Enchantment — Aura", "",
        enchant("creature", IsType("creature")),
        static(Instead(ITSELF, AsEntersChoosingCreature())),
        static(Modify(Host(), (BeCopyOfChosen(),))),
    ),
    card(
        "Arcane Bombardment", "", "{4}{R}{R}", "Enchantment", "",
        Triggered(
            CastsFirst(("instant", "sorcery")),
            Sequence(
                ChooseAtRandom(Filter(AnyOf(IsType("instant"), IsType("sorcery")), Owned("you")), "it", "graveyard"),
                ExileLinked(Remembered("it")),
                CopyCards(TheExiledCards(), "copies"),
                CastAnyNumber(Remembered("copies")),
            ),
        ),
    ),
)
