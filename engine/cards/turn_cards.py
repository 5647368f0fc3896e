"""Cards about turns, phases and steps: extra ones, and ending the turn."""

from __future__ import annotations

from engine.abilities import Activated, Triggered
from engine.actions.extra_turn import EXTRA_TURNS, MAIN, AddPhases, AddStep, ExtraTurn
from engine.actions.later import Later
from engine.actions.lose_game import LoseGame
from engine.actions.tap import Tap
from engine.amounts import EventAmount
from engine.cards.card import card
from engine.cards.words import enchant, hits_player, keyword, spell
from engine.characteristic_filters import IsType
from engine.costs import mana
from engine.ending import EndTheTurn
from engine.filters import Controlled, Filter
from engine.instructions import Sequence
from engine.selectors import Each, Remembered, Target
from engine.steps_in_order import BEGINNING, COMBAT, MAIN_PHASES
from engine.targets import TargetSpec
from engine.when import BeginningOf
from engine.when_turns import EndOfExtraTurn, FirstUpkeep

TARGET_PLAYER = TargetSpec(players="any")

CARDS = (
    card("Time Walk", "", "{1}{U}", "Sorcery", "", spell(ExtraTurn())),
    card("Time Warp", "時間のねじれ", "{3}{U}{U}", "Sorcery", "", spell(ExtraTurn(Target()), targets=(TARGET_PLAYER,))),
    card(
        "Final Fortune", "", "{R}{R}", "Instant", "",
        spell(ExtraTurn(), Later(Triggered(EndOfExtraTurn(), LoseGame()), Remembered(EXTRA_TURNS))),
    ),
    card("Time Stop", "時間停止", "{4}{U}{U}", "Instant", "", spell(EndTheTurn())),
    card(
        "Aggravated Assault", "", "{2}{R}", "Enchantment", "",
        Activated(
            mana("{3}{R}{R}"),
            Sequence(
                Tap(Each(Filter(IsType("creature"), Controlled("you"))), tapped=False),
                AddPhases((*COMBAT, *MAIN), after=MAIN_PHASES),
            ),
            sorcery_speed=True,
        ),
    ),
    card(
        "Sphinx of the Second Sun", "", "{6}{U}{U}", "Creature — Sphinx", "6/6",
        keyword("flying"),
        Triggered(BeginningOf("postcombat main", "you"), AddPhases(BEGINNING, yours=True)),
    ),
    card(
        "Obeka, Splitter of Seconds", "", "{1}{U}{B}{R}", "Legendary Creature — Ogre Warlock", "2/5",
        keyword("menace"),
        hits_player(AddPhases(BEGINNING, EventAmount(), only=("upkeep",), yours=True)),
    ),
    card("Paradox Haze", "", "{2}{U}", "Enchantment — Aura", "", enchant("player"), Triggered(FirstUpkeep(), AddStep("upkeep"))),
)
