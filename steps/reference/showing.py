"""What the reference engine shows of itself: objects, players, the board, entries of the log."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Literal

from engine import (
    activating,
    announcing,
    attaching,
    continuous,
    control,
    copies_on_stack,
    counters,
    damage,
    drawing,
    face_down,
    knowledge,
    merging,
    paying,
    phasing,
    prevention,
    resolving,
    revealing,
    special_actions,
    state_based,
    tokens,
    transforming,
    triggers,
    turn,
    zones,
)
from engine.abilities import KeywordAbility
from engine.actions import add_mana, counter, destroy, draw, linked, sacrifice, tap
from engine.battles import PROTECTOR
from engine.casting import SpellCast, spells_cast
from engine.characteristics import Characteristics
from engine.combat import attacking, blocking, fight
from engine.copying_chosen import COPIED
from engine.costs import summoning_sick
from engine.double_faced import other_faces
from engine.events import Event
from engine.game import Game
from engine.keywords import hooked
from engine.log import Entry as Logged
from engine.log import Row
from engine.setup import BLANK
from engine.state import BATTLEFIELD, LIBRARY, STACK, AbilityOnStack, Object, State, ZoneKey
from engine.triggers import Pending
from steps.table import AbilitySeen, Board, CardSeen, Entry, PlayerSeen, Seen, ZoneName

_BLANK_CARDS = (CardSeen(""),)


def show_object(row: Row, position: int = 0, state: State | None = None) -> Seen:
    """One object; ``state`` for what only the whole game tells about it (combat, summoning sickness)."""
    obj, it = row.object, row.characteristics
    fighting = _combat(obj, state) if state is not None and obj.zone == BATTLEFIELD else {}
    announced = obj.announced
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
        supertypes=tuple(t.capitalize() for t in it.supertypes),
        types=tuple(t.capitalize() for t in it.types),
        subtypes=it.subtypes,
        mana_cost=str(it.mana_cost) if it.mana_cost is not None and it.types else "",
        mana_value=_mana_value(obj, it),
        abilities=tuple(str(i.ability) for i in it.abilities if isinstance(i.ability, KeywordAbility)),
        targets=tuple(t for chosen in announced.targets for t in chosen) if announced and obj.zone == STACK else (),
        x=announced.x if announced else None,
        costs_paid=tuple(p.name for p in announced.paid) if announced else (),
        chosen=tuple((what, value) for what, value in obj.chosen if what not in (PROTECTOR, COPIED)),
        other_abilities=sum(not isinstance(i.ability, KeywordAbility) for i in it.abilities),
        previous=obj.previous,
        protector=_protector(obj) if it.is_type("battle") else None,
        **fighting,
    )


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
        "transformed": on_battlefield and transforming.is_transformed(Game(state), obj) if state is not None else False,
        "merged": on_battlefield and len(obj.components) > 1,
        "summoning sick": state is not None and on_battlefield and it.is_type("creature") and _sick(state, obj),
    }
    if state is not None:
        found.update(by_keywords(Game(state), obj.id, it))
    return tuple(sorted(name for name, yes in found.items() if yes))


def by_keywords(game: Game, obj: int, it: Characteristics) -> dict[str, bool]:
    """What keywords call an object, and whether it is that: "suspended"."""
    return {k.status: k.has_status(game, False, game.state, obj) for k, _ in hooked(it) if k.status and obj in game.state.objects}


def _sick(state: State, obj: Object) -> bool:
    return obj.id in state.objects and not obj.phased_out and summoning_sick(Game(state), False, obj.id, "attack")


def show_ability(ability: AbilityOnStack | Pending) -> AbilitySeen:
    """An ability on the stack, or one that has triggered."""
    kinds = {"activated": "activated", "triggered": "triggered", "delayed": "delayed"}
    key = ability.source_face.name if ability.source_face else ""
    return AbilitySeen(ability.source, key, kinds[ability.kind], ability.keyword, ability.index)  # type: ignore[arg-type]


class Shower:
    """Shows boards and entries, and remembers what it has shown of objects that didn't change."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Object, Characteristics, int, object, Seen]] = {}
        self._rows: dict[int, tuple[Row, Seen]] = {}

    def board(self, state: State) -> Board:
        """The whole table."""
        turn_ = state.turn
        return Board(
            players=tuple(self._player(state, seat) for seat in range(len(state.players))),
            objects=tuple(self.objects(state)),
            turn=turn_.number,
            step=turn_.step,  # type: ignore[arg-type]
            active=turn_.active,
            priority=turn_.priority,
            over=turn_.over,
        )

    def _player(self, state: State, seat: int) -> PlayerSeen:
        p = state.player(seat)
        pool = "".join(f"{{{m}}}" for m in p.pool)
        by_commanders = tuple((i, n) for card, n in p.commander_damage for i in _present(state, card))
        drawn = drawing.cards_drawn(state, seat)
        return PlayerSeen(seat, p.name, p.life, pool, p.any_mana, p.in_game, drawn, spells_cast(state, seat), by_commanders, p.counters)

    def objects(self, state: State) -> list[Seen]:
        """Every object, by id."""
        shown: list[Seen] = []
        for place, ids in state.zones.items():
            if place[0] == LIBRARY:
                shown.extend(state.of_zone(place, self._library))
            else:
                shown.extend(self.show(state, i, n) for n, i in enumerate(ids))
        looked_at = knowledge.seen_in_libraries(state)
        if looked_at:
            shown = [replace(s, unknown_to=knowledge.unknown_to(state, s.id)) if s.id in looked_at else s for s in shown]
        return sorted(shown, key=_by_id)

    def _library(self, state: State, place: ZoneKey) -> tuple[Seen, ...]:
        return tuple(self.show(state, i, n) for n, i in enumerate(state.zones[place]))

    def show(self, state: State, obj: int, position: int = 0) -> Seen:
        """One object of a state."""
        it, kept = state.objects[obj], self._seen.get(obj)
        if it.zone == LIBRARY and it.top.face is BLANK:
            return Seen(
                it.id, "", _BLANK_CARDS, "library", position, it.owner, it.owner, previous=it.previous, unknown_to=_all(len(state.players))
            )
        row = state.characteristics(obj)
        unknown = knowledge.unknown_to(state, obj)
        more = (state.combat, state.player(row.controller).turn_began, unknown) if it.zone == BATTLEFIELD else unknown
        if kept and kept[0] is it and kept[1] is row and kept[2] == position and kept[3] == more:
            return kept[4]
        seen = show_object(Row(it, row, state.layers.copiable(obj)), position, state)
        seen = replace(seen, unknown_to=unknown) if unknown else seen
        self._seen[obj] = (it, row, position, more, seen)
        return seen

    def entry(self, logged: Logged) -> Entry:
        """One thing that happened."""
        told = _TOLD.get(type(logged.event), _note)(logged.event, tuple(map(self._row, logged.rows)))
        return Entry(
            n=logged.n, moment=logged.moment, turn=logged.turn, step=logged.step,  # type: ignore[arg-type]
            player=logged.event.affected_player, became=logged.became, rules=logged.rules, **told,
        )


    def _row(self, row: Row) -> Seen:
        """An object as an entry shows it: often as the entry before did."""
        kept = self._rows.get(row.object.id)
        if kept is None or not _same(kept[0], row):
            kept = self._rows[row.object.id] = (row, show_object(row))
        return kept[1]


def _same(one: Row, other: Row) -> bool:
    return one.object is other.object and one.characteristics is other.characteristics and one.copiable is other.copiable


@lru_cache(maxsize=8)
def _all(players: int) -> tuple[int, ...]:
    return tuple(range(players))


def _present(state: State, card: int) -> tuple[int, ...]:
    """The object that a card represents now."""
    return tuple(i for i, it in state.objects.items() if any(c.card == card for c in it.components))


def _by_id(seen: Seen) -> int:
    return seen.id


Told = dict[str, Any]
Rows = tuple[Seen, ...]


def _simple(kind: str) -> Callable[[Event, Rows], Told]:
    return lambda event, rows: {"kind": kind, "objects": rows}


def _note(event: Event, rows: Rows) -> Told:
    return {"kind": "note", "objects": rows, "amount": getattr(event, "amount", 0), "detail": note_of(type(event))}


def note_of(kind: type[Event]) -> str:
    """What a note calls an event of a kind: "blockers declared"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind.__name__).lower()


def _begin(event: Event, rows: Rows) -> Told:
    return {"kind": "begin", "detail": getattr(event, "step", "")}


def _move(event: Event, rows: Rows) -> Told:
    assert isinstance(event, zones.Move)
    return {"kind": "zone", "objects": rows, "from_zone": event.from_zone, "to_zone": event.to}


def _create(event: Event, rows: Rows) -> Told:
    assert isinstance(event, tokens.Create)
    return {"kind": "create", "to_zone": BATTLEFIELD, "amount": 1, "detail": event.face.name}


def _triggers(event: Event, rows: Rows) -> Told:
    assert isinstance(event, triggers.AbilityTriggers)
    return {"kind": "trigger", "objects": (show_pending(event.pending),), "source": rows[0] if rows else None}


def show_pending(pending: Pending) -> Seen:
    """An ability that has triggered, as if it were on the stack already."""
    return Seen(-1, "", (), "stack", 0, pending.controller, pending.controller, "ability", ability=show_ability(pending))


def _exiled_with(event: Event, rows: Rows) -> Told:
    return {**_note(event, rows[1:]), "source": rows[0]}


def _leaves(event: Event, rows: Rows) -> Told:
    ability = any(seen.ability for seen in rows)
    return {"kind": "leave stack" if ability else "note", "objects": rows, "detail": "" if ability else "ceases to exist"}


def _damage(event: Event, rows: Rows) -> Told:
    assert isinstance(event, damage.DamageDealt)
    source = next((s for s in rows if s.id == event.source), None)
    hit = tuple(s for s in rows if s.id == event.target)
    combat = "combat" if event.combat else ""
    return {"kind": "damage", "objects": hit, "source": source, "target": event.target, "amount": event.amount, "detail": combat}


def _life(event: Event, rows: Rows) -> Told:
    assert isinstance(event, damage.LifeChanges)
    return {"kind": "life", "amount": event.amount}


def _tap(event: Event, rows: Rows) -> Told:
    assert isinstance(event, tap.Tapped)
    return {"kind": "tap" if event.tapped else "untap", "objects": rows}


def _counters(event: Event, rows: Rows) -> Told:
    assert isinstance(event, counters.CountersChange)
    kind = "put counters" if event.amount > 0 else "remove counters"
    return {"kind": kind, "objects": rows, "amount": abs(event.amount), "detail": event.kind}


def _attack(event: Event, rows: Rows) -> Told:
    assert isinstance(event, attacking.Attacks)
    return {"kind": "attack", "objects": rows, "target": event.target}


def _block(event: Event, rows: Rows) -> Told:
    assert isinstance(event, blocking.Blocks)
    return {"kind": "block", "objects": rows[:1], "target": event.attacker}


def _attach(event: Event, rows: Rows) -> Told:
    assert isinstance(event, attaching.Attached)
    return {"kind": "attach", "objects": rows[:1], "target": event.host}


def _add_mana(event: Event, rows: Rows) -> Told:
    assert isinstance(event, add_mana.ManaAdded)
    return {"kind": "add mana", "objects": rows, "amount": len(event.mana), "detail": "".join(f"{{{m}}}" for m in event.mana)}


def _pay(event: Event, rows: Rows) -> Told:
    assert isinstance(event, paying.ManaSpent)
    return {"kind": "pay", "objects": rows, "amount": len(event.mana), "detail": event.cost}


def _special(event: Event, rows: Rows) -> Told:
    assert isinstance(event, special_actions.SpecialActionTaken)
    return {"kind": "special", "objects": rows, "detail": event.verb}


def _cast(event: Event, rows: Rows) -> Told:
    assert isinstance(event, SpellCast)
    return {"kind": "cast", "objects": rows, "from_zone": event.from_zone or None, "detail": event.offer}


def _cost_announced(event: Event, rows: Rows) -> Told:
    assert isinstance(event, announcing.CostAnnounced)
    name = "free" if event.free else "".join(p.name for p in event.paid)
    return {"kind": "announce", "objects": rows, "detail": name, "amount": event.x or 0}


def _targets_chosen(event: Event, rows: Rows) -> Told:
    assert isinstance(event, announcing.TargetsChosen)
    chosen = [t for targets in event.targets for t in targets]
    return {"kind": "targets", "objects": rows[1:], "source": rows[0], "target": chosen[0] if chosen else None}


def _activate(event: Event, rows: Rows) -> Told:
    return {"kind": "activate", "objects": rows[:1], "source": rows[1] if len(rows) > 1 else None}


def _ends(event: Event, rows: Rows) -> Told:
    assert isinstance(event, state_based.GameEnds)
    return {"kind": "draw game" if event.winner is None else "win"}


def _delayed(event: Event, rows: Rows) -> Told:
    return {"kind": "effect", "objects": rows, "detail": "delayed triggered ability"}


def _skipped(event: Event, rows: Rows) -> Told:
    assert isinstance(event, turn.Skipped)
    return {"kind": "skip", "detail": event.step or "turn"}


def _prevented(event: Event, rows: Rows) -> Told:
    assert isinstance(event, prevention.DamagePrevented)
    source = next((s for s in rows if s.id == event.source), None)
    hit = tuple(s for s in rows if s.id == event.target)
    return {"kind": "prevent", "objects": hit, "source": source, "target": event.target, "amount": event.amount}


_TOLD: dict[type[Event], Callable[[Event, Rows], Told]] = {
    turn.Begin: _begin,
    turn.TurnBegins: _simple("turn"),
    turn.Skipped: _skipped,
    face_down.TurnedFaceUp: _simple("face up"),
    face_down.TurnedFaceDown: _simple("face down"),
    transforming.Transformed: _simple("transform"),
    transforming.Flipped: _simple("flip"),
    phasing.PhasesOut: _simple("phase out"),
    phasing.PhasesIn: _simple("phase in"),
    revealing.Revealed: _simple("reveal"),
    revealing.RevealedAsDrawn: _simple("reveal"),
    prevention.DamagePrevented: _prevented,
    zones.Move: _move,
    zones.CeaseToExist: _leaves,
    tokens.Create: _create,
    copies_on_stack.CopyPut: _simple("copy"),
    merging.Merge: _simple("merge"),
    drawing.Drawn: lambda event, rows: {"kind": "draw", "amount": 1},
    draw.Discarded: _simple("discard"),
    linked.ExiledWith: _exiled_with,
    destroy.Destroyed: _simple("destroy"),
    sacrifice.Sacrificed: _simple("sacrifice"),
    counter.Countered: _simple("counter"),
    SpellCast: _cast,
    special_actions.SpecialActionTaken: _special,
    announcing.CostAnnounced: _cost_announced,
    announcing.TargetsChosen: _targets_chosen,
    activating.AbilityActivated: _activate,
    triggers.AbilityTriggers: _triggers,
    triggers.DelayedCreated: _delayed,
    resolving.Resolves: _simple("resolve"),
    resolving.DoesNotResolve: _simple("no resolve"),
    damage.DamageDealt: _damage,
    damage.LifeChanges: _life,
    tap.Tapped: _tap,
    counters.CountersChange: _counters,
    attacking.Attacks: _attack,
    blocking.Blocks: _block,
    control.ControlChanges: _simple("control"),
    attaching.Attached: _attach,
    attaching.Unattached: _simple("unattach"),
    add_mana.ManaAdded: _add_mana,
    paying.ManaSpent: _pay,
    continuous.EffectBegins: _simple("effect"),
    state_based.Loses: _simple("lose"),
    state_based.GameEnds: _ends,
}
"""How each kind of event is told; the others as notes."""
