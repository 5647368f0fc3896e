"""Keyword abilities (CR 702), a file each, and what the general rules ask of them.

A keyword's file makes one :class:`Keyword` of functions (rules, cited). The general rules call the hooks by :func:`hooked` or
:func:`named` and never name a keyword.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from engine.abilities import Instance, KeywordAbility
from engine.record import record

if TYPE_CHECKING:
    from engine.characteristics import Characteristics

Hook = Callable[..., Any]


def _same(ctx: object, value: Any, *args: object) -> Any:
    """The hook of a keyword that has nothing to say: the value as it came."""
    return value


nothing_to_say = _same
"""To tell whether a keyword answers a hook."""


@record
class Keyword:
    """A keyword ability: its names, and its answers to the general rules. Each hook takes a context and a value, and returns the value."""

    name: str
    ja: str
    number: str
    """Its rule, "702.152"."""
    stands_for: Hook = _same
    """(ctx, abilities, instance, view, object): the abilities it stands for, keywords aside."""
    offers: Hook = _same
    """(ctx, offers, instance, view, spell): alternative costs to cast the spell (CR 601.2b)."""
    additional: Hook = _same
    """(ctx, extras, instance): optional additional costs to cast the spell (CR 601.2b, 118.8b)."""
    paid: Hook = _same
    """(ctx, paid, object): whether the keyword's cost was paid for the spell that an object is or was."""
    as_drawn: Hook = nothing_to_say
    """(ctx, ways, instance, game, player): ways to reveal the card as its player draws it (CR 121.9)."""
    splices: Hook = nothing_to_say
    """(ctx, reasons, instance, game, card, spell): why the card can't be spliced onto a spell (CR 601.2b)."""
    afterwards: Hook = _same
    """(ctx, zone, instance, spell): where the card goes as the final part of its resolution (CR 608.2n)."""
    others_wait: Hook = _same
    """(ctx, reasons): why nothing else can be cast or activated while the spell is on the stack."""
    becomes: Hook = _same
    """(ctx, delayed, instance, spell, permanent): delayed triggered abilities created as the spell becomes a permanent (CR 608.3g)."""
    cast_transformed: Hook = _same
    """(ctx, offers, instance, view, card): costs for which the card is cast with its back face up (CR 712.11d)."""
    both_halves: Hook = _same
    """(ctx, both, instance, object): whether both halves of the split card may be cast (CR 702.102a)."""
    face_down: Hook = nothing_to_say
    """(ctx, ways, instance): ways to cast the card face down (CR 708.4)."""
    turns_up: Hook = nothing_to_say
    """(ctx, ways, instance): ways to turn the face-down permanent face up that would have it (CR 702.37e)."""
    phases: Hook = nothing_to_say
    """(ctx, phases): whether the permanent phases out during its controller's untap step (CR 702.26a)."""
    slow: Hook = _same
    """(ctx, slow): whether the card can be cast only at the time of a sorcery (CR 601.3d)."""
    sickness: Hook = _same
    """(ctx, sick, purpose): whether summoning sickness keeps the creature from attacking or tapping (CR 302.6)."""
    attack: Hook = _same
    """(ctx, reasons): why the creature can't attack (CR 508.1c)."""
    blocked_by: Hook = _same
    """(ctx, reasons, view, attacker, blocker, instance): why a creature can't block the creature (CR 509.1b)."""
    blocks: Hook = _same
    """(ctx, reasons, view, attacker, blocker, instance): why the creature can't block a creature (CR 509.1b)."""
    blocked_by_all: Hook = _same
    """(ctx, reasons, view, attacker, blockers): why these creatures together can't block the creature (CR 509.1b)."""
    taps_to_attack: Hook = _same
    """(ctx, taps): whether attacking taps the creature (CR 508.1f)."""
    bands: Hook = _same
    """(ctx, bands): whether the creature can form a band of attackers (CR 702.22c)."""
    spills: Hook = _same
    """(ctx, spills, blockers): whether a blocked creature may assign damage past its blockers (CR 702.19b)."""
    strikes_first: Hook = _same
    """(ctx, first): whether the creature assigns damage in the first of two combat damage steps (CR 510.4)."""
    strikes_again: Hook = _same
    """(ctx, again): whether a creature that did so assigns damage in the second, too (CR 510.4)."""
    lethal: Hook = _same
    """(ctx, n): how much damage from it is lethal to a creature for which else n would be (CR 702.2c)."""
    deadly: Hook = _same
    """(ctx, deadly): whether any damage from it has a creature destroyed (CR 704.5h)."""
    results: Hook = _same
    """(ctx, events, damage, controller, instance): what damage from it results in (CR 120.3)."""
    marked: Hook = _same
    """(ctx, marked): whether damage from it is marked on a creature (CR 120.3e)."""
    survives: Hook = _same
    """(ctx, survives): whether it can't be destroyed (CR 701.8)."""
    untargetable: Hook = _same
    """(ctx, reasons, instance, view, object, env): why the permanent can't be the target of what ``env`` speaks of (CR 115.1)."""
    player_untargetable: Hook = _same
    """(ctx, reasons, instance, view, player, env): why a player who has it can't be the target of what ``env`` speaks of."""
    guards: Hook = _same
    """(ctx, effects, instance, player): replacement effects that it is for a player who has it (CR 702.16e)."""
    repels: Hook = _same
    """(ctx, reasons, instance, view, object, attachment): why something can't be attached to the permanent (CR 701.3)."""
    attaches: Hook = _same
    """(ctx, reasons, instance, view, attachment, host): why the Aura, Equipment … can't be attached to something (CR 303.4, 301.5)."""
    targets: Hook = _same
    """(ctx, specs, instance, spell): what the spell targets because of it (CR 303.4a, 702.140a)."""
    without_target: Hook = _same
    """(ctx, gone, instance, spell): whether the spell, its target being illegal, doesn't resolve (CR 608.3b)."""
    merges: Hook = _same
    """(ctx, joining, instance, spell): the permanent that the spell merges with as it resolves, and on which side (CR 608.3d)."""
    merged: Hook = _same
    """(ctx, values, top, below): what a permanent is that results from merging because of it (CR 730.2a)."""
    refer_to_it: Hook = _same
    """(ctx, effects, spell, host): effects on the spell as it merges with a permanent because of it (CR 702.140f)."""
    mutates: Hook = _same
    """(ctx, mutates): whether a permanent mutates with which a spell merges because of it (CR 702.140d)."""
    zones: tuple[str, ...] = ()
    """The zones besides battlefield and stack in which abilities that it stands for function (CR 113.6)."""
    from_hand: Hook = nothing_to_say
    """(ctx, actions, instance): special actions that its owner may take with the card in hand (CR 116.2)."""
    may_act: Hook = _same
    """(ctx, reasons, player, card): why such an action can't be taken now."""
    status: str = ""
    """What objects are called of which :attr:`has_status` is true: "suspended"."""
    has_status: Hook = _same
    """(ctx, has, view, object): whether an object is what the keyword calls so."""


def _load() -> dict[str, Keyword]:
    found: dict[str, Keyword] = {}
    for info in sorted(iter_modules(__path__), key=lambda m: m.name):
        module = import_module(f"{__name__}.{info.name}")
        for keyword in vars(module).values():
            if isinstance(keyword, Keyword):
                found[keyword.name] = keyword
    return found


_REGISTER: dict[str, Keyword] = {}


def register() -> dict[str, Keyword]:
    """Every keyword by its English name."""
    if not _REGISTER:
        _REGISTER.update(_load())
    return _REGISTER


def named(name: str) -> Keyword:
    """The keyword of an English name.

    Raises:
        KeyError: the engine doesn't have it.
    """
    return (_REGISTER or register())[name]


def has_status(ctx: Any, view: Any, obj: int, status: str) -> bool:
    """Whether an object is what a keyword calls so: "suspended".

    Raises:
        KeyError: no keyword calls anything so.
    """
    keyword = next((k for k in register().values() if k.status == status), None)
    if keyword is None:
        raise KeyError(status)
    return bool(keyword.has_status(ctx, False, view, obj))


def hooked(it: Characteristics) -> list[tuple[Keyword, Instance]]:
    """The keywords an object has, each instance."""
    return [(named(i.ability.name), i) for i in it.abilities if isinstance(i.ability, KeywordAbility)]
