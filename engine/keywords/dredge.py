"""Dredge (CR 702.52): return the card from the graveyard instead of drawing one."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.actions.mill import Mill
from engine.actions.move import ReturnToHand
from engine.continuous import Active, Instead
from engine.events import Event
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Events, Substitute, draw_replaced
from engine.instructions import Sequence
from engine.keywords import Keyword
from engine.questions import Question, by_name
from engine.record import record
from engine.replacement import Performs
from engine.rule import Context, rule
from engine.selectors import This
from engine.state import GRAVEYARD, LIBRARY, ObjectId
from engine.view import View
from engine.would import WouldDraw


@record
class Dredged(Substitute):
    """The player may mill ``n`` cards and return the card instead."""

    n: int

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        player, card = active.env.you, active.source
        if not enough_cards(game, True, len(game.state.zone(LIBRARY, player)), self.n):
            return (event,)
        options = by_name(game.state, (card,))
        if not game.ask(Question(player, "yes or no", "may", "Is it dredged instead of drawing a card?", options, subject=card)):
            return (event,)
        back = Sequence(Mill(self.n), ReturnToHand(This(), GRAVEYARD))
        return draw_replaced(game, (event,), (Performs(back, active.env),))


@rule("702.52a", "702.52b", part="enough cards")
def enough_cards(ctx: Context, may: bool, cards: int, n: int) -> bool:
    """Nothing is dredged by a player who hasn't got that many cards in their library."""
    return may and cards >= n


@rule("702.52a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """If its owner would draw a card while it is in their graveyard, they may mill cards and return it to their hand instead."""
    dredged = Instead(WouldDraw(), Dredged(instance.n), rules=("702.52a",))
    return (*abilities, Static((dredged,), zones=(GRAVEYARD,)))


DREDGE = Keyword("dredge", "発掘", "702.52", stands_for=_stands_for, zones=(GRAVEYARD,))
