"""What words read and what changes write (CR 613.8a): the tables are complete, and meet as they should."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engine import changes, facets
from engine.abilities import KeywordAbility, Static
from engine.changes import BecomeType, GainAbility, LoseAbilities, ModifyPowerToughness
from engine.characteristic_filters import HasKeyword, HasNoAbilities, IsSubtype, IsType
from engine.continuous import Modify
from engine.copying import BecomeCopy
from engine.filters import Filter
from engine.record import record
from engine.selectors import Each
from engine.tests.playing import enchantment


def test_the_table_speaks_of_words_that_there_are() -> None:
    """A word that isn't in the table counts as reading anything, so only what is in it can be wrong."""
    sources = Path(facets.__file__).parent.rglob("*.py")
    there = {name for path in sources for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)}
    assert set(facets._READS) <= there


def test_what_no_table_knows_reads_anything() -> None:
    @record
    class StrangeWord:
        def holds(self) -> bool:
            return True

    strange: Any = StrangeWord()
    assert {"types", "abilities", "more"} <= facets.reads(Filter(strange))


def test_what_is_given_is_not_read() -> None:
    anthem = Static((Modify(Each(Filter(IsType("artifact"))), (ModifyPowerToughness(1, 1),)),))
    assert facets.reads(anthem.effects) == {"zone:battlefield", "types:artifact"}
    assert facets.reads(GainAbility(anthem)) == frozenset()
    assert facets.reads(GainAbility(anthem), given=True) == facets.reads(anthem.effects)
    assert facets.reads(BecomeCopy(enchantment("Anthem", anthem))) == frozenset()


def test_items_meet_their_group_and_themselves() -> None:
    artifacts = facets.reads(Each(Filter(IsType("artifact"))))
    assert facets.meet(BecomeType(("artifact",)).writes, artifacts)
    assert not facets.meet(BecomeType(("creature",)).writes, artifacts)
    assert facets.meet(BecomeType(("creature",), besides=False).writes, artifacts)
    assert facets.meet(BecomeType((), ("Mountain",), besides=False).writes, facets.reads(Each(Filter(IsSubtype("Swamp")))))
    flying = GainAbility(KeywordAbility("flying")).writes
    assert facets.meet(flying, facets.reads(Filter(HasKeyword("flying"))))
    assert facets.meet(flying, facets.reads(Filter(HasNoAbilities())))
    assert not facets.meet(flying, facets.reads(Filter(HasKeyword("haste"))))
    assert facets.meet(LoseAbilities().writes, facets.reads(Filter(HasKeyword("haste"))))


def test_every_change_has_a_layer() -> None:
    kinds = [thing for thing in vars(changes).values() if isinstance(thing, type) and issubclass(thing, changes.Change)]
    assert len(kinds) > 10
    assert all(kind.layer in changes.LAYERS for kind in kinds if kind is not changes.Change)
