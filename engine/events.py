"""Events: everything that happens in a game (CR 700.1). Each kind is defined beside its subject; :mod:`engine.happen` lets it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.record import record
from engine.state import ObjectId, Seat

if TYPE_CHECKING:
    from engine.game import Game


@record
class Event:
    """Something that happens. An event can consist of others, which happen with it: being destroyed is being moved to a graveyard."""

    logged: ClassVar[bool] = True
    """Whether it is something that players would say happened. What isn't can neither be replaced nor trigger anything."""

    @property
    def foreseen(self) -> bool:
        """Whether replacement effects look at its object as it would be after it (CR 614.12, 708.11)."""
        return False

    begins: ClassVar[bool] = False
    """Whether a step or phase begins by it (CR 603.2b)."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        """The objects it happens to."""
        return ()

    @property
    def affected_player(self) -> Seat | None:
        """The player it happens to, or who does it."""
        return None

    @property
    def affected(self) -> int | None:
        """The object or player (``~seat``) that it affects (CR 616.1), if any."""
        if self.subjects:
            return self.subjects[0]
        return None if self.affected_player is None else ~self.affected_player

    def parts(self, game: Game) -> tuple[Event, ...]:
        """What it consists of, if it happens now."""
        return ()

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        """Change the state, parts aside; the objects that the subjects became, where they changed."""
        return ()


@record
class OfObject(Event):
    """An event that happens to one object. Its further fields come after that object."""

    obj: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)


@record
class OfPlayer(Event):
    """An event that happens to a player, or that a player does. Its further fields come after that player."""

    player: Seat

    @property
    def affected_player(self) -> Seat | None:
        return self.player
