"""Handling illegal actions (CR 733): what is undone, and what is not."""

from __future__ import annotations

from engine.game import Game
from engine.rule import Context, rule
from engine.state import State


def undo(game: Game, checkpoint: State) -> None:
    """End an action: if there were reasons against it, it is undone as far as the rules say (CR 733.1).

    Raises:
        IllegalAction: there were.
    """
    game.undo_if_illegal(reversed_to(game, game.state, checkpoint) if game.reasons else checkpoint)


@rule("733.1")
def reversed_to(ctx: Context, state: State, checkpoint: State) -> State:
    """An action that turns out to be illegal is reversed, with all payments; nothing triggers and nothing applies because of it."""
    return checkpoint
