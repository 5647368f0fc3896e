"""Cards as phase reads them: the facts, and the English text that our own definitions are printed as."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from phase import Engine, build_oracle_face

from engine.abilities import KeywordAbility
from engine.cards.card import CardFace
from engine.text import CantSay, lines
from steps.table import Unsupported

BLANK = "Blank"
"""The name of the cards that stand for those of which a scenario says nothing."""
_NOT_READ = ('"Unimplemented"', '"Unknown"', '"SwallowedClause"', '{"Subtype": "Land"}')
"""What stands in a face of which phase has not read everything, or has taken "lands" for a subtype."""
_DROPPED = ("every creature type",)
"""Words that phase leaves out of what it reads, and doesn't say so."""


def engine_of(faces: Iterable[CardFace]) -> Engine:
    """An engine that knows these cards.

    Raises:
        Unsupported: one of them has no English text yet, or phase doesn't read all of its text.
    """
    known = {face.name.lower(): json.loads(_face(face)) for face in faces}
    known[BLANK.lower()] = _built({**_data(BLANK, "Enchantment"), "manaCost": "{9}{9}"})
    return Engine.from_json(json.dumps(known))


@cache
def _face(face: CardFace) -> str:
    if face.back is not None:
        raise Unsupported(f"{face.name}: this driver gives phase cards with one face", f"{face.name}：渡せるのは片面のカードだけである")
    try:
        text = "\n".join(lines(face.abilities, "en", face.types))
    except CantSay as error:
        raise Unsupported(f"{face.name} has no English text to give to the engine", f"{face.name}：渡せる英語の文章がない") from error
    words = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    type_line = words + (" — " + " ".join(face.subtypes) if face.subtypes else "")
    data = {
        **_data(face.name, type_line), "text": text, "types": [t.capitalize() for t in face.types], "subtypes": list(face.subtypes),
        "supertypes": [t.capitalize() for t in face.supertypes], "colors": list(face.colors), "keywords": _keywords(face),
        "manaCost": str(face.mana_cost or ""),
        "manaValue": face.mana_cost.mana_value if face.mana_cost else 0,
    }  # fmt: skip
    if face.power is not None and face.toughness is not None:
        data |= {"power": str(face.power), "toughness": str(face.toughness)}
    if face.loyalty is not None:
        data["loyalty"] = str(face.loyalty)
    built = json.dumps(_built(data))
    if any(sign in built for sign in _NOT_READ) or any(words in text for words in _DROPPED):
        raise Unsupported(f"phase doesn't read all of: {text}", f"phaseは次の文章を読み切れない: {text}")
    return built


def _keywords(face: CardFace) -> list[str]:
    """The names of its keyword abilities, without which phase takes a line for something else."""
    return [a.name.capitalize() for a in face.abilities if isinstance(a, KeywordAbility)]


def _data(name: str, type_line: str) -> dict[str, Any]:
    """A card in MTGJSON's form, of which only what is said here is known."""
    return {
        "name": name, "type": type_line, "text": "", "manaCost": "", "types": type_line.split(), "subtypes": [], "supertypes": [],
        "colors": [], "colorIdentity": [], "manaValue": 0, "convertedManaCost": 0, "layout": "normal", "legalities": {}, "printings": [],
        "keywords": [], "identifiers": {},
    }  # fmt: skip


def _built(data: dict[str, Any]) -> Any:
    return build_oracle_face(data, None)
