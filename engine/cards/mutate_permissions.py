"""Cards that let a player cast spells from elsewhere or for nothing, and so meet mutate costs (CR 118.9, 601.2b)."""

from __future__ import annotations

from engine.abilities import Static, Triggered
from engine.actions.choose_color import PutChosenCounter
from engine.actions.create import CreateTokens
from engine.actions.later import Later
from engine.actions.library import LookAtCards, Search, ShuffleLibrary
from engine.actions.move import Exile
from engine.amounts import NumberOf
from engine.cards.card import card
from engine.cards.mutate_cards import mutate, mutates
from engine.cards.planeswalkers import loyalty
from engine.cards.words import keyword, static
from engine.characteristic_filters import IsType
from engine.comparing import LesserManaValue, ManaValueAtMost
from engine.conditions import Isnt, YourTurn
from engine.continuous import CantCast, CastFree, LooksAtTop, MayCast, SpellsEachTurn
from engine.filters import CREATURE, Controlled, Filter
from engine.instructions import Let, Sequence
from engine.selectors import YOU, Among, Each, EachOpponent, EventSpell, Remembered, TopOfLibrary
from engine.when_played import Casts

BEAST = card("Beast", "ビースト", None, "Creature — Beast", "3/3", colors="G")
YOUR_LANDS = NumberOf(Each(Filter(IsType("land"), Controlled("you"))))

CARDS = (
    card(
        "Vivien, Monsters' Advocate", "怪物の代言者、ビビアン", "{3}{G}{G}", "Legendary Planeswalker — Vivien", "",
        static(LooksAtTop()),
        static(MayCast(Among(TopOfLibrary(YOU), CREATURE))),
        loyalty(
            1, Sequence(CreateTokens(BEAST, remember="it"), PutChosenCounter(Remembered("it"), ("vigilance", "reach", "trample")))
        ),
        loyalty(
            -2,
            Later(
                Triggered(
                    Casts(CREATURE, "you"),
                    Sequence(Search(Filter(IsType("creature"), LesserManaValue(EventSpell())), "battlefield"), ShuffleLibrary()),
                ),
                duration="end of turn",
                next=True,
            ),
        ),
        loyalty=3,
    ),
    card(
        "Fires of Invention", "創案の火", "{3}{R}", "Enchantment", "",
        Static((CantCast(Filter(), "you"),), Isnt(YourTurn())),
        static(SpellsEachTurn(2, "you")),
        static(CastFree(Filter(ManaValueAtMost(YOUR_LANDS)))),
    ),
    card(
        "Mindleecher", "精神吸い", "{4}{B}{B}", "Creature — Nightmare", "5/5",
        mutate("{4}{B}"),
        keyword("flying"),
        mutates(
            Sequence(
                Exile(TopOfLibrary(EachOpponent()), remember="them", face_down=True),
                LookAtCards(Remembered("them")),
                Let(MayCast(Remembered("them"), lands=True), ""),
            )
        ),
    ),
)
