"""The mana cost of a spell whatever is paid for it, and of the permanent that it becomes (CR 118.9c, 202)."""

from __future__ import annotations

from engine import keywords
from engine.abilities import KeywordAbility
from engine.characteristics import Characteristics
from engine.mana import ManaCost
from engine.rule import Context, rule
from engine.stack import Announced, Paid


def _what_was_paid(ctx: Context, row: Characteristics, announced: Announced) -> Characteristics:
    """The wrong reading of CR 118.9c: the alternative cost that was paid is the mana cost."""
    if announced.free:
        return row.but(mana_cost=ManaCost())
    for instance in row.abilities:
        it = instance.ability
        if not isinstance(it, KeywordAbility) or Paid(it.name, instance.origin) not in announced.paid:
            continue
        keyword = keywords.named(it.name)
        alternative = keyword.offers is not keywords.nothing_to_say or keyword.as_drawn is not keywords.nothing_to_say
        if it.cost is not None and alternative:
            return row.but(mana_cost=it.cost.mana or ManaCost())
    return row


@rule("118.9c", otherwise=_what_was_paid)
def own_mana_cost(ctx: Context, row: Characteristics, announced: Announced) -> Characteristics:
    """An alternative cost changes what is paid, not the mana cost."""
    return row
