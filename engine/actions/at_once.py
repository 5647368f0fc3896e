"""What is done to several players or objects (CR 608.2f)."""

from __future__ import annotations

from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.rule import Context, rule

Batches = tuple[tuple[Event, ...], ...]


def happen_at_once(game: Game, *events: Event) -> None:
    """What one instruction does to each of several players or objects happens."""
    batches = each_at_the_same_time(game, (events,)) if len(events) > 1 else (events,)
    for batch in batches:
        happen(game, *(e for e in batch if len(batches) == 1 or all(i in game.state.objects for i in e.subjects)))


@rule("608.2f", otherwise=lambda ctx, batches: tuple((event,) for event in batches[0]))
def each_at_the_same_time(ctx: Context, batches: Batches) -> Batches:
    """An action that is taken on several players or objects is processed simultaneously."""
    return batches
