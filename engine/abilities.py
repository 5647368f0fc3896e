"""Abilities as data (CR 113).

An ability is a frozen record; what it does is told by the records in it: what triggers it (:mod:`engine.triggers`), what it costs
(:mod:`engine.costs`), whom it targets (:mod:`engine.targets`), what it does (:mod:`engine.instructions`, :mod:`engine.actions`), which
continuous effects it generates (:mod:`engine.continuous`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from engine.record import record
from engine.state import BATTLEFIELD

if TYPE_CHECKING:
    from engine.conditions import Condition
    from engine.continuous import StaticEffect
    from engine.costs import Cost
    from engine.filters import Filter
    from engine.instructions import Instruction
    from engine.targets import TargetSpec
    from engine.triggers import Trigger

Named = TypeVar("Named")

Origin = tuple[str, int, int]
"""Where an instance of an ability comes from: ("printed", component, place), or ("granted", source, timestamp of the granting effect)."""


@record
class Ability:
    """Any ability."""


@record
class Static(Ability):
    """A static ability (CR 113.3d, 604): its continuous effects hold while the object is in one of ``zones``."""

    effects: tuple[StaticEffect, ...]
    condition: Condition | None = None
    zones: tuple[str, ...] = (BATTLEFIELD,)
    characteristic_defining: bool = False
    """CR 604.3."""


@record
class Triggered(Ability):
    """A triggered ability (CR 113.3c, 603)."""

    when: Trigger
    do: Instruction
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None
    """An intervening "if" (CR 603.4)."""
    zones: tuple[str, ...] = (BATTLEFIELD,)
    keyword: str = ""
    """The keyword that gives it, if it isn't printed itself."""
    rules: tuple[str, ...] = ()
    """Keys of the rules that give it; cited as it triggers and as it resolves."""
    once_each_turn: bool = False
    """"Do this only once each turn" (CR 603.2h)."""
    cant_be_countered: bool = False
    """"This ability can't be countered" (CR 603.1a)."""


@record
class Activated(Ability):
    """An activated ability (CR 113.3b, 602)."""

    cost: Cost
    do: Instruction
    targets: tuple[TargetSpec, ...] = ()
    sorcery_speed: bool = False
    """"Activate only as a sorcery" (CR 602.5d)."""
    once_each_turn: bool = False
    """"Activate only once each turn" (CR 602.5b)."""
    only_if: Condition | None = None
    """"Activate only if" or "only during" (CR 602.5b)."""
    zones: tuple[str, ...] = (BATTLEFIELD,)
    rules: tuple[str, ...] = ()
    """Keys of the rules that give it; cited as it is activated and as it resolves."""
    any_player: bool = False
    """"Any player may activate this ability" (CR 602.1b)."""
    as_instant: bool = False
    """"Activate only as an instant" (CR 602.5e)."""


@record
class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves (CR 113.3a)."""

    do: Instruction
    targets: tuple[TargetSpec, ...] = ()
    additional_cost: Cost | None = None
    """What must be paid besides (CR 118.8)."""
    least_x: int = 0
    """The least value that may be chosen for X: "X can't be 0"."""


@record
class KeywordAbility(Ability):
    """A keyword ability (CR 702) with its parameters; what it stands for is told in :mod:`engine.keywords`."""

    name: str
    cost: Cost | None = None
    n: int | None = None
    quality: str = ""
    """Its quality in words: "from red", "creature you control"."""
    what: Filter | None = None
    """What has the quality."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.name, self.n, self.quality, self.cost) if part not in (None, ""))


@record
class Instance:
    """An ability that an object has, told from its other instances by where it comes from (CR 702.152b and the like)."""

    ability: Ability
    origin: Origin

    @property
    def keyword(self) -> KeywordAbility:
        """The ability, which is a keyword ability.

        Raises:
            TypeError: it is another ability.
        """
        if not isinstance(self.ability, KeywordAbility):
            raise TypeError(self.ability)
        return self.ability

    @property
    def n(self) -> int:
        """The N of the keyword ability.

        Raises:
            TypeError: it has none.
        """
        return self._named(self.keyword.n)

    @property
    def cost(self) -> Cost:
        """The cost of the keyword ability.

        Raises:
            TypeError: it has none.
        """
        return self._named(self.keyword.cost)

    @property
    def what(self) -> Filter:
        """What has the quality that the keyword ability names.

        Raises:
            TypeError: it names none.
        """
        return self._named(self.keyword.what)

    def _named(self, value: Named | None) -> Named:
        if value is None:
            raise TypeError(self.ability)
        return value
