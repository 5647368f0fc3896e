"""Predefined tokens (CR 111.10): what an effect that names one of them creates."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities import Ability, Activated, Triggered
from engine.actions.add_mana import ANY_COLOR, AddMana
from engine.actions.draw import Draw
from engine.actions.explore import Explore
from engine.actions.library import Search, ShuffleLibrary
from engine.actions.life import GainLife, LoseLife
from engine.actions.move import Exile
from engine.actions.scry import Scry
from engine.actions.tap import PutCounters
from engine.actions.transform import Transform
from engine.amounts import NumberOf, ToughnessOf
from engine.cards.card import CardFace, card, two_faced
from engine.cards.words import (
    TARGET_CREATURE,
    TARGET_CREATURE_YOU_CONTROL,
    TREASURE,
    attacks,
    dies,
    enchant,
    keyword,
    static,
)
from engine.changes import Change, GainAbility, ModifyPowerToughness, SetPowerToughness
from engine.characteristic_filters import IsSupertype, IsType
from engine.conditions import AtLeast
from engine.continuous import MayCast, Modify
from engine.costs import Cost, DiscardOne, SacrificeThis, TapThis, mana
from engine.filters import Controlled, Filter, Itself, Not
from engine.instructions import Let, Sequence
from engine.mana_terms import ManaTerms, NotFor
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import YOU, Each, EachOpponent, Host, Remembered, Target, This, TopOfLibrary
from engine.when import Attacks


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
INCUBATOR = two_faced(
    _artifact("Incubator", "培養器", Activated(mana("{2}"), Transform(This()))),
    card("Phyrexian Token", "ファイレクシアン・トークン", None, "Artifact Creature — Phyrexian", "0/0", colors=""),
)
MAP = _artifact(
    "Map", "地図",
    Activated(mana("{1}", TapThis(), SacrificeThis()), Explore(Target()), (TARGET_CREATURE_YOU_CONTROL,), sorcery_speed=True),
)
JUNK = _artifact(
    "Junk", "廃品",
    Activated(
        Cost(None, (TapThis(), SacrificeThis())),
        Sequence(Exile(TopOfLibrary(YOU), "it"), Let(MayCast(Remembered("it"), lands=True))),
        sorcery_speed=True,
    ),
)
VIBRANIUM = _artifact("Vibranium", "ヴィブラニウム", keyword("indestructible"), _FOR_NO_NONARTIFACT_SPELL)


def _role(name: str, ja: str, *changes: Change, more: tuple[Ability, ...] = ()) -> CardFace:
    """A colorless Role token: an Aura that makes something of the creature that it enchants (CR 303.7)."""
    abilities = (enchant("creature", IsType("creature")), static(Modify(Host(), changes)), *more)
    return card(name, ja, None, "Enchantment — Aura Role", "", *abilities, colors="")


_BIGGER = ModifyPowerToughness(1, 1)
_GROWS = Triggered(Attacks(Filter(Itself())), PutCounters(This(), "+1/+1", 1), condition=AtLeast(3, ToughnessOf(This())))

CURSED = _role("Cursed", "呪われし者", SetPowerToughness(1, 1))
MONSTER = _role("Monster", "怪物", GainAbility(keyword("trample")), _BIGGER)
ROYAL = _role("Royal", "王族", GainAbility(keyword("ward", "{1}")), _BIGGER)
SORCERER = _role("Sorcerer", "魔術師", GainAbility(attacks(Scry(1))), _BIGGER)
_FOR_EACH = NumberOf(Each(Filter(IsType("enchantment"), Controlled("you"))))
VIRTUOUS = _role("Virtuous", "聖者", ModifyPowerToughness(_FOR_EACH, _FOR_EACH))
WICKED = _role("Wicked", "ひねくれ者", _BIGGER, more=(dies(LoseLife(1, EachOpponent())),))
YOUNG_HERO = _role("Young Hero", "若き英雄", GainAbility(_GROWS))


def named(face: CardFace) -> CardFace:
    """All that an effect which names a predefined token says of it: a name and subtypes."""
    return replace(face, colors=(), types=(), power=None, toughness=None, abilities=(), back=None)


@record
class PredefinedToken:
    """A token that the rules define, and the rules that do."""

    numbers: tuple[str, ...]
    face: CardFace

    @property
    def words(self) -> tuple[str, str]:
        """What texts call it, in English and in Japanese: a Role by its name and that word (CR 111.10j-r)."""
        if "Role" in self.face.subtypes:
            return f"{self.face.name} Role", f"{self.face.ja}・役割"
        return self.face.name, self.face.ja


PREDEFINED = tuple(
    PredefinedToken(tuple(numbers), face)
    for face, *numbers in (
        (TREASURE, "111.10a"),
        (FOOD, "111.10b"),
        (GOLD, "111.10c"),
        (WALKER, "111.10d"),
        (SHARD, "111.10e"),
        (CLUE, "111.10f"),
        (BLOOD, "111.10g"),
        (POWERSTONE, "111.10h"),
        (INCUBATOR, "111.10i", "701.53b"),
        (CURSED, "111.10j"),
        (MONSTER, "111.10k"),
        (ROYAL, "111.10m"),
        (SORCERER, "111.10n"),
        (VIRTUOUS, "111.10p"),
        (WICKED, "111.10q"),
        (YOUNG_HERO, "111.10r"),
        (MAP, "111.10s"),
        (JUNK, "111.10t"),
        (LANDER, "111.10u"),
        (MUTAGEN, "111.10v"),
        (VIBRANIUM, "111.10w"),
    )
)


def _defining(token: PredefinedToken) -> Callable[[Context, CardFace], CardFace]:
    @rule(*token.numbers)
    def defined(ctx: Context, named_by_effect: CardFace) -> CardFace:
        """The definition in the rules determines the characteristics of a token that an effect only names."""
        return token.face

    return defined


_DEFINITIONS = {token.face.name: (token.face, _defining(token)) for token in PREDEFINED}


def by_definition(ctx: Context, face: CardFace) -> CardFace:
    """The token that an effect creates, if it is a predefined one by its definition (CR 111.10)."""
    found = _DEFINITIONS.get(face.name)
    if found is None:
        return face
    own = found[0].abilities
    if replace(face, abilities=face.abilities[: len(own)]) != found[0]:
        return face
    return with_additions(ctx, found[1](ctx, named(face)), face.abilities[len(own) :])


@rule("111.10")
def with_additions(ctx: Context, defined: CardFace, more: tuple[Ability, ...]) -> CardFace:
    """The effect that creates a predefined token may add to the characteristics that it is defined with."""
    return replace(defined, abilities=(*defined.abilities, *more)) if more else defined
