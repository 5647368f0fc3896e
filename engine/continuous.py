"""Continuous effects (CR 611): what static abilities and resolved spells make true for a while.

Two families: those that change what objects are, through the layers (:class:`Modify`), and those that change what players may, must or
can't do, what things cost, and what happens instead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.amounts import Amount
from engine.facets import Facets, reads
from engine.filters import Filter
from engine.record import field, force_setattr, record
from engine.selectors import Selector
from engine.state import HAND, Seat
from engine.view import Env

if TYPE_CHECKING:
    from engine.changes import Change
    from engine.conditions import Condition
    from engine.costs import Cost
    from engine.instead import Substitute
    from engine.instructions import Instruction
    from engine.would import Would


@record
class StaticEffect:
    """What a continuous effect does."""


@record
class Modify(StaticEffect):
    """Changes what objects are (CR 613). ``rules``: keys of the rules that gave it, cited where it changes something."""

    what: Selector
    changes: tuple[Change, ...]
    rules: tuple[str, ...] = ()


@record
class CantAttack(StaticEffect):
    """Some creatures can't attack (CR 508.1c). ``whom``: can't attack these players and permanents; None: nothing at all."""

    what: Selector
    whom: Selector | None = None


@record
class CantAttackAlone(StaticEffect):
    """Some creatures can't attack unless another creature attacks, too (CR 508.1c)."""

    what: Selector


@record
class AttackersAtMost(StaticEffect):
    """No more than so many creatures can attack in a combat (CR 508.1c)."""

    n: int


@record
class CountersAtMost(StaticEffect):
    """The permanent that says so can't have more than so many counters of a kind on it (CR 704.5r)."""

    kind: str
    n: int


@record
class AttackCost(StaticEffect):
    """Some creatures can't attack you unless their controller pays generic mana for each of them (CR 508.1h).

    ``planeswalkers``: nor planeswalkers that you control.
    """

    what: Filter
    n: Amount
    planeswalkers: bool = False


@record
class MustAttack(StaticEffect):
    """Some creatures attack if able (CR 508.1d). ``whom``: one of these players or permanents; None: whichever."""

    what: Selector
    whom: Selector | None = None


@record
class CantBlock(StaticEffect):
    """Some creatures can't block (CR 509.1b), or can't block some creatures."""

    what: Selector
    whom: Filter = field(default_factory=Filter)


@record
class CantBlockAlone(StaticEffect):
    """Some creatures can't block unless another creature blocks, too (CR 509.1b)."""

    what: Selector


@record
class BlockersAtMost(StaticEffect):
    """No more than so many creatures can block in a combat (CR 509.1b)."""

    n: int


@record
class Evasion(StaticEffect):
    """Some creatures can be blocked only by some creatures, and only by at least and at most so many together (CR 509.1b)."""

    what: Selector
    by: Filter = field(default_factory=Filter)
    least: int = 1
    most: int | None = None


@record
class BlocksMore(StaticEffect):
    """Some creatures can block so many additional creatures (CR 509.1a)."""

    what: Selector
    n: int = 1


@record
class BlockCost(StaticEffect):
    """Some creatures can't block unless their controller pays generic mana for each of them (CR 509.1d)."""

    what: Filter
    n: Amount


@record
class MustBlock(StaticEffect):
    """Some creatures block if able (CR 509.1c). ``whom``: each of these creatures; None: whichever."""

    what: Selector
    whom: Selector | None = None


@record
class MustBeBlocked(StaticEffect):
    """Some creatures must be blocked if able (CR 509.1c)."""

    what: Selector


@record
class SpellCost(StaticEffect):
    """Spells cost more, or with a negative amount less, generic mana (CR 601.2f, 118.7).

    ``whose``: "you", "opponent" or "any". ``paying``: only while the cost of this name is paid ("blitz"); "" any cost.
    """

    spells: Filter
    amount: Amount
    whose: str = "any"
    paying: str = ""
    less: bool = False


@record
class MaximumHandSize(StaticEffect):
    """The maximum hand size of some players ("you", "opponent", "any") is a number, None for no maximum; or ``less`` than it is."""

    size: int | None = None
    less: int = 0
    whose: str = "you"


@record
class MoreLands(StaticEffect):
    """You may play so many additional lands on each of your turns (CR 305.2)."""

    n: int = 1


@record
class ManaOfAnyColor(StaticEffect):
    """Some players ("you", "opponent", "any") may spend mana as though it were mana of any color (CR 609.4b).

    ``what``: only to cast these cards; None: whatever for.
    """

    whose: str = "you"
    what: Selector | None = None


@record
class AsThoughFlash(StaticEffect):
    """You may cast some spells as though they had flash (CR 702.8, 601.3b).

    ``since``: only the next of them that you cast after the log was so long; None: all.
    """

    spells: Filter
    since: int | None = None


@record
class OnlyAsSorcery(StaticEffect):
    """Some players ("you", "opponent", "any") can cast spells only any time they could cast a sorcery (CR 307.5)."""

    whose: str = "opponent"


@record
class LooksAtTop(StaticEffect):
    """You may look at the top card of your library any time."""


@record
class CastFree(StaticEffect):
    """You may cast some spells from a zone without paying their mana costs (an alternative cost, CR 118.9)."""

    spells: Filter
    zone: str = HAND


@record
class InsteadOfManaCost(StaticEffect):
    """You may pay another cost rather than the mana cost of some spells that you cast (CR 118.9)."""

    spells: Filter
    cost: Cost


@record
class MayCast(StaticEffect):
    """You may cast some cards from where they are (CR 601.3).

    ``paying``: only for the cost of this name ("blitz", CR 118.9b); "" whichever. ``lands``: you may play those that are lands, too.
    """

    what: Selector
    paying: str = ""
    lands: bool = False
    normally: bool = False
    """Not as an Adventure (CR 715.3d)."""
    such: Filter | None = None
    """Only those of the cards of which this is true as they are about to be cast (CR 601.3f)."""


@record
class CantCast(StaticEffect):
    """Some players ("you", "opponent", "any") can't cast some spells (CR 601.3). ``rules``: keys of the rules that gave it."""

    spells: Filter
    whose: str = "any"
    rules: tuple[str, ...] = ()


@record
class SpellsEachTurn(StaticEffect):
    """Each of some players ("you", "opponent", "any") can't cast more than so many spells each turn (CR 601.3)."""

    most: int
    whose: str = "any"


@record
class ActWithCard(StaticEffect):
    """You may do something with some cards in your hand any time you could cast a sorcery: a special action (CR 116.2)."""

    what: Filter
    do: Instruction


@record
class CantActivate(StaticEffect):
    """Activated abilities of some objects can't be activated (CR 602.5)."""

    what: Filter
    mana_abilities: bool = True


@record
class AbilityCost(StaticEffect):
    """Activated abilities that aren't mana abilities cost more generic mana to activate (CR 602.2b, 601.2f)."""

    amount: Amount
    whose: str = "any"


@record
class TriggersAgain(StaticEffect):
    """If one of these entering causes a triggered ability of a permanent you control to trigger, it triggers once more (CR 603.2d)."""

    entering: Filter


@record
class Instead(StaticEffect):
    """A replacement or prevention effect (CR 614.1, 615.1): what would happen, and what happens instead.

    ``may``: its controller is asked this and may choose not to apply it. ``uses``: how often it still applies, 0 for always.
    ``rules``: keys of the rules that gave it, cited where it changes something.
    """

    would: Would
    instead: Substitute
    condition: Condition | None = None
    may: str = ""
    uses: int = 0
    rules: tuple[str, ...] = ()


@record
class Cant(StaticEffect):
    """Something can't happen (CR 614.17)."""

    would: Would


@record
class Unpreventable(StaticEffect):
    """Some damage can't be prevented (CR 615.12)."""

    would: Would


@record
class Active:
    """A continuous effect in force: from whom, since when."""

    effect: StaticEffect
    env: Env
    timestamp: int
    source: int
    place: tuple[int, ...] = (0,)
    """Which ability, and which effect of it; or which of the counters, or of the effects of resolved spells and abilities."""
    characteristic_defining: bool = False
    granted: int = 0
    """When its ability was granted to the source, by the clock; 0 if it is the source's own (CR 613.7a)."""
    condition: Condition | None = None
    rules: tuple[str, ...] = ()
    """Keys of the rules applied in finding that there is this effect."""
    self_replacing: bool = False
    """Whether it is an effect of the resolving spell or ability on what that itself does (CR 614.15)."""
    key: tuple[object, ...] = ()
    """What tells it from every other effect."""
    layers: dict[str, tuple[Change, ...]] = field(default_factory=dict)
    """What it changes, by layer."""
    reads: Facets = frozenset()
    """Which facets of objects decide its existence, what it affects and what it does."""

    def __post_init__(self) -> None:
        condition: Any = self.condition
        layers, read = _digest(self.effect, condition)
        force_setattr(self, "key", (self.source, self.env.origin, self.place, self.timestamp))
        force_setattr(self, "layers", layers)
        force_setattr(self, "reads", read)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    @property
    def order(self) -> tuple[int, int, int, tuple[int, ...]]:
        """By this, effects are in timestamp order (CR 613.7a); where the rules leave it open, by their sources and places there."""
        return (self.timestamp, self.granted, self.source, self.place)

    def writes(self, layer: str) -> Facets:
        """Which facets of objects it may change in a layer."""
        return frozenset[str]().union(*(c.writes for c in self.layers.get(layer, ())))


@lru_cache(maxsize=65536)
def _digest(effect: StaticEffect, condition: Any) -> tuple[dict[str, tuple[Change, ...]], Facets]:
    layers: dict[str, tuple[Change, ...]] = {}
    for change in effect.changes if isinstance(effect, Modify) else ():
        layers[change.layer] = (*layers.get(change.layer, ()), change)
    return layers, (reads(effect) if isinstance(effect, Modify) else frozenset()) | reads(condition)


def seat_meant(whose: str, env: Env, seat: Seat) -> bool:
    """Whether a player is among "you", "opponent" or "any"."""
    return whose == "any" or (seat == env.you) == (whose == "you")
