"""The toy engine, as the tests call it, and rulings that it keeps, doesn't keep, doesn't have, and breaks on."""

from __future__ import annotations

import shlex
from pathlib import Path

TOY = Path(__file__).with_name("toy_engine.py")
ENGINE = f"json:{shlex.join(['{python}', TOY.as_posix()])}"

FEATURE = """\
Feature: a toy
  Scenario: it loses life
    ja: ライフを失う
    Given your life total is 17
    When an effect makes you lose 2 life
    Then your life total is 15

  Scenario: it gains life
    ja: ライフを得る
    Given your life total is 17
    When an effect makes you gain 3 life
    Then your life total is 20
"""

MORE = """
  Scenario: it draws
    ja: 引く
    Given your life total is 17
    When an effect makes you draw 2 cards
    Then your life total is 17

  Scenario: it breaks
    ja: 壊れる
    Given your life total is 17
    When an effect deals 2 damage to you
    Then your life total is 15
"""
