"""Tokens (CR 111)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards.card import CardFace
from engine.events import Event
from engine.game import Game
from engine.state import BATTLEFIELD, EVERYBODY, Component, Object, ObjectId, Seat
from engine.zones import enter


@dataclass(frozen=True, slots=True)
class Create(Event):
    """A player creates a token (CR 111.2): it enters the battlefield, owned and controlled by that player."""

    player: Seat
    face: CardFace
    tapped: bool = False

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        return (put_token(game, self.player, self.face, self.tapped),)


def put_token(game: Game, player: Seat, face: CardFace, tapped: bool = False) -> ObjectId:
    """Put a token onto the battlefield."""
    now = game.tick()
    number = game.new_id()
    token = Component(number, face, player, "token")
    enter(game, Object(number, (token,), player, BATTLEFIELD, EVERYBODY, player, now, now, tapped=tapped))
    return number
