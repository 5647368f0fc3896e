"""The cards with miracle of the catalogue, held against what is said of all of them."""

from __future__ import annotations

import pytest

from engine.abilities import KeywordAbility
from engine.cards.card import CardFace
from engine.cards.catalogue import cards


def miracle(face: CardFace) -> KeywordAbility | None:
    return next((a for a in face.abilities if isinstance(a, KeywordAbility) and a.name == "miracle"), None)


WITH_MIRACLE = [face for face in cards().values() if miracle(face)]


def test_there_are_some() -> None:
    assert {"Terminus", "Entreat the Dead", "Bonfire of the Damned"} <= {face.name for face in WITH_MIRACLE}


@pytest.mark.parametrize("face", WITH_MIRACLE, ids=lambda face: face.name)
def test_the_miracle_cost_is_less_than_the_mana_cost(face: CardFace) -> None:
    ability = miracle(face)
    assert ability is not None and ability.cost is not None and ability.cost.mana is not None
    assert face.mana_cost is not None
    for x in (1, 2, 5):  # with X = 0 Bonfire of the Damned costs {R} either way
        assert ability.cost.mana.with_x(x).mana_value < face.mana_cost.with_x(x).mana_value


@pytest.mark.parametrize("face", WITH_MIRACLE, ids=lambda face: face.name)
def test_the_miracle_cost_asks_for_the_color_of_the_card(face: CardFace) -> None:
    ability = miracle(face)
    assert ability is not None and ability.cost is not None and ability.cost.mana is not None
    assert ability.cost.mana.colors == face.colors
