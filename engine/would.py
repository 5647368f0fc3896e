"""What replacement, prevention and "can't" effects watch for: the events that would happen (CR 614.1, 614.17, 615.1)."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.add_mana import ManaAdded
from engine.actions.counter import Countered
from engine.actions.destroy import Destroyed
from engine.actions.tap import Tapped
from engine.continuous import seat_meant
from engine.counters import CountersChange
from engine.damage import DamageDealt, LifeChanges
from engine.drawing import Drawn, cards_drawn
from engine.events import Event
from engine.face_down import TurnedFaceUp
from engine.filters import Filter, Itself
from engine.foreseen import Foreseen
from engine.last_known import source_is
from engine.mana_pools import ManaLost
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import Selector
from engine.state import BATTLEFIELD, LIBRARY, STACK, ObjectId, State
from engine.tokens import Create
from engine.transforming import Transformed
from engine.turn import Begin, TurnBegins
from engine.view import Env
from engine.zones import Move


@record
class Would:
    """Some events that would happen. ``contained``: they are part of another event, that of being created (CR 616.1g)."""

    kinds: ClassVar[tuple[type[Event], ...]] = ()
    contained: ClassVar[bool] = False

    @property
    def about_itself(self) -> bool:
        """Whether it is about nothing but the object that the ability is on (CR 614.12)."""
        what = getattr(self, "what", None)
        return isinstance(what, Filter) and Itself() in what.predicates

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        """Whether an event of these kinds is meant."""
        raise NotImplementedError


def _fits(what: Filter, seen: Foreseen, env: Env) -> bool:
    return seen.obj is not None and what.holds(seen.state, seen.obj, env)


@record
class WouldMove(Would):
    """Something would be put into a zone; ``come_from``: only from there."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    what: Filter
    to: str
    come_from: str = ""

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not isinstance(event, Move) or event.to != self.to or self.come_from not in ("", event.from_zone):
            return False
        return seen.obj is not None and bool(seen.state.objects[seen.obj].components) and _fits(self.what, seen, env)


def would_die(what: Filter) -> WouldMove:
    """A permanent would be put into a graveyard from the battlefield; of a creature: die (CR 700.4)."""
    return WouldMove(what, "graveyard", BATTLEFIELD)


@record
class WouldEnter(Would):
    """A permanent would enter the battlefield. ``cast``: only if it was cast, or wasn't; ``come_from``: only from that zone."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move, Create)
    contained: ClassVar[bool] = True
    what: Filter
    cast: bool | None = None
    come_from: tuple[str, ...] = ()

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not seen.entering or not _fits(self.what, seen, env):
            return False
        zone = event.from_zone if isinstance(event, Move) else ""
        return (self.cast is None or (zone == "stack") == self.cast) and (not self.come_from or zone in self.come_from)


@record
class WouldGiveMana(Would):
    """A permanent would be tapped for mana by some player (CR 106.12b)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (ManaAdded,)
    what: Filter
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not isinstance(event, ManaAdded) or not event.tapped or not seat_meant(self.whose, env, event.player):
            return False
        fits = event.source in seen.state.objects and bool(event.mana) and self.what.holds(seen.state, event.source, env)
        return as_it_produces(ctx, False, fits)


@rule("106.12b")
def as_it_produces(ctx: Context, applies: bool, fits: bool) -> bool:
    """What applies if a permanent is tapped for mana changes the mana that is produced as the mana ability resolves."""
    return fits


@record
class WouldLoseMana(Would):
    """Some player would lose unspent mana (CR 106.4)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (ManaLost,)
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, ManaLost) and seat_meant(self.whose, env, event.player)


@record
class WouldDraw(Would):
    """Some player ("you", "opponent", "any") would draw a card. ``who``: only these players; None: any of those."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Drawn,)
    whose: str = "you"
    beyond: int = 0
    """Only if the player has drawn so many cards this turn."""
    who: Selector | None = None

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not isinstance(event, Drawn) or not seat_meant(self.whose, env, event.player):
            return False
        if self.beyond and cards_drawn(seen.state, event.player) < self.beyond:
            return False
        if self.who is not None and ~event.player not in self.who.select(seen.state, env):
            return False
        return bool(seen.state.zone(LIBRARY, event.player)) or even_without_cards(ctx, False)


@rule("614.11", "121.6a")
def even_without_cards(ctx: Context, replaced: bool) -> bool:
    """An effect that replaces a draw is applied even if there is no card to draw."""
    return True


@record
class WouldGainLife(Would):
    """Some player would gain life."""

    kinds: ClassVar[tuple[type[Event], ...]] = (LifeChanges,)
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, LifeChanges) and event.amount > 0 and seat_meant(self.whose, env, event.player)


@record
class WouldLoseLife(Would):
    """Some player would lose life."""

    kinds: ClassVar[tuple[type[Event], ...]] = (LifeChanges,)
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, LifeChanges) and event.amount < 0 and seat_meant(self.whose, env, event.player)


@record
class WouldPayLife(Would):
    """Some player would pay life while there are at least that many cards in their library."""

    kinds: ClassVar[tuple[type[Event], ...]] = (LifeChanges,)
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not isinstance(event, LifeChanges) or not event.paid or not seat_meant(self.whose, env, event.player):
            return False
        return len(seen.state.zone(LIBRARY, event.player)) >= -event.amount


@record
class WouldBeDamaged(Would):
    """Damage would be dealt: ``to`` some objects and players, ``by`` some sources; None for any. ``combat``: only combat damage."""

    kinds: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)
    to: Selector | None = None
    by: Filter | None = None
    combat: bool = False
    still: Filter | None = None
    """What the source must still be as it would deal the damage (CR 609.7b)."""
    chosen: tuple[ObjectId, ...] | None = None
    """Only by these, which were chosen as sources (CR 609.7a)."""

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not isinstance(event, DamageDealt) or (self.combat and not event.combat):
            return False
        if self.to is not None and event.target not in self.to.select(seen.state, env):
            return False
        if self.by is not None and not source_is(ctx, seen.state, event.source, self.by, env):
            return False
        others = self.chosen is not None and event.source not in self.chosen
        if self.chosen is not None and others and not permanent_too(ctx, False, seen.state, event.source, self.chosen):
            return False
        return self.still is None or checked_again(ctx, True, source_is(ctx, seen.state, event.source, self.still, env))


@rule("400.7c")
def permanent_too(ctx: Context, applies: bool, state: State, source: ObjectId, chosen: tuple[ObjectId, ...]) -> bool:
    """What applies to damage from a permanent spell applies to that from the permanent which the spell has become."""
    before = state.last_known(source).object.previous[:1] if source >= 0 else ()
    return any(i in chosen and state.last_known(i).object.zone == STACK for i in before)


@rule("615.9", "609.7b")
def checked_again(ctx: Context, applies: bool, fits: bool) -> bool:
    """A shield against a chosen source checks again whether that has the properties asked for; if not, nothing is prevented."""
    return fits


@record
class WouldBeDestroyed(Would):
    """A permanent would be destroyed. ``by_effect``: only as the result of an effect, not by a state-based action."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Destroyed,)
    what: Filter
    by_effect: bool = False

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        by_rule = isinstance(event, Destroyed) and event.by_rule
        return not (self.by_effect and by_rule) and _fits(self.what, seen, env)


@record
class WouldUntap(Would):
    """A permanent would become untapped."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Tapped,)
    what: Filter

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, Tapped) and not event.tapped and _fits(self.what, seen, env)


@record
class WouldUntapNext(Would):
    """Some permanents would become untapped in the next untap step of whoever controls them; ``since``: the turn in which that was said."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Tapped,)
    objects: tuple[ObjectId, ...]
    since: int

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not isinstance(event, Tapped) or event.tapped or event.obj not in self.objects:
            return False
        state = seen.state
        active = state.turn.active
        if state.turn.step != "untap" or state.controller(event.obj) != active:
            return False
        begun = (e for e in state.log if isinstance(e.event, Begin) and e.event.step == "untap" and e.event.active == active)
        return not any(self.since < e.turn < state.turn.number for e in begun)


@record
class WouldUntapWhile(Would):
    """Some permanents would become untapped in an untap step while a player controls another permanent."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Tapped,)
    objects: tuple[ObjectId, ...]
    holder: ObjectId

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if not isinstance(event, Tapped) or event.tapped or event.obj not in self.objects or seen.state.turn.step != "untap":
            return False
        return seen.state.exists(self.holder) and seen.state.controller(self.holder) == env.you


@record
class WouldBeCountered(Would):
    """A spell or ability would be countered."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Countered,)
    what: Filter

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, Countered) and _fits(self.what, seen, env)


@record
class WouldCreate(Would):
    """Some player would create a token."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Create,)
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, Create) and seat_meant(self.whose, env, event.player)


@record
class WouldGetCounters(Would):
    """Counters of a kind, or of any, would be put on a permanent: now, or as it enters (CR 122.6)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (CountersChange, Move, Create)
    contained: ClassVar[bool] = True
    what: Filter
    kind: str = ""
    by_effect: bool = False
    """Only if an effect would put them on it (CR 614.16)."""

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        if isinstance(event, CountersChange):
            there = seen.obj is not None and seen.state.objects[seen.obj].zone == BATTLEFIELD
            so = there and event.amount > 0 and self.kind in ("", event.kind) and _fits(self.what, seen, env)
            return so and (event.by_effect or not self.by_effect or without_an_effect(ctx, True))
        if not isinstance(event, (Move, Create)) or not seen.entering or not any(self.kind in ("", k) for k, _ in event.counters):
            return False
        fits = _fits(self.what, seen, env) and as_it_enters_too(ctx, False)
        return fits and (not self.by_effect or by_another_replacement(ctx, False))


@rule("614.16", part="by an effect")
def without_an_effect(ctx: Context, applies: bool) -> bool:
    """What speaks of an effect that puts counters on a permanent doesn't apply to what damage, a cost or the turn puts there."""
    return False


@rule("122.6")
def as_it_enters_too(ctx: Context, applies: bool) -> bool:
    """Counters that a permanent is given as it enters are put on it, too."""
    return True


@rule("614.16")
def by_another_replacement(ctx: Context, applies: bool) -> bool:
    """What speaks of an effect that puts counters on a permanent applies to what another replacement effect puts there, too."""
    return True


@record
class WouldTurnUp(Would):
    """A permanent would be turned face up; ``by``: for a cost of that name."""

    kinds: ClassVar[tuple[type[Event], ...]] = (TurnedFaceUp,)
    what: Filter
    by: str = ""

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, TurnedFaceUp) and self.by in ("", event.by) and _fits(self.what, seen, env)


@record
class WouldTransform(Would):
    """A permanent would transform, and be this then."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Transformed,)
    what: Filter

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, Transformed) and _fits(self.what, seen, env)


@record
class WouldBegin(Would):
    """A step or phase of some player's turn would begin."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Begin,)
    step: str
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, Begin) and event.step == self.step and seat_meant(self.whose, env, event.active)


@record
class WouldTakeTurn(Would):
    """Some player's turn would begin."""

    kinds: ClassVar[tuple[type[Event], ...]] = (TurnBegins,)
    whose: str = "you"

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, TurnBegins) and seat_meant(self.whose, env, event.player)
