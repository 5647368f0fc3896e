"""What could be done at phase's table: which targets could be chosen, and for which costs; seen by beginning it on a copy of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from steps.peers.phase import asking, casting, choosing, showing
from steps.peers.phase.playing import Playing
from steps.table import Activate, Answer, Cast, CostChoice, CostOffered, ObjectId, Option, Refused, Seat, Unsupported, WrongAnswer

_STEPS = 6
"""So many targets are chosen at most, to see what a spell costs."""

_AIMED = ("mutate",)
"""The keywords for whose cost a spell has a target that it hasn't otherwise (CR 702.140a)."""


@contextmanager
def _trial(it: Playing, player: Seat) -> Iterator[None]:
    """A copy of the game, in which the player can pay anything."""
    held = it.branch(trial=True)
    try:
        it.pass_for_others(player)
        it.laid.enrich(player)
        it.refresh()
        yield
    finally:
        it.back(held)


def legal_targets(it: Playing, act: Cast | Activate) -> Sequence[int]:
    """What could be chosen as its first target. Raises Unsupported: it can't be begun, or phase doesn't ask for a target."""
    with _trial(it, act.player):
        try:
            if isinstance(act, Cast):
                casting.cast(it, act)
            else:
                casting.activate(it, act)
            if it.waiting["type"] in ("ModeChoice", "AbilityModeChoice"):
                return tuple(dict.fromkeys(target for mode in asking.options(it.asked()) for target in _in_mode(it, act, mode)))
            if it.waiting["type"] == "TargetSelection":
                return _offered(it)
            stack = it.state["stack"]
            taken = showing.targets(stack[-1], it.known) if it.waiting["type"] == "Priority" and stack else ()
        except (Refused, WrongAnswer) as error:
            if _without_targets(act, str(error)):
                return ()
            raise Unsupported(f"it can't be begun, to see its targets: {error}", "始められないので、適正な対象が分からない") from error
        if len(taken) != 1:
            raise Unsupported("phase doesn't ask for the targets", "対象の選択を求められない")
        return taken


def _offered(it: Playing) -> Sequence[int]:
    return tuple(o.value for o in asking.options(it.asked()) if isinstance(o.value, int))


def _in_mode(it: Playing, act: Cast | Activate, mode: Option) -> Sequence[int]:
    """What could be chosen as a target in a mode."""
    held = it.branch()
    try:
        it.answer(Answer(act.player, "mode", (mode.value,)))
        return _offered(it) if it.waiting["type"] == "TargetSelection" else ()
    except (Refused, WrongAnswer):
        return ()
    finally:
        it.back(held)


def _without_targets(act: Cast | Activate, refusal: str) -> bool:
    """Whether it can't be begun since there is no target for it; a cost whose spell has a target phase doesn't offer then."""
    aimed = isinstance(act, Cast) and act.cost is not None and act.cost.keyword in _AIMED and "but: mana cost" in refusal
    return aimed or "No legal targets" in refusal


def lists(it: Playing, act: Cast) -> bool:
    """Whether phase lists the spell among what the player could do, with mana enough for anything: it takes some that it doesn't list."""
    obj = it.id(act.card)
    with _trial(it, act.player):
        found = [a.to_dict() for a in it.game.actions()]
    return any(a["type"].startswith("CastSpell") and (a.get("data") or {}).get("object_id") == obj for a in found)


def costs(it: Playing, player: Seat, card: ObjectId, face: str) -> Sequence[CostOffered]:
    """The costs that phase offers for a spell; none if it can't be begun."""
    obj = it.id(card)
    with _trial(it, player), it.unsettled():
        data = {"object_id": obj, "card_id": it.card_id(card), "targets": [], "payment_mode": {"type": "Auto"}}
        try:
            it.apply(player, "CastSpell", **data)
        except Refused:
            return ()
        choosing.choose_face(it, player, face)
        return [CostOffered(way, mana) for way, mana in dict.fromkeys(choosing.offers(it, card))]


def total_cost(it: Playing, player: Seat, card: ObjectId, cost: CostChoice | None, face: str = "") -> CostOffered:
    """The mana that is paid for a spell, whatever its targets. Raises Refused: phase doesn't offer that cost. Raises Unsupported."""
    if "X" in it.state["objects"][str(it.id(card))]["mana_cost"].get("shards", ()):
        raise Unsupported("this driver can't show a cost with X", "Xを含むコストは見せられない")
    return CostOffered(cost.keyword if cost else "", paid_for(it, Cast(player, card, cost, face=face)))


def paid_for(it: Playing, act: Cast) -> str:
    """The mana that is paid for a spell, hybrid symbols as they are. Raises Refused, Unsupported."""
    with _trial(it, act.player):
        begun = len(it.log)
        try:
            casting.cast(it, act)
            for _ in range(_STEPS):
                if it.waiting["type"] != "TargetSelection":
                    break
                question = it.question()
                assert question is not None
                it.answer(Answer(act.player, "targets", tuple(o.value for o in question.options[:1])))
        except (Refused, WrongAnswer) as error:
            if choosing.NOT_OFFERED in str(error):
                raise
            raise Unsupported(f"it can't be cast, to see its cost: {error}", "唱えられないので、コストが分からない") from error
        if not any(e.kind == "cast" for e in it.log[begun:]):
            raise Unsupported("it can't be cast without choices, to see its cost", "選択なしには唱えられないので、コストが分からない")
        return _paid(it, it.id(act.card))


def _paid(it: Playing, obj: int) -> str:
    """What was paid for a spell on the stack: so much mana, and of that the symbols of the cost that was chosen."""
    entry = next((e for e in it.state["stack"] if e["id"] == obj), None)
    data = (entry or {}).get("kind", {}).get("data") or {}
    chosen = it.known.costs.get(obj) or showing.chosen_cost(it.state["objects"][str(obj)], data)
    symbols = re.findall(r"\{[WUBRGC](?:/[WUBRGC])?\}", chosen)
    generic = int(data.get("actual_mana_spent") or 0) - len(symbols)
    if generic < 0:
        raise Unsupported("this driver can't show a cost that takes less than its colors", "色の分より少ないコストは見せられない")
    return (f"{{{generic}}}" if generic or not symbols else "") + "".join(symbols)
