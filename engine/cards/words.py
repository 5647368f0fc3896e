"""Short ways to write the abilities that many cards have. A card's entry reads like what the card does."""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, SpellAbility, Static, Triggered
from engine.actions.add_mana import ANY_COLOR
from engine.amounts import Amount
from engine.cards.card import card
from engine.changes import Change, DefinePowerToughness
from engine.characteristic_filters import IsType
from engine.continuous import Modify, StaticEffect
from engine.costs import Cost, CostPart, SacrificeThis, TapThis, mana
from engine.filters import Controlled, Filter, Itself, Predicate
from engine.instructions import Instruction, Sequence
from engine.selectors import Each, This
from engine.targets import TargetSpec
from engine.when import Attacks, BeginningOf, DealsCombatDamageToPlayer, Enters, PutIntoGraveyard


def keyword(name: str, cost: str = "", *others: CostPart) -> KeywordAbility:
    """A keyword ability, with its cost if it has one."""
    return KeywordAbility(name, mana(cost, *others) if cost or others else None)


def blitz(cost: str, *others: CostPart) -> KeywordAbility:
    """Blitz [cost] (CR 702.152)."""
    return keyword("blitz", cost, *others)


def dash(cost: str) -> KeywordAbility:
    """Dash [cost] (CR 702.109)."""
    return keyword("dash", cost)


def enchant(quality: str, *predicates: Predicate) -> KeywordAbility:
    """Enchant [quality] (CR 702.5); without predicates: players."""
    return KeywordAbility("enchant", quality=quality, what=Filter(*predicates) if predicates else None)


def equip(cost: str) -> KeywordAbility:
    """Equip [cost] (CR 702.6)."""
    return keyword("equip", cost)


def enters(do: Instruction, *targets: TargetSpec) -> Triggered:
    """When this enters, …"""
    return Triggered(Enters(Filter(Itself())), do, targets)


def dies(do: Instruction, *targets: TargetSpec) -> Triggered:
    """When this dies, …"""
    return Triggered(PutIntoGraveyard(Filter(Itself())), do, targets)


def attacks(do: Instruction, *targets: TargetSpec) -> Triggered:
    """Whenever this attacks, …"""
    return Triggered(Attacks(Filter(Itself())), do, targets)


def hits_player(do: Instruction, *targets: TargetSpec) -> Triggered:
    """Whenever this deals combat damage to a player, …"""
    return Triggered(DealsCombatDamageToPlayer(Filter(Itself())), do, targets)


def spell(*do: Instruction, targets: tuple[TargetSpec, ...] = (), cost: Cost | None = None) -> SpellAbility:
    """What an instant or sorcery does, in order."""
    return SpellAbility(do[0] if len(do) == 1 else Sequence(*do), targets, cost)


def static(*effects: StaticEffect) -> Static:
    """A static ability that works on the battlefield."""
    return Static(effects)


def gives(what: Filter, *changes: Change) -> Static:
    """Each permanent of a kind is, has or gets something."""
    return static(Modify(Each(what), changes))


def defines(power: Amount, toughness: Amount) -> Static:
    """This creature's power and toughness are defined by something (CR 604.3)."""
    return Static((Modify(This(), (DefinePowerToughness(power, toughness),)),), characteristic_defining=True)


def beginning_of_end_step(do: Instruction) -> Triggered:
    """At the beginning of the end step, …"""
    return Triggered(BeginningOf("end"), do)


def target(*predicates: Predicate, zone: str = "battlefield", stack: str = "spell") -> TargetSpec:
    """Target object: all predicates hold."""
    return TargetSpec(Filter(*predicates), zone, stack=stack)


TARGET_CREATURE = target(IsType("creature"))
TARGET_CREATURE_YOU_CONTROL = target(IsType("creature"), Controlled("you"))
TARGET_CREATURE_OPPONENT_CONTROLS = target(IsType("creature"), Controlled("opponent"))
TARGET_SPELL = target(zone="stack")
TARGET_PERMANENT = target()

TREASURE = card(
    "Treasure", "宝物", None, "Artifact — Treasure", "", Activated(Cost(None, (TapThis(), SacrificeThis())), ANY_COLOR), colors=""
)
"""A Treasure token (CR 111.10a)."""
