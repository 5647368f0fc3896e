"""Acts in the engine's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine import activating, casting, special_actions, turning_up
from engine.record import replace
from steps.reference.asking import choice_wanted, wanted
from steps.table import Activate, Cast, Choice, Special, TurnUp, Unsupported

Said = TypeVar("Said")

KNOWN = ("mode", "cost", "number")
"""What can be named in advance as a spell is cast or an ability activated."""


def engine_cast(act: Cast, by_hand: bool = False) -> casting.Cast:
    """A cast in the engine's words. Raises Unsupported."""
    return casting.Cast(
        act.player,
        act.card,
        wanted(act),
        act.targets,
        _x(act),
        tuple(i for p in act.payments for i in p.objects if p.how != "splice"),
        by_hand,
        modes=_modes(act.choices),
        division=act.division,
        splice=tuple(i for p in act.payments for i in p.objects if p.how == "splice"),
        uses=tuple(p.name for p in act.payments if p.how == "use"),
        ways=_value(act.choices, "cost"),
        life=_life(act),
        face_down=act.face_down,
        face=act.face,
    )


def engine_turning_up(act: TurnUp) -> turning_up.TurnUp:
    """Turning a permanent face up in the engine's words."""
    wanted_way = replace(choice_wanted(act.cost), name=act.cost.keyword or None) if act.cost else None
    return turning_up.TurnUp(act.player, act.obj, wanted_way)


def engine_special(act: Special) -> special_actions.Act:
    """A special action with a card in hand in the engine's words."""
    return special_actions.Act(act.player, act.verb, act.card, choice_wanted(act.cost) if act.cost else None, act.x, act.giver)


def engine_activation(act: Activate, by_hand: bool = False) -> activating.Activate:
    """An activation in the engine's words. Raises Unsupported."""
    return activating.Activate(
        act.player,
        act.source,
        act.index,
        act.keyword,
        act.targets,
        _x(act),
        tuple(i for p in act.payments for i in p.objects),
        _modes(act.choices),
        act.division,
        _value(act.choices, "cost"),
        _life(act),
        by_hand,
    )


def _x(act: Cast | Activate) -> int | None:
    number = _value(act.choices, "number")
    return int(number) if act.x is None and number is not None else act.x


def _modes(choices: Sequence[Choice]) -> tuple[int, ...] | None:
    strange = [c.what for c in choices if c.what not in KNOWN]
    if strange:
        listed = ", ".join(strange)
        raise Unsupported(f"the engine can't be told in advance: {listed}", f"前もって選んでおけないものがある（{listed}）")
    return tuple(int(c.value) for c in choices if c.what == "mode") or None


def _value(choices: Sequence[Choice], what: str) -> str | None:
    return next((c.value for c in choices if c.what == what), None)


def _life(act: Cast | Activate) -> int | None:
    return next((p.n for p in act.payments if p.how == "life"), None)
