"""Answers that phase asks for though there is no other: they are given at once, as our own engine doesn't ask."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from steps.peers.phase.answering import Action
from steps.peers.phase.asking import actions, question
from steps.peers.phase.offering import Asked
from steps.peers.phase.showing import chapter
from steps.table import Answer

_ASKED_NEXT = "[Yy]ou may cast .* from your hand|[Yy]ou may choose new targets|as though (it|they) had flash"
"""What phase says of choices that it asks about once more, with what can be chosen."""

_OF_CARDS = (
    "PayCost", "DiscardChoice", "DiscardToHandSize", "RevealChoice", "SacrificeChoice", "EffectZoneChoice", "ChooseFromZoneChoice",
)  # fmt: skip
"""Choices of so many cards or permanents."""


def forced(asked: Asked, ids: Callable[[int], int]) -> Sequence[Action]:
    """The only answer there is, where phase asks all the same; nothing where there is a choice."""
    kind = asked.waiting["type"]
    if kind == "OrderTriggers":
        triggers = asked.data["triggers"]
        alike = len({(t["source_id"], _read(asked, t["source_id"], t.get("description"))) for t in triggers}) == 1
        return [("OrderTriggers", {"order": list(range(len(triggers)))})] if alike else ()
    if kind == "ReplacementChoice" and asked.kind_of() != "OptionalBranch":
        alike = len({(c["source_id"], c["description"]) for c in asked.data["candidates"]}) == 1
        return [("ChooseReplacement", {"index": 0})] if alike else ()
    if kind == "NamedChoice" and len(asked.data.get("options") or ()) == 1:
        return [("ChooseOption", {"choice": asked.data["options"][0]})]
    if kind == "CrewVehicle" and len(asked.data["eligible_creatures"]) == 1:
        return [("CrewVehicle", {"vehicle_id": asked.data["vehicle_id"], "creature_ids": asked.data["eligible_creatures"]})]
    if kind in ("ModeChoice", "AbilityModeChoice", "DistributeAmong", "RevealChoice", "DamageSourceChoice"):
        offered = [a for a in (a.to_dict() for a in asked.game.actions()) if a["type"] != "CancelCast"]
        return [(offered[0]["type"], offered[0]["data"])] if len(offered) == 1 else ()
    if kind == "OptionalEffectChoice" and re.search(_ASKED_NEXT, asked.data.get("description") or ""):
        return [("DecideOptionalEffect", {"accept": True})]
    if kind in _OF_CARDS:
        question_ = question(asked)
        count = asked.data.get("count")
        optional = asked.data.get("optional") or asked.data.get("up_to")
        if question_ is not None and len(question_.options) == count and not optional:
            everything = Answer(question_.player, "choose", tuple(o.value for o in question_.options))
            return actions(question_, everything, asked, ids)
    return ()


def _read(asked: Asked, source: int, description: str | None) -> str | int | None:
    """What makes a triggered ability another one than the next: its text, or of a chapter which printed ability it is of."""
    card = asked.state["objects"].get(str(source))
    return (chapter(card, description) if card is not None else 0) or description
