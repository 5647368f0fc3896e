"""How to name an object so that a line means just that one: the way back from what lies on the table to words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from steps.slots.objects import show_obj
from steps.slots.values import AbilityKind, AbilityRef, Merged, Obj, Player, Ref, Zone
from steps.table import AbilitySeen, Seen

if TYPE_CHECKING:
    from steps.scene import Scene


def player_of(scene: Scene, seat: int) -> Player:
    """A player as the scenario names them."""
    if scene.players:
        return Player("named", scene.players[seat])
    return Player("you" if seat == 0 else "opponent")


def call(scene: Scene, seen: Seen, place: Zone | None = None) -> Obj | None:
    """A name that means this object and no other; None if there is none. ``place``: where the sentence will look for it."""
    for name in _names(scene, seen):
        if _means(scene, name, seen, place):
            return name
    return None


def called(scene: Scene, seen: Seen) -> str:
    """An object by a name that means it alone, in the scenario's language; "" if there is none."""
    found = call(scene, seen)
    return show_obj(scene.printer, found) if found is not None else ""


def _means(scene: Scene, name: Obj, seen: Seen, place: Zone | None) -> bool:
    try:
        found = scene.names.find_in(name, place) if place else scene.names.find(name)
    except Exception:  # noqa: BLE001  (the name is nobody's, or that of several)
        return False
    return found.id == seen.id


def _names(scene: Scene, seen: Seen) -> Iterator[Obj]:
    """Names that might do, the plainest first."""
    if seen.ability is not None:
        yield from _ability_names(scene, seen.ability)
        return
    key = seen.name or (seen.cards[0].key if seen.cards else "")
    if not key:
        return
    yield from _refs(scene, seen, key)
    if len(seen.cards) > 1:
        yield Merged()


def _refs(scene: Scene, seen: Seen, key: str) -> Iterator[Ref]:
    label = next((card.label for card in seen.cards if card.label), "")
    in_play = seen.zone in ("battlefield", "stack")
    owner = player_of(scene, seen.controller if in_play else seen.owner)
    zone = Zone(seen.zone, player_of(scene, seen.owner) if seen.zone in ("hand", "library", "graveyard") else None)
    token: tuple[Ref, ...] = (Ref(key, "token"),) if seen.token and not seen.copy else ()
    yield Ref(key, label=label)
    yield from token
    if seen.copy:
        yield Ref(key, copy=True)
    elif seen.form == "spell":
        yield Ref(key, "spell")
    elif not seen.token:
        yield Ref(key, "card")
    yield Ref(key, label=label, owner=owner)
    yield Ref(key, label=label, zone=zone)
    for n in range(1, 11):
        yield Ref(key, ordinal=n)
        yield Ref(key, ordinal=n, owner=owner)


def _ability_names(scene: Scene, ability: AbilitySeen) -> Iterator[AbilityRef]:
    kind: AbilityKind = ability.kind
    for source in _sources(scene, ability):
        yield AbilityRef(kind, source)
        if ability.keyword:
            yield AbilityRef(kind, source, ability.keyword)
        yield AbilityRef(kind, source, ability.keyword, ability.index)


def _sources(scene: Scene, ability: AbilitySeen) -> Iterator[Ref | Merged]:
    """Names of the source of an ability, the plainest first."""
    if ability.source_key:
        yield Ref(ability.source_key)
    source = scene.by_id(ability.source)
    if source is not None:
        yield from (name for name in _names(scene, source) if isinstance(name, Ref | Merged))


def ability_name(scene: Scene, ability: AbilitySeen) -> AbilityRef | None:
    """A name for an ability that waits or is printed, by its source; None if that has no name."""
    source = next(_sources(scene, ability), None)
    return AbilityRef(ability.kind, source, ability.keyword) if source is not None else None
