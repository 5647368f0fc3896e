"""Drawing a card (CR 121), and what may be done with it as it is drawn."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Instance, Origin, Triggered
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.object_parts import FaceDown
from engine.questions import Question
from engine.record import record, replace
from engine.revealing import RevealedAsDrawn
from engine.rule import Context, rule
from engine.state import HAND, LIBRARY, ObjectId, Seat, State
from engine.triggers import Pending, trigger
from engine.zones import Move, move

Ids = tuple[ObjectId, ...]


@record
class Drawn(OfPlayer):
    """A player draws one card: the top card of their library is put into their hand (CR 121.1)."""


    def parts(self, game: Game) -> tuple[Event, ...]:
        library = game.state.zone(LIBRARY, self.player)
        if not library:
            return (NothingDrawn(self.player),)
        return (replace(move(game, library[0], HAND, face_down=kept_face_down(game, None)), drawn=self.player),)


@record
class NothingDrawn(OfPlayer):
    """A player has tried to draw a card from a library with no cards in it (CR 121.4)."""


    def apply(self, game: Game) -> Ids:
        game.state = game.state.with_player(replace(game.state.player(self.player), drew_from_empty=True))
        return ()


def cards_drawn(state: State, player: Seat) -> int:
    """How many cards a player has drawn this turn, by the log."""
    draws = [e.event for e in state.log.this_turn() if isinstance(e.event, (Drawn, NothingDrawn))]
    return sum(1 if isinstance(e, Drawn) else -1 for e in draws if e.player == player)


def draw_card(game: Game, player: Seat) -> Ids:
    """A player draws a card, unless something else happens instead; it may be revealed as it is drawn. The card that was drawn."""
    drawn: Ids = ()
    for entry in happen(game, Drawn(player)):
        if isinstance(entry.event, Move):
            for card in entry.became:
                drawn = (*drawn, card)
                if game.held is None or game.object(card).face_down is None:
                    may_reveal(game, player, card)
                else:
                    game.held = (*game.held, card)
    return drawn


# --- Revealing a card as it is drawn (CR 121.9, 603.11) ------------------------------------------------------------------------------


@record
class AsDrawn:
    """A static ability by which a card may be revealed as it is drawn, and the triggered ability that is linked to it."""

    instance: Instance
    keyword: str
    linked: Triggered


def may_reveal(game: Game, player: Seat, card: ObjectId) -> None:
    """The player may reveal the card, by each ability of the card that says so; what is linked to that triggers."""
    ways: tuple[AsDrawn, ...] = ()
    for keyword, instance in hooked(game.state.characteristics(card)):
        ways = keyword.as_drawn(game, ways, instance, game, player)
    if not ways:
        return
    name = game.state.characteristics(card).name
    if not looked_at_first(game, False):
        happen(game, LaidAside(card))
    for way in ways:
        if game.ask(Question(player, "yes or no", "reveal", f"Is {name} revealed?", subject=card)):
            event = RevealedAsDrawn(player, card, way.instance.origin)
            happen(game, event)
            found = tuple(_pending(game, w, n, player, card, event) for n, w in enumerate(ways, 1))
            trigger(game, *linked_abilities(game, (), of_just_this(game, found, way.instance.origin)))
    if game.object(card).face_down is not None:
        pick_up(game, (card,))


@rule("121.9")
def looked_at_first(ctx: Context, looked_at: bool) -> bool:
    """Who may reveal a card as they draw it looks at it before choosing."""
    return True


@record
class LaidAside(Event):
    """A card that has been drawn lies face down, unseen, until its player has chosen whether to reveal it."""

    logged: ClassVar[bool] = False
    card: ObjectId

    def apply(self, game: Game) -> Ids:
        game.state = game.state.with_object(replace(game.object(self.card), face_down=FaceDown())).afresh()
        return ()


def _pending(game: Game, way: AsDrawn, index: int, player: Seat, card: ObjectId, event: Event) -> Pending:
    face = game.object(card).top.face
    instance = Instance(way.linked, way.instance.origin)
    return Pending(instance, way.linked, player, card, face, way.keyword, index, "triggered", event)


@rule("603.11")
def linked_abilities(ctx: Context, found: tuple[Pending, ...], linked: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """A static ability may have triggered abilities linked to it: what is done by the one triggers the others."""
    return (*found, *linked)


@rule("607.2h")
def of_just_this(ctx: Context, found: tuple[Pending, ...], origin: Origin) -> tuple[Pending, ...]:
    """A triggered ability that is linked to a static ability is about what is done because of just that static ability."""
    return tuple(p for p in found if p.instance.origin == origin)


# --- Cards drawn while a spell is being cast or an ability activated (CR 121.8) -----------------------------------------------------


@rule("121.8", part="face down")
def kept_face_down(game: Game, down: FaceDown | None) -> FaceDown | None:
    """A card drawn while a spell is being cast or an ability activated is kept face down."""
    return down if game.held is None else FaceDown()


@record
class PickedUp(OfPlayer):
    """A card that was drawn face down is face down no longer (CR 121.8)."""

    card: ObjectId

    @property
    def subjects(self) -> Ids:
        return (self.card,)

    def apply(self, game: Game) -> Ids:
        game.state = game.state.with_object(replace(game.object(self.card), face_down=None)).afresh()
        return ()


def begin_holding(game: Game) -> Ids | None:
    """A spell is being cast or an ability activated: what is drawn meanwhile is kept face down. What was held before is given back."""
    before, game.held = game.held, ()
    return before


def end_holding(game: Game, before: Ids | None) -> None:
    """It has been cast or activated: what was drawn meanwhile may be looked at, and revealed."""
    held, game.held = game.held or (), before
    for card in revealed_afterwards(game, (), pick_up(game, held)):
        may_reveal(game, game.object(card).owner, card)


def pick_up(game: Game, held: Ids) -> Ids:
    """Cards drawn face down are looked at by who drew them; those that are still there."""
    here = tuple(i for i in held if i in game.state.objects)
    happen(game, *(PickedUp(game.object(i).owner, i) for i in here))
    return here


@rule("121.8", part="revealed afterwards")
def revealed_afterwards(ctx: Context, cards: Ids, held: Ids) -> Ids:
    """If a player may reveal the card as it is drawn, that is done after the spell has been cast or the ability activated."""
    return (*cards, *held)
