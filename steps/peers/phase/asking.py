"""What phase waits for, as questions of the table, and the table's answers as phase's actions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.record import record
from steps.peers.phase.showing import Known, State, shown, target_of, waiting_trigger
from steps.peers.phase.wording import LETTERS
from steps.table import Answer, Option, Question, Unsupported, WrongAnswer

Waiting = Mapping[str, Any]
Action = tuple[str, dict[str, Any]]
_OBJECTS = (
    "choices", "selectable_cards", "cards", "valid_tokens", "valid_targets", "legal_targets", "choosable", "candidates", "eligible",
    "permanents", "options", "legends", "creatures", "tokens", "objects", "hand", "eligible_cards", "valid_cards",
)  # fmt: skip
"""Where phase lists the objects that can be chosen."""
_COLORS = {letter: name for name, letter in LETTERS.items()}
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


def question(asked: Asked) -> Question | None:
    """The question that is open; None while somebody has priority, or declares.

    Raises:
        Unsupported: this driver has no words for what is asked.
    """
    kind = asked.waiting["type"]
    if kind in ("Priority", "GameOver", "DeclareAttackers", "DeclareBlockers"):
        return None
    if kind not in _KINDS:
        raise Unsupported(f"phase asks something for which this driver has no words: {kind}", f"phaseの求める選択を伝えられない: {kind}")
    topic, offered, _ = _KINDS[kind]
    name = topic(asked) if callable(topic) else topic
    found = offered(asked)
    least, most = _how_many(asked, len(found))
    return Question(asked.player, name, kind, found, least, most, _subject(asked))


def options(asked: Asked) -> tuple[Option, ...]:
    """What can be chosen."""
    return _KINDS[asked.waiting["type"]][1](asked)


def _how_many(asked: Asked, offered: int) -> tuple[int, int]:
    most = next((asked.data[k] for k in ("max_count", "count", "max") if isinstance(asked.data.get(k), int)), 1)
    least = asked.data.get("min_count", 0 if asked.data.get("up_to") else most)
    return min(least if isinstance(least, int) else most, offered), most


def _subject(asked: Asked) -> int | None:
    source = asked.data.get("source_id")
    return asked.known.number(source) if isinstance(source, int) else None


# --- what can be chosen ------------------------------------------------------------------------------------------------------------


def _yes_or_no(asked: Asked) -> tuple[Option, ...]:
    return (Option("yes", "yes"), Option("no", "no"))


def _targets(asked: Asked) -> tuple[Option, ...]:
    slots = asked.data.get("target_slots") or [asked.data]
    found = slots[0].get("legal_targets") or slots[0].get("valid_targets") or ()
    return tuple(Option(target_of(t, asked.known), "") for t in found)


def _triggers(asked: Asked) -> tuple[Option, ...]:
    told = enumerate(asked.data["triggers"])
    return tuple(
        Option(n, t.get("description") or "", waiting_trigger(asked.state, t, asked.player, asked.known)) for n, t in told
    )  # fmt: skip


def _objects(asked: Asked) -> tuple[Option, ...]:
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


def _one(asked: Asked) -> tuple[Option, ...]:
    """The one object that it is about."""
    kind = asked.data.get("kind")
    data = {**asked.data, **(kind if isinstance(kind, Mapping) else {})}
    found = next((data[k] for k in ("object_id", "card_id", "commander_id", "card", "source_id") if isinstance(data.get(k), int)), None)
    return (Option(asked.known.number(found), ""),) if found is not None else ()


def _none(asked: Asked) -> tuple[Option, ...]:
    return ()


def _modes(asked: Asked) -> tuple[Option, ...]:
    modal = asked.data.get("modal") or {}
    gone = asked.data.get("unavailable_modes") or ()
    return tuple(Option(n, said) for n, said in enumerate(modal.get("mode_descriptions") or (), 1) if n - 1 not in gone)


def _named(asked: Asked) -> tuple[Option, ...]:
    if _value(asked) == "mode":
        return ()
    if asked.data.get("choice_type") in ("Player", "Opponent"):
        return tuple(Option(~int(o), "") for o in asked.data["options"])
    letters = LETTERS if _value(asked) == "color" else {}
    return tuple(Option(letters.get(o, o), str(o)) for o in map(str, asked.data.get("options") or ()))


def _replacements(asked: Asked) -> tuple[Option, ...]:
    if _copies(asked):
        return tuple(Option(asked.known.number(i), "") for i in asked.state["battlefield"])
    if _replacing(asked) == "zone":
        return (Option(asked.known.number(asked.data["candidates"][0]["source_id"]), ""),)
    if asked.kind_of() == "OptionalBranch":
        return _yes_or_no(asked)
    objects = asked.state["objects"]
    return tuple(
        Option(
            n, c["description"], shown(asked.state, objects[str(c["source_id"])], asked.known) if str(c["source_id"]) in objects else None
        )
        for n, c in enumerate(asked.data["candidates"])
    )


def _copies(asked: Asked) -> bool:
    candidates = asked.data.get("candidates") or [{}]
    return asked.kind_of() == "OptionalBranch" and _COPIES in (candidates[0].get("description") or "")


def _replacing(asked: Asked) -> str:
    if asked.kind_of() == "OptionalBranch" and "command zone" in str(asked.data.get("candidates")):
        return "zone"
    return "choose" if _copies(asked) else "may" if asked.kind_of() == "OptionalBranch" else "replacement"


def _cost(asked: Asked) -> str:
    return {"Discard": "discard", "Sacrifice": "sacrifice", "Exile": "exile"}.get(asked.kind_of(), "choose")


def _from_zone(asked: Asked) -> str:
    return {"Sacrifice": "sacrifice", "Discard": "discard", "CastFromZone": "cast"}.get(asked.data.get("effect_kind", ""), "choose")


def _protectors(asked: Asked) -> tuple[Option, ...]:
    return tuple(Option(~p, "") for p in asked.data["candidates"])


def _new_targets(asked: Asked) -> tuple[Option, ...]:
    found = asked.data.get("legal_new_targets") or asked.data["target_slots"][asked.data.get("current_slot", 0)]["legal_alternatives"]
    return tuple(Option(target_of(t, asked.known), "") for t in found)


_VALUES = {
    "CreatureType": "type", "BasicLandType": "type", "Color": "color", "CardName": "card name", "NumberRange": "number", "Labeled": "mode",
}  # fmt: skip
"""What a value is for that phase asks for."""


def _value(asked: Asked) -> str:
    kind = asked.data.get("choice_type")
    return _VALUES.get(str(next(iter(kind)) if isinstance(kind, Mapping) else kind), "choose")


# --- what is answered --------------------------------------------------------------------------------------------------------------


@record
class Given:
    """An answer to what phase waits for."""

    asked: Asked
    answer: Answer
    ids: Callable[[int], int]

    @property
    def yes(self) -> bool:
        """Whether it says yes; naming what to choose says yes, too."""
        return bool(self.answer.picks) if self.answer.yes is None else self.answer.yes

    @property
    def objects(self) -> list[int]:
        """The objects chosen, as phase calls them."""
        return [self.ids(i) for i in self.answer.picks if isinstance(i, int)]


def target_for(target: int, ids: Callable[[int], int]) -> dict[str, int]:
    """A target in phase's words."""
    return {"Player": ~target} if target < 0 else {"Object": ids(target)}


def _picked(it: Given) -> list[dict[str, int]]:
    return [target_for(t, it.ids) for t in it.answer.picks if isinstance(t, int)]


def _select_targets(it: Given) -> list[Action]:
    return [("SelectTargets", {"targets": _picked(it)})]


def _choose_target(it: Given) -> list[Action]:
    picks = _picked(it)
    return [("ChooseTarget", {"target": picks[0] if picks else None})]


def _select_cards(it: Given) -> list[Action]:
    return [("SelectCards", {"cards": it.objects})]


def _scried(asked: Asked) -> str:
    return "top or bottom" if len(asked.data["cards"]) == 1 else "choose"


def _scry(it: Given) -> list[Action]:
    """Those that stay on top."""
    down = it.asked.data["cards"] if "bottom" in it.answer.picks else it.objects
    return _surveil(it, down)


def _surveil(it: Given, gone: Sequence[int] | None = None) -> list[Action]:
    """Those that stay on top."""
    gone = it.objects if gone is None else gone
    return [("SelectCards", {"cards": [card for card in it.asked.data["cards"] if card not in gone]})]


def _decide(it: Given) -> list[Action]:
    return [("DecideOptionalEffect", {"accept": it.yes})]


def _cast_or_not(it: Given) -> list[Action]:
    """Of what could be done, what casts (or reveals) it, or what doesn't."""
    found = [a.to_dict() for a in it.asked.game.actions()]
    casts = [a for a in found if a["type"].startswith("CastSpell")]
    casts += [a for a in found if a.get("data") in ({"accept": True}, {"choice": {"type": "Cast"}})]
    others = [a for a in found if a not in casts]
    chosen = (casts if it.yes else others)[:1]
    if not chosen:
        kind = it.asked.waiting["type"]
        raise Unsupported(f"this driver doesn't find how to answer: {kind}", f"どう答えればよいかが分からない: {kind}")
    return [(chosen[0]["type"], chosen[0].get("data") or {})]


def _replace(it: Given) -> list[Action]:
    if _copies(it.asked):
        which = it.objects
        return [("ChooseReplacement", {"index": 0}), ("ChooseTarget", {"target": {"Object": which[0]}})] if which else [_declined(it)]
    if it.asked.kind_of() == "OptionalBranch":
        return [("ChooseReplacement", {"index": 0})] if it.yes else [_declined(it)]
    return [("ChooseReplacement", {"index": int(it.answer.picks[0])})]


def _declined(it: Given) -> Action:
    return "ChooseReplacement", {"index": it.asked.data["candidate_count"] - 1}


def _divide(it: Given) -> list[Action]:
    return [("DistributeAmong", {"distribution": [[target_for(t, it.ids), n] for t, n in it.answer.amounts]})]


def _divide_damage(it: Given) -> list[Action]:
    blockers = {b["blocker_id"] for b in it.asked.data["blockers"]}
    past = sum(n for t, n in it.answer.amounts if t < 0 or it.ids(t) not in blockers)
    amounts = [[it.ids(t), n] for t, n in it.answer.amounts if t >= 0 and it.ids(t) in blockers]
    return [("AssignCombatDamage", {"mode": "Normal", "assignments": amounts, "trample_damage": past, "controller_damage": 0})]


def _single(kind: str, key: str) -> Callable[[Given], list[Action]]:
    """One object, by an action of its own."""
    return lambda it: [(kind, {key: next(iter(it.objects), None)})]


def _flag(kind: str, key: str) -> Callable[[Given], list[Action]]:
    """Yes or no, by an action of its own."""
    return lambda it: [(kind, {key: it.yes})]


def _word(it: Given) -> list[Action]:
    options = [str(o) for o in it.asked.data.get("options") or ()]
    wanted = str(it.answer.picks[0]) if it.answer.picks else ""
    if _value(it.asked) == "mode":
        return [("ChooseOption", {"choice": options[int(wanted) - 1]})]
    if it.asked.data.get("choice_type") in ("Player", "Opponent"):
        return [("ChooseOption", {"choice": str(~int(wanted))})]
    named = _COLORS.get(wanted, wanted)
    return [("ChooseOption", {"choice": next((o for o in options if o.lower() == named.lower()), named)})]


def _color(it: Given) -> str:
    return _COLORS[str(it.answer.picks[0])]


Kind = tuple[str | Callable[[Asked], str], Callable[[Asked], tuple[Option, ...]], Callable[[Given], Sequence[Action]]]
_KINDS: Mapping[str, Kind] = {
    "TargetSelection": ("targets", _targets, _select_targets),
    "TriggerTargetSelection": ("targets", _targets, _select_targets),
    "OrderTriggers": ("triggers", _triggers, lambda it: [("OrderTriggers", {"order": [int(n) for n in it.answer.picks]})]),
    "OptionalEffectChoice": (lambda asked: "cast" if casts(asked) else "may", lambda a: (_one if casts(a) else _yes_or_no)(a), _decide),
    "MiracleReveal": ("reveal", _one, _cast_or_not),
    "CastOffer": ("cast", _one, _cast_or_not),
    "MutateMergeChoice": (
        "over or under", lambda _: (Option("over", "over it"), Option("under", "under it")),
        lambda it: [("ChooseMutateMergeSide", {"side": "Top" if "over" in it.answer.picks else "Bottom"})],
    ),
    "ModeChoice": ("mode", _modes, lambda it: [("SelectModes", {"indices": [int(n) - 1 for n in it.answer.picks]})]),
    "AbilityModeChoice": ("mode", _modes, lambda it: [("SelectModes", {"indices": [int(n) - 1 for n in it.answer.picks]})]),
    "ReplacementChoice": (_replacing, _replacements, _replace),
    "CopyTargetChoice": ("choose", _objects, _choose_target),
    "PopulateChoice": ("choose", _objects, _choose_target),
    "CommanderZoneChoice": ("zone", _one, _decide),
    "NamedChoice": (_value, _named, _word),
    "ChooseXValue": ("x", _none, lambda it: [("ChooseX", {"value": int(it.answer.picks[0])})]),
    "PayCost": (_cost, _objects, _select_cards),
    "AssignCombatDamage": ("divide", _none, _divide_damage),
    "DistributeAmong": ("divide", _none, _divide),
    "CombatTaxPayment": ("pay", _yes_or_no, _flag("PayCombatTax", "accept")),
    "UnlessPayment": ("pay", _yes_or_no, _flag("PayUnlessCost", "pay")),
    "UnlessCostChoice": ("pay", _yes_or_no, _flag("PayUnlessCost", "pay")),
    "OptionalCostChoice": ("may", _yes_or_no, _flag("DecideOptionalCost", "pay")),
    "ChooseLegend": ("choose", _objects, _single("ChooseLegend", "keep")),
    "DiscardToHandSize": ("discard", _objects, _select_cards),
    "DiscardChoice": ("discard", _objects, _select_cards),
    "SearchChoice": ("choose", _objects, _select_cards),
    "EffectZoneChoice": (_from_zone, _objects, lambda it: [("SelectCards", {"cards": it.objects if it.answer.yes is not False else []})]),
    "BattleProtectorChoice": (
        "choose", _protectors, lambda it: [("ChooseBattleProtector", {"protector": ~int(it.answer.picks[0])})],
    ),
    "RetargetChoice": ("new targets", _new_targets, lambda it: [("RetargetSpell", {"new_targets": _picked(it)})]),
    "CopyRetarget": ("new targets", _new_targets, _choose_target),
    "ChooseFromZoneChoice": ("choose", _objects, _select_cards),
    "SacrificeChoice": ("sacrifice", _objects, _select_cards),
    "RevealChoice": ("discard", _objects, _select_cards),
    "DigChoice": ("choose", _objects, _select_cards), "ScryChoice": (_scried, _objects, _scry),
    "SurveilChoice": ("choose", _objects, _surveil),
    "DamageSourceChoice": ("choose", _objects, _single("ChooseDamageSource", "source")),
    "ChooseManaColor": ("color", _none, lambda it: [("ChooseManaColor", {"choice": {"type": "SingleColor", "data": _color(it)}})]),
    "TopOrBottomChoice": (
        "top or bottom", _none, lambda it: [("ChooseTopOrBottom", {"top": "top" in it.answer.picks})],
    ),
}  # fmt: skip
"""What phase waits for: the topic of the question, what can be chosen, and how that is answered."""


def actions(question_: Question, answer: Answer, asked: Asked, ids: Callable[[int], int]) -> Sequence[Action]:
    """What an answer is in phase's words: the actions one after the other, as far as phase then still asks.

    Raises:
        WrongAnswer: it is by another player, or answers another question.
        Unsupported: this driver has no words for it.
    """
    if answer.player != question_.player:
        raise WrongAnswer("another player has to choose", question_)
    if answer.topic not in (question_.topic, "choose"):
        raise WrongAnswer("that answers another question", question_)
    return _KINDS[asked.waiting["type"]][2](Given(asked, answer, ids))
