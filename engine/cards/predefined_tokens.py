"""Predefined tokens (CR 111.10): what an effect that names one of them creates."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities import Ability, Activated
from engine.actions.add_mana import ANY_COLOR, AddMana
from engine.actions.draw import Draw
from engine.actions.library import Search, ShuffleLibrary
from engine.actions.life import GainLife
from engine.actions.scry import Scry
from engine.actions.tap import PutCounters
from engine.cards.card import CardFace, card
from engine.cards.words import TARGET_CREATURE, TREASURE, keyword
from engine.characteristic_filters import IsSupertype, IsType
from engine.costs import Cost, DiscardOne, SacrificeThis, TapThis, mana
from engine.filters import Filter, Not
from engine.instructions import Sequence
from engine.mana_terms import ManaTerms, NotFor
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import Target


def _artifact(name: str, ja: str, *abilities: Ability) -> CardFace:
    """A colorless artifact token whose name is its subtype."""
    return card(name, ja, None, f"Artifact — {name}", "", *abilities, colors="")


_BASIC_LAND = Filter(IsSupertype("basic"), IsType("land"))

FOOD = _artifact("Food", "食物", Activated(mana("{2}", TapThis(), SacrificeThis()), GainLife(3)))
GOLD = _artifact("Gold", "黄金", Activated(Cost(None, (SacrificeThis(),)), ANY_COLOR))
WALKER = card("Walker", "ウォーカー", None, "Creature — Zombie", "2/2", colors="B")
SHARD = card(
    "Shard", "破片", None, "Enchantment — Shard", "", Activated(mana("{2}", SacrificeThis()), Sequence(Scry(1), Draw(1))), colors=""
)
CLUE = _artifact("Clue", "手掛かり", Activated(mana("{2}", SacrificeThis()), Draw(1)))
BLOOD = _artifact("Blood", "血", Activated(mana("{1}", TapThis(), DiscardOne(), SacrificeThis()), Draw(1)))
_FOR_NO_NONARTIFACT_SPELL = Activated(
    Cost(None, (TapThis(),)), AddMana(("C",), ManaTerms(NotFor(Filter(Not(IsType("artifact"))))))
)
POWERSTONE = _artifact("Powerstone", "パワーストーン", _FOR_NO_NONARTIFACT_SPELL)
LANDER = _artifact(
    "Lander", "着陸船",
    Activated(mana("{2}", TapThis(), SacrificeThis()), Sequence(Search(_BASIC_LAND, "battlefield", True), ShuffleLibrary())),
)
MUTAGEN = _artifact(
    "Mutagen", "ミュータジェン",
    Activated(mana("{1}", TapThis(), SacrificeThis()), PutCounters(Target(), "+1/+1", 1), (TARGET_CREATURE,), sorcery_speed=True),
)
VIBRANIUM = _artifact("Vibranium", "ヴィブラニウム", keyword("indestructible"), _FOR_NO_NONARTIFACT_SPELL)


def named(face: CardFace) -> CardFace:
    """All that an effect which names a predefined token says of it: a name and subtypes."""
    return replace(face, colors=(), types=(), power=None, toughness=None, abilities=())


@record
class PredefinedToken:
    """A token that the rules define, and the rule that does."""

    number: str
    face: CardFace


PREDEFINED = (
    PredefinedToken("111.10a", TREASURE),
    PredefinedToken("111.10b", FOOD),
    PredefinedToken("111.10c", GOLD),
    PredefinedToken("111.10d", WALKER),
    PredefinedToken("111.10e", SHARD),
    PredefinedToken("111.10f", CLUE),
    PredefinedToken("111.10g", BLOOD),
    PredefinedToken("111.10h", POWERSTONE),
    PredefinedToken("111.10u", LANDER),
    PredefinedToken("111.10v", MUTAGEN),
    PredefinedToken("111.10w", VIBRANIUM),
)


def _defining(token: PredefinedToken) -> Callable[[Context, CardFace], CardFace]:
    @rule(token.number)
    def defined(ctx: Context, named_by_effect: CardFace) -> CardFace:
        """The definition in the rules determines the characteristics of a token that an effect only names."""
        return token.face

    return defined


_DEFINITIONS = {token.face.name: (token.face, _defining(token)) for token in PREDEFINED}


def by_definition(ctx: Context, face: CardFace) -> CardFace:
    """The token that an effect creates, if it is a predefined one by its definition (CR 111.10)."""
    found = _DEFINITIONS.get(face.name)
    return found[1](ctx, named(face)) if found is not None and found[0] == face else face
