"""What the game does differently by an older edition."""

from __future__ import annotations

import re

import pytest

from engine import editions, setup
from engine.editions import Said
from engine.editions.changes import Change, in_force, known_changes
from engine.game import Game
from engine.layering import Layering
from engine.rule import context, known_rules

LATER = Change("100.1", "2024-02-02", Said("before", "前"), Said("now", "今"))


@pytest.mark.parametrize(("edition", "there"), [("2009-02-01", False), ("2023-11-17", False), ("2026-08-07", True), ("", True)])
def test_a_change_is_in_force_from_its_day_on(edition: str, there: bool) -> None:
    game = Game(setup.new_state(edition=edition))
    assert in_force(game, LATER) is there
    assert in_force(context(game.view), LATER) is there
    assert in_force(context(game.state), LATER) is there
    assert in_force(Layering(game.state, {}), LATER) is there


def test_an_edition_has_the_changes_of_its_own_day() -> None:
    today = Change("100.1", editions.current, LATER.before, LATER.now)
    assert in_force(Game(setup.new_state()), today)
    assert not in_force(Game(setup.new_state(edition="2023-11-17")), today)


def test_every_change_is_of_a_rule_that_the_engine_applies_and_tells_kept_editions_apart() -> None:
    changes = known_changes()
    assert "605.1a" in {it.rule for it in changes}
    for it in changes:
        assert it.rule in known_rules(), it.rule
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", it.since)
        assert min(editions.known) < it.since <= editions.current
        assert all((*it.before, *it.now))
