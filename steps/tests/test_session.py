"""A game typed line by line."""

from __future__ import annotations

from steps.session import Session


def test_what_the_start_of_the_game_wrote_into_the_log_is_not_of_the_first_line_that_is_played() -> None:
    session = Session("en")
    session.play('your hand is "Lightning Bolt"', "given")
    played = session.play("the game goes to the postcombat main phase of this turn", "when")
    log = session.scene.table.log()
    assert any(entry.kind == "draw" for entry in log)  # the card of this turn's draw step
    first, end = played.entries
    assert end == len(log)
    assert not any(entry.kind == "draw" for entry in log[first:end])
