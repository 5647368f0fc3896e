"""The order of the layers themselves (CR 613.1, 613.2, 613.4): which layers are applied one after the other, whatever is older."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.changes import LAYERS
from engine.rule import Context, Silent, rule

Group = tuple[str, ...]
Plan = tuple[Group, ...]
Step = tuple[str, int]
"""That an effect was applied: in which layer, and how old it is."""


@lru_cache(maxsize=64)
def plan(off: frozenset[str]) -> Plan:
    """The layers in their order; those of one group are applied together, by timestamps alone.

    The rules that say how it is made are cited where it has mattered (:func:`rules_that_mattered`): the plan as such is no news.
    """
    return _plan(Silent(off))


def _plan(ctx: Context) -> Plan:
    return one_by_one_in_7(ctx, one_by_one_in_1(ctx, size_last(ctx, layer_by_layer(ctx, (LAYERS,)))))


@rule("613.1")
def layer_by_layer(ctx: Context, together: Plan) -> Plan:
    """Continuous effects are applied in a series of layers."""
    numbers = tuple(dict.fromkeys(layer[0] for layer in LAYERS))
    return tuple(tuple(layer for layer in LAYERS if layer[0] == n) for n in (numbers[-1], *numbers[:-1]))


@rule("613.1g")
def size_last(ctx: Context, groups: Plan) -> Plan:
    """Effects that change power and toughness are applied in the last layer."""
    return tuple(sorted(groups, key=lambda group: LAYERS.index(group[0])))


@rule("613.2")
def one_by_one_in_1(ctx: Context, groups: Plan) -> Plan:
    """Within layer 1 there is a series of sublayers."""
    return _split(groups, "1")


@rule("613.4")
def one_by_one_in_7(ctx: Context, groups: Plan) -> Plan:
    """Within layer 7 there is a series of sublayers."""
    return _split(groups, "7")


def _split(groups: Plan, number: str) -> Plan:
    return tuple(part for group in groups for part in ([(x,) for x in group] if all(x[0] == number for x in group) else [group]))


def rules_that_mattered(steps: tuple[Step, ...]) -> tuple[str, ...]:
    """The rules on the order of layers that had older effects on an object wait for newer ones, or newer ones not wait."""
    return tuple(dict.fromkeys(_mattered(steps)))


def _mattered(steps: tuple[Step, ...]) -> Iterator[str]:
    for n, (layer, since) in enumerate(steps):
        for later, then in steps[n + 1 :]:
            if then >= since or later == layer:
                continue
            if later[0] != layer[0]:
                yield "613.1"
                if later[0] == "7":
                    yield "613.1g"
            else:
                yield {"1": "613.2", "7": "613.4"}[layer[0]]
