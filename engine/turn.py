"""The turn (CR 500-514): steps and phases in order, and their turn-based actions (CR 703)."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.draw import discard
from engine.actions.tap import Tapped
from engine.combat.attacking import declare_attackers
from engine.combat.blocking import declare_blockers
from engine.combat.damage import FIRST, REGULAR, deal_damage, two_steps
from engine.combat.fight import combat_ends
from engine.damage import DamageWearsOff
from engine.daytime import time_passes
from engine.drawing import draw_card
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.hand_size import maximum_hand_size
from engine.happen import happen
from engine.lasting import NEXT_TURN, NEXT_UPKEEP, EffectsEnd, lasting_for
from engine.mana_pools import PoolsEmpty
from engine.phasing import phase
from engine.record import record, replace
from engine.rule import Context, rule
from engine.sagas import next_chapter
from engine.state import HAND, ObjectId, Seat
from engine.steps_in_order import BEGINNING, COMBAT, COMBAT_STEPS, ENDING, FIRST_MAIN, SECOND_MAIN, steps_of_a_turn
from engine.steps_left import StepsLeft

STEPS = (*BEGINNING, FIRST_MAIN, *COMBAT, SECOND_MAIN, *ENDING)
"""The steps and phases of a turn in order (CR 500.1), a main phase counting as a step."""


@record
class TurnBegins(OfPlayer):
    """A turn begins (CR 500). ``added``: the number of an extra turn, 0 for a turn that comes in turn order."""

    added: int = 0

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        now = game.tick()
        state = game.state
        steps = steps_of_a_turn(game)
        turn = replace(state.turn, number=state.turn.number + 1, active=self.player, added=self.added, step="untap", rest=steps)
        turn = replace(turn, priority=None, passed=(), previous=state.turn.active)
        game.state = state.evolve(turn=turn, log=state.log.closed()).with_player(replace(state.player(self.player), turn_began=now))
        return ()


@record
class Begin(Event):
    """A step or phase begins (CR 500.1)."""

    begins: ClassVar[bool] = True
    step: str
    active: Seat

    @property
    def affected_player(self) -> Seat | None:
        return self.active

    def parts(self, game: Game) -> tuple[Event, ...]:
        duration = lasting_for(NEXT_UPKEEP, self.active) if self.step == "upkeep" else ""
        return until_it_begins(game, (), duration) if duration and any(e.duration == duration for e in game.state.effects) else ()

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        turn = game.state.turn
        rest = turn.rest[turn.rest.index(self.step) + 1 :] if self.step in turn.rest else turn.rest
        combat = game.state.combat if self.step in (*COMBAT_STEPS, SECOND_MAIN) else None
        game.state = game.state.evolve(turn=replace(turn, step=self.step, rest=rest, priority=None, passed=()), combat=combat)
        return ()


@rule("500.4")
def until_it_begins(ctx: Context, events: tuple[Event, ...], duration: str) -> tuple[Event, ...]:
    """As a step begins, effects that last until that step expire."""
    return (*events, EffectsEnd(duration))


@record
class Skipped(OfPlayer):
    """A player skips a step or phase, or with ``step`` "" a whole turn (CR 614.10)."""

    step: str = ""


@record
class TurnsLeft(Event):
    """The extra turns still to come are others than before. ``regular``: after whose turn turn order goes on."""

    logged: ClassVar[bool] = False
    extra: tuple[tuple[Seat, int], ...]
    regular: Seat | None

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(turn=replace(game.state.turn, extra=self.extra, regular=self.regular))
        return ()


def end_step(game: Game) -> None:
    """A step or phase ends (CR 500.5)."""
    if any(p.pool for p in game.state.players):
        happen(game, *mana_empties(game, ()))
    if game.state.turn.step == "end of combat":
        happen(game, EffectsEnd("end of combat"), *combat_ends(game, ()))


@rule("500.5", "703.4q")
def mana_empties(ctx: Context, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """As a step or phase ends, unspent mana empties."""
    return (*events, PoolsEmpty())


def next_step(game: Game) -> None:
    """End the present step and begin the next, with its turn-based actions; the next turn if none is left."""
    end_step(game)
    turn = game.state.turn
    rest = two_steps(game, skip_combat(game, turn.rest))
    if not rest:
        _begin_turn(game)
        rest = game.state.turn.rest
    while not _begin_step(game, rest):
        for step in nothing_scheduled(game, (rest[0],)):
            turn_based_actions(game, step)
        if rest[0] == STEPS[0]:
            happen(game, *no_phasing(game, phase(Game(game.state), ())))
        rest = rest[1:]
        if not rest:
            _begin_turn(game)
            rest = game.state.turn.rest
    scheduled, game.scheduled = game.scheduled, ()
    for performs in scheduled:
        performs.carry_out(game)
    if game.state.turn.step == "end of combat":
        _end_early(game)
    turn_based_actions(game, game.state.turn.step)


def _end_early(game: Game) -> None:
    """Let effects end that last no longer than to the beginning of the end of combat step."""
    lasting = tuple(e for e in game.state.effects if e.duration == "end of combat")
    if lasting and not through_the_step(game, ()):
        happen(game, EffectsEnd("end of combat"))


@rule("500.5a", "511.2")
def through_the_step(ctx: Context, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Effects that last until end of combat expire at the end of the combat phase, not as the end of combat step begins."""
    return (*steps, "end of combat")


def _begin_step(game: Game, rest: tuple[str, ...]) -> bool:
    """Begin the first of the steps left; False if it is skipped."""
    if rest != game.state.turn.rest:
        happen(game, StepsLeft(rest))
    return any(isinstance(e.event, Begin) for e in happen(game, Begin(rest[0], game.state.turn.active)))


def _begin_turn(game: Game) -> None:
    """Begin the next turn that isn't skipped: an extra turn if there is one (CR 500.7), else the next player's in turn order."""
    while True:
        turn = game.state.turn
        if turn.extra:
            (player, added), regular = turn.extra[0], turn.active if turn.regular is None else turn.regular
        else:
            after = goes_on(game, turn.active, turn.regular)
            player = regular = game.state.turn_order((after + 1) % len(game.state.players))[0]
            for skipped in _between(game, after, player):
                _until_this_turn(game, skipped)
            added = 0
        happen(game, TurnsLeft(turn.extra[1:], regular))
        _until_this_turn(game, player)
        there = only_of_players_in_the_game(game, True, game.state.player(player).in_game)
        if there and any(isinstance(e.event, TurnBegins) for e in happen(game, TurnBegins(player, added))):
            return


def _between(game: Game, after: Seat, player: Seat) -> tuple[Seat, ...]:
    """The players who have left the game whose turns would have come between those of two players."""
    seats = len(game.state.players)
    order = tuple((after + n) % seats for n in range(1, seats))
    return order[: order.index(player)] if player in order else ()


def _until_this_turn(game: Game, player: Seat) -> None:
    """Let effects end that last until a player's next turn: it begins, or would begin."""
    duration = lasting_for(NEXT_TURN, player)
    if not any(e.duration == duration for e in game.state.effects):
        return
    ending: tuple[Event, ...] = (EffectsEnd(duration),)
    happen(game, *(ending if game.state.player(player).in_game else until_it_would_begin(game, (), ending)))


@rule("800.4m")
def until_it_would_begin(ctx: Context, events: tuple[Event, ...], ending: tuple[Event, ...]) -> tuple[Event, ...]:
    """What lasts until the next turn of a player who has left the game lasts until that turn would have begun."""
    return (*events, *ending)


@rule("800.4k")
def only_of_players_in_the_game(ctx: Context, begins: bool, in_game: bool) -> bool:
    """A turn that a player who has left the game would begin doesn't begin."""
    return begins and in_game


@rule("500.7", part="directly after")
def goes_on(ctx: Context, after: Seat, regular: Seat | None) -> Seat:
    """Extra turns are added directly after a turn: then turn order goes on from that turn's player."""
    return after if regular is None else regular


@rule("614.10a")
def nothing_scheduled(ctx: Context, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Nothing that is scheduled for a skipped step happens."""
    return ()


@rule("702.26m")
def no_phasing(ctx: Context, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """If the untap step is skipped, nothing phases in or out that turn."""
    return ()


@rule("508.8")
def skip_combat(game: Game, rest: tuple[str, ...]) -> tuple[str, ...]:
    """If no creature has been declared as an attacker or put onto the battlefield attacking, the declare blockers and combat damage steps
    are skipped; not if those have been removed from combat since."""
    if rest[:1] == ("declare blockers",) and game.state.combat is None:
        return rest[1:] if rest[1:2] != ("combat damage",) else rest[2:]
    return rest


def turn_based_actions(game: Game, step: str) -> None:
    """What a step begins with, before any player has priority (CR 703.4)."""
    if step == "untap":
        happen(game, *phase(game, ()))
        happen(game, *time_passes(game))
        happen(game, *untap(game, ()))
    elif step == "precombat main":
        happen(game, *next_chapter(game, (), game.state))
    elif step == "draw":
        for player in draw_for_turn(game, ()):
            draw_card(game, player)
    elif step == "declare attackers":
        declare_attackers(game)
    elif step == "declare blockers":
        declare_blockers(game)
    elif step in (FIRST, REGULAR):
        deal_damage(game)
    elif step == "cleanup":
        cleanup(game)


@rule("502.3")
def untap(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The active player untaps their permanents, all at once."""
    state = game.state
    mine = (i for i in state.battlefield() if state.controller(i) == state.turn.active)
    return (*events, *(Tapped(i, tapped=False) for i in mine if state.objects[i].tapped))


@rule("504.1")
def draw_for_turn(game: Game, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The active player draws a card."""
    return first_draw_skipped(game, (*players, game.state.turn.active))


@rule("103.8a")
def first_draw_skipped(game: Game, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """With two players, whoever plays first skips the draw step of their first turn."""
    return () if game.state.turn.number == 1 and len(game.state.players) == 2 else players


def cleanup(game: Game) -> None:
    """The cleanup step's actions (CR 514.1-514.2)."""
    active = game.state.turn.active
    surplus = hand_size(game, 0, len(game.state.zone(HAND, active)))
    if surplus:
        discard(game, active, surplus)
    happen(game, *wears_off(game, ()))


@rule("514.2")
def wears_off(ctx: Context, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """All damage is removed and all "until end of turn" and "this turn" effects end, simultaneously."""
    return (*events, EffectsEnd("end of turn"), DamageWearsOff())


@rule("514.1")
def hand_size(game: Game, surplus: int, hand: int) -> int:
    """The active player discards down to their maximum hand size."""
    most = maximum_hand_size(game, game.state.turn.active)
    return 0 if most is None else max(0, hand - most)
