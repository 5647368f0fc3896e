"""Loops of mandatory actions (CR 104.4b, 732.4): a game that can only go on repeating itself is a draw."""

from __future__ import annotations

from engine.casting import SpellCast
from engine.damage import LifeChanges
from engine.drawing import Drawn
from engine.events import Event
from engine.game import Game
from engine.instructions import May
from engine.record import fields, is_record
from engine.resolving import Resolves
from engine.rule import Context, rule
from engine.state import LIBRARY, State
from engine.state_based import GameEnds
from engine.zones import Move

REPEATED = 60
"""So many abilities must have resolved one after another in the same order again and again for the game to count as being in a loop."""
LONGEST = 12
"""How many abilities make up the longest loop that is recognized."""
Key = tuple[object, ...]


def drawn_by_loop(game: Game) -> tuple[Event, ...]:
    """The end of the game, if it is in a loop of mandatory actions."""
    return no_way_to_stop(game, (), in_loop(game.state))


@rule("104.4b", "732.4")
def no_way_to_stop(ctx: Context, events: tuple[Event, ...], loop: bool) -> tuple[Event, ...]:
    """A game that has entered a loop of mandatory actions, with no way to stop, is a draw."""
    return (*events, GameEnds(None)) if loop else events


def in_loop(state: State) -> bool:
    """Whether the latest abilities have resolved again and again in the same order, while nothing has run out and nobody has chosen."""
    keys: list[Key] = []
    abilities: list[object] = []
    for entry in reversed(state.log.this_turn()):
        if _uses_up(entry.event):
            return False
        if isinstance(entry.event, Resolves):
            ability = entry.rows[0].object.ability if entry.rows else None
            if ability is None or ability.kind == "activated":
                return False
            abilities.append(ability.instance.ability)
            keys.append((ability.source_face, ability.index, ability.keyword, entry.rows[0].characteristics.controller))
            if len(keys) == REPEATED:
                return any(keys[n:] == keys[:-n] for n in range(1, LONGEST + 1)) and not any(map(_optional, abilities))
    return False


def _uses_up(event: Event) -> bool:
    """Whether it is a player's free act, or uses up what there isn't an endless amount of."""
    if isinstance(event, Move):
        return event.from_zone == LIBRARY
    return isinstance(event, (SpellCast, Drawn)) or (isinstance(event, LifeChanges) and event.amount < 0)


def _optional(node: object) -> bool:
    """Whether an ability has something in it that a player may do."""
    if isinstance(node, May):
        return True
    if isinstance(node, tuple):
        return any(map(_optional, node))
    return is_record(node) and any(_optional(getattr(node, name)) for name in fields(node))
