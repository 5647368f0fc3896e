"""Handling illegal actions (CR 733): what is undone, and what is not."""

from __future__ import annotations

from engine.abilities import Activated
from engine.activation_times import ManaAbilityActivated
from engine.drawing import begin_holding, pick_up
from engine.game import Game
from engine.mana_abilities import moves_library_cards
from engine.paying import activate_mana_ability
from engine.record import replace
from engine.rule import Context, rule
from engine.state import State


def undo(game: Game, checkpoint: State) -> None:
    """End an action: if there were reasons against it, it is undone as far as the rules say (CR 733.1).

    Mana abilities activated meanwhile are undone with it, too, though their players might keep what they can't be made to take back.

    Raises:
        IllegalAction: there were.
    """
    if game.reasons:
        back = keeps_priority(game, reversed_to(game, game.state, checkpoint))
        game.undo_if_illegal(not_taken_back(game, back, checkpoint) if back is checkpoint else back)


def _passed_on(ctx: Context, state: State) -> State:
    """The wrong reading of CR 733.2: priority goes to the next player."""
    turn = state.turn
    if turn.priority is None:
        return state
    order = state.turn_order(turn.priority)
    return state.evolve(turn=replace(turn, priority=(*order[1:], order[0])[0]))


@rule("733.2", otherwise=_passed_on)
def keeps_priority(ctx: Context, state: State) -> State:
    """The player who had priority keeps it, and may take another action or pass."""
    return state


@rule("733.1", part="reversed")
def reversed_to(ctx: Context, state: State, checkpoint: State) -> State:
    """An action that turns out to be illegal is reversed, with all payments; nothing triggers and nothing applies because of it."""
    return checkpoint


@rule("733.1", part="library")
def not_taken_back(game: Game, back: State, checkpoint: State) -> State:
    """Actions that moved cards to or from a library, as mana abilities may have done, can't be reversed.

    Nor are the mana abilities before them: their mana may have paid for these. What was drawn is no longer face down (CR 121.8), and since
    nothing has been cast it isn't revealed as it was drawn.
    """
    done = [e.event for e in game.state.log.since(len(checkpoint.log)) if isinstance(e.event, ManaAbilityActivated)]
    kept = [n for n, e in enumerate(done, 1) if isinstance(e.instance.ability, Activated) and moves_library_cards(e.instance.ability)]
    if not kept:
        return back
    again = Game(back)
    begin_holding(again)
    for event in done[: kept[-1]]:
        activate_mana_ability(again, event.player, event.source, event.instance, event.mana)
    pick_up(again, again.held or ())
    return again.state
