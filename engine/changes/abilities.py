"""Layer 6: abilities gained, lost and barred (CR 113.11, 613.1f)."""

from __future__ import annotations

from typing import ClassVar

from engine import keywords
from engine.abilities import Ability, Instance, KeywordAbility, Origin, Static
from engine.changes.change import Change
from engine.characteristics import Characteristics
from engine.costs import Cost
from engine.record import record
from engine.rule import Context, rule
from engine.view import Env


@record
class GainAbility(Change):
    """It gains an ability. ``origin``: where that instance comes from, if not from the effect itself (CR 611.3d)."""

    layer: ClassVar[str] = "6"
    ability: Ability
    origin: Origin | None = None

    @property
    def writes(self) -> frozenset[str]:
        return _facets(self.ability)

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return gain(ctx, it, Instance(self.ability, self.origin or ("granted", env.this, timestamp)))

    def __str__(self) -> str:
        return f"+ {self.ability}" if isinstance(self.ability, KeywordAbility) else f"+ a {type(self.ability).__name__.lower()} ability"


@record
class GainForManaCost(Change):
    """It gains a keyword ability whose cost is equal to its own mana cost, reduced by so much generic mana.

    Without a mana cost that cost can't be paid (CR 118.6).
    """

    layer: ClassVar[str] = "6"
    name: str
    less: int = 0

    @property
    def writes(self) -> frozenset[str]:
        return _facets(KeywordAbility(self.name))

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        if it.mana_cost is None:
            return it
        cost = Cost(it.mana_cost.reduced(self.less))
        return gain(ctx, it, Instance(KeywordAbility(self.name, cost), ("granted", env.this, timestamp)))

    def __str__(self) -> str:
        return f"+ {self.name} for its mana cost" + (f" less {{{self.less}}}" if self.less else "")


@record
class LoseAbilities(Change):
    """It loses all abilities, or the keyword ability of a name."""

    layer: ClassVar[str] = "6"
    keyword: str = ""

    @property
    def writes(self) -> frozenset[str]:
        return _facets(KeywordAbility(self.keyword)) if self.keyword else frozenset({"abilities", "statics"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return lose(ctx, it, self.keyword)

    def __str__(self) -> str:
        return f"- {self.keyword or 'all abilities'}"


@record
class CantHave(Change):
    """It loses a keyword ability and can't have it (CR 113.11)."""

    layer: ClassVar[str] = "6"
    keyword: str

    @property
    def writes(self) -> frozenset[str]:
        return _facets(KeywordAbility(self.keyword))

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return bar(ctx, lose(ctx, it, self.keyword), self.keyword)

    def __str__(self) -> str:
        return f"can't have {self.keyword}"


def _facets(ability: Ability) -> frozenset[str]:
    """What gaining or losing an ability may alter."""
    if isinstance(ability, KeywordAbility):
        more = ("statics",) if keywords.named(ability.name).stands_for is not keywords.nothing_to_say else ()
        return frozenset({f"abilities:{ability.name}", *more})
    return frozenset({"abilities:", *(("statics",) if isinstance(ability, Static) else ())})


@rule("613.1f", part="gain")
def gain(ctx: Context, it: Characteristics, gained: Instance) -> Characteristics:
    """Ability-adding effects and keyword counters are applied in layer 6."""
    name = gained.ability.name if isinstance(gained.ability, KeywordAbility) else ""
    if barred(ctx, False, it, name):
        return it
    return it.but(abilities=(*it.abilities, gained))


@rule("613.1f", part="lose")
def lose(ctx: Context, it: Characteristics, keyword: str) -> Characteristics:
    """Ability-removing effects are applied in layer 6."""
    lost = tuple(i for i in it.abilities if not keyword or (isinstance(i.ability, KeywordAbility) and i.ability.name == keyword))
    if any(i.origin[0] == "granted" for i in lost):
        lost = those_granted_too(ctx, tuple(i for i in lost if i.origin[0] != "granted"), lost)
    return it.but(abilities=tuple(i for i in it.abilities if i not in lost)) if lost else it


@rule("613.9")
def those_granted_too(ctx: Context, lost: tuple[Instance, ...], all_of_them: tuple[Instance, ...]) -> tuple[Instance, ...]:
    """One continuous effect can override another: an effect that takes abilities away takes those that an older effect gave, too."""
    return all_of_them


@rule("613.1f", part="can't have")
def bar(ctx: Context, it: Characteristics, keyword: str) -> Characteristics:
    """Effects that say an object can't have an ability are applied in layer 6."""
    return it if keyword in it.barred else it.but(barred=(*it.barred, keyword))


@rule("113.11", part="all along")
def barred(ctx: Context, cant: bool, it: Characteristics, name: str) -> bool:
    """No effect or counter can add an ability that the object can't have."""
    return name in it.barred
