"""Casting and activating at phase's table: it asks step by step for what an act says at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from steps.peers.phase import choosing, completing, wording
from steps.peers.phase.playing import Playing
from steps.table import Activate, Answer, Cast, ObjectId, Obstacle, Refused, Special, TurnUp, Unsupported, WrongAnswer

_AUTO = {"type": "Auto"}
_NAMED = {"Equip": "equip", "CrewVehicle": "crew"}
"""The actions by which abilities of keywords are activated, where those have actions of their own."""


def cast(it: Playing, act: Cast, mana: str = "") -> ObjectId:
    """Cast a spell. ``mana``: what is paid, where that was announced.

    Raises:
        Refused: phase doesn't allow it, or not for that cost; the game is what it was.
        Unsupported: this driver has no words for it.
    """
    held = it.branch()
    try:
        with it.unsettled():
            obj = it.id(act.card)
            if mana:
                it.known.costs[obj] = mana
            it.apply(act.player, "CastSpell", object_id=obj, card_id=it.card_id(act.card), targets=[], payment_mode=_AUTO)
            choosing.choose_face(it, act.player, act.face)
            choosing.choose(it, act, mana)
            completing.complete(it, act)
    except (Refused, WrongAnswer, Unsupported):
        it.back(held)
        raise
    return act.card


def activate(it: Playing, act: Activate) -> ObjectId | None:
    """Activate an ability; what lies on the stack then, if anything. Raises Refused, Unsupported."""
    if act.keyword in ("station", "saddle"):
        raise Unsupported(f"this driver has no words for the ability: {act.keyword}", f"この能力は扱えない: {act.keyword}")
    source = it.id(act.source)
    it.enrich()
    found = _by_keyword(it, source, act.keyword) if act.keyword else _printed(it, source) or _by_keyword(it, source, "")
    if len(found) < act.index:
        raise Refused((Obstacle("", "phase doesn't offer the ability", ja="phaseはこの能力を選ばせない"),))
    before = {e["id"] for e in it.state["stack"]}
    held = it.branch()
    try:
        with it.unsettled():
            _activate_one(it, act, found[act.index - 1])
            completing.complete(it, act)
    except (Refused, WrongAnswer, Unsupported):
        it.back(held)
        raise
    new = [e["id"] for e in it.state["stack"] if e["id"] not in before]
    return it.known.number(new[-1]) if new else None


def spent(it: Playing, act: Activate) -> bool:
    """Whether it is a loyalty ability that phase doesn't offer. The game itself is asked: of a state that it takes back phase forgets which
    permanents' loyalty abilities were activated."""
    if act.keyword or it.waiting["type"] != "Priority" or it.state["priority_player"] != act.player:
        return False
    found = _printed(it, it.id(act.source))[act.index - 1 : act.index]
    abilities = it.state["objects"][str(it.id(act.source))].get("abilities") or []
    loyal = [a for a in found if (abilities[a["data"]["ability_index"]].get("cost") or {}).get("type") == "Loyalty"]
    return bool(loyal) and loyal[0] not in [a.to_dict() for a in it.game.actions()]


def _activate_one(it: Playing, act: Activate, chosen: Mapping[str, Any]) -> None:
    """Do what activates an ability. Mana abilities, and those of others' permanents, phase never offers, and allows; what else it doesn't
    offer is not allowed."""
    data = chosen["data"]
    if chosen["type"] == "CrewVehicle":
        it.apply(act.player, "CrewVehicle", **data)
        named = [it.id(obj) for payment in act.payments if payment.how == "tap" for obj in payment.objects]
        if named and it.waiting["type"] == "CrewVehicle":
            it.apply(act.player, "CrewVehicle", vehicle_id=data["vehicle_id"], creature_ids=named)
        return
    abilities = it.state["objects"][str(it.id(act.source))].get("abilities") or []
    index = data.get("ability_index")
    ability = abilities[index] if index is not None else {}
    unlisted = ability.get("effect", {}).get("type") == "Mana" or ability.get("activator_filter")
    if not unlisted and chosen not in [a.to_dict() for a in it.game.actions()]:
        raise Refused((Obstacle("", "phase doesn't offer the ability", ja="phaseはこの能力を選ばせない"),))
    it.apply(act.player, chosen["type"], **data)


def _printed(it: Playing, source: int) -> list[dict[str, Any]]:
    """The activations of all activated abilities of an object that are no keywords, in printed order, allowed or not."""
    abilities = it.state["objects"][str(source)].get("abilities") or []
    indices = [n for n, a in enumerate(abilities) if a["kind"] == "Activated" and not wording.keyword_of(a.get("description"))]
    return [{"type": "ActivateAbility", "data": {"source_id": source, "ability_index": n}} for n in indices]


def _by_keyword(it: Playing, source: int, keyword: str) -> list[dict[str, Any]]:
    """What phase offers of a keyword's activated abilities; of any keyword's if none is named."""
    found = [a for a in (a.to_dict() for a in it.game.actions()) if _is_of(a, source)]
    return [a for a in found if keyword in (_keyword_of(it, a) or _unnamed(it, source)) or (not keyword and _keyword_of(it, a))]


def _unnamed(it: Playing, source: int) -> tuple[str, ...]:
    """The keywords of an object, one of which an ability without a text comes from."""
    return tuple(wording.keyword(k).partition(" ")[0] for k in it.state["objects"][str(source)]["keywords"])


def _is_of(action: Mapping[str, Any], source: int) -> bool:
    data = action.get("data") or {}
    given = (data.get("source_id"), data.get("equipment_id"), data.get("vehicle_id"))
    return action["type"] in ("ActivateAbility", *_NAMED) and source in given


def _keyword_of(it: Playing, action: Mapping[str, Any]) -> tuple[str, ...]:
    """The keyword that an ability comes from, as far as phase tells; empty for none."""
    if action["type"] in _NAMED:
        return (_NAMED[action["type"]],)
    source = it.state["objects"][str(action["data"]["source_id"])]
    abilities = source.get("abilities") or []
    index = action["data"]["ability_index"]
    found = wording.keyword_of(abilities[index].get("description")) if index < len(abilities) else ""
    return (found,) if found else ()


def tap_for_mana(it: Playing, player: int, source: int, mana: str) -> None:
    """Activate a mana ability, which phase allows and doesn't list. Raises Refused: none of the source makes that mana."""
    obj = it.id(source)
    it.enrich()
    abilities = it.state["objects"][str(obj)].get("abilities") or []
    for index in (n for n, ability in enumerate(abilities) if ability.get("is_mana_ability")):
        held = it.branch()
        had = _pool(it, player)
        try:
            it.apply(player, "ActivateAbility", source_id=obj, ability_index=index)
            if it.waiting["type"] == "ChooseManaColor":
                it.answer(Answer(player, "color", (mana.strip("{}"),)))
            if not Counter(re.findall(r"\{([^}]+)\}", mana)) - (_pool(it, player) - had):
                return
        except (Refused, WrongAnswer):
            pass
        it.back(held)
    raise Refused((Obstacle("", f"phase makes no {mana} so", ja=f"phaseではそうして{mana}を加えられない"),))


def _pool(it: Playing, player: int) -> Counter[str]:
    """The mana that a player has."""
    pool = it.state["players"][player]["mana_pool"]["mana"]
    return Counter(wording.LETTERS.get(unit.get("color", unit.get("mana_type", "")), "C") for unit in pool)


def turn_up(it: Playing, act: TurnUp) -> None:
    """Turn a permanent face up. Raises Refused."""
    obj = it.id(act.obj)
    it.enrich()
    hidden = it.state["objects"][str(obj)].get("back_face") or {}
    costs = [k for k in map(wording.keyword, hidden.get("keywords") or ()) if k.startswith(("morph ", "megamorph ", "disguise "))]
    wanted = act.cost.keyword.replace("mana cost", "") if act.cost else ""
    if act.cost and not wanted and it.state["objects"][str(obj)].get("face_down_cause") == "Morph":
        raise Refused((Obstacle("", "phase turns it face up for its morph cost alone", ja="phaseは変異コストでしか表向きにしない"),))
    if wanted and not any(k.startswith(wanted) for k in costs):
        raise Refused((Obstacle("", f"phase has no such cost for it: {wanted}", ja=f"phaseにはこのコストがない: {wanted}"),))
    cost = next(
        (k.partition(" ")[2] for k in costs if not act.cost or k.startswith(wanted or "-")), wording.cost(hidden.get("mana_cost") or {})
    )
    if "{X}" in cost:
        raise Unsupported("this driver turns nothing face up for X", "このエンジンではXを含むコストで表向きにできない")
    it.apply(act.player, "TurnFaceUp", object_id=obj, x=0)
    it.note_paid(act.player, cost, tuple(seen for seen in (it.seen(obj),) if seen))


def special(it: Playing, act: Special) -> None:
    """Take a special action that a keyword gives. phase takes the time counters of suspend by an ability on the stack; that is let resolve.

    Raises:
        Refused: phase doesn't allow it.
        Unsupported: this driver has no words for it.
    """
    if act.verb not in ("suspend", "foretell", "plot") or act.giver is not None:
        raise Unsupported(f"this driver has no words for the special action: {act.verb}", f"この特別な処理は扱えない: {act.verb}")
    obj = it.id(act.card)
    it.enrich()
    if act.verb == "foretell":
        it.apply(act.player, "Foretell", object_id=obj, card_id=it.card_id(act.card))
        return
    found = [a for a in (a.to_dict() for a in it.game.actions()) if _is_of(a, obj)]
    if not found:
        raise Refused((Obstacle("", f"phase doesn't offer to {act.verb} it", ja=f"phaseはこの特別な処理を選ばせない: {act.verb}"),))
    it.apply(act.player, found[0]["type"], **found[0]["data"])
    if act.x is not None and it.waiting["type"] == "ChooseXValue":
        it.apply(act.player, "ChooseX", value=act.x)
    card = it.seen(obj)
    if card is not None:
        said = next((k for k in card.abilities if k.startswith(f"{act.verb} ")), "")
        it.note_paid(act.player, said.rpartition(" ")[2], (card,))
