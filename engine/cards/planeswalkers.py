"""Planeswalkers (CR 306), with their loyalty abilities."""

from __future__ import annotations

from engine.abilities import Activated
from engine.actions.draw import Draw
from engine.actions.mill import Mill
from engine.cards.card import card
from engine.costs import Cost
from engine.instructions import Instruction
from engine.loyalty_abilities import ChangeLoyalty
from engine.selectors import EachPlayer, Target
from engine.targets import TargetSpec

TARGET_PLAYER = TargetSpec(players="any")


def loyalty(n: int | None, do: Instruction, *targets: TargetSpec) -> Activated:
    """[+n] or [−n]: …"""
    return Activated(Cost(None, (ChangeLoyalty(n),)), do, targets)


CARDS = (
    card(
        "Jace Beleren", "ジェイス・ベレレン", "{1}{U}{U}", "Legendary Planeswalker — Jace", "",
        loyalty(2, Draw(1, EachPlayer())),
        loyalty(-1, Draw(1, Target()), TARGET_PLAYER),
        loyalty(-10, Mill(20, Target()), TARGET_PLAYER),
        loyalty=3,
    ),
)  # fmt: skip
