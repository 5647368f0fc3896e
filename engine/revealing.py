"""Revealing objects to all players (CR 701.20), and how long they stay revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event, OfPlayer
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import HAND, STACK, Object, ObjectId, Seat, State

if TYPE_CHECKING:
    from engine.abilities import Origin
    from engine.game import Game

Ids = tuple[ObjectId, ...]


@record
class Revealed(Event):
    """Objects are shown to all players."""

    objects: Ids
    player: Seat | None = None

    @property
    def subjects(self) -> Ids:
        return self.objects

    @property
    def affected_player(self) -> Seat | None:
        return self.player


@record
class RevealedAsDrawn(OfPlayer):
    """A player reveals a card as they draw it, by an ability of the card (CR 121.9). ``origin``: by which instance."""

    card: ObjectId
    origin: Origin

    @property
    def subjects(self) -> Ids:
        return (self.card,)

    def apply(self, game: Game) -> Ids:
        game.state = game.state.with_object(stays_revealed(game, game.object(self.card)))
        return ()


@rule("702.94b", "701.20a", part="stays revealed")
def stays_revealed(ctx: Context, card: Object) -> Object:
    """If revealing a card triggers an ability, the card remains revealed: its player plays with it revealed."""
    return replace(card, revealed=True)


@record
class NoLongerRevealed(Event):
    """A card that its player has played with revealed is not revealed any more."""

    card: ObjectId

    @property
    def subjects(self) -> Ids:
        return (self.card,)

    def apply(self, game: Game) -> Ids:
        game.state = game.state.with_object(replace(game.object(self.card), revealed=False))
        return ()


def with_its_ability(game: Game, ability: ObjectId) -> tuple[Event, ...]:
    """What ends with an ability that leaves the stack: that the card is revealed whose revealing triggered it."""
    it = game.object(ability).ability
    if it is None or not isinstance(it.event, RevealedAsDrawn) or it.source not in game.state.objects:
        return ()
    return until_it_leaves(game, (), it.source) if game.object(it.source).revealed and _is_the_last(game.state, ability) else ()


def _is_the_last(state: State, ability: ObjectId) -> bool:
    """Whether no other ability on the stack keeps the card revealed. Copies, which came later, don't."""
    it = state.objects[ability].ability
    if it is None:
        return True
    others = ((i, state.objects[i].ability) for i in state.zone(STACK) if i != ability)
    revealing = ((i, o.event) for i, o in others if o is not None and o.source == it.source and isinstance(o.event, RevealedAsDrawn))
    return not any(i < ability or event != it.event for i, event in revealing)


@rule("702.94b", "701.20a", part="until")
def until_it_leaves(ctx: Context, events: tuple[Event, ...], card: ObjectId) -> tuple[Event, ...]:
    """It is revealed until that ability leaves the stack, by resolving or otherwise."""
    return (*events, NoLongerRevealed(card))


def as_priority_is_given(game: Game) -> tuple[Event, ...]:
    """The cards that cease to be revealed because a player is about to receive priority."""
    state = game.state
    shown = [i for p in state.players for i in state.zones[HAND, p.seat] if state.objects[i].revealed]
    return tuple(event for i in shown if not _was_put(state, i) for event in if_not_put(game, (), i))


def _was_put(state: State, card: ObjectId) -> bool:
    """Whether the ability that triggered as the card was revealed has been put on the stack."""
    from engine.activating import AbilityOnTheStack  # noqa: PLC0415  (which puts what stops being revealed as it leaves)

    put = (row.object.ability for e in state.log if isinstance(e.event, AbilityOnTheStack) for row in e.rows)
    return any(it is not None and it.source == card and isinstance(it.event, RevealedAsDrawn) for it in put)


@rule("701.20a", part="not put on the stack")
def if_not_put(ctx: Context, events: tuple[Event, ...], card: ObjectId) -> tuple[Event, ...]:
    """If that ability isn't put on the stack the next time a player would receive priority, the card ceases to be revealed."""
    return (*events, NoLongerRevealed(card))
