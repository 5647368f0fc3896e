"""Cards with dash."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.copy import CreateCopies
from engine.actions.create import CreateTokens
from engine.actions.later import Later
from engine.actions.move import Exile
from engine.cards.card import card
from engine.cards.words import TREASURE, attacks, dash, hits_player, static, target
from engine.characteristic_filters import IsType, Power
from engine.continuous import CantBlock, MayCast
from engine.filters import Another, Filter, IsAttacking
from engine.instructions import Let, Sequence
from engine.selectors import Bound, EventPlayer, Remembered, Target, This, TopOfLibrary
from engine.when import BeginningOf

CARDS = (
    card("Screamreach Brawler", "絶叫郷の喧嘩屋", "{2}{R}", "Creature — Orc Berserker", "2/3", dash("{1}{R}")),
    card("Mardu Scout", "マルドゥの斥候", "{R}{R}", "Creature — Goblin Scout", "3/1", dash("{1}{R}")),
    card("Alesha's Vanguard", "アリーシャの先兵", "{3}{B}", "Creature — Orc Warrior", "3/3", dash("{2}{B}")),
    card(
        "Zurgo Bellstriker", "鐘突きのズルゴ", "{R}", "Legendary Creature — Orc Warrior", "2/2",
        static(CantBlock(This(), Filter(IsType("creature"), Power(2)))),
        dash("{1}{R}"),
    ),
    card(
        "Ragavan, Nimble Pilferer", "敏捷なこそ泥、ラガバン", "{R}", "Legendary Creature — Monkey Pirate", "2/1",
        hits_player(
            Sequence(CreateTokens(TREASURE), Exile(TopOfLibrary(EventPlayer()), remember="it"), Let(MayCast(Remembered("it"))))
        ),
        dash("{1}{R}"),
    ),
    card(
        "Flamerush Rider", "炎駆の乗り手", "{4}{R}", "Creature — Human Warrior", "3/3",
        attacks(
            Sequence(
                CreateCopies(Target(), remember="it", attacking=True),
                Later(Triggered(BeginningOf("end of combat"), Exile(Bound())), Remembered("it")),
            ),
            target(IsType("creature"), IsAttacking(), Another()),
        ),
        dash("{2}{R}{R}"),
    ),
)
