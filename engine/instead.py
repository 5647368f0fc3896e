"""What happens instead (CR 614.1): the substitutes of replacement effects, those for entering and for damage aside."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.add_mana import ManaAdded
from engine.actions.destroy import Destroyed
from engine.actions.tap import Tapped
from engine.amounts import Amount, amount
from engine.combat.fight import removed_from_combat
from engine.components import for_cards, for_each
from engine.continuous import Active, Instead
from engine.counters import CountersChange
from engine.damage import DamageDealt, DamageRemoved, LifeChanges
from engine.drawing import Drawn
from engine.events import Event
from engine.face_down import TurnedFaceUp
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instructions import Instruction
from engine.mana_pools import ManaBecomes, ManaLost
from engine.record import record, replace
from engine.replacement import Performs
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.tokens import Create
from engine.turn import Begin, Skipped, TurnBegins
from engine.view import Env
from engine.zones import Move

Events = tuple[Event, ...]


@record
class Substitute:
    """What an effect makes of an event. ``step``: the letter of CR 616.1a-e in which it is applied."""

    step: ClassVar[str] = "e"
    prevents: ClassVar[bool] = False
    """Whether it prevents damage (CR 615.1)."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        """The events that happen instead."""
        raise NotImplementedError


@rule("614.1a", "614.6")
def happens_instead(ctx: Context, events: Events, instead: Events) -> Events:
    """An event that is replaced never happens; what replaces it happens instead."""
    return instead


@rule("614.1b", "614.10")
def skipped(ctx: Context, events: Events) -> Events:
    """What is skipped is replaced with nothing."""
    return ()


@rule("614.1b", "614.10", "500.11")
def as_though_absent(ctx: Context, events: Events) -> Events:
    """A step, phase or turn that is skipped is replaced with nothing: the game proceeds past it as though it didn't exist."""
    (event,) = events
    if isinstance(event, Begin):
        return (Skipped(event.active, event.step),)
    return (Skipped(event.player),) if isinstance(event, TurnBegins) else ()


@record
class Skip(Substitute):
    """Skip a step, phase or turn."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if isinstance(event, (Begin, TurnBegins)):
            return as_though_absent(game, (event,))
        return skipped(game, (event,))


@record
class SkipAndThen(Skip):
    """Skip a step or turn, and do something else."""

    then: Instruction

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        doing = Performs(self.then, active.env)
        return (*skipped(game, (event,)), *first_in_the_next(game, (doing,)))


@rule("614.10b")
def first_in_the_next(game: Game, now: tuple[Performs, ...]) -> tuple[Performs, ...]:
    """What is done after something was skipped is done as the first thing of the next step, phase or turn that occurs."""
    game.scheduled = (*game.scheduled, *now)
    return ()


@record
class PutInto(Substitute):
    """An object is put into another zone instead; in a library at a position."""

    zone: str
    position: int = 0
    cards: bool = False
    """It is about cards, not about tokens."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, Move):
            return (event,)
        moved = for_each(game, replace(event, to=self.zone, position=self.position, counters=()), event, game.object(event.obj))
        if self.cards:
            moved = for_cards(game, moved, event)
        return happens_instead(game, (event,), (moved,))


def _env(event: Event, active: Active) -> Env:
    """The surroundings of an effect's own instructions: how much the event would have been about is remembered as "amount"."""
    n = getattr(event, "amount", 1)
    return replace(active.env, event=event, memory=active.env.memory.with_("amount", (abs(n),)))


@record
class Do(Substitute):
    """Something else is done instead."""

    do: Instruction

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        done = (Performs(self.do, _env(event, active)),)
        if isinstance(event, Drawn):
            return draw_replaced(game, (event,), done)
        return happens_instead(game, (event,), done)


@rule("614.11", "121.6", "614.1a")
def draw_replaced(ctx: Context, events: Events, instead: Events) -> Events:
    """An effect can replace a card draw."""
    return instead


@record
class Also(Substitute):
    """The event, and something besides."""

    do: Instruction

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        return happens_instead(game, (event,), (event, Performs(self.do, _env(event, active))))


@record
class Changed(Substitute):
    """As much, times something, plus something: of damage, life, counters, tokens or mana. ``exactly``: just that much."""

    times: int = 1
    plus: Amount = 0
    exactly: Amount | None = None

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        return happens_instead(game, (event,), self._changed(game, event, active))

    def _number(self, game: Game, n: int, active: Active) -> int:
        if self.exactly is not None:
            return amount(self.exactly, game.state, active.env)
        return n * self.times + amount(self.plus, game.state, active.env)

    def _changed(self, game: Game, event: Event, active: Active) -> Events:
        if isinstance(event, Create) and not _counts(active):
            return (event,) * self._number(game, 1, active)
        if isinstance(event, ManaAdded):
            own = len(event.mana) if event.own < 0 else event.own
            return (replace(event, mana=event.mana * self._number(game, 1, active), own=own),)
        if isinstance(event, LifeChanges):
            sign = 1 if event.amount > 0 else -1
            return (replace(event, amount=sign * self._number(game, abs(event.amount), active)),)
        if isinstance(event, (DamageDealt, CountersChange)):
            return (replace(event, amount=self._number(game, event.amount, active)),)
        if isinstance(event, (Move, Create)):
            kind = _counts(active)
            counters = tuple((k, self._number(game, n, active) if kind in ("any", k) else n) for k, n in event.counters)
            return (replace(event, counters=counters),)
        return (event,)


def _counts(active: Active) -> str:
    """Which kind of counters an effect is about, "any" for all of them; "" if it isn't about counters."""
    would = active.effect.would if isinstance(active.effect, Instead) else None
    return str(would.kind or "any") if hasattr(would, "kind") and would is not None else ""


@record
class Reversed(Substitute):
    """Life that would be gained is lost instead, or the other way round."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, LifeChanges):
            return (event,)
        return happens_instead(game, (event,), (replace(event, amount=-event.amount),))


@record
class BecomesMana(Substitute):
    """Unspent mana that would be lost becomes mana of a type instead."""

    type: str

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, ManaLost):
            return (event,)
        return happens_instead(game, (event,), (ManaBecomes(event.player, event.mana, self.type),))


@record
class TurnedUpWith(Substitute):
    """As it is turned face up, counters are put on it."""

    kind: str
    n: Amount = 1

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, TurnedFaceUp):
            return (event,)
        n = amount(self.n, game.state, active.env)
        return (as_it_is_turned_up(game, event, replace(event, counters=(*event.counters, (self.kind, n)))),)


@rule("614.1e", "708.11")
def as_it_is_turned_up(ctx: Context, event: TurnedFaceUp, changed: TurnedFaceUp) -> TurnedFaceUp:
    """What a permanent says of being turned face up is done while it is turned, not afterward."""
    return changed


@record
class Regenerated(Substitute):
    """Instead of being destroyed, a permanent loses all damage, is tapped and is removed from combat (CR 701.19a)."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if seen.obj is None or not shielded(game, True, event):
            return (event,)
        return regenerated(game, (event,), seen.obj)


@rule("701.19c")
def shielded(ctx: Context, applies: bool, event: Event) -> bool:
    """If an effect says that it can't be regenerated, regeneration is not applied; the shield stays."""
    return not isinstance(event, Destroyed) or event.regenerable


@rule("614.8", "701.19a")
def regenerated(game: Game, events: Events, obj: ObjectId) -> Events:
    """Instead of being destroyed, it is healed and tapped and removed from combat."""
    tap = () if game.object(obj).tapped else (Tapped(obj),)
    return (DamageRemoved(obj), *tap, *removed_from_combat(game.state, obj))
