"""Cards with daybound and nightbound, and cards that speak of day and night (CR 702.145, 731)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.life import DealDamage
from engine.cards.card import card, two_faced
from engine.cards.words import gives, keyword, static
from engine.changes import GainAbility
from engine.characteristic_filters import IsSubtype
from engine.continuous import Instead
from engine.day_and_night import DAY
from engine.daytime import BecomeTime, DayAndNightChange, ItIs
from engine.filters import AnyOf, Controlled, Filter, Itself
from engine.instead import Also
from engine.instructions import If
from engine.selectors import EachOpponent
from engine.would import WouldEnter

DAYBOUND, NIGHTBOUND = keyword("daybound"), keyword("nightbound")
DAY_AS_IT_ENTERS = static(Instead(WouldEnter(Filter(Itself())), Also(If(ItIs(""), BecomeTime(DAY)))))

CARDS = (
    two_faced(
        card("Bird Admirer", "", "{2}{G}", "Creature — Human Archer Werewolf", "1/4", keyword("reach"), DAYBOUND),
        card("Wing Shredder", "", None, "Creature — Werewolf", "3/5", keyword("reach"), NIGHTBOUND, colors="G"),
    ),
    two_faced(
        card("Harvesttide Infiltrator", "", "{2}{R}", "Creature — Human Werewolf", "3/2", keyword("trample"), DAYBOUND),
        card("Harvesttide Assailant", "", None, "Creature — Werewolf", "4/4", keyword("trample"), NIGHTBOUND, colors="R"),
    ),
    two_faced(
        card("Village Watch", "", "{4}{R}", "Creature — Human Werewolf", "4/3", keyword("haste"), DAYBOUND),
        card(
            "Village Reavers", "", None, "Creature — Werewolf", "5/4",
            gives(Filter(AnyOf(IsSubtype("Werewolf"), IsSubtype("Wolf")), Controlled("you")), GainAbility(keyword("haste"))),
            NIGHTBOUND,
            colors="R",
        ),
    ),
    card(
        "Brimstone Vandal", "", "{2}{R}", "Creature — Devil", "2/3",
        keyword("menace"), DAY_AS_IT_ENTERS, Triggered(DayAndNightChange(), DealDamage(1, EachOpponent())),
    ),
)
