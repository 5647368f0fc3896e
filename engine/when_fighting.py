"""Trigger conditions about whole declarations of attackers and blockers (CR 508.3b-e, 509.3a, 509.3d-e), and attacking alone (506.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.combat.attacking import AttackersDeclared
from engine.combat.blocking import BecomesBlocked, BlockersDeclared, Blocks
from engine.combat.fight import attack_of, attacks, blocks
from engine.combat.joining import BecomesAttacking, BecomesBlocking
from engine.continuous import seat_meant
from engine.events import Event
from engine.filters import Filter
from engine.record import field, record
from engine.rule import Context, rule
from engine.state import ObjectId, Seat, State
from engine.triggers import Times, Trigger
from engine.view import Env, View
from engine.when import blocking_goes_on

if TYPE_CHECKING:
    from engine.game import Game

Ids = tuple[ObjectId, ...]
Kinds = tuple[type[Event], ...]


def _attacking(view: View, event: Event) -> Ids:
    """The creatures that an event declares as attackers, or puts onto the battlefield attacking."""
    if isinstance(event, AttackersDeclared):
        return event.attackers
    return (event.attacker,) if isinstance(event, BecomesAttacking) else ()


def _seat(view: View, event: Event) -> Seat | None:
    """Who attacks."""
    if isinstance(event, AttackersDeclared):
        return event.player
    return view.controller(event.attacker) if isinstance(event, BecomesAttacking) else None


def _against(view: View, event: Event, target: int) -> Ids:
    """Those of them that attack a player or permanent."""
    found = (attack_of(view.whole, i) for i in _attacking(view, event))
    return tuple(a.attacker for a in found if a is not None and a.target == target)


@record
class IsAttacked(Trigger):
    """Whenever a planeswalker or battle is attacked (CR 508.3b)."""

    kinds: ClassVar[Kinds] = (AttackersDeclared, BecomesAttacking)
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return bool(self._attacked(view, event, env))

    def _attacked(self, view: View, event: Event, env: Env) -> Ids:
        hit = dict.fromkeys(a.target for a in attacks(view.whole) if a.attacker in _attacking(view, event))
        return tuple(t for t in hit if t is not None and t >= 0 and self.what.holds(view, t, env))

    def occurrences(self, view: View, event: Event, became: Ids, env: Env) -> Times:
        return tuple((t,) for t in self._attacked(view, event, env) for _ in _against(view, event, t))

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return once_for_each_attacked(game, times, isinstance(event, AttackersDeclared))


@rule("508.3b")
def once_for_each_attacked(ctx: Context, times: Times, declared: bool) -> Times:
    """It triggers once if one or more creatures are declared as attackers of it, not if one is put onto the battlefield attacking it."""
    return tuple(dict.fromkeys(times)) if declared else ()


@record
class AttacksWith(Trigger):
    """Whenever a player attacks with a creature of a kind (CR 508.3c): once for each."""

    kinds: ClassVar[Kinds] = (AttackersDeclared, BecomesAttacking)
    what: Filter
    whose: str = "you"

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return bool(self.occurrences(view, event, became, env))

    def occurrences(self, view: View, event: Event, became: Ids, env: Env) -> Times:
        seat = _seat(view, event)
        if seat is None or not seat_meant(self.whose, env, seat):
            return ()
        return tuple((i,) for i in _attacking(view, event) if i in view.objects and self.what.holds(view, i, env))

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return with_each_declared(game, times, isinstance(event, AttackersDeclared))


@rule("508.3c")
def with_each_declared(ctx: Context, times: Times, declared: bool) -> Times:
    """It triggers if a creature that the player controls is declared as an attacker."""
    return times if declared else ()


@record
class PlayerAttacks(Trigger):
    """Whenever a player ("you", "opponent" or "any") attacks (CR 508.3d)."""

    kinds: ClassVar[Kinds] = (AttackersDeclared, BecomesAttacking)
    whose: str = "you"

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        seat = _seat(view, event)
        return seat is not None and bool(_attacking(view, event)) and seat_meant(self.whose, env, seat)

    def occurrences(self, view: View, event: Event, became: Ids, env: Env) -> Times:
        return tuple(became for _ in _attacking(view, event))

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return once_for_the_declaration(game, times, isinstance(event, AttackersDeclared))


@rule("508.3d")
def once_for_the_declaration(ctx: Context, times: Times, declared: bool) -> Times:
    """It triggers once if one or more creatures that the player controls are declared as attackers."""
    return times[:1] if declared else ()


@record
class PlayerAttacksYou(Trigger):
    """Whenever a player attacks you (CR 508.3e)."""

    kinds: ClassVar[Kinds] = (AttackersDeclared, BecomesAttacking)

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return bool(self.occurrences(view, event, became, env))

    def occurrences(self, view: View, event: Event, became: Ids, env: Env) -> Times:
        there = (a for a in attacks(view.whole) if a.attacker in _attacking(view, event) and a.defender == env.you)
        return tuple((a.attacker, a.target if a.target is not None else a.attacker) for a in there)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return once_for_the_player(game, times, isinstance(event, AttackersDeclared))


@rule("508.3e")
def once_for_the_player(ctx: Context, times: Times, declared: bool) -> Times:
    """It triggers once if creatures are declared as attackers of the player: not of a planeswalker or battle, and not if put there."""
    return tuple(t for t in times if t[1] < 0)[:1] if declared else ()


# --- Blocking ---------------------------------------------------------------------------------------------------------------------------


@record
class BlocksAny(Trigger):
    """Whenever something blocks (CR 509.3a)."""

    kinds: ClassVar[Kinds] = (BlockersDeclared, BecomesBlocking)
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return bool(self.occurrences(view, event, became, env))

    def occurrences(self, view: View, event: Event, became: Ids, env: Env) -> Times:
        if isinstance(event, BecomesBlocking):
            return ((event.blocker,),) if self.what.holds(view, event.blocker, env) else ()
        blocking = view.whole.combat.blocks if view.whole.combat else ()
        mine = event.blockers if isinstance(event, BlockersDeclared) else ()
        return tuple((b,) for b, _ in blocking if b in mine and self.what.holds(view, b, env))

    def goes_on(self, state: State) -> tuple[Event, ...]:
        return tuple(BlockersDeclared(state.controller(b), (b,)) for b in dict.fromkeys(b for b, _ in blocks(state)))

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return once_for_the_blocker(game, times, isinstance(event, BlockersDeclared))


@rule("509.3a")
def once_for_the_blocker(ctx: Context, times: Times, declared: bool) -> Times:
    """It triggers once for a creature, even if that blocks several; not if it is put onto the battlefield blocking."""
    return tuple(dict.fromkeys(times)) if declared else ()


@record
class BlockedByOne(Trigger):
    """Whenever something becomes blocked by a creature (CR 509.3d): once for each."""

    kinds: ClassVar[Kinds] = (Blocks, BecomesBlocking)
    what: Filter
    by: Filter = field(default_factory=Filter)

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, (Blocks, BecomesBlocking)):
            return False
        return self.what.holds(view, event.attacker, env) and self.by.holds(view, event.blocker, env)

    def goes_on(self, state: State) -> tuple[Event, ...]:
        return blocking_goes_on(state)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return times if isinstance(event, Blocks) else by_what_was_put_there(game, (), times)


@rule("509.3d")
def by_what_was_put_there(ctx: Context, none: Times, times: Times) -> Times:
    """It triggers for each creature that blocks, that is put onto the battlefield blocking, too."""
    return times


@record
class BlockedByMany(Trigger):
    """Whenever something becomes blocked by so many creatures or more (CR 509.3e)."""

    kinds: ClassVar[Kinds] = (BecomesBlocked, BecomesBlocking)
    what: Filter
    n: int

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, (BecomesBlocked, BecomesBlocking)) or not self.what.holds(view, event.attacker, env):
            return False
        n = sum(a == event.attacker for _, a in (view.whole.combat.blocks if view.whole.combat else ()))
        return n >= self.n if isinstance(event, BecomesBlocked) else n == self.n

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return times if isinstance(event, BecomesBlocked) else by_added_blockers(game, (), times)


@rule("509.3e")
def by_added_blockers(ctx: Context, none: Times, times: Times) -> Times:
    """Effects that add blockers can make up the number, too."""
    return times


# --- Alone ------------------------------------------------------------------------------------------------------------------------------


@record
class AttacksAlone(Trigger):
    """Whenever a creature that a player controls attacks alone (CR 506.5)."""

    kinds: ClassVar[Kinds] = (AttackersDeclared,)
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return isinstance(event, AttackersDeclared) and any(self.what.holds(view, i, env) for i in event.attackers)

    def occurrences(self, view: View, event: Event, became: Ids, env: Env) -> Times:
        return tuple((i,) for i in _attacking(view, event) if self.what.holds(view, i, env))

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return only_one_declared(game, times, len(getattr(event, "attackers", ())))


@rule("506.5")
def only_one_declared(ctx: Context, times: Times, declared: int) -> Times:
    """A creature attacks alone if it is the only one that is declared as an attacker."""
    return times if declared == 1 else ()
