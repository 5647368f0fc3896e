"""What the reference engine shows of an object."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from engine import transforming
from engine.abilities import KeywordAbility
from engine.battles import PROTECTOR
from engine.characteristics import Characteristics
from engine.combat import fight
from engine.copying_chosen import COPIED
from engine.costs import summoning_sick
from engine.double_faced import other_faces
from engine.game import Game
from engine.keywords import hooked
from engine.log import Row
from engine.object_parts import AbilityOnStack
from engine.state import BATTLEFIELD, STACK, Object, State
from engine.triggers import Pending
from steps.table import AbilitySeen, CardSeen, Seen, ZoneName


def show_object(row: Row, position: int = 0, state: State | None = None) -> Seen:
    """One object; ``state`` for what only the whole game tells about it (combat, summoning sickness)."""
    obj, it = row.object, row.characteristics
    fighting = _combat(obj, state) if state is not None and obj.zone == BATTLEFIELD else {}
    announced = obj.announced
    keywords = tuple([str(i.ability) for i in it.abilities if isinstance(i.ability, KeywordAbility)])
    return Seen(
        id=obj.id,
        name=it.name,
        cards=tuple(CardSeen(c.face.name, c.label, other_faces(c)) for c in obj.components),
        zone=_zone(obj.zone),
        position=position,
        owner=obj.owner,
        controller=it.controller if obj.zone in (BATTLEFIELD, STACK) or it.is_type("plane") else obj.owner,
        form=_form(obj),
        token=obj.token,
        copy=_copies(row),
        ability=show_ability(obj.ability) if obj.ability else None,
        statuses=_statuses(obj, it, state),
        counters=obj.counters,
        attached_to=obj.attached_to,
        damage=obj.damage,
        power=it.power,
        toughness=it.toughness,
        colors=it.colors,
        supertypes=_capitalized(it.supertypes),
        types=_capitalized(it.types),
        subtypes=it.subtypes,
        mana_cost=str(it.mana_cost) if it.mana_cost is not None and it.types else "",
        mana_value=_mana_value(obj, it),
        abilities=keywords,
        targets=tuple(t for chosen in announced.targets for t in chosen) if announced and obj.zone == STACK else (),
        x=announced.x if announced else None,
        costs_paid=tuple(p.name for p in announced.paid) if announced else (),
        chosen=tuple((what, value) for what, value in obj.chosen if what not in (PROTECTOR, COPIED)),
        other_abilities=len(it.abilities) - len(keywords),
        previous=obj.previous,
        protector=_protector(obj) if it.is_type("battle") else None,
        **fighting,
    )


@lru_cache(maxsize=1024)
def _capitalized(types: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(t.capitalize() for t in types)


def _protector(obj: Object) -> int | None:
    seat = dict(obj.chosen).get(PROTECTOR)
    return None if seat is None else int(seat)


def _copies(row: Row) -> bool:
    """Whether it is a copy of a spell, a token that was created as a copy, or has copied the values of something that it isn't."""
    obj = row.object
    if obj.copy or any(c.copied for c in obj.components[:1]):
        return True
    return bool(obj.components) and not obj.face_down and row.copiable.name != obj.top.face.name


def _mana_value(obj: Object, it: Characteristics) -> int:
    x = obj.announced.x if obj.zone == STACK and obj.announced else None
    cost = it.value_cost or it.mana_cost
    return cost.with_x(x or 0).mana_value if cost else 0


def _zone(zone: str) -> ZoneName:
    names: dict[str, ZoneName] = {
        "battlefield": "battlefield", "stack": "stack", "hand": "hand", "library": "library", "graveyard": "graveyard",
        "exile": "exile", "command": "command",
    }
    return names[zone]


def _form(obj: Object) -> Literal["card", "spell", "permanent", "ability"]:
    if obj.ability:
        return "ability"
    if obj.zone == STACK:
        return "spell"
    return "permanent" if obj.zone == BATTLEFIELD else "card"


def _combat(obj: Object, state: State) -> dict[str, Any]:
    attack = fight.attack_of(state, obj.id)
    found: dict[str, Any] = {"blocking": tuple(a for b, a in fight.blocks(state) if b == obj.id)}
    if attack is not None:
        found["attacking"] = attack.target
    return found


def _statuses(obj: Object, it: Characteristics, state: State | None) -> tuple[str, ...]:
    on_battlefield = obj.zone == BATTLEFIELD
    game = Game(state) if state is not None else None
    attack = fight.attack_of(state, obj.id) if state is not None and on_battlefield else None
    found = {
        "tapped": on_battlefield and obj.tapped,
        "face down": obj.face_down is not None,
        "phased out": obj.phased_out is not None,
        "revealed": obj.revealed,
        "attacking": attack is not None,
        "blocking": state is not None and on_battlefield and fight.is_blocking(state, obj.id),
        "blocked": attack is not None and attack.blocked is True,
        "unblocked": attack is not None and attack.blocked is False,
        "commander": any(c.commander for c in obj.components),
        "transformed": game is not None and on_battlefield and transforming.is_transformed(game, obj),
        "merged": on_battlefield and len(obj.components) > 1,
        "summoning sick": game is not None and on_battlefield and it.is_type("creature") and _sick(game, obj),
    }
    if game is not None:
        found.update(by_keywords(game, obj.id, it))
    return tuple(sorted(name for name, yes in found.items() if yes))


def by_keywords(game: Game, obj: int, it: Characteristics) -> dict[str, bool]:
    """What keywords call an object, and whether it is that: "suspended"."""
    return {k.status: k.has_status(game, False, game.state, obj) for k, _ in hooked(it) if k.status and obj in game.state.objects}


def _sick(game: Game, obj: Object) -> bool:
    return obj.id in game.state.objects and not obj.phased_out and summoning_sick(game, obj.id, "attack")


def show_ability(ability: AbilityOnStack | Pending) -> AbilitySeen:
    """An ability on the stack, or one that has triggered."""
    kinds = {"activated": "activated", "triggered": "triggered", "delayed": "delayed"}
    key = ability.source_face.name if ability.source_face else ""
    return AbilitySeen(ability.source, key, kinds[ability.kind], ability.keyword, ability.index)  # type: ignore[arg-type]


def show_pending(pending: Pending) -> Seen:
    """An ability that has triggered, as if it were on the stack already."""
    return Seen(-1, "", (), "stack", 0, pending.controller, pending.controller, "ability", ability=show_ability(pending))
