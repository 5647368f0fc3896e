"""Random legal play in its short form; ``make soak`` has the long one."""

from __future__ import annotations

import pytest

from engine.tests.soak.match import play


@pytest.mark.parametrize("seed", range(4))
def test_a_game_played_at_random_breaks_nothing(seed: int) -> None:
    """Two games of two players, one with commanders, one of three players."""
    game = play(seed, last_turn=10, pause=60)
    assert game.done
    assert game.state.turn.over or game.state.turn.number > 10
