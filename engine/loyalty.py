"""What planeswalkers and battles enter the battlefield with: loyalty (CR 306.5b), defense and a protector (CR 310.4b, 310.9a).

And Sagas with a lore counter (CR 714.3a)."""

from __future__ import annotations

from engine.battles import choose_protector, possible_protectors, with_protector
from engine.continuous import Active, Instead
from engine.counters import DEFENSE, LORE, LOYALTY
from engine.entering import EntersWith
from engine.events import Event
from engine.filters import Filter, Itself
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Events, Substitute
from engine.record import record, replace
from engine.rule import Context, rule
from engine.sagas import SAGA
from engine.state import ObjectId
from engine.tokens import Create
from engine.view import Env
from engine.would import WouldEnter
from engine.zones import Move


def intrinsic_to(game: Game, seen: Foreseen) -> tuple[Active, ...]:
    """The effects on how a permanent enters that come from its types."""
    return of_sagas(game, of_battles(of_planeswalkers(game, (), seen), seen), seen)


@rule("306.5b")
def of_planeswalkers(game: Game, effects: tuple[Active, ...], seen: Foreseen) -> tuple[Active, ...]:
    """A planeswalker has the intrinsic ability to enter with as many loyalty counters as its printed loyalty."""
    if seen.obj is None or seen.obj not in seen.state.objects:
        return effects
    it = seen.state.characteristics(seen.obj)
    if not it.is_type("planeswalker") or not it.loyalty:
        return effects
    enters = Instead(WouldEnter(Filter(Itself())), EntersWith(LOYALTY, it.loyalty))
    return (*effects, Active(enters, Env(it.controller, seen.obj), 0, seen.obj))


@record
class EntersAsBattle(Substitute):
    """A battle enters with defense counters and with a protector."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)) or seen.obj is None:
            return (event,)
        return (protected(game, defended(game, event, seen.state.characteristics(seen.obj).defense or 0), seen, seen.obj),)


def of_battles(effects: tuple[Active, ...], seen: Foreseen) -> tuple[Active, ...]:
    """How a battle enters."""
    if seen.obj is None or seen.obj not in seen.state.objects or not seen.state.characteristics(seen.obj).is_type("battle"):
        return effects
    enters = Instead(WouldEnter(Filter(Itself())), EntersAsBattle())
    return (*effects, Active(enters, Env(seen.state.controller(seen.obj), seen.obj), 0, seen.obj))


@rule("714.3a")
def of_sagas(game: Game, effects: tuple[Active, ...], seen: Foreseen) -> tuple[Active, ...]:
    """A Saga has the intrinsic ability to enter with a lore counter."""
    if seen.obj is None or seen.obj not in seen.state.objects or SAGA not in seen.state.characteristics(seen.obj).subtypes:
        return effects
    enters = Instead(WouldEnter(Filter(Itself())), EntersWith(LORE, 1))
    return (*effects, Active(enters, Env(seen.state.controller(seen.obj), seen.obj), 0, seen.obj))


@rule("310.4b")
def defended(ctx: Context, event: Move | Create, n: int) -> Move | Create:
    """A battle has the intrinsic ability to enter with as many defense counters as its printed defense."""
    counters = {DEFENSE: n, **dict(event.counters)}
    return replace(event, counters=tuple(sorted(counters.items()))) if n else event


@rule("310.9a")
def protected(game: Game, event: Move | Create, seen: Foreseen, battle: ObjectId) -> Move | Create:
    """As a battle enters, its controller chooses a player to be its protector."""
    it = seen.state.characteristics(battle)
    among = possible_protectors(game, seen.state, it.controller, it.subtypes)
    chosen = choose_protector(game, it.controller, among, event.obj if isinstance(event, Move) else None)
    return event if chosen is None else replace(event, chosen=with_protector(event.chosen, chosen))
