"""Answers of the table as phase's actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.record import record
from steps.peers.phase.offering import Asked, copies, value
from steps.peers.phase.wording import LETTERS
from steps.table import Answer, Unsupported

Action = tuple[str, dict[str, Any]]
_COLORS = {letter: name for name, letter in LETTERS.items()}
@record
class Given:
    """An answer to what phase waits for."""

    asked: Asked
    answer: Answer
    ids: Callable[[int], int]

    @property
    def yes(self) -> bool:
        """Whether it says yes; wording what to choose says yes, too."""
        return bool(self.answer.picks) if self.answer.yes is None else self.answer.yes

    @property
    def objects(self) -> list[int]:
        """The objects chosen, as phase calls them."""
        return [self.ids(i) for i in self.answer.picks if isinstance(i, int)]


def target_for(target: int, ids: Callable[[int], int]) -> dict[str, int]:
    """A target in phase's words."""
    return {"Player": ~target} if target < 0 else {"Object": ids(target)}


def picked(it: Given) -> list[dict[str, int]]:
    """The objects and players chosen, as phase has targets."""
    return [target_for(t, it.ids) for t in it.answer.picks if isinstance(t, int)]


def select_targets(it: Given) -> list[Action]:
    """All targets at once."""
    return [("SelectTargets", {"targets": picked(it)})]


def choose_target(it: Given) -> list[Action]:
    """A single target, or none."""
    picks = picked(it)
    return [("ChooseTarget", {"target": picks[0] if picks else None})]


def select_cards(it: Given) -> list[Action]:
    """Some cards."""
    return [("SelectCards", {"cards": it.objects})]


def scry(it: Given) -> list[Action]:
    """Those that stay on top."""
    down = it.asked.data["cards"] if "bottom" in it.answer.picks else it.objects
    return surveil(it, down)


def surveil(it: Given, gone: Sequence[int] | None = None) -> list[Action]:
    """Those that stay on top."""
    gone = it.objects if gone is None else gone
    return [("SelectCards", {"cards": [card for card in it.asked.data["cards"] if card not in gone]})]


def decide(it: Given) -> list[Action]:
    """Yes or no, to an optional effect."""
    return [("DecideOptionalEffect", {"accept": it.yes})]


def cast_or_not(it: Given) -> list[Action]:
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


def replace(it: Given) -> list[Action]:
    """Which replacement effect applies, or whether it does."""
    if copies(it.asked):
        which = it.objects
        return [("ChooseReplacement", {"index": 0}), ("ChooseTarget", {"target": {"Object": which[0]}})] if which else [_declined(it)]
    if it.asked.kind_of() == "OptionalBranch":
        return [("ChooseReplacement", {"index": 0})] if it.yes else [_declined(it)]
    return [("ChooseReplacement", {"index": int(it.answer.picks[0])})]


def _declined(it: Given) -> Action:
    return "ChooseReplacement", {"index": it.asked.data["candidate_count"] - 1}


def divide(it: Given) -> list[Action]:
    """Among targets."""
    return [("DistributeAmong", {"distribution": [[target_for(t, it.ids), n] for t, n in it.answer.amounts]})]


def divide_damage(it: Given) -> list[Action]:
    """Combat damage; what is left for the player or permanent attacked, as trample gives it."""
    blockers = {b["blocker_id"] for b in it.asked.data["blockers"]}
    past = sum(n for t, n in it.answer.amounts if t < 0 or it.ids(t) not in blockers)
    amounts = [[it.ids(t), n] for t, n in it.answer.amounts if t >= 0 and it.ids(t) in blockers]
    return [("AssignCombatDamage", {"mode": "Normal", "assignments": amounts, "trample_damage": past, "controller_damage": 0})]


def divide_blocker_s_damage(it: Given) -> list[Action]:
    """What a creature deals that blocks several, as banding has the attacking player divide it."""
    return [("AssignBlockerDamage", {"assignments": [[it.ids(t), n] for t, n in it.answer.amounts]})]


def dungeon(it: Given) -> list[Action]:
    """A dungeon by its name."""
    return [("ChooseDungeon", {"dungeon": next(o["dungeon"] for o in it.asked.data["options"] if o["name"] in it.answer.picks)})]


def single(kind: str, key: str) -> Callable[[Given], list[Action]]:
    """One object, by an action of its own."""
    return lambda it: [(kind, {key: next(iter(it.objects), None)})]


def flag(kind: str, key: str) -> Callable[[Given], list[Action]]:
    """Yes or no, by an action of its own."""
    return lambda it: [(kind, {key: it.yes})]


def word(it: Given) -> list[Action]:
    """A value by its name."""
    options = [str(o) for o in it.asked.data.get("options") or ()]
    wanted = str(it.answer.picks[0]) if it.answer.picks else ""
    if value(it.asked) == "mode":
        return [("ChooseOption", {"choice": options[int(wanted) - 1]})]
    if it.asked.data.get("choice_type") in ("Player", "Opponent"):
        return [("ChooseOption", {"choice": str(~int(wanted))})]
    named = _COLORS.get(wanted, wanted)
    return [("ChooseOption", {"choice": next((o for o in options if o.lower() == named.lower()), named)})]


def color(it: Given) -> str:
    """A color by its name."""
    return _COLORS[str(it.answer.picks[0])]
