"""phase's game as a board, and its events as entries of a log."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from steps.peers.phase.cards import BLANK
from steps.table import AbilitySeen, Board, CardSeen, Clock, Entry, PlayerSeen, Seen, StepName, ZoneName

State = Mapping[str, Any]
STEPS: Mapping[str, StepName] = {
    "Untap": "untap", "Upkeep": "upkeep", "Draw": "draw", "PreCombatMain": "precombat main", "BeginCombat": "beginning of combat",
    "DeclareAttackers": "declare attackers", "DeclareBlockers": "declare blockers", "CombatDamage": "combat damage",
    "EndCombat": "end of combat", "PostCombatMain": "postcombat main", "End": "end", "Cleanup": "cleanup",
}  # fmt: skip
ZONES: Mapping[str, ZoneName] = {
    "Battlefield": "battlefield", "Stack": "stack", "Hand": "hand", "Library": "library", "Graveyard": "graveyard", "Exile": "exile",
    "Command": "command",
}  # fmt: skip
_LETTERS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G", "Colorless": "C"}
_COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}


@dataclass(slots=True)
class Known:
    """What this driver knows of phase's objects beside what phase shows."""

    numbers: dict[int, int] = field(default_factory=dict)
    """What objects are called at the table that were laid out; the others are called 100,000 more than phase calls them."""
    delayed: set[int] = field(default_factory=set)
    """Those of the abilities on the stack, or that were there, that are delayed triggered abilities."""

    def number(self, obj: int) -> int:
        """What an object of phase's is called at the table."""
        return self.numbers.get(obj, 100_000 + obj)


def board(state: State, names: tuple[str, ...], any_mana: tuple[bool, ...], known: Known) -> Board:
    """Everything on the table."""
    when = clock(state, known)
    objects = sorted((*_objects(state, known), *_abilities(state, known)), key=lambda seen: seen.id)
    players = tuple(_player(state, p, names[p["id"]], any_mana[p["id"]]) for p in state["players"])
    return Board(players, tuple(objects), when.turn, when.step, when.active, when.priority, when.over)


def clock(state: State, known: Known) -> Clock:
    """Where the game stands."""
    waiting = state["waiting_for"]
    over = ""
    if waiting["type"] == "GameOver":
        winner = waiting.get("data", {}).get("winner")
        over = "draw" if winner is None else f"won:{winner}"
    priority = state["priority_player"] if waiting["type"] == "Priority" else None
    stack = tuple(known.number(entry["id"]) for entry in reversed(state["stack"]))
    return Clock(state["turn_number"], STEPS[state["phase"]], state["active_player"], priority, over, stack)


def _player(state: State, p: Mapping[str, Any], name: str, any_mana: bool) -> PlayerSeen:
    pool = "".join(f"{{{_LETTERS.get(unit.get('color', unit.get('mana_type', '')), 'C')}}}" for unit in p["mana_pool"]["mana"])
    cast = state["spells_cast_this_turn_by_player"]
    return PlayerSeen(
        p["id"], name, p["life"], "" if any_mana else pool, any_mana, not p["is_eliminated"], p["cards_drawn_this_turn"],
        len(cast.get(str(p["id"]), ())) if isinstance(cast, Mapping) else 0,
        counters=(("poison", p["poison_counters"]),) if p["poison_counters"] else (),
    )  # fmt: skip


def _objects(state: State, known: Known) -> Iterator[Seen]:
    places: dict[int, int] = {}
    for p in state["players"]:
        for zone in ("library", "graveyard", "hand"):
            ids = p[zone] if zone == "library" else p[zone][::-1] if zone == "graveyard" else p[zone]
            places.update({i: n for n, i in enumerate(ids)})
    for zone in ("battlefield", "exile", "command_zone"):
        places.update({i: n for n, i in enumerate(state[zone])})
    places.update({entry["id"]: n for n, entry in enumerate(reversed(state["stack"]))})
    for key, it in state["objects"].items():
        if int(key) in places:
            yield shown(state, it, known, places[int(key)])


def shown(state: State, it: Mapping[str, Any], known: Known, position: int = 0) -> Seen:
    """One object."""
    name = "" if it["base_name"] == BLANK else it["name"] or ""
    base = "" if it["base_name"] == BLANK else it["base_name"]
    zone = ZONES.get(it["zone"], "exile")
    types = it["card_types"]
    entry = next((e for e in state["stack"] if e["id"] == it["id"]), None)
    return Seen(
        known.number(it["id"]), name, (CardSeen(base),), zone, position, it["owner"], it["controller"],
        {"battlefield": "permanent", "stack": "spell"}.get(zone, "card"),  # type: ignore[arg-type]
        token=bool(it.get("is_token")), statuses=tuple(sorted(_statuses(state, it))), counters=_counters(it),
        attached_to=_host(it, known), attacking=_attacking(state, it["id"]), damage=it["damage_marked"], power=it["power"],
        toughness=it["toughness"], colors=tuple(c for c in "WUBRG" if c in {_LETTERS[x] for x in it["color"]}),
        supertypes=tuple(types["supertypes"]), types=tuple(types["core_types"]) if base else (), subtypes=tuple(types["subtypes"]),
        mana_cost=_cost(it["mana_cost"]) if base else "", mana_value=_value(it["mana_cost"]) if base else 0,
        abilities=tuple(_keyword(k) for k in it["keywords"]),
        targets=_targets(entry, known) if entry else (),
    )  # fmt: skip


def _statuses(state: State, it: Mapping[str, Any]) -> Iterator[str]:
    if it["zone"] != "Battlefield":
        return
    combat = state["combat"] or {}
    attackers = {a["object_id"]: a for a in combat.get("attackers", ())}
    if it["tapped"]:
        yield "tapped"
    if it["face_down"]:
        yield "face down"
    if it.get("transformed"):
        yield "transformed"
    if (it.get("phase_status") or {}).get("status", "PhasedIn") != "PhasedIn":
        yield "phased out"
    if it.get("summoning_sick"):
        yield "summoning sick"
    if it["id"] in attackers:
        yield "attacking"
        if state["phase"] not in ("DeclareAttackers",):
            yield "blocked" if attackers[it["id"]]["blocked"] else "unblocked"
    if str(it["id"]) in combat.get("blocker_to_attacker", {}):
        yield "blocking"


def _attacking(state: State, obj: int) -> int | None:
    for attacker in (state["combat"] or {}).get("attackers", ()):
        if attacker["object_id"] == obj and attacker["attack_target"]["type"] == "Player":
            return ~int(attacker["attack_target"]["data"])
    return None


def _counters(it: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((_COUNTERS.get(kind, kind.lower()), n) for kind, n in it["counters"].items() if n))


def _host(it: Mapping[str, Any], known: Known) -> int | None:
    host = it["attached_to"]
    if isinstance(host, Mapping):
        host = host.get("data")
    return known.number(host) if isinstance(host, int) else None


def _cost(cost: Mapping[str, Any]) -> str:
    if cost.get("type") != "Cost":
        return ""
    shards = "".join(f"{{{_LETTERS.get(s, s)}}}" for s in cost["shards"])
    return (f"{{{cost['generic']}}}" if cost["generic"] or not shards else "") + shards


def _value(cost: Mapping[str, Any]) -> int:
    return int(cost["generic"]) + len(cost["shards"]) if cost.get("type") == "Cost" else 0


def _keyword(keyword: Any) -> str:
    """A keyword ability as the table names it: "haste", "blitz {2}{R}"."""
    if isinstance(keyword, str):
        return _words(keyword)
    ((name, parameter),) = keyword.items()
    cost = parameter.get("data") if isinstance(parameter, Mapping) else None
    shown_cost = _cost(cost) if isinstance(cost, Mapping) else ""
    return f"{_words(name)} {shown_cost}".rstrip()


def _words(name: str) -> str:
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def _abilities(state: State, known: Known) -> Iterator[Seen]:
    for n, entry in enumerate(reversed(state["stack"])):
        kind = entry["kind"]["type"]
        if kind != "Spell":
            yield ability(state, entry, known, n)


def ability(state: State, entry: Mapping[str, Any], known: Known, position: int = 0) -> Seen:
    """An ability on the stack."""
    kind = "delayed" if entry["id"] in known.delayed else "triggered" if "Trigger" in entry["kind"]["type"] else "activated"
    source = state["objects"].get(str(entry["source_id"]), {})
    data = entry["kind"].get("data") or {}
    seen = AbilitySeen(
        known.number(entry["source_id"]), source.get("base_name", ""), kind, *_of_keyword(data.get("description"))  # type: ignore[arg-type]
    )  # fmt: skip
    player = entry["controller"]
    return Seen(
        known.number(entry["id"]), "", (), "stack", position, player, player, "ability", ability=seen, targets=_targets(entry, known)
    )


def waiting_trigger(state: State, told: Mapping[str, Any], player: int, known: Known) -> Seen:
    """A triggered ability that waits to be put on the stack. phase gives it no number; it has none here."""
    key = (state["objects"].get(str(told["source_id"])) or {}).get("base_name", told["source_name"])
    seen = AbilitySeen(known.number(told["source_id"]), key, "triggered", *_of_keyword(told.get("description")))
    return Seen(0, "", (), "stack", 0, player, player, "ability", ability=seen)


def _of_keyword(description: str | None) -> tuple[str, int]:
    """The keyword that phase names as the origin of an ability, and which of its source's it is: of a keyword's that isn't known."""
    found = re.match(r"([A-Z][a-z ]+) \(CR ", description or "")
    return (found[1].lower(), 0) if found else ("", 1)


def gone(events: Iterable[Mapping[str, Any]], before: State, after: State, known: Known) -> Iterator[dict[str, Any]]:
    """The abilities that have left the stack neither resolved nor countered, as fields of entries: phase tells of them by no event."""
    told = {e["data"]["object_id"] for e in events if e["type"] in ("StackResolved", "SpellCountered")}
    there = {e["id"] for e in after["stack"]}
    for one in before["stack"]:
        if one["id"] not in there | told and one["kind"]["type"] != "Spell":
            yield {"kind": "leave stack", "objects": (ability(before, one, known),)}


def _targets(entry: Mapping[str, Any], known: Known) -> tuple[int, ...]:
    chosen = ((entry["kind"].get("data") or {}).get("ability") or {}).get("targets", ())
    return tuple(_target(t, known) for t in chosen if isinstance(t, Mapping))


def _target(target: Mapping[str, int], known: Known) -> int:
    ((kind, value),) = target.items()
    return ~value if kind == "Player" else known.number(value)


def entries(event: Mapping[str, Any], before: State, after: State, known: Known) -> Iterator[dict[str, Any]]:
    """What an event says, as fields of entries. Events that say nothing of their own are left out."""
    data = event.get("data") or {}

    def of(key: str) -> tuple[Seen, ...]:
        it = before["objects"].get(str(data[key])) or after["objects"].get(str(data[key]))
        return (shown(before, it, known),) if it is not None else ()

    match event["type"]:
        case "PhaseChanged":
            yield {"kind": "begin", "detail": STEPS[data["phase"]]}
        case "TurnStarted":
            yield {"kind": "turn", "player": data.get("player_id")}
        case "ZoneChanged" if data["from"] is not None:
            moved, to = of("object_id"), ZONES.get(data["to"], "exile")
            yield {
                "kind": "zone", "objects": moved, "from_zone": ZONES.get(data["from"]), "to_zone": to,
                "became": tuple(s.id for s in moved),
            }  # fmt: skip
        case "SpellCast":
            player = data.get("controller", data.get("player_id"))
            yield {"kind": "cast", "objects": of("object_id"), "player": player, "detail": _cost_taken(after, data["object_id"])}
        case "StackResolved" | "SpellCountered":
            on_stack = next((e for e in before["stack"] if e["id"] == data["object_id"]), None)
            spell = of("object_id")
            resolved = spell or ((ability(before, on_stack, known),) if on_stack else ())
            yield {"kind": "resolve" if event["type"] == "StackResolved" else "counter", "objects": resolved}
        case "PermanentTapped" | "PermanentUntapped":
            yield {"kind": "tap" if event["type"] == "PermanentTapped" else "untap", "objects": of("object_id")}
        case "LifeChanged":
            yield {"kind": "life", "player": data["player_id"], "amount": data["amount"]}
        case "DamageDealt":
            target = _target(data["target"], known)
            hit = _by_id(before, data["target"].get("Object"), known)
            source = _by_id(before, data["source_id"], known)
            combat = "combat" if data["is_combat"] else ""
            yield {
                "kind": "damage", "objects": hit, "source": source[0] if source else None, "target": target, "amount": data["amount"],
                "detail": combat,
            }  # fmt: skip
        case "CreatureDestroyed":
            yield {"kind": "destroy", "objects": of("object_id")}
        case "CardDrawn":
            yield {"kind": "draw", "player": data["player_id"], "amount": 1}
        case "PermanentSacrificed":
            yield {"kind": "sacrifice", "objects": of("object_id"), "player": data.get("player_id")}
        case "Discarded":
            yield {"kind": "discard", "objects": of("object_id"), "player": data.get("player_id")}
        case "TokenCreated":
            made = after["objects"].get(str(data["object_id"]))
            name = made["name"] if made else data.get("name", "")
            became = (known.number(data["object_id"]),)
            player = (made or {}).get("controller")
            yield {"kind": "create", "to_zone": "battlefield", "amount": 1, "detail": name, "became": became, "player": player}
        case "AttackersDeclared":
            for attacker, attacked in data["attacks"]:
                target = ~int(attacked["data"]) if attacked["type"] == "Player" else known.number(attacked["data"])
                yield {"kind": "attack", "objects": _by_id(before, attacker, known), "target": target}


def _cost_taken(state: State, obj: int) -> str:
    """The keyword for whose cost a spell on the stack was cast; "" for its mana cost."""
    entry = next((e for e in state["stack"] if e["id"] == obj), None)
    variant = ((entry or {}).get("kind", {}).get("data") or {}).get("casting_variant")
    return variant.lower() if isinstance(variant, str) and variant != "Normal" else ""


def triggered(before: State, after: State, known: Known) -> Iterator[dict[str, Any]]:
    """The triggered abilities that have come onto the stack, as fields of entries: phase tells of them by no event."""
    there = {e["id"] for e in before["stack"]}
    waited = [d["source_id"] for d in before["delayed_triggers"]]
    for source in (d["source_id"] for d in after["delayed_triggers"]):
        if source in waited:
            waited.remove(source)
    for entry in after["stack"]:
        if entry["id"] not in there and "Trigger" in entry["kind"]["type"]:
            if entry["source_id"] in waited:
                waited.remove(entry["source_id"])
                known.delayed.add(entry["id"])
            seen = ability(after, entry, known)
            yield {"kind": "trigger", "player": seen.controller, "objects": (seen,), "source": _source(after, entry, known)}


def _source(state: State, entry: Mapping[str, Any], known: Known) -> Seen | None:
    return next(iter(_by_id(state, entry["source_id"], known)), None)


def _by_id(state: State, obj: int | None, known: Known) -> tuple[Seen, ...]:
    it = state["objects"].get(str(obj))
    return (shown(state, it, known),) if it is not None else ()


def entry(n: int, moment: int, state: State, fields: Mapping[str, Any]) -> Entry:
    """An entry of the log."""
    return Entry(n, moment, state["turn_number"], STEPS[state["phase"]], **fields)
