"""The cards that a scenario makes up."""

from __future__ import annotations

from engine.abilities import Ability
from engine.cards.card import CardError, CardFace, card
from engine.mana import ManaSyntaxError
from engine.record import replace
from engine.text import Language, TextError, compile_text
from steps.reference.texts import keyword_ability
from steps.table import MadeUp, SetUpError


def made_up(fact: MadeUp, like: CardFace | None) -> CardFace:
    """The card. ``like``: the one that it is like, if the fact names one.

    Raises:
        SetUpError: there can be no such card, or its text can't be read.
        Unsupported: the engine doesn't have one of its keywords.
    """
    if like is not None:
        return _varied(fact, like)
    pt = "" if fact.power is None or fact.toughness is None else f"{fact.power}/{fact.toughness}"
    colors = None if fact.colors is None else "".join(fact.colors)
    try:
        abilities = tuple(keyword_ability(k) for k in fact.keywords)
        face = card(fact.name, fact.other_name, fact.mana_cost or None, fact.type_line, pt, *abilities, colors=colors)
        return replace(face, abilities=(*face.abilities, *_read(fact, face.types)), **_number(fact, face.types))
    except (CardError, ManaSyntaxError) as error:
        raise SetUpError(str(error), error.ja) from error


def _number(fact: MadeUp, types: tuple[str, ...]) -> dict[str, int]:
    """What a single number in the place of power and toughness says.

    Raises:
        SetUpError: the card is no planeswalker and no battle.
    """
    if fact.number is None:
        return {}
    for kind, what in (("planeswalker", "loyalty"), ("battle", "defense")):
        if kind in types:
            return {what: fact.number}
    raise SetUpError(
        f'"{fact.name}": one number is the loyalty of a planeswalker or the defense of a battle; power and toughness are "2/2"',
        f"「{fact.name}」: 数1つはプレインズウォーカーの忠誠度かバトルの守備値である。パワーとタフネスなら「2/2」と書く",
    )


def _varied(fact: MadeUp, face: CardFace) -> CardFace:
    """A card that is like another, with something added or another power and toughness."""
    more = (*(keyword_ability(k) for k in fact.keywords), *_read(fact, face.types))
    face = replace(face, name=fact.name, ja=fact.other_name, aliases=(), abilities=(*face.abilities, *more))
    if fact.power is not None and fact.toughness is not None:
        face = replace(face, power=fact.power, toughness=fact.toughness)
    return face


def _read(fact: MadeUp, types: tuple[str, ...]) -> tuple[Ability, ...]:
    """The abilities that the rules text of a made-up card gives it.

    Raises:
        SetUpError: it isn't read to its end, or can be read in more than one way.
    """
    if not fact.text:
        return ()
    language: Language = "ja" if fact.language == "ja" else "en"
    try:
        return compile_text(fact.text, language, fact.name, types)
    except TextError as error:
        raise SetUpError(f'Text of "{fact.name}": {error.told("en")}', f"「{fact.name}」の文章: {error.told('ja')}") from error
