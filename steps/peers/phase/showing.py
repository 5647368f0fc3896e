"""phase's game as a board, and its events as entries of a log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from steps.peers.phase import dungeons
from steps.peers.phase.cards import BLANK
from steps.peers.phase.wording import LETTERS, cost, counter, keyword, keyword_of, of_keyword, way
from steps.table import AbilitySeen, Board, CardSeen, Clock, PlayerSeen, Seen, StepName, ZoneName

State = Mapping[str, Any]
AbilityKind = Literal["activated", "triggered", "delayed"]
STEPS: Mapping[str, StepName] = {
    "Untap": "untap", "Upkeep": "upkeep", "Draw": "draw", "PreCombatMain": "precombat main", "BeginCombat": "beginning of combat",
    "DeclareAttackers": "declare attackers", "DeclareBlockers": "declare blockers", "CombatDamage": "combat damage",
    "EndCombat": "end of combat", "PostCombatMain": "postcombat main", "End": "end", "Cleanup": "cleanup",
}  # fmt: skip
ZONES: Mapping[str, ZoneName] = {
    "Battlefield": "battlefield", "Stack": "stack", "Hand": "hand", "Library": "library", "Graveyard": "graveyard", "Exile": "exile",
    "Command": "command",
}  # fmt: skip
CHOSEN = {"Color": "color", "CreatureType": "type", "BasicLandType": "type", "CardName": "card name"}
"""What phase calls the values that were chosen for objects."""


@dataclass(slots=True)
class Known:
    """What this driver knows of phase's objects beside what phase shows."""

    numbers: dict[int, int] = field(default_factory=dict)
    """What objects are called at the table that were laid out; the others are called 100,000 more than phase calls them."""
    keys: dict[int, str] = field(default_factory=dict)
    """The names of the cards that were laid out, by what phase calls those; it names a card by the face that is up."""
    labels: dict[int, str] = field(default_factory=dict)
    """The letters that the scenario gave to cards, by what phase calls those."""
    faces: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The names of the faces of cards that have several, by what phase calls the cards."""
    mutated: dict[tuple[int, int], int] = field(default_factory=dict)
    """How often permanents have mutated, by what phase calls them and how often they have changed zones."""
    delayed: set[int] = field(default_factory=set)
    """Those of the abilities on the stack, or that were there, that are delayed triggered abilities."""
    copies: set[int] = field(default_factory=set)
    """The tokens that are copies: phase doesn't tell those from others."""
    due: list[int] = field(default_factory=list)
    """The sources of delayed triggered abilities that have triggered and are still to be put on the stack."""
    paid: dict[int, str] = field(default_factory=dict)
    """The keywords for whose costs spells were cast, and the permanents that those became; phase forgets them as they resolve."""
    costs: dict[int, str] = field(default_factory=dict)
    """The costs of spells, where those aren't their mana costs: alternative ones, and those to which a splice cost was added."""
    turns: int = 0
    """So many turns went by at phase's table before the scenario's first, or have been skipped since."""

    def number(self, obj: int) -> int:
        """What an object of phase's is called at the table."""
        return self.numbers.get(obj, 100_000 + obj)


def _by_commanders(state: State, player: int, known: Known) -> tuple[tuple[int, int], ...]:
    """Combat damage dealt to a player by commanders."""
    return tuple((known.number(d["commander"]), d["damage"]) for d in state["commander_damage"] if d["player"] == player)


def board(state: State, names: tuple[str, ...], any_mana: tuple[bool, ...], known: Known) -> Board:
    """Everything on the table."""
    when = clock(state, known)
    objects = sorted((*_objects(state, known), *_abilities(state, known), *dungeons.cards(state)), key=lambda seen: seen.id)
    players = tuple(_player(state, p, names[p["id"]], any_mana[p["id"]], known) for p in state["players"])
    daytime = str(state.get("day_night") or "").lower()
    return Board(players, tuple(objects), when.turn, when.step, when.active, when.priority, when.over, daytime=daytime)


def clock(state: State, known: Known) -> Clock:
    """Where the game stands."""
    waiting = state["waiting_for"]
    over = ""
    if waiting["type"] == "GameOver":
        winner = waiting.get("data", {}).get("winner")
        over = "draw" if winner is None else f"won:{winner}"
    priority = state["priority_player"] if waiting["type"] == "Priority" else None
    stack = tuple(known.number(entry["id"]) for entry in reversed(state["stack"]))
    return Clock(state["turn_number"] - known.turns, STEPS[state["phase"]], state["active_player"], priority, over, stack)


def _player(state: State, p: Mapping[str, Any], name: str, any_mana: bool, known: Known) -> PlayerSeen:
    units = (unit for unit in p["mana_pool"]["mana"] if unit.get("source_id") or not any_mana)  # the others are those to pay anything with
    pool = "".join(f"{{{LETTERS.get(unit.get('color', unit.get('mana_type', '')), 'C')}}}" for unit in units)
    room, done = dungeons.progress(state, p["id"])
    cast = state["spells_cast_this_turn_by_player"]
    return PlayerSeen(
        p["id"], name, p["life"], pool, any_mana, not p["is_eliminated"], p["cards_drawn_this_turn"],
        len(cast.get(str(p["id"]), ())) if isinstance(cast, Mapping) else 0,
        _by_commanders(state, p["id"], known),
        counters=(("poison", p["poison_counters"]),) if p["poison_counters"] else (),
        room=room, dungeons=done, designations=tuple(it for it in ("monarch", "initiative") if state.get(it) == p["id"]),
    )  # fmt: skip


def _objects(state: State, known: Known) -> Iterator[Seen]:
    places: dict[int, int] = {}
    for p in state["players"]:
        for zone in ("library", "graveyard", "hand"):
            ids = p[zone] if zone == "library" else p[zone][::-1] if zone == "graveyard" else p[zone]
            places.update({i: n for n, i in enumerate(ids)})
    places.update({i: n for zone in ("battlefield", "exile", "command_zone") for n, i in enumerate(state[zone])})
    places.update({entry["id"]: n for n, entry in enumerate(reversed(state["stack"]))})
    waiting = state["waiting_for"]
    copying = waiting["data"]["copy_id"] if waiting["type"] == "CopyRetarget" else None  # not there yet while its targets are chosen
    gone = {p["id"] for p in state["players"] if p["is_eliminated"]} if waiting["type"] != "GameOver" else ()
    asked = {c.get("source_id") for c in (waiting.get("data") or {}).get("candidates") or () if isinstance(c, Mapping)}
    for key, it in state["objects"].items():
        left = it["owner"] in gone and it["zone"] == "Exile"  # where phase puts what leaves the game
        there = int(key) in places or int(key) in asked or it["zone"] == "Stack"  # what is just resolving lies in none of phase's lists
        if there and not left and int(key) != copying:
            yield shown(state, it, known, places.get(int(key), 0))


def shown(state: State, it: Mapping[str, Any], known: Known, position: int = 0) -> Seen:
    """One object."""
    zone = ZONES.get(it["zone"], "exile")
    if zone == "exile" and it["face_down"]:
        return _hidden(state, it, known, position)
    blank = printed(it) == BLANK
    types = it["card_types"]
    sized = (
        zone != "battlefield" or "Creature" in types["core_types"]
    )  # what is no creature has no size there, whatever phase shows (CR 208.3)
    power, toughness = (it["power"], it["toughness"]) if sized else (None, None)
    entry = next((e for e in state["stack"] if e["id"] == it["id"]), None)
    return Seen(
        known.number(it["id"]), "" if blank else it.get("name") or "", _cards(state, it, known), zone, position, it["owner"],
        it["controller"], {"battlefield": "permanent", "stack": "spell"}.get(zone, "card"),  # type: ignore[arg-type]
        token=zone != "stack" and bool(it.get("is_token")), copy=_is_copy(it, known),
        statuses=tuple(sorted(_statuses(state, it))), counters=_counters(it),
        attached_to=_host(it, known), attacking=_attacking(state, it["id"], known), blocking=_blocking(state, it["id"], known),
        damage=it["damage_marked"], power=power,
        toughness=toughness, colors=tuple(c for c in "WUBRG" if c in {LETTERS[x] for x in it["color"]}),
        supertypes=tuple(types["supertypes"]), types=() if blank else tuple(types["core_types"]), subtypes=tuple(types["subtypes"]),
        mana_cost="" if blank else cost(it["mana_cost"]), mana_value=0 if blank else _value(it, entry),
        abilities=tuple(keyword(k, it["mana_cost"]) for k in _keywords(state, it)),
        targets=targets(entry, known) if entry else (), x=_x(it, entry), costs_paid=_paid(it, known),
        zone_changes=it.get("incarnation") or 0, chosen=tuple(_chosen(it)), protector=_protector(it),
    )  # fmt: skip


def _hidden(state: State, it: Mapping[str, Any], known: Known, position: int) -> Seen:
    """A card exiled face down, which has no characteristics (CR 406.3a); phase keeps them."""
    return Seen(
        known.number(it["id"]), "", _cards(state, it, known), "exile", position, it["owner"], it["controller"], "card",
        statuses=("face down",), counters=_counters(it), zone_changes=it.get("incarnation") or 0,
    )  # fmt: skip


def _keywords(state: State, it: Mapping[str, Any]) -> list[Any]:
    """Its keyword abilities. What a card in exile has been given for good phase lists with the effect, not with the card."""
    if it["zone"] != "Exile":
        return list(it["keywords"])
    given = [
        change["keyword"] for effect in state["transient_continuous_effects"] for change in effect["modifications"]
        if change["type"] == "AddKeyword" and effect["affected"].get("id") == it["id"] and effect["duration"] == "Permanent"
    ]  # fmt: skip
    return [*it["keywords"], *(one for one in given if one not in it["keywords"])]


def _chosen(it: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What was chosen for it."""
    for one in it.get("chosen_attributes") or ():
        if one["type"] in CHOSEN:
            value = str(one["value"])
            yield CHOSEN[one["type"]], LETTERS.get(value, value) if one["type"] == "Color" else value


def _protector(it: Mapping[str, Any]) -> int | None:
    """The player chosen for a battle, as it entered."""
    chosen = it.get("chosen_attributes") or () if "Battle" in it["card_types"]["core_types"] else ()
    return next((int(one["value"]) for one in chosen if one["type"] == "Player"), None)


def _paid(it: Mapping[str, Any], known: Known) -> tuple[str, ...]:
    paid = known.paid.get(it["id"])
    return (*((paid,) if paid else ()), *(("kicker",) if it.get("kickers_paid") else ()))


def _is_copy(it: Mapping[str, Any], known: Known) -> bool:
    """Whether it is a copy of a spell or card, a token that is or has become one, or a permanent that copies something."""
    copies = it.get("layer1_copy_effect") is not None and len(it.get("merged_components") or ()) < 2
    return copies or (bool(it.get("is_token")) and (it["zone"] == "Stack" or it["id"] in known.copies))


def printed(it: Mapping[str, Any]) -> str:
    """The name on a card. Of a face-down object phase keeps that with the face that is hidden."""
    return str(it.get("base_name") or (it.get("back_face") or {}).get("name") or it.get("name") or "")


def _cards(state: State, it: Mapping[str, Any], known: Known) -> tuple[CardSeen, ...]:
    """What represents it, topmost first."""
    merged = it.get("merged_components") or [it["id"]]
    found = [state["objects"].get(str(i), it) for i in merged]
    return tuple(_card(known.keys.get(one["id"], _key(one)), one["id"], known) for one in found)


def _card(key: str, card: int, known: Known) -> CardSeen:
    others = tuple(name for name in known.faces.get(card, ()) if name != key)
    return CardSeen(key, known.labels.get(card, ""), others)


def _key(it: Mapping[str, Any]) -> str:
    return "" if printed(it) == BLANK else printed(it)


def _statuses(state: State, it: Mapping[str, Any]) -> Iterator[str]:
    if it.get("is_commander"):
        yield "commander"
    if it["zone"] == "Exile" and it["counters"].get("time") and any(keyword(k).startswith("suspend") for k in _keywords(state, it)):
        yield "suspended"
    if it["id"] in state["public_revealed_cards"] and it["zone"] in ("Hand", "Library"):
        yield "revealed"
    if it["zone"] != "Battlefield":
        return
    if len(it.get("merged_components") or ()) > 1:
        yield "merged"
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


def _attacking(state: State, obj: int, known: Known) -> int | None:
    for attacker in (state["combat"] or {}).get("attackers", ()):
        if attacker["object_id"] == obj:
            whom = attacker["attack_target"]
            return ~int(whom["data"]) if whom["type"] == "Player" else known.number(whom["data"])
    return None


def _blocking(state: State, obj: int, known: Known) -> tuple[int, ...]:
    blocked = (state["combat"] or {}).get("blocker_to_attacker", {}).get(str(obj), ())
    return tuple(known.number(a) for a in (blocked if isinstance(blocked, list | tuple) else [blocked]))


def _counters(it: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((counter(kind), n) for kind, n in it["counters"].items() if n))


def _host(it: Mapping[str, Any], known: Known) -> int | None:
    host = it["attached_to"]
    if isinstance(host, Mapping):
        if host.get("type") == "Player":
            return ~int(host["data"])
        host = host.get("data")
    return known.number(host) if isinstance(host, int) else None


def _value(it: Mapping[str, Any], spell: Mapping[str, Any] | None) -> int:
    """Its mana value, X being what was chosen for it on the stack."""
    told = it["mana_cost"]
    if told.get("type") != "Cost":
        return 0
    xs: int = told["shards"].count("X")
    return int(told["generic"]) + len(told["shards"]) - xs + xs * (_x(it, spell) or 0)


def _x(it: Mapping[str, Any], spell: Mapping[str, Any] | None) -> int | None:
    """What X is, of a spell."""
    if spell is None or "X" not in it["mana_cost"].get("shards", ()):
        return None
    return int(it.get("cost_x_paid") or 0)


def chosen_cost(it: Mapping[str, Any], spell: Mapping[str, Any]) -> str:
    """The cost for which a spell is cast, before what is added to it."""
    name = way(spell.get("casting_variant", "Normal"))
    if name == "free":
        return ""
    if name == "face down":
        return "{3}"
    told = (keyword(k, it["mana_cost"]) for k in it["keywords"])
    return next((k.removeprefix(f"{name} ") for k in told if k.startswith(f"{name} ")), cost(it["mana_cost"]))


def _abilities(state: State, known: Known) -> Iterator[Seen]:
    for n, entry in enumerate(reversed(state["stack"])):
        kind = entry["kind"]["type"]
        if kind != "Spell":
            yield ability(state, entry, known, n)


def ability(state: State, entry: Mapping[str, Any], known: Known, position: int = 0) -> Seen:
    """An ability on the stack."""
    kind: AbilityKind = "delayed" if entry["id"] in known.delayed else "triggered" if "Trigger" in entry["kind"]["type"] else "activated"
    data = entry["kind"].get("data") or {}
    description = data.get("description") or (data.get("ability") or {}).get("description")
    player = entry["controller"]
    return Seen(
        known.number(entry["id"]), "", (), "stack", position, player, player, "ability",
        ability=_of(state, entry["source_id"], kind, description, data.get("source_name", ""), known), targets=targets(entry, known),
    )  # fmt: skip


def waiting_trigger(state: State, told: Mapping[str, Any], player: int, known: Known) -> Seen:
    """A triggered ability that waits to be put on the stack. phase gives it no number; it has none here. That of epic has no text."""
    kind: AbilityKind = "delayed" if told["source_id"] in known.due or not told.get("description") else "triggered"
    seen = _of(state, told["source_id"], kind, told.get("description"), told["source_name"], known)
    return Seen(0, "", (), "stack", 0, player, player, "ability", ability=seen)


def _of(state: State, source: int, kind: AbilityKind, description: str | None, name: str, known: Known) -> AbilitySeen:
    """What an ability is: phase tells it by its source and its text."""
    it = state["objects"].get(str(source))
    cards = [state["objects"][str(i)] for i in (it or {}).get("merged_components") or ()]
    card = next((c for c in cards if description in _texts(c, kind)), next(iter(cards), it))
    if not cards and card is not None and description and description not in _texts(card, kind):  # of a pile that is no more
        card = next((c for c in state["objects"].values() if description in _texts(c, kind)), card)
    key = known.keys.get(card["id"], _key(card)) if card is not None else name.partition(": ")[0]  # a dungeon and its room
    keyword_, index = of_keyword(description)
    texts = _texts(card, kind) if card is not None else []
    if not keyword_ and description in texts:
        index = 1 + texts.index(description)
        index = chapter(card, description) or index if card is not None else index
    return AbilitySeen(known.number(source), key, kind, keyword_, index)


def _definition(told: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = told.get("definition", told)
    return found


def chapter(card: Mapping[str, Any], description: str | None) -> int:
    """Which of a Saga's printed abilities a chapter is: phase makes an ability of each number that stands before it. 0 for what is none."""
    chapters = [t for t in map(_definition, card.get("base_trigger_definitions") or ()) if t.get("saga_chapter")]
    meant = next((t for t in chapters if t.get("description") == description), None)
    if meant is None:
        return 0
    printed: list[Any] = []
    for one in chapters[: chapters.index(meant) + 1]:
        if one["execute"] not in printed[-1:]:
            printed.append(one["execute"])
    return len(printed)


def _texts(card: Mapping[str, Any], kind: AbilityKind) -> list[str | None]:
    """The texts of a card's abilities of a kind that are no keywords, in printed order."""
    if kind == "activated":
        found = [a.get("description") for a in card.get("base_abilities") or card.get("abilities") or () if a["kind"] == "Activated"]
    else:
        found = [t.get("description") for t in map(_definition, card.get("base_trigger_definitions") or ())]
    return [text for text in found if not keyword_of(text)]


def targets(entry: Mapping[str, Any], known: Known) -> tuple[int, ...]:
    """The targets of what lies on the stack."""
    chosen = ((entry["kind"].get("data") or {}).get("ability") or {}).get("targets", ())
    return tuple(target_of(t, known) for t in chosen if isinstance(t, Mapping))


def target_of(chosen: Mapping[str, int], known: Known) -> int:
    """An object by its number, a player as ``~seat``."""
    ((kind, value),) = chosen.items()
    return ~value if kind == "Player" else known.number(value)
