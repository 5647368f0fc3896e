"""Garbage is looked for seldom while tests run, and as before afterwards."""

from __future__ import annotations

import gc

from steps.garbage import SELDOM, collected_seldom


def test_afterwards_it_is_as_before() -> None:
    usual = gc.get_threshold()
    gc.set_threshold(500, 5, 5)
    with collected_seldom():
        assert gc.get_threshold() == SELDOM
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == (500, 5, 5)
    gc.set_threshold(*usual)
    assert gc.get_freeze_count() > 0, "the run that this test is part of goes on as it did"


def test_this_run_looks_for_it_seldom() -> None:
    assert gc.get_threshold() == SELDOM
