"""A player leaves a game that goes on (CR 800.4)."""

from __future__ import annotations

from typing import ClassVar

from engine.continuous import Modify
from engine.designations import passed_on
from engine.events import Event
from engine.game import Game
from engine.lasting import Effect
from engine.record import record
from engine.revealing import Revealed
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, EXILE, STACK, ObjectId, Seat, State
from engine.steps_left import StepsLeft
from engine.zones import CeaseToExist, move

Events = tuple[Event, ...]


@record
class ControlEnds(Event):
    """Effects that give a player control of objects end."""

    logged: ClassVar[bool] = False
    player: Seat

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(effects=tuple(e for e in game.state.effects if not _gives_control(e, self.player)))
        return ()


def _gives_control(effect: Effect, player: Seat) -> bool:
    what = effect.effect
    return effect.env.you == player and isinstance(what, Modify) and any("controller" in c.writes for c in what.changes)


def leaving(game: Game, before: State) -> Events:
    """What happens as soon as players have left the game, since a state; nothing where it is over then."""
    events: Events = ()
    if game.state.players is not before.players and sum(p.in_game for p in game.state.players) > 1:
        for player in (p.seat for p in before.players if p.in_game and not game.state.player(p.seat).in_game):
            events = owned_gone(game, shown(game, events, player), player)
            events = exiled(game, abilities_gone(game, control_ends(game, events, player), player), player)
            events = passed_on(game, events, player) if game.state.player(player).designations else events
            turn = game.state.turn
            steps = turn_goes_on(game, turn.rest) if turn.active == player else turn.rest
            events = events if steps == turn.rest else (*events, StepsLeft(steps))
    elif game.state.effects is not before.effects and not all(p.in_game for p in game.state.players):
        events = nobody_controls(game, events)
    return events


@rule("800.4j", otherwise=lambda ctx, steps: ())
def turn_goes_on(ctx: Context, steps: tuple[str, ...]) -> tuple[str, ...]:
    """A turn whose player has left the game goes on to its end without an active player."""
    return steps


@rule("800.4c")
def nobody_controls(game: Game, events: Events) -> Events:
    """What would come back under the control of a player who has left the game, as an effect ends, is exiled."""
    state = game.state
    left = (i for i in state.battlefield() if not state.player(state.controller(i)).in_game)
    return (*events, *(move(game, i, EXILE) for i in left))


@rule("708.9", part="player leaves")
def shown(game: Game, events: Events, player: Seat) -> Events:
    """The face-down permanents, components and spells that the player owns are revealed."""
    there = ((i, it) for i, it in game.state.objects.items() if it.zone in (BATTLEFIELD, STACK) and it.owner == player)
    down = tuple(i for i, it in there if it.face_down is not None or any(c.down is not None for c in it.components))
    return (*events, Revealed(down, player)) if down else events


@rule("800.4a", part="owned")
def owned_gone(game: Game, events: Events, player: Seat) -> Events:
    """All objects that the player owns leave the game."""
    mine = tuple(i for i, it in game.state.objects.items() if it.components and it.owner == player)
    there = tuple(CeaseToExist(i) for i in mine if game.state.exists(i))
    return (*events, *phased_out_too(game, there, tuple(CeaseToExist(i) for i in mine)))


@rule("702.26k")
def phased_out_too(ctx: Context, there: Events, all_of_them: Events) -> Events:
    """Phased-out permanents that the player owns leave the game, too."""
    return all_of_them


@rule("800.4a", part="control")
def control_ends(game: Game, events: Events, player: Seat) -> Events:
    """Effects that give the player control of anything end."""
    return (*events, ControlEnds(player)) if any(_gives_control(e, player) for e in game.state.effects) else events


@rule("800.4a", part="stack")
def abilities_gone(game: Game, events: Events, player: Seat) -> Events:
    """What the player controls on the stack and no card represents ceases to exist."""
    mine = (i for i in game.state.zone(STACK) if game.state.controller(i) == player)
    return (*events, *(CeaseToExist(i) for i in mine if not game.object(i).components))


@rule("800.4a", part="exile")
def exiled(game: Game, events: Events, player: Seat) -> Events:
    """What the player still controls is exiled: what no effect gave them, which have ended."""
    there = ((i, game.object(i)) for zone in (BATTLEFIELD, STACK) for i in game.state.zone(zone))
    others = ((i, it) for i, it in there if it.components and game.state.player(it.owner).in_game)
    theirs = (i for i, it in others if it.controller == player == game.state.controller(i))
    return (*events, *(move(game, i, EXILE) for i in theirs))
