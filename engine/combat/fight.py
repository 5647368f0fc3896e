"""How combat stands (CR 506): who attacks what, who blocks whom, and being removed from combat."""

from __future__ import annotations

from typing import ClassVar

from engine.battles import protector_of
from engine.continuous import CantAttack, CantBlock
from engine.events import Event, OfObject
from engine.game import Game
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import ObjectId, Seat, State

Pairs = tuple[tuple[int, int], ...]
"""Attacker and whom it attacks, or blocker and attacker; or what is hit, and how much."""

Bands = tuple[tuple[ObjectId, ...], ...]
"""Which attacking creatures are banded with which."""

ATTACKED_TYPES = ("planeswalker", "battle")
"""The permanents that can be attacked (CR 506.3)."""


FIGHTS, IS_ATTACKED = "fights", "is attacked"
"""The roles that a permanent can have in combat: it attacks or blocks, or is attacked."""


@record
class Attack:
    """One attacking creature."""

    attacker: ObjectId
    target: int | None
    """The permanent or player (``~seat``) that it attacks; None once that has been removed from combat (CR 506.4c)."""
    defender: Seat
    """The player it attacks, or the controller or protector of the permanent it attacks or attacked (CR 508.5)."""
    blocked: bool | None = None
    """Whether it is a blocked or an unblocked creature; None before blockers are declared (CR 509.1h)."""


@record
class Combat:
    """The combat in progress."""

    attacks: tuple[Attack, ...] = ()
    blocks: Pairs = ()
    """Blocker and attacker, in the order in which they were declared, as long as both are in combat."""
    blocking: Pairs = ()
    """The blocking creatures, each with its controller: they are so even when what they block is gone (CR 509.1g)."""
    bands: Bands = ()
    """Attacking creatures that are in a band (CR 702.22c)."""
    struck: tuple[ObjectId, ...] | None = None
    """The creatures that had first or double strike as the first of two combat damage steps began (CR 510.4); None before."""

    def without(self, ctx: Context, obj: ObjectId, stays: str = "") -> Combat:
        """This combat without one permanent, which stays in the role ``stays``, if any: it still fights, or is still attacked."""
        if stays == FIGHTS:
            return replace(self, attacks=attacking_nothing(ctx, tuple(a for a in self.attacks if a.target != obj), self.attacks, obj))
        left = tuple(a for a in self.attacks if a.attacker != obj)
        attacks = left if stays else attacking_nothing(ctx, tuple(a for a in left if a.target != obj), left, obj)
        bands = out_of_the_band(ctx, self.bands, obj) if self.bands else ()
        blocks = tuple(pair for pair in self.blocks if obj not in pair)
        blocking = until_removed(ctx, tuple(b for b in self.blocking if any(b[0] == i for i, _ in blocks)), self.blocking)
        return replace(self, attacks=attacks, blocks=blocks, blocking=tuple(b for b in blocking if b[0] != obj), bands=bands)

    def with_attack(self, attack: Attack) -> Combat:
        """This combat with one attack changed."""
        return replace(self, attacks=tuple(attack if a.attacker == attack.attacker else a for a in self.attacks))

    def with_block(self, blocker: ObjectId, attacker: ObjectId, seat: Seat) -> Combat:
        """This combat with a creature, controlled by that player, blocking another one."""
        known = any(b == blocker for b, _ in self.blocking)
        blocking = self.blocking if known else (*self.blocking, (blocker, seat))
        return replace(self, blocks=(*self.blocks, (blocker, attacker)), blocking=blocking)


@rule("509.1g", part="until removed")
def until_removed(ctx: Context, left: Pairs, blocking: Pairs) -> Pairs:
    """A blocking creature remains one until it is removed from combat or combat ends, whatever becomes of what it blocks. ``left``: those
    that still block something."""
    return blocking


@rule("702.22f")
def out_of_the_band(ctx: Context, bands: Bands, obj: ObjectId) -> Bands:
    """An attacking creature that is removed from combat is removed from its band."""
    return tuple(tuple(i for i in band if i != obj) for band in bands)


@rule("506.4c")
def attacking_nothing(ctx: Context, others: tuple[Attack, ...], left: tuple[Attack, ...], gone: ObjectId) -> tuple[Attack, ...]:
    """A creature goes on attacking, though nothing, when the planeswalker or battle that it attacks is removed from combat."""
    return tuple(replace(a, target=None) if a.target == gone else a for a in left)


def attacks(state: State) -> tuple[Attack, ...]:
    """What the attacking creatures attack, in the order in which they were declared."""
    found = state.combat.attacks if state.combat else ()
    return tuple([a for a in found if a.attacker in state.objects])


def attack_of(state: State, obj: ObjectId) -> Attack | None:
    """What a creature attacks; None if it isn't attacking."""
    return next((a for a in attacks(state) if a.attacker == obj), None)


def blocks(state: State) -> Pairs:
    """Each blocking creature with each creature that it blocks and that still attacks."""
    found = state.combat.blocks if state.combat else ()
    return tuple((b, a) for b, a in found if b in state.objects and a in state.objects)


def blockers_of(state: State, attacker: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures that block an attacking creature now."""
    return tuple(b for b, a in blocks(state) if a == attacker)


def is_blocking(state: State, obj: ObjectId) -> bool:
    """Whether a creature is a blocking creature, even if what it blocked has gone (CR 509.1g)."""
    return state.combat is not None and state.exists(obj) and any(b == obj for b, _ in state.combat.blocking)


# --- Being removed from combat (CR 506.4) ------------------------------------------------------------------------------------------


@record
class LeavesCombat(OfObject):
    """A permanent is removed from combat (CR 506.4), unless it stays there in the role ``stays``."""

    stays: str = ""

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        if game.state.combat is not None:
            game.state = game.state.evolve(combat=game.state.combat.without(game, self.obj, self.stays))
        return ()


def removed_from_combat(state: State, obj: ObjectId) -> tuple[Event, ...]:
    """The event of removing a creature from combat, if it is attacking or blocking."""
    return (LeavesCombat(obj),) if attack_of(state, obj) or is_blocking(state, obj) else ()


@record
class NotThere(LeavesCombat):
    """What has left the battlefield is no longer in combat: nobody needs to be told."""

    logged: ClassVar[bool] = False


@record
class CombatEnds(Event):
    """Everything is removed from combat as the end of combat step ends (CR 511.3)."""

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(combat=None)
        return ()


@rule("511.3")
def combat_ends(ctx: Context, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """As the end of combat step ends, all creatures, battles and planeswalkers are removed from combat."""
    return (*events, CombatEnds())


def removals(game: Game, before: State) -> tuple[Event, ...]:
    """What has to be removed from combat as things stand now. ``before``: how they stood before the last change."""
    state = game.state
    if state.combat is None:
        return ()
    gone = tuple(NotThere(i) for i in _involved(state.combat) if i not in state.objects)
    leaving = phased_out(game, other_controllers(game, (), state, before), state)
    barred = _barred(state)
    if barred:
        leaving = (*leaving, *declared_already(game, barred))
    changed = tuple(e for e in other_types(game, (), state, before) if e.obj not in leaving)
    return (*gone, *(LeavesCombat(i) for i in dict.fromkeys(leaving)), *changed)


def _barred(state: State) -> tuple[ObjectId, ...]:
    """The attacking and blocking creatures that an effect now says can't attack or block."""
    cant = (*state.layers.in_force(CantAttack), *state.layers.in_force(CantBlock))
    if not cant or state.combat is None:
        return ()
    attacking, blocking = tuple(a.attacker for a in attacks(state)), tuple(b for b, _ in state.combat.blocking)
    meant = ((a.effect, a.effect.what.select(state, a.env)) for a in cant if isinstance(a.effect, (CantAttack, CantBlock)))
    return tuple(i for effect, ids in meant for i in (attacking if isinstance(effect, CantAttack) else blocking) if i in ids)


@rule("506.4a")
def declared_already(ctx: Context, leaving: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What would have kept a creature from attacking or blocking doesn't remove it from combat once it has been declared."""
    return ()


def _involved(combat: Combat) -> tuple[ObjectId, ...]:
    """Every permanent that attacks, blocks or is attacked."""
    attacked = [a.target for a in combat.attacks if a.target is not None and a.target >= 0]
    return tuple(dict.fromkeys([*[a.attacker for a in combat.attacks], *[b for b, _ in combat.blocking], *attacked]))


Objects = tuple[ObjectId, ...]


@rule("506.4", part="controller")
def other_controllers(ctx: Context, leaving: Objects, state: State, before: State) -> Objects:
    """A permanent is removed from combat if its controller changes, a battle if its protector does, too. One whose protector has left the
    game goes on being attacked: it has no other protector yet (CR 704.5x)."""
    attackers = tuple(a.attacker for a in attacks(state) if state.controller(a.attacker) != state.turn.active)
    attacked = ((a.target, a.defender) for a in attacks(state) if a.target is not None and a.target in state.objects)
    blocking = ((b, seat) for b, seat in (state.combat.blocking if state.combat else ()) if b in state.objects)
    others = tuple(i for i, seat in attacked if _not_defended_by(state, before, i, seat))
    return (*leaving, *attackers, *(b for b, seat in blocking if state.controller(b) != seat), *others)


def _not_defended_by(state: State, before: State, obj: ObjectId, seat: Seat) -> bool:
    """Whether what is attacked has another controller or, a battle, another protector than this one."""
    if not state.characteristics(obj).is_type("battle"):
        return state.controller(obj) != seat
    return protector_of(state, obj) not in (seat, None) or (obj in before.objects and before.controller(obj) != state.controller(obj))


@rule("506.4", part="phases out")
def phased_out(ctx: Context, leaving: Objects, state: State) -> Objects:
    """A permanent is removed from combat if it phases out."""
    involved = _involved(state.combat) if state.combat else ()
    return (*leaving, *(i for i in involved if i in state.objects and state.objects[i].phased_out is not None))


Removed = tuple[LeavesCombat, ...]


@rule("506.4", part="types")
def other_types(game: Game, events: Removed, state: State, before: State) -> Removed:
    """What attacks or blocks is removed from combat if it stops being a creature or becomes a battle; what is attacked, if it stops being
    the planeswalker or the battle that it was."""
    combat = state.combat or Combat()
    fighting = dict.fromkeys(i for i in (*(a.attacker for a in combat.attacks), *(b for b, _ in combat.blocking)) if i in state.objects)
    attacked = dict.fromkeys(a.target for a in combat.attacks if a.target is not None and a.target in state.objects)
    no_fighters = tuple(i for i in fighting if not _fights(state, i))
    stopped = tuple(i for i in attacked if not _kinds(state, i) or len(_kinds(before, i)) > len(_kinds(state, i)))
    others = still_attacked(game, stopped, state) if stopped else ()
    for i in dict.fromkeys((*no_fighters, *others)):
        stays = (FIGHTS if i in fighting and i not in no_fighters else "") + (IS_ATTACKED if i in attacked and i not in others else "")
        events = (*events, in_the_other_role(game, LeavesCombat(i), stays) if stays else LeavesCombat(i))
    return events


def _fights(state: State, obj: ObjectId) -> bool:
    it = state.characteristics(obj)
    return it.is_type("creature") and not it.is_type("battle")


def _kinds(state: State, obj: ObjectId) -> tuple[str, ...]:
    """As which kinds of permanent an object can be attacked."""
    return tuple(t for t in ATTACKED_TYPES if state.characteristics(obj).is_type(t)) if obj in state.objects else ()


@rule("506.4d")
def in_the_other_role(ctx: Context, event: LeavesCombat, stays: str) -> LeavesCombat:
    """A blocking creature that is a planeswalker that is being attacked, too, goes on being whichever it can still be."""
    return replace(event, stays=stays)


@rule("506.4e")
def still_attacked(ctx: Context, leaving: Objects, state: State) -> Objects:
    """What is attacked as both a planeswalker and a battle is removed from combat only if it stops being both."""
    return tuple(i for i in leaving if not _kinds(state, i))
