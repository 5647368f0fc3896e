"""Which cost a spell is cast for at phase's table. Of a single one that can be paid phase doesn't ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steps.peers.phase import wording
from steps.peers.phase.playing import Playing
from steps.table import Cast, Obstacle, Refused, Seat

_OFFERED = {"face down": "morph"}
"""What a way of casting is called in a scenario, where phase calls it otherwise."""
NOT_OFFERED = "phase doesn't offer that cost"


def choose_face(it: Playing, player: Seat, face: str) -> None:
    """Choose the face that is cast, or the Adventure, if phase asks. Raises Refused: it is the other one that phase has taken."""
    data = it.waiting.get("data") or {}
    if it.waiting["type"] == "ModalFaceChoice":
        it.apply(player, "ChooseModalFace", back_face=bool(face))
    elif it.waiting["type"] == "CastOffer" and data["kind"]["type"] == "Adventure":
        it.apply(player, "ChooseAdventureFace", creature=not face)
    elif face and it.state["stack"] and it.state["objects"][str(it.state["stack"][-1]["id"])]["name"] != face:
        raise Refused((Obstacle("", "phase casts the other face", ja="phaseはもう一方の面を唱える"),))


def choose(it: Playing, act: Cast, mana: str = "") -> None:
    """Choose among the costs that phase offers; ``mana``: what is paid, where that was announced. Raises Refused: it isn't offered."""
    offered = [n for n, (way, mana) in enumerate(offers(it, act.card)) if _is_meant(act, way, mana)]
    if not offered:
        told = ", ".join(f"{way or 'mana cost'} {mana}".strip() for way, mana in offers(it, act.card))
        why = f"{NOT_OFFERED}, but: {told}"
        raise Refused((Obstacle("", why, ja=f"phaseはそのコストではなく、次のものを選ばせる: {told}"),))
    waiting = it.waiting
    if waiting["type"] == "CastingVariantChoice":
        it.apply(act.player, "ChooseCastingVariant", index=offered[0])
    elif waiting["type"] == "AlternativeCastChoice":
        if offered[0]:
            it.known.costs[it.id(act.card)] = mana or wording.cost(waiting["data"]["alternative_cost"])
        it.apply(act.player, "ChooseAlternativeCast", choice={"type": "Alternative" if offered[0] else "Normal"})
    elif waiting["type"] == "OptionalCostChoice" and len(offers(it, act.card)) > 1:
        it.apply(act.player, "DecideOptionalCost", pay=not offered[0])


def _is_meant(act: Cast, way: str, mana: str) -> bool:
    if act.free and act.cost and act.cost.keyword:
        return False
    keyword = "free" if act.free else "morph" if act.face_down else act.cost.keyword if act.cost else ""
    if act.cost and not keyword and (act.cost.alternative or act.cost.mana):
        return (bool(way) or not act.cost.alternative) and act.cost.mana in ("", mana)
    return way == keyword


def offers(it: Playing, card: int) -> list[tuple[str, str]]:
    """The costs that phase offers for what is being cast, in its order: a keyword, "free", or "" for the mana cost; and the mana."""
    waiting = it.waiting
    data = waiting.get("data") or {}
    if waiting["type"] == "CastingVariantChoice":
        return [(way(option["variant"]), wording.cost(option["mana_cost"])) for option in data["options"]]
    if waiting["type"] == "AlternativeCastChoice":
        return [("", wording.cost(data["normal_cost"])), (named(str(data["keyword"]["type"])), wording.cost(data["alternative_cost"]))]
    if waiting["type"] == "OptionalCostChoice" and data["cost"].get("type") == "Choice":
        told = [one.get("cost") or {} for one in data["cost"]["data"]]
        return [("free" if one.get("type") == "NoCost" else "", wording.cost(one)) for one in told]
    taken = _taken(it)
    return [(taken, "" if taken else wording.cost(it.state["objects"][str(it.id(card))]["mana_cost"]))]


def named(variant: str) -> str:
    """What a scenario calls a way of casting that phase names."""
    words = wording.words(variant)
    return _OFFERED.get(words, words)


def way(variant: Any) -> str:
    """A way of casting as a keyword, "free", or "" for the mana cost."""
    name = named(wording.way(variant))
    return "" if name in ("normal", "adventure") or name.endswith("permission") else name


def _taken(it: Playing) -> str:
    """The way of casting that phase has taken for the spell by itself."""
    stack = it.state["stack"]
    data = stack[-1]["kind"].get("data") if stack and stack[-1]["kind"]["type"] == "Spell" else None
    if it.waiting["type"] != "Priority":
        data = pending(it.waiting.get("data"))
    variant = (data or {}).get("casting_variant")
    return way(variant) if variant else ""


def pending(data: Any) -> Mapping[str, Any]:
    """The cast about which phase is asking, wherever that stands in what it says."""
    if not isinstance(data, Mapping):
        return {}
    if "casting_variant" in data:
        return data
    return next((found for found in map(pending, data.values()) if found), {})
