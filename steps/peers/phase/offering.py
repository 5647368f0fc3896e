"""What can be chosen where phase asks something, as options of the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.record import record
from steps.peers.phase.showing import Known, State, shown, target_of, waiting_trigger
from steps.peers.phase.wording import LETTERS
from steps.table import Option, Unsupported

Waiting = Mapping[str, Any]
_OBJECTS = (
    "choices", "selectable_cards", "cards", "valid_tokens", "valid_targets", "legal_targets", "choosable", "candidates", "eligible",
    "permanents", "options", "legends", "creatures", "tokens", "objects", "hand", "eligible_cards", "valid_cards",
    "eligible_creatures",
)  # fmt: skip
"""Where phase lists the objects that can be chosen."""
_COPIES = "as a copy of"
"""What phase says of a choice to enter as a copy."""


@record
class Asked:
    """What phase waits for, with what is needed to say it in the words of the table."""

    waiting: Waiting
    state: State
    known: Known
    game: Any
    """phase's game, which lists what could be done."""

    @property
    def data(self) -> Mapping[str, Any]:
        """What phase says of it."""
        found: Mapping[str, Any] = self.waiting.get("data") or {}
        return found

    @property
    def player(self) -> int:
        """Who has to choose."""
        return int(next(self.data[k] for k in ("player", "player_id", "chooser", "controller") if k in self.data))

    def kind_of(self) -> str:
        """Which of several kinds of such a prompt it is."""
        kind = self.data.get("kind")
        return str(kind.get("type", "")) if isinstance(kind, Mapping) else str(kind or "")


def yes_or_no(asked: Asked) -> tuple[Option, ...]:
    """Yes, and no."""
    return (Option("yes", "yes"), Option("no", "no"))


def targets(asked: Asked) -> tuple[Option, ...]:
    """What can be the next target."""
    slots = asked.data.get("target_slots") or [asked.data]
    found = slots[0].get("legal_targets") or slots[0].get("valid_targets") or ()
    return tuple(Option(target_of(t, asked.known), "") for t in found)


def triggers(asked: Asked) -> tuple[Option, ...]:
    """The triggered abilities to be put on the stack."""
    told = enumerate(asked.data["triggers"])
    return tuple(
        Option(n, t.get("description") or "", waiting_trigger(asked.state, t, asked.player, asked.known)) for n, t in told
    )  # fmt: skip


def objects(asked: Asked) -> tuple[Option, ...]:
    """The objects that phase lists, whatever it calls the list."""
    for key in _OBJECTS:
        listed = asked.data.get(key)
        if isinstance(listed, list) and listed and all(isinstance(i, int) for i in listed):
            return tuple(Option(asked.known.number(i), "") for i in listed)
        if isinstance(listed, list) and listed and all(isinstance(i, Mapping) and set(i) <= {"Object", "Player"} for i in listed):
            return tuple(Option(target_of(i, asked.known), "") for i in listed)
    kind = asked.waiting["type"]
    raise Unsupported(f"this driver doesn't find what can be chosen: {kind}", f"何を選べるかが分からない: {kind}")


def casts(asked: Asked) -> bool:
    """Whether it is asked whether to cast the card of which an ability speaks."""
    return asked.waiting["type"] == "CastOffer" or (
        asked.waiting["type"] == "OptionalEffectChoice"
        and re.search(r"you may (play|cast) (it|~|this card)\b", asked.data.get("description") or "") is not None
    )


def one(asked: Asked) -> tuple[Option, ...]:
    """The one object that it is about."""
    kind = asked.data.get("kind")
    data = {**asked.data, **(kind if isinstance(kind, Mapping) else {})}
    found = next((data[k] for k in ("object_id", "card_id", "commander_id", "card", "source_id") if isinstance(data.get(k), int)), None)
    return (Option(asked.known.number(found), ""),) if found is not None else ()


def none(asked: Asked) -> tuple[Option, ...]:
    """What is chosen is no object."""
    return ()


def modes(asked: Asked) -> tuple[Option, ...]:
    """The modes that can be chosen."""
    modal = asked.data.get("modal") or {}
    gone = asked.data.get("unavailable_modes") or ()
    return tuple(Option(n, said) for n, said in enumerate(modal.get("mode_descriptions") or (), 1) if n - 1 not in gone)


def named(asked: Asked) -> tuple[Option, ...]:
    """Values by their names."""
    if value(asked) == "mode":
        return ()
    if asked.data.get("choice_type") in ("Player", "Opponent"):
        return tuple(Option(~int(o), "") for o in asked.data["options"])
    letters = LETTERS if value(asked) == "color" else {}
    return tuple(Option(letters.get(o, o), str(o)) for o in map(str, asked.data.get("options") or ()))


def replacements(asked: Asked) -> tuple[Option, ...]:
    """The replacement effects that could apply, or what one of them asks."""
    if copies(asked):
        return tuple(Option(asked.known.number(i), "") for i in asked.state["battlefield"])
    if replacing(asked) == "zone":
        return (Option(asked.known.number(asked.data["candidates"][0]["source_id"]), ""),)
    if asked.kind_of() == "OptionalBranch":
        return yes_or_no(asked)
    objects = asked.state["objects"]
    return tuple(
        Option(
            n, c["description"], shown(asked.state, objects[str(c["source_id"])], asked.known) if str(c["source_id"]) in objects else None
        )
        for n, c in enumerate(asked.data["candidates"])
    )


def copies(asked: Asked) -> bool:
    """Whether it is asked what to enter as a copy of."""
    candidates = asked.data.get("candidates") or [{}]
    return asked.kind_of() == "OptionalBranch" and _COPIES in (candidates[0].get("description") or "")


def replacing(asked: Asked) -> str:
    """The topic of a choice about replacement effects."""
    if asked.kind_of() == "OptionalBranch" and "command zone" in str(asked.data.get("candidates")):
        return "zone"
    return "choose" if copies(asked) else "may" if asked.kind_of() == "OptionalBranch" else "replacement"


def cost(asked: Asked) -> str:
    """The topic of a choice about a cost."""
    return {"Discard": "discard", "Sacrifice": "sacrifice", "Exile": "exile"}.get(asked.kind_of(), "choose")


def from_zone(asked: Asked) -> str:
    """The topic of a choice of cards in a zone."""
    return {"Sacrifice": "sacrifice", "Discard": "discard", "CastFromZone": "cast"}.get(asked.data.get("effect_kind", ""), "choose")


def scried(asked: Asked) -> str:
    """The topic of what is asked as a player scries."""
    return "top or bottom" if len(asked.data["cards"]) == 1 else "choose"


def dungeons(asked: Asked) -> tuple[Option, ...]:
    """The dungeons that can be entered."""
    return tuple(Option(one["name"], one["name"]) for one in asked.data["options"])


def rooms(asked: Asked) -> tuple[Option, ...]:
    """The rooms to which a venture marker can be moved."""
    found = next(value for key, value in asked.data.items() if key in ("options", "rooms", "next_rooms") and value)
    numbers = [one["index"] if isinstance(one, Mapping) else one for one in found]
    return tuple(Option(n + 1, "") for n in numbers)


def protectors(asked: Asked) -> tuple[Option, ...]:
    """The players that could protect a battle."""
    return tuple(Option(~p, "") for p in asked.data["candidates"])


def new_targets(asked: Asked) -> tuple[Option, ...]:
    """What can be the new target."""
    found = asked.data.get("legal_new_targets") or asked.data["target_slots"][asked.data.get("current_slot", 0)]["legal_alternatives"]
    return tuple(Option(target_of(t, asked.known), "") for t in found)


_VALUES = {
    "CreatureType": "type", "BasicLandType": "type", "Color": "color", "CardName": "card name", "NumberRange": "number", "Labeled": "mode",
}  # fmt: skip
"""What a value is for that phase asks for."""


def value(asked: Asked) -> str:
    """The topic of a choice of a value."""
    kind = asked.data.get("choice_type")
    return _VALUES.get(str(next(iter(kind)) if isinstance(kind, Mapping) else kind), "choose")
