"""What objects are before any continuous effect applies to them (CR 109.3, 613.1), and what their keywords stand for."""

from __future__ import annotations

from functools import lru_cache

from engine import keywords
from engine.abilities import Ability, Instance, KeywordAbility
from engine.battles import with_siege_ability
from engine.changes.face_down import drawn_face_down, nothing_in_exile, only_what_is_listed
from engine.characteristics import Characteristics, base
from engine.components import by_front_face
from engine.double_faced import double_faced, hidden_in_exile
from engine.kept import Kept
from engine.kinds import of_no_card
from engine.land_types import with_intrinsic_abilities
from engine.mana_costs import own_mana_cost
from engine.planar_controller import by_planar_controller, is_plane
from engine.size import with_printed_size
from engine.split_cards import with_both_halves
from engine.state import BATTLEFIELD, COMMAND, EXILE, HAND, STACK, Object, ObjectId, State

Written = tuple[tuple[tuple[Instance, Ability, str] | None, tuple[str, ...]], ...]
"""Abilities with the keyword that each is written out of ("": none), and the rules applied on the way to it; None after the last."""


def start(state: State, obj: ObjectId, kept: Kept | None = None) -> Characteristics:
    """What an object is before any continuous effect, with the abilities that its basic land types give it (CR 305.6)."""
    it = state.objects[obj]
    kept = Kept(state) if kept is None else kept
    row = kept.of(it, None, _alone)
    return _of_plane(kept, row, state) if it.zone == COMMAND and it.face_down is None and is_plane(it) else row


def _alone(kept: Kept, it: Object, _: None) -> Characteristics:
    """What an object is that looks at nothing but itself."""
    ctx, row = _Noting(kept.off, kept.edition), base(it)
    if it.face_down is not None and it.zone == HAND:
        return drawn_face_down(ctx, row)
    if it.face_down is not None and it.zone == EXILE:
        blank = nothing_in_exile(ctx, row)
        row = hidden_in_exile(ctx, row, blank) if it.components and double_faced(it.first) else blank
        return row.but(rules=tuple(ctx.noted))
    if it.face_down is not None and it.zone not in (BATTLEFIELD, STACK):
        return only_what_is_listed(ctx, row, it.face_down)
    if it.components and it.first.kind != "card" and of_no_card(ctx, (), row.types) != row.types:
        row = row.but(types=())
    if it.components and it.first.down is not None:
        row = only_what_is_listed(ctx, row, it.first.down)
    if it.components and it.top.face.halves and it.face_down is None:
        row = with_both_halves(ctx, row, it.top.face, it.zone)
    if it.flipped:
        row = row.but(flipped=True)
    if it.components and it.top.front is not None and not it.top.front.halves:
        row = by_front_face(ctx, row, it)
    if it.announced is not None and (it.announced.paid or it.announced.free):
        row = own_mana_cost(ctx, row, it.announced)
    if row.power is not None and "Vehicle" in row.subtypes and "creature" not in row.types:
        row = with_printed_size(ctx, row.but(power=None, toughness=None), row)
    row = row.but(rules=tuple(ctx.noted)) if ctx.noted else row
    if "battle" in row.types:
        row = with_siege_ability(ctx, row)
    return _landed(row, kept.off, kept.edition) if "land" in row.types else row


def _of_plane(kept: Kept, row: Characteristics, state: State) -> Characteristics:
    ctx = _Noting(kept.off, kept.edition)
    row = by_planar_controller(ctx, row, state)
    return row.but(rules=(*row.rules, *ctx.noted))


@lru_cache(maxsize=4096)
def _landed(row: Characteristics, off: frozenset[str], edition: str) -> Characteristics:
    ctx = _Noting(off, edition)
    after = with_intrinsic_abilities(ctx, row)
    return after.but(rules=tuple(ctx.noted)) if ctx.noted else after


def written_out(kept: Kept, it: Object, row: Characteristics) -> Written:
    """The abilities of an object, keywords written out: what those stand for is read off nothing but the object itself."""
    ctx, view = _Noting(kept.off, kept.edition), _Alone(it)
    found: list[tuple[tuple[Instance, Ability, str] | None, tuple[str, ...]]] = []
    for instance in row.abilities:
        if isinstance(instance.ability, KeywordAbility):
            name = instance.ability.name
            for ability in keywords.named(name).stands_for(ctx, (), instance, view, it.id):
                found.append(((Instance(ability, instance.origin), ability, name), ctx.taken()))
        else:
            found.append(((instance, instance.ability, ""), ctx.taken()))
    return (*found, (None, ctx.taken())) if ctx.noted else tuple(found)


class _Alone:
    """All that is seen where only one object is looked at."""

    def __init__(self, it: Object) -> None:
        self.objects = {it.id: it}


class _Noting:
    """A context that notes the rules applied."""

    def __init__(self, off: frozenset[str], edition: str) -> None:
        self.off = off
        self.edition = edition
        self.noted: list[str] = []

    def cite(self, *keys: str) -> None:
        self.noted.extend(keys)

    def taken(self) -> tuple[str, ...]:
        """The rules noted since this was last asked."""
        found = tuple(self.noted)
        self.noted.clear()
        return found
