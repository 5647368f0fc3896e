"""Cards as phase reads them: the facts, and the English text that our own definitions are printed as."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from phase import Engine, build_oracle_face, build_oracle_face_multi

from engine.abilities import KeywordAbility
from engine.cards.card import ADVENTURE, FLIPS, MODAL, TRANSFORMS, CardFace
from steps.peers import english
from steps.table import Unsupported

BLANK = "Blank"
"""The name of the cards that stand for those of which a scenario says nothing."""
_LAYOUTS = {MODAL: "modal_dfc", TRANSFORMS: "transform", FLIPS: "flip", ADVENTURE: "adventure"}
"""What phase calls cards with a second face."""
_TYPES = ("Land", "Planeswalker", "Battle", "Artifact", "Enchantment", "Creature")
_NOT_READ = ('"Unimplemented"', '"Unknown"', '"SwallowedClause"', *(f'{{"Subtype": "{name}"}}' for name in _TYPES))
"""What stands in a face of which phase has not read everything, or has taken a card type for a subtype."""
_DROPPED = ("every creature type", "that's blocking", "with even mana value")
"""Words that phase leaves out of what it reads, and doesn't say so."""


def engine_of(faces: Iterable[CardFace]) -> Engine:
    """An engine that knows these cards.

    Raises:
        Unsupported: one of them has no English text yet, or phase doesn't read all of its text.
    """
    known = {one.name.lower(): json.loads(text) for face in faces for one, text in _faces(face)}
    known[BLANK.lower()] = build_oracle_face({**_data(BLANK, "Enchantment"), "manaCost": "{9}{9}"}, None)
    return Engine.from_json(json.dumps(known))


def _faces(face: CardFace) -> Iterator[tuple[CardFace, str]]:
    """Each face of a card, as phase has it."""
    if face.halves:
        raise Unsupported(f"{face.name}: this driver gives phase no split cards", f"{face.name}：分割カードは渡せない")
    if face.back is None:
        yield face, _face(face, "", 0)
        return
    layout = _LAYOUTS.get(face.turns)
    if layout is None:
        raise Unsupported(f"{face.name}: this driver gives phase no meld cards", f"{face.ja or face.name}：合体カードは渡せない")
    yield face, _face(face, layout, 0)
    yield face.back, _face(face.back, layout, 1, face.name)


@cache
def _face(face: CardFace, layout: str, index: int, front: str = "") -> str:
    text = english.text(face)
    data = {
        **_data(face.name, english.type_line(face)), "text": text,
        "types": [t.capitalize() for t in face.types], "subtypes": list(face.subtypes),
        "supertypes": [t.capitalize() for t in face.supertypes], "colors": list(face.colors), "keywords": _keywords(face),
        "manaCost": str(face.mana_cost or ""), "colorIdentity": _identity(face),
        "manaValue": face.mana_cost.mana_value if face.mana_cost else 0,
    }  # fmt: skip
    if face.mana_cost is None or any(c not in str(face.mana_cost) for c in face.colors):
        data["colorIndicator"] = list(face.colors)
    numbers = {"power": face.power, "toughness": face.toughness, "loyalty": face.loyalty, "defense": face.defense}
    data |= {name: str(n) for name, n in numbers.items() if n is not None}
    if layout:
        built = {**build_oracle_face_multi(data, f"of {front or face.name}"), "layout": layout, "face_index": index}
    else:
        built = build_oracle_face(data, None)
    told = json.dumps(built)
    if any(sign in told for sign in _NOT_READ) or any(words in text for words in _DROPPED) or _misread(face, built):
        raise Unsupported(f"phase doesn't read all of: {text}", f"phaseは次の文章を読み切れない: {text}")
    return told


def _misread(face: CardFace, built: Mapping[str, Any]) -> bool:
    """Whether phase takes a sentence on a permanent for what a spell does, or has read when an effect lasts and not what it does."""
    effects = [a for a in built.get("static_abilities") or () if a["mode"] == "Continuous"]
    spells = [a for a in built.get("abilities") or () if a["kind"] == "Spell" and not {"instant", "sorcery"} & set(face.types)]
    return bool(spells) or any(not a["modifications"] for a in effects)


@cache
def _spell(text: str) -> str:
    data = {**_data("Happening", "Sorcery"), "text": text.replace("~", "Happening")}
    told = json.dumps(build_oracle_face(data, None)["abilities"])
    if any(sign in told for sign in _NOT_READ) or told == "[]":
        raise Unsupported(f"phase doesn't read all of: {text}", f"phaseは次の文章を読み切れない: {text}")
    return told


def spell_abilities(text: str) -> list[dict[str, Any]]:
    """What phase makes of the sentences of a spell. Raises Unsupported."""
    found: list[dict[str, Any]] = json.loads(_spell(text[0].upper() + text[1:]))
    return found


def _identity(face: CardFace) -> list[str]:
    """The colors of its faces and of the mana symbols in its texts (CR 903.4), which are data to phase."""
    faces = (face, *((face.back,) if face.back is not None else ()))
    texts = "".join(f"{one.mana_cost or ''}{english.text(one)}" for one in faces)
    symbols = "".join(re.findall(r"\{[^}]+\}", texts))
    return [color for color in "WUBRG" if color in symbols or any(color in one.colors for one in faces)]


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
