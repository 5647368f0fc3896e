"""The Commander variant (CR 903): returning to the command zone, combat damage by commanders, color identity."""

from __future__ import annotations

from engine.events import Event, OfPlayer
from engine.game import Game
from engine.object_parts import Component
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, context, rule
from engine.state import COMMAND, EXILE, GRAVEYARD, Object, ObjectId, Seat, State
from engine.view import Env, View
from engine.zones import Move

Events = tuple[Event, ...]

LOSING_DAMAGE = 21
"""Combat damage by one commander that makes a player lose (CR 903.10a)."""


def commander_of(ctx: Context, obj: Object) -> Component | None:
    """The card that is a commander among those that represent an object (CR 903.3, 903.3c); None if there is none."""
    either = wherever_it_lies if any(c.laid for c in obj.components) else melded_too
    return either(ctx, _among(obj.components[:1]), _among(obj.components))


def _among(components: tuple[Component, ...]) -> Component | None:
    return next((c for c in components if c.commander), None)


@rule("903.3c")
def wherever_it_lies(ctx: Context, on_top: Component | None, anywhere: Component | None) -> Component | None:
    """A merged permanent is a commander if one of its components is one, wherever that lies."""
    return on_top or anywhere


@rule("903.3b")
def melded_too(ctx: Context, first: Component | None, either: Component | None) -> Component | None:
    """A melded permanent is a commander if one of the two cards is one."""
    return first or either


@record
class YourCommanders:
    """The commanders that you control (CR 903.3d)."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        ctx = context(view)
        own = (i for i, it in view.objects.items() if it.zone == COMMAND and it.owner == env.you)
        there = tuple(i for i in view.battlefield() if view.controller(i) == env.you and self._is(ctx, view, i))
        return permanents_alone(ctx, (*there, *(i for i in own if self._is(ctx, view, i))), there)

    def _is(self, ctx: Context, view: View, obj: ObjectId) -> bool:
        return commander_of(ctx, view.objects[obj]) is not None


@rule("903.3d")
def permanents_alone(ctx: Context, anywhere: tuple[int, ...], there: tuple[int, ...]) -> tuple[int, ...]:
    """Controlling a commander means a permanent on the battlefield that is one, not one in the command zone."""
    return there


def into_command_zone(game: Game, obj: ObjectId) -> bool:
    """Ask a commander's owner whether to put it into the command zone."""
    name = game.state.characteristics(obj).name
    options = (Option(obj, name), Option(COMMAND, "the command zone"))
    question = Question(game.object(obj).owner, "yes or no", "zone", f"Is {name} put into the command zone?", options, subject=obj)
    return bool(game.ask(question))


@rule("704.6d", "903.9a")
def commanders_return(game: Game, events: Events) -> Events:
    """A commander that has come to a graveyard or exile since the last check may be put into the command zone by its owner."""
    state = game.state
    arrived = (e.became for e in state.log.since(state.checked) if isinstance(e.event, Move) and e.event.to in (GRAVEYARD, EXILE))
    for obj in dict.fromkeys(i for became in arrived for i in became if i in state.objects):
        it = state.objects[obj]
        if it.zone in (GRAVEYARD, EXILE) and commander_of(game, it) is not None and into_command_zone(game, obj):
            events = (*events, Move(obj, it.zone, COMMAND))
    return events


@record
class CommanderDamageAdds(OfPlayer):
    """What a player has been dealt by a commander in combat is added up, by the commander's card (CR 903.10a)."""

    card: int
    amount: int

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        so_far = dict(player.commander_damage)
        so_far[self.card] = so_far.get(self.card, 0) + self.amount
        game.state = game.state.with_player(replace(player, commander_damage=tuple(sorted(so_far.items()))))
        return ()


@rule("704.6c", "903.10a")
def too_much_damage(ctx: Context, losing: tuple[Seat, ...], state: State) -> tuple[Seat, ...]:
    """A player who has been dealt 21 or more combat damage by the same commander over the game loses."""
    return (*losing, *(p.seat for p in state.players if p.in_game and any(n >= LOSING_DAMAGE for _, n in p.commander_damage)))
