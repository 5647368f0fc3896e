"""What an act says of choices that phase asks for one after the other, as a spell is cast or an ability activated."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from steps.peers.phase import answering, choosing, showing, wording
from steps.peers.phase.playing import Playing
from steps.table import Activate, Answer, Cast, Obstacle, Refused

_STEPS = 20
"""So many things at most phase asks as one spell is cast."""
_WAYS = {"discard": "discard", "sacrifice": "sacrifice", "exile": "exile", "tap": "choose"}


def complete(it: Playing, act: Cast | Activate) -> None:
    """Say what phase asks for as far as the act says it; the rest stays open as a question.

    Raises:
        Refused: what the act says isn't allowed.
        Unsupported: this driver has no words for something.
    """
    said = _Said(it, act)
    for _ in range(_STEPS):
        give = _GIVEN.get(it.waiting["type"])
        if give is None or not give(said):
            break
    if it.waiting["type"] != "Priority":
        return
    if not said.valued:
        raise Refused((Obstacle("", "phase doesn't ask for X", ja="phaseはXの選択を求めない"),))
    if said.spliced:
        raise Refused((Obstacle("", "phase doesn't offer to splice it", ja="phaseは連繋を選ばせない"),))
    if act.targets and not said.aimed:
        _same_targets(it, act)


class _Said:
    """What an act says, as far as phase has not asked for it yet. Each method answers a prompt; whether it did."""

    def __init__(self, it: Playing, act: Cast | Activate) -> None:
        self.it, self.act = it, act
        self.choices, self.payments = list(act.choices), [p for p in act.payments if p.how != "splice"]
        self.spliced = [card for p in act.payments if p.how == "splice" for card in p.objects]
        self.aimed, self.valued = False, act.x in (None, 0)

    def x(self) -> bool:
        if self.act.x is None:
            return False
        self.valued = True
        self.it.apply(self.act.player, "ChooseX", value=self.act.x)
        return True

    def face(self) -> bool:
        self.it.apply(self.act.player, "ChooseModalFace", back_face=isinstance(self.act, Cast) and bool(self.act.face))
        return True

    def targets(self) -> bool:
        if not self.act.targets or self.aimed:
            return False
        self.aimed = True
        self.it.apply(self.act.player, "SelectTargets", targets=[answering.target_for(t, self.it.id) for t in self.act.targets])
        return True

    def modes(self) -> bool:
        if not self._taken("mode"):
            return False
        modes = [int(n) - 1 for c in self.act.choices if c.what == "mode" for n in c.value.split()]
        self.it.apply(self.act.player, "SelectModes", indices=modes)
        return True

    def optional_cost(self) -> bool:
        used = any(p.how == "use" or p.how in _WAYS for p in self.payments)
        self.it.apply(self.act.player, "DecideOptionalCost", pay=used)
        self.payments = [p for p in self.payments if p.how != "use"]
        return True

    def division(self) -> bool:
        if not self.act.division:
            return False
        division = [[answering.target_for(t, self.it.id), n] for t, n in self.act.division]
        self.it.apply(self.act.player, "DistributeAmong", distribution=division)
        return True

    def color(self) -> bool:
        if not self._taken("color"):
            return False
        self.it.answer(Answer(self.act.player, "color", tuple(c.value for c in self.act.choices if c.what == "color")))
        return True

    def splice(self) -> bool:
        card = self.spliced.pop(0) if self.spliced else None
        self.it.apply(self.act.player, "RespondToSpliceOffer", card=self.it.id(card) if card is not None else None)
        if card is not None and isinstance(self.act, Cast):
            told = choosing.pending(self.it.waiting.get("data")).get("cost")
            self.it.known.costs |= {self.it.id(self.act.card): wording.cost(told)} if told else {}
        return True

    def phyrexian(self) -> bool:
        """How many Phyrexian symbols are paid with life: 2 for each (CR 107.4f)."""
        life = sum(p.n for p in self.payments if p.how == "life")
        shards = self.it.waiting["data"]["shards"]
        if not life:
            return False
        paid = [{"type": "PayLife" if 2 * n < life else "PayMana"} for n in range(len(shards))]
        self.payments = [p for p in self.payments if p.how != "life"]
        self.it.apply(self.act.player, "SubmitPhyrexianChoices", choices=paid)
        return True

    def payment(self) -> bool:
        """Answer what a cost is to be paid with."""
        question = self.it.question()
        fitting = next((p for p in self.payments if question is not None and question.topic in (_WAYS.get(p.how), "choose")), None)
        if fitting is None or not fitting.objects:
            return self.it.force()
        self.payments.remove(fitting)
        self.it.answer(Answer(self.act.player, "choose", fitting.objects))
        return True

    def _taken(self, what: str) -> bool:
        found = [c for c in self.choices if c.what == what]
        self.choices = [c for c in self.choices if c.what != what]
        return bool(found)


_GIVEN: Mapping[str, Callable[[_Said], bool]] = {
    "ModalFaceChoice": _Said.face, "ChooseXValue": _Said.x, "TargetSelection": _Said.targets, "ModeChoice": _Said.modes,
    "AbilityModeChoice": _Said.modes, "OptionalCostChoice": _Said.optional_cost, "DistributeAmong": _Said.division,
    "ChooseManaColor": _Said.color, "SpliceOffer": _Said.splice, "PhyrexianPayment": _Said.phyrexian, "PayCost": _Said.payment,
}  # fmt: skip


def _same_targets(it: Playing, act: Cast | Activate) -> None:
    """Make sure that phase, which doesn't ask where one target alone is legal, has taken the one that is meant. Raises Refused."""
    stack = it.state["stack"]
    taken = showing.targets(stack[-1], it.known) if stack else ()
    if taken and set(taken) != set(act.targets or ()):
        raise Refused((Obstacle("", "phase takes the only target that is legal", ja="phaseはただ1つの適正な対象を自分で選ぶ"),))
