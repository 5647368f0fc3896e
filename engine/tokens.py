"""Tokens (CR 111)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import CardFace
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.object_parts import Component
from engine.record import record
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, EVERYBODY, Object, ObjectId, Seat
from engine.zones import enter, enters_changed

if TYPE_CHECKING:
    from engine.changes import Change


@rule("111.2")
def creator(ctx: Context, effect_of: Seat, told: Seat) -> Seat:
    """Who is told to create a token is who owns and controls it, whoever controls the effect."""
    return told


@rule("111.6")
def no_card(ctx: Context, card: bool) -> bool:
    """A token isn't a card: what is said of cards isn't said of it."""
    return False


@rule("111.5", part="can't enter")
def not_created(ctx: Context, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """A token that can't enter the battlefield, as it would be there, isn't created."""
    return ()


@record
class Create(OfPlayer):
    """A player creates a token (CR 111.2): it enters the battlefield, owned and controlled by that player."""

    face: CardFace
    tapped: bool = False
    copied: bool = False
    """It is a copy of something (CR 707.2)."""
    counters: tuple[tuple[str, int], ...] = ()
    changes: tuple[Change, ...] = ()
    """What is different about it from the moment it enters on (CR 614.1c)."""
    chosen: tuple[tuple[str, str], ...] = ()
    """What was chosen as it enters."""
    with_copy: tuple[tuple[str, int], ...] = ()
    """Those of the counters that come with the copy effect that it enters under (CR 707.9e)."""
    controller: Seat | None = None
    """Under whose control it enters, if another effect says so (CR 616.1b); the player who creates it owns it all the same."""
    attached_to: int | None = None
    """What it enters attached to (CR 303.4f)."""
    front: CardFace | None = None
    """The front face of a double-faced token that enters with its back face up (CR 707.8a)."""

    @property
    def foreseen(self) -> bool:
        return True

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        now = game.tick()
        number = game.new_id()
        token = Component(number, self.face, self.player, "token", copied=self.copied, front=self.front)
        it = Object(
            number, (token,), self.player, BATTLEFIELD, EVERYBODY, self.player if self.controller is None else self.controller, now, now,
            self.tapped, counters=self.counters, token=True, chosen=self.chosen, attached_to=self.attached_to,
        )
        enter(game, it)
        enters_changed(game, it, self.changes)
        return (number,)


def entering_token(game: Game, event: Create) -> tuple[Game, ObjectId]:
    """A game in which a token that is about to be created is there, and that token."""
    seen = Game(game.state)
    (token,) = event.apply(seen)
    return seen, token
