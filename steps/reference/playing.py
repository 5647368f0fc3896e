"""Playing on: passing in turn, going to a step."""

from __future__ import annotations

from engine.game import Game
from engine.priority import pass_priority
from engine.rule import Reason
from engine.state import STACK, Seat

BEFORE = {
    "declare attackers": ("precombat main", "beginning of combat"),
    "declare blockers": ("declare attackers",),
}
"""From which steps a declaration may go to its own step by itself."""

DECLARING = {"declare attackers": "508.1", "declare blockers": "509.1"}


def in_turn(game: Game, player: Seat) -> None:
    """Those who have priority before a player pass, as long as nothing resolves and no step ends by it."""
    for _ in game.state.players:
        turn = game.state.turn
        if turn.priority in (player, None) or len(turn.passed) + 1 >= len(game.state.apnap()):
            return
        assert turn.priority is not None
        pass_priority(game, turn.priority)


def pass_to_step(game: Game, step: str, player: Seat) -> None:
    """All pass until a step begins in which something is declared.

    Raises:
        IllegalAction: it isn't the next thing to happen.
    """
    checkpoint = game.state
    turn = game.state.turn
    if turn.step not in BEFORE[step]:
        game.object_to(Reason(f"it is not the time for that: {turn.step}", DECLARING[step], ja="今はその時ではない"))
    elif game.state.zone(STACK):
        game.object_to(Reason("the stack is not empty", DECLARING[step], ja="スタックが空ではない"))
    elif step == "declare attackers" and turn.active != player:
        game.object_to(Reason("it is not that player's turn", DECLARING[step], ja="そのプレイヤーのターンではない"))
    game.undo_if_illegal(checkpoint)
    number = turn.number
    while game.state.turn.step != step and game.state.turn.number == number and game.state.turn.priority is not None:
        if game.state.zone(STACK):
            game.object_to(
                Reason("something has triggered on the way and is on the stack", DECLARING[step], ja="途中で誘発した能力がスタックにある")
            )
            game.undo_if_illegal(checkpoint)
        pass_priority(game, game.state.turn.priority)
