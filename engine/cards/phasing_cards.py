"""Cards with phasing, and those that have permanents phase out (CR 702.26)."""

from __future__ import annotations

from engine.actions.phase import PhaseOut
from engine.actions.tap import PutCounters
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE, keyword, spell, target
from engine.characteristic_filters import IsType
from engine.filters import AnyOf
from engine.selectors import Target

CARDS = (
    card("Breezekeeper", "微風の守り手", "{3}{U}", "Creature — Djinn", "4/4", keyword("flying"), keyword("phasing")),
    card("Sandbar Crocodile", "砂州のクロコダイル", "{4}{U}", "Creature — Crocodile", "6/5", keyword("phasing")),
    card(
        "Reality Ripple", "次元のほころび", "{1}{U}", "Instant", "",
        spell(PhaseOut(Target()), targets=(target(AnyOf(IsType("artifact"), IsType("creature"), IsType("land"))),)),
    ),
    card(
        "Slip Out the Back", "", "{U}", "Instant", "",
        spell(PutCounters(Target(), "+1/+1"), PhaseOut(Target()), targets=(TARGET_CREATURE,)),
    ),
)
