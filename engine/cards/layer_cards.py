"""Cards whose continuous effects meet one another (CR 613)."""

from __future__ import annotations

from engine.abilities import Activated, Static, Triggered
from engine.actions.add_mana import AddMana
from engine.actions.change_text import ChangeColorWord
from engine.actions.draw import Draw
from engine.actions.move import PutOntoBattlefield
from engine.actions.sacrifice import Sacrifice
from engine.amounts import CardTypesAmong, ItsManaValue, NumberOf, Plus
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE, beginning_of_end_step, defines, enters, gives, keyword, spell, static, target
from engine.changes import (
    BecomeColor,
    BecomeType,
    CantHave,
    GainAbility,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from engine.characteristic_filters import HasNoAbilities, IsColor, IsSubtype, IsSupertype, IsType
from engine.conditions import Exists
from engine.continuous import Instead, ManaOfAnyColor, MaximumHandSize, Modify
from engine.costs import Cost, TapThis, mana
from engine.filters import CREATURE, OPPONENTS_CREATURE, YOUR_CREATURE, Another, AnyOf, Controlled, Filter, IsToken, Not, Owned
from engine.instead import Skip
from engine.instructions import Let
from engine.layering import ALL_ZONES
from engine.mana import COLORS
from engine.selectors import Each, Everywhere, Target, This
from engine.subtypes import CREATURE_TYPES
from engine.targets import SPELL_OR_PERMANENT
from engine.when_played import PlaysCard
from engine.would import WouldBegin

LAND = Filter(IsType("land"))
NONBASIC_LAND = Filter(IsType("land"), Not(IsSupertype("basic")))
NONCREATURE_ARTIFACT = Filter(IsType("artifact"), Not(IsType("creature")))
MANA_VALUE = SetPowerToughness(ItsManaValue(), ItsManaValue())
LANDS_YOU_CONTROL = NumberOf(Each(Filter(IsType("land"), Controlled("you"))))
SWAMPS_YOU_CONTROL = NumberOf(Each(Filter(IsSubtype("Swamp"), Controlled("you"))))
CREATURES_YOU_CONTROL = NumberOf(Each(YOUR_CREATURE))
CARDS_IN_YOUR_HAND = NumberOf(Each(Filter(Owned("you")), "hand"))
TYPES_IN_GRAVEYARDS = CardTypesAmong(Each(Filter(), "graveyard"))
CREATURE_CARDS_IN_YOUR_GRAVEYARD = NumberOf(Each(Filter(IsType("creature"), Owned("you")), "graveyard"))
AS_BIG_AS_YOUR_GRAVEYARD = static(
    Modify(This(), (SetPowerToughness(CREATURE_CARDS_IN_YOUR_GRAVEYARD, CREATURE_CARDS_IN_YOUR_GRAVEYARD),))
)
YOUR_MOUNTAIN = Exists(Each(Filter(IsSubtype("Mountain"), Controlled("you"))))
YOUR_ISLAND = Exists(Each(Filter(IsSubtype("Island"), Controlled("you"))))

TYPE_CHANGERS = (
    card(
        "Opalescence", "オパール色の輝き", "{2}{W}{W}", "Enchantment", "",
        gives(Filter(IsType("enchantment"), Not(IsSubtype("Aura")), Another()), BecomeType(("creature",)), MANA_VALUE),
    ),
    card("Enchanted Evening", "魔法の夜", "{3}{W/U}{W/U}", "Enchantment", "", gives(Filter(), BecomeType(("enchantment",)))),
    card(
        "March of the Machines", "機械の行進", "{3}{U}", "Enchantment", "",
        gives(NONCREATURE_ARTIFACT, BecomeType(("artifact", "creature")), MANA_VALUE),
    ),
    card(
        "Mycosynth Lattice", "マイコシンスの格子", "{6}", "Artifact", "",
        gives(Filter(), BecomeType(("artifact",))),
        static(Modify(Everywhere(Filter(), ALL_ZONES), (BecomeColor(()),))),
        static(ManaOfAnyColor("any")),
    ),
    card("Blood Moon", "血染めの月", "{2}{R}", "Enchantment", "", gives(NONBASIC_LAND, BecomeType((), ("Mountain",), besides=False))),
    card(
        "Magus of the Moon", "月の大魔術師", "{2}{R}", "Creature — Human Wizard", "2/2",
        gives(NONBASIC_LAND, BecomeType((), ("Mountain",), besides=False)),
    ),
    card(
        "Urborg, Tomb of Yawgmoth", "ヨーグモスの墳墓、アーボーグ", None, "Legendary Land", "",
        gives(LAND, BecomeType((), ("Swamp",))),
    ),
    card(
        "Kormus Bell", "", "{4}", "Artifact", "",
        gives(Filter(IsSubtype("Swamp")), BecomeType(("creature",)), BecomeColor(("B",)), SetPowerToughness(1, 1)),
    ),
    card(
        "Life and Limb", "生命と枝", "{3}{G}", "Enchantment", "",
        gives(
            Filter(AnyOf(IsSubtype("Forest"), IsSubtype("Saproling"))),
            BecomeType(("creature", "land"), ("Saproling", "Forest")), BecomeColor(("G",)), SetPowerToughness(1, 1),
        ),
    ),
    card("Nature's Revolt", "", "{3}{G}{G}", "Enchantment", "", gives(LAND, BecomeType(("creature",)), SetPowerToughness(2, 2))),
    card(
        "Prismatic Omen", "", "{1}{G}", "Enchantment", "",
        gives(Filter(IsType("land"), Controlled("you")), BecomeType((), ("Plains", "Island", "Swamp", "Mountain", "Forest"))),
    ),
    card(
        "Ashaya, Soul of the Wild", "野生の魂、アシャヤ", "{3}{G}{G}", "Legendary Creature — Elemental", "*/*",
        defines(LANDS_YOU_CONTROL, LANDS_YOU_CONTROL),
        gives(Filter(IsType("creature"), Controlled("you"), Not(IsToken())), BecomeType(("land",), ("Forest",))),
    ),
    card(
        "Mishra's Factory", "ミシュラの工廠", None, "Land", "",
        Activated(Cost(None, (TapThis(),)), AddMana(("C",))),
        Activated(
            mana("{1}"),
            Let(
                Modify(
                    This(),
                    (
                        BecomeType(("artifact", "creature"), ("Assembly-Worker",), besides=False, keeps_types=True),
                        SetPowerToughness(2, 2),
                    ),
                )
            ),
        ),
        Activated(
            Cost(None, (TapThis(),)),
            Let(Modify(Target(), (ModifyPowerToughness(1, 1),))),
            (target(IsType("creature"), IsSubtype("Assembly-Worker")),),
        ),
    ),
    card(
        "Svogthos, the Restless Tomb", "", None, "Land", "",
        Activated(Cost(None, (TapThis(),)), AddMana(("C",))),
        Activated(
            mana("{3}{B}{G}"),
            Let(
                Modify(
                    This(),
                    (
                        BecomeType(("creature",), ("Plant", "Zombie")),
                        BecomeColor(("B", "G")),
                        GainAbility(AS_BIG_AS_YOUR_GRAVEYARD),
                    ),
                )
            ),
        ),
    ),
)

DEFINED = (
    card(
        "Tarmogoyf", "タルモゴイフ", "{1}{G}", "Creature — Lhurgoyf", "*/1+*",
        defines(TYPES_IN_GRAVEYARDS, Plus(TYPES_IN_GRAVEYARDS, 1)),
    ),
    card(
        "Nightmare", "夢魔", "{5}{B}", "Creature — Nightmare Horse", "*/*",
        keyword("flying"), defines(SWAMPS_YOU_CONTROL, SWAMPS_YOU_CONTROL),
    ),
    card("Maro", "マロー", "{2}{G}{G}", "Creature — Elemental", "*/*", defines(CARDS_IN_YOUR_HAND, CARDS_IN_YOUR_HAND)),
    card(
        "Transguild Courier", "ギルド渡りの急使", "{4}", "Artifact Creature — Golem", "4/4",
        Static((Modify(This(), (BecomeColor(COLORS),)),), characteristic_defining=True),
    ),
    card(
        "Mistform Ultimus", "霧衣の究極体", "{4}{U}", "Legendary Creature — Illusion", "3/3",
        Static((Modify(This(), (BecomeType((), CREATURE_TYPES),)),), characteristic_defining=True),
    ),
    card("Dryad Arbor", "ドライアドの東屋", None, "Land Creature — Forest Dryad", "1/1", colors="G"),
)

POWER_AND_ABILITIES = (
    card("Glorious Anthem", "栄光の頌歌", "{1}{W}{W}", "Enchantment", "", gives(YOUR_CREATURE, ModifyPowerToughness(1, 1))),
    card("Crusade", "十字軍", "{W}{W}", "Enchantment", "", gives(Filter(IsType("creature"), IsColor("W")), ModifyPowerToughness(1, 1))),
    card("Bad Moon", "不吉の月", "{1}{B}", "Enchantment", "", gives(Filter(IsType("creature"), IsColor("B")), ModifyPowerToughness(1, 1))),
    card("Darkest Hour", "", "{B}", "Enchantment", "", gives(CREATURE, BecomeColor(("B",)))),
    card("Levitation", "", "{2}{U}{U}", "Enchantment", "", gives(YOUR_CREATURE, GainAbility(keyword("flying")))),
    card("Fervor", "", "{2}{R}", "Enchantment", "", gives(YOUR_CREATURE, GainAbility(keyword("haste")))),
    card(
        "Muraganda Petroglyphs", "", "{3}{G}", "Enchantment", "",
        gives(Filter(IsType("creature"), HasNoAbilities()), ModifyPowerToughness(2, 2)),
    ),
    card(
        "Dress Down", "", "{1}{U}", "Enchantment", "",
        keyword("flash"), enters(Draw()), gives(CREATURE, LoseAbilities()), beginning_of_end_step(Sacrifice(This())),
    ),
    card(
        "Archetype of Imagination", "", "{4}{U}{U}", "Enchantment Creature — Human Wizard", "3/2",
        gives(YOUR_CREATURE, GainAbility(keyword("flying"))), gives(OPPONENTS_CREATURE, CantHave("flying")),
    ),
    card(
        "Godhead of Awe", "", "{W/U}{W/U}{W/U}{W/U}{W/U}", "Creature — Spirit Avatar", "4/4",
        keyword("flying"), gives(Filter(IsType("creature"), Another()), SetPowerToughness(1, 1)),
    ),
    card(
        "Yixlid Jailer", "", "{1}{B}", "Creature — Zombie Wizard", "2/1",
        static(Modify(Each(Filter(), "graveyard"), (LoseAbilities(),))),
    ),
    card(
        "Anger", "怒り", "{3}{R}", "Creature — Incarnation", "2/2",
        keyword("haste"), Static((Modify(Each(YOUR_CREATURE), (GainAbility(keyword("haste")),)),), YOUR_MOUNTAIN, ("graveyard",)),
    ),
    card(
        "Wonder", "不可思議", "{3}{U}", "Creature — Incarnation", "2/2",
        keyword("flying"), Static((Modify(Each(YOUR_CREATURE), (GainAbility(keyword("flying")),)),), YOUR_ISLAND, ("graveyard",)),
    ),
)

SPELLS = (
    card(
        "Giant Growth", "巨大化", "{G}", "Instant", "",
        spell(Let(Modify(Target(), (ModifyPowerToughness(3, 3),))), targets=(TARGET_CREATURE,)),
    ),
    card(
        "Sleight of Mind", "", "{U}", "Instant", "",
        spell(ChangeColorWord(Target()), targets=(target(zone=SPELL_OR_PERMANENT),)),
    ),
    card(
        "Open the Vaults", "", "{4}{W}{W}", "Sorcery", "",
        spell(PutOntoBattlefield(Each(Filter(AnyOf(IsType("artifact"), IsType("enchantment"))), "graveyard"), "owner")),
    ),
    card("Inspired Charge", "", "{2}{W}{W}", "Instant", "", spell(Let(Modify(Each(YOUR_CREATURE), (ModifyPowerToughness(2, 1),))))),
    card(
        "Might of the Masses", "", "{G}", "Instant", "",
        spell(
            Let(Modify(Target(), (ModifyPowerToughness(CREATURES_YOU_CONTROL, CREATURES_YOU_CONTROL),))), targets=(TARGET_CREATURE,)
        ),
    ),
    card(
        "Jump", "ジャンプ", "{U}", "Instant", "",
        spell(Let(Modify(Target(), (GainAbility(keyword("flying")),))), targets=(TARGET_CREATURE,)),
        aliases=("跳躍",),
    ),
    card(
        "Humble", "", "{1}{W}", "Instant", "",
        spell(Let(Modify(Target(), (LoseAbilities(), SetPowerToughness(0, 1)))), targets=(TARGET_CREATURE,)),
    ),
    card(
        "Twisted Image", "", "{U}", "Instant", "",
        spell(Let(Modify(Target(), (SwitchPowerToughness(),))), Draw(), targets=(TARGET_CREATURE,)),
    ),
)

RULES_OF_THE_GAME = (
    card("Spellbook", "", "{0}", "Artifact", "", static(MaximumHandSize(None))),
    card("Thought Devourer", "", "{2}{U}{U}", "Creature — Beast", "4/4", keyword("flying"), static(MaximumHandSize(less=4))),
    card(
        "Recycle", "", "{4}{G}{G}", "Enchantment", "",
        static(Instead(WouldBegin("draw"), Skip())), Triggered(PlaysCard(), Draw()), static(MaximumHandSize(2)),
    ),
)

SELF_GRANTS = (
    card(
        "Sejiri Merfolk", "", "{1}{U}", "Creature — Merfolk Soldier", "2/1",
        Static(
            (Modify(This(), (GainAbility(keyword("first strike")), GainAbility(keyword("lifelink")))),),
            Exists(Each(Filter(IsSubtype("Plains"), Controlled("you")))),
        ),
    ),
    card(
        "Wind Dancer", "", "{1}{U}", "Creature — Faerie", "1/1",
        keyword("flying"),
        Activated(
            Cost(None, (TapThis(),)), Let(Modify(Target(), (GainAbility(keyword("flying")),))), (TARGET_CREATURE,)
        ),
    ),
)

CARDS = (*TYPE_CHANGERS, *DEFINED, *POWER_AND_ABILITIES, *SPELLS, *RULES_OF_THE_GAME, *SELF_GRANTS)
