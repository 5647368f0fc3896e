"""What phase waits for, as questions of the table, and the table's answers as phase's actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from steps.peers.phase import answering, offering
from steps.peers.phase.answering import Action, Given
from steps.peers.phase.offering import Asked
from steps.table import Answer, Option, Question, Unsupported, WrongAnswer


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
    if asked.waiting["type"] == "CrewVehicle":
        return 1, offered
    most = next((asked.data[k] for k in ("max_count", "count", "max") if isinstance(asked.data.get(k), int)), 1)
    least = asked.data.get("min_count", 0 if asked.data.get("up_to") else most)
    return min(least if isinstance(least, int) else most, offered), most


def _subject(asked: Asked) -> int | None:
    source = asked.data.get("source_id")
    return asked.known.number(source) if isinstance(source, int) else None


Kind = tuple[str | Callable[[Asked], str], Callable[[Asked], tuple[Option, ...]], Callable[[Given], Sequence[Action]]]
_KINDS: Mapping[str, Kind] = {
    "TargetSelection": ("targets", offering.targets, answering.select_targets),
    "TriggerTargetSelection": ("targets", offering.targets, answering.select_targets),
    "OrderTriggers": ("triggers", offering.triggers, lambda it: [("OrderTriggers", {"order": [int(n) for n in it.answer.picks]})]),
    "OptionalEffectChoice": (
        lambda asked: "cast" if offering.casts(asked) else "may",
        lambda asked: (offering.one if offering.casts(asked) else offering.yes_or_no)(asked), answering.decide,
    ),
    "MiracleReveal": ("reveal", offering.one, answering.cast_or_not),
    "CastOffer": ("cast", offering.one, answering.cast_or_not),
    "MutateMergeChoice": (
        "over or under", lambda _: (Option("over", "over it"), Option("under", "under it")),
        lambda it: [("ChooseMutateMergeSide", {"side": "Top" if "over" in it.answer.picks else "Bottom"})],
    ),
    "ModeChoice": ("mode", offering.modes, lambda it: [("SelectModes", {"indices": [int(n) - 1 for n in it.answer.picks]})]),
    "AbilityModeChoice": ("mode", offering.modes, lambda it: [("SelectModes", {"indices": [int(n) - 1 for n in it.answer.picks]})]),
    "ReplacementChoice": (offering.replacing, offering.replacements, answering.replace),
    "CopyTargetChoice": ("choose", offering.objects, answering.choose_target),
    "PopulateChoice": ("choose", offering.objects, answering.choose_target),
    "CommanderZoneChoice": ("zone", offering.one, answering.decide),
    "NamedChoice": (offering.value, offering.named, answering.word),
    "ChooseXValue": ("x", offering.none, lambda it: [("ChooseX", {"value": int(it.answer.picks[0])})]),
    "PayCost": (offering.cost, offering.objects, answering.select_cards),
    "AssignCombatDamage": ("divide", offering.none, answering.divide_damage),
    "AssignBlockerDamage": ("divide", offering.none, answering.divide_blocker_s_damage),
    "DistributeAmong": ("divide", offering.none, answering.divide),
    "CombatTaxPayment": ("pay", offering.yes_or_no, answering.flag("PayCombatTax", "accept")),
    "UnlessPayment": ("pay", offering.yes_or_no, answering.flag("PayUnlessCost", "pay")),
    "UnlessCostChoice": ("pay", offering.yes_or_no, answering.flag("PayUnlessCost", "pay")),
    "OptionalCostChoice": ("may", offering.yes_or_no, answering.flag("DecideOptionalCost", "pay")),
    "ChooseLegend": ("choose", offering.objects, answering.single("ChooseLegend", "keep")),
    "DiscardToHandSize": ("discard", offering.objects, answering.select_cards),
    "DiscardChoice": ("discard", offering.objects, answering.select_cards),
    "SearchChoice": ("choose", offering.objects, answering.select_cards),
    "EffectZoneChoice": (
        offering.from_zone, offering.objects, lambda it: [("SelectCards", {"cards": it.objects if it.answer.yes is not False else []})],
    ),
    "BattleProtectorChoice": (
        "choose", offering.protectors, lambda it: [("ChooseBattleProtector", {"protector": ~int(it.answer.picks[0])})],
    ),
    "RetargetChoice": ("new targets", offering.new_targets, lambda it: [("RetargetSpell", {"new_targets": answering.picked(it)})]),
    "CopyRetarget": ("new targets", offering.new_targets, answering.choose_target),
    "ChooseFromZoneChoice": ("choose", offering.objects, answering.select_cards),
    "SacrificeChoice": ("sacrifice", offering.objects, answering.select_cards),
    "RevealChoice": ("discard", offering.objects, answering.select_cards),
    "DigChoice": ("choose", offering.objects, answering.select_cards), "ScryChoice": (offering.scried, offering.objects, answering.scry),
    "SurveilChoice": ("choose", offering.objects, answering.surveil),
    "DamageSourceChoice": ("choose", offering.objects, answering.single("ChooseDamageSource", "source")),
    "ChooseManaColor": (
        "color", offering.none, lambda it: [("ChooseManaColor", {"choice": {"type": "SingleColor", "data": answering.color(it)}})],
    ),
    "ChooseDungeon": ("card name", offering.dungeons, answering.dungeon),
    "ChooseDungeonRoom": (
        "number", offering.rooms, lambda it: [("ChooseDungeonRoom", {"room_index": int(it.answer.picks[0]) - 1})],
    ),
    "CrewVehicle": (
        "choose", offering.objects, lambda it: [("CrewVehicle", {"vehicle_id": it.asked.data["vehicle_id"], "creature_ids": it.objects})],
    ),
    "TopOrBottomChoice": (
        "top or bottom", offering.none, lambda it: [("ChooseTopOrBottom", {"top": "top" in it.answer.picks})],
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
