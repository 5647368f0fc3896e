"""Cards that the rulebook's own examples of layers, replacement, copies and melded permanents name."""

from __future__ import annotations

from engine.abilities import Static, Triggered
from engine.actions.copy import BecomeCopyOf
from engine.actions.later import Later
from engine.actions.move import Exile, PutOntoBattlefield
from engine.cards.card import card, two_faced
from engine.cards.printed import GainsPrinted
from engine.cards.words import TARGET_CREATURE, enchant, enters, keyword, spell, static, target
from engine.changes import GainControl
from engine.characteristic_filters import IsType
from engine.continuous import Instead, Modify
from engine.entering import EntersTapped
from engine.filters import Another, Filter, IsHost, Itself
from engine.instead import PutInto
from engine.instructions import Let
from engine.lasting import WHILE_CONTROLLED
from engine.selectors import Became, Bound, EventObjects, Remembered, Target, This
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, STACK
from engine.when import BeginningOf, Enters, PutIntoGraveyard
from engine.would import WouldEnter, WouldMove

EXILED_INSTEAD = Static((Instead(WouldMove(Filter(Itself()), GRAVEYARD), PutInto(EXILE)),), zones=(BATTLEFIELD, STACK))

CARDS = (
    two_faced(
        card("Baithook Angler", "", "{1}{U}", "Creature — Human Peasant", "2/1", keyword("disturb", "{1}{U}")),
        card("Hook-Haunt Drifter", "", None, "Creature — Spirit", "1/2", keyword("flying"), EXILED_INSTEAD, colors="U"),
    ),
    card(
        "Unstable Shapeshifter", "不安定な多相の戦士", "{3}{U}", "Creature — Shapeshifter", "0/1",
        Triggered(
            Enters(Filter(IsType("creature"), Another())),
            BecomeCopyOf(This(), EventObjects(), (GainsPrinted("Unstable Shapeshifter", 0),)),
        ),
    ),
    card("Orb of Dreams", "", "{3}", "Artifact", "", static(Instead(WouldEnter(Filter()), EntersTapped()))),
    card(
        "Master Thief", "", "{2}{U}{U}", "Creature — Human Rogue", "2/2",
        enters(Let(Modify(Target(), (GainControl(),)), WHILE_CONTROLLED), target(IsType("artifact"))),
    ),
    card(
        "Otherworldly Journey", "他界への旅", "{1}{W}", "Instant — Arcane", "",
        spell(
            Exile(Target(), remember="it"),
            Later(Triggered(BeginningOf("end"), PutOntoBattlefield(Bound(), "owner", counters=(("+1/+1", 1),))), Remembered("it")),
            targets=(TARGET_CREATURE,),
        ),
    ),
    card(
        "False Demise", "", "{2}{U}", "Enchantment — Aura", "",
        enchant("creature", IsType("creature")),
        Triggered(PutIntoGraveyard(Filter(IsHost())), PutOntoBattlefield(Became())),
    ),
)
