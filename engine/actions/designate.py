"""Become the monarch (CR 725), take the initiative (CR 726)."""

from __future__ import annotations

from collections.abc import Callable

from engine.designations import CHAPTER, INITIATIVE, Designated
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.view import Env

Events = tuple[Event, ...]


def _instructed(what: str) -> Callable[[Context, Events, Event], Events]:
    @rule(f"{CHAPTER[what]}.1")
    def instructed(ctx: Context, nothing: Events, event: Event) -> Events:
        """A player gets the designation when an effect says so."""
        return (event,)

    return instructed


INSTRUCTED = {what: _instructed(what) for what in CHAPTER}


@record
class Designate(Instruction):
    """Players become the monarch, or take the initiative."""

    what: str
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in (~p for p in self.who.select(game.view, env) if p < 0):
            event = Designated(player, self.what)
            has = self.what in game.state.player(player).designations
            events = INSTRUCTED[self.what](game, (), event) if not has else ()
            happen(game, *(again(game, (), event) if has and self.what == INITIATIVE else events))
        return env


@rule("726.5")
def again(ctx: Context, nothing: Events, event: Event) -> Events:
    """Who has the initiative and is to take it takes it again, which triggers what triggers on that."""
    return (event,)
