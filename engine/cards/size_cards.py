"""Cards on card types, power and toughness, players, and melding that rulings of CR 205, 208, 613.10 and 712 name."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.draw import Draw
from engine.actions.move import PutOntoBattlefield
from engine.amounts import NumberOf
from engine.cards.card import card
from engine.cards.words import defines, keyword, spell, static, target
from engine.changes import BecomeColor, BecomeType
from engine.characteristic_filters import IsSupertype, IsType
from engine.conditions import CardsAbove
from engine.continuous import Instead, MoreLands
from engine.entering import AsEntersColor
from engine.entering_as import EntersAsForm, Form
from engine.filters import ControlledByChosen, Filter, Itself, Not
from engine.instructions import Let, May
from engine.player_abilities import PlayersHave
from engine.selectors import Each, Target, This
from engine.state import GRAVEYARD
from engine.when import BeginningOf
from engine.would import WouldEnter, WouldTurnUp

ITSELF = Filter(Itself())
NONBASIC_LANDS = NumberOf(Each(Filter(IsType("land"), Not(IsSupertype("basic")), ControlledByChosen())))
FIVE_OR_ONE = EntersAsForm((Form(5, 1), Form(1, 5)))

ZOMBIE = (BecomeType((), ("Zombie",)), BecomeColor(("B",), besides=True))

CARDS = (
    card(
        "Rise from the Grave", "墓からの蘇生", "{4}{B}", "Sorcery", "",
        spell(PutOntoBattlefield(Target(), changes=ZOMBIE), targets=(target(IsType("creature"), zone=GRAVEYARD),)),
    ),
    card("Ivory Mask", "象牙の仮面", "{2}{W}{W}", "Enchantment", "", static(PlayersHave(keyword("shroud")))),
    card(
        "Aegis of the Gods", "神々の神盾", "{1}{W}", "Enchantment Creature — Human Soldier", "2/1",
        static(PlayersHave(keyword("hexproof"))),
    ),
    card(
        "Nether Shadow", "冥界の影", "{B}{B}", "Creature — Spirit", "1/1",
        keyword("haste"),
        Triggered(
            BeginningOf("upkeep", "you"),
            May(PutOntoBattlefield(This()), "Put this card onto the battlefield?"),
            condition=CardsAbove(Filter(IsType("creature")), 3),
            zones=(GRAVEYARD,),
        ),
    ),
    card("Exploration", "踏査", "{G}", "Enchantment", "", static(MoreLands())),
    card("Explore", "探検", "{1}{G}", "Sorcery", "", spell(Let(MoreLands()), Draw())),
    card("Taiga", "", None, "Land — Mountain Forest", ""),
    card("Ornithopter", "羽ばたき飛行機械", "{0}", "Artifact Creature — Thopter", "0/2", keyword("flying")),
    card(
        "Skyshroud War Beast", "", "{1}{G}", "Creature — Beast", "*/*",
        keyword("trample"),
        static(Instead(WouldEnter(ITSELF), AsEntersColor("player"))),
        defines(NONBASIC_LANDS, NONBASIC_LANDS),
    ),
    card(
        "Aquamorph Entity", "", "{2}{U}{U}", "Creature — Shapeshifter", "*/*",
        static(Instead(WouldEnter(ITSELF), FIVE_OR_ONE)),
        static(Instead(WouldTurnUp(ITSELF), FIVE_OR_ONE)),
        keyword("morph", "{2}{U}"),
    ),
)
