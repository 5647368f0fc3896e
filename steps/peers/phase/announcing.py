"""How symbols of mana are paid that can be paid in several ways (CR 601.2b).

phase chooses by itself as it pays. So it is asked here, and then the player has no mana but what is to be paid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

from engine.record import record, replace
from steps.peers.phase import casting, looking, wording
from steps.peers.phase.playing import Playing
from steps.table import Answer, Cast, Choice, Option, Question, Unsupported, WrongAnswer

_HYBRID = re.compile(r"\{([WUBRGC])/([WUBRGC])\}")


@record
class Announcing:
    """A spell that is cast once it has been said how its cost is paid."""

    act: Cast
    question: Question

    def go_on(self, it: Playing, answer: Answer) -> None:
        """Cast it. Raises WrongAnswer, Refused, Unsupported."""
        cast(it, _announced(self.act, self.question, answer))


def asked(it: Playing, act: Cast) -> Announcing | None:
    """What is asked before a spell can be cast by somebody who can pay anything; None if the cost can be paid in one way."""
    if any(choice.what == "cost" for choice in act.choices) or not it.pays_anything(act.player) or not _may_be_hybrid(it, act):
        return None
    try:
        found = ways(looking.paid_for(it, act))
    except Unsupported:
        return None
    options = tuple(Option(way, way) for way in found)
    return Announcing(act, Question(act.player, "cost", "how it is paid", options, subject=act.card)) if len(found) > 1 else None


def ways(cost: str) -> tuple[str, ...]:
    """What can be paid for a cost, its colors in their order.

    >>> ways("{1}{B/R}{W}")
    ('{1}{W}{B}', '{1}{W}{R}')
    """
    halves = [_HYBRID.fullmatch(symbol) for symbol in re.findall(r"\{[^}]*\}", cost)]
    hybrid = [(half[1], half[2]) for half in halves if half]
    plain = re.findall(r"\{([WUBRGC])\}", cost)
    generic = "".join(re.findall(r"\{\d+\}", cost))
    found = (sorted((*plain, *chosen), key="CWUBRG".find) for chosen in product(*hybrid))
    return tuple(dict.fromkeys(generic + "".join(f"{{{letter}}}" for letter in letters) for letters in found))


def _announced(act: Cast, asked: Question, answer: Answer) -> Cast:
    """The spell with what was answered. Raises WrongAnswer."""
    if answer.player != asked.player:
        raise WrongAnswer("another player has to choose", asked)
    said = sorted(str(answer.picks[0])) if answer.topic == "cost" and answer.picks else []
    fitting = [str(option.value) for option in asked.options if sorted(str(option.value)) == said]
    if not fitting:
        raise WrongAnswer("that answers another question", asked)
    return replace(act, choices=(*act.choices, Choice("cost", fitting[0])))


def cast(it: Playing, act: Cast) -> int | None:
    """Cast a spell, for just that mana if it says how symbols are paid. Raises Refused, Unsupported."""
    cost = next((choice.value for choice in act.choices if choice.what == "cost"), None)
    if cost is None or not it.pays_anything(act.player):
        return casting.cast(it, act)
    with _having(it, act.player, cost):
        return casting.cast(it, replace(act, choices=tuple(c for c in act.choices if c.what != "cost")), cost)


@contextmanager
def _having(it: Playing, player: int, cost: str) -> Iterator[None]:
    generic = sum(map(int, re.findall(r"\{(\d+)\}", cost)))
    with it.with_just(player, [*re.findall(r"\{([WUBRGC])\}", cost), *"C" * generic]):
        yield


def _may_be_hybrid(it: Playing, act: Cast) -> bool:
    card = it.state["objects"][str(it.id(act.card))]
    return any(_HYBRID.search(told) for told in (wording.cost(card["mana_cost"]), *map(wording.keyword, card["keywords"])))
