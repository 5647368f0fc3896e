"""Whether it matters in which order objects have arrived: only then a player is asked (CR 404.3, 613.7m)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from engine.abilities import Static
from engine.cards.card import CardFace
from engine.continuous import MaximumHandSize, Modify
from engine.facets import GRAVEYARD_ORDER, reads
from engine.game import Game
from engine.hand_size import maximum_hand_size
from engine.player_abilities import OnPlayers, abilities_of
from engine.record import replace
from engine.state import ObjectId, State

Ids = tuple[ObjectId, ...]
Seen = tuple[object, ...]


def lying_matters(state: State) -> bool:
    """Whether anything in the game asks how cards lie in a graveyard."""
    return any(_asks(component.face) for it in state.objects.values() for component in it.components)


@lru_cache(maxsize=65536)
def _asks(face: CardFace) -> bool:
    return bool(face.abilities) and GRAVEYARD_ORDER in reads(face.abilities, given=True)


def age_matters(state: State, arrived: Ids) -> bool:
    """Whether it makes a difference now which of some permanents is older: what is tried on the layers tells."""
    speaking = tuple(i for i in arrived if _speaks(state, i))
    if len(speaking) < 2:
        return False
    now = _seen(state)
    return any(_seen(_aged(state, speaking, order)) != now for order in _orders(speaking))


def _speaks(state: State, obj: ObjectId) -> bool:
    """Whether a permanent has static abilities whose age can matter."""
    statics = (i.ability for i in state.characteristics(obj).abilities if isinstance(i.ability, Static))
    return any(isinstance(effect, (Modify, MaximumHandSize, OnPlayers)) for ability in statics for effect in ability.effects)


def _orders(objects: Ids) -> Iterator[Ids]:
    """Other orders: all of a few objects, of many those with two neighbors the other way round."""
    if len(objects) < 5:
        yield from permutations(objects)
        return
    for n in range(len(objects) - 1):
        yield (*objects[:n], objects[n + 1], objects[n], *objects[n + 2 :])


def _aged(state: State, objects: Ids, order: Ids) -> State:
    """A state in which some objects have one another's timestamps."""
    stamps = sorted(state.objects[i].timestamp for i in objects)
    dated = {i: replace(state.objects[i], timestamp=stamp) for i, stamp in zip(order, stamps, strict=True)}
    return state.evolve(objects={**state.objects, **dated}).afresh()


def _seen(state: State) -> Seen:
    """What players see of what effects make of objects and of the rules of the game."""
    rows = ((i, state.characteristics(i)) for i in state.battlefield())
    objects = tuple(
        (i, it.name, it.controller, it.types, set(it.subtypes), set(it.supertypes), it.colors, it.power, it.toughness,
         sorted(str(x.ability) for x in it.abilities))
        for i, it in rows
    )  # fmt: skip
    game = Game(state)
    players = tuple(
        (maximum_hand_size(game, seat), sorted(str(instance.ability) for instance, _ in abilities_of(game, state, seat)))
        for seat in state.apnap()
    )
    return (*objects, *players)
