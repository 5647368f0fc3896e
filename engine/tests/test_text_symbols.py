"""Loyalty symbols and chapter symbols in a text."""

from __future__ import annotations

import pytest

from engine.abilities import Activated, Triggered
from engine.loyalty_abilities import ChangeLoyalty
from engine.text import NotRead, compile_text, tell
from engine.when_chapter import Chapter


@pytest.mark.parametrize(
    ("text", "n"),
    [("+1: Draw a card.", 1), ("−2: Draw a card.", -2), ("-2: Draw a card.", -2), ("0: Draw a card.", 0), ("[+2]: Draw a card.", 2)],
)
def test_a_loyalty_symbol_is_a_cost(text: str, n: int) -> None:
    (ability,) = compile_text(text, "en")
    assert isinstance(ability, Activated)
    assert ability.cost.others == (ChangeLoyalty(n),)
    assert compile_text(tell(ability, "ja"), "ja") == compile_text(tell(ability, "en"), "en") == (ability,)


def test_it_may_be_x() -> None:
    (ability,) = compile_text("−X: You gain X life.", "en")
    assert isinstance(ability, Activated)
    assert ability.cost.others == (ChangeLoyalty(None),)
    assert tell(ability, "en") == "−X: You gain X life."


@pytest.mark.parametrize("text", ["2: Draw a card.", "+X: Draw a card."])
def test_what_is_no_loyalty_symbol(text: str) -> None:
    with pytest.raises(NotRead):
        compile_text(text, "en")


def test_chapter_symbols() -> None:
    first, last = compile_text("I, II — Draw a card.\nIII — You gain 2 life.", "en", "Old Tale", ("enchantment",))
    assert isinstance(first, Triggered)
    assert isinstance(last, Triggered)
    assert (first.when, last.when) == (Chapter((1, 2)), Chapter((3,)))
    assert tell(first, "en") == "I, II — Draw a card."
    assert tell(first, "ja") == "I、II ― カード1枚を引く。"
    assert compile_text(tell(last, "ja"), "ja") == (last,)


def test_what_is_no_chapter_symbol() -> None:
    with pytest.raises(NotRead):
        compile_text("IIII — Draw a card.", "en", "Old Tale", ("enchantment",))
