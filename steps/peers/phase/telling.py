"""What happens at phase's table, as entries of a log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.record import record, replace
from steps.peers.phase.showing import STEPS, ZONES, Known, State, ability, chosen_cost, shown, target_of
from steps.peers.phase.wording import counter
from steps.table import Entry, Seen


def gone(events: Iterable[Mapping[str, Any]], before: State, after: State, known: Known) -> Iterator[dict[str, Any]]:
    """The abilities that have left the stack neither resolved nor countered, as fields of entries: phase tells of them by no event."""
    told = {e["data"]["object_id"] for e in events if e["type"] in ("StackResolved", "SpellCountered")}
    there = {e["id"] for e in after["stack"]}
    for one in before["stack"]:
        if one["id"] not in there | told and one["kind"]["type"] != "Spell":
            yield {"kind": "leave stack", "objects": (ability(before, one, known),)}


def entries(events: Sequence[Mapping[str, Any]], before: State, after: State, known: Known) -> Iterator[dict[str, Any]]:
    """What events say, as fields of entries. Those that say nothing of their own are left out."""
    effective = after["waiting_for"]["type"] != "Priority" or any(e["type"] in ("EffectResolved", "Mutated") or _enters(e) for e in events)
    came = {e["data"]["object_id"]: str(e["data"]["from"]) for e in events if e["type"] == "ZoneChanged" and e["data"]["to"] == "Stack"}
    for event in events:
        tell = _TOLD.get(event["type"])
        if tell is not None:
            yield from tell(Happened(event.get("data") or {}, before, after, known, effective, came))


def _enters(event: Mapping[str, Any]) -> bool:
    return bool(event["type"] == "ZoneChanged" and event["data"]["to"] == "Battlefield")


@record
class Happened:
    """An event of phase's, and the states before and after the whole action."""

    data: Mapping[str, Any]
    before: State
    after: State
    known: Known
    effective: bool
    """Whether something has had an effect, entered the battlefield or merged in the whole action, or phase asks for something in it."""
    came: Mapping[int, str]
    """From which zone what came onto the stack in the whole action did so."""

    def of(self, key: str) -> tuple[Seen, ...]:
        """The object of which the event says it, as it was."""
        return self.by_id(self.data.get(key))

    def now(self, key: str) -> tuple[Seen, ...]:
        """The object of which the event says it, as it is after the action."""
        it = self.after["objects"].get(str(self.data.get(key)))
        return (shown(self.after, it, self.known),) if it is not None else ()

    def by_id(self, obj: int | None) -> tuple[Seen, ...]:
        """An object by phase's number."""
        it = self.before["objects"].get(str(obj)) or self.after["objects"].get(str(obj))
        return (shown(self.before, it, self.known),) if it is not None else ()

    def ability(self, obj: int) -> tuple[Seen, ...]:
        """What lies, or lay, on the stack."""
        entry = next((e for state in (self.before, self.after) for e in state["stack"] if e["id"] == obj), None)
        if entry is None or entry["kind"]["type"] == "Spell":
            return self.by_id(obj)
        return (ability(self.before if entry in self.before["stack"] else self.after, entry, self.known),)


Told = Iterable[dict[str, Any]]


def _simple(kind: str, key: str = "object_id") -> Callable[[Happened], Told]:
    return lambda it: [{"kind": kind, "objects": it.of(key)}]


def _by_player(kind: str) -> Callable[[Happened], Told]:
    return lambda it: [{"kind": kind, "objects": it.of("object_id"), "player": it.data.get("player_id")}]


def _zone(it: Happened) -> Told:
    if it.data["from"] is None:
        return
    moved = tuple(_as_it_left(seen, it.data.get("record") or {}) for seen in it.of("object_id"))
    where, to = ZONES.get(it.data["from"]), ZONES.get(it.data["to"], "exile")
    yield {"kind": "zone", "objects": moved, "from_zone": where, "to_zone": to, "became": tuple(s.id for s in moved)}


def _as_it_left(seen: Seen, record: Mapping[str, Any]) -> Seen:
    """An object that changes zones, by what phase noted of it just then: the state before is that before the whole action."""
    if "core_types" not in record or not seen.name:
        return seen
    return replace(seen, types=tuple(record["core_types"]), subtypes=tuple(record["subtypes"]), supertypes=tuple(record["supertypes"]))


def _cast(it: Happened) -> Told:
    obj, spell = it.data["object_id"], it.of("object_id")
    player = it.data.get("controller", it.data.get("player_id"))
    zone = ZONES.get(it.came.get(obj, ""))
    yield {"kind": "cast", "objects": spell, "player": player, "detail": it.known.paid.get(obj, ""), "from_zone": zone}
    spent = _spent(it.after, obj, it.known)
    if spent:
        yield {"kind": "pay", "objects": spell, "player": player, "detail": spent}


def _resolved(it: Happened) -> Told:
    what = it.ability(it.data["object_id"])
    fizzled = bool(what and what[0].targets) and not it.effective
    yield {"kind": "no resolve" if fizzled else "resolve", "objects": what}


def _damage(it: Happened) -> Told:
    hit = it.by_id(it.data["target"].get("Object"))
    source = next(iter(it.by_id(it.data["source_id"])), None)
    yield {
        "kind": "damage", "objects": hit, "source": source, "target": target_of(it.data["target"], it.known),
        "amount": it.data["amount"], "detail": "combat" if it.data["is_combat"] else "",
    }  # fmt: skip


def _prevented(it: Happened) -> Told:
    hit = it.by_id(it.data["target"].get("Object"))
    source = next(iter(it.by_id(it.data["source_id"])), None)
    yield {
        "kind": "prevent", "objects": hit, "source": source, "target": target_of(it.data["target"], it.known),
        "amount": it.data["amount"],
    }  # fmt: skip


def _counters(it: Happened) -> Told:
    data = it.data
    n = data.get("count", data.get("amount", data.get("delta", 1)))
    kind = counter(data.get("counter_type", data.get("counter_kind", "")))
    yield {"kind": "put counters" if n > 0 else "remove counters", "objects": it.of("object_id"), "amount": abs(n), "detail": kind,
           "player": data.get("player")}  # fmt: skip


def _counters_gone(it: Happened) -> Told:
    return [entry_ | {"kind": "remove counters"} for entry_ in _counters(it)]


def _created(it: Happened) -> Told:
    made = it.after["objects"].get(str(it.data["object_id"]))
    name = made["name"] if made else it.data.get("name", "")
    became = (it.known.number(it.data["object_id"]),)
    player = (made or {}).get("controller")
    yield {"kind": "create", "to_zone": "battlefield", "amount": 1, "detail": name, "became": became, "player": player}


def _attackers(it: Happened) -> Told:
    for attacker, attacked in it.data["attacks"]:
        target = ~int(attacked["data"]) if attacked["type"] == "Player" else it.known.number(attacked["data"])
        yield {"kind": "attack", "objects": it.by_id(attacker), "target": target}


def _blockers(it: Happened) -> Told:
    for blocker, attacker in it.data["assignments"]:
        yield {"kind": "block", "objects": it.by_id(blocker), "target": it.known.number(attacker)}


def _transformed(it: Happened) -> Told:
    """phase tells of it even where nothing has turned."""
    key = str(it.data["object_id"])
    before, after = it.before["objects"].get(key, {}), it.after["objects"].get(key, {})
    if before.get("transformed") != after.get("transformed"):
        yield {"kind": "transform", "objects": it.now("object_id")}


def _revealed(it: Happened) -> Told:
    for card in it.data["card_ids"]:
        if card not in it.after["public_revealed_cards"]:  # which are told of by themselves
            yield {"kind": "reveal", "objects": it.by_id(card), "player": it.data["player"]}


def _control(it: Happened) -> Told:
    yield {"kind": "control", "objects": it.of("object_id"), "player": it.data["new_controller"]}


_TOLD: Mapping[str, Callable[[Happened], Told]] = {
    "PhaseChanged": lambda it: [{"kind": "begin", "detail": STEPS[it.data["phase"]]}],
    "TurnStarted": lambda it: [{"kind": "turn", "player": it.data.get("player_id")}],
    "ZoneChanged": _zone, "SpellCast": _cast, "StackResolved": _resolved,
    "SpellCountered": lambda it: [{"kind": "counter", "objects": it.ability(it.data["object_id"])}],
    "PermanentTapped": _simple("tap"), "PermanentUntapped": _simple("untap"),
    "LifeChanged": lambda it: [{"kind": "life", "player": it.data["player_id"], "amount": it.data["amount"]}],
    "DamageDealt": _damage, "DamagePrevented": _prevented, "CreatureDestroyed": _simple("destroy"),
    "CardDrawn": lambda it: [{"kind": "draw", "player": it.data["player_id"], "amount": 1}],
    "PermanentSacrificed": _by_player("sacrifice"), "Discarded": _by_player("discard"), "TokenCreated": _created,
    "AttackersDeclared": _attackers, "BlockersDeclared": _blockers, "CounterAdded": _counters, "CounterRemoved": _counters_gone,
    "PlayerCounterChanged": _counters, "PermanentPhasedOut": _simple("phase out"), "PermanentPhasedIn": _simple("phase in"),
    "ControllerChanged": _control, "PlayerLost": lambda it: [{"kind": "lose", "player": it.data.get("player_id")}],
    "Mutated": _simple("merge", "merging_id"), "Merged": _simple("merge", "merging_id"),
    "TurnedFaceUp": _simple("face up"), "TurnedFaceDown": _simple("face down"),
    "Transformed": _transformed, "CardsRevealed": _revealed,
}  # fmt: skip


def _spent(state: State, obj: int, known: Known) -> str:
    """The mana paid for a spell: the colors are those of the cost that was chosen, since phase tells only how much was paid in all."""
    entry = next((e for e in state["stack"] if e["id"] == obj), None)
    data = ((entry or {}).get("kind") or {}).get("data") or {}
    amount = data.get("actual_mana_spent") or 0
    colored = "".join(s for s in re.findall(r"\{[WUBRG]\}", known.costs.get(obj) or chosen_cost(state["objects"][str(obj)], data)))
    generic = amount - len(colored) // 3
    return (f"{{{generic}}}" if generic > 0 else "") + (colored if generic >= 0 else colored[: amount * 3])


def revealed(before: State, after: State, known: Known) -> Iterator[dict[str, Any]]:
    """The cards that have come to be revealed, as fields of entries: phase tells of them by no event."""
    for obj in after["public_revealed_cards"]:
        it = after["objects"].get(str(obj))
        if obj not in before["public_revealed_cards"] and it is not None:
            yield {"kind": "reveal", "objects": (shown(after, it, known),), "player": it["owner"]}


def triggered(before: State, after: State, known: Known) -> Iterator[dict[str, Any]]:
    """The triggered abilities that have come onto the stack, as fields of entries: phase tells of them by no event."""
    there = {e["id"] for e in before["stack"]}
    waited = known.due + [d["source_id"] for d in before["delayed_triggers"]]
    for source in (d["source_id"] for d in after["delayed_triggers"]):
        if source in waited:
            waited.remove(source)
    for entry in after["stack"]:
        if entry["id"] not in there and "Trigger" in entry["kind"]["type"]:
            if entry["source_id"] in waited:
                waited.remove(entry["source_id"])
                known.delayed.add(entry["id"])
            elif _lasts(after, entry["source_id"]) or _is_of_epic(entry):
                known.delayed.add(entry["id"])
            seen = ability(after, entry, known)
            yield {"kind": "trigger", "player": seen.controller, "objects": (seen,), "source": _source(after, entry, known)}
    known.due = waited if after["waiting_for"]["type"] == "OrderTriggers" else []


def _lasts(state: State, source: int) -> bool:
    """Whether what triggers is a delayed ability that goes on waiting, of a spell that has resolved."""
    it = state["objects"].get(str(source))
    return source in {d["source_id"] for d in state["delayed_triggers"]} and it is not None and it["zone"] != "Battlefield"


def _is_of_epic(entry: Mapping[str, Any]) -> bool:
    """Whether it is the delayed ability of epic, which phase keeps by itself."""
    ability_ = (entry["kind"].get("data") or {}).get("ability") or {}
    return bool((ability_.get("effect") or {}).get("type") == "EpicCopy")


def _source(state: State, entry: Mapping[str, Any], known: Known) -> Seen | None:
    return next((shown(state, it, known) for it in (state["objects"].get(str(entry["source_id"])),) if it), None)


def entry(n: int, moment: int, state: State, known: Known, fields: Mapping[str, Any]) -> Entry:
    """An entry of the log."""
    return Entry(n, moment, state["turn_number"] - known.turns, STEPS[state["phase"]], **fields)
