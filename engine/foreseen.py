"""An event as replacement and "can't" effects look at it: above all a permanent as it would exist on the battlefield (CR 614.12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.abilities import KeywordAbility, Static
from engine.continuous import Active, Cant, Instead, Modify, StaticEffect
from engine.events import Event
from engine.game import Game
from engine.record import field, record, replace
from engine.rule import Context, rule
from engine.state import ObjectId, State
from engine.tokens import Create
from engine.transforming import Transformed
from engine.zones import Move


@record
class Foreseen:
    """The game in which an event's object is looked at, and which object that is; for something that enters, as it would be there."""

    state: State
    obj: ObjectId | None
    entering: bool = False
    together: tuple[Event, ...] = field(default=())
    """All that would happen at the same time."""
    transforming: bool = False

    def own(self, game: Game, kind: type[StaticEffect]) -> tuple[Active, ...]:
        """The effects of a kind that an entering permanent has itself and that are about nothing but itself."""
        if self.state is game.state:
            return ()
        mine = tuple(a for a in self.state.layers.in_force(kind) if a.source == self.obj and _about_itself(a.effect))
        if self.entering:
            return from_itself(game, (), mine)
        return as_it_transforms(game, (), mine) if self.transforming else as_it_would_be_face_up(game, (), mine)


def _about_itself(effect: StaticEffect) -> bool:
    return isinstance(effect, (Instead, Cant)) and effect.would.about_itself


@rule("614.12", part="its own")
def from_itself(ctx: Context, found: tuple[Active, ...], mine: tuple[Active, ...]) -> tuple[Active, ...]:
    """Effects on how a permanent enters may come from the permanent itself, if they affect only that permanent."""
    return (*found, *mine)


@rule("708.11", "614.1e", part="its own")
def as_it_would_be_face_up(ctx: Context, found: tuple[Active, ...], mine: tuple[Active, ...]) -> tuple[Active, ...]:
    """What a face-down permanent would say of being turned face up, if it were face up, is applied."""
    return (*found, *mine)


@rule("712.20")
def as_it_transforms(ctx: Context, found: tuple[Active, ...], mine: tuple[Active, ...]) -> tuple[Active, ...]:
    """What a permanent will say of transforming is applied while it transforms, not afterward."""
    return (*found, *mine)


def foreseen(game: Game, event: Event) -> Foreseen:
    """An event as effects look at it before it happens."""
    affected = event.affected
    obj = affected if affected is not None and affected >= 0 and affected in game.state.objects else None
    entering = isinstance(event, (Move, Create))
    if not event.foreseen:
        return Foreseen(game.state, obj)
    if not _may_matter(game, event):
        return Foreseen(game.state, obj, entering)
    seen = Foreseen(game.state, obj, entering, transforming=isinstance(event, Transformed))
    return as_it_would_exist(game, seen, event) if entering else _after(game, seen, event)


@rule("614.12", part="as it would exist")
def as_it_would_exist(game: Game, seen: Foreseen, event: Event) -> Foreseen:
    """What enters is looked at as it would exist on the battlefield, with what has been applied to it so far and all that would apply."""
    return _after(game, seen, event)


def as_it_will_be(game: Game, event: Event) -> Foreseen:
    """What enters, as it will exist on the battlefield."""
    return _after(game, Foreseen(game.state, None, True), event)


def _after(game: Game, seen: Foreseen, event: Event) -> Foreseen:
    trial = Game(game.state)
    became = event.apply(trial)
    return replace(seen, state=trial.state, obj=became[0]) if became else seen


def of_rules(game: Game, event: Event, seen: Foreseen) -> tuple[Active, ...]:
    """The effects that the rules themselves have on an event."""
    of_commanders, intrinsic_to = _finders()
    return (*of_commanders(game, event), *(intrinsic_to(game, seen) if seen.entering else ()))


@cache
def _finders() -> tuple[Callable[[Game, Event], tuple[Active, ...]], Callable[[Game, Foreseen], tuple[Active, ...]]]:
    from engine.command_zone import of_commanders  # noqa: PLC0415  (what the rules have replaced is told by what replaces it)
    from engine.loyalty import intrinsic_to  # noqa: PLC0415

    return of_commanders, intrinsic_to


def _may_matter(game: Game, event: Event) -> bool:
    """Whether any effect could say how something enters: only then it is worth while to look."""
    layers = game.state.layers
    if isinstance(event, Move) and (event.face_down is not None or event.transformed or event.face):
        return True
    if isinstance(event, Create) and layers.in_force(Cant):
        return True
    if game.self_replacing or layers.in_force(Instead) or layers.in_force(Modify):
        return True
    faces = (event.face,) if isinstance(event, Create) else tuple(c.face for i in event.subjects for c in game.object(i).components)
    return any(isinstance(a, (Static, KeywordAbility)) for face in faces for side in (face, face.back) if side for a in side.abilities)
