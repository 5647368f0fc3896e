"""Predefined tokens: what texts of both languages make of them."""

from __future__ import annotations

import pytest

from engine.abilities import Triggered
from engine.actions.create import CreateTokens
from engine.cards.predefined_tokens import PREDEFINED, PredefinedToken
from engine.text import compile_text, lines


@pytest.mark.parametrize("token", PREDEFINED, ids=lambda token: token.numbers[0])
@pytest.mark.parametrize(("number", "n"), [("a", 1), ("two", 2)])
def test_a_text_names_it_and_is_told_in_both_languages(token: PredefinedToken, number: str, n: int) -> None:
    word = "token" if n == 1 else "tokens"
    read = compile_text(f"When this creature enters, create {number} {token.words[0]} {word}.", "en")
    (ability,) = read
    assert isinstance(ability, Triggered)
    assert ability.do == CreateTokens(token.face, n)
    for language in ("en", "ja"):
        told = lines(read, language)
        assert len("".join(told)) < 70  # by its name, not by what it does
        assert compile_text("\n".join(told), language) == read
