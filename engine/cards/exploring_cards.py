"""Cards that explore, and a card of whose name there are tokens (CR 701.44, 111.11)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.explore import Explore, Explores
from engine.actions.life import GainLife
from engine.actions.tap import PutCounters
from engine.cards.card import card
from engine.cards.words import enters, keyword
from engine.characteristic_filters import IsType
from engine.filters import Controlled, Filter
from engine.instructions import Sequence
from engine.selectors import This

_YOUR_CREATURE = Filter(IsType("creature"), Controlled("you"))

CARDS = (
    card("Merfolk Branchwalker", "マーフォークの枝渡り", "{1}{G}", "Creature — Merfolk Scout", "2/1", enters(Explore(This()))),
    card(
        "Wildgrowth Walker", "野茂み歩き", "{1}{G}", "Creature — Elemental", "1/3",
        Triggered(Explores(_YOUR_CREATURE), Sequence(PutCounters(This(), "+1/+1", 1), GainLife(3))),
    ),
    card("Storm Crow", "嵐雲のカラス", "{1}{U}", "Creature — Bird", "1/2", keyword("flying")),
)
