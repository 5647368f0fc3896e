"""When something can be cast or activated with respect to combat, in both languages (CR 506.7)."""

from __future__ import annotations

from engine.combat_timing import ATTACKERS, BLOCKERS, CombatTiming

TIMINGS = (
    (CombatTiming(ATTACKERS), "before attackers are declared", "攻撃クリーチャーが指定される前"),
    (CombatTiming(BLOCKERS), "before blockers are declared", "ブロック・クリーチャーが指定される前"),
    (CombatTiming("", during=True), "during combat", "戦闘中"),
    (CombatTiming(BLOCKERS, during=True), "during combat before blockers are declared", "戦闘中、ブロック・クリーチャーが指定される前"),
    (
        CombatTiming(BLOCKERS, after=True, during=True),
        "during combat after blockers are declared",
        "戦闘中、ブロック・クリーチャーが指定された後",
    ),
)
