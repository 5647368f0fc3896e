"""How the entries of the log tell what happened: an event of the engine, as the table names it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from engine import (
    activation_times,
    announcing,
    attaching,
    control,
    copies_on_stack,
    counters,
    damage,
    delayed,
    drawing,
    face_down,
    lasting,
    merging,
    phasing,
    prevention,
    resolving,
    revealing,
    special_actions,
    spending,
    state_based,
    tokens,
    transforming,
    triggers,
    turn,
    zones,
)
from engine.actions import add_mana, counter, destroy, draw, linked, sacrifice, tap
from engine.casting import SpellCast
from engine.combat import attacking, blocking
from engine.events import Event
from engine.state import BATTLEFIELD
from steps.reference.showing import show_pending
from steps.table import Seen

Told = dict[str, Any]
"""Fields of :class:`~steps.table.Entry`."""
Rows = tuple[Seen, ...]


def told(event: Event, rows: Rows) -> Told:
    """What an entry of the log says of an event; ``rows``: the objects that it is about."""
    return TOLD.get(type(event), _note)(event, rows)


def _simple(kind: str) -> Callable[[Event, Rows], Told]:
    return lambda event, rows: {"kind": kind, "objects": rows}


def _note(event: Event, rows: Rows) -> Told:
    return {"kind": "note", "objects": rows, "amount": getattr(event, "amount", 0), "detail": note_of(type(event))}


def note_of(kind: type[Event]) -> str:
    """What a note calls an event of a kind: "blockers declared"."""
    return _in_words(kind.__name__)


@cache
def _in_words(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


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
    assert isinstance(event, spending.ManaSpent)
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


TOLD: dict[type[Event], Callable[[Event, Rows], Told]] = {
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
    activation_times.AbilityActivated: _activate,
    triggers.AbilityTriggers: _triggers,
    delayed.DelayedCreated: _delayed,
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
    spending.ManaSpent: _pay,
    lasting.EffectBegins: _simple("effect"),
    state_based.Loses: _simple("lose"),
    state_based.GameEnds: _ends,
}
"""How each kind of event is told; the others as notes."""
