"""Inherent triggered abilities, which have no source: those of rad counters (CR 728), of speed (CR 702.179d), and of being the monarch
or having the initiative (CR 725.2, 726.2).

They are an exception to CR 113.8: the rules that give them say who controls them.
"""

from __future__ import annotations

from engine.abilities import Instance, Triggered
from engine.actions.designate import Designate
from engine.actions.draw import Draw
from engine.actions.player_counters import RAD
from engine.damage import DamageDealt, LifeChanges
from engine.designations import INITIATIVE, MONARCH, Designated, holder
from engine.dungeons import Venture
from engine.events import Event
from engine.game import Game
from engine.log import Entry
from engine.radiation import IRRADIATES
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import ControllerOf, EventObjects
from engine.speed import MOST_SPEED, QUICKENS
from engine.state import ObjectId, Player, Seat
from engine.triggers import AbilityTriggers, Pending, Trigger
from engine.turn import Begin
from engine.view import Env, View

NO_SOURCE = 0
"""Stands for the object that an ability without a source comes from; no object has that number."""
Waiting = tuple[Pending, ...]


def inherent_triggers(game: Game, entries: tuple[Entry, ...]) -> Waiting:
    """The inherent abilities that events of one moment trigger."""
    active = game.state.player(game.state.turn.active)
    found: Waiting = ()
    if active.counter(RAD) > 0:
        begun = tuple(e.event for e in entries if isinstance(e.event, Begin) and e.event.step == "precombat main")
        found = radiation(game, found, tuple(_pending(IRRADIATES, active.seat, event) for event in begun))
    if active.speed is not None:
        lost = tuple(e.event for e in entries if _an_opponent_loses_life(game, active, e.event))
        if lost and 1 <= active.speed < MOST_SPEED:
            found = only_once_each_turn(game, gets_faster(game, found, _pending(QUICKENS, active.seat, lost[0])), _so_far(game))
    return of_initiative(game, of_monarch(game, found, entries), entries)


def _pending(ability: Triggered, controller: Seat, event: Event) -> Pending:
    return Pending(Instance(ability, ("inherent", NO_SOURCE, 0)), ability, controller, NO_SOURCE, None, "", 1, "triggered", event)


@rule("122.1i", "728.1")
def radiation(ctx: Context, found: Waiting, begins: Waiting) -> Waiting:
    """At the beginning of the precombat main phase of a player with rad counters an ability triggers, which the active player controls."""
    return (*found, *begins)


def _an_opponent_loses_life(game: Game, player: Player, event: Event) -> bool:
    return isinstance(event, LifeChanges) and event.amount < 0 and event.player in game.state.opponents(player.seat)


def _so_far(game: Game) -> bool:
    """Whether the active player's ability has triggered this turn."""
    events = (e.event for e in game.state.log.this_turn() if isinstance(e.event, AbilityTriggers))
    return any(e.pending.ability == QUICKENS and e.pending.controller == game.state.turn.active for e in events)


@rule("702.179d", part="triggers")
def gets_faster(ctx: Context, found: Waiting, quickens: Pending) -> Waiting:
    """Whenever opponents of a player with speed below 4 lose life during that player's turn, an ability triggers."""
    return (*found, quickens)


@rule("702.179d", part="once each turn")
def only_once_each_turn(ctx: Context, found: Waiting, so_far: bool) -> Waiting:
    """It triggers only once each turn."""
    return tuple(p for p in found if p.ability != QUICKENS) if so_far else found


# --- The monarch and the initiative ---------------------------------------------------------------------------------------------------


@record
class OfDesignation(Trigger):
    """What triggers because of a designation; ``what``: "step", "damage" or "taken". Who has it is told here."""

    what: str

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return False


DRAWS = Triggered(OfDesignation("step"), Draw(1))
CROWNS = Triggered(OfDesignation("damage"), Designate(MONARCH, ControllerOf(EventObjects())))
UNDERCITY = "Undercity"
VENTURES = Triggered(OfDesignation("step"), Venture(quality=UNDERCITY))
TAKES = Triggered(OfDesignation("damage"), Designate(INITIATIVE, ControllerOf(EventObjects())))
ENTERS = Triggered(OfDesignation("taken"), Venture(quality=UNDERCITY))
"""The inherent abilities of being the monarch and of having the initiative."""


def of_monarch(game: Game, found: Waiting, entries: tuple[Entry, ...]) -> Waiting:
    """The inherent abilities of being the monarch that trigger, which the monarch controls."""
    monarch = holder(game.state, MONARCH)
    if monarch is None:
        return found
    found = end_step(game, found, tuple(_pending(DRAWS, monarch, event) for event in _begins(entries, "end", monarch)))
    hits = tuple(event for _, event in _hits(game, entries, monarch))
    return crown_passes(game, found, tuple(_pending(CROWNS, monarch, event) for event in hits))


def of_initiative(game: Game, found: Waiting, entries: tuple[Entry, ...]) -> Waiting:
    """The inherent abilities of having the initiative that trigger, which the player who has it controls."""
    player = holder(game.state, INITIATIVE)
    if player is None:
        return found
    found = upkeep(game, found, tuple(_pending(VENTURES, player, event) for event in _begins(entries, "upkeep", player)))
    hits = dict(reversed(_hits(game, entries, player)))
    found = initiative_passes(game, found, tuple(_pending(TAKES, player, hits[seat]) for seat in sorted(hits)))
    taken = tuple(e.event for e in entries if isinstance(e.event, Designated) and e.event.what == INITIATIVE)
    return as_it_is_taken(game, found, tuple(_pending(ENTERS, player, event) for event in taken))


def _begins(entries: tuple[Entry, ...], step: str, player: Seat) -> tuple[Event, ...]:
    return tuple(e.event for e in entries if isinstance(e.event, Begin) and e.event.step == step and e.event.active == player)


def _hits(game: Game, entries: tuple[Entry, ...], player: Seat) -> tuple[tuple[Seat, Event], ...]:
    """Combat damage that creatures have dealt to a player, each with who controls the creature."""
    events = (e.event for e in entries if isinstance(e.event, DamageDealt) and e.event.combat and e.event.target == ~player)
    rows = ((event, game.state.last_known(event.source).characteristics) for event in events)
    return tuple((row.controller, event) for event, row in rows if row.is_type("creature"))


@rule("725.2", part="end step")
def end_step(ctx: Context, found: Waiting, draws: Waiting) -> Waiting:
    """At the beginning of the monarch's end step an ability triggers: that player draws a card."""
    return (*found, *draws)


@rule("725.2", part="damage")
def crown_passes(ctx: Context, found: Waiting, crowns: Waiting) -> Waiting:
    """Whenever a creature deals combat damage to the monarch an ability triggers: its controller becomes the monarch."""
    return (*found, *crowns)


@rule("726.2", part="upkeep")
def upkeep(ctx: Context, found: Waiting, ventures: Waiting) -> Waiting:
    """At the beginning of the upkeep of the player who has the initiative an ability triggers: that player ventures into Undercity."""
    return (*found, *ventures)


@rule("726.2", part="damage")
def initiative_passes(ctx: Context, found: Waiting, takes: Waiting) -> Waiting:
    """Whenever creatures of a player deal combat damage to who has the initiative one ability triggers: that player takes it."""
    return (*found, *takes)


@rule("726.2", part="taken")
def as_it_is_taken(ctx: Context, found: Waiting, ventures: Waiting) -> Waiting:
    """Whenever a player takes the initiative an ability triggers: that player ventures into Undercity."""
    return (*found, *ventures)
