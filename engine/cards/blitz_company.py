"""Cards that rulings on blitz bring together with it."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.destroy import Destroy
from engine.actions.life import GainLife
from engine.cards.card import card
from engine.cards.words import spell
from engine.conditions import YourTurn
from engine.costs import TapThis, mana
from engine.ending import EndTheTurn
from engine.filters import Another, Controlled, Filter, IsType, Not
from engine.selectors import Each
from engine.when import Enters

CARDS = (
    card("Planar Cleansing", "次元の浄化", "{3}{W}{W}{W}", "Sorcery", "", spell(Destroy(Each(Filter(Not(IsType("land"))))))),
    card(
        "Social Climber", "", "{2}{G}", "Creature — Human Druid", "3/2",
        Triggered(Enters(Filter(IsType("creature"), Another(), Controlled("you"))), GainLife(1)),
    ),
    card(
        "Sundial of the Infinite", "無限の日時計", "{2}", "Artifact", "",
        Activated(mana("{1}", TapThis()), EndTheTurn(), only_if=YourTurn()),
    ),
)
