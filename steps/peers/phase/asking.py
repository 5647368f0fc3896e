"""What phase waits for, as questions of the table, and the table's answers as phase's actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from steps.peers.phase.showing import Known, State, waiting_trigger
from steps.table import Answer, Option, Question, Unsupported, WrongAnswer

Waiting = Mapping[str, Any]
Action = tuple[str, dict[str, Any]]
_ASKED = {
    "TargetSelection": "targets", "TriggerTargetSelection": "targets", "OrderTriggers": "triggers", "OptionalEffectChoice": "may",
    "MiracleReveal": "reveal", "MutateMergeSide": "over or under", "ModeChoice": "mode",
}  # fmt: skip


def question(waiting: Waiting, state: State, known: Known) -> Question | None:
    """The question that is open; None while somebody has priority, or declares.

    Raises:
        Unsupported: this driver has no words for what is asked.
    """
    kind, data = waiting["type"], waiting.get("data") or {}
    if kind in ("Priority", "GameOver"):
        return None
    topic = _ASKED.get(kind)
    if topic is None:
        raise Unsupported(f"phase asks something for which this driver has no words: {kind}")
    player = next(data[k] for k in ("player", "player_id", "chooser", "controller") if k in data)
    return Question(player, topic, kind, _options(topic, data, player, state, known))


def _options(topic: str, data: Mapping[str, Any], player: int, state: State, known: Known) -> tuple[Option, ...]:
    if topic == "targets":
        slots = data.get("target_slots") or [data]
        found = slots[0].get("legal_targets") or slots[0].get("valid_targets") or ()
        return tuple(Option(target_of(t, known), "") for t in found)
    if topic == "triggers":
        found = enumerate(data["triggers"])
        return tuple(Option(n, t.get("description") or "", waiting_trigger(state, t, player, known)) for n, t in found)
    if topic in ("may", "reveal"):
        return (Option("yes", "yes"), Option("no", "no"))
    if topic == "over or under":
        return (Option("over", "over it"), Option("under", "under it"))
    return ()


def target_of(target: Mapping[str, int], known: Known) -> int:
    """An object by its number, a player as ``~seat``."""
    ((kind, value),) = target.items()
    return ~value if kind == "Player" else known.number(value)


def target_for(target: int, ids: Callable[[int], int]) -> dict[str, int]:
    """A target in phase's words."""
    return {"Player": ~target} if target < 0 else {"Object": ids(target)}


def action(asked: Question, answer: Answer, ids: Callable[[int], int]) -> Action:
    """What an answer is in phase's words.

    Raises:
        WrongAnswer: it is by another player, or answers another question.
        Unsupported: this driver has no words for it.
    """
    if answer.player != asked.player:
        raise WrongAnswer("another player has to choose", asked)
    if answer.topic != asked.topic and answer.topic != "choose":
        raise WrongAnswer("that answers another question", asked)
    picks = answer.picks
    match asked.topic:
        case "targets":
            return "SelectTargets", {"targets": [target_for(t, ids) for t in picks if isinstance(t, int)]}
        case "triggers":
            return "OrderTriggers", {"order": [int(n) for n in picks]}
        case "may" | "reveal":
            return "DecideOptionalEffect", {"accept": bool(answer.yes)}
        case "over or under":
            return "ChooseMutateMergeSide", {"side": "Top" if "over" in picks else "Bottom"}
        case "mode":
            return "SelectModes", {"indices": [int(n) - 1 for n in picks]}
    raise Unsupported(f"this driver has no words for an answer about: {asked.topic}")
