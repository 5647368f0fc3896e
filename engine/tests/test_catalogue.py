"""The catalogue as a whole: names, keywords, and what a card must not be."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine import keywords
from engine.abilities import KeywordAbility, SpellAbility
from engine.cards import catalogue
from engine.cards.absent import absent
from engine.cards.card import CardFace
from engine.cards.catalogue import cards, find, folded
from engine.record import fields, is_record

ALL = tuple(cards().values())


def named_keywords(value: object) -> set[str]:
    """The keywords that stand anywhere in a definition."""
    found = {value.name} if isinstance(value, KeywordAbility) else set()
    if is_record(value):
        return found.union(*(named_keywords(getattr(value, name)) for name in fields(value)))
    if isinstance(value, tuple):
        return found.union(*map(named_keywords, value))
    return found


def test_no_card_is_defined_twice() -> None:
    defined = [face.name for module in catalogue.modules() for face in catalogue.defined_in(module)]
    assert len(defined) == len({*defined}) == len(ALL)


def test_every_name_is_in_the_index_where_its_card_is() -> None:
    """The index is read off the source text: what a module defines in another way than by literals is not found."""
    for module in catalogue.modules():
        for face in (part for whole in catalogue.defined_in(module) for part in (whole.halves or (whole,))):
            for name in filter(None, (face.name, face.ja, *face.aliases)):
                assert module in catalogue.index()[folded(name)], f"{name}: write the names of {module} as literals"
    assert all(find(token.name) is not None for token in catalogue.tokens().values())


def test_a_card_is_found_without_loading_the_others() -> None:
    code = "import sys; from engine.cards.catalogue import find; find('Forest'); print('engine.filters' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_what_is_absent_is_not_in_the_catalogue() -> None:
    """Who adds a card takes it off ``absent.tsv``."""
    there = [it.name for it in absent() for name in (it.name, it.ja) if name and find(name) is not None]
    assert not there
    assert all(it.why and it.why_ja for it in absent())
    assert [it.name for it in absent()] == sorted({it.name for it in absent()})


def test_no_two_cards_share_a_name() -> None:
    names = [(folded(name), face.name) for face in ALL for name in {face.name, face.ja, *face.aliases} if name]
    assert len(dict(names)) == len(names)


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_found_in_either_language(face: CardFace) -> None:
    assert find(face.name) is face
    assert not face.ja or find(f"「{face.ja}」") is face


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_its_keywords_are_known(face: CardFace) -> None:
    assert named_keywords(face.abilities) <= set(keywords.register())


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_creatures_have_power_and_instants_do_something(face: CardFace) -> None:
    has_both = "creature" in face.types or "Vehicle" in face.subtypes
    assert has_both == (face.power is not None and face.toughness is not None)
    if {"instant", "sorcery"} & set(face.types):
        assert any(isinstance(a, SpellAbility) for a in face.abilities)


def test_quotation_marks_width_and_case_of_a_name_do_not_count() -> None:
    assert find("henzie toolbox torre") is find("道具箱、ヘンジー・トーリ") is not None
    assert find("Ｇｒｉｚｚｌｙ　Ｂｅａｒｓ") is find("灰色熊") is not None
    assert find("ラノワールノエルフ") is find("らのわーるのえるふ") is find("ﾗﾉﾜｰﾙのｴﾙﾌ") is not None
    assert find("Llanowar Élves") is find("llanowar elves")
    assert find("灰色") is None
    assert find("「」") is None


def test_printed_blitz_is_on_creatures_in_three_colors() -> None:
    blitz = [face for face in ALL if any(isinstance(a, KeywordAbility) and a.name == "blitz" for a in face.abilities)]
    assert len(blitz) >= 5
    assert all("creature" in face.types and set(face.colors) <= set("BRG") for face in blitz)
